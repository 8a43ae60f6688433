#include "steps.hpp"

#include <thrum/core/contract.hpp>

#include <algorithm>
#include <variant>

// Which decision and which draw is taken when. Chapters 8 and 17.
namespace thrum::scrimmage {
namespace {

std::optional<Fault> placingFault(const State& s, const Decision& d, Side side) {
    if (s.phase != Phase::OffAlign && s.phase != Phase::DefAlign)
        return Fault::Phase;
    const Role role = s.phase == Phase::OffAlign ? Role::Offense : Role::Defense;
    if (side != sideOf(s, role))
        return Fault::Team;
    if (d.placements.empty())
        return Fault::NobodySelected;
    State placed = s;
    for (const Placement& one : d.placements) {
        if (one.man.side() != side)
            return Fault::Team;
        if (findMan(s, one.man) == nullptr)
            return Fault::NobodySelected;
        manIn(placed, one.man).at = one.at;
    }
    for (const Placement& one : d.placements) {
        if (const auto fault = placeFault(placed, one.man, one.at))
            return fault;
    }
    return std::nullopt;
}

std::optional<Fault> doneFault(const State& s, Phase phase, Role role, Side side) {
    if (s.phase != phase)
        return Fault::Phase;
    if (side != sideOf(s, role))
        return Fault::Team;
    const std::vector<Fault> faults = lineUpFaults(s, role);
    return faults.empty() ? std::nullopt : std::optional{faults.front()};
}

// Clause: SCR-Q2.
std::optional<Fault> callFault(const State& s, const Decision& d, Side side) {
    if (s.phase != Phase::OffCall)
        return Fault::Phase;
    if (side != s.offense)
        return Fault::Team;
    if (!d.call || d.call->runner.has_value() == d.call->zone.has_value())
        return Fault::Phase;
    if (d.call->runner)
        return mayCarry(s, *d.call->runner) ? std::nullopt : std::optional{Fault::Carrier};
    const bool known = *d.call->zone >= 1 && *d.call->zone <= s.rules->zones.count;
    return known ? std::nullopt : std::optional{Fault::Phase};
}

std::optional<Fault> segmentFault(const State& s, const Decision& d, Side side) {
    if (!isUnderWay(s.phase))
        return Fault::Phase;
    const auto fault = moveFault(s, Standing{s}, d.man, d.to.value_or(Square{-1, -1}));
    const bool before = fault == Fault::MustThrow || fault == Fault::NobodySelected;
    return side != s.toMove && !before ? std::optional{Fault::Team} : fault;
}

// Clauses: SCR-P3, P5. The answer is the same for a run and for a pass that is not shown.
std::optional<Fault> throwFault(const State& s, Side side) {
    if (!isUnderWay(s.phase))
        return Fault::Phase;
    if (side != s.toMove)
        return Fault::Throw;
    if (s.phase == Phase::ThrowAim)
        return s.anyZone && !s.throwPressed ? std::nullopt : std::optional{Fault::MustThrow};
    return mayThrow(s) ? std::nullopt : std::optional{Fault::Throw};
}

std::optional<Fault> scrambleFault(const State& s, Side side) {
    if (!isUnderWay(s.phase))
        return Fault::Phase;
    if (s.phase == Phase::ThrowAim && side == s.toMove && s.scrambles == 0)
        return Fault::MustThrow;
    return side == s.toMove && mayScramble(s) ? std::nullopt : std::optional{Fault::Scramble};
}

std::optional<Fault> aimFault(const State& s, const Decision& d, Side side) {
    if (s.phase != Phase::ThrowAim)
        return Fault::Phase;
    if (side != s.offense)
        return Fault::Team;
    return targetFault(s, d.to.value_or(Square{-1, -1}));
}

std::optional<Fault> faultOf(const State& s, const Decision& d) {
    if (s.over)
        return Fault::Over;
    if (s.chance)
        return Fault::Phase;
    const Side side = d.side.value_or(dueSide(s));
    const auto only = [&](Phase phase) {
        return s.phase == phase ? std::nullopt : std::optional{Fault::Phase};
    };
    switch (d.kind) {
        case DecisionKind::StartGame:
            return only(Phase::Ready);
        case DecisionKind::Place:
            return placingFault(s, d, side);
        case DecisionKind::CallPlay:
            return doneFault(s, Phase::OffAlign, Role::Offense, side);
        case DecisionKind::Call:
            return callFault(s, d, side);
        case DecisionKind::BackToLineUp:
            return s.phase == Phase::OffCall && side != s.offense ? std::optional{Fault::Team}
                                                                  : only(Phase::OffCall);
        case DecisionKind::Ready:
            return doneFault(s, Phase::DefAlign, Role::Defense, side);
        case DecisionKind::Move:
            return segmentFault(s, d, side);
        case DecisionKind::Throw:
            return throwFault(s, side);
        case DecisionKind::Target:
            return aimFault(s, d, side);
        case DecisionKind::Scramble:
            return scrambleFault(s, side);
        case DecisionKind::NextPlay:
            return only(Phase::PlayOver);
    }
    return Fault::Phase;
}

void tellLineUp(Step& step, Role role) {
    const State& s = step.next;
    Event told{.kind = EventKind::LinedUp, .clause = "SCR-L7", .side = sideOf(s, role)};
    for (const Man& man : s.men) {
        if (man.at && man.id.side() == told.side)
            told.placements.push_back({man.id, *man.at});
    }
    step.events.push_back(std::move(told));
}

void place(Step& step, const Decision& d) {
    for (const Placement& one : d.placements) {
        Man& man = manIn(step.next, one.man);
        Event told{.kind = EventKind::Placed, .clause = "SCR-L8", .side = one.man.side()};
        told.man = one.man;
        told.from = man.at;
        told.to = one.at;
        man.at = one.at;
        step.events.push_back(std::move(told));
    }
}

// The event says that there is a call and nothing of it. Clause: SCR-Q7.
void call(Step& step, const Call& chosen) {
    State& s = step.next;
    s.call = chosen;
    s.call.kind = chosen.runner ? PlayKind::Run : PlayKind::Pass;
    s.phase = Phase::DefAlign;
    step.events.push_back({.kind = EventKind::Called, .clause = "SCR-Q2", .side = s.offense});
    layOut(s, Role::Defense);
    tellLineUp(step, Role::Defense);
}

void perform(Step& step, const Decision& d) {
    State& s = step.next;
    switch (d.kind) {
        case DecisionKind::StartGame:
            step.events.push_back(
                {.kind = EventKind::GameStarted, .clause = "SCR-N2", .side = s.offense});
            startPlay(step);
            return;
        case DecisionKind::Place:
            place(step, d);
            return;
        case DecisionKind::CallPlay:
            keepLineUp(s, Role::Offense);
            s.phase = Phase::OffCall;
            step.events.push_back(
                {.kind = EventKind::LineUpDone, .clause = "SCR-Q1", .side = s.offense});
            return;
        case DecisionKind::Call:
            call(step, *d.call);
            return;
        case DecisionKind::BackToLineUp:
            s.phase = Phase::OffAlign;
            step.events.push_back(
                {.kind = EventKind::LineUpReopened, .clause = "SCR-Q1", .side = s.offense});
            return;
        case DecisionKind::Ready:
            keepLineUp(s, Role::Defense);
            snap(step);
            return;
        case DecisionKind::Move:
            moveMan(step, *d.man, *d.to);
            return;
        case DecisionKind::Throw:
            pressThrow(step);
            return;
        case DecisionKind::Target:
            throwTo(step, *d.to);
            return;
        case DecisionKind::Scramble:
            ++s.scrambles;
            s.chance = ChanceKind::Scramble;
            return;
        case DecisionKind::NextPlay:
            startPlay(step);
            return;
    }
}

// Clause: SCR-N2, N3.
void onGoalDrawn(Step& step, int draw) {
    State& s = step.next;
    s.attacksEast = draw == 0 ? s.offense : other(s.offense);
    const RulesData& rules = *s.rules;
    const int depth = rules.downs.startOwnYd / rules.field.squareYd;
    const int direction = directionOf(s, s.offense);
    s.lineOfScrimmage = goalLine(rules, -direction) + direction * depth;
    s.lineToGain = lineToGain(rules, s.lineOfScrimmage, direction);
    s.down = 1;
    s.phase = Phase::Ready;
    Event told{.kind = EventKind::GoalDrawn, .clause = "SCR-N2", .side = s.offense};
    told.draw = draw;
    told.result = draw == 0 ? "east" : "west";
    step.events.push_back(std::move(told));
    tellSituation(step);
}

void onDrawn(Step& step, int draw) {
    State& s = step.next;
    const ChanceKind kind = *s.chance;
    s.chance.reset();
    switch (kind) {
        case ChanceKind::StartOffense: {
            s.offense = draw == 0 ? Side::Home : Side::Visitor;
            Event told{.kind = EventKind::OffenseDrawn, .clause = "SCR-R2", .side = s.offense};
            told.draw = draw;
            step.events.push_back(std::move(told));
            s.chance = ChanceKind::StartGoal;
            return;
        }
        case ChanceKind::StartGoal:
            onGoalDrawn(step, draw);
            return;
        case ChanceKind::Allotment:
            onAllotmentDrawn(step, draw);
            return;
        case ChanceKind::Scramble:
            onScrambleDrawn(step, draw);
            return;
        case ChanceKind::Contested:
            onContestedDrawn(step, draw);
            return;
        case ChanceKind::Tackle:
            onTackleDrawn(step, draw);
            return;
        case ChanceKind::Fumble:
            onFumbleDrawn(step, draw);
            return;
    }
}

// The two draws of a new game may come together.
std::optional<RuleViolation> drawFault(const State& s, const Chance& chance) {
    if (s.over)
        return violation(Fault::Over);
    const std::size_t most = s.chance == ChanceKind::StartOffense ? 2 : 1;
    const bool fits = s.chance && !chance.values.empty() && chance.values.size() <= most &&
                      std::ranges::all_of(chance.values, [&](int value) {
                          return value >= lowestDraw(s) && value <= highestDraw(s);
                      });
    if (fits)
        return std::nullopt;
    RuleViolation refusal = violation(Fault::Phase);
    refusal.clause = "SCR-R1";
    return refusal;
}

}  // namespace

std::optional<RuleViolation> check(const State& state, const Input& input) {
    if (const auto* chance = std::get_if<Chance>(&input))
        return drawFault(state, *chance);
    const auto fault = faultOf(state, std::get<Decision>(input));
    return fault ? std::optional{violation(*fault)} : std::nullopt;
}

Expected<Step, RuleViolation> apply(const State& state, const Input& input) {
    if (auto refusal = check(state, input))
        return Unexpected{std::move(*refusal)};
    Step step{state, {}};
    if (const auto* chance = std::get_if<Chance>(&input)) {
        for (const int value : chance->values)
            onDrawn(step, value);
    } else {
        perform(step, std::get<Decision>(input));
    }
    return step;
}

// Clauses: SCR-SET1, SET2.
Expected<Step, RuleViolation> newGame(const GameConfig& config) {
    const TurnRules& turn = config.rules->turn;
    const Limits limits = config.limits.value_or(Limits{turn.limitLow, turn.limitHigh});
    if (limits.low < turn.limitFloor || limits.high > turn.limitCeiling || limits.low > limits.high)
        return Unexpected{violation(Fault::Limits)};
    State state;
    state.rules = config.rules;
    state.teams = config.teams;
    state.mode = config.mode.value_or(Mode::Hotseat);
    state.limits = limits;
    return Step{std::move(state), {}};
}

}  // namespace thrum::scrimmage
