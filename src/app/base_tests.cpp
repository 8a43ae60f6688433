#include <thrum/app/base_tests.hpp>
#include <thrum/board/simulator.hpp>
#include <thrum/core/field.hpp>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

namespace thrum::app {
namespace {

const FigureId kTested{Side::Home, 0};
const FigureId kOther{Side::Visitor, 0};
constexpr double kStandardFigureG = 1.6;

FigureSpec figureOf(const BaseSpec& base, double totalG) {
    FigureSpec figure;
    figure.base = base;
    const double rest = totalG - base.massG - kStandardFigureG;
    if (rest > 0.0)
        figure.putty.push_back({.massG = rest});
    else
        figure.figureMassG = std::max(totalG - base.massG, 0.1);
    return figure;
}

double frontOf(const BaseSpec& base) {
    return extentX(Polygon{base.outlineMm}).max;
}

// Stops the board once the tested figure has run so far along the field.
class DistanceJudge final : public Judge {
public:
    explicit DistanceJudge(Spot until) : m_until{until} {}
    Verdict onTick(const TickReport& report) override {
        if (report.poses[0].at.x >= m_until)
            return {StopCause::Dead, {}};
        return {};
    }

private:
    Spot m_until;
};

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
        setup.kits = {{kTested, {figureOf(m_base, m_options.massG)}}};
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

    // Straight up the middle from the own goal line: speed, spread and curve of ten yards.
    std::optional<RequestError> dash(BaseReport& report) {
        constexpr double kYards = 10.0;
        SegmentRequest r = request(20.0);
        r.figures = {at(kTested, -40.0 * m_board.mmPerYard, 0.0, 0.0)};
        const Pose start = r.figures[0].pose;
        std::vector<double> times;
        std::vector<double> sideways;
        std::vector<double> turns;
        for (int i = 0; i < m_options.runs; ++i) {
            Simulator simulator{table(), m_options.seed + static_cast<std::uint64_t>(i)};
            DistanceJudge judge{start.at.x + Distance::yards(kYards)};
            const auto result = simulator.run(r, judge, {});
            if (!result)
                return result.error();
            const Pose end = result->figures[0].pose;
            const double seconds = static_cast<double>(result->ticks) / r.ticksPerSecond;
            times.push_back((end.at.x - start.at.x).yards() / seconds);
            sideways.push_back((end.at.y - start.at.y).yards());
            turns.push_back(shortTurn(start.heading, end.heading) / 100.0 / seconds);
        }
        const auto mean = [](const std::vector<double>& v) {
            return std::accumulate(v.begin(), v.end(), 0.0) / static_cast<double>(v.size());
        };
        const double yardsPerSecond = mean(times);
        report.speedMmPerS = yardsPerSecond * m_board.mmPerYard;
        report.secondsPer100 = yardsPerSecond > 0.05 ? 100.0 / yardsPerSecond
                                                     : std::numeric_limits<double>::infinity();
        report.driftYards = mean(sideways);
        double squares = 0.0;
        for (const double y : sideways)
            squares += (y - report.driftYards) * (y - report.driftYards);
        report.spreadYards =
            std::sqrt(squares / static_cast<double>(std::max<std::size_t>(sideways.size() - 1, 1)));
        // slower than a third of a degree a second is straight within the spread
        if (const double turn = mean(turns); std::fabs(turn) > 0.33)
            report.radiusMm = report.speedMmPerS / (turn * 3.14159265358979323846 / 180.0);
        return std::nullopt;
    }

    std::optional<RequestError> push(BaseReport& report) {
        TableSetup setup = table();
        setup.kits.push_back({kOther, {figureOf(m_rookie, 3.1)}});
        SegmentRequest r = request(3.0);
        const double a = frontOf(m_base);
        const double b = frontOf(m_rookie);
        r.figures = {at(kTested, -a - 0.5, 0.3, 0.0), at(kOther, b + 0.5, -0.3, 180.0)};
        std::vector<double> pushed;
        for (int i = 0; i < m_options.runs; ++i) {
            Simulator simulator{setup, m_options.seed + 900 + static_cast<std::uint64_t>(i)};
            NoJudge judge;
            const auto result = simulator.run(r, judge, {});
            if (!result)
                return result.error();
            const double middle = field::kMiddle.x.yards();
            const double first =
                (result->figures[0].pose.at.x.yards() - middle) * m_board.mmPerYard + a;
            const double second =
                (result->figures[1].pose.at.x.yards() - middle) * m_board.mmPerYard - b;
            pushed.push_back(0.5 * (first + second));
        }
        std::ranges::sort(pushed);
        report.pushMm = pushed[pushed.size() / 2];
        return std::nullopt;
    }

    std::optional<RequestError> hits(BaseReport& report) {
        TableSetup setup = table();
        setup.kits.push_back({kOther, {figureOf(m_rookie, 3.6)}});
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
