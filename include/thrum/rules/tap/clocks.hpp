#pragma once

#include <thrum/core/figure_id.hpp>
#include <thrum/rules/tap/names.hpp>

#include <cstdint>
#include <optional>

namespace thrum::tap {

/// Every clock of the table TAP-TM-6, the game clock and the handover.
enum class ClockName : std::uint8_t {
    Game,
    Halftime,
    Break,       ///< 60 s after a change of possession
    AfterScore,  ///< 60 s holding try and kick line-up
    TryDecision,
    KickDeclare,
    DefensePreplace,  ///< step 1 on one screen
    KickPreplace,     ///< the receivers' share on one screen
    OffenseLineup,    ///< also the field-goal roll
    DefenseAfterSet,  ///< in solitaire the defence's line-up
    ReceivingAfterSet,
    Motion,
    Match,
    Announce,
    Snap,
    Stoppage,
    StoppageDefense,
    Pass,
    PassDefense,
    AfterTouch,
    AfterTouchOther,
    FumbleRecover,
    FumbleOther,
    Restart,
    ReturnDecision,
    ReturnPivots,
    CoverPivots,
    OnsidePivots,
    PuntReturnPivots,
    PuntCoverPivots,
    PenaltyCall,
    PenaltyDecision,
    TossChoice,
    Roll,
    Coin,
    Handover
};
[[nodiscard]] std::span<const EnumName<ClockName>> namesOf(ClockName);

/// A clock holds a day at most.
inline constexpr std::int32_t kMostClockMs = 86'400'000;

enum class ClockPolicy : std::uint8_t { Advisory, Enforced };
[[nodiscard]] std::span<const EnumName<ClockPolicy>> namesOf(ClockPolicy);

/// One running or waiting clock; the state owns them all (D15). Clauses: chapter 35.
struct Clock {
    ClockName name = ClockName::Game;
    std::int32_t msLeft = 0;
    bool running = true;
    ClockPolicy policy = ClockPolicy::Enforced;
    bool marked = false;  ///< its time was used up
    std::optional<Side> side{};
    bool operator==(const Clock&) const = default;
};

}  // namespace thrum::tap
