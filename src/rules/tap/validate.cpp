#include "phases.hpp"

#include <thrum/rules/tap/line_to_gain.hpp>

#include <algorithm>
#include <cmath>

// Which states make sense. Clause: D39, D68; the reader of every file and of `load` asks here.
namespace thrum::tap {
namespace {

constexpr int kMostFigures = 12;  // a side; D11

using Problem = std::optional<StateProblem>;

StateProblem problem(std::string pointer, std::string reason) {
    return {std::move(pointer), std::move(reason)};
}

Problem checkPlayers(const State& s) {
    for (std::size_t t = 0; t < s.teams.size(); ++t) {
        const auto& players = s.teams[t]->players;
        const std::string team = "/teams/" + std::to_string(t) + "/players";
        if (players.size() > FigureId::kPerSide)
            return problem(team, "at most 64 players a team");
        for (std::size_t i = 0; i < players.size(); ++i) {
            const std::string at = team + "/" + std::to_string(i);
            const Player& p = players[i];
            if (p.baseCount < 1 || p.baseCount > 2)
                return problem(at + "/base_count", "1 or 2 bases");
            for (int slot = 0; slot < p.baseCount; ++slot) {
                const auto corners = p.bases[static_cast<std::size_t>(slot)].outline.corners();
                if (!isConvexCounterClockwise(corners))
                    return problem(at + "/bases/" + std::to_string(slot) + "/outline",
                                   "a convex outline of 3 to 8 corners, counter-clockwise");
            }
            if (!(p.lyingHeightMm > 0.0 && p.lyingHeightMm < 200.0))
                return problem(at + "/lying_height_mm", "above 0 and below 200");
            if (p.number.size() > 4)
                return problem(at + "/number", "at most 4 characters");
        }
    }
    return std::nullopt;
}

Problem checkTable(const State& s) {
    if (const auto bad = validate(*s.rules))
        return problem("/rules", filled(bad->text, bad->args));
    if (!(s.board.mmPerYard >= 1.0 && s.board.mmPerYard <= 100.0))
        return problem("/board/mm_per_yard", "1 to 100");
    if (s.board.ticksPerSecond < 100 || s.board.ticksPerSecond > 240)
        return problem("/board/ticks_per_second", "100 to 240");
    for (std::size_t i = 0; i < 2; ++i) {
        if (s.clockScalePercent[i] < 0 || s.clockScalePercent[i] > 1000)
            return problem("/clock_scale_percent/" + std::to_string(i), "0 to 1000");
    }
    return std::nullopt;
}

Problem checkFigures(const State& s) {
    std::array<int, 2> count{};
    for (std::size_t i = 0; i < s.figures.size(); ++i) {
        const Figure& f = s.figures[i];
        const std::string at = "/figures/" + std::to_string(i);
        const Player* player = findPlayer(s, f.id);
        if (player == nullptr)
            return problem(at, "no such player in the roster");
        if (i > 0 && !(s.figures[i - 1].id < f.id))
            return problem(at, "figures in ascending order, each once");
        if (f.baseSlot < 0 || f.baseSlot >= player->baseCount)
            return problem(at + "/base_slot", "the player has no such base");
        const double x = f.pose.at.x.yards();
        const double y = f.pose.at.y.yards();
        if (x < -20.0 || x > 120.0 || y < -10.0 || y > 64.0)
            return problem(at + "/pose", "too far off the field");
        if (++count[indexOf(f.id.side())] > kMostFigures)
            return problem("/figures", "at most 12 a side");
        for (std::size_t j = 0; j < i; ++j) {
            if (s.figures[j].id.side() == f.id.side() &&
                numberText(s, s.figures[j].id) == player->number)
                return problem(at, "number " + player->number + " stands on the field twice");
        }
    }
    for (std::size_t i = 0; i < s.touching.size(); ++i) {
        const FigurePair& pair = s.touching[i];
        const std::string at = "/touching/" + std::to_string(i);
        if (!(pair.a < pair.b) || findOnBoard(s, pair.a) == nullptr ||
            findOnBoard(s, pair.b) == nullptr)
            return problem(at, "must name two different figures that are on the board");
        if (i > 0 && !(s.touching[i - 1] < pair))
            return problem(at, "pairs in ascending order, each once");
    }
    return std::nullopt;
}

bool needsCarrier(Phase phase) {
    switch (phase) {
        case Phase::RunBehind:
        case Phase::StopOffense:
        case Phase::StopDefense:
        case Phase::Restart:
        case Phase::PassSet:
        case Phase::PassDefense:
        case Phase::PassRestart:
        case Phase::TouchPossession:
        case Phase::TouchOther:
        case Phase::RestartFree:
        case Phase::RunFree:
        case Phase::Coin:
        case Phase::FumbleRecover:
        case Phase::FumbleOther:
        case Phase::ReturnPivot:
        case Phase::CoverPivot:
        case Phase::RestartReturn:
        case Phase::OnsideDecide:
        case Phase::PuntRun:
        case Phase::PuntStop:
        case Phase::PuntStopDefense:
        case Phase::PuntReturnPivot:
        case Phase::PuntCoverPivot:
        case Phase::PuntRestart:
            return true;
        case Phase::Setup:
        case Phase::Toss:
        case Phase::Halftime:
        case Phase::Final:
        case Phase::OvertimeToss:
        case Phase::Break:
        case Phase::LineUp:
        case Phase::SetDefense:
        case Phase::Motion:
        case Phase::Match:
        case Phase::Announce:
        case Phase::Ready:
        case Phase::BallInAir:
        case Phase::Dead:
        case Phase::KickDeclare:
        case Phase::KickLineUp:
        case Phase::KickReady:
        case Phase::KickRun:
        case Phase::KickDecide:
        case Phase::OnsideDeclared:
        case Phase::OnsideLineUp:
        case Phase::OnsideSecondRoll:
        case Phase::OnsideReceive:
        case Phase::OnsideKick:
        case Phase::OnsideReady:
        case Phase::BallLoose:
        case Phase::PuntLanding:
        case Phase::FieldGoal:
        case Phase::TryChoice:
        case Phase::TryRoll:
            break;
    }
    return false;
}

Problem checkNamed(const State& s) {
    const PlayFacts& play = s.playFacts;
    const auto known = [&](const std::optional<FigureId>& id) {
        return !id || findPlayer(s, *id) != nullptr;
    };
    const auto allKnown = [&](const std::vector<FigureId>& ids) {
        return std::ranges::all_of(ids, [&](FigureId id) { return findPlayer(s, id) != nullptr; });
    };
    if (!known(play.snapTaker) || !known(play.returner) || !known(play.moved) ||
        !known(play.presnapPivot) || !known(play.pass.receiver) || !known(play.fumbledBy) ||
        !known(play.recoverer) || !allKnown(play.gunners) || !allKnown(play.eligibleAtSnap))
        return problem("/play_facts", "names a player who is not in the roster");
    if (!std::ranges::is_sorted(play.eligibleAtSnap))
        return problem("/play_facts/eligible_at_snap", "in ascending order");
    for (const Turned& turned : play.turned) {
        if (findOnBoard(s, turned.figure) == nullptr)
            return problem("/play_facts/turned", "names a figure that is not on the board");
    }
    for (const auto* flags : {&play.seen, &s.review.flags, &s.review.unseen}) {
        for (const Flag& flag : *flags) {
            if (flag.figures.empty() || !allKnown(flag.figures))
                return problem("/review", "a flag names the figures concerned");
        }
    }
    if (s.carrier && findOnBoard(s, *s.carrier) == nullptr)
        return problem("/carrier", "the carrier stands on the board");
    if (needsCarrier(s.phase) && !s.carrier)
        return problem("/carrier", "this phase has a carrier");
    return std::nullopt;
}

Problem checkPhase(const State& s) {
    const PhaseRow& row = rowOf(s.phase);
    const bool kickPhase = s.phase >= Phase::KickDeclare && s.phase <= Phase::KickDecide;
    const bool onsidePhase = s.phase >= Phase::OnsideDeclared && s.phase <= Phase::OnsideDecide;
    const bool puntPhase = s.phase >= Phase::PuntRun && s.phase <= Phase::PuntRestart;
    if ((kickPhase || onsidePhase) && !isKick(s))
        return problem("/play_facts/kind", "a kick phase needs the kind of kick");
    if (puntPhase && !isPunt(s))
        return problem("/play_facts/kind", "a punt phase needs kind punt without a fake");
    if (onsidePhase && s.phase != Phase::OnsideDeclared && !s.playFacts.onsideRoll)
        return problem("/play_facts/onside_roll", "the first roll of the kick is missing");
    const bool ball = s.phase == Phase::BallInAir || s.phase == Phase::BallLoose ||
                      s.phase == Phase::OnsideReceive || s.phase == Phase::OnsideKick ||
                      s.phase == Phase::OnsideReady || s.phase == Phase::PassDefense ||
                      s.phase == Phase::PassRestart;
    if (ball && !s.ball)
        return problem("/ball", "the magnet ball lies in this phase");
    const bool pass = s.phase == Phase::BallInAir || s.phase == Phase::PassDefense ||
                      s.phase == Phase::PassRestart;
    const auto& receiver = s.playFacts.pass.receiver;
    if (pass && (!receiver || findOnBoard(s, *receiver) == nullptr))
        return problem("/play_facts/pass/receiver", "the named receiver stands on the board");
    if (s.phase == Phase::PassSet && receiver &&
        (findOnBoard(s, *receiver) == nullptr || !s.playFacts.pass.receiverBefore))
        return problem("/play_facts/pass/receiver", "on the board, with his former heading");
    if (row.kind == PromptKind::Run && s.figures.empty())
        return problem("/figures", "the board cannot run without figures");
    if (s.phase == Phase::PuntLanding && !s.playFacts.puntLanding)
        return problem("/play_facts/punt_landing", "where the punt landed");
    if (s.phase == Phase::Coin && !s.playFacts.recoverer)
        return problem("/play_facts/recoverer", "must say who takes over on tails");
    if (s.chance && row.chance == nullptr)
        return problem("/chance", "no dice or coin belong to this phase");
    if (s.chance && (s.phase == Phase::Toss || s.phase == Phase::OvertimeToss) && !s.tossCall)
        return problem("/toss_call", "the toss was called");
    if (s.over != (s.phase == Phase::Final))
        return problem("/over", "is true in phase G5 and nowhere else");
    return std::nullopt;
}

bool isOneOf(Phase phase, std::initializer_list<Phase> phases) {
    return std::ranges::find(phases, phase) != phases.end();
}

// Who has the ball and the switch while the ball is behind the line. Clauses: TAP-SW-1, TK-11.
Problem checkBehindTheLine(const State& s) {
    const bool run = isOneOf(s.phase, {Phase::RunBehind, Phase::PuntRun});
    const bool offenseHas = run || isOneOf(s.phase,
                                           {Phase::StopOffense,
                                            Phase::StopDefense,
                                            Phase::Restart,
                                            Phase::PassSet,
                                            Phase::PuntStop,
                                            Phase::PuntStopDefense});
    if (offenseHas && s.carrier->side() != s.offense)
        return problem("/carrier", "must be a man of the offense in this phase");
    const bool live = offenseHas || isOneOf(s.phase, {Phase::RestartFree, Phase::RunFree});
    if (live && findOnBoard(s, *s.carrier)->status == FigureStatus::Fallen)
        return problem("/carrier", "must stand: with a fallen carrier the play is dead");
    const bool holds = run || isOneOf(s.phase, {Phase::StopOffense, Phase::PuntStop});
    if (holds && s.switchHolder && *s.switchHolder != s.offense)
        return problem("/switch_holder",
                       "must be the offense, which holds the switch behind the line");
    return std::nullopt;
}

// A ball that can be snapped lies inside the field, the line to gain in front of it.
// Clauses: TAP-GE-11, DN-1; on kicks, tries and in overtime nothing is to be gained.
Problem checkLines(const State& s) {
    if (!gainsFirstDowns(s))
        return std::nullopt;
    if (s.lineOfScrimmage <= field::kHomeGoal || s.lineOfScrimmage >= field::kVisitorGoal)
        return problem("/line_of_scrimmage", "above 0 and below 100");
    if (downfield(s.lineToGain, s.offense) <= downfield(s.lineOfScrimmage, s.offense))
        return problem("/line_to_gain", "must lie in front of the line of scrimmage");
    return std::nullopt;
}

Problem checkNumbers(const State& s) {
    if (s.down < 1 || s.down > s.rules->downs.perSeries)
        return problem("/down", "1 to " + std::to_string(s.rules->downs.perSeries));
    if (s.half < 1 || s.half > 1000)
        return problem("/half", "from 1");
    const bool regular = s.phase >= Phase::Break && !inOvertime(s);
    if (regular && s.half > s.rules->game.halves)
        return problem("/half", "1 to " + std::to_string(s.rules->game.halves));
    if (s.winner && !s.over)
        return problem("/winner", "must be left out until the game is over");
    if (s.play < 0 || s.play > 100'000)
        return problem("/play", "from 0");
    for (std::size_t i = 0; i < 2; ++i) {
        if (s.score[i] < 0 || s.score[i] > 100'000)
            return problem("/score/" + std::to_string(i), "from 0");
    }
    if (s.stopsUsed < 0 || s.stopsUsed > s.rules->stoppages.max)
        return problem("/stops_used", "0 to " + std::to_string(s.rules->stoppages.max));
    const PlayFacts& play = s.playFacts;
    if (play.boardTicks < 0 || play.boardTicks > 1'000'000)
        return problem("/play_facts/board_ticks", "from 0");
    for (const int value : {play.motions,
                            play.presnapPivots,
                            play.offenseTurns,
                            play.pitchesThisStop,
                            play.pass.releasedInPlay}) {
        if (value < 0 || value > 1000)
            return problem("/play_facts", "counts from 0");
    }
    if (play.onsideRoll && (*play.onsideRoll < s.rules->random.dice ||
                            *play.onsideRoll > s.rules->random.dice * s.rules->random.sides))
        return problem("/play_facts/onside_roll", "a total of the dice");
    for (const Spot spot : {s.lineOfScrimmage, s.lineToGain}) {
        if (spot < field::kHomeGoal || spot > field::kVisitorGoal)
            return problem(spot == s.lineOfScrimmage ? "/line_of_scrimmage" : "/line_to_gain",
                           "0 to 100");
    }
    for (std::size_t i = 0; i < s.clocks.size(); ++i) {
        const std::string at = "/clocks/" + std::to_string(i);
        if (s.clocks[i].msLeft < 0 || s.clocks[i].msLeft > kMostClockMs)
            return problem(at + "/ms_left", "0 to 86400000");
        for (std::size_t j = 0; j < i; ++j) {
            if (s.clocks[j].name == s.clocks[i].name)
                return problem(at, "one clock of a name");
        }
    }
    return std::nullopt;
}

}  // namespace

std::optional<StateProblem> validate(const State& state) {
    // Figures first need players, phases need figures: the order matters.
    for (const auto check : {checkTable,
                             checkPlayers,
                             checkFigures,
                             checkNamed,
                             checkPhase,
                             checkNumbers,
                             checkBehindTheLine,
                             checkLines}) {
        if (auto found = check(state))
            return found;
    }
    return std::nullopt;
}

}  // namespace thrum::tap
