#include <thrum/rules/solitaire/score_book.hpp>

#include <algorithm>

#include <catch2/catch.hpp>

// What the plays of a game came to, from events written by hand.
using namespace thrum;
using namespace thrum::solitaire;

namespace {

using E = EventKind;

Event event(EventKind kind, Side side) {
    Event made;
    made.kind = kind;
    made.side = side;
    return made;
}

Event at(EventKind kind, Side side, double u) {
    Event made = event(kind, side);
    made.u = Distance::yards(u);
    return made;
}

Event called(PlayKind play) {
    Event made = event(E::Called, Side::Home);
    made.play = play;
    return made;
}

Event flew(ShotKind shot) {
    Event made;
    made.kind = E::ShotFlew;
    made.shot = shot;
    return made;
}

/// Home has first and ten on its own 30; a book that is told one step after the other.
class Told {
public:
    Told() {
        Event now;
        now.kind = E::SituationChanged;
        now.situation = solitaire::Situation{};
        now.situation->down = 1;
        now.situation->ball = Distance::yards(30);
        now.situation->toGain = Distance::yards(40);
        step({now, at(E::FirstDown, Side::Home, 30), event(E::Touchback, Side::Home)});
    }
    Told& step(const std::vector<Event>& events) {
        m_book.add({.index = m_steps++}, events);
        return *this;
    }
    [[nodiscard]] const GamePlay& last() const { return m_book.plays().back(); }

private:
    ScoreBook m_book{RulesData{}};
    std::size_t m_steps = 0;
};

}  // namespace

TEST_CASE("SOL-PEN-2 an accepted penalty counts the yards it moved the line",
          "[solitaire][statistics][SOL-PEN-2][regression]") {
    Told told;
    told.step({called(PlayKind::Pass), event(E::BoardOn, Side::Home)});
    Event foul = event(E::Foul, Side::Home);
    foul.result = "illegal_receiver";
    told.step({flew(ShotKind::Throw), foul});
    told.step({at(E::PenaltyAccepted, Side::Visitor, 25)});
    REQUIRE(told.last().penalties.size() == 1);
    CHECK(told.last().penalties.front().yards == Distance::yards(5));
    CHECK(told.last().nullified);
}

TEST_CASE("SOL-PU-10 a simple punt is counted with the yards it went",
          "[solitaire][statistics][SOL-PU-10][regression]") {
    Told told;
    Event punt = called(PlayKind::Punt);
    punt.result = "simplified";
    told.step({punt, at(E::Spotted, Side::Visitor, 25)});
    CHECK(told.last().punted);
    CHECK(told.last().kickYards == Distance::yards(45));
}

TEST_CASE("SOL-PIT-2 a pitch counts whoever gets it",
          "[solitaire][statistics][SOL-PIT-2][regression]") {
    const bool lost = GENERATE(true, false);
    Told told;
    told.step({called(PlayKind::Run), event(E::BoardOn, Side::Home)});
    Event caught = event(E::PitchComplete, Side::Home);
    caught.figure = FigureId{Side::Home, 2};
    Event lies;
    lies.kind = E::BallLoose;
    lies.result = "lies";
    told.step({flew(ShotKind::Pitch), lost ? lies : caught});
    const auto& extras = told.last().extras;
    CHECK(std::ranges::count(extras, extra::kHandedBack, &ExtraCount::word) == 1);
}
