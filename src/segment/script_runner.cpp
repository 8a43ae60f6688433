#include <thrum/segment/script_runner.hpp>

#include <algorithm>
#include <map>
#include <set>
#include <string>

namespace thrum {
namespace {

/// The written poses of one figure, in order of ticks. Clause: docs/protocol.md, "hand-written
/// runs".
class Path {
public:
    explicit Path(Pose start) : m_start{start} {}

    void add(int tick, const ScriptLine::PoseAt& line) {
        const Heading last = m_points.empty() ? m_start.heading : m_points.back().pose.heading;
        m_points.push_back({tick, Pose{line.at, line.heading.value_or(last)}});
    }

    // Still before the first written pose and after the last, straight from one to the next.
    [[nodiscard]] Pose at(int tick) const {
        const auto next = std::ranges::upper_bound(m_points, tick, {}, &Point::tick);
        if (next == m_points.begin())
            return m_start;
        const Point& from = *(next - 1);
        if (next == m_points.end())
            return from.pose;
        const double share = static_cast<double>(tick - from.tick) / (next->tick - from.tick);
        const auto between = [share](Spot a, Spot b) {
            return a + Distance::units(roundToInt(share * (b - a).units()));
        };
        return {
            {between(from.pose.at.x, next->pose.at.x), between(from.pose.at.y, next->pose.at.y)},
            from.pose.heading.turned(
                roundToInt(share * shortTurn(from.pose.heading, next->pose.heading)))};
    }

private:
    struct Point {
        int tick = 0;
        Pose pose{};
    };
    Pose m_start;
    std::vector<Point> m_points;
};

/// One pass over the script, tick by tick.
class Playback {
public:
    Playback(const SegmentRequest& request, std::vector<ScriptLine> lines)
        : m_lines{std::move(lines)},
          m_figures{request.figures},
          m_touching{request.touching.begin(), request.touching.end()} {
        std::ranges::stable_sort(m_lines, {}, &ScriptLine::tick);
        for (const FigureSetup& f : request.figures) {
            m_ids.push_back(f.id);
            m_poses.push_back(f.pose);
            m_paths.emplace_back(f.id, Path{f.pose});
        }
        for (const ScriptLine& line : m_lines) {
            if (const auto* pose = std::get_if<ScriptLine::PoseAt>(&line.what))
                pathOf(pose->figure)->second.add(line.tick, *pose);
        }
        if (request.ball) {
            m_ball = request.ball->at;
            m_ballIsBody = request.ball->body;
        }
    }

    [[nodiscard]] std::optional<RequestError> problem() const {
        for (const ScriptLine& line : m_lines) {
            if (line.tick < 1)
                return RequestError{"a script line needs a tick of 1 or more"};
        }
        return std::nullopt;
    }

    TickReport advance(int tick, std::span<const Call> calls) {
        m_touched.clear();
        m_parted.clear();
        m_ballTouched.clear();
        m_ballParted.clear();
        m_fallen.clear();
        m_calls.clear();
        for (std::size_t i = 0; i < m_paths.size(); ++i)
            m_figures[i].pose = m_poses[i] = m_paths[i].second.at(tick);
        for (; m_next < m_lines.size() && m_lines[m_next].tick == tick; ++m_next)
            std::visit([&](const auto& what) { take(tick, what); }, m_lines[m_next].what);
        for (const Call& call : calls) {
            if (call.tick == tick)
                m_calls.push_back(call);
        }
        std::ranges::sort(m_touched, {}, &Touch::pair);
        std::ranges::sort(m_parted);
        std::ranges::sort(m_ballTouched);
        std::ranges::sort(m_ballParted);
        std::ranges::sort(m_fallen, {}, &Fall::figure);
        return {.tick = tick,
                .figures = m_ids,
                .poses = m_poses,
                .ball = m_ball,
                .ballMoves = m_ballIsBody,
                .touched = m_touched,
                .parted = m_parted,
                .ballTouched = m_ballTouched,
                .ballParted = m_ballParted,
                .fallen = m_fallen,
                .calls = m_calls};
    }

    void finish(SegmentResult& result) {
        result.figures = m_figures;
        if (m_ballIsBody)
            result.ball = m_ball;
        result.touching.assign(m_touching.begin(), m_touching.end());
        result.contacts = std::move(m_contacts);
        result.falls = std::move(m_falls);
        result.unusedScriptLines = static_cast<int>(m_lines.size() - m_next);
    }

private:
    std::vector<std::pair<FigureId, Path>>::iterator pathOf(FigureId id) {
        const auto path = std::ranges::find(m_paths, id, &std::pair<FigureId, Path>::first);
        THRUM_ASSERT(path != m_paths.end());
        return path;
    }
    std::size_t indexOf(FigureId id) {
        return static_cast<std::size_t>(pathOf(id) - m_paths.begin());
    }

    void take(int, const ScriptLine::PoseAt&) {}
    void take(int tick, const ScriptLine::TouchLine& line) {
        if (!m_touching.insert(line.pair).second)
            return;
        const FieldPoint a = m_poses[indexOf(line.pair.a)].at;
        const FieldPoint b = m_poses[indexOf(line.pair.b)].at;
        const auto middle = [](Spot p, Spot q) { return p + Distance::units((q - p).units() / 2); };
        m_touched.push_back({.pair = line.pair, .at = {middle(a.x, b.x), middle(a.y, b.y)}});
        m_contacts.push_back({tick, m_touched.back()});
    }
    void take(int, const ScriptLine::PartLine& line) {
        if (m_touching.erase(line.pair) > 0)
            m_parted.push_back(line.pair);
    }
    void take(int, const ScriptLine::BallTouchLine& line) { m_ballTouched.push_back(line.figure); }
    void take(int, const ScriptLine::BallPartLine& line) { m_ballParted.push_back(line.figure); }
    void take(int tick, const ScriptLine::FallLine& line) {
        FigureSetup& figure = m_figures[indexOf(line.figure)];
        if (figure.fallen)
            return;
        figure.fallen = line.direction;
        m_fallen.push_back({line.figure, line.direction});
        m_falls.push_back({tick, m_fallen.back()});
    }
    void take(int, const ScriptLine::BallAt& line) { m_ball = line.at; }
    void take(int tick, const Call& call) { m_calls.push_back({tick, call.side, call.kind}); }

    std::vector<ScriptLine> m_lines;
    std::size_t m_next = 0;
    std::vector<FigureSetup> m_figures;
    std::vector<FigureId> m_ids;
    std::vector<Pose> m_poses;
    std::vector<std::pair<FigureId, Path>> m_paths;
    std::optional<FieldPoint> m_ball;
    bool m_ballIsBody = false;
    std::set<FigurePair> m_touching;
    std::vector<Touch> m_touched;
    std::vector<FigurePair> m_parted;
    std::vector<FigureId> m_ballTouched;
    std::vector<FigureId> m_ballParted;
    std::vector<Fall> m_fallen;
    std::vector<Call> m_calls;
    std::vector<TimedTouch> m_contacts;
    std::vector<TimedFall> m_falls;
};

std::optional<RequestError> unknownFigure(const SegmentRequest& request,
                                          const std::vector<ScriptLine>& lines) {
    const auto known = [&](FigureId id) {
        return std::ranges::find(request.figures, id, &FigureSetup::id) != request.figures.end();
    };
    const Overloaded namesKnown{
        [&](const ScriptLine::TouchLine& l) { return known(l.pair.a) && known(l.pair.b); },
        [&](const ScriptLine::PartLine& l) { return known(l.pair.a) && known(l.pair.b); },
        [&](const ScriptLine::BallAt&) { return true; },
        [&](const Call&) { return true; },
        [&](const auto& l) { return known(l.figure); }};
    for (const ScriptLine& line : lines) {
        if (!std::visit(namesKnown, line.what))
            return RequestError{"a script line names a figure that is not on the board"};
    }
    return std::nullopt;
}

}  // namespace

Expected<SegmentResult, RequestError> ScriptRunner::run(const SegmentRequest& request,
                                                        Judge& judge,
                                                        std::span<const Call> calls) {
    if (request.maxTicks > SegmentRequest::kMostTicks)
        return Unexpected{RequestError{"a run has at most " +
                                       std::to_string(SegmentRequest::kMostTicks) + " ticks"}};
    if (auto error = unknownFigure(request, m_lines))
        return Unexpected{*error};
    Playback playback{request, m_lines};
    if (auto error = playback.problem())
        return Unexpected{*error};
    SegmentResult result;
    result.by = RunSource::Script;
    result.request = digestOf(request);
    for (int tick = 1; tick <= request.maxTicks && !result.stop.stops(); ++tick) {
        result.stop = judge.onTick(playback.advance(tick, calls));
        result.ticks = tick;
    }
    if (!result.stop.stops())
        result.stop.cause = StopCause::Limit;
    playback.finish(result);
    result.calls = judge.rulings();
    result.notes = judge.notes();
    return result;
}

}  // namespace thrum
