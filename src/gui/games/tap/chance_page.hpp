#pragma once

#include "gui/games/tap/tap_prompt_page.hpp"

class QButtonGroup;

namespace thrum::gui {

class ActionList;
class ThrowTray;

/// Dice and coin: who throws, what for, what is needed, and what fell. Real ones are typed in.
class ChancePage final : public TapPromptPage {
    Q_OBJECT

public:
    explicit ChancePage(const TapDesk& desk, QWidget* parent = nullptr);

    [[nodiscard]] MainButton mainButton() const override;
    void pressMain() override;
    void refresh() override;

private:
    [[nodiscard]] bool typing() const;
    [[nodiscard]] tap::ChanceKind kind() const;
    [[nodiscard]] QString meaning() const;
    [[nodiscard]] QString countsText() const;
    void buildDice();
    void type(const ChanceOutcome& shown);

    QLabel* m_lead = nullptr;
    ThrowTray* m_tray = nullptr;
    QLabel* m_sum = nullptr;
    QLabel* m_meaning = nullptr;
    QLabel* m_counts = nullptr;
    QWidget* m_dice = nullptr;
    std::vector<QButtonGroup*> m_faces;
    ActionList* m_actions = nullptr;
    bool m_flown = false;
};

}  // namespace thrum::gui
