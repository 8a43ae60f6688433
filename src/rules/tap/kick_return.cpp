#include "phases.hpp"
#include "turn_window.hpp"

#include <algorithm>

// K5, K6 and P6, P7: the returner on the board, and the turns of both sides before he runs.
// Clauses: TAP-KO-9, KO-10, PU-13, PU-15, SW-6.
namespace thrum::tap {
namespace {

/// The windows of both sides before a return.
struct ReturnWindows {
    TurnWindow receiving{};
    TurnWindow covering{};
};
constexpr ReturnWindows kAfterKick{{Phase::ReturnPivot, ClockName::ReturnPivots},
                                   {Phase::CoverPivot, ClockName::CoverPivots}};
constexpr ReturnWindows kAfterPunt{{Phase::PuntReturnPivot, ClockName::PuntReturnPivots},
                                   {Phase::PuntCoverPivot, ClockName::PuntCoverPivots}};

const ReturnWindows& windowsOf(const State& s) {
    return isKick(s) ? kAfterKick : kAfterPunt;
}

Side receivingSide(const State& s) {
    return other(kickingSide(s));
}

void openCover(Turn& turn) {
    openTurns(turn, windowsOf(turn.s).covering, kickingSide(turn.s));
}

// A base that stood over the end line would be out before it moved. Clause: TAP-PU-13.
void moveInFromEndLine(const State& s, Figure& figure) {
    const Side side = figure.id.side();
    const double over = -s.rules->field.endZoneYards - rearOf(s, figure, side);
    if (over < -equalTolYards(s))
        return;
    constexpr double kInside = 0.01;
    figure.pose.at.x =
        fieldX(downfield(figure.pose.at.x, side) + Distance::yards(over + kInside), side);
}

}  // namespace

// Clauses: TAP-KO-9, PU-13: in bounds, then sideways to the nearest place clear of every base.
void placeReturner(Turn& turn, FigureId id, FieldPoint at) {
    State& s = turn.s;
    Figure figure;
    figure.id = id;
    figure.pose = {at, ahead(id.side())};
    const double tol = equalTolYards(s);
    moveInFromEndLine(s, figure);
    const auto fits = [&](Spot y) {
        Figure trial = figure;
        trial.pose.at.y = y;
        const double eps = s.rules->geometry.contactEpsMm / s.board.mmPerYard + tol;
        const Interval across = acrossYards(s, trial);
        return across.min > tol && across.max < s.rules->field.widthYards - tol &&
               std::ranges::none_of(s.figures, [&](const Figure& m) {
                   return m.id != id && isWithin(s, trial, m, eps);
               });
    };
    // Hundredths of a yard from the landing point outward, toward the middle first.
    const bool middleUp = at.y < field::kMiddle.y;
    const int reach = static_cast<int>(s.rules->field.widthYards * 100.0);
    for (int i = 0; i <= reach; ++i) {
        const Distance step = Distance::units(i * (kUnitsPerYard / 100));
        const Spot first = middleUp ? at.y + step : at.y - step;
        const Spot second = middleUp ? at.y - step : at.y + step;
        if (fits(first) || fits(second)) {
            figure.pose.at.y = fits(first) ? first : second;
            break;
        }
    }
    putOnBoard(s, figure);
    Event& event = turn.emit(EventKind::FigurePlaced, isKick(s) ? "TAP-KO-9" : "TAP-PU-13");
    event.figure = id;
    event.pose = figure.pose;
    s.carrier = id;
}

void startReturnPivots(Turn& turn) {
    State& s = turn.s;
    s.playFacts.returning = isKick(s) ? ReturnKind::Kick : ReturnKind::Punt;
    s.switchHolder = kickingSide(s);
    openTurns(turn, windowsOf(s).receiving, receivingSide(s));
}

void describeReturnPivot(const State& state, Prompt& prompt) {
    describeTurns(state, prompt, receivingSide(state));
}

Refusal decideReturnPivot(Turn& turn, const Decision& decision) {
    return decideTurns(turn, decision, receivingSide(turn.s), openCover);
}

void expireReturnPivot(Turn& turn, ClockName name) {
    if (name == windowsOf(turn.s).receiving.clock)
        openCover(turn);
}

void describeCoverPivot(const State& state, Prompt& prompt) {
    describeTurns(state, prompt, kickingSide(state));
}

Refusal decideCoverPivot(Turn& turn, const Decision& decision) {
    return decideTurns(turn, decision, kickingSide(turn.s), restartFree);
}

void expireCoverPivot(Turn& turn, ClockName name) {
    if (name == windowsOf(turn.s).covering.clock)
        restartFree(turn);
}

}  // namespace thrum::tap
