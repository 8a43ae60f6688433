#pragma once

#include "turn.hpp"

// The handlers of the rows of chapter 37, by chapter, and the steps chapters call of each other.
namespace thrum::tap {

// setup.cpp: G0; toss.cpp: G1, O0
void describeSetup(const State&, Prompt&);
Refusal decideSetup(Turn&, const Decision&);
void describeToss(const State&, Prompt&);
Refusal decideToss(Turn&, const Decision&);
void expireToss(Turn&, ClockName);
Refusal tossFell(Turn&, const Chance&);

// halves.cpp: G3, G5, the end of a half (chapter 7)
void describeHalftime(const State&, Prompt&);
Refusal decideHalftime(Turn&, const Decision&);
void expireHalftime(Turn&, ClockName);
void describeFinal(const State&, Prompt&);
[[nodiscard]] bool halfIsOver(const State&);
void endHalf(Turn&);
void finishGame(Turn&, std::optional<Side> winner);
void startGameClock(Turn&);

// possession.cpp: S0 (chapter 33)
void describeBreak(const State&, Prompt&);
Refusal decideBreak(Turn&, const Decision&);
void expireBreak(Turn&, ClockName);
void nextSnap(Turn&, bool breakDue);
void startLineUp(Turn&);  ///< S1 with a new clock

// lineup.cpp: placing; S1, S2 (chapters 12, 13)
void describeLineUp(const State&, Prompt&);
Refusal decideLineUp(Turn&, const Decision&);
void expireLineUp(Turn&, ClockName);
void describeSetDefense(const State&, Prompt&);
Refusal decideSetDefense(Turn&, const Decision&);
void expireSetDefense(Turn&, ClockName);
Refusal placeFigures(Turn&, const Decision&, Side);
/// How many figures of a side count now, the returner who waits off the field among them.
/// Clauses: TAP-LO-11, KO-6, PU-7, PE-2.
int menInPlay(const State&, Side);
Refusal liftFigure(Turn&, const Decision&, Side);
Refusal nameReturner(Turn&, const Decision&, Side);
void offerPlacing(const State&, Prompt&, Side);
[[nodiscard]] RuleViolation firstOf(std::vector<RuleViolation> problems);

// lineup_offense.cpp, lineup_defense.cpp, kick_lineup.cpp: what a formation breaks
[[nodiscard]] std::vector<RuleViolation> offenseProblems(const State&);
[[nodiscard]] std::vector<RuleViolation> defenseProblems(const State&);
[[nodiscard]] std::vector<RuleViolation> defenseProblemsOf(const State&, FigureId);
[[nodiscard]] std::vector<RuleViolation> kickProblems(const State&, Side);
[[nodiscard]] std::vector<RuleViolation> kickProblemsOf(const State&, FigureId);
[[nodiscard]] std::vector<RuleViolation> stackingBy(const State&, FigureId);
[[nodiscard]] bool quarterbackIsStacked(const State&);
[[nodiscard]] std::optional<FigureId> noseTackle(const State&);
[[nodiscard]] bool isOnLine(const State&, const Figure&);
[[nodiscard]] bool isInterior(const State&, const Figure&);
[[nodiscard]] std::vector<const Figure*> menOutsideTackles(const State&);
[[nodiscard]] std::vector<FigureId> eligibleNow(const State&);
/// As the snap found them; a state that does not say is judged as it stands.
[[nodiscard]] std::vector<FigureId> eligibleAtSnap(const State&);
[[nodiscard]] bool isCovered(const State&, const Figure&);
void correctLineUp(Turn&, Side);  ///< TAP-LD-6
[[nodiscard]] std::vector<Lane> lanesOf(const State&);

// presnap.cpp: S3 to S6 (chapter 14)
void startMotion(Turn&);
void describeMotion(const State&, Prompt&);
Refusal decideMotion(Turn&, const Decision&);
void expireMotion(Turn&, ClockName);
void describeMatch(const State&, Prompt&);
Refusal decideMatch(Turn&, const Decision&);
void expireMatch(Turn&, ClockName);
void describeAnnounce(const State&, Prompt&);
Refusal decideAnnounce(Turn&, const Decision&);
void expireAnnounce(Turn&, ClockName);
void describeReady(const State&, Prompt&);
Refusal decideReady(Turn&, const Decision&);
void expireReady(Turn&, ClockName);

// pivots.cpp (chapter 16)
struct PivotLimit {
    std::optional<int> figures;  ///< how many different ones
    std::string_view clause;     ///< of the refusal past the limit
    std::string_view text;
    bool towardBall = false;  ///< all of them (TAP-ON-9)
};
Refusal pivotFigure(Turn&, const Decision&, Side, const PivotLimit&);
[[nodiscard]] int countTurns(const State&);
[[nodiscard]] std::vector<FigureId> pivotable(const State&, Side);
Refusal turnIsFree(const State&, const Figure& turned);  ///< TAP-PV-7
void offerPivots(const State&, Prompt&, Side, std::optional<int> left, bool towardBall = false);

// stoppage.cpp: S7 to S9, S7r (chapters 15, 17)
void runBehindEnded(Turn&, const SegmentResult&);
void describeStopOffense(const State&, Prompt&);
Refusal decideStopOffense(Turn&, const Decision&);
void expireStopOffense(Turn&, ClockName);
void describeStopDefense(const State&, Prompt&);
Refusal decideStopDefense(Turn&, const Decision&);
void expireStopDefense(Turn&, ClockName);
void describeRestart(const State&, Prompt&);
Refusal decideRestart(Turn&, const Decision&);
void expireRestart(Turn&, ClockName);
void closeOffenseWindow(Turn&);              ///< n, then S9 or S7r (P4 on a punt)
void openStop(Turn&);                        ///< S8 or P3
void restart(Turn&);                         ///< S7r
void restartFree(Turn&);                     ///< S16r, the coach without the ball
Refusal switchBase(Turn&, const Decision&);  // qb_base.cpp
Refusal pitchBall(Turn&, const Decision&);   // pitch.cpp
[[nodiscard]] Refusal pitchProblem(const State&, FigureId);
void boardOn(Turn&, Phase run, std::string_view clause);

// pass.cpp: S10 to S12r (chapter 19)
[[nodiscard]] Refusal passProblem(const State&);
Refusal declarePass(Turn&);
void describePassSet(const State&, Prompt&);
Refusal decidePassSet(Turn&, const Decision&);
void expirePassSet(Turn&, ClockName);
void describePassDefense(const State&, Prompt&);
Refusal decidePassDefense(Turn&, const Decision&);
void expirePassDefense(Turn&, ClockName);
void describePassRestart(const State&, Prompt&);
Refusal decidePassRestart(Turn&, const Decision&);
void expirePassRestart(Turn&, ClockName);
/// Why a man may not receive; nothing if he may.
enum class NotEligible : std::uint8_t { Gunner, Number, Down, Engaged, Covered };
[[nodiscard]] std::span<const EnumName<NotEligible>> namesOf(NotEligible);
[[nodiscard]] std::optional<NotEligible> whyNotEligible(const State&, FigureId);
[[nodiscard]] Stick stickFor(const State&, double mm);

// ball_contact.cpp: S12, S16r (chapters 20 and 15)
void passRunEnded(Turn&, const SegmentResult&);
void describeRestartFree(const State&, Prompt&);
Refusal decideRestartFree(Turn&, const Decision&);
void expireRestartFree(Turn&, ClockName);

// won_ball.cpp: S13, S14 and S18a, S18b (chapters 20 and 22)
/// A new carrier after a touch or a recovery: touchdown, down at once, the touchback choice, or his
/// side's turns in `window`.
void ballWon(Turn&, Phase window, FigureId, ReturnKind, bool downAtOnce);
void describeBallWon(const State&, Prompt&);
Refusal decideBallWon(Turn&, const Decision&);
void expireBallWon(Turn&, ClockName);
void describeBallLost(const State&, Prompt&);
Refusal decideBallLost(Turn&, const Decision&);
void expireBallLost(Turn&, ClockName);

// run_result.cpp: S16 and what all runs share (chapters 21, 23)
void runFreeEnded(Turn&, const SegmentResult&);
void takeRun(Turn&, const SegmentResult&);
/// Fumble, touchdown or dead ball of a run with a carrier; false if the play goes on.
bool carrierRunEnded(Turn&, const SegmentResult&);
/// The clause that refuses stops past the line and on returns: TAP-SW-5, SW-7 or KO-11.
[[nodiscard]] std::string_view noStopsClause(const State&);
[[nodiscard]] const Note* lastNote(const SegmentResult&, std::string_view kind);

// fumble.cpp: S18 (chapter 22)
void startFumble(Turn&, const Note& closed);
void describeCoin(const State&, Prompt&);
Refusal decideCoin(Turn&, const Decision&);
void expireCoin(Turn&, ClockName);
Refusal fumbleCoinFell(Turn&, const Chance&);

// spotting.cpp, scoring.cpp, downs.cpp: from the dead ball to the next play (23, 31, 32)
[[nodiscard]] Distance officialSpot(const State&, Spot front, Side);
void playDead(Turn&, DeadBall);
void resolve(Turn&, const DeadBall&);  ///< without flags: score, spot, down, next phase
void newSeries(State&, Side, Distance spot);
void scoreTouchdown(Turn&, const DeadBall&);
void scoreSafety(Turn&, const DeadBall&);
void countDown(Turn&, const DeadBall&);
void addPoints(Turn&, Side, int points);

// penalties.cpp: S19 (chapter 29)
void describeDead(const State&, Prompt&);
Refusal decideDead(Turn&, const Decision&);
void expireDead(Turn&, ClockName);
Refusal callTooManyMen(Turn&, Side);
Refusal callDelay(Turn&, Side);
Refusal callInterference(Turn&, Side, DecisionKind);
Refusal noCall(Turn&, Side);
Refusal openCall(const State&);  ///< a snap, kick or roll waits (TAP-PE-7)
void callsExpired(Turn&);
[[nodiscard]] std::vector<DecisionKind> callsFor(const State&, Side);
void reviewPlay(Turn&, const DeadBall&);
[[nodiscard]] bool beforeSnap(const State&);

// kick_declare.cpp: K0; kickoff.cpp: K1 to K4 (chapters 9, 11)
void startKick(Turn&, Side kicking, PlayKind);
void describeKickDeclare(const State&, Prompt&);
Refusal decideKickDeclare(Turn&, const Decision&);
void expireKickDeclare(Turn&, ClockName);
void startKickLineUp(Turn&, Phase);
/// Seconds, as printed, of the receivers' first part of what is left; the kickers' part is set.
[[nodiscard]] double receivingShare(Turn&);
void describeKickLineUp(const State&, Prompt&);
Refusal decideKickLineUp(Turn&, const Decision&);
void expireKickLineUp(Turn&, ClockName);
void describeKickReady(const State&, Prompt&);
Refusal decideKickReady(Turn&, const Decision&);
void expireKickReady(Turn&, ClockName);
void kickRunEnded(Turn&, const SegmentResult&);
void describeKickDecide(const State&, Prompt&);
Refusal decideKickDecide(Turn&, const Decision&);
void expireKickDecide(Turn&, ClockName);
Refusal earlyTouchback(Turn&, Side);
/// The named returner, or who the book takes where none was named. TAP-KO-6, PU-7.
void settleReturner(Turn&, Side);

// kick_return.cpp: K5, K6 and P6, P7
void placeReturner(Turn&, FigureId, FieldPoint);  ///< TAP-KO-9, PU-13
void startReturnPivots(Turn&);
void describeReturnPivot(const State&, Prompt&);
Refusal decideReturnPivot(Turn&, const Decision&);
void expireReturnPivot(Turn&, ClockName);
void describeCoverPivot(const State&, Prompt&);
Refusal decideCoverPivot(Turn&, const Decision&);
void expireCoverPivot(Turn&, ClockName);

// onside.cpp: N0, N2 to N7 (chapter 10)
void startOnside(Turn&);
void describeOnsideRoll(const State&, Prompt&);
Refusal decideOnsideRoll(Turn&, const Decision&);
void expireOnsideRoll(Turn&, ClockName);
Refusal onsideRollFell(Turn&, const Chance&);
void startSecondRoll(Turn&);
void describeOnsideReceive(const State&, Prompt&);
Refusal decideOnsideReceive(Turn&, const Decision&);
void expireOnsideReceive(Turn&, ClockName);
void describeOnsideKick(const State&, Prompt&);
Refusal decideOnsideKick(Turn&, const Decision&);
void expireOnsideKick(Turn&, ClockName);
void describeOnsideReady(const State&, Prompt&);
Refusal decideOnsideReady(Turn&, const Decision&);
void expireOnsideReady(Turn&, ClockName);
void looseRunEnded(Turn&, const SegmentResult&);
void describeOnsideDecide(const State&, Prompt&);
Refusal decideOnsideDecide(Turn&, const Decision&);
void expireOnsideDecide(Turn&, ClockName);

// punt.cpp: P2 to P5 (chapter 25)
Refusal declarePunt(Turn&);
Refusal declareFake(Turn&, Side);
void describePuntStop(const State&, Prompt&);
Refusal decidePuntStop(Turn&, const Decision&);
void expirePuntStop(Turn&, ClockName);
void describePuntLanding(const State&, Prompt&);
Refusal decidePuntLanding(Turn&, const Decision&);
void expirePuntLanding(Turn&, ClockName);

// field_goal.cpp: F0 (chapter 26)
Refusal declareFieldGoal(Turn&);
void describeFieldGoal(const State&, Prompt&);
Refusal decideFieldGoal(Turn&, const Decision&);
void expireFieldGoal(Turn&, ClockName);
Refusal fieldGoalFell(Turn&, const Chance&);

// extra_point.cpp: X0, X1; two_point.cpp (chapters 27, 28)
void startTry(Turn&, Side);
void describeTryChoice(const State&, Prompt&);
Refusal decideTryChoice(Turn&, const Decision&);
void expireTryChoice(Turn&, ClockName);
void describeTryRoll(const State&, Prompt&);
Refusal decideTryRoll(Turn&, const Decision&);
void expireTryRoll(Turn&, ClockName);
Refusal tryRollFell(Turn&, const Chance&);
void startTwoPoint(Turn&);
void afterTry(Turn&, int points, Side);

// overtime.cpp: O1 to O4 (chapter 34)
void startOvertime(Turn&);
void startOvertimePlay(Turn&, bool breakDue);
void overtimePlayOver(Turn&, const DeadBall&);
void overtimeLost(Turn&, Side winner);
void overtimeYards(Turn&, Side, Distance);

// chance.cpp (chapter 3)
Refusal diceFell(Turn&, const Chance&, int& total);
Refusal coinFell(Turn&, const Chance&, CoinFace& face);

// modes.cpp (chapter 36)
Refusal pauseGame(Turn&, const Decision&);
void takeOver(Turn&);

}  // namespace thrum::tap
