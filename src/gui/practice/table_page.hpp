#pragma once

#include <QWidget>

class QSplitter;

namespace thrum::gui {

class BoardLayout;
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

    [[nodiscard]] BoardView& board() const;
    [[nodiscard]] ControlBar& controls() const;
    [[nodiscard]] PromptPanel& prompt() const { return *m_prompt; }
    [[nodiscard]] LogPanel& log() const { return *m_log; }
    [[nodiscard]] RefusalBubble& refusal() const;
    [[nodiscard]] QSplitter& columns() const;
    [[nodiscard]] QSplitter& rightColumn() const;
    /// Only the board, for full screen.
    void showPanels(bool shown);

private:
    BoardLayout* m_layout = nullptr;
    PromptPanel* m_prompt = nullptr;
    LogPanel* m_log = nullptr;
};

}  // namespace thrum::gui
