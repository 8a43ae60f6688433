#pragma once

#include <thrum/segment/judge.hpp>

namespace thrum {

enum class RunSource : std::uint8_t { Board, Script };

struct TimedTouch {
    int tick = 0;
    Touch touch{};
    friend bool operator==(const TimedTouch&, const TimedTouch&) = default;
};
struct TimedFall {
    int tick = 0;
    Fall fall{};
    friend bool operator==(const TimedFall&, const TimedFall&) = default;
};
/// A base met the rail; for sound and tests, never for a ruling.
struct RailTouch {
    int tick = 0;
    FigureId figure{};
    friend bool operator==(const RailTouch&, const RailTouch&) = default;
};

/// Poses of all figures after one tick, in the order of the request.
struct Frame {
    int tick = 0;
    std::vector<Pose> poses{};
    std::optional<FieldPoint> ball{};  ///< where a ball that is a body is
    friend bool operator==(const Frame&, const Frame&) = default;
};

/// What came of a request: the input that `apply` rules on. Clause: TAP-GE-15.
struct SegmentResult {
    RunSource by = RunSource::Board;
    std::uint64_t request = 0;  ///< digestOf the request it answers
    int ticks = 0;
    Verdict stop{};
    std::vector<FigureSetup> figures{};  ///< at the end, in the order of the request
    std::vector<FigurePair> touching{};  ///< in contact at the end, ascending
    std::vector<CallRuling> calls{};
    std::vector<Note> notes{};
    std::vector<TimedTouch> contacts{};  ///< for people: renewed within 24 ticks counts as one
    std::vector<TimedFall> falls{};
    std::vector<RailTouch> rails{};
    std::vector<Frame> frames{};  ///< tick 0, every n-th, the last; empty unless asked for
    int unusedScriptLines = 0;
    std::optional<FieldPoint> ball{};  ///< where a ball that is a body lies at the end
    friend bool operator==(const SegmentResult&, const SegmentResult&) = default;
};

/// 64 bits over all but the frames.
[[nodiscard]] std::uint64_t digestOf(const SegmentResult& result);

}  // namespace thrum
