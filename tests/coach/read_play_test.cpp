#include "coach/tap/read_play.hpp"

#include "coach/coach_table.hpp"
#include "coach/tap/rollout.hpp"
#include "coach/tap/scout.hpp"
#include "coach/tap/situation.hpp"

#include <thrum/core/hash.hpp>
#include <thrum/rules/frames.hpp>

#include <cstdlib>

using namespace thrum;
using test::CoachTable;

namespace {

// The game as it stands when `side` is lined up at its own 40 as the formation has it.
tap::State linedUp(const app::TapGame& game, Side side, const Formation& formation) {
    tap::State state = game.state();
    state.offense = side;
    state.phase = tap::Phase::SetDefense;
    state.playFacts.kind = tap::PlayKind::Scrimmage;
    state.lineOfScrimmage = fieldX(Distance::yards(40.0), side);
    state.lineToGain = fieldX(Distance::yards(50.0), side);
    state.figures.clear();
    const auto decisions = game.lineups().decisions(state, side, formation);
    REQUIRE(decisions);
    for (const tap::Decision& decision : *decisions) {
        for (const tap::Placement& placement : decision.placements) {
            tap::Figure figure;
            figure.id = placement.figure;
            figure.pose = placement.pose;
            figure.baseSlot = placement.baseSlot.value_or(0);
            state.figures.push_back(figure);
        }
    }
    return state;
}

coach::Lineups lineupsOf(const app::TapGame& game) {
    return app::lineupsOf(CoachTable::setupFor(game).bench);
}

// A game about to begin, with its playbook.
struct ReadingTable {
    CoachTable table{};
    std::unique_ptr<app::TapGame> game = table.begin("client", "client", 1, 4);
    coach::Lineups lineups = lineupsOf(*game);

    [[nodiscard]] tap::State homeIn(const char* formation) const {
        const Formation* found = game->lineups().find(formation);
        REQUIRE(found != nullptr);
        return linedUp(*game, Side::Home, *found);
    }
};

// How a coach of that level sets up his defense.
tap::Input defenseOf(const app::TapGame& game,
                     int level,
                     const tap::State& state,
                     const coach::Lineups& book) {
    coach::CoachSetup setup = CoachTable::coachFor(game, level, 5);
    setup.evaluations = 12;
    setup.lineups = book;
    coach::Coach coach{setup};
    const tap::Prompt prompt = tap::prompt(state);
    REQUIRE(prompt.side == other(state.offense));
    return coach.decide(state, prompt, prompt.side, 0, {});
}

}  // namespace

TEST_CASE("Whoever knows the playbook reads every play of it from where the men stand",
          "[coach][reading]") {
    const ReadingTable table;
    const auto& game = table.game;
    const auto& lineups = table.lineups;
    int plays = 0;
    for (const Side side : {Side::Home, Side::Visitor}) {
        for (const Play& play : lineups.plays) {
            if (play.type == PlayType::Defense)
                continue;
            INFO(play.name);
            const Formation* formation = game->lineups().find(play.formation);
            REQUIRE(formation != nullptr);
            const tap::State state = linedUp(*game, side, coach::drawn(*formation, play));
            const auto read = coach::readPlays(state, lineups);
            CHECK(std::ranges::any_of(
                read, [&](const coach::Intent& intent) { return intent.name == play.name; }));
            CHECK(std::ranges::all_of(read, [&](const coach::Intent& intent) {
                return intent.pass == (play.type == PlayType::Pass);
            }));
            ++plays;
        }
    }
    CHECK(plays > 80);
}

TEST_CASE("An offense that stands as no play has it is not read", "[coach][reading]") {
    const ReadingTable table;
    tap::State state = table.homeIn("pro-set");
    for (tap::Figure& figure : state.figures)
        figure.pose.heading = figure.pose.heading.turned(9000);
    CHECK(coach::readPlays(state, table.lineups).empty());
    state.figures.clear();
    CHECK(coach::readPlays(state, table.lineups).empty());
}

TEST_CASE("Level 5 alone sets up his defense by the play he reads", "[coach][reading]") {
    const ReadingTable table;
    const auto& game = table.game;
    const auto& book = table.lineups;
    auto unread = book;  // the same line-ups, and no play of the offense to compare them with
    std::erase_if(unread.plays, [](const Play& play) { return play.type != PlayType::Defense; });
    int read = 0;
    for (const char* id : {"pro-set", "shotgun-spread", "i-right"}) {
        const auto of = std::ranges::find_if(book.plays, [&](const Play& play) {
            return play.type != PlayType::Defense && play.formation == id;
        });
        REQUIRE(of != book.plays.end());
        const tap::State state =
            linedUp(*game, Side::Home, coach::drawn(*game->lineups().find(id), *of));
        const auto differs = [&](int level) {
            return defenseOf(*game, level, state, book) != defenseOf(*game, level, state, unread);
        };
        INFO(of->name);
        CHECK_FALSE(differs(3));
        CHECK_FALSE(differs(4));
        read += differs(5) ? 1 : 0;
    }
    CHECK(read > 0);
}

TEST_CASE("What is read is believed as often as the eye says, and in its own window only",
          "[coach][reading]") {
    const ReadingTable table;
    const auto& game = table.game;
    const auto& lineups = table.lineups;
    const coach::Speeds speeds;
    tap::State state = game->state();
    state.phase = tap::Phase::SetDefense;
    const auto believedOf1000 = [&](int reads) {
        coach::Eye eye;
        eye.reads = reads;
        coach::Sense sense{{&lineups, &speeds, eye}, 1};
        sense.expect(state, {coach::Intent{}, coach::Intent{}});
        int believed = 0;
        for (std::uint64_t i = 0; i < 1000; ++i)
            believed += sense.believes(state, bitsAt(7, i)) != nullptr ? 1 : 0;
        return believed;
    };
    CHECK(believedOf1000(0) == 0);
    CHECK(believedOf1000(100) == 1000);
    CHECK(std::abs(believedOf1000(60) - 600) < 60);

    coach::Sense sense{{&lineups, &speeds, {}}, 1};
    CHECK(sense.believes(state, 0) == nullptr);
    sense.expect(state, {coach::Intent{}});
    CHECK(sense.believes(state, 0) != nullptr);
    // the ball is snapped, in a try and in overtime with no new number of the play
    tap::State after = state;
    after.phase = tap::Phase::StopDefense;
    CHECK(sense.believes(after, 0) == nullptr);
    after = state;
    ++after.play;
    CHECK(sense.believes(after, 0) == nullptr);
}

TEST_CASE("What is read is met in the plays a defense tries", "[coach][reading]") {
    const ReadingTable table;
    const auto& game = table.game;
    const auto& lineups = table.lineups;
    const tap::State state = table.homeIn("pro-set");
    const coach::Board board = app::boardsOf(game->sharedLineups())();
    const coach::Speeds speeds = coach::watchedDashes(state, board, 1, {});
    const tap::Prompt prompt = tap::prompt(state);
    const coach::SenseSetup setup{&lineups, &speeds, {}};
    coach::Idea idea;  // the same line-up, whatever is expected
    idea.plan = coach::Sense{setup, 1}.think(state, prompt, prompt.side, 0);
    const auto worthsAgainst = [&](bool pass) {
        coach::Sense sense{setup, 1};
        coach::Intent expected;
        expected.pass = pass;
        sense.expect(state, {expected});
        std::vector<double> worths;
        for (std::uint64_t luck = 0; luck < 20; ++luck)
            worths.push_back(
                coach::playThrough(
                    state, prompt.side, idea, sense, setup, board, luck, coach::Pace::Coarse, {})
                    .worth);
        return worths;
    };
    const auto runs = worthsAgainst(false);
    const auto passes = worthsAgainst(true);
    int otherwise = 0;
    for (std::size_t i = 0; i < runs.size(); ++i)
        otherwise += runs[i] != passes[i] ? 1 : 0;
    CHECK(otherwise > 12);
}
