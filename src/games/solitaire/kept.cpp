#include "app/game/kept.ipp"

#include <thrum/app/table.hpp>
#include <thrum/games/solitaire/kept.hpp>
#include <thrum/io/board_file.hpp>
#include <thrum/io/formation_file.hpp>
#include <thrum/io/team_file.hpp>
#include <thrum/rules/solitaire/formation.hpp>

#include <algorithm>

namespace thrum::app {
namespace {

using SolKept = Kept<games::Solitaire>;
using Header = GameHeader<games::Solitaire>;

constexpr double kSpeedSteps = 10.0;

void readTable(FieldObject& o, SolitaireOptions& options) {
    if (const auto speed = o.optional("speed"))
        options.speedTenths = static_cast<int>(speed->number({0.0, 10.0}) * kSpeedSteps + 0.5);
}

// A shipped team or one of the coach's own; by place where none is named.
Expected<TeamFile, Refused> teamAsked(const Library& library,
                                      const Asked<games::Solitaire>& asked,
                                      Side side) {
    const io::request::Team& wanted = side == Side::Home ? asked.home : asked.visitor;
    const std::string pointer = side == Side::Home ? "/home/team" : "/visitor/team";
    const auto files = library.gameFiles(games::Solitaire::kId, "teams");
    const auto found = std::ranges::find_if(
        files, [&](const auto& file) { return file.stem().string() == wanted.id; });
    if (files.empty() || (!wanted.id.empty() && found == files.end()))
        return Unexpected{wrong(pointer, "there is no team \"" + wanted.id + "\"")};
    auto team = io::readTeam(!wanted.id.empty()   ? *found
                             : side == Side::Home ? files.front()
                                                  : files.back());
    if (!team)
        return Unexpected{wrong(pointer, team.error().text())};
    if (asked.own.bases == "reference")
        team = onReferenceBases(*std::move(team), library);
    auto whole = selfContained(*std::move(team), library);
    if (!whole)
        return Unexpected{wrong(pointer, whole.error().text())};
    return *std::move(whole);
}

// Shipped ones and the coach's own, by id; what cannot be read is left out, `thrum-cli check` says
// why.
std::vector<Formation> storedFormations(const Library& library) {
    std::vector<Formation> formations;
    for (const auto& file : library.gameFiles(games::Solitaire::kId, "formations")) {
        if (auto formation = io::readFormation(file))
            formations.push_back(*std::move(formation));
    }
    std::ranges::stable_sort(formations, {}, &Formation::id);
    return formations;
}

// Prongs as they were set at the table. Clause: SOL-DEF-10.
void setDials(TableSetup& table, const solitaire::State& state) {
    for (const solitaire::Figure& figure : state.figures) {
        const auto kit = std::ranges::find(table.kits, figure.id, &FigureKit::id);
        if (kit == table.kits.end() || figure.dialDeg == 0.0)
            continue;
        for (FigureSpec& spec : kit->onBase)
            spec.dialDeg = figure.dialDeg;
    }
}

}  // namespace

std::optional<LoadError> SolKept::readOptions(std::string_view json, Options& options) {
    return io::readText(json, "", "/options", [&](const FieldSource& at) {
        at.object([&](FieldObject& o) {
            G::readOptions(o, options.config);
            readTable(o, options);
            if (const auto board = o.optional("board"))
                options.board = board->id();
            if (const auto bases = o.optional("bases")) {
                const std::array<std::pair<std::string_view, std::string_view>, 2> words{
                    {{"reference", "reference"}, {"own", ""}}};
                options.bases = bases->choice<std::string_view>(std::span{words});
            }
        });
    });
}

std::vector<TeamChoice> SolKept::teams(const Library& library) {
    std::vector<TeamChoice> choices;
    for (const auto& file : library.gameFiles(G::kId, "teams"))
        if (const auto team = io::readTeam(file))
            choices.push_back({file.stem().string(), team->name});
    return choices;
}

Expected<SolKept::Materials, Refused> SolKept::gather(const Library& library,
                                                      const Rules& standard,
                                                      const Asked<G>& asked,
                                                      std::vector<std::string>&) {
    Materials made;
    const auto whole = io::overridden(rulesTextOf<G>(standard), asked.overrides);
    if (!whole)
        return Unexpected{Refused{G::rulesRefused(whole.error())}};
    auto rules = readRules(*whole);
    if (!rules)
        return Unexpected{Refused{rules.error()}};
    made.rules = *std::move(rules);
    const BoardSpec* board = library.board(asked.own.board);
    if (board == nullptr)
        return Unexpected{wrong("/options/board", "there is no board \"" + asked.own.board + "\"")};
    made.board = *board;
    for (const Side side : {Side::Home, Side::Visitor}) {
        auto team = teamAsked(library, asked, side);
        if (!team)
            return Unexpected{team.error()};
        made.teams[side == Side::Home ? 0 : 1] = *std::move(team);
    }
    return made;
}

void SolKept::writeParts(const Header& header, io::HeaderLine& to) {
    to.overrides = io::overridesText(rulesTextOf<G>(Rules{}), rulesTextOf<G>(header.rules));
    to.board = io::textOf(header.board);
    to.home = io::textOf(header.teams[0]);
    to.visitor = io::textOf(header.teams[1]);
    to.options = io::written([&](FieldSink& sink) {
                     sink.beginObject();
                     G::writeOptions(header.asked.own.config, sink);
                     sink.key("speed");
                     sink.number(header.asked.own.speedTenths / kSpeedSteps);
                     sink.endObject();
                 }).line();
}

std::optional<LoadError> SolKept::readParts(const io::HeaderLine& from,
                                            const std::string& file,
                                            HeaderFor use,
                                            Header& header) {
    const auto whole = io::overridden(rulesTextOf<G>(Rules{}), from.overrides);
    if (!whole)
        return LoadError{file, "/rules/overrides" + whole.error().pointer, whole.error().reason};
    if (auto rules = readRules(*whole))
        header.rules = *std::move(rules);
    else if (use == HeaderFor::Playing)
        return LoadError{file, "/rules/overrides", filled(rules.error().text, rules.error().args)};
    if (from.board.empty())
        return LoadError{file, "", "the key \"board\" is missing"};
    auto board = io::parseBoard(from.board, "board");
    if (!board)
        return LoadError{file, "/board" + board.error().pointer, board.error().reason};
    header.board = *std::move(board);
    for (const std::size_t side : {0U, 1U}) {
        const std::string word = side == 0 ? "home" : "visitor";
        auto team = io::parseTeam(side == 0 ? from.home : from.visitor, word);
        if (!team)
            return LoadError{file, "/" + word + team.error().pointer, team.error().reason};
        header.teams[side] = *std::move(team);
    }
    auto error = io::readText(from.options, file, "/options", [&](const FieldSource& at) {
        at.object([&](FieldObject& o) {
            G::readOptions(o, header.asked.own.config);
            readTable(o, header.asked.own);
        });
    });
    header.asked.own.board = header.board.id;
    return error;
}

std::optional<LoadError> SolKept::complete(const Library& library, Header& header) {
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

Expected<solitaire::Step, Refused> SolKept::opening(const Header& header) {
    solitaire::GameConfig config = header.asked.own.config;
    config.rules = header.rules;
    config.teams = {solitaire::registered(header.teams[0]), solitaire::registered(header.teams[1])};
    config.board = solitaire::boardOf(header.board);
    config.mode = header.asked.mode;
    auto opening = solitaire::newGame(config);
    if (!opening)
        return Unexpected{Refused{opening.error()}};
    return *std::move(opening);
}

Expected<std::shared_ptr<const SolKept::Bench>, Refused> SolKept::bench(const Library& library,
                                                                        const Header& header) {
    auto table = composeTable(
        library, header.board, header.teams[0], header.teams[1], header.asked.own.speedTenths);
    if (!table)
        return Unexpected{wrong("", table.error().text())};
    return std::make_shared<const Bench>(
        Bench{*std::move(table),
              std::make_shared<const std::vector<Formation>>(storedFormations(library))});
}

Names SolKept::names(const solitaire::State& state) {
    Names names;
    names.number = [state](FigureId id) {
        const solitaire::Player* player = solitaire::findPlayer(state, id);
        return player == nullptr ? std::string{} : player->number;
    };
    return names;
}

Expected<TableSetup, Refused> SolKept::table(const Library& library,
                                             const Header& header,
                                             const solitaire::State& state) {
    if (state.board != solitaire::boardOf(header.board))
        return Unexpected{
            wrong("", "the board \"" + state.board.id + "\" is not the one of this game")};
    for (const std::size_t side : {0U, 1U})
        if (state.teams[side]->players.size() > header.teams[side].players.size())
            return Unexpected{
                wrong("", "somebody on the field is in no team file; a written run tells of him")};
    auto table = composeTable(
        library, header.board, header.teams[0], header.teams[1], header.asked.own.speedTenths);
    if (!table)
        return Unexpected{wrong("", table.error().text())};
    setDials(*table, state);
    return *std::move(table);
}

std::string SolKept::manName(const solitaire::State& state, FigureId id) {
    return solitaire::findPlayer(state, id) == nullptr ? std::string{}
                                                       : solitaire::figureName(state, id);
}

SolKept::Bench SolKept::Bench::with(Formation formation) const {
    std::vector<Formation> all = *formations;
    const auto place = std::ranges::lower_bound(all, formation.id, {}, &Formation::id);
    if (place != all.end() && place->id == formation.id)
        *place = std::move(formation);
    else
        all.insert(place, std::move(formation));
    return {table, std::make_shared<const std::vector<Formation>>(std::move(all))};
}

Expected<std::vector<solitaire::Decision>, Refused> SolKept::lineUp(const Bench& bench,
                                                                    const solitaire::State& state,
                                                                    Side side,
                                                                    const std::string& name) {
    const std::string pointer = "/input/formation";
    const auto& all = *bench.formations;
    const auto found = std::ranges::find(all, name, &Formation::id);
    if (found == all.end())
        return Unexpected{wrong(pointer, "there is no formation \"" + name + "\"")};
    const bool aligning =
        state.phase == solitaire::Phase::Align || state.phase == solitaire::Phase::KickAlign;
    const FormationUnit due = solitaire::unitDue(state, side);
    const bool fits = found->unit == due || (due == FormationUnit::FieldGoalBlock &&
                                             found->unit == FormationUnit::Defense);
    if (!aligning || !fits)
        return Unexpected{
            wrong(pointer, "\"" + found->name + "\" is not for what this side lines up for now")};
    auto decisions = solitaire::lineupDecisions(state, side, *found);
    if (!decisions)
        return Unexpected{wrong(pointer, decisions.error().reason)};
    return *std::move(decisions);
}

}  // namespace thrum::app
