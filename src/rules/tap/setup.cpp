#include "phases.hpp"

#include <algorithm>

// G0: squads, mode and method. Clauses: TAP-GN-1, GN-2, GL-1, GL-4, EQ-5, EQ-6, BA-3, MD-11; D20.
namespace thrum::tap {
namespace {

bool clocksBetweenPlays(const State& state, std::optional<bool> chosen) {
    if (state.method == Method::Clock)
        return true;
    const bool standard = state.rules->game.betweenPlayClocksInPlaysMethod ||
                          (state.mode == Mode::Tournament && modeRules(state).playCountClocks);
    return chosen.value_or(standard);
}

Refusal squadProblem(const State& state) {
    for (const Shared<Team>& team : state.teams) {
        auto problems = checkTeam(*state.rules, *team);
        if (!problems.empty())
            return problems.front();
    }
    return std::nullopt;
}

Refusal confirm(Turn& turn, const Decision& decision, Side side) {
    State& s = turn.s;
    if (modeRules(s).preGameCheck) {
        if (const Refusal open = squadProblem(s)) {
            std::string item = open->clause + ": " + filled(open->text, open->args);
            if (item.ends_with('.'))
                item.pop_back();
            return violation("TAP-MD-11",
                             THRUM_TEXT("equipment check not passed: {item}."),
                             {{"item", std::move(item)}});
        }
    }
    if (decision.choice != Choice::None) {
        if (decision.choice != Choice::Plays && decision.choice != Choice::Clock)
            return violation("TAP-GL-1", THRUM_TEXT("a game is played by clock or by plays."));
        const Method method = decision.choice == Choice::Clock ? Method::Clock : Method::Plays;
        if (method != s.method) {
            // Another proposal: what the other coach agreed to no longer stands.
            s.method = method;
            s.betweenPlayClocks = clocksBetweenPlays(s, std::nullopt);
            s.confirmed = {};
        }
    }
    s.confirmed[indexOf(side)] = true;
    Event& event = turn.emit(EventKind::MethodConfirmed, "TAP-GL-1");
    event.side = side;
    event.result = nameOf(s.method);
    // Alone one person agrees for both.
    if (s.mode == Mode::Solitaire)
        s.confirmed = {true, true};
    if (s.confirmed[0] && s.confirmed[1])
        enter(turn, Phase::Toss);
    return std::nullopt;
}

}  // namespace

Expected<Step, RuleViolation> newGame(const GameConfig& config) {
    if (const auto bad = validate(config.rules))
        return Unexpected{*bad};
    Turn turn;
    State& s = turn.s;
    s.rules = config.rules;
    s.mode = config.mode.value_or(config.rules.mode.mode);
    s.method =
        config.method.value_or(config.rules.game.method == "clock" ? Method::Clock : Method::Plays);
    s.board = config.board;
    s.teams = {config.home, config.visitor};
    s.betweenPlayClocks = clocksBetweenPlays(s, config.betweenPlayClocks);
    s.clockScalePercent = config.clockScalePercent;
    if (s.mode == Mode::Tournament && s.clockScalePercent != std::array{100, 100})
        return refuse("TAP-MD-11", THRUM_TEXT("slower clocks are not available in a tournament."));
    if (!config.waiveCheck) {
        if (const Refusal problem = squadProblem(s))
            return Unexpected{*problem};
    }
    s.phase = Phase::Setup;
    return Step{std::move(turn.s), std::move(turn.events)};
}

void describeSetup(const State& state, Prompt& prompt) {
    prompt.bothSides = true;
    prompt.side = state.confirmed[0] ? Side::Visitor : Side::Home;
    Option& option = offer(prompt, DecisionKind::ConfirmMethod);
    option.choices = {Choice::Plays, Choice::Clock};
}

Refusal decideSetup(Turn& turn, const Decision& decision) {
    const Side side = *decision.side;
    switch (decision.kind) {
        case DecisionKind::ConfirmMethod:
            return confirm(turn, decision, side);
        case DecisionKind::CallToss:
            return violation("TAP-GL-1",
                             THRUM_TEXT("both coaches must agree on clock or plays first."));
        case DecisionKind::ChooseBoard:
            if (side != Side::Home)
                return violation("TAP-EQ-6", THRUM_TEXT("the home coach chooses the board."));
            if (!decision.board || !(decision.board->mmPerYard > 0.0))
                return violation("TAP-GN-3", THRUM_TEXT("there is no such board."));
            turn.s.board = *decision.board;
            turn.emit(EventKind::BoardChosen, "TAP-EQ-6").result = decision.board->id;
            return std::nullopt;
        case DecisionKind::TuneBase:
            turn.emit(EventKind::BaseTuned, "TAP-BA-2").figure = decision.figure;
            return std::nullopt;
        default:
            return wrongMoment(turn.s, decision);
    }
}

}  // namespace thrum::tap
