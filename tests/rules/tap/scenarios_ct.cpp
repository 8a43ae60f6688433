#include "scenario_steps.hpp"

#include <catch2/catch.hpp>

// Chapter 8, Coin toss.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

State tossDue() {
    State s = newGame(standardConfig())->next;
    s = must(s, by(Side::Home, decide(DecisionKind::ConfirmMethod))).next;
    s = must(s, by(Side::Visitor, decide(DecisionKind::ConfirmMethod))).next;
    REQUIRE(s.phase == Phase::Toss);
    return s;
}
// The away coach calls, the coin shows.
State tossed(Choice call, CoinFace face) {
    State s = must(tossDue(), by(Side::Visitor, choose(DecisionKind::CallToss, call))).next;
    if (prompt(s).kind != PromptKind::Chance)
        s = must(s, by(prompt(s).side, decide(DecisionKind::Flip))).next;
    return taken(must(s, coin(face)).next);
}
// A first half that is over; `kicker` kicked off to open the game.
State secondHalf(Side kicker) {
    Scene scene{Phase::RunFree};
    scene.play(20).put("H34", 60, 20).put("V24", 95, 50).carrier("H34").holder(Side::Visitor);
    scene.with([&](State& s) { s.openingKicker = kicker; });
    const State last = scene;
    return playOn(playScript(last, {touch(last, 12, "H34", "V24")}).next, Phase::KickDeclare);
}

}  // namespace

TEST_CASE("TAP-CT-1 the away coach calls, the winner chooses",
          "[tap][TAP-CT-1][TAP-CT-2][AS-CT-1][example]") {
    CHECK(refusal(tossDue(), by(Side::Home, choose(DecisionKind::CallToss, Choice::Tails))) ==
          "TAP-CT-1");
    const State won = tossed(Choice::Tails, CoinFace::Tails);
    CHECK(won.tossWinner == Side::Visitor);
    CHECK(prompt(won).side == Side::Visitor);
    CHECK(refusal(won, by(Side::Home, choose(DecisionKind::ChooseToss, Choice::Receive))) ==
          "TAP-CT-2");
    CHECK(refusal(won, by(Side::Home, choose(DecisionKind::ChooseToss, Choice::Kick))) ==
          "TAP-CT-2");
    CHECK(clockLeft(won, ClockName::TossChoice) == 10'000);

    SECTION("ten seconds without a choice mean receive") {
        const State s = taken(must(won, expire(ClockName::TossChoice)).next);
        CHECK(s.phase == Phase::KickDeclare);
        CHECK(s.offense == Side::Visitor);
        CHECK(s.openingKicker == Side::Home);
        CHECK(prompt(s).side == Side::Home);
    }
    SECTION("he may kick") {
        const State s = go(won, by(Side::Visitor, choose(DecisionKind::ChooseToss, Choice::Kick)));
        CHECK(s.openingKicker == Side::Visitor);
        CHECK(s.offense == Side::Home);
    }
    SECTION("called wrong, the home coach chooses") {
        const State lost = tossed(Choice::Tails, CoinFace::Heads);
        CHECK(lost.tossWinner == Side::Home);
        CHECK(refusal(lost, by(Side::Visitor, choose(DecisionKind::ChooseToss, Choice::Kick))) ==
              "TAP-CT-2");
        const State s = go(lost, by(Side::Home, choose(DecisionKind::ChooseToss, Choice::Receive)));
        CHECK(s.openingKicker == Side::Visitor);
        CHECK(s.offense == Side::Home);
    }
    SECTION("heads called and shown") {
        CHECK(tossed(Choice::Heads, CoinFace::Heads).tossWinner == Side::Visitor);
    }
}

TEST_CASE("TAP-CT-4 who kicked off to open the game receives in the second half",
          "[tap][TAP-CT-4][AS-CT-2][example]") {
    const Side opener = GENERATE(Side::Home, Side::Visitor);
    const State s = secondHalf(opener);
    CHECK(s.half == 2);
    CHECK(prompt(s).side == other(opener));
    CHECK(s.offense == opener);
}

TEST_CASE("TAP-CT-3 the home team defends the left goal in both halves",
          "[tap][TAP-CT-3][AS-CT-3][example]") {
    CHECK(attackSign(Side::Home) == 1);
    CHECK(attackSign(Side::Visitor) == -1);
    // The receivers' early touchback is on their own 25, on the same side of the screen all game.
    const auto touchback = [](State s) {
        const Side receiver = s.offense;
        s = go(s, by(other(receiver), choose(DecisionKind::DeclareKick, Choice::Kickoff)));
        return must(s, by(receiver, decide(DecisionKind::EarlyTouchback))).next.lineOfScrimmage;
    };
    for (const Side receiver : {Side::Home, Side::Visitor}) {
        const Spot own25 = receiver == Side::Home ? Spot::yards(25) : Spot::yards(75);
        const State first = Scene{Phase::KickDeclare}.offense(receiver).kind(PlayKind::Kickoff);
        CHECK(touchback(first) == own25);
        CHECK(touchback(secondHalf(receiver)) == own25);
    }
}
