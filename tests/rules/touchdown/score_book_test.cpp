#include <thrum/rules/touchdown/score_book.hpp>

#include <catch2/catch.hpp>

// What the plays of a game came to, from events written by hand.
using namespace thrum;
using namespace thrum::touchdown;

namespace {

using Type = GamePlay::Type;
using E = EventKind;

Event event(EventKind kind, Side side) {
    Event made;
    made.kind = kind;
    made.side = side;
    made.clause = "TDM-XX";  // says nothing to a score book
    return made;
}

Event named(EventKind kind, Side side, std::string what) {
    Event made = event(kind, side);
    made.what = std::move(what);
    return made;
}

Event result(Side side, std::string what, int from, int yards) {
    Event made = named(E::Result, side, std::move(what));
    made.from = from;
    made.yards = yards;
    made.ball = from + yards;
    return made;
}

Event scored(EventKind kind, Side side, int points) {
    Event made = event(kind, side);
    made.points = points;
    return made;
}

Event at(touchdown::Situation situation) {
    Event made;
    made.kind = E::SituationChanged;
    made.situation = situation;
    return made;
}

Event call(Side side, Die red, Die blue) {
    Event made = event(E::Call, side);
    made.dice = {red, blue};
    return made;
}

/// A book that is told one step after the other.
class Told {
public:
    Told& step(std::vector<Event> events) {
        m_book.add({.index = m_steps++}, events);
        return *this;
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

/// Home kicks off; the visitors carry it back to their 23 and have first and ten there.
Told kickedOff() {
    Told told;
    told.step({named(E::Declared, Side::Home, "kickoff")});
    Event kick = named(E::Kick, Side::Home, "kickoff");
    kick.yards = 60;
    kick.from = 35;
    kick.ball = 95;
    told.step({named(E::Roll, Side::Home, "kickoff"), kick});
    Event back = named(E::RunBack, Side::Visitor, "kickoff");
    back.from = 5;
    back.yards = 18;
    back.ball = 23;
    Event spot = event(E::Spot, Side::Visitor);
    spot.ball = 23;
    told.step({named(E::Roll, Side::Visitor, "kick_return"),
               back,
               spot,
               at({{0, 0}, 0, 1, Side::Visitor, 1, 10, 23})});
    return told;
}

int counted(const GamePlay& play, std::string_view word, Side side) {
    int sum = 0;
    for (const ExtraCount& extra : play.extras)
        if (extra.word == word && extra.side == side)
            sum += extra.count;
    return sum;
}

}  // namespace

TEST_CASE("a kickoff and its return are one play without a down", "[touchdown][UX-19.4]") {
    const Told told = kickedOff();
    REQUIRE(told.book().plays().size() == 1);
    const GamePlay& kick = told.play(0);
    CHECK(kick.type == Type::Kickoff);
    CHECK(kick.team == Side::Home);
    CHECK(kick.over);
    CHECK(kick.before.down == 0);
    REQUIRE(kick.kickReturn);
    CHECK(kick.kickReturn->side == Side::Visitor);
    CHECK(kick.kickReturn->from == Spot::yards(95));
    CHECK(kick.kickReturn->to == Spot::yards(77));
    CHECK_FALSE(kick.kickReturn->touchdown);
    CHECK(told.book().situation().ballX == Spot::yards(77));
    CHECK(told.book().situation().toGainX == Spot::yards(67));
}

TEST_CASE("runs, passes and sacks are told apart by the dice that were called",
          "[touchdown][UX-19.4]") {
    Told told = kickedOff();
    told.step({call(Side::Visitor, Die::RI, Die::SR)})
        .step({result(Side::Visitor, "run", 23, 4), at({{0, 0}, 1, 1, Side::Visitor, 2, 6, 27})})
        .step({call(Side::Visitor, Die::LP, Die::DI)})
        .step({result(Side::Visitor, "completion", 27, 9),
               event(E::FirstDown, Side::Visitor),
               at({{0, 0}, 2, 1, Side::Visitor, 1, 10, 36})})
        .step({call(Side::Visitor, Die::SP, Die::BL)})
        .step({result(Side::Visitor, "sack", 36, -6), at({{0, 0}, 3, 1, Side::Visitor, 2, 16, 30})})
        .step({call(Side::Visitor, Die::SP, Die::BL)})
        .step({result(Side::Visitor, "incomplete", 30, 0),
               at({{0, 0}, 4, 1, Side::Visitor, 3, 16, 30})});
    const GamePlay& run = told.play(1);
    CHECK(run.type == Type::Run);
    CHECK(run.gain == Distance::yards(4));
    CHECK(run.before.down == 1);
    CHECK(run.before.ballX == Spot::yards(77));
    CHECK_FALSE(run.firstDown);
    const GamePlay& pass = told.play(2);
    CHECK(pass.type == Type::Pass);
    CHECK(pass.complete);
    CHECK(pass.firstDown);
    const GamePlay& sack = told.play(3);
    CHECK(sack.type == Type::Pass);
    CHECK_FALSE(sack.thrown);
    CHECK(sack.gain == Distance::yards(-6));
    CHECK(counted(sack, extra::kSacked, Side::Visitor) == 1);
    const GamePlay& missed = told.play(4);
    CHECK(missed.thrown);
    CHECK_FALSE(missed.complete);
    CHECK(missed.gain == Distance{});
}

TEST_CASE("a lost ball that is carried home is the finder's touchdown", "[touchdown][UX-19.4]") {
    Told told = kickedOff();
    Event back = named(E::RunBack, Side::Home, "fumble");
    back.from = 74;
    back.yards = 26;
    back.ball = 100;
    told.step({call(Side::Visitor, Die::RO, Die::NI)})
        .step({result(Side::Visitor, "fumble", 23, 3)})
        .step({event(E::StrengthPassed, Side::Visitor)})
        .step({named(E::Roll, Side::Home, "run_back"),
               back,
               scored(E::Touchdown, Side::Home, 6),
               at({{6, 0}, 1, 1, Side::Home, 0, 0, 97})})
        .step({named(E::Declared, Side::Home, "try_kick")})
        .step({named(E::Roll, Side::Home, "try_kick"),
               scored(E::Try, Side::Home, 1),
               at({{7, 0}, 1, 1, Side::Home, 0, 0, 35})});
    const GamePlay& lost = told.play(1);
    CHECK(lost.fumble == Side::Visitor);
    CHECK(lost.fumbleLost);
    CHECK(lost.gain == Distance::yards(3));
    CHECK(lost.touchdown == Side::Home);
    CHECK(lost.points == std::array{6, 0});
    REQUIRE(lost.takeawayReturn);
    CHECK(lost.takeawayReturn->from == Spot::yards(74));
    CHECK(lost.takeawayReturn->to == Spot::yards(100));
    CHECK(lost.takeawayReturn->touchdown);
    CHECK_FALSE(lost.turnoverOnDowns);
    const GamePlay& kick = told.play(2);
    CHECK(kick.type == Type::ExtraPoint);
    CHECK(kick.good);
    CHECK(kick.points == std::array{1, 0});
}

TEST_CASE("a reroll makes the play void and its dice are counted all the same",
          "[touchdown][UX-19.4]") {
    Told told = kickedOff();
    Event roll = named(E::Roll, Side::Visitor, "play");
    roll.dice = {Die::W1, Die::W2, Die::W3, Die::W4, Die::RI, Die::SR};
    roll.faces = {1, 1, 1, 1, 1, 1};
    roll.results = {"GN1", "TK", "CP5", "TK", "GN2", "TK"};
    told.step({call(Side::Visitor, Die::RI, Die::SR)})
        .step({roll})
        .step({event(E::Reroll, Side::Home)})
        .step({call(Side::Visitor, Die::RI, Die::SR)})
        .step({result(Side::Visitor, "run", 23, 2), at({{0, 0}, 1, 1, Side::Visitor, 2, 8, 25})});
    const GamePlay& taken = told.play(1);
    CHECK(taken.nullified);
    CHECK(taken.over);
    CHECK(counted(taken, extra::kRed, Side::Visitor) == 3);
    CHECK(counted(taken, extra::kBlue, Side::Visitor) == 3);
    CHECK(counted(taken, extra::kDice, Side::Visitor) == 6);
    CHECK(counted(taken, extra::kRerolls, Side::Home) == 1);
    // in sixths: so many red faces are on these six dice
    CHECK(counted(taken, extra::kRedExpected, Side::Visitor) +
              counted(taken, extra::kBlueExpected, Side::Visitor) ==
          36);
    CHECK_FALSE(told.play(2).nullified);
    CHECK(told.play(2).number == 3);
}
