#pragma once

#include "gui/games/solitaire/page.hpp"

class QComboBox;
class QDoubleSpinBox;
class QPushButton;
class QSlider;

namespace thrum::gui {
class SwitchButton;
}

class QCheckBox;

namespace thrum::gui::sol {

/// A throw or a kick: whom it is for, its three steps, the slider for whoever would not time
/// anything, and the die for whoever would rather not aim.
class ShotPage final : public SolPage {
    Q_OBJECT

public:
    explicit ShotPage(const SolDesk& desk, QWidget* parent = nullptr);

    void refresh() override;
    void refreshTime() override;
    [[nodiscard]] MainButton mainButton() const override;
    void pressMain() override;
    bool digitPressed(int n) override;
    bool figureClicked(FigureId figure) override;

private:
    void makeAssist();
    void makeRoll();
    void fillFacts();
    void fillSteps();
    void fillReceivers();
    void fillAssist();

    QLabel* m_from = nullptr;
    QLabel* m_to = nullptr;
    std::array<QLabel*, 3> m_steps{};
    QLabel* m_menHeading = nullptr;
    FigureChips* m_men = nullptr;
    QLabel* m_man = nullptr;
    QCheckBox* m_assist = nullptr;
    QLabel* m_powerLabel = nullptr;
    QSlider* m_power = nullptr;
    QDoubleSpinBox* m_aim = nullptr;
    QDoubleSpinBox* m_loft = nullptr;
    QWidget* m_numbers = nullptr;
    QWidget* m_rollRow = nullptr;
    QPushButton* m_roll = nullptr;
    QComboBox* m_level = nullptr;
    QPushButton* m_back = nullptr;
};

}  // namespace thrum::gui::sol
