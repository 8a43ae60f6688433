#pragma once

#include <thrum/rules/solitaire/state.hpp>
#include <thrum/segment/result.hpp>

#include <variant>

namespace thrum::solitaire {

enum class DecisionKind : std::uint8_t {
    CallToss,
    ChooseToss,
    ChooseKick,
    Timeout,
    Place,
    Lift,
    PlaceBall,
    NameCenter,
    NameCarrier,
    NamePunter,
    NameKicker,
    NameHolder,
    NameReturner,
    Ready,
    Call,
    Turn,
    Adjust,
    Done,
    GoOn,
    Lateral,
    Pitch,
    Pass,
    Down,
    Shot,
    ComputerShot,
    Cancel,
    Return,
    FairCatch,
    Touchback,
    Accept,
    Decline,
    KickAgain,
    TakeBall,
    ChooseTry,
    Stop  ///< refused here: a call to the running board
};
[[nodiscard]] std::span<const EnumName<DecisionKind>> namesOf(DecisionKind);

enum class Choice : std::uint8_t {
    None,
    Heads,
    Tails,
    Kick,
    Receive,
    Kickoff,
    Onside,
    Run,
    Pass,
    Punt,
    FieldGoal,
    Play
};
[[nodiscard]] std::span<const EnumName<Choice>> namesOf(Choice);

struct Placement {
    FigureId figure{};
    Pose pose{};
    bool operator==(const Placement&) const = default;
};

/// A coach's choice. Which members a kind needs beside `side` and `ms`:
///   place                 placements (one or more, all or none)
///   lift, name_*          figure
///   place_ball            at
///   turn                  figure, heading;  adjust: figure, dial
///   lateral, pitch        figure
///   call                  choice (run, pass, punt, field_goal), simplified
///   call_toss, choose_*   choice
///   shot                  shot;  computer_shot: shot's level and, for a throw or pitch, target
///   return                optional heading
struct Decision {
    DecisionKind kind = DecisionKind::Done;
    std::optional<Side> side{};
    int ms = 0;
    std::optional<FigureId> figure{};
    std::optional<Heading> heading{};
    std::optional<FieldPoint> at{};
    std::vector<Placement> placements{};
    std::optional<double> dialDeg{};
    std::optional<PendingShot> shot{};
    Choice choice = Choice::None;
    bool simplified = false;
    bool operator==(const Decision&) const = default;
};

/// What fell: 0 and 1 of a coin, fractions as v / 2^24.
struct Chance {
    ChanceKind kind = ChanceKind::Coin;
    std::vector<int> values{};
    bool typed = false;
    bool operator==(const Chance&) const = default;
};

using Input = std::variant<Decision, Chance, SegmentResult>;

}  // namespace thrum::solitaire
