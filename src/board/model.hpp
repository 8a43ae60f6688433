#pragma once

#include <cmath>
#include <limits>

/// Constants of the vibration model and the units it works in. Derivation, calibration and
/// sources: docs/physics.md. Inside the board: centimetres, grams, seconds, dyn, radians; the
/// origin is the middle of the plate.
namespace thrum::board {

inline constexpr float kGravity = 981.0F;  ///< cm/s^2
inline constexpr float kPi = 3.14159265F;
inline constexpr float kDegree = kPi / 180.0F;
inline constexpr int kMaxFigures = 24;
inline constexpr int kMaxProngs = 8;
/// A uniform number on -1..1 times this has unit variance.
inline constexpr float kUnitVariance = 1.7320508F;

struct Model {
    float gripFriction = 0.40F;     ///< prong tip on board
    float stickShare = 0.35F;       ///< of a pulse
    float loadPerGamma = 1.0F;      ///< peak load 1 + this x Gamma
    float softGripNPerM = 5.0F;     ///< stiffness at which half the drive is lost
    float gammaAtFullSpeed = 8.0F;  ///< peak board acceleration over g at speed 10
    float gammaOn = 0.8F;           ///< below, nothing leaves the board
    float gammaFull = 2.0F;         ///< from here the ratchet works fully
    float pulseNoise = 0.010F;      ///< force per pulse and prong, share of its load
    float gripWander = 0.015F;      ///< slow change of a prong's load, share
    float gripWanderS = 0.6F;
    float creepSpeed = 1.2F;     ///< cm/s: slip at which dry contact reaches full friction
    float switchOnSpeed = 0.5F;  ///< cm/s per axis, standard deviation
    float switchOnTurn = 0.4F;   ///< rad/s
    float jumpTurnDeg = 6.0F;    ///< by which a figure turns as the board comes on, std deviation
    float jumpPlace = 0.06F;     ///< cm per axis, the same
    float jumpS = 0.1F;          ///< until prongs and board have found to each other
    float jumpDegPerMm = 60.0F;  ///< more for a base that rocks on prongs of unequal length
    float prongLength = 0.8F;    ///< cm: what a longer or shorter prong is measured by; 0: nothing
    float speedMass =
        3.1F;  ///< g that the speed law is for, whatever the weight; 0: heavier runs faster
    float landingKick = 0.40F;
    float footprintShare = 0.75F;  ///< of the prongs' reach that rights a figure
    float rockKept = 0.5F;         ///< of the rocking rate after touching down
    float loadLagPulses = 3.0F;
    float baseTouch = 0.4F;   ///< cm: height at which bases push each other and the rail
    float handsHoldS = 0.6F;  ///< of contact, before stretched hands have slipped off
    float sideHold = 0.6F;    ///< what hands from the side add to a push above the center of mass
    float baseFriction = 0.16F;
    float pileKickShare = 0.15F;  ///< of pulses that throw a loosely pressed pair apart
    float pileTurnDeg = 3.0F;     ///< most that a tick's kicks turn a base; more goes into others
    float pileKick = 1.0F;        ///< greatest parting speed over the board's
    float pileHold = 0.8F;        ///< press per pulse, over mass x board speed, that nothing opens
    float jamSpeed = 2.2F;        ///< cm/s: a base in a pile that drifts more slowly is jammed
    float jamS = 0.4F;            ///< over which drift is averaged
    float jamKick = 3.8F;         ///< pileKick in a jam, shared by the contacts of a base
    float jamHold = 5.0F;         ///< pileHold in a jam
    float baseRestitution = 0.15F;
    float restitutionFrom = 2.0F;  ///< cm/s
    float railFriction = 0.20F;
    float railRestitution = 0.10F;
    float ballMass = 0.2F;         ///< g, SOL's felt ball
    float ballGrip = 0.40F;        ///< friction of felt; with a base the mean of the two
    float ballRestitution = 0.0F;  ///< with a base the base's own
    float ballRolling = 0.05F;     ///< slowing down, share of its weight
    float ballShake = 0.45F;       ///< cm/s a pulse and axis, standard deviation
};

/// The laws of an earlier board, for what was recorded on it: kPhysicsRevision and before.
[[nodiscard]] inline Model modelOf(int physics) {
    constexpr int kWithJumps = 3;
    Model model;
    if (physics < kWithJumps) {
        model.jumpTurnDeg = model.jumpPlace = model.jumpDegPerMm = 0.0F;
        model.prongLength = 0.0F;
        model.speedMass = 0.0F;
        model.sideHold = 0.0F;
        model.pileTurnDeg = std::numeric_limits<float>::infinity();
    }
    return model;
}

/// The board's motion at one speed, or under one figure where a map changes it.
struct Drive {
    float pulsesPerS = 120.0F;
    float gamma = 4.0F;
    float stroke = 0.0F;      ///< cm, up and down
    float boardSpeed = 0.0F;  ///< cm/s, peak
    float activity = 1.0F;    ///< 0 below gammaOn, 1 from gammaFull

    [[nodiscard]] float inverseLoad(const Model& model) const {
        return 1.0F / (1.0F + model.loadPerGamma * gamma);
    }
};

[[nodiscard]] inline Drive driveAt(const Model& model, float pulsesPerS, float gamma) {
    constexpr float kLeastGamma = 0.02F;  // keeps the stroke, a divisor, above zero
    const float omega = 2.0F * kPi * pulsesPerS;
    const float ramp = (gamma - model.gammaOn) / (model.gammaFull - model.gammaOn);
    return {
        .pulsesPerS = pulsesPerS,
        .gamma = gamma,
        .stroke = 2.0F * (gamma > kLeastGamma ? gamma : kLeastGamma) * kGravity / (omega * omega),
        .boardSpeed = gamma * kGravity / omega,
        .activity = ramp < 0.0F ? 0.0F : (ramp > 1.0F ? 1.0F : ramp)};
}

}  // namespace thrum::board
