#pragma once

#include "gui/board/board_scene.hpp"
#include "gui/board_game/tool.hpp"
#include "gui/games/tap/fair_calls.hpp"
#include "gui/match/commands.hpp"
#include "gui/match/hint_thread.hpp"
#include "gui/match/log.hpp"
#include "gui/match/sounds.hpp"
#include "gui/widgets/announcer.hpp"
#include "gui/widgets/play_log.hpp"

#include <memory>

#include <QTimer>
#include <QWidget>

namespace thrum::gui {

class ArbiterPanel;
class BoardLayout;
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

    /// The parts of the page that the keyboard goes round.
    [[nodiscard]] std::vector<QWidget*> panes() const;
    /// The play by play of a game that is gone on with.
    void refillLog() { m_writer.refill(); }
    void setLayers(const ShownLayers& layers);
    void setFollowsBall(bool follows) { m_follows = follows; }
    void showPanels(bool shown);
    void showLog(bool shown);
    void fitPlay();
    /// @param turned    the board is seen from its other end
    /// @param forCoach  and turned once more when the visitors act: everybody attacks to the right
    void setTurned(bool turned, bool forCoach);
    /// Asks the adviser what he would do; the answer is drawn and said. While he thinks, or while
    /// his idea is shown, the idea is put away instead.
    void hint();
    /// What Enter and Space do now.
    void mainAction();
    void toggleSwitch();
    /// A coach pressed a key of his own.
    void coach(Side side, CoachCommand command);
    /// Why it would do nothing now, one sentence; empty: it does something.
    [[nodiscard]] QString coachProblem(Side side, CoachCommand command) const;
    /// Which keys the coaches have, to be shown on the buttons they press.
    void setCoachKeys(CoachKeys keys);
    /// Done, Set or Ready of a side; its part of a break.
    void done(Side side);
    /// The penalty call of a side, if one may be made.
    void callPenalty(Side side);
    void callDown(Side side);
    void undo();
    void redo();
    /// Stops every clock, or whoever thinks; or lets them go on.
    void pause();
    /// The arbiter's panel, beside the game; it stays open while the game goes on.
    void showArbiter();
    void refresh();

signals:
    /// Score board, title and commands are to be shown anew.
    void factsChanged();
    /// Only the clocks went on.
    void timePassed();
    void said(const QString& sentence, thrum::gui::NewsKind kind = NewsKind::Other);
    void hoveredFigure(std::optional<thrum::FigureId> figure);
    void newGameAsked();
    /// A play of the record, from its snap.
    void playAsked(std::size_t play);
    /// The last second before the last tackle.
    void touchAsked();
    void drillAgainAsked();
    void boxScoreAsked();
    void replayAsked(bool atLastPlay);
    void turningPointsAsked();
    void clauseAsked(const QString& clause);
    void sounded(thrum::gui::GameSound sound);

protected:
    void keyPressEvent(QKeyEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void connectMatch();
    void sayWithheld();
    void peek();
    void noteCalls(const std::vector<tap::Event>& events);
    void refreshScene();
    void onFrame();
    void onChanged();
    void floatPanel();
    void onRefused(const MatchRefusal& refusal);
    void showPlay();
    void showPlaysEnd();
    void followBall();
    void turnBoard();
    void askedAnew();
    [[nodiscard]] bool mayBeDone(Side side) const;
    void dropHint();
    void dropOldHint();
    void onHint(const std::optional<coach::Hint>& hint);

    std::unique_ptr<TapMatch> m_match;
    CoachKeys m_coachKeys;
    int m_questionHeard = 0;
    Selection m_selection;
    MatchTool m_tool;
    PlayLog m_log;
    FairCalls m_calls;
    MatchLog m_writer;
    MatchSounds m_sounds;
    HintThread m_adviser;
    std::optional<coach::Hint> m_hint;
    tap::State m_hintFor;  ///< what the hint was asked about, clocks left out
    ShownLayers m_layers;
    BoardLayout* m_layout = nullptr;
    BoardView* m_board = nullptr;
    ControlBar* m_controls = nullptr;
    MatchPanel* m_panel = nullptr;
    LogPanel* m_logPanel = nullptr;
    RefusalBubble* m_refusal = nullptr;
    ArbiterPanel* m_arbiter = nullptr;  ///< made when it is asked for
    QTimer m_frames;
    QTimer m_clocks;
    std::optional<std::pair<Spot, tap::PlayKind>> m_shownLine;  ///< what the view was fitted to
    std::optional<FigureId> m_hovered;
    bool m_peekAllowed = false;  ///< asked and answered in this game
    bool m_follows = false;
    bool m_turned = false;
    bool m_turnsForCoach = false;
};

}  // namespace thrum::gui
