#pragma once

#include <thrum/rules/tap/game.hpp>

#include <string_view>

/// Every game under the names a match knows it by, so that one session drives them all.
namespace thrum::games {

/// What a prompt waits for.
enum class Awaits : std::uint8_t { Decision, Chance, Run, Over };
enum class InputKind : std::uint8_t { Decision, Time, Chance, Run };

/// How far back a coach may go by himself (D51).
enum class UndoScope : std::uint8_t { Play, Window, None };

/// One coach's open window; equal as long as it stays open.
struct Window {
    int phase = 0;
    int stage = 0;
    Side side = Side::Home;
    bool operator==(const Window&) const = default;
};

/// Tudor Advanced Play.
struct Tap {
    using Config = tap::GameConfig;
    using State = tap::State;
    using Input = tap::Input;
    using Event = tap::Event;
    using Step = tap::Step;
    using Prompt = tap::Prompt;

    static constexpr std::string_view kId = "tap";
    static constexpr std::string_view kTitle = "TAP";
    static constexpr std::string_view kClausePrefix = "TAP";

    [[nodiscard]] static Expected<Step, RuleViolation> newGame(const Config& config) {
        return tap::newGame(config);
    }
    [[nodiscard]] static Prompt prompt(const State& state) { return tap::prompt(state); }
    [[nodiscard]] static Expected<Step, RuleViolation> apply(const State& state,
                                                             const Input& input) {
        return tap::apply(state, input);
    }
    [[nodiscard]] static State observe(const State& state, Side side) {
        return tap::observe(state, side);
    }
    [[nodiscard]] static std::uint64_t digest(const State& state) { return tap::digest(state); }
    [[nodiscard]] static tap::RunJudge makeJudge(const State& state) {
        return tap::makeJudge(state);
    }
    [[nodiscard]] static Awaits awaits(const Prompt& prompt);
    [[nodiscard]] static InputKind kindOf(const Input& input);
    /// Whose input it is; nothing for chance, runs and expiries.
    [[nodiscard]] static std::optional<Side> sideOf(const Input& input, const Prompt& prompt);
    /// Where either coach may answer: whether this one still has to.
    [[nodiscard]] static bool awaitsSide(const State& state, Side side);
    /// The outcome of the awaited dice or coin for these 64 bits. Clauses: TAP-RN-1, RN-2.
    [[nodiscard]] static Input draw(const State& state, const Prompt& prompt, std::uint64_t bits);
    [[nodiscard]] static Window windowOf(const State& state, const Prompt& prompt);
    /// The step led from one play into the next.
    [[nodiscard]] static bool startsPlay(const State& before, const State& after);
    [[nodiscard]] static UndoScope undoScope(const State& state);
    /// In a mode without undo: what may be changed inside its own window all the same.
    [[nodiscard]] static bool mayChangeInWindow(const Input& input);
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
};

}  // namespace thrum::games
