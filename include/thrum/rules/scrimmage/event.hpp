#pragma once

#include <thrum/rules/scrimmage/input.hpp>

#include <optional>
#include <string>
#include <vector>

namespace thrum::scrimmage {

/// What happened, past tense (D46).
enum class EventKind : std::uint8_t {
    OffenseDrawn,
    GoalDrawn,
    GameStarted,
    LinedUp,  ///< the line-up that opens
    Placed,
    LineUpDone,  ///< [Call play]
    LineUpReopened,
    Called,  ///< says nothing of the call
    Snapped,
    AllotmentDrawn,
    Moved,
    TurnEnded,
    Revealed,
    Blocked,
    BlockFailed,
    TackleTried,
    Tackled,
    TackleMissed,
    Fumbled,
    BallLoose,  ///< where it lies
    Recovered,
    BallDead,
    Scrambled,
    ThrowCalled,
    Thrown,
    Contested,
    Caught,
    Intercepted,
    Incomplete,
    Touchdown,
    Safety,
    Spotted,
    FirstDown,
    PossessionChanged,
    PlayEnded,
    GameEnded,
    SituationChanged
};
[[nodiscard]] std::span<const EnumName<EventKind>> namesOf(EventKind);

/// Score, down and places as lines of the grid.
struct ScoreBoard {
    std::array<int, 2> score{};
    int half = 1;  ///< there are none; lists of games read it
    int play = 0;
    Side offense = Side::Home;
    int down = 1;
    int lineOfScrimmage = 0;
    int lineToGain = 0;
    bool operator==(const ScoreBoard&) const = default;
};

/// One event. Members that have nothing to say stay empty and are left out of files.
struct Event {
    EventKind kind = EventKind::SituationChanged;
    std::string clause{};
    std::string text{};  ///< the book's notice, where it has one
    std::optional<Side> side{};
    std::optional<ManId> man{};  ///< who did it: moved, blocked, tackled, caught
    std::optional<ManId> by{};   ///< the other one: who was blocked, who carried
    std::optional<Square> from{};
    std::optional<Square> to{};
    std::optional<Square> at{};       ///< contact
    std::optional<Square> finalAt{};  ///< after the drive
    std::optional<Square> ball{};
    std::vector<ManId> left{};  ///< who left the field
    std::vector<Placement> placements{};
    std::optional<int> turn{};
    std::optional<int> allotment{};
    std::optional<int> squares{};
    std::optional<int> squaresLeft{};
    std::optional<int> power{};      ///< of the blocker or blockers
    std::optional<int> against{};    ///< of the man they blocked
    std::optional<int> advantage{};  ///< PA
    std::optional<int> draw{};
    std::optional<TackleOutcome> outcome{};
    std::optional<ScrambleResult> scramble{};
    std::optional<PlayKind> play{};
    std::optional<int> zone{};
    std::string result{};
    std::optional<PlayEnd> end{};
    std::optional<int> line{};
    std::optional<int> gain{};  ///< yards
    std::optional<int> points{};
    std::optional<ScoreBoard> situation{};
    std::optional<int> toGo{};   ///< with situation: yards
    std::string place{};         ///< with situation: "own 20"
    std::optional<int> ballX{};  ///< with situation: yards from Home's goal line
    bool operator==(const Event&) const = default;
};

}  // namespace thrum::scrimmage
