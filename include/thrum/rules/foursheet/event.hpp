#pragma once

#include <thrum/core/violation.hpp>
#include <thrum/rules/foursheet/input.hpp>

#include <optional>
#include <string>
#include <vector>

namespace thrum::foursheet {

/// What happened, past tense. A play's events are its read-out: every step with its value and its
/// clause (D103).
enum class EventKind : std::uint8_t {
    TossCalled,
    CoinFlipped,
    TossChosen,
    WindRolled,
    KickChosen,  ///< hidden: only that it was
    ReceiversPlaced,
    KickRevealed,
    Called,  ///< what is announced; the card stays hidden
    Substituted,
    Benched,
    DefenseSet,
    PuntNamed,
    AudibleTried,
    CardRevealed,
    SchemeDrawn,
    KeyRead,
    DefenderMoved,
    DiceRolled,
    SnapChecked,
    MatchUp,
    CodeRead,
    XWon,  ///< a block won: no code
    Contained,
    Gained,
    Completed,
    Incomplete,
    Sacked,
    Scrambled,
    Hurried,
    WeirdPlay,
    FumbleChecked,
    Fumbled,
    Recovered,
    OutOfBounds,
    InterceptionChecked,
    Intercepted,
    InjuryChecked,
    Injured,
    FlagThrown,
    PenaltiesOffset,
    PenaltyEnforced,
    PenaltyDeclined,
    Kicked,
    Pressure,
    Punted,
    FairCatch,
    Bounced,
    Blocked,
    ReturnChosen,
    ReturnRolled,  ///< who met on a return and who won
    Returned,
    Touchback,
    FieldGoalGood,
    KickMissed,
    TryGood,
    TryFailed,
    Touchdown,
    Safety,
    PlayVoid,
    Spotted,
    FirstDown,
    PossessionChanged,
    ClockRan,
    TimeOutCalled,
    QuarterEnded,
    GameEnded,
    SituationChanged
};
[[nodiscard]] std::span<const EnumName<EventKind>> namesOf(EventKind);

/// A defender in a match-up: the rating that was compared and what it came to.
struct Defender {
    int token = 1;
    std::string player{};
    Rating rating{};
    int value = 0;
    bool operator==(const Defender&) const = default;
};

struct Situation {
    std::array<int, 2> score{};
    int quarter = 1;
    int clock = 900;
    int play = 0;
    Side offense{};
    int down = 0;
    int toGo = 10;
    int ball = 40;
    bool operator==(const Situation&) const = default;
};

/// One event. Members that have nothing to say stay empty and are left out of files. `ball` is
/// counted from the goal line of `side`.
struct Event {
    EventKind kind = EventKind::SituationChanged;
    std::string clause{};
    std::optional<Side> side{};
    std::string player{};
    std::optional<int> token{};
    std::string purpose{};
    std::vector<DieKind> dice{};
    std::vector<int> faces{};
    std::optional<CoinFace> face{};
    std::optional<CallPlay> play{};
    std::optional<Formation> formation{};
    std::optional<Pace> pace{};
    std::optional<int> card{};
    std::string name{};  ///< of the card
    std::optional<Unit> unit{};
    std::vector<TokenZone> zones{};
    std::optional<Coverage> coverage{};
    std::optional<Role> key{};
    std::optional<Role> doubleTeam{};
    std::optional<int> spy{};
    std::optional<Scheme> scheme{};
    std::optional<KickKind> kick{};
    std::optional<PuntKind> punt{};
    std::optional<Role> role{};
    std::optional<Rating> rating{};
    std::optional<int> value{};
    std::optional<Zone> zone{};
    std::optional<Zone> from{};
    std::vector<Defender> defenders{};
    std::optional<int> bonus{};
    std::optional<int> net{};
    std::optional<int> d10{};
    std::string winner{};  ///< "offense" or "defense"
    std::string code{};
    std::string column{};
    std::optional<int> row{};
    std::optional<int> yards{};
    std::optional<int> count{};
    std::optional<int> limit{};  ///< what the die was measured against
    std::optional<bool> right{};
    std::optional<WeirdPlay> weird{};
    std::optional<Foul> foul{};
    std::optional<OutFor> out{};
    std::optional<int> points{};
    std::optional<int> seconds{};
    std::optional<int> ball{};
    std::string result{};
    std::optional<Situation> situation{};
    bool operator==(const Event&) const = default;
};

}  // namespace thrum::foursheet
