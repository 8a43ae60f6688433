#include "scenario_steps.hpp"

#include <algorithm>

#include <catch2/catch.hpp>

namespace thrum::tap::test {
namespace {

const std::vector<std::string>& kickers() {
    static const std::vector<std::string> kNumbers{
        "90", "91", "96", "97", "98", "51", "52", "54", "55", "20", "21"};
    return kNumbers;
}
const std::vector<std::string>& receivers() {
    static const std::vector<std::string> kNumbers{
        "52", "61", "64", "70", "76", "82", "84", "80", "88", "30", "34"};
    return kNumbers;
}

struct Man {
    std::string name;
    double x = 0.0;
    double y = 0.0;
};
// Eleven men on a line, four yards apart, fronts on it.
std::vector<Man> onLine(const View& view,
                        const std::vector<std::string>& numbers,
                        int men,
                        double lineX) {
    std::vector<Man> result;
    for (int i = 0; i < men; ++i) {
        const double back = view.side == Side::Home ? -1.0 : 1.0;
        result.push_back({view.own(numbers[static_cast<std::size_t>(i)]),
                          lineX + back,
                          kMiddle + 4.0 * (i - 5)});
    }
    return result;
}
std::vector<Man> kickLine(const State& state, Side side, int men) {
    const View kicker{other(state.offense)};
    const View own{side};
    const bool safetyKick = state.playFacts.kind == PlayKind::SafetyKick;
    const double kickLine = safetyKick ? 20.0 : 30.0;
    const double receiveLine = safetyKick ? 35.0 : 50.0;
    return side == kicker.side ? onLine(own, kickers(), men, kicker.x(kickLine))
                               : onLine(own, receivers(), men, kicker.x(receiveLine));
}

bool anyOnBoard(const State& state, Side side) {
    return std::ranges::any_of(state.figures, [&](const Figure& f) { return f.id.side() == side; });
}

// Who is asked says he is ready, then the other coach if that was not enough.
State bothReady(State state, const Prompt& p) {
    for (const Side side : {p.side, other(p.side)}) {
        if (state.phase == p.phase)
            state = must(state, by(side, decide(DecisionKind::Ready))).next;
    }
    return state;
}

State lineUpStep(const State& state, const Prompt& p) {
    const bool kick = p.phase == Phase::KickLineUp || p.phase == Phase::OnsideLineUp;
    if (p.stage == LineupStage::Preplace)
        return must(state, by(p.side, decide(DecisionKind::Done))).next;
    State next = state;
    if (!anyOnBoard(next, p.side)) {
        const int men = p.phase == Phase::KickLineUp && p.side == state.offense ? 10 : 11;
        next =
            must(next, kick ? usualKickLineUp(next, p.side, men) : usualLineUp(next, p.side)).next;
    }
    const bool first = kick ? p.side == other(state.offense) : p.side == state.offense;
    return must(next, by(p.side, decide(first ? DecisionKind::Set : DecisionKind::Ready))).next;
}

State usualStep(const State& state, const Prompt& p) {
    const auto say = [&](Decision decision) { return must(state, by(p.side, decision)).next; };
    switch (p.phase) {
        case Phase::Break:
        case Phase::Halftime:
            return bothReady(state, p);
        case Phase::LineUp:
        case Phase::SetDefense:
        case Phase::KickLineUp:
        case Phase::OnsideLineUp:
            return lineUpStep(state, p);
        case Phase::Announce:
            return say(about(state, DecisionKind::Announce, View{p.side}.own("12")));
        case Phase::Ready:
        case Phase::Restart:
        case Phase::RestartFree:
        case Phase::PassRestart:
        case Phase::KickReady:
        case Phase::RestartReturn:
        case Phase::OnsideReady:
        case Phase::PuntRestart:
            return say(decide(DecisionKind::SwitchOn));
        case Phase::KickDeclare:
            return say(choose(DecisionKind::DeclareKick, Choice::Kickoff));
        case Phase::KickRun:
            return playScript(state, {}).next;
        case Phase::KickDecide:
            return say(decide(DecisionKind::TakeTouchback));
        case Phase::TryChoice:
            return say(choose(DecisionKind::ChooseTry, Choice::ExtraPoint));
        case Phase::TryRoll:
        case Phase::OnsideDeclared:
        case Phase::OnsideSecondRoll:
        case Phase::FieldGoal:
            return say(decide(DecisionKind::Roll));
        case Phase::Coin:
            return say(decide(DecisionKind::Flip));
        case Phase::Dead:
            return say(decide(wants(state, DecisionKind::Decline) ? DecisionKind::Decline
                                                                  : DecisionKind::NoCall));
        default:
            return say(decide(DecisionKind::Done));
    }
}

}  // namespace

State taken(State state) {
    if (state.handover) {
        const Side next = *state.handover;
        state = must(state, by(next, decide(DecisionKind::TakeOver))).next;
    }
    return state;
}

State go(const State& state, const Input& input) {
    return taken(must(state, input).next);
}
State go(State state, std::initializer_list<Input> inputs) {
    for (const Input& input : inputs)
        state = go(state, input);
    return state;
}
State goRun(const State& state, const std::vector<ScriptLine>& lines) {
    return taken(playScript(state, lines).next);
}

const Clock* clockOf(const State& state, ClockName name) {
    const auto at = std::ranges::find(state.clocks, name, &Clock::name);
    return at == state.clocks.end() ? nullptr : &*at;
}
std::optional<int> clockLeft(const State& state, ClockName name) {
    const Clock* clock = clockOf(state, name);
    return clock == nullptr ? std::nullopt : std::optional<int>{clock->msLeft};
}

const Figure& onBoard(const State& state, std::string_view name) {
    const Figure* figure = findOnBoard(state, idOf(state, name));
    INFO(name << " on the board");
    REQUIRE(figure != nullptr);
    return *figure;
}

bool wants(const State& state, DecisionKind kind) {
    const Prompt p = prompt(state);
    return std::ranges::find(p.wants, kind) != p.wants.end();
}
const Option* optionOf(const std::vector<Option>& options, DecisionKind kind) {
    const auto at = std::ranges::find(options, kind, &Option::decision);
    return at == options.end() ? nullptr : &*at;
}

std::vector<std::string> problemClauses(const State& state, Side side) {
    std::vector<std::string> result;
    for (const RuleViolation& problem : lineupProblems(state, side))
        result.push_back(problem.clause);
    return result;
}
bool contains(const std::vector<std::string>& list, std::string_view text) {
    return std::ranges::find(list, text) != list.end();
}

Decision withMs(Decision decision, int ms) {
    decision.ms = ms;
    return decision;
}
Decision turn(const State& state, const View& view, const std::string& number, double heading) {
    return pivot(state, view.own(number), view.heading(heading));
}

Decision usualLineUp(const State& state, Side side) {
    Scene scene;
    scene.offense(state.offense);
    scene.ballOn(downfield(state.lineOfScrimmage, state.offense).yards());
    if (side == state.offense)
        scene.standardOffense();
    else
        scene.standardDefense();
    Decision decision{.kind = DecisionKind::Place, .side = side};
    for (const Figure& figure : scene.state().figures) {
        Pose pose = figure.pose;
        // Near a goal the deep men come up to where the end zone ends.
        const Distance d = std::clamp(
            downfield(pose.at.x, state.offense), Distance::yards(-8.9), Distance::yards(108.5));
        pose.at.x = fieldX(d, state.offense);
        decision.placements.push_back({.figure = figure.id, .pose = pose});
    }
    return decision;
}

Decision usualKickLineUp(const State& state, Side side, int men) {
    Decision decision{.kind = DecisionKind::Place, .side = side};
    for (const Man& man : kickLine(state, side, men)) {
        decision.placements.push_back(
            {.figure = idOf(state, man.name),
             .pose = {{Spot::yards(man.x), Spot::yards(man.y)}, ahead(side)}});
    }
    return decision;
}

State playOn(State state, Phase until) {
    for (int i = 0; i < 80; ++i) {
        state = taken(std::move(state));
        if (state.phase == until)
            return state;
        const Prompt p = prompt(state);
        INFO("phase " << nameOf(p.phase) << ", on the way to " << nameOf(until));
        switch (p.kind) {
            case PromptKind::Chance:
                state = must(state,
                             p.chance == ChanceKind::Coin ? Input{coin(CoinFace::Heads)}
                                                          : Input{dice(3, 4)})
                            .next;
                break;
            case PromptKind::Run:
                REQUIRE(p.phase == Phase::KickRun);
                state = playScript(state, {}).next;
                break;
            case PromptKind::Decision:
                state = usualStep(state, p);
                break;
            case PromptKind::Over:
                FAIL("the game is over");
        }
    }
    FAIL("phase " << nameOf(until) << " was not reached");
    return state;
}

Scene kickScene(Phase phase, Side receiver, PlayKind kind, int receiverMen) {
    Scene scene{phase};
    scene.offense(receiver).kind(kind);
    const Side kicker = other(receiver);
    for (const Side side : {kicker, receiver}) {
        for (const Man& man : kickLine(scene.state(), side, side == kicker ? 11 : receiverMen))
            scene.put(man.name, man.x, man.y);
    }
    return scene;
}

}  // namespace thrum::tap::test
