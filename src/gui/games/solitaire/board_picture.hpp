#pragma once

#include <QWidget>

namespace thrum::gui {
class BoardView;
class ControlBar;
}  // namespace thrum::gui

namespace thrum::gui::sol {

class ShotBar;

/// What lies on the table: the board, the shot's bar while one is made, the switch and the view.
class SolPicture final : public QWidget {
    Q_OBJECT

public:
    explicit SolPicture(QWidget* parent = nullptr);

    [[nodiscard]] BoardView& board() const { return *m_board; }
    [[nodiscard]] ControlBar& controls() const { return *m_controls; }
    [[nodiscard]] ShotBar& shot() const { return *m_shot; }

private:
    BoardView* m_board = nullptr;
    ControlBar* m_controls = nullptr;
    ShotBar* m_shot = nullptr;
};

}  // namespace thrum::gui::sol
