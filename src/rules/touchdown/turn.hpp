#pragma once

#include <thrum/rules/clause.hpp>
#include <thrum/rules/touchdown/game.hpp>

#include <optional>
#include <string_view>

// One input being worked on, and what the chapters share while they do.
namespace thrum::touchdown {

using Refusal = std::optional<RuleViolation>;

/// The next state as it grows, and the events that led there. A refusal throws the turn away.
struct Turn {
    State s;
    std::vector<Event> events{};

    Event& emit(EventKind kind, std::string_view clause, std::optional<Side> side = std::nullopt);
    [[nodiscard]] const RulesData& rules() const { return *s.rules; }
};

/// A refusal with the book's error code.
[[nodiscard]] RuleViolation refusal(std::string_view clause,
                                    std::string_view code,
                                    std::string_view text,
                                    TextArguments args = {});

struct PhaseRow {
    Phase phase = Phase::Over;
    PromptKind kind = PromptKind::Decision;
    void (*describe)(const State&, Prompt&) = nullptr;
    Refusal (*decide)(Turn&, const Decision&, Side) = nullptr;
    void (*chance)(Turn&, const Chance&) = nullptr;
};
[[nodiscard]] const PhaseRow& rowOf(Phase phase);

/// For prompts.
Option& offer(Prompt& prompt, DecisionKind kind);
void wait(Prompt& prompt, std::string_view purpose, std::vector<Draw> draws);
/// One die of the game as a draw, its printed faces on it.
[[nodiscard]] Draw drawOf(const State& state, Die die);
[[nodiscard]] std::vector<Draw> playDice(const State& state);

/// Tells a throw and returns what shows.
std::vector<std::string> throwDice(Turn& turn,
                                   Side side,
                                   std::string_view purpose,
                                   const std::vector<Die>& dice,
                                   const std::vector<int>& faces);
/// Of the four play dice.
std::vector<std::string> throwPlayDice(Turn& turn,
                                       Side side,
                                       std::string_view purpose,
                                       const Chance& chance);
[[nodiscard]] int redOf(const Turn& turn, const std::vector<std::string>& results);
/// The gains a decision cancels, by face or by die. Clause: TDM-5.2, E-TDM-CANCEL.
struct CancelPick {
    Refusal refused{};
    std::vector<Result> gains{};
};
[[nodiscard]] CancelPick pickOf(const Reading& reading,
                                const Decision& decision,
                                const std::vector<Die>& dice,
                                const std::vector<std::string>& results);
void offerCancel(Prompt& prompt, const Reading& reading);
[[nodiscard]] std::vector<std::string> textsOf(const std::vector<Result>& results);

/// Why a decision is refused before it is asked whether this is its moment, under the clauses that
/// have codes of their own.
[[nodiscard]] Refusal refusedByName(const State& state, const Decision& decision, Side side);
[[nodiscard]] std::optional<RuleViolation> strengthRefused(const State& state, Side side);
[[nodiscard]] std::optional<RuleViolation> rerollRefused(const State& state, Side side);

}  // namespace thrum::touchdown
