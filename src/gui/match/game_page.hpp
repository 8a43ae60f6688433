#pragma once

#include "gui/commands/command_target.hpp"
#include "gui/match/commands.hpp"
#include "gui/match/match.hpp"
#include "gui/scoreboard/scoreboard_strip.hpp"
#include "gui/scoreboard/strip_card.hpp"
#include "gui/sound/game_sound.hpp"
#include "gui/widgets/announcer.hpp"

#include <vector>

#include <QWidget>

class QPushButton;

namespace thrum::gui {

class BoardStage;
class LogPanel;
class PlayLog;
class WhatIfBar;

/// The page of a game, whichever it is: what the room and the window need of it. It owns what
/// belongs to one match in the window.
class GamePage : public QWidget {
    Q_OBJECT

public:
    using QWidget::QWidget;
    ~GamePage() override;
    GamePage(const GamePage&) = delete;
    GamePage& operator=(const GamePage&) = delete;
    GamePage(GamePage&&) = delete;
    GamePage& operator=(GamePage&&) = delete;

    [[nodiscard]] virtual Match& match() const = 0;
    [[nodiscard]] virtual PlayLog& log() = 0;
    [[nodiscard]] virtual LogPanel& logPanel() const = 0;
    [[nodiscard]] virtual WhatIfBar& whatIfBar() const = 0;
    [[nodiscard]] virtual QPushButton* mainButtonWidget() const = 0;
    /// What has the keyboard when the page is shown: the board, or what lies on the table.
    [[nodiscard]] virtual QWidget& picture() const = 0;
    /// The vibrating board that lies there; null: none does.
    [[nodiscard]] virtual BoardStage* stage() { return nullptr; }
    /// The parts of the page that the keyboard goes round.
    [[nodiscard]] virtual std::vector<QWidget*> panes() const = 0;
    /// The play by play of a game that is gone on with.
    virtual void refillLog() = 0;
    virtual void showPanels(bool shown) = 0;
    virtual void showLog(bool shown) = 0;
    /// What Enter does now.
    virtual void mainAction() = 0;
    /// Which keys the coaches have, to be shown on the buttons they press.
    virtual void setCoachKeys(CoachKeys keys) = 0;
    /// Stops every clock, or whoever thinks; or lets them go on.
    virtual void pause() = 0;
    [[nodiscard]] virtual CommandOffer pauseOffer() const = 0;
    /// Dice or a coin are due, and somebody here throws them.
    [[nodiscard]] virtual bool mayThrow() const = 0;
    /// A coach pressed a key of his own.
    virtual void coach(Side side, CoachCommand command) = 0;
    /// Why it would do nothing now, one sentence; empty: it does something.
    [[nodiscard]] virtual QString coachProblem(Side side, CoachCommand command) const = 0;
    virtual void undo() = 0;
    virtual void redo() = 0;
    virtual void refresh() = 0;

    [[nodiscard]] virtual StripFacts strip() const = 0;
    /// What a part of the strip tells when it is asked.
    [[nodiscard]] virtual StripDetail stripDetail(StripPart part) const = 0;
    /// Teams, score and how far the game is.
    [[nodiscard]] virtual QString title() const = 0;
    /// Who is asked, and what.
    [[nodiscard]] virtual QString promptTitle() const = 0;
    /// Every clock that is shown, in one breath; the situation of one team.
    [[nodiscard]] virtual QString spokenClocks() const = 0;
    [[nodiscard]] virtual QString spokenSide(Side side) const = 0;
    /// The rule behind what is asked; empty: none.
    [[nodiscard]] virtual QString clauseAsked() const = 0;

signals:
    /// Score board, title and commands are to be shown anew.
    void factsChanged();
    /// Only the clocks went on.
    void timePassed();
    void said(const QString& sentence, thrum::gui::NewsKind kind = NewsKind::Other);
    void newGameAsked();
    void boxScoreAsked();
    void replayAsked(bool atLastPlay);
    void turningPointsAsked();
    /// A play of the record, from its snap.
    void playAsked(std::size_t play);
    void drillAgainAsked();
    void ruleAsked(const QString& clause);
    void sounded(thrum::gui::GameSound sound);
};

}  // namespace thrum::gui
