#include "phases.hpp"

#include <algorithm>

// Placing figures, S1 and S2. Clauses: TAP-LO-1, LO-11 to LO-13, LD-5, LD-6, UN-1, UN-6, BA-5 to
// BA-7, PS-1, PS-2, PU-1, PU-3, PU-7, KO-6; D11.
namespace thrum::tap {
namespace {

constexpr int kMostOnBoard = 12;  // D11: the twelfth stands for TAP-PE-2, a thirteenth never does

bool scrimmageOffense(const State& state, Side side) {
    return !isKick(state) && side == state.offense;
}

Refusal checkPlacement(const State& s, const Placement& placement, Side side) {
    const Player& player = playerOf(s, placement.figure);
    const TextArgument n = figureArg(s, "n", placement.figure);
    if (placement.figure.side() != side)
        return violation("TAP-PS-2",
                         THRUM_TEXT("that figure belongs to {team}."),
                         {{"team", teamName(s, placement.figure.side())}});
    const Unit needed = unitOf(s, side);
    if (player.unit != needed)
        return violation("TAP-UN-1",
                         THRUM_TEXT("#{n} wears {color}; this unit wears {required}."),
                         {n,
                          {"color", std::string{nameOf(player.unit)}},
                          {"required", std::string{nameOf(needed)}}});
    for (const Figure* other : figuresOf(s, side)) {
        if (other->id != placement.figure && numberText(s, other->id) == player.number)
            return violation("TAP-UN-6", THRUM_TEXT("#{n} is already on the field."), {n});
    }
    const int slot = placement.baseSlot.value_or(0);
    if (slot < 0 || slot >= player.baseCount)
        return violation(
            "TAP-BA-5", THRUM_TEXT("#{n} keeps his base; only the QB may switch."), {n});
    const bool stationary = player.bases[static_cast<std::size_t>(slot)].stationary;
    const bool punter = isPunt(s) && player.position == Position::P;
    if (stationary && !punter && (player.position != Position::QB || isKick(s)))
        return violation(
            "TAP-BA-6",
            THRUM_TEXT("#{n}: only the QB (or the punter on a punt) may use a stationary base."),
            {n});
    const FieldPoint at = placement.pose.at;
    if (at.x < field::kHomeEndLine || at.x > field::kVisitorEndLine ||
        at.y < field::kBottomSideline || at.y > field::kTopSideline) {
        if (isKick(s))
            return violation(
                "TAP-KO-5", THRUM_TEXT("#{n} must be inbounds and clear of others."), {n});
        return violation(side == s.offense ? "TAP-LO-3" : "TAP-LD-1",
                         THRUM_TEXT("#{n} is {what}."),
                         {n, {"what", "out of bounds"}});
    }
    return std::nullopt;
}

// A number may be taken off the field for a reserve who wears it too.
void putPlacement(Turn& turn, const Placement& placement) {
    State& s = turn.s;
    const Figure* before = findOnBoard(s, placement.figure);
    Figure figure;
    figure.id = placement.figure;
    figure.pose = placement.pose;
    figure.baseSlot = placement.baseSlot.value_or(before != nullptr ? before->baseSlot : 0);
    putOnBoard(s, figure);
    Event& event = turn.emit(EventKind::FigurePlaced, "TAP-LO-13");
    event.figure = figure.id;
    event.pose = figure.pose;
    event.baseSlot = figure.baseSlot;
}

}  // namespace

RuleViolation firstOf(std::vector<RuleViolation> problems) {
    RuleViolation first = problems.front();
    std::string all;
    for (const RuleViolation& problem : problems)
        all += (all.empty() ? "" : " ") + problem.clause;
    first.args.emplace_back("all", all);
    return first;
}

int menInPlay(const State& s, Side side) {
    const auto& returner = s.playFacts.returner;
    const bool waiting = returner && returner->side() == side &&
                         findOnBoard(s, *returner) == nullptr &&
                         (isPunt(s) || s.playFacts.kind == PlayKind::Kickoff ||
                          s.playFacts.kind == PlayKind::SafetyKick);
    return static_cast<int>(figuresOf(s, side).size()) + (waiting ? 1 : 0);
}

namespace {

// Alone the twelfth man is blocked; with two it is the other coach's to call. TAP-LO-11, MD-10.
Refusal oneTooMany(const State& s, Side side) {
    const bool alone = modeRules(s).tooManyMen == TooManyMen::Block;
    const int most = alone ? s.rules->lineup.maxPlayers : kMostOnBoard;
    const int men = alone ? menInPlay(s, side) : static_cast<int>(figuresOf(s, side).size());
    if (men <= most)
        return std::nullopt;
    return violation("TAP-LO-11",
                     THRUM_TEXT("{count} figures are already on the field."),
                     {{"count", std::to_string(most)}});
}

}  // namespace

Refusal placeFigures(Turn& turn, const Decision& decision, Side side) {
    State& s = turn.s;
    if (decision.placements.empty())
        return violation("TAP-GN-3", THRUM_TEXT("name a figure and its place."));
    if (scrimmageOffense(s, side) && centerOf(s) == nullptr) {
        const bool bringsCenter = std::ranges::any_of(decision.placements, [&](const Placement& p) {
            return playerOf(s, p.figure).position == Position::C;
        });
        const bool mine = decision.placements.front().figure.side() == side;
        if (!bringsCenter && mine)
            return violation("TAP-LO-1", THRUM_TEXT("place the center first."));
    }
    // in roster order, whatever order they were named in: a record does not keep it
    std::vector<Placement> placements = decision.placements;
    std::ranges::stable_sort(placements, {}, &Placement::figure);
    for (const Placement& placement : placements) {
        if (const Refusal refused = checkPlacement(s, placement, side))
            return refused;
        putPlacement(turn, placement);
        if (const Refusal refused = oneTooMany(s, side))
            return refused;
    }
    // After the offence is set the defence sees at once where it may not be stacked.
    if (s.phase == Phase::SetDefense && modeRules(s).hints == Hints::Live) {
        for (const Placement& placement : placements) {
            auto problems = stackingBy(s, placement.figure);
            if (!problems.empty())
                return problems.front();
        }
    }
    return std::nullopt;
}

Refusal liftFigure(Turn& turn, const Decision& decision, Side side) {
    State& s = turn.s;
    if (!decision.figure || findOnBoard(s, *decision.figure) == nullptr)
        return violation("TAP-GN-3", THRUM_TEXT("that figure is not on the field."));
    if (decision.figure->side() != side)
        return violation("TAP-PS-2",
                         THRUM_TEXT("that figure belongs to {team}."),
                         {{"team", teamName(s, decision.figure->side())}});
    takeOff(s, *decision.figure);
    turn.emit(EventKind::FigureLifted, "TAP-LO-13").figure = decision.figure;
    return std::nullopt;
}

Refusal nameReturner(Turn& turn, const Decision& decision, Side side) {
    State& s = turn.s;
    if (!decision.figure)
        return violation("TAP-GN-3", THRUM_TEXT("name a figure."));
    if (decision.figure->side() != side)
        return violation("TAP-PS-2",
                         THRUM_TEXT("that figure belongs to {team}."),
                         {{"team", teamName(s, decision.figure->side())}});
    const Player& player = playerOf(s, *decision.figure);
    if (player.unit != unitOf(s, side))
        return violation("TAP-UN-1",
                         THRUM_TEXT("#{n} wears {color}; this unit wears {required}."),
                         {figureArg(s, "n", *decision.figure),
                          {"color", std::string{nameOf(player.unit)}},
                          {"required", std::string{nameOf(unitOf(s, side))}}});
    s.playFacts.returner = decision.figure;
    if (const Refusal refused = oneTooMany(s, side))
        return refused;
    turn.emit(EventKind::ReturnerNamed, isKick(s) ? "TAP-KO-6" : "TAP-PU-7").figure =
        decision.figure;
    return std::nullopt;
}

void offerPlacing(const State& state, Prompt& prompt, Side side) {
    Option& place = offer(prompt, DecisionKind::Place);
    const Unit unit = unitOf(state, side);
    const auto& players = state.teams[indexOf(side)]->players;
    for (std::size_t i = 0; i < players.size(); ++i) {
        if (players[i].unit == unit)
            place.figures.push_back({side, static_cast<int>(i)});
    }
    place.zone = Zone{.minX = field::kHomeEndLine,
                      .maxX = field::kVisitorEndLine,
                      .minY = field::kBottomSideline,
                      .maxY = field::kTopSideline};
    const Spot line = state.lineOfScrimmage;
    if (!isKick(state))
        (side == Side::Home ? place.zone->maxX : place.zone->minX) = line;
    const auto men = figuresOf(state, side);
    if (!men.empty()) {
        Option& lift = offer(prompt, DecisionKind::Lift);
        for (const Figure* m : men)
            lift.figures.push_back(m->id);
    }
}

std::vector<RuleViolation> lineupProblems(const State& state, Side side) {
    if (isKick(state))
        return kickProblems(state, side);
    return side == state.offense ? offenseProblems(state) : defenseProblems(state);
}

// --- S1 -------------------------------------------------------------------------------------

void describeLineUp(const State& state, Prompt& prompt) {
    prompt.side = state.offense;
    offerPlacing(state, prompt, state.offense);
    want(prompt, DecisionKind::Set);
    if (state.playFacts.kind == PlayKind::Punt) {
        want(prompt, DecisionKind::Withdraw);
        Option& gunners = offer(prompt, DecisionKind::NameGunners);
        for (const Figure* m : menOutsideTackles(state))
            gunners.figures.push_back(m->id);
        gunners.left = state.rules->punt.maxGunners;
        prompt.also.push_back(DecisionKind::NameReturner);
    } else if (state.tryKind == TryKind::None && !inOvertime(state)) {
        want(prompt, DecisionKind::DeclarePunt);
        const double goal = state.rules->field.lengthYards - lineYards(state);
        if (goal <= state.rules->fieldGoal.maxYards)
            want(prompt, DecisionKind::DeclareFieldGoal);
    }
}

namespace {

Refusal declareSet(Turn& turn) {
    State& s = turn.s;
    auto problems = offenseProblems(s);
    if (!problems.empty())
        return firstOf(std::move(problems));
    s.playFacts.quarterbackStacked = quarterbackIsStacked(s);
    if (isPunt(s))
        s.playFacts.lanes = lanesOf(s);
    turn.emit(EventKind::SetDeclared, "TAP-LO-13").side = s.offense;
    const Side defense = other(s.offense);
    std::optional<ClockName> clock;
    if (s.betweenPlayClocks)
        clock = ClockName::DefenseAfterSet;
    enter(turn, Phase::SetDefense, defense, clock);
    s.stage = LineupStage::AfterSet;
    return std::nullopt;
}

Refusal withdrawPunt(Turn& turn) {
    if (turn.s.playFacts.kind != PlayKind::Punt)
        return violation("TAP-GN-3", THRUM_TEXT("that is not possible now."));
    turn.s.playFacts.kind = PlayKind::Scrimmage;
    turn.s.playFacts.gunners.clear();
    turn.s.playFacts.returner.reset();
    turn.emit(EventKind::DeclarationWithdrawn, "TAP-PU-1");
    return std::nullopt;
}

Refusal nameGunners(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    if (s.playFacts.kind != PlayKind::Punt)
        return violation("TAP-GN-3", THRUM_TEXT("that is not possible now."));
    for (const FigureId id : decision.figures) {
        if (id.side() != s.offense)
            return violation("TAP-PS-2",
                             THRUM_TEXT("that figure belongs to {team}."),
                             {{"team", teamName(s, id.side())}});
    }
    s.playFacts.gunners = decision.figures;
    std::ranges::sort(s.playFacts.gunners);
    auto& gunners = s.playFacts.gunners;
    gunners.erase(std::unique(gunners.begin(), gunners.end()), gunners.end());
    turn.emit(EventKind::GunnersNamed, "TAP-PU-3").figures = s.playFacts.gunners;
    return std::nullopt;
}

// Between plays a base is chosen by placing; only the quarterback has two. TAP-BA-5, BA-7.
Refusal chooseStartingBase(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    Figure* figure = decision.figure ? figureIn(s, *decision.figure) : nullptr;
    if (figure == nullptr)
        return violation("TAP-GN-3", THRUM_TEXT("that figure is not on the field."));
    if (figure->id.side() != s.offense)
        return violation("TAP-PS-2",
                         THRUM_TEXT("that figure belongs to {team}."),
                         {{"team", teamName(s, figure->id.side())}});
    if (playerOf(s, figure->id).baseCount < 2)
        return violation("TAP-BA-5",
                         THRUM_TEXT("#{n} keeps his base; only the QB may switch."),
                         {figureArg(s, "n", figure->id)});
    figure->baseSlot = 1 - figure->baseSlot;
    Event& event = turn.emit(EventKind::BaseSwitched, "TAP-BA-7");
    event.figure = figure->id;
    event.baseSlot = figure->baseSlot;
    return std::nullopt;
}

}  // namespace

Refusal decideLineUp(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    switch (decision.kind) {
        case DecisionKind::Place:
            return placeFigures(turn, decision, s.offense);
        case DecisionKind::Lift:
            return liftFigure(turn, decision, s.offense);
        case DecisionKind::Set:
            return declareSet(turn);
        case DecisionKind::DeclarePunt:
            return declarePunt(turn);
        case DecisionKind::DeclareFieldGoal:
            return declareFieldGoal(turn);
        case DecisionKind::Withdraw:
            return withdrawPunt(turn);
        case DecisionKind::NameGunners:
            return nameGunners(turn, decision);
        case DecisionKind::NameReturner:
            if (s.playFacts.kind == PlayKind::Punt)
                return nameReturner(turn, decision, other(s.offense));
            break;
        case DecisionKind::SwitchBase:
            return chooseStartingBase(turn, decision);
        case DecisionKind::SwitchOn:
            return violation("TAP-PS-6", THRUM_TEXT("announce who has the ball."));
        default:
            break;
    }
    return wrongMoment(s, decision);
}

void expireLineUp(Turn& turn, ClockName name) {
    if (name != ClockName::OffenseLineup)
        return;
    // The offence may go on until delay is called (TAP-LO-12, PE-4).
    Event& event = turn.emit(EventKind::ClockMarked, "TAP-LO-12");
    event.text = THRUM_TEXT("{seconds} seconds are up.");
    event.args = {{"seconds", plainNumber(turn.s.rules->timers.offenseLineupSeconds)}};
    event.clock = name;
}

// --- S2 -------------------------------------------------------------------------------------

void describeSetDefense(const State& state, Prompt& prompt) {
    prompt.side = other(state.offense);
    offerPlacing(state, prompt, prompt.side);
    want(prompt, DecisionKind::Ready);
    if (isPunt(state)) {
        Option& option = offer(prompt, DecisionKind::NameReturner);
        for (std::size_t i = 0; i < state.teams[indexOf(prompt.side)]->players.size(); ++i) {
            const FigureId id{prompt.side, static_cast<int>(i)};
            if (playerOf(state, id).unit == Unit::White && findOnBoard(state, id) == nullptr)
                option.figures.push_back(id);
        }
    }
}

Refusal decideSetDefense(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    const Side defense = other(s.offense);
    switch (decision.kind) {
        case DecisionKind::Place:
            return placeFigures(turn, decision, defense);
        case DecisionKind::Lift:
            return liftFigure(turn, decision, defense);
        case DecisionKind::NameReturner:
            if (isPunt(s))
                return nameReturner(turn, decision, defense);
            break;
        case DecisionKind::Ready:
        case DecisionKind::Done: {
            auto problems = defenseProblems(s);
            if (!problems.empty())
                return firstOf(std::move(problems));
            turn.emit(EventKind::ReadyDeclared, "TAP-LD-5").side = defense;
            startMotion(turn);
            return std::nullopt;
        }
        default:
            break;
    }
    return wrongMoment(s, decision);
}

void expireSetDefense(Turn& turn, ClockName name) {
    if (name != ClockName::DefenseAfterSet)
        return;
    State& s = turn.s;
    const Side defense = other(s.offense);
    const auto men = static_cast<int>(figuresOf(s, defense).size());
    const bool waiting =
        isPunt(s) && s.playFacts.returner && findOnBoard(s, *s.playFacts.returner) == nullptr;
    const bool complete = men + (waiting ? 1 : 0) >= s.rules->lineup.maxPlayers;
    if (!complete || !defenseProblems(s).empty()) {
        s.playFacts.defenseLate = true;
        correctLineUp(turn, defense);
    }
    startMotion(turn);
}

}  // namespace thrum::tap
