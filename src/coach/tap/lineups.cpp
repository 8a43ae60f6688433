#include <thrum/coach/tap/lineups.hpp>
#include <thrum/rules/frames.hpp>

#include <algorithm>
#include <iterator>

namespace thrum::coach {
namespace {

bool isKick(const tap::State& state) {
    using tap::PlayKind;
    const PlayKind kind = state.playFacts.kind;
    return kind == PlayKind::Kickoff || kind == PlayKind::Onside || kind == PlayKind::SafetyKick;
}

// The line a side stands on, and the middle of the field.
FieldPoint ballOf(const tap::State& state, Side side) {
    if (!isKick(state))
        return {state.lineOfScrimmage, field::kMiddle.y};
    const Side kicking = other(state.offense);
    const bool safety = state.playFacts.kind == tap::PlayKind::SafetyKick;
    const double kickingYard =
        safety ? state.rules->safetyKick.kickingLineYard : state.rules->kickoff.kickingLineYard;
    const double receivingYard =
        safety ? state.rules->safetyKick.receivingLineYard : state.rules->kickoff.receivingLineYard;
    // a penalty moves the kickers' line and no other (TAP-PE-4)
    const Distance yards = side == kicking ? Distance::yards(kickingYard) + state.kickShift
                                           : Distance::yards(receivingYard);
    return {fieldX(yards, kicking), field::kMiddle.y};
}

}  // namespace

TapLineups::TapLineups(std::array<TeamFile, 2> teams,
                       TableSetup table,
                       std::vector<Formation> formations,
                       std::vector<Play> plays)
    : m_teams{std::move(teams)},
      m_table{std::move(table)},
      m_formations{std::move(formations)},
      m_plays{std::move(plays)} {}

TapLineups TapLineups::with(Formation formation) const {
    TapLineups more = *this;
    auto& all = more.m_formations;
    const auto place = std::ranges::lower_bound(all, formation.id, {}, &Formation::id);
    if (place != all.end() && place->id == formation.id)
        *place = std::move(formation);
    else
        all.insert(place, std::move(formation));
    return more;
}

const Formation* TapLineups::find(std::string_view id) const {
    const auto found = std::ranges::find(m_formations, id, &Formation::id);
    return found == m_formations.end() ? nullptr : &*found;
}

FormationUnit TapLineups::unitDue(const tap::State& state, Side side) {
    const bool receives = side == state.offense;
    if (state.playFacts.kind == tap::PlayKind::Onside)
        return receives ? FormationUnit::OnsideReturn : FormationUnit::Kickoff;
    if (isKick(state))
        return receives ? FormationUnit::KickReturn : FormationUnit::Kickoff;
    if (state.playFacts.kind == tap::PlayKind::Punt && !state.playFacts.fakeDeclared)
        return receives ? FormationUnit::Punt : FormationUnit::PuntReturn;
    return side == state.offense ? FormationUnit::Offense : FormationUnit::Defense;
}

std::vector<const Formation*> TapLineups::fitting(const tap::State& state, Side side) const {
    const FormationUnit unit = unitDue(state, side);
    std::vector<const Formation*> fit;
    for (const Formation& formation : m_formations)
        if (formation.unit == unit)
            fit.push_back(&formation);
    if (!fit.empty())
        return fit;
    for (const Formation& formation : m_formations) {
        const bool mayPunt = std::ranges::any_of(formation.men, &FormationMan::secondBase);
        if (unit == FormationUnit::Punt && formation.unit == FormationUnit::Offense && mayPunt)
            fit.push_back(&formation);
        if (unit == FormationUnit::PuntReturn && formation.unit == FormationUnit::Defense)
            fit.push_back(&formation);
    }
    return fit;
}

std::vector<const Formation*> TapLineups::ofPlaybook(const tap::State& state, Side side) const {
    std::vector<const Formation*> all = fitting(state, side);
    std::vector<const Formation*> played;
    std::ranges::copy_if(all, std::back_inserter(played), [this](const Formation* formation) {
        return std::ranges::find(m_plays, formation->id, &Play::formation) != m_plays.end();
    });
    return played.empty() ? all : played;
}

std::vector<std::pair<std::string, FigureId>> TapLineups::roles(Side side,
                                                                const Formation& formation) const {
    std::vector<std::pair<std::string, FigureId>> filled;
    const auto players = pickPlayers(m_teams[tap::indexOf(side)], formation);
    if (!players)
        return filled;
    for (std::size_t i = 0; i < players->size(); ++i) {
        const std::string& role =
            i < formation.men.size() ? formation.men[i].role : formation.returner->role;
        filled.emplace_back(role, FigureId{side, (*players)[i]});
    }
    return filled;
}

Expected<std::vector<tap::Decision>, RequestError> TapLineups::decisions(
    const tap::State& state, Side side, const Formation& formation) const {
    const auto laidOut =
        lineUp(formation, m_teams[tap::indexOf(side)], m_table, side, ballOf(state, side));
    if (!laidOut)
        return Unexpected{laidOut.error()};
    tap::Decision place{.kind = tap::DecisionKind::Place, .side = side};
    for (const LineUp::Man& man : laidOut->men)
        place.placements.push_back({man.setup.id, man.setup.pose, man.setup.baseSlot});
    std::ranges::sort(place.placements, {}, &tap::Placement::figure);
    std::vector<tap::Decision> decisions;
    for (const tap::Figure& figure : state.figures) {
        const bool stays =
            std::ranges::find(place.placements, figure.id, &tap::Placement::figure) !=
            place.placements.end();
        if (figure.id.side() == side && !stays)
            decisions.push_back(
                {.kind = tap::DecisionKind::Lift, .side = side, .figure = figure.id});
    }
    decisions.push_back(std::move(place));
    if (!formation.gunners.empty() && state.playFacts.kind == tap::PlayKind::Punt) {
        tap::Decision named{.kind = tap::DecisionKind::NameGunners, .side = side};
        for (const LineUp::Man& man : laidOut->men)
            if (std::ranges::find(formation.gunners, man.role) != formation.gunners.end())
                named.figures.push_back(man.setup.id);
        decisions.push_back(std::move(named));
    }
    if (laidOut->returner)
        decisions.push_back(
            {.kind = tap::DecisionKind::NameReturner, .side = side, .figure = laidOut->returner});
    return decisions;
}

Expected<Formation, RequestError> TapLineups::standing(const tap::State& state, Side side) const {
    StandingMen men{.unit = unitDue(state, side), .figures = {}, .returner = {}, .gunners = {}};
    for (const tap::Figure& figure : state.figures)
        if (figure.id.side() == side)
            men.figures.push_back({figure.id, figure.baseSlot, figure.pose, figure.fallDirection});
    const auto& returner = state.playFacts.returner;
    if (returner && returner->side() == side && tap::findOnBoard(state, *returner) == nullptr)
        men.returner = returner;
    men.gunners = state.playFacts.gunners;
    return formationOf(men, m_teams[tap::indexOf(side)], m_table, side, ballOf(state, side));
}

}  // namespace thrum::coach
