#include <thrum/rules/scrimmage/score_book.hpp>

#include <catch2/catch.hpp>

// What the plays of a game came to, from events written by hand.
using namespace thrum;
using namespace thrum::scrimmage;

namespace {

using Type = GamePlay::Type;
using E = EventKind;

Event event(EventKind kind, Side side) {
    Event made;
    made.kind = kind;
    made.side = side;
    made.clause = "SCR-XX";  // says nothing to a score book
    return made;
}

Event by(EventKind kind, Side side, Label label) {
    Event made = event(kind, side);
    made.man = manId(side, label);
    return made;
}

Event at(ScoreBoard board) {
    Event made;
    made.kind = E::SituationChanged;
    made.situation = board;
    return made;
}

Event ended(PlayKind kind, std::string runner) {
    Event made = event(E::PlayEnded, Side::Home);
    made.play = kind;
    made.result = std::move(runner);
    return made;
}

class Told {
public:
    /// Home has the ball on its own 20 and attacks west.
    Told() {
        Event goal = event(E::GoalDrawn, Side::Home);
        goal.result = "west";
        step({event(E::OffenseDrawn, Side::Home)});
        step({goal, board(1, 45, 40)});
        step({event(E::LinedUp, Side::Home)});
    }
    Told& step(std::vector<Event> events) {
        m_book.add({.index = m_steps++}, events);
        return *this;
    }
    [[nodiscard]] static Event board(int down, int line, int toGain, Side offense = Side::Home) {
        return at({.play = 1,
                   .offense = offense,
                   .down = down,
                   .lineOfScrimmage = line,
                   .lineToGain = toGain});
    }
    [[nodiscard]] const GamePlay& play(std::size_t index) const {
        REQUIRE(index < m_book.plays().size());
        return m_book.plays()[index];
    }
    [[nodiscard]] const ScoreBook& book() const { return m_book; }

private:
    ScoreBook m_book{RulesData{}};
    std::size_t m_steps = 0;
};

Event spotted(Side side, int line, int gain) {
    Event made = event(E::Spotted, side);
    made.line = line;
    made.gain = gain;
    return made;
}

Event tackled(Side side, Label label, Side of, Label carrier) {
    Event made = by(E::Tackled, side, label);
    made.by = manId(of, carrier);
    return made;
}

}  // namespace

TEST_CASE("a run counts for the man who was called, wherever the picture is turned",
          "[scrimmage][UX-19.4]") {
    Told told;
    CHECK(told.book().situation().ballX == Spot::yards(20));
    CHECK(told.book().situation().toGainX == Spot::yards(30));
    told.step({event(E::Snapped, Side::Home)})
        .step({tackled(Side::Visitor, Label::S, Side::Home, Label::F),
               spotted(Side::Home, 38, 14),
               ended(PlayKind::Run, "F"),
               event(E::FirstDown, Side::Home),
               Told::board(1, 38, 33)});
    const GamePlay& run = told.play(0);
    CHECK(run.type == Type::Run);
    CHECK(run.runner == thrum::manOf(manId(Side::Home, Label::F)));
    CHECK(run.gain == Distance::yards(14));
    CHECK(run.firstDown);
    CHECK(run.over);
    CHECK(run.tacklers == std::vector{thrum::manOf(manId(Side::Visitor, Label::S))});
    CHECK(told.book().situation().ballX == Spot::yards(34));
}

TEST_CASE("a pass that was never thrown is a run of the quarterback", "[scrimmage][UX-19.4]") {
    Told told;
    told.step({event(E::Snapped, Side::Home)})
        .step({tackled(Side::Visitor, Label::B1, Side::Home, Label::Q),
               spotted(Side::Home, 48, -6),
               ended(PlayKind::Pass, ""),
               Told::board(2, 48, 40)});
    const GamePlay& sack = told.play(0);
    CHECK(sack.type == Type::Pass);
    CHECK_FALSE(sack.thrown);
    CHECK(sack.runner == thrum::manOf(manId(Side::Home, Label::Q)));
    CHECK(sack.gain == Distance::yards(-6));
    REQUIRE(sack.extras.size() == 1);
    CHECK(sack.extras[0].word == extra::kSacked);
}

TEST_CASE("an interception is carried from where it was caught", "[scrimmage][UX-19.4]") {
    Told told;
    Event taken = by(E::Intercepted, Side::Visitor, Label::L2);
    taken.at = Square{.column = 29, .row = 4};
    told.step({event(E::Snapped, Side::Home)})
        .step({by(E::Thrown, Side::Home, Label::Q)})
        .step({taken})
        .step({tackled(Side::Home, Label::Q, Side::Visitor, Label::L2),
               spotted(Side::Visitor, 36, 0),
               ended(PlayKind::Pass, ""),
               event(E::PossessionChanged, Side::Visitor),
               Told::board(1, 36, 41, Side::Visitor)});
    const GamePlay& pass = told.play(0);
    CHECK(pass.intercepted);
    CHECK_FALSE(pass.gain);
    CHECK_FALSE(pass.turnoverOnDowns);
    REQUIRE(pass.takeawayReturn);
    // the front of his square, east of it, as he attacks east: line 30 is Home's 50
    CHECK(pass.takeawayReturn->from == Spot::yards(50));
    CHECK(pass.takeawayReturn->to == Spot::yards(38));
}

TEST_CASE("the first score ends the game, and is the last play's", "[scrimmage][UX-19.4]") {
    Told told;
    Event score = by(E::Touchdown, Side::Home, Label::H);
    score.points = 6;
    told.step({event(E::Snapped, Side::Home)})
        .step({score,
               ended(PlayKind::Run, "H"),
               event(E::GameEnded, Side::Home),
               at({.score = {6, 0},
                   .play = 1,
                   .offense = Side::Home,
                   .down = 1,
                   .lineOfScrimmage = 45,
                   .lineToGain = 40})});
    const GamePlay& run = told.play(0);
    CHECK(run.touchdown == Side::Home);
    CHECK(run.points == std::array{6, 0});
    CHECK(run.gain == Distance::yards(80));
    CHECK(run.scorer == thrum::manOf(manId(Side::Home, Label::H)));
    CHECK(run.halfEnded);
    CHECK(run.over);
}
