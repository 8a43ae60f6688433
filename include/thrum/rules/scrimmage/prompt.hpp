#pragma once

#include <thrum/core/violation.hpp>
#include <thrum/rules/football.hpp>
#include <thrum/rules/scrimmage/input.hpp>

namespace thrum::scrimmage {

/// A man who may move on, and where one segment may take him.
struct Reach {
    ManId man{};
    int left = 0;  ///< squares: of his speed and of the turn, whichever is less
    std::vector<Square> squares{};
    bool operator==(const Reach&) const = default;
};

/// What the game waits for (D40).
struct Prompt {
    Awaits kind = Awaits::Over;
    Phase phase = Phase::GameOver;
    Side side = Side::Home;             ///< whose window it is
    bool bothSides = false;             ///< either coach may answer (start, next play)
    std::vector<DecisionKind> wants{};  ///< decisions allowed for `side`
    std::vector<ManId> men{};           ///< to be placed
    std::vector<Label> runners{};       ///< who may be called
    std::vector<int> zones{};           ///< to be called, or lit up for the throw
    std::vector<Reach> moves{};         ///< complete: every segment that `check` takes
    int turn = 0;
    int allotment = 0;
    int squaresLeft = 0;
    std::optional<ChanceKind> chance{};
    int low = 0;                            ///< of the draw
    int high = 0;                           ///< of the draw
    std::vector<RuleViolation> problems{};  ///< of the line-up as it stands (SCR-L8)
    bool operator==(const Prompt&) const = default;
};

}  // namespace thrum::scrimmage
