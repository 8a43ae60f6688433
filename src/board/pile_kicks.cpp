#include "board/pile_kicks.hpp"

#include "board/noise.hpp"

#include <algorithm>

namespace thrum::board {
namespace {

constexpr std::uintptr_t kPairStride = 32;
constexpr std::uint32_t kSteps = 1024;
constexpr int kJamContacts = 2;  ///< a base held from fewer sides can give way

float reducedMass(float a, float b) {
    return a * b / (a + b);
}

std::uintptr_t laneOf(b2Fixture& fixture) {
    return fixture.GetBody()->GetUserData().pointer;
}

using Counts = std::array<int, kLanes>;

// How many others each base touches.
Counts neighbors(b2World& world, std::uintptr_t railData) {
    Counts counts{};
    for (b2Contact* c = world.GetContactList(); c != nullptr; c = c->GetNext()) {
        const std::uintptr_t a = laneOf(*c->GetFixtureA());
        const std::uintptr_t b = laneOf(*c->GetFixtureB());
        if (!c->IsTouching() || a >= railData || b >= railData)
            continue;
        ++counts[a];
        ++counts[b];
    }
    return counts;
}

}  // namespace

float pressOf(const b2Manifold& manifold) {
    float press = 0.0F;
    for (int k = 0; k < manifold.pointCount; ++k)
        press += manifold.points[k].normalImpulse;
    return press;
}

void Drift::follow(const Lanes& lanes, int count, float seconds, float over) {
    for (int i = 0; i < count; ++i) {
        b2Vec2& mean = m_mean[static_cast<std::size_t>(i)];
        mean += seconds / over * (b2Vec2{lanes.velX[i], lanes.velY[i]} - mean);
    }
}

float Drift::stillness(std::uintptr_t lane, float jamSpeed) const {
    return std::clamp(1.0F - m_mean[lane].Length() / jamSpeed, 0.0F, 1.0F);
}

PileKicks pileKicks(b2World& world,
                    const Model& model,
                    const Drive& drive,
                    const TickShape& shape,
                    const std::array<float, kLanes>& masses,
                    const Drift& drift,
                    std::uintptr_t railData,
                    std::uint32_t seed,
                    std::uint32_t pulse) {
    PileKicks kicks;
    const std::uint32_t key = keyOf(seed, Channel::Pile, pulse);
    const float everyPulse = drive.activity * static_cast<float>(shape.pulses);
    const Counts touches = neighbors(world, railData);
    for (b2Contact* c = world.GetContactList(); c != nullptr; c = c->GetNext()) {
        if (!c->IsTouching())
            continue;
        b2Body& bodyA = *c->GetFixtureA()->GetBody();
        b2Body& bodyB = *c->GetFixtureB()->GetBody();
        const std::uintptr_t a = bodyA.GetUserData().pointer;
        const std::uintptr_t b = bodyB.GetUserData().pointer;
        if (a >= railData || b >= railData)
            continue;
        const int most = std::max(touches[a], touches[b]);
        const float jammed = most < kJamContacts ? 0.0F
                                                 : std::min(drift.stillness(a, model.jamSpeed),
                                                            drift.stillness(b, model.jamSpeed));
        const auto between = [jammed](float loose, float jam) {
            return loose + (jam - loose) * jammed;
        };
        const auto pair = static_cast<std::uint32_t>(std::min(a, b) * kPairStride + std::max(a, b));
        const std::uint32_t bits = mix32(key + pair * 0x85ebca6bU);
        const float mostOpen = between(model.pileKickShare, 1.0F) * everyPulse;
        const std::uint32_t roll = bits & (kSteps - 1U);
        if (roll >= static_cast<std::uint32_t>(mostOpen * kSteps))
            continue;  // however loose the pair is
        const b2Manifold& manifold = *c->GetManifold();
        const float lift = between(model.pileHold, model.jamHold) *
                           reducedMass(masses[a], masses[b]) * drive.boardSpeed;
        const float open = mostOpen * std::clamp(1.0F - pressOf(manifold) / lift, 0.0F, 1.0F);
        if (roll >= static_cast<std::uint32_t>(open * kSteps))
            continue;
        b2WorldManifold at;
        c->GetWorldManifold(&at);
        const b2Vec2 corner = at.points[manifold.pointCount == 2 ? bits >> 10U & 1U : 0U];
        // in a jam every pulse hits alike
        const float strength = 0.5F + between(0.5F, 0.0F) * symmetric(bits, 20);
        // a base between many neighbors shares its push among them
        const float share = 2.0F / static_cast<float>(std::max(kJamContacts, most));
        const float force = reducedMass(bodyA.GetMass(), bodyB.GetMass()) *
                            between(model.pileKick, model.jamKick) * share * drive.boardSpeed *
                            strength / shape.dt;
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
