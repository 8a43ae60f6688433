#include "gui/workshop/level_test.hpp"

#include <thrum/board/simulator.hpp>
#include <thrum/core/field.hpp>
#include <thrum/core/hash.hpp>
#include <thrum/segment/judge.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace thrum::gui {

/// One man's way along a lane.
struct LevelRun {
    QPolygonF way;
    double forward = 0.0;  ///< yards along the lane
    double up = 0.0;       ///< yards towards the top side line
    double seconds = 0.0;
};

namespace {
constexpr std::array kLanes{8.0, 17.0, 26.67, 36.0, 45.0};  ///< yards from the bottom side line
constexpr int kTimes = 6;
constexpr int kDirections = 2;
constexpr double kSeconds = 9.0;
constexpr double kWay = 50.0;
constexpr int kFrameEvery = 12;
constexpr std::uint64_t kSeed = 0x1E7E1;

TableSetup tableWith(const BoardSpec& board, int speedTenths, const BaseSpec& base) {
    FigureSpec figure;
    figure.base = base;
    return {.board = board,
            .speedTenths = speedTenths,
            .kits = {FigureKit{FigureId{Side::Home, 0}, {figure}}}};
}

Expected<LevelRun, std::string> ranOn(const TableSetup& table,
                                      double lane,
                                      bool visitors,
                                      std::uint64_t seed) {
    const double from = visitors ? 25.0 : 75.0;
    SegmentRequest request;
    request.ticksPerSecond = ticksPerSecond(table.board);
    request.maxTicks = static_cast<int>(kSeconds * request.ticksPerSecond);
    request.figures = {{.id = FigureId{Side::Home, 0},
                        .pose = {{Spot::yards(from), Spot::yards(lane)},
                                 Heading::degrees(visitors ? 0.0 : 180.0)}}};
    Simulator simulator{table, seed};
    simulator.setFrames({kFrameEvery});
    NoJudge judge;
    const auto result = simulator.run(request, judge, {});
    if (!result)
        return Unexpected{result.error().reason};
    LevelRun ran;
    ran.way << QPointF{from, lane};
    for (const Frame& frame : result->frames) {
        const FieldPoint at = frame.poses.front().at;
        ran.way << QPointF{at.x.yards(), at.y.yards()};
        ran.forward = std::abs(at.x.yards() - from);
        ran.up = at.y.yards() - lane;
        ran.seconds =
            static_cast<double>(ran.way.size() - 1) * kFrameEvery / request.ticksPerSecond;
        if (ran.forward >= kWay)
            break;
    }
    return ran;
}

QString signedText(const app::BenchNumber& number, const char* unit) {
    return QStringLiteral("%1%2 %3")
        .arg(number.mean >= 0.0 ? QStringLiteral("+") : QString{})
        .arg(number.mean, 0, 'f', 1)
        .arg(QLatin1String{unit});
}
}  // namespace

QString LevelResult::sentence() const {
    return words().join(QLatin1Char(' '));
}

QStringList LevelResult::words() const {
    const auto sure = [](const app::BenchNumber& number) {
        return number.low > 0.0 || number.high < 0.0;
    };
    QStringList words;
    words << (sure(toTop)
                  ? LevelTest::tr("Drifts %1 to the %2 side line in 50 yards "
                                  "(95 % %3 to %4, n = %5).")
                        .arg(LevelTest::tr("%1 yd").arg(std::abs(toTop.mean), 0, 'f', 1),
                             toTop.mean > 0.0 ? LevelTest::tr("top") : LevelTest::tr("bottom"))
                        // to the side that is named, as the drift itself
                        .arg(std::min(std::abs(toTop.low), std::abs(toTop.high)), 0, 'f', 1)
                        .arg(std::max(std::abs(toTop.low), std::abs(toTop.high)), 0, 'f', 1)
                        .arg(toTop.n)
                  : LevelTest::tr("No clear drift to either side line (n = %1).").arg(toTop.n));
    words << (sure(toVisitors)
                  ? LevelTest::tr("Towards the visitors' goal men are %1 %2 than back.")
                        .arg(LevelTest::tr("%1 %").arg(std::abs(toVisitors.mean), 0, 'f', 1),
                             toVisitors.mean > 0.0 ? LevelTest::tr("faster")
                                                   : LevelTest::tr("slower"))
                  : LevelTest::tr("As fast one way as the other."));
    words << LevelTest::tr("Lanes differ by %1 in speed from an even board.")
                 .arg(signedText(spread, "%"));
    return words;
}

struct LevelTest::Work {
    TableSetup here;
    TableSetup even;
    std::vector<std::pair<LevelRun, LevelRun>> runs;
};

LevelTest::LevelTest(QObject* parent) : QObject{parent} {
    warmUpPhysics();
    connect(&m_crew, &RunCrew::progressed, this, &LevelTest::progressed);
    connect(&m_crew, &RunCrew::refused, this, &LevelTest::refused);
    connect(&m_crew, &RunCrew::finished, this, &LevelTest::end);
}

void LevelTest::start(const BoardSpec& board, int speedTenths, const BaseSpec& base) {
    BoardSpec even = board;
    even.slopeX = 0.0;
    even.slopeY = 0.0;
    even.amplitude = {};
    auto work = std::make_shared<Work>();
    work->here = tableWith(board, speedTenths, base);
    work->even = tableWith(even, speedTenths, base);
    work->runs.resize(kLanes.size() * kDirections * kTimes);
    m_work = work;
    m_crew.start(work->runs.size(), [work](std::size_t at) -> std::optional<std::string> {
        const double lane = kLanes.at(at / (kDirections * kTimes));
        const bool visitors = at / kTimes % kDirections == 0;
        const std::uint64_t seed = bitsAt(kSeed, at);
        auto here = ranOn(work->here, lane, visitors, seed);
        auto flat = ranOn(work->even, lane, visitors, seed);
        if (!here || !flat)
            return !here ? here.error() : flat.error();
        work->runs[at] = {*std::move(here), *std::move(flat)};
        return std::nullopt;
    });
}

void LevelTest::end() {
    const auto work = std::exchange(m_work, nullptr);
    LevelResult result;
    std::vector<double> up;
    std::vector<double> faster;
    std::vector<double> differs;
    const auto speed = [](const LevelRun& ran) {
        return ran.seconds > 0.0 ? ran.forward / ran.seconds : 0.0;
    };
    for (std::size_t at = 0; at < work->runs.size(); ++at) {
        const auto& [here, even] = work->runs[at];
        if (at % kTimes == 0)
            result.ways.push_back({here.way, even.way});
        const double way = std::max(1.0, std::min(here.forward, even.forward));
        up.push_back((here.up - even.up) * kWay / way);
        if (speed(even) > 0.0) {
            const double percent = 100.0 * (speed(here) / speed(even) - 1.0);
            differs.push_back(percent);
            const bool visitors = at / kTimes % kDirections == 0;
            faster.push_back(visitors ? percent : -percent);
        }
    }
    result.toTop = app::numberOf(up);
    result.toVisitors = app::numberOf(faster);
    result.spread = app::numberOf(differs);
    emit finished(result);
}

}  // namespace thrum::gui
