#include "turn.hpp"

#include <algorithm>

// What a state must be to be played on with (D39).
namespace thrum::foursheet {
namespace {

using Problem = std::optional<StateProblem>;

bool inPlay(Phase phase) {
    return phase >= Phase::MoveKeyer && phase <= Phase::Penalty;
}

Problem within(std::string_view pointer, int value, int least, int most) {
    if (value >= least && value <= most)
        return std::nullopt;
    return StateProblem{std::string{pointer},
                        std::to_string(least) + " to " + std::to_string(most)};
}

Problem badNumbers(const State& s) {
    for (const Problem& problem :
         {within("/quarter", s.quarter, 1, 4),
          within("/clock", s.clock, 0, s.rules->clock.quarterSeconds),
          within("/ball", s.ball, 1, 99),
          within("/down", s.down, 0, 4),
          within("/to_go", s.toGo, s.down == 0 ? 0 : 1, s.down == 0 ? 100 : toGoal(s)),
          within("/wind", s.wind, 0, 6),
          within("/play", s.play, 0, 1'000'000),
          within("/plays", s.plays, 0, 1'000'000),
          within("/drive", s.drive, 0, 1'000'000),
          within("/last/seconds", s.last.seconds, 0, 1000),
          within("/kickoff_yards", s.kickoffYards, 0, 60),
          within("/score/home", s.score[0], 0, 10'000),
          within("/score/visitor", s.score[1], 0, 10'000),
          within("/time_outs/home", s.timeOuts[0], 0, 9),
          within("/time_outs/visitor", s.timeOuts[1], 0, 9)})
        if (problem)
            return problem;
    return std::nullopt;
}

Problem badMen(const State& s) {
    const auto known = [&](Side side, const std::string& player) {
        return indexOf(*s.teams[indexOf(side)], player) != kNobody;
    };
    for (std::size_t i = 0; i < s.substitutes.size(); ++i) {
        const Substitute& sub = s.substitutes[i];
        const std::string at = "/substitutes/" + std::to_string(i);
        if (!known(sub.side, sub.player))
            return StateProblem{at + "/player", "there is no such player"};
        if (sub.token < 1 || sub.token > 11)
            return StateProblem{at + "/token", "1 to 11"};
        if (elevenOf(*s.teams[indexOf(sub.side)], sub.unit) == nullptr)
            return StateProblem{at + "/unit", "the team has no such unit"};
    }
    for (std::size_t i = 0; i < s.injuries.size(); ++i)
        if (!known(s.injuries[i].side, s.injuries[i].player))
            return StateProblem{"/injuries/" + std::to_string(i) + "/player",
                                "there is no such player"};
    return std::nullopt;
}

Problem badTeams(const State& s) {
    for (std::size_t i = 0; i < s.teams.size(); ++i) {
        const Team& team = *s.teams[i];
        const std::string at = std::string{"/teams/"} + (i == 0 ? "home" : "visitor");
        if (team.players.empty())
            return StateProblem{at + "/players", "the team has nobody"};
        if (elevenOf(team, unitOf(team.platoon.preferred)) == nullptr ||
            deckOf(*s.data, team.platoon.preferred) == nullptr)
            return StateProblem{at + "/platoon", "no cards or no men for its own formation"};
        if (!hasKickers(team))
            return StateProblem{at + "/platoon/special", "nobody on token 11 who can kick"};
    }
    return std::nullopt;
}

Problem badPlacement(std::string_view pointer, const Placement& placement) {
    if (overfull(placement))
        return StateProblem{std::string{pointer}, "more men than a zone holds"};
    return std::nullopt;
}

// A call that is there can be played. A card that is hidden from these eyes is not missing.
Problem badCalls(const State& s) {
    const bool called = s.phase >= Phase::SetDefense && s.phase <= Phase::Audible;
    const bool kicking = s.phase == Phase::PlaceReceivers;
    if (called && !s.call)
        return StateProblem{"/call", "nothing is called"};
    if (s.call && !s.call->card && (s.call->play == CallPlay::Card || s.call->fake))
        return StateProblem{"/call/card", "no card is laid"};
    if (kicking && !s.kick)
        return StateProblem{"/kick", "no kick is chosen"};
    if (!called && !kicking && !inPlay(s.phase) && (s.call || s.defense || s.kick || s.receivers))
        return StateProblem{"/phase", "calls are left over"};
    if ((s.phase == Phase::NamePunt || s.phase == Phase::Audible) && !s.defense)
        return StateProblem{"/defense", "the defense is not set"};
    if (s.call && s.call->card && badCard(s, s.call->formation, *s.call->card))
        return StateProblem{"/call/card", "there is no such card"};
    if (s.call && s.call->audible && badCard(s, s.call->formation, *s.call->audible))
        return StateProblem{"/call/audible", "there is no such card"};
    if (s.defense)
        if (const Problem problem = badPlacement("/defense/zones", s.defense->zones))
            return problem;
    if (s.receivers)
        if (const Problem problem = badPlacement("/receivers", *s.receivers))
            return problem;
    return std::nullopt;
}

bool hasCalls(const State& s) {
    switch (s.underWay.kind) {
        case PlayKind::None:
            return false;
        case PlayKind::Kickoff:
            return s.kick && s.receivers;
        case PlayKind::Scrimmage:
            return s.call && s.call->card && (s.defense || s.solo);
        case PlayKind::Punt:
            return s.call && s.defense && s.punt;
        case PlayKind::PlaceKick:
            return s.call && s.defense;
    }
    return false;
}

bool canFall(const State& s) {
    return std::ranges::all_of(s.underWay.fallen, [](const Fallen& fallen) {
        return fallen.value >= 0 && fallen.value <= 40;
    });
}

// What is awaited follows from what fell.
Problem badPlay(const State& s) {
    if (inPlay(s.phase) != underWay(s))
        return StateProblem{"/phase", "no play is under way there"};
    if (!underWay(s))
        return s.awaited ? Problem{StateProblem{"/awaited", "no play is under way"}} : std::nullopt;
    State again = s;
    again.underWay.told = 0;
    again.awaited.reset();
    const Step step = gone(again);
    if (step.next.phase != s.phase || step.next.awaited != s.awaited)
        return StateProblem{"/awaited", "that is not what the play waits for"};
    return std::nullopt;
}

}  // namespace

Problem badCallsOf(const State& s) {
    for (const auto check : {badNumbers, badTeams, badMen, badCalls})
        if (const Problem problem = check(s))
            return problem;
    if (underWay(s) && !(hasCalls(s) && canFall(s)))
        return StateProblem{"/under_way", "not everything is called"};
    return std::nullopt;
}

Problem validate(const State& s) {
    if (const Problem problem = badCallsOf(s))
        return problem;
    if (const Problem problem = badPlay(s))
        return problem;
    if (s.over != (s.phase == Phase::Final))
        return StateProblem{"/over", "true at the end, and only there"};
    return std::nullopt;
}

}  // namespace thrum::foursheet
