#include "plausibility.hpp"
#include "shipped_files.hpp"

#include <thrum/core/hash.hpp>

#include <map>

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::foursheet;

namespace {

State atDefense(int down, int toGo, int ball) {
    GameConfig config;
    config.rules = shipped::rules();
    config.data = shipped::data();
    config.teams = {shipped::team("avg"), shipped::team("avg")};
    State state = newGame(config)->next;
    state.phase = Phase::Call;
    state.offense = Side::Home;
    state.down = down;
    state.toGo = toGo;
    state.ball = ball;
    Decision call;
    call.kind = DecisionKind::Call;
    call.side = Side::Home;
    call.card = 8;
    return apply(state, call)->next;
}

Decision ordered(const State& state, std::uint64_t bits) {
    const State seen = observed(state, Side::Visitor);
    return std::get<Decision>(bookDecision(seen, prompt(seen), Side::Visitor, bits, 0));
}

std::map<Scheme, int> schemesIn(const State& state, int times) {
    std::map<Scheme, int> schemes;
    for (int i = 0; i < times; ++i)
        ++schemes[ordered(state, bitsAt(9, static_cast<std::uint64_t>(i))).scheme.value()];
    return schemes;
}

}  // namespace

TEST_CASE("FSS-35.1 the defense draws its scheme from the charts",
          "[foursheet][FSS-35.1][FSS-34.2][coach]") {
    auto first = schemesIn(atDefense(1, 10, 30), 6000);
    CHECK(first[Scheme::A] == Approx(3000).margin(150));
    CHECK(first[Scheme::B] == Approx(500).margin(90));
    CHECK(first[Scheme::D] == Approx(1000).margin(120));
    CHECK(first[Scheme::F] == Approx(500).margin(90));
    auto goal = schemesIn(atDefense(3, 4, 96), 2000);
    CHECK(goal[Scheme::A] == 0);
    CHECK(goal[Scheme::B] == Approx(1000).margin(90));
    CHECK(goal[Scheme::E] == 0);
}

TEST_CASE("FSS-34.3 the coach plays man to man in the fourth scheme alone",
          "[foursheet][FSS-34.3][coach]") {
    const State state = atDefense(1, 10, 30);
    for (std::uint64_t bits = 0; bits < 500; ++bits) {
        const Decision orders = ordered(state, bits);
        CHECK(orders.coverage == (orders.scheme == Scheme::D ? Coverage::Man : Coverage::Zone));
        CHECK_FALSE(orders.doubleTeam);
        CHECK_FALSE(orders.spy);
        CHECK_FALSE(check(state, orders));
    }
}

TEST_CASE("FSS-35.1 the coach keys the most used back one play in eight",
          "[foursheet][FSS-35.1][FSS-17.1][coach]") {
    State state = atDefense(1, 10, 30);
    const auto keys = [&] {
        std::map<Role, int> keyed;
        for (std::uint64_t bits = 0; bits < 4000; ++bits) {
            const Decision orders = ordered(state, bitsAt(3, bits));
            if (orders.keys.empty())
                continue;
            // Token 6 stands elsewhere in the schemes E and F.
            CHECK(orders.scheme != Scheme::E);
            CHECK(orders.scheme != Scheme::F);
            ++keyed[orders.keys.front()];
        }
        return keyed;
    };
    auto even = keys();
    CHECK(even.size() == 1);
    // An eighth, less the two of twelve that are E or F.
    CHECK(even[Role::HB] == Approx(4000.0 / 8.0 * 10.0 / 12.0).margin(60));
    state.touches = {{Side::Home, "fb1", 9}, {Side::Home, "hb1", 4}};
    auto fullback = keys();
    CHECK(fullback.size() == 1);
    CHECK(fullback[Role::FB] > 300);
}

TEST_CASE("FSS-17.3 a keyer who was right goes where the card strikes",
          "[foursheet][FSS-17.3][coach]") {
    State state = atDefense(1, 10, 30);
    Decision orders;
    orders.kind = DecisionKind::SetDefense;
    orders.side = Side::Visitor;
    orders.keys = {Role::HB};
    state = apply(state, orders)->next;
    REQUIRE(state.phase == Phase::MoveKeyer);
    const auto decision =
        std::get<Decision>(bookDecision(state, prompt(state), Side::Visitor, 1, 0));
    CHECK(decision.kind == DecisionKind::MoveKeyer);
    // HB Dive calls B4, where nobody stands, three times and the middle flat twice: from there he
    // meets all five.
    CHECK(decision.zone == Zone::F2);
    CHECK_FALSE(check(state, decision));
}

TEST_CASE("FSS-30.1 against kicks the coach sends the usual men",
          "[foursheet][FSS-30.1][FSS-31.3][coach]") {
    State state = atDefense(1, 10, 30);
    state.phase = Phase::Call;
    state.call.reset();
    Decision punt;
    punt.kind = DecisionKind::Call;
    punt.side = Side::Home;
    punt.play = CallPlay::Punt;
    state = apply(state, punt)->next;
    const Decision orders = ordered(state, 1);
    CHECK_FALSE(check(state, orders));
    CHECK(apply(state, orders)->next.defense->unit == Unit::PR);
}

TEST_CASE("FSS-35.1 answers of both coaches are taken at once or at the next attempt",
          "[foursheet][FSS-35.1][coach]") {
    for (const bool book : {true, false}) {
        GameConfig config;
        config.rules = shipped::rules();
        config.data = shipped::data();
        config.teams = {shipped::team("lanterns"), shipped::team("threshers")};
        config.rules.edit().audible.enabled = true;
        config.rules.edit().wind.enabled = true;
        config.rules.edit().fatigue.enabled = true;
        for (std::uint64_t game = 0; game < 6; ++game) {
            State state = newGame(config)->next;
            int inputs = 0;
            while (!state.over && inputs < 20'000) {
                const Prompt due = prompt(state);
                const std::uint64_t bits = bitsAt(game + 1, static_cast<std::uint64_t>(inputs++));
                Input input = plausibility::fallen(due, bits);
                if (due.kind == PromptKind::Decision) {
                    const State seen = observed(state, due.side);
                    int attempt = 0;
                    do {
                        input = book ? bookDecision(seen, due, due.side, bits, attempt)
                                     : randomDecision(seen, due, due.side, bits, attempt);
                        REQUIRE(attempt < (book ? 1 : 60));
                        ++attempt;
                    } while (check(state, input));
                }
                auto step = foursheet::apply(state, input);
                REQUIRE(step);
                state = std::move(step->next);
            }
            CHECK(state.over);
        }
    }
}
