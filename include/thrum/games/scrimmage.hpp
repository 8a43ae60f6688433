#pragma once

#include <thrum/games/game.hpp>
#include <thrum/rules/scrimmage/coach.hpp>
#include <thrum/rules/scrimmage/fields.hpp>
#include <thrum/rules/scrimmage/score_book.hpp>
#include <thrum/rules/scrimmage/told.hpp>

namespace thrum::games {

/// SCRIMMAGE: eleven a side on a grid, a hidden call, turns of a few squares.
struct Scrimmage {
    using Config = scrimmage::GameConfig;
    using Rules = scrimmage::RulesData;
    using Data = scrimmage::Data;
    using Team = scrimmage::Team;
    using State = scrimmage::State;
    using Input = scrimmage::Input;
    using Event = scrimmage::Event;
    using Step = scrimmage::Step;
    using Prompt = scrimmage::Prompt;
    using Names = scrimmage::ManNamer;
    using ScoreBook = scrimmage::ScoreBook;

    static constexpr std::string_view kId = "scrimmage";
    static constexpr std::string_view kTitle = "SCRIMMAGE";
    static constexpr std::string_view kClausePrefix = "SCR";
    static constexpr bool kHasBoard = false;
    static constexpr int kHighestLevel = 5;
    /// From level 2 on.
    static constexpr bool kCoachesTryPlays = true;

    [[nodiscard]] static Expected<Step, RuleViolation> newGame(const Config& config) {
        return scrimmage::newGame(config);
    }
    [[nodiscard]] static Prompt prompt(const State& state) { return scrimmage::prompt(state); }
    [[nodiscard]] static Expected<Step, RuleViolation> apply(const State& state,
                                                             const Input& input) {
        return scrimmage::apply(state, input);
    }
    [[nodiscard]] static std::optional<RuleViolation> check(const State& state,
                                                            const Input& input) {
        return scrimmage::check(state, input);
    }
    [[nodiscard]] static std::optional<StateProblem> validate(const State& state) {
        return scrimmage::validate(state);
    }
    [[nodiscard]] static State observe(const State& state, Eyes eyes);
    [[nodiscard]] static std::uint64_t digest(const State& state) {
        return scrimmage::digest(state);
    }
    [[nodiscard]] static Awaits awaits(const Prompt& prompt) { return prompt.kind; }
    [[nodiscard]] static Facts facts(const State& state, const Prompt& prompt);
    [[nodiscard]] static InputKind kindOf(const Input& input);
    [[nodiscard]] static std::optional<Side> sideOf(const Input& input, const Prompt& prompt);
    /// Start and next play wait for one press, whoever makes it.
    [[nodiscard]] static bool awaitsSide(const State& /*state*/, Side /*side*/) { return true; }
    /// Clauses: SCR-R1 to R7. Nobody rolls: all of it is drawn by the program.
    [[nodiscard]] static std::optional<ChanceRequest> chance(const State& state,
                                                             const Prompt& prompt);
    [[nodiscard]] static Input fell(const State& state,
                                    const Prompt& prompt,
                                    const ChanceOutcome& outcome);
    [[nodiscard]] static Window windowOf(const State& state, const Prompt& prompt);
    [[nodiscard]] static bool startsPlay(const State& before, const State& after) {
        return before.play != after.play;
    }
    /// Clause: SCR-M9 (RES-16).
    [[nodiscard]] static UndoScope undoScope(const State& /*state*/) { return UndoScope::None; }
    /// A line-up is changed by placing again.
    [[nodiscard]] static bool mayChangeInWindow(const Input& /*input*/) { return false; }
    [[nodiscard]] static bool reveals(const Event& event);
    [[nodiscard]] static RuleViolation undoRefused();
    [[nodiscard]] static RuleViolation notNow();
    [[nodiscard]] static int nominalMs(const Input& input);
    [[nodiscard]] static std::optional<Input> expiryInstead(const Prompt& /*prompt*/,
                                                            const Input& /*late*/) {
        return std::nullopt;  // the book has no clocks
    }
    static void setMs(Input& input, int ms);

    // --- as documents

    [[nodiscard]] static Names namesIn(const State& state) { return Names{state.offense}; }
    /// Men are called by side and label, whatever goes on.
    [[nodiscard]] static State recordNames(const State& /*state*/) { return {}; }
    /// A man is called by what is drawn on him.
    [[nodiscard]] static ManNamed manNamed(const State& /*state*/, ManRef man) {
        const std::string label{nameOf(static_cast<scrimmage::Label>(man.index))};
        return {label, {}, label};
    }
    static void write(const State& state, FieldSink& to) { scrimmage::write(state, to); }
    static void write(const Prompt& prompt, const State& state, FieldSink& to) {
        scrimmage::write(prompt, state, to);
    }
    static void write(const Input& input, FieldSink& to, const Names& names) {
        scrimmage::write(input, to, names);
    }
    static void write(const Event& event, FieldSink& to, const Namer& names) {
        scrimmage::write(event, to, names);
    }
    static void write(const Rules& rules, FieldSink& to) { scrimmage::write(rules, to); }
    static void write(const Data& /*data*/, FieldSink& to) {
        to.beginObject();
        to.endObject();
    }
    static void write(const Team& team, FieldSink& to) { scrimmage::write(team, to); }
    [[nodiscard]] static State readState(const FieldSource& at) { return scrimmage::readState(at); }
    [[nodiscard]] static Input readInput(const FieldSource& at, const State& state) {
        return scrimmage::readInput(at, state);
    }
    [[nodiscard]] static Event readEvent(const FieldSource& at, const Namer& names) {
        return scrimmage::readEvent(at, names);
    }
    [[nodiscard]] static std::vector<std::string_view> voidedBy(const FieldSource& patch) {
        return scrimmage::voidedBy(patch);
    }
    [[nodiscard]] static State readPatched(const FieldSource& whole, const FieldSource& patch) {
        return scrimmage::readPatched(whole, patch);
    }
    [[nodiscard]] static LoadError problemInFile(const State& /*state*/,
                                                 const StateProblem& problem) {
        return scrimmage::problemInFile(problem);
    }

    // --- how a game is begun

    [[nodiscard]] static Rules readRules(const FieldSource& at) { return scrimmage::readRules(at); }
    [[nodiscard]] static RuleViolation rulesRefused(const LoadError& error) {
        return scrimmage::rulesRefused(error);
    }
    [[nodiscard]] static std::span<const std::string_view> dataFiles() { return {}; }
    [[nodiscard]] static Data readData(std::span<const FieldSource> /*sources*/) { return {}; }
    [[nodiscard]] static Team readTeam(const FieldSource& at) { return scrimmage::readTeam(at); }
    static void readOptions(FieldObject& options, Config& config) {
        scrimmage::readOptions(options, config);
    }
    static void writeOptions(const Config& config, FieldSink& to) {
        scrimmage::writeOptions(config, to);
    }
    [[nodiscard]] static Config config(const State& state);
    [[nodiscard]] static LogMoment logMoment(const State& state) {
        return {.period = 1, .play = state.play};
    }

    // --- words and coaches

    [[nodiscard]] static std::vector<Sentence> told(std::span<const Event> events,
                                                    const State& state) {
        return scrimmage::sentencesOf(events, state);
    }
    [[nodiscard]] static Input bookDecision(
        const State& seen, const Prompt& prompt, Side side, std::uint64_t bits, int attempt) {
        return scrimmage::beginnerDecision(seen, prompt, side, bits, attempt);
    }
    [[nodiscard]] static Input randomDecision(
        const State& seen, const Prompt& prompt, Side side, std::uint64_t bits, int attempt) {
        return scrimmage::randomDecision(seen, prompt, side, bits, attempt);
    }
    [[nodiscard]] static State guess(const State& seen, Side side, std::uint64_t bits) {
        return scrimmage::guess(seen, side, bits);
    }
};

}  // namespace thrum::games
