#include "phases.hpp"

#include <algorithm>

// The quarterback's base switch. Clauses: chapter 17 (QB), TAP-BA-5.
namespace thrum::tap {

Refusal switchBase(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    if (!decision.figure)
        return violation("TAP-GN-3", THRUM_TEXT("name a figure."));
    const FigureId id = *decision.figure;
    if (id.side() != s.offense)
        return violation("TAP-PS-2",
                         THRUM_TEXT("that figure belongs to {team}."),
                         {{"team", teamName(s, id.side())}});
    if (playerOf(s, id).baseCount < 2)
        return violation("TAP-BA-5",
                         THRUM_TEXT("#{n} keeps his base; only the QB may switch."),
                         {figureArg(s, "n", id)});
    Figure* figure = figureIn(s, id);
    if (figure == nullptr || !inPlay(*figure) || isEngaged(s, id))
        return violation("TAP-QB-3", THRUM_TEXT("the QB is engaged or down; no base switch."));
    // TAP-QB-4: same center, same heading; what the other base would newly touch refuses it.
    Figure other = *figure;
    other.baseSlot = 1 - figure->baseSlot;
    const double tol = s.rules->geometry.equalTolMm;
    const bool noRoom = std::ranges::any_of(s.figures, [&](const Figure& m) {
        return m.id != id && gapYards(s, other, m) * s.board.mmPerYard < -tol &&
               gapYards(s, other, m) < gapYards(s, *figure, m) - equalTolYards(s);
    });
    if (noRoom || turnIsFree(s, other))
        return violation("TAP-QB-4", THRUM_TEXT("no room for the other base here."));
    auto& list = s.playFacts.turned;
    if (std::ranges::find(list, id, &Turned::figure) == list.end())
        list.push_back(
            {.figure = id, .headingBefore = figure->pose.heading, .slotBefore = figure->baseSlot});
    *figure = other;
    Event& event = turn.emit(EventKind::BaseSwitched, "TAP-QB-1");
    event.figure = id;
    event.baseSlot = other.baseSlot;
    event.count = s.rules->qb.baseSwitchCountsAsPivots;
    return std::nullopt;
}

}  // namespace thrum::tap
