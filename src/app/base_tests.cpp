#include <thrum/app/base_tests.hpp>
#include <thrum/app/bench.hpp>
#include <thrum/board/simulator.hpp>
#include <thrum/core/field.hpp>

#include <algorithm>
#include <cmath>
#include <limits>

namespace thrum::app {
namespace {

const FigureId kTested{Side::Home, 0};
const FigureId kOther{Side::Visitor, 0};

class Bench {
public:
    Bench(const BaseSpec& base,
          const BaseSpec& rookie,
          const BoardSpec& board,
          const BaseTestOptions& options)
        : m_base{base}, m_rookie{rookie}, m_board{board}, m_options{options} {}

    std::optional<RequestError> run(BaseReport& report) {
        if (auto error = dash(report))
            return error;
        if (auto error = push(report))
            return error;
        return hits(report);
    }

private:
    [[nodiscard]] TableSetup table() const {
        TableSetup setup;
        setup.board = m_board;
        setup.speedTenths = m_options.speedTenths;
        setup.kits = {{kTested, {benchFigure(m_base, m_options.massG)}}};
        return setup;
    }
    [[nodiscard]] FigureSetup at(FigureId id, double xMm, double yMm, double headingDeg) const {
        const Vec2 middle = toMm(field::kMiddle, m_board.mmPerYard);
        return {.id = id,
                .pose = {toFieldPoint(middle + Vec2{xMm, yMm}, m_board.mmPerYard),
                         Heading::degrees(headingDeg)}};
    }
    [[nodiscard]] SegmentRequest request(double seconds) const {
        SegmentRequest r;
        r.ticksPerSecond = ticksPerSecond(m_board);
        r.maxTicks = roundToInt(seconds * r.ticksPerSecond);
        return r;
    }

    [[nodiscard]] BenchAsked asked(BenchTest test, double yards = 10.0) const {
        return {.test = test,
                .figure = benchFigure(m_base, m_options.massG),
                .other = benchFigure(m_rookie, 3.1),
                .board = m_board,
                .speedTenths = m_options.speedTenths,
                .yards = yards,
                .seed = m_options.seed};
    }

    // Straight up the middle from the own goal line: speed, spread and curve of ten yards.
    std::optional<RequestError> dash(BaseReport& report) {
        const BenchAsked ten = asked(BenchTest::Dash);
        std::vector<double> speeds;
        std::vector<double> sideways;
        std::vector<double> turns;
        for (int i = 0; i < m_options.runs; ++i) {
            const auto run = benchRun(ten, i);
            if (!run)
                return run.error();
            speeds.push_back(run->aheadYards / run->seconds);
            sideways.push_back(run->leftYards);
            turns.push_back(run->turnedDeg / run->seconds);
        }
        const double yardsPerSecond = numberOf(speeds).mean;
        report.speedMmPerS = yardsPerSecond * m_board.mmPerYard;
        report.secondsPer100 = yardsPerSecond > 0.05 ? 100.0 / yardsPerSecond
                                                     : std::numeric_limits<double>::infinity();
        const BenchNumber across = numberOf(sideways);
        report.driftYards = across.mean;
        report.spreadYards = across.spread;
        // slower than a third of a degree a second is straight within the spread
        if (const double turn = numberOf(turns).mean; std::fabs(turn) > 0.33)
            report.radiusMm = report.speedMmPerS / (turn * 3.14159265358979323846 / 180.0);
        return std::nullopt;
    }

    std::optional<RequestError> push(BaseReport& report) {
        BenchAsked headOn = asked(BenchTest::HeadOn);
        headOn.seed += 900;
        std::vector<double> pushed;
        for (int i = 0; i < m_options.runs; ++i) {
            const auto run = benchRun(headOn, i);
            if (!run)
                return run.error();
            pushed.push_back(run->value);
        }
        std::ranges::sort(pushed);
        report.pushMm = pushed[pushed.size() / 2];
        return std::nullopt;
    }

    std::optional<RequestError> hits(BaseReport& report) {
        TableSetup setup = table();
        setup.kits.push_back({kOther, {benchFigure(m_rookie, 3.6)}});
        int fell = 0;
        for (int i = 0; i < m_options.runs; ++i) {
            SegmentRequest r = request(2.0);
            const double offset = 10.0 * i / m_options.runs - 5.0;
            r.figures = {at(kTested, -60.0, 0.0, 0.0), at(kOther, 40.0, offset, 180.0)};
            Simulator simulator{setup, m_options.seed + 31 + static_cast<std::uint64_t>(i)};
            NoJudge judge;
            const auto result = simulator.run(r, judge, {});
            if (!result)
                return result.error();
            fell += result->figures[0].fallen ? 1 : 0;
        }
        report.fallPercent = 100.0 * fell / m_options.runs;
        return std::nullopt;
    }

    const BaseSpec& m_base;
    const BaseSpec& m_rookie;
    const BoardSpec& m_board;
    const BaseTestOptions& m_options;
};

}  // namespace

Expected<BaseReport, RequestError> testBase(const BaseSpec& base,
                                            const BaseSpec& rookie,
                                            const BoardSpec& board,
                                            const BaseTestOptions& options) {
    BaseReport report;
    if (auto error = Bench{base, rookie, board, options}.run(report))
        return Unexpected{*error};
    return report;
}

}  // namespace thrum::app
