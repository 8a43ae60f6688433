#pragma once

#include <thrum/rules/scrimmage/state.hpp>

#include <optional>
#include <variant>
#include <vector>

namespace thrum::scrimmage {

/// What a coach may decide: the buttons and clicks of the book.
enum class DecisionKind : std::uint8_t {
    StartGame,
    Place,
    CallPlay,      ///< [Call play]: the line-up of the offense is done
    Call,          ///< a call button: Q F H T or a zone
    BackToLineUp,  ///< from the call buttons
    Ready,         ///< [Ready]: the line-up of the defense is done
    Move,          ///< one segment
    Throw,         ///< [Throw]
    Target,        ///< the square it goes to
    Scramble,      ///< [Scramble]
    NextPlay
};
[[nodiscard]] std::span<const EnumName<DecisionKind>> namesOf(DecisionKind);

struct Placement {
    ManId man{};
    Square at{};
    bool operator==(const Placement&) const = default;
};

/// Which members a kind needs beside `side` and `ms`:
///   place     placements (one or more, all or none)
///   call      call (a runner or a zone)
///   move      man (left out: nobody is selected), to
///   target    to
struct Decision {
    DecisionKind kind = DecisionKind::StartGame;
    std::optional<Side> side{};  ///< the prompt's where left out (D40)
    int ms = 0;
    std::optional<ManId> man{};
    std::optional<Square> to{};
    std::vector<Placement> placements{};
    std::optional<Call> call{};
    bool operator==(const Decision&) const = default;
};

/// What was drawn, in the numbers of SCR-R1: an allotment is the allotment itself.
struct Chance {
    std::vector<int> values{};
    bool typed = false;
    bool operator==(const Chance&) const = default;
};

using Input = std::variant<Decision, Chance>;

}  // namespace thrum::scrimmage
