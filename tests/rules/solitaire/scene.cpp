#include "scene.hpp"

#include <thrum/rules/field_sink.hpp>

#include <algorithm>
#include <cmath>

namespace thrum::solitaire::test {

Team team(std::string id, std::vector<int> numbers) {
    Team team;
    team.id = id;
    team.name = id == "home" ? "Kestrels" : "Otters";
    for (const int n : numbers) {
        Player player;
        player.number = std::to_string(n);
        player.id = id + player.number;
        team.players.push_back(std::move(player));
    }
    return team;
}

FieldPoint book(double x, double y) {
    return boardPoint({x, y});
}

Scene::Scene() {
    s.teams[0] = team("home", {85, 66, 62, 55, 64, 70, 81, 12, 22, 33, 40, 7, 58, 71, 82, 93, 3});
    s.teams[1] = team("visitors", {90, 64, 72, 98, 52, 54, 45, 21, 24, 28, 30, 84, 11, 75});
    rules().ttqb.noise = false;
    rules().fumble.shakeRatePerS = 0;
    s.phase = Phase::Call;
    s.down = 1;
    s.line = Distance::yards(30);
    s.toGain = Distance::yards(40);
    s.firstKicker = Side::Home;
}

FigureId Scene::id(std::string_view name) const {
    const auto found = findByName(s, name);
    REQUIRE(found.has_value());
    return *found;
}

const Figure& Scene::man(std::string_view name) const {
    const Figure* figure = findFigure(s, id(name));
    REQUIRE(figure != nullptr);
    return *figure;
}

Scene& Scene::put(std::string_view name, At at) {
    const FigureId who = id(name);
    if (Figure* figure = figureIn(s, who)) {
        figure->pose = {book(at.x, at.y), Heading::degrees(at.heading)};
        return *this;
    }
    Figure figure;
    figure.id = who;
    figure.pose = {book(at.x, at.y), Heading::degrees(at.heading)};
    s.figures.insert(std::ranges::lower_bound(s.figures, who, {}, &Figure::id), figure);
    return *this;
}

Scene& Scene::lift(std::string_view name) {
    std::erase_if(s.figures, [&](const Figure& f) { return f.id == id(name); });
    return *this;
}

Scene& Scene::measure() {
    s.touching = measuredTouching(s);
    return *this;
}

Scene& Scene::live(std::string_view carrier, PlayKind kind) {
    measure();
    s.phase = Phase::Live;
    s.stage = Stage::First;
    s.playFacts.kind = kind;
    s.playFacts.snapped = true;
    s.carrier = id(carrier);
    s.carry = {};
    s = normalized(s, false);
    return *this;
}

Scene& Scene::stopped(std::string_view carrier, PlayKind kind) {
    live(carrier, kind);
    s.phase = Phase::Stop;
    s.stage = Stage::Choice;
    return *this;
}

Scene& Scene::throwing(std::string_view carrier) {
    stopped(carrier, PlayKind::Pass);
    return take(decision(DecisionKind::Pass));
}

Scene& Scene::standard() {
    const std::pair<const char*, double> line[] = {
        {"H85", -9}, {"H66", -4}, {"H62", -2}, {"H55", 0}, {"H64", 2}, {"H70", 4}, {"H81", 7}};
    for (const auto& [name, y] : line)
        put(name, {28.8, y});
    put("H12", {25, 0}).put("H22", {24, -3}).put("H33", {24, 3}).put("H40", {26, 10});
    s.phase = Phase::Align;
    s.stage = Stage::First;
    s.playFacts = {};
    s.playFacts.kind = PlayKind::Run;
    s.playFacts.carrier = id("H22");
    return *this;
}

Scene& Scene::defense() {
    const std::pair<const char*, At> men[] = {{"V90", {32, -6, 180}},
                                              {"V64", {32, -2.5, 180}},
                                              {"V72", {32, 2.5, 180}},
                                              {"V98", {32, 6, 180}},
                                              {"V52", {36, -8, 180}},
                                              {"V54", {36, 0, 180}},
                                              {"V45", {36, 8, 180}},
                                              {"V21", {45, -12, 180}},
                                              {"V24", {45, 12, 180}},
                                              {"V28", {48, -5, 180}},
                                              {"V30", {48, 5, 180}}};
    for (const auto& [name, at] : men)
        put(name, at);
    return *this;
}

Scene& Scene::take(const Input& input) {
    auto step = solitaire::apply(s, input);
    if (!step)
        FAIL(step.error().code << " " << step.error().clause);
    s = step->next;
    events = step->events;
    return *this;
}

std::string Scene::refused(const Input& input) const {
    const auto violation = check(s, input);
    return violation ? violation->code : std::string{};
}

Scene& Scene::run(std::vector<ScriptLine> lines, std::vector<Call> calls) {
    const Prompt due = prompt(s);
    REQUIRE(due.request.has_value());
    RunJudge judge = makeJudge(s);
    ScriptRunner runner{std::move(lines)};
    auto result = runner.run(*due.request, judge, calls);
    REQUIRE(result);
    return take(*result);
}

ScriptLine Scene::pose(int tick, std::string_view name, At at) const {
    return {tick, ScriptLine::PoseAt{id(name), book(at.x, at.y), Heading::degrees(at.heading)}};
}
ScriptLine Scene::touch(int tick, std::string_view a, std::string_view b) const {
    return {tick, ScriptLine::TouchLine{makePair(id(a), id(b))}};
}
ScriptLine Scene::part(int tick, std::string_view a, std::string_view b) const {
    return {tick, ScriptLine::PartLine{makePair(id(a), id(b))}};
}
ScriptLine Scene::ball(int tick, double x, double y) const {
    return {tick, ScriptLine::BallAt{book(x, y)}};
}

const Event* Scene::event(EventKind kind) const {
    const auto found = std::ranges::find(events, kind, &Event::kind);
    return found != events.end() ? &*found : nullptr;
}

bool Scene::next(Side offense, int down, double u, double y) const {
    UNSCOPED_INFO("phase " << nameOf(s.phase) << " offense " << sideWord(s.offense) << " down "
                           << s.down << " u " << s.line.yards() << " y " << s.lineY.yards());
    return s.phase == Phase::Call && s.offense == offense && s.down == down &&
           s.line == Distance::yards(u) && s.lineY == Distance::yards(y);
}

Decision decision(DecisionKind kind, std::optional<Side> side) {
    Decision d;
    d.kind = kind;
    d.side = side;
    return d;
}
Decision choice(DecisionKind kind, Choice what) {
    Decision d = decision(kind);
    d.choice = what;
    return d;
}
Decision shot(ShotKind kind, double aim, double power, double loft, double release) {
    Decision d = decision(DecisionKind::Shot);
    d.shot = PendingShot{.kind = kind,
                         .aimHundredths = roundToInt(aim * 100),
                         .powerThousandths = roundToInt(power * 1000),
                         .loftHundredths = roundToInt(loft * 100),
                         .releaseThousandths = roundToInt(release * 1000)};
    return d;
}
Chance draws(ChanceKind kind, std::vector<double> values) {
    Chance chance{.kind = kind};
    for (const double v : values)
        chance.values.push_back(std::min(roundToInt(v * (1 << 24)), (1 << 24) - 1));
    return chance;
}
Chance coin(CoinFace face) {
    return {.kind = ChanceKind::Coin, .values = {face == CoinFace::Heads ? 0 : 1}};
}

}  // namespace thrum::solitaire::test
