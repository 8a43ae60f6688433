#pragma once

#include "gui/games/foursheet/page.hpp"

#include <vector>

class QSpinBox;

namespace thrum::gui {
class ActionList;
}

namespace thrum::gui::fss {

class DiceView;

/// Dice and the coin: who throws, what for and what is needed. They fall on the tray of the
/// picture; real ones are typed in here.
class RollPage final : public Page {
    Q_OBJECT

public:
    /// @param tray  outlives this
    RollPage(Desk& desk, DiceView& tray, QWidget* parent = nullptr);

    [[nodiscard]] MainButton mainButton() const override;
    void pressMain() override;
    void follow() override;
    /// A digit over the picture goes to the first die that has no face yet.
    bool takeKey(QKeyEvent& event) override;
    bool digitPressed(int digit) override;

protected:
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] bool isAsked() const;
    [[nodiscard]] bool isTyping() const;
    void buildDice();
    void type(const std::vector<int>& values);
    [[nodiscard]] QString hintFor(const std::string& purpose) const;
    /// The first die that nobody has said anything of; null: all have faces, or none is typed.
    [[nodiscard]] QSpinBox* firstEmptyDie() const;
    /// The keyboard stays on this page when the control that has it goes.
    void keepKeyboard();
    void askForDice();
    void askSoon();

    DiceView& m_tray;
    QLabel* m_purpose = nullptr;
    QLabel* m_hint = nullptr;
    QLabel* m_needs = nullptr;
    QWidget* m_dice = nullptr;
    std::vector<QSpinBox*> m_spins;
    std::vector<DieKind> m_kinds;
    ActionList* m_coin = nullptr;
};

}  // namespace thrum::gui::fss
