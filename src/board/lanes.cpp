#include "board/lanes.hpp"

#include "board/noise.hpp"

#include <thrum/core/wide_loops.hpp>

#include <cmath>

namespace thrum::board {

void setLane(Lanes& lanes, int lane, const CompiledFigure& figure) {
    for (int p = 0; p < kMaxProngs; ++p) {
        const CompiledProng prong =
            p < figure.prongCount ? figure.prongs[static_cast<std::size_t>(p)] : CompiledProng{};
        lanes.prongX[p][lane] = prong.x;
        lanes.prongY[p][lane] = prong.y;
        lanes.leanX[p][lane] = prong.leanX;
        lanes.leanY[p][lane] = prong.leanY;
        lanes.load[p][lane] = prong.load;
        lanes.driveShare[p][lane] = prong.driveShare;
        lanes.slopeStiff[p][lane] = prong.slopeStiff;
        lanes.slopeStroke[p][lane] = prong.slopeStroke;
        lanes.shiftX[p][lane] = prong.shiftX;
        lanes.shiftY[p][lane] = prong.shiftY;
    }
    lanes.comHeight[lane] = figure.comHeight;
    lanes.touchHeight[lane] = figure.touchHeight;
    lanes.weight[lane] = figure.mass * kGravity;
    lanes.massOverTilt[lane] = figure.mass / figure.tiltInertia;
    lanes.perAhead[lane] = 1.0F / figure.reachAhead;
    lanes.perBehind[lane] = 1.0F / figure.reachBehind;
    lanes.perLeft[lane] = 1.0F / figure.reachLeft;
    lanes.perRight[lane] = 1.0F / figure.reachRight;
}

THRUM_WIDE_LOOPS
void prongForces(Lanes& lanes,
                 const Model& model,
                 const TickShape& shape,
                 int prongs,
                 std::uint32_t seed,
                 std::uint32_t pulse) {
    const auto pulses = static_cast<float>(shape.pulses);
    const float mu = model.gripFriction;
    const float noise = model.pulseNoise * kUnitVariance / std::sqrt(pulses);
    const float wander = model.gripWander;
    const float decay = 1.0F - pulses * shape.pulseS / model.gripWanderS;
    const float keep = shape.newPulse ? decay : 1.0F;
    const float fresh = shape.newPulse ? std::sqrt(1.0F - decay * decay) * kUnitVariance : 0.0F;
    for (int i = 0; i < kLanes; ++i) {
        lanes.forceX[i] = 0.0F;
        lanes.forceY[i] = 0.0F;
        lanes.torque[i] = 0.0F;
    }
    const std::uint32_t key = keyOf(seed, Channel::Prong, pulse);
    for (int p = 0; p < prongs; ++p) {
        const std::uint32_t prongKey = key + static_cast<std::uint32_t>(p) * 0x85ebca6bU;
        for (int i = 0; i < kLanes; ++i) {
            const std::uint32_t bits =
                mix32(prongKey + static_cast<std::uint32_t>(i) * 0xc2b2ae35U);
            const float c = lanes.cosine[i];
            const float s = lanes.sine[i];
            const float rx = c * lanes.prongX[p][i] - s * lanes.prongY[p][i];
            const float ry = s * lanes.prongX[p][i] + c * lanes.prongY[p][i];
            const float vx = lanes.velX[i] - lanes.turn[i] * ry;
            const float vy = lanes.velY[i] + lanes.turn[i] * rx;
            const float grip = keep * lanes.grip[p][i] + fresh * symmetric(bits, 20);
            lanes.grip[p][i] = grip;
            float load = lanes.load[p][i] * (1.0F + wander * grip) +
                         lanes.shiftX[p][i] * lanes.laggedX[i] +
                         lanes.shiftY[p][i] * lanes.laggedY[i];
            load = load > 0.0F ? load : 0.0F;
            const float slope = lanes.slopeStiff[p][i] * lanes.inverseLoad[i] +
                                lanes.slopeStroke[p][i] * load * lanes.inverseStroke[i];
            const float drive = load * lanes.driveShare[p][i] * lanes.activity[i];
            const float leanX = c * lanes.leanX[p][i] - s * lanes.leanY[p][i];
            const float leanY = s * lanes.leanX[p][i] + c * lanes.leanY[p][i];
            const float shake = load * noise * lanes.activity[i];
            float fx = drive * leanX - slope * vx + shake * symmetric(bits, 0);
            float fy = drive * leanY - slope * vy + shake * symmetric(bits, 10);
            // the tip slips once the force exceeds what its load holds
            float hold = mu * load / std::sqrt(fx * fx + fy * fy + 1e-12F);
            hold = hold < 1.0F ? hold : 1.0F;
            fx *= hold;
            fy *= hold;
            lanes.forceX[i] += fx;
            lanes.forceY[i] += fy;
            lanes.torque[i] += rx * fy - ry * fx;
        }
    }
}

THRUM_WIDE_LOOPS
bool overturn(Lanes& lanes,
              const Model& model,
              const TickShape& shape,
              float boardSpeed,
              float slopeX,
              float slopeY,
              std::uint32_t seed,
              std::uint32_t pulse) {
    // Landing on one prong hands over this share of the board's speed, spread over the axes.
    constexpr float kLandingShare = 0.35F;
    const float perDt = 1.0F / shape.dt;
    const float tickS = shape.pulseS * static_cast<float>(shape.pulses);
    const float follow = shape.dt / (shape.pulseS * model.loadLagPulses);
    const float kickScale = shape.newPulse
                                ? model.landingKick * kLandingShare * boardSpeed * kUnitVariance *
                                      std::sqrt(static_cast<float>(shape.pulses))
                                : 0.0F;
    const std::uint32_t key = keyOf(seed, Channel::Landing, pulse);
    std::int32_t any = 0;
    for (int i = 0; i < kLanes; ++i) {
        const float m = lanes.mass[i];
        const float pushX = (lanes.forceX[i] + lanes.weight[i] * slopeX) * shape.dt;
        const float pushY = (lanes.forceY[i] + lanes.weight[i] * slopeY) * shape.dt;
        const float contactX = m * (lanes.endVelX[i] - lanes.velX[i]) - pushX;
        const float contactY = m * (lanes.endVelY[i] - lanes.velY[i]) - pushY;
        const float h = lanes.comHeight[i];
        const float arm = lanes.meetHeight[i] - h;
        // the kicks of a pile are bases hammering at bases, wherever the hands are
        const float lower = (model.baseTouch - lanes.meetHeight[i]) * shape.dt;
        const float worldX = (contactX * arm + lanes.pileX[i] * lower - pushX * h) * perDt;
        const float worldY = (contactY * arm + lanes.pileY[i] * lower - pushY * h) * perDt;
        const float mx = lanes.cosine[i] * worldX + lanes.sine[i] * worldY;
        // hands that meet a man from the side hold on to him while the bases slide along
        const float above = arm > 0.0F ? arm : 0.0F;
        const float aside = lanes.cosine[i] * contactY - lanes.sine[i] * contactX;
        const float my = lanes.cosine[i] * worldY - lanes.sine[i] * worldX +
                         model.sideHold * above * aside * perDt;
        lanes.momentX[i] = mx;
        lanes.momentY[i] = my;
        lanes.laggedX[i] += follow * (mx - lanes.laggedX[i]);
        lanes.laggedY[i] += follow * (my - lanes.laggedY[i]);
        // reach of the footprint (an ellipse through its extremes) along the moment
        const float ex = mx * (mx > 0.0F ? lanes.perAhead[i] : lanes.perBehind[i]);
        const float ey = my * (my > 0.0F ? lanes.perLeft[i] : lanes.perRight[i]);
        const float moment2 = mx * mx + my * my + 1e-12F;
        const float reach =
            std::sqrt(moment2 / (ex * ex + ey * ey + 1e-12F)) * model.footprintShare;
        lanes.footReach[i] = reach;
        const std::uint32_t bits = mix32(key + static_cast<std::uint32_t>(i) * 0x165667b1U);
        const float kick = kickScale * std::sqrt(reach * reach + h * h) * lanes.massOverTilt[i] *
                           lanes.activity[i];
        const float kx = kick * symmetric(bits, 0);
        const float ky = kick * symmetric(bits, 10);
        lanes.kickX[i] = kx;
        lanes.kickY[i] = ky;
        const float need = lanes.weight[i] * reach;
        const float recovered = kGravity * reach * tickS * lanes.massOverTilt[i];
        const std::int32_t starts =
            (moment2 > need * need ? 1 : 0) | (kx * kx + ky * ky > recovered * recovered ? 1 : 0);
        lanes.attention[i] = (starts | lanes.rocking[i]) & lanes.standing[i];
        any |= lanes.attention[i];
    }
    return any != 0;
}

bool rock(Lean& lean, Lanes& lanes, int lane, float tiltInertia, const Model& model, float dt) {
    const float mx = lanes.momentX[lane];
    const float my = lanes.momentY[lane];
    const float tilt = std::sqrt(lean.x * lean.x + lean.y * lean.y);
    const bool tilted = tilt > 1e-6F;
    float reach = lanes.footReach[lane];
    float dirX = 1.0F;
    float dirY = 0.0F;
    if (tilted) {
        dirX = lean.x / tilt;
        dirY = lean.y / tilt;
        const float ex = dirX * (dirX > 0.0F ? lanes.perAhead[lane] : lanes.perBehind[lane]);
        const float ey = dirY * (dirY > 0.0F ? lanes.perLeft[lane] : lanes.perRight[lane]);
        reach = model.footprintShare / std::sqrt(ex * ex + ey * ey);
    } else if (const float moment = std::sqrt(mx * mx + my * my); moment > 1e-6F) {
        dirX = mx / moment;
        dirY = my / moment;
    }
    const float h = lanes.comHeight[lane];
    const float righting = lanes.weight[lane] * (reach - tilt * h) / tiltInertia;
    lean.rateX += lanes.kickX[lane] + dt * (mx / tiltInertia - righting * dirX);
    lean.rateY += lanes.kickY[lane] + dt * (my / tiltInertia - righting * dirY);
    const float nextX = lean.x + dt * lean.rateX;
    const float nextY = lean.y + dt * lean.rateY;
    if (tilted && nextX * dirX + nextY * dirY <= 0.0F) {
        constexpr float kStillRate2 = 0.25F;
        lean.x = lean.y = 0.0F;
        lean.rateX *= -model.rockKept;
        lean.rateY *= -model.rockKept;
        if (lean.rateX * lean.rateX + lean.rateY * lean.rateY < kStillRate2)
            lean.rateX = lean.rateY = 0.0F;
    } else {
        lean.x = nextX;
        lean.y = nextY;
    }
    lanes.rocking[lane] = lean.any() ? 1 : 0;
    const float over = reach / h;
    return lean.x * lean.x + lean.y * lean.y > over * over;
}

}  // namespace thrum::board
