#pragma once

#include <thrum/games/game.hpp>
#include <thrum/rules/race/fields.hpp>

namespace thrum::games {

/// The coin-toss race of two covered numbers.
struct Race {
    using Config = race::GameConfig;
    using Rules = race::RulesData;
    using Data = race::Data;
    using Team = race::Team;
    using State = race::State;
    using Input = race::Input;
    using Event = race::Event;
    using Step = race::Step;
    using Prompt = race::Prompt;
    using Names = NoNames;

    static constexpr std::string_view kId = "race";
    static constexpr std::string_view kTitle = "Race";
    static constexpr std::string_view kClausePrefix = "RAC";
    static constexpr bool kHasBoard = false;

    // --- the rules (Playable)

    [[nodiscard]] static Prompt prompt(const State& state) { return race::prompt(state); }
    [[nodiscard]] static std::optional<RuleViolation> check(const State& state,
                                                            const Input& input) {
        return race::check(state, input);
    }
    [[nodiscard]] static Expected<Step, RuleViolation> apply(const State& state,
                                                             const Input& input) {
        return race::apply(state, input);
    }
    [[nodiscard]] static std::optional<StateProblem> validate(const State& state) {
        return race::validate(state);
    }
    [[nodiscard]] static std::uint64_t digest(const State& state) { return race::digest(state); }
    [[nodiscard]] static State observe(const State& state, Eyes eyes) {
        return race::observe(state, eyes);
    }
    [[nodiscard]] static Awaits awaits(const Prompt& prompt);
    [[nodiscard]] static Facts facts(const State& state, const Prompt& prompt);
    [[nodiscard]] static InputKind kindOf(const Input& input);
    [[nodiscard]] static std::optional<Side> sideOf(const Input& input, const Prompt& prompt);
    [[nodiscard]] static bool awaitsSide(const State& state, Side side) {
        return race::prompt(state).side == side;
    }
    [[nodiscard]] static std::optional<ChanceRequest> chance(const State& /*state*/,
                                                             const Prompt& prompt) {
        return prompt.chance;
    }
    [[nodiscard]] static Input fell(const State& state,
                                    const Prompt& prompt,
                                    const ChanceOutcome& outcome);
    [[nodiscard]] static Window windowOf(const State& state, const Prompt& prompt);
    [[nodiscard]] static bool startsPlay(const State& before, const State& after) {
        return before.round != after.round;
    }
    /// Clause: RAC-6.
    [[nodiscard]] static UndoScope undoScope(const State& state);
    /// What is written stands (RAC-2).
    [[nodiscard]] static bool mayChangeInWindow(const Input& /*input*/) { return false; }
    [[nodiscard]] static bool reveals(const Event& event);
    [[nodiscard]] static RuleViolation undoRefused();
    [[nodiscard]] static RuleViolation notNow();
    [[nodiscard]] static int nominalMs(const Input& input);
    static void setMs(Input& input, int ms);
    /// Clause: RAC-5.
    [[nodiscard]] static std::optional<Input> expiryInstead(const Prompt& prompt,
                                                            const Input& late);

    // --- as documents (Written)

    [[nodiscard]] static Names namesIn(const State& /*state*/) { return {}; }
    [[nodiscard]] static State recordNames(const State& state);
    static void write(const State& state, FieldSink& to) { race::write(state, to); }
    static void write(const Prompt& prompt, const State& /*state*/, FieldSink& to) {
        race::write(prompt, to);
    }
    static void write(const Input& input, FieldSink& to, const Names& /*names*/) {
        race::write(input, to);
    }
    static void write(const Event& event, FieldSink& to, const Names& /*names*/) {
        race::write(event, to);
    }
    [[nodiscard]] static State readState(const FieldSource& at) { return race::readState(at); }
    [[nodiscard]] static Input readInput(const FieldSource& at, const State& /*state*/) {
        return race::readInput(at);
    }
    [[nodiscard]] static Event readEvent(const FieldSource& at, const Names& /*names*/) {
        return race::readEvent(at);
    }
    [[nodiscard]] static std::vector<std::string_view> voidedBy(const FieldSource& patch) {
        return race::voidedBy(patch);
    }
    [[nodiscard]] static State readPatched(const FieldSource& whole, const FieldSource& /*patch*/) {
        return race::readState(whole);
    }
    [[nodiscard]] static LoadError problemInFile(const State& /*state*/,
                                                 const StateProblem& problem) {
        return {{}, problem.pointer, problem.reason};
    }

    // --- its beginning and its book (Begun)

    [[nodiscard]] static Expected<Step, RuleViolation> newGame(const Config& config) {
        return race::newGame(config);
    }
    [[nodiscard]] static Rules readRules(const FieldSource& at) { return race::readRules(at); }
    static void write(const Rules& rules, FieldSink& to) { race::write(rules, to); }
    /// Clause: RAC-7.
    [[nodiscard]] static RuleViolation rulesRefused(const LoadError& error);
    [[nodiscard]] static std::span<const std::string_view> dataFiles() { return {}; }
    [[nodiscard]] static Data readData(std::span<const FieldSource> /*files*/) { return {}; }
    static void write(const Data& data, FieldSink& to);
    [[nodiscard]] static Team readTeam(const FieldSource& at) { return race::readTeam(at); }
    static void write(const Team& team, FieldSink& to) { race::write(team, to); }
    static void readOptions(FieldObject& /*options*/, Config& /*mine*/) {}
    static void writeOptions(const Config& /*config*/, FieldSink& /*to*/) {}
    [[nodiscard]] static Config config(const State& state);
    [[nodiscard]] static LogMoment logMoment(const State& state);

    // --- somebody to play against (Coached)

    [[nodiscard]] static Input bookDecision(const State& seen,
                                            const Prompt& /*prompt*/,
                                            Side side,
                                            std::uint64_t bits,
                                            int /*attempt*/) {
        return race::bookDecision(seen, side, bits);
    }
    [[nodiscard]] static Input randomDecision(const State& seen,
                                              const Prompt& /*prompt*/,
                                              Side side,
                                              std::uint64_t bits,
                                              int /*attempt*/) {
        return race::randomDecision(seen, side, bits);
    }
    [[nodiscard]] static State guess(const State& seen, Side /*side*/, std::uint64_t bits) {
        return race::guess(seen, bits);
    }

    // --- in sentences (Telling)

    [[nodiscard]] static std::vector<Sentence> told(std::span<const Event> events,
                                                    const State& state) {
        return race::told(events, state);
    }
};

}  // namespace thrum::games
