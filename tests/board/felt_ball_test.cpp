#include "support/board_lab.hpp"

#include <thrum/core/geometry.hpp>

#include <algorithm>
#include <cmath>

#include <catch2/catch.hpp>

// SOL's felt ball: what it was calibrated to (docs/physics.md, "The felt ball").
using namespace thrum;
using namespace thrum::lab;

namespace {

constexpr double kRadiusMm = 3.81;  // SOL-GEO-7: 0.4 yd of the 2 by 4 board
constexpr double kHoldS = 1.0;      // SOL-FUM-4
constexpr double kBreakS = 0.1;

struct Rolled {
    std::vector<Vec2> path{};     ///< of the ball, mm from the middle of the plate
    std::vector<bool> touched{};  ///< by any base, each tick
    std::optional<int> heldAt{};  ///< tick in which somebody had it for a second
    std::size_t holder = 0;
    double deepestMm = 0.0;  ///< into a base
    Run run{};
};

class Watch final : public Judge {
public:
    Watch(const Table& table, bool stops) : m_table{table}, m_stops{stops} {
        m_onBall.resize(const_cast<Table&>(table).men().size());
        m_held.resize(m_onBall.size());
        m_broken.resize(m_onBall.size());
    }
    Verdict onTick(const TickReport& report) override {
        CHECK(report.ballMoves);
        for (const FigureId id : report.ballTouched)
            m_onBall[indexOf(report, id)] = true;
        for (const FigureId id : report.ballParted)
            m_onBall[indexOf(report, id)] = false;
        const Track ball = m_table.trackOf({*report.ball, Heading{}});
        rolled.path.push_back({ball.xMm, ball.yMm});
        rolled.touched.push_back(std::ranges::find(m_onBall, true) != m_onBall.end());
        for (std::size_t i = 0; i < m_onBall.size(); ++i)
            hold(i, report, {ball.xMm, ball.yMm});
        return m_stops && rolled.heldAt ? Verdict{StopCause::BallTouched, {}} : Verdict{};
    }
    Rolled rolled;

private:
    static std::size_t indexOf(const TickReport& report, FigureId id) {
        return static_cast<std::size_t>(std::ranges::find(report.figures, id) -
                                        report.figures.begin());
    }
    void hold(std::size_t i, const TickReport& report, Vec2 ball) {
        const Track at = m_table.trackOf(report.poses[i]);
        const Rotation r = rotationOf(report.poses[i].heading);
        const Vec2 off{ball.x - at.xMm, ball.y - at.yMm};
        const double along = off.x * r.c + off.y * r.s;
        const double across = off.y * r.c - off.x * r.s;
        constexpr double kHalfLength = 12.7;
        constexpr double kHalfWidth = 9.525;
        const double outX = std::max(0.0, std::fabs(along) - kHalfLength);
        const double outY = std::max(0.0, std::fabs(across) - kHalfWidth);
        rolled.deepestMm = std::max(rolled.deepestMm, kRadiusMm - std::hypot(outX, outY));
        const bool front = std::min(along, kHalfLength) >= kHalfLength * (1.0 - 2.0 / 3.0);
        const auto ticks = [](double s) { return static_cast<int>(s * 120.0 + 0.5); };
        if (m_onBall[i] && front) {
            if (m_broken[i] > ticks(kBreakS))
                m_held[i] = 0;
            m_broken[i] = 0;
            ++m_held[i];
        } else {
            ++m_broken[i];
        }
        if (!rolled.heldAt && m_held[i] >= ticks(kHoldS) && m_broken[i] == 0) {
            rolled.heldAt = report.tick;
            rolled.holder = i;
        }
    }

    const Table& m_table;
    bool m_stops;
    std::vector<bool> m_onBall;
    std::vector<int> m_held;
    std::vector<int> m_broken;
};

Man rookie(double xMm, double yMm, double headingDeg, Side side = Side::Home) {
    return {figureOn("rookie", 3.1), xMm, yMm, headingDeg, side, {}};
}

Rolled roll(Table& table, Vec2 ballMm, std::uint64_t seed, double seconds, bool stops = false) {
    SegmentRequest request = table.request(seconds);
    request.ball = BallSetup{.at = table.poseOf({.xMm = ballMm.x, .yMm = ballMm.y}).at,
                             .radiusMm = kRadiusMm,
                             .body = true};
    Watch watch{table, stops};
    Simulator simulator{table.setup(), seed};
    simulator.setFrames({1});
    auto result = simulator.run(request, watch, {});
    REQUIRE(result);
    Rolled rolled = std::move(watch.rolled);
    rolled.run.result = *std::move(result);
    for (const Frame& frame : rolled.run.result.frames) {
        rolled.run.tracks.emplace_back();
        for (const Pose& pose : frame.poses)
            rolled.run.tracks.back().push_back(table.trackOf(pose));
    }
    return rolled;
}

std::uint64_t seedOf(int from, int run) {
    return static_cast<std::uint64_t>(from + run);
}

double way(const Rolled& rolled, Vec2 from) {
    return length(rolled.path.back() - from);
}

// A base that starts 40 mm behind the ball and `besideMm` off its line, heading east at it.
Table hitter(double besideMm, double speed = 5.0) {
    Table table;
    table.speed(speed);
    table.add(rookie(-40.0, besideMm, 0.0));
    return table;
}

double shareHeld(double besideMm, double speed, int runs) {
    int held = 0;
    for (int i = 0; i < runs; ++i) {
        Table table = hitter(besideMm, speed);
        held += roll(table, {}, seedOf(100, i), 3.0, true).heldAt ? 1 : 0;
    }
    return 100.0 * held / runs;
}

constexpr double kYard = 9.525;

}  // namespace

TEST_CASE("SOL-S40 a base that meets the ball squarely carries it before its front for a second",
          "[board][SOL-GEO-7][SOL-FUM-4][SOL-ON-3]") {
    const int runs = sample(200, 40);
    for (const double speed : {3.0, 5.0, 10.0}) {
        const double held = shareHeld(0.0, speed, runs);
        note("B1", "held for a second, met squarely, %, speed " + std::to_string(speed), held);
        CHECK(held >= 90.0);
    }
    Table table = hitter(0.0);
    const Rolled rolled = roll(table, {}, 1, 3.0, true);
    REQUIRE(rolled.heldAt);
    CHECK(rolled.path.back().x > 2.0 * kYard);
    CHECK(rolled.run.result.ball == rolled.run.result.frames.back().ball);
}

TEST_CASE("SOL-S109 a ball that is hit beside the front rolls off and is nobody's",
          "[board][SOL-GEO-7][SOL-FUM-4]") {
    const int runs = sample(200, 40);
    const double middle = shareHeld(6.0, 5.0, runs);
    const double edge = shareHeld(12.5, 5.0, runs);
    note("B2", "held, met 6 mm off, %", middle);
    note("B2", "held, met 12.5 mm off, %", edge);
    CHECK(middle >= 75.0);
    CHECK(edge <= 25.0);
}

TEST_CASE("SOL-S110 a ball that nobody meets stays where it lies", "[board][SOL-FUM-3]") {
    for (const double speed : {0.0, 5.0, 10.0}) {
        std::vector<double> ways;
        for (int i = 0; i < sample(60, 12); ++i) {
            Table table;
            table.speed(speed);
            table.add(rookie(-300.0, -200.0, 180.0));
            ways.push_back(way(roll(table, {100.0, 50.0}, seedOf(7, i), 5.0), {100.0, 50.0}));
        }
        note("B3",
             "yards in 5 s alone, worst, speed " + std::to_string(speed),
             percentile(ways, 1.0) / kYard);
        CHECK(percentile(ways, 1.0) < 0.6 * kYard);
        if (speed == 0.0)
            CHECK(percentile(ways, 1.0) < 0.01);
    }
}

TEST_CASE("SOL-S44 a ball rolls on a little after a base has left it, and stops",
          "[board][SOL-ON-2]") {
    std::vector<double> after;
    for (int i = 0; i < sample(120, 40); ++i) {
        Table table = hitter(12.0);
        const Rolled rolled = roll(table, {}, seedOf(300, i), 4.0);
        std::size_t last = rolled.touched.size();
        while (last > 0 && !rolled.touched[last - 1])
            --last;
        if (last == 0 || last + 60 > rolled.touched.size())
            continue;
        after.push_back(length(rolled.path.back() - rolled.path[last - 1]) / kYard);
        // half a second later it lies still but for its trembling
        CHECK(length(rolled.path.back() - rolled.path[last + 59]) < 0.6 * kYard);
    }
    REQUIRE(after.size() > 5);
    note("B4", "yards it rolls on, mean", mean(after));
    CHECK(mean(after) > 0.02);
    CHECK(percentile(after, 1.0) < 2.5);
}

TEST_CASE("the ball slows a base hardly and never turns it round", "[board][D36]") {
    for (const double speed : {3.0, 5.0, 10.0}) {
        std::vector<double> with;
        std::vector<double> without;
        for (int i = 0; i < sample(60, 16); ++i) {
            Table table = hitter(0.0, speed);
            const Rolled rolled = roll(table, {}, seedOf(500, i), 3.0);
            with.push_back(rolled.run.end(0).xMm - rolled.run.start(0).xMm);
            const Run free = table.run(seedOf(500, i), 3.0);
            without.push_back(free.end(0).xMm - free.start(0).xMm);
            CHECK(rolled.deepestMm < 2.5);
        }
        note("B5",
             "way with the ball over without, speed " + std::to_string(speed),
             mean(with) / mean(without));
        CHECK(mean(with) / mean(without) > 0.93);
    }
}

TEST_CASE("SOL-S47 two fronts may hold one ball", "[board][SOL-FUM-4]") {
    int held = 0;
    const int runs = sample(120, 40);
    for (int i = 0; i < runs; ++i) {
        Table table;
        table.add(rookie(-40.0, 0.0, 0.0));
        table.add(rookie(40.0, 0.0, 180.0, Side::Visitor));
        held += roll(table, {}, seedOf(700, i), 5.0, true).heldAt ? 1 : 0;
    }
    note("B6", "held by one of two who meet head-on over it, 5 s, %", 100.0 * held / runs);
    CHECK(held > 0);
}

TEST_CASE("SOL-S46 a base pushes the ball over the side line", "[board][SOL-PEN-4]") {
    Table table;
    table.add(rookie(0.0, 205.0, 90.0));
    const double line = 26.6665 * kYard;
    const Rolled rolled = roll(table, {0.0, line - 12.0}, 3, 3.0);
    CHECK(rolled.path.back().y > line);
}

TEST_CASE("lying figures leave the ball alone, their bases do not", "[board][D36]") {
    Table table;
    Man fallen = rookie(0.0, 0.0, 0.0);
    fallen.fallenDeg = 0.0;
    table.add(fallen);
    // under the figure, which lies ahead of its base
    const Vec2 under{25.0, 0.0};
    CHECK(way(roll(table, under, 5, 2.0), under) < 0.6 * kYard);
    // on the base: it is pushed off
    const Rolled pushed = roll(table, {9.0, 0.0}, 5, 2.0);
    CHECK(pushed.path.back().x > 9.0 + 4.0);
}

TEST_CASE("a run without a ball that is a body is what it was to the bit", "[board][D36]") {
    Scrimmage play = scrimmage(7, Play::Dive);
    const SegmentRequest plain = play.table.request(3.0);
    SegmentRequest magnet = plain;
    magnet.ball = BallSetup{.at = play.table.poseOf({}).at, .radiusMm = 4.0};
    SegmentRequest felt = magnet;
    felt.ball->body = true;
    NoJudge judge;
    Simulator simulator{play.table.setup(), 5};
    const auto a = simulator.run(plain, judge, {});
    const auto b = simulator.run(magnet, judge, {});
    const auto c = simulator.run(felt, judge, {});
    REQUIRE(a);
    REQUIRE(b);
    REQUIRE(c);
    CHECK(a->figures == b->figures);
    CHECK(a->contacts == b->contacts);
    CHECK_FALSE(a->ball);
    CHECK_FALSE(b->ball);
    REQUIRE(c->ball);
    CHECK(*c->ball != felt.ball->at);
    const auto again = simulator.run(felt, judge, {});
    REQUIRE(again);
    CHECK(*again == *c);
}

TEST_CASE("a ball off the plate or of no size is refused in words", "[board][D36]") {
    Table table = hitter(0.0);
    SegmentRequest request = table.request(1.0);
    NoJudge judge;
    Simulator simulator{table.setup(), 1};
    request.ball =
        BallSetup{.at = table.poseOf({.xMm = 9000.0}).at, .radiusMm = kRadiusMm, .body = true};
    CHECK(simulator.begin(request, judge)->reason == "the ball is off the plate");
    request.ball->at = table.poseOf({}).at;
    request.ball->radiusMm = 0.0;
    CHECK(simulator.begin(request, judge)->reason == "the radius of the ball is 1 to 15 mm");
}
