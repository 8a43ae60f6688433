#include "phases.hpp"

#include <algorithm>

// Clauses: chapter 18 (PT), TAP-PS-7, TK-9.
namespace thrum::tap {
namespace {

// A distance beyond its limit, never written like the limit itself.
std::string awayText(double lengths, double limit) {
    constexpr int kUsual = 2;
    constexpr int kMost = 4;
    for (int places = kUsual; places < kMost; ++places) {
        if (const std::string text = plainNumber(lengths, places);
            text != plainNumber(limit, places))
            return text;
    }
    return plainNumber(lengths, kMost);
}

}  // namespace

Refusal pitchProblem(const State& s, FigureId id) {
    if (s.playFacts.directSnap)
        return violation("TAP-PS-7", THRUM_TEXT("a direct-snap runner may not pass or pitch."));
    if (!s.carrier || findOnBoard(s, *s.carrier) == nullptr)
        return violation("TAP-GN-6", THRUM_TEXT("nobody carries the ball."));
    if (id.side() != s.offense)
        return violation("TAP-PS-2",
                         THRUM_TEXT("that figure belongs to {team}."),
                         {{"team", teamName(s, id.side())}});
    if (s.playFacts.pitchesThisStop >= s.rules->pitch.maxPerStoppage)
        return violation("TAP-PT-6", THRUM_TEXT("one pitch per stoppage."));
    const Figure* carrier = findOnBoard(s, *s.carrier);
    const Figure* back = findOnBoard(s, id);
    const auto& positions = s.rules->pitch.receiverPositions;
    const std::string position{nameOf(playerOf(s, id).position)};
    if (id == *s.carrier || std::ranges::find(positions, position) == positions.end())
        return violation(
            "TAP-PT-1", THRUM_TEXT("#{n} is not a running back."), {figureArg(s, "n", id)});
    if (back == nullptr || !inPlay(*back) || isEngaged(s, id))
        return violation(
            "TAP-PT-5", THRUM_TEXT("#{n} is engaged or down."), {figureArg(s, "n", id)});
    if (!isBehind(s, *back, *carrier, s.offense))
        return violation("TAP-PT-2",
                         THRUM_TEXT("#{n} is not behind the ball carrier."),
                         {figureArg(s, "n", id)});
    const double unit = lengthYards(s, *carrier);
    const double gap = gapYards(s, *carrier, *back);
    if (gap > s.rules->pitch.maxBaseLengths * unit + equalTolYards(s))
        return violation("TAP-PT-3",
                         THRUM_TEXT("#{n} is {x} base lengths away; {limit} allowed."),
                         {figureArg(s, "n", id),
                          {"x", awayText(gap / unit, s.rules->pitch.maxBaseLengths)},
                          {"limit", plainNumber(s.rules->pitch.maxBaseLengths)}});
    const Vec2 from = toMm(carrier->pose.at, s.board.mmPerYard);
    const Vec2 to = toMm(back->pose.at, s.board.mmPerYard);
    for (const Figure* m : figuresOf(s, other(s.offense))) {
        if (distanceTo(footprintOf(s, *m), from, to) <
            s.rules->ball.radiusMm - s.rules->geometry.equalTolMm)
            return violation(
                "TAP-PT-4", THRUM_TEXT("defender #{m} is in between."), {figureArg(s, "m", m->id)});
    }
    return std::nullopt;
}

Refusal pitchBall(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    if (!decision.figure)
        return violation("TAP-GN-3", THRUM_TEXT("name a figure."));
    if (const Refusal refused = pitchProblem(s, *decision.figure))
        return refused;
    const FigureId from = *s.carrier;
    ++s.playFacts.pitchesThisStop;
    s.playFacts.pitched = true;
    s.carrier = decision.figure;
    Event& event = turn.emit(EventKind::Pitched, "TAP-PT-1");
    event.figure = decision.figure;
    event.carrier = from;
    return std::nullopt;
}

}  // namespace thrum::tap
