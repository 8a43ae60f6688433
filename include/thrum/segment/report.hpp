#pragma once

#include <thrum/core/geometry.hpp>
#include <thrum/segment/request.hpp>

#include <span>

namespace thrum {

/// Two bases came into contact at the end of this tick.
struct Touch {
    FigurePair pair{};
    FieldPoint at{};  ///< middle of the two nearest points
    Vec2 onAMm{};     ///< nearest point in each base's own frame
    Vec2 onBMm{};
    int closingMmPerS = 0;  ///< how fast the outlines approached, whole mm/s
    friend bool operator==(const Touch&, const Touch&) = default;
};

struct Fall {
    FigureId figure{};
    Heading direction{};  ///< of the lying figure, in the field frame
    friend bool operator==(const Fall&, const Fall&) = default;
};

/// What a coach may ask for while the board runs.
enum class CallKind : std::uint8_t { Stop, Down, Progress };

struct Call {
    int tick = 0;
    Side side = Side::Home;
    CallKind kind = CallKind::Stop;
    friend bool operator==(const Call&, const Call&) = default;
};

/// The end of one tick, as the judge hears it. Ticks count from 1. Every list is ordered by
/// (smaller id, larger id). The spans are valid during the call only. Clauses: TAP-GE-3, GE-15.
struct TickReport {
    int tick = 0;
    std::span<const FigureId> figures{};  ///< ascending
    std::span<const Pose> poses{};        ///< one each, grid poses
    std::optional<FieldPoint> ball{};
    bool ballMoves = false;                ///< the ball is a body (D36), not a magnet's place
    std::span<const Touch> touched{};      ///< contacts begun
    std::span<const FigurePair> parted{};  ///< contacts ended
    std::span<const FigureId> ballTouched{};
    std::span<const FigureId> ballParted{};
    std::span<const Fall> fallen{};
    std::span<const Call> calls{};
};

}  // namespace thrum
