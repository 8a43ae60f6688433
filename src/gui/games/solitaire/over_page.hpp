#pragma once

#include "gui/games/solitaire/page.hpp"

namespace thrum::gui {
class ThrowTray;
}

namespace thrum::gui::sol {

/// A play is over and lies there to be looked at.
class OverPage final : public SolPage {
    Q_OBJECT

public:
    explicit OverPage(const SolDesk& desk, QWidget* parent = nullptr);

    [[nodiscard]] MainButton mainButton() const override;
    void pressMain() override;
    void refresh() override;

protected:
    void showEvent(QShowEvent* event) override;

private:
    Stopwatch m_shown;
    QLabel* m_gain = nullptr;
    QLabel* m_result = nullptr;
};

/// Something is in the air: the coin in its tray, a ball over the board.
class AirPage final : public SolPage {
    Q_OBJECT

public:
    explicit AirPage(const SolDesk& desk, QWidget* parent = nullptr);

    [[nodiscard]] MainButton mainButton() const override;
    void pressMain() override;
    void refresh() override;

signals:
    /// The coach has seen enough of it.
    void enough();

private:
    QLabel* m_what = nullptr;
    ThrowTray* m_tray = nullptr;
    int m_flown = 0;  ///< the question whose coin is in the air, or was
};

}  // namespace thrum::gui::sol
