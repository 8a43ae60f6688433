#include "turn.hpp"

#include <algorithm>

// Whether a state makes sense, whoever wrote it.
namespace thrum::solitaire {
namespace {

using Problem = std::optional<StateProblem>;

Problem numbersProblem(const State& s) {
    const auto inRange = [](int value, int least, int most) {
        return value >= least && value <= most;
    };
    if (!inRange(s.quarter, 1, 1000))
        return StateProblem{"/quarter", "from 1 to 1000"};
    if (!inRange(s.play, 0, 10'000))
        return StateProblem{"/play", "from 0 to 10000"};
    if (!inRange(s.playsPerQuarter, 1, 1000))
        return StateProblem{"/plays_per_quarter", "from 1 to 1000"};
    if (!inRange(s.down, 0, s.rules->downs.count))
        return StateProblem{"/down", "from 0 to the last down"};
    for (std::size_t side = 0; side < 2; ++side) {
        const std::string at = side == 0 ? "home" : "visitor";
        if (!inRange(s.score[side], 0, 10'000))
            return StateProblem{"/score/" + at, "from 0 to 10000"};
        if (!inRange(s.timeouts[side], 0, 100))
            return StateProblem{"/timeouts/" + at, "from 0 to 100"};
    }
    if (s.line <= Distance{} || s.line >= Distance::yards(100.0)) {
        if (s.phase != Phase::Toss && !s.over)
            return StateProblem{"/line_u", "above 0 and below 100"};
    }
    return std::nullopt;
}

Problem figuresProblem(const State& s) {
    for (std::size_t i = 0; i < s.figures.size(); ++i) {
        const FigureId id = s.figures[i].id;
        if (findPlayer(s, id) == nullptr)
            return StateProblem{"/figures/" + figureName(s, id), "is on no roster"};
        if (i > 0 && s.figures[i - 1].id >= id)
            return StateProblem{"/figures", "each man once, in order"};
    }
    const auto there = [&](FigureId id) { return findFigure(s, id) != nullptr; };
    for (const FigurePair& pair : s.touching) {
        if (!there(pair.a) || !there(pair.b))
            return StateProblem{"/touching", "names a man who is not on the board"};
    }
    if (s.carrier && !there(*s.carrier))
        return StateProblem{"/carrier", "is not on the board"};
    return std::nullopt;
}

Problem phaseProblem(const State& s) {
    const bool live = s.phase == Phase::Live || s.phase == Phase::Stop || s.phase == Phase::Shot;
    if (live && !s.carrier)
        return StateProblem{"/carrier", "somebody must have the ball in this phase"};
    const bool kicked = s.fieldChoice == FieldChoiceKind::KickInEndZone ||
                        s.fieldChoice == FieldChoiceKind::PuntInField ||
                        s.fieldChoice == FieldChoiceKind::PuntInEndZone;
    if (s.phase == Phase::FieldChoice) {
        if (s.fieldChoice == FieldChoiceKind::None)
            return StateProblem{"/field_choice", "must say what there is to choose"};
        if (kicked ? !s.ball : !s.carrier)
            return StateProblem{kicked ? "/ball" : "/carrier", "is missing in this phase"};
    }
    if (s.phase == Phase::Loose && !s.ball && s.chance != ChanceKind::Scatter)
        return StateProblem{"/ball", "must lie somewhere in this phase"};
    if (s.chance == ChanceKind::Scatter && !s.carrier)
        return StateProblem{"/carrier", "must be who lost the ball"};
    if (s.chance == ChanceKind::Shake && !s.carrier)
        return StateProblem{"/carrier", "somebody must have the ball"};
    if (s.chance == ChanceKind::Shot && !s.shot)
        return StateProblem{"/shot", "must have been made"};
    if (s.phase == Phase::KickShot && s.shotKind == ShotKind::Kickoff && !s.ball)
        return StateProblem{"/ball", "must stand on the tee"};
    const bool thrown = s.shotKind == ShotKind::Throw || s.shotKind == ShotKind::Pitch;
    if ((s.phase == Phase::KickShot && thrown) || (s.phase == Phase::Shot && !thrown))
        return StateProblem{"/shot_kind", "must be one of this phase"};
    if (s.phase == Phase::Penalty && s.penalty.kind == PenaltyKind::None)
        return StateProblem{"/penalty/kind", "must say what was done"};
    if ((s.phase == Phase::Align || s.phase == Phase::KickAlign || s.phase == Phase::Rush) &&
        s.playFacts.kind == PlayKind::None)
        return StateProblem{"/play_kind", "must say what is played"};
    const bool rush = s.phase == Phase::Rush;
    if (rush && (!s.playFacts.carrier || findFigure(s, *s.playFacts.carrier) == nullptr))
        return StateProblem{"/named_carrier", "must be on the board in a rush"};
    if (s.over != (s.phase == Phase::Over))
        return StateProblem{"/over", "belongs to phase OVER"};
    return std::nullopt;
}

}  // namespace

std::optional<StateProblem> validate(const State& s) {
    if (auto problem = numbersProblem(s))
        return problem;
    if (auto problem = figuresProblem(s))
        return problem;
    return phaseProblem(s);
}

}  // namespace thrum::solitaire
