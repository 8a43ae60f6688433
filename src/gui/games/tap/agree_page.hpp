#pragma once

#include "gui/games/tap/tap_prompt_page.hpp"

namespace thrum::gui {

class ActionList;
class ChecksList;

/// Before the toss: the equipment check, obligatory in a tournament (TAP-MD-11), and both coaches'
/// word on the length of the game (TAP-GL-1).
class AgreePage final : public TapPromptPage {
    Q_OBJECT

public:
    explicit AgreePage(const TapDesk& desk, QWidget* parent = nullptr);

    [[nodiscard]] MainButton mainButton() const override;
    void pressMain() override;
    void refresh() override;

private:
    [[nodiscard]] Side asked() const;
    void agree(Side side, tap::Choice choice);

    QLabel* m_lead = nullptr;
    QLabel* m_facts = nullptr;
    QLabel* m_checksHeading = nullptr;
    ChecksList* m_checks = nullptr;
    ActionList* m_actions = nullptr;
};

}  // namespace thrum::gui
