#include "gui/games/touchdown/scenes.hpp"

#include "gui/games/touchdown/odds_words.hpp"
#include "gui/games/touchdown/team_look.hpp"
#include "gui/games/touchdown/words.hpp"

#include <algorithm>

#include <QCoreApplication>

namespace thrum::gui::tdm {

namespace {
using touchdown::Die;
using touchdown::Event;
using touchdown::EventKind;
using touchdown::Phase;
using touchdown::State;

const std::vector<Die> kStrategyDice{
    Die::RI, Die::RO, Die::SP, Die::LP, Die::SR, Die::NI, Die::DI, Die::BL};

QString sceneWords(const char* text) {
    return QCoreApplication::translate("TouchdownScene", text);
}

std::vector<touchdown::Result> facesOf(const State& s, Die die) {
    std::vector<touchdown::Result> faces;
    for (const std::string& face : s.rules->die(die).faces)
        faces.push_back(touchdown::parseResult(face).value_or(touchdown::Result{}));
    return faces;
}

TrayCard openCard(const State& s, Side side, const QString& role, Die die, int shown) {
    TrayCard card;
    card.kit = lookOf(s, side).kit;
    card.who = QStringLiteral("%1 · %2").arg(teamText(s, side), role);
    card.title = dieText(die);
    card.note = characterText(die);
    card.die = die;
    card.faces = facesOf(s, die);
    card.shown = shown;
    return card;
}

TrayCard closedCard(const State& s, Side side, const QString& role, bool laid, bool due) {
    TrayCard card;
    card.kit = lookOf(s, side).kit;
    card.who = QStringLiteral("%1 · %2").arg(teamText(s, side), role);
    card.covered = laid;
    card.title = laid  ? sceneWords("Covered")
                 : due ? sceneWords("Choosing")
                       : sceneWords("Not yet");
    card.note = laid ? sceneWords("Shown when both have chosen") : QString{};
    return card;
}

// Offense at the left, defense at the right.
std::vector<TrayCard> callCards(const TouchdownMatch& match, const History& history) {
    const State& s = match.state();
    const Phase phase = match.prompt().phase;
    const QString offense = sceneWords("offense");
    const QString defense = sceneWords("defense");
    const bool calling = phase == Phase::Call || phase == Phase::DefenseCall;
    const RollFacts& roll = history.roll;
    const bool lastPlay = roll.purpose == "play" && roll.dice.size() > 5 && !roll.isVoid;
    if (phase == Phase::DefenseCall || (phase == Phase::Call && !lastPlay)) {
        const Side side = s.offense;
        const bool called = phase == Phase::DefenseCall;
        // one who plays against the machine sees his own
        const bool open = s.offenseCall && !match.isShared();
        return {open ? openCard(s, side, offense, *s.offenseCall, 0)
                     : closedCard(s, side, offense, called, !called),
                closedCard(s, other(side), defense, false, called)};
    }
    if (lastPlay && (calling || s.roll)) {
        const auto face = [&](std::size_t i) { return i < roll.faces.size() ? roll.faces[i] : 0; };
        return {openCard(s, roll.side, offense, roll.dice[4], face(4)),
                openCard(s, other(roll.side), defense, roll.dice[5], face(5))};
    }
    return {};
}

std::vector<TrayCard> strengthCards(const State& s) {
    std::vector<TrayCard> cards;
    for (const Side side : {Side::Home, Side::Visitor}) {
        const QString role =
            side == s.homeField ? sceneWords("home · strength") : sceneWords("visitors · strength");
        const auto i = touchdown::indexOf(side);
        if (s.strengthsRevealed && s.strengths[i])
            cards.push_back(openCard(s, side, role, *s.strengths[i], 0));
        else
            cards.push_back(closedCard(s, side, role, s.strengthChosen[i], true));
    }
    return cards;
}

// "2nd & 4 at own 36", where the roll has led to a down.
QString afterText(const TouchdownMatch& match) {
    const State& s = match.state();
    if (s.over)
        return sceneWords("The game is over");
    const QString down = s.twoPoint ? QString{} : downText(s);
    if (down.isEmpty() || match.prompt().phase != Phase::Call)
        return {};
    return sceneWords("%1 at %2").arg(down, shortPlaceText(s, s.offense, s.ball));
}

bool isDecided(const History& history) {
    return history.roll.result.has_value();
}

QString noteOf(const TouchdownMatch& match, const History& history) {
    const State& s = match.state();
    switch (match.prompt().phase) {
        case Phase::Roll:
            return s.roll ? pairHint(*s.rules, s.roll->red, s.roll->blue) : QString{};
        case Phase::KickoffRoll:
        case Phase::FreeKickRoll:
            return kickoffHint(*s.rules, match.prompt().phase == Phase::FreeKickRoll);
        case Phase::OnsideRoll:
            return onsideHint(*s.rules);
        case Phase::PuntRoll:
            return puntHint(*s.rules);
        case Phase::FieldGoalRoll:
            return fieldGoalHint(*s.rules, touchdown::toGoal(s));
        case Phase::TryKickRoll:
            return tryHint(*s.rules);
        case Phase::RunBackRoll:
            return s.runBack ? sceneWords("%1 from %2")
                                   .arg(s.runBack->kind == touchdown::ReturnKind::Kickoff ||
                                                s.runBack->kind == touchdown::ReturnKind::Punt
                                            ? sceneWords("The return")
                                            : sceneWords("The run back"),
                                        placeText(s, s.runBack->side, s.runBack->line))
                             : QString{};
        default:
            break;
    }
    if (!history.roll.results.empty()) {
        const QString what = purposeText(history.roll.purpose);
        return sceneWords("%1 rolled for %2").arg(teamText(s, history.roll.side), what);
    }
    return {};
}

// What the picks of a run back leave open, base included: "16 to 18 yards".
QString returnRange(const State& s) {
    const auto cancels =
        touchdown::cancelsOf(*s.rules, touchdown::readingOf(*s.rules, s.runBack->results, false));
    const int base = touchdown::returnBase(s, *s.runBack);
    return sceneWords("%1 to %2").arg(base + cancels.least).arg(yardsText(base + cancels.most));
}

// Who takes what in a headline: "Touchdown, Lancers".
QString headlineText(const State& s, const Event& event) {
    const QString who = event.side ? teamText(s, *event.side) : QString{};
    const QString opponents = event.side ? teamText(s, other(*event.side)) : QString{};
    switch (event.kind) {
        case EventKind::Touchdown:
            return sceneWords("Touchdown, %1").arg(who);
        case EventKind::Safety:
            return sceneWords("Safety, %1").arg(who);
        case EventKind::Result:
            return event.what == "fumble" ? sceneWords("Fumble, %1 ball").arg(opponents)
                                          : sceneWords("Intercepted by the %1").arg(opponents);
        case EventKind::RunBack:
            return sceneWords("Fumble, %1 ball").arg(opponents);
        case EventKind::Try:
            if (event.what == "kick_good")
                return sceneWords("Extra point, %1").arg(who);
            return event.what == "two_point_good" ? sceneWords("Two points, %1").arg(who)
                                                  : sceneWords("The try fails");
        case EventKind::Kick:
            if (event.what == "field_goal_good")
                return sceneWords("Field goal, %1").arg(who);
            if (event.what == "field_goal_missed")
                return sceneWords("No good");
            if (event.what == "onside_recovered")
                return sceneWords("Onside kick, %1 ball").arg(who);
            if (event.what == "onside_failed")
                return sceneWords("Onside kick, %1 ball").arg(opponents);
            return sceneWords("Blocked");
        case EventKind::QuarterEnded:
            return sceneWords("End of quarter %1").arg(event.count.value_or(0));
        case EventKind::GameEnded:
            return event.side ? sceneWords("%1 win").arg(who) : sceneWords("A tie");
        default:
            return {};
    }
}
}  // namespace

TrayScene traySceneOf(const TouchdownMatch& match,
                      const History& history,
                      const std::vector<int>* picked,
                      const std::vector<int>& choices) {
    const State& s = match.state();
    const Phase phase = match.prompt().phase;
    TrayScene scene;
    const bool mine = match.doing() == MatchDoing::Waiting &&
                      match.facts().awaits == Awaits::Chance &&
                      match.isPerson(match.prompt().side) && !match.typesThrows();
    const auto& chance = match.prompt().chance;
    const bool coin =
        chance && !chance->draws.empty() && chance->draws.front().kind == Draw::Kind::Coin;
    const bool before = phase == Phase::HomeField || phase == Phase::Strengths ||
                        phase == Phase::TossCall || phase == Phase::Toss ||
                        phase == Phase::TossChoice;
    if (before)
        scene.cards = strengthCards(s);
    else
        scene.cards = callCards(match, history);
    if (coin || phase == Phase::TossCall) {
        scene.lies = TrayScene::Lies::CoinReady;
        scene.throwable = mine && coin;
        return scene;
    }
    if (phase == Phase::TossChoice && history.coin) {
        scene.lies = TrayScene::Lies::CoinFallen;
        scene.coin = coinText(*history.coin);
        return scene;
    }
    if (before) {
        // the strategy dice lie there to choose from
        scene.lies = TrayScene::Lies::Ready;
        scene.ready = kStrategyDice;
        scene.note = sceneWords("Four red dice for the offense, four blue ones for the defense");
        return scene;
    }
    scene.note = noteOf(match, history);
    if (chance) {
        scene.lies = TrayScene::Lies::Ready;
        for (const Draw& draw : chance->draws)
            scene.ready.push_back(parseName<Die>(draw.label).value_or(Die::W1));
        scene.throwable = mine;
        return scene;
    }
    if (history.roll.results.empty()) {
        if (phase == Phase::Call || phase == Phase::DefenseCall) {
            scene.lies = TrayScene::Lies::Ready;
            scene.ready = kStrategyDice;
            scene.note = sceneWords("A red die against a blue one, both laid face down");
        } else if (phase == Phase::Kickoff) {
            scene.lies = TrayScene::Lies::Ready;
            scene.ready = {Die::W1, Die::W2, Die::W3, Die::W4};
            scene.note = sceneWords("The four white dice, for kicks and run backs");
        }
        return scene;
    }
    scene.lies = TrayScene::Lies::Rolled;
    scene.story = storyOf(history.roll,
                          *s.rules,
                          isDecided(history) ? nullptr : picked,
                          isDecided(history) ? afterText(match) : QString{});
    scene.past = isDecided(history);
    if (picked != nullptr)
        scene.choices = choices;
    if (const auto& provisional = match.prompt().provisional; provisional && !scene.story.settled())
        scene.provisional =
            sceneWords("As it lies: %1").arg(outcomeText(provisional->kind, provisional->yards));
    if (match.prompt().phase == Phase::RunBackCancel && !scene.story.settled())
        scene.provisional = sceneWords("To be picked: %1").arg(returnRange(s));
    return scene;
}

FieldScene fieldSceneOf(const TouchdownMatch& match,
                        const History& history,
                        const std::vector<int>* picked) {
    const State& s = match.state();
    const Phase phase = match.prompt().phase;
    FieldScene scene;
    scene.home = lookOf(s, Side::Home);
    scene.visitor = lookOf(s, Side::Visitor);
    const bool before = !s.openingKicker;
    if (history.headline)
        scene.headline = headlineText(s, *history.headline);
    if (before)
        return scene;
    scene.drive = history.drive;
    const Drive& shown = history.coming ? *history.coming : history.drive;
    const bool scrimmage = s.down > 0 && phase != Phase::RunBackChoice &&
                           phase != Phase::RunBackRoll && phase != Phase::RunBackCancel;
    const int ball = s.runBack ? touchdown::fieldYards(s.runBack->line, s.runBack->side)
                               : touchdown::fieldYards(s.ball, s.offense);
    scene.ball = ball;
    if ((scrimmage || s.twoPoint) && !s.over)
        scene.scrimmage = touchdown::fieldYards(s.ball, s.offense);
    if (scrimmage && !s.over)
        scene.toGain = touchdown::fieldYards(s.ball + s.toGo, s.offense);
    if (s.down > 0 || shown.plays > 0) {
        scene.title = sceneWords("%1 drive").arg(teamText(s, shown.side));
        const QString plays =
            shown.plays == 1 ? sceneWords("1 play") : sceneWords("%1 plays").arg(shown.plays);
        scene.facts =
            sceneWords("%1 · %2 · from %3")
                .arg(plays, yardsText(shown.yards), shortPlaceText(s, shown.side, shown.from));
    }
    const bool open = s.roll && !s.roll->faces.empty() && !history.roll.result &&
                      !history.roll.isVoid && match.prompt().provisional;
    if (open) {
        const auto& provisional = *match.prompt().provisional;
        int yards = provisional.yards;
        if (picked != nullptr && phase == Phase::Cancel) {
            const auto reading = touchdown::readingOf(s);
            std::vector<touchdown::Result> gone;
            for (const int place : *picked)
                gone.push_back(
                    touchdown::parseResult(s.roll->results[static_cast<std::size_t>(place)])
                        .value_or(touchdown::Result{}));
            yards = touchdown::totalYards(*s.rules, touchdown::without(reading, gone));
        }
        DriveMark mark;
        mark.side = s.offense;
        mark.kind = touchdown::passing(*s.roll) ? DriveMark::Kind::Pass : DriveMark::Kind::Run;
        if (provisional.kind == touchdown::OutcomeKind::Incomplete)
            mark.kind = DriveMark::Kind::Broken;
        if (provisional.kind == touchdown::OutcomeKind::Sack)
            mark.kind = DriveMark::Kind::Sack;
        if (provisional.kind == touchdown::OutcomeKind::Fumble)
            mark.kind = DriveMark::Kind::Fumble;
        if (provisional.kind == touchdown::OutcomeKind::Interception)
            mark.kind = DriveMark::Kind::Interception;
        mark.yards = std::min(yards, touchdown::toGoal(s));
        mark.from = touchdown::fieldYards(s.ball, s.offense);
        mark.to = touchdown::fieldYards(std::clamp(s.ball + yards, 0, touchdown::kGoal), s.offense);
        scene.coming = mark;
        scene.comingText = markText(mark);
    }
    return scene;
}

}  // namespace thrum::gui::tdm
