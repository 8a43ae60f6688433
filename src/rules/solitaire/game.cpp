#include "rules/solitaire/measure.hpp"
#include "turn.hpp"

#include <thrum/rules/clause.hpp>

#include <algorithm>

// The one way an input reaches its phase, and what each phase waits for. Clauses: section 21.
namespace thrum::solitaire {
namespace {

bool runDue(const State& s) {
    return s.phase == Phase::Live || s.phase == Phase::Rush ||
           (s.phase == Phase::Loose && s.stage == Stage::Choice);
}

std::vector<FigureId> menOf(const State& s, Side side, bool onBoard) {
    std::vector<FigureId> ids;
    if (onBoard) {
        for (const Figure& figure : s.figures) {
            if (figure.id.side() == side)
                ids.push_back(figure.id);
        }
        return ids;
    }
    const int count = static_cast<int>(s.teams[indexOf(side)]->players.size());
    for (int i = 0; i < count; ++i)
        ids.emplace_back(side, i);
    return ids;
}

void want(Prompt& p, DecisionKind kind) {
    p.wants.push_back(kind);
}
void want(Prompt& p, DecisionKind kind, std::vector<FigureId> figures) {
    p.wants.push_back(kind);
    p.options.push_back({.decision = kind, .figures = std::move(figures)});
}
void want(Prompt& p, DecisionKind kind, std::vector<Choice> choices) {
    p.wants.push_back(kind);
    p.options.push_back({.decision = kind, .choices = std::move(choices)});
}

void describeTurns(const State& s, Prompt& p) {
    std::vector<FigureId> free;
    for (const FigureId id : menOf(s, p.side, true)) {
        if (!engaged(s, id))
            free.push_back(id);
    }
    want(p, DecisionKind::Turn, free);
    want(p, DecisionKind::Adjust, std::move(free));
}

void describeEngaged(const State& s, Prompt& p) {
    for (const Figure& figure : s.figures) {
        if (engaged(s, figure.id))
            p.engaged.push_back(figure.id);
    }
}

void describeStopChoices(const State& s, Prompt& p) {
    want(p, DecisionKind::GoOn);
    std::vector<FigureId> lateral;
    std::vector<FigureId> pitch;
    for (const FigureId id : menOf(s, p.side, true)) {
        if (id != s.carrier && !lateralRefused(s, id))
            lateral.push_back(id);
        if (id != s.carrier && !pitchRefused(s, id))
            pitch.push_back(id);
    }
    if (!lateral.empty())
        want(p, DecisionKind::Lateral, std::move(lateral));
    if (!pitch.empty())
        want(p, DecisionKind::Pitch, std::move(pitch));
    if (!passRefused(s))
        want(p, DecisionKind::Pass);
    want(p, DecisionKind::Down);
}

void describeAlign(const State& s, Prompt& p) {
    p.side = setupSide(s);
    want(p, DecisionKind::Place, menOf(s, p.side, false));
    if (auto men = menOf(s, p.side, true); !men.empty()) {
        want(p, DecisionKind::Lift, men);
        want(p, DecisionKind::Turn, std::move(men));
    }
    const PlayKind kind = s.playFacts.kind;
    const bool first = s.stage == Stage::First;
    if (s.phase == Phase::Align && first) {
        want(p, DecisionKind::NameCenter, menOf(s, p.side, true));
        const DecisionKind who = kind == PlayKind::Punt        ? DecisionKind::NamePunter
                                 : kind == PlayKind::FieldGoal ? DecisionKind::NameKicker
                                                               : DecisionKind::NameCarrier;
        want(p, who, menOf(s, p.side, true));
        if (kind == PlayKind::FieldGoal)
            want(p, DecisionKind::NameHolder, menOf(s, p.side, true));
    }
    const bool tee = s.rules->kickoff.mode == KickoffMode::Kicked;
    if (s.phase == Phase::KickAlign && first && (kind == PlayKind::Onside || tee))
        want(p, DecisionKind::PlaceBall);
    if (!first && needsReturner(s))
        want(p, DecisionKind::NameReturner, menOf(s, p.side, false));
    want(p, DecisionKind::Ready);
    p.problems = lineupProblems(s, p.side);
}

void describeField(const State& s, Prompt& p) {
    const FieldChoiceKind kind = s.fieldChoice;
    const bool won = kind == FieldChoiceKind::WonInEndZone || kind == FieldChoiceKind::OnsideWon;
    p.side = won && s.carrier ? s.carrier->side() : other(s.offense);
    want(p, DecisionKind::Return);
    if (kind == FieldChoiceKind::PuntInField || kind == FieldChoiceKind::PuntInEndZone)
        want(p, DecisionKind::FairCatch);
    if (kind != FieldChoiceKind::PuntInField && kind != FieldChoiceKind::OnsideWon)
        want(p, DecisionKind::Touchback);
    if (kind == FieldChoiceKind::OnsideWon)
        want(p, DecisionKind::Down);
}

void describeShot(const State& s, Prompt& p) {
    const bool thrown = s.phase == Phase::Shot && s.carrier;
    p.side = thrown ? s.carrier->side() : s.offense;
    for (const DecisionKind kind : {DecisionKind::Shot, DecisionKind::ComputerShot}) {
        p.wants.push_back(kind);
        p.options.push_back({.decision = kind, .shot = s.shotKind});
    }
    if (thrown)
        want(p, DecisionKind::Cancel);
}

void describeCall(const State& s, Prompt& p) {
    std::vector<Choice> calls{Choice::Run, Choice::Pass};
    if (s.tryKind == TryKind::None) {
        calls.push_back(Choice::Punt);
        if (s.line >= kGoal - Distance::yards(s.rules->fieldGoal.maxLineYd))
            calls.push_back(Choice::FieldGoal);
    }
    want(p, DecisionKind::Call, std::move(calls));
}

void describe(const State& s, Prompt& p) {
    switch (s.phase) {
        case Phase::Toss:
            p.side = s.tossCall.value_or(Side::Visitor);
            if (s.tossCall)
                want(p, DecisionKind::ChooseToss, std::vector{Choice::Kick, Choice::Receive});
            else
                want(p, DecisionKind::CallToss, std::vector{Choice::Heads, Choice::Tails});
            return;
        case Phase::KickChoice:
            want(p, DecisionKind::ChooseKick, std::vector{Choice::Kickoff, Choice::Onside});
            return;
        case Phase::KickAlign:
        case Phase::Align:
            describeAlign(s, p);
            return;
        case Phase::KickShot:
        case Phase::Shot:
            describeShot(s, p);
            return;
        case Phase::FieldChoice:
            describeField(s, p);
            return;
        case Phase::Call:
            describeCall(s, p);
            return;
        case Phase::Stop: {
            if (!s.carrier)
                return;
            const Side side = s.carrier->side();
            p.side = s.stage == Stage::Second ? other(side) : side;
            if (s.stage != Stage::Choice) {
                describeTurns(s, p);
                want(p, DecisionKind::Done);
            }
            if (s.stage != Stage::Second)
                describeStopChoices(s, p);
            describeEngaged(s, p);
            return;
        }
        case Phase::Loose:
            p.side = s.stage == Stage::Second ? other(s.loose.last) : s.loose.last;
            describeTurns(s, p);
            want(p, DecisionKind::Done);
            describeEngaged(s, p);
            return;
        case Phase::Penalty:
            p.side = other(s.offense);
            if (s.penalty.kind == PenaltyKind::IllegalReceiver) {
                want(p, DecisionKind::Accept);
                want(p, DecisionKind::Decline);
            } else {
                want(p, DecisionKind::KickAgain);
                want(p, DecisionKind::TakeBall);
            }
            return;
        case Phase::Try:
            want(p, DecisionKind::ChooseTry, std::vector{Choice::Kick, Choice::Play});
            return;
        case Phase::Live:
        case Phase::Rush:
        case Phase::Over:
            return;
    }
}

Refusal decide(Turn& turn, const Decision& decision) {
    switch (turn.s.phase) {
        case Phase::Toss:
            return decideToss(turn, decision);
        case Phase::KickChoice:
            return decideKickChoice(turn, decision);
        case Phase::KickAlign:
        case Phase::Align:
            return decideSetup(turn, decision);
        case Phase::KickShot:
        case Phase::Shot:
            return decideShot(turn, decision);
        case Phase::FieldChoice:
            return decideField(turn, decision);
        case Phase::Call:
            return decideCall(turn, decision);
        case Phase::Stop:
            return decideStop(turn, decision);
        case Phase::Loose:
            return decideLoose(turn, decision);
        case Phase::Penalty:
            return decidePenalty(turn, decision);
        case Phase::Try:
            return decideTry(turn, decision);
        case Phase::Live:
        case Phase::Rush:
        case Phase::Over:
            break;
    }
    return wrongMoment();
}

Step finished(Turn&& turn, const State& before) {
    State& s = turn.s;
    if (s.winner && !s.over) {  // decided in overtime
        s.over = true;
        s.phase = Phase::Over;
        s.chance.reset();
        Event& event = turn.emit(EventKind::GameEnded, "SOL-OT-4");
        event.side = s.winner;
        event.result = "won";
    }
    const Situation now = situationOf(s);
    if (now != situationOf(before))
        turn.emit(EventKind::SituationChanged, "SOL-TIM-6").situation = now;
    return {std::move(turn.s), std::move(turn.events)};
}

bool known(const State& s, const Decision& decision) {
    const auto there = [&](FigureId id) { return findPlayer(s, id) != nullptr; };
    return (!decision.figure || there(*decision.figure)) &&
           (!decision.shot || !decision.shot->target || there(*decision.shot->target)) &&
           std::ranges::all_of(decision.placements,
                               [&](const Placement& p) { return there(p.figure); });
}

Expected<Step, RuleViolation> applyDecision(const State& state, const Decision& decision) {
    if (state.over)
        return Unexpected{refusal("SOL-CTL-1", "E-SOL-OVER")};
    if (decision.ms < 0 || !known(state, decision))
        return Unexpected{wrongMoment("SOL-CTL-1")};
    Turn turn{.s = state};
    const Prompt due = prompt(state);
    const Side side = decision.side.value_or(due.side);
    if (decision.kind == DecisionKind::Stop) {
        const int most = state.rules->stops.maxPerPlay;
        if (state.phase == Phase::Live && most > 0 && state.playFacts.stopsUsed >= most)
            return Unexpected{refusal("SOL-CTL-3", "E-SOL-STOPS")};
        return Unexpected{wrongMoment("SOL-CTL-3")};
    }
    Refusal refused;
    if (decision.kind == DecisionKind::Timeout)
        refused = callTimeout(turn, side);
    else if (state.chance || runDue(state) || side != due.side)
        refused = wrongMoment();
    else
        refused = decide(turn, decision);
    if (refused)
        return Unexpected{*refused};
    return finished(std::move(turn), state);
}

Expected<Step, RuleViolation> applyChance(const State& state, const Chance& chance) {
    if (state.over)
        return Unexpected{refusal("SOL-CTL-1", "E-SOL-OVER")};
    if (!state.chance)
        return Unexpected{wrongMoment("SOL-AI-6")};
    const ChanceKind kind = *state.chance;
    if (chance.kind != kind || !fits(chanceRequest(state, kind), {chance.values, chance.typed}))
        return Unexpected{wrongMoment("SOL-AI-6")};
    Turn turn{.s = state};
    State& s = turn.s;
    s.chance.reset();
    constexpr double kFractions = 1 << 24;
    std::vector<double> draws;
    for (const int v : chance.values)
        draws.push_back(v / kFractions);
    switch (kind) {
        case ChanceKind::Coin:
            coinFell(turn, chance.values.front() == 0 ? CoinFace::Heads : CoinFace::Tails);
            break;
        case ChanceKind::Shake: {
            // SOL-RUN-4: told when the play is over
            const double seconds =
                -naturalLogarithm(1.0 - draws.front()) / s.rules->fumble.shakeRatePerS;
            s.carry.looseTick = std::max(1, ticksIn(seconds, s.board.ticksPerSecond));
            s.playFacts.shakes.push_back(chance.values.front());
            turn.emit(EventKind::CoveredDraw, "SOL-RUN-4").carrier = s.carrier;
            break;
        }
        case ChanceKind::Scatter:
            turn.emit(EventKind::BallLoose, "SOL-FUM-2").draws = draws;
            turn.events.back().result = "scatters";
            scatterFell(turn, draws[0], draws[1]);
            break;
        case ChanceKind::Shot:
            shotFell(turn, draws);
            break;
    }
    return finished(std::move(turn), state);
}

Expected<Step, RuleViolation> applyRun(const State& state, const SegmentResult& result) {
    if (state.over)
        return Unexpected{refusal("SOL-CTL-1", "E-SOL-OVER")};
    if (!runDue(state) || state.chance)
        return Unexpected{wrongMoment("SOL-CTL-2")};
    const SegmentRequest request = runRequestOf(state);
    const bool sameFigures =
        std::ranges::equal(result.figures, request.figures, {}, &FigureSetup::id, &FigureSetup::id);
    const bool answers = result.request == digestOf(request) && sameFigures && result.ticks >= 1 &&
                         result.ticks <= request.maxTicks;
    if (!answers)
        return Unexpected{wrongMoment("SOL-CTL-2")};
    Turn turn{.s = state};
    runEnded(turn, result);
    return finished(std::move(turn), state);
}

}  // namespace

Situation situationOf(const State& s) {
    return {.score = s.score,
            .quarter = s.quarter,
            .play = s.play,
            .limit = playLimit(s),
            .offense = s.offense,
            .down = s.tryKind == TryKind::None ? s.down : 0,
            .ball = s.line,
            .toGain = s.toGain};
}

ChanceRequest chanceRequest(const State& s, ChanceKind kind) {
    ChanceRequest request;
    request.purpose = std::string{nameOf(kind)};
    switch (kind) {
        case ChanceKind::Coin:
            request.draws = {Draw::coin()};
            break;
        case ChanceKind::Shake:
            request.draws = {Draw::fraction()};
            request.covered = true;
            request.quiet = true;
            break;
        case ChanceKind::Scatter:
            request.draws = {Draw::fraction(), Draw::fraction()};
            request.quiet = true;
            break;
        case ChanceKind::Shot:
            request.draws.assign(static_cast<std::size_t>(shotDraws(s)), Draw::fraction());
            request.quiet = true;
            break;
    }
    return request;
}

Expected<Step, RuleViolation> newGame(const GameConfig& config) {
    Turn turn;
    State& s = turn.s;
    s.rules = config.rules;
    s.teams = config.teams;
    s.board = config.board;
    if (s.board.id.empty())  // no board of the core: the tick of the rules file (SOL-GEO-11)
        s.board.ticksPerSecond =
            std::clamp(roundToInt(1.0 / std::max(s.rules->board.tickS, 1e-3)), 1, 1000);
    s.mode = config.mode.value_or(Mode::Solitaire);
    s.levels = config.levels;
    const RulesData::Timing& timing = s.rules->timing;
    s.playsPerQuarter = config.playsPerQuarter.value_or(timing.playsPerQuarter);
    for (const Shared<Team>& team : s.teams) {
        if (const auto refused = checkRoster(*s.rules, *team))
            return Unexpected{*refused};
    }
    if (s.playsPerQuarter < timing.playsMin || s.playsPerQuarter > timing.playsMax)
        return Unexpected{refusal("SOL-TIM-1", "E-SOL-PLAYS")};
    s.timeouts = {s.rules->timeouts.perHalf, s.rules->timeouts.perHalf};
    tossDue(turn);
    turn.emit(EventKind::SituationChanged, "SOL-TIM-6").situation = situationOf(s);
    return Step{std::move(turn.s), std::move(turn.events)};
}

Prompt prompt(const State& s) {
    Prompt p;
    p.phase = s.phase;
    p.stage = s.stage;
    p.side = s.offense;
    if (s.over) {
        p.kind = PromptKind::Over;
        return p;
    }
    if (s.chance) {
        p.kind = PromptKind::Chance;
        p.chance = s.chance;
        if (s.carrier)
            p.side = s.carrier->side();
        return p;
    }
    if (runDue(s)) {
        p.kind = PromptKind::Run;
        if (s.phase == Phase::Live && s.carrier && !isKickOffKind(s.playFacts.kind))
            p.side = s.carrier->side();
        p.request = runRequestOf(s);
        return p;
    }
    p.kind = PromptKind::Decision;
    describe(s, p);
    if (mayCallTimeout(s, p.side))
        want(p, DecisionKind::Timeout);
    if (mayCallTimeout(s, other(p.side)))
        p.also.push_back(DecisionKind::Timeout);
    return p;
}

Expected<Step, RuleViolation> apply(const State& state, const Input& input) {
    return std::visit(
        Overloaded{[&](const Decision& decision) { return applyDecision(state, decision); },
                   [&](const Chance& chance) { return applyChance(state, chance); },
                   [&](const SegmentResult& result) { return applyRun(state, result); }},
        input);
}

std::optional<RuleViolation> check(const State& state, const Input& input) {
    const auto step = apply(state, input);
    return step ? std::nullopt : std::optional{step.error()};
}

State observed(const State& state) {
    State seen = state;
    seen.carry.looseTick.reset();
    seen.playFacts.shakes.clear();
    return seen;
}

}  // namespace thrum::solitaire
