#include "support/board_lab.hpp"

#include <thrum/core/field.hpp>
#include <thrum/core/hash.hpp>
#include <thrum/io/base_file.hpp>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <map>
#include <mutex>
#include <numeric>

namespace thrum::lab {

const BaseSpec& shippedBase(const std::string& id) {
    static std::mutex mutex;
    static std::map<std::string, BaseSpec> bases;
    const std::lock_guard lock{mutex};
    const auto known = bases.find(id);
    if (known != bases.end())
        return known->second;
    const auto base = io::readBase(std::filesystem::path{THRUM_TEST_SOURCE_DIR} /
                                   "resources/bases" / (id + ".json"));
    THRUM_ASSERT(base);
    return bases.emplace(id, *base).first->second;
}

FigureSpec figureOn(const BaseSpec& base, double totalMassG) {
    FigureSpec figure;
    figure.base = base;
    const double rest = totalMassG - base.massG - figure.figureMassG;
    if (rest > 0.001)
        figure.putty.push_back({.massG = rest});
    else
        figure.figureMassG = totalMassG - base.massG;
    return figure;
}

FigureSpec figureOn(const std::string& baseId, double totalMassG) {
    return figureOn(shippedBase(baseId), totalMassG);
}

BoardSpec endlessBoard() {
    BoardSpec board;
    board.lengthMm = board.widthMm = 9000.0;
    return board;
}

Table::Table() {
    m_setup.board.id = "2x4";
}

Table& Table::speed(double dial) {
    m_setup.speedTenths = roundToInt(dial * 10.0);
    return *this;
}

Table& Table::jumps(bool on) {
    m_jumps = on;
    return *this;
}

std::size_t Table::add(Man man) {
    const auto sameSide = [&](const FigureKit& kit) { return kit.id.side() == man.side; };
    const auto place = static_cast<int>(std::ranges::count_if(m_setup.kits, sameSide));
    m_setup.kits.push_back({FigureId{man.side, place}, {man.spec}});
    m_men.push_back(std::move(man));
    return m_men.size() - 1;
}

Pose Table::poseOf(const Man& man) const {
    const Vec2 middle = toMm(field::kMiddle, m_setup.board.mmPerYard);
    return {toFieldPoint(middle + Vec2{man.xMm, man.yMm}, m_setup.board.mmPerYard),
            Heading::degrees(man.headingDeg)};
}

Track Table::trackOf(const Pose& pose) const {
    const Vec2 mm =
        toMm(pose.at, m_setup.board.mmPerYard) - toMm(field::kMiddle, m_setup.board.mmPerYard);
    return {mm.x, mm.y, pose.heading.degrees()};
}

SegmentRequest Table::request(double seconds) const {
    SegmentRequest request;
    request.ticksPerSecond = ticksPerSecond(m_setup.board);
    request.maxTicks = roundToInt(seconds * request.ticksPerSecond);
    for (std::size_t i = 0; i < m_men.size(); ++i) {
        request.figures.push_back({.id = m_setup.kits[i].id, .pose = poseOf(m_men[i])});
        if (m_men[i].fallenDeg)
            request.figures.back().fallen = Heading::degrees(*m_men[i].fallenDeg);
    }
    return request;
}

Run Table::run(std::uint64_t seed, double seconds) {
    NoJudge judge;
    return run(seed, seconds, judge);
}

Run Table::run(std::uint64_t seed, double seconds, Judge& judge) {
    for (std::size_t i = 0; i < m_men.size(); ++i)
        m_setup.kits[i].onBase = {m_men[i].spec};
    Simulator simulator{m_setup, seed};
    simulator.setJumps(m_jumps);
    Run run;
    const auto problem = simulator.begin(request(seconds), judge);
    THRUM_ASSERT(!problem);
    const auto keep = [&] {
        std::vector<Track> now;
        for (std::size_t i = 0; i < m_men.size(); ++i) {
            Track track = trackOf(simulator.report().poses[i]);
            if (!run.tracks.empty()) {
                const double last = run.tracks.back()[i].headingDeg;
                track.headingDeg = last + 0.01 * shortTurn(Heading::degrees(last),
                                                           simulator.report().poses[i].heading);
            }
            now.push_back(track);
        }
        run.tracks.push_back(std::move(now));
    };
    keep();
    while (!simulator.done()) {
        simulator.step();
        keep();
    }
    run.result = simulator.finish();
    return run;
}

Scrimmage scrimmage(std::uint64_t seed, Play play) {
    Scrimmage out;
    out.table.jumps(true);
    const double yard = out.table.board().mmPerYard;
    out.lineMm = -20.0 * yard;
    std::uint64_t draws = 0;
    const auto jitter = [&] {
        return static_cast<double>(bitsAt(seed, ++draws) >> 40U) / 8388608.0 - 1.0;
    };
    const auto add = [&](const char* base,
                         double mass,
                         Side side,
                         double depthYd,
                         double acrossYd,
                         double turnDeg) {
        const double facing = side == Side::Home ? 0.0 : 180.0;
        return out.table.add({.spec = figureOn(base, mass),
                              .xMm = out.lineMm + depthYd * yard + 0.8 * jitter(),
                              .yMm = acrossYd * yard + 0.8 * jitter(),
                              .headingDeg = facing + turnDeg + 2.0 * jitter(),
                              .side = side});
    };
    const double half = 13.5 / yard + 0.25;  // half a base and the neutral zone
    for (int place = -2; place <= 2; ++place)
        add("strength", 4.0, Side::Home, -half, place * 2.75, 0.0);
    add("rookie", 3.6, Side::Home, -half, 3 * 2.75, 0.0);
    add("speed", 2.9, Side::Home, -half, 20.0, 0.0);
    add("speed", 2.9, Side::Home, -half, -20.0, 0.0);
    const double toward = play == Play::OffTackleLeft ? 1.0 : -1.0;
    const bool dive = play == Play::Dive;
    const double aim = dive ? 0.0 : 14.0 * toward;
    add("stationary", 3.0, Side::Home, -4.6 - half, dive ? -3.4 : 0.0, 0.0);
    add("rookie", 3.9, Side::Home, -5.5 - half, dive ? 1.2 : 4.5 * toward, aim);
    out.carrier = add("speed", 3.2, Side::Home, -9.2 - half, dive ? 1.2 : 3.2 * toward, aim);
    for (const double y : {-6.2, -2.0, 2.0, 6.2})
        add("strength", 4.0, Side::Visitor, half, y, 0.0);
    add("rookie", 3.5, Side::Visitor, half + 5.5, -7.0, 6.0);
    add("rookie", 3.5, Side::Visitor, half + 5.5, 0.5, 0.0);
    add("rookie", 3.5, Side::Visitor, half + 5.5, 7.0, -6.0);
    add("speed", 3.0, Side::Visitor, half + 5.0, 19.5, 4.0);
    add("speed", 3.0, Side::Visitor, half + 5.0, -19.5, -4.0);
    add("speed", 3.1, Side::Visitor, half + 14.0, 6.0, -3.0);
    add("speed", 3.1, Side::Visitor, half + 14.0, -6.0, 3.0);
    return out;
}

namespace {

// The calibration's own ending: not a ruling of any book.
class CalibrationJudge final : public Judge {
public:
    CalibrationJudge(const Scrimmage& play, Rule rule)
        : m_play{play}, m_rule{rule}, m_carrier{play.table.idOf(play.carrier)} {}

    Verdict onTick(const TickReport& report) override {
        for (const Fall& fall : report.fallen)
            m_fallen.push_back(fall.figure);
        for (const Touch& touch : report.touched)
            m_touching.push_back(touch.pair);
        for (const FigurePair& pair : report.parted)
            std::erase(m_touching, pair);
        const double x = m_play.table.trackOf(report.poses[m_play.carrier]).xMm;
        const double y = m_play.table.trackOf(report.poses[m_play.carrier]).yMm;
        const double yard = m_play.table.setup().board.mmPerYard;
        if (std::ranges::any_of(m_touching, [&](FigurePair p) { return tackles(p, report); }))
            return end(Ending::Tackle);
        if (std::fabs(x) > 50.0 * yard || std::fabs(y) > 26.67 * yard)
            return end(Ending::Out);
        return isStuck(report.tick, x, y, yard) ? end(Ending::Stuck) : Verdict{};
    }
    [[nodiscard]] Ending ending() const { return m_ending; }

private:
    Verdict end(Ending ending) {
        m_ending = ending;
        return {StopCause::Dead, {}};
    }
    bool isStuck(int tick, double x, double y, double yard) {
        if (m_rule == Rule::Tap) {
            if (m_stillTick == 0 || std::hypot(x - m_stillX, y - m_stillY) >= 0.5 * yard) {
                m_stillTick = tick;
                m_stillX = x;
                m_stillY = y;
            }
            return tick - m_stillTick >= 480;
        }
        if (x > m_best + 0.25 * yard) {
            m_best = x;
            m_bestTick = tick;
        }
        return tick - m_bestTick > 180;
    }
    [[nodiscard]] bool tackles(FigurePair pair, const TickReport& report) const {
        if (pair.a != m_carrier || pair.b.side() == m_carrier.side() ||
            std::ranges::find(m_fallen, pair.b) != m_fallen.end())
            return false;
        if (m_rule != Rule::FrontThird)
            return true;
        const auto lane = [&](FigureId id) {
            return static_cast<std::size_t>(std::ranges::find(report.figures, id) -
                                            report.figures.begin());
        };
        const double scale = m_play.table.setup().board.mmPerYard;
        const auto outline = [&](std::size_t i) {
            return Polygon{m_play.table.setup().kits[i].onBase[0].base.outlineMm};
        };
        const std::size_t a = lane(pair.a);
        const std::size_t b = lane(pair.b);
        const Pose& pose = report.poses[b];
        const Separation s =
            separation(placed(outline(a), report.poses[a], scale), placed(outline(b), pose, scale));
        const Rotation r = rotationOf(pose.heading);
        const Vec2 d = s.onB - toMm(pose.at, scale);
        const Interval along = extentX(outline(b));
        return r.c * d.x + r.s * d.y > 0.3 * (along.max - along.min);
    }

    const Scrimmage& m_play;
    Rule m_rule;
    FigureId m_carrier;
    std::vector<FigurePair> m_touching;
    std::vector<FigureId> m_fallen;
    double m_best = -1e9;
    int m_bestTick = 0;
    double m_stillX = 0.0;
    double m_stillY = 0.0;
    int m_stillTick = 0;
    Ending m_ending = Ending::Stuck;
};

}  // namespace

PlayOutcome runPlay(Scrimmage& play, std::uint64_t seed, Rule rule) {
    CalibrationJudge judge{play, rule};
    const Run run = play.table.run(seed, rule == Rule::Tap ? 30.0 : 10.0, judge);
    const double yard = play.table.board().mmPerYard;
    const BaseSpec& base = play.table.men()[play.carrier].spec.base;
    const Interval along = extentX(Polygon{base.outlineMm});
    return {.ending = judge.ending(),
            .gainYd = (run.end(play.carrier).xMm + along.max - play.lineMm) / yard,
            .seconds = run.ticks() / 120.0,
            .contacts = static_cast<int>(run.result.contacts.size()),
            .falls = static_cast<int>(run.result.falls.size())};
}

double percentile(std::vector<double> values, double share) {
    THRUM_ASSERT(!values.empty());
    std::ranges::sort(values);
    const double place = share * static_cast<double>(values.size() - 1);
    const auto below = static_cast<std::size_t>(place);
    const double part = place - static_cast<double>(below);
    return below + 1 < values.size() ? values[below] * (1.0 - part) + values[below + 1] * part
                                     : values[below];
}

double median(std::vector<double> values) {
    return percentile(std::move(values), 0.5);
}

double mean(const std::vector<double>& values) {
    return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

double deviation(const std::vector<double>& values) {
    const double m = mean(values);
    double sum = 0.0;
    for (const double v : values)
        sum += (v - m) * (v - m);
    return std::sqrt(sum / static_cast<double>(values.size() - 1));
}

int sample(int full, int everyDay) {
    return std::getenv("THRUM_FULL_SAMPLE") != nullptr ? full : everyDay;
}

void note(const std::string& id, const std::string& what, double value) {
    const char* file = std::getenv("THRUM_REPORT");
    if (file == nullptr)
        return;
    std::ofstream out{file, std::ios::app};
    out << id << '\t' << what << '\t' << value << '\n';
}

}  // namespace thrum::lab
