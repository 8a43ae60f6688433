#pragma once

#include "gui/games/tap/tap_prompt_page.hpp"

class QDoubleSpinBox;

namespace thrum::gui {

class ActionList;
class ChecksList;
class FigureChips;

/// The pass: receiver, measured distance and its stick, the stick laid and turned, the ball at its
/// end, released or taken back. Clauses: TAP-PA-2 to PA-11.
class PassPage final : public TapPromptPage {
    Q_OBJECT

public:
    explicit PassPage(const TapDesk& desk, QWidget* parent = nullptr);

    [[nodiscard]] MainButton mainButton() const override;
    void pressMain() override;
    void refresh() override;
    bool figureClicked(FigureId figure) override;

private:
    void fillFacts();
    void fillChecks();
    [[nodiscard]] std::optional<RuleViolation> stickRefusal() const;

    QLabel* m_facts = nullptr;
    QLabel* m_lead = nullptr;
    QLabel* m_receiversHeading = nullptr;
    FigureChips* m_receivers = nullptr;
    QLabel* m_checksHeading = nullptr;
    ChecksList* m_checks = nullptr;
    QWidget* m_turnRow = nullptr;
    QDoubleSpinBox* m_turn = nullptr;
    ActionList* m_actions = nullptr;
};

}  // namespace thrum::gui
