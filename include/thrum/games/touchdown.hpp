#pragma once

#include <thrum/games/game.hpp>
#include <thrum/rules/touchdown/coach.hpp>
#include <thrum/rules/touchdown/fields.hpp>
#include <thrum/rules/touchdown/score_book.hpp>

#include <array>

namespace thrum::games {

/// Touchdown-A-Minute: football with twelve dice.
struct Touchdown {
    using Config = touchdown::GameConfig;
    using Rules = touchdown::RulesData;
    using Data = touchdown::Data;
    using Team = touchdown::Team;
    using State = touchdown::State;
    using Input = touchdown::Input;
    using Event = touchdown::Event;
    using Step = touchdown::Step;
    using Prompt = touchdown::Prompt;
    using Names = NoNames;
    using ScoreBook = touchdown::ScoreBook;

    static constexpr std::string_view kId = "touchdown";
    static constexpr std::string_view kTitle = "Touchdown-A-Minute";
    static constexpr std::string_view kClausePrefix = "TDM";
    static constexpr bool kHasBoard = false;
    static constexpr std::array<std::string_view, 1> kPeriodKeys{"playsPerQuarter"};
    static constexpr int kHighestLevel = 5;

    [[nodiscard]] static Expected<Step, RuleViolation> newGame(const Config& config) {
        return touchdown::newGame(config);
    }
    [[nodiscard]] static Prompt prompt(const State& state) { return touchdown::prompt(state); }
    [[nodiscard]] static Expected<Step, RuleViolation> apply(const State& state,
                                                             const Input& input) {
        return touchdown::apply(state, input);
    }
    [[nodiscard]] static std::optional<RuleViolation> check(const State& state,
                                                            const Input& input) {
        return touchdown::check(state, input);
    }
    [[nodiscard]] static std::optional<StateProblem> validate(const State& state) {
        return touchdown::validate(state);
    }
    /// Strengths before both are shown, and the call of the offense before the defense has called.
    [[nodiscard]] static State observe(const State& state, Eyes eyes);
    [[nodiscard]] static std::uint64_t digest(const State& state) {
        return touchdown::digest(state);
    }
    [[nodiscard]] static Awaits awaits(const Prompt& prompt);
    [[nodiscard]] static Facts facts(const State& state, const Prompt& prompt);
    [[nodiscard]] static InputKind kindOf(const Input& input);
    [[nodiscard]] static std::optional<Side> sideOf(const Input& input, const Prompt& prompt);
    [[nodiscard]] static bool awaitsSide(const State& state, Side side);
    [[nodiscard]] static std::optional<ChanceRequest> chance(const State& state,
                                                             const Prompt& prompt);
    [[nodiscard]] static Input fell(const State& state,
                                    const Prompt& prompt,
                                    const ChanceOutcome& outcome);
    [[nodiscard]] static Window windowOf(const State& state, const Prompt& prompt);
    [[nodiscard]] static bool startsPlay(const State& before, const State& after);
    /// Free in solitaire, agreed in hot-seat, none in tournament (D51, D92).
    [[nodiscard]] static UndoScope undoScope(const State& state);
    /// A confirmed call stays (TDM-4.1).
    [[nodiscard]] static bool mayChangeInWindow(const Input& /*input*/) { return false; }
    /// Dice, coins, both calls, both strengths.
    [[nodiscard]] static bool reveals(const Event& event);
    [[nodiscard]] static RuleViolation undoRefused();
    [[nodiscard]] static RuleViolation notNow() { return touchdown::notNow(); }
    [[nodiscard]] static int nominalMs(const Input& input);
    /// The book has no clocks.
    [[nodiscard]] static std::optional<Input> expiryInstead(const Prompt& /*prompt*/,
                                                            const Input& /*late*/) {
        return std::nullopt;
    }
    static void setMs(Input& input, int ms);

    // --- as documents

    [[nodiscard]] static Names namesIn(const State& /*state*/) { return {}; }
    [[nodiscard]] static State recordNames(const State& state);
    static void write(const State& state, FieldSink& to) { touchdown::write(state, to); }
    static void write(const Prompt& prompt, const State& /*state*/, FieldSink& to) {
        touchdown::write(prompt, to);
    }
    static void write(const Input& input, FieldSink& to, const Names& /*names*/) {
        touchdown::write(input, to);
    }
    static void write(const Event& event, FieldSink& to, const Namer& /*names*/) {
        touchdown::write(event, to);
    }
    [[nodiscard]] static State readState(const FieldSource& at) { return touchdown::readState(at); }
    [[nodiscard]] static Input readInput(const FieldSource& at, const State& state) {
        return touchdown::readInput(at, state);
    }
    [[nodiscard]] static Event readEvent(const FieldSource& at, const Namer& /*names*/) {
        return touchdown::readEvent(at);
    }
    [[nodiscard]] static std::vector<std::string_view> voidedBy(const FieldSource& patch) {
        return touchdown::voidedBy(patch);
    }
    [[nodiscard]] static State readPatched(const FieldSource& whole, const FieldSource& patch) {
        return touchdown::readPatched(whole, patch);
    }
    [[nodiscard]] static LoadError problemInFile(const State& state, const StateProblem& problem);

    // --- how it is begun

    [[nodiscard]] static Rules readRules(const FieldSource& at) { return touchdown::readRules(at); }
    static void write(const Rules& rules, FieldSink& to) { touchdown::write(rules, to); }
    [[nodiscard]] static RuleViolation rulesRefused(const LoadError& error) {
        return touchdown::rulesRefused(error);
    }
    [[nodiscard]] static std::span<const std::string_view> dataFiles() { return {}; }
    [[nodiscard]] static Data readData(std::span<const FieldSource> files) {
        return touchdown::readData(files);
    }
    static void write(const Data& data, FieldSink& to) { touchdown::write(data, to); }
    [[nodiscard]] static Team readTeam(const FieldSource& at) { return touchdown::readTeam(at); }
    static void write(const Team& team, FieldSink& to) { touchdown::write(team, to); }
    /// "auto_cancel": nobody is asked which results go.
    static void readOptions(FieldObject& options, Config& config);
    static void writeOptions(const Config& config, FieldSink& to);
    [[nodiscard]] static Config config(const State& state);
    [[nodiscard]] static LogMoment logMoment(const State& state);

    // --- coaches and words

    [[nodiscard]] static Input bookDecision(
        const State& seen, const Prompt& prompt, Side side, std::uint64_t bits, int attempt);
    [[nodiscard]] static Input randomDecision(
        const State& seen, const Prompt& prompt, Side side, std::uint64_t bits, int attempt);
    [[nodiscard]] static State guess(const State& seen, Side side, std::uint64_t bits) {
        return touchdown::guess(seen, side, bits);
    }
    [[nodiscard]] static std::vector<Sentence> told(std::span<const Event> events,
                                                    const State& state);
};

}  // namespace thrum::games
