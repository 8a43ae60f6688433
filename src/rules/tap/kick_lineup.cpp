#include "phases.hpp"

#include <algorithm>

// What a kick's line-up breaks. Clauses: TAP-KO-4, KO-5, SK-1, ON-5, LO-11; PE-4 for the shift.
namespace thrum::tap {
namespace {

// The line a side stands on, in its own frame, and the name of that line for a message.
struct KickLine {
    double own = 0.0;
    double printed = 0.0;
};

KickLine lineOf(const State& s, Side side) {
    const bool safety = s.playFacts.kind == PlayKind::SafetyKick;
    if (side == kickingSide(s)) {
        const double yard =
            (safety ? s.rules->safetyKick.kickingLineYard : s.rules->kickoff.kickingLineYard) +
            s.kickShift.yards();
        return {yard, yard};
    }
    const double yard =
        safety ? s.rules->safetyKick.receivingLineYard : s.rules->kickoff.receivingLineYard;
    return {s.rules->field.lengthYards - yard, yard};
}

}  // namespace

std::vector<RuleViolation> kickProblemsOf(const State& s, FigureId id) {
    std::vector<RuleViolation> out;
    const Figure* m = findOnBoard(s, id);
    if (m == nullptr)
        return out;
    const Side side = id.side();
    const KickLine line = lineOf(s, side);
    const double tol = placementTol(s);
    const double shortBy = line.own - frontOf(s, *m, side);
    if (shortBy < -tol || shortBy >= s.rules->kickoff.lineDepthYards - equalTolYards(s))
        out.push_back(violation(s.playFacts.kind == PlayKind::SafetyKick ? "TAP-SK-1" : "TAP-KO-4",
                                THRUM_TEXT("#{n} must be on the {yard}-yard line."),
                                {figureArg(s, "n", id), {"yard", plainNumber(line.printed)}}));
    const double eps = s.rules->geometry.contactEpsMm / s.board.mmPerYard + equalTolYards(s);
    const bool clear = std::ranges::none_of(s.figures, [&](const Figure& n) {
        return n.id != id &&
               (isWithin(s, *m, n, eps) || (n.id.side() == side && isStacked(s, *m, n, side)));
    });
    if (!clear || !whollyInBounds(s, *m, tol))
        out.push_back(violation("TAP-KO-5",
                                THRUM_TEXT("#{n} must be inbounds and clear of others."),
                                {figureArg(s, "n", id)}));
    return out;
}

std::vector<RuleViolation> kickProblems(const State& s, Side side) {
    std::vector<RuleViolation> out;
    for (const Figure* m : figuresOf(s, side)) {
        auto more = kickProblemsOf(s, m->id);
        out.insert(out.end(), more.begin(), more.end());
    }
    return out;
}

}  // namespace thrum::tap
