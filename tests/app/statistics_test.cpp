#include "support/recorded_game.hpp"

#include <thrum/app/statistics.hpp>
#include <thrum/rules/frames.hpp>

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

bool isTry(const GamePlay& play) {
    return play.type == app::PlayType::ExtraPoint || play.type == app::PlayType::TwoPoint;
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
            CHECK(std::accumulate(team.pointsByHalf.begin(), team.pointsByHalf.end(), 0) ==
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
            const bool run = play.type == app::PlayType::Run || play.type == app::PlayType::Pass;
            const bool sameSeries =
                run && !play.nullified && !play.turnover() && play.points == std::array<int, 2>{} &&
                next.snapped && app::isFromScrimmage(next.type) && next.team == play.team &&
                next.before.half == play.before.half && play.before.half <= 2 &&
                play.penalties.empty() && next.penalties.empty() && !play.recoveredBy;
            if (!sameSeries)
                continue;
            INFO("play " << play.number);
            REQUIRE(play.gain);
            const Distance from = downfield(play.before.lineOfScrimmage, play.team);
            const Distance to = downfield(next.before.lineOfScrimmage, play.team);
            CHECK((from + *play.gain).units() == to.units());
            ++compared;
        }
    }
    CHECK(compared > 20);
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
            for (const auto& [id, line] : one.statistics.players) {
                if (id.side() != side)
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
                sum.tacklesBroken += line.tacklesBroken;
                sum.falls += line.falls;
                sum.fallsWithBall += line.fallsWithBall;
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
            nullifiedPasses += (play.nullified || isTry(play)) && play.thrown ? 1 : 0;
            const bool fromScrimmage =
                play.type == app::PlayType::Run || play.type == app::PlayType::Pass;
            if (fromScrimmage && !play.nullified)
                stuck += static_cast<int>(std::count_if(
                    one.game->events().begin() + static_cast<std::ptrdiff_t>(play.firstStep),
                    one.game->events().begin() + static_cast<std::ptrdiff_t>(play.lastStep) + 1,
                    [](const std::vector<tap::Event>& events) {
                        return std::ranges::count(
                                   events, tap::EventKind::ProgressStopped, &tap::Event::kind) > 0;
                    }));
            tryFumbles += (play.nullified || isTry(play)) && play.fumbledBy ? 1 : 0;
        }
        using Team = const app::TeamStats&;
        CHECK(sum([](Team t) { return t.line.falls; }) == countOf(*one.game, tap::EventKind::Fell));
        CHECK(sum([](Team t) { return t.line.passes.tried; }) + nullifiedPasses ==
              countOf(*one.game, tap::EventKind::PassReleased));
        CHECK(sum([](Team t) { return t.line.fumbles; }) + tryFumbles ==
              countOf(*one.game, tap::EventKind::Fumbled));
        CHECK(sum([](Team t) { return t.stuckPlays; }) == stuck);
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
            counted += play.snapped && !play.nullified && app::isFromScrimmage(play.type) ? 1 : 0;
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
    for (int tries = 0; tries < 60; ++tries) {
        const GamePlay& last = during.plays().back();
        if (last.snapped && !last.over && last.before.half == 1)
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
