#include "scene.hpp"

#include <algorithm>

#include <catch2/catch.hpp>

namespace thrum::foursheet::test {

Scene::Scene() {
    GameConfig config;
    config.rules = shipped::rules();
    config.data = shipped::data();
    config.teams = {shipped::team("avg"), shipped::team("avg")};
    const auto begun = newGame(config);
    REQUIRE(begun);
    s = begun->next;
    s.plays = 1;  // somebody has kicked off
    at(30);
}

Scene& Scene::at(int ball, int down, int toGo) {
    s.phase = Phase::Call;
    s.offense = Side::Home;
    s.down = down;
    s.ball = ball;
    s.toGo = std::min(toGo, 100 - ball);
    return *this;
}

Scene& Scene::take(const Input& input) {
    const auto step = foursheet::apply(s, input);
    if (!step)
        FAIL("refused: " << step.error().code << " " << step.error().clause);
    s = step->next;
    events.insert(events.end(), step->events.begin(), step->events.end());
    const auto problem = validate(s);
    if (problem)
        FAIL("invalid: " << problem->pointer << " " << problem->reason);
    return *this;
}

Scene& Scene::say(DecisionKind kind) {
    Decision decision;
    decision.kind = kind;
    return take(decision);
}

Scene& Scene::call(int card, Pace pace, Formation formation) {
    events.clear();
    Decision decision;
    decision.kind = DecisionKind::Call;
    decision.card = card;
    decision.pace = pace;
    decision.formation = formation;
    return take(decision);
}

Scene& Scene::defend(Decision orders) {
    orders.kind = DecisionKind::SetDefense;
    return take(orders);
}

Scene& Scene::dice(std::vector<int> faces) {
    Chance chance;
    chance.faces = std::move(faces);
    return take(chance);
}

Scene& Scene::snap(int card, std::vector<int> faces, const Decision& orders) {
    return call(card).defend(orders).dice(std::move(faces));
}

Scene& Scene::kickoff(KickKind kick, std::vector<int> faces, const Decision& placed) {
    events.clear();
    s.phase = Phase::ChooseKick;
    s.offense = Side::Home;
    s.down = 0;
    s.ball = 40;
    s.toGo = 10;
    Decision chosen;
    chosen.kind = DecisionKind::ChooseKick;
    chosen.kick = kick;
    take(chosen);
    Decision receivers = placed;
    receivers.kind = DecisionKind::PlaceReceivers;
    return take(receivers).dice(std::move(faces));
}

Scene& Scene::punt(std::vector<int> faces, const Decision& orders, PuntKind kind) {
    events.clear();
    Decision decision;
    decision.kind = DecisionKind::Call;
    decision.play = CallPlay::Punt;
    take(decision).defend(orders);
    Decision named;
    named.kind = DecisionKind::NamePunt;
    named.punt = kind;
    return take(named).dice(std::move(faces));
}

Scene& Scene::fieldGoal(std::vector<int> faces, const Decision& orders) {
    events.clear();
    Decision decision;
    decision.kind = DecisionKind::Call;
    decision.play = CallPlay::FieldGoal;
    return take(decision).defend(orders).dice(std::move(faces));
}

Player& Scene::man(Side side, Unit unit, int token) {
    Team& team = s.teams[indexOf(side)].edit();
    const Eleven* eleven = elevenOf(team, unit);
    REQUIRE(eleven != nullptr);
    return team.players[static_cast<std::size_t>(onToken(*eleven, token))];
}

std::string Scene::refusedCode(const Input& input) const {
    const auto refused = check(s, input);
    return refused ? refused->code : "taken";
}

std::string Scene::refusedClause(const Input& input) const {
    const auto refused = check(s, input);
    return refused ? refused->clause : "taken";
}

bool Scene::happened(EventKind kind) const {
    return std::ranges::find(events, kind, &Event::kind) != events.end();
}

const Event& Scene::last(EventKind kind) const {
    for (auto event = events.rbegin(); event != events.rend(); ++event)
        if (event->kind == kind)
            return *event;
    FAIL("never happened: " << nameOf(kind));
    return events.front();
}

int Scene::gained() const {
    for (auto event = events.rbegin(); event != events.rend(); ++event)
        if (event->kind == EventKind::Gained || event->kind == EventKind::Completed)
            return *event->yards;
    FAIL("nobody had the ball");
    return 0;
}

namespace {

Decision moved(const Placement& usual, const std::vector<TokenZone>& men, Decision orders) {
    for (int token = 1; token <= 11; ++token)
        orders.zones.push_back({token, zoneOfToken(usual, token)});
    for (const TokenZone& one : men)
        orders.zones[static_cast<std::size_t>(one.token - 1)].zone = one.zone;
    return orders;
}

}  // namespace

Decision with(const std::vector<TokenZone>& men, Decision orders) {
    return moved(placementOf(shipped::data()->tables, Front::FourThree), men, std::move(orders));
}

Decision keyed(Role role, Decision orders) {
    orders.keys = {role};
    return orders;
}

Decision covering(Coverage coverage, Decision orders) {
    orders.coverage = coverage;
    return orders;
}

Decision against(KickPlacement kick, const std::vector<TokenZone>& men) {
    return moved(placementOf(shipped::data()->tables, kick), men, {});
}

}  // namespace thrum::foursheet::test
