#include "phases.hpp"

#include <algorithm>

// Clause: TAP-GN-4.
namespace thrum::tap {
namespace {

LogLine lineOf(const State& state) {
    LogLine line;
    line.half = state.half;
    line.play = state.play;
    line.playBoardMs =
        millisOfTicks(state.playFacts.boardTicks, std::max(1, state.board.ticksPerSecond));
    if (const Clock* clock = findClock(state, ClockName::Game))
        line.gameClockMs = clock->msLeft;
    return line;
}

}  // namespace

LogLine logLine(const State& state, const Event& event) {
    LogLine line = lineOf(state);
    line.clause = event.clause;
    line.text =
        event.text.empty() ? std::string{nameOf(event.kind)} : filled(event.text, event.args);
    line.figures = event.figures;
    const auto add = [&](const std::optional<FigureId>& id) {
        if (id && std::ranges::find(line.figures, *id) == line.figures.end())
            line.figures.push_back(*id);
    };
    add(event.figure);
    add(event.carrier);
    for (const FigureId id : event.by)
        add(id);
    for (const FigureId id : event.fallen)
        add(id);
    return line;
}

LogLine logLine(const State& state, const RuleViolation& refusal, const Input& input) {
    LogLine line = lineOf(state);
    line.clause = refusal.clause;
    line.text = filled(refusal.text, refusal.args);
    if (const auto* decision = std::get_if<Decision>(&input)) {
        line.figures = decision->figures;
        if (decision->figure)
            line.figures.push_back(*decision->figure);
        for (const Placement& placement : decision->placements)
            line.figures.push_back(placement.figure);
    }
    return line;
}

}  // namespace thrum::tap
