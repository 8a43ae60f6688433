#include "phases.hpp"

#include <thrum/core/trig.hpp>

#include <algorithm>
#include <cmath>

// S10 to S12r: the pass procedure. Clauses: chapter 19 (PA), TAP-GE-9, GE-14.
namespace thrum::tap {
namespace {

double stickMm(const State& s, Stick stick) {
    switch (stick) {
        case Stick::Short:
            return s.rules->pass.shortStickMm;
        case Stick::Medium:
            return s.rules->pass.mediumStickMm;
        case Stick::Long:
            break;
    }
    return s.rules->pass.longStickMm;
}

// Clause: TAP-PA-3.
double helmetDistanceMm(const State& s, const Figure& a, const Figure& b) {
    const auto& standard = s.rules->figure.defaultHelmetOffsetMm;
    const auto helmet = [&](const Figure& m) {
        const Vec2 offset =
            playerOf(s, m.id).helmetOffsetMm.value_or(Vec2{standard[0], standard[1]});
        return placedPoint(offset, m.pose, s.board.mmPerYard);
    };
    return length(helmet(a) - helmet(b));
}

// From the center of a base to its outline on a ray, the base turned to `facing`. TAP-PA-5.
double centerToOutlineMm(const State& s, const Figure& m, Heading ray, Heading facing) {
    const Rotation r = rotationOf(ray.turned(-facing.hundredths()));
    const auto corners = baseOf(s, m).outline.corners();
    double best = 0.0;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const Vec2 a = corners[i];
        const Vec2 edge = corners[(i + 1) % corners.size()] - a;
        const double across = cross(Vec2{r.c, r.s}, edge);
        if (std::abs(across) < 1e-12)
            continue;
        const double along = cross(a, edge) / across;
        const double share = cross(a, Vec2{r.c, r.s}) / across;
        if (share >= -1e-9 && share <= 1.0 + 1e-9)
            best = std::max(best, along);
    }
    return best;
}

double farthestCornerMm(const State& s, const Figure& m) {
    double best = 0.0;
    for (const Vec2 corner : baseOf(s, m).outline.corners())
        best = std::max(best, length(corner));
    return best;
}

const Figure& passer(const State& s) {
    return *findOnBoard(s, *s.carrier);
}

// A helmet moves with the heading, so what chooses the stick is the receiver as he stood before the
// stick turned him; everybody else stands as he did. TAP-PA-4.
Figure asHeStood(const State& s, const Figure& m) {
    Figure figure = m;
    const PassFacts& pass = s.playFacts.pass;
    if (pass.receiver == m.id && pass.receiverBefore)
        figure.pose.heading = *pass.receiverBefore;
    return figure;
}

// The one distance that prompt, naming and laying go by. TAP-PA-3, PA-4.
double passDistanceMm(const State& s, const Figure& receiver) {
    return helmetDistanceMm(s, passer(s), asHeStood(s, receiver));
}

std::string stickWord(Stick stick) {
    return std::string{nameOf(stick)};
}

// Clause: TAP-PA-9: the stick straight downfield must bring the ball past the quarterback.
bool reaches(const State& s, const Figure& receiver, Stick stick) {
    const double k = s.board.mmPerYard;
    const double out = s.rules->pass.lockReceiverToStick
                           ? centerToOutlineMm(s, receiver, ahead(s.offense), ahead(s.offense))
                           : farthestCornerMm(s, receiver);
    const double ballAt =
        downfield(receiver.pose.at.x, s.offense).yards() + (out + stickMm(s, stick)) / k;
    return ballAt > frontOf(s, passer(s), s.offense) + equalTolYards(s);
}

// Gives back what belongs to the pass. TAP-PA-11.
void undoPass(Turn& turn) {
    State& s = turn.s;
    PassFacts& pass = s.playFacts.pass;
    if (pass.receiver && pass.receiverBefore) {
        if (Figure* receiver = figureIn(s, *pass.receiver))
            receiver->pose.heading = *pass.receiverBefore;
    }
    s.ball.reset();
    const int released = pass.releasedInPlay;
    pass = PassFacts{};
    pass.releasedInPlay = released;
}

void keepBall(Turn& turn, bool expired) {
    undoPass(turn);
    turn.s.playFacts.pass.triedThisStop = true;
    Event& event = turn.emit(EventKind::PassWithdrawn, "TAP-PA-11");
    if (expired) {
        event.text = THRUM_TEXT("the pass was not ready in {seconds} s; the QB keeps the ball.");
        event.args = {{"seconds", plainNumber(turn.s.rules->timers.passSeconds)}};
    }
    closeOffenseWindow(turn);
}

Refusal nameReceiver(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    PassFacts& pass = s.playFacts.pass;
    if (!decision.figure)
        return violation(
            "TAP-PA-14",
            THRUM_TEXT("name an eligible receiver; the QB may not throw the ball away."));
    const FigureId id = *decision.figure;
    if (id.side() != s.offense)
        return violation("TAP-PS-2",
                         THRUM_TEXT("that figure belongs to {team}."),
                         {{"team", teamName(s, id.side())}});
    if (const auto why = whyNotEligible(s, id))
        return violation("TAP-PA-2",
                         THRUM_TEXT("#{n} is not eligible ({reason})."),
                         {figureArg(s, "n", id), {"reason", std::string{nameOf(*why)}}});
    const Figure& receiver = *findOnBoard(s, id);
    // Another choice first gives the former receiver back his heading.
    if (pass.receiver && pass.receiver != id) {
        if (Figure* former = figureIn(s, *pass.receiver))
            former->pose.heading = *pass.receiverBefore;
        pass.stick.reset();
        pass.stickHeading.reset();
        s.ball.reset();
    }
    const Stick stick = stickFor(s, passDistanceMm(s, receiver));
    if (!reaches(s, receiver, stick))
        return violation(
            "TAP-PA-9",
            THRUM_TEXT("the {name} stick cannot put the ball in front of the QB for #{n}."),
            {{"name", stickWord(stick)}, figureArg(s, "n", id)});
    if (pass.receiver != id)
        pass.receiverBefore = receiver.pose.heading;
    pass.receiver = id;
    Event& event = turn.emit(EventKind::ReceiverNamed, "TAP-PA-2");
    event.figure = id;
    event.stick = stick;
    return std::nullopt;
}

Refusal ballProblem(const State& s, FieldPoint ball) {
    const double k = s.board.mmPerYard;
    const double r = s.rules->ball.radiusMm;
    const double tol = s.rules->geometry.equalTolMm;
    const Vec2 at = toMm(ball, k);
    const auto& f = s.rules->field;
    const bool inside = at.x - r >= -f.endZoneYards * k - tol &&
                        at.x + r <= (f.lengthYards + f.endZoneYards) * k + tol &&
                        at.y - r >= -tol && at.y + r <= f.widthYards * k + tol;
    const bool clear = std::ranges::none_of(s.figures, [&](const Figure& m) {
        return atMost(ballGapMm(s, m, ball), s.rules->geometry.contactEpsMm, tol);
    });
    if (!inside || !clear)
        return violation("TAP-PA-7",
                         THRUM_TEXT("the ball must lie inbounds, clear of every base."));
    if (downfield(ball.x, s.offense).yards() <= frontOf(s, passer(s), s.offense) + equalTolYards(s))
        return violation("TAP-PA-8", THRUM_TEXT("the ball must be in front of the QB."));
    return std::nullopt;
}

// Lays the stick along `ray` with the receiver turned to `facing`. TAP-PA-5, PA-6.
Refusal lay(Turn& turn, Stick stick, Heading ray, Heading facing) {
    State& s = turn.s;
    PassFacts& pass = s.playFacts.pass;
    Figure turned = *figureIn(s, *pass.receiver);
    const Figure before = turned;
    turned.pose.heading = facing;
    s.ball.reset();
    if (const Refusal refused = turnIsFree(s, turned))
        return refused;
    const double reach = centerToOutlineMm(s, before, ray, facing) + stickMm(s, stick);
    const Rotation r = rotationOf(ray);
    const Vec2 center = toMm(turned.pose.at, s.board.mmPerYard);
    const FieldPoint ball =
        toFieldPoint({center.x + r.c * reach, center.y + r.s * reach}, s.board.mmPerYard);
    *figureIn(s, *pass.receiver) = turned;
    if (const Refusal refused = ballProblem(s, ball))
        return refused;
    s.ball = ball;
    pass.stick = stick;
    pass.stickHeading = ray;
    Event& event = turn.emit(EventKind::StickLaid, "TAP-PA-5");
    event.figure = pass.receiver;
    event.pose = turned.pose;
    event.ball = ball;
    event.stick = stick;
    return std::nullopt;
}

Refusal layStick(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    const PassFacts& pass = s.playFacts.pass;
    if (!pass.receiver)
        return violation(
            "TAP-PA-14",
            THRUM_TEXT("name an eligible receiver; the QB may not throw the ball away."));
    if (!decision.heading)
        return violation("TAP-GN-3", THRUM_TEXT("name the direction of the stick."));
    const double distance = passDistanceMm(s, *findOnBoard(s, *pass.receiver));
    const Stick due = stickFor(s, distance);
    if (decision.stick.value_or(due) != due)
        return violation("TAP-PA-4",
                         THRUM_TEXT("{distance} mm calls for the {name} stick."),
                         {{"distance", plainNumber(distance, 1)}, {"name", stickWord(due)}});
    return lay(turn, due, *decision.heading, *decision.heading);
}

Refusal turnReceiver(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    const PassFacts& pass = s.playFacts.pass;
    if (!pass.receiver || !pass.stickHeading || !decision.heading)
        return violation(
            "TAP-PA-14",
            THRUM_TEXT("name an eligible receiver; the QB may not throw the ball away."));
    if (s.rules->pass.lockReceiverToStick && *decision.heading != *pass.stickHeading)
        return violation("TAP-PA-6", THRUM_TEXT("the receiver faces along the stick."));
    return lay(turn, *pass.stick, *pass.stickHeading, *decision.heading);
}

Refusal release(Turn& turn) {
    State& s = turn.s;
    PassFacts& pass = s.playFacts.pass;
    if (pass.receiver && (!pass.stickHeading || !s.ball))
        return violation(
            "TAP-PA-14",
            THRUM_TEXT("lay the passing stick first; the QB may not throw the ball away."));
    if (!pass.receiver)
        return violation(
            "TAP-PA-14",
            THRUM_TEXT("name an eligible receiver; the QB may not throw the ball away."));
    pass.released = true;
    ++pass.releasedInPlay;
    s.playFacts.turned.clear();
    Event& event = turn.emit(EventKind::PassReleased, "TAP-PA-10");
    event.figure = pass.receiver;
    event.ball = s.ball;
    event.stick = pass.stick;
    enter(turn, Phase::PassDefense, other(s.offense), ClockName::PassDefense);
    return std::nullopt;
}

int freeTurnsUsed(const State& s) {
    return static_cast<int>(std::ranges::count_if(s.playFacts.turned, [&](const Turned& t) {
        const Figure& m = *findOnBoard(s, t.figure);
        const double apart = std::abs(shortTurn(t.headingBefore, m.pose.heading)) / 100.0;
        return apart > s.rules->pivot.minDegrees + s.rules->geometry.equalTolDegrees &&
               !isTowardBall(s, m.pose.at, m.pose.heading);
    }));
}

int freeTurns(const State& s) {
    const int n = s.playFacts.offenseTurns;
    return n > 0 ? n + s.rules->pivot.defenseExtra : 0;
}

void openPassRestart(Turn& turn) {
    State& s = turn.s;
    s.switchHolder = s.offense;
    enter(turn, Phase::PassRestart, s.offense, ClockName::Restart);
}

}  // namespace

// Clause: TAP-PA-4; both borders belong to the medium stick.
Stick stickFor(const State& state, double mm) {
    const auto& pass = state.rules->pass;
    const double tol = state.rules->geometry.equalTolMm;
    if (mm < pass.shortBelowMm - tol)
        return Stick::Short;
    return mm > pass.longAboveMm + tol ? Stick::Long : Stick::Medium;
}

std::optional<NotEligible> whyNotEligible(const State& s, FigureId id) {
    const Figure* m = findOnBoard(s, id);
    const bool gunner = std::ranges::find(s.playFacts.gunners, id) != s.playFacts.gunners.end();
    if (gunner)
        return NotEligible::Gunner;
    if (!isSkillNumber(*s.rules, numberText(s, id)) || id == s.playFacts.snapTaker ||
        id == s.carrier || playerOf(s, id).position == Position::QB)
        return NotEligible::Number;  // the passer and his like, whatever they wear
    if (m == nullptr || !inPlay(*m))
        return NotEligible::Down;
    if (isEngaged(s, id))
        return NotEligible::Engaged;
    if (!std::ranges::binary_search(eligibleAtSnap(s), id))
        return NotEligible::Covered;
    return std::nullopt;
}

Refusal passProblem(const State& s) {
    const PlayFacts& play = s.playFacts;
    if (play.directSnap)
        return violation("TAP-PS-7", THRUM_TEXT("a direct-snap runner may not pass or pitch."));
    if (play.pass.triedThisStop)
        return violation("TAP-PA-11", THRUM_TEXT("no second pass attempt at this stoppage."));
    const Figure* carrier = s.carrier ? findOnBoard(s, *s.carrier) : nullptr;
    if (play.pass.releasedInPlay >= s.rules->pass.maxPerPlay)
        return violation("TAP-PA-1", THRUM_TEXT("one pass per play."));
    // The punter is the quarterback of a fake; who took the snap still has the ball.
    const bool passer = carrier != nullptr &&
                        (playerOf(s, carrier->id).position == Position::QB ||
                         (play.fakeDeclared && playerOf(s, carrier->id).position == Position::P));
    if (!passer || s.carrier != play.snapTaker.value_or(carrier->id) || play.pitched)
        return violation("TAP-PA-1", THRUM_TEXT("only the QB may pass."));
    if (frontOf(s, *carrier, s.offense) >= lineYards(s) - equalTolYards(s))
        return violation("TAP-PA-1", THRUM_TEXT("the QB is not behind the line."));
    return std::nullopt;
}

Refusal declarePass(Turn& turn) {
    State& s = turn.s;
    if (const Refusal refused = passProblem(s))
        return refused;
    s.playFacts.offenseTurns = countTurns(s);
    s.playFacts.turned.clear();
    s.playFacts.pass.declared = true;
    turn.emit(EventKind::PassDeclared, "TAP-PA-1").figure = s.carrier;
    enter(turn, Phase::PassSet, s.offense, ClockName::Pass);
    return std::nullopt;
}

// --- S10 ------------------------------------------------------------------------------------

void describePassSet(const State& state, Prompt& prompt) {
    prompt.side = state.offense;
    Option& name = offer(prompt, DecisionKind::NameReceiver);
    for (const Figure* m : figuresOf(state, state.offense)) {
        if (!whyNotEligible(state, m->id) &&
            reaches(state, *m, stickFor(state, passDistanceMm(state, *m))))
            name.figures.push_back(m->id);
    }
    const PassFacts& pass = state.playFacts.pass;
    if (pass.receiver) {
        const double distance = passDistanceMm(state, *findOnBoard(state, *pass.receiver));
        Option& stick = offer(prompt, DecisionKind::LayStick);
        stick.figures = {*pass.receiver};
        stick.stick = stickFor(state, distance);
        stick.distanceUm = static_cast<int>(distance * 1000.0 + 0.5);
    }
    if (pass.stickHeading && !state.rules->pass.lockReceiverToStick)
        offer(prompt, DecisionKind::TurnReceiver).figures = {*pass.receiver};
    if (pass.stickHeading && state.ball)
        want(prompt, DecisionKind::ReleasePass);
    want(prompt, DecisionKind::WithdrawPass);
}

Refusal decidePassSet(Turn& turn, const Decision& decision) {
    switch (decision.kind) {
        case DecisionKind::NameReceiver:
            return nameReceiver(turn, decision);
        case DecisionKind::LayStick:
            return layStick(turn, decision);
        case DecisionKind::TurnReceiver:
            return turnReceiver(turn, decision);
        case DecisionKind::ReleasePass:
            return release(turn);
        case DecisionKind::WithdrawPass:
            keepBall(turn, false);
            return std::nullopt;
        default:
            return wrongMoment(turn.s, decision);
    }
}

void expirePassSet(Turn& turn, ClockName name) {
    if (name == ClockName::Pass)
        keepBall(turn, true);
}

// --- S11 ------------------------------------------------------------------------------------

void describePassDefense(const State& state, Prompt& prompt) {
    prompt.side = other(state.offense);
    offerPivots(state, prompt, prompt.side, std::nullopt, true);
    prompt.options.back().left = std::max(0, freeTurns(state) - freeTurnsUsed(state));
    want(prompt, DecisionKind::Done);
}

Refusal decidePassDefense(Turn& turn, const Decision& decision) {
    State& s = turn.s;
    if (decision.kind == DecisionKind::Done) {
        openPassRestart(turn);
        return std::nullopt;
    }
    if (decision.kind != DecisionKind::Pivot)
        return wrongMoment(s, decision);
    const int left = std::max(0, freeTurns(s) - freeTurnsUsed(s));
    const auto& turned = s.playFacts.turned;
    const auto isTurned = [&] {
        return decision.figure &&
               std::ranges::find(turned, *decision.figure, &Turned::figure) != turned.end();
    };
    const bool before = isTurned();
    if (const Refusal refused = pivotFigure(turn, decision, other(s.offense), {}))
        return refused;
    // Only who was turned may be turned back for nothing; a first turn must face the ball.
    const Figure& m = *findOnBoard(s, *decision.figure);
    const bool away = !before && left == 0 && !isTowardBall(s, m.pose.at, m.pose.heading);
    if (away || freeTurnsUsed(s) > freeTurns(s))
        return violation(
            "TAP-PA-12",
            THRUM_TEXT("on a pass, defenders pivot toward the ball ({left} free turns left)."),
            {{"left", std::to_string(left)}});
    return std::nullopt;
}

void expirePassDefense(Turn& turn, ClockName name) {
    if (name == ClockName::PassDefense)
        openPassRestart(turn);
}

// --- S12r -----------------------------------------------------------------------------------

void describePassRestart(const State& state, Prompt& prompt) {
    prompt.side = state.offense;
    want(prompt, DecisionKind::SwitchOn);
}

Refusal decidePassRestart(Turn& turn, const Decision& decision) {
    if (decision.kind != DecisionKind::SwitchOn)
        return wrongMoment(turn.s, decision);
    turn.s.carrier.reset();
    turn.s.switchHolder = turn.s.offense;
    boardOn(turn, Phase::BallInAir, "TAP-PA-13");
    return std::nullopt;
}

void expirePassRestart(Turn& turn, ClockName name) {
    if (name == ClockName::Restart)
        (void)decidePassRestart(turn, Decision{.kind = DecisionKind::SwitchOn, .placements = {}});
}

}  // namespace thrum::tap
