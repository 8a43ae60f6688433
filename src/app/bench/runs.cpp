#include <thrum/app/bench.hpp>
#include <thrum/board/estimate.hpp>
#include <thrum/board/simulator.hpp>
#include <thrum/core/field.hpp>

#include <algorithm>
#include <cmath>
#include <optional>

namespace thrum::app {
namespace {

const FigureId kOnLane{Side::Home, 0};
const FigureId kMetThere{Side::Visitor, 0};
constexpr double kBenchFigureG = 1.6;
constexpr double kMmPerInch = 25.4;
constexpr double kGapMm = 0.5;

// Stops the board once the tested figure has run so far along the field.
class UntilThere final : public Judge {
public:
    explicit UntilThere(Spot until) : m_until{until} {}
    Verdict onTick(const TickReport& report) override {
        if (report.poses[0].at.x >= m_until)
            return {StopCause::Dead, {}};
        return {};
    }

private:
    Spot m_until;
};

class LaneRun {
public:
    LaneRun(const BenchAsked& asked, int index, int pathEvery)
        : m_asked{asked}, m_index{index}, m_pathEvery{pathEvery} {
        m_table.board = asked.board;
        m_table.speedTenths = asked.speedTenths;
        m_table.kits = {{kOnLane, {asked.figure}}};
    }

    Expected<BenchRun, RequestError> make() {
        switch (m_asked.test) {
            case BenchTest::Dash:
                return dash();
            case BenchTest::SameSpot:
                return forSeconds(tenYards());
            case BenchTest::Jump:
                return jump();
            case BenchTest::Push:
                return pushes();
            case BenchTest::Arc:
                return arc();
            case BenchTest::Falls:
                return hit();
            case BenchTest::HeadOn:
                return headOn();
            case BenchTest::Angle:
                break;
        }
        return angle();
    }

private:
    [[nodiscard]] double frontOf(const BaseSpec& base) const {
        return extentX(Polygon{base.outlineMm}).max;
    }
    [[nodiscard]] FigureSetup at(FigureId id, double xMm, double yMm, double headingDeg) const {
        const double scale = m_table.board.mmPerYard;
        const Vec2 middle = toMm(field::kMiddle, scale);
        return {
            .id = id,
            .pose = {toFieldPoint(middle + Vec2{xMm, yMm}, scale), Heading::degrees(headingDeg)}};
    }
    [[nodiscard]] SegmentRequest request(double seconds) const {
        SegmentRequest r;
        r.ticksPerSecond = ticksPerSecond(m_table.board);
        r.maxTicks = std::max(1, roundToInt(seconds * r.ticksPerSecond));
        return r;
    }
    // Up the middle from the own goal line.
    [[nodiscard]] SegmentRequest alone(double seconds) const {
        SegmentRequest r = request(seconds);
        r.figures = {at(kOnLane, -40.0 * m_table.board.mmPerYard, 0.0, 0.0)};
        return r;
    }
    // Board time in which it should be ten yards on.
    [[nodiscard]] double tenYards() const {
        const DriveEstimate e = estimateOf(m_asked.figure, m_asked.board, m_asked.speedTenths);
        const double seconds = 10.0 * m_asked.board.mmPerYard / std::max(e.speedMmPerS, 1.0);
        return std::clamp(seconds, 0.5, 10.0);
    }

    Expected<SegmentResult, RequestError> play(const SegmentRequest& r,
                                               Judge& judge,
                                               std::uint64_t seed) const {
        Simulator simulator{m_table, seed};
        if (m_pathEvery > 0)
            simulator.setFrames({m_pathEvery});
        return simulator.run(r, judge, {});
    }
    [[nodiscard]] std::uint64_t seed(int add = 0) const {
        return m_asked.seed + static_cast<std::uint64_t>(m_index + add);
    }

    [[nodiscard]] BenchRun told(const SegmentRequest& r, const SegmentResult& result) const {
        BenchRun run;
        const Pose start = r.figures[0].pose;
        const FigureSetup& end = result.figures[0];
        run.fell = end.fallen.has_value();
        run.seconds = static_cast<double>(result.ticks) / r.ticksPerSecond;
        run.aheadYards = (end.pose.at.x - start.at.x).yards();
        run.leftYards = (end.pose.at.y - start.at.y).yards();
        run.turnedDeg = shortTurn(start.heading, end.pose.heading) / 100.0;
        for (const Frame& frame : result.frames) {
            const Pose& pose = frame.poses.front();
            run.path.push_back(
                {static_cast<float>((pose.at.x - start.at.x).yards()),
                 static_cast<float>((pose.at.y - start.at.y).yards()),
                 static_cast<float>(shortTurn(start.heading, pose.heading) / 100.0)});
        }
        return run;
    }

    Expected<BenchRun, RequestError> dash() {
        constexpr double kMostSeconds = 20.0;
        const SegmentRequest r = alone(kMostSeconds);
        UntilThere judge{r.figures[0].pose.at.x + Distance::yards(m_asked.yards)};
        const auto result = play(r, judge, seed());
        if (!result)
            return Unexpected{result.error()};
        BenchRun run = told(r, *result);
        run.arrived = result->stop.cause == StopCause::Dead;
        run.value = run.seconds;
        return run;
    }

    Expected<BenchRun, RequestError> forSeconds(double seconds) {
        const SegmentRequest r = alone(seconds);
        NoJudge judge;
        const auto result = play(r, judge, seed());
        if (!result)
            return Unexpected{result.error()};
        return told(r, *result);
    }

    Expected<BenchRun, RequestError> jump() {
        auto run = forSeconds(0.25);
        if (run)
            run->value = std::fabs(run->leftYards) * m_asked.board.mmPerYard;
        return run;
    }

    Expected<BenchRun, RequestError> arc() {
        const int every = m_pathEvery;
        m_pathEvery = every > 0 ? every : 6;  // the way is as long as its pieces
        auto run = forSeconds(tenYards());
        if (!run)
            return run;
        double way = 0.0;
        double turned = 0.0;
        for (std::size_t i = 1; i < run->path.size(); ++i) {
            const BenchPoint& a = run->path[i - 1];
            const BenchPoint& b = run->path[i];
            way += static_cast<double>(std::hypot(b.ahead - a.ahead, b.left - a.left));
            // more than once round counts, too
            double step = static_cast<double>(b.headingDeg - a.headingDeg);
            step -= 360.0 * std::round(step / 360.0);
            turned += step;
        }
        run->turnedDeg = turned;
        run->value = way > 0.05 ? turned / way : 0.0;
        if (every == 0)
            run->path.clear();
        return run;
    }

    // A straight lane: a plate as wide as the wider of the two and a millimeter.
    Expected<BenchRun, RequestError> pushes() {
        constexpr double kSeconds = 10.0;
        constexpr double kLaneSlackMm = 1.0;
        const FigureSpec sled = benchSled();
        const auto widthOf = [](const BaseSpec& base) {
            const Interval y = extentY(Polygon{base.outlineMm});
            return y.max - y.min;
        };
        m_table.board.widthMm =
            std::max(widthOf(m_asked.figure.base), widthOf(sled.base)) + kLaneSlackMm;
        m_table.board.amplitude = {};
        m_table.kits.push_back({kMetThere, {sled}});
        SegmentRequest r = request(kSeconds);
        const double sledAt = frontOf(sled.base) + kGapMm;
        r.figures = {at(kOnLane, -frontOf(m_asked.figure.base) - kGapMm, 0.0, 0.0),
                     at(kMetThere, sledAt, 0.0, 180.0)};
        BenchRun sum;
        for (int k = 0; k < 2; ++k) {
            NoJudge judge;
            const auto result = play(r, judge, seed(m_index + k));
            if (!result)
                return Unexpected{result.error()};
            const double mm = (result->figures[1].pose.at.x - r.figures[1].pose.at.x).yards() *
                              m_table.board.mmPerYard;
            sum = told(r, *result);
            m_eighths += std::max(0, static_cast<int>(std::floor(mm / kMmPerInch * 8.0)));
        }
        sum.value = m_eighths / 8.0;
        return sum;
    }

    Expected<BenchRun, RequestError> hit() {
        constexpr double kGolden = 0.61803398874989485;
        constexpr int kSlowest = 4;
        constexpr int kSpeeds = 6;
        m_table.speedTenths = 10 * (kSlowest + m_index % kSpeeds);
        m_table.kits.push_back({kMetThere, {m_asked.other}});
        SegmentRequest r = request(2.0);
        const double place = kGolden * (m_index + 1);
        const double offset = 10.0 * (place - std::floor(place)) - 5.0;
        r.figures = {at(kOnLane, -60.0, 0.0, 0.0), at(kMetThere, 40.0, offset, 180.0)};
        return against(
            r, [](BenchRun& run, const SegmentResult&) { run.value = run.fell ? 1.0 : 0.0; });
    }

    Expected<BenchRun, RequestError> headOn() {
        m_table.kits.push_back({kMetThere, {m_asked.other}});
        SegmentRequest r = request(3.0);
        const double a = frontOf(m_asked.figure.base);
        const double b = frontOf(m_asked.other.base);
        r.figures = {at(kOnLane, -a - kGapMm, 0.3, 0.0), at(kMetThere, b + kGapMm, -0.3, 180.0)};
        const double scale = m_table.board.mmPerYard;
        return against(r, [&](BenchRun& run, const SegmentResult& result) {
            const double middle = field::kMiddle.x.yards();
            const double first = (result.figures[0].pose.at.x.yards() - middle) * scale + a;
            const double second = (result.figures[1].pose.at.x.yards() - middle) * scale - b;
            run.value = 0.5 * (first + second);
        });
    }

    Expected<BenchRun, RequestError> angle() {
        m_table.kits.push_back({kMetThere, {m_asked.other}});
        SegmentRequest r = request(3.0);
        const Polygon outline{m_asked.other.base.outlineMm};
        const double reach = std::hypot(extentX(outline).max, extentY(outline).max);
        r.figures = {at(kOnLane, -frontOf(m_asked.figure.base) - kGapMm, 0.0, 0.0),
                     at(kMetThere, reach + kGapMm, 0.0, 225.0)};
        const double scale = m_table.board.mmPerYard;
        // the other slips off sooner or later: what counts is how far the tested one has come
        return against(
            r, [&](BenchRun& run, const SegmentResult&) { run.value = run.aheadYards * scale; });
    }

    template <class Value>
    Expected<BenchRun, RequestError> against(const SegmentRequest& r, Value value) const {
        NoJudge judge;
        const auto result = play(r, judge, seed());
        if (!result)
            return Unexpected{result.error()};
        BenchRun run = told(r, *result);
        value(run, *result);
        return run;
    }

    const BenchAsked& m_asked;
    int m_index = 0;
    int m_pathEvery = 0;
    int m_eighths = 0;
    TableSetup m_table;
};

}  // namespace

FigureSpec benchFigure(const BaseSpec& base, double totalG) {
    FigureSpec figure;
    figure.base = base;
    const double rest = totalG - base.massG - kBenchFigureG;
    if (rest > 0.0)
        figure.putty.push_back({.massG = rest});
    else
        figure.figureMassG = std::max(totalG - base.massG, 0.1);
    return figure;
}

FigureSpec benchSled() {
    constexpr double kHalfLength = 12.7;
    constexpr double kHalfWidth = 10.0;
    FigureSpec sled;
    sled.base.id = "sled";
    sled.base.name = "Sled";
    sled.base.massG = 5.0;
    sled.base.prongsCut = true;
    sled.base.outlineMm = {{-kHalfLength, -kHalfWidth},
                           {kHalfLength, -kHalfWidth},
                           {kHalfLength, kHalfWidth},
                           {-kHalfLength, kHalfWidth}};
    for (const double x : {9.0, -9.0})
        for (const double y : {7.0, -7.0})
            sled.base.prongs.push_back({.xMm = x, .yMm = y});
    sled.figureMassG = 2.0;
    sled.heightMm = 12.0;
    sled.comHeightMm = 4.0;
    return sled;
}

Expected<BenchRun, RequestError> benchRun(const BenchAsked& asked, int index, int pathEvery) {
    return LaneRun{asked, index, pathEvery}.make();
}

}  // namespace thrum::app
