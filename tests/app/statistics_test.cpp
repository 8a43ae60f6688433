#include "support/recorded_game.hpp"

#include <thrum/app/statistics.hpp>
#include <thrum/games/tap/replay.hpp>
#include <thrum/rules/frames.hpp>
#include <thrum/rules/tap/score_book.hpp>

#include <numeric>

#include <catch2/catch.hpp>

using namespace thrum;
using app::GamePlay;
using test::RecordedGame;

namespace {

struct Counted {
    const RecordedGame* game = nullptr;
    app::Replay replay;
    app::Statistics statistics;
};

const std::vector<Counted>& countedGames() {
    static const std::vector<Counted> games = [] {
        std::vector<Counted> made;
        for (const RecordedGame& game : RecordedGame::variety()) {
            auto replay = app::Replay::open(game.text(), "game.thrum");
            if (!replay)
                FAIL(replay.error().text());
            app::Statistics statistics = app::statisticsOf(*replay);
            made.push_back(Counted{&game, *std::move(replay), std::move(statistics)});
        }
        return made;
    }();
    return games;
}

int countOf(const RecordedGame& game, tap::EventKind kind) {
    int count = 0;
    for (const auto& events : game.events())
        count += static_cast<int>(std::ranges::count(events, kind, &tap::Event::kind));
    return count;
}

}  // namespace

TEST_CASE("UX-19.4 the points of the plays are the score, after every line of the log",
          "[app][UX-19.4][property]") {
    for (const Counted& one : countedGames()) {
        INFO(one.game->what());
        std::array<int, 2> points{};
        for (const GamePlay& play : one.replay.plays()) {
            points[0] += play.points[0];
            points[1] += play.points[1];
            INFO("play " << play.number << ' ' << app::nameOf(play.type));
            if (!play.nullified && play.lastStep + 1 < one.game->states().size())
                CHECK(points == one.game->states()[play.lastStep].score);
        }
        CHECK(points == one.game->states().back().score);
        for (const std::size_t side : {0U, 1U}) {
            const app::TeamStats& team = one.statistics.teams[side];
            CHECK(team.points == points[side]);
            CHECK(std::accumulate(team.pointsByPeriod.begin(), team.pointsByPeriod.end(), 0) ==
                  points[side]);
        }
    }
}

TEST_CASE("UX-19.4 each gain leads from one line of scrimmage to the next",
          "[app][UX-19.4][property]") {
    int compared = 0;
    for (const Counted& one : countedGames()) {
        INFO(one.game->what());
        const auto& plays = one.replay.plays();
        for (std::size_t i = 0; i + 1 < plays.size(); ++i) {
            const GamePlay& play = plays[i];
            const GamePlay& next = plays[i + 1];
            const bool run = play.type == GamePlay::Type::Run || play.type == GamePlay::Type::Pass;
            const bool sameSeries =
                run && !play.nullified && !play.turnover() && play.points == std::array<int, 2>{} &&
                next.snapped && app::isFromScrimmage(next.type) && next.team == play.team &&
                next.before.period == play.before.period && play.before.period <= 2 &&
                play.penalties.empty() && next.penalties.empty() && !play.recoveredBy;
            if (!sameSeries)
                continue;
            INFO("play " << play.number);
            REQUIRE(play.gain);
            REQUIRE((play.before.ballX && next.before.ballX));
            const Distance from = downfield(*play.before.ballX, play.team);
            const Distance to = downfield(*next.before.ballX, play.team);
            CHECK((from + *play.gain).units() == to.units());
            ++compared;
        }
    }
    CHECK(compared > 20);
}

TEST_CASE("UX-19.4 time of possession is told in minutes and seconds", "[app][UX-19.4]") {
    const auto told = [](int seconds) {
        return app::textOf(
            app::ExtraSum{.what = {.word = "seconds", .parts = 60}, .count = seconds});
    };
    CHECK(told(0) == "0:00");
    CHECK(told(65) == "1:05");
    CHECK(told(1900) == "31:40");
    CHECK(app::textOf(app::ExtraSum{.what = {.word = "punts"}, .count = 7}) == "7");
}

TEST_CASE("UX-19.4 what players did adds up to their team", "[app][UX-19.4][property]") {
    for (const Counted& one : countedGames()) {
        INFO(one.game->what());
        for (const Side side : {Side::Home, Side::Visitor}) {
            const app::StatLine& team = one.statistics.teams[tap::indexOf(side)].line;
            app::StatLine sum;
            const auto add = [](app::Yardage& to, const app::Yardage& more) {
                if (more.count > 0)
                    to.longest = to.count == 0 ? more.longest : std::max(to.longest, more.longest);
                to.count += more.count;
                to.yards += more.yards;
            };
            sum.extras = team.extras;
            for (app::ExtraSum& extra : sum.extras)
                extra.count = 0;
            for (const auto& [man, line] : one.statistics.players) {
                if (man.side != side)
                    continue;
                add(sum.rushing, line.rushing);
                add(sum.passing, line.passing);
                add(sum.receiving, line.receiving);
                add(sum.kickReturns, line.kickReturns);
                add(sum.puntReturns, line.puntReturns);
                add(sum.takeawayReturns, line.takeawayReturns);
                sum.passes.made += line.passes.made;
                sum.passes.tried += line.passes.tried;
                sum.rushingTouchdowns += line.rushingTouchdowns;
                sum.passingTouchdowns += line.passingTouchdowns;
                sum.receivingTouchdowns += line.receivingTouchdowns;
                sum.intercepted += line.intercepted;
                sum.fumbles += line.fumbles;
                sum.fumblesLost += line.fumblesLost;
                sum.tackles += line.tackles;
                REQUIRE(line.extras.size() == sum.extras.size());
                for (std::size_t i = 0; i < sum.extras.size(); ++i)
                    sum.extras[i].count += line.extras[i].count;
                sum.interceptions += line.interceptions;
                sum.recoveries += line.recoveries;
                sum.returnTouchdowns += line.returnTouchdowns;
            }
            CHECK((sum == team));
            CHECK(team.passing == team.receiving);
            CHECK(one.statistics.teams[tap::indexOf(side)].yards ==
                  team.rushing.yards + team.passing.yards);
        }
    }
}

TEST_CASE("UX-19.4 the events of the log are all in the box score", "[app][UX-19.4][property]") {
    for (const Counted& one : countedGames()) {
        INFO(one.game->what());
        const app::TeamStats& home = one.statistics.teams[0];
        const app::TeamStats& visitor = one.statistics.teams[1];
        const auto sum = [&](auto member) { return member(home) + member(visitor); };
        int nullifiedPasses = 0;
        int nullified = 0;
        int tryFumbles = 0;
        int stuck = 0;
        for (const GamePlay& play : one.replay.plays()) {
            nullified += play.nullified ? 1 : 0;
            nullifiedPasses += (play.nullified || isTry(play.type)) && play.thrown ? 1 : 0;
            const bool fromScrimmage =
                play.type == GamePlay::Type::Run || play.type == GamePlay::Type::Pass;
            if (fromScrimmage && !play.nullified)
                stuck += static_cast<int>(std::count_if(
                    one.game->events().begin() + static_cast<std::ptrdiff_t>(play.firstStep),
                    one.game->events().begin() + static_cast<std::ptrdiff_t>(play.lastStep) + 1,
                    [](const std::vector<tap::Event>& events) {
                        return std::ranges::count(
                                   events, tap::EventKind::ProgressStopped, &tap::Event::kind) > 0;
                    }));
            tryFumbles += (play.nullified || isTry(play.type)) && play.fumbledBy ? 1 : 0;
        }
        using Team = const app::TeamStats&;
        CHECK(sum([](Team t) { return app::countOf(t.line.extras, tap::extra::kFalls); }) ==
              countOf(*one.game, tap::EventKind::Fell));
        CHECK(sum([](Team t) { return t.line.passes.tried; }) + nullifiedPasses ==
              countOf(*one.game, tap::EventKind::PassReleased));
        CHECK(sum([](Team t) { return t.line.fumbles; }) + tryFumbles ==
              countOf(*one.game, tap::EventKind::Fumbled));
        CHECK(sum([](Team t) { return app::countOf(t.extras, tap::extra::kStuckPlays); }) == stuck);
        CHECK(sum([](Team t) { return t.fieldGoals.made; }) ==
              countOf(*one.game, tap::EventKind::FieldGoalGood));
        CHECK(sum([](Team t) { return t.penalties; }) ==
              countOf(*one.game, tap::EventKind::PenaltyEnforced));
        if (nullified == 0) {
            CHECK(sum([](Team t) { return t.punts.count; }) ==
                  countOf(*one.game, tap::EventKind::Punted));
        }
    }
}

TEST_CASE("UX-19 every play from scrimmage stands in one drive", "[app][UX-19][property]") {
    for (const Counted& one : countedGames()) {
        INFO(one.game->what());
        std::size_t at = 0;
        int plays = 0;
        Distance yards{};
        for (const app::Drive& drive : one.statistics.drives) {
            CHECK(drive.firstPlay >= at);
            CHECK(drive.lastPlay >= drive.firstPlay);
            at = drive.lastPlay + 1;
            plays += drive.plays;
            yards += drive.yards;
            for (std::size_t i = drive.firstPlay; i <= drive.lastPlay; ++i)
                CHECK((!one.replay.plays()[i].snapped || one.replay.plays()[i].team == drive.side));
        }
        int counted = 0;
        for (const GamePlay& play : one.replay.plays())
            counted +=
                play.snapped && !play.nullified &&
                        (play.type == GamePlay::Type::Run || play.type == GamePlay::Type::Pass)
                    ? 1
                    : 0;
        CHECK(plays == counted);
        CHECK(yards == one.statistics.teams[0].yards + one.statistics.teams[1].yards);
        CHECK(one.statistics.drives.back().end != app::DriveEnd::UnderWay);
    }
}

TEST_CASE("UX-19.4 a play that is under way has come to nothing yet", "[app][UX-19.4]") {
    // the record up to a line: in the middle of a play, and just before its snap
    const std::string& text = countedGames().front().game->text();
    const auto upTo = [&](std::size_t bytes) {
        auto replay = app::Replay::open(text.substr(0, bytes), "game.thrum");
        REQUIRE(replay);
        return *std::move(replay);
    };
    const auto box = [](const app::Replay& replay) {
        return app::boxText(app::statisticsOf(replay), replay.names());
    };
    std::size_t end = text.rfind('\n', text.size() / 2);
    app::Replay during = upTo(end + 1);
    for (int tries = 0; tries < 600; ++tries) {
        const GamePlay& last = during.plays().back();
        if (last.snapped && !last.over && last.before.period == 1)
            break;
        end = text.rfind('\n', end - 1);
        during = upTo(end + 1);
    }
    REQUIRE(during.plays().back().snapped);
    REQUIRE_FALSE(during.plays().back().over);
    app::Replay before = upTo(end + 1);
    while (before.plays().back().snapped && !before.plays().back().over) {
        end = text.rfind('\n', end - 1);
        before = upTo(end + 1);
    }
    CHECK(box(during) == box(before));
}

TEST_CASE("UX-19.4 a book that numbers its clauses anew counts the same", "[app][UX-19.4]") {
    for (const Counted& one : countedGames()) {
        INFO(one.game->what());
        tap::ScoreBook book{app::TapReplay::of(one.replay).gameHeader().rules};
        std::vector<GamePlay> told = one.replay.plays();
        for (std::size_t i = 0; i < one.replay.steps().size(); ++i) {
            const app::ReplayStep& step = one.replay.steps()[i];
            std::vector<tap::Event> events = app::TapReplay::of(one.replay).events(i);
            for (tap::Event& event : events)
                event.clause = "TAP-XX-1";
            const auto shownMs = static_cast<int>(step.endMs - step.startMs);
            book.add({.index = i, .run = step.run.get(), .boardMs = step.run ? shownMs : 0},
                     events);
        }
        for (GamePlay& play : told)
            for (GamePenalty& penalty : play.penalties)
                penalty.clause = "TAP-XX-1";
        CHECK((book.plays() == told));
    }
}

namespace {

GamePlay played(GamePlay::Type type, Side team, int down, double at, double gain) {
    GamePlay play;
    play.type = type;
    play.team = team;
    play.snapped = true;
    play.over = true;
    play.before.offense = team;
    play.before.down = down;
    play.before.ballX = Spot::yards(at);
    play.before.toGainX = Spot::yards(at + 10.0);
    play.gain = Distance::yards(gain);
    return play;
}

constexpr PlayExtra kOwn[] = {
    {.word = "hurries", .after = "tackles", .column = "hurries", .row = "hurries"},
    {.word = "blitzes", .row = "blitzes", .ofMen = false},
};

}  // namespace

TEST_CASE("downs are no turnover, a punt is no play of its drive, and the last drive ends the game",
          "[app][UX-19.4]") {
    std::vector<GamePlay> plays;
    plays.push_back(played(GamePlay::Type::Run, Side::Home, 4, 40.0, 2.0));
    plays.back().turnoverOnDowns = true;
    plays.push_back(played(GamePlay::Type::Run, Side::Visitor, 1, 42.0, 6.0));
    plays.push_back(played(GamePlay::Type::Punt, Side::Visitor, 4, 36.0, 0.0));
    plays.back().punted = true;
    plays.push_back(played(GamePlay::Type::Run, Side::Home, 1, 20.0, 3.0));
    plays.back().halfEnded = true;
    plays.push_back(played(GamePlay::Type::Run, Side::Visitor, 1, 60.0, 3.0));
    plays.back().before.period = 4;
    plays.back().halfEnded = true;
    const app::Statistics statistics = app::statisticsOf(
        plays, {.periods = 4, .periodWord = "quarter", .board = false, .extras = kOwn});
    CHECK(statistics.teams[0].turnovers == 0);
    REQUIRE(statistics.drives.size() == 4);
    CHECK(statistics.drives[0].end == app::DriveEnd::Downs);
    CHECK(statistics.drives[1].end == app::DriveEnd::Punt);
    CHECK(statistics.drives[1].plays == 1);
    CHECK(nameOf(statistics.drives[2].end) == "end of half");
    CHECK(nameOf(statistics.drives[3].end) == "end of the game");
}

TEST_CASE("a game without board, men and halves has a box score", "[app][UX-19.4]") {
    std::vector<GamePlay> plays;
    plays.push_back(played(GamePlay::Type::Run, Side::Home, 1, 40.0, 7.0));
    plays.push_back(played(GamePlay::Type::Pass, Side::Home, 2, 47.0, 0.0));
    plays.back().thrown = true;
    plays.back().intercepted = true;
    plays.back().takeawayReturn =
        GameReturn{.side = Side::Visitor, .from = Spot::yards(60.0), .to = Spot::yards(0.0)};
    plays.back().takeawayReturn->touchdown = true;
    plays.back().touchdown = Side::Visitor;
    plays.back().points = {0, 6};
    plays.back().extras = {{.word = "hurries", .side = Side::Visitor},
                           {.word = "blitzes", .side = Side::Visitor, .count = 2},
                           {.word = "nobody's", .side = Side::Visitor}};
    const app::Statistics statistics = app::statisticsOf(
        plays, {.periods = 4, .periodWord = "quarter", .board = false, .extras = kOwn});
    const app::TeamStats& home = statistics.teams[0];
    const app::TeamStats& visitor = statistics.teams[1];
    CHECK(statistics.players.empty());
    CHECK(home.line.rushing.yards == Distance::yards(7));
    CHECK(home.turnovers == 1);
    CHECK(visitor.points == 6);
    CHECK(visitor.line.interceptions == 1);
    CHECK(visitor.line.takeawayReturns.yards == Distance::yards(60));
    CHECK(visitor.line.returnTouchdowns == 1);
    CHECK(app::countOf(visitor.line.extras, "hurries") == 1);
    CHECK(app::countOf(visitor.extras, "blitzes") == 2);
    // the return ended the drive of who had thrown; it is none of its own
    REQUIRE(statistics.drives.size() == 1);
    CHECK(statistics.drives.front().end == app::DriveEnd::Interception);

    const auto rows = app::boxRows(statistics);
    const auto row = [&](std::string_view label) {
        return std::ranges::find(rows, label, &app::BoxRow::label);
    };
    CHECK(row("board time") == rows.end());
    CHECK(row("total yards")->home == "7");
    CHECK(row("rushing")->home == "1 for 7");
    REQUIRE(row("blitzes") != rows.end());
    CHECK(row("blitzes")->visitor == "2");
    REQUIRE(row("hurries") != rows.end());
    Names names;
    names.teams = {"Reds", "Golds"};
    names.periods = 4;
    names.periodWord = "quarter";
    const std::string text = app::boxText(statistics, names);
    CHECK(text.find("3rd quarter  4th quarter  points") != std::string::npos);
    CHECK(text.find("half") == std::string::npos);
    const std::string json = app::teamJson(visitor).line();
    CHECK(json.find(R"("tackles":0,"hurries":1,)") != std::string::npos);
    CHECK(json.find(R"("points_by_quarter":[6])") != std::string::npos);
    CHECK(json.find("board_ms") == std::string::npos);
    CHECK(json.ends_with(R"("blitzes":2})"));
}

TEST_CASE("UX-19.4 a man's own counts stand in the table of men", "[app][UX-19.4]") {
    GamePlay run = played(GamePlay::Type::Run, Side::Home, 1, 40.0, 7.0);
    run.extras = {{.word = "hurries", .side = Side::Visitor, .man = ManRef{Side::Visitor, 70}}};
    GamePlay again = run;
    again.nullified = true;  // what is not always counted is taken back with its play
    const app::Statistics statistics =
        app::statisticsOf(std::vector{run, again}, {.periodWord = "", .extras = kOwn});
    REQUIRE(statistics.players.size() == 1);
    Names names;
    names.teams = {"Reds", "Golds"};
    names.periodWord = "";
    names.man = [](ManRef man) { return std::to_string(man.index + 1); };
    const std::string text = app::boxText(statistics, names);
    CHECK(text.find("Contact    tackles  hurries  INT") != std::string::npos);
    CHECK(text.find("Golds #71        0        1    0") != std::string::npos);
}
