#pragma once

#include <thrum/core/contract.hpp>
#include <thrum/core/expected.hpp>
#include <thrum/core/load_error.hpp>
#include <thrum/core/shared.hpp>
#include <thrum/core/violation.hpp>
#include <thrum/rules/chance.hpp>
#include <thrum/rules/field_sink.hpp>
#include <thrum/rules/field_source.hpp>
#include <thrum/rules/football.hpp>
#include <thrum/rules/mode.hpp>
#include <thrum/rules/play.hpp>
#include <thrum/rules/state_problem.hpp>
#include <thrum/rules/told.hpp>
#include <thrum/segment/judge.hpp>
#include <thrum/segment/request.hpp>
#include <thrum/segment/result.hpp>

#include <array>
#include <concepts>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

/// What a game is to the house: the names under which `match`, `app` and the conformance tests know
/// it. A game is a struct of static functions in games/<game>.hpp (docs/adding-a-game.md).
namespace thrum::games {

using thrum::Awaits;
enum class InputKind : std::uint8_t { Decision, Time, Chance, Run };

/// Whose knowledge a state is cut down to. Table: what both coaches may know, on a screen they
/// share.
enum class Eyes : std::uint8_t { Home, Visitor, Table };
[[nodiscard]] constexpr Eyes eyesOf(Side side) {
    return side == Side::Home ? Eyes::Home : Eyes::Visitor;
}

/// How far back a coach may go (D51, D92); nothing ever goes back past a reveal.
enum class UndoScope : std::uint8_t {
    Free,    ///< any input
    Play,    ///< to the start of any window of this play
    Window,  ///< his own inputs of the open window
    Agreed,  ///< any input, if the other coach agrees
    None     ///< what `mayChangeInWindow` names, in his open window; nothing else
};

/// One coach's open window; equal as long as it stays open.
struct Window {
    int phase = 0;
    int stage = 0;
    Side side = Side::Home;
    bool operator==(const Window&) const = default;
};

/// The rules alone: pure functions over plain values.
///
/// A Step has `State next` and `std::vector<Event> events`. A Prompt has `Side side` and
/// `bool bothSides`. `prompt(observe(s, due))` equals `prompt(s)` for the side that is due.
template <class G>
concept Playable = requires(const typename G::State& s,
                            const typename G::Prompt& p,
                            const typename G::Input& input,
                            typename G::Input& mine,
                            const typename G::Event& event,
                            const ChanceOutcome& outcome,
                            Eyes eyes,
                            Side side) {
    requires std::equality_comparable<typename G::State>;
    requires std::equality_comparable<typename G::Input>;
    requires std::equality_comparable<typename G::Prompt>;
    requires std::equality_comparable<typename G::Event>;
    { G::kId } -> std::convertible_to<std::string_view>;            // "tap": in files and requests
    { G::kTitle } -> std::convertible_to<std::string_view>;         // as coaches call it
    { G::kClausePrefix } -> std::convertible_to<std::string_view>;  // "TAP"
    { G::kHasBoard } -> std::convertible_to<bool>;                  // a vibrating board runs
    { G::prompt(s) } -> std::same_as<typename G::Prompt>;
    { G::check(s, input) } -> std::same_as<std::optional<RuleViolation>>;
    { G::apply(s, input) } -> std::same_as<Expected<typename G::Step, RuleViolation>>;
    { G::validate(s) } -> std::same_as<std::optional<StateProblem>>;
    { G::digest(s) } -> std::same_as<std::uint64_t>;
    { G::observe(s, eyes) } -> std::same_as<typename G::State>;
    { G::awaits(p) } -> std::same_as<Awaits>;
    { G::facts(s, p) } -> std::same_as<Facts>;
    { G::kindOf(input) } -> std::same_as<InputKind>;
    /// Whose input it is; nothing for chance, runs and expiries.
    { G::sideOf(input, p) } -> std::same_as<std::optional<Side>>;
    /// Where either coach may answer: whether this one still has to.
    { G::awaitsSide(s, side) } -> std::same_as<bool>;
    /// What is to be drawn; nothing unless chance is awaited.
    { G::chance(s, p) } -> std::same_as<std::optional<ChanceRequest>>;
    /// The input that says what fell.
    { G::fell(s, p, outcome) } -> std::same_as<typename G::Input>;
    { G::windowOf(s, p) } -> std::same_as<Window>;
    /// The step led from one play into the next.
    { G::startsPlay(s, s) } -> std::same_as<bool>;
    { G::undoScope(s) } -> std::same_as<UndoScope>;
    /// In a mode without undo: what may be changed inside its own window all the same.
    { G::mayChangeInWindow(input) } -> std::same_as<bool>;
    /// The event shows what was hidden, or what fell: nothing goes back past it.
    { G::reveals(event) } -> std::same_as<bool>;
    { G::undoRefused() } -> std::same_as<RuleViolation>;
    { G::notNow() } -> std::same_as<RuleViolation>;
    /// The milliseconds a seat that is no person reports for such a decision (D16).
    { G::nominalMs(input) } -> std::same_as<int>;
    {G::setMs(mine, 0)};
    /// The expiry that is due instead of a decision that comes too late (D17).
    { G::expiryInstead(p, input) } -> std::same_as<std::optional<typename G::Input>>;
};

/// A game on the vibrating board besides.
template <class G>
concept OnBoard = requires(const typename G::State& s, const typename G::Prompt& p) {
    /// The run that is awaited; null unless one is.
    { G::request(p) } -> std::same_as<const SegmentRequest*>;
    { G::makeJudge(s) } -> std::derived_from<Judge>;
    { G::ticksPerSecond(s) } -> std::same_as<int>;
};

/// States, inputs, events and prompts as documents.
template <class G>
concept Written = requires(const typename G::State& s,
                           const typename G::Prompt& p,
                           const typename G::Input& input,
                           const typename G::Event& event,
                           const StateProblem& problem,
                           const FieldSource& source,
                           const typename G::Names& names,
                           FieldSink& sink) {
    requires std::derived_from<typename G::Names, Namer>;
    /// The names of a state's men; lives no longer than the state.
    { G::namesIn(s) } -> std::same_as<typename G::Names>;
    /// A state by which men are named on all lines of a record until a correction: it holds what
    /// names need and nothing of what goes on.
    { G::recordNames(s) } -> std::same_as<typename G::State>;
    {G::write(s, sink)};
    {G::write(p, s, sink)};
    {G::write(input, sink, names)};  // runs are written by io
    {G::write(event, sink, names)};
    { G::readState(source) } -> std::same_as<typename G::State>;
    /// What coaches, programs and records hand in; `s` is the state it is meant for, or the one by
    /// which a record names men. Runs and line-ups by name are read by io.
    { G::readInput(source, s) } -> std::same_as<typename G::Input>;
    { G::readEvent(source, names) } -> std::same_as<typename G::Event>;
    /// A state that a program patches (D68): members that a patch makes void which leaves them out
    /// (first the patch), and the patched state (first the whole, then the patch).
    { G::voidedBy(source) } -> std::same_as<std::vector<std::string_view>>;
    { G::readPatched(source, source) } -> std::same_as<typename G::State>;
    /// What validate says, with the pointer as files show the state.
    { G::problemInFile(s, problem) } -> std::same_as<LoadError>;
};

/// What a game is begun with, and its book as documents.
///
/// A Config has `Shared<Rules> rules`, `Shared<Data> data`, `std::array<Shared<Team>, 2> teams`,
/// `std::optional<Mode> mode` (left out: the one the book names) and the game's own options; a Team
/// has at least `std::string id` and `std::string name`. A state shares all of them.
template <class G>
concept Begun = requires(const typename G::Config& config,
                         typename G::Config& mine,
                         const typename G::Rules& rules,
                         const typename G::Data& data,
                         const typename G::Team& team,
                         const typename G::State& s,
                         const FieldSource& source,
                         std::span<const FieldSource> sources,
                         FieldObject& options,
                         FieldSink& sink) {
    requires std::equality_comparable<typename G::Rules>;
    requires std::equality_comparable<typename G::Data>;
    requires std::equality_comparable<typename G::Team>;
    /// Errors: the first clause that is broken.
    { G::newGame(config) } -> std::same_as<Expected<typename G::Step, RuleViolation>>;
    /// rules/<id>.json, whole and with house rules merged in; each number has sensible limits. What
    /// is wrong fails at the source.
    { G::readRules(source) } -> std::same_as<typename G::Rules>;
    {G::write(rules, sink)};  // in the order of the printed file
    /// How the book refuses a rules file that cannot be read; the pointer is the error's.
    { G::rulesRefused(LoadError{}) } -> std::same_as<RuleViolation>;
    /// Tables beside the rules file, in resources/games/<id>/: "codes.json".
    { G::dataFiles() } -> std::convertible_to<std::span<const std::string_view>>;
    { G::readData(sources) } -> std::same_as<typename G::Data>;  // one source a file, in that order
    {G::write(data, sink)};                                      // a list, one entry a file
    { G::readTeam(source) } -> std::same_as<typename G::Team>;
    {G::write(team, sink)};
    /// The game's own members of `options` in `new` and in a header; those left out stay.
    {G::readOptions(options, mine)};
    {G::writeOptions(config, sink)};                       // into an open object
    { G::config(s) } -> std::same_as<typename G::Config>;  // as the game was begun
    { G::logMoment(s) } -> std::same_as<LogMoment>;
};

/// Somebody to play against. Each answers for the side whose eyes saw the state, and differs with
/// `bits` and with `attempt`, which counts the answers to this prompt that were refused already.
template <class G>
concept Coached = requires(const typename G::State& seen,
                           const typename G::Prompt& p,
                           Side side,
                           std::uint64_t bits,
                           int attempt) {
    /// The computer coach of the book; a game whose book has none brings plain sense of its own.
    { G::bookDecision(seen, p, side, bits, attempt) } -> std::same_as<typename G::Input>;
    /// Anything allowed.
    { G::randomDecision(seen, p, side, bits, attempt) } -> std::same_as<typename G::Input>;
    /// A whole state that fits what this side sees, what it does not see drawn as a coach might
    /// have chosen it: for coaches who search.
    { G::guess(seen, side, bits) } -> std::same_as<typename G::State>;
};

/// The events of one step as a reader at the table would tell them.
template <class G>
concept Telling = requires(const typename G::State& s, std::span<const typename G::Event> events) {
    { G::told(events, s) } -> std::same_as<std::vector<Sentence>>;
};

/// How tables and files name somebody (`G::manNamed`, of games with men that box scores list).
struct ManNamed {
    std::string number{};  ///< "34", "TE"
    std::string name{};    ///< empty where he has none
    std::string id{};      ///< in his team's file
};

/// Beginning a book takes the rules alone, or the teams besides where events name men by the ids of
/// their files.
template <class G>
concept BookOfRules = std::constructible_from<typename G::ScoreBook, const typename G::Rules&>;
template <class G>
concept BookOfTeams = std::constructible_from < typename G::ScoreBook,
        const typename G::Rules&, const std::array < Shared<typename G::Team>,
2 > & > ;
template <class G>
[[nodiscard]] typename G::ScoreBook emptyBook(const typename G::Rules& rules,
                                              const typename G::State& opening) {
    if constexpr (BookOfTeams<G>)
        return typename G::ScoreBook{rules, opening.teams};
    else
        return typename G::ScoreBook{rules};
}

/// A score book: the plays of a game from what its record tells of each step, and from nothing
/// else, so that a record is shown and counted without its rules being asked (D62).
///
/// A book is a value: replays copy it, and begin a new one when inputs are taken back. What an
/// event means for a play it reads from the event's kind and members. A game may count more than
/// all games do: its `frame()` lists what (PlayExtra), its plays hold how often (GamePlay::extras).
template <class G>
concept Scored = requires(typename G::ScoreBook& book,
                          const typename G::ScoreBook& written,
                          const typename G::Rules& rules,
                          const typename G::State& corrected,
                          const BookStep& step,
                          std::span<const typename G::Event> events) {
    requires std::copyable<typename G::ScoreBook>;
    /// Of a game by these rules in which nothing has been played.
    requires BookOfRules<G> || BookOfTeams<G>;
    /// One accepted input. Games without a board leave `step.run` alone.
    {book.add(step, events)};
    /// An arbiter put this state in place.
    {book.correct(step.index, corrected)};
    /// All plays so far, the one under way last.
    { written.plays() } -> std::same_as<const std::vector<GamePlay>&>;
    /// Index of the play the last step belongs to.
    { written.current() } -> std::same_as<std::size_t>;
    { written.frame() } -> std::same_as<ScoreFrame>;
    /// The score board after the last step.
    { written.situation() } -> std::convertible_to<Situation>;
};

template <class G>
concept Game = Playable<G> &&(!G::kHasBoard || OnBoard<G>);

/// The awaited chance with its outcome for these 64 bits; chance must be awaited.
template <Playable G>
[[nodiscard]] typename G::Input drawnInput(const typename G::State& state,
                                           const typename G::Prompt& prompt,
                                           std::uint64_t bits) {
    const std::optional<ChanceRequest> request = G::chance(state, prompt);
    THRUM_ASSERT(request.has_value());
    return G::fell(state, prompt, drawn(*request, bits));
}

}  // namespace thrum::games
