#include "coach/coach_table.hpp"
#include "coach/tap/miss_watch.hpp"

#include <thrum/rules/frames.hpp>
#include <thrum/rules/tap/game.hpp>

#include <functional>

using namespace thrum;
using test::CoachTable;

namespace {

constexpr int kBetweenLooks = 10;  // ticks between two looks
constexpr double kBallAt = 50.0;

struct Thrown {
    tap::State state{};
    FigureId receiver{};
    double base = 0.0;  // yards
};

// A stick straight downfield, the ball five yards ahead of a receiver of the home team.
Thrown ballOnTheBoard() {
    const CoachTable table;
    Thrown thrown;
    thrown.state = table.begin("person", "person", 1, 4)->state();
    thrown.receiver = FigureId{Side::Home, 80};
    const auto& players = thrown.state.teams[0]->players;
    for (std::size_t i = 0; i < players.size(); ++i)
        if (players[i].position == tap::Position::WR)
            thrown.receiver = FigureId{Side::Home, static_cast<int>(i)};
    const tap::Player* player = tap::findPlayer(thrown.state, thrown.receiver);
    REQUIRE(player != nullptr);
    thrown.base = tap::baseLengthMm(player->bases[0]) / thrown.state.board.mmPerYard;
    tap::Figure man;
    man.id = thrown.receiver;
    man.pose.at = {Spot::yards(kBallAt - 5.0), Spot::yards(26.0)};
    thrown.state.figures = {man};
    thrown.state.ball = FieldPoint{Spot::yards(kBallAt), Spot::yards(26.0)};
    thrown.state.playFacts.pass.released = true;
    thrown.state.playFacts.pass.receiver = thrown.receiver;
    thrown.state.playFacts.pass.stickHeading = Heading{};
    return thrown;
}

// How far downfield the receiver is when the coach of `side` stops the board; his ways by ticks.
std::optional<Pose> stoppedAt(const Thrown& thrown,
                              Side side,
                              const std::function<FieldPoint(double)>& way) {
    const coach::MissWatch watch{thrown.state, side};
    for (int tick = 0; tick <= 300; tick += kBetweenLooks) {
        Pose pose;
        pose.at = way(0.08 * tick);
        TickReport report;
        report.tick = tick;
        report.figures = {&thrown.receiver, 1};
        report.poses = {&pose, 1};
        if (const auto call = watch.look(report)) {
            CHECK(call->tick == tick + 1);
            CHECK(call->side == side);
            CHECK(call->kind == CallKind::Stop);
            return pose;
        }
    }
    return std::nullopt;
}

FieldPoint straightOn(double yards) {
    return {Spot::yards(kBallAt - 5.0 + yards), Spot::yards(29.0)};
}

}  // namespace

TEST_CASE("TAP-CA-8 a coach whose receiver has run past the ball stops the board once he may",
          "[coach][TAP-CA-8]") {
    const Thrown thrown = ballOnTheBoard();
    const auto at = stoppedAt(thrown, Side::Home, straightOn);
    REQUIRE(at);
    // every point of his base more than a base's length beyond it: earlier a stop is refused
    const double rear = at->at.x.yards() - kBallAt - 0.5 * thrown.base;
    CHECK(rear > thrown.base);
    CHECK(rear < thrown.base + 1.5);
}

TEST_CASE("TAP-CA-8 a coach waits as many base lengths as this game's rules want",
          "[coach][TAP-CA-8][rules-data]") {
    Thrown thrown = ballOnTheBoard();
    for (const double lengths : {0.5, 2.0}) {
        tap::RulesData rules = *thrown.state.rules;
        rules.pass.missedBaseLengths = lengths;
        thrown.state.rules = rules;
        INFO(lengths << " base lengths");
        const auto at = stoppedAt(thrown, Side::Home, straightOn);
        REQUIRE(at);
        const double rear = at->at.x.yards() - kBallAt - 0.5 * thrown.base;
        CHECK(rear > lengths * thrown.base);
        CHECK(rear < lengths * thrown.base + 1.5);
    }
}

TEST_CASE("TAP-CA-8 a receiver who turns away from the ball is given up as well",
          "[coach][TAP-CA-8]") {
    const Thrown thrown = ballOnTheBoard();
    const auto back = [](double yards) {
        return FieldPoint{Spot::yards(kBallAt - 5.0 - yards), Spot::yards(26.0)};
    };
    const auto at = stoppedAt(thrown, Side::Home, back);
    REQUIRE(at);
    CHECK(kBallAt - at->at.x.yards() > 5.0 + thrown.base);
}

TEST_CASE(
    "TAP-CA-8 nobody stops the board while the receiver runs to the ball, for the other side, or "
    "without a pass",
    "[coach][TAP-CA-8]") {
    Thrown thrown = ballOnTheBoard();
    const auto to = [](double yards) {
        return FieldPoint{Spot::yards(std::min(kBallAt, kBallAt - 5.0 + yards)), Spot::yards(26.0)};
    };
    CHECK_FALSE(stoppedAt(thrown, Side::Home, to));
    CHECK_FALSE(stoppedAt(thrown, Side::Visitor, straightOn));
    thrown.state.playFacts.pass.released = false;
    CHECK_FALSE(stoppedAt(thrown, Side::Home, straightOn));
}
