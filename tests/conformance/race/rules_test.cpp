#include "shipped.hpp"

#include <thrum/games/race.hpp>
#include <thrum/match/session.hpp>

#include <catch2/catch.hpp>

// The book of Race, clause by clause.
using namespace thrum;
using namespace thrum::race;
using games::Race;

namespace {

State raceIn(Mode mode) {
    auto config = conformance::Shipped<Race>{THRUM_RACE_DIR}.config(0);
    config.mode = mode;
    return newGame(config)->next;
}

/// Home has the first word of the first round.
State begun(Mode mode = Mode::Hotseat) {
    State state = raceIn(mode);
    state.tossCall = CoinFace::Heads;
    state.phase = Phase::First;
    return state;
}

Input write(int number, std::optional<Side> side = std::nullopt, int ms = 0) {
    return Decision{.kind = DecisionKind::Write, .side = side, .ms = ms, .number = number};
}
Input die(int face) {
    return Chance{.kind = ChanceKind::Dice, .faces = {face}};
}

State after(State state, const std::vector<Input>& inputs) {
    for (const Input& input : inputs) {
        const auto step = race::apply(state, input);
        REQUIRE(step);
        state = step->next;
    }
    return state;
}

std::string clauseOf(const State& state, const Input& input) {
    const auto refused = check(state, input);
    return refused ? refused->clause : "";
}

}  // namespace

TEST_CASE("RAC-1 who wins the toss writes first and then the other", "[race][RAC-1]") {
    const State called = after(raceIn(Mode::Hotseat),
                               {Decision{.kind = DecisionKind::CallToss, .face = CoinFace::Tails}});
    const Chance heads{.kind = ChanceKind::Coin, .face = CoinFace::Heads};
    const Chance tails{.kind = ChanceKind::Coin, .face = CoinFace::Tails};
    CHECK(prompt(after(called, {tails})).side == Side::Visitor);
    const State home = after(called, {heads});
    CHECK(prompt(home).side == Side::Home);
    CHECK(prompt(after(home, {write(3), write(3)})).side == Side::Visitor);
}

TEST_CASE("RAC-1 refuses a call that names no face", "[race][RAC-1][refusal]") {
    CHECK(clauseOf(raceIn(Mode::Hotseat), Decision{.kind = DecisionKind::CallToss}) == "RAC-1");
}

TEST_CASE("RAC-2 refuses a number that is none of the six", "[race][RAC-2][refusal]") {
    CHECK(clauseOf(begun(), write(0)) == "RAC-2");
    CHECK(clauseOf(begun(), write(7)) == "RAC-2");
    CHECK(clauseOf(begun(), write(1)).empty());
    CHECK(clauseOf(begun(), write(6)).empty());
}

TEST_CASE("RAC-2 a written number is covered for all but its writer", "[race][RAC-2]") {
    const State state = after(begun(), {write(4)});
    CHECK(observe(state, games::Eyes::Home).written[0] == 4);
    CHECK_FALSE(observe(state, games::Eyes::Visitor).written[0]);
    CHECK_FALSE(observe(state, games::Eyes::Table).written[0]);
}

TEST_CASE("RAC-3 the higher one advances the difference and the die", "[race][RAC-3]") {
    const State state = after(begun(), {write(2), write(5), die(4)});
    CHECK(state.yards == std::array<int, 2>{0, 7});
    CHECK(state.round == 2);
}

TEST_CASE("RAC-3 nobody moves on equal numbers and no die is rolled", "[race][RAC-3]") {
    const State state = after(begun(), {write(5), write(5)});
    CHECK(state.yards == std::array<int, 2>{0, 0});
    CHECK(state.phase == Phase::First);
    CHECK(state.round == 2);
}

TEST_CASE("RAC-4 thirty yards win", "[race][RAC-4]") {
    State state = begun();
    state.yards = {23, 29};
    SECTION("met exactly") {
        const State won = after(state, {write(6), write(5), die(6)});
        CHECK(won.winner == Side::Home);
        CHECK(prompt(won).kind == PromptKind::Over);
    }
    SECTION("one yard short") {
        CHECK_FALSE(after(state, {write(6), write(5), die(5)}).winner);
    }
}

TEST_CASE("RAC-5 who is late in a tournament has a one", "[race][RAC-5]") {
    const State state = begun(Mode::Tournament);
    CHECK(clauseOf(state, write(6, std::nullopt, 30'001)) == "RAC-5");
    CHECK(clauseOf(state, write(6, std::nullopt, 30'000)).empty());
    CHECK(after(state, {TimeExpired{}}).written[0] == 1);
}

TEST_CASE("RAC-5 elsewhere the clock is only shown", "[race][RAC-5]") {
    CHECK(clauseOf(begun(), write(6, std::nullopt, 90'000)).empty());
    CHECK(clauseOf(begun(), TimeExpired{}) == "RAC-5");
    CHECK(prompt(begun()).clock->msLeft == 30'000);
}

TEST_CASE("RAC-6 take-backs hang on the mode and end at a reveal", "[race][RAC-6]") {
    const auto session = [](Mode mode) {
        match::Session<Race> begunSession{{begun(mode), {}}, {}};
        REQUIRE(begunSession.submit(write(4)));
        return begunSession;
    };
    CHECK_FALSE(session(Mode::Solitaire).checkUndo(1));
    CHECK(session(Mode::Hotseat).checkUndo(1)->clause == "RAC-6");
    CHECK_FALSE(session(Mode::Hotseat).checkUndo(1, true));
    CHECK(session(Mode::Tournament).checkUndo(1, true)->clause == "RAC-6");
    auto revealed = session(Mode::Solitaire);
    REQUIRE(revealed.submit(write(2)));
    CHECK(revealed.checkUndo(1)->clause == "RAC-6");
}

TEST_CASE("RAC-7 refuses a number out of its range where it stands", "[race][RAC-7][refusal]") {
    const auto rules = conformance::parsed<RulesData>(
        R"({"write":{"highest":1}})", [](const FieldSource& at) { return readRules(at); });
    REQUIRE_FALSE(rules);
    CHECK(rules.error().pointer == "/write/highest");
    CHECK(Race::rulesRefused(rules.error()).clause == "RAC-7");
}

TEST_CASE("RAC-7 the shipped numbers are the printed ones", "[race][RAC-7]") {
    CHECK(*conformance::Shipped<Race>{THRUM_RACE_DIR}.config(0).rules == RulesData{});
}

TEST_CASE("RAC-7 refuses a team against itself", "[race][RAC-7][refusal]") {
    auto config = conformance::Shipped<Race>{THRUM_RACE_DIR}.config(0);
    config.teams[1] = config.teams[0];
    CHECK(newGame(config).error().clause == "RAC-7");
}

TEST_CASE("RAC-8 refuses what is not due", "[race][RAC-8][refusal]") {
    CHECK(clauseOf(begun(), die(3)) == "RAC-8");
    CHECK(clauseOf(begun(), write(3, Side::Visitor)) == "RAC-8");
    CHECK(clauseOf(raceIn(Mode::Hotseat), write(3)) == "RAC-8");
}

TEST_CASE("RAC-9 the coach of the book writes one of the higher half", "[race][RAC-9]") {
    for (std::uint64_t bits = 0; bits < 100; ++bits) {
        const auto decision = std::get<Decision>(bookDecision(begun(), Side::Home, bits));
        CHECK(*decision.number >= 4);
        CHECK(*decision.number <= 6);
    }
}
