#pragma once

#include "gui/games/tap/tap_prompt_page.hpp"

namespace thrum::gui {

class ActionList;

/// A decision from a short list: toss, kick, touchback or return, try, breaks, switch on.
class DecidePage final : public TapPromptPage {
    Q_OBJECT

public:
    explicit DecidePage(const TapDesk& desk, QWidget* parent = nullptr);

    [[nodiscard]] MainButton mainButton() const override;
    void pressMain() override;
    void refresh() override;

private:
    struct Offer {
        tap::DecisionKind kind = tap::DecisionKind::Done;
        tap::Choice choice = tap::Choice::None;
        Side side = Side::Home;
    };
    void choose(int id);

    QLabel* m_result = nullptr;
    QLabel* m_lead = nullptr;
    ActionList* m_actions = nullptr;
    QLabel* m_expiry = nullptr;
    std::vector<Offer> m_offers;
    std::optional<int> m_only;  ///< the choice, where there is but one
    QString m_onlyText;
};

}  // namespace thrum::gui
