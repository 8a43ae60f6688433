#include "app/tap_game_parts.hpp"

#include <thrum/app/seats.hpp>
#include <thrum/app/tap_sentences.hpp>
#include <thrum/board/revision.hpp>
#include <thrum/io/tap_rules_file.hpp>
#include <thrum/segment/script_runner.hpp>

#include <algorithm>

namespace thrum::app {
namespace {

using tap::DecisionKind;

std::vector<Play> playsOf(const Library& library) {
    std::vector<Play> plays;
    for (const auto& entry : library.plays())
        plays.push_back(entry.value);
    return plays;
}

std::vector<Formation> formationsOf(const Library& library) {
    std::vector<Formation> formations;
    for (const auto& entry : library.formations())
        formations.push_back(entry.value);
    return formations;
}

// Shipped teams by place where none is named.
Expected<TeamFile, Refused> teamAsked(const Library& library,
                                      const io::request::New& asked,
                                      Side side) {
    const io::request::Team& wanted = side == Side::Home ? asked.home : asked.visitor;
    const std::string pointer = side == Side::Home ? "/home/team" : "/visitor/team";
    const TeamFile* found = library.team(wanted.id);
    if (wanted.id.empty() && !library.teams().empty()) {
        const std::size_t place = side == Side::Home ? 0 : library.teams().size() - 1;
        found = &library.teams()[place].value;
    }
    if (found == nullptr)
        return Unexpected{wrong(pointer, "there is no team \"" + wanted.id + "\"")};
    TeamFile team = asked.bases == "reference" ? onReferenceBases(*found, library) : *found;
    auto whole = selfContained(std::move(team), library);
    if (!whole)
        return Unexpected{wrong(pointer, whole.error().text())};
    return *std::move(whole);
}

// A chance outcome at the prompt for its roll or flip stands for both steps (D42).
std::optional<tap::Decision> pressBefore(const tap::Prompt& prompt, const tap::Input& input) {
    const auto* chance = std::get_if<tap::Chance>(&input);
    if (chance == nullptr || prompt.kind != tap::PromptKind::Decision)
        return std::nullopt;
    const DecisionKind press =
        chance->kind == tap::ChanceKind::Dice ? DecisionKind::Roll : DecisionKind::Flip;
    if (std::ranges::find(prompt.wants, press) == prompt.wants.end())
        return std::nullopt;
    return tap::Decision{.kind = press, .side = prompt.side};
}

// Frames are for showing; the record keeps them, the session holds results without.
tap::Input withoutFrames(tap::Input input) {
    if (auto* result = std::get_if<SegmentResult>(&input))
        result->frames.clear();
    return input;
}

}  // namespace

std::string sentenceOf(const Refused& refused) {
    if (const auto* violation = std::get_if<RuleViolation>(&refused))
        return violation->clause + ": " + filled(violation->text, violation->args);
    return std::get<LoadError>(refused).text();
}

TapGame::TapGame(const Library& library, io::TapGameHeader header)
    : m_library{&library}, m_header{std::move(header)} {}

Expected<std::unique_ptr<TapGame>, Refused> TapGame::make(const Library& library,
                                                          io::TapGameHeader header) {
    const io::request::New& asked = header.asked;
    const std::array<const io::request::Team*, 2> wanted{&asked.home, &asked.visitor};
    std::array<SeatName, 2> seats{};
    for (const Side side : {Side::Home, Side::Visitor}) {
        const auto seat = parseSeat(wanted[tap::indexOf(side)]->seat);
        if (!seat)
            return Unexpected{
                wrong(side == Side::Home ? "/home/seat" : "/visitor/seat", seat.error())};
        seats[tap::indexOf(side)] = *seat;
    }
    // a file may name a base that is nowhere
    for (const std::size_t side : {0U, 1U}) {
        auto whole = selfContained(header.teams[side], library);
        if (!whole)
            return Unexpected{wrong((side == 0 ? "/home" : "/visitor") + whole.error().pointer,
                                    whole.error().reason)};
        header.teams[side] = *std::move(whole);
    }
    tap::GameConfig config;
    config.rules = header.rules;
    config.mode = asked.mode;
    config.method = asked.method;
    config.board = tap::boardOf(header.board);
    config.home = tap::registered(header.teams[0]);
    config.visitor = tap::registered(header.teams[1]);
    config.clockScalePercent = asked.clockScalePercent;
    config.betweenPlayClocks = asked.betweenPlayClocks;
    config.waiveCheck = asked.waiveCheck;
    auto opening = tap::newGame(config);
    if (!opening)
        return Unexpected{Refused{opening.error()}};
    auto table =
        composeTable(library, header.board, header.teams[0], header.teams[1], asked.speedTenths);
    if (!table)
        return Unexpected{wrong("", table.error().text())};

    header.mode = opening->next.mode;
    const match::SessionOptions options{
        .seed = asked.seed, .freeUndo = asked.freeUndo, .keepsDraws = asked.keepsDraws};
    // the constructor is private
    std::unique_ptr<TapGame> game{new TapGame{library, std::move(header)}};
    game->m_lineups = std::make_shared<const coach::TapLineups>(
        game->m_header.teams, *std::move(table), formationsOf(library), playsOf(library));
    for (const std::size_t side : {0U, 1U}) {
        const SeatSetup setup{.lineups = game->m_lineups,
                              .seed = bitsAt(~game->m_header.asked.seed, 2 + side)};
        const SeatName seat = settled(seats[side], opening->next, setup);
        if (seat != seats[side])
            (side == 0 ? game->m_header.asked.home : game->m_header.asked.visitor).seat =
                textOf(seat);
        game->m_seats[side] = makeSeat(seat, setup);
    }
    game->m_session = std::make_unique<Session>(*std::move(opening), options);
    game->rostersChanged();
    return game;
}

Expected<std::unique_ptr<TapGame>, Refused> TapGame::begin(const Library& library,
                                                           const tap::RulesData& standard,
                                                           const io::request::New& asked,
                                                           std::string program,
                                                           std::string created) {
    if (asked.game != "tap")
        return Unexpected{wrong("/game", "there is no game \"" + asked.game + "\"; known is tap")};
    io::TapGameHeader header;
    header.asked = asked;
    auto rules = io::overrideTapRules(standard, asked.overrides);
    if (!rules)
        return Unexpected{Refused{rules.error()}};
    header.rules = std::move(rules->rules);
    const BoardSpec* board = library.board(asked.board);
    if (board == nullptr)
        return Unexpected{wrong("/options/board", "there is no board \"" + asked.board + "\"")};
    header.board = *board;
    for (const Side side : {Side::Home, Side::Visitor}) {
        auto team = teamAsked(library, asked, side);
        if (!team)
            return Unexpected{team.error()};
        header.teams[tap::indexOf(side)] = *std::move(team);
    }
    header.program = std::move(program);
    header.physics = kPhysicsRevision;
    header.created = std::move(created);
    auto game = make(library, std::move(header));
    if (game) {
        (*game)->m_headerLine = io::lineOf((*game)->m_header);
        (*game)->m_warnings = std::move(rules->warnings);
    }
    return game;
}

void TapGame::logRefusal(const RuleViolation& refusal, const tap::Input& input) {
    m_log.push_back(io::jsonOf(state(), tap::logLine(state(), refusal, input)).line());
}

games::Awaits TapGame::awaits() const {
    return conceded() ? games::Awaits::Over : m_session->awaits();
}

std::optional<Side> TapGame::conceded() const {
    return m_end ? m_end->conceded : std::nullopt;
}

Expected<std::vector<tap::Event>, RuleViolation> TapGame::take(const tap::Input& input) {
    if (conceded())
        return Unexpected{games::Tap::notNow()};
    const std::optional<Side> side = games::Tap::sideOf(input, m_session->prompt());
    const std::optional<SegmentRequest> request =
        std::holds_alternative<SegmentResult>(input) ? m_session->prompt().request : std::nullopt;
    auto events = m_session->submit(withoutFrames(input));
    if (!events) {
        logRefusal(events.error(), input);
        return events;
    }
    write({.what = input, .side = side, .events = *events, .request = request});
    return events;
}

Expected<std::vector<tap::Event>, Refused> TapGame::submit(const tap::Input& input) {
    std::vector<tap::Event> events;
    if (const auto press = pressBefore(m_session->prompt(), input)) {
        // both or neither
        const auto pressed = tap::apply(state(), *press);
        if (!pressed)
            return Unexpected{Refused{pressed.error()}};
        if (const auto refusal = tap::check(pressed->next, input)) {
            logRefusal(*refusal, input);
            return Unexpected{Refused{*refusal}};
        }
        auto first = take(*press);
        if (!first)
            return Unexpected{Refused{first.error()}};
        events = *std::move(first);
    }
    auto taken = take(input);
    if (!taken)
        return Unexpected{Refused{taken.error()}};
    events.insert(events.end(), taken->begin(), taken->end());
    return events;
}

Expected<std::vector<tap::Event>, Refused> TapGame::submit(const io::FormationCall& call) {
    const Side side = call.side.value_or(m_session->prompt().side);
    const Formation* formation = m_lineups->find(call.formation);
    if (formation == nullptr)
        return Unexpected{
            wrong("/input/formation", "there is no formation \"" + call.formation + "\"")};
    const FormationUnit due = coach::TapLineups::unitDue(state(), side);
    if (uniformOf(formation->unit) != uniformOf(due))
        return Unexpected{wrong("/input/formation",
                                "\"" + formation->name + "\" is for men in the " +
                                    (uniformOf(due) == Uniform::Dark ? "white" : "dark") +
                                    " uniform, who do not line up now")};
    const auto decisions = m_lineups->decisions(state(), side, *formation);
    if (!decisions)
        return Unexpected{wrong("/input/formation", decisions.error().reason)};
    // all or none: tried on a copy first
    tap::State tried = state();
    std::vector<tap::Decision> timed = *decisions;
    timed.front().ms = call.ms;
    for (const tap::Decision& decision : timed) {
        auto step = tap::apply(tried, decision);
        if (!step) {
            logRefusal(step.error(), decision);
            return Unexpected{Refused{step.error()}};
        }
        tried = std::move(step->next);
    }
    std::vector<tap::Event> events;
    for (const tap::Decision& decision : timed) {
        auto taken = take(decision);
        if (!taken)
            return Unexpected{Refused{taken.error()}};
        events.insert(events.end(), taken->begin(), taken->end());
    }
    return events;
}

void TapGame::addFormation(Formation formation) {
    m_lineups = std::make_shared<const coach::TapLineups>(m_lineups->with(std::move(formation)));
}

Expected<TapGame::RunOutcome, Refused> TapGame::submit(const io::WrittenRun& run) {
    const auto& request = m_session->prompt().request;
    if (!request)
        return Unexpected{notNow()};
    if (m_live != nullptr)
        return Unexpected{wrong("/input", "the board is running; go on with \"run\"")};
    std::vector<ScriptLine> lines = run.lines;
    if (run.ticksPerSecond != 0) {
        for (ScriptLine& line : lines)
            line.tick = std::max(1,
                                 (line.tick * request->ticksPerSecond + run.ticksPerSecond / 2) /
                                     run.ticksPerSecond);
    }
    ScriptRunner runner{std::move(lines)};
    tap::RunJudge judge = tap::makeJudge(state());
    auto result = runner.run(*request, judge, {});
    if (!result)
        return Unexpected{wrong("/input/script", result.error().reason)};
    return submitRun(*std::move(result));
}

Expected<std::vector<tap::Event>, Refused> TapGame::draw(tap::Input& drawn) {
    if (awaits() != games::Awaits::Chance)
        return Unexpected{notNow()};
    drawn = m_session->draw();
    auto events = take(drawn);
    if (!events)
        return Unexpected{Refused{events.error()}};
    return *std::move(events);
}

std::optional<Refused> TapGame::load(io::request::Load load) {
    return correct(std::move(load.state), "loaded");
}

std::optional<Refused> TapGame::correct(tap::State state, const std::string& reason) {
    if (const auto problem = tap::validate(state)) {
        LoadError error = io::problemInFile(state, *problem);
        error.pointer = "/state" + error.pointer;
        return Refused{std::move(error)};
    }
    m_live.reset();
    m_session->correct(state, reason);
    write({.what = io::TapGameLine::Correction{reason, std::move(state)}});
    return std::nullopt;
}

std::optional<Refused> TapGame::undo(int count) {
    if (m_live != nullptr)
        return Refused{LoadError{"", "", "the board is running"}};
    if (count < 0)
        return notNow();
    if (const auto refusal = m_session->undo(static_cast<std::size_t>(count)))
        return Refused{*refusal};
    write({.what = io::TapGameLine::TakeBack{static_cast<int>(m_session->inForce())}});
    return std::nullopt;
}

Expected<std::vector<tap::Event>, Refused> TapGame::redo() {
    if (m_live != nullptr)
        return Unexpected{Refused{LoadError{"", "", "the board is running"}}};
    if (m_session->redoCount() == 0 || conceded())
        return Unexpected{notNow()};
    std::vector<tap::Event> events;
    for (std::size_t left = m_session->redoCount(); left > 0; --left) {
        const Session::Entry entry = *m_session->nextRedo();
        if (const auto* correction = std::get_if<Session::Correction>(&entry.what)) {
            if (auto refused = correct(correction->state, correction->reason))
                return Unexpected{*std::move(refused)};
            continue;
        }
        const std::size_t place = m_session->nextRedoPlace();
        const auto& input = std::get<tap::Input>(entry.what);
        const auto taken = m_session->submit(input);
        if (!taken)
            return Unexpected{Refused{taken.error()}};
        writeAgain(place, {.what = input, .side = entry.side, .events = *taken});
        events.insert(events.end(), taken->begin(), taken->end());
    }
    return events;
}

std::optional<Refused> TapGame::concede(Side side) {
    if (awaits() == games::Awaits::Over)
        return notNow();
    m_live.reset();
    m_brokenOff.reset();
    m_end = io::TapGameLine::End{side};
    write({.what = *m_end});
    return std::nullopt;
}

void TapGame::markThought(int ms) {
    m_thoughtMs = ms;
    write({.what = io::TapGameLine::Thought{ms}});
}

void TapGame::note(std::string sentence) {
    write({.what = io::TapGameLine::Note{std::move(sentence)}});
}

void TapGame::rename(std::string name) {
    m_name = std::move(name);
    write({.what = io::TapGameLine::Meta{m_name}});
}

}  // namespace thrum::app
