#include "turn.hpp"

#include <algorithm>

namespace thrum::tap {

Event& Turn::emit(EventKind kind, std::string_view clause) {
    Event event;
    event.kind = kind;
    event.clause = clause;
    events.push_back(std::move(event));
    return events.back();
}

TextArgument figureArg(const State& state, std::string_view name, FigureId id) {
    return {std::string{name}, numberText(state, id)};
}

std::string teamName(const State& state, Side side) {
    const std::string& name = state.teams[indexOf(side)]->name;
    if (!name.empty())
        return name;
    return side == Side::Home ? "home" : "visitor";
}

std::string sideWord(const State& state, Side side) {
    return side == state.offense ? "offense" : "defense";
}

bool underWay(const State& state) {
    switch (state.phase) {
        case Phase::Setup:
        case Phase::Toss:
        case Phase::Halftime:
        case Phase::Final:
        case Phase::OvertimeToss:
        case Phase::Break:
        case Phase::LineUp:
        case Phase::SetDefense:
        case Phase::Motion:
        case Phase::Match:
        case Phase::Announce:
        case Phase::Ready:
        case Phase::KickDeclare:
        case Phase::KickLineUp:
        case Phase::KickReady:
        case Phase::OnsideDeclared:
        case Phase::OnsideLineUp:
        case Phase::OnsideSecondRoll:
        case Phase::OnsideReceive:
        case Phase::OnsideKick:
        case Phase::OnsideReady:
        case Phase::FieldGoal:
        case Phase::TryChoice:
        case Phase::TryRoll:
            return false;
        case Phase::RunBehind:
        case Phase::StopOffense:
        case Phase::StopDefense:
        case Phase::Restart:
        case Phase::PassSet:
        case Phase::PassDefense:
        case Phase::PassRestart:
        case Phase::BallInAir:
        case Phase::TouchPossession:
        case Phase::TouchOther:
        case Phase::RestartFree:
        case Phase::RunFree:
        case Phase::Coin:
        case Phase::FumbleRecover:
        case Phase::FumbleOther:
        case Phase::Dead:
        case Phase::KickRun:
        case Phase::KickDecide:
        case Phase::ReturnPivot:
        case Phase::CoverPivot:
        case Phase::RestartReturn:
        case Phase::BallLoose:
        case Phase::OnsideDecide:
        case Phase::PuntRun:
        case Phase::PuntStop:
        case Phase::PuntStopDefense:
        case Phase::PuntLanding:
        case Phase::PuntReturnPivot:
        case Phase::PuntCoverPivot:
        case Phase::PuntRestart:
            break;
    }
    return true;
}

Figure* figureIn(State& state, FigureId id) {
    const auto at = std::ranges::lower_bound(state.figures, id, {}, &Figure::id);
    return at != state.figures.end() && at->id == id ? &*at : nullptr;
}

void putOnBoard(State& state, const Figure& figure) {
    const auto at = std::ranges::lower_bound(state.figures, figure.id, {}, &Figure::id);
    if (at != state.figures.end() && at->id == figure.id)
        *at = figure;
    else
        state.figures.insert(at, figure);
    // TAP-GE-3: a figure put down anew starts without contacts.
    std::erase_if(state.touching, [&](const FigurePair& pair) {
        return pair.a == figure.id || pair.b == figure.id;
    });
}

void takeOff(State& state, FigureId id) {
    std::erase_if(state.figures, [&](const Figure& figure) { return figure.id == id; });
    std::erase_if(state.touching,
                  [&](const FigurePair& pair) { return pair.a == id || pair.b == id; });
}

void sendOff(Turn& turn, FigureId id, std::string_view clause) {
    if (figureIn(turn.s, id) == nullptr)
        return;
    takeOff(turn.s, id);
    turn.emit(EventKind::FigureLifted, clause).figure = id;
}

void clearBoard(Turn& turn) {
    State& s = turn.s;
    if (!s.figures.empty())
        turn.emit(EventKind::BoardCleared, "TAP-LO-14");
    s.figures.clear();
    s.touching.clear();
    s.ball.reset();
    s.carrier.reset();
    s.switchHolder.reset();
    s.stopsUsed = 0;
    s.chance.reset();
    s.playFacts = PlayFacts{};
}

void want(Prompt& prompt, DecisionKind kind) {
    prompt.wants.push_back(kind);
}

Option& offer(Prompt& prompt, DecisionKind kind) {
    want(prompt, kind);
    Option option;
    option.decision = kind;
    prompt.options.push_back(std::move(option));
    return prompt.options.back();
}

}  // namespace thrum::tap
