#pragma once

#include <thrum/core/units.hpp>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace thrum {

enum class PlayType : std::uint8_t { Run, Pass, Defense };

/// What a play is called for.
enum class PlaySituation : std::uint8_t {
    Short,     ///< up to 3 yards to gain
    Medium,    ///< up to 7
    Long,      ///< more
    GoalLine,  ///< within 6 yards of the goal
    Late       ///< behind, with little time left
};

/// A receiver to look at, in order, and the stick's direction in the team's own frame.
struct PlayRead {
    std::string role;
    Heading stick{};
    friend bool operator==(const PlayRead&, const PlayRead&) = default;
};

/// A named play: a stored formation and what to do from it. Headings are as in formations: 0 is
/// downfield, counter-clockwise.
struct Play {
    std::string id;
    std::string name;
    std::string formation;  ///< id of the formation it is run from
    PlayType type = PlayType::Run;
    std::string notes;
    std::string carrier;    ///< role that takes the snap; on defense empty
    bool standing = false;  ///< the quarterback starts on his second base
    std::vector<std::pair<std::string, Heading>> headings;  ///< by role, over the formation's own
    double stopSeconds = 0.0;  ///< of board time until the first stop; 0: as it looks
    std::vector<PlayRead> reads;
    std::vector<PlaySituation> suits;  ///< empty: anything
    bool own = false;                  ///< a coach's own, whatever its id: in no file
    friend bool operator==(const Play&, const Play&) = default;
};

}  // namespace thrum
