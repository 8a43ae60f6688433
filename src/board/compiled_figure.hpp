#pragma once

#include "board/model.hpp"

#include <thrum/segment/specs.hpp>

#include <array>

/// A figure boiled down to what the prong kernel and the tipping pass need.
namespace thrum::board {

/// Positions are from the centre of mass.
struct CompiledProng {
    float x = 0.0F;
    float y = 0.0F;
    float leanX = 0.0F;  ///< tangents of the lean, dial applied
    float leanY = 0.0F;
    float load = 0.0F;         ///< dyn, at rest
    float driveShare = 0.0F;   ///< e: drive per load and lean
    float slopeStiff = 0.0F;   ///< traction slope that falls with the load peak
    float slopeStroke = 0.0F;  ///< traction slope per load and inverse stroke
    float shiftX = 0.0F;       ///< load gained per moment tipping ahead
    float shiftY = 0.0F;       ///< load gained per moment tipping left
};

struct CompiledFigure {
    int prongCount = 0;
    std::array<CompiledProng, kMaxProngs> prongs{};
    float mass = 0.0F;        ///< g
    float yawInertia = 0.0F;  ///< g cm^2
    float tiltInertia = 0.0F;
    float comX = 0.0F;  ///< centre of mass in the base's frame
    float comY = 0.0F;
    float comHeight = 0.0F;
    float touchHeight = 0.0F;
    float figureHeight = 0.0F;
    float reachAhead = 0.0F;  ///< of the prongs, from the centre of mass
    float reachBehind = 0.0F;
    float reachLeft = 0.0F;
    float reachRight = 0.0F;
    float unevenMm = 0.0F;  ///< root mean square of the prongs' ends off one plane
    bool driven = true;     ///< false: cut prongs or lying
};

/// Source: "The model in short" in docs/physics.md.
[[nodiscard]] CompiledFigure compileFigure(const FigureSpec& spec,
                                           const Model& model,
                                           const Drive& drive);
/// The same figure lying: dry contact at four points of the base. Source: the same.
[[nodiscard]] CompiledFigure compileLying(const CompiledFigure& standing,
                                          const Model& model,
                                          const Drive& drive);

/// Traction slopes summed over the prongs.
struct Traction {
    float slope = 0.0F;      ///< g/s: force per speed
    float turnSlope = 0.0F;  ///< g cm^2/s: torque per turning rate
};
[[nodiscard]] Traction tractionOf(const CompiledFigure& figure,
                                  const Model& model,
                                  const Drive& drive);

}  // namespace thrum::board
