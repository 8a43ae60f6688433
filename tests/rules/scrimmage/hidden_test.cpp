#include "scenario_steps.hpp"

#include <thrum/core/hash.hpp>
#include <thrum/io/fields.hpp>
#include <thrum/rules/scrimmage/told.hpp>

#include <catch2/catch.hpp>

// Nothing leaks: two games that differ in the call alone look alike to everybody who must not know
// it, as long as it is hidden. Clauses: SCR-Q6, Q7.
using namespace thrum;
using namespace thrum::scrimmage;
using namespace thrum::scrimmage::test;
using games::Eyes;
using G = games::Scrimmage;

namespace {

void alike(const State& a, const State& b) {
    for (const Eyes eyes : {Eyes::Visitor, Eyes::Table}) {
        const State seenA = G::observe(a, eyes);
        const State seenB = G::observe(b, eyes);
        REQUIRE(seenA == seenB);
        REQUIRE(G::prompt(seenA) == G::prompt(seenB));
        REQUIRE(G::facts(seenA, G::prompt(seenA)) == G::facts(seenB, G::prompt(seenB)));
    }
}

bool hidden(const State& s) {
    return !s.shown.kind || (s.call.kind == PlayKind::Run ? !s.shown.carrier : !s.shown.zone);
}
// What was called and shown of both is the same so far.
bool comparable(const State& a, const State& b) {
    return hidden(a) && hidden(b) && (!a.shown.kind || a.call.kind == b.call.kind);
}

}  // namespace

TEST_CASE("SCR-Q7 games that differ in the call alone look alike while it is hidden",
          "[scrimmage][SCR-Q7][SCR-Q6][property]") {
    const std::array<Input, 6> calls{
        runBy(Label::F), runBy(Label::T), runBy(Label::H), passTo(8), passTo(2), runBy(Label::Q)};
    int compared = 0;
    int secondTurns = 0;
    for (std::uint64_t seed = 0; seed < 120; ++seed) {
        const std::size_t one = bitsAt(seed, 1) % calls.size();
        const std::size_t two = bitsAt(seed, 2) % calls.size();
        if (one == two)
            continue;
        State a = snapped(calls[one], 5);
        State b = snapped(calls[two], 5);
        for (std::uint64_t key = 10; key < 60; ++key) {
            if (!comparable(a, b))
                break;
            alike(a, b);
            ++compared;
            secondTurns += a.turn > 1 ? 1 : 0;
            Input next;
            if (a.chance) {
                if (a.chance != b.chance)
                    break;  // a tackle shows who holds the ball
                next = games::drawnInput<G>(a, G::prompt(a), bitsAt(seed, key));
            } else {
                const State seen = G::observe(a, games::eyesOf(a.toMove));
                next = G::randomDecision(seen, G::prompt(seen), a.toMove, bitsAt(seed, key), 0);
            }
            const auto stepA = G::apply(a, next);
            const auto stepB = G::apply(b, next);
            if (!stepA || !stepB)
                break;  // the passer who stays put: the one refusal that tells (SCR-Q7)
            if (!comparable(stepA->next, stepB->next) || stepA->next.chance != stepB->next.chance)
                break;
            REQUIRE(stepA->events == stepB->events);
            REQUIRE(G::told(stepA->events, stepA->next) == G::told(stepB->events, stepB->next));
            a = stepA->next;
            b = stepB->next;
        }
    }
    CHECK(compared > 400);
    CHECK(secondTurns > 20);
}

TEST_CASE("SCR-Q6 an observed state holds nothing hidden in its document",
          "[scrimmage][SCR-Q6][property]") {
    const State s = snapped(passTo(11), 5);
    const std::string seen =
        io::written([&](FieldSink& to) { G::write(G::observe(s, Eyes::Table), to); }).line();
    CHECK(seen.find("\"pass\"") != std::string::npos);  // the rules' own chapter
    CHECK(seen.find("\"zone\":11") == std::string::npos);
    CHECK(seen.find("\"carrier\":\"HQ\"") == std::string::npos);
    CHECK_FALSE(G::observe(s, Eyes::Visitor).call.kind);
    CHECK(G::observe(s, Eyes::Home) == s);
    State next = inTurn(s, kRed, 2, 4);
    CHECK(G::observe(next, Eyes::Visitor).call.kind == PlayKind::Pass);
    CHECK(G::observe(next, Eyes::Visitor).carrier == red(Label::Q));
    CHECK_FALSE(G::observe(next, Eyes::Visitor).call.zone);
    const State run = inTurn(snapped(runBy(Label::H), 5), kRed, 2, 4);
    CHECK(G::observe(run, Eyes::Visitor).call ==
          scrimmage::Call{PlayKind::Run, std::nullopt, std::nullopt});
    CHECK_FALSE(G::observe(run, Eyes::Visitor).carrier);
}

TEST_CASE("SCR-Q6 a miss shows the carrier as well", "[scrimmage][SCR-Q6][example]") {
    State s = inTurn(snapped(runBy(Label::F)), kYellow, 1, 6);
    put(s, red(Label::F), {17, 5});
    s = go(s, {moved(yellow(Label::L2), {17, 5}), drawn(62)});
    CHECK(s.shown.carrier);
    CHECK(observe(s, kYellow).carrier == red(Label::F));
}

TEST_CASE("SCR-Q7 a guess fits what is seen", "[scrimmage][SCR-Q7][property]") {
    const State s = snapped(runBy(Label::H), 4);
    for (std::uint64_t bits = 0; bits < 60; ++bits) {
        const State guessed = G::guess(G::observe(s, Eyes::Visitor), kYellow, bits);
        CHECK_FALSE(validate(guessed).has_value());
        CHECK(G::observe(guessed, Eyes::Visitor) == G::observe(s, Eyes::Visitor));
    }
    CHECK(G::guess(G::observe(s, Eyes::Home), kRed, 7) == s);
}

TEST_CASE("SCR-F1 where a man goes is told by west and east: a record knows no more",
          "[scrimmage][SCR-F1]") {
    State state = newGame({})->next;
    const auto told = [&](Square to) {
        Event moved{.kind = EventKind::Moved, .clause = "SCR-M1", .side = Side::Visitor};
        moved.man = manId(Side::Visitor, Label::F);
        moved.to = to;
        const auto sentences = sentencesOf(std::span{&moved, 1}, state);
        REQUIRE(sentences.size() == 1);
        return filled(sentences.front());
    };
    for (const Side east : {Side::Home, Side::Visitor}) {
        state.attacksEast = east;
        CHECK(told({12, 5}).find("the west 14, row 6") != std::string::npos);
        CHECK(told({47, 0}).find("the east 14, row 1") != std::string::npos);
        CHECK(told({57, 0}).find("the east end zone, row 1") != std::string::npos);
    }
}
