#include "gui/games/tap/words.hpp"

#include "gui/games/tap/tap_match.hpp"
#include "gui/games/tap/words_context.hpp"

// What the prompt panel says of the open window: its title, what may be done, its main button.

#include <algorithm>

namespace thrum::gui {

namespace {
using tap::DecisionKind;
using tap::Phase;

// "no motion", "one motion", "2 motions"
QString counted(const char* none, const char* one, const char* many, int n) {
    return n == 0 ? words(none) : n == 1 ? words(one) : words(many).arg(n);
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
            return own("%1: stop %2 of %3").arg(s.stopsUsed).arg(s.rules->stoppages.max);
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
            for (const Side ready : {Side::Home, Side::Visitor})
                if (s.readyToGoOn[tap::indexOf(ready)])
                    return words(
                               "The %1 are ready; the next play starts when the %2 are too, or "
                               "the time is up.")
                        .arg(match.teamName(ready), match.teamName(other(ready)));
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
                .arg(counted("no motion", "one motion", "%1 motions", s.playFacts.motions),
                     counted("no pivot", "one pivot", "%1 pivots", s.playFacts.presnapPivots));
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
                             "Lay the stick: click where it should point. The receiver turns with "
                             "it.")
                       : words("Click the receiver, or take one from the list.");
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
            return words("Nobody may turn any more. The offense holds the switch.");
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
                .arg(s.rules->kickoff.runSeconds);
        case Phase::KickDecide:
            return words("The kick has run.");
        case Phase::OnsideDeclared:
            return words("The kick travels as many yards from the %1 as the dice show.")
                .arg(s.rules->onside.fromYard);
        case Phase::OnsideSecondRoll:
            return words("The second roll says how far from the left sideline the ball lies.");
        case Phase::OnsideReady:
            return words("The board runs until somebody touches the ball.");
        case Phase::OnsideDecide:
            return s.carrier ? words("%1 has recovered.").arg(manText(match, *s.carrier))
                             : QString{};
        case Phase::PuntStop:
            return words("Punt now, or hang on and turn men. %1 stops used.")
                .arg(QStringLiteral("%1/%2").arg(s.stopsUsed).arg(s.rules->stoppages.max));
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

QString nextText(const TapMatch& match) {
    const tap::State& s = match.state();
    const QString title = s.over ? words("the final whistle") : titleOf(match);
    const bool snaps = s.phase == Phase::LineUp && s.tryKind == tap::TryKind::None;
    return snaps ? words("%1, %2 at %3")
                       .arg(match.teamName(s.offense),
                            downText(s),
                            spotText(match, tap::ballLine(s), s.offense))
                 : title;
}

PromptWords promptWords(const TapMatch& match) {
    const tap::Prompt& prompt = match.prompt();
    if (match.isSavingShown())
        return {words("Saving…"), {}};
    if (match.doing() == MatchDoing::Preparing)
        return {words("Ready for the run"), {}};
    if (isSeatsTurn(match.doing()))
        return {words("%1 think").arg(match.teamName(prompt.side)), {}};
    if (match.doing() == MatchDoing::Ended)
        return {words("The play is over"), {}};
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

}  // namespace thrum::gui
