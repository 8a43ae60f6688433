#include "gui/games/solitaire/words.hpp"

#include "gui/tabletop/game_table.hpp"

#include <algorithm>
#include <cmath>

#include <QCoreApplication>

namespace thrum::gui::sol {

namespace {
using solitaire::Choice;
using solitaire::DecisionKind;
using solitaire::FieldChoiceKind;
using solitaire::PenaltyKind;
using solitaire::Phase;
using solitaire::PlayKind;
using solitaire::ShotKind;
using solitaire::Stage;
using solitaire::StopChoice;

QString wordsTr(const char* text) {
    return QCoreApplication::translate("SolWords", text);
}

QString lineUpTitle(const solitaire::State& s) {
    if (s.stage == Stage::First)
        return wordsTr("%1: line up");
    // what is called is open (SOL-RUN-1)
    switch (s.playFacts.kind) {
        case PlayKind::Run:
            return wordsTr("%1: against a run");
        case PlayKind::Pass:
            return wordsTr("%1: against a pass");
        case PlayKind::Punt:
            return wordsTr("%1: against a punt");
        case PlayKind::FieldGoal:
            return wordsTr("%1: against a field goal");
        default:
            return wordsTr("%1: line up to receive");
    }
}

QString fieldLead(const solitaire::State& s) {
    switch (s.fieldChoice) {
        case FieldChoiceKind::PuntInField:
            return wordsTr(
                "The punt is yours to field. A return puts your man where it comes down.");
        case FieldChoiceKind::KickInEndZone:
        case FieldChoiceKind::PuntInEndZone:
            return wordsTr("The kick came down in your end zone.");
        case FieldChoiceKind::WonInEndZone:
            return wordsTr("You won the ball in your own end zone.");
        case FieldChoiceKind::OnsideWon:
            return wordsTr("You won the onside kick.");
        case FieldChoiceKind::None:
            break;
    }
    return {};
}

QString penaltyLead(const solitaire::State& s) {
    switch (s.penalty.kind) {
        case PenaltyKind::IllegalReceiver:
            return wordsTr(
                "The pass met a man who may not catch it. Accept: five yards back and the "
                "down again. Decline: incomplete.");
        case PenaltyKind::IllegalTouching:
            return wordsTr("They touched the kick before it had gone ten yards.");
        case PenaltyKind::IllegalKickOut:
            return wordsTr("The kick went out untouched.");
        case PenaltyKind::None:
            break;
    }
    return {};
}

// What the others have chosen is told: it comes next.
QString defenseLead(const solitaire::State& s) {
    switch (s.meant) {
        case StopChoice::Pass:
            return wordsTr("They throw next. Turn whoever is free.");
        case StopChoice::Pitch:
            return wordsTr("They pitch it back next. Turn whoever is free.");
        case StopChoice::Lateral:
            return wordsTr("They hand it to a man behind and go on. Turn whoever is free.");
        case StopChoice::GoOn:
        case StopChoice::None:
            break;
    }
    return wordsTr("The ball is theirs and they go on with it. Turn whoever is free.");
}

QString kickAlignLead(const solitaire::State& s) {
    if (s.stage == Stage::First)
        return wordsTr("All eleven on the kicking line. \"Line up\" does it for you.");
    // nobody need wait for a kick that is short (SOL-ON-1)
    if (s.playFacts.kind == PlayKind::Onside)
        return wordsTr("Behind your line, all eleven if you like. \"Line up\" does it for you.");
    return wordsTr("Behind your line, and one man back to return. \"Line up\" does it for you.");
}

QString alignLead(const SolMatch& match) {
    const solitaire::State& s = match.state();
    if (s.phase == Phase::KickAlign)
        return kickAlignLead(s);
    if (s.stage == Stage::Second)
        return wordsTr("Anywhere on your side of the ball. \"Line up\" does it for you.");
    return wordsTr(
        "Seven on the line, the center at the ball. Drag men, or let \"Line up\" do it.");
}
}  // namespace

QString deedText(DecisionKind kind) {
    switch (kind) {
        case DecisionKind::Turn:
            return wordsTr("turn");
        case DecisionKind::Adjust:
            return wordsTr("adjustment");
        case DecisionKind::Place:
            return wordsTr("line-up");
        case DecisionKind::Lift:
            return wordsTr("lifting");
        case DecisionKind::PlaceBall:
            return wordsTr("placing the ball");
        case DecisionKind::NameCenter:
        case DecisionKind::NameCarrier:
        case DecisionKind::NamePunter:
        case DecisionKind::NameKicker:
        case DecisionKind::NameHolder:
        case DecisionKind::NameReturner:
            return wordsTr("naming");
        case DecisionKind::Shot:
        case DecisionKind::ComputerShot:
            return wordsTr("shot");
        case DecisionKind::Call:
        case DecisionKind::ChooseTry:
            return wordsTr("call");
        case DecisionKind::Timeout:
            return wordsTr("time-out");
        default:
            return decisionText(kind).toLower();
    }
}

QString decisionText(DecisionKind kind) {
    switch (kind) {
        case DecisionKind::Timeout:
            return wordsTr("Time-out");
        case DecisionKind::Ready:
            return wordsTr("Ready");
        case DecisionKind::Done:
            return wordsTr("Turned enough");
        case DecisionKind::GoOn:
            return wordsTr("Go on");
        case DecisionKind::Lateral:
            return wordsTr("Lateral");
        case DecisionKind::Pitch:
            return wordsTr("Pitch");
        case DecisionKind::Pass:
            return wordsTr("Throw");
        case DecisionKind::Down:
            return wordsTr("Down the ball");
        case DecisionKind::Cancel:
            return wordsTr("Back to the stop");
        case DecisionKind::Return:
            return wordsTr("Return it");
        case DecisionKind::FairCatch:
            return wordsTr("Fair catch");
        case DecisionKind::Touchback:
            return wordsTr("Touchback");
        case DecisionKind::Accept:
            return wordsTr("Accept");
        case DecisionKind::Decline:
            return wordsTr("Decline");
        case DecisionKind::KickAgain:
            return wordsTr("Kick again");
        case DecisionKind::TakeBall:
            return wordsTr("Take the ball");
        default:
            return wordsTr("Decision");
    }
}

QString choiceText(Choice choice) {
    switch (choice) {
        case Choice::Heads:
            return wordsTr("Heads");
        case Choice::Tails:
            return wordsTr("Tails");
        case Choice::Kick:
            return wordsTr("Kick");
        case Choice::Receive:
            return wordsTr("Receive");
        case Choice::Kickoff:
            return wordsTr("Kick-off");
        case Choice::Onside:
            return wordsTr("Onside kick");
        case Choice::Run:
            return wordsTr("Run");
        case Choice::Pass:
            return wordsTr("Pass");
        case Choice::Punt:
            return wordsTr("Punt");
        case Choice::FieldGoal:
            return wordsTr("Field goal");
        case Choice::Play:
            return wordsTr("Run or pass for 2");
        case Choice::None:
            break;
    }
    return {};
}

QString playText(PlayKind kind) {
    switch (kind) {
        case PlayKind::Kickoff:
            return wordsTr("Kick-off");
        case PlayKind::Onside:
            return wordsTr("Onside kick");
        case PlayKind::SafetyKick:
            return wordsTr("Safety kick");
        case PlayKind::Run:
            return wordsTr("Run");
        case PlayKind::Pass:
            return wordsTr("Pass");
        case PlayKind::Punt:
            return wordsTr("Punt");
        case PlayKind::FieldGoal:
            return wordsTr("Field goal");
        case PlayKind::None:
            break;
    }
    return {};
}

QString shotText(ShotKind kind) {
    switch (kind) {
        case ShotKind::Throw:
            return wordsTr("throw");
        case ShotKind::Pitch:
            return wordsTr("pitch");
        case ShotKind::Kickoff:
            return wordsTr("kick-off");
        case ShotKind::Punt:
            return wordsTr("punt");
        case ShotKind::FieldGoal:
            return wordsTr("field goal");
    }
    return {};
}

QString levelText(solitaire::CoachLevel level) {
    switch (level) {
        case solitaire::CoachLevel::Rookie:
            return wordsTr("Rookie");
        case solitaire::CoachLevel::Regular:
            return wordsTr("Regular");
        case solitaire::CoachLevel::Star:
            break;
    }
    return wordsTr("Star");
}

QString uText(Distance u) {
    const int yards = std::clamp(static_cast<int>(std::lround(u.yards())), 1, 99);
    return yards == 50  ? wordsTr("midfield")
           : yards < 50 ? wordsTr("own %1").arg(yards)
                        : wordsTr("opponents' %1").arg(100 - yards);
}

QString downText(const SolMatch& match) {
    const QString down = downAndToGo(match.facts().situation);
    if (!down.isEmpty())
        return down;
    const solitaire::State& s = match.state();
    if (s.tryKind != solitaire::TryKind::None)
        return wordsTr("The try");
    if (s.phase == Phase::KickChoice)
        return playText(PlayKind::Kickoff);
    return playText(s.playFacts.kind);
}

QString titleOf(const SolMatch& match) {
    const solitaire::State& s = match.state();
    const QString team = match.teamName(match.facts().side);
    if (match.doing() == MatchDoing::Throwing)
        return match.lastChance() && match.lastChance()->request.purpose == "toss"
                   ? wordsTr("The toss")
                   : wordsTr("%1: %2 in the air").arg(team, shotText(s.shotKind));
    if (match.doing() == MatchDoing::Ended)
        return wordsTr("The play is over");
    switch (s.phase) {
        case Phase::Toss:
            return wordsTr("%1: the toss").arg(team);
        case Phase::KickChoice:
            return wordsTr("%1: which kick").arg(team);
        case Phase::KickAlign:
        case Phase::Align:
            return lineUpTitle(s).arg(team);
        case Phase::KickShot:
        case Phase::Shot:
            return wordsTr("%1: %2").arg(team, shotText(s.shotKind));
        case Phase::FieldChoice:
            return wordsTr("%1: the ball is yours").arg(team);
        case Phase::Call:
            return wordsTr("%1: call the play").arg(team);
        case Phase::Stop:
            return s.stage == Stage::Second ? wordsTr("%1: turn your men").arg(team)
                                            : wordsTr("%1: the board stands").arg(team);
        case Phase::Loose:
            return wordsTr("%1: loose ball").arg(team);
        case Phase::Penalty:
            return wordsTr("%1: a flag").arg(team);
        case Phase::Try:
            return wordsTr("%1: the try").arg(team);
        case Phase::Live:
        case Phase::Rush:
        case Phase::Over:
            break;
    }
    return team;
}

QString leadOf(const SolMatch& match) {
    const solitaire::State& s = match.state();
    switch (s.phase) {
        case Phase::Toss:
            return s.tossCall ? wordsTr("You won the toss. Kick or receive?")
                              : wordsTr("Call the coin.");
        case Phase::KickChoice:
            return wordsTr("Kick it away, or kick it short and try to win it back.");
        case Phase::KickAlign:
        case Phase::Align:
            return alignLead(match);
        case Phase::FieldChoice:
            return fieldLead(s);
        case Phase::Call:
            return wordsTr("%1 at %2.").arg(downText(match), uText(s.line));
        case Phase::Stop:
            if (s.stage == Stage::Second)
                return defenseLead(s);
            return match.wants(DecisionKind::Pass)
                       ? wordsTr(
                             "Turn whoever is free, then go on, throw or give it to a man "
                             "behind.")
                       : wordsTr("Turn whoever is free, then go on or give it to a man behind.");
        case Phase::Loose:
            return wordsTr(
                       "Whoever holds his front on the ball for a second has it. Attempt %1 of %2: "
                       "turn your free men to it.")
                .arg(std::min(s.loose.attempt + 1, s.rules->fumble.attempts))
                .arg(s.rules->fumble.attempts);
        case Phase::Penalty:
            return penaltyLead(s);
        case Phase::Try:
            return wordsTr("A kick is worth %1, a play from the %2 is worth %3.")
                .arg(s.rules->score.tryKick)
                .arg(s.rules->tryRules.playLineYd, 0, 'f', 0)
                .arg(s.rules->score.tryPlay);
        default:
            return {};
    }
}

QString spokenMan(const SolMatch& match, FigureId id, std::optional<Pose> shown) {
    const solitaire::State& s = match.drawnState();
    const solitaire::Figure* man = solitaire::findFigure(s, id);
    if (man == nullptr)
        return match.manText(id);
    QStringList parts{QStringLiteral("%1 %2").arg(match.teamName(id.side()), match.manText(id))};
    const solitaire::Player* player = solitaire::findPlayer(s, id);
    if (player != nullptr && !player->position.empty())
        parts << QString::fromStdString(player->position);
    const Pose pose = shown.value_or(man->pose);
    const double ahead =
        (pose.at.x.yards() - xOfU(s.offense, s.line)) * (s.offense == Side::Home ? 1 : -1);
    parts << (ahead < 0 ? wordsTr("%1 yd behind the line") : wordsTr("%1 yd beyond the line"))
                 .arg(std::abs(ahead), 0, 'f', 1);
    parts << wordsTr("facing %1°").arg(pose.heading.degrees(), 0, 'f', 0);
    if (man->status == solitaire::FigureStatus::Fallen)
        parts << wordsTr("lies");
    if (solitaire::isEngaged(s, id))
        parts << wordsTr("engaged");
    if (s.carrier == id)
        parts << wordsTr("has the ball");
    return parts.join(QStringLiteral(" · "));
}

QString timingText(const SolMatch& match) {
    const solitaire::State& s = match.state();
    return wordsTr("Play %1 of %2 · time-outs %3 %4, %5 %6")
        .arg(std::min(s.play + 1, solitaire::playLimit(s)))
        .arg(solitaire::playLimit(s))
        .arg(match.teamName(Side::Home))
        .arg(s.timeouts[0])
        .arg(match.teamName(Side::Visitor))
        .arg(s.timeouts[1]);
}

}  // namespace thrum::gui::sol
