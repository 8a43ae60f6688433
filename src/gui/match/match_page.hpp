#pragma once

#include "gui/board/board_scene.hpp"
#include "gui/comfort/announcer.hpp"
#include "gui/match/match_commands.hpp"
#include "gui/match/match_log.hpp"
#include "gui/match/match_tool.hpp"
#include "gui/session/play_log.hpp"

#include <memory>

#include <QTimer>
#include <QWidget>

class QSplitter;

namespace thrum::gui {

class BoardView;
class ControlBar;
class LogPanel;
class MatchPanel;
class RefusalBubble;

/// The page of a game: board and control bar, prompt panel and play-by-play. Owns what belongs to
/// one match in the window; the keys of both coaches work wherever the page has the keyboard (D53).
class MatchPage final : public QWidget {
    Q_OBJECT

public:
    explicit MatchPage(std::unique_ptr<TapMatch> match, QWidget* parent = nullptr);
    ~MatchPage() override;
    MatchPage(const MatchPage&) = delete;
    MatchPage& operator=(const MatchPage&) = delete;
    MatchPage(MatchPage&&) = delete;
    MatchPage& operator=(MatchPage&&) = delete;

    [[nodiscard]] TapMatch& match() const { return *m_match; }
    [[nodiscard]] MatchTool& tool() { return m_tool; }
    [[nodiscard]] Selection& selection() { return m_selection; }
    [[nodiscard]] PlayLog& log() { return m_log; }
    [[nodiscard]] BoardView& board() const { return *m_board; }
    [[nodiscard]] ControlBar& controls() const { return *m_controls; }
    [[nodiscard]] MatchPanel& panel() const { return *m_panel; }
    [[nodiscard]] LogPanel& logPanel() const { return *m_logPanel; }
    [[nodiscard]] QSplitter& columns() const { return *m_columns; }
    [[nodiscard]] QSplitter& rightColumn() const { return *m_right; }

    void setLayers(const ShownLayers& layers);
    void setFollowsBall(bool follows) { m_follows = follows; }
    void showPanels(bool shown);
    void fitPlay();
    /// What Enter and Space do now.
    void mainAction();
    void toggleSwitch();
    /// A coach pressed a key of his own.
    void coach(Side side, CoachCommand command);
    /// Done, Set or Ready of a side; its part of a break.
    void done(Side side);
    /// The penalty call of a side, if one may be made.
    void callPenalty(Side side);
    void callDown(Side side);
    void undo();
    void refresh();

signals:
    /// Score board, title and commands are to be shown anew.
    void factsChanged();
    /// Only the clocks went on.
    void timePassed();
    void said(const QString& sentence, thrum::gui::NewsKind kind = NewsKind::Other);
    void hoveredFigure(std::optional<thrum::FigureId> figure);
    void newGameAsked();
    void boxScoreAsked();
    void replayAsked();
    void clauseAsked(const QString& clause);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectMatch();
    void refreshScene();
    void onFrame();
    void onChanged();
    void onRefused(const MatchRefusal& refusal);
    void showPlay();
    void followBall();

    std::unique_ptr<TapMatch> m_match;
    Selection m_selection;
    MatchTool m_tool;
    PlayLog m_log;
    MatchLog m_writer;
    ShownLayers m_layers;
    BoardView* m_board = nullptr;
    ControlBar* m_controls = nullptr;
    MatchPanel* m_panel = nullptr;
    LogPanel* m_logPanel = nullptr;
    RefusalBubble* m_refusal = nullptr;
    QSplitter* m_columns = nullptr;
    QSplitter* m_right = nullptr;
    QTimer m_frames;
    QTimer m_clocks;
    std::optional<Spot> m_shownLine;
    std::optional<FigureId> m_hovered;
    bool m_follows = false;
};

}  // namespace thrum::gui
