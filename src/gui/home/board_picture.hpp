#pragma once

#include "gui/board/board_scene.hpp"

#include <QWidget>

namespace thrum::gui {

class BoardView;

/// A board to look at: nothing on it can be moved. A click on it is one click.
class BoardPicture final : public QWidget {
    Q_OBJECT

public:
    explicit BoardPicture(QWidget* parent = nullptr);
    void showScene(const BoardScene& scene);
    [[nodiscard]] QSize sizeHint() const override { return {600, 170}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 150}; }

signals:
    void pressed();

protected:
    void mouseReleaseEvent(QMouseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    BoardView* m_board = nullptr;
};

}  // namespace thrum::gui
