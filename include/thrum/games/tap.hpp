#pragma once

#include <thrum/games/game.hpp>
#include <thrum/rules/tap/fields.hpp>
#include <thrum/rules/tap/score_book.hpp>

namespace thrum::games {

/// Tudor Advanced Play.
struct Tap {
    using Config = tap::GameConfig;
    using State = tap::State;
    using Input = tap::Input;
    using Event = tap::Event;
    using Step = tap::Step;
    using Prompt = tap::Prompt;
    using Names = tap::StateNamer;
    using Rules = tap::RulesData;
    using ScoreBook = tap::ScoreBook;

    static constexpr std::string_view kId = "tap";
    static constexpr std::string_view kTitle = "TAP";
    static constexpr std::string_view kClausePrefix = "TAP";
    static constexpr bool kHasBoard = true;

    [[nodiscard]] static Expected<Step, RuleViolation> newGame(const Config& config) {
        return tap::newGame(config);
    }
    [[nodiscard]] static Prompt prompt(const State& state) { return tap::prompt(state); }
    [[nodiscard]] static Expected<Step, RuleViolation> apply(const State& state,
                                                             const Input& input) {
        return tap::apply(state, input);
    }
    [[nodiscard]] static std::optional<RuleViolation> check(const State& state,
                                                            const Input& input) {
        return tap::check(state, input);
    }
    [[nodiscard]] static std::optional<StateProblem> validate(const State& state) {
        return tap::validate(state);
    }
    /// Nothing is sealed: whoever looks sees all (D48).
    [[nodiscard]] static State observe(const State& state, Eyes /*eyes*/) { return state; }
    [[nodiscard]] static std::uint64_t digest(const State& state) { return tap::digest(state); }
    [[nodiscard]] static tap::RunJudge makeJudge(const State& state) {
        return tap::makeJudge(state);
    }
    [[nodiscard]] static const SegmentRequest* request(const Prompt& prompt) {
        return prompt.request ? &*prompt.request : nullptr;
    }
    [[nodiscard]] static int ticksPerSecond(const State& state) {
        return state.board.ticksPerSecond;
    }
    [[nodiscard]] static Awaits awaits(const Prompt& prompt);
    [[nodiscard]] static Facts facts(const State& state, const Prompt& prompt);
    [[nodiscard]] static InputKind kindOf(const Input& input);
    /// Whose input it is; nothing for chance, runs and expiries.
    [[nodiscard]] static std::optional<Side> sideOf(const Input& input, const Prompt& prompt);
    /// Where either coach may answer: whether this one still has to.
    [[nodiscard]] static bool awaitsSide(const State& state, Side side);
    /// Clauses: TAP-RN-1, RN-2.
    [[nodiscard]] static std::optional<ChanceRequest> chance(const State& state,
                                                             const Prompt& prompt);
    [[nodiscard]] static Input fell(const State& state,
                                    const Prompt& prompt,
                                    const ChanceOutcome& outcome);
    [[nodiscard]] static Window windowOf(const State& state, const Prompt& prompt);
    /// The step led from one play into the next.
    [[nodiscard]] static bool startsPlay(const State& before, const State& after);
    [[nodiscard]] static UndoScope undoScope(const State& state);
    /// In a mode without undo: what may be changed inside its own window all the same.
    [[nodiscard]] static bool mayChangeInWindow(const Input& input);
    /// Take-backs of solitaire go past dice and coins, which then fall anew (TAP-MD-9, D51).
    [[nodiscard]] static bool reveals(const Event& /*event*/) { return false; }
    /// A take-back gives nobody his time back: the state it leads to with the clocks of the one
    /// that was left, as far as they are the same. Clauses: TAP-TM-1, GL-2, SW-6.
    [[nodiscard]] static State clocksStand(const State& left, State back);
    /// Clause: TAP-MD-9.
    [[nodiscard]] static RuleViolation undoRefused();
    /// Clause: TAP-GN-3.
    [[nodiscard]] static RuleViolation notNow();
    /// The milliseconds a seat that is no person reports for such a decision (D16).
    [[nodiscard]] static int nominalMs(const Input& input);
    /// The expiry that is due instead of a decision that comes too late (D17).
    [[nodiscard]] static std::optional<Input> expiryInstead(const Prompt& prompt,
                                                            const Input& late);
    static void setMs(Input& input, int ms);

    // --- as documents

    [[nodiscard]] static Names namesIn(const State& state) { return Names{state}; }
    [[nodiscard]] static State recordNames(const State& state) {
        return tap::recordNames(state.teams);
    }
    static void write(const State& state, FieldSink& to) { tap::write(state, to); }
    static void write(const Prompt& prompt, const State& state, FieldSink& to) {
        tap::write(prompt, state, to);
    }
    static void write(const Input& input, FieldSink& to, const Names& names) {
        tap::write(input, to, names);
    }
    static void write(const Event& event, FieldSink& to, const Namer& names) {
        tap::write(event, to, names);
    }
    [[nodiscard]] static State readState(const FieldSource& at) { return tap::readState(at); }
    /// @param boards  what choose_board may name
    [[nodiscard]] static Input readInput(const FieldSource& at,
                                         const State& state,
                                         std::span<const tap::Board> boards = {}) {
        return tap::readInput(at, state, boards);
    }
    [[nodiscard]] static Event readEvent(const FieldSource& at, const Namer& names) {
        return tap::readEvent(at, names);
    }
    [[nodiscard]] static std::vector<std::string_view> voidedBy(const FieldSource& patch) {
        return tap::voidedBy(patch);
    }
    /// @param boards  what "board" may name
    [[nodiscard]] static State readPatched(const FieldSource& whole,
                                           const FieldSource& patch,
                                           std::span<const tap::Board> boards = {}) {
        return tap::readPatched(whole, patch, boards);
    }
    [[nodiscard]] static LoadError problemInFile(const State& state, const StateProblem& problem) {
        return tap::problemInFile(state, problem);
    }
};

}  // namespace thrum::games
