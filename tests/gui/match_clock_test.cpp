// The stopwatch of a match, without a window: what counts, for whom, and what it hands in when.

#include "gui/match/match_clock.hpp"

#include "gui/held_time.hpp"

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;
using test::HeldTime;

namespace {
ClockFact clock(const std::string& name, int msLeft, std::optional<Side> side = Side::Home) {
    ClockFact fact;
    fact.name = name;
    fact.msLeft = msLeft;
    fact.side = side;
    return fact;
}

Facts asked(std::vector<ClockFact> clocks) {
    Facts facts;
    facts.awaits = Awaits::Decision;
    facts.clocks = std::move(clocks);
    return facts;
}

struct Timed {
    HeldTime time;
    MatchClock clock{time};

    void ask(const Facts& facts) {
        clock.show(facts);
        clock.become(MatchDoing::Waiting);
        clock.restart();
    }
};
}  // namespace

TEST_CASE("D16 a coach's time runs from when he is asked", "[gui][D16][D17][match]") {
    Timed t;
    t.ask(asked({clock("pivots", 10'000)}));
    CHECK(t.clock.elapsedMs() == 0);
    t.time.pass(2'500);
    CHECK(t.clock.elapsedMs() == 2'500);
    CHECK(t.clock.msLeft(*t.clock.find("pivots")) == 7'500);
    CHECK(t.clock.msFull(*t.clock.find("pivots")) == 10'000);
    CHECK(t.clock.msToExpiry() == 7'500);
    CHECK(t.clock.due() == nullptr);
    t.time.pass(7'500);
    REQUIRE(t.clock.due() != nullptr);
    CHECK(t.clock.due()->name == "pivots");
    CHECK(t.clock.msToExpiry() == 0);
    t.time.pass(60'000);
    CHECK(t.clock.msLeft(*t.clock.find("pivots")) == 0);  // never below
}

TEST_CASE("of several clocks the first to run out is handed in, none that stands or is marked",
          "[gui][D17][match]") {
    Timed t;
    ClockFact stands = clock("stands", 100);
    stands.running = false;
    ClockFact marked = clock("marked", 200);
    marked.marked = true;
    t.ask(asked({clock("late", 9'000), stands, marked, clock("soon", 3'000)}));
    CHECK(t.clock.msToExpiry() == 3'000);
    t.time.pass(9'500);
    CHECK(t.clock.due()->name == "soon");
    CHECK(t.clock.msLeft(*t.clock.find("stands")) == 100);
}

TEST_CASE("D17 a press after the flag meets the clock that forces, not one that guides",
          "[gui][D17][TAP-MD-2][match]") {
    Timed t;
    ClockFact guides = clock("guides", 1'000);
    guides.enforced = false;
    t.ask(asked({guides, clock("forces", 2'000)}));
    CHECK(t.clock.dueBefore(1'500) == nullptr);
    REQUIRE(t.clock.dueBefore(2'000) != nullptr);
    CHECK(t.clock.dueBefore(2'000)->name == "forces");
}

TEST_CASE("what counts in everything a match is about", "[gui][D15][match]") {
    const Facts facts = asked({clock("pivots", 10'000)});
    for (const MatchDoing doing : {MatchDoing::Thinking,
                                   MatchDoing::Decided,
                                   MatchDoing::Preparing,
                                   MatchDoing::Running,
                                   MatchDoing::Throwing,
                                   MatchDoing::Ended,
                                   MatchDoing::Over}) {
        Timed t;
        t.clock.show(facts);
        t.clock.become(doing);
        t.clock.restart();
        t.time.pass(4'000);
        CHECK(t.clock.elapsedMs() == 0);
        CHECK_FALSE(t.clock.msToExpiry());
        CHECK_FALSE(t.clock.isWorthMarking());
    }
    SECTION("while the game is paused, and while dice are due, nobody's") {
        Timed t;
        Facts paused = facts;
        paused.paused = true;
        t.ask(paused);
        t.time.pass(4'000);
        CHECK(t.clock.elapsedMs() == 0);
        CHECK_FALSE(t.clock.msToExpiry());
        Facts dice = facts;
        dice.awaits = Awaits::Chance;
        t.ask(dice);
        t.time.pass(4'000);
        CHECK(t.clock.elapsedMs() == 0);
        CHECK_FALSE(t.clock.msToExpiry());
    }
    SECTION("a game by the clock runs on while an ended play is looked at (TAP-GL-2)") {
        Timed t;
        t.clock.show(asked({clock("game", 600'000, std::nullopt)}));
        t.clock.become(MatchDoing::Ended);
        t.clock.restart();
        t.time.pass(1'500);
        CHECK(t.clock.elapsedMs() == 1'500);
        CHECK(t.clock.isTimed());
        CHECK_FALSE(t.clock.msToExpiry());  // it is the next prompt that ends the half
    }
    SECTION("and takes nothing of the window that opens after it (TAP-MD-3, TAP-KO-2)") {
        Timed t;
        const Facts next =
            asked({clock("game", 600'000, std::nullopt), clock("kick_declare", 10'000)});
        t.clock.show(next);
        t.clock.become(MatchDoing::Ended);
        t.clock.restart();
        t.time.pass(4'000);
        CHECK(t.clock.msLeft(*t.clock.find("kick_declare")) == 10'000);
        CHECK(t.clock.msLeft(*t.clock.find("game")) == 596'000);
        t.clock.looked(t.clock.elapsedMs());
        t.ask(next);
        CHECK(t.clock.msLeft(*t.clock.find("kick_declare")) == 10'000);
        CHECK(t.clock.msLeft(*t.clock.find("game")) == 596'000);
        t.time.pass(1'000);
        CHECK(t.clock.msToExpiry() == 9'000);
        CHECK(t.clock.msLeft(*t.clock.find("game")) == 595'000);
    }
    SECTION("in a game out of a file what was used before stands until the coach is there") {
        Timed t;
        t.clock.show(facts);
        t.clock.carry(3'000);
        t.clock.become(MatchDoing::Resumed);
        t.time.pass(60'000);
        CHECK(t.clock.elapsedMs() == 3'000);
        CHECK(t.clock.msLeft(*t.clock.find("pivots")) == 7'000);
        CHECK_FALSE(t.clock.isTimed());
        t.clock.become(MatchDoing::Waiting);
        t.clock.restart();
        t.time.pass(500);
        CHECK(t.clock.elapsedMs() == 3'500);
    }
    SECTION("D59 while the disk is busy the clock on the screen stands") {
        Timed t;
        t.ask(facts);
        t.time.pass(2'000);
        t.clock.become(MatchDoing::Saving);
        t.time.pass(900);
        CHECK(t.clock.msLeft(*t.clock.find("pivots")) == 8'000);
        CHECK_FALSE(t.clock.msToExpiry());
    }
}

TEST_CASE("UX-14.4 what both coaches have used is theirs", "[gui][UX-14.4][match]") {
    Timed t;
    t.ask(asked({clock("pivots", 10'000)}));
    t.clock.use(Side::Home, 1'200);
    t.clock.use(Side::Home, 300);
    t.time.pass(700);
    CHECK(t.clock.usedMs(Side::Home, true) == 2'200);
    CHECK(t.clock.usedMs(Side::Home, false) == 1'500);
    CHECK(t.clock.usedMs(Side::Visitor, false) == 0);
}

TEST_CASE("a bar knows how long a clock was, and forgets clocks that went", "[gui][match]") {
    Timed t;
    t.ask(asked({clock("pivots", 10'000)}));
    t.ask(asked({clock("pivots", 4'000)}));
    CHECK(t.clock.msFull(*t.clock.find("pivots")) == 10'000);
    t.ask(asked({clock("snap", 5'000)}));
    t.ask(asked({clock("pivots", 4'000)}));
    CHECK(t.clock.msFull(*t.clock.find("pivots")) == 4'000);
}
