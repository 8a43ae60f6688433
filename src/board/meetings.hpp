#pragma once

#include "board/lanes.hpp"

#include <array>
#include <cstdint>

#include <box2d/box2d.h>

/// At what height figures push each other. Two men meet at the greatest height to which both reach
/// out: whoever runs into a crouching lineman meets his base, two with stretched arms meet at their
/// hands. Hands hold for `Model::handsHoldS`; then the vibration has shaken them off, the figures
/// have closed up and from there on their bases push. Section "Falls" of docs/physics.md.
namespace thrum::board {

class Meetings {
public:
    /// Forgets who has met; for a new run.
    void reset();
    /// Fills `Lanes::meetHeight` from the contacts of the step just made: of a figure that several
    /// push, the mean weighted by how hard they do. Not for lanes without contact: nothing pushes.
    void follow(b2World& world,
                Lanes& lanes,
                int count,
                const Model& model,
                const Drive& drive,
                int pulse,
                std::uintptr_t railData);

private:
    struct Meeting {
        int first = 0;
        int last = 0;
    };
    /// Until when hands can still be between the two, in pulses.
    bool handsHold(std::uintptr_t a, std::uintptr_t b, int pulse, int holdPulses);

    std::array<Meeting, static_cast<std::size_t>(kLanes) * kLanes>
        m_meetings{};  ///< lower lane first
};

}  // namespace thrum::board
