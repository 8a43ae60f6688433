#include "coach/foursheet/call_game.hpp"
#include "rules/foursheet/plausibility.hpp"
#include "rules/foursheet/scene.hpp"

#include <thrum/coach/foursheet/coach.hpp>
#include <thrum/core/hash.hpp>

#include <cmath>
#include <map>
#include <set>

#include <catch2/catch.hpp>

// What computer coaches of level 2 to 5 decide, that they may, and that they look at nothing they
// must not see.
using namespace thrum;
using namespace thrum::foursheet;
using foursheet::coach::Coach;
using foursheet::coach::kHighestLevel;
using foursheet::coach::kLowestThinker;
using foursheet::test::Scene;

namespace {

Decision asked(int level, const State& state, std::uint64_t bits = 1) {
    const Prompt due = foursheet::prompt(state);
    const State seen = observed(state, due.side);
    return std::get<Decision>(Coach{level}.decide(seen, foursheet::prompt(seen), due.side, bits));
}

Shared<Rules> withOptions() {
    Rules rules = *shipped::rules();
    rules.audible.enabled = true;
    rules.fatigue.enabled = true;
    rules.wind.enabled = true;
    rules.clock.quarterSeconds = 300;
    return rules;
}

// A game of two coaches, either of a level or, at 0, anything allowed.
State played(const Shared<Rules>& rules, std::array<int, 2> levels, std::uint64_t seed, bool solo) {
    GameConfig config;
    config.rules = rules;
    config.data = shipped::data();
    config.teams = {shipped::team("avg"), shipped::team("avg")};
    config.solo = solo;
    std::array<Coach, 2> thinkers{Coach{std::max(levels[0], kLowestThinker)},
                                  Coach{std::max(levels[1], kLowestThinker)}};
    State state = newGame(config)->next;
    for (std::uint64_t step = 0; !state.over; ++step) {
        REQUIRE(step < 20'000);
        const Prompt due = foursheet::prompt(state);
        const std::uint64_t bits = bitsAt(seed, step);
        Input input = plausibility::fallen(due, bits);
        if (due.kind == PromptKind::Decision) {
            const Side side = due.bothSides && state.goneOn[0] ? Side::Visitor : due.side;
            const State seen = observed(state, side);
            const std::size_t who = indexOf(side);
            if (levels[who] == 0)
                for (int attempt = 0; attempt < 100; ++attempt) {
                    input = randomDecision(seen, due, side, bits, attempt);
                    if (!foursheet::check(state, input))
                        break;
                }
            else
                input = thinkers[who].decide(seen, foursheet::prompt(seen), side, bits);
        }
        const auto next = foursheet::apply(state, input);
        INFO("phase " << nameOf(state.phase));
        INFO((next ? "" : next.error().code));
        REQUIRE(next);
        state = next->next;
    }
    return state;
}

State fourth(int ball, int toGo) {
    Scene scene;
    scene.at(ball, 4, toGo);
    scene.s.quarter = 2;
    return scene.s;
}

}  // namespace

TEST_CASE("FSS-35.1 levels two to five do what is allowed, whatever comes and whatever is chosen",
          "[foursheet][coach][FSS-35.1][property]") {
    for (int level = kLowestThinker; level <= kHighestLevel; ++level) {
        const auto seed = static_cast<std::uint64_t>(level);
        played(withOptions(), {level, 0}, 100 + seed, false);
        played(withOptions(), {level, kHighestLevel}, 200 + seed, level % 2 == 0);
    }
}

TEST_CASE("FSS-7.1 the defense does not know the card it answers",
          "[foursheet][coach][FSS-7.1][UX-14.1]") {
    for (int level = kLowestThinker; level <= kHighestLevel; ++level) {
        INFO("level " << level);
        for (std::uint64_t bits = 0; bits < 5; ++bits) {
            Scene dive;
            dive.call(1);
            Scene fly;
            fly.call(30);
            const Prompt due = foursheet::prompt(dive.s);
            Coach coach{level};
            const Input seen = coach.decide(observed(dive.s, due.side), due, due.side, bits);
            // even a whole state, with the card in it, gets the same answer
            CHECK(coach.decide(dive.s, due, due.side, bits) == seen);
            CHECK(coach.decide(fly.s, due, due.side, bits) == seen);
        }
    }
}

TEST_CASE("FSS-31.2 nor whether the kick platoon will kick", "[foursheet][coach][FSS-31.2]") {
    for (int level = kLowestThinker; level <= kHighestLevel; ++level) {
        Scene kick;
        kick.at(70, 4, 5);
        Decision goal;
        goal.kind = DecisionKind::Call;
        goal.play = CallPlay::FieldGoal;
        Scene fake = kick;
        kick.take(goal);
        goal.fake = true;
        goal.card = 25;
        fake.take(goal);
        const Prompt due = foursheet::prompt(kick.s);
        CHECK(Coach{level}.decide(kick.s, due, due.side, 3) ==
              Coach{level}.decide(fake.s, due, due.side, 3));
    }
}

TEST_CASE("FSS-28.1 nor which kickoff is coming", "[foursheet][coach][FSS-28.1]") {
    for (int level = kLowestThinker; level <= kHighestLevel; ++level) {
        std::set<std::string> answers;
        for (const KickKind kind : {KickKind::Normal, KickKind::Squib, KickKind::Onside}) {
            Scene scene;
            scene.s.phase = Phase::ChooseKick;
            scene.s.down = 0;
            scene.s.ball = 40;
            Decision kick;
            kick.kind = DecisionKind::ChooseKick;
            kick.kick = kind;
            scene.take(kick);
            const Prompt due = foursheet::prompt(scene.s);
            const auto decision =
                std::get<Decision>(Coach{level}.decide(scene.s, due, due.side, 3));
            answers.insert(decision.placement ? std::string{nameOf(*decision.placement)}
                                              : std::string{});
        }
        CHECK(answers.size() == 1);
    }
}

TEST_CASE("FSS-7.1 calls are drawn by lot and the same question gets the same answer",
          "[foursheet][coach][FSS-7.1]") {
    for (int level = kLowestThinker; level <= kHighestLevel; ++level) {
        INFO("level " << level);
        std::size_t most = 0;
        Scene scene;
        for (const auto& [ball, down, toGo] :
             {std::array{45, 2, 6}, {30, 1, 10}, {70, 3, 2}, {35, 3, 9}}) {
            scene.at(ball, down, toGo);
            const Prompt due = foursheet::prompt(scene.s);
            Coach coach{level};
            std::set<int> cards;
            for (std::uint64_t bits = 0; bits < 40; ++bits) {
                const Input input = coach.decide(scene.s, due, Side::Home, bits);
                cards.insert(std::get<Decision>(input).card.value_or(0));
                CHECK(coach.decide(scene.s, due, Side::Home, bits) == input);
            }
            most = std::max(most, cards.size());
        }
        CHECK(most >= 2);
        CHECK(asked(level, scene.s, 7) == asked(level, scene.s, 7));
    }
}

TEST_CASE("FSS-35.1 from level three on fourth downs go by what they are worth",
          "[foursheet][coach][FSS-35.1]") {
    for (int level = 3; level <= kHighestLevel; ++level) {
        INFO("level " << level);
        CHECK(asked(level, fourth(25, 15)).play == CallPlay::Punt);
        CHECK(asked(level, fourth(60, 1)).play == CallPlay::Card);
        CHECK(asked(level, fourth(82, 15)).play == CallPlay::FieldGoal);
    }
}

TEST_CASE("FSS-26.1 level five knows the clock and the score", "[foursheet][coach][FSS-26.1]") {
    Scene tied;
    tied.at(85, 2, 5);
    tied.s.quarter = 4;
    tied.s.clock = 5;
    tied.s.score = {14, 14};
    CHECK(asked(5, tied.s).play == CallPlay::FieldGoal);
    CHECK(asked(4, tied.s).play == CallPlay::Card);
    Scene behind;
    behind.at(80, 4, 12);
    behind.s.quarter = 4;
    behind.s.clock = 5;
    behind.s.score = {10, 14};
    CHECK(asked(5, behind.s).play == CallPlay::Card);  // three points would not do
    Scene ahead;
    ahead.at(40, 1, 10);
    ahead.s.quarter = 4;
    ahead.s.clock = 120;
    ahead.s.score = {20, 14};
    CHECK(asked(5, ahead.s).pace == Pace::SlowDown);
    ahead.s.score = {14, 20};
    CHECK(asked(5, ahead.s).pace == Pace::HurryUp);
    CHECK(asked(4, ahead.s).pace == Pace::Normal);
}

TEST_CASE("FSS-27.1 two points are tried where one does not help", "[foursheet][coach][FSS-27.1]") {
    Scene scene;
    scene.at(97);
    scene.s.isTry = true;
    scene.s.down = 0;
    scene.s.toGo = 3;
    scene.s.quarter = 4;
    scene.s.clock = 5;
    scene.s.score = {18, 20};
    CHECK(asked(5, scene.s).play == CallPlay::Card);
    scene.s.score = {20, 20};
    CHECK(asked(5, scene.s).play == CallPlay::FieldGoal);
}

TEST_CASE("FSS-15.3 a false start on a good extra point is accepted: the point comes off the board",
          "[foursheet][coach][FSS-15.3][FSS-31.5]") {
    for (const auto& [a, b] : {std::array{3, 4}, {1, 5}, {2, 3}, {4, 4}, {1, 3}, {4, 5}}) {
        Scene scene;
        scene.at(97);
        scene.s.isTry = true;
        scene.s.down = 0;
        scene.s.toGo = 3;
        scene.fieldGoal({20, 9, 5, a, b, 0});
        REQUIRE(scene.s.phase == Phase::Penalty);
        CHECK(scene.last(EventKind::FlagThrown).foul == Foul::FalseStart);
        Scene declined = scene;
        declined.say(DecisionKind::Decline);
        if (!declined.happened(EventKind::TryGood))
            continue;
        for (const int level : {2, 3, 4, 5}) {
            INFO("level " << level);
            CHECK(asked(level, scene.s).kind == DecisionKind::Accept);
        }
        return;
    }
    FAIL("no kick of these is good");
}

TEST_CASE("FSS-26.8 a time-out is called when it brings back a last play",
          "[foursheet][coach][FSS-26.8]") {
    Scene scene;
    scene.at(85, 2, 5);
    scene.s.phase = Phase::TimeOut;
    scene.s.next = Phase::Call;
    scene.s.quarter = 4;
    scene.s.clock = 0;
    scene.s.score = {14, 15};
    scene.s.last.seconds = 30;
    CHECK(asked(5, scene.s).kind == DecisionKind::TimeOut);
    scene.s.score = {15, 14};
    CHECK(asked(5, scene.s).kind == DecisionKind::GoOn);
}

TEST_CASE("FSS-22.1 from level four on a better card is called when the defense stands",
          "[foursheet][coach][FSS-22.1]") {
    Scene scene;
    scene.rules().audible.enabled = true;
    scene.at(40, 3, 9);
    scene.call(14).defend();  // a sneak
    REQUIRE(scene.s.phase == Phase::Audible);
    CHECK(asked(5, scene.s).kind == DecisionKind::Audible);
    CHECK(asked(3, scene.s).kind == DecisionKind::KeepCall);
}

TEST_CASE("FSS-17.3 who keyed right goes where the play comes", "[foursheet][coach][FSS-17.3]") {
    Scene scene;
    scene.call(8).defend(foursheet::test::keyed(Role::HB));
    REQUIRE(scene.s.phase == Phase::MoveKeyer);
    const Decision moved = asked(5, scene.s);
    REQUIRE(moved.zone);
    // HB Dive goes through the left guard and the center, never wide and hardly ever deep
    for (const Zone zone : {Zone::D1, Zone::M1, Zone::M3, Zone::B1, Zone::B7, Zone::F3})
        CHECK(*moved.zone != zone);
}

TEST_CASE("coaches of every level mix runs and passes as a crowd expects it",
          "[foursheet][coach]") {
    constexpr int kCalls = 120;
    for (int level = kLowestThinker; level <= kHighestLevel; ++level) {
        Scene scene;
        Coach coach{level};
        const auto runsAt = [&](int down, int toGo) {
            scene.at(40, down, toGo);
            const Prompt due = foursheet::prompt(scene.s);
            int runs = 0;
            std::map<int, int> cards;
            for (int i = 0; i < kCalls; ++i) {
                const auto call = std::get<Decision>(
                    coach.decide(scene.s, due, due.side, bitsAt(7, static_cast<std::uint64_t>(i))));
                const Deck& deck = *deckOf(*scene.s.data, call.formation.value());
                const Card& card = *cardNumbered(deck, call.card.value());
                runs += card.type == PlayType::Run ? 1 : 0;
                ++cards[card.number];
            }
            INFO("level " << level << ", " << down << " and " << toGo << ": " << runs << " runs");
            for (const auto& [number, often] : cards)
                CHECK(often <= 8 * kCalls / 10);
            return 100 * runs / kCalls;
        };
        const int first = runsAt(1, 10);
        INFO("level " << level << ": " << first << " of 100 runs on first down");
        CHECK(first >= 30);
        CHECK(first <= 95);
        CHECK(runsAt(3, 12) < first);
        CHECK(runsAt(2, 1) > 60);
    }
}

TEST_CASE("level two runs and throws with every team as a crowd expects it", "[foursheet][coach]") {
    constexpr int kCalls = 100;
    for (const char* id : {"avg", "herons", "quarrymen", "lanterns", "threshers"}) {
        Scene scene;
        scene.s.teams[0] = shipped::team(id);
        scene.at(40, 1, 10);
        scene.s.offense = Side::Home;
        Coach coach{kLowestThinker};
        const Prompt due = foursheet::prompt(scene.s);
        REQUIRE(due.side == Side::Home);
        int runs = 0;
        for (int i = 0; i < kCalls; ++i) {
            const auto call = std::get<Decision>(
                coach.decide(scene.s, due, due.side, bitsAt(11, static_cast<std::uint64_t>(i))));
            const Deck& deck = *deckOf(*scene.s.data, call.formation.value());
            runs += cardNumbered(deck, call.card.value())->type == PlayType::Run ? 1 : 0;
        }
        INFO(id << ": " << runs << " runs of 100");
        CHECK(runs >= 25);
        CHECK(runs <= 85);
    }
}

TEST_CASE("runs come as often as usual by habit, and which run stays", "[foursheet][coach]") {
    using foursheet::coach::byHabit;
    const std::vector<double> shares{0.06, 0.02, 0.9, 0.02};
    const std::vector<double> usual{0.3, 0.2, 0.25, 0.25};
    const std::vector<bool> isRun{true, true, false, false};
    const auto half = byHabit(shares, usual, isRun, 0.5);
    CHECK(half[0] + half[1] == Approx(0.29));  // between 0.08 and 0.5
    CHECK(half[0] == Approx(3 * half[1]));
    CHECK(half[2] == Approx(45 * half[3]));
    CHECK(byHabit(shares, usual, isRun, 0.0) == shares);
    const auto whole = byHabit(shares, usual, isRun, 1.0);
    CHECK(whole[0] + whole[1] == Approx(0.5));
    // a deck of runs alone stays one
    CHECK(byHabit({0.5, 0.5}, {0.5, 0.5}, {true, true}, 1.0) == std::vector<double>{0.5, 0.5});
}

TEST_CASE("a defense that takes offenses for steady answers what they lean to by the solution",
          "[foursheet][coach]") {
    using foursheet::coach::answer;
    using foursheet::coach::CallGame;
    const auto answered = [](double steady) {
        CallGame game;
        game.values = {0.0, 2.0, 2.0, 0.0};
        game.mixed.rows = {0.5, 0.5};
        game.mixed.columns = {0.5, 0.5};
        answer(game, {0.7, 0.3}, 0.25, steady);
        return game.mixed.columns[0];
    };
    // the offense calls the first card of the two more often and is not afraid
    CHECK(answered(1.0) > 0.95);
    CHECK(answered(0.0) < 0.9);
    CHECK(answered(0.5) > answered(0.0));
}

TEST_CASE("a card is called as usual unless it loses much", "[foursheet][coach]") {
    using foursheet::coach::leaning;
    const std::vector<double> usual{0.5, 0.25, 0.25, 0.0};
    const auto even = leaning(usual, {1.0, 1.0, 1.0, 1.0}, 0.2);
    CHECK(even[0] == Approx(0.5));
    CHECK(even[3] == Approx(0.0));
    const auto uneven = leaning(usual, {1.0, 1.0, 0.0, 1.0}, 0.2);
    CHECK(uneven[0] == Approx(2 * uneven[1]));
    CHECK(uneven[2] < 0.01);
    const auto never = leaning({0.0, 0.0}, {1.0, 2.0}, 0.2);
    CHECK(never[1] == Approx(1.0));
}

TEST_CASE("a defense that expects habits answers them, and is not caught where there are none",
          "[foursheet][coach]") {
    using foursheet::coach::answer;
    using foursheet::coach::CallGame;
    // two calls, and for each a defense that leaves it nothing
    const auto answered = [](double spread) {
        CallGame game;
        game.values = {0.0, 2.0, 2.0, 0.0};
        game.mixed.rows = {0.5, 0.5};
        game.mixed.columns = {0.5, 0.5};
        answer(game, {0.9, 0.1}, spread);
        return game.mixed.columns;
    };
    const auto stubborn = answered(100.0);  // calls as ever, whatever it costs
    CHECK(stubborn[0] > 0.95);
    const auto quick = answered(0.01);  // calls whatever pays
    CHECK(quick[0] == Approx(0.5).margin(0.1));
    const auto between = answered(0.5);
    CHECK(between[0] > quick[0]);
    CHECK(between[0] < stubborn[0]);
    CHECK(between[0] + between[1] == Approx(1.0));
}

TEST_CASE("what a defense answers costs it no more than the solution would",
          "[foursheet][coach][property]") {
    using foursheet::coach::answer;
    using foursheet::coach::CallGame;
    constexpr int kRows = 5;
    constexpr int kColumns = 7;
    constexpr double kSpread = 0.25;
    const std::vector<double> usual{0.4, 0.3, 0.2, 0.08, 0.02};
    // what an offense brings that leans to its usual calls
    const auto cost = [&](const CallGame& game) {
        double sum = 0;
        for (std::size_t row = 0; row < kRows; ++row) {
            double worth = 0;
            for (std::size_t column = 0; column < kColumns; ++column)
                worth += game.mixed.columns[column] * game.values[row * kColumns + column];
            sum += usual[row] * std::exp(worth / kSpread);
        }
        return kSpread * std::log(sum);
    };
    double saved = 0;
    for (std::uint64_t trial = 0; trial < 50; ++trial) {
        CallGame game;
        for (std::uint64_t i = 0; i < kRows * kColumns; ++i)
            game.values.push_back(dieAt(bitsAt(trial, i), 1, 100) / 50.0);
        game.mixed = mixed::solveGame(game.values, kRows, kColumns);
        const double solved = cost(game);
        answer(game, usual, kSpread);
        CHECK(cost(game) <= solved + 0.01);
        saved += solved - cost(game);
    }
    CHECK(saved > 1.0);
}
