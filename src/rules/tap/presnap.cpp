#include "phases.hpp"

#include <algorithm>

// S3 to S6: motion, matching, announcement, snap. Clauses: chapter 14 (PS), TAP-PU-7, PU-8, GL-3.
namespace thrum::tap {
namespace {

void open(Turn& turn, Phase phase, Side side, ClockName clock) {
    turn.s.playFacts.turned.clear();
    turn.s.playFacts.moved.reset();
    turn.s.playFacts.presnapPivot.reset();
    enter(turn, phase, side, clock);
}

void startAnnounce(Turn& turn) {
    open(turn, Phase::Announce, turn.s.offense, ClockName::Announce);
}

// Clause: TAP-PS-3, PS-5: put down anywhere that leaves a legal line-up.
Refusal moveFigure(Turn& turn, const Decision& decision, Side side) {
    State& s = turn.s;
    if (decision.placements.size() != 1)
        return violation("TAP-PS-3", THRUM_TEXT("one player in motion per play."));
    const Placement& placement = decision.placements.front();
    Figure* figure = figureIn(s, placement.figure);
    if (placement.figure.side() != side)
        return violation("TAP-PS-2",
                         THRUM_TEXT("that figure belongs to {team}."),
                         {{"team", teamName(s, placement.figure.side())}});
    if (figure == nullptr)
        return violation("TAP-GN-3", THRUM_TEXT("that figure is not on the field."));
    Figure moved = *figure;
    moved.pose = placement.pose;
    putOnBoard(s, moved);
    auto problems = side == s.offense ? offenseProblems(s) : defenseProblems(s);
    if (!problems.empty())
        return firstOf(std::move(problems));
    s.playFacts.moved = placement.figure;
    Event& event = turn.emit(EventKind::MovedInMotion, side == s.offense ? "TAP-PS-3" : "TAP-PS-5");
    event.figure = placement.figure;
    event.pose = placement.pose;
    return std::nullopt;
}

Refusal turnFigure(Turn& turn, const Decision& decision, Side side) {
    State& s = turn.s;
    const PivotLimit limit{
        .figures = 1,
        .clause = side == s.offense ? std::string_view{"TAP-PS-4"} : std::string_view{"TAP-PS-5"},
        .text = THRUM_TEXT("one pre-snap pivot per play.")};
    if (const Refusal refused = pivotFigure(turn, decision, side, limit))
        return refused;
    auto problems = side == s.offense ? offenseProblems(s) : defenseProblems(s);
    if (!problems.empty())
        return firstOf(std::move(problems));
    s.playFacts.presnapPivot = decision.figure;
    return std::nullopt;
}

Refusal notEligible(const State& state, FigureId id) {
    const auto eligible = eligibleNow(state);
    if (id.side() != state.offense || std::ranges::binary_search(eligible, id))
        return std::nullopt;
    return violation(
        "TAP-PS-3", THRUM_TEXT("#{n} is not an eligible receiver."), {figureArg(state, "n", id)});
}

void closeMotion(Turn& turn) {
    State& s = turn.s;
    s.playFacts.motions = s.playFacts.moved ? 1 : 0;
    s.playFacts.presnapPivots = countTurns(s) > 0 ? 1 : 0;
    if (s.playFacts.motions + s.playFacts.presnapPivots == 0) {
        startAnnounce(turn);
        return;
    }
    open(turn, Phase::Match, other(s.offense), ClockName::Match);
}

void declareAnnounced(Turn& turn, FigureId id) {
    State& s = turn.s;
    s.playFacts.snapTaker = id;
    s.playFacts.directSnap = quarterbackOf(s) == nullptr || quarterbackOf(s)->id != id;
    s.carrier = id;
    s.switchHolder = s.offense;
    turn.emit(EventKind::Announced, s.playFacts.directSnap ? "TAP-PS-7" : "TAP-PS-6").figure = id;
    enter(turn, Phase::Ready, s.offense, ClockName::Snap);
}

// Clause: TAP-PS-8: the snap; the play is counted.
Refusal snap(Turn& turn) {
    State& s = turn.s;
    if (const Refusal open = openCall(s))
        return open;
    if (s.tryKind == TryKind::None && halfIsOver(s))
        return violation("TAP-GL-6", THRUM_TEXT("the half is over."));
    const Side defense = other(s.offense);
    if (isPunt(s)) {
        const auto& returner = s.playFacts.returner;
        if (returner && findOnBoard(s, *returner) != nullptr)
            return violation("TAP-PU-7", THRUM_TEXT("the returner waits off the field."));
        settleReturner(turn, defense);
    }
    if (!s.playFacts.snapTaker)
        s.playFacts.snapTaker = s.carrier;
    if (!s.playFacts.snapTaker)
        return violation("TAP-PS-6", THRUM_TEXT("announce who has the ball."));
    s.playFacts.eligibleAtSnap = eligibleNow(s);
    s.playFacts.snapped = true;
    s.playFacts.boardTicks = 0;
    s.stopsUsed = 0;
    s.extraPlay = false;
    s.carrier = s.playFacts.snapTaker;
    s.switchHolder = s.offense;
    if (s.tryKind == TryKind::None && !inOvertime(s)) {
        s.playFacts.counted = true;
        ++s.play;
    }
    startGameClock(turn);
    s.review = Review{};
    boardOn(turn, isPunt(s) ? Phase::PuntRun : Phase::RunBehind, "TAP-PS-8");
    turn.events.back().play = s.play;
    return std::nullopt;
}

}  // namespace

void startMotion(Turn& turn) {
    open(turn, Phase::Motion, turn.s.offense, ClockName::Motion);
}

// --- S3 -------------------------------------------------------------------------------------

void describeMotion(const State& state, Prompt& prompt) {
    prompt.side = state.offense;
    const auto eligible = eligibleNow(state);
    if (state.rules->presnap.maxMotions > 0) {
        Option& option = offer(prompt, DecisionKind::MoveInMotion);
        option.left = 1;
        if (state.playFacts.moved)
            option.figures = {*state.playFacts.moved};
        else
            option.figures = eligible;
    }
    Option& option = offer(prompt, DecisionKind::Pivot);
    option.left = state.rules->presnap.maxPivots;
    if (state.playFacts.presnapPivot)
        option.figures = {*state.playFacts.presnapPivot};
    else
        option.figures = eligible;
    want(prompt, DecisionKind::Done);
    if (isPunt(state))
        want(prompt, DecisionKind::DeclareFake);
}

Refusal decideMotion(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    switch (decision.kind) {
        case DecisionKind::MoveInMotion: {
            if (decision.placements.empty())
                return violation("TAP-GN-3", THRUM_TEXT("name a figure and its place."));
            const FigureId id = decision.placements.front().figure;
            const bool second = s.playFacts.moved && *s.playFacts.moved != id;
            if (second || s.rules->presnap.maxMotions < 1)
                return violation("TAP-PS-3", THRUM_TEXT("one player in motion per play."));
            if (const Refusal refused = notEligible(s, id))
                return refused;
            return moveFigure(turn, decision, s.offense);
        }
        case DecisionKind::Pivot: {
            if (!decision.figure)
                break;
            const bool second =
                s.playFacts.presnapPivot && *s.playFacts.presnapPivot != *decision.figure;
            if (second || s.rules->presnap.maxPivots < 1)
                return violation("TAP-PS-4", THRUM_TEXT("one pre-snap pivot per play."));
            if (const Refusal refused = notEligible(s, *decision.figure))
                return refused;
            return turnFigure(turn, decision, s.offense);
        }
        case DecisionKind::DeclareFake:
            return declareFake(turn, *decision.side);
        case DecisionKind::Done:
            closeMotion(turn);
            return std::nullopt;
        default:
            break;
    }
    return wrongMoment(s, decision);
}

void expireMotion(Turn& turn, ClockName name) {
    if (name == ClockName::Motion)
        closeMotion(turn);
}

// --- S4 -------------------------------------------------------------------------------------

void describeMatch(const State& state, Prompt& prompt) {
    const Side defense = other(state.offense);
    prompt.side = defense;
    const PlayFacts& play = state.playFacts;
    if (play.motions > 0) {
        Option& option = offer(prompt, DecisionKind::MoveInMotion);
        option.left = play.motions;
        if (play.moved)
            option.figures = {*play.moved};
        for (const Figure* m : figuresOf(state, defense)) {
            if (!play.moved)
                option.figures.push_back(m->id);
        }
    }
    if (play.presnapPivots > 0) {
        Option& option = offer(prompt, DecisionKind::Pivot);
        option.left = play.presnapPivots;
        if (play.presnapPivot)
            option.figures = {*play.presnapPivot};
        else
            option.figures = pivotable(state, defense);
    }
    want(prompt, DecisionKind::Done);
    if (isPunt(state))
        prompt.also.push_back(DecisionKind::DeclareFake);
}

Refusal decideMatch(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    const PlayFacts& play = s.playFacts;
    const Side defense = other(s.offense);
    const auto noMore = [&] {
        return violation(
            "TAP-PS-5",
            THRUM_TEXT("the offense made {m} motion(s) and {p} pivot(s); no more to match."),
            {{"m", std::to_string(play.motions)}, {"p", std::to_string(play.presnapPivots)}});
    };
    switch (decision.kind) {
        case DecisionKind::MoveInMotion:
            if (decision.placements.empty())
                break;
            if (play.motions == 0 ||
                (play.moved && *play.moved != decision.placements.front().figure))
                return noMore();
            return moveFigure(turn, decision, defense);
        case DecisionKind::Place:
            // A defender moved in the matching window is a motion by another name.
            if (play.motions == 0)
                return noMore();
            return moveFigure(turn, decision, defense);
        case DecisionKind::Pivot:
            if (!decision.figure)
                break;
            if (play.presnapPivots == 0 ||
                (play.presnapPivot && *play.presnapPivot != *decision.figure))
                return noMore();
            return turnFigure(turn, decision, defense);
        case DecisionKind::DeclareFake:
            return declareFake(turn, *decision.side);
        case DecisionKind::Done:
            startAnnounce(turn);
            return std::nullopt;
        default:
            break;
    }
    return wrongMoment(s, decision);
}

void expireMatch(Turn& turn, ClockName name) {
    if (name == ClockName::Match)
        startAnnounce(turn);
}

// --- S5 -------------------------------------------------------------------------------------

void describeAnnounce(const State& state, Prompt& prompt) {
    prompt.side = state.offense;
    Option& option = offer(prompt, DecisionKind::Announce);
    const Figure* quarterback = quarterbackOf(state);
    for (const Figure* m : figuresOf(state, state.offense)) {
        const bool back = !isPunt(state) && playerOf(state, m->id).position == Position::RB &&
                          quarterback != nullptr &&
                          isBehind(state, *m, *quarterback, state.offense);
        if (m == quarterback || back)
            option.figures.push_back(m->id);
    }
    if (isPunt(state))
        want(prompt, DecisionKind::DeclareFake);
}

Refusal decideAnnounce(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    switch (decision.kind) {
        case DecisionKind::Announce: {
            const Figure* figure = decision.figure ? findOnBoard(s, *decision.figure) : nullptr;
            const Figure* quarterback = quarterbackOf(s);
            const bool own = decision.figure && decision.figure->side() == s.offense;
            const bool isQuarterback = figure != nullptr && figure == quarterback;
            const bool isBack = figure != nullptr && own && !isPunt(s) &&
                                playerOf(s, figure->id).position == Position::RB;
            if (!isQuarterback && isPunt(s))
                return violation("TAP-PS-6", THRUM_TEXT("the punter takes the snap."));
            if (!isQuarterback && !isBack)
                return violation("TAP-PS-6",
                                 THRUM_TEXT("only the QB or a running back may take the snap."));
            if (isBack &&
                (quarterback == nullptr || !isBehind(s, *figure, *quarterback, s.offense)))
                return violation("TAP-PS-7",
                                 THRUM_TEXT("#{n} is not behind the QB."),
                                 {figureArg(s, "n", figure->id)});
            declareAnnounced(turn, figure->id);
            return std::nullopt;
        }
        case DecisionKind::SwitchOn:
            return violation("TAP-PS-6", THRUM_TEXT("announce who has the ball."));
        case DecisionKind::DeclareFake:
            return declareFake(turn, *decision.side);
        default:
            break;
    }
    return wrongMoment(s, decision);
}

void expireAnnounce(Turn& turn, ClockName name) {
    const Figure* quarterback = quarterbackOf(turn.s);
    if (name == ClockName::Announce && quarterback != nullptr)
        declareAnnounced(turn, quarterback->id);
}

// --- S6 -------------------------------------------------------------------------------------

void describeReady(const State& state, Prompt& prompt) {
    prompt.side = state.offense;
    want(prompt, DecisionKind::SwitchOn);
    if (isPunt(state))
        want(prompt, DecisionKind::DeclareFake);
}

Refusal decideReady(Turn& turn, const Decision& decision) {
    switch (decision.kind) {
        case DecisionKind::SwitchOn:
            return snap(turn);
        case DecisionKind::DeclareFake:
            return declareFake(turn, *decision.side);
        default:
            return wrongMoment(turn.s, decision);
    }
}

void expireReady(Turn& turn, ClockName name) {
    if (name != ClockName::Snap)
        return;
    // The referee switches on; what would hold the coach up is put right first.
    State& s = turn.s;
    if (isPunt(s) && s.playFacts.returner)
        sendOff(turn, *s.playFacts.returner, "TAP-PU-7");
    if (openCall(s)) {
        startClock(turn, ClockName::Snap, s.offense);
        return;
    }
    (void)snap(turn);
}

}  // namespace thrum::tap
