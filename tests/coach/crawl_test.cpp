#include "coach/coach_table.hpp"
#include "coach/tap/crawl_watch.hpp"

#include <thrum/coach/tap/coach.hpp>
#include <thrum/rules/frames.hpp>

#include <cmath>
#include <functional>
#include <numbers>

using namespace thrum;
using test::CoachTable;

namespace {

constexpr int kEvery = 30;  // ticks between two looks
constexpr FigureId kRunner{Side::Home, 34};

// Past the line: the defense holds the switch, and the run goes to its end.
tap::State pastTheLine() {
    const CoachTable table;
    tap::State state = table.begin("person", "person", 1, 4)->state();
    state.offense = Side::Home;
    state.phase = tap::Phase::RunFree;
    state.carrier = kRunner;
    state.switchHolder = Side::Visitor;
    return state;
}

// The first second at which the coach of `side` calls, of ten; his runner's yards downfield by
// seconds.
std::optional<double> calledAt(const tap::State& state,
                               Side side,
                               const std::function<double(double)>& yards) {
    coach::CrawlWatch watch{state, side};
    for (int tick = 0; tick <= 10 * state.board.ticksPerSecond; tick += kEvery) {
        const double seconds = static_cast<double>(tick) / state.board.ticksPerSecond;
        Pose pose;
        pose.at.x = fieldX(Distance::yards(yards(seconds)), Side::Home);
        TickReport report;
        report.tick = tick;
        report.figures = {&kRunner, 1};
        report.poses = {&pose, 1};
        if (const auto call = watch.look(report)) {
            CHECK(call->tick == tick + 1);
            CHECK(call->side == side);
            CHECK(call->kind == CallKind::Down);
            return seconds;
        }
    }
    return std::nullopt;
}

double circling(double seconds) {
    return 50.0 + 0.7 * std::sin(2.0 * std::numbers::pi * seconds / 4.0);
}

}  // namespace

TEST_CASE("TAP-FP-3 a coach whose runner goes round in a circle gives himself up on the way back",
          "[coach][TAP-FP-3]") {
    const tap::State state = pastTheLine();
    const auto at = calledAt(state, Side::Home, circling);
    REQUIRE(at);
    // farthest after one second, so he has gained nothing for three seconds after four
    CHECK(*at >= 3.5);
    CHECK(*at <= 8.0);
    CHECK(circling(*at) < circling(*at - 0.5));
}

TEST_CASE("TAP-FP-3 a runner who gains ground, however slowly, or stands still is left to run",
          "[coach][TAP-FP-3]") {
    const tap::State state = pastTheLine();
    CHECK_FALSE(calledAt(state, Side::Home, [](double s) { return 50.0 + 0.4 * s; }));
    CHECK_FALSE(calledAt(state, Side::Home, [](double) { return 50.0; }));
}

TEST_CASE(
    "TAP-FP-3 nobody gives up a runner of the other side, or one whom he can still stop and turn",
    "[coach][TAP-FP-3]") {
    tap::State state = pastTheLine();
    CHECK_FALSE(calledAt(state, Side::Visitor, circling));
    state.switchHolder = Side::Home;
    CHECK_FALSE(calledAt(state, Side::Home, circling));
}
