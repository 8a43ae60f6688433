#include "plausibility.hpp"
#include "shipped_files.hpp"

#include <thrum/core/hash.hpp>

#include <map>

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::foursheet;

namespace {

State atCall(int down, int toGo, int ball) {
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
    return state;
}

Decision called(const State& state, std::uint64_t bits) {
    return std::get<Decision>(bookDecision(state, prompt(state), Side::Home, bits, 0));
}

struct Mix {
    double runs = 0;
    std::map<Depth, double> passes{};
    std::map<int, int> cards{};
};
Mix mixOf(const State& state) {
    constexpr int kCalls = 4000;
    Mix mix;
    int passes = 0;
    for (int i = 0; i < kCalls; ++i) {
        const Decision call = called(state, bitsAt(5, static_cast<std::uint64_t>(i)));
        REQUIRE(call.play == CallPlay::Card);
        const Card* const card =
            cardNumbered(*deckOf(*state.data, Formation::ProSet), call.card.value());
        REQUIRE(card != nullptr);
        ++mix.cards[card->number];
        if (card->type == PlayType::Run) {
            mix.runs += 100.0 / kCalls;
        } else {
            ++passes;
            mix.passes[*card->depth] += 100.0;
        }
    }
    for (auto& [depth, share] : mix.passes)
        share /= passes;
    return mix;
}

}  // namespace

TEST_CASE("FSS-35.1 the coach runs as often as the situation asks",
          "[foursheet][FSS-35.1][coach]") {
    CHECK(mixOf(atCall(1, 10, 30)).runs == Approx(55).margin(3));
    CHECK(mixOf(atCall(2, 8, 30)).runs == Approx(35).margin(3));
    CHECK(mixOf(atCall(2, 2, 30)).runs == Approx(70).margin(3));
    CHECK(mixOf(atCall(1, 1, 99)).runs == Approx(70).margin(3));
    CHECK(mixOf(atCall(3, 8, 30)).runs == Approx(15).margin(3));
    CHECK(runChance(Tendencies{}, 2, 5) == 50);
    CHECK(runChance(Tendencies{}, 4, 12) == 15);
}

TEST_CASE("FSS-35.1 the coach throws as deep as the situation asks",
          "[foursheet][FSS-35.1][coach]") {
    Mix first = mixOf(atCall(1, 10, 30));
    CHECK(first.passes[Depth::Short] == Approx(50).margin(4));
    CHECK(first.passes[Depth::Medium] == Approx(35).margin(4));
    CHECK(first.passes[Depth::Long] == Approx(15).margin(4));
    Mix third = mixOf(atCall(3, 12, 30));
    CHECK(third.passes[Depth::Short] == Approx(25).margin(4));
    CHECK(third.passes[Depth::Medium] == Approx(50).margin(4));
    CHECK(third.passes[Depth::Long] == Approx(25).margin(4));
    CHECK(first.cards.size() == 17);
}

TEST_CASE("FSS-35.1 another team's coach has his own inclinations",
          "[foursheet][FSS-35.1][coach]") {
    State state = atCall(1, 10, 30);
    state.teams[0] = shipped::team("quarrymen");
    CHECK(mixOf(state).runs == Approx(66).margin(3));
}

TEST_CASE("FSS-35.1 on fourth down he kicks or punts or goes for a yard",
          "[foursheet][FSS-35.1][coach]") {
    CHECK(called(atCall(4, 5, 30), 1).play == CallPlay::Punt);
    CHECK(called(atCall(4, 1, 49), 1).play == CallPlay::Punt);
    CHECK(called(atCall(4, 1, 50), 1).play == CallPlay::Punt);
    CHECK(called(atCall(4, 1, 51), 1).play == CallPlay::Card);
    CHECK(called(atCall(4, 2, 55), 1).play == CallPlay::Punt);
    // The average kicker reaches from the 40.
    CHECK(called(atCall(4, 2, 60), 1).play == CallPlay::FieldGoal);
    CHECK(called(atCall(4, 2, 59), 1).play == CallPlay::Punt);
    CHECK(called(atCall(3, 2, 80), 1).play == CallPlay::Card);
}

TEST_CASE("FSS-35.1 tries are kicked", "[foursheet][FSS-35.1][coach]") {
    State state = atCall(0, 3, 97);
    state.isTry = true;
    CHECK(called(state, 1).play == CallPlay::FieldGoal);
    CHECK_FALSE(called(state, 1).fake);
}

TEST_CASE("FSS-28.4 the coach takes the advice about deep kickoffs",
          "[foursheet][FSS-28.4][FSS-35.1][coach]") {
    Prompt due;
    due.phase = Phase::ReturnChoice;
    due.wants = {DecisionKind::ReturnKick, DecisionKind::TakeTouchback};
    const auto answer = [&](int ball) {
        due.ball = ball;
        return std::get<Decision>(bookDecision(atCall(1, 10, 40), due, Side::Visitor, 1, 0)).kind;
    };
    CHECK(answer(-4) == DecisionKind::TakeTouchback);
    CHECK(answer(-3) == DecisionKind::ReturnKick);
    CHECK(answer(0) == DecisionKind::ReturnKick);
}

TEST_CASE("FSS-15.3 the coach takes the penalty that leaves him better off",
          "[foursheet][FSS-15.3][FSS-35.1][coach]") {
    // Worth grows with points, place and fewer downs used.
    State state = atCall(1, 10, 30);
    const int plain = worthTo(state, Side::Home);
    CHECK(worthTo(state, Side::Visitor) == -plain);
    state.ball = 45;
    CHECK(worthTo(state, Side::Home) > plain);
    state.ball = 30;
    state.down = 3;
    CHECK(worthTo(state, Side::Home) < plain);
    state.down = 1;
    state.toGo = 25;
    CHECK(worthTo(state, Side::Home) < plain);
    state.toGo = 10;
    state.score = {3, 0};
    CHECK(worthTo(state, Side::Home) == plain + 300);
}

TEST_CASE("FSS-7.1 a guess fits what the defense sees",
          "[foursheet][FSS-7.1][FSS-28.1][FSS-31.2][coach]") {
    State state = atCall(1, 10, 30);
    Decision call;
    call.kind = DecisionKind::Call;
    call.side = Side::Home;
    call.card = 25;
    state = apply(state, call)->next;
    const State seen = observed(state, Side::Visitor);
    REQUIRE_FALSE(seen.call->card);
    std::map<int, int> cards;
    for (std::uint64_t bits = 0; bits < 300; ++bits) {
        const State whole = guess(seen, Side::Visitor, bits);
        REQUIRE(whole.call->card);
        CHECK_FALSE(validate(whole));
        CHECK(observed(whole, Side::Visitor) == seen);
        ++cards[*whole.call->card];
    }
    CHECK(cards.size() > 10);
    CHECK(guess(state, Side::Home, 3) == state);

    State kick = atCall(1, 10, 40);
    kick.phase = Phase::ChooseKick;
    kick.down = 0;
    Decision choose;
    choose.kind = DecisionKind::ChooseKick;
    choose.side = Side::Home;
    choose.kick = KickKind::Onside;
    kick = apply(kick, choose)->next;
    const State hidden = observed(kick, Side::Visitor);
    std::map<KickKind, int> kinds;
    for (std::uint64_t bits = 0; bits < 300; ++bits)
        ++kinds[guess(hidden, Side::Visitor, bits).kick.value()];
    CHECK(kinds.size() == 3);
    CHECK(kinds[KickKind::Normal] > 240);
}
