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

Event ran(int seconds) {
    Event made;
    made.kind = E::ClockRan;
    made.seconds = seconds;
    return made;
}

Event at(EventKind kind, Side side, int ball) {
    Event made = event(kind, side);
    made.ball = ball;
    return made;
}

Event enforced(Side against, Foul foul, int called) {
    Event made = event(E::PenaltyEnforced, against);
    made.foul = foul;
    made.yards = called;
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
    /// Of one side, in all plays so far; what stands to single men is left out.
    [[nodiscard]] int counted(std::string_view word, Side side) const {
        int sum = 0;
        for (const GamePlay& play : m_book.plays())
            for (const ExtraCount& one : play.extras)
                sum += one.word == word && one.side == side && !one.man ? one.count : 0;
        return sum;
    }
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

TEST_CASE("FSS-26.8 what a time-out puts back is taken from whose seconds they were",
          "[foursheet][FSS-26.8][UX-19.4]") {
    Told told;
    told.step({shows(Side::Home)})
        .step({yards(event(E::Gained, Side::Home, "hb1"), 4, 34),
               at(E::Spotted, Side::Home, 34),
               ran(30),
               board({{0, 0}, 1, 770, 2, Side::Home, 2, 6, 34})});
    CHECK(told.counted(extra::kSeconds, Side::Home) == 30);
    // whoever called it
    Event called = event(E::TimeOutCalled, Side::Visitor);
    called.seconds = 20;
    told.step({called, board({{0, 0}, 1, 790, 2, Side::Home, 2, 6, 34})});
    CHECK(told.counted(extra::kSeconds, Side::Home) == 10);
    CHECK(told.counted(extra::kSeconds, Side::Visitor) == 0);
}

TEST_CASE("a kickoff's seconds are the receivers', but of an onside kick that they never had",
          "[foursheet][UX-19.4]") {
    const auto kick = [](KickKind kind) {
        Event revealed = event(E::KickRevealed, Side::Home);
        revealed.kick = kind;
        return revealed;
    };
    const auto lies = board({{0, 0}, 1, 800, 1, Side::Home, 0, 10, 40});
    SECTION("returned") {
        Told told;
        told.step({lies})
            .step({kick(KickKind::Normal)})
            .step({at(E::Kicked, Side::Visitor, 5),
                   yards(event(E::Returned, Side::Visitor, "se1"), 20, 25),
                   at(E::PossessionChanged, Side::Visitor, 25),
                   ran(20),
                   board({{0, 0}, 1, 780, 2, Side::Visitor, 1, 10, 25})});
        CHECK(told.counted(extra::kSeconds, Side::Visitor) == 20);
        CHECK(told.counted(extra::kSeconds, Side::Home) == 0);
    }
    SECTION("had again by the kickers") {
        Told told;
        told.step({lies})
            .step({kick(KickKind::Onside)})
            .step({at(E::Kicked, Side::Visitor, 48),
                   at(E::Recovered, Side::Home, 52),
                   at(E::PossessionChanged, Side::Home, 52),
                   ran(10),
                   board({{0, 0}, 1, 790, 2, Side::Home, 1, 10, 52})});
        CHECK(told.counted(extra::kSeconds, Side::Home) == 10);
        CHECK(told.counted(extra::kSeconds, Side::Visitor) == 0);
    }
}

TEST_CASE("a stack that wins is one match-up of the team and one of each man in it",
          "[foursheet][FSS-9.4][UX-19.4]") {
    Told told;
    const Team& herons = *shipped::team("herons");
    const auto man = [&](int token) {
        return playerOf(herons, onToken(herons.platoon.defense[0], token)).id;
    };
    Event met = event(E::MatchUp, Side::Home, "fb1");
    met.winner = "defense";
    met.defenders = {{5, man(5), Rating::C, 2}, {6, man(6), Rating::C, 2}};
    told.step({shows(Side::Home)})
        .step({met,
               yards(event(E::Gained, Side::Home, "hb1"), 0, 30),
               at(E::Spotted, Side::Home, 30),
               board({{0, 0}, 1, 770, 2, Side::Home, 2, 10, 30})});
    CHECK(told.counted(extra::kTeamWon, Side::Visitor) == 1);
    CHECK(told.counted(extra::kTeamWon, Side::Home) == 0);
    int men = 0;
    for (const ExtraCount& one : told.play(0).extras)
        men += one.word == extra::kWon && one.man && one.man->side == Side::Visitor ? one.count : 0;
    CHECK(men == 2);
}

TEST_CASE("FSS-15.4 a penalty counts as far as it moved the ball",
          "[foursheet][FSS-15.4][UX-19.4]") {
    Told told;
    const auto walked = [&] {
        REQUIRE(told.play(0).penalties.size() == 1);
        return told.play(0).penalties[0].yards;
    };
    SECTION("pass interference, for which no yards are called: to the spot of the foul") {
        told.step({shows(Side::Home)})
            .step({event(E::Incomplete, Side::Home),
                   enforced(Side::Visitor, Foul::PassInterference, 0),
                   at(E::Spotted, Side::Home, 33),
                   at(E::FirstDown, Side::Home, 33),
                   board({{0, 0}, 1, 780, 2, Side::Home, 1, 10, 33})});
        CHECK(walked() == Distance::yards(3));
    }
    SECTION("half the distance, where the play stands") {
        told.step({shows(Side::Home)})
            .step({yards(event(E::Completed, Side::Home, "se1"), 41, 71),
                   enforced(Side::Visitor, Foul::RoughingPasser, 15),
                   at(E::Spotted, Side::Home, 85),
                   at(E::FirstDown, Side::Home, 85),
                   board({{0, 0}, 1, 780, 2, Side::Home, 1, 10, 85})});
        CHECK(walked() == Distance::yards(14));
    }
    SECTION("a foul on a return, walked off from where it was: never more than was called") {
        Event named = event(E::PuntNamed, Side::Home);
        named.punt = PuntKind::Normal;
        told.step({named})
            .step({yards(event(E::Punted, Side::Home, "p1"), 40, 70)})
            .step({yards(event(E::Returned, Side::Visitor, "se1"), 20, 50),
                   enforced(Side::Visitor, Foul::Holding, 10),
                   at(E::PossessionChanged, Side::Visitor, 28),
                   board({{0, 0}, 1, 770, 2, Side::Visitor, 1, 10, 28})});
        CHECK(walked() == Distance::yards(10));
    }
    SECTION("on the coming kickoff: as it was called") {
        told.step({shows(Side::Home)})
            .step({yards(event(E::Completed, Side::Home, "se1"), 70, 100),
                   enforced(Side::Visitor, Foul::RoughingPasser, 15),
                   scored(E::Touchdown, Side::Home, 6),
                   board({{6, 0}, 1, 780, 2, Side::Home, 0, 3, 97})});
        CHECK(walked() == Distance::yards(15));
    }
}

TEST_CASE("FSS-15.4 a penalty on a try that is made again counts as far as it moved the ball",
          "[foursheet][FSS-15.4][UX-19.4]") {
    Told told;
    told.step({board({{6, 0}, 1, 780, 2, Side::Home, 0, 3, 97})});
    Event kick = event(E::Kicked, Side::Home);
    kick.play = CallPlay::FieldGoal;
    told.step({kick}).step({enforced(Side::Visitor, Foul::Offside, 5),
                            board({{6, 0}, 1, 780, 3, Side::Home, 0, 2, 98})});
    const GamePlay& attempt = told.book().plays()[told.book().plays().size() - 1];
    CHECK(attempt.type == Type::ExtraPoint);
    CHECK(attempt.nullified);
    REQUIRE(attempt.penalties.size() == 1);
    CHECK(attempt.penalties[0].yards == Distance::yards(1));
}
