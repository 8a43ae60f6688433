#include "coach/tap/memory.hpp"

#include "coach/coach_table.hpp"

#include <thrum/app/replay.hpp>
#include <thrum/rules/frames.hpp>

using namespace thrum;
using test::CoachTable;

namespace {

tap::PlaySeen seenPlay(Side offense, bool passed, double yards) {
    return {.offense = offense, .passed = passed, .gain = Distance::yards(yards)};
}

tap::PlaySeen lostPlay(Side offense, bool passed) {
    return {.offense = offense, .passed = passed, .lost = true};
}

// A table where the home side has the ball and these plays were seen.
tap::State after(std::vector<tap::PlaySeen> plays) {
    const CoachTable table;
    tap::State state = table.begin("person", "person", 1, 4)->state();
    state.offense = Side::Home;
    state.lately = std::move(plays);
    return state;
}

// The first defense of a game that is to stand.
tap::State defenseDue(app::TapGame& game) {
    return CoachTable::defensesDue(game, 1, [](double) { return true; }).front();
}

// Men of the defense as coaches of one manner line them up, over so many coaches.
struct Stood {
    int deep = 0;   ///< and so late at a runner
    int backs = 0;  ///< defensive backs, wherever they stand
};

constexpr int kCoaches = 72;

Stood stood(const tap::State& state, const app::TapGame& game, const std::string& persona) {
    const tap::Prompt prompt = tap::prompt(state);
    constexpr double kDeep = 11.0;  // yards beyond the line; who comes down starts nearer
    const double line = downfield(state.lineOfScrimmage, state.offense).yards();
    Stood stood;
    for (std::uint64_t seed = 1; seed <= kCoaches; ++seed) {
        coach::CoachSetup setup = CoachTable::coachFor(game, 2, seed);
        setup.persona = persona;
        coach::Coach coach{setup};
        const tap::Input input = coach.decide(state, prompt, prompt.side, 0, {});
        const auto* decision = std::get_if<tap::Decision>(&input);
        REQUIRE(decision != nullptr);
        for (const tap::Placement& placed : decision->placements) {
            const double from = downfield(placed.pose.at.x, state.offense).yards() - line;
            stood.deep += from > kDeep ? 1 : 0;
            const tap::Player* player = tap::findPlayer(state, placed.figure);
            REQUIRE(player != nullptr);
            stood.backs += player->position == tap::Position::DB ? 1 : 0;
        }
    }
    return stood;
}

}  // namespace

TEST_CASE("A state keeps the latest plays from scrimmage as everybody saw them end",
          "[coach][memory]") {
    const CoachTable table;
    int compared = 0;
    for (const std::uint64_t seed : {3U, 4U}) {
        const auto game = table.begin("computer:1", "computer:1", seed, 8);
        CoachTable::play(*game);
        const auto replay = app::Replay::open(game->fileText(), "this game");
        REQUIRE(replay);
        std::vector<GamePlay> played;
        for (const GamePlay& play : replay->plays())
            if (play.over && !play.nullified &&
                (play.type == GamePlay::Type::Run || play.type == GamePlay::Type::Pass))
                played.push_back(play);
        const std::vector<tap::PlaySeen>& lately = game->state().lately;
        REQUIRE(lately.size() == tap::kPlaysSeen);
        REQUIRE(played.size() > lately.size());
        for (std::size_t i = 0; i < lately.size(); ++i) {
            const GamePlay& play = played[played.size() - lately.size() + i];
            INFO(seed << ", play " << play.number);
            CHECK(lately[i].offense == play.team);
            CHECK(lately[i].passed == play.thrown);
            CHECK(lately[i].lost == (play.intercepted || play.fumbleLost));
            if (!lately[i].lost && play.gain) {
                INFO(lately[i].gain.yards()
                     << " yards, " << play.gain->yards() << " in the replay");
                CHECK(lately[i].gain == *play.gain);
                ++compared;
            }
        }
    }
    CHECK(compared > 16);
}

TEST_CASE("What was seen lately rules nothing: it is not in the digest of a state",
          "[coach][memory][digest]") {
    const tap::State state = after({});
    const tap::State later = after({seenPlay(Side::Home, true, 40)});
    CHECK_FALSE(state == later);
    CHECK(tap::digest(state) == tap::digest(later));
}

TEST_CASE("Who forgets nothing expects what burned him, and shuns what lost him the ball",
          "[coach][memory]") {
    const auto long_ = [](bool passed) { return seenPlay(Side::Home, passed, 20); };
    const tap::State passes = after({long_(true), seenPlay(Side::Home, false, 3), long_(true)});
    CHECK(coach::burnedBy(passes, 100) > 40);
    CHECK(coach::burnedBy(passes, 20) > 0);
    CHECK(coach::burnedBy(passes, 20) < coach::burnedBy(passes, 100));
    CHECK(coach::burnedBy(passes, 0) == 0);
    CHECK(coach::burnedBy(after({long_(false), long_(false)}), 100) < -40);
    // what his own side did burned nobody here, and what is long past is forgotten
    CHECK(coach::burnedBy(after({seenPlay(Side::Visitor, true, 60)}), 100) == 0);
    std::vector<tap::PlaySeen> old{long_(true), long_(true)};
    for (int i = 0; i < 6; ++i)
        old.push_back(seenPlay(Side::Home, false, 2));
    CHECK(coach::burnedBy(after(old), 100) == 0);

    CHECK(coach::leansByMemory(after({lostPlay(Side::Home, true)}), 100) <= -20);
    CHECK(coach::leansByMemory(after({lostPlay(Side::Home, false)}), 100) > 0);
    CHECK(coach::leansByMemory(after({long_(true)}), 100) > 0);
    CHECK(coach::leansByMemory(after({lostPlay(Side::Home, true)}), 0) == 0);
    CHECK(coach::leansByMemory(after({lostPlay(Side::Visitor, true)}), 100) == 0);
}

TEST_CASE(
    "Old Joe leaves more men deep after passes have burned him than after runs, Riverboat "
    "Ruiz does as ever",
    "[coach][memory][persona]") {
    const CoachTable table;
    const auto game = table.begin("computer:1", "computer:1", 6, 4);
    tap::State state = defenseDue(*game);
    const auto burned = [&](bool passed) {
        tap::State then = state;
        then.lately.assign(4, seenPlay(state.offense, passed, 25));
        return then;
    };
    const auto deep = [&](const tap::State& then, const std::string& persona) {
        return stood(then, *game, persona).deep;
    };
    CHECK(deep(burned(true), "old-joe") > deep(burned(false), "old-joe") + kCoaches / 2);
    CHECK(deep(burned(true), "riverboat") == deep(burned(false), "riverboat"));
    CHECK(deep(burned(true), "") == deep(burned(false), ""));
}

TEST_CASE("Who expects a run or a pass has one back fewer", "[coach][memory][football]") {
    const CoachTable table;
    const auto game = table.begin("computer:1", "computer:1", 6, 4);
    tap::State state = defenseDue(*game);
    const auto backs = [&](std::vector<tap::PlaySeen> lately) {
        state.lately = std::move(lately);
        return stood(state, *game, "old-joe").backs;
    };
    const int usual = backs({});
    for (const bool passes : {true, false}) {
        INFO("burned by " << (passes ? "passes" : "runs"));
        const auto burned = std::vector(4, seenPlay(state.offense, passes, 25));
        // some expect it without having been burned, and some expect nothing though they were
        const int now = backs(burned);
        INFO(now << " backs, " << usual << " before");
        CHECK(now < usual - kCoaches / 9);
    }
}
