#pragma once

#include <thrum/rules/solitaire/state.hpp>

namespace thrum::solitaire {

enum class EventKind : std::uint8_t {
    Tossed,
    TossCalled,
    TossChosen,
    KickChosen,
    TimeoutCalled,
    Placed,
    Lifted,
    BallPlaced,
    Named,
    Readied,
    Called,
    Turned,
    Adjusted,
    TurnsDone,
    BoardOn,
    BoardOff,
    StopGranted,
    StopRefused,
    CoveredDraw,
    CoveredTold,
    Lateraled,
    PitchMeant,
    PassMeant,
    ShotMade,
    ShotFlew,
    Complete,
    Incomplete,
    Intercepted,
    PitchComplete,
    Kicked,
    KickGood,
    KickNoGood,
    Blocked,
    ReturnerPut,
    ReturnChosen,
    FairCaught,
    Touchback,
    Downed,
    Tackled,
    OutOfBounds,
    ProgressStopped,
    CarrierFell,
    Fell,
    BallLoose,
    AttemptOver,
    Recovered,
    BallOut,
    Foul,
    PenaltyAccepted,
    PenaltyDeclined,
    KickedAgain,
    BallTaken,
    Touchdown,
    Safety,
    TryChosen,
    TryGood,
    TryFailed,
    Spotted,
    FirstDown,
    PossessionChanged,
    PlayCounted,
    QuarterEnded,
    OvertimeBegan,
    OvertimeStageChanged,
    GameEnded,
    SituationChanged
};
[[nodiscard]] std::span<const EnumName<EventKind>> namesOf(EventKind);

/// What the score board shows.
struct Situation {
    std::array<int, 2> score{};
    int quarter = 1;
    int play = 0;
    int limit = 15;
    Side offense = Side::Home;
    int down = 0;
    Distance ball{};    ///< u of the offense
    Distance toGain{};  ///< u of the offense
    bool operator==(const Situation&) const = default;
};

/// One event. Members that have nothing to say stay empty and are left out of files.
struct Event {
    EventKind kind = EventKind::SituationChanged;
    std::string clause{};
    std::optional<int> tick{};
    std::optional<Side> side{};
    std::optional<FigureId> figure{};
    std::optional<FigureId> carrier{};
    std::vector<FigureId> by{};
    std::optional<Pose> pose{};
    std::optional<FieldPoint> at{};
    std::optional<Distance> u{};  ///< of `side`
    std::optional<Distance> y{};
    std::optional<Distance> gain{};
    std::optional<int> points{};
    std::optional<int> count{};
    std::optional<CoinFace> face{};
    std::optional<PlayKind> play{};
    std::optional<ShotKind> shot{};
    std::optional<CoachLevel> level{};
    std::vector<double> flight{};  ///< aim, power, loft, release as made; or phi, R, theta, height
    std::vector<double> draws{};   ///< fractions that fell
    std::string result{};
    std::optional<Situation> situation{};
    bool operator==(const Event&) const = default;
};

}  // namespace thrum::solitaire
