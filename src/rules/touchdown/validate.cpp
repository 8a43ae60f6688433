#include <thrum/rules/touchdown/fields.hpp>

#include <algorithm>

// Which states make sense. Clauses: D39, D68; whoever reads a file or patches a state asks here.
namespace thrum::touchdown {
namespace {

using Problem = std::optional<StateProblem>;

constexpr int kMostPoints = 100'000;
constexpr int kMostBegun = 1'000'000;

Problem outside(std::string pointer, int value, int least, int most) {
    if (value >= least && value <= most)
        return std::nullopt;
    return StateProblem{std::move(pointer),
                        "must be " + std::to_string(least) + " to " + std::to_string(most) +
                            ", not " + std::to_string(value)};
}

Problem checkFaces(const std::string& at,
                   const std::vector<int>& faces,
                   const std::vector<std::string>& results,
                   std::size_t dice) {
    if (faces.empty() && results.empty())
        return std::nullopt;
    if (faces.size() != dice)
        return StateProblem{at + "/faces", "must be " + std::to_string(dice) + " faces"};
    for (const int face : faces) {
        if (const Problem wrong = outside(at + "/faces", face, 1, kFaces))
            return wrong;
    }
    constexpr std::size_t kMostAdded = 2;
    if (results.size() < dice || results.size() > dice + kMostAdded)
        return StateProblem{at + "/results", "must be one result a die"};
    for (const std::string& result : results) {
        if (!parseResult(result))
            return StateProblem{at + "/results", "holds what no face can show"};
    }
    return std::nullopt;
}

Problem checkRoll(const State& s) {
    const bool needed = s.phase >= Phase::Roll && s.phase <= Phase::Cancel;
    if (!s.roll)
        return needed ? Problem{{"/roll", "is missing: this phase needs both calls"}}
                      : std::nullopt;
    if (!isOffenseDie(s.roll->red))
        return StateProblem{"/roll/red", "must be a red die"};
    if (!isDefenseDie(s.roll->blue))
        return StateProblem{"/roll/blue", "must be a blue die"};
    if (s.phase == Phase::Roll && !s.roll->faces.empty())
        return StateProblem{"/roll/faces", "must be empty before the roll"};
    if (needed && s.phase != Phase::Roll && s.roll->faces.empty())
        return StateProblem{"/roll/faces", "are missing: the dice have fallen"};
    if (needed && s.roll->offense != s.offense)
        return StateProblem{"/roll/offense", "must be the side on offense"};
    constexpr std::size_t kThrown = 6;
    return checkFaces("/roll", s.roll->faces, s.roll->results, kThrown);
}

Problem checkRunBack(const State& s) {
    const bool needed = s.phase >= Phase::RunBackChoice && s.phase <= Phase::RunBackCancel;
    if (!s.runBack)
        return needed ? Problem{{"/run_back", "is missing: somebody has the ball"}} : std::nullopt;
    if (!needed)
        return StateProblem{"/run_back", "belongs to the phases of a run back"};
    if (const Problem wrong = outside("/run_back/line", s.runBack->line, 0, kGoal - 1))
        return wrong;
    if (s.phase != Phase::RunBackCancel && !s.runBack->faces.empty())
        return StateProblem{"/run_back/faces", "must be empty before the roll"};
    if (s.phase == Phase::RunBackCancel && s.runBack->faces.empty())
        return StateProblem{"/run_back/faces", "are missing: the dice have fallen"};
    constexpr std::size_t kThrown = 4;
    return checkFaces("/run_back", s.runBack->faces, s.runBack->results, kThrown);
}

bool hasDown(const State& s) {
    switch (s.phase) {
        case Phase::Call:
        case Phase::DefenseCall:
        case Phase::Roll:
        case Phase::OffenseStrength:
        case Phase::DefenseStrength:
        case Phase::Reroll:
        case Phase::Cancel:
            return !s.twoPoint;
        case Phase::PuntRoll:
        case Phase::FieldGoalRoll:
            return true;
        default:
            return false;
    }
}

Problem checkSeries(const State& s) {
    if (const Problem wrong = outside("/ball", s.ball, 1, kGoal - 1))
        return wrong;
    if (const Problem wrong = outside("/down", s.down, hasDown(s) ? 1 : 0, kDowns))
        return wrong;
    if (s.twoPoint && (s.phase < Phase::Call || s.phase > Phase::Cancel))
        return StateProblem{"/two_point", "belongs to a normal play"};
    const bool play = hasDown(s) || s.twoPoint;
    return outside("/to_go", s.toGo, play ? 1 : 0, play ? toGoal(s) : kGoal - 1);
}

Problem checkStrengths(const State& s) {
    for (const Side side : {Side::Home, Side::Visitor}) {
        const std::string word{sideWord(side)};
        const auto& strength = s.strengths[indexOf(side)];
        if (strength && *strength < Die::RI)
            return StateProblem{"/strengths/" + word, "must be a strategy die"};
        if (const Problem wrong = outside("/strength_uses/" + word,
                                          s.strengthUses[indexOf(side)],
                                          0,
                                          s.rules->strength.usesPerQuarter))
            return wrong;
    }
    if (s.strengthsRevealed != (s.phase > Phase::Strengths))
        return StateProblem{"/strengths_revealed", "both are shown before the toss"};
    return std::nullopt;
}

// A quarter is over with its last play, a try excepted.
Problem checkClock(const State& s) {
    const RulesData& rules = *s.rules;
    const int quarters = rules.quarters + (rules.overtime.mode == "suddenDeath" ? 1 : 0);
    if (const Problem wrong = outside("/quarter", s.quarter, 1, quarters))
        return wrong;
    const bool ended =
        s.phase == Phase::TryChoice || s.phase == Phase::TryKickRoll || s.twoPoint || s.over;
    return outside("/play", s.play, 0, playsInQuarter(s) - (ended ? 0 : 1));
}

}  // namespace

std::optional<StateProblem> validate(const State& s) {
    for (const Side side : {Side::Home, Side::Visitor}) {
        if (const Problem wrong = outside(
                "/score/" + std::string{sideWord(side)}, s.score[indexOf(side)], 0, kMostPoints))
            return wrong;
    }
    if (s.over != (s.phase == Phase::Over))
        return StateProblem{"/over", "is told by the phase"};
    if (s.phase == Phase::Toss && !s.tossCall)
        return StateProblem{"/toss_call", "is missing: the coin is in the air"};
    if (s.phase == Phase::TossChoice && !s.tossWinner)
        return StateProblem{"/toss_winner", "is missing: somebody won the toss"};
    if ((s.phase == Phase::DefenseCall) != s.offenseCall.has_value())
        return StateProblem{"/offense_call", "is there while the defense calls, and only then"};
    if (s.offenseCall && !isOffenseDie(*s.offenseCall))
        return StateProblem{"/offense_call", "must be a red die"};
    if (const Problem wrong =
            outside("/rerolls_used", s.rerollUses, 0, s.rules->homeReroll.perQuarter))
        return wrong;
    if (const Problem wrong = outside("/plays_begun", s.playsBegun, 0, kMostBegun))
        return wrong;
    for (const auto check : {checkStrengths, checkClock, checkSeries, checkRoll, checkRunBack}) {
        if (const Problem wrong = check(s))
            return wrong;
    }
    return std::nullopt;
}

}  // namespace thrum::touchdown
