#pragma once

#include <thrum/core/hash.hpp>
#include <thrum/games/solitaire.hpp>
#include <thrum/segment/script_runner.hpp>

#include <vector>

/// Games of the Solitaire Coach without a board: rosters and runs written by chance.
namespace thrum::solitaire::test {

inline games::Solitaire::Config randomConfig(std::uint64_t seed) {
    games::Solitaire::Config config;
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
    return config;
}

/// Something happens on the board: the carrier runs and is met, men bump, the ball rolls.
inline std::vector<ScriptLine> script(const State& s, std::uint64_t bits) {
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

/// What came of the awaited run.
inline Input runOf(const State& s, const Prompt& p, std::uint64_t bits) {
    RunJudge judge = games::Solitaire::makeJudge(s);
    std::vector<Call> calls;
    if (bits % 3 == 0 && s.carrier)
        calls.push_back({static_cast<int>(10 + bits % 40), s.carrier->side(), CallKind::Stop});
    ScriptRunner runner{script(s, bits)};
    auto result = runner.run(*games::Solitaire::request(p), judge, calls);
    return *result;
}

}  // namespace thrum::solitaire::test
