#include <thrum/core/contract.hpp>
#include <thrum/io/keyframes.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdlib>
#include <optional>

#include <zlib.h>

namespace thrum::io {
namespace {

constexpr int kMostTicks = 7200;
constexpr std::size_t kMostFigures = 24;
constexpr int kUnitsPerStep = kUnitsPerYard / 100;  // hundredths of a yard
constexpr int kHundredthsPerStep = 50;              // half degrees
constexpr int kStepsPerTurn = kFullTurn / kHundredthsPerStep;
constexpr std::int64_t kFarthest = 100'000;  // a thousand yards
constexpr std::size_t kLongestNumber = 5;    // bytes

// x, y and heading of one figure in one frame, in steps
using Steps = std::array<std::int64_t, 3>;
constexpr std::size_t kHeading = 2;

std::int64_t nearest(std::int64_t value, std::int64_t step) {
    return (value < 0 ? value - step / 2 : value + step / 2) / step;
}

Steps stepsOf(const Pose& pose) {
    return {nearest(pose.at.x.units(), kUnitsPerStep),
            nearest(pose.at.y.units(), kUnitsPerStep),
            nearest(pose.heading.hundredths(), kHundredthsPerStep) % kStepsPerTurn};
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

// Small differences of either sign are what zlib calls filtered data: 6 % shorter that way.
std::string deflated(std::string_view bytes) {
    constexpr int kWindowBits = 15;
    constexpr int kMostMemory = 9;
    z_stream stream{};
    int result =
        deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, kWindowBits, kMostMemory, Z_FILTERED);
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
    return frames.size() < 2 ? 1 : frames[1].tick;
}

std::string packFrames(std::span<const Frame> frames, int every) {
    THRUM_ASSERT(!frames.empty() && every >= 1);
    const int ticks = frames.back().tick;
    const std::size_t figures = frames.front().poses.size();
    THRUM_ASSERT(ticks <= kMostTicks && figures >= 1 && figures <= kMostFigures);
    THRUM_ASSERT(frames.size() == static_cast<std::size_t>(framesIn(ticks, every)));
    // all of one figure together, then all x, y, headings: like stands beside like
    std::string bytes;
    for (std::size_t figure = 0; figure < figures; ++figure) {
        std::array<std::string, 3> columns;
        StraightLine line{every};
        int before = 0;
        for (std::size_t i = 0; i < frames.size(); ++i) {
            const Frame& frame = frames[i];
            THRUM_ASSERT(frame.tick == tickOf(static_cast<int>(i), ticks, every));
            THRUM_ASSERT(frame.poses.size() == figures);
            const Steps steps = stepsOf(frame.poses[figure]);
            const Steps guess = line.guess(frame.tick - before);
            for (std::size_t k = 0; k < steps.size(); ++k) {
                const std::int64_t off = steps[k] - guess[k];
                writeNumber(columns[k], k == kHeading ? wrapped(off) : off);
            }
            line.saw(steps);
            before = frame.tick;
        }
        for (const std::string& column : columns)
            bytes += column;
    }
    return base64Of(deflated(bytes));
}

Expected<std::vector<Frame>, std::string> unpackFrames(std::string_view packed,
                                                       int every,
                                                       int ticks,
                                                       std::size_t figures) {
    if (ticks < 0 || ticks > kMostTicks || every < 1 || every > kMostTicks)
        return Unexpected{std::string{"keyframes reach from tick 0 to at most 7200"}};
    if (figures < 1 || figures > kMostFigures)
        return Unexpected{std::string{"keyframes show 1 to 24 figures"}};
    const auto count = static_cast<std::size_t>(framesIn(ticks, every));
    const std::size_t numbers = count * figures * Steps{}.size();
    const auto zipped = bytesOf(packed);
    if (!zipped)
        return Unexpected{std::string{"keyframes are not in base64"}};
    const auto bytes = inflated(*zipped, numbers * kLongestNumber);
    if (!bytes)
        return Unexpected{std::string{"keyframes cannot be unpacked"}};

    // every number ends with its only byte below 128
    const auto held = static_cast<std::size_t>(
        std::ranges::count_if(*bytes, [](char c) { return static_cast<unsigned char>(c) < 0x80; }));
    if (held != numbers)
        return Unexpected{std::string{"keyframes hold too "} + (held < numbers ? "few" : "many") +
                          " numbers"};
    std::vector<Frame> frames(count);
    for (std::size_t i = 0; i < count; ++i)
        frames[i] = {tickOf(static_cast<int>(i), ticks, every), std::vector<Pose>(figures)};
    std::string_view rest = *bytes;
    std::vector<Steps> off(count);
    for (std::size_t figure = 0; figure < figures; ++figure) {
        for (std::size_t k = 0; k < Steps{}.size(); ++k) {
            for (std::size_t i = 0; i < count; ++i) {
                const auto number = readNumber(rest);
                if (!number)
                    return Unexpected{std::string{"keyframes hold a number that is too large"}};
                off[i][k] = *number;
            }
        }
        StraightLine line{every};
        for (std::size_t i = 0; i < count; ++i) {
            const int ticksOn = i == 0 ? 0 : frames[i].tick - frames[i - 1].tick;
            Steps steps = line.guess(ticksOn);
            for (std::size_t k = 0; k < steps.size(); ++k)
                steps[k] += off[i][k];
            steps[kHeading] = (wrapped(steps[kHeading]) + kStepsPerTurn) % kStepsPerTurn;
            if (std::max(std::abs(steps[0]), std::abs(steps[1])) > kFarthest)
                return Unexpected{std::string{"keyframes lead off the field"}};
            frames[i].poses[figure] = poseOf(steps);
            line.saw(steps);
        }
    }
    return frames;
}

}  // namespace thrum::io
