#include "tap_random.hpp"

#include "tap_scene.hpp"

#include <thrum/core/hash.hpp>
#include <thrum/core/trig.hpp>
#include <thrum/rules/frames.hpp>

#include <algorithm>

namespace thrum::tap::test {
namespace {

class RandomCoach {
public:
    RandomCoach(const State& state, std::uint64_t bits) : m_state{state}, m_seed{bits} {}

    std::vector<Input> tries(const Prompt& asked) {
        std::vector<Input> result;
        const auto add = [&](const std::vector<Decision>& decisions) {
            result.insert(result.end(), decisions.begin(), decisions.end());
        };
        if (chance(4))
            result.emplace_back(expire());
        add(lineUps(asked));
        add(punts(asked));
        for (int i = 0; i < 3; ++i)
            result.emplace_back(randomDecision(asked));
        for (const DecisionKind kind : {DecisionKind::NoCall,
                                        DecisionKind::Set,
                                        DecisionKind::Ready,
                                        DecisionKind::Done,
                                        DecisionKind::SwitchOn,
                                        DecisionKind::WithdrawPass,
                                        DecisionKind::HangOn,
                                        DecisionKind::Withdraw})
            result.emplace_back(by(asked.side, decide(kind, roll(3000))));
        result.emplace_back(by(other(asked.side), decide(DecisionKind::NoCall)));
        result.emplace_back(by(other(asked.side), decide(DecisionKind::Ready)));
        result.emplace_back(expire());
        add(again(asked));
        return result;
    }

    std::vector<ScriptLine> run() {
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

private:
    int roll(int sides) { return dieAt(m_seed, ++m_key, static_cast<std::uint32_t>(sides)); }
    bool chance(int percent) { return roll(100) <= percent; }
    template <class T>
    const T& any(const std::vector<T>& list) {
        return list[static_cast<std::size_t>(roll(static_cast<int>(list.size())) - 1)];
    }

    std::vector<Decision> lineUps(const Prompt& asked) {
        const auto mine = std::ranges::count_if(
            m_state.figures, [&](const Figure& f) { return f.id.side() == asked.side; });
        const bool places =
            std::ranges::find(asked.wants, DecisionKind::Place) != asked.wants.end();
        if (!places || mine > 0)
            return {};
        std::vector<Decision> result;
        if (isKickLine()) {
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

    // What stands and cannot be set is put down again.
    std::vector<Decision> again(const Prompt& asked) {
        if (std::ranges::find(asked.wants, DecisionKind::Place) == asked.wants.end())
            return {};
        return {isKickLine() ? kickLine(asked.side) : formation(asked.side)};
    }

    [[nodiscard]] bool isKickLine() const {
        const PlayKind kind = m_state.playFacts.kind;
        return kind == PlayKind::Kickoff || kind == PlayKind::Onside ||
               kind == PlayKind::SafetyKick;
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
        std::ranges::sort(decision.placements, {}, &Placement::figure);
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
        std::ranges::sort(decision.placements, {}, &Placement::figure);
        return decision;
    }

    // What is said in another way is not said twice: no reader takes it.
    static bool namesFigure(DecisionKind kind) {
        using enum DecisionKind;
        return kind == Lift || kind == Announce || kind == SwitchBase || kind == Pitch ||
               kind == NameReceiver || kind == NameReturner || kind == TuneBase || kind == Pivot;
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
        const Heading heading = Heading::degrees(roll(360));
        if (decision.kind == DecisionKind::Pivot || decision.kind == DecisionKind::TurnReceiver)
            decision.heading = heading;
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
        if (!namesFigure(decision.kind))
            decision.figure.reset();
        return decision;
    }

    double towardBall(FigureId id) const {
        const FieldPoint from = findOnBoard(m_state, id)->pose.at;
        return directionDegrees((m_state.ball->x - from.x).yards(),
                                (m_state.ball->y - from.y).yards());
    }

    const State& m_state;
    std::uint64_t m_seed;
    std::uint64_t m_key = 0;
};

}  // namespace

GameConfig randomConfig(std::uint64_t n) {
    GameConfig config = standardConfig();
    config.mode = static_cast<Mode>(n % 3);
    config.method = n / 3 % 2 == 0 ? Method::Plays : Method::Clock;
    config.rules.game.playsPerHalf = 7;
    config.rules.game.halfMinutes = 4;
    std::uint64_t key = 0;
    for (Team* team : {&config.home, &config.visitor})
        for (Player& player : team->players)
            player.helmetOffsetMm = {dieAt(n, ++key, 25) - 13.0, dieAt(n, ++key, 13) - 7.0};
    return config;
}

std::vector<Input> randomTries(const State& state, const Prompt& asked, std::uint64_t bits) {
    return RandomCoach{state, bits}.tries(asked);
}

SegmentResult randomRun(const State& state, std::uint64_t bits) {
    return runScript(state, RandomCoach{state, bits}.run());
}

Chance randomChance(const Prompt& asked, std::uint64_t bits) {
    return asked.chance == ChanceKind::Dice
               ? dice(dieAt(bits, 1, 6), dieAt(bits, 2, 6))
               : coin(dieAt(bits, 1, 2) == 1 ? CoinFace::Heads : CoinFace::Tails);
}

Decision hostileDecision(std::uint64_t bits) {
    std::uint64_t key = 0;
    const auto roll = [&](int sides) {
        return dieAt(bits, ++key, static_cast<std::uint32_t>(sides));
    };
    Decision decision;
    decision.kind = static_cast<DecisionKind>(roll(53) - 1);
    decision.side = roll(2) == 1 ? Side::Home : Side::Visitor;
    if (roll(100) <= 70)
        decision.figure = FigureId::fromValue(static_cast<std::uint8_t>(roll(256) - 1));
    if (roll(100) <= 50)
        decision.heading = Heading::degrees(roll(360));
    if (roll(100) <= 30)
        decision.placements = {
            {.figure = FigureId::fromValue(static_cast<std::uint8_t>(roll(160) - 1)),
             .pose = {{Spot::yards(roll(400) - 150), Spot::yards(roll(200) - 80)}, Heading{}}}};
    decision.choice = static_cast<Choice>(roll(16) - 1);
    decision.ms = roll(3) == 1 ? roll(90000) : 0;
    return decision;
}

}  // namespace thrum::tap::test
