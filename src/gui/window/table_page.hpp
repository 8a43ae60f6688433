#pragma once

#include <QWidget>

class QSplitter;

namespace thrum::gui {

class BoardView;
class ControlBar;
class LogPanel;
class PlayLog;
class PromptPanel;
class RefusalBubble;

/// The page of a game on the board: board and control bar, prompt panel and play-by-play beside.
class TablePage final : public QWidget {
    Q_OBJECT

public:
    explicit TablePage(PlayLog& log, QWidget* parent = nullptr);

    [[nodiscard]] BoardView& board() const { return *m_board; }
    [[nodiscard]] ControlBar& controls() const { return *m_controls; }
    [[nodiscard]] PromptPanel& prompt() const { return *m_prompt; }
    [[nodiscard]] LogPanel& log() const { return *m_log; }
    [[nodiscard]] RefusalBubble& refusal() const { return *m_refusal; }
    [[nodiscard]] QSplitter& columns() const { return *m_columns; }
    [[nodiscard]] QSplitter& rightColumn() const { return *m_right; }
    /// Only the board, for full screen.
    void showPanels(bool shown);

private:
    BoardView* m_board = nullptr;
    ControlBar* m_controls = nullptr;
    PromptPanel* m_prompt = nullptr;
    LogPanel* m_log = nullptr;
    RefusalBubble* m_refusal = nullptr;
    QSplitter* m_columns = nullptr;
    QSplitter* m_right = nullptr;
};

}  // namespace thrum::gui
