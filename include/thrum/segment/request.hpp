#pragma once

#include <thrum/core/figure_id.hpp>
#include <thrum/core/units.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace thrum {

/// A pair of figures, the smaller id first.
struct FigurePair {
    FigureId a{};
    FigureId b{};
    friend constexpr auto operator<=>(const FigurePair&, const FigurePair&) = default;
};
[[nodiscard]] constexpr FigurePair makePair(FigureId p, FigureId q) {
    return p < q ? FigurePair{p, q} : FigurePair{q, p};
}

/// Where one figure stands at switch-on.
struct FigureSetup {
    FigureId id{};
    int baseSlot = 0;  ///< which of its bases: 0 or, for a quarterback, 1
    Pose pose{};
    /// Set once it has fallen: direction of the lying figure in the field frame.
    std::optional<Heading> fallen{};
    friend bool operator==(const FigureSetup&, const FigureSetup&) = default;
};

/// A ball on the board: TAP's magnet is a place and a radius (TAP-GE-4), SOL's felt ball a body
/// that bases push (D36).
struct BallSetup {
    FieldPoint at{};
    double radiusMm = 4.0;
    bool body = false;  ///< a free disc, created after the figures; its place is in every report
    friend bool operator==(const BallSetup&, const BallSetup&) = default;
};

/// What the rules ask the board for: one switch-on to switch-off. Everything that is not the
/// game's (board, speed, base data, seed) comes from the TableSetup. Clause: TAP-GE-15.
struct SegmentRequest {
    static constexpr int kMostTicks = 7200;

    int ticksPerSecond = 120;
    int maxTicks = 3600;          ///< 1..kMostTicks
    double contactBeginMm = 0.3;  ///< TAP-GE-3
    double contactEndMm = 0.6;    ///< TAP-GE-3
    std::optional<BallSetup> ball{};
    std::vector<FigureSetup> figures{};  ///< 1..24, ascending id
    /// Pairs in contact when the board was last switched off; they stay in contact until their gap
    /// exceeds contactEndMm.
    std::vector<FigurePair> touching{};
    friend bool operator==(const SegmentRequest&, const SegmentRequest&) = default;
};

/// 64 bits over the whole request.
[[nodiscard]] std::uint64_t digestOf(const SegmentRequest& request);

/// Why a request makes no sense; nothing was run.
struct RequestError {
    std::string reason{};
    friend bool operator==(const RequestError&, const RequestError&) = default;
};

}  // namespace thrum
