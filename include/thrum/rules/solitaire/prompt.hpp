#pragma once

#include <thrum/rules/solitaire/input.hpp>

namespace thrum::solitaire {

enum class PromptKind : std::uint8_t { Decision, Chance, Run, Over };
[[nodiscard]] std::span<const EnumName<PromptKind>> namesOf(PromptKind);

/// What a decision may hold now. Places are measured when they are offered, so ask `check`.
struct Option {
    DecisionKind decision = DecisionKind::Done;
    std::vector<FigureId> figures{};
    std::vector<Choice> choices{};
    std::optional<ShotKind> shot{};
    bool operator==(const Option&) const = default;
};

/// What the game waits for.
struct Prompt {
    PromptKind kind = PromptKind::Over;
    Phase phase = Phase::Toss;
    Stage stage = Stage::First;
    Side side = Side::Home;
    bool bothSides = false;
    std::vector<DecisionKind> wants{};
    std::vector<DecisionKind> also{};  ///< what the other coach may do now
    std::vector<Option> options{};
    std::optional<ChanceKind> chance{};
    std::optional<SegmentRequest> request{};
    std::vector<FigureId> engaged{};  ///< may not be turned
    std::vector<RuleViolation> problems{};
    bool operator==(const Prompt&) const = default;
};

}  // namespace thrum::solitaire
