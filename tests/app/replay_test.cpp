#include "support/recorded_game.hpp"

#include <thrum/core/hash.hpp>
#include <thrum/games/tap/replay.hpp>
#include <thrum/rules/tap/game_clock.hpp>

#include <chrono>
#include <cmath>

#include <catch2/catch.hpp>

using namespace thrum;
using test::RecordedGame;

namespace {

app::Replay opened(const std::string& text) {
    auto replay = app::Replay::open(text, "game.thrum");
    if (!replay)
        FAIL(replay.error().text());
    return *std::move(replay);
}

// What a viewer sees, compared with what was true.
void checkSame(const app::TapMoment& shown, const tap::State& truth) {
    CHECK((shown.board == tap::situationOf(truth)));
    CHECK((shown.situation == tap::neutral(shown.board, truth.rules->game.halves)));
    CHECK(shown.ball == truth.ball);
    CHECK(shown.carrier == truth.carrier);
    CHECK(shown.gameClockMs == tap::gameClockMs(truth));
    REQUIRE(shown.figures.size() == truth.figures.size());
    for (std::size_t i = 0; i < shown.figures.size(); ++i) {
        INFO(tap::figureName(truth, truth.figures[i].id));
        CHECK(shown.figures[i].id == truth.figures[i].id);
        CHECK((shown.figures[i].pose == truth.figures[i].pose));
        CHECK(shown.figures[i].baseSlot == truth.figures[i].baseSlot);
        CHECK(shown.figures[i].status == truth.figures[i].status);
        CHECK(shown.figures[i].fallDirection == truth.figures[i].fallDirection);
    }
}

}  // namespace

TEST_CASE("D62 the record alone shows at every rest what the referee's state was",
          "[app][D62][property]") {
    for (const RecordedGame& game : RecordedGame::variety()) {
        INFO(game.what());
        const app::Replay replay = opened(game.text());
        REQUIRE(replay.steps().size() == game.states().size());
        for (std::size_t i = 0; i < game.states().size(); ++i) {
            INFO("line " << replay.steps()[i].line);
            checkSame(app::TapReplay::of(replay).shownAt(i, 1e9), game.states()[i]);
        }
    }
}

TEST_CASE("TAP-GL-2 the game clock is shown at every moment, running down evenly",
          "[app][UX-17][TAP-GL-2][property]") {
    int played = 0;
    for (const RecordedGame& game : RecordedGame::variety()) {
        INFO(game.what());
        const app::Replay replay = opened(game.text());
        std::optional<int> before;
        int half = 0;
        for (std::int64_t ms = 0; ms <= replay.lengthMs(); ms += 250) {
            const app::ReplayMoment now = replay.at(ms);
            if (game.states().front().method == tap::Method::Plays) {
                CHECK_FALSE(now.gameClockMs);
                continue;
            }
            if (before && now.gameClockMs && now.situation.period == half)
                CHECK(*now.gameClockMs <= *before);
            before = now.gameClockMs;
            half = now.situation.period;
        }
        // within a run a second of the board is a second of the clock
        for (std::size_t i = 1; i < replay.steps().size(); ++i) {
            const app::ReplayStep& step = replay.steps()[i];
            const auto start = tap::gameClockMs(game.states()[i - 1]);
            const auto end = tap::gameClockMs(game.states()[i]);
            if (!step.run || !start || !end || *start == *end || *end == 0)
                continue;
            const int ticks = step.run->ticks;
            const auto middle = replay.at(i, ticks / 2.0).gameClockMs;
            REQUIRE(middle);
            CHECK(std::abs(*middle - (*start + *end) / 2) <= 1);
            ++played;
        }
    }
    CHECK(played > 20);
}

TEST_CASE("UX-17.3 every man is within 0.02 yd and 1 degree of the live picture, at every tick",
          "[app][UX-17.3][D62][property]") {
    const app::Library library = test::shippedLibrary();
    auto game = RecordedGame::begin(library, RecordedGame::asked(5));
    std::vector<std::vector<Frame>> live;  // every tick of every run
    while (game->awaits() != games::Awaits::Over) {
        REQUIRE(game->playSeats());
        tap::Input drawn;
        if (game->awaits() == games::Awaits::Chance)
            REQUIRE(game->draw(drawn));
        if (game->awaits() != games::Awaits::Run)
            continue;
        auto task = game->boardTask();
        REQUIRE(task);
        Simulator simulator{task->table, task->seed};
        simulator.setFrames({task->framesEvery});
        REQUIRE_FALSE(simulator.begin(task->request, task->judge));
        live.emplace_back();
        while (!simulator.done()) {
            std::vector<Call> now;
            for (const Call& call : task->calls) {
                if (call.tick == simulator.report().tick + 1)
                    now.push_back(call);
            }
            simulator.step(now);
            const auto poses = simulator.report().poses;
            live.back().push_back({simulator.report().tick, {poses.begin(), poses.end()}});
        }
        REQUIRE(game->submitRun(simulator.finish()));
    }

    const app::Replay replay = opened(game->fileText());
    std::size_t run = 0;
    double furthest = 0.0;
    double turned = 0.0;
    for (std::size_t step = 0; step < replay.steps().size(); ++step) {
        if (replay.steps()[step].kind != app::ReplayStep::Kind::Run)
            continue;
        REQUIRE(run < live.size());
        for (const Frame& frame : live[run++]) {
            const app::TapMoment shown = app::TapReplay::of(replay).shownAt(step, frame.tick);
            REQUIRE(shown.figures.size() == frame.poses.size());
            for (std::size_t i = 0; i < frame.poses.size(); ++i) {
                const Pose& seen = shown.figures[i].pose;
                const Pose& was = frame.poses[i];
                const Distance dx = seen.at.x - was.at.x;
                const Distance dy = seen.at.y - was.at.y;
                furthest = std::max(furthest, std::hypot(dx.yards(), dy.yards()));
                turned = std::max(turned, std::abs(shortTurn(was.heading, seen.heading)) / 100.0);
            }
        }
    }
    CHECK(run == live.size());
    CHECK(live.size() > 10);
    CHECK(furthest <= 0.02);
    CHECK(turned <= 1.0);
}

TEST_CASE("UX-17.2 the picture of a moment is the same from either direction",
          "[app][UX-17.2][property]") {
    const app::Replay replay = opened(RecordedGame::variety()[2].text());
    constexpr std::int64_t kStepMs = 333;
    const app::TapReplay& game = app::TapReplay::of(replay);
    std::vector<app::TapMoment> forwards;
    for (std::int64_t ms = -kStepMs; ms <= replay.lengthMs() + kStepMs; ms += kStepMs)
        forwards.push_back(game.shownAt(ms));
    for (auto at = forwards.rbegin(); at != forwards.rend(); ++at) {
        const app::TapMoment again = game.shownAt(at->ms);
        CHECK(again.step == at->step);
        CHECK(again.tick == at->tick);
        CHECK((again.figures == at->figures));
        CHECK((again.situation == at->situation));
    }
    CHECK(forwards.front().figures.empty());
    CHECK(forwards.back().step == replay.steps().size());
}

TEST_CASE("UX-17 time goes through all steps: runs take their board time", "[app][UX-17]") {
    const app::Replay replay = opened(RecordedGame::variety()[1].text());
    const app::TapReplay& game = app::TapReplay::of(replay);
    std::int64_t at = 0;
    for (std::size_t i = 0; i < replay.steps().size(); ++i) {
        const app::ReplayStep& step = replay.steps()[i];
        CHECK(step.startMs == at);
        at = step.endMs;
        if (step.run) {
            const std::int64_t boardMs = std::int64_t{step.run->ticks} * 1000 / 120;
            const bool cleared =
                std::ranges::count(
                    game.events(i), tap::EventKind::BoardCleared, &tap::Event::kind) > 0;
            CHECK(step.endMs - step.startMs == boardMs + (cleared ? 1200 : 0));
            const app::TapMoment last = game.shownAt(step.startMs + boardMs);
            CHECK((cleared ? last.figures.size() == step.run->figures.size() : !last.boardOn));
            const app::ReplayMoment middle = replay.at(step.startMs + boardMs / 2);
            CHECK(middle.boardOn);
            CHECK(middle.step == i);
            CHECK(std::abs(middle.tick - step.run->ticks / 2) <= 1);
        } else {
            CHECK(step.endMs - step.startMs <= 1500 + 1200);
        }
        CHECK_FALSE(replay.at(step.endMs).boardOn ==
                    (i + 1 == replay.steps().size() || !replay.steps()[i + 1].run));
    }
    CHECK(at == replay.lengthMs());
}

TEST_CASE("UX-17 the marks stand where the record has what they mark", "[app][UX-17][property]") {
    for (const RecordedGame& game : RecordedGame::variety()) {
        INFO(game.what());
        const app::Replay replay = opened(game.text());
        const auto count = [&](app::MarkKind kind) {
            return std::ranges::count(replay.marks(), kind, &app::ReplayMark::kind);
        };
        const auto events = [&](std::initializer_list<tap::EventKind> kinds) {
            std::ptrdiff_t found = 0;
            for (std::size_t i = 0; i < replay.steps().size(); ++i) {
                for (const tap::Event& event : app::TapReplay::of(replay).events(i))
                    found += std::ranges::count(kinds, event.kind);
            }
            return found;
        };
        CHECK(std::ranges::is_sorted(replay.marks(), {}, &app::ReplayMark::ms));
        CHECK(count(app::MarkKind::Snap) ==
              std::ranges::count(replay.plays(), true, &app::GamePlay::snapped));
        CHECK(count(app::MarkKind::Fall) == events({tap::EventKind::Fell}));
        CHECK(count(app::MarkKind::Score) == events({tap::EventKind::Touchdown,
                                                     tap::EventKind::Safety,
                                                     tap::EventKind::FieldGoalGood,
                                                     tap::EventKind::TryGood}));
        CHECK(count(app::MarkKind::Penalty) ==
              events({tap::EventKind::PenaltyEnforced, tap::EventKind::PenaltiesOffset}));
        for (const app::GamePlay& play : replay.plays()) {
            const auto at = static_cast<std::size_t>(play.number) - 1;
            CHECK(replay.timeOfPlay(at) <= replay.endOfPlay(at));
            if (play.snapped)
                CHECK(replay.playAt(replay.timeOfPlay(at)) == at);
        }
    }
}

TEST_CASE("D57 what was taken back is not shown, what was corrected is", "[app][D57]") {
    const app::Library library = test::shippedLibrary();
    app::TapAsked asked = RecordedGame::asked(3);
    asked.freeUndo = true;
    auto game = RecordedGame::begin(library, asked);
    std::vector<tap::State> states;
    const auto goOn = [&] {
        auto moves = game->playSeats();
        REQUIRE(moves);
        for (const auto& move : *moves)
            states.push_back(move.after);
        tap::Input drawn;
        if (game->awaits() == games::Awaits::Chance)
            REQUIRE(game->draw(drawn));
        else
            REQUIRE(game->run({}));
        states.push_back(game->state());
    };
    for (int i = 0; i < 6; ++i)
        goOn();
    REQUIRE_FALSE(game->undo(static_cast<int>(states.size()) / 2));
    states.resize(states.size() - states.size() / 2);
    tap::State corrected = game->state();
    corrected.score = {9, 0};
    REQUIRE_FALSE(game->correct(corrected, "the scorer slept"));
    states.push_back(game->state());
    for (int i = 0; i < 3; ++i)
        goOn();

    const app::Replay replay = opened(game->fileText());
    CHECK(replay.takenBack() > 0);
    REQUIRE(replay.steps().size() == states.size());
    for (std::size_t i = 0; i < states.size(); ++i)
        checkSame(app::TapReplay::of(replay).shownAt(i, 1e9), states[i]);
    CHECK(std::ranges::count(replay.marks(), app::MarkKind::Correction, &app::ReplayMark::kind) ==
          1);
}

TEST_CASE("D63 a game of another revision of the rules is shown as played, and not gone on with",
          "[app][D63]") {
    std::string text = RecordedGame::variety()[1].text();
    const app::Replay now = opened(text);
    const std::string revision = R"("rules":{"revision":1,)";
    text.replace(text.find(revision), revision.size(), R"("rules":{"revision":4,)");
    const app::Replay then = opened(text);
    CHECK(then.header().revision == 4);
    CHECK(then.header().older);
    CHECK(then.lengthMs() == now.lengthMs());
    CHECK(then.plays().size() == now.plays().size());
    CHECK((app::TapReplay::of(then).shownAt(then.lengthMs() / 2).figures ==
           app::TapReplay::of(now).shownAt(now.lengthMs() / 2).figures));

    const auto game = app::TapGame::open(test::shippedLibrary(), text, "game.thrum");
    REQUIRE_FALSE(game);
    CHECK(game.error().pointer == "/rules/revision");
    CHECK(game.error().reason ==
          "was recorded under revision 4 of the rules; it can be shown, but not gone on with under "
          "revision 1");
}

TEST_CASE("D61 what comes before the damage is shown", "[app][D61][refusal]") {
    const std::string& text = RecordedGame::variety()[1].text();
    const app::Replay whole = opened(text);

    const app::Replay torn = opened(text.substr(0, text.size() - 10));
    CHECK(torn.torn());
    CHECK_FALSE(torn.damage());
    CHECK(torn.steps().size() + 1 >= whole.steps().size());

    std::size_t at = 0;
    for (int line = 1; line < 50; ++line)
        at = text.find('\n', at) + 1;
    const app::Replay broken = opened(text.substr(0, at) + "{\"n\":true}\n" + text.substr(at));
    REQUIRE(broken.damage());
    CHECK(broken.damage()->file == "game.thrum, line 50");
    CHECK(broken.steps().size() == 48);

    CHECK_FALSE(app::Replay::open("", "x"));
    CHECK_FALSE(app::Replay::open("{\"thrum\":\"game\"}\n", "x"));
    CHECK_FALSE(app::Replay::open("no line break", "x"));
}

TEST_CASE("A game in progress is replayed as its lines come", "[app][UX-17.1]") {
    const std::string& text = RecordedGame::variety()[4].text();
    const std::size_t head = text.find('\n');
    auto growing = app::Replay::begin(text.substr(0, head), "game.thrum");
    REQUIRE(growing);
    CHECK(growing->lengthMs() == 0);
    CHECK(app::TapReplay::of(*growing).shownAt(100).figures.empty());
    for (std::size_t at = head + 1; at < text.size();) {
        const std::size_t end = text.find('\n', at);
        REQUIRE_FALSE(growing->append(text.substr(at, end - at)));
        at = end + 1;
    }
    const app::Replay whole = opened(text);
    CHECK(growing->lengthMs() == whole.lengthMs());
    CHECK(growing->plays().size() == whole.plays().size());
    CHECK(growing->marks().size() == whole.marks().size());
}

// The numbers of docs/performance.md: thrum_test_replay -s "[measure]"
TEST_CASE("UX-17.2 what opening and seeking in a game of three hours costs", "[.][measure]") {
    using Clock = std::chrono::steady_clock;
    const auto msSince = [](Clock::time_point from) {
        return std::chrono::duration<double, std::milli>(Clock::now() - from).count();
    };
    app::TapAsked asked = RecordedGame::asked(6);
    asked.overrides = R"({"game.playsPerHalf":90})";
    const RecordedGame game{test::shippedLibrary(), asked};
    const auto from = Clock::now();
    const app::Replay replay = opened(game.text());
    const double openMs = msSince(from);
    const auto realTime = app::Replay::open(game.text(), "game", app::ReplayPace::realTime());
    REQUIRE(realTime);
    double worst = 0.0;
    constexpr std::uint64_t kSeeks = 20'000;
    const auto seeking = Clock::now();
    for (std::uint64_t i = 0; i < kSeeks; ++i) {
        const auto one = Clock::now();
        static_cast<void>(replay.at(static_cast<std::int64_t>(
            bitsAt(i, 1) % static_cast<std::uint64_t>(replay.lengthMs()))));
        worst = std::max(worst, msSince(one));
    }
    const double meanUs = msSince(seeking) * 1000.0 / kSeeks;
    std::int64_t boardMs = 0;
    for (const app::ReplayStep& step : realTime->steps())
        boardMs += step.kind == app::ReplayStep::Kind::Run ? step.endMs - step.startMs : 0;
    WARN("file " << game.text().size() / 1000 << " kB, " << replay.plays().size() << " plays, "
                 << replay.steps().size() << " steps, shown in " << replay.lengthMs() / 60'000
                 << " min, board on " << boardMs / 60'000 << " min; opened in " << openMs << " ms; "
                 << kSeeks << " seeks, mean " << meanUs << " us, worst " << worst << " ms");
}
