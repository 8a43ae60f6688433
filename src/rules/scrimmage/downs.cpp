#include "steps.hpp"

// Chapters 4 and 5.
namespace thrum::scrimmage {
namespace {

constexpr int kTouchdownPoints = 6;
constexpr int kSafetyPoints = 2;

// Whoever has the ball: first and 10 at this line. Clauses: SCR-D1, F7.
void newSeries(State& s, Side side, int line) {
    s.offense = side;
    s.down = 1;
    s.lineOfScrimmage = line;
    s.lineToGain = lineToGain(*s.rules, line, directionOf(s, side));
}

void changeHands(Step& step, Side side, std::string_view clause) {
    Event told{.kind = EventKind::PossessionChanged, .clause = std::string{clause}, .side = side};
    told.line = step.next.lineOfScrimmage;
    step.events.push_back(std::move(told));
}

// After a failed down. Clause: SCR-D4.
void nextDown(Step& step, int line) {
    State& s = step.next;
    s.lineOfScrimmage = line;
    if (s.down < s.rules->downs.count) {
        ++s.down;
        return;
    }
    newSeries(s, other(s.offense), line);
    changeHands(step, s.offense, "SCR-W5");
}

void closePlay(Step& step, PlayEnd end) {
    State& s = step.next;
    // what was called is told with the play's end: the replay shows it as well (SCR-IR1)
    s.shown = {true, true, true};
    s.carrier.reset();
    s.ball.reset();
    s.contact.reset();
    s.chance.reset();
    s.shift.reset();
    s.anyZone = false;
    s.ended = end;
    s.phase = Phase::PlayOver;
    Event told{.kind = EventKind::PlayEnded, .clause = "SCR-D8"};
    told.end = end;
    told.play = s.call.kind;
    if (s.call.runner)
        told.result = nameOf(*s.call.runner);
    told.zone = s.call.zone;
    step.events.push_back(std::move(told));
}

void win(Step& step, Side side, int points, PlayEnd end) {
    State& s = step.next;
    closePlay(step, end);
    s.score[indexOf(side)] += points;
    s.winner = side;
    s.over = true;
    s.phase = Phase::GameOver;
    step.events.push_back({.kind = EventKind::GameEnded, .clause = "SCR-W1", .side = side});
    tellSituation(step);
}

}  // namespace

void tellSituation(Step& step) {
    const State& s = step.next;
    Event told;
    told.situation = ScoreBoard{.score = s.score,
                                .half = 1,
                                .play = s.play,
                                .offense = s.offense,
                                .down = s.down,
                                .lineOfScrimmage = s.lineOfScrimmage,
                                .lineToGain = s.lineToGain};
    told.clause = "SCR-D7";
    told.toGo = yardsToGo(s);
    told.result = isGoalToGo(s) ? "goal" : "";
    told.place = ownYardsText(*s.rules, s.lineOfScrimmage, directionOf(s, s.offense));
    told.ballX = homeYards(s, s.lineOfScrimmage);
    step.events.push_back(std::move(told));
}

void startPlay(Step& step) {
    State& s = step.next;
    ++s.play;
    s.phase = Phase::OffAlign;
    s.call = {};
    s.shown = {};
    s.carrier.reset();
    s.ball.reset();
    s.turn = 0;
    s.toMove = s.offense;
    s.allotment = 0;
    s.squaresLeft = 0;
    s.scrambles = 0;
    s.shift.reset();
    s.anyZone = false;
    s.throwPressed = false;
    s.thrown = false;
    s.possessionChanged = false;
    s.fumbledBy.reset();
    s.contact.reset();
    s.ended.reset();
    s.men.clear();
    for (const Side side : {Side::Home, Side::Visitor}) {
        for (const Label label : labelsOf(roleOf(s, side)))
            s.men.push_back({.id = manId(side, label)});
    }
    layOut(s, Role::Offense);
    Event told{.kind = EventKind::LinedUp, .clause = "SCR-L7", .side = s.offense};
    for (const Man& man : s.men) {
        if (man.at)
            told.placements.push_back({man.id, *man.at});
    }
    step.events.push_back(std::move(told));
    tellSituation(step);
}

// Clauses: SCR-D2 to D5.
void spotBall(Step& step, Side holder, int column, PlayEnd end) {
    State& s = step.next;
    const int line = spotLine(s, holder, column);
    const int direction = directionOf(s, s.offense);
    Event told{.kind = EventKind::Spotted, .clause = "SCR-D2", .side = holder};
    told.line = line;
    told.gain = s.rules->field.squareYd * direction * (line - s.lineOfScrimmage);
    told.place = ownYardsText(*s.rules, line, directionOf(s, holder));
    step.events.push_back(std::move(told));

    const Side before = s.offense;
    closePlay(step, end);
    if (s.possessionChanged || holder != before) {
        newSeries(s, holder, line);
        changeHands(step, holder, "SCR-D5");
    } else if (direction * (line - s.lineToGain) >= 0) {
        newSeries(s, holder, line);
        step.events.push_back({.kind = EventKind::FirstDown, .clause = "SCR-D4", .side = holder});
    } else {
        nextDown(step, line);
    }
    tellSituation(step);
}

// Clause: SCR-D6.
void endIncomplete(Step& step) {
    closePlay(step, PlayEnd::Incomplete);
    nextDown(step, step.next.lineOfScrimmage);
    tellSituation(step);
}

void touchdown(Step& step, Side side, std::string_view clause) {
    reveal(step, true, true, "SCR-Q6");
    Event told{.kind = EventKind::Touchdown, .clause = std::string{clause}, .side = side};
    told.man = step.next.carrier;
    told.points = kTouchdownPoints;
    step.events.push_back(std::move(told));
    win(step, side, kTouchdownPoints, PlayEnd::Touchdown);
}

void safety(Step& step, Side scorer, std::string_view clause) {
    Event told{.kind = EventKind::Safety, .clause = std::string{clause}, .side = scorer};
    told.points = kSafetyPoints;
    step.events.push_back(std::move(told));
    win(step, scorer, kSafetyPoints, PlayEnd::Safety);
}

}  // namespace thrum::scrimmage
