#pragma once

#include <thrum/rules/touchdown/state.hpp>

#include <variant>

namespace thrum::touchdown {

/// What a coach may decide.
enum class DecisionKind : std::uint8_t {
    ChooseStrength,
    CallToss,
    ChooseToss,
    DeclareKick,
    Call,
    DeclarePunt,
    DeclareFieldGoal,
    UseStrength,
    PassStrength,
    ForceReroll,
    PassReroll,
    Cancel,
    RunBack,
    FallOnBall,     ///< a fumble
    TakeBall,       ///< an interception
    FairCatch,      ///< a punt
    TakeTouchback,  ///< a kickoff into the end zone
    ChooseTry
};
[[nodiscard]] std::span<const EnumName<DecisionKind>> namesOf(DecisionKind);

/// The word that goes with call_toss, choose_toss, declare_kick and choose_try.
enum class Choice : std::uint8_t { None, Heads, Tails, Kick, Receive, Deep, Onside, TwoPoint };
[[nodiscard]] std::span<const EnumName<Choice>> namesOf(Choice);

/// A coach's choice. What a kind needs besides `side` and `ms`:
///   choose_strength   strengths: one strategy die
///   call              die
///   use_strength      result where an offensive strength leaves a choice: "GN5", "FD" for a first
///                     down; the printed number where left out
///   cancel            results: those that go ("GN5"), or dice: those that show them
///   call_toss, choose_toss, declare_kick, choose_try    choice
struct Decision {
    DecisionKind kind = DecisionKind::Call;
    std::optional<Side> side{};  ///< the prompt's where left out (D40)
    int ms = 0;
    std::optional<Die> die{};
    std::vector<Die> strengths{};
    std::string result{};
    std::vector<std::string> results{};
    std::vector<Die> dice{};
    Choice choice = Choice::None;
    bool operator==(const Decision&) const = default;
};

/// What fell: faces by number in the order of TDM-18.5, or the coin.
struct Chance {
    std::vector<int> faces{};
    std::optional<CoinFace> coin{};
    bool typed = false;  ///< real dice or a real coin
    bool operator==(const Chance&) const = default;
};

using Input = std::variant<Decision, Chance>;

}  // namespace thrum::touchdown
