#include "board/engine.hpp"

#include "board/noise.hpp"

#include <thrum/core/contract.hpp>
#include <thrum/core/field.hpp>

#include <algorithm>
#include <cmath>

namespace thrum::board {
namespace {

constexpr double kMmPerCm = 10.0;
constexpr int kGrowPulses = 12;  // a lying outline put down at once would start inside a neighbour
constexpr float kLyingHalfWidth = 0.6F;

float toRadians(Heading heading) {
    return static_cast<float>(heading.hundredths() * (3.14159265358979323846 / 18'000.0));
}

Heading toHeading(double radians) {
    const double hundredths = radians * (18'000.0 / 3.14159265358979323846);
    return Heading::hundredths(
        static_cast<std::int64_t>(hundredths < 0.0 ? hundredths - 0.5 : hundredths + 0.5));
}

b2FixtureDef contactOf(const b2Shape& shape, float friction, float restitution, float threshold) {
    b2FixtureDef def;
    def.shape = &shape;
    def.density = 1.0F;
    def.friction = friction;
    def.restitution = restitution;
    def.restitutionThreshold = threshold;
    return def;
}

const FigureSpec& specOf(const TableSetup& table, const FigureSetup& setup) {
    const auto kit = std::ranges::lower_bound(table.kits, setup.id, {}, &FigureKit::id);
    THRUM_ASSERT(kit != table.kits.end() && kit->id == setup.id);
    return kit->onBase[static_cast<std::size_t>(setup.baseSlot)];
}

}  // namespace

b2PolygonShape solverOutline(const BaseSpec& base, float comX, float comY) {
    // Every edge moves in by the skin; the corners are where the moved edges meet again.
    const auto n = base.outlineMm.size();
    b2Vec2 corners[Polygon::kMaxCorners];
    for (std::size_t i = 0; i < n; ++i) {
        const Vec2 before = base.outlineMm[(i + n - 1) % n];
        const Vec2 here = base.outlineMm[i];
        const Vec2 after = base.outlineMm[(i + 1) % n];
        const Vec2 in = (here - before) * (1.0 / length(here - before));
        const Vec2 out = (after - here) * (1.0 / length(after - here));
        constexpr double kSkinMm = kMmPerCm * static_cast<double>(b2_polygonRadius);
        const double k = kSkinMm / cross(in, out);
        const Vec2 moved = here + (out - in) * k;
        corners[i].Set(static_cast<float>(moved.x / kMmPerCm) - comX,
                       static_cast<float>(moved.y / kMmPerCm) - comY);
    }
    b2PolygonShape shape;
    shape.Set(corners, static_cast<int32>(n));
    return shape;
}

void Engine::build(const TableSetup& table,
                   const SegmentRequest& request,
                   std::uint64_t seed,
                   Integration integration) {
    m_integration = integration;
    m_board = &table.board;
    m_seed = foldSeed(seed);
    m_count = static_cast<int>(request.figures.size());
    m_pulse = 0;
    m_drift.reset();
    m_meetings.reset();
    m_replayAt = 0;
    m_prongs = 0;
    m_fellNow.clear();
    *m_lanes = Lanes{};
    m_leans = {};
    m_fallen = {};
    m_jumps = {};
    m_jumpPulses =
        static_cast<int>(m_model.jumpS * static_cast<float>(request.ticksPerSecond) + 0.5F);
    const float gamma = m_model.gammaAtFullSpeed * static_cast<float>(table.speedTenths) * 0.01F;
    m_drive = driveAt(m_model, static_cast<float>(request.ticksPerSecond), gamma);

    m_world = std::make_unique<b2World>(b2Vec2{0.0F, 0.0F});
    m_world->SetAllowSleeping(false);
    m_world->SetContinuousPhysics(false);
    m_world->SetSubStepping(false);
    m_world->SetWarmStarting(true);
    buildRails();
    for (int i = 0; i < kLanes; ++i) {
        // empty lanes are computed too, so their divisors must not be zero
        m_lanes->perAhead[i] = m_lanes->perBehind[i] = 1.0F;
        m_lanes->perLeft[i] = m_lanes->perRight[i] = 1.0F;
        m_lanes->cosine[i] = 1.0F;
        m_lanes->inverseLoad[i] = m_drive.inverseLoad(m_model);
        m_lanes->inverseStroke[i] = 1.0F / m_drive.stroke;
        m_lanes->activity[i] = m_drive.activity;
    }
    for (int i = 0; i < m_count; ++i)
        buildFigure(i, specOf(table, request.figures[index(i)]), request.figures[index(i)]);
    m_ball.forget();
    if (request.ball && request.ball->body)
        m_ball.build(*m_world, m_model, table.board, *request.ball);
}

void Engine::buildRails() {
    const auto halfLength = static_cast<float>(m_board->lengthMm / kMmPerCm * 0.5);
    const auto halfWidth = static_cast<float>(m_board->widthMm / kMmPerCm * 0.5);
    constexpr float kHalfThick = 1.0F;
    b2BodyDef def;
    def.userData.pointer = kRail;
    b2Body* rails = m_world->CreateBody(&def);
    const auto rail = [&](float x, float y, float alongX, float alongY) {
        b2PolygonShape box;
        box.SetAsBox(alongX, alongY, b2Vec2{x, y}, 0.0F);
        const b2FixtureDef fixture =
            contactOf(box, m_model.railFriction, m_model.railRestitution, m_model.restitutionFrom);
        rails->CreateFixture(&fixture);
    };
    rail(0.0F, halfWidth + kHalfThick, halfLength + 2.0F * kHalfThick, kHalfThick);
    rail(0.0F, -halfWidth - kHalfThick, halfLength + 2.0F * kHalfThick, kHalfThick);
    rail(halfLength + kHalfThick, 0.0F, kHalfThick, halfWidth + 2.0F * kHalfThick);
    rail(-halfLength - kHalfThick, 0.0F, kHalfThick, halfWidth + 2.0F * kHalfThick);
}

void Engine::buildFigure(int lane, const FigureSpec& spec, const FigureSetup& setup) {
    CompiledFigure& figure = m_figures[index(lane)];
    figure = compileFigure(spec, m_model, m_drive);
    m_masses[index(lane)] = figure.mass;
    Lanes& lanes = *m_lanes;
    setLane(lanes, lane, figure);
    lanes.standing[lane] = 1;
    m_prongs = std::max(m_prongs, figure.prongCount);

    const Rotation turn = rotationOf(setup.pose.heading);
    const double mmPerUnit = m_board->mmPerYard / kUnitsPerYard;
    const double x = (setup.pose.at.x - field::kMiddle.x).units() * mmPerUnit / kMmPerCm;
    const double y = (setup.pose.at.y - field::kMiddle.y).units() * mmPerUnit / kMmPerCm;
    const double comX = static_cast<double>(figure.comX);
    const double comY = static_cast<double>(figure.comY);
    b2BodyDef def;
    def.type = b2_dynamicBody;
    def.allowSleep = false;
    def.angle = toRadians(setup.pose.heading);
    def.position.Set(static_cast<float>(x + turn.c * comX - turn.s * comY),
                     static_cast<float>(y + turn.s * comX + turn.c * comY));
    def.userData.pointer = static_cast<std::uintptr_t>(lane);
    if (!setup.fallen && figure.driven) {
        const std::uint32_t bits =
            mix32(keyOf(m_seed, Channel::SwitchOn, static_cast<std::uint32_t>(lane) + 1U));
        const float kick = m_drive.activity * kUnitVariance;
        def.linearVelocity.Set(kick * m_model.switchOnSpeed * symmetric(bits, 0),
                               kick * m_model.switchOnSpeed * symmetric(bits, 10));
        def.angularVelocity = kick * m_model.switchOnTurn * symmetric(bits, 20);
    }
    for (int p = 0; p < kMaxProngs; ++p) {
        const auto key = static_cast<std::uint32_t>(lane * kMaxProngs + p) + 1U;
        lanes.grip[p][lane] =
            kUnitVariance * symmetric(mix32(keyOf(m_seed, Channel::Grip, key)), 0);
    }
    b2Body* body = m_world->CreateBody(&def);
    m_bodies[index(lane)] = body;
    const b2PolygonShape outline = solverOutline(spec.base, figure.comX, figure.comY);
    const b2FixtureDef fixture =
        contactOf(outline, m_model.baseFriction, m_model.baseRestitution, m_model.restitutionFrom);
    body->CreateFixture(&fixture);
    setMass(lane);
    if (!setup.fallen && figure.driven)
        drawJump(lane);
    if (setup.fallen)
        layDown(lane, toRadians(setup.fallen->turned(-setup.pose.heading.hundredths())), true);
}

// Nobody stands on all prongs alike: in the first pulses some grip and others do not, and the
// figure turns and slips before it runs. A push through the prongs' traction, not a place it is put
// to, so that whoever is held stays held and nobody is put into his neighbor.
void Engine::drawJump(int lane) {
    if (m_model.jumpTurnDeg <= 0.0F || m_jumpPulses <= 0)
        return;
    const CompiledFigure& figure = m_figures[index(lane)];
    const Traction traction = tractionOf(figure, m_model, m_drive);
    const auto key = 2U * static_cast<std::uint32_t>(lane) + 1U;
    const std::uint32_t turned = mix32(keyOf(m_seed, Channel::Jump, key));
    const std::uint32_t moved = mix32(keyOf(m_seed, Channel::Jump, key + 1U));
    // three uniform numbers make one of unit variance that is nearly normal
    const float turn = symmetric(turned, 0) + symmetric(turned, 10) + symmetric(turned, 20);
    const float perS = m_drive.activity / m_model.jumpS;
    const float degrees = m_model.jumpTurnDeg + m_model.jumpDegPerMm * figure.unevenMm;
    const float place = traction.slope * m_model.jumpPlace * kUnitVariance * perS;
    m_jumps[index(lane)] = {.ahead = place * symmetric(moved, 0),
                            .left = place * symmetric(moved, 10),
                            .torque = traction.turnSlope * degrees * kDegree * turn * perS};
}

// Implicit traction: the body carries dt x slope on top of its mass, which makes the explicit force
// the implicit solution and is stable for any prong. "Integration" in docs/physics.md.
void Engine::setMass(int lane) {
    const CompiledFigure& figure = m_figures[index(lane)];
    Drive local = m_drive;
    local.stroke = 1.0F / m_lanes->inverseStroke[lane];
    local.gamma = (1.0F / m_lanes->inverseLoad[lane] - 1.0F) / m_model.loadPerGamma;
    const Traction traction = tractionOf(figure, m_model, local);
    const float dt = static_cast<float>(m_integration.pulsesPerTick) /
                     (m_drive.pulsesPerS * static_cast<float>(m_integration.subSteps));
    m_lanes->mass[lane] = figure.mass + dt * traction.slope;
    m_turnMass[index(lane)] = figure.yawInertia + dt * traction.turnSlope;
    b2MassData data;
    data.mass = m_lanes->mass[lane];
    data.center.SetZero();
    data.I = m_turnMass[index(lane)];
    m_bodies[index(lane)]->SetMassData(&data);
}

void Engine::layDown(int lane, float direction, bool atOnce) {
    Fallen& fallen = m_fallen[index(lane)];
    fallen = {.down = true, .direction = direction, .grown = atOnce ? kGrowPulses - 1 : 0};
    m_figures[index(lane)] = compileLying(m_figures[index(lane)], m_model, m_drive);
    setLane(*m_lanes, lane, m_figures[index(lane)]);
    m_lanes->standing[lane] = 0;
    m_lanes->rocking[lane] = 0;
    m_prongs = std::max(m_prongs, m_figures[index(lane)].prongCount);
    growLying(lane);
}

void Engine::growLying(int lane) {
    Fallen& fallen = m_fallen[index(lane)];
    ++fallen.grown;
    b2Body* body = m_bodies[index(lane)];
    if (fallen.outline != nullptr)
        body->DestroyFixture(fallen.outline);
    const CompiledFigure& figure = m_figures[index(lane)];
    const float reach = figure.figureHeight * static_cast<float>(fallen.grown) / kGrowPulses;
    const Rotation turn = rotationOfRadians(static_cast<double>(fallen.direction));
    const auto c = static_cast<float>(turn.c);
    const auto s = static_cast<float>(turn.s);
    const float half = std::max(0.5F * reach - b2_polygonRadius, 0.05F);
    b2PolygonShape bar;
    bar.SetAsBox(half,
                 kLyingHalfWidth - b2_polygonRadius,
                 b2Vec2{0.5F * reach * c - figure.comX, 0.5F * reach * s - figure.comY},
                 fallen.direction);
    b2FixtureDef fixture =
        contactOf(bar, m_model.baseFriction, m_model.baseRestitution, m_model.restitutionFrom);
    fixture.userData.pointer = kLying;
    fixture.filter.maskBits = static_cast<std::uint16_t>(~FeltBall::kCategory);
    fallen.outline = body->CreateFixture(&fixture);
    setMass(lane);  // fixtures coming and going reset it
}

void Engine::sampleBoard() {
    const AmplitudeMap& map = m_board->amplitude;
    const auto perColumn = static_cast<float>((map.columns - 1) / (m_board->lengthMm / kMmPerCm));
    const auto perRow = static_cast<float>((map.rows - 1) / (m_board->widthMm / kMmPerCm));
    const auto halfLength = static_cast<float>(m_board->lengthMm / kMmPerCm * 0.5);
    const auto halfWidth = static_cast<float>(m_board->widthMm / kMmPerCm * 0.5);
    const auto at = [&map](int column, int row) {
        return static_cast<float>(
            map.factors[static_cast<std::size_t>(row * map.columns + column)]);
    };
    for (int i = 0; i < m_count; ++i) {
        const b2Vec2 p = m_bodies[index(i)]->GetWorldCenter();
        const float gx = std::clamp(
            (p.x + halfLength) * perColumn, 0.0F, static_cast<float>(map.columns) - 1.001F);
        const float gy =
            std::clamp((p.y + halfWidth) * perRow, 0.0F, static_cast<float>(map.rows) - 1.001F);
        const int column = static_cast<int>(gx);
        const int row = static_cast<int>(gy);
        const float fx = gx - static_cast<float>(column);
        const float fy = gy - static_cast<float>(row);
        const float factor =
            (1.0F - fy) * ((1.0F - fx) * at(column, row) + fx * at(column + 1, row)) +
            fy * ((1.0F - fx) * at(column, row + 1) + fx * at(column + 1, row + 1));
        const Drive local = driveAt(m_model, m_drive.pulsesPerS, m_drive.gamma * factor);
        m_lanes->inverseLoad[i] = local.inverseLoad(m_model);
        m_lanes->inverseStroke[i] = 1.0F / local.stroke;
        m_lanes->activity[i] = local.activity;
        setMass(i);
    }
}

void Engine::readMotion() {
    Lanes& lanes = *m_lanes;
    for (int i = 0; i < m_count; ++i) {
        const b2Body& body = *m_bodies[index(i)];
        const b2Vec2 v = body.GetLinearVelocity();
        const b2Rot& q = body.GetTransform().q;
        lanes.cosine[i] = q.c;
        lanes.sine[i] = q.s;
        lanes.velX[i] = v.x;
        lanes.velY[i] = v.y;
        lanes.turn[i] = body.GetAngularVelocity();
    }
}

void Engine::applyForces(const TickShape& shape) {
    Lanes& lanes = *m_lanes;
    PileKicks kicks;
    if (shape.newPulse) {
        m_drift.follow(
            lanes, m_count, shape.pulseS * static_cast<float>(shape.pulses), m_model.jamS);
        kicks = pileKicks(*m_world,
                          m_model,
                          m_drive,
                          shape,
                          m_masses,
                          m_drift,
                          kRail,
                          m_seed,
                          static_cast<std::uint32_t>(m_pulse));
    }
    const auto slopeX = static_cast<float>(m_board->slopeX);
    const auto slopeY = static_cast<float>(m_board->slopeY);
    const float mostTurn = m_model.pileTurnDeg * kDegree / (shape.dt * shape.dt);
    for (int i = 0; i < m_count; ++i) {
        lanes.pileX[i] = kicks.forceX[index(i)];
        lanes.pileY[i] = kicks.forceY[index(i)];
        float fx = lanes.forceX[i] + lanes.weight[i] * slopeX + kicks.forceX[index(i)];
        float fy = lanes.forceY[i] + lanes.weight[i] * slopeY + kicks.forceY[index(i)];
        const float kicked = mostTurn * m_turnMass[index(i)];
        float torque = lanes.torque[i] + std::clamp(kicks.torque[index(i)], -kicked, kicked);
        if (m_pulse <= m_jumpPulses && lanes.standing[i] != 0) {
            const Jump& jump = m_jumps[index(i)];
            fx += lanes.cosine[i] * jump.ahead - lanes.sine[i] * jump.left;
            fy += lanes.sine[i] * jump.ahead + lanes.cosine[i] * jump.left;
            torque += jump.torque;
        }
        m_bodies[index(i)]->ApplyForceToCenter(b2Vec2{fx, fy}, true);
        m_bodies[index(i)]->ApplyTorque(torque, true);
        if (m_record != nullptr)
            m_record->insert(m_record->end(), {fx, fy, torque});
    }
}

void Engine::moveBall(const TickShape& shape) {
    if (!m_ball.any())
        return;
    m_ball.move(m_model,
                m_drive,
                shape,
                b2Vec2{static_cast<float>(m_board->slopeX), static_cast<float>(m_board->slopeY)},
                m_seed,
                static_cast<std::uint32_t>(m_pulse));
}

void Engine::tip(const TickShape& shape) {
    Lanes& lanes = *m_lanes;
    for (int i = 0; i < m_count; ++i) {
        const b2Vec2 v = m_bodies[index(i)]->GetLinearVelocity();
        lanes.endVelX[i] = v.x;
        lanes.endVelY[i] = v.y;
    }
    m_meetings.follow(*m_world, lanes, m_count, m_model, m_drive, m_pulse, kRail);
    if (!overturn(lanes,
                  m_model,
                  shape,
                  m_drive.boardSpeed,
                  static_cast<float>(m_board->slopeX),
                  static_cast<float>(m_board->slopeY),
                  m_seed,
                  static_cast<std::uint32_t>(m_pulse)))
        return;
    for (int i = 0; i < m_count; ++i) {
        if (lanes.attention[i] == 0)
            continue;
        Lean& lean = m_leans[index(i)];
        if (!rock(lean, lanes, i, m_figures[index(i)].tiltInertia, m_model, shape.dt))
            continue;
        const double degrees =
            directionDegrees(static_cast<double>(lean.x), static_cast<double>(lean.y));
        layDown(i, static_cast<float>(degrees) * kDegree, false);
        m_fellNow.push_back(i);
    }
}

void Engine::tick() {
    const int pulses = m_integration.pulsesPerTick;
    m_pulse += pulses;
    m_fellNow.clear();
    const float pulseS = 1.0F / m_drive.pulsesPerS;
    TickShape shape{
        .dt = static_cast<float>(pulses) * pulseS / static_cast<float>(m_integration.subSteps),
        .pulseS = pulseS,
        .pulses = pulses};
    if (m_replay != nullptr) {
        for (int i = 0; i < m_count; ++i) {
            const float* f = m_replay->data() + m_replayAt;
            m_bodies[index(i)]->ApplyForceToCenter(b2Vec2{f[0], f[1]}, true);
            m_bodies[index(i)]->ApplyTorque(f[2], true);
            m_replayAt += 3;
        }
        moveBall(shape);
        m_world->Step(shape.dt, m_integration.velocityIterations, m_integration.positionIterations);
        return;
    }
    for (int i = 0; i < m_count; ++i) {
        if (m_fallen[index(i)].down && m_fallen[index(i)].grown < kGrowPulses)
            growLying(i);
    }
    for (int step = 0; step < m_integration.subSteps; ++step) {
        shape.newPulse = step == 0;
        readMotion();
        if (m_board->amplitude.columns > 0 && shape.newPulse)
            sampleBoard();
        prongForces(
            *m_lanes, m_model, shape, m_prongs, m_seed, static_cast<std::uint32_t>(m_pulse));
        applyForces(shape);
        moveBall(shape);
        m_world->Step(shape.dt, m_integration.velocityIterations, m_integration.positionIterations);
        tip(shape);
    }
}

Pose Engine::pose(int lane) const {
    const b2Body& body = *m_bodies[index(lane)];
    const CompiledFigure& figure = m_figures[index(lane)];
    const b2Vec2 p = body.GetPosition();
    const b2Rot& q = body.GetTransform().q;
    const double unitsPerCm = kUnitsPerYard * kMmPerCm / m_board->mmPerYard;
    const double x = static_cast<double>(p.x - (q.c * figure.comX - q.s * figure.comY));
    const double y = static_cast<double>(p.y - (q.s * figure.comX + q.c * figure.comY));
    return {{field::kMiddle.x + Distance::units(roundToInt(x * unitsPerCm)),
             field::kMiddle.y + Distance::units(roundToInt(y * unitsPerCm))},
            toHeading(static_cast<double>(body.GetAngle()))};
}

Heading Engine::fallDirection(int lane) const {
    const double angle = static_cast<double>(m_bodies[index(lane)]->GetAngle()) +
                         static_cast<double>(m_fallen[index(lane)].direction);
    return toHeading(angle);
}

}  // namespace thrum::board
