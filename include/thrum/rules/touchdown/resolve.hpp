#pragma once

#include <thrum/rules/touchdown/rules_data.hpp>

#include <span>
#include <string>
#include <vector>

/// What a roll comes to, without a game around it. Chapters 5 to 9.
namespace thrum::touchdown {

/// A roll as a running play, a pass or a run back reads it.
struct Reading {
    bool passing = false;
    std::vector<Result> gains{};  ///< the GN or CP, in the order they show
    int cancelers = 0;            ///< TK on a run, BP and SK on a pass
    int turnovers = 0;            ///< FM on a run, IN on a pass
    int sacks = 0;                ///< SK on a pass
    int red = 0;                  ///< of all results, the ignored ones too
    int blue = 0;
};
/// @param results  every result that shows; those that do not matter are ignored (TDM-4.4)
[[nodiscard]] Reading readingOf(const RulesData& rules,
                                std::span<const Result> results,
                                bool passing);
/// The same of results as text.
[[nodiscard]] Reading readingOf(const RulesData& rules,
                                const std::vector<std::string>& results,
                                bool passing);

/// Fumbled or intercepted: asked before anything is canceled. Clauses: TDM-8.1, TDM-9.1.
[[nodiscard]] bool isTurnover(const Reading& reading);
/// How many gains have to be canceled. Clauses: TDM-5.2, TDM-6.2, TDM-6.5.
[[nodiscard]] int cancelsDue(const Reading& reading);
/// Clauses: TDM-5.3, TDM-6.3, chapter 7.
[[nodiscard]] int totalYards(const RulesData& rules, std::span<const Result> kept);

/// The smallest and largest total that canceling can leave, and which gains go for it.
struct Cancels {
    std::vector<Result> forLeast{};
    std::vector<Result> forMost{};
    int least = 0;
    int most = 0;
    [[nodiscard]] bool matters() const { return least != most; }
};
[[nodiscard]] Cancels cancelsOf(const RulesData& rules, const Reading& reading);
/// The gains that stay when these go; each entry of `canceled` takes one gain like it.
[[nodiscard]] std::vector<Result> without(const Reading& reading, std::span<const Result> canceled);

enum class OutcomeKind : std::uint8_t { Run, Completion, Incomplete, Sack, Fumble, Interception };
[[nodiscard]] std::span<const EnumName<OutcomeKind>> namesOf(OutcomeKind);

struct Outcome {
    OutcomeKind kind = OutcomeKind::Run;
    int yards = 0;           ///< gained; of a turnover: downfield of the line to its spot
    bool automatic = false;  ///< a turnover that is a touchdown at once (TDM-8.5, TDM-9.4)
    bool operator==(const Outcome&) const = default;
};
/// @param canceled  as many gains as cancelsDue says
[[nodiscard]] Outcome outcomeOf(const RulesData& rules,
                                const Reading& reading,
                                std::span<const Result> canceled);
/// With the cancels that are best for the defense.
[[nodiscard]] Outcome leastOutcome(const RulesData& rules, const Reading& reading);

[[nodiscard]] inline bool isTurnover(OutcomeKind kind) {
    return kind == OutcomeKind::Fumble || kind == OutcomeKind::Interception;
}

}  // namespace thrum::touchdown
