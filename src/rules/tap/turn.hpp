#pragma once

#include "measure.hpp"

#include <thrum/rules/clause.hpp>
#include <thrum/rules/tap/game.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// One input being worked on, and what all chapters share while they do.
namespace thrum::tap {

using Refusal = std::optional<RuleViolation>;

/// The next state as it grows, and the events that led there. A refusal throws the turn away.
struct Turn {
    State s;
    std::vector<Event> events{};
    std::optional<Side> actor{};  ///< whose window this input closes, for the handover (TAP-MD-6)

    Event& emit(EventKind kind, std::string_view clause = "");
};

/// "12" with the number sign's number for a message.
[[nodiscard]] TextArgument figureArg(const State& state, std::string_view name, FigureId id);
[[nodiscard]] std::string teamName(const State& state, Side side);
[[nodiscard]] std::string sideWord(const State& state, Side side);  ///< offense or defense

[[nodiscard]] inline bool oneScreen(const State& state) {
    return state.mode != Mode::Solitaire;
}
[[nodiscard]] inline const RulesData::ModeRules& modeRules(const State& state) {
    return state.rules->modes.of(state.mode);
}
[[nodiscard]] inline bool isPunt(const State& state) {
    return state.playFacts.kind == PlayKind::Punt && !state.playFacts.fakeDeclared;
}
[[nodiscard]] inline bool isKick(const State& state) {
    return state.playFacts.kind == PlayKind::Kickoff || state.playFacts.kind == PlayKind::Onside ||
           state.playFacts.kind == PlayKind::SafetyKick;
}
[[nodiscard]] inline Side kickingSide(const State& state) {
    return isKick(state) ? other(state.offense) : state.offense;
}
[[nodiscard]] inline bool inOvertime(const State& state) {
    return state.overtime.period > 0;
}
[[nodiscard]] inline Side carrierSide(const State& state) {
    return state.carrier ? state.carrier->side() : state.offense;
}
/// From the first switch-on (or the dead ball) to the next line-up: a play that is completed even
/// if the half ends meanwhile. Clauses: TAP-GL-6, PS-9.
[[nodiscard]] bool underWay(const State& state);
[[nodiscard]] Figure* figureIn(State& state, FigureId id);
void putOnBoard(State& state, const Figure& figure);
void takeOff(State& state, FigureId id);
/// The referee takes a figure off the board, if it stands there: told, so that a replay sees it go.
void sendOff(Turn& turn, FigureId id, std::string_view clause);
/// TAP-LO-14: all figures are taken up; the play's own facts go with them.
void clearBoard(Turn& turn);

// --- timing.cpp: clocks (chapter 35) --------------------------------------------------------

[[nodiscard]] const Clock* findClock(const State& state, ClockName name);
[[nodiscard]] Clock* findClock(State& state, ClockName name);
/// How much longer a side's clocks are than printed, percent; 0: it plays without. D20.
[[nodiscard]] int clockScale(const State& state, std::optional<Side> side);
/// How long a clock of this name is, in seconds as printed; sides with slower clocks have longer
/// ones. The one table (TAP-TM-6) that clocks start from and refusals speak of.
[[nodiscard]] double clockSeconds(const State& state, ClockName name);
/// How long a side's clock of this name is, for a message: with slower clocks its true length, as
/// printed where the side plays without clocks.
[[nodiscard]] std::string secondsText(const State& state, ClockName name, std::optional<Side> side);
/// Starts a clock afresh; none if the side's windows are switched off (D20).
void startClock(Turn& turn, ClockName name, std::optional<Side> side);
/// The same with another length than `clockSeconds`, in seconds as printed.
void startClock(Turn& turn, ClockName name, double seconds, std::optional<Side> side);
void stopClock(Turn& turn, ClockName name);
/// All clocks of windows; the game clock, the 60 s after a score and the call clock stay.
void stopWindowClocks(Turn& turn);
/// What a decision's milliseconds would run into, if anything (D17).
[[nodiscard]] Refusal late(const State& state, int ms);
/// The first clock that has to expire before this one can. Clause: TAP-TM-1.
[[nodiscard]] const Clock* endsBefore(const State& state, const Clock& clock);
void spend(Turn& turn, int ms);
/// The game clock alone, for board time.
void spendGameClock(Turn& turn, int ms);
/// Sets which clocks run now: game clock, after-score clock, windows during a handover.
void settleClocks(Turn& turn);
/// The running clock with the least left.
[[nodiscard]] const Clock* nextToExpire(const State& state);
[[nodiscard]] Expiry onExpiry(const State& state, ClockName name);
[[nodiscard]] bool enforced(const State& state);

// --- dispatcher.cpp: phases (chapter 37) ----------------------------------------------------

struct PhaseRow {
    Phase phase = Phase::Setup;
    PromptKind kind = PromptKind::Decision;
    void (*describe)(const State&, Prompt&) = nullptr;
    Refusal (*decide)(Turn&, const Decision&) = nullptr;
    void (*expire)(Turn&, ClockName) = nullptr;
    Refusal (*chance)(Turn&, const Chance&) = nullptr;
    void (*run)(Turn&, const SegmentResult&) = nullptr;
};
[[nodiscard]] const PhaseRow& rowOf(Phase phase);

/// Opens a phase for one side: sets its window clock and, where due, the handover.
void enter(Turn& turn, Phase phase, Side side, std::optional<ClockName> clock);
/// The same with a clock of another length than `clockSeconds`.
void enter(Turn& turn, Phase phase, Side side, std::optional<ClockName> clock, double seconds);
/// Opens a phase without a window of its own.
void enter(Turn& turn, Phase phase);
/// The answer to a decision that does not belong to this phase.
[[nodiscard]] RuleViolation wrongMoment(const State& state, const Decision& decision);
/// What the book says to a call that the judge refused on the running board; nothing where it says
/// nothing.
[[nodiscard]] Refusal refusedCall(const State& state, const CallRuling& ruling);
/// The answer to a decision of the side whose window it is not.
[[nodiscard]] RuleViolation wrongSide(const State& state, const Decision& decision, Side due);

/// For prompts.
void want(Prompt& prompt, DecisionKind kind);
Option& offer(Prompt& prompt, DecisionKind kind);

}  // namespace thrum::tap
