#include "games/tap/coach_seat.hpp"

#include <thrum/app/game_kinds.hpp>
#include <thrum/app/table.hpp>
#include <thrum/coach/tap/persona.hpp>
#include <thrum/coach/tap/random_seat.hpp>
#include <thrum/games/tap/kept.hpp>
#include <thrum/games/tap/rules_file.hpp>
#include <thrum/games/tap/table.hpp>
#include <thrum/io/fields.hpp>
#include <thrum/rules/tap/game_clock.hpp>
#include <thrum/rules/tap/told.hpp>

#include <algorithm>

namespace thrum::app {
namespace {

using tap::DecisionKind;
using TapKept = Kept<games::Tap>;

std::vector<Play> playsOf(const Library& library) {
    std::vector<Play> plays;
    for (const auto& entry : library.plays()) {
        plays.push_back(entry.value);
        plays.back().own = entry.own;
    }
    return plays;
}

std::vector<Formation> formationsOf(const Library& library) {
    std::vector<Formation> formations;
    for (const auto& entry : library.formations())
        formations.push_back(entry.value);
    return formations;
}

// Shipped teams by place where none is named.
Expected<TeamFile, Refused> teamAsked(const Library& library, const TapAsked& asked, Side side) {
    const io::request::Team& wanted = side == Side::Home ? asked.home : asked.visitor;
    const std::string pointer = side == Side::Home ? "/home/team" : "/visitor/team";
    const TeamFile* found = library.team(wanted.id);
    if (wanted.id.empty() && !library.teams().empty()) {
        const std::size_t place = side == Side::Home ? 0 : library.teams().size() - 1;
        found = &library.teams()[place].value;
    }
    if (found == nullptr)
        return Unexpected{wrong(pointer, "there is no team \"" + wanted.id + "\"")};
    TeamFile team = asked.own.bases == "reference" ? onReferenceBases(*found, library) : *found;
    auto whole = selfContained(std::move(team), library);
    if (!whole)
        return Unexpected{wrong(pointer, whole.error().text())};
    return *std::move(whole);
}

}  // namespace

TapKept::Surroundings TapKept::surroundings(const Library& library) {
    Surroundings known;
    for (const auto& entry : library.boards())
        known.boards.push_back(tap::boardOf(entry.value));
    return known;
}

Expected<tap::RulesData, RuleViolation> TapKept::standard(
    const std::filesystem::path& rulesFolder) {
    auto read = app::readTapRules(rulesFolder / "tap.json");
    if (!read)
        return Unexpected{read.error()};
    return std::move(read->rules);
}

std::vector<TeamChoice> TapKept::teams(const Library& library) {
    std::vector<TeamChoice> choices;
    for (const auto& entry : library.teams())
        choices.push_back({entry.value.id, entry.value.name});
    return choices;
}

Expected<TapKept::Materials, Refused> TapKept::gather(const Library& library,
                                                      const Rules& standard,
                                                      const TapAsked& asked,
                                                      std::vector<std::string>& warnings) {
    Materials made;
    auto rules = app::overrideTapRules(standard, asked.overrides);
    if (!rules)
        return Unexpected{Refused{rules.error()}};
    made.rules = std::move(rules->rules);
    warnings = std::move(rules->warnings);
    const BoardSpec* board = library.board(asked.own.board);
    if (board == nullptr)
        return Unexpected{wrong("/options/board", "there is no board \"" + asked.own.board + "\"")};
    made.board = *board;
    for (const Side side : {Side::Home, Side::Visitor}) {
        auto team = teamAsked(library, asked, side);
        if (!team)
            return Unexpected{team.error()};
        made.teams[tap::indexOf(side)] = *std::move(team);
    }
    return made;
}

std::optional<LoadError> TapKept::complete(const Library& library, TapHeader& header) {
    // a file may name a base that is nowhere
    for (const std::size_t side : {0U, 1U}) {
        auto whole = selfContained(header.teams[side], library);
        if (!whole)
            return LoadError{"",
                             (side == 0 ? "/home" : "/visitor") + whole.error().pointer,
                             whole.error().reason};
        header.teams[side] = *std::move(whole);
    }
    return std::nullopt;
}

Expected<tap::Step, Refused> TapKept::opening(const TapHeader& header) {
    tap::GameConfig config;
    config.rules = header.rules;
    config.mode = header.asked.mode;
    config.method = header.asked.own.method;
    config.board = tap::boardOf(header.board);
    config.home = tap::registered(header.teams[0]);
    config.visitor = tap::registered(header.teams[1]);
    config.clockScalePercent = header.asked.own.clockScalePercent;
    config.betweenPlayClocks = header.asked.own.betweenPlayClocks;
    config.waiveCheck = header.asked.own.waiveCheck;
    auto opening = tap::newGame(config);
    if (!opening)
        return Unexpected{Refused{opening.error()}};
    return *std::move(opening);
}

Expected<std::shared_ptr<const TapKept::Bench>, Refused> TapKept::bench(const Library& library,
                                                                        const TapHeader& header) {
    auto table = composeTable(
        library, header.board, header.teams[0], header.teams[1], header.asked.own.speedTenths);
    if (!table)
        return Unexpected{wrong("", table.error().text())};
    return std::make_shared<const coach::TapLineups>(
        header.teams, *std::move(table), formationsOf(library), playsOf(library));
}

std::array<std::string, 2> TapKept::teamNames(const TapHeader& header) {
    return {header.teams[0].name, header.teams[1].name};
}
std::array<std::string, 2> TapKept::teamIds(const TapHeader& header) {
    return {header.teams[0].id, header.teams[1].id};
}

std::optional<tap::Input> TapKept::pressBefore(const tap::Prompt& prompt, const tap::Input& input) {
    const auto* chance = std::get_if<tap::Chance>(&input);
    if (chance == nullptr || prompt.kind != tap::PromptKind::Decision)
        return std::nullopt;
    const DecisionKind press =
        chance->kind == tap::ChanceKind::Dice ? DecisionKind::Roll : DecisionKind::Flip;
    if (std::ranges::find(prompt.wants, press) == prompt.wants.end())
        return std::nullopt;
    return tap::Decision{.kind = press, .side = prompt.side};
}

void TapKept::practice(tap::State& state) {
    state.mode = Mode::Solitaire;
    for (tap::Clock& clock : state.clocks)
        if (clock.name != tap::ClockName::Game)
            clock.policy = tap::ClockPolicy::Advisory;
}

bool TapKept::isLineUp(const tap::State& state) {
    return state.phase == tap::Phase::LineUp || state.phase == tap::Phase::SetDefense;
}

bool TapKept::clearsPlay(const std::vector<tap::Event>& events) {
    return std::ranges::find(events, tap::EventKind::BoardCleared, &tap::Event::kind) !=
           events.end();
}

std::optional<int> TapKept::gameClockMs(const tap::State& state) {
    return tap::gameClockMs(state);
}

Names TapKept::names(const tap::State& state) {
    return tap::namesIn(state);
}

std::vector<Sentence> TapKept::told(std::span<const tap::Event> events, const tap::State& state) {
    return tap::sentencesOf(events, tap::namesIn(state));
}

tap::Event TapKept::comparable(tap::Event event) {
    if (event.kind == tap::EventKind::CallRefused) {
        event.text.clear();
        event.args.clear();
    }
    // the first records name one clause for whoever takes the snap and one for every "ready"
    if (event.kind == tap::EventKind::Announced && event.clause == "TAP-PS-6")
        event.clause = "TAP-PS-7";
    if (event.kind == tap::EventKind::ReadyDeclared && event.clause == "TAP-MD-5")
        event.clause = "TAP-CP-1";
    return event;
}

Expected<RulesCheck, RuleViolation> TapKept::checkRules(std::string_view text) {
    auto rules = app::parseTapRules(text);
    if (!rules)
        return Unexpected{rules.error()};
    return RulesCheck{rules->rules.ruleset + " " + rules->rules.edition,
                      std::move(rules->warnings)};
}

// --- the log

namespace {

std::string textOf(const tap::State& state, const tap::LogLine& line) {
    return io::written([&](FieldSink& to) { tap::write(line, to, tap::StateNamer{state}); }).line();
}

}  // namespace

void TapKept::Log::restart(const tap::State& state) {
    m_moment = tap::logLine(state, tap::Event{});
}

// What happened on the running board is stamped with its own tick, and what a dead ball led to with
// the end of its play, although the state has gone on to the next. Clause: TAP-GN-4.
void TapKept::Log::tell(const tap::State& state,
                        const std::vector<tap::Event>& events,
                        int ticks,
                        std::vector<std::string>& lines) {
    const tap::LogLine now = tap::logLine(state, tap::Event{});
    const bool ofPlayBefore = ticks > 0 || now.playBoardMs < m_moment.playBoardMs;
    const bool clockRan = !now.gameClockMs || now.gameClockMs < m_moment.gameClockMs;
    for (const Sentence& sentence : TapKept::told(events, state)) {
        tap::LogLine line = tap::logLineOf(state, sentence);
        if (ofPlayBefore) {
            const int ms = tap::millisOfTicks(sentence.tick.value_or(ticks),
                                              std::max(1, state.board.ticksPerSecond));
            line.half = m_moment.half;
            line.play = m_moment.play;
            line.playBoardMs = m_moment.playBoardMs + ms;
            line.gameClockMs = m_moment.gameClockMs;
            if (line.gameClockMs && clockRan)
                *line.gameClockMs = std::max(0, *line.gameClockMs - ms);
        }
        lines.push_back(textOf(state, line));
    }
    m_moment = now;
}

void TapKept::Log::refused(const tap::State& state,
                           const RuleViolation& refusal,
                           const tap::Input& input,
                           std::vector<std::string>& lines) {
    lines.push_back(textOf(state, tap::logLine(state, refusal, input)));
}

// --- the board

Side TapKept::caller(const tap::State& state) {
    return state.switchHolder.value_or(state.offense);
}

Expected<TableSetup, Refused> TapKept::table(const Library& library,
                                             const TapHeader& header,
                                             const tap::State& state) {
    BoardSpec board = header.board;
    const tap::Board& wanted = state.board;
    // the home coach may have chosen another board since, or a state brought its own
    if (wanted != tap::boardOf(board)) {
        const BoardSpec* known = library.board(wanted.id);
        if (known == nullptr || tap::boardOf(*known) != wanted)
            return Unexpected{
                wrong("", "the board \"" + wanted.id + "\" is not one the program knows")};
        board = *known;
    }
    auto table = tapTable(library, board, header.teams, header.asked.own.speedTenths, state);
    if (!table)
        return Unexpected{wrong("", table.error().text())};
    return *std::move(table);
}

std::string TapKept::manName(const tap::State& state, FigureId id) {
    return tap::findPlayer(state, id) == nullptr ? std::string{} : tap::figureName(state, id);
}

Expected<std::vector<tap::Decision>, Refused> TapKept::lineUp(const Bench& bench,
                                                              const tap::State& state,
                                                              Side side,
                                                              const std::string& name) {
    const Formation* formation = bench.find(name);
    if (formation == nullptr)
        return Unexpected{wrong("/input/formation", "there is no formation \"" + name + "\"")};
    const FormationUnit due = coach::TapLineups::unitDue(state, side);
    if (uniformOf(formation->unit) != uniformOf(due))
        return Unexpected{wrong("/input/formation",
                                "\"" + formation->name + "\" is for men in the " +
                                    (uniformOf(due) == Uniform::Dark ? "white" : "dark") +
                                    " uniform, who do not line up now")};
    auto decisions = bench.decisions(state, side, *formation);
    if (!decisions)
        return Unexpected{wrong("/input/formation", decisions.error().reason)};
    return *std::move(decisions);
}

// --- seats

std::optional<tap::Input> TapKept::expiry(const tap::State&, const tap::Prompt& prompt) {
    const bool settles = std::ranges::any_of(prompt.clocks, [&](const tap::ClockView& clock) {
        return clock.running && clock.policy == tap::ClockPolicy::Enforced && !clock.marked &&
               clock.name != tap::ClockName::Game && clock.onExpiry != tap::Expiry::DelayCallable;
    });
    return settles ? std::optional<tap::Input>{tap::TimeExpired{}} : std::nullopt;
}

std::span<const CoachManner> TapKept::manners() {
    static const std::vector<CoachManner> all = [] {
        std::vector<CoachManner> made;
        for (const coach::Persona& persona : coach::personas())
            made.push_back({persona.id, persona.name, persona.words});
        return made;
    }();
    return all;
}

std::unique_ptr<match::Seat<games::Tap>> TapKept::coachSeat(int level,
                                                            const SeatSetupOf<games::Tap>& setup,
                                                            int evaluations) {
    return makeCoachSeat(level, setup, evaluations);
}
std::unique_ptr<match::Seat<games::Tap>> TapKept::randomSeat(const SeatSetupOf<games::Tap>& setup) {
    return std::make_unique<coach::TapRandomSeat>(setup.bench);
}
int TapKept::evaluationsWithin(int ms,
                               const tap::State& state,
                               const SeatSetupOf<games::Tap>& setup) {
    return app::evaluationsWithin(ms, state, setup);
}

}  // namespace thrum::app
