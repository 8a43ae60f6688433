#include "turn.hpp"

#include <thrum/core/field.hpp>

#include <algorithm>

// Placing and naming before a play, and Ready. Clauses: SOL-CTL-5, CTL-6, DEF-2.
namespace thrum::solitaire {
namespace {

Refusal place(Turn& turn, const Decision& decision, Side side) {
    State& s = turn.s;
    if (decision.placements.empty())
        return wrongMoment("SOL-CTL-5");
    for (const Placement& p : decision.placements) {
        if (p.figure.side() != side)
            return wrongMoment("SOL-CTL-6");
    }
    // in one order whoever wrote them down: documents name men in the order of their names
    std::vector<Placement> placements = decision.placements;
    std::ranges::stable_sort(placements, {}, &Placement::figure);
    for (const Placement& p : placements) {
        Figure* figure = figureIn(s, p.figure);
        if (figure == nullptr) {
            Figure man;
            man.id = p.figure;
            const auto at = std::ranges::lower_bound(s.figures, man.id, {}, &Figure::id);
            figure = &*s.figures.insert(at, man);
        }
        figure->pose = p.pose;
        Event& event = turn.emit(EventKind::Placed, "SOL-CTL-5");
        event.figure = p.figure;
        event.pose = p.pose;
    }
    return std::nullopt;
}

Refusal placeBall(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    const bool onside = s.playFacts.kind == PlayKind::Onside;
    const bool tee =
        !onside && isKickOffKind(s.playFacts.kind) && s.rules->kickoff.mode == KickoffMode::Kicked;
    if ((!onside && !tee) || s.stage != Stage::First || !decision.at)
        return wrongMoment("SOL-ON-1");
    const Distance u = onside ? s.line + Distance::yards(s.rules->onside.ballOffsetYd) : s.line;
    const FieldPoint at = *decision.at;
    const bool inside = at.y >= field::kBottomSideline && at.y <= field::kTopSideline;
    if (uOf(s, s.offense, at.x) != u || !inside)
        return refusal(onside ? "SOL-ON-1" : "SOL-KO-6", "E-SOL-BALLSPOT");
    s.ball = at;
    turn.emit(EventKind::BallPlaced, onside ? "SOL-ON-1" : "SOL-KO-6").at = at;
    return std::nullopt;
}

Refusal name(Turn& turn, const Decision& decision, Side side) {
    State& s = turn.s;
    if (!decision.figure || decision.figure->side() != side)
        return wrongMoment("SOL-CTL-6");
    const FigureId id = *decision.figure;
    const PlayKind kind = s.playFacts.kind;
    const bool offense = s.phase == Phase::Align && s.stage == Stage::First;
    const char* what = "";
    switch (decision.kind) {
        case DecisionKind::NameCenter:
            if (!offense)
                return wrongMoment("SOL-FOR-6");
            s.playFacts.centre = id;
            what = "center";
            break;
        case DecisionKind::NameCarrier:
            if (!offense || (kind != PlayKind::Run && kind != PlayKind::Pass))
                return wrongMoment("SOL-RUN-2");
            s.playFacts.carrier = id;
            what = "carrier";
            break;
        case DecisionKind::NamePunter:
            if (!offense || kind != PlayKind::Punt)
                return wrongMoment("SOL-PU-2");
            s.playFacts.carrier = id;
            what = "punter";
            break;
        case DecisionKind::NameKicker:
            if (!offense || kind != PlayKind::FieldGoal)
                return wrongMoment("SOL-FG-2");
            s.playFacts.carrier = id;
            what = "kicker";
            break;
        case DecisionKind::NameHolder:
            if (!offense || kind != PlayKind::FieldGoal)
                return wrongMoment("SOL-FG-2");
            s.playFacts.holder = id;
            what = "holder";
            break;
        case DecisionKind::NameReturner: {
            const bool receiving =
                s.stage == Stage::Second && (s.phase == Phase::KickAlign || kind == PlayKind::Punt);
            if (!receiving)
                return wrongMoment("SOL-PU-3");
            s.playFacts.returner = id;
            if (kind == PlayKind::Punt)  // he is not on the board in the rush (SOL-PU-3)
                std::erase_if(s.figures, [&](const Figure& f) { return f.id == id; });
            what = "returner";
            break;
        }
        default:
            return wrongMoment();
    }
    Event& event = turn.emit(EventKind::Named, "SOL-CTL-5");
    event.side = side;
    event.figure = id;
    event.result = what;
    return std::nullopt;
}

Refusal ready(Turn& turn, Side side) {
    State& s = turn.s;
    if (auto problems = lineupProblems(s, side); !problems.empty())
        return problems.front();
    turn.emit(EventKind::Readied, "SOL-CTL-6").side = side;
    if (s.stage == Stage::First) {
        s.stage = Stage::Second;
        return std::nullopt;
    }
    if (s.phase == Phase::KickAlign)
        startKick(turn);
    else
        startPlay(turn);
    return std::nullopt;
}

}  // namespace

Side setupSide(const State& s) {
    return s.stage == Stage::First ? s.offense : other(s.offense);
}

// The kick is fielded by a man of his own who needs not stand among the others.
bool needsReturner(const State& s) {
    return (isKickOffKind(s.playFacts.kind) && s.playFacts.kind != PlayKind::Onside) ||
           (s.playFacts.kind == PlayKind::Punt && !s.playFacts.simple);
}

Refusal decideSetup(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    const Side side = setupSide(s);
    switch (decision.kind) {
        case DecisionKind::Place:
            return place(turn, decision, side);
        case DecisionKind::Turn: {
            const Figure* figure = decision.figure ? findFigure(s, *decision.figure) : nullptr;
            if (figure == nullptr || figure->id.side() != side || !decision.heading)
                return wrongMoment("SOL-CTL-5");
            Decision moved = decision;
            moved.placements = {{figure->id, {figure->pose.at, *decision.heading}}};
            return place(turn, moved, side);
        }
        case DecisionKind::Adjust: {
            Figure* figure = decision.figure ? figureIn(s, *decision.figure) : nullptr;
            if (figure == nullptr || figure->id.side() != side || !decision.dialDeg)
                return wrongMoment("SOL-CTL-5");
            figure->dialDeg = *decision.dialDeg;
            turn.emit(EventKind::Adjusted, "SOL-DEF-10").figure = figure->id;
            return std::nullopt;
        }
        case DecisionKind::Lift: {
            if (!decision.figure || decision.figure->side() != side ||
                findFigure(s, *decision.figure) == nullptr)
                return wrongMoment("SOL-CTL-5");
            std::erase_if(s.figures, [&](const Figure& f) { return f.id == *decision.figure; });
            turn.emit(EventKind::Lifted, "SOL-CTL-5").figure = decision.figure;
            return std::nullopt;
        }
        case DecisionKind::PlaceBall:
            return placeBall(turn, decision);
        case DecisionKind::Ready:
            return ready(turn, side);
        default:
            return name(turn, decision, side);
    }
}

}  // namespace thrum::solitaire
