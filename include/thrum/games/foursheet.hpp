#pragma once

#include <thrum/games/game.hpp>
#include <thrum/rules/foursheet/coach.hpp>
#include <thrum/rules/foursheet/fields.hpp>
#include <thrum/rules/foursheet/score_book.hpp>
#include <thrum/rules/foursheet/told.hpp>

namespace thrum::games {

/// 4SS college football.
struct Foursheet {
    using Config = foursheet::GameConfig;
    using Rules = foursheet::Rules;
    using Data = foursheet::Data;
    using Team = foursheet::Team;
    using State = foursheet::State;
    using Input = foursheet::Input;
    using Event = foursheet::Event;
    using Step = foursheet::Step;
    using Prompt = foursheet::Prompt;
    /// Men have ids of their own; nobody stands on a board.
    using Names = NoNames;
    using ScoreBook = foursheet::ScoreBook;

    static constexpr std::string_view kId = "foursheet";
    static constexpr std::string_view kTitle = "4SS";
    static constexpr std::string_view kClausePrefix = "FSS";
    static constexpr bool kHasBoard = false;
    static constexpr int kHighestLevel = 5;

    /// By the number he wears and the name and id in his team's file.
    [[nodiscard]] static ManNamed manNamed(const State& state, ManRef man);
    [[nodiscard]] static Prompt prompt(const State& state) { return foursheet::prompt(state); }
    [[nodiscard]] static Expected<Step, RuleViolation> apply(const State& state,
                                                             const Input& input) {
        return foursheet::apply(state, input);
    }
    [[nodiscard]] static std::optional<RuleViolation> check(const State& state,
                                                            const Input& input) {
        return foursheet::check(state, input);
    }
    [[nodiscard]] static std::optional<StateProblem> validate(const State& state) {
        return foursheet::validate(state);
    }
    /// The card of the call, a fake and the kind of kickoff are sealed until they are revealed.
    [[nodiscard]] static State observe(const State& state, Eyes eyes);
    [[nodiscard]] static std::uint64_t digest(const State& state) {
        return foursheet::digest(state);
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
    /// Clauses: D51.
    [[nodiscard]] static UndoScope undoScope(const State& state);
    [[nodiscard]] static bool mayChangeInWindow(const Input& /*input*/) { return false; }
    [[nodiscard]] static bool reveals(const Event& event);
    [[nodiscard]] static RuleViolation undoRefused();
    [[nodiscard]] static RuleViolation notNow();
    [[nodiscard]] static int nominalMs(const Input& input);
    static void setMs(Input& input, int ms);
    /// The book has no clocks for coaches.
    [[nodiscard]] static std::optional<Input> expiryInstead(const Prompt& /*prompt*/,
                                                            const Input& /*late*/) {
        return std::nullopt;
    }

    // --- as documents

    [[nodiscard]] static Names namesIn(const State& /*state*/) { return {}; }
    [[nodiscard]] static State recordNames(const State& state);
    static void write(const State& state, FieldSink& to) { foursheet::write(state, to); }
    static void write(const Prompt& prompt, const State& /*state*/, FieldSink& to) {
        foursheet::write(prompt, to);
    }
    static void write(const Input& input, FieldSink& to, const Names& /*names*/) {
        foursheet::write(input, to);
    }
    static void write(const Event& event, FieldSink& to, const Names& /*names*/) {
        foursheet::write(event, to);
    }
    [[nodiscard]] static State readState(const FieldSource& at) { return foursheet::readState(at); }
    [[nodiscard]] static Input readInput(const FieldSource& at, const State& /*state*/) {
        return foursheet::readInput(at);
    }
    [[nodiscard]] static Event readEvent(const FieldSource& at, const Names& /*names*/) {
        return foursheet::readEvent(at);
    }
    [[nodiscard]] static std::vector<std::string_view> voidedBy(const FieldSource& patch) {
        return foursheet::voidedBy(patch);
    }
    [[nodiscard]] static State readPatched(const FieldSource& whole, const FieldSource& patch) {
        return foursheet::readPatched(whole, patch);
    }
    [[nodiscard]] static LoadError problemInFile(const State& state, const StateProblem& problem) {
        return foursheet::problemInFile(state, problem);
    }

    // --- begun

    [[nodiscard]] static Expected<Step, RuleViolation> newGame(const Config& config) {
        return foursheet::newGame(config);
    }
    [[nodiscard]] static Rules readRules(const FieldSource& at) { return foursheet::readRules(at); }
    static void write(const Rules& rules, FieldSink& to) { foursheet::write(rules, to); }
    [[nodiscard]] static RuleViolation rulesRefused(const LoadError& error) {
        return foursheet::fileRefused(error);
    }
    [[nodiscard]] static std::span<const std::string_view> dataFiles() {
        return foursheet::dataFiles();
    }
    [[nodiscard]] static Data readData(std::span<const FieldSource> sources) {
        return foursheet::readData(sources);
    }
    static void write(const Data& data, FieldSink& to) { foursheet::write(data, to); }
    /// A file of the coach's own, `games/foursheet/<sort>/<name>.json`.
    struct OwnFile {
        std::string_view instead{};  ///< of this shipped one; empty: on top, before them
        std::string_view sort{};
        std::string name{};
        std::string option{};  ///< the member of `options` that names it
    };
    /// The cards that the options ask for in place of the book's. Clause: FSS-36.4.
    [[nodiscard]] static std::vector<OwnFile> ownFiles(const Config& config);
    static constexpr std::size_t kMoreDataFiles = foursheet::kMoreDataFiles;
    [[nodiscard]] static Team readTeam(const FieldSource& at) { return foursheet::readTeam(at); }
    static void write(const Team& team, FieldSink& to) { foursheet::write(team, to); }
    /// `solo`: charts defend (FSS-34). `cards`: by formation the name of a deck of the coach's own.
    static void readOptions(FieldObject& options, Config& config);
    static void writeOptions(const Config& config, FieldSink& to);
    [[nodiscard]] static Config config(const State& state);
    [[nodiscard]] static LogMoment logMoment(const State& state);

    // --- coached

    [[nodiscard]] static Input bookDecision(
        const State& seen, const Prompt& prompt, Side side, std::uint64_t bits, int attempt) {
        return foursheet::bookDecision(seen, prompt, side, bits, attempt);
    }
    [[nodiscard]] static Input randomDecision(
        const State& seen, const Prompt& prompt, Side side, std::uint64_t bits, int attempt) {
        return foursheet::randomDecision(seen, prompt, side, bits, attempt);
    }
    [[nodiscard]] static State guess(const State& seen, Side side, std::uint64_t bits) {
        return foursheet::guess(seen, side, bits);
    }

    [[nodiscard]] static std::vector<Sentence> told(std::span<const Event> events,
                                                    const State& state) {
        return foursheet::told(events, state);
    }
};

}  // namespace thrum::games
