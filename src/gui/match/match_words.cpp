#include "gui/match/match_words.hpp"

#include "gui/match/tap_match.hpp"
#include "gui/session/field_words.hpp"

#include <algorithm>

#include <QCoreApplication>

namespace thrum::gui {

namespace {
using tap::DecisionKind;
using tap::Phase;

QString words(const char* text) {
    return QCoreApplication::translate("MatchWords", text);
}
QString counted(const char* one, const char* many, int n) {
    return n == 1 ? words(one) : words(many).arg(n);
}

bool isPunt(const tap::State& s) {
    return s.playFacts.kind == tap::PlayKind::Punt && !s.playFacts.fakeDeclared;
}

QString pivotsLeft(const TapMatch& match) {
    const tap::Option* option = match.option(DecisionKind::Pivot);
    if (option == nullptr || !option->left)
        return words("Turn as many of your men as you like.");
    if (*option->left == 0)
        return words("No pivot is left; those turned may still be changed.");
    return *option->left == 1 ? words("One more man may be turned.")
                              : words("%1 men may be turned.").arg(*option->left);
}

QString notEngaged() {
    return words("Engaged men stay as they are.");
}

QString titleOf(const TapMatch& match) {
    const tap::State& s = match.state();
    const QString team = match.teamName(match.prompt().side);
    const auto own = [&team](const char* text) { return words(text).arg(team); };
    switch (s.phase) {
        case Phase::Setup:
            return words("Before the game");
        case Phase::Toss:
            return s.tossWinner ? own("%1: kick or receive?") : own("%1: call the toss");
        case Phase::OvertimeToss:
            return s.tossWinner ? own("%1: offense or defense?") : own("%1: call the toss");
        case Phase::Halftime:
            return words("Half-time");
        case Phase::Final:
            return words("Final");
        case Phase::Break:
            return s.stage == tap::LineupStage::Preplace ? own("%1: defense lines up")
                                                         : words("Break");
        case Phase::LineUp:
            return isPunt(s) ? own("%1: punt formation") : own("%1: offense lines up");
        case Phase::SetDefense:
            return own("%1: defense lines up");
        case Phase::Motion:
            return own("%1: motion or pivot");
        case Phase::Match:
            return own("%1: match it");
        case Phase::Announce:
            return own("%1: who gets the ball?");
        case Phase::Ready:
            return own("%1: snap");
        case Phase::StopOffense:
            return own("%1: stop %2 of %3").arg(s.stopsUsed).arg(s.rules.stoppages.max);
        case Phase::StopDefense:
        case Phase::PuntStopDefense:
            return own("%1: answer the pivots");
        case Phase::PassSet:
            return own("%1: pass");
        case Phase::PassDefense:
            return own("%1: pivot to the ball");
        case Phase::TouchPossession:
        case Phase::TouchOther:
            return s.playFacts.touchbackChoice ? own("%1: touchback or run")
                                               : own("%1: pivots after the touch");
        case Phase::Restart:
        case Phase::PassRestart:
        case Phase::RestartFree:
        case Phase::RestartReturn:
        case Phase::PuntRestart:
        case Phase::OnsideReady:
            return own("%1: switch on");
        case Phase::Coin:
            return own("%1: flip for the fumble");
        case Phase::FumbleRecover:
        case Phase::FumbleOther:
            return s.playFacts.touchbackChoice ? own("%1: touchback or run")
                                               : own("%1: pivots after the fumble");
        case Phase::Dead:
            return s.review.flags.empty() ? words("Any call?") : own("%1: penalty");
        case Phase::KickDeclare:
            return own("%1: declare the kick");
        case Phase::KickLineUp:
        case Phase::OnsideLineUp:
            return match.prompt().side == s.offense ? own("%1: receiving team")
                                                    : own("%1: kicking team");
        case Phase::KickReady:
            return own("%1: kick off");
        case Phase::KickDecide:
            return own("%1: touchback or return");
        case Phase::ReturnPivot:
        case Phase::PuntReturnPivot:
            return own("%1: return pivots");
        case Phase::CoverPivot:
        case Phase::PuntCoverPivot:
            return own("%1: coverage pivots");
        case Phase::OnsideDeclared:
            return own("%1: roll the distance");
        case Phase::OnsideSecondRoll:
            return own("%1: roll the lane");
        case Phase::OnsideReceive:
        case Phase::OnsideKick:
            return own("%1: turn to the ball");
        case Phase::OnsideDecide:
            return own("%1: down or return");
        case Phase::PuntStop:
            return own("%1: punt or hang on");
        case Phase::PuntLanding:
            return own("%1: the punt lands");
        case Phase::FieldGoal:
            return own("%1: field goal");
        case Phase::TryChoice:
            return own("%1: the try");
        case Phase::TryRoll:
            return own("%1: extra point");
        default:
            return team;
    }
}

QString lineUpLead(const TapMatch& match) {
    const tap::State& s = match.state();
    switch (s.phase) {
        case Phase::Break:
            return words("Call a formation or place your men; the offense lines up next.");
        case Phase::SetDefense:
            return isPunt(s) ? words(
                                   "Keep the gunners' lanes clear and name a returner who waits "
                                   "off the field.")
                             : words("The offense is set. Line up on your own side.");
        case Phase::KickLineUp:
            return match.prompt().side == s.offense
                       ? words("Ten men on your line; the returner waits off the field.")
                       : words("Eleven men on your kicking line.");
        case Phase::OnsideLineUp:
            return words("Eleven men on the line. No returner.");
        default:
            return isPunt(s) ? words(
                                   "The punter takes the quarterback's place; name one or two "
                                   "gunners outside the tackles.")
                             : words(
                                   "Call a formation, then drag whom you like. The center is "
                                   "placed first.");
    }
}

QString leadOf(const TapMatch& match) {
    const tap::State& s = match.state();
    switch (s.phase) {
        case Phase::Setup:
            return words("Both coaches agree how long the game is.");
        case Phase::Toss:
        case Phase::OvertimeToss:
            if (!s.tossWinner)
                return words("The visiting coach calls while the coin is in the air.");
            return words("The %1 won the toss.").arg(match.teamName(*s.tossWinner));
        case Phase::Halftime:
            return words("The second half starts when both are ready or the time is up.");
        case Phase::Break:
            if (s.stage != tap::LineupStage::Preplace)
                return words("The next play starts when both are ready or the time is up.");
            return lineUpLead(match);
        case Phase::LineUp:
        case Phase::SetDefense:
        case Phase::KickLineUp:
        case Phase::OnsideLineUp:
            return lineUpLead(match);
        case Phase::Motion:
            return words(
                "One eligible receiver may be moved and one turned. The defense may then "
                "match it.");
        case Phase::Match:
            return words("The offense made %1 and %2; do as much, or let it be.")
                .arg(counted("one motion", "%1 motions", s.playFacts.motions),
                     counted("one pivot", "%1 pivots", s.playFacts.presnapPivots));
        case Phase::Announce:
            return words("The quarterback, or a running back behind him, takes the snap.");
        case Phase::Ready:
            return s.carrier || s.playFacts.snapTaker
                       ? words("%1 takes the snap. Switching on is the snap.")
                             .arg(manText(
                                 match,
                                 s.playFacts.snapTaker ? *s.playFacts.snapTaker : *s.carrier))
                       : words("Switching on is the snap.");
        case Phase::StopOffense:
            return words("Turn men, switch the quarterback's base, pitch or pass. %1")
                .arg(notEngaged());
        case Phase::StopDefense:
        case Phase::PuntStopDefense:
            return pivotsLeft(match) + QLatin1Char(' ') + notEngaged();
        case Phase::PassDefense:
            return words("Turn any free man toward the ball. %1")
                .arg(match.option(DecisionKind::Pivot) != nullptr &&
                             match.option(DecisionKind::Pivot)->left.value_or(0) > 0
                         ? words("%1 may be turned elsewhere.")
                               .arg(*match.option(DecisionKind::Pivot)->left)
                         : notEngaged());
        case Phase::PassSet:
            return s.playFacts.pass.receiver
                       ? words(
                             "Lay the stick: click where it shall point. The receiver turns with "
                             "it.")
                       : words("Click the receiver, or take one of the list.");
        case Phase::TouchPossession:
        case Phase::FumbleRecover:
            if (s.playFacts.touchbackChoice)
                return words("The ball was gained in the own end zone.");
            return s.carrier ? words("%1 has the ball. %2 %3")
                                   .arg(manText(match, *s.carrier), pivotsLeft(match), notEngaged())
                             : pivotsLeft(match);
        case Phase::TouchOther:
        case Phase::FumbleOther:
        case Phase::ReturnPivot:
        case Phase::CoverPivot:
        case Phase::PuntReturnPivot:
        case Phase::PuntCoverPivot:
            return pivotsLeft(match) + QLatin1Char(' ') + notEngaged();
        case Phase::OnsideReceive:
        case Phase::OnsideKick:
            return words("%1 Each toward the ball.").arg(pivotsLeft(match));
        case Phase::Restart:
        case Phase::PassRestart:
            return words("All windows are closed. The offense holds the switch.");
        case Phase::RestartFree:
            return words("The side without the ball holds the switch. No more stops in this play.");
        case Phase::RestartReturn:
        case Phase::PuntRestart:
            return words("The kicking side holds the switch. A return has no stops.");
        case Phase::Coin:
            return words("Heads: down at the spot. Tails: the ball is lost.");
        case Phase::Dead:
            return s.review.flags.empty()
                       ? words("Interference may be called by the coach it was against.")
                       : words("Accept or decline: each column says what follows.");
        case Phase::KickDeclare:
            return words("Declared first, before anybody lines up.");
        case Phase::KickReady:
            return words("The board runs %1 seconds by itself; falls count.")
                .arg(s.rules.kickoff.runSeconds);
        case Phase::KickDecide:
            return words("The kick has run.");
        case Phase::OnsideDeclared:
            return words(
                       "The kick travels as many yards from the %1 as the dice show; %2 or more "
                       "are needed.")
                .arg(s.rules.onside.fromYard)
                .arg(s.rules.onside.successMinimum);
        case Phase::OnsideSecondRoll:
            return words("The second roll says how far from the left sideline the ball lies.");
        case Phase::OnsideReady:
            return words("The board runs until somebody touches the ball.");
        case Phase::OnsideDecide:
            return s.carrier ? words("%1 has recovered.").arg(manText(match, *s.carrier))
                             : QString{};
        case Phase::PuntStop:
            return words("Punt now, or hang on and turn men. %1 stops used.")
                .arg(QStringLiteral("%1/%2").arg(s.stopsUsed).arg(s.rules.stoppages.max));
        case Phase::PuntLanding:
            return words("The ball comes down in your end of the field.");
        case Phase::FieldGoal:
            return words("No figures line up. Roll within the 40 seconds, or take it back.");
        case Phase::TryChoice:
            return words("Touchdown. One point by the dice, or two by a play from the five.");
        case Phase::TryRoll:
            return words("Anything but a two is good.");
        default:
            return {};
    }
}
}  // namespace

PromptWords promptWords(const TapMatch& match) {
    const tap::Prompt& prompt = match.prompt();
    if (match.doing() == MatchDoing::Thinking && prompt.kind == tap::PromptKind::Run)
        return {words("Ready for the run"), {}};
    if (match.doing() == MatchDoing::Thinking)
        return {words("%1 think").arg(match.teamName(prompt.side)), {}};
    if (match.state().paused)
        return {words("Paused"), words("No clock runs. Either coach may go on.")};
    if (match.state().handover && match.doing() == MatchDoing::Waiting)
        return {words("%1: your turn").arg(match.teamName(*match.state().handover)), leadOf(match)};
    return {titleOf(match), leadOf(match)};
}

std::optional<DecisionKind> mainDecision(const TapMatch& match) {
    // The first of these that is due; choices have none preset.
    constexpr std::array kMain = {DecisionKind::TakeOver,
                                  DecisionKind::Resume,
                                  DecisionKind::Set,
                                  DecisionKind::Ready,
                                  DecisionKind::ReleasePass,
                                  DecisionKind::Done,
                                  DecisionKind::SwitchOn,
                                  DecisionKind::Roll,
                                  DecisionKind::Flip};
    for (const DecisionKind kind : kMain)
        if (match.wants(kind))
            return kind;
    return std::nullopt;
}

QString decisionText(DecisionKind kind, const TapMatch& match) {
    const tap::State& s = match.state();
    switch (kind) {
        case DecisionKind::TakeOver:
            return words("I'm here");
        case DecisionKind::Resume:
            return words("Go on");
        case DecisionKind::Pause:
            return words("Pause");
        case DecisionKind::Set:
            return words("Set");
        case DecisionKind::Ready:
            return words("Ready");
        case DecisionKind::ReleasePass:
            return words("Lift stick — ball is down");
        case DecisionKind::Done:
            if (s.phase == Phase::Motion && s.playFacts.motions == 0 &&
                s.playFacts.presnapPivots == 0)
                return words("No change");
            return words("Done");
        case DecisionKind::SwitchOn:
            if (s.phase == Phase::Ready)
                return words("Snap");
            return s.phase == Phase::KickReady ? words("Kick off") : words("Switch on");
        case DecisionKind::Roll:
            return words("Roll the dice");
        case DecisionKind::Flip:
            return words("Flip the coin");
        case DecisionKind::DeclarePunt:
            return words("Punt");
        case DecisionKind::DeclareFieldGoal:
            return words("Field goal");
        case DecisionKind::Withdraw:
            return words("Take it back");
        case DecisionKind::DeclareFake:
            return words("Fake the punt");
        case DecisionKind::DeclarePass:
            return words("Pass");
        case DecisionKind::WithdrawPass:
            return words("No pass after all");
        case DecisionKind::EarlyTouchback:
            return words("Touchback at the %1").arg(s.rules.kickoff.earlyTouchbackYard);
        case DecisionKind::TakeTouchback:
            return words("Touchback");
        case DecisionKind::ReturnKick:
            return s.playFacts.touchbackChoice ? words("Run it out") : words("Return it");
        case DecisionKind::DownBall:
            return words("Down it here");
        case DecisionKind::FairCatch:
            return words("Fair catch");
        case DecisionKind::Punt:
            return words("Punt now");
        case DecisionKind::HangOn:
            return words("Hang on");
        case DecisionKind::Accept:
            return words("Accept");
        case DecisionKind::Decline:
            return words("Decline");
        case DecisionKind::Announce:
            return words("Announce");
        case DecisionKind::Pitch:
            return words("Pitch");
        case DecisionKind::SwitchBase:
            return words("Switch base");
        case DecisionKind::Pivot:
            return words("Turn");
        case DecisionKind::MoveInMotion:
            return words("Motion");
        case DecisionKind::NameReceiver:
            return words("Throw to");
        case DecisionKind::NameReturner:
            return words("Returner");
        case DecisionKind::NameGunners:
            return words("Gunners");
        case DecisionKind::LayStick:
            return words("Lay the stick");
        case DecisionKind::TurnReceiver:
            return words("Turn the receiver");
        case DecisionKind::CallDelay:
            return words("Delay of game");
        case DecisionKind::CallTooManyMen:
            return words("Too many men");
        case DecisionKind::CallInterference:
            return words("Interference");
        case DecisionKind::CallGunner:
            return words("Gunner interfered with");
        case DecisionKind::NoCall:
            return words("No call");
        case DecisionKind::Place:
            return words("Place");
        case DecisionKind::Lift:
            return words("Lift");
        default:
            return {};
    }
}

QString decisionTip(DecisionKind kind, const TapMatch& match) {
    const tap::State& s = match.state();
    switch (kind) {
        case DecisionKind::DeclarePunt:
            return words("Before “set”; the punter takes the snap.");
        case DecisionKind::DeclareFieldGoal:
            return words("Two dice against the distance; no figures.");
        case DecisionKind::Withdraw:
            return words("An ordinary play after all.");
        case DecisionKind::DeclareFake:
            return words("An ordinary play with the punter as quarterback.");
        case DecisionKind::DeclarePass:
            return words("Then name a receiver and lay the stick, 20 seconds.");
        case DecisionKind::WithdrawPass:
            return words("The quarterback keeps the ball; no second try at this stop.");
        case DecisionKind::EarlyTouchback:
            return words("Instead of playing the kick.");
        case DecisionKind::TakeTouchback:
            return s.phase == Phase::KickDecide
                       ? words("First and ten at your %1.")
                             .arg(s.playFacts.kind == tap::PlayKind::SafetyKick
                                      ? s.rules.safetyKick.returnYard
                                      : s.rules.kickoff.touchbackYard)
                       : words("First and ten at your %1.").arg(s.rules.punt.touchbackYard);
        case DecisionKind::ReturnKick:
            return words("The returner carries; no stops.");
        case DecisionKind::DownBall:
            return words("First and ten where the ball was recovered.");
        case DecisionKind::FairCatch:
            return words("The ball is dead where it comes down.");
        case DecisionKind::Punt:
            return words("It lands %1 yards past the deepest gunner.")
                .arg(s.rules.punt.yardsPastGunner);
        case DecisionKind::HangOn:
            return s.stopsUsed >= s.rules.stoppages.max
                       ? words("This was the last stop: the punter can then no longer punt.")
                       : words("Keep the ball; the defense may answer your pivots.");
        case DecisionKind::CallDelay:
            return words("Five yards; the line-up starts anew.");
        case DecisionKind::CallTooManyMen:
            return words("Five yards; the line-up starts anew.");
        case DecisionKind::CallInterference:
            return words("The referee looks at what he saw.");
        case DecisionKind::CallGunner:
            return words("Ten yards and a first down.");
        case DecisionKind::NoCall:
            return words("Nothing to call.");
        default:
            return {};
    }
}

QString choiceText(tap::Choice choice) {
    switch (choice) {
        case tap::Choice::Heads:
            return words("Heads");
        case tap::Choice::Tails:
            return words("Tails");
        case tap::Choice::Kick:
            return words("Kick");
        case tap::Choice::Receive:
            return words("Receive");
        case tap::Choice::Offense:
            return words("Offense first");
        case tap::Choice::Defense:
            return words("Defense first");
        case tap::Choice::Kickoff:
            return words("Kickoff");
        case tap::Choice::Onside:
            return words("Onside kick");
        case tap::Choice::ExtraPoint:
            return words("Extra point");
        case tap::Choice::TwoPoint:
            return words("Two points");
        case tap::Choice::Plays:
            return words("By plays");
        case tap::Choice::Clock:
            return words("By the clock");
        case tap::Choice::Solitaire:
            return words("Solitaire");
        case tap::Choice::Hotseat:
            return words("Hot-seat");
        case tap::Choice::Tournament:
            return words("Tournament");
        case tap::Choice::None:
            break;
    }
    return {};
}

QString choiceTip(tap::Choice choice, const TapMatch& match) {
    const tap::State& s = match.state();
    switch (choice) {
        case tap::Choice::Kick:
            return words("You kick off now and receive in the second half.");
        case tap::Choice::Receive:
            return words("You receive now and kick off in the second half.");
        case tap::Choice::Offense:
            return words("Your play comes first, from the 50.");
        case tap::Choice::Defense:
            return words("You play second and know what is needed.");
        case tap::Choice::Kickoff:
            return words("The board runs %1 seconds, then the return.")
                .arg(s.rules.kickoff.runSeconds);
        case tap::Choice::Onside:
            return words("Two dice: %1 or more and the ball is free.")
                .arg(s.rules.onside.successMinimum);
        case tap::Choice::ExtraPoint:
            return words("Two dice: one point unless they show two.");
        case tap::Choice::TwoPoint:
            return words("One play from the %1-yard line.").arg(s.rules.twoPoint.yardLine);
        case tap::Choice::Plays:
            return words("%1 plays a half.").arg(s.rules.game.playsPerHalf);
        case tap::Choice::Clock:
            return words("%1 minutes a half.").arg(s.rules.game.halfMinutes);
        default:
            return {};
    }
}

QString undoWords(const tap::Decision& decision, const TapMatch& match) {
    const QString man = decision.figure ? match.numberOf(*decision.figure)
                        : decision.placements.size() == 1
                            ? match.numberOf(decision.placements.front().figure)
                            : QString{};
    switch (decision.kind) {
        case DecisionKind::Place:
            return man.isEmpty() ? words("placing %1 men").arg(decision.placements.size())
                                 : words("placing %1").arg(man);
        case DecisionKind::Lift:
            return words("lifting %1").arg(man);
        case DecisionKind::Pivot:
            return words("turn of %1").arg(man);
        case DecisionKind::MoveInMotion:
            return words("motion of %1").arg(man);
        case DecisionKind::Pitch:
            return words("pitch to %1").arg(man);
        case DecisionKind::Announce:
            return words("ball to %1").arg(man);
        case DecisionKind::NameReceiver:
            return words("receiver %1").arg(man);
        case DecisionKind::SwitchBase:
            return words("base of %1").arg(man);
        case DecisionKind::CallToss:
        case DecisionKind::ChooseToss:
        case DecisionKind::DeclareKick:
        case DecisionKind::ChooseTry:
        case DecisionKind::ConfirmMethod:
            return words("“%1”").arg(choiceText(decision.choice));
        default:
            return words("“%1”").arg(decisionText(decision.kind, match));
    }
}

QString clockText(tap::ClockName name) {
    using tap::ClockName;
    switch (name) {
        case ClockName::Game:
            return words("Game clock");
        case ClockName::Halftime:
            return words("Half-time");
        case ClockName::Break:
            return words("Break");
        case ClockName::AfterScore:
            return words("After the score");
        case ClockName::TryDecision:
            return words("Try");
        case ClockName::KickDeclare:
            return words("Kick");
        case ClockName::DefensePreplace:
        case ClockName::KickPreplace:
        case ClockName::OffenseLineup:
        case ClockName::DefenseAfterSet:
        case ClockName::ReceivingAfterSet:
            return words("Line-up");
        case ClockName::Motion:
            return words("Motion");
        case ClockName::Match:
            return words("Match");
        case ClockName::Announce:
            return words("Announce");
        case ClockName::Snap:
            return words("Snap");
        case ClockName::Pass:
            return words("Pass");
        case ClockName::Restart:
            return words("Switch on");
        case ClockName::ReturnDecision:
            return words("Return");
        case ClockName::PenaltyCall:
            return words("Calls");
        case ClockName::PenaltyDecision:
            return words("Penalty");
        case ClockName::TossChoice:
            return words("Toss");
        case ClockName::Roll:
            return words("Dice");
        case ClockName::Coin:
            return words("Coin");
        case ClockName::Handover:
            return words("Handover");
        default:
            return words("Pivots");
    }
}

QString expiryText(const tap::ClockView& clock) {
    if (clock.policy == tap::ClockPolicy::Advisory)
        return words("the clock only guides");
    if (clock.onExpiry == "closes")
        return words("then the window closes; what was done stands");
    if (clock.onExpiry == "delay_callable")
        return words("then delay of game may be called");
    if (clock.onExpiry == "referee_switches_on")
        return words("then the referee switches on");
    if (clock.onExpiry == "quarterback")
        return words("then the quarterback has the ball");
    if (clock.onExpiry == "quarterback_keeps")
        return words("then the quarterback keeps the ball");
    if (clock.onExpiry == "touchback")
        return words("then it is a touchback");
    if (clock.onExpiry == "referee_rolls")
        return words("then the referee rolls");
    if (clock.onExpiry == "referee_flips")
        return words("then the referee flips");
    if (clock.onExpiry == "better_option")
        return words("then the referee takes the better option");
    if (clock.onExpiry == "ready")
        return words("then the line-up counts as it stands");
    if (clock.onExpiry == "kickoff")
        return words("then it is a kickoff");
    if (clock.onExpiry == "extra_point_rolled")
        return words("then the extra point is rolled");
    if (clock.onExpiry == "receive")
        return words("then the referee chooses");
    if (clock.onExpiry == "window_opens")
        return words("then your time runs");
    return {};
}

QString timeText(int milliseconds) {
    if (milliseconds < 10'000)
        return QStringLiteral("%1.%2").arg(milliseconds / 1000).arg(milliseconds % 1000 / 100);
    // whole seconds are shown until they are used up
    const int seconds = (milliseconds + 999) / 1000;
    return QStringLiteral("%1:%2").arg(seconds / 60).arg(seconds % 60, 2, 10, QLatin1Char('0'));
}

QString modeText(tap::Mode mode) {
    switch (mode) {
        case tap::Mode::Solitaire:
            return words("Solitaire");
        case tap::Mode::Hotseat:
            return words("Hot-seat");
        case tap::Mode::Tournament:
            break;
    }
    return words("Tournament");
}

QString seatText(const QString& seat) {
    if (seat == QStringLiteral("person") || seat == QStringLiteral("client"))
        return words("person");
    if (seat == QStringLiteral("random"))
        return words("random coach");
    if (seat.startsWith(QStringLiteral("computer:")))
        return words("computer %1").arg(seat.mid(9));
    if (seat.startsWith(QStringLiteral("engine:")))
        return words("outside engine");
    return seat;
}

QString downText(const tap::State& s) {
    using tap::PlayKind;
    if (s.over)
        return words("Final");
    if (s.phase == Phase::Setup || s.phase == Phase::Toss || s.phase == Phase::OvertimeToss)
        return words("Coin toss");
    if (s.phase == Phase::Halftime)
        return words("Half-time");
    if (s.tryKind == tap::TryKind::TwoPoint)
        return words("Two-point try");
    if (s.tryKind != tap::TryKind::None)
        return words("Try");
    switch (s.playFacts.kind) {
        case PlayKind::Kickoff:
            return words("Kickoff");
        case PlayKind::Onside:
            return words("Onside kick");
        case PlayKind::SafetyKick:
            return words("Safety kick");
        default:
            break;
    }
    if (s.overtime.period > 0)
        return words("From the 50");
    const std::array ordinals = {words("1st"), words("2nd"), words("3rd"), words("4th")};
    const QString down = ordinals.at(static_cast<std::size_t>(std::clamp(s.down, 1, 4)) - 1);
    const double toGo = std::abs((s.lineToGain - s.lineOfScrimmage).yards());
    const double toGoal =
        s.offense == Side::Home ? 100.0 - s.lineOfScrimmage.yards() : s.lineOfScrimmage.yards();
    if (toGo >= toGoal - 0.001)
        return words("%1 & goal").arg(down);
    QString yards = QString::number(toGo, 'f', 1);
    if (yards.endsWith(QStringLiteral(".0")))
        yards.chop(2);
    return words("%1 & %2").arg(down, yards);
}

QString spotText(const TapMatch& match, Spot x, Side offense) {
    return yardLineText(x, offense, match.teamName(other(offense)));
}

QString halfText(const tap::State& s) {
    if (s.overtime.period > 0)
        return s.overtime.period == 1 ? words("Overtime")
                                      : words("Overtime, period %1").arg(s.overtime.period);
    return s.half <= 1 ? words("1st half") : words("2nd half");
}

QString foulText(tap::FoulKind foul) {
    switch (foul) {
        case tap::FoulKind::TooManyMen:
            return words("Too many men");
        case tap::FoulKind::DelayOfGame:
            return words("Delay of game");
        case tap::FoulKind::OffensiveInterference:
            return words("Offensive pass interference");
        case tap::FoulKind::DefensiveInterference:
            return words("Defensive pass interference");
        case tap::FoulKind::GunnerInterference:
            break;
    }
    return words("Gunner interference");
}

QString stickText(tap::Stick stick) {
    switch (stick) {
        case tap::Stick::Short:
            return words("short stick");
        case tap::Stick::Medium:
            return words("medium stick");
        case tap::Stick::Long:
            break;
    }
    return words("long stick");
}

QString positionText(tap::Position position) {
    using tap::Position;
    switch (position) {
        case Position::C:
            return words("center");
        case Position::G:
            return words("guard");
        case Position::T:
            return words("tackle");
        case Position::QB:
            return words("quarterback");
        case Position::RB:
            return words("running back");
        case Position::WR:
            return words("wide receiver");
        case Position::TE:
            return words("tight end");
        case Position::P:
            return words("punter");
        case Position::K:
            return words("kicker");
        case Position::DL:
            return words("defensive lineman");
        case Position::LB:
            return words("linebacker");
        case Position::DB:
            break;
    }
    return words("defensive back");
}

QString manText(const TapMatch& match, FigureId id) {
    const tap::Player* player = tap::findPlayer(match.state(), id);
    if (player == nullptr)
        return {};
    return QStringLiteral("%1 %2").arg(match.numberOf(id), positionText(player->position));
}

}  // namespace thrum::gui
