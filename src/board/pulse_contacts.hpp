#pragma once

#include "board/noise.hpp"

#include <box2d/box2d.h>

/// Contacts under vibration. Two bases leave the board at different moments of a pulse, so a
/// pressed pair is clear of each other in some pulses: then its contact carries nothing and the
/// bases may shift and turn. That is what lets piles wheel and spill on a real board. The rail does
/// not leave the board. Measured effect: docs/physics.md, "piles".
namespace thrum::board {

class PulseContacts final : public b2ContactListener {
public:
    /// @param openShare  of pulses in which a pair is clear, 0..1
    /// @param rail       user data of the rails' body
    void begin(std::uint32_t seed, float openShare, std::uintptr_t rail) {
        m_seed = seed;
        m_open = static_cast<std::uint32_t>(openShare * kSteps);
        m_rail = rail;
    }
    void setPulse(int pulse) {
        m_key = keyOf(m_seed, Channel::Opening, static_cast<std::uint32_t>(pulse));
    }

    void PreSolve(b2Contact* contact, const b2Manifold* /*old*/) override {
        const auto a = contact->GetFixtureA()->GetBody()->GetUserData().pointer;
        const auto b = contact->GetFixtureB()->GetBody()->GetUserData().pointer;
        if (a == m_rail || b == m_rail)
            return;
        const auto pair =
            static_cast<std::uint32_t>(a < b ? a * kPairStride + b : b * kPairStride + a);
        if ((mix32(m_key + pair * 0x85ebca6bU) & (kSteps - 1U)) < m_open)
            contact->SetEnabled(false);  // for this step only
    }

private:
    static constexpr std::uint32_t kSteps = 1024;
    static constexpr std::uintptr_t kPairStride = 32;
    std::uint32_t m_seed = 0;
    std::uint32_t m_open = 0;
    std::uint32_t m_key = 0;
    std::uintptr_t m_rail = 0;
};

}  // namespace thrum::board
