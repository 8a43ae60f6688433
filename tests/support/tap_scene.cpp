#include "tap_scene.hpp"

#include <thrum/rules/frames.hpp>

#include <algorithm>

#include <catch2/catch.hpp>

namespace thrum::tap::test {
namespace {

constexpr double kMiddleW = 26.6665;

Player& playerIn(State& state, FigureId id) {
    return state.teams[indexOf(id.side())]
        .edit()
        .players[static_cast<std::size_t>(id.rosterIndex())];
}

Side sideOf(std::string_view name) {
    return name.front() == 'V' ? Side::Visitor : Side::Home;
}

// The usual position behind a number, so that a scene need not say it.
Position usualPosition(std::string_view number, Unit unit) {
    const int n = numberOf(number).value_or(0);
    if (unit == Unit::White)
        return n >= 90 || (n >= 60 && n < 80) ? Position::DL
               : n >= 50                      ? Position::LB
                                              : Position::DB;
    if (number == "00" || n == 52)
        return Position::C;
    if (n >= 70)
        return n < 80 ? Position::T : Position::WR;
    if (n >= 50)
        return Position::G;
    return n >= 20 ? Position::RB : Position::QB;
}

}  // namespace

Player makePlayer(std::string number, Position position, Unit unit) {
    Player player;
    player.id = (unit == Unit::Dark ? "d" : "w") + number;
    player.number = std::move(number);
    player.position = position;
    player.unit = unit;
    if (position == Position::QB) {
        player.baseCount = 2;
        player.bases[1].stationary = true;
    }
    if (position == Position::P)
        player.bases[0].stationary = true;
    return player;
}

Team standardTeam(std::string name) {
    Team team;
    team.name = std::move(name);
    const auto add = [&](Position position, Unit unit, std::initializer_list<const char*> numbers) {
        for (const char* number : numbers)
            team.players.push_back(makePlayer(number, position, unit));
    };
    add(Position::QB, Unit::Dark, {"12", "7"});
    add(Position::RB, Unit::Dark, {"22", "25", "30", "34"});
    add(Position::WR, Unit::Dark, {"80", "81", "83", "87", "88", "89"});
    add(Position::TE, Unit::Dark, {"82", "84"});
    add(Position::C, Unit::Dark, {"52", "00"});
    add(Position::G, Unit::Dark, {"61", "64", "66"});
    add(Position::T, Unit::Dark, {"70", "75", "76"});
    add(Position::P, Unit::Dark, {"5"});
    add(Position::K, Unit::Dark, {"3"});
    add(Position::DL, Unit::White, {"90", "91", "96", "97", "98"});
    add(Position::LB, Unit::White, {"51", "52", "54", "55"});
    add(Position::DB, Unit::White, {"20", "21", "24", "28", "33", "44"});
    return team;
}

Board bigBoard() {
    return {.id = "big", .mmPerYard = 12.7, .ticksPerSecond = 120};
}

GameConfig standardConfig() {
    GameConfig config;
    config.board = bigBoard();
    config.home = standardTeam("Lancers");
    config.visitor = standardTeam("Wildcats");
    return config;
}

Scene::Scene(Phase phase) {
    const GameConfig config = standardConfig();
    m_state.rules = config.rules;
    m_state.board = config.board;
    m_state.teams = {config.home, config.visitor};
    m_state.confirmed = {true, true};
    m_state.openingKicker = Side::Visitor;
    m_state.phase = phase;
    ballOn(40.0);
}

Scene& Scene::mode(Mode mode) {
    m_state.mode = mode;
    return method(m_state.method);
}
Scene& Scene::method(Method method) {
    m_state.method = method;
    m_state.betweenPlayClocks =
        method == Method::Clock || m_state.rules->game.betweenPlayClocksInPlaysMethod ||
        (m_state.mode == Mode::Tournament && m_state.rules->modes.tournament.playCountClocks);
    return *this;
}
Scene& Scene::lineupClocks(bool on) {
    m_state.betweenPlayClocks = on;
    return *this;
}
Scene& Scene::rules(const std::function<void(RulesData&)>& change) {
    change(m_state.rules.edit());
    return *this;
}
Scene& Scene::board(Board board) {
    m_state.board = std::move(board);
    return *this;
}
Scene& Scene::phase(Phase phase) {
    m_state.phase = phase;
    return *this;
}
Scene& Scene::stage(LineupStage stage) {
    m_state.stage = stage;
    return *this;
}
Scene& Scene::kind(PlayKind kind) {
    m_state.playFacts.kind = kind;
    return *this;
}
Scene& Scene::offense(Side side) {
    const Distance los = downfield(m_state.lineOfScrimmage, m_state.offense);
    const Distance gain = downfield(m_state.lineToGain, m_state.offense);
    m_state.offense = side;
    m_state.lineOfScrimmage = fieldX(los, side);
    m_state.lineToGain = fieldX(gain, side);
    return *this;
}
Scene& Scene::ballOn(double d) {
    m_state.lineOfScrimmage = fieldX(Distance::yards(d), m_state.offense);
    m_state.lineToGain = fieldX(Distance::yards(std::min(d + 10.0, 100.0)), m_state.offense);
    return *this;
}
Scene& Scene::down(int down, double toGo) {
    m_state.down = down;
    const Distance los = downfield(m_state.lineOfScrimmage, m_state.offense);
    m_state.lineToGain =
        fieldX(std::min(los + Distance::yards(toGo), Distance::yards(100)), m_state.offense);
    return *this;
}
Scene& Scene::score(int home, int visitor) {
    m_state.score = {home, visitor};
    return *this;
}
Scene& Scene::half(int half) {
    m_state.half = half;
    return *this;
}
Scene& Scene::play(int play) {
    m_state.play = play;
    return *this;
}
Scene& Scene::stopsUsed(int stops) {
    m_state.stopsUsed = stops;
    return *this;
}
Scene& Scene::holder(std::optional<Side> side) {
    m_state.switchHolder = side;
    return *this;
}
Scene& Scene::clock(ClockName name, int msLeft, bool running) {
    std::erase_if(m_state.clocks, [&](const Clock& c) { return c.name == name; });
    m_state.clocks.push_back({.name = name, .msLeft = msLeft, .running = running});
    if (name == ClockName::Game)
        m_state.gameClockStarted = running;
    if (name != ClockName::Game && m_state.mode == Mode::Solitaire)
        m_state.clocks.back().policy = ClockPolicy::Advisory;
    if (name == ClockName::Game)
        m_state.gameClockStarted = true;
    return *this;
}
Scene& Scene::expired(ClockName name) {
    clock(name, 0, false);
    m_state.clocks.back().marked = true;
    return *this;
}

FigureId Scene::join(std::string_view name) {
    if (const auto known = findFigure(m_state, name))
        return *known;
    const Side side = sideOf(name);
    const Unit unit = unitOf(m_state, side);
    const std::string number{name.substr(1)};
    auto& players = m_state.teams[indexOf(side)].edit().players;
    players.push_back(makePlayer(number, usualPosition(number, unit), unit));
    return {side, static_cast<int>(players.size()) - 1};
}

FigureId Scene::id(std::string_view name) const {
    return idOf(m_state, name);
}

Figure& Scene::figure(std::string_view name) {
    const FigureId id = idOf(m_state, name);
    const auto at = std::ranges::find(m_state.figures, id, &Figure::id);
    REQUIRE(at != m_state.figures.end());
    return *at;
}

Scene& Scene::put(std::string_view name, double x, double y) {
    return put(name, x, y, ahead(sideOf(name)).degrees());
}
Scene& Scene::put(std::string_view name, double x, double y, double headingDeg) {
    // Of two men with one number the unit the side fields now is meant.
    FigureId id = join(name);
    const Pose pose{{Spot::yards(x), Spot::yards(y)}, Heading::degrees(headingDeg)};
    const auto at = std::ranges::lower_bound(m_state.figures, id, {}, &Figure::id);
    if (at != m_state.figures.end() && at->id == id)
        at->pose = pose;
    else
        m_state.figures.insert(at, Figure{.id = id, .pose = pose});
    return *this;
}
Scene& Scene::position(std::string_view name, Position position) {
    const FigureId id = join(name);
    Player& player = playerIn(m_state, id);
    player = makePlayer(player.number, position, player.unit);
    return *this;
}
Scene& Scene::outline(std::string_view name, int slot, Polygon outline) {
    const FigureId id = join(name);
    playerIn(m_state, id).bases[static_cast<std::size_t>(slot)].outline = std::move(outline);
    return *this;
}
Scene& Scene::helmet(std::string_view name, double aheadMm, double leftMm) {
    const FigureId id = join(name);
    playerIn(m_state, id).helmetOffsetMm = Vec2{aheadMm, leftMm};
    return *this;
}
Scene& Scene::baseSlot(std::string_view name, int slot) {
    figure(name).baseSlot = slot;
    return *this;
}
Scene& Scene::carrier(std::string_view name) {
    m_state.carrier = join(name);
    if (!m_state.playFacts.snapTaker)
        m_state.playFacts.snapTaker = m_state.carrier;
    m_state.playFacts.snapped = true;
    return *this;
}
Scene& Scene::snapTaker(std::string_view name) {
    m_state.playFacts.snapTaker = join(name);
    return *this;
}
Scene& Scene::returner(std::string_view name) {
    m_state.playFacts.returner = join(name);
    return *this;
}
Scene& Scene::gunners(std::vector<std::string> names) {
    m_state.playFacts.gunners.clear();
    for (const std::string& name : names)
        m_state.playFacts.gunners.push_back(join(name));
    return *this;
}
Scene& Scene::eligible(std::vector<std::string> names) {
    m_state.playFacts.eligibleAtSnap.clear();
    for (const std::string& name : names)
        m_state.playFacts.eligibleAtSnap.push_back(join(name));
    std::ranges::sort(m_state.playFacts.eligibleAtSnap);
    return *this;
}
Scene& Scene::thrown(std::string_view quarterback,
                     std::string_view receiver,
                     double stickDeg,
                     Stick stick) {
    m_state.playFacts.snapped = m_state.playFacts.counted = true;
    m_state.playFacts.snapTaker = join(quarterback);
    PassFacts& pass = m_state.playFacts.pass;
    pass.declared = pass.released = true;
    pass.releasedInPlay = 1;
    pass.receiver = join(receiver);
    pass.stick = stick;
    pass.stickHeading = Heading::degrees(stickDeg);
    return *this;
}
Scene& Scene::magnet(double x, double y) {
    m_state.ball = FieldPoint{Spot::yards(x), Spot::yards(y)};
    return *this;
}
Scene& Scene::touching(std::string_view a, std::string_view b) {
    m_state.touching.push_back(makePair(idOf(m_state, a), idOf(m_state, b)));
    std::ranges::sort(m_state.touching);
    return *this;
}
Scene& Scene::fallen(std::string_view name, double directionDeg) {
    Figure& f = figure(name);
    f.status = FigureStatus::Fallen;
    f.fallDirection = Heading::degrees(directionDeg);
    return *this;
}
Scene& Scene::out(std::string_view name) {
    figure(name).status = FigureStatus::Out;
    return *this;
}

Scene& Scene::standardOffense() {
    const Side side = m_state.offense;
    const std::string letter = side == Side::Home ? "H" : "V";
    const double los = downfield(m_state.lineOfScrimmage, side).yards();
    const auto at = [&](const char* number, double depth, double w) {
        // Near the own goal line the backs stand before the end line.
        const double d = std::max(los - depth - 1.0, -8.9);
        const FieldPoint p = toField({Distance::yards(d), Distance::yards(kMiddleW + w)}, side);
        put(letter + number, p.x.yards(), p.y.yards());
    };
    at("52", 0.1, 0.0);
    at("61", 0.1, -3.0);
    at("64", 0.1, 3.0);
    at("70", 0.1, -6.0);
    at("76", 0.1, 6.0);
    at("84", 0.1, 9.0);
    at("80", 0.1, -18.0);
    at("88", 5.5, 18.0);
    at("12", 5.1, 0.0);
    at("22", 9.5, -3.0);
    at("34", 9.5, 3.0);
    return *this;
}
Scene& Scene::standardDefense() {
    const Side side = m_state.offense;
    const std::string letter = side == Side::Home ? "V" : "H";
    const double los = downfield(m_state.lineOfScrimmage, side).yards();
    const auto at = [&](const char* number, double depth, double w) {
        // Near the goal line the deep men stand before the end line.
        const double d = std::min(los + depth + 1.0, 108.5);
        const FieldPoint p = toField({Distance::yards(d), Distance::yards(kMiddleW + w)}, side);
        put(letter + number, p.x.yards(), p.y.yards());
    };
    at("90", 0.5, 0.0);
    at("91", 0.5, -4.0);
    at("97", 0.5, 4.0);
    at("98", 0.5, 8.0);
    at("51", 5.0, -4.0);
    at("52", 5.0, 0.0);
    at("54", 5.0, 4.0);
    at("20", 8.0, -18.0);
    at("21", 8.0, 18.0);
    at("24", 14.0, -8.0);
    at("28", 14.0, 8.0);
    return *this;
}
Scene& Scene::with(const std::function<void(State&)>& change) {
    change(m_state);
    return *this;
}

FigureId idOf(const State& state, std::string_view name) {
    INFO("figure " << name);
    const auto id = findFigure(state, name);
    REQUIRE(id);
    return *id;
}

Decision decide(DecisionKind kind, int ms) {
    return {.kind = kind, .ms = ms};
}
Decision by(Side side, Decision decision) {
    decision.side = side;
    return decision;
}
Decision choose(DecisionKind kind, Choice choice, int ms) {
    return {.kind = kind, .ms = ms, .choice = choice};
}
Decision about(const State& state, DecisionKind kind, std::string_view figure, int ms) {
    return {.kind = kind, .ms = ms, .figure = idOf(state, figure)};
}
Decision pivot(const State& state, std::string_view figure, double headingDeg, int ms) {
    return {.kind = DecisionKind::Pivot,
            .side = sideOf(figure),
            .ms = ms,
            .figure = idOf(state, figure),
            .heading = Heading::degrees(headingDeg)};
}
Decision place(const State& state,
               std::string_view figure,
               double x,
               double y,
               std::optional<double> headingDeg,
               std::optional<int> slot) {
    const Heading heading = headingDeg ? Heading::degrees(*headingDeg) : ahead(sideOf(figure));
    return {.kind = DecisionKind::Place,
            .side = sideOf(figure),
            .placements = {{.figure = idOf(state, figure),
                            .pose = {{Spot::yards(x), Spot::yards(y)}, heading},
                            .baseSlot = slot}}};
}
Decision moveInMotion(const State& state, std::string_view figure, double x, double y) {
    Decision decision = place(state, figure, x, y);
    decision.kind = DecisionKind::MoveInMotion;
    return decision;
}
Decision layStick(double headingDeg, std::optional<Stick> stick, int ms) {
    return {.kind = DecisionKind::LayStick,
            .ms = ms,
            .heading = Heading::degrees(headingDeg),
            .stick = stick};
}
Decision gunners(const State& state, const std::vector<std::string>& names) {
    Decision decision{.kind = DecisionKind::NameGunners};
    for (const std::string& name : names)
        decision.figures.push_back(idOf(state, name));
    return decision;
}
Chance dice(int first, int second) {
    return {.kind = ChanceKind::Dice, .faces = {first, second}};
}
Chance coin(CoinFace face) {
    return {.kind = ChanceKind::Coin, .face = face};
}
TimeExpired expire(std::optional<ClockName> clock) {
    return {clock};
}

namespace {
Watcher& watcher() {
    static Watcher told;
    return told;
}
Expected<Step, RuleViolation> tried(const State& state, const Input& input) {
    auto step = apply(state, input);
    if (watcher())
        watcher()(state, input, step);
    return step;
}
}  // namespace

void watchInputs(Watcher told) {
    watcher() = std::move(told);
}

Step must(const State& state, const Input& input) {
    const auto step = tried(state, input);
    if (!step)
        FAIL("refused: " << step.error().clause << ": "
                         << filled(step.error().text, step.error().args));
    return *step;
}
State after(State state, const std::vector<Input>& inputs) {
    for (const Input& input : inputs)
        state = must(state, input).next;
    return state;
}
std::string refusal(const State& state, const Input& input) {
    const auto refused = check(state, input);
    const auto step = tried(state, input);
    CHECK(step.has_value() != refused.has_value());
    if (!refused)
        return "";
    CHECK(refused->code == refused->clause);
    return refused->clause;
}
std::string message(const State& state, const Input& input) {
    const auto refused = check(state, input);
    if (watcher())
        (void)tried(state, input);
    return refused ? filled(refused->text, refused->args) : "";
}

ScriptLine poseAt(const State& state, int tick, std::string_view figure, double x, double y) {
    return {
        tick,
        ScriptLine::PoseAt{idOf(state, figure), {Spot::yards(x), Spot::yards(y)}, std::nullopt}};
}
ScriptLine poseAt(
    const State& state, int tick, std::string_view figure, double x, double y, double headingDeg) {
    return {
        tick,
        ScriptLine::PoseAt{
            idOf(state, figure), {Spot::yards(x), Spot::yards(y)}, Heading::degrees(headingDeg)}};
}
ScriptLine touch(const State& state, int tick, std::string_view a, std::string_view b) {
    return {tick, ScriptLine::TouchLine{makePair(idOf(state, a), idOf(state, b))}};
}
ScriptLine part(const State& state, int tick, std::string_view a, std::string_view b) {
    return {tick, ScriptLine::PartLine{makePair(idOf(state, a), idOf(state, b))}};
}
ScriptLine ballTouch(const State& state, int tick, std::string_view figure) {
    return {tick, ScriptLine::BallTouchLine{idOf(state, figure)}};
}
ScriptLine fall(const State& state, int tick, std::string_view figure, double directionDeg) {
    return {tick, ScriptLine::FallLine{idOf(state, figure), Heading::degrees(directionDeg)}};
}
ScriptLine call(int tick, Side side, CallKind kind) {
    return {tick, Call{.tick = tick, .side = side, .kind = kind}};
}
ScriptLine stopAt(int tick, Side side) {
    return call(tick, side, CallKind::Stop);
}

SegmentResult runScript(const State& state, const std::vector<ScriptLine>& lines) {
    ScriptRunner runner{lines};
    RunJudge judge = makeJudge(state);
    const auto result = runner.run(runRequestOf(state), judge, {});
    if (!result)
        FAIL("request: " << result.error().reason);
    return *result;
}
Step playScript(const State& state, const std::vector<ScriptLine>& lines) {
    return must(state, runScript(state, lines));
}

bool has(const std::vector<Event>& events, EventKind kind) {
    return std::ranges::find(events, kind, &Event::kind) != events.end();
}
Event find(const std::vector<Event>& events, EventKind kind) {
    const auto at = std::ranges::find(events, kind, &Event::kind);
    INFO("event " << nameOf(kind));
    REQUIRE(at != events.end());
    return *at;
}

}  // namespace thrum::tap::test
