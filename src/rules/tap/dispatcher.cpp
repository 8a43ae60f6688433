#include "phases.hpp"

#include <algorithm>
#include <array>

// One row a phase of chapter 37, and the one way an input reaches it.
namespace thrum::tap {
namespace {

using K = PromptKind;

constexpr std::array kPhaseRows{
    PhaseRow{Phase::Setup, K::Decision, describeSetup, decideSetup},
    PhaseRow{Phase::Toss, K::Decision, describeToss, decideToss, expireToss, tossFell},
    PhaseRow{Phase::Halftime, K::Decision, describeHalftime, decideHalftime, expireHalftime},
    PhaseRow{Phase::Final, K::Over, describeFinal},
    PhaseRow{Phase::OvertimeToss, K::Decision, describeToss, decideToss, expireToss, tossFell},
    PhaseRow{Phase::Break, K::Decision, describeBreak, decideBreak, expireBreak},
    PhaseRow{Phase::LineUp, K::Decision, describeLineUp, decideLineUp, expireLineUp},
    PhaseRow{
        Phase::SetDefense, K::Decision, describeSetDefense, decideSetDefense, expireSetDefense},
    PhaseRow{Phase::Motion, K::Decision, describeMotion, decideMotion, expireMotion},
    PhaseRow{Phase::Match, K::Decision, describeMatch, decideMatch, expireMatch},
    PhaseRow{Phase::Announce, K::Decision, describeAnnounce, decideAnnounce, expireAnnounce},
    PhaseRow{Phase::Ready, K::Decision, describeReady, decideReady, expireReady},
    PhaseRow{Phase::RunBehind, K::Run, nullptr, nullptr, nullptr, nullptr, runBehindEnded},
    PhaseRow{
        Phase::StopOffense, K::Decision, describeStopOffense, decideStopOffense, expireStopOffense},
    PhaseRow{
        Phase::StopDefense, K::Decision, describeStopDefense, decideStopDefense, expireStopDefense},
    PhaseRow{Phase::Restart, K::Decision, describeRestart, decideRestart, expireRestart},
    PhaseRow{Phase::PassSet, K::Decision, describePassSet, decidePassSet, expirePassSet},
    PhaseRow{
        Phase::PassDefense, K::Decision, describePassDefense, decidePassDefense, expirePassDefense},
    PhaseRow{
        Phase::PassRestart, K::Decision, describePassRestart, decidePassRestart, expirePassRestart},
    PhaseRow{Phase::BallInAir, K::Run, nullptr, nullptr, nullptr, nullptr, passRunEnded},
    PhaseRow{Phase::TouchPossession, K::Decision, describeBallWon, decideBallWon, expireBallWon},
    PhaseRow{Phase::TouchOther, K::Decision, describeBallLost, decideBallLost, expireBallLost},
    PhaseRow{
        Phase::RestartFree, K::Decision, describeRestartFree, decideRestartFree, expireRestartFree},
    PhaseRow{Phase::RunFree, K::Run, nullptr, nullptr, nullptr, nullptr, runFreeEnded},
    PhaseRow{Phase::Coin, K::Decision, describeCoin, decideCoin, expireCoin, fumbleCoinFell},
    PhaseRow{Phase::FumbleRecover, K::Decision, describeBallWon, decideBallWon, expireBallWon},
    PhaseRow{Phase::FumbleOther, K::Decision, describeBallLost, decideBallLost, expireBallLost},
    PhaseRow{Phase::Dead, K::Decision, describeDead, decideDead, expireDead},
    PhaseRow{
        Phase::KickDeclare, K::Decision, describeKickDeclare, decideKickDeclare, expireKickDeclare},
    PhaseRow{
        Phase::KickLineUp, K::Decision, describeKickLineUp, decideKickLineUp, expireKickLineUp},
    PhaseRow{Phase::KickReady, K::Decision, describeKickReady, decideKickReady, expireKickReady},
    PhaseRow{Phase::KickRun, K::Run, nullptr, nullptr, nullptr, nullptr, kickRunEnded},
    PhaseRow{
        Phase::KickDecide, K::Decision, describeKickDecide, decideKickDecide, expireKickDecide},
    PhaseRow{
        Phase::ReturnPivot, K::Decision, describeReturnPivot, decideReturnPivot, expireReturnPivot},
    PhaseRow{
        Phase::CoverPivot, K::Decision, describeCoverPivot, decideCoverPivot, expireCoverPivot},
    PhaseRow{Phase::RestartReturn,
             K::Decision,
             describeRestartFree,
             decideRestartFree,
             expireRestartFree},
    PhaseRow{Phase::OnsideDeclared,
             K::Decision,
             describeOnsideRoll,
             decideOnsideRoll,
             expireOnsideRoll,
             onsideRollFell},
    PhaseRow{
        Phase::OnsideLineUp, K::Decision, describeKickLineUp, decideKickLineUp, expireKickLineUp},
    PhaseRow{Phase::OnsideSecondRoll,
             K::Decision,
             describeOnsideRoll,
             decideOnsideRoll,
             expireOnsideRoll,
             onsideRollFell},
    PhaseRow{Phase::OnsideReceive,
             K::Decision,
             describeOnsideReceive,
             decideOnsideReceive,
             expireOnsideReceive},
    PhaseRow{
        Phase::OnsideKick, K::Decision, describeOnsideKick, decideOnsideKick, expireOnsideKick},
    PhaseRow{
        Phase::OnsideReady, K::Decision, describeOnsideReady, decideOnsideReady, expireOnsideReady},
    PhaseRow{Phase::BallLoose, K::Run, nullptr, nullptr, nullptr, nullptr, looseRunEnded},
    PhaseRow{Phase::OnsideDecide,
             K::Decision,
             describeOnsideDecide,
             decideOnsideDecide,
             expireOnsideDecide},
    PhaseRow{Phase::PuntRun, K::Run, nullptr, nullptr, nullptr, nullptr, runBehindEnded},
    PhaseRow{Phase::PuntStop, K::Decision, describePuntStop, decidePuntStop, expirePuntStop},
    PhaseRow{Phase::PuntStopDefense,
             K::Decision,
             describeStopDefense,
             decideStopDefense,
             expireStopDefense},
    PhaseRow{
        Phase::PuntLanding, K::Decision, describePuntLanding, decidePuntLanding, expirePuntLanding},
    PhaseRow{Phase::PuntReturnPivot,
             K::Decision,
             describeReturnPivot,
             decideReturnPivot,
             expireReturnPivot},
    PhaseRow{
        Phase::PuntCoverPivot, K::Decision, describeCoverPivot, decideCoverPivot, expireCoverPivot},
    PhaseRow{
        Phase::PuntRestart, K::Decision, describeRestartFree, decideRestartFree, expireRestartFree},
    PhaseRow{Phase::FieldGoal,
             K::Decision,
             describeFieldGoal,
             decideFieldGoal,
             expireFieldGoal,
             fieldGoalFell},
    PhaseRow{Phase::TryChoice, K::Decision, describeTryChoice, decideTryChoice, expireTryChoice},
    PhaseRow{
        Phase::TryRoll, K::Decision, describeTryRoll, decideTryRoll, expireTryRoll, tryRollFell}};
static_assert(kPhaseRows.size() == static_cast<std::size_t>(Phase::TryRoll) + 1,
              "a row for each phase");

// Two breaks, half-time and set-up wait for either coach.
Prompt described(const State& state) {
    const PhaseRow& row = rowOf(state.phase);
    Prompt result;
    result.phase = state.phase;
    result.stage = state.stage;
    result.kind = state.over ? PromptKind::Over : row.kind;
    result.side = state.offense;
    if (row.describe != nullptr && !state.over)
        row.describe(state, result);
    if (row.kind == PromptKind::Run)
        result.side = state.switchHolder.value_or(kickingSide(state));
    return result;
}

bool changedSituation(const State& a, const State& b) {
    return situationOf(a) != situationOf(b);
}

void announceSituation(Turn& turn, const State& before) {
    if (!changedSituation(before, turn.s))
        return;
    Event& event = turn.emit(EventKind::SituationChanged);
    event.situation = situationOf(turn.s);
    event.ballX = turn.s.lineOfScrimmage;
    event.toGain = downfield(turn.s.lineToGain, turn.s.offense) -
                   downfield(turn.s.lineOfScrimmage, turn.s.offense);
}

Step finished(Turn&& turn, const State& before) {
    settleClocks(turn);
    announceSituation(turn, before);
    return {std::move(turn.s), std::move(turn.events)};
}

bool isCall(DecisionKind kind) {
    return kind == DecisionKind::CallDelay || kind == DecisionKind::CallTooManyMen ||
           kind == DecisionKind::CallInterference || kind == DecisionKind::CallGunner ||
           kind == DecisionKind::NoCall;
}

bool isEquipment(DecisionKind kind) {
    return kind == DecisionKind::TuneBase || kind == DecisionKind::ChooseBoard;
}

// Clause: TAP-BA-3: between plays where the mode allows it.
bool mayTuneNow(const State& state, DecisionKind kind) {
    return kind == DecisionKind::TuneBase &&
           modeRules(state).baseTuning == BaseTuning::BetweenPlays && beforeSnap(state);
}

Refusal decideCall(Turn& turn, const Decision& decision, Side side) {
    switch (decision.kind) {
        case DecisionKind::CallDelay:
            return callDelay(turn, side);
        case DecisionKind::CallTooManyMen:
            return callTooManyMen(turn, side);
        case DecisionKind::NoCall:
            return noCall(turn, side);
        default:  // callers ask isCall first
            return callInterference(turn, side, decision.kind);
    }
}

// Decisions either coach may make whatever the window. Clauses: TAP-MD-3, MD-7.
bool eitherMay(const State& state, const Prompt& due, const Decision& decision, Side side) {
    if (due.bothSides || side == due.side)
        return true;
    return std::ranges::find(due.also, decision.kind) != due.also.end() && !state.chance;
}

bool mentions(const Decision& decision, auto&& wrong) {
    if (decision.figure && wrong(*decision.figure))
        return true;
    return std::ranges::any_of(decision.figures, wrong) ||
           std::ranges::any_of(decision.placements,
                               [&](const Placement& p) { return wrong(p.figure); });
}

Expected<Step, RuleViolation> applyDecision(const State& state, const Decision& given) {
    const Prompt due = described(state);
    Decision decision = given;
    const Side side = decision.side.value_or(due.side);
    decision.side = side;
    if (state.over)
        return refuse("TAP-GN-3", THRUM_TEXT("the game is over."));
    if (decision.ms < 0 || decision.lookMs < 0)
        return refuse("TAP-GN-3", THRUM_TEXT("time only runs forward."));
    if (mentions(decision, [&](FigureId id) { return findPlayer(state, id) == nullptr; }))
        return refuse("TAP-GN-3", THRUM_TEXT("there is no such figure."));
    if (decision.kind == DecisionKind::ChooseMode)
        return refuse("TAP-GN-2", THRUM_TEXT("the mode is fixed until the game ends."));
    Turn turn{.s = state};
    if (decision.kind == DecisionKind::Pause || decision.kind == DecisionKind::Resume) {
        if (const Refusal refused = pauseGame(turn, decision))
            return Unexpected{*refused};
        return finished(std::move(turn), state);
    }
    if (state.paused)
        return refuse("TAP-GL-5", THRUM_TEXT("the game is paused."));
    // TAP-GL-2: the game clock ran on while an ended play was looked at, no window did (TAP-MD-3)
    spendGameClock(turn, decision.lookMs);
    if (const Refusal refused = late(turn.s, decision.ms))
        return Unexpected{*refused};
    spend(turn, decision.ms);
    if (isCall(decision.kind)) {
        turn.actor = due.bothSides ? std::nullopt : std::optional{due.side};
        if (const Refusal refused = decideCall(turn, decision, side))
            return Unexpected{*refused};
        return finished(std::move(turn), state);
    }
    if (due.kind == PromptKind::Run || state.chance || due.kind == PromptKind::Over)
        return Unexpected{wrongMoment(state, decision)};
    if (isEquipment(decision.kind) && state.phase != Phase::Setup) {
        if (!mayTuneNow(state, decision.kind))
            return Unexpected{wrongMoment(state, decision)};
        turn.emit(EventKind::BaseTuned, "TAP-BA-3").figure = decision.figure;
        return finished(std::move(turn), state);
    }
    if (state.handover && side == *state.handover) {
        // TAP-MD-6: the next coach may start at once.
        takeOver(turn);
        if (decision.kind == DecisionKind::TakeOver)
            return finished(std::move(turn), state);
    }
    if (!eitherMay(state, due, decision, side))
        return Unexpected{wrongSide(state, decision, due.side)};
    turn.actor = due.bothSides || side != due.side ? std::nullopt : std::optional{side};
    if (const Refusal refused = rowOf(state.phase).decide(turn, decision))
        return Unexpected{*refused};
    return finished(std::move(turn), state);
}

Expected<Step, RuleViolation> applyChance(const State& state, const Chance& chance) {
    const PhaseRow& row = rowOf(state.phase);
    const bool isDice = chance.kind == ChanceKind::Dice;
    const auto notDue = [&] {
        return isDice ? refuse("TAP-RN-1", THRUM_TEXT("no dice roll is due."))
                      : refuse("TAP-RN-2", THRUM_TEXT("no coin flip is due."));
    };
    if (state.over || state.paused || row.chance == nullptr)
        return notDue();
    Turn turn{.s = state};
    if (!state.chance) {
        // An outcome sent where the roll or flip is still the coach's to press stands for both.
        const Prompt due = described(state);
        const DecisionKind press = isDice ? DecisionKind::Roll : DecisionKind::Flip;
        if (std::ranges::find(due.wants, press) == due.wants.end())
            return notDue();
        const auto pressed = applyDecision(state, Decision{.kind = press, .placements = {}});
        if (!pressed)
            return Unexpected{pressed.error()};
        turn.s = pressed->next;
        turn.events = pressed->events;
    }
    if (turn.s.chance != chance.kind)
        return notDue();
    const Prompt due = described(turn.s);
    turn.actor = due.bothSides ? std::nullopt : std::optional{due.side};
    if (const Refusal refused = rowOf(turn.s.phase).chance(turn, chance))
        return Unexpected{*refused};
    return finished(std::move(turn), state);
}

Expected<Step, RuleViolation> applyRun(const State& state, const SegmentResult& result) {
    const PhaseRow& row = rowOf(state.phase);
    if (row.kind != PromptKind::Run || state.over || state.paused)
        return refuse("TAP-GN-3", THRUM_TEXT("no run of the board is due."));
    const SegmentRequest request = runRequestOf(state);
    const bool sameFigures =
        std::ranges::equal(result.figures, request.figures, {}, &FigureSetup::id, &FigureSetup::id);
    if (result.request != digestOf(request) || !sameFigures || result.ticks < 1 ||
        result.ticks > request.maxTicks)
        return refuse("TAP-GE-15", THRUM_TEXT("that run does not answer this request."));
    Turn turn{.s = state};
    row.run(turn, result);
    return finished(std::move(turn), state);
}

// The time of one running clock is used up, of no other before it.
Step clockRanOut(const State& state, const Clock& clock) {
    const ClockName name = clock.name;
    const bool closes = clock.policy == ClockPolicy::Enforced || name == ClockName::Game;
    Turn turn{.s = state};
    const Prompt due = described(state);
    turn.actor = due.bothSides ? std::nullopt : std::optional{due.side};
    spend(turn, clock.msLeft);
    if (Clock* own = findClock(turn.s, name)) {
        if (!own->marked && !closes)
            turn.emit(EventKind::ClockMarked, "TAP-MD-2").clock = name;
        own->marked = true;
        own->running = false;
    }
    if (!closes)
        return finished(std::move(turn), state);
    turn.emit(EventKind::ClockExpired, "TAP-TM-5").clock = name;
    if (name == ClockName::Handover) {
        takeOver(turn);
    } else if (name == ClockName::PenaltyCall) {
        callsExpired(turn);
    } else if (name == ClockName::Game) {
        if (!underWay(turn.s) && turn.s.tryKind == TryKind::None)
            endHalf(turn);
    } else if (rowOf(turn.s.phase).expire != nullptr) {
        rowOf(turn.s.phase).expire(turn, name);
    }
    // Another clock may have taken the last of the game clock with it.
    const bool between = !underWay(turn.s) && turn.s.tryKind == TryKind::None && !turn.s.over;
    if (name != ClockName::Game && between && turn.s.method == Method::Clock &&
        turn.s.gameClockStarted && halfIsOver(turn.s))
        endHalf(turn);
    return finished(std::move(turn), state);
}

// Time cannot pass the end of an enforced window: those that end before the named clock expire
// before it, each with what follows. Clauses: TAP-TM-1, TM-5; D17.
Expected<Step, RuleViolation> applyExpiry(const State& state, const TimeExpired& expiry) {
    const Clock* clock = expiry.clock ? findClock(state, *expiry.clock) : nextToExpire(state);
    if (clock == nullptr || !clock->running || state.over || state.paused)
        return refuse("TAP-GN-3", THRUM_TEXT("no such clock is running."));
    const ClockName name = clock->name;
    const PromptKind kind = prompt(state).kind;
    Step step{.next = state, .events = {}};
    const auto runOut = [&](const Clock& ended) {
        Step after = clockRanOut(step.next, ended);
        step.next = std::move(after.next);
        step.events.insert(step.events.end(), after.events.begin(), after.events.end());
    };
    while (const Clock* first = endsBefore(step.next, *clock)) {
        const std::string_view firstName = nameOf(first->name);
        runOut(*first);
        if (const Clock* handover = findClock(step.next, ClockName::Handover))
            runOut(*handover);  // TAP-MD-6: the next window opens
        clock = findClock(step.next, name);
        if (clock == nullptr || !clock->running || step.next.over || prompt(step.next).kind != kind)
            return refuse(
                "TAP-TM-1",
                THRUM_TEXT("the clock {first} ends before the clock {clock}."),
                {{"first", std::string{firstName}}, {"clock", std::string{nameOf(name)}}});
    }
    runOut(*clock);
    return step;
}

}  // namespace

const PhaseRow& rowOf(Phase phase) {
    const auto row = std::ranges::find(kPhaseRows, phase, &PhaseRow::phase);
    THRUM_ASSERT(row != kPhaseRows.end());
    return *row;
}

void enter(Turn& turn, Phase phase) {
    turn.s.phase = phase;
    turn.s.stage = LineupStage::None;
    turn.s.handover.reset();
    stopWindowClocks(turn);
}

void enter(Turn& turn, Phase phase, Side side, std::optional<ClockName> clock, double seconds) {
    enter(turn, phase);
    if (clock)
        startClock(turn, *clock, seconds, side);
    // TAP-MD-6: only straight from one coach's window to the other's.
    if (turn.actor && *turn.actor != side && modeRules(turn.s).handoverSeconds > 0.0) {
        turn.s.handover = side;
        startClock(turn, ClockName::Handover, std::nullopt);
    }
    turn.actor = side;
}

void enter(Turn& turn, Phase phase, Side side, std::optional<ClockName> clock) {
    enter(turn, phase, side, clock, clock ? clockSeconds(turn.s, *clock) : 0.0);
}

Expected<Step, RuleViolation> apply(const State& state, const Input& input) {
    return std::visit(
        Overloaded{[&](const Decision& decision) { return applyDecision(state, decision); },
                   [&](const Chance& chance) { return applyChance(state, chance); },
                   [&](const SegmentResult& result) { return applyRun(state, result); },
                   [&](const TimeExpired& expiry) { return applyExpiry(state, expiry); }},
        input);
}

std::optional<RuleViolation> check(const State& state, const Input& input) {
    const auto step = apply(state, input);
    return step ? std::nullopt : std::optional{step.error()};
}

Prompt prompt(const State& state) {
    Prompt result = described(state);
    // measured for who is asked, not again for each decision that is checked
    const bool places = std::ranges::find(result.options, DecisionKind::Place, &Option::decision) !=
                        result.options.end();
    if (places && modeRules(state).hints == Hints::Live)
        result.problems = lineupProblems(state, result.side);
    for (const Clock& clock : state.clocks)
        result.clocks.push_back({.name = clock.name,
                                 .msLeft = clock.msLeft,
                                 .running = clock.running,
                                 .policy = clock.policy,
                                 .marked = clock.marked,
                                 .side = clock.side,
                                 .onExpiry = onExpiry(state, clock.name)});
    if (state.over)
        return result;
    if (state.paused) {
        result.wants = {DecisionKind::Resume};
        result.options.clear();
        result.also.clear();
        result.bothSides = true;
        return result;
    }
    if (state.chance) {
        result.kind = PromptKind::Chance;
        result.chance = state.chance;
        result.wants.clear();
        result.options.clear();
    } else if (result.kind == PromptKind::Run) {
        result.request = runRequestOf(state);
    } else if (state.handover) {
        result.wants.insert(result.wants.begin(), DecisionKind::TakeOver);
    }
    result.calls = callsFor(state, result.side);
    const auto others = callsFor(state, other(result.side));
    result.also.insert(result.also.end(), others.begin(), others.end());
    return result;
}

std::vector<Option> options(const State& state) {
    return prompt(state).options;
}

State observe(const State& state, Side) {
    return state;
}

}  // namespace thrum::tap
