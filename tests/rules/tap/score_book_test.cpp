#include "scenario_steps.hpp"

#include <thrum/rules/tap/score_book.hpp>

#include <catch2/catch.hpp>

// What the plays of a game came to, as its score book has them.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

using Type = GamePlay::Type;

/// Keeps the book of what happens from a state on: each accepted input that goes on from the last.
class Kept {
public:
    explicit Kept(const State& from) : m_book{*from.rules}, m_last{from} {
        m_book.correct(m_steps++, from);
        watchInputs([this](const State& state, const Input& input, const auto& step) {
            if (!step || !(state == m_last))
                return;
            const auto* run = std::get_if<SegmentResult>(&input);
            m_book.add(
                {.index = m_steps++,
                 .run = run,
                 .boardMs = run != nullptr ? run->ticks * 1000 / state.board.ticksPerSecond : 0},
                step->events);
            m_last = step->next;
        });
    }
    ~Kept() { watchInputs({}); }
    Kept(const Kept&) = delete;
    Kept& operator=(const Kept&) = delete;

    [[nodiscard]] const std::vector<GamePlay>& plays() const { return m_book.plays(); }
    [[nodiscard]] const GamePlay& play(std::size_t at) const {
        REQUIRE(at < plays().size());
        return plays()[at];
    }

private:
    ScoreBook m_book;
    State m_last;
    std::size_t m_steps = 0;
};

/// The quarterback keeps the ball as far as this and goes down.
State keeps(State state, double toX) {
    state = playOn(std::move(state), Phase::RunBehind);
    const double line = state.lineOfScrimmage.yards();
    state = goRun(state, {poseAt(state, 120, "H12", line + 0.3, kMiddle)});
    state = playOn(std::move(state), Phase::RunFree);
    return goRun(state,
                 {poseAt(state, 120, "H12", toX, kMiddle), call(120, Side::Home, CallKind::Down)});
}

/// Third and five on the visitors' 30; the home team is late.
State lateOnThird() {
    Scene scene{Phase::LineUp};
    scene.stage(LineupStage::First).lineupClocks(true).ballOn(70.0).down(3, 5.0);
    scene.expired(ClockName::OffenseLineup);
    return scene;
}

Event event(EventKind kind) {
    Event told;
    told.kind = kind;
    return told;
}
Event event(EventKind kind, Side side, int points = 0) {
    Event told = event(kind);
    told.side = side;
    told.points = points;
    return told;
}

}  // namespace

TEST_CASE("UX-19.4 a run after a field goal was declared and called off by a delay is a run",
          "[tap][UX-19.4][TAP-PE-4][TAP-FG-1]") {
    State state = lateOnThird();
    const Kept kept{state};
    state = go(state, by(Side::Home, decide(DecisionKind::DeclareFieldGoal)));
    state = go(state, by(Side::Visitor, decide(DecisionKind::CallDelay)));
    CHECK(state.lineOfScrimmage == Spot::yards(65.0));
    state = keeps(state, 77.0);
    const GamePlay& run = kept.play(0);
    CHECK(run.type == Type::Run);
    CHECK(run.over);
    CHECK(run.before.down == 3);
    CHECK(run.firstDown);
    REQUIRE(run.runner);
    CHECK(*run.runner == manOf(idOf(state, "H12")));
    REQUIRE(run.gain);
    CHECK(run.gain->yards() > 10.0);
    REQUIRE(run.penalties.size() == 1);
    CHECK(run.penalties.front().foul == "delay_of_game");
    CHECK(run.penalties.front().yards == Distance::yards(5));
    CHECK_FALSE(run.nullified);
    CHECK(run.boardMs > 0);
    CHECK(run.after.down == 1);
}

TEST_CASE("UX-19.4 too many men take the declaration of a punt back, not that of a kickoff",
          "[tap][UX-19.4][TAP-PE-3][TAP-PU-1]") {
    Event enforced = event(EventKind::PenaltyEnforced, Side::Visitor);
    enforced.foul = FoulKind::TooManyMen;
    Event kickoff = event(EventKind::KickDeclared, Side::Home);
    const auto played = [&](const Event& declared) {
        ScoreBook book{RulesData{}};
        book.add({.index = 0}, std::vector{declared});
        book.add({.index = 1}, std::vector{enforced});
        book.add({.index = 2}, std::vector{event(EventKind::BoardOn)});
        REQUIRE(book.plays().size() == 1);
        CHECK(book.plays().front().penalties.size() == 1);
        return book.plays().front();
    };
    CHECK(played(event(EventKind::PuntDeclared, Side::Home)).type == Type::Run);
    CHECK(played(event(EventKind::FieldGoalDeclared, Side::Home)).type == Type::Run);
    const GamePlay kick = played(kickoff);
    CHECK(kick.type == Type::Kickoff);
    CHECK_FALSE(kick.penalties.front().yards);
}

TEST_CASE("UX-19.4 a kickoff has no down and no line", "[tap][UX-19.4][TAP-KO-8]") {
    State state = Scene{Phase::KickDeclare}.offense(Side::Visitor).kind(PlayKind::Kickoff);
    const Kept kept{state};
    state = go(state, by(Side::Home, choose(DecisionKind::DeclareKick, Choice::Kickoff)));
    state = playOn(state, Phase::KickDecide);
    state = go(state, by(Side::Visitor, decide(DecisionKind::TakeTouchback)));
    const GamePlay& kick = kept.play(0);
    CHECK(kick.type == Type::Kickoff);
    CHECK(kick.snapped);
    CHECK(kick.touchback);
    CHECK(kick.team == Side::Home);
    CHECK(kick.before.down == 0);
    CHECK_FALSE(kick.firstDown);
}

TEST_CASE("UX-19.4 an early touchback is a kickoff, not a line-up", "[tap][UX-19.4][TAP-KO-3]") {
    const View v{GENERATE(Side::Home, Side::Visitor)};
    State state = Scene{Phase::KickDeclare}.offense(v.other()).kind(PlayKind::Kickoff);
    const Kept kept{state};
    state = go(state, by(v.side, choose(DecisionKind::DeclareKick, Choice::Kickoff)));
    state = go(state, by(v.other(), decide(DecisionKind::EarlyTouchback)));
    const GamePlay& kick = kept.play(0);
    CHECK(kick.type == Type::Kickoff);
    CHECK(nameOf(kick.type) == "kickoff");
    CHECK(kick.team == v.side);
    CHECK(kick.touchback);
    CHECK(kick.over);
    CHECK_FALSE(kick.snapped);  // the board never went on
    CHECK_FALSE(kick.before.ballX);
    CHECK(kick.after.offense == v.other());
}

TEST_CASE("UX-19.4 a two-point try that is played again is a try again",
          "[tap][UX-19.4][TAP-TP-5]") {
    ScoreBook book{RulesData{}};
    std::size_t step = 0;
    const auto add = [&](std::vector<Event> events) { book.add({.index = step++}, events); };
    add({event(EventKind::BoardOn), event(EventKind::Touchdown, Side::Home, 6)});
    add({event(EventKind::BoardOn)});
    add({event(EventKind::TryFailed, Side::Home)});
    REQUIRE(book.plays().size() == 2);
    CHECK(book.plays()[1].type == Type::TwoPoint);
    Event enforced = event(EventKind::PenaltyEnforced, Side::Visitor);
    enforced.foul = FoulKind::DefensiveInterference;
    add({enforced});
    CHECK(book.plays()[1].nullified);
    add({event(EventKind::BoardOn)});
    CHECK(book.plays().back().type == Type::TwoPoint);
    add({event(EventKind::TryGood, Side::Home, 2)});
    CHECK(book.plays().back().good);
    CHECK(book.plays().back().points == std::array{2, 0});
}

TEST_CASE("UX-19.4 who falls with the ball is read from the judge's note",
          "[tap][UX-19.4][TAP-TK-10]") {
    const State names = Scene{};
    const FigureId back = idOf(names, "H34");
    const FigureId other = idOf(names, "V52");
    Event announced = event(EventKind::Announced);
    announced.figure = back;
    Event falls = event(EventKind::Fell);
    falls.figure = back;
    Event otherFalls = event(EventKind::Fell);
    otherFalls.figure = other;
    SegmentResult run;
    const auto counted = [&](std::string_view word) {
        ScoreBook book{RulesData{}};
        book.add({.index = 0}, std::vector{announced, event(EventKind::BoardOn)});
        book.add({.index = 1, .run = &run}, std::vector{otherFalls, falls});
        std::vector<ManRef> men;
        for (const ExtraCount& extra : book.plays().front().extras)
            if (extra.word == word && extra.man)
                men.push_back(*extra.man);
        return men;
    };
    CHECK(counted(extra::kFalls) == std::vector{manOf(other), manOf(back)});
    CHECK(counted(extra::kFallsWithBall).empty());
    Note fell;
    fell.kind = note::kCarrierFell;
    run.notes.push_back(fell);
    CHECK(counted(extra::kFalls) == std::vector{manOf(other), manOf(back)});
    CHECK(counted(extra::kFallsWithBall) == std::vector{manOf(back)});
}
