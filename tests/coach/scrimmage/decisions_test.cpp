#include "coach/scrimmage/belief.hpp"
#include "coach/scrimmage/sense.hpp"

#include <thrum/coach/scrimmage/coach.hpp>
#include <thrum/core/hash.hpp>
#include <thrum/rules/scrimmage/grid.hpp>
#include <thrum/rules/scrimmage/ways.hpp>

#include <functional>

#include <catch2/catch.hpp>

// What computer coaches of level 2 to 5 decide, that they may, and that they look at nothing they
// must not see.
using namespace thrum;
using namespace thrum::scrimmage;
using scrimmage::coach::Coach;
using scrimmage::coach::CoachSetup;
using scrimmage::coach::kHighestLevel;
using scrimmage::coach::kLowestThinker;

namespace {

constexpr int kFew = 6;  // plays tried: what is tested here does not depend on their number

Input answer(const Coach& coach, const State& state, Side side, std::uint64_t bits = 1) {
    return coach.decide(state, prompt(state), side, bits, 0, {});
}

Input fallen(const Prompt& due, std::uint64_t bits) {
    const auto sides = static_cast<std::uint32_t>(due.high - due.low + 1);
    return Chance{{due.low + dieAt(bits, 1, sides) - 1}, false};
}

// A game of plain sense, shown to somebody before every decision.
void watch(std::uint64_t seed,
           int mostDecisions,
           const std::function<void(const State& state, const Prompt& due)>& watcher) {
    State state = newGame({})->next;
    std::uint64_t key = 0;
    for (int decisions = 0; !state.over && decisions < mostDecisions;) {
        const Prompt due = prompt(state);
        const std::uint64_t bits = bitsAt(seed, ++key);
        if (due.kind == Awaits::Chance) {
            state = scrimmage::apply(state, fallen(due, bits))->next;
            continue;
        }
        watcher(state, due);
        ++decisions;
        for (int attempt = 0;; ++attempt) {
            REQUIRE(attempt < 60);
            const State seen = observe(state, due.side);
            const auto step =
                scrimmage::apply(state, bookDecision(seen, due, due.side, bits, attempt));
            if (step) {
                state = step->next;
                break;
            }
        }
    }
}

bool isUnderWay(const State& state) {
    return state.phase == Phase::Turn && state.turn <= 2 && !state.chance;
}

}  // namespace

TEST_CASE("SCR-M10 levels two to five do what is allowed, whatever comes",
          "[scrimmage][coach][SCR-M10][property]") {
    for (int level = kLowestThinker; level <= kHighestLevel; ++level) {
        const Coach coach{{.level = level, .seed = 3, .evaluations = kFew}};
        int asked = 0;
        watch(static_cast<std::uint64_t>(level), 90, [&](const State& state, const Prompt& due) {
            const Input input = answer(coach, observe(state, due.side), due.side);
            INFO("level " << level << " in " << nameOf(state.phase));
            CHECK_FALSE(check(state, input));
            ++asked;
        });
        CHECK(asked > 20);
    }
}

TEST_CASE("SCR-Q7 the defense does not know the call, the runner and the zone",
          "[scrimmage][coach][SCR-Q7][SCR-Q6][UX-14.1][hidden]") {
    for (int level = kLowestThinker; level <= kHighestLevel; ++level) {
        const Coach coach{{.level = level, .seed = 5, .evaluations = kFew}};
        int compared = 0;
        watch(7, 200, [&](const State& state, const Prompt& due) {
            const bool covered = !state.shown.kind && due.side != state.offense &&
                                 (isUnderWay(state) || state.phase == Phase::DefAlign);
            if (!covered || compared >= 12)
                return;
            State pass = state;
            pass.call = {PlayKind::Pass, std::nullopt, 11};
            State run = state;
            run.call = {PlayKind::Run, Label::T, std::nullopt};
            if (isUnderWay(state)) {
                pass.carrier = manId(state.offense, Label::Q);
                run.carrier = manId(state.offense, Label::T);
            }
            // even a whole state, with the call in it, gets the same answer
            const Input seen = answer(coach, observe(state, due.side), due.side);
            INFO("level " << level << " in " << nameOf(state.phase));
            CHECK(answer(coach, state, due.side) == seen);
            CHECK(answer(coach, pass, due.side) == seen);
            CHECK(answer(coach, run, due.side) == seen);
            ++compared;
        });
        CHECK(compared >= 4);
    }
}

TEST_CASE("SCR-R1 what a coach decides follows from what is seen and from its own seed",
          "[scrimmage][coach][SCR-R1][hidden]") {
    const Coach one{{.level = 3, .seed = 5, .evaluations = kFew}};
    const Coach same{{.level = 3, .seed = 5, .evaluations = kFew}};
    int asked = 0;
    watch(11, 40, [&](const State& state, const Prompt& due) {
        CHECK(answer(one, state, due.side, 9) == answer(same, state, due.side, 9));
        ++asked;
    });
    CHECK(asked > 20);
}

TEST_CASE("SCR-L8 a coach who thinks about line-ups stands, and then says that he is done",
          "[scrimmage][coach][SCR-L8]") {
    const Coach coach{{.level = kHighestLevel, .seed = 2, .evaluations = kFew}};
    int linedUp = 0;
    watch(4, 60, [&](const State& state, const Prompt& due) {
        if (state.phase != Phase::OffAlign && state.phase != Phase::DefAlign)
            return;
        State mine = state;
        for (int i = 0; i < 3 && mine.phase == state.phase; ++i) {
            const auto step = scrimmage::apply(mine, answer(coach, mine, due.side));
            REQUIRE(step);
            mine = step->next;
        }
        CHECK(mine.phase != state.phase);
        ++linedUp;
    });
    CHECK(linedUp >= 2);
}

TEST_CASE("SCR-W2 a coach who can score with his next step does",
          "[scrimmage][coach][SCR-W2][example]") {
    // the runner three squares from the goal line, nobody near him
    State state = newGame({})->next;
    state = scrimmage::apply(state, Chance{{0, 0}, false})->next;
    state = scrimmage::apply(state, Decision{.kind = DecisionKind::StartGame})->next;
    Decision done{.kind = DecisionKind::CallPlay, .side = Side::Home};
    state = scrimmage::apply(state, done)->next;
    Decision call{.kind = DecisionKind::Call, .side = Side::Home};
    call.call = Call{std::nullopt, Label::T, std::nullopt};
    state = scrimmage::apply(state, call)->next;
    state = scrimmage::apply(state, Decision{.kind = DecisionKind::Ready})->next;
    state = scrimmage::apply(state, Chance{{5}, false})->next;
    for (Man& man : state.men) {
        if (man.id == manId(Side::Home, Label::T))
            man.at = Square{52, 3};
    }
    for (int level = kLowestThinker; level <= kHighestLevel; ++level) {
        const Coach coach{{.level = level, .seed = 1, .evaluations = 40}};
        const auto step = scrimmage::apply(state, answer(coach, state, Side::Home));
        REQUIRE(step);
        INFO("level " << level);
        CHECK(step->next.winner == Side::Home);
    }
}

TEST_CASE("SCR-M13 a time to think becomes a number of plays", "[scrimmage][coach][SCR-M13]") {
    const State start = newGame({})->next;
    CHECK(scrimmage::coach::evaluationsWithin(100, start) >= 1);
    for (int level = kLowestThinker; level < kHighestLevel; ++level)
        CHECK(scrimmage::coach::usualEvaluations(level) <
              scrimmage::coach::usualEvaluations(level + 1));
}

namespace {

Decision pressed(DecisionKind kind, std::optional<Side> side = std::nullopt) {
    return {.kind = kind, .side = side};
}

// The split end starts twenty yards downfield, and the defense has its first turn.
State afterFirstTurn(Label stirring) {
    Decision split = pressed(DecisionKind::Place, Side::Home);
    split.placements = {{manId(Side::Home, Label::SE), {24, 1}}};
    Decision call = pressed(DecisionKind::Call, Side::Home);
    call.call = Call{.runner = stirring};
    Decision step = pressed(DecisionKind::Move, Side::Home);
    step.man = manId(Side::Home, stirring);
    step.to = stirring == Label::Q ? Square{12, 7} : Square{11, 6};
    State state = newGame({})->next;
    const std::vector<Input> inputs{Chance{{0}, false},
                                    Chance{{0}, false},
                                    pressed(DecisionKind::StartGame),
                                    split,
                                    pressed(DecisionKind::CallPlay),
                                    call,
                                    pressed(DecisionKind::Ready, Side::Visitor)};
    for (const Input& input : inputs)
        state = scrimmage::apply(state, input)->next;
    // one square is drawn, so that one step is the offense's whole turn
    state.limits = {1, 6};
    for (const Input& input : std::vector<Input>{Chance{{1}, false}, step, Chance{{4}, false}}) {
        const auto done = scrimmage::apply(state, input);
        REQUIRE(done);
        state = done->next;
    }
    return state;
}

}  // namespace

TEST_CASE("SCR-P4 a quarterback who stirs has no pass to throw, and the defense knows it",
          "[scrimmage][coach][SCR-P4]") {
    CHECK(coach::mayBePass(observe(afterFirstTurn(Label::F), Side::Visitor)));
    CHECK_FALSE(coach::mayBePass(observe(afterFirstTurn(Label::Q), Side::Visitor)));
}

TEST_CASE("SCR-Q6 the sharper sense covers who is downfield before it is told of a pass",
          "[scrimmage][coach][SCR-Q6]") {
    const State seen = observe(afterFirstTurn(Label::F), Side::Visitor);
    REQUIRE(seen.toMove == Side::Visitor);
    REQUIRE_FALSE(seen.call.kind);
    const Input input = coach::sharpDecision(seen, prompt(seen), Side::Visitor, 1, 0);
    const auto& decision = std::get<Decision>(input);
    REQUIRE(decision.kind == DecisionKind::Move);
    const Square goalward{26, 1};
    const Square from = findMan(seen, *decision.man)->at.value_or(Square{});
    CHECK(apart(*decision.to, goalward) < apart(from, goalward));
    CHECK(apart(*decision.to, goalward) <= 5);
}
