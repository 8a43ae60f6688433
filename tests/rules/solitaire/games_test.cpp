#include <thrum/core/hash.hpp>
#include <thrum/games/solitaire.hpp>
#include <thrum/io/fields.hpp>
#include <thrum/segment/script_runner.hpp>

#include <algorithm>
#include <set>

#include <catch2/catch.hpp>

// Whole games of both coaches without a board: runs are written by chance.
using namespace thrum;
using namespace thrum::solitaire;
using games::Solitaire;

namespace {

State begun(std::uint64_t seed) {
    Solitaire::Config config;
    const int numbers[] = {85, 66, 62, 55, 64, 70, 81, 12, 22, 33, 40, 7, 58, 90, 45, 21, 24, 3};
    for (std::size_t side = 0; side < 2; ++side) {
        Team& team = config.teams[side].edit();
        team.id = side == 0 ? "home" : "visitors";
        team.name = team.id;
        for (const int n : numbers)
            team.players.push_back({.id = "p" + std::to_string(n), .number = std::to_string(n)});
    }
    RulesData& rules = config.rules.edit();
    rules.toss.mode = seed % 3 == 0 ? TossMode::Call : TossMode::Map;
    rules.kickoff.mode = seed % 2 == 0 ? KickoffMode::Placed : KickoffMode::Kicked;
    rules.match.kind = seed % 5 == 0 ? MatchKind::Elimination : MatchKind::Regular;
    rules.fumble.shakeRatePerS = seed % 2 == 0 ? 0.1 : 0.004;
    config.playsPerQuarter = 10;
    return Solitaire::newGame(config).value().next;
}

// Something happens on the board: the carrier runs and is met, men bump, the ball rolls.
std::vector<ScriptLine> script(const State& s, std::uint64_t bits) {
    std::vector<ScriptLine> lines;
    const auto below = [&](int salt, int n) {
        return static_cast<int>(mix64(bits + static_cast<std::uint64_t>(salt)) %
                                static_cast<std::uint64_t>(n));
    };
    const int end = 20 + below(1, 300);
    if (s.carrier) {
        const Figure* man = findFigure(s, *s.carrier);
        const int sign = s.carrier->side() == Side::Home ? 1 : -1;
        FieldPoint to = man->pose.at;
        to.x += Distance::yards(sign * (below(2, 26) - 4.0));
        to.y += Distance::yards(below(3, 9) - 4.0);
        lines.push_back({1, ScriptLine::PoseAt{man->id, man->pose.at, man->pose.heading}});
        lines.push_back({end, ScriptLine::PoseAt{man->id, to, man->pose.heading}});
        if (below(9, 12) == 0)
            lines.push_back({end, ScriptLine::FallLine{man->id, Heading{}}});
    }
    std::vector<FigureId> here;
    for (const Figure& f : s.figures)
        here.push_back(f.id);
    const FigureId own = s.carrier ? *s.carrier : s.playFacts.carrier.value_or(here.front());
    for (const FigureId id : here) {
        const bool hits = id.side() != own.side() && below(10 + id.value(), 8) == 0;
        if (hits && below(4, 3) != 0)
            lines.push_back({end, ScriptLine::TouchLine{makePair(id, own)}});
    }
    if (s.phase == Phase::Loose && s.ball) {
        FieldPoint ball = *s.ball;
        ball.y += Distance::yards(below(5, 4) == 0 ? 60.0 : 0.0);
        if (below(6, 5) == 0)
            ball.x += Distance::yards(-3.0);
        lines.push_back({5, ScriptLine::BallAt{ball}});
        const FigureId who =
            here[static_cast<std::size_t>(below(7, static_cast<int>(here.size())))];
        if (below(8, 3) != 0) {
            const Rotation r = rotationOf(findFigure(s, who)->pose.heading);
            const FieldPoint beside{Spot::yards(ball.x.yards() - 1.3 * r.c),
                                    Spot::yards(ball.y.yards() - 1.3 * r.s)};
            lines.push_back({6, ScriptLine::PoseAt{who, beside, {}}});
        }
    }
    return lines;
}

Input runOf(const State& s, const Prompt& p, std::uint64_t bits) {
    RunJudge judge = Solitaire::makeJudge(s);
    std::vector<Call> calls;
    if (bits % 3 == 0 && s.carrier)
        calls.push_back({static_cast<int>(10 + bits % 40), s.carrier->side(), CallKind::Stop});
    ScriptRunner runner{script(s, bits)};
    auto result = runner.run(*Solitaire::request(p), judge, calls);
    REQUIRE(result);
    return *result;
}

template <class Read, class T>
void readsBack(const std::string& text, const T& value, Read read) {
    T again{};
    const auto error =
        io::readText(text, "test", "", [&](const FieldSource& at) { again = read(at); });
    INFO(text);
    INFO((error ? error->text() : std::string{}));
    REQUIRE_FALSE(error.has_value());
    REQUIRE(again == value);
}

void checkDocuments(const State& s, const Input& input, const Step& step) {
    const Solitaire::Names names = Solitaire::namesIn(s);
    readsBack(io::written([&](FieldSink& to) { Solitaire::write(s, to); }).line(),
              s,
              [](const FieldSource& at) { return Solitaire::readState(at); });
    if (Solitaire::kindOf(input) != games::InputKind::Run) {
        readsBack(io::written([&](FieldSink& to) { Solitaire::write(input, to, names); }).line(),
                  input,
                  [&](const FieldSource& at) { return Solitaire::readInput(at, s); });
    }
    for (const Event& event : step.events) {
        readsBack(io::written([&](FieldSink& to) { Solitaire::write(event, to, names); }).line(),
                  event,
                  [&](const FieldSource& at) { return Solitaire::readEvent(at, names); });
    }
}

struct Played {
    State end;
    std::set<EventKind> kinds;
    int steps = 0;
};

// The same game with another covered second must look the same to everybody.
void checkCovered(const State& s) {
    State other = s;
    if (!other.carry.looseTick)
        return;
    other.carry.looseTick = *other.carry.looseTick + 100;
    other.playFacts.shakes = {1};
    const State seen = Solitaire::observe(s, games::Eyes::Table);
    REQUIRE(seen == Solitaire::observe(other, games::Eyes::Home));
    const Prompt p = Solitaire::prompt(s);
    REQUIRE(Solitaire::prompt(seen) == p);
    REQUIRE(Solitaire::facts(s, p) == Solitaire::facts(other, Solitaire::prompt(other)));
    REQUIRE(Solitaire::guess(seen, Side::Home, 5).carry.looseTick.has_value());
}

Played play(std::uint64_t seed, bool random, bool documents) {
    Played played{.end = begun(seed), .kinds = {}};
    State& s = played.end;
    constexpr int kMostSteps = 6000;
    for (; !s.over && played.steps < kMostSteps; ++played.steps) {
        const std::uint64_t bits = bitsAt(seed, static_cast<std::uint64_t>(played.steps));
        const Prompt p = Solitaire::prompt(s);
        Input input;
        switch (Solitaire::awaits(p)) {
            case Awaits::Chance:
                input = games::drawnInput<Solitaire>(s, p, bits);
                break;
            case Awaits::Run:
                input = runOf(s, p, bits);
                break;
            default:
                for (int attempt = 0; attempt < 40; ++attempt) {
                    const std::uint64_t own = mix64(bits + static_cast<std::uint64_t>(attempt));
                    const State seen = Solitaire::observe(s, games::eyesOf(p.side));
                    input = random ? Solitaire::randomDecision(seen, p, p.side, own, attempt)
                                   : Solitaire::bookDecision(seen, p, p.side, own, attempt);
                    if (!Solitaire::check(s, input))
                        break;
                }
        }
        const auto step = Solitaire::apply(s, input);
        if (!step)
            FAIL("seed " << seed << " step " << played.steps << " phase " << nameOf(s.phase) << ": "
                         << step.error().code << " " << step.error().clause);
        if (documents && played.steps % 7 == 0)
            checkDocuments(s, input, *step);
        checkCovered(s);
        for (const Event& event : step->events)
            played.kinds.insert(event.kind);
        static_cast<void>(Solitaire::told(step->events, step->next));
        s = step->next;
        if (const auto problem = Solitaire::validate(s))
            FAIL("seed " << seed << " " << problem->pointer << " " << problem->reason);
    }
    INFO("seed " << seed << " phase " << nameOf(s.phase) << " quarter " << s.quarter << " play "
                 << s.play);
    REQUIRE(s.over);
    return played;
}

}  // namespace

TEST_CASE("whole games of the disciplined coach hold together",
          "[solitaire][property][SOL-AI-5][SOL-AI-6][SOL-DEF-2]") {
    std::set<EventKind> kinds;
    for (std::uint64_t seed = 1; seed <= 40; ++seed)
        kinds.merge(play(seed, false, seed <= 4).kinds);
    for (const EventKind kind : {EventKind::Touchdown,
                                 EventKind::Kicked,
                                 EventKind::Complete,
                                 EventKind::Incomplete,
                                 EventKind::Tackled,
                                 EventKind::QuarterEnded,
                                 EventKind::GameEnded})
        CHECK(kinds.contains(kind));
}

TEST_CASE("whole games of whatever is allowed hold together", "[solitaire][property]") {
    std::set<EventKind> kinds;
    for (std::uint64_t seed = 1; seed <= 80; ++seed)
        kinds.merge(play(seed, true, seed <= 6).kinds);
    for (const EventKind kind : {EventKind::Safety,
                                 EventKind::Touchback,
                                 EventKind::FairCaught,
                                 EventKind::Intercepted,
                                 EventKind::BallLoose,
                                 EventKind::Recovered,
                                 EventKind::Foul,
                                 EventKind::Blocked,
                                 EventKind::TryGood,
                                 EventKind::TryFailed,
                                 EventKind::KickNoGood,
                                 EventKind::TimeoutCalled,
                                 EventKind::OvertimeBegan,
                                 EventKind::Lateraled,
                                 EventKind::PitchMeant})
        CHECK(kinds.contains(kind));
}

TEST_CASE("equal draws and inputs give equal games", "[solitaire][SOL-AI-6]") {
    const Played once = play(11, true, false);
    const Played again = play(11, true, false);
    CHECK(once.steps == again.steps);
    CHECK(Solitaire::digest(once.end) == Solitaire::digest(again.end));
}
