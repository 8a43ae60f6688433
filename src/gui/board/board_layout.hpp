#pragma once

#include <array>

#include <QList>
#include <QWidget>

class QSplitter;

namespace thrum::gui {

class BoardView;
class ControlBar;
class RefusalBubble;

/// The frame in which a board is played on, at the practice table and in a game: board and control
/// bar at the left, two panes above each other at the right.
class BoardLayout final : public QWidget {
    Q_OBJECT

public:
    explicit BoardLayout(QWidget* parent = nullptr);

    [[nodiscard]] BoardView& board() const { return *m_board; }
    [[nodiscard]] ControlBar& controls() const { return *m_controls; }
    [[nodiscard]] RefusalBubble& refusal() const { return *m_refusal; }
    [[nodiscard]] QSplitter& columns() const { return *m_columns; }
    [[nodiscard]] QSplitter& right() const { return *m_right; }
    /// Both panes are children of right() already.
    /// @param upperGrows  the upper one takes what room there is, else the lower one
    void setPanes(QWidget& upper, QWidget& lower, bool upperGrows);
    /// Only the board, for full screen.
    void showPanes(bool shown);
    void showLower(bool shown);
    /// While the board is alone: the upper pane lies over its right edge, where something is asked.
    void floatUpper(bool shown);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void placeFloating();
    void leaveRoom(int width);

    bool m_alone = false;
    bool m_lowerShown = true;
    std::array<QList<int>, 2> m_docked;  ///< widths of the columns, heights of the panes
    BoardView* m_board = nullptr;
    ControlBar* m_controls = nullptr;
    RefusalBubble* m_refusal = nullptr;
    QSplitter* m_columns = nullptr;
    QSplitter* m_right = nullptr;
};

}  // namespace thrum::gui
