#include "board/contact_ruler.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

namespace thrum::board {
namespace {

constexpr float kMmToCm = 0.1F;
// Quick answers are given in float from the solver's poses; closer to a limit than this (rounding
// of the grid poses is a tenth of it) the ruler of core decides.
constexpr float kDoubtCm = 0.001F;
constexpr int kSameContactTicks = 24;

Vec2 intoBase(Vec2 fieldMm, const Pose& pose, double mmPerYard) {
    const Rotation r = rotationOf(pose.heading);
    const Vec2 d = fieldMm - toMm(pose.at, mmPerYard);
    return {r.c * d.x + r.s * d.y, r.c * d.y - r.s * d.x};
}

}  // namespace

void ContactRuler::begin(const TableSetup& table,
                         const SegmentRequest& request,
                         const Engine& engine) {
    m_mmPerYard = table.board.mmPerYard;
    m_beginMm = request.contactBeginMm;
    m_endMm = request.contactEndMm;
    m_ball = request.ball;
    m_ids.clear();
    m_exact.clear();
    m_pairs.fill({});
    m_onBall.fill(false);
    m_railSeen.fill(-1000);
    m_contacts.clear();
    m_rails.clear();
    m_inContact.clear();
    for (int i = 0; i < engine.count(); ++i) {
        const FigureSetup& setup = request.figures[static_cast<std::size_t>(i)];
        const auto kit = std::ranges::lower_bound(table.kits, setup.id, {}, &FigureKit::id);
        const Polygon exact{kit->onBase[static_cast<std::size_t>(setup.baseSlot)].base.outlineMm};
        m_ids.push_back(setup.id);
        m_exact.push_back(exact);
        Outline& outline = m_outlines[static_cast<std::size_t>(i)];
        outline.corners = static_cast<int>(exact.size());
        for (std::size_t k = 0; k < exact.size(); ++k) {
            const Vec2 here = exact.corners()[k];
            const Vec2 edge = exact.corners()[(k + 1) % exact.size()] - here;
            const Vec2 normal = Vec2{edge.y, -edge.x} * (1.0 / length(edge));
            outline.corner[k] = {static_cast<float>(here.x) * kMmToCm - engine.compiled(i).comX,
                                 static_cast<float>(here.y) * kMmToCm - engine.compiled(i).comY};
            outline.normal[k] = {static_cast<float>(normal.x), static_cast<float>(normal.y)};
            outline.offset[k] = outline.normal[k].x * outline.corner[k].x +
                                outline.normal[k].y * outline.corner[k].y;
        }
    }
    for (const FigurePair& p : request.touching) {
        const auto first = std::ranges::lower_bound(m_ids, p.a) - m_ids.begin();
        const auto second = std::ranges::lower_bound(m_ids, p.b) - m_ids.begin();
        pair(static_cast<int>(first), static_cast<int>(second)).touching = true;
        m_inContact.emplace_back(static_cast<int>(first), static_cast<int>(second));
    }
}

// How far `other` stays beyond one edge of `owner`; a lower bound of the gap.
float ContactRuler::along(int owner, int edge, int other) const {
    const auto o = static_cast<std::size_t>(owner);
    const auto e = static_cast<std::size_t>(edge);
    const Place& a = m_places[o];
    const Place& b = m_places[static_cast<std::size_t>(other)];
    const Point n = m_outlines[o].normal[e];
    const float wx = a.c * n.x - a.s * n.y;
    const float wy = a.s * n.x + a.c * n.y;
    const float bx = b.c * wx + b.s * wy;
    const float by = b.c * wy - b.s * wx;
    const Outline& outline = m_outlines[static_cast<std::size_t>(other)];
    float nearest = std::numeric_limits<float>::max();
    for (std::size_t k = 0; k < static_cast<std::size_t>(outline.corners); ++k)
        nearest = std::min(nearest, bx * outline.corner[k].x + by * outline.corner[k].y);
    return nearest + (b.at.x - a.at.x) * wx + (b.at.y - a.at.y) * wy - m_outlines[o].offset[e];
}

float ContactRuler::widestAxis(int first, int second, Pair& state) const {
    float widest = -std::numeric_limits<float>::max();
    const auto tryAll = [&](int owner, int other, bool ofSecond) {
        for (int e = 0; e < m_outlines[static_cast<std::size_t>(owner)].corners; ++e) {
            const float d = along(owner, e, other);
            if (d > widest) {
                widest = d;
                state.axis = e;
                state.axisOfSecond = ofSecond;
            }
        }
    };
    tryAll(first, second, false);
    tryAll(second, first, true);
    return widest;
}

// From one corner to one edge: an upper bound of the gap.
float ContactRuler::witnessDistance(int first, int second, const Pair& state) const {
    const auto cornerOf = static_cast<std::size_t>(state.witnessOfSecond ? second : first);
    const auto edgeOf = static_cast<std::size_t>(state.witnessOfSecond ? first : second);
    const Place& a = m_places[cornerOf];
    const Place& b = m_places[edgeOf];
    const Point v = m_outlines[cornerOf].corner[static_cast<std::size_t>(state.corner)];
    const float wx = a.at.x + a.c * v.x - a.s * v.y - b.at.x;
    const float wy = a.at.y + a.s * v.x + a.c * v.y - b.at.y;
    const Point p{b.c * wx + b.s * wy, b.c * wy - b.s * wx};
    const Outline& outline = m_outlines[edgeOf];
    const auto e = static_cast<std::size_t>(state.edge);
    const Point from = outline.corner[e];
    const Point to = outline.corner[(e + 1) % static_cast<std::size_t>(outline.corners)];
    const Point d{to.x - from.x, to.y - from.y};
    const float t = std::clamp(
        ((p.x - from.x) * d.x + (p.y - from.y) * d.y) / (d.x * d.x + d.y * d.y), 0.0F, 1.0F);
    const float gapX = p.x - from.x - t * d.x;
    const float gapY = p.y - from.y - t * d.y;
    return std::sqrt(gapX * gapX + gapY * gapY);
}

void ContactRuler::findWitness(int first, int second, Pair& state) const {
    float best = std::numeric_limits<float>::max();
    Pair probe = state;
    for (const bool ofSecond : {false, true}) {
        probe.witnessOfSecond = ofSecond;
        const auto corners = static_cast<std::size_t>(ofSecond ? second : first);
        const auto edges = static_cast<std::size_t>(ofSecond ? first : second);
        for (probe.corner = 0; probe.corner < m_outlines[corners].corners; ++probe.corner) {
            for (probe.edge = 0; probe.edge < m_outlines[edges].corners; ++probe.edge) {
                const float d = witnessDistance(first, second, probe);
                if (d < best) {
                    best = d;
                    state.witnessOfSecond = ofSecond;
                    state.corner = probe.corner;
                    state.edge = probe.edge;
                }
            }
        }
    }
    state.hasWitness = true;
}

void ContactRuler::judgePair(
    Engine& engine, std::span<const Pose> poses, int first, int second, int tick) {
    Pair& state = pair(first, second);
    state.seen = tick;
    const double limitMm = state.touching ? m_endMm : m_beginMm;
    const float limit = static_cast<float>(limitMm) * kMmToCm;
    const float apart =
        state.axisOfSecond ? along(second, state.axis, first) : along(first, state.axis, second);
    if (!state.touching && apart > limit + kDoubtCm)
        return;
    if (state.touching && state.hasWitness &&
        witnessDistance(first, second, state) < limit - kDoubtCm)
        return;
    if (widestAxis(first, second, state) > limit + kDoubtCm) {
        if (state.touching)
            endContact(first, second, tick);
        return;
    }
    if (state.touching) {
        findWitness(first, second, state);
        if (witnessDistance(first, second, state) < limit - kDoubtCm)
            return;
    }
    const auto a = static_cast<std::size_t>(first);
    const auto b = static_cast<std::size_t>(second);
    const Separation found = separation(placed(m_exact[a], poses[a], m_mmPerYard),
                                        placed(m_exact[b], poses[b], m_mmPerYard));
    const bool inContact = atMost(found.gap, limitMm);
    if (inContact && !state.touching)
        beginContact(engine, poses, first, second, tick, found);
    else if (!inContact && state.touching)
        endContact(first, second, tick);
}

void ContactRuler::beginContact(Engine& engine,
                                std::span<const Pose> poses,
                                int first,
                                int second,
                                int tick,
                                const Separation& found) {
    Pair& state = pair(first, second);
    state.touching = true;
    state.hasWitness = false;
    m_inContact.emplace_back(first, second);
    const auto a = static_cast<std::size_t>(first);
    const auto b = static_cast<std::size_t>(second);
    const Vec2 onA = intoBase(found.onA, poses[a], m_mmPerYard);
    const Vec2 onB = intoBase(found.onB, poses[b], m_mmPerYard);
    // velocities before the step: the solver has already taken the approach out of those after it
    const Lanes& lanes = engine.lanes();
    const auto velocity = [&](int lane, Vec2 onBase) {
        const auto c = static_cast<double>(lanes.cosine[lane]);
        const auto s = static_cast<double>(lanes.sine[lane]);
        const double x = onBase.x * 0.1 - static_cast<double>(engine.compiled(lane).comX);
        const double y = onBase.y * 0.1 - static_cast<double>(engine.compiled(lane).comY);
        const auto w = static_cast<double>(lanes.turn[lane]);
        return Vec2{static_cast<double>(lanes.velX[lane]) - w * (s * x + c * y),
                    static_cast<double>(lanes.velY[lane]) + w * (c * x - s * y)};
    };
    const Place& placeA = m_places[a];
    const Place& placeB = m_places[b];
    Vec2 direction{static_cast<double>(placeB.at.x - placeA.at.x),
                   static_cast<double>(placeB.at.y - placeA.at.y)};
    if (const Vec2 gap = found.onB - found.onA; found.gap > 1e-6)
        direction = gap;
    const double size = length(direction);
    const double closing =
        size > 0.0 ? dot(velocity(first, onA) - velocity(second, onB), direction) / size : 0.0;
    m_touched.push_back({.pair = {m_ids[a], m_ids[b]},
                         .at = toFieldPoint((found.onA + found.onB) * 0.5, m_mmPerYard),
                         .onAMm = onA,
                         .onBMm = onB,
                         .closingMmPerS = std::max(0, roundToInt(closing * 10.0))});
    if (tick - state.partedAt > kSameContactTicks)
        m_contacts.push_back({tick, m_touched.back()});
}

void ContactRuler::endContact(int first, int second, int tick) {
    Pair& state = pair(first, second);
    state.touching = false;
    state.partedAt = tick;
    std::erase(m_inContact, std::pair{first, second});
    m_parted.push_back(
        {m_ids[static_cast<std::size_t>(first)], m_ids[static_cast<std::size_t>(second)]});
}

void ContactRuler::noteRail(int lane, int tick) {
    int& seen = m_railSeen[static_cast<std::size_t>(lane)];
    if (tick - seen > kSameContactTicks)
        m_rails.push_back({tick, m_ids[static_cast<std::size_t>(lane)]});
    seen = tick;
}

void ContactRuler::measureBall(std::span<const Pose> poses) {
    constexpr double kFarMm = 60.0;  // no base reaches half as far
    const Vec2 centre = toMm(m_ball->at, m_mmPerYard);
    for (std::size_t i = 0; i < m_ids.size(); ++i) {
        const bool far = length(toMm(poses[i].at, m_mmPerYard) - centre) > kFarMm;
        const double gap =
            far ? kFarMm
                : distanceTo(placed(m_exact[i], poses[i], m_mmPerYard), centre) - m_ball->radiusMm;
        if (!m_onBall[i] && atMost(gap, m_beginMm)) {
            m_onBall[i] = true;
            m_ballTouched.push_back(m_ids[i]);
        } else if (m_onBall[i] && !atMost(gap, m_endMm)) {
            m_onBall[i] = false;
            m_ballParted.push_back(m_ids[i]);
        }
    }
}

void ContactRuler::measure(Engine& engine, std::span<const Pose> poses, int tick) {
    m_touched.clear();
    m_parted.clear();
    m_ballTouched.clear();
    m_ballParted.clear();
    const int count = engine.count();
    for (int i = 0; i < count; ++i) {
        const b2Transform& at = engine.body(i).GetTransform();
        m_places[static_cast<std::size_t>(i)] = {{at.p.x, at.p.y}, at.q.c, at.q.s};
    }
    // The broad phase keeps every pair nearer than 2 mm, which is far beyond the contact's end.
    for (b2Contact* c = engine.world().GetContactList(); c != nullptr; c = c->GetNext()) {
        const std::uintptr_t a = c->GetFixtureA()->GetBody()->GetUserData().pointer;
        const std::uintptr_t b = c->GetFixtureB()->GetBody()->GetUserData().pointer;
        if (a > Engine::kRail || b > Engine::kRail)
            continue;  // the ball is measured below
        if (a == Engine::kRail || b == Engine::kRail) {
            if (c->IsTouching())
                noteRail(static_cast<int>(std::min(a, b)), tick);
            continue;
        }
        if (c->GetFixtureA()->GetUserData().pointer != Engine::kBase ||
            c->GetFixtureB()->GetUserData().pointer != Engine::kBase)
            continue;
        judgePair(engine,
                  poses,
                  static_cast<int>(std::min(a, b)),
                  static_cast<int>(std::max(a, b)),
                  tick);
    }
    for (std::size_t i = m_inContact.size(); i-- > 0;) {
        const auto [first, second] = m_inContact[i];
        if (pair(first, second).seen != tick)
            endContact(first, second, tick);
    }
    if (m_ball) {
        if (engine.hasBall())
            m_ball->at = engine.ball();
        measureBall(poses);
    }
    std::ranges::sort(m_touched, {}, &Touch::pair);
    std::ranges::sort(m_parted);
}

std::vector<FigurePair> ContactRuler::touching() const {
    std::vector<FigurePair> pairs;
    for (std::size_t first = 0; first < m_ids.size(); ++first) {
        for (std::size_t second = first + 1; second < m_ids.size(); ++second) {
            if (m_pairs[first * kLanes + second].touching)
                pairs.push_back({m_ids[first], m_ids[second]});
        }
    }
    return pairs;
}

}  // namespace thrum::board
