#include "gui/games/tap/face.hpp"

#include "gui/board/figure_drawing.hpp"
#include "gui/games/tap/form.hpp"
#include "gui/games/tap/house_rules.hpp"
#include "gui/games/tap/practice_referee.hpp"
#include "gui/games/tap/replay_board.hpp"
#include "gui/games/tap/setup.hpp"
#include "gui/games/tap/tap_page.hpp"
#include "gui/match/game_start.hpp"

#include <thrum/coach/tap/coach.hpp>
#include <thrum/coach/tap/expected_points.hpp>

#include <QCoreApplication>

namespace thrum::gui {

namespace {
GamePage* makePage(GameToShow show, QWidget* parent) {
    return new TapPage{
        std::make_unique<TapMatch>(
            app::as<games::Tap>(std::move(show.game)), show.library, show.setup, show.time),
        parent};
}

QString faceWords(const char* text) {
    return QCoreApplication::translate("GameFace", text);
}

/// The first thing the referee finds wrong, and how many more; empty where nothing is, or where
/// nobody inspects.
QString inspected(const tap::State& s) {
    if (!s.rules->modes.of(s.mode).preGameCheck)
        return {};
    for (const Side side : {Side::Home, Side::Visitor}) {
        const tap::Team& team = *s.teams[tap::indexOf(side)];
        const auto problems = tap::checkTeam(*s.rules, team);
        if (problems.empty())
            continue;
        const RuleViolation& first = problems.front();
        const auto count = static_cast<int>(problems.size());
        return QCoreApplication::translate(
                   "GameFace",
                   "The %1 do not pass the equipment check: %2: %3 %n in all.",
                   nullptr,
                   count)
            .arg(QString::fromStdString(team.name),
                 QString::fromStdString(first.clause),
                 QString::fromStdString(filled(first.text, first.args)));
    }
    return {};
}

Expected<std::unique_ptr<app::Game>, QString> begin(const app::Library& library,
                                                    const MatchSetup& setup) {
    const auto rules = standardRules();
    if (!rules)
        return Unexpected{rules.error()};
    auto game =
        app::TapGame::begin(library, *rules, requestOf(setup, *rules), programName(), createdNow());
    if (!game)
        return Unexpected{sentenceOf(game.error())};
    // who would not pass the referee's inspection has no game yet (TAP-MD-11)
    if (const QString found = inspected((*game)->state()); !found.isEmpty())
        return Unexpected{found};
    return std::unique_ptr<app::Game>{*std::move(game)};
}

MatchSetup setupOfTap(const app::Game& game) {
    const auto& tap = static_cast<const app::TapGame&>(game);
    return setupOf(tap.header().asked, tap.state());
}

std::array<TeamLook, 2> looks(const app::Replay& replay) {
    const auto& teams = app::TapReplay::of(replay).gameHeader().teams;
    return {lookOf(teams[0]), lookOf(teams[1])};
}

std::vector<GameDetail> begunWith(const std::string& headerLine) {
    const auto header = app::parseGameHeader<games::Tap>(headerLine, {}, app::HeaderFor::Showing);
    if (!header)
        return {};
    const QStringList house = houseRuleWords({}, header->asked.overrides);
    return {{faceWords("Board"),
             faceWords("%1, speed %2")
                 .arg(QString::fromStdString(header->board.name))
                 .arg(header->asked.own.speedTenths / 10.0, 0, 'f', 1)},
            {faceWords("House rules"),
             house.isEmpty() ? faceWords("none, as in the book") : house.join(QLatin1Char('\n'))}};
}
}  // namespace

GameFace tapFace() {
    GameFace face;
    face.id = games::Tap::kId;
    face.about = [] {
        return QCoreApplication::translate(
            "GameFace",
            "The vibrating board: bases run as their prongs are bent, coaches turn and stop them.");
    };
    face.aboutLevels = [] {
        return QCoreApplication::translate(
                   "GameFace",
                   "Computer 1 and 2 play by football sense and at once; 1 overlooks two chances "
                   "in five, 2 one in sixteen. 3 to 5 try plays on boards of their own before "
                   "they decide, for a call up to %1 at level 3, %2 at 4 and %3 at 5: stronger, "
                   "and slower. 4 and 5 also try when to stop the board and have watched film of "
                   "every play. 5 has watched twice as much, reads your line-up, stays with your "
                   "receivers and tries which way his carrier should run at a stop.")
            .arg(coach::playsTried(3))
            .arg(coach::playsTried(4))
            .arg(coach::playsTried(5));
    };
    face.makeForm = [](const app::Library& library, QWidget* parent) -> GameForm* {
        return new TapForm{library, parent};
    };
    face.makeReferee = []() -> std::unique_ptr<RunReferee> {
        return std::make_unique<TapReferee>();
    };
    face.makePage = makePage;
    face.begin = begin;
    face.setupOf = setupOfTap;
    face.begunWith = begunWith;
    face.expectedPoints = coach::expectedPoints;
    face.looks = looks;
    face.makeReplayBoard = TapReplayBoard::make;
    return face;
}

}  // namespace thrum::gui
