#include "board/felt_ball.hpp"

#include "board/noise.hpp"

#include <thrum/core/contract.hpp>
#include <thrum/core/field.hpp>

#include <cmath>

namespace thrum::board {
namespace {

constexpr double kMmInCm = 10.0;

}  // namespace

void FeltBall::build(b2World& world,
                     const Model& model,
                     const BoardSpec& board,
                     const BallSetup& setup) {
    m_unitsPerCm = kUnitsPerYard * kMmInCm / board.mmPerYard;
    b2BodyDef def;
    def.type = b2_dynamicBody;
    def.allowSleep = false;
    def.fixedRotation = true;  // felt on a base drags, it does not turn like a wheel
    def.userData.pointer = kUserData;
    def.position.Set(static_cast<float>((setup.at.x - field::kMiddle.x).units() / m_unitsPerCm),
                     static_cast<float>((setup.at.y - field::kMiddle.y).units() / m_unitsPerCm));
    m_body = world.CreateBody(&def);
    b2CircleShape disc;
    disc.m_radius = static_cast<float>(setup.radiusMm / kMmInCm);
    b2FixtureDef fixture;
    fixture.shape = &disc;
    fixture.density = model.ballMass / (kPi * disc.m_radius * disc.m_radius);
    fixture.friction = model.ballGrip;
    fixture.restitution = model.ballRestitution;
    fixture.restitutionThreshold = model.restitutionFrom;
    fixture.filter.categoryBits = kCategory;
    m_body->CreateFixture(&fixture);
}

void FeltBall::move(const Model& model,
                    const Drive& drive,
                    const TickShape& shape,
                    b2Vec2 slope,
                    std::uint32_t seed,
                    std::uint32_t pulse) {
    b2Vec2 v = m_body->GetLinearVelocity();
    v += kGravity * shape.dt * slope;
    if (shape.newPulse) {
        const std::uint32_t bits = mix32(keyOf(seed, Channel::Ball, pulse));
        const float shake = model.ballShake * drive.activity * kUnitVariance;
        v += b2Vec2{shake * symmetric(bits, 0), shake * symmetric(bits, 10)};
    }
    // rolling friction takes the same off every step and never turns it round
    const float loss = model.ballRolling * kGravity * shape.dt;
    const float speed = v.Length();
    v *= speed > loss ? (speed - loss) / speed : 0.0F;
    m_body->SetLinearVelocity(v);
}

FieldPoint FeltBall::at() const {
    THRUM_ASSERT(m_body != nullptr);
    const b2Vec2 p = m_body->GetPosition();
    return {
        field::kMiddle.x + Distance::units(roundToInt(static_cast<double>(p.x) * m_unitsPerCm)),
        field::kMiddle.y + Distance::units(roundToInt(static_cast<double>(p.y) * m_unitsPerCm))};
}

}  // namespace thrum::board
