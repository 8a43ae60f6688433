#include "scenario_steps.hpp"

#include <catch2/catch.hpp>

// Chapter 3, Dice and coin.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

// The first roll of an onside kick is due; Home kicks.
State rollDue(const std::string& source) {
    Scene scene{Phase::OnsideDeclared};
    scene.offense(Side::Visitor).kind(PlayKind::Onside).score(0, 7);
    scene.rules([&](RulesData& rules) { rules.random.source = source; });
    const State rolled = must(scene, by(Side::Home, decide(DecisionKind::Roll))).next;
    REQUIRE(prompt(rolled).kind == PromptKind::Chance);
    REQUIRE(prompt(rolled).chance == ChanceKind::Dice);
    return rolled;
}
State fumble() {
    Scene scene{Phase::Coin};
    scene.standardOffense().standardDefense().carrier("H12").fallen("H12");
    scene.with([](State& s) {
        s.playFacts.fumbledBy = idOf(s, "H12");
        s.playFacts.recoverer = idOf(s, "V91");
        s.playFacts.fumbleSpot = Spot::yards(35);
    });
    return scene;
}

}  // namespace

TEST_CASE("TAP-RN-3 two dice cannot give 13 and the roll stays due",
          "[tap][TAP-RN-3][AS-RN-1][example]") {
    const State due = rollDue("own");
    Chance thirteen = dice(6, 7);
    thirteen.typed = true;
    CHECK(refusal(due, thirteen) == "TAP-RN-3");
    CHECK(message(due, thirteen) == "two dice give 2 to 12, not 13.");
    CHECK(prompt(due).chance == ChanceKind::Dice);

    Chance twelve = dice(6, 6);
    twelve.typed = true;
    CHECK(refusal(due, twelve) == "");
    SECTION("nor 1, nor faces a die does not have") {
        Chance one = dice(0, 1);
        one.typed = true;
        CHECK(refusal(due, one) == "TAP-RN-3");
        Chance odd = dice(0, 7);
        odd.typed = true;
        CHECK(refusal(due, odd) == "TAP-RN-3");
    }
    SECTION("three dice are no roll") {
        CHECK(refusal(due, Chance{.kind = ChanceKind::Dice, .faces = {1, 2, 3}}) == "TAP-RN-3");
    }
    SECTION("a coin is no roll") {
        CHECK_FALSE(refusal(due, coin(CoinFace::Heads)).empty());
    }
}

TEST_CASE("TAP-RN-1 every pair of faces counts as its sum, both faces are told",
          "[tap][TAP-RN-1][AS-RN-2][example]") {
    // How often each total comes is the generator's; what a pair of faces means is the referee's.
    const State due = rollDue("generator");
    for (int first = 1; first <= 6; ++first) {
        for (int second = 1; second <= 6; ++second) {
            INFO(first << " and " << second);
            const Step step = must(due, dice(first, second));
            const Event rolled = find(step.events, EventKind::DiceRolled);
            CHECK(rolled.faces == std::vector{first, second});
            const bool good = first + second >= 10;
            CHECK((step.next.phase == Phase::OnsideLineUp) == good);
            if (!good)
                CHECK(step.next.lineOfScrimmage == Spot::yards(30 + first + second));
        }
    }
}

TEST_CASE("TAP-RN-2 a flip that is not due is refused", "[tap][TAP-RN-2][AS-RN-3][example]") {
    const State stop = Scene{Phase::StopOffense}.standardOffense().carrier("H12");
    CHECK(refusal(stop, by(Side::Home, decide(DecisionKind::Flip))) == "TAP-RN-2");
    CHECK(refusal(stop, coin(CoinFace::Heads)) == "TAP-RN-2");

    SECTION("both faces of a coin that is due are taken") {
        const State due = must(fumble(), by(Side::Home, decide(DecisionKind::Flip))).next;
        REQUIRE(prompt(due).chance == ChanceKind::Coin);
        const Step heads = must(due, coin(CoinFace::Heads));
        CHECK(find(heads.events, EventKind::CoinFlipped).face == CoinFace::Heads);
        const Step tails = must(due, coin(CoinFace::Tails));
        CHECK(find(tails.events, EventKind::CoinFlipped).face == CoinFace::Tails);
    }
}

TEST_CASE("TAP-RN-1 a roll that is not due is refused", "[tap][TAP-RN-1][refusal]") {
    const State stop = Scene{Phase::StopOffense}.standardOffense().carrier("H12");
    CHECK(refusal(stop, by(Side::Home, decide(DecisionKind::Roll))) == "TAP-RN-1");
    CHECK(refusal(stop, dice(3, 4)) == "TAP-RN-1");
    CHECK(refusal(fumble(), by(Side::Home, decide(DecisionKind::Roll))) == "TAP-RN-1");
}

TEST_CASE("TAP-RN-3 the same outcomes give the same game", "[tap][TAP-RN-3][property]") {
    const State due = rollDue("generator");
    CHECK(digest(must(due, dice(5, 6)).next) == digest(must(due, dice(5, 6)).next));
    CHECK(digest(must(due, dice(5, 6)).next) != digest(must(due, dice(5, 5)).next));
}
