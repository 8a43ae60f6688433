#pragma once

#include <thrum/games/game.hpp>
#include <thrum/rules/solitaire/coach.hpp>
#include <thrum/rules/solitaire/fields.hpp>
#include <thrum/rules/solitaire/score_book.hpp>
#include <thrum/rules/solitaire/told.hpp>

#include <array>
#include <span>

namespace thrum::games {

/// The Solitaire Coach's game.
struct Solitaire {
    using Config = solitaire::GameConfig;
    using State = solitaire::State;
    using Input = solitaire::Input;
    using Event = solitaire::Event;
    using Step = solitaire::Step;
    using Prompt = solitaire::Prompt;
    using Names = solitaire::StateNamer;
    using Rules = solitaire::RulesData;
    using Data = solitaire::Data;
    using Team = solitaire::Team;

    static constexpr std::string_view kId = "solitaire";
    static constexpr std::string_view kTitle = "Solitaire Coach";
    static constexpr std::string_view kClausePrefix = "SOL";
    static constexpr bool kHasBoard = true;
    static constexpr std::array kPeriodKeys{std::string_view{"timing.playsPerQuarter"}};
    using ScoreBook = solitaire::ScoreBook;
    [[nodiscard]] static ManNamed manNamed(const State& state, ManRef man);

    [[nodiscard]] static Expected<Step, RuleViolation> newGame(const Config& config) {
        return solitaire::newGame(config);
    }
    [[nodiscard]] static Prompt prompt(const State& state) { return solitaire::prompt(state); }
    [[nodiscard]] static Expected<Step, RuleViolation> apply(const State& state,
                                                             const Input& input) {
        return solitaire::apply(state, input);
    }
    [[nodiscard]] static std::optional<RuleViolation> check(const State& state,
                                                            const Input& input) {
        return solitaire::check(state, input);
    }
    [[nodiscard]] static std::optional<StateProblem> validate(const State& state) {
        return solitaire::validate(state);
    }
    /// Nobody knows the second at which the ball comes loose (SOL-RUN-4).
    [[nodiscard]] static State observe(const State& state, Eyes /*eyes*/) {
        return solitaire::observed(state);
    }
    [[nodiscard]] static std::uint64_t digest(const State& state) {
        return solitaire::digest(state);
    }
    [[nodiscard]] static solitaire::RunJudge makeJudge(const State& state) {
        return solitaire::makeJudge(state);
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
    [[nodiscard]] static std::optional<Side> sideOf(const Input& input, const Prompt& prompt);
    /// No window of this game waits for both.
    [[nodiscard]] static bool awaitsSide(const State& state, Side side);
    [[nodiscard]] static std::optional<ChanceRequest> chance(const State& state,
                                                             const Prompt& prompt);
    [[nodiscard]] static Input fell(const State& state,
                                    const Prompt& prompt,
                                    const ChanceOutcome& outcome);
    [[nodiscard]] static Window windowOf(const State& state, const Prompt& prompt);
    [[nodiscard]] static bool startsPlay(const State& before, const State& after);
    [[nodiscard]] static UndoScope undoScope(const State& state);
    [[nodiscard]] static bool mayChangeInWindow(const Input& input);
    /// What was covered is told; before that a take-back would only draw it anew.
    [[nodiscard]] static bool reveals(const Event& event);
    [[nodiscard]] static RuleViolation undoRefused();
    [[nodiscard]] static RuleViolation notNow();
    [[nodiscard]] static int nominalMs(const Input& input);
    static void setMs(Input& input, int ms);
    /// The book has no coaches' clocks.
    [[nodiscard]] static std::optional<Input> expiryInstead(const Prompt& /*prompt*/,
                                                            const Input& /*late*/) {
        return std::nullopt;
    }

    [[nodiscard]] static Names namesIn(const State& state) { return Names{state}; }
    [[nodiscard]] static State recordNames(const State& state) {
        return solitaire::recordNames(state.teams);
    }
    static void write(const State& state, FieldSink& to) { solitaire::write(state, to); }
    static void write(const Prompt& prompt, const State& state, FieldSink& to) {
        solitaire::write(prompt, state, to);
    }
    static void write(const Input& input, FieldSink& to, const Names& names) {
        solitaire::write(input, to, names);
    }
    static void write(const Event& event, FieldSink& to, const Names& names) {
        solitaire::write(event, to, names);
    }
    [[nodiscard]] static State readState(const FieldSource& at) { return solitaire::readState(at); }
    [[nodiscard]] static Input readInput(const FieldSource& at, const State& state) {
        return solitaire::readInput(at, state);
    }
    [[nodiscard]] static Event readEvent(const FieldSource& at, const Namer& names) {
        return solitaire::readEvent(at, names);
    }
    [[nodiscard]] static std::vector<std::string_view> voidedBy(const FieldSource& patch) {
        return solitaire::voidedBy(patch);
    }
    [[nodiscard]] static State readPatched(const FieldSource& whole, const FieldSource& patch) {
        return solitaire::readPatched(whole, patch);
    }
    [[nodiscard]] static LoadError problemInFile(const State& state, const StateProblem& problem) {
        return solitaire::problemInFile(state, problem);
    }

    [[nodiscard]] static Rules readRules(const FieldSource& at) { return solitaire::readRules(at); }
    static void write(const Rules& rules, FieldSink& to) { solitaire::write(rules, to); }
    [[nodiscard]] static RuleViolation rulesRefused(const LoadError& error) {
        return solitaire::rulesRefused(error);
    }
    /// The rules file is all.
    [[nodiscard]] static std::span<const std::string_view> dataFiles() { return {}; }
    [[nodiscard]] static Data readData(std::span<const FieldSource> /*sources*/) { return {}; }
    static void write(const Data& data, FieldSink& to);
    [[nodiscard]] static Team readTeam(const FieldSource& at) { return solitaire::readTeam(at); }
    static void write(const Team& team, FieldSink& to) { solitaire::write(team, to); }
    /// "plays_per_quarter": 10 to 20; "levels": how well the computers of both sides shoot.
    static void readOptions(FieldObject& options, Config& config);
    static void writeOptions(const Config& config, FieldSink& to);
    [[nodiscard]] static Config config(const State& state);
    [[nodiscard]] static LogMoment logMoment(const State& state);

    [[nodiscard]] static Input bookDecision(
        const State& seen, const Prompt& prompt, Side side, std::uint64_t bits, int attempt) {
        return solitaire::bookDecision(seen, prompt, side, bits, attempt);
    }
    [[nodiscard]] static Input randomDecision(
        const State& seen, const Prompt& prompt, Side side, std::uint64_t bits, int attempt) {
        return solitaire::randomDecision(seen, prompt, side, bits, attempt);
    }
    [[nodiscard]] static State guess(const State& seen, Side side, std::uint64_t bits);

    [[nodiscard]] static std::vector<Sentence> told(std::span<const Event> events,
                                                    const State& after) {
        return solitaire::told(events, after);
    }
};

}  // namespace thrum::games
