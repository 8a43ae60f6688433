#include "board/pile_kicks.hpp"

#include "board/noise.hpp"

#include <algorithm>

namespace thrum::board {
namespace {

constexpr std::uintptr_t kPairStride = 32;
constexpr std::uint32_t kSteps = 1024;

// What the contact carried in the last step, g cm/s.
float pressOf(const b2Manifold& manifold) {
    float press = 0.0F;
    for (int k = 0; k < manifold.pointCount; ++k)
        press += manifold.points[k].normalImpulse;
    return press;
}

float reducedMass(float a, float b) {
    return a * b / (a + b);
}

}  // namespace

PileKicks pileKicks(b2World& world,
                    const Model& model,
                    const Drive& drive,
                    const TickShape& shape,
                    const std::array<float, kLanes>& masses,
                    std::uintptr_t railData,
                    std::uint32_t seed,
                    std::uint32_t pulse) {
    PileKicks kicks;
    const std::uint32_t key = keyOf(seed, Channel::Pile, pulse);
    const float share = model.pileKickShare * drive.activity * static_cast<float>(shape.pulses);
    const auto most = static_cast<std::uint32_t>(share * kSteps);
    for (b2Contact* c = world.GetContactList(); c != nullptr; c = c->GetNext()) {
        if (!c->IsTouching())
            continue;
        b2Body& bodyA = *c->GetFixtureA()->GetBody();
        b2Body& bodyB = *c->GetFixtureB()->GetBody();
        const std::uintptr_t a = bodyA.GetUserData().pointer;
        const std::uintptr_t b = bodyB.GetUserData().pointer;
        if (a == railData || b == railData)
            continue;
        const auto pair = static_cast<std::uint32_t>(std::min(a, b) * kPairStride + std::max(a, b));
        const std::uint32_t bits = mix32(key + pair * 0x85ebca6bU);
        if ((bits & (kSteps - 1U)) >= most)
            continue;
        const b2Manifold& manifold = *c->GetManifold();
        const float lift = model.pileHold * reducedMass(masses[a], masses[b]) * drive.boardSpeed;
        const float open = share * std::clamp(1.0F - pressOf(manifold) / lift, 0.0F, 1.0F);
        if ((bits & (kSteps - 1U)) >= static_cast<std::uint32_t>(open * kSteps))
            continue;
        b2WorldManifold at;
        c->GetWorldManifold(&at);
        const b2Vec2 corner = at.points[manifold.pointCount == 2 ? bits >> 10U & 1U : 0U];
        const float strength = 0.5F + 0.5F * symmetric(bits, 20);
        const float force = reducedMass(bodyA.GetMass(), bodyB.GetMass()) * model.pileKick *
                            drive.boardSpeed * strength / shape.dt;
        const b2Vec2 push = force * at.normal;  // from A to B
        const auto add = [&](std::uintptr_t lane, const b2Body& body, b2Vec2 f) {
            kicks.forceX[lane] += f.x;
            kicks.forceY[lane] += f.y;
            kicks.torque[lane] += b2Cross(corner - body.GetWorldCenter(), f);
        };
        add(a, bodyA, -push);
        add(b, bodyB, push);
        kicks.any = true;
    }
    return kicks;
}

}  // namespace thrum::board
