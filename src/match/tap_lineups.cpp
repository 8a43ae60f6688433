#include <thrum/match/tap_lineups.hpp>
#include <thrum/rules/frames.hpp>

#include <algorithm>

namespace thrum::match {
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
        safety ? state.rules.safetyKick.kickingLineYard : state.rules.kickoff.kickingLineYard;
    const double receivingYard =
        safety ? state.rules.safetyKick.receivingLineYard : state.rules.kickoff.receivingLineYard;
    const Distance yards =
        Distance::yards(side == kicking ? kickingYard : receivingYard) + state.kickShift;
    return {fieldX(yards, kicking), field::kMiddle.y};
}

}  // namespace

TapLineups::TapLineups(std::array<TeamFile, 2> teams,
                       TableSetup table,
                       std::vector<Formation> formations)
    : m_teams{std::move(teams)}, m_table{std::move(table)}, m_formations{std::move(formations)} {}

const Formation* TapLineups::find(std::string_view id) const {
    const auto found = std::ranges::find(m_formations, id, &Formation::id);
    return found == m_formations.end() ? nullptr : &*found;
}

FormationUnit TapLineups::unitDue(const tap::State& state, Side side) {
    if (isKick(state))
        return side == state.offense ? FormationUnit::KickReturn : FormationUnit::Kickoff;
    return side == state.offense ? FormationUnit::Offense : FormationUnit::Defense;
}

std::vector<const Formation*> TapLineups::fitting(const tap::State& state, Side side) const {
    const FormationUnit unit = unitDue(state, side);
    const bool punt = state.playFacts.kind == tap::PlayKind::Punt && side == state.offense;
    std::vector<const Formation*> fit;
    for (const Formation& formation : m_formations) {
        // a quarterback on his stationary base may punt (TAP-PU-2)
        const bool mayPunt = std::ranges::any_of(formation.men, [](const FormationMan& man) {
            return man.position == Position::Punter || man.secondBase;
        });
        const bool onlyPunts = std::ranges::any_of(formation.men, [](const FormationMan& man) {
            return man.position == Position::Punter;
        });
        if (formation.unit == unit && (punt ? mayPunt : !onlyPunts))
            fit.push_back(&formation);
    }
    return fit;
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
    if (laidOut->returner)
        decisions.push_back(
            {.kind = tap::DecisionKind::NameReturner, .side = side, .figure = laidOut->returner});
    return decisions;
}

}  // namespace thrum::match
