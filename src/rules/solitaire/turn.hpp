#pragma once

#include "measure.hpp"

#include <thrum/rules/solitaire/game.hpp>

#include <optional>
#include <string_view>
#include <vector>

// One step of the game while it is made: the next state, what happened, and the chapters' doors.
namespace thrum::solitaire {

using Refusal = std::optional<RuleViolation>;

struct Turn {
    State s;
    std::vector<Event> events{};

    Event& emit(EventKind kind, std::string_view clause) {
        events.emplace_back();
        events.back().kind = kind;
        events.back().clause = clause;
        return events.back();
    }
};

/// The refusal of that clause with the book's code and text (section 22).
[[nodiscard]] RuleViolation refusal(std::string_view clause, std::string_view code);
[[nodiscard]] RuleViolation wrongMoment(std::string_view clause = "SOL-CTL-1");

/// A place somebody's team comes by: u of that team and the book's Y.
struct Place {
    Distance u{};
    Distance y{};
};
[[nodiscard]] Place placeOf(const State& s, Side side, FieldPoint at);

// dead.cpp: chapters 4, 11 and 20
enum class Loss : std::uint8_t { None, Punt, FieldGoal, Downs };
/// The ball is dead in a man's hands at `at`: a safety, or the next down from there.
void ballDead(Turn& turn, Side side, FieldPoint at, std::string_view clause);
/// First and ten, or next down, for the side that has the ball at `at`; never a safety.
void spotAt(Turn& turn, Side side, FieldPoint at, std::string_view clause);
void touchdown(Turn& turn, Side side, std::string_view clause);
void safety(Turn& turn, Side against, std::string_view clause);
void touchback(Turn& turn, Side side);
/// The try is over without points (or with them, told before).
void tryOver(Turn& turn, int points, std::string_view clause);
void fieldGoalGood(Turn& turn);
/// Line and Y stay, the next down. Clause: SOL-LOS-3.
void nextDownSamePlace(Turn& turn);
void newSeries(Turn& turn, Side side, Distance u, Distance y);
void countPlay(Turn& turn);
/// To whatever is due: the next down, a kick, the end of a quarter.
void afterPlay(Turn& turn);
[[nodiscard]] Distance official(const RulesData& rules, Distance u);
[[nodiscard]] Distance hashY(const RulesData& rules, Distance y);
/// Draws that were covered are told. Clause: SOL-RUN-4.
void uncover(Turn& turn);

// periods.cpp: chapters 5 to 7
void tossDue(Turn& turn);
Refusal decideToss(Turn& turn, const Decision& decision);
void coinFell(Turn& turn, CoinFace face);
Refusal callTimeout(Turn& turn, Side side);
[[nodiscard]] bool timeoutMoment(const State& s);
[[nodiscard]] bool mayCallTimeout(const State& s, Side side);
[[nodiscard]] bool quarterOver(const State& s);
void endQuarter(Turn& turn);
void overtimeGains(Turn& turn, Side side);
enum class Points : std::uint8_t { Touchdown, FieldGoal, Safety };
void overtimeScores(Turn& turn, Side side, Points points);

// kicks.cpp: chapters 8 to 10
void kickDue(Turn& turn, Side kickers, PlayKind kind);
Refusal decideKickChoice(Turn& turn, const Decision& decision);
void startKick(Turn& turn);
void kickLanded(Turn& turn, const FirstMet& met);
Refusal decideField(Turn& turn, const Decision& decision);
void putReturner(Turn& turn, FieldPoint landing, Heading heading);
Refusal decidePenalty(Turn& turn, const Decision& decision);

// calls.cpp: the call, the try
Refusal decideCall(Turn& turn, const Decision& decision);
Refusal decideTry(Turn& turn, const Decision& decision);
void startPlay(Turn& turn);
[[nodiscard]] FieldPoint kickSpot(const State& s);

// setup.cpp, lineup.cpp: chapters 12 and 13
Refusal decideSetup(Turn& turn, const Decision& decision);
[[nodiscard]] Side setupSide(const State& s);
[[nodiscard]] std::vector<FigureId> eligibleAtSnap(const State& s);
[[nodiscard]] std::optional<FigureId> centreOf(const State& s);
[[nodiscard]] std::optional<FigureId> carrierOf(const State& s);
[[nodiscard]] std::optional<FigureId> returnerOf(const State& s);
[[nodiscard]] std::optional<FigureId> punterOf(const State& s);
[[nodiscard]] std::optional<FigureId> kickerOf(const State& s);
[[nodiscard]] std::optional<FigureId> holderOf(const State& s);
[[nodiscard]] bool needsReturner(const State& s);

// stop.cpp: chapters 3, 15 and 20
void becomeCarrier(Turn& turn, FigureId id, int runTicks);
void enterStop(Turn& turn);
Refusal decideStop(Turn& turn, const Decision& decision);
Refusal decideTurns(Turn& turn, const Decision& decision, Side side);
[[nodiscard]] Refusal passRefused(const State& s);
[[nodiscard]] Refusal lateralRefused(const State& s, FigureId to);
[[nodiscard]] Refusal pitchRefused(const State& s, FigureId to);

// shot.cpp: chapters 15 to 19
Refusal decideShot(Turn& turn, const Decision& decision);
void shotFell(Turn& turn, const std::vector<double>& draws);
[[nodiscard]] int shotDraws(const State& s);

// runs.cpp, loose.cpp: what the board handed in
void runEnded(Turn& turn, const SegmentResult& result);
void ballCameLoose(Turn& turn, FieldPoint lossAt, std::string_view clause);
void looseAt(Turn& turn, FieldPoint ball, std::string_view clause);
void scatterFell(Turn& turn, double v, double distance);
void looseEnded(Turn& turn, const SegmentResult& result);
void looseOut(Turn& turn, FieldPoint at);
Refusal decideLoose(Turn& turn, const Decision& decision);
[[nodiscard]] const Note* lastNote(const SegmentResult& result, std::string_view kind);

}  // namespace thrum::solitaire
