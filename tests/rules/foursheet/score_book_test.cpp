#include "shipped_files.hpp"

#include <thrum/rules/foursheet/score_book.hpp>

#include <catch2/catch.hpp>

// What the plays of a game came to, from events written by hand.
using namespace thrum;
using namespace thrum::foursheet;

namespace {

using Type = GamePlay::Type;
using E = EventKind;

Event event(EventKind kind, Side side, std::string player = {}) {
    Event made;
    made.kind = kind;
    made.side = side;
    made.player = std::move(player);
    made.clause = "FSS-XX";  // says nothing to a score book
    return made;
}

Event yards(Event made, int count, int ball) {
    made.yards = count;
    made.ball = ball;
    return made;
}

Event scored(EventKind kind, Side side, int points) {
    Event made = event(kind, side);
    made.points = points;
    return made;
}

Event board(foursheet::Situation situation) {
    Event made;
    made.kind = E::SituationChanged;
    made.situation = situation;
    return made;
}

Event shows(Side side) {
    Event made = event(E::CardRevealed, side);
    made.formation = Formation::ProSet;
    return made;
}

/// Home, the Quarrymen, has first and ten at its own 30 in the first quarter.
class Told {
public:
    Told() { step({board({{0, 0}, 1, 800, 1, Side::Home, 1, 10, 30})}); }
    Told& step(std::vector<Event> events) {
        m_book.add({.index = m_steps++}, events);
        return *this;
    }
    [[nodiscard]] const GamePlay& play(std::size_t index) const {
        REQUIRE(index < m_book.plays().size());
        return m_book.plays()[index];
    }
    [[nodiscard]] const ScoreBook& book() const { return m_book; }
    [[nodiscard]] static ManRef man(std::string_view id) {
        return {Side::Home, indexOf(*shipped::team("quarrymen"), id)};
    }

private:
    ScoreBook m_book{*shipped::rules(), {shipped::team("quarrymen"), shipped::team("herons")}};
    std::size_t m_steps = 0;
};

}  // namespace

TEST_CASE("a pass counts for who threw it and who caught it, by their place in the file",
          "[foursheet][UX-19.4]") {
    Told told;
    told.step({shows(Side::Home)})
        .step({yards(event(E::Completed, Side::Home, "se1"), 12, 42),
               event(E::Spotted, Side::Home),
               event(E::FirstDown, Side::Home),
               board({{0, 0}, 1, 780, 2, Side::Home, 1, 10, 42})});
    const GamePlay& pass = told.play(0);
    CHECK(pass.type == Type::Pass);
    CHECK(pass.complete);
    CHECK(pass.passer == Told::man("qb1"));
    CHECK(pass.receiver == Told::man("se1"));
    CHECK(pass.gain == Distance::yards(12));
    CHECK(pass.firstDown);
    CHECK(told.book().situation().ballX == Spot::yards(42));
    CHECK(told.book().clockMs() == 780'000);
}

TEST_CASE("who was sent in for the passer throws from then on", "[foursheet][UX-19.4]") {
    Told told;
    Event in = event(E::Substituted, Side::Home, "qb2");
    in.unit = Unit::ProSet;
    in.token = 1;
    told.step({in})
        .step({shows(Side::Home)})
        .step({event(E::Incomplete, Side::Home),
               event(E::Spotted, Side::Home),
               board({{0, 0}, 1, 790, 2, Side::Home, 2, 10, 30})})
        .step({shows(Side::Home)})
        .step({yards(event(E::Sacked, Side::Home, "qb2"), 7, 23),
               event(E::Spotted, Side::Home),
               board({{0, 0}, 1, 760, 3, Side::Home, 3, 17, 23})});
    CHECK(told.play(0).passer == Told::man("qb2"));
    CHECK(told.play(0).gain == Distance{});
    const GamePlay& sack = told.play(1);
    CHECK(sack.runner == Told::man("qb2"));
    CHECK_FALSE(sack.thrown);
    CHECK(sack.gain == Distance::yards(-7));
}

TEST_CASE("a down that is repeated does not count, and its penalty is as far as the line moved",
          "[foursheet][UX-19.4]") {
    Told told;
    Event enforced = event(E::PenaltyEnforced, Side::Home);
    enforced.foul = Foul::Holding;
    enforced.yards = 15;
    told.step({shows(Side::Home)})
        .step({yards(event(E::Gained, Side::Home, "hb1"), 9, 39),
               enforced,
               board({{0, 0}, 1, 780, 2, Side::Home, 1, 20, 20})});
    const GamePlay& run = told.play(0);
    CHECK(run.nullified);
    REQUIRE(run.penalties.size() == 1);
    CHECK(run.penalties[0].offender == Side::Home);
    CHECK(run.penalties[0].yards == Distance::yards(10));  // half the distance
}

TEST_CASE("a penalty after which the play stands takes nothing from it", "[foursheet][UX-19.4]") {
    Told told;
    Event enforced = event(E::PenaltyEnforced, Side::Visitor);
    enforced.foul = Foul::FaceMask;
    enforced.yards = 15;
    told.step({shows(Side::Home)})
        .step({yards(event(E::Gained, Side::Home, "hb1"), 4, 34),
               enforced,
               event(E::Spotted, Side::Home),
               event(E::FirstDown, Side::Home),
               board({{0, 0}, 1, 780, 2, Side::Home, 1, 10, 49})});
    const GamePlay& run = told.play(0);
    CHECK_FALSE(run.nullified);
    CHECK(run.gain == Distance::yards(4));
    CHECK(run.runner == Told::man("hb1"));
    CHECK(run.firstDown);
    CHECK(run.penalties[0].yards == Distance::yards(15));
}

TEST_CASE("a snap that gets away is a run of the passer, as far as it rolled",
          "[foursheet][UX-19.4]") {
    Told told;
    Event checked = event(E::FumbleChecked, Side::Home, "c1");
    checked.right = true;
    told.step({shows(Side::Home)})
        .step({checked,
               yards(event(E::Fumbled, Side::Home), 0, 28),
               yards(event(E::Recovered, Side::Visitor), 0, 72),
               event(E::PossessionChanged, Side::Visitor),
               board({{0, 0}, 1, 770, 2, Side::Visitor, 1, 10, 72})});
    const GamePlay& loose = told.play(0);
    CHECK(loose.type == Type::Run);
    CHECK(loose.runner == Told::man("qb1"));
    CHECK(loose.fumbledBy == Told::man("c1"));
    CHECK(loose.fumbleLost);
    CHECK(loose.gain == Distance::yards(-2));
    CHECK_FALSE(loose.turnoverOnDowns);
}

TEST_CASE("a punt that is carried home is the receivers' touchdown", "[foursheet][UX-19.4]") {
    Told told;
    Event named = event(E::PuntNamed, Side::Home);
    named.punt = PuntKind::Normal;
    told.step({named})
        .step({yards(event(E::Punted, Side::Home, "p1"), 40, 70)})
        .step({yards(event(E::Returned, Side::Visitor, "se1"), 70, 100),
               scored(E::Touchdown, Side::Visitor, 6),
               board({{0, 6}, 1, 770, 2, Side::Visitor, 0, 2, 98})});
    const GamePlay& punt = told.play(0);
    CHECK(punt.type == Type::Punt);
    CHECK(punt.punted);
    CHECK(punt.kickYards == Distance::yards(40));
    CHECK(punt.touchdown == Side::Visitor);
    CHECK(punt.points == std::array{0, 6});
    REQUIRE(punt.kickReturn);
    CHECK(punt.kickReturn->from == Spot::yards(70));
    CHECK(punt.kickReturn->to == Spot::yards(0));
    CHECK(punt.kickReturn->touchdown);
    CHECK_FALSE(punt.turnoverOnDowns);
}

TEST_CASE("sacks stand to who won the match-up, kicks to who kicked", "[foursheet][UX-19.4]") {
    Told told;
    Event met = event(E::MatchUp, Side::Home, "lt1");
    met.winner = "defense";
    const std::string rusher =
        playerOf(*shipped::team("herons"), onToken(shipped::team("herons")->platoon.defense[0], 4))
            .id;
    met.defenders = {{4, rusher, Rating::B, 3}};
    told.step({shows(Side::Home)})
        .step({met,
               yards(event(E::Sacked, Side::Home, "qb1"), 7, 23),
               event(E::Spotted, Side::Home),
               board({{0, 0}, 1, 760, 2, Side::Home, 4, 17, 80})});
    Event kick = event(E::Kicked, Side::Home);
    kick.play = CallPlay::FieldGoal;
    told.step({kick}).step({scored(E::FieldGoalGood, Side::Home, 3),
                            board({{3, 0}, 1, 740, 3, Side::Home, 0, 10, 40})});
    const auto countOf = [&](std::size_t play, std::string_view word) {
        for (const ExtraCount& one : told.play(play).extras)
            if (one.word == word && one.man)
                return std::pair{one.man->side, one.count};
        return std::pair{Side::Home, 0};
    };
    CHECK(countOf(0, extra::kSacks) == std::pair{Side::Visitor, 1});
    CHECK(countOf(1, extra::kGoals) == std::pair{Side::Home, 1});
    CHECK(countOf(1, extra::kGoalTries) == std::pair{Side::Home, 1});
}
