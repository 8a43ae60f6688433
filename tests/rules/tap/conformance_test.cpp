#include "tap_scene.hpp"

#include <thrum/core/hash.hpp>
#include <thrum/core/trig.hpp>
#include <thrum/rules/frames.hpp>
#include <thrum/rules/tap/fresh_clocks.hpp>

#include <algorithm>
#include <map>

#include <catch2/catch.hpp>

// Whole games of two coaches who choose at random among what they are offered, over random
// hand-written runs. What must hold after every input is checked after every input.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

class RandomGame {
public:
    RandomGame(std::uint64_t seed, Mode mode, Method method) : m_seed{seed} {
        GameConfig config = standardConfig();
        config.mode = mode;
        config.method = method;
        config.rules.game.playsPerHalf = 7;
        config.rules.game.halfMinutes = 4;
        const auto started = newGame(config);
        REQUIRE(started);
        m_state = started->next;
    }

    void play() {
        for (m_steps = 0; m_steps < 6000 && !m_state.over; ++m_steps)
            step();
        INFO("seed " << m_seed << " phase " << nameOf(m_state.phase));
        CHECK(m_state.over);
    }
    [[nodiscard]] const State& state() const { return m_state; }
    /// How often each kind of event happened.
    [[nodiscard]] const std::map<EventKind, int>& seen() const { return m_seen; }

private:
    int roll(int sides) { return dieAt(m_seed, ++m_key, static_cast<std::uint32_t>(sides)); }
    bool chance(int percent) { return roll(100) <= percent; }
    template <class T>
    const T& any(const std::vector<T>& list) {
        return list[static_cast<std::size_t>(roll(static_cast<int>(list.size())) - 1)];
    }

    void step() {
        const Prompt asked = prompt(m_state);
        INFO("seed " << m_seed << " step " << m_steps << " phase " << nameOf(asked.phase));
        if (m_steps % 7 == 0)
            offersAreAccepted(asked);
        hostileInput();
        if (asked.kind == PromptKind::Chance) {
            take(asked.chance == ChanceKind::Dice
                     ? Input{dice(roll(6), roll(6))}
                     : Input{coin(roll(2) == 1 ? CoinFace::Heads : CoinFace::Tails)});
        } else if (asked.kind == PromptKind::Run) {
            take(Input{runScript(m_state, randomRun())});
        } else {
            decideSomething(asked);
        }
    }

    // Tries inputs in order until one is accepted; the last resort is the clock.
    void decideSomething(const Prompt& asked) {
        if (chance(4) && expireSomething())
            return;
        std::vector<Decision> tries = lineUps(asked);
        const std::vector<Decision> more = punts(asked);
        tries.insert(tries.end(), more.begin(), more.end());
        for (int i = 0; i < 3; ++i)
            tries.push_back(randomDecision(asked));
        for (const DecisionKind kind : {DecisionKind::NoCall,
                                        DecisionKind::Set,
                                        DecisionKind::Ready,
                                        DecisionKind::Done,
                                        DecisionKind::SwitchOn,
                                        DecisionKind::WithdrawPass,
                                        DecisionKind::HangOn,
                                        DecisionKind::Withdraw})
            tries.push_back(by(asked.side, decide(kind, roll(3000))));
        tries.push_back(by(other(asked.side), decide(DecisionKind::NoCall)));
        tries.push_back(by(other(asked.side), decide(DecisionKind::Ready)));
        for (const Decision& decision : tries) {
            if (tryTake(decision))
                return;
        }
        REQUIRE(expireSomething());
    }

    bool expireSomething() {
        const bool running =
            std::ranges::any_of(m_state.clocks, [](const Clock& c) { return c.running; });
        return running && tryTake(Input{expire()});
    }

    std::vector<Decision> lineUps(const Prompt& asked) {
        const auto mine = std::ranges::count_if(
            m_state.figures, [&](const Figure& f) { return f.id.side() == asked.side; });
        const bool places =
            std::ranges::find(asked.wants, DecisionKind::Place) != asked.wants.end();
        if (!places || mine > 0)
            return {};
        std::vector<Decision> result;
        const bool kick = m_state.playFacts.kind == PlayKind::Kickoff ||
                          m_state.playFacts.kind == PlayKind::Onside ||
                          m_state.playFacts.kind == PlayKind::SafetyKick;
        if (kick) {
            result.push_back(kickLine(asked.side));
            return result;
        }
        if (asked.side == m_state.offense && chance(12))
            result.push_back(by(asked.side, decide(DecisionKind::DeclarePunt)));
        if (asked.side == m_state.offense && chance(12))
            result.push_back(by(asked.side, decide(DecisionKind::DeclareFieldGoal)));
        result.push_back(formation(asked.side));
        return result;
    }

    // A punt declared over a line-up that stands: the other base, and out of the lanes.
    std::vector<Decision> punts(const Prompt& asked) {
        if (m_state.playFacts.kind != PlayKind::Punt)
            return {};
        const FigureId passer = idOf(m_state, asked.side == Side::Home ? "H12" : "V12");
        const Figure* figure = findOnBoard(m_state, passer);
        if (asked.phase == Phase::LineUp && figure != nullptr && figure->baseSlot == 0) {
            Decision other = by(asked.side, decide(DecisionKind::SwitchBase));
            other.figure = passer;
            return {other};
        }
        if (asked.phase == Phase::SetDefense && chance(50))
            return {formation(asked.side)};
        return {};
    }

    Decision formation(Side side) {
        Scene scene;
        scene.offense(m_state.offense)
            .ballOn(downfield(m_state.lineOfScrimmage, m_state.offense).yards());
        if (side == m_state.offense)
            scene.standardOffense();
        else
            scene.standardDefense();
        const bool punt = m_state.playFacts.kind == PlayKind::Punt;
        Decision decision{.kind = DecisionKind::Place, .side = side};
        for (const Figure& figure : scene.state().figures) {
            Placement placement{.figure = figure.id, .pose = figure.pose};
            const std::string number = figureName(m_state, figure.id).substr(1);
            if (punt && side == m_state.offense && number == "12")
                placement.baseSlot = 1;
            // Out of the gunners' lanes.
            if (punt && (number == "20" || number == "21"))
                placement.pose.at.y +=
                    Distance::yards(placement.pose.at.y > field::kMiddle.y ? -4 : 4);
            decision.placements.push_back(placement);
        }
        return decision;
    }

    Decision kickLine(Side side) {
        static const std::vector<std::string> kWhite{
            "90", "91", "96", "97", "98", "51", "52", "54", "55", "20", "21"};
        static const std::vector<std::string> kDark{
            "52", "61", "64", "70", "76", "82", "84", "80", "88", "30", "34"};
        const Side kicking = other(m_state.offense);
        const bool kicks = side == kicking;
        const bool safety = m_state.playFacts.kind == PlayKind::SafetyKick;
        double line =
            kicks ? (safety ? 20.0 : 30.0) + m_state.kickShift.yards() : (safety ? 65.0 : 50.0);
        const std::size_t men = kicks || m_state.playFacts.kind == PlayKind::Onside ? 11 : 10;
        Decision decision{.kind = DecisionKind::Place, .side = side};
        for (std::size_t i = 0; i < men; ++i) {
            const std::string name =
                (side == Side::Home ? "H" : "V") + (kicks ? kWhite[i] : kDark[i]);
            const FieldPoint at = toField(
                {Distance::yards(line - 1.1), Distance::yards(6.0 + 4.0 * static_cast<double>(i))},
                side);
            decision.placements.push_back(
                {.figure = idOf(m_state, name), .pose = {at, ahead(side)}});
        }
        return decision;
    }

    Decision randomDecision(const Prompt& asked) {
        std::vector<DecisionKind> kinds = asked.wants;
        std::erase_if(kinds, [](DecisionKind kind) {
            return kind == DecisionKind::Place || kind == DecisionKind::Lift ||
                   kind == DecisionKind::TakeOver;
        });
        if (kinds.empty())
            return by(asked.side, decide(DecisionKind::Done));
        Decision decision = by(asked.side, decide(any(kinds), roll(4000)));
        // What is rare by itself is looked for.
        for (const DecisionKind wanted : {DecisionKind::ReleasePass,
                                          DecisionKind::LayStick,
                                          DecisionKind::Pitch,
                                          DecisionKind::DeclarePass,
                                          DecisionKind::Punt,
                                          DecisionKind::ReturnKick}) {
            if (std::ranges::find(kinds, wanted) != kinds.end() && chance(45)) {
                decision.kind = wanted;
                break;
            }
        }
        if (decision.kind == DecisionKind::Withdraw && chance(80))
            decision.kind = DecisionKind::NameGunners;
        const auto option = std::ranges::find(asked.options, decision.kind, &Option::decision);
        if (option != asked.options.end()) {
            if (!option->figures.empty())
                decision.figure = any(option->figures);
            if (!option->choices.empty())
                decision.choice = any(option->choices);
        }
        decision.heading = Heading::degrees(roll(360));
        if (decision.kind == DecisionKind::Pivot && m_state.ball && decision.figure)
            decision.heading = Heading::degrees(towardBall(*decision.figure) + roll(120) - 60);
        if (decision.kind == DecisionKind::LayStick)
            decision.heading = ahead(asked.side).turned((roll(16000)) - 8000);
        if (decision.kind == DecisionKind::NameGunners)
            decision.figures = {idOf(m_state, asked.side == Side::Home ? "H80" : "V80"),
                                idOf(m_state, asked.side == Side::Home ? "H88" : "V88")};
        if (decision.kind == DecisionKind::MoveInMotion && decision.figure) {
            Pose pose = findOnBoard(m_state, *decision.figure)->pose;
            pose.at.y += Distance::yards(roll(5) - 3);
            decision.placements = {{.figure = *decision.figure, .pose = pose}};
        }
        return decision;
    }

    double towardBall(FigureId id) const {
        const FieldPoint from = findOnBoard(m_state, id)->pose.at;
        return directionDegrees((m_state.ball->x - from.x).yards(),
                                (m_state.ball->y - from.y).yards());
    }

    // The carrier runs ahead, men fall and meet each other or the ball, coaches call.
    std::vector<ScriptLine> randomRun() {
        std::vector<ScriptLine> lines;
        const auto& figures = m_state.figures;
        int tick = 1;
        if (m_state.carrier) {
            const Pose pose = findOnBoard(m_state, *m_state.carrier)->pose;
            const Side side = m_state.carrier->side();
            const double far = roll(60) - 8;
            lines.push_back({1, ScriptLine::PoseAt{*m_state.carrier, pose.at, pose.heading}});
            FieldPoint to{pose.at.x + Distance::yards(attackSign(side) * far), pose.at.y};
            to.y += Distance::yards(roll(21) - 11);
            lines.push_back({100 + roll(500), ScriptLine::PoseAt{*m_state.carrier, to, {}}});
        }
        const bool stops = m_state.phase == Phase::RunBehind || m_state.phase == Phase::PuntRun;
        if (stops && chance(75)) {
            const int at = 2 + roll(20);
            lines.push_back({at, Call{at, m_state.offense, CallKind::Stop}});
        }
        const int moments = roll(6);
        for (int i = 0; i < moments; ++i) {
            tick += roll(60);
            const FigureId a = any(figures).id;
            const FigureId b = m_state.carrier && chance(60) ? *m_state.carrier : any(figures).id;
            if (a == b)
                continue;
            const int what = roll(12);
            if (what <= 6)
                lines.push_back({tick, ScriptLine::TouchLine{makePair(a, b)}});
            if (what >= 4 && what <= 6)
                lines.push_back({tick + roll(50), ScriptLine::FallLine{a, Heading{}}});
            if (what == 5 || what == 7)
                lines.push_back({tick + roll(50), ScriptLine::FallLine{b, Heading{}}});
            if (what >= 8 && m_state.ball)
                lines.push_back({tick, ScriptLine::BallTouchLine{a}});
            if (what >= 11)
                lines.push_back({tick,
                                 Call{tick,
                                      roll(2) == 1 ? Side::Home : Side::Visitor,
                                      what == 11 ? CallKind::Stop : CallKind::Down}});
        }
        return lines;
    }

    bool tryTake(const Input& input) {
        const State before = m_state;
        const auto step = tap::apply(m_state, input);
        CHECK(check(m_state, input).has_value() != step.has_value());
        REQUIRE(m_state == before);
        if (!step) {
            refusalReads(step.error());
            return false;
        }
        accept(*step, input);
        return true;
    }
    void take(const Input& input) {
        const auto step = tap::apply(m_state, input);
        if (!step)
            FAIL("refused " << step.error().clause << " "
                            << filled(step.error().text, step.error().args));
        accept(*step, input);
    }

    void accept(const Step& step, const Input& input) {
        const auto again = tap::apply(m_state, input);
        REQUIRE(again);
        REQUIRE(digest(again->next) == digest(step.next));
        invariants(m_state, step);
        windowHasItsClock(m_state, step.next);
        m_state = step.next;
    }

    // A window that was just opened has the clocks that a tester gets who writes down its phase.
    static void windowHasItsClock(const State& before, const State& s) {
        const bool opened = before.phase != s.phase || before.stage != s.stage;
        if (!opened || s.chance || s.over || s.review.mayCall[0] || s.review.mayCall[1] ||
            s.phase == Phase::TryRoll)
            return;
        // Step 1 on one screen may lie inside a break, which the phase alone does not tell.
        if (std::ranges::find(s.clocks, ClockName::Break, &Clock::name) != s.clocks.end())
            return;
        using Named = std::pair<ClockName, std::optional<Side>>;
        const auto windows = [](const State& state) {
            std::vector<Named> found;
            for (const Clock& clock : state.clocks) {
                const bool own = clock.name != ClockName::Game &&
                                 clock.name != ClockName::AfterScore &&
                                 clock.name != ClockName::Handover;
                if (own)
                    found.emplace_back(clock.name, clock.side);
            }
            std::ranges::sort(found);
            return found;
        };
        INFO("phase " << nameOf(s.phase) << " stage " << nameOf(s.stage));
        CHECK(windows(withFreshClocks(s)) == windows(s));
    }

    static void refusalReads(const RuleViolation& refusal) {
        CHECK(refusal.clause.substr(0, 4) == "TAP-");
        CHECK_FALSE(refusal.text.empty());
        const std::string text = filled(refusal.text, refusal.args);
        CHECK(text.find('{') == std::string::npos);
        CHECK(std::ranges::count(text, ' ') < 25);
    }

    void invariants(const State& before, const Step& step) {
        const State& s = step.next;
        const auto problem = validate(s);
        if (problem)
            FAIL_CHECK("state: " << problem->pointer << ": " << problem->reason);
        CHECK(s.down >= 1);
        CHECK(s.down <= 4);
        if (s.carrier)
            CHECK_FALSE((s.ball && prompt(s).kind == PromptKind::Run));
        if (prompt(s).kind == PromptKind::Run)
            CHECK(s.switchHolder);
        for (const Event& event : step.events) {
            ++m_seen[event.kind];
            if (event.points && event.side)
                m_points[static_cast<std::size_t>(*event.side)] += *event.points;
            // TAP-PE-10: a foul during the play takes everything back to the snap, and a score with
            // it.
            const bool inPlay = event.foul == FoulKind::OffensiveInterference ||
                                event.foul == FoulKind::DefensiveInterference ||
                                event.foul == FoulKind::GunnerInterference;
            if (event.kind == EventKind::PenaltiesOffset ||
                (event.kind == EventKind::PenaltyEnforced && inPlay))
                m_points = m_atSnap;
            if (event.kind == EventKind::BoardOn && before.phase == Phase::Ready)
                m_atSnap = m_points;
        }
        CHECK(s.score == m_points);
        const auto clockOf = [](const State& state) {
            const auto at = std::ranges::find(state.clocks, ClockName::Game, &Clock::name);
            return at == state.clocks.end() ? -1 : at->msLeft;
        };
        if (before.half == s.half && clockOf(before) >= 0)
            CHECK(clockOf(s) <= clockOf(before));
    }

    void offersAreAccepted(const Prompt& asked) {
        if (asked.kind != PromptKind::Decision || m_state.handover)
            return;
        for (const Option& option : asked.options) {
            INFO("offered " << nameOf(option.decision));
            for (const Choice choice : option.choices) {
                Decision decision = by(asked.side, decide(option.decision));
                decision.choice = choice;
                CHECK_FALSE(check(m_state, Input{decision}));
            }
            const bool byFigure = option.decision == DecisionKind::Announce ||
                                  option.decision == DecisionKind::Pitch ||
                                  option.decision == DecisionKind::NameReceiver ||
                                  option.decision == DecisionKind::Lift;
            const bool pivots = option.decision == DecisionKind::Pivot && !option.towardBall;
            for (const FigureId id : option.figures) {
                if (!byFigure && !pivots)
                    continue;
                Decision decision = by(asked.side, decide(option.decision));
                decision.figure = id;
                if (pivots)
                    decision.heading = findOnBoard(m_state, id)->pose.heading;
                const auto refused = check(m_state, Input{decision});
                if (refused)
                    FAIL_CHECK("refused " << refused->clause << " for " << figureName(m_state, id));
            }
        }
        for (const DecisionKind kind : asked.wants) {
            const bool bare = kind == DecisionKind::Done || kind == DecisionKind::Flip ||
                              kind == DecisionKind::TakeTouchback || kind == DecisionKind::Accept ||
                              kind == DecisionKind::Decline || kind == DecisionKind::HangOn ||
                              kind == DecisionKind::DeclarePass ||
                              kind == DecisionKind::ReleasePass;
            INFO("wanted " << nameOf(kind));
            if (bare)
                CHECK_FALSE(check(m_state, Input{by(asked.side, decide(kind))}));
        }
    }

    void hostileInput() {
        Decision decision;
        decision.kind = static_cast<DecisionKind>(roll(53) - 1);
        decision.side = roll(2) == 1 ? Side::Home : Side::Visitor;
        if (chance(70))
            decision.figure = FigureId::fromValue(static_cast<std::uint8_t>(roll(256) - 1));
        if (chance(50))
            decision.heading = Heading::degrees(roll(360));
        if (chance(30))
            decision.placements = {
                {.figure = FigureId::fromValue(static_cast<std::uint8_t>(roll(160) - 1)),
                 .pose = {{Spot::yards(roll(400) - 150), Spot::yards(roll(200) - 80)}, Heading{}}}};
        decision.choice = static_cast<Choice>(roll(16) - 1);
        decision.ms = roll(3) == 1 ? roll(90000) : 0;
        const State before = m_state;
        const auto refused = check(m_state, Input{decision});
        CHECK(m_state == before);
        if (refused)
            refusalReads(*refused);
    }

    std::uint64_t m_seed = 0;
    std::uint64_t m_key = 0;
    int m_steps = 0;
    State m_state;
    std::array<int, 2> m_points{};
    std::array<int, 2> m_atSnap{};
    std::map<EventKind, int> m_seen;
};

}  // namespace

TEST_CASE("Random games keep every invariant and come to an end",
          "[rules_tap][TAP-GN-3][TAP-GN-6][conformance][property]") {
    std::map<EventKind, int> seen;
    for (const Mode mode : {Mode::Solitaire, Mode::Hotseat, Mode::Tournament}) {
        for (const Method method : {Method::Plays, Method::Clock}) {
            for (std::uint64_t seed = 1; seed <= 4; ++seed) {
                RandomGame game{seed * 1231, mode, method};
                game.play();
                for (const auto& [kind, count] : game.seen())
                    seen[kind] += count;
            }
        }
    }
    // The games are worth their name: every kind of play came up.
    for (const EventKind kind :
         {EventKind::StopGranted,  EventKind::Pivoted,      EventKind::BaseSwitched,
          EventKind::Pitched,      EventKind::PassReleased, EventKind::LineReached,
          EventKind::TackleBroken, EventKind::Tackled,      EventKind::Fumbled,
          EventKind::Recovered,    EventKind::Punted,       EventKind::Touchback,
          EventKind::ReturnChosen, EventKind::Touchdown,    EventKind::DiceRolled,
          EventKind::CoinFlipped,  EventKind::FirstDown,    EventKind::PossessionChanged,
          EventKind::HalfEnded,    EventKind::GameEnded}) {
        INFO(nameOf(kind));
        CHECK(seen[kind] > 0);
    }
}
