#include "grid.hpp"
#include "turn.hpp"

#include <thrum/rules/solitaire/shot.hpp>

#include <algorithm>
#include <cmath>

// Throws, pitches and kicks of the TTQB. Clauses: SOL-PAS-3 to PAS-9, PIT-2, TT-1 to TT-13, AI-1 to
// AI-4, FG-5, FG-6, PU-6, KO-6.
namespace thrum::solitaire {
namespace {

FieldPoint originOf(const State& s) {
    switch (s.shotKind) {
        case ShotKind::Throw:
        case ShotKind::Pitch:
            return findFigure(s, *s.carrier)->pose.at;
        case ShotKind::Kickoff:
            return *s.ball;
        case ShotKind::Punt:
        case ShotKind::FieldGoal:
            break;
    }
    const Figure* kicker = s.playFacts.carrier ? findFigure(s, *s.playFacts.carrier) : nullptr;
    return kicker != nullptr ? kicker->pose.at : kickSpot(s);
}

Side shooter(const State& s) {
    const bool thrown = s.shotKind == ShotKind::Throw || s.shotKind == ShotKind::Pitch;
    return thrown ? s.carrier->side() : s.offense;
}

std::vector<Target> targetsOf(const State& s) {
    std::vector<Target> targets;
    const Side side = shooter(s);
    for (const Figure& figure : s.figures) {
        if (figure.id == s.carrier)
            continue;
        const Polygon outline = outlineOf(s, figure.id);
        targets.push_back({.id = figure.id.value(),
                           .offense = figure.id.side() == side,
                           .centre = bookPoint(figure.pose.at),
                           .heading = rotationOf(figure.pose.heading),
                           .lengthYd = lengthYards(outline, s.board.mmPerYard),
                           .widthYd = widthYards(outline, s.board.mmPerYard)});
    }
    return targets;
}

// What a computer means; nothing where its man cannot be reached.
std::optional<ShotInput> meantBy(const State& s, std::optional<FigureId> target) {
    const int d = direction(s, shooter(s));
    const Vec2 origin = bookPoint(originOf(s));
    const std::vector<Target> targets = targetsOf(s);
    if (s.shotKind == ShotKind::Throw)
        return target ? throwAt(*s.rules, origin, d, target->value(), targets) : std::nullopt;
    if (s.shotKind != ShotKind::Pitch)
        return kickShot(*s.rules, s.shotKind, origin, d);
    const auto man =
        target ? std::ranges::find(targets, int{target->value()}, &Target::id) : targets.end();
    if (man == targets.end())
        return std::nullopt;
    const double loft = s.rules->ttqb.pitch.loft[1];
    const ComputerAim aim = aimAt(
        *s.rules, ShotKind::Pitch, origin, d, man->centre, s.rules->coach.targetHeightYd, loft);
    return ShotInput{ShotKind::Pitch,
                     limitedAim(*s.rules, ShotKind::Pitch, aim.aimDeg),
                     std::clamp(aim.power, s.rules->ttqb.powerMin, 1.0),
                     loft,
                     0.0};
}

void catches(Turn& turn, FigureId id, const FirstMet& met, bool forward) {
    State& s = turn.s;
    const Side thrower = s.carrier->side();
    const Figure* man = findFigure(s, id);
    const Distance u = frontU(s, *man);
    if (id.side() == thrower) {
        Event& event = turn.emit(forward ? EventKind::Complete : EventKind::PitchComplete,
                                 forward ? "SOL-PAS-6" : "SOL-PIT-2");
        event.figure = id;
        event.at = boardPoint(met.at);
        if (forward && u >= Distance::yards(100.0)) {
            s.carrier = id;
            touchdown(turn, id.side(), "SOL-SC-2");
            return;
        }
        becomeCarrier(turn, id, forward ? 0 : s.carry.runTicks);
        if (s.carrier)
            enterStop(turn);
        return;
    }
    Event& event = turn.emit(EventKind::Intercepted, forward ? "SOL-PAS-6" : "SOL-PIT-2");
    event.figure = id;
    event.side = id.side();
    event.at = boardPoint(met.at);
    if (s.tryKind != TryKind::None) {
        tryOver(turn, 0, "SOL-SC-11");
        return;
    }
    s.playFacts.possessionChanged = true;
    if (u > Distance{}) {
        becomeCarrier(turn, id, 0);
        if (s.carrier)
            enterStop(turn);
        return;
    }
    overtimeGains(turn, id.side());
    s.carrier = id;
    s.carry = {};
    s.phase = Phase::FieldChoice;
    s.stage = Stage::First;
    s.fieldChoice = FieldChoiceKind::WonInEndZone;
}

void incomplete(Turn& turn, const FirstMet& met, std::string_view why) {
    Event& event = turn.emit(EventKind::Incomplete, "SOL-PAS-6");
    event.side = turn.s.offense;
    event.at = boardPoint(met.at);
    event.result = why;
    nextDownSamePlace(turn);
}

// Clause: SOL-PAS-6.
void passMeets(Turn& turn, const FirstMet& met) {
    State& s = turn.s;
    if (met.what == FirstMet::What::Ground || met.what == FirstMet::What::Boundary) {
        incomplete(turn, met, met.what == FirstMet::What::Ground ? "ground" : "out");
        return;
    }
    const FigureId id = FigureId::fromValue(static_cast<std::uint8_t>(met.id));
    const Figure* man = findFigure(s, id);
    const bool engagedMan = engaged(s, id);
    if (engagedMan) {
        incomplete(turn, met, "engaged");
        return;
    }
    if (!baseInside(s, *man)) {
        incomplete(turn, met, "out of bounds");
        return;
    }
    const bool eligible =
        id.side() != s.offense || std::ranges::binary_search(s.playFacts.eligible, id);
    if (eligible) {
        catches(turn, id, met, true);
        return;
    }
    Event& event = turn.emit(EventKind::Foul, "SOL-PEN-2");
    event.side = s.offense;
    event.figure = id;
    event.result = "illegal receiver";
    s.penalty = {};
    s.penalty.kind = PenaltyKind::IllegalReceiver;
    s.phase = Phase::Penalty;
    s.stage = Stage::First;
}

// Clause: SOL-PIT-2.
void pitchMeets(Turn& turn, const FirstMet& met) {
    State& s = turn.s;
    const Figure* thrower = findFigure(s, *s.carrier);
    const FieldPoint loss = frontOf(s, *thrower);
    const bool man = met.what == FirstMet::What::Player || met.what == FirstMet::What::Rolling;
    if (man) {
        const FigureId id = FigureId::fromValue(static_cast<std::uint8_t>(met.id));
        const bool mate = id.side() == s.carrier->side();
        if (!engaged(s, id) && (mate || met.what == FirstMet::What::Player)) {
            catches(turn, id, met, false);
            return;
        }
    }
    ballCameLoose(turn, loss, "SOL-PIT-2");
    s.chance.reset();  // it lies where it fell, nothing scatters it
    if (met.what == FirstMet::What::Boundary) {
        looseOut(turn, boardPoint(met.at));
        return;
    }
    looseAt(turn, boardPoint(met.at), "SOL-PIT-2");
}

void fieldGoalFlies(Turn& turn, const Flight& flight) {
    State& s = turn.s;
    const PostsPassed passed = atPosts(*s.rules, flight, direction(s, s.offense));
    Event& event = turn.emit(EventKind::ShotFlew, "SOL-TT-12");
    event.shot = ShotKind::FieldGoal;
    event.y = Distance::yards(std::clamp(passed.y, -1000.0, 1000.0));
    event.flight = {passed.height};
    event.result = passed.good ? "good" : "no good";
    if (passed.good) {
        fieldGoalGood(turn);
        return;
    }
    turn.emit(EventKind::KickNoGood, "SOL-FG-6").side = s.offense;
    if (s.tryKind != TryKind::None) {
        tryOver(turn, 0, "SOL-SC-9");
        return;
    }
    // the spot belongs to the kicker's team: rounded in its yards (SOL-LOS-4)
    const Place spot = placeOf(s, s.offense, originOf(s));
    const Distance u = Distance::yards(100.0) - official(*s.rules, spot.u);
    const Distance y = hashY(*s.rules, spot.y);
    countPlay(turn);
    newSeries(turn, other(s.offense), u, y);
    afterPlay(turn);
}

void flies(Turn& turn, const ShotInput& shot, std::span<const double, 3> n) {
    State& s = turn.s;
    const RulesData& rules = *s.rules;
    const int d = direction(s, shooter(s));
    const FlightValues values = flightValues(rules, shot, n);
    const ShotData& data = shotData(rules, shot.kind);
    const Flight flight{bookPoint(originOf(s)), d, data.heightYd, values};
    s.shot.reset();
    s.playFacts.snapped = true;
    if (shot.kind == ShotKind::FieldGoal) {
        fieldGoalFlies(turn, flight);
        return;
    }
    const bool kick = shot.kind == ShotKind::Kickoff || shot.kind == ShotKind::Punt;
    const FirstMet met =
        kick ? kickEnds(rules, flight) : firstMet(rules, flight, targetsOf(s), data.rollFraction);
    Event& event = turn.emit(EventKind::ShotFlew, kick ? "SOL-TT-11" : "SOL-TT-10");
    event.shot = shot.kind;
    event.at = boardPoint(met.at);
    event.flight = {values.aimDeg, values.rangeYd, values.loftDeg, met.s, met.height};
    event.result = met.what == FirstMet::What::Player    ? "player"
                   : met.what == FirstMet::What::Rolling ? "rolling"
                   : met.what == FirstMet::What::Ground  ? "ground"
                                                         : "out";
    if (met.what == FirstMet::What::Player || met.what == FirstMet::What::Rolling)
        event.figure = FigureId::fromValue(static_cast<std::uint8_t>(met.id));
    if (kick) {
        kickLanded(turn, met);
    } else if (shot.kind == ShotKind::Throw) {
        s.playFacts.passed = true;
        passMeets(turn, met);
    } else {
        pitchMeets(turn, met);
    }
}

Refusal badShot(const State& s, const PendingShot& shot) {
    const RulesData& rules = *s.rules;
    const ShotInput input = inputOf(shot);
    const ShotData& data = shotData(rules, s.shotKind);
    const bool fits = shot.kind == s.shotKind && input.power >= rules.ttqb.powerMin &&
                      input.power <= 1.0 && input.loftDeg >= data.loft.front() &&
                      input.loftDeg <= data.loft.back() && std::fabs(input.release) <= 1.0;
    if (!aimAllowed(rules, s.shotKind, input.aimDeg))
        return refusal("SOL-TT-2", "E-SOL-AIM");
    return fits ? std::nullopt : Refusal{refusal("SOL-TT-1", "E-SOL-AIM")};
}

}  // namespace

int shotDraws(const State& s) {
    constexpr int kDeviates = 9;
    int draws = s.rules->ttqb.noise ? kDeviates : 0;
    if (s.shot && s.shot->level)
        draws += kDeviates;
    return draws;
}

Refusal decideShot(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    const bool kick = s.phase == Phase::KickShot;
    if (decision.kind == DecisionKind::Cancel) {
        if (kick)
            return wrongMoment("SOL-UI-4");
        s.phase = Phase::Stop;
        s.stage = Stage::Choice;
        s.meantFor.reset();
        return std::nullopt;
    }
    const bool computer = decision.kind == DecisionKind::ComputerShot;
    if ((decision.kind != DecisionKind::Shot && !computer) || !decision.shot)
        return wrongMoment("SOL-TT-1");
    PendingShot shot = *decision.shot;
    shot.kind = s.shotKind;
    if (computer) {
        shot.level = shot.level.value_or(s.levels[indexOf(shooter(s))].value_or(CoachLevel::Star));
        if (s.shotKind == ShotKind::Pitch && !shot.target)
            shot.target = s.meantFor;
        const auto meant = meantBy(s, shot.target);
        if (!meant)
            return refusal("SOL-AI-3", "E-SOL-AIM");
        if (s.shotKind == ShotKind::Throw) {
            const Figure* man = findFigure(s, *shot.target);
            const bool open = man != nullptr && !engaged(s, man->id) &&
                              std::ranges::binary_search(s.playFacts.eligible, man->id);
            if (!open)
                return refusal("SOL-AI-3", "E-SOL-AIM");
        }
        shot.aimHundredths = 0;
        shot.powerThousandths = 0;
        shot.loftHundredths = 0;
        shot.releaseThousandths = 0;
    } else {
        shot.level.reset();
        shot.target.reset();
        if (decision.shot->kind != s.shotKind)
            return wrongMoment("SOL-TT-1");
        if (const Refusal refused = badShot(s, shot))
            return refused;
    }
    s.shot = shot;
    Event& event = turn.emit(EventKind::ShotMade, computer ? "SOL-AI-2" : "SOL-TT-1");
    event.side = shooter(s);
    event.carrier = s.carrier;
    event.shot = s.shotKind;
    event.level = shot.level;
    event.figure = shot.target;
    if (!computer) {
        const ShotInput input = inputOf(shot);
        event.flight = {input.aimDeg, input.power, input.loftDeg, input.release};
    }
    if (shotDraws(s) > 0)
        s.chance = ChanceKind::Shot;
    else
        shotFell(turn, {});
    return std::nullopt;
}

// The computer's own deviates come first, then those of the flight. Clauses: SOL-TT-3, AI-2.
void shotFell(Turn& turn, const std::vector<double>& draws) {
    State& s = turn.s;
    const PendingShot shot = *s.shot;
    std::size_t next = 0;
    const auto three = [&] {
        std::array<double, 3> n{};
        for (double& one : n) {
            if (next + 3 > draws.size())
                break;
            one = deviate(draws[next], draws[next + 1], draws[next + 2]);
            next += 3;
        }
        return n;
    };
    ShotInput input = inputOf(shot);
    if (shot.level) {
        const std::array<double, 3> m = three();
        input = withSkill(*s.rules, meantBy(s, shot.target).value_or(input), *shot.level, m);
    }
    const std::array<double, 3> n = s.rules->ttqb.noise ? three() : std::array<double, 3>{};
    if (!draws.empty()) {
        Event& event = turn.emit(EventKind::ShotMade, "SOL-TT-3");
        event.shot = shot.kind;
        event.flight = {input.aimDeg, input.power, input.loftDeg, input.release};
        event.draws = draws;
        event.result = "drawn";
    }
    flies(turn, input, n);
}

ShotInput inputOf(const PendingShot& shot) {
    return {shot.kind,
            shot.aimHundredths / kHundred,
            shot.powerThousandths / kThousand,
            shot.loftHundredths / kHundred,
            shot.releaseThousandths / kThousand};
}

ShotScene shotScene(const State& s) {
    const Side side = shooter(s);
    return {s.shotKind, side, direction(s, side), bookPoint(originOf(s)), targetsOf(s)};
}

bool isEngaged(const State& s, FigureId man) {
    return engaged(s, man);
}

Catcher catcherOf(const State& s, FigureId man) {
    const Figure* figure = findFigure(s, man);
    if (figure == nullptr || engaged(s, man))
        return Catcher::Engaged;
    const bool forward = s.shotKind == ShotKind::Throw;
    if (forward && !baseInside(s, *figure))
        return Catcher::OutOfBounds;
    if (man.side() != shooter(s))
        return Catcher::Intercepts;
    const bool eligible = std::ranges::binary_search(s.playFacts.eligible, man);
    return !forward || eligible ? Catcher::Catches : Catcher::Ineligible;
}

double roomOf(const State& s, FigureId man) {
    constexpr double kNobody = 1000.0;
    double room = kNobody;
    const Figure* figure = findFigure(s, man);
    if (figure == nullptr)
        return room;
    for (const Figure& each : s.figures) {
        if (each.id.side() != man.side())
            room = std::min(room, gapYards(s, *figure, each));
    }
    return room;
}

}  // namespace thrum::solitaire
