#include "turn.hpp"

#include <thrum/rules/tap/game_clock.hpp>

#include <algorithm>
#include <array>

// Clauses: chapter 35 (TM), TAP-GL-2, GL-4, MD-2, MD-6; D15 to D20.
namespace thrum::tap {
namespace {

/// What a clock says when its time is used up: the clause and message of a late action, and
/// what happens.
struct ClockRule {
    ClockName name = ClockName::Game;
    std::string_view clause;
    std::string_view text;
    Expiry onExpiry = Expiry::None;
};

constexpr std::string_view kWindowUp = THRUM_TEXT("the {seconds} seconds are up.");

constexpr std::array kClockRules{
    ClockRule{ClockName::Game, "TAP-GL-6", THRUM_TEXT("the half is over."), Expiry::HalfEnds},
    ClockRule{ClockName::Halftime, "TAP-GL-7", kWindowUp, Expiry::SecondHalf},
    ClockRule{ClockName::Break, "TAP-CP-1", kWindowUp, Expiry::LineUp},
    ClockRule{ClockName::AfterScore, "TAP-TM-3", kWindowUp, Expiry::DelayCallable},
    ClockRule{ClockName::TryDecision, "TAP-XP-1", kWindowUp, Expiry::ExtraPointRolled},
    ClockRule{ClockName::KickDeclare, "TAP-KO-2", kWindowUp, Expiry::Kickoff},
    ClockRule{ClockName::DefensePreplace, "TAP-MD-5", kWindowUp, Expiry::Closes},
    ClockRule{ClockName::KickPreplace, "TAP-MD-5", kWindowUp, Expiry::Closes},
    ClockRule{ClockName::OffenseLineup,
              "TAP-LO-12",
              THRUM_TEXT("{seconds} seconds are up."),
              Expiry::DelayCallable},
    ClockRule{ClockName::DefenseAfterSet,
              "TAP-LD-5",
              THRUM_TEXT("the defense's {seconds} seconds are up."),
              Expiry::Ready},
    ClockRule{ClockName::ReceivingAfterSet, "TAP-KO-4", kWindowUp, Expiry::Ready},
    ClockRule{ClockName::Motion, "TAP-PS-3", kWindowUp, Expiry::Closes},
    ClockRule{ClockName::Match, "TAP-PS-5", kWindowUp, Expiry::Closes},
    ClockRule{ClockName::Announce, "TAP-PS-6", kWindowUp, Expiry::Quarterback},
    ClockRule{ClockName::Snap, "TAP-PS-8", kWindowUp, Expiry::RefereeSwitchesOn},
    ClockRule{ClockName::Stoppage, "TAP-SW-6", kWindowUp, Expiry::Closes},
    ClockRule{ClockName::StoppageDefense, "TAP-SW-6", kWindowUp, Expiry::Closes},
    ClockRule{ClockName::Pass, "TAP-PA-10", kWindowUp, Expiry::QuarterbackKeeps},
    ClockRule{ClockName::PassDefense, "TAP-PA-12", kWindowUp, Expiry::Closes},
    ClockRule{ClockName::AfterTouch, "TAP-SW-6", kWindowUp, Expiry::Closes},
    ClockRule{ClockName::AfterTouchOther, "TAP-SW-6", kWindowUp, Expiry::Closes},
    ClockRule{ClockName::FumbleRecover, "TAP-SW-6", kWindowUp, Expiry::Closes},
    ClockRule{ClockName::FumbleOther, "TAP-SW-6", kWindowUp, Expiry::Closes},
    ClockRule{ClockName::Restart, "TAP-SW-9", kWindowUp, Expiry::RefereeSwitchesOn},
    ClockRule{ClockName::ReturnDecision, "TAP-KO-8", kWindowUp, Expiry::Touchback},
    ClockRule{ClockName::ReturnPivots, "TAP-KO-10", kWindowUp, Expiry::Closes},
    ClockRule{ClockName::CoverPivots, "TAP-KO-10", kWindowUp, Expiry::Closes},
    ClockRule{ClockName::OnsidePivots, "TAP-ON-9", kWindowUp, Expiry::Closes},
    ClockRule{ClockName::PuntReturnPivots, "TAP-PU-15", kWindowUp, Expiry::Closes},
    ClockRule{ClockName::PuntCoverPivots, "TAP-PU-15", kWindowUp, Expiry::Closes},
    ClockRule{ClockName::PenaltyCall,
              "TAP-PE-7",
              THRUM_TEXT("the {seconds} seconds for a call are up."),
              Expiry::NoCall},
    ClockRule{ClockName::PenaltyDecision, "TAP-PE-10", kWindowUp, Expiry::BetterOption},
    ClockRule{ClockName::TossChoice, "TAP-CT-2", kWindowUp, Expiry::Receive},
    ClockRule{ClockName::Roll, "TAP-ON-3", kWindowUp, Expiry::RefereeRolls},
    ClockRule{ClockName::Coin, "TAP-FU-2", kWindowUp, Expiry::RefereeFlips},
    ClockRule{ClockName::Handover, "TAP-MD-6", kWindowUp, Expiry::WindowOpens}};

const ClockRule& ruleOf(ClockName name) {
    const auto at = std::ranges::find(kClockRules, name, &ClockRule::name);
    THRUM_ASSERT(at != kClockRules.end());
    return *at;
}

bool isWindow(ClockName name) {
    return name != ClockName::Game && name != ClockName::AfterScore &&
           name != ClockName::PenaltyCall;
}

// A try belongs to the play that brought the touchdown. TAP-GL-6.
bool playUnderWay(const State& state) {
    return underWay(state) || state.tryKind != TryKind::None;
}

// Whether time cannot pass the end of this clock without its expiry. TAP-TM-1.
bool closesInTime(const State& state, const Clock& clock) {
    if (!clock.running || clock.policy != ClockPolicy::Enforced ||
        clock.name == ClockName::PenaltyCall)
        return false;
    // TAP-GL-6: a play that was switched on is completed
    return clock.name != ClockName::Game || !playUnderWay(state);
}

}  // namespace

bool enforced(const State& state) {
    return modeRules(state).clocks == ClockUse::Enforced;
}

int clockScale(const State& state, std::optional<Side> side) {
    return side ? state.clockScalePercent[indexOf(*side)] : 100;
}

const Clock* findClock(const State& state, ClockName name) {
    const auto at = std::ranges::find(state.clocks, name, &Clock::name);
    return at == state.clocks.end() ? nullptr : &*at;
}
Clock* findClock(State& state, ClockName name) {
    const auto at = std::ranges::find(state.clocks, name, &Clock::name);
    return at == state.clocks.end() ? nullptr : &*at;
}

std::optional<int> gameClockMs(const State& state) {
    const Clock* clock = findClock(state, ClockName::Game);
    return clock == nullptr ? std::nullopt : std::optional<int>{clock->msLeft};
}

void startClock(Turn& turn, ClockName name, std::optional<Side> side) {
    startClock(turn, name, clockSeconds(turn.s, name), side);
}

void startClock(Turn& turn, ClockName name, double seconds, std::optional<Side> side) {
    stopClock(turn, name);
    const int scale = clockScale(turn.s, side);
    if (scale == 0)
        return;
    Clock clock;
    clock.name = name;
    clock.msLeft = millis(seconds * scale / 100.0);
    clock.side = side;
    if (name != ClockName::Game && !enforced(turn.s))
        clock.policy = ClockPolicy::Advisory;
    turn.s.clocks.push_back(clock);
}

void stopClock(Turn& turn, ClockName name) {
    std::erase_if(turn.s.clocks, [&](const Clock& clock) { return clock.name == name; });
}

void stopWindowClocks(Turn& turn) {
    std::erase_if(turn.s.clocks, [](const Clock& clock) { return isWindow(clock.name); });
}

Refusal late(const State& state, int ms) {
    for (const Clock& clock : state.clocks) {
        if (!closesInTime(state, clock) || ms < clock.msLeft)
            continue;
        const ClockRule& rule = ruleOf(clock.name);
        return violation(
            rule.clause, rule.text, {{"seconds", secondsText(state, clock.name, clock.side)}});
    }
    return std::nullopt;
}

const Clock* endsBefore(const State& state, const Clock& clock) {
    const Clock* first = nullptr;
    for (const Clock& other : state.clocks) {
        if (closesInTime(state, other) && other.msLeft < clock.msLeft &&
            (first == nullptr || other.msLeft < first->msLeft))
            first = &other;
    }
    return first;
}

void spendGameClock(Turn& turn, int ms) {
    Clock* clock = findClock(turn.s, ClockName::Game);
    if (clock == nullptr || !clock->running)
        return;
    clock->msLeft = std::max(0, clock->msLeft - ms);
    clock->marked = clock->marked || clock->msLeft == 0;
}

void spend(Turn& turn, int ms) {
    bool callsOver = false;
    for (Clock& clock : turn.s.clocks) {
        if (!clock.running)
            continue;
        clock.msLeft = std::max(0, clock.msLeft - ms);
        const bool up = clock.msLeft == 0 && ms > 0;
        if (up && (clock.policy == ClockPolicy::Advisory || clock.name == ClockName::Game) &&
            !clock.marked) {
            clock.marked = true;
            turn.emit(EventKind::ClockMarked,
                      clock.name == ClockName::Game ? "TAP-GL-6" : "TAP-MD-2")
                .clock = clock.name;
        }
        callsOver = callsOver || (up && clock.name == ClockName::PenaltyCall &&
                                  clock.policy == ClockPolicy::Enforced);
    }
    if (callsOver) {
        turn.s.review.mayCall = {};
        stopClock(turn, ClockName::PenaltyCall);
    }
}

void settleClocks(Turn& turn) {
    State& s = turn.s;
    const bool boardOn = rowOf(s.phase).kind == PromptKind::Run && !s.chance;
    for (Clock& clock : s.clocks) {
        switch (clock.name) {
            case ClockName::Game: {
                // TAP-GL-2: step 1 on one screen stands still unless it lies inside a break.
                const bool stepOne = s.phase == Phase::Break && s.stage == LineupStage::Preplace &&
                                     findClock(s, ClockName::Break) == nullptr;
                const bool handover = s.handover && s.mode == Mode::Hotseat;
                clock.running = s.gameClockStarted && !s.paused && !stepOne && !handover &&
                                s.tryKind != TryKind::TwoPoint && !inOvertime(s) &&
                                s.phase != Phase::Halftime && !s.over && clock.msLeft > 0;
                break;
            }
            case ClockName::AfterScore: {
                // TAP-TM-3: the 60 s stand still while a two-point try is played. D20: receivers
                // without clocks take nothing of the kickers' time.
                const bool notTheirs =
                    s.stage == LineupStage::Preplace && isKick(s) && clockScale(s, s.offense) == 0;
                clock.running = !boardOn && !s.paused && s.tryKind != TryKind::TwoPoint &&
                                !s.handover && s.phase != Phase::Dead && !notTheirs &&
                                clock.msLeft > 0;
                break;
            }
            case ClockName::Handover:
                clock.running = s.handover.has_value() && !s.paused;
                break;
            default:
                clock.running =
                    !boardOn && !s.paused && !s.handover && !(clock.marked && clock.msLeft == 0);
                break;
        }
    }
    if (s.phase == Phase::Dead && !s.review.flags.empty()) {
        // A late call stops the clock of what it interrupted.
        for (Clock& clock : s.clocks) {
            if (clock.name != ClockName::PenaltyDecision && clock.name != ClockName::Game &&
                clock.name != ClockName::Handover)
                clock.running = false;
        }
    }
}

const Clock* nextToExpire(const State& state) {
    const Clock* next = nullptr;
    for (const Clock& clock : state.clocks) {
        if (clock.running && (next == nullptr || clock.msLeft < next->msLeft))
            next = &clock;
    }
    return next;
}

Expiry onExpiry(const State& state, ClockName name) {
    if (name == ClockName::TossChoice && state.phase == Phase::OvertimeToss)
        return Expiry::DefenseFirst;
    if (name == ClockName::ReturnDecision && state.phase == Phase::OnsideDecide)
        return Expiry::Down;
    if (name != ClockName::Game && !enforced(state))
        return Expiry::Waits;
    return ruleOf(name).onExpiry;
}

}  // namespace thrum::tap
