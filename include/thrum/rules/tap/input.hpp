#pragma once

#include <thrum/rules/tap/state.hpp>
#include <thrum/segment/result.hpp>

#include <variant>

namespace thrum::tap {

/// What a coach may decide (D41), and what he may only ask for while the board is on.
enum class DecisionKind : std::uint8_t {
    ConfirmMethod,
    CallToss,
    ChooseToss,
    DeclareKick,
    EarlyTouchback,
    Place,
    Lift,
    Set,
    Ready,
    DeclarePunt,
    DeclareFieldGoal,
    Withdraw,
    NameGunners,
    NameReturner,
    Announce,
    DeclareFake,
    SwitchOn,
    Pivot,
    MoveInMotion,
    SwitchBase,
    Pitch,
    DeclarePass,
    NameReceiver,
    LayStick,
    TurnReceiver,
    ReleasePass,
    WithdrawPass,
    Done,
    TakeTouchback,
    ReturnKick,
    DownBall,
    FairCatch,
    Punt,
    HangOn,
    Roll,
    Flip,
    ChooseTry,
    Accept,
    Decline,
    Pause,
    Resume,
    TakeOver,
    CallDelay,
    CallTooManyMen,
    CallInterference,
    CallGunner,
    NoCall,
    Stop,  ///< refused here: the board is off when a decision is taken
    Down,
    Progress,
    ChooseMode,   ///< always refused once a game exists (TAP-GN-2)
    ChooseBoard,  ///< home coach, before the toss (TAP-EQ-6)
    TuneBase      ///< TAP-BA-3
};
[[nodiscard]] std::span<const EnumName<DecisionKind>> namesOf(DecisionKind);

/// The word that goes with call_toss, choose_toss, declare_kick, choose_try, confirm_method and
/// choose_mode.
enum class Choice : std::uint8_t {
    None,
    Heads,
    Tails,
    Kick,
    Receive,
    Offense,
    Defense,
    Kickoff,
    Onside,
    ExtraPoint,
    TwoPoint,
    Plays,
    Clock,
    Solitaire,
    Hotseat,
    Tournament
};
[[nodiscard]] std::span<const EnumName<Choice>> namesOf(Choice);

struct Placement {
    FigureId figure{};
    Pose pose{};
    std::optional<int> baseSlot{};  ///< kept, or 0, where left out
    bool operator==(const Placement&) const = default;
};

/// A coach's choice. Which members a kind needs beside `side` and `ms`:
///   place                       placements (one or more, all or none)
///   lift, announce, switch_base, pitch, name_receiver, name_returner, tune_base    figure
///   pivot                       figure, heading; `at` if the coach also moved it (TAP-PV-1)
///   move_in_motion              placements (exactly one)
///   name_gunners                figures
///   lay_stick                   stick (the right one where left out), heading
///   turn_receiver               heading
///   call_toss, choose_toss, declare_kick, choose_try, choose_mode    choice
///   confirm_method              choice where the coach proposes another method
///   choose_board                board
struct Decision {
    DecisionKind kind = DecisionKind::Done;
    std::optional<Side> side{};  ///< the prompt's where left out (D40)
    int ms = 0;                  ///< since the last accepted input (D16); 0 .. 86,400,000
    int lookMs = 0;  ///< of the game clock alone, before: an ended play was looked at (TAP-MD-3)
    std::optional<FigureId> figure{};
    std::optional<Heading> heading{};
    std::optional<FieldPoint> at{};
    std::vector<Placement> placements{};
    std::vector<FigureId> figures{};
    std::optional<Stick> stick{};
    std::optional<Board> board{};
    Choice choice = Choice::None;
    bool operator==(const Decision&) const = default;
};

/// An outcome of dice or coin, always as what fell, never as a seed. Clauses: TAP-RN-1 to RN-3.
struct Chance {
    ChanceKind kind = ChanceKind::Dice;
    std::vector<int> faces{};
    std::optional<CoinFace> face{};
    bool typed = false;  ///< real dice or a real coin
    bool operator==(const Chance&) const = default;
};

/// The time of a clock is used up; without a name the one with the least left (D17).
struct TimeExpired {
    std::optional<ClockName> clock{};
    bool operator==(const TimeExpired&) const = default;
};

using Input = std::variant<Decision, Chance, SegmentResult, TimeExpired>;

}  // namespace thrum::tap
