#include "board/meetings.hpp"

#include "board/pile_kicks.hpp"

#include <algorithm>

namespace thrum::board {
namespace {

// Two who part for a moment between two pulses are still at the same meeting.
constexpr int kPartedPulses = 24;

bool anyReaches(const Lanes& lanes, int count, float above) {
    return std::any_of(
        lanes.touchHeight, lanes.touchHeight + count, [above](float h) { return h > above; });
}

}  // namespace

void Meetings::reset() {
    m_meetings = {};
}

bool Meetings::handsHold(std::uintptr_t a, std::uintptr_t b, int pulse, int holdPulses) {
    Meeting& meeting = m_meetings[std::min(a, b) * kLanes + std::max(a, b)];
    if (meeting.last == 0 || pulse - meeting.last > kPartedPulses)
        meeting.first = pulse;
    meeting.last = pulse;
    return pulse - meeting.first < holdPulses;
}

void Meetings::follow(b2World& world,
                      Lanes& lanes,
                      int count,
                      const Model& model,
                      const Drive& drive,
                      int pulse,
                      std::uintptr_t railData) {
    std::copy_n(lanes.touchHeight, kLanes, lanes.meetHeight);
    if (!anyReaches(lanes, count, model.baseTouch))
        return;
    const auto holdPulses = static_cast<int>(model.handsHoldS * drive.pulsesPerS + 0.5F);
    std::array<float, kLanes> press{};
    std::array<float, kLanes> lowered{};  // sum of press x how much below the own reach it acts
    for (b2Contact* c = world.GetContactList(); c != nullptr; c = c->GetNext()) {
        if (!c->IsTouching())
            continue;
        const std::uintptr_t a = c->GetFixtureA()->GetBody()->GetUserData().pointer;
        const std::uintptr_t b = c->GetFixtureB()->GetBody()->GetUserData().pointer;
        const auto reach = [&](std::uintptr_t lane) {
            return lane >= railData ? model.baseTouch : lanes.touchHeight[lane];
        };
        if (std::max(reach(a), reach(b)) <= model.baseTouch)
            continue;  // base on base: nothing to lower for either
        float height = std::min(reach(a), reach(b));
        if (height > model.baseTouch && !handsHold(a, b, pulse, holdPulses))
            height = model.baseTouch;
        const float impulse = pressOf(*c->GetManifold());
        for (const std::uintptr_t lane : {a, b}) {
            if (lane >= railData)
                continue;
            press[lane] += impulse;
            lowered[lane] += impulse * (reach(lane) - height);
        }
    }
    for (int i = 0; i < count; ++i) {
        const auto lane = static_cast<std::size_t>(i);
        if (press[lane] > 0.0F)
            lanes.meetHeight[i] -= lowered[lane] / press[lane];
    }
}

}  // namespace thrum::board
