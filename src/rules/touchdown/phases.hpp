#pragma once

#include "turn.hpp"

// The handlers of the phases, by file, and the steps that files call of each other.
namespace thrum::touchdown {

// before_game.cpp: chapter 2
void describeHomeField(const State&, Prompt&);
void homeFieldFell(Turn&, const Chance&);
void describeStrengths(const State&, Prompt&);
Refusal decideStrengths(Turn&, const Decision&, Side);
void describeTossCall(const State&, Prompt&);
Refusal decideTossCall(Turn&, const Decision&, Side);
void describeToss(const State&, Prompt&);
void tossFell(Turn&, const Chance&);
void describeTossChoice(const State&, Prompt&);
Refusal decideTossChoice(Turn&, const Decision&, Side);

// normal_play.cpp: chapter 4, and who may do what to a roll
void describeCall(const State&, Prompt&);
Refusal decideCall(Turn&, const Decision&, Side);
void describeDefenseCall(const State&, Prompt&);
Refusal decideDefenseCall(Turn&, const Decision&, Side);
void describeRoll(const State&, Prompt&);
void rollFell(Turn&, const Chance&);
void describeStrength(const State&, Prompt&);
Refusal decideStrength(Turn&, const Decision&, Side);
void describeReroll(const State&, Prompt&);
Refusal decideReroll(Turn&, const Decision&, Side);
void describeCancel(const State&, Prompt&);
Refusal decideCancel(Turn&, const Decision&, Side);

// run_back.cpp: chapter 15
void startRunBack(Turn&, Side, int line, ReturnKind);
void rollRunBack(Turn&);
void describeRunBackChoice(const State&, Prompt&);
Refusal decideRunBackChoice(Turn&, const Decision&, Side);
void describeRunBackRoll(const State&, Prompt&);
void runBackFell(Turn&, const Chance&);
void describeRunBackCancel(const State&, Prompt&);
Refusal decideRunBackCancel(Turn&, const Decision&, Side);

// kicks.cpp: chapters 12, 13, 16
void describeKickoff(const State&, Prompt&);
Refusal decideKickoff(Turn&, const Decision&, Side);
void describeKickoffRoll(const State&, Prompt&);
void kickoffFell(Turn&, const Chance&);
void describeOnsideRoll(const State&, Prompt&);
void onsideFell(Turn&, const Chance&);
void declarePunt(Turn&);
void describePuntRoll(const State&, Prompt&);
void puntFell(Turn&, const Chance&);
void declareFieldGoal(Turn&);
void describeFieldGoalRoll(const State&, Prompt&);
void fieldGoalFell(Turn&, const Chance&);

// tries.cpp: chapter 17
void describeTryChoice(const State&, Prompt&);
Refusal decideTryChoice(Turn&, const Decision&, Side);
void describeTryKickRoll(const State&, Prompt&);
void tryKickFell(Turn&, const Chance&);
void startTry(Turn&, Side);
void endTwoPoint(Turn&, bool good);

// settle.cpp: chapters 3 and 14
/// The play is decided: ball, downs, score. Clause: TDM-14.5.
void moveBall(Turn&, int yards);
/// A fumble or an interception. Clauses: TDM-8.2 to 8.6, TDM-9.2 to 9.5.
/// @param holder  who lost the ball; @param at  the place in his own yards
void loseBall(Turn&, Side holder, int at, ReturnKind, const Outcome&);
void scoreTouchdown(Turn&, Side, std::string_view clause);
void safety(Turn&, Side scoredUpon, std::string_view clause);
/// First and ten for a side at a place in its own yards.
void firstAndTen(Turn&, Side, int ball, std::string_view clause);
void touchback(Turn&, Side, std::string_view clause);
void addPoints(Turn&, Side, int points);
/// Of a run back, a punt, a field goal: what counts is counted now. Clause: TDM-3.2.
void closePlay(Turn&);
void kickoffBy(Turn&, Side);
/// A new play, kick or try begins. Clears what belonged to the one before.
void begin(Turn&, Phase);
void startOfGame(Turn&, Side kicker);

}  // namespace thrum::touchdown
