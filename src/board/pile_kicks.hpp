#pragma once

#include "board/lanes.hpp"

#include <array>
#include <cstdint>

#include <box2d/box2d.h>

/// What keeps piles moving. Two touching bases leave and meet the board at different moments of a
/// pulse; a pair that is not pressed hard is then thrown apart at whichever corner meets first,
/// slides and turns before it closes again. Pressed harder than a pulse can lift, a pair holds, so
/// blocks still hold and wheel. A base that is held from two sides and has hardly moved for a while
/// is jammed: it has nowhere to carry a pulse's push, is hammered between its neighbors instead,
/// and some contact of the jam opens with every pulse. The rail does not leave the board and throws
/// nobody. Equal and opposite, so nothing is gained by it. Calibration and effect: docs/physics.md,
/// "piles".
namespace thrum::board {

/// What a contact carried in the last step, g cm/s.
[[nodiscard]] float pressOf(const b2Manifold& manifold);

/// Where each base has been going lately, cm/s; starts fast, so that nobody is jammed at once.
class Drift {
public:
    Drift() { reset(); }
    void reset() { m_mean.fill(b2Vec2{kFast, 0.0F}); }
    /// One pulse (or several in one step) at the velocities in the lanes.
    void follow(const Lanes& lanes, int count, float seconds, float over);
    /// 0 moving, 1 at rest.
    [[nodiscard]] float stillness(std::uintptr_t lane, float jamSpeed) const;

private:
    static constexpr float kFast = 30.0F;
    std::array<b2Vec2, kLanes> m_mean{};
};

/// Forces and torques of one pulse's kicks, per lane.
struct PileKicks {
    std::array<float, kLanes> forceX{};
    std::array<float, kLanes> forceY{};
    std::array<float, kLanes> torque{};
    bool any = false;
};

/// @param masses    g, per lane, without the implicit share
/// @param railData  user data of the rails' body; what is no figure has this or a greater one
[[nodiscard]] PileKicks pileKicks(b2World& world,
                                  const Model& model,
                                  const Drive& drive,
                                  const TickShape& shape,
                                  const std::array<float, kLanes>& masses,
                                  const Drift& drift,
                                  std::uintptr_t railData,
                                  std::uint32_t seed,
                                  std::uint32_t pulse);

}  // namespace thrum::board
