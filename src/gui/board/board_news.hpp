#pragma once

#include "gui/board/board_scene.hpp"

#include <QObject>
#include <QTimer>

namespace thrum::gui {

class BoardView;

/// Tells screen readers what changed on a board: who came or went, who was chosen, who moved; a
/// run, which changes everything sixty times a second, as little as four times a second.
class BoardNews final : public QObject {
    Q_OBJECT

public:
    explicit BoardNews(BoardView& board);
    /// The scene is another one now; costs nothing while nobody listens.
    void sceneChanged();

signals:
    /// Another man has the focus: his row.
    void focusTold(int row);
    /// These rows say something else now; a new table is all of them.
    void rowsTold(int first, int last);

private:
    void tell();
    void tellFocus();

    BoardView& m_board;
    QTimer m_timer;
    std::vector<FigureDrawing> m_told;
    std::optional<FigureId> m_focused;
};

}  // namespace thrum::gui
