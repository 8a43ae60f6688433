#include "coach/tap/defense_facing.hpp"
#include "coach/tap/favorites.hpp"
#include "coach/tap/memory.hpp"
#include "coach/tap/sense.hpp"
#include "coach/tap/situation.hpp"

#include <thrum/core/hash.hpp>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

// What a defense expects and which formation it lines up in for it.
namespace thrum::coach {
namespace {

using tap::Decision;
using tap::DecisionKind;

long menAt(const Formation& formation, Position position) {
    return std::ranges::count(formation.men, position, &FormationMan::position);
}

int receiversWide(const TableView& offense) {
    return static_cast<int>(std::ranges::count_if(
        offense.men, [](const Man& man) { return man.attacks && std::abs(man.y) > kSplitWide; }));
}

// How many backs the situation asks for.
double backsAsked(const tap::State& seen, const TableView& offense, bool sees, Stance stance) {
    const double need = toGain(seen);
    const double goal = 100.0 - spotOf(seen);
    double asked = goal < 6.0 || need < 1.5 ? 3.0
                   : sees                   ? 2.0 + receiversWide(offense)
                   : need > 12.0            ? 5.0
                                            : 4.0;
    // who expects something has one more who rushes: against a pass, too, that is worth more than
    // one more who covers
    asked -= stance == Stance::Balanced ? 0.0 : 1.0;
    return std::clamp(asked, 3.0, 6.0);
}

// A quarterback on a base that does not run means to throw, or to hand the ball over.
std::optional<bool> quarterbackStands(const TableView& offense) {
    for (const Man& man : offense.men) {
        if (man.attacks && man.position == tap::Position::QB)
            return man.speed < 1.0;
    }
    return std::nullopt;
}

// What a defense expects of this snap: what it has read and believes, what burned it lately, or by
// lot, by the quarterback's base and by what offenses mostly do here.
// @param burned  burnedBy
Stance expected(const tap::State& seen,
                const TableView& offense,
                const Intent* read,
                int burned,
                std::uint64_t luck) {
    if (read != nullptr)
        return read->pass ? Stance::AgainstPass : Stance::AgainstRun;
    if (static_cast<int>((luck >> 40U) % 100) < std::abs(burned))
        return burned > 0 ? Stance::AgainstPass : Stance::AgainstRun;
    const auto stands = quarterbackStands(offense);
    const std::uint64_t balanced = !stands ? 40 : *stands ? 30 : 50;
    if (luck % 100 < balanced)
        return Stance::Balanced;
    if (stands)
        return *stands ? Stance::AgainstPass : Stance::AgainstRun;
    return (luck >> 16U) % 100 < static_cast<std::uint64_t>(passLeaning(seen)) ? Stance::AgainstPass
                                                                               : Stance::AgainstRun;
}

}  // namespace

std::vector<Decision> Sense::defenseFor(const tap::State& seen,
                                        const tap::Prompt& prompt,
                                        Side side,
                                        const Formation& formation,
                                        Stance stance,
                                        std::uint64_t drawnLuck) const {
    const TableView offense = view(seen, other(side));
    const double goal = 100.0 - spotOf(seen);
    // three against a pass, by lot where anything may come; a short run needs them at the line
    const bool oneMore = stance == Stance::AgainstPass ||
                         (stance == Stance::Balanced && bitsAt(drawnLuck, 32) % 2 == 0);
    const bool isShort = stance == Stance::AgainstRun && toGain(seen) < 4.0;
    const std::size_t usual = isShort ? 1U : oneMore ? 3U : 2U;
    const std::size_t deep = goal < 8.0 ? 0U : goal < 16.0 ? 1U : usual;
    const auto players = m_setup.lineups->roles(side, formation);
    Against against{.offense = offense, .stance = stance, .luck = drawnLuck, .deep = deep};
    // the last man's whole base stands in the end zone at most
    against.room = goal + 5.0;
    against.speedOf = [&](const FormationMan& man) {
        constexpr double kUsual = 9.0;
        const auto filled =
            std::ranges::find(players, man.role, &std::pair<std::string, FigureId>::first);
        return filled != players.end() ? m_setup.speeds->of(filled->second, 0) : kUsual;
    };
    constexpr double kRoomBehind = 30.0;  // yards to the goal: nearer he would leave the field
    against.coverage = m_setup.coverage;
    against.deepGoBack = m_setup.coverage == Coverage::LateThrows && goal > kRoomBehind;
    against.blitzes =
        m_setup.persona != nullptr &&
        luck(seen, 42) % 100 < static_cast<std::uint64_t>(m_setup.persona->blitzPercent);
    for (const bool ends : {true, false}) {
        against.ends = ends;
        Formation stands = formation;
        const Marked marked = markUp(stands, against);
        auto plan = lineUp(seen, prompt, side, stands);
        const auto roles = m_setup.lineups->roles(side, stands);
        for (Decision& decision : plan)
            if (decision.kind == DecisionKind::Place)
                faceWhatComes(decision, offense, seen, *m_setup.speeds, roles, marked);
        if (!plan.empty() && accepted(seen, plan))
            return plan;
    }
    return {};
}

std::vector<Decision> Sense::defenseLineUp(const tap::State& seen,
                                           const tap::Prompt& prompt,
                                           Side side,
                                           int attempt) {
    const auto fitting = m_setup.lineups->fitting(seen, side);
    const TableView offense = view(seen, other(side));
    const bool sees = std::ranges::any_of(offense.men, &Man::attacks);
    const std::uint64_t chosen = luck(seen, 11 + static_cast<std::uint64_t>(attempt));
    const Stance stance =
        expected(seen, offense, believes(seen, luck(seen, 44)), burnedBy(seen, memory()), chosen);
    const double asked = backsAsked(seen, offense, sees, stance);
    const Formation* formation = pick(fitting, chosen, [&](const Formation& f) {
        const double off = static_cast<double>(menAt(f, Position::DefensiveBack)) - asked;
        return attempt > 2 ? 0.0 : -std::abs(off);
    });
    if (formation == nullptr)
        return fallback(seen, prompt, side, attempt);
    // a call of the playbook from it, if there is one for this situation
    Formation called = *formation;
    m_callName = formation->name;
    std::vector<const Play*> plays;
    for (const Play& play : m_setup.lineups->plays)
        if (play.type == PlayType::Defense && play.formation == formation->id && suits(play, seen))
            plays.push_back(&play);
    keepFavorites(plays, &Play::id, m_setup.persona, luck(seen, 43));
    if (!plays.empty() && attempt == 0) {
        const Play& play = *plays[(chosen >> 8U) % plays.size()];
        called = drawn(std::move(called), play);
        m_callName = play.name;
    }
    if (sees && attempt < 2 && formation->unit == FormationUnit::Defense) {
        auto plan = defenseFor(seen, prompt, side, called, stance, bitsAt(chosen, 24));
        if (!plan.empty())
            return plan;
    }
    return lineUp(seen, prompt, side, called);
}

}  // namespace thrum::coach
