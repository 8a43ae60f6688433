#pragma once

#include <thrum/rules/chance.hpp>
#include <thrum/rules/touchdown/input.hpp>

namespace thrum::touchdown {

enum class PromptKind : std::uint8_t { Decision, Chance, Over };
[[nodiscard]] std::span<const EnumName<PromptKind>> namesOf(PromptKind);

/// What a decision may hold now; the lists are complete.
struct Option {
    DecisionKind decision = DecisionKind::Call;
    std::vector<Die> dice{};
    std::vector<Choice> choices{};
    std::vector<std::string> results{};  ///< what a strength adds; what may be canceled
    std::optional<int> count{};          ///< how many of these
    bool operator==(const Option&) const = default;
};

/// What the play comes to as it lies, the defense canceling as suits it best. Step 5.
struct Provisional {
    OutcomeKind kind = OutcomeKind::Run;
    int yards = 0;
    bool operator==(const Provisional&) const = default;
};

struct Prompt {
    PromptKind kind = PromptKind::Over;
    Phase phase = Phase::Over;
    Side side = Side::Home;
    bool bothSides = false;
    std::vector<DecisionKind> wants{};
    std::vector<DecisionKind> also{};  ///< what the other side may do now
    std::vector<Option> options{};
    std::optional<ChanceRequest> chance{};
    std::optional<Provisional> provisional{};
    bool operator==(const Prompt&) const = default;
};

}  // namespace thrum::touchdown
