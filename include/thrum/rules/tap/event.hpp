#pragma once

#include <thrum/rules/tap/state.hpp>

namespace thrum::tap {

/// What happened, past tense (D46).
enum class EventKind : std::uint8_t {
    MethodConfirmed,
    TossCalled,
    TossChosen,
    KickDeclared,
    FigurePlaced,
    FigureLifted,
    FigureCorrected,  ///< moved to a legal place (TAP-LD-6)
    BoardCleared,
    SetDeclared,
    ReadyDeclared,
    PuntDeclared,
    FieldGoalDeclared,
    DeclarationWithdrawn,
    FakeDeclared,
    GunnersNamed,
    ReturnerNamed,
    Announced,
    BoardOn,
    BoardOff,
    StopGranted,
    CallRefused,
    Pivoted,
    MovedInMotion,
    BaseSwitched,
    Pitched,
    PassDeclared,
    ReceiverNamed,
    StickLaid,
    PassReleased,
    PassWithdrawn,
    BallTouched,
    Caught,
    Intercepted,
    Incomplete,
    LineReached,
    TackleBroken,
    Tackled,
    Fell,
    Out,
    Fumbled,
    Recovered,
    OutOfBounds,
    GaveUp,
    ProgressCalled,
    ProgressStopped,
    Touchdown,
    Safety,
    FieldGoalGood,
    KickMissed,
    KickFailed,
    TryGood,
    TryFailed,
    Touchback,
    Punted,
    HungOn,
    ReturnChosen,
    FlagThrown,
    PenaltyEnforced,
    PenaltyDeclined,
    PenaltiesOffset,
    NoFoul,
    DiceRolled,
    CoinFlipped,
    ClockMarked,
    ClockExpired,
    Spotted,
    FirstDown,
    PossessionChanged,
    HalfEnded,
    OvertimeYards,
    OvertimePeriod,
    GameEnded,
    Paused,
    Resumed,
    TookOver,
    BaseTuned,
    BoardChosen,
    SituationChanged
};
[[nodiscard]] std::span<const EnumName<EventKind>> namesOf(EventKind);

/// One event. Members that have nothing to say stay empty and are left out of files.
struct Event {
    EventKind kind = EventKind::SituationChanged;
    std::string clause{};
    std::string text{};  ///< the book's notice, a template for `args`, where the clause has one
    TextArguments args;
    std::optional<int> tick{};
    std::optional<Side> side{};
    std::optional<FigureId> figure{};
    std::optional<FigureId> carrier{};
    std::vector<FigureId> by{};  ///< tacklers, offenders
    std::vector<FigureId> fallen{};
    std::vector<FigureId> figures{};
    std::optional<Pose> pose{};  ///< of `figure`
    std::optional<int> baseSlot{};
    std::optional<FieldPoint> at{};
    std::optional<FieldPoint> ball{};
    std::optional<Spot> frontX{};
    std::optional<Spot> x{};
    std::optional<Distance> gain{};
    std::optional<int> stopsUsed{};
    std::optional<int> count{};  ///< n of pivots, plays, periods
    std::optional<int> points{};
    std::optional<int> play{};
    std::vector<int> faces{};
    std::optional<CoinFace> face{};
    std::optional<Stick> stick{};
    std::optional<FoulKind> foul{};
    std::optional<ClockName> clock{};
    std::string result{};
    std::optional<Situation> situation{};
    std::optional<Distance> toGain{};  ///< with situation
    std::optional<Spot> ballX{};       ///< with situation
    bool operator==(const Event&) const = default;
};

}  // namespace thrum::tap
