#pragma once

#include "board/compiled_figure.hpp"

#include <cstdint>

/// The figures side by side, one array per quantity, so that the prong kernel and the tipping pass
/// run over all of them at once. A lane is a figure's place in the request.
namespace thrum::board {

inline constexpr int kLanes = 24;
static_assert(kMaxFigures <= kLanes);

template <class T>
using Lane = T[kLanes];

struct alignas(64) Lanes {
    // per prong and figure; constant between switch-on and a fall
    Lane<float> prongX[kMaxProngs]{};
    Lane<float> prongY[kMaxProngs]{};
    Lane<float> leanX[kMaxProngs]{};
    Lane<float> leanY[kMaxProngs]{};
    Lane<float> load[kMaxProngs]{};
    Lane<float> driveShare[kMaxProngs]{};
    Lane<float> slopeStiff[kMaxProngs]{};
    Lane<float> slopeStroke[kMaxProngs]{};
    Lane<float> shiftX[kMaxProngs]{};
    Lane<float> shiftY[kMaxProngs]{};
    Lane<float> grip[kMaxProngs]{};  ///< slow wander, unit variance

    // motion at the start of the tick
    Lane<float> cosine{};
    Lane<float> sine{};
    Lane<float> velX{};
    Lane<float> velY{};
    Lane<float> turn{};
    // the board under each figure
    Lane<float> inverseLoad{};
    Lane<float> inverseStroke{};
    Lane<float> activity{};
    // result of the prong kernel
    Lane<float> forceX{};
    Lane<float> forceY{};
    Lane<float> torque{};

    // tipping
    Lane<float> endVelX{};  ///< after the step
    Lane<float> endVelY{};
    Lane<float> mass{};  ///< with the implicit share
    Lane<float> comHeight{};
    Lane<float> touchHeight{};  ///< to which the figure reaches out as far as its base does
    Lane<float> meetHeight{};   ///< at which others pushed it in this step
    Lane<float> pileX{};        ///< force of the pile kicks: base on base, at the foot
    Lane<float> pileY{};
    Lane<float> weight{};
    Lane<float> massOverTilt{};
    Lane<float> perAhead{};  ///< 1 / reach of the footprint
    Lane<float> perBehind{};
    Lane<float> perLeft{};
    Lane<float> perRight{};
    Lane<float> momentX{};  ///< overturning moment of the tick, figure frame
    Lane<float> momentY{};
    Lane<float> laggedX{};  ///< the same, lagged: shifts the loads
    Lane<float> laggedY{};
    Lane<float> kickX{};
    Lane<float> kickY{};
    Lane<float> footReach{};         ///< of the footprint along the moment
    Lane<std::int32_t> standing{};   ///< 1 while the figure can tip
    Lane<std::int32_t> rocking{};    ///< 1 while its lean or rate is not zero
    Lane<std::int32_t> attention{};  ///< set by the vector pass: look at this figure
};

/// Writes the constants of one figure into its lane.
void setLane(Lanes& lanes, int lane, const CompiledFigure& figure);

/// One pulse's share of a tick: `sub` of a pulse, or several pulses at once.
struct TickShape {
    float dt = 1.0F / 120.0F;      ///< s, this integration step
    float pulseS = 1.0F / 120.0F;  ///< s between pulses
    int pulses = 1;                ///< pulses in this step's tick
    bool newPulse = true;          ///< false in the later sub-steps of a pulse
};

/// Forces of all prongs of all figures on their bases. "Drive of a prong" in docs/physics.md.
void prongForces(Lanes& lanes,
                 const Model& model,
                 const TickShape& shape,
                 int prongs,
                 std::uint32_t seed,
                 std::uint32_t pulse);

/// Moments, load shift and landing kicks; marks the figures that rock or start to
/// (docs/physics.md).
/// @return whether any lane wants attention
bool overturn(Lanes& lanes,
              const Model& model,
              const TickShape& shape,
              float boardSpeed,
              float slopeX,
              float slopeY,
              std::uint32_t seed,
              std::uint32_t pulse);

/// Lean of a figure and its rate, figure frame, radians.
struct Lean {
    float x = 0.0F;
    float y = 0.0F;
    float rateX = 0.0F;
    float rateY = 0.0F;
    [[nodiscard]] bool any() const {
        return x != 0.0F || y != 0.0F || rateX != 0.0F || rateY != 0.0F;
    }
};

/// Moves one rocking figure on by a step.
/// @return whether it has fallen; its lean then points where
bool rock(Lean& lean, Lanes& lanes, int lane, float tiltInertia, const Model& model, float dt);

}  // namespace thrum::board
