#include "io/record/shortest_way.hpp"

#include <thrum/core/contract.hpp>
#include <thrum/io/keyframes.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <optional>

#include <zlib.h>

namespace thrum::io {
namespace {

constexpr std::size_t kMostFigures = 24;
constexpr int kUnitsPerStep = kUnitsPerYard / 100;  // hundredths of a yard
constexpr int kHundredthsPerStep = 50;              // half degrees
constexpr int kStepsPerTurn = kFullTurn / kHundredthsPerStep;
constexpr std::int64_t kFarthest = 100'000;  // a thousand yards
constexpr std::size_t kLongestNumber = 5;    // bytes
// A straight line between two keyframes that is further off gets a place in between (UX-17.3 asks
// for 0.02 yd and 1 degree; the rest is for the rounding of who draws it).
constexpr double kMostOffUnits = 190.0;
constexpr double kMostOffHundredths = 95.0;
// So far off may a keyframe be, so that most can stand where they are expected: the shaking of the
// board then costs little, and nobody sees it.
constexpr std::int64_t kSlackUnits = 120;
constexpr std::int64_t kSlackHundredths = 75;

// x, y and heading of one figure in one frame, in steps
using Steps = std::array<std::int64_t, 3>;
constexpr std::size_t kHeading = 2;

// value / step, halves away from zero.
std::int64_t nearest(std::int64_t value, std::int64_t step) {
    return (value < 0 ? value - step / 2 : value + step / 2) / step;
}

Pose poseOf(const Steps& steps) {
    return {{Spot::units(static_cast<std::int32_t>(steps[0] * kUnitsPerStep)),
             Spot::units(static_cast<std::int32_t>(steps[1] * kUnitsPerStep))},
            Heading::hundredths(steps[2] * kHundredthsPerStep)};
}

// the short way round, -half <= result < half
std::int64_t wrapped(std::int64_t steps) {
    constexpr std::int64_t kHalf = kStepsPerTurn / 2;
    const std::int64_t turned = (steps + kHalf) % kStepsPerTurn;
    return (turned < 0 ? turned + kStepsPerTurn : turned) - kHalf;
}

// Where a figure is expected next: the way it went between the last two frames, gone on with.
class StraightLine {
public:
    explicit StraightLine(int every) : m_every{every} {}

    [[nodiscard]] Steps guess(int ticksOn) const {
        Steps guess = m_last;
        for (std::size_t i = 0; i < guess.size(); ++i)
            guess[i] += m_step[i] * ticksOn / m_every;
        return guess;
    }
    void saw(const Steps& steps) {
        if (m_any) {
            for (std::size_t i = 0; i < steps.size(); ++i)
                m_step[i] = steps[i] - m_last[i];
            m_step[kHeading] = wrapped(m_step[kHeading]);
        }
        m_last = steps;
        m_any = true;
    }

private:
    std::int64_t m_every;
    bool m_any = false;
    Steps m_last{};
    Steps m_step{};
};

// A figure at a tick: a keyframe, or a place in between where the straight line is too far off.
struct Node {
    int tick = 0;
    Pose pose{};
};

// Where one of those whose way is kept is in a frame: a figure, or after all of them the ball.
Pose poseIn(const Frame& frame, std::size_t way) {
    return way < frame.poses.size() ? frame.poses[way] : Pose{*frame.ball, Heading{}};
}

// The way between two nodes, in whole units so that every program draws the same.
Pose onTheWay(const Node& from, const Node& to, int tick) {
    const std::int64_t part = tick - from.tick;
    const std::int64_t whole = to.tick - from.tick;
    const auto along = [&](std::int64_t way) { return nearest(way * part, whole); };
    const auto x = along(to.pose.at.x.units() - from.pose.at.x.units());
    const auto y = along(to.pose.at.y.units() - from.pose.at.y.units());
    return {{from.pose.at.x + Distance::units(static_cast<std::int32_t>(x)),
             from.pose.at.y + Distance::units(static_cast<std::int32_t>(y))},
            from.pose.heading.turned(along(shortTurn(from.pose.heading, to.pose.heading)))};
}

// The difference in steps, and the pose again.
Steps stepsFrom(const Pose& line, const Pose& pose) {
    return {nearest((pose.at.x - line.at.x).units(), kUnitsPerStep),
            nearest((pose.at.y - line.at.y).units(), kUnitsPerStep),
            nearest(shortTurn(line.heading, pose.heading), kHundredthsPerStep)};
}
Pose moved(const Pose& line, const Steps& by) {
    return {{line.at.x + Distance::units(static_cast<std::int32_t>(by[0] * kUnitsPerStep)),
             line.at.y + Distance::units(static_cast<std::int32_t>(by[1] * kUnitsPerStep))},
            line.heading.turned(by[2] * kHundredthsPerStep)};
}

// 1: just about to be seen.
double placeOff(const Pose& line, const Pose& pose) {
    const double dx = (pose.at.x - line.at.x).units();
    const double dy = (pose.at.y - line.at.y).units();
    return std::sqrt(dx * dx + dy * dy) / kMostOffUnits;
}
double headingOff(const Pose& line, const Pose& pose) {
    return std::abs(shortTurn(line.heading, pose.heading)) / kMostOffHundredths;
}
double offFrom(const Pose& line, const Pose& pose) {
    return std::max(placeOff(line, pose), headingOff(line, pose));
}

int framesIn(int ticks, int every) {
    return 1 + (ticks + every - 1) / every;
}

int tickOf(int frame, int ticks, int every) {
    return std::min(frame * every, ticks);
}

// Small numbers of either sign in one byte, larger ones in up to five.
void writeNumber(std::string& bytes, std::int64_t value) {
    std::uint64_t folded = value < 0 ? static_cast<std::uint64_t>(-value) * 2 - 1
                                     : static_cast<std::uint64_t>(value) * 2;
    constexpr std::uint64_t kMore = 0x80;
    while (folded >= kMore) {
        bytes.push_back(static_cast<char>(folded % kMore + kMore));
        folded /= kMore;
    }
    bytes.push_back(static_cast<char>(folded));
}

std::optional<std::int64_t> readNumber(std::string_view& bytes) {
    std::uint64_t folded = 0;
    for (std::size_t i = 0; i < kLongestNumber && i < bytes.size(); ++i) {
        const auto byte = static_cast<unsigned char>(bytes[i]);
        folded |= static_cast<std::uint64_t>(byte & 0x7FU) << (7 * i);
        if ((byte & 0x80U) != 0)
            continue;
        bytes.remove_prefix(i + 1);
        const auto half = static_cast<std::int64_t>(folded / 2);
        return folded % 2 == 0 ? half : -half - 1;
    }
    return std::nullopt;
}

constexpr std::string_view kAlphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

std::string base64Of(std::string_view bytes) {
    std::string text;
    text.reserve((bytes.size() + 2) / 3 * 4);
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        const std::size_t here = std::min<std::size_t>(3, bytes.size() - i);
        std::uint32_t group = 0;
        for (std::size_t k = 0; k < 3; ++k)
            group = group << 8 | (k < here ? static_cast<unsigned char>(bytes[i + k]) : 0U);
        for (std::size_t k = 0; k < 4; ++k)
            text.push_back(k <= here ? kAlphabet[group >> (18 - 6 * k) & 63U] : '=');
    }
    return text;
}

// Only what base64Of writes: no line breaks, whole groups, nothing in the bits left over.
std::optional<std::string> bytesOf(std::string_view text) {
    if (text.size() % 4 != 0)
        return std::nullopt;
    std::string bytes;
    bytes.reserve(text.size() / 4 * 3);
    for (std::size_t i = 0; i < text.size(); i += 4) {
        std::size_t digits = 4;
        if (i + 4 == text.size() && text[i + 3] == '=')
            digits = text[i + 2] == '=' ? 2 : 3;
        std::uint32_t group = 0;
        for (std::size_t k = 0; k < 4; ++k) {
            const std::size_t digit = k < digits ? kAlphabet.find(text[i + k]) : 0;
            if (digit == std::string_view::npos)
                return std::nullopt;
            group = group << 6 | static_cast<std::uint32_t>(digit);
        }
        for (std::size_t k = 0; k < 3; ++k) {
            const auto byte = static_cast<unsigned char>(group >> (16 - 8 * k) & 0xFFU);
            if (k + 1 < digits)
                bytes.push_back(static_cast<char>(byte));
            else if (byte != 0)
                return std::nullopt;
        }
    }
    return bytes;
}

std::string deflated(std::string_view bytes, int strategy) {
    constexpr int kWindowBits = 15;
    constexpr int kMostMemory = 9;
    z_stream stream{};
    int result =
        deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, kWindowBits, kMostMemory, strategy);
    THRUM_ASSERT(result == Z_OK);
    std::string packed(deflateBound(&stream, static_cast<uLong>(bytes.size())), '\0');
    std::string input{bytes};  // zlib takes no const
    stream.next_in = reinterpret_cast<Bytef*>(input.data());
    stream.avail_in = static_cast<uInt>(input.size());
    stream.next_out = reinterpret_cast<Bytef*>(packed.data());
    stream.avail_out = static_cast<uInt>(packed.size());
    result = deflate(&stream, Z_FINISH);
    packed.resize(stream.total_out);
    deflateEnd(&stream);
    THRUM_ASSERT(result == Z_STREAM_END);
    return packed;
}

// Men in motion come out shortest without a search for repetitions, men at rest with one.
std::string deflated(std::string_view bytes) {
    std::string filtered = deflated(bytes, Z_FILTERED);
    std::string coded = deflated(bytes, Z_HUFFMAN_ONLY);
    return coded.size() < filtered.size() ? coded : filtered;
}

std::optional<std::string> inflated(std::string_view packed, std::size_t most) {
    // deflate cannot shrink more than this, so a short text never asks for much memory
    constexpr std::size_t kBestRatio = 1032;
    std::string bytes(std::min(most, packed.size() * kBestRatio), '\0');
    auto size = static_cast<uLongf>(bytes.size());
    auto used = static_cast<uLong>(packed.size());
    const int result = uncompress2(reinterpret_cast<Bytef*>(bytes.data()),
                                   &size,
                                   reinterpret_cast<const Bytef*>(packed.data()),
                                   &used);
    if (result != Z_OK || used != packed.size())
        return std::nullopt;
    bytes.resize(size);
    return bytes;
}

}  // namespace

int intervalOf(std::span<const Frame> frames) {
    // the first step for which every keyframe is there; that to the last frame always is
    for (std::size_t i = 1; i < frames.size(); ++i) {
        const int every = frames[i].tick;
        const int ticks = frames.back().tick;
        int next = 0;
        for (const Frame& frame : frames)
            next += frame.tick == tickOf(next, ticks, every) ? 1 : 0;
        if (next == framesIn(ticks, every))
            return every;
    }
    return 1;
}

namespace {

// Places in between for one figure from one keyframe to the next, the furthest off first, until the
// line through all of them shows every tick well.
std::vector<Node> placesBetween(const Node& from,
                                const Node& to,
                                std::span<const Frame> between,
                                std::size_t figure) {
    std::vector<Node> nodes{from, to};
    while (true) {
        double worst = 1.0;
        const Frame* furthest = nullptr;
        for (const Frame& frame : between) {
            if (std::ranges::find(nodes, frame.tick, &Node::tick) != nodes.end())
                continue;
            const auto after = std::ranges::upper_bound(nodes, frame.tick, {}, &Node::tick);
            const Pose shown = onTheWay(*std::prev(after), *after, frame.tick);
            const double off = offFrom(shown, poseIn(frame, figure));
            if (off > worst) {
                worst = off;
                furthest = &frame;
            }
        }
        if (furthest == nullptr)
            return {nodes.begin() + 1, nodes.end() - 1};
        const Pose line = onTheWay(from, to, furthest->tick);
        const Pose there = poseIn(*furthest, figure);
        Steps by = stepsFrom(line, there);
        // only what is off is said: zeros cost next to nothing
        if (placeOff(line, there) <= 1.0)
            by[0] = by[1] = 0;
        if (headingOff(line, there) <= 1.0)
            by[kHeading] = 0;
        const Node node{furthest->tick, moved(line, by)};
        nodes.insert(std::ranges::upper_bound(nodes, node.tick, {}, &Node::tick), node);
    }
}

// A figure's keyframes in steps.
std::vector<Steps> wayOf(std::span<const Frame> frames,
                         std::span<const int> ticks,
                         std::span<const std::size_t> keys,
                         int every,
                         std::size_t figure) {
    std::array<std::vector<std::int64_t>, 3> values;
    Heading last;
    std::int64_t turned = 0;
    for (const Frame& frame : frames) {
        const Pose pose = poseIn(frame, figure);
        turned += shortTurn(last, pose.heading);
        last = pose.heading;
        values[0].push_back(pose.at.x.units());
        values[1].push_back(pose.at.y.units());
        values[kHeading].push_back(turned);
    }
    std::vector<Steps> way(keys.size());
    for (std::size_t k = 0; k < values.size(); ++k) {
        const StepRule rule =
            k == kHeading ? StepRule{kHundredthsPerStep,
                                     kSlackHundredths,
                                     kMostOffHundredths,
                                     every,
                                     kFarthest}
                          : StepRule{kUnitsPerStep, kSlackUnits, kMostOffUnits, every, kFarthest};
        const auto steps = shortestWay({ticks, values[k], keys}, rule);
        for (std::size_t i = 0; i < way.size(); ++i)
            way[i][k] = steps[i];
    }
    for (Steps& steps : way)
        steps[kHeading] = (wrapped(steps[kHeading]) + kStepsPerTurn) % kStepsPerTurn;
    return way;
}

// How often it came, and each time ticks since the last one and how far from the straight line.
void writePlaces(std::string& bytes,
                 const std::vector<Node>& keys,
                 std::span<const Frame> frames,
                 std::size_t figure) {
    std::string places;
    std::int64_t count = 0;
    int last = 0;
    for (std::size_t i = 0; i + 1 < keys.size(); ++i) {
        const auto first = std::ranges::upper_bound(frames, keys[i].tick, {}, &Frame::tick);
        const auto end = std::ranges::lower_bound(frames, keys[i + 1].tick, {}, &Frame::tick);
        for (const Node& node : placesBetween(keys[i], keys[i + 1], {first, end}, figure)) {
            writeNumber(places, node.tick - last);
            const Pose line = onTheWay(keys[i], keys[i + 1], node.tick);
            for (const std::int64_t step : stepsFrom(line, node.pose))
                writeNumber(places, step);
            last = node.tick;
            ++count;
        }
    }
    writeNumber(bytes, count);
    bytes += places;
}

/// Reads what packFrames wrote, number by number.
class FrameReader {
public:
    FrameReader(std::string_view bytes, int every, int ticks)
        : m_bytes{bytes},
          m_every{every},
          m_ticks{ticks},
          m_count{static_cast<std::size_t>(framesIn(ticks, every))} {}

    /// One figure's keyframes and the places in between, by tick. Errors: a sentence.
    [[nodiscard]] Expected<std::vector<Node>, std::string> figure() {
        std::vector<Steps> off(m_count);
        for (std::size_t k = 0; k < Steps{}.size(); ++k) {
            for (Steps& steps : off)
                steps[k] = number();
        }
        std::vector<Node> keys;
        StraightLine line{m_every};
        for (std::size_t i = 0; i < m_count; ++i) {
            const int tick = tickOf(static_cast<int>(i), m_ticks, m_every);
            Steps steps = line.guess(i == 0 ? 0 : tick - keys.back().tick);
            for (std::size_t k = 0; k < steps.size(); ++k)
                steps[k] += off[i][k];
            steps[kHeading] = (wrapped(steps[kHeading]) + kStepsPerTurn) % kStepsPerTurn;
            if (isFar(steps))
                return Unexpected{std::string{"keyframes lead off the field"}};
            keys.push_back({tick, poseOf(steps)});
            line.saw(steps);
        }
        return withPlaces(std::move(keys));
    }
    /// Whether there were just as many numbers as there should be.
    [[nodiscard]] std::optional<std::string> problem() const {
        if (m_short)
            return "keyframes hold too few numbers";
        if (!m_bytes.empty())
            return "keyframes hold too many numbers";
        return std::nullopt;
    }

private:
    static bool isFar(const Steps& steps) {
        return std::max(std::abs(steps[0]), std::abs(steps[1])) > kFarthest;
    }
    std::int64_t number() {
        const auto read = readNumber(m_bytes);
        m_short = m_short || !read;
        return read.value_or(0);
    }
    [[nodiscard]] Expected<std::vector<Node>, std::string> withPlaces(std::vector<Node> keys) {
        const std::int64_t count = number();
        if (count < 0 || count > m_ticks)
            return Unexpected{std::string{"keyframes hold more places than ticks"}};
        std::vector<Node> nodes;
        nodes.reserve(keys.size() + static_cast<std::size_t>(count));
        std::size_t next = 0;  // key
        std::int64_t tick = 0;
        for (std::int64_t i = 0; i < count && !m_short; ++i) {
            tick += number();
            while (next < keys.size() && keys[next].tick < tick)
                nodes.push_back(keys[next++]);
            const bool between = next > 0 && next < keys.size() && tick < keys[next].tick &&
                                 tick > nodes.back().tick;
            const Steps by{number(), number(), number()};
            if (!between || isFar(by) || std::abs(by[kHeading]) > kStepsPerTurn)
                return Unexpected{std::string{"keyframes hold a place that is not between two"}};
            const auto at = static_cast<int>(tick);
            nodes.push_back({at, moved(onTheWay(keys[next - 1], keys[next], at), by)});
        }
        nodes.insert(nodes.end(), keys.begin() + static_cast<std::ptrdiff_t>(next), keys.end());
        return nodes;
    }

    std::string_view m_bytes;
    int m_every;
    int m_ticks;
    std::size_t m_count;
    bool m_short = false;
};

// Every tick at which anybody has a node, and where all are then.
std::vector<Frame> framesThrough(const std::vector<std::vector<Node>>& ways, bool ball) {
    std::vector<int> ticks;
    for (const auto& way : ways) {
        for (const Node& node : way)
            ticks.push_back(node.tick);
    }
    std::ranges::sort(ticks);
    ticks.erase(std::unique(ticks.begin(), ticks.end()), ticks.end());
    std::vector<Frame> frames(ticks.size());
    for (std::size_t i = 0; i < ticks.size(); ++i)
        frames[i] = {ticks[i], std::vector<Pose>(ways.size()), {}};
    for (std::size_t figure = 0; figure < ways.size(); ++figure) {
        const auto& way = ways[figure];
        std::size_t next = 0;
        for (Frame& frame : frames) {
            while (way[next].tick < frame.tick)
                ++next;
            frame.poses[figure] = way[next].tick == frame.tick
                                      ? way[next].pose
                                      : onTheWay(way[next - 1], way[next], frame.tick);
        }
    }
    for (Frame& frame : frames) {
        if (!ball)
            break;
        frame.ball = frame.poses.back().at;
        frame.poses.pop_back();
    }
    return frames;
}

}  // namespace

std::string packFrames(std::span<const Frame> frames, int every) {
    THRUM_ASSERT(!frames.empty() && every >= 1);
    const int ticks = frames.back().tick;
    const std::size_t figures = frames.front().poses.size();
    const bool ball = frames.front().ball.has_value();
    THRUM_ASSERT(ticks <= SegmentRequest::kMostTicks && figures >= 1 && figures <= kMostFigures);
    THRUM_ASSERT(std::ranges::is_sorted(frames, {}, &Frame::tick));
    std::vector<int> ofTick;
    std::vector<std::size_t> keys;
    for (const Frame& frame : frames) {
        THRUM_ASSERT(frame.poses.size() == figures && frame.ball.has_value() == ball);
        if (frame.tick == tickOf(static_cast<int>(keys.size()), ticks, every))
            keys.push_back(ofTick.size());
        ofTick.push_back(frame.tick);
    }
    THRUM_ASSERT(keys.size() == static_cast<std::size_t>(framesIn(ticks, every)));
    // all of one figure together, then all x, y, headings: like stands beside like
    std::string bytes;
    for (std::size_t figure = 0; figure < figures + (ball ? 1 : 0); ++figure) {
        std::array<std::string, 3> columns;
        std::vector<Node> shown;
        StraightLine line{every};
        for (const Steps& steps : wayOf(frames, ofTick, keys, every, figure)) {
            const int tick = ofTick[keys[shown.size()]];
            const Steps guess = line.guess(shown.empty() ? 0 : tick - shown.back().tick);
            for (std::size_t k = 0; k < steps.size(); ++k) {
                const std::int64_t off = steps[k] - guess[k];
                writeNumber(columns[k], k == kHeading ? wrapped(off) : off);
            }
            line.saw(steps);
            shown.push_back({tick, poseOf(steps)});
        }
        for (const std::string& column : columns)
            bytes += column;
        writePlaces(bytes, shown, frames, figure);
    }
    return base64Of(deflated(bytes));
}

Expected<std::vector<Frame>, std::string> unpackFrames(
    std::string_view packed, int every, int ticks, std::size_t figures, bool ball) {
    if (ticks < 0 || ticks > SegmentRequest::kMostTicks || every < 1 ||
        every > SegmentRequest::kMostTicks)
        return Unexpected{std::string{"keyframes reach from tick 0 to at most 7200"}};
    if (figures < 1 || figures > kMostFigures)
        return Unexpected{std::string{"keyframes show 1 to 24 figures"}};
    const auto count = static_cast<std::size_t>(framesIn(ticks, every));
    // three numbers a keyframe, at most four a tick for places in between, and their count
    const std::size_t kept = figures + (ball ? 1 : 0);
    const std::size_t numbers = kept * (count * 3 + static_cast<std::size_t>(ticks) * 4 + 1);
    const auto zipped = bytesOf(packed);
    if (!zipped)
        return Unexpected{std::string{"keyframes are not in base64"}};
    const auto bytes = inflated(*zipped, numbers * kLongestNumber);
    if (!bytes)
        return Unexpected{std::string{"keyframes cannot be unpacked"}};

    FrameReader reader{*bytes, every, ticks};
    std::vector<std::vector<Node>> ways;
    for (std::size_t figure = 0; figure < kept; ++figure) {
        auto way = reader.figure();
        if (const auto problem = reader.problem(); problem && problem->ends_with("few numbers"))
            return Unexpected{*problem};
        if (!way)
            return Unexpected{way.error()};
        ways.push_back(*std::move(way));
    }
    if (const auto problem = reader.problem())
        return Unexpected{*problem};
    return framesThrough(ways, ball);
}

}  // namespace thrum::io
