#include "gui/games/tap/tap_match.hpp"
#include "gui/games/tap/words.hpp"
#include "gui/games/tap/words_context.hpp"

// What decisions and choices are called, and what they do.

namespace thrum::gui {

using tap::DecisionKind;
using tap::Phase;

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
            // they are counted when the window closes
            if (s.phase == Phase::Motion && !s.playFacts.moved && s.playFacts.turned.empty())
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
            return words("Touchback at the %1").arg(s.rules->kickoff.earlyTouchbackYard);
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
                                      ? s.rules->safetyKick.returnYard
                                      : s.rules->kickoff.touchbackYard)
                       : words("First and ten at your %1.").arg(s.rules->punt.touchbackYard);
        case DecisionKind::ReturnKick:
            return words("The returner carries; no stops.");
        case DecisionKind::DownBall:
            return words("First and ten where the ball was recovered.");
        case DecisionKind::FairCatch:
            return words("The ball is dead where it comes down.");
        case DecisionKind::Punt:
            return words("It lands %1 yards past the deepest gunner.")
                .arg(s.rules->punt.yardsPastGunner);
        case DecisionKind::HangOn:
            return s.stopsUsed >= s.rules->stoppages.max
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
                .arg(s.rules->kickoff.runSeconds);
        case tap::Choice::Onside:
            return words("Two dice: %1 or more and the ball is free.")
                .arg(s.rules->onside.successMinimum);
        case tap::Choice::ExtraPoint:
            return words("Two dice: one point unless they show two.");
        case tap::Choice::TwoPoint:
            return words("One play from the %1-yard line.").arg(s.rules->twoPoint.yardLine);
        case tap::Choice::Plays:
            return words("%1 plays a half.").arg(s.rules->game.playsPerHalf);
        case tap::Choice::Clock:
            return words("%1 minutes a half.").arg(s.rules->game.halfMinutes);
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

}  // namespace thrum::gui
