#pragma once

#include "gui/board/board_scene.hpp"
#include "gui/board_game/board_stage.hpp"
#include "gui/games/tap/fair_calls.hpp"
#include "gui/games/tap/hint_thread.hpp"
#include "gui/games/tap/tap_log.hpp"
#include "gui/games/tap/tap_sounds.hpp"
#include "gui/games/tap/tool.hpp"
#include "gui/games/tap/wrist_card.hpp"
#include "gui/match/game_page.hpp"
#include "gui/widgets/announcer.hpp"
#include "gui/widgets/play_log.hpp"

#include <functional>
#include <memory>
#include <vector>

#include <QTimer>
#include <QWidget>

namespace thrum::gui {

class ArbiterPanel;
class BoardLayout;
class BoardView;
class ControlBar;
class LogPanel;
class TapPanel;
class RefusalBubble;

/// The page of a game: board and control bar, prompt panel and play-by-play. Owns what belongs to
/// one match in the window; the keys of both coaches work wherever the page has the keyboard (D53).
class TapPage final : public GamePage, public BoardStage {
    Q_OBJECT

public:
    explicit TapPage(std::unique_ptr<TapMatch> match, QWidget* parent = nullptr);
    ~TapPage() override;
    TapPage(const TapPage&) = delete;
    TapPage& operator=(const TapPage&) = delete;
    TapPage(TapPage&&) = delete;
    TapPage& operator=(TapPage&&) = delete;

    [[nodiscard]] TapMatch& match() const override { return *m_match; }
    [[nodiscard]] MatchTool& tool() { return m_tool; }
    [[nodiscard]] BoardStage* stage() override { return this; }
    [[nodiscard]] FigureTool& hand() override { return m_tool; }
    [[nodiscard]] Selection& selection() override { return m_selection; }
    [[nodiscard]] PlayLog& log() override { return m_log; }
    [[nodiscard]] BoardView& board() const override { return *m_board; }
    [[nodiscard]] ControlBar& controls() const override { return *m_controls; }
    [[nodiscard]] QString spoken(FigureId figure) const override;
    [[nodiscard]] TapPanel& panel() const { return *m_panel; }
    [[nodiscard]] LogPanel& logPanel() const override { return *m_logPanel; }
    [[nodiscard]] WhatIfBar& whatIfBar() const override;
    [[nodiscard]] QPushButton* mainButtonWidget() const override;
    [[nodiscard]] QWidget& picture() const override;
    [[nodiscard]] StripFacts strip() const override;
    [[nodiscard]] StripDetail stripDetail(StripPart part) const override;
    [[nodiscard]] QString title() const override;
    [[nodiscard]] QString promptTitle() const override;
    [[nodiscard]] QString spokenClocks() const override;
    [[nodiscard]] QString spokenSide(Side side) const override;
    [[nodiscard]] QString clauseAsked() const override;

    [[nodiscard]] std::vector<QWidget*> panes() const override;
    void refillLog() override { m_writer.refill(); }
    void setLayers(const ShownLayers& layers) override;
    void setSnap(bool on) override { m_tool.setSnap(on); }
    void selectSide(Side side) override { m_tool.selectSide(side); }
    [[nodiscard]] Side offense() const override { return m_match->state().offense; }
    void setFollowsBall(bool follows) override { m_follows = follows; }
    void showPanels(bool shown) override;
    void showLog(bool shown) override;
    void fitPlay() override;
    void setTurned(bool turned, bool forCoach) override;
    /// The starred plays of a side, as a coach wears them; asked each time.
    using Wrist = std::function<std::vector<WristPlay>(bool offense)>;
    void setWrist(Wrist wrist);
    /// Why no base may be tuned at the bench now; empty if one may.
    [[nodiscard]] QString benchProblem() const;
    /// Why there is no wrist card now; empty if there is one.
    [[nodiscard]] QString wristProblem() const;
    void showWristCard();
    /// Lines the side that is asked up as the play wants it; its carrier is offered later.
    void callPlay(const Play& play);
    /// Asks the adviser what he would do; the answer is drawn and said. While he thinks, or while
    /// his idea is shown, the idea is put away instead.
    void hint();
    void mainAction() override;
    void toggleSwitch() override;
    void coach(Side side, CoachCommand command) override;
    [[nodiscard]] QString coachProblem(Side side, CoachCommand command) const override;
    void setCoachKeys(CoachKeys keys) override;
    /// Done, Set or Ready of a side; its part of a break.
    void done(Side side);
    /// The penalty call of a side, if one may be made.
    void callPenalty(Side side);
    void callDown(Side side);
    void undo() override;
    void redo() override;
    void pause() override;
    [[nodiscard]] CommandOffer pauseOffer() const override;
    [[nodiscard]] bool mayThrow() const override;
    /// The arbiter's panel, beside the game; it stays open while the game goes on.
    void showArbiter();
    void refresh() override;

signals:
    /// The last second before the last tackle.
    void touchAsked();

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
    void dragIn(FigureId figure, QPoint onScreen);
    void dropIn(FigureId figure, QPoint onScreen);
    [[nodiscard]] QPoint placeOf(std::optional<FigureId> figure) const;
    [[nodiscard]] std::vector<QRect> menOnScreen(std::optional<FigureId> about) const;
    void onRefused(const MatchRefusal& refusal);
    void showPlay();
    void showPlaysEnd();
    void followBall();
    void turnBoard();
    void askedAnew();
    [[nodiscard]] bool mayBeDone(Side side) const;
    void takeHint();
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
    TapLog m_writer;
    TapSounds m_sounds;
    HintThread m_adviser;
    std::optional<coach::Hint> m_hint;
    tap::State m_hintFor;  ///< what the hint was asked about, clocks left out
    ShownLayers m_layers;
    BoardLayout* m_layout = nullptr;
    BoardView* m_board = nullptr;
    ControlBar* m_controls = nullptr;
    TapPanel* m_panel = nullptr;
    LogPanel* m_logPanel = nullptr;
    RefusalBubble* m_refusal = nullptr;
    ArbiterPanel* m_arbiter = nullptr;  ///< made when it is asked for
    Wrist m_wrist;
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
