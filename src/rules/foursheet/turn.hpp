#pragma once

#include <thrum/rules/foursheet/game.hpp>
#include <thrum/rules/foursheet/revealed.hpp>

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// One input being worked on, and what all chapters share while they do.
namespace thrum::foursheet {

using Refusal = std::optional<RuleViolation>;

/// Tokens with a job of their own. Clauses: FSS-17.1, 18.1.
inline constexpr int kKeyer = 6;
inline constexpr int kFreeSafety = 11;

/// What a play costs on the clock, collected while it goes. Clauses: FSS-26.2 to 26.4.
struct Elapsed {
    int stretch = 0;  ///< the lowest of what describes the play itself; 0: nothing yet
    int returns = 0;  ///< comes on top
    bool nothing = false;
    void note(int seconds) {
        if (stretch == 0 || seconds < stretch)
            stretch = seconds;
    }
};

/// The next state as it grows, and the events that led there.
///
/// A play is gone through from its start with everything that fell since. Where a die or an answer
/// is missing, `waiting` is set and says what is asked; from then on every die shows its lowest
/// face, no event counts, and the state is thrown away. So chapters read like the book and ask
/// nobody whether the dice are there; only a loop has to stop.
struct Turn {
    explicit Turn(State state) : s{std::move(state)} {}

    State s;
    std::vector<Event> events{};
    std::size_t next = 0;  ///< of the fallen
    bool waiting = false;
    Phase phase = Phase::Roll;  ///< while waiting
    Awaited awaited{};
    Side roller = Side::Home;
    Elapsed elapsed{};
    bool incomplete = false;  ///< the play was an incompletion (FSS-26.6)
    bool hurt = false;        ///< somebody was (FSS-26.7)

    Event& emit(EventKind kind, std::string_view clause);

    [[nodiscard]] int die(std::string_view purpose, DieKind kind);
    template <std::size_t N>
    [[nodiscard]] std::array<int, N> dice(std::string_view purpose,
                                          const std::array<DieKind, N>& kinds) {
        std::array<int, N> faces{};
        roll(purpose, kinds, faces);
        return faces;
    }
    /// One of `answers`; the first while waiting.
    [[nodiscard]] DecisionKind ask(Phase at,
                                   Side side,
                                   std::string_view purpose,
                                   const std::vector<DecisionKind>& answers,
                                   std::optional<int> ballThere);
    [[nodiscard]] Zone askZone(Side side, const std::vector<Zone>& zones);

private:
    /// Something fell that cannot have fallen: only in a state that was put together wrong.
    void breakOff();
    void roll(std::string_view purpose, std::span<const DieKind> kinds, std::span<int> faces);
    Event m_unheard{};
};

inline constexpr std::array kTwoDice{DieKind::A, DieKind::B};
inline constexpr std::array kFiveDice{
    DieKind::D20, DieKind::D12, DieKind::D10, DieKind::A, DieKind::B};

/// The roll of all five dice. Clause: FSS-1.2.
struct FiveDice {
    int d20 = 1;
    int d12 = 1;
    int d10 = 0;
    int a = 1;
    int b = 1;
    [[nodiscard]] int sum() const { return a + b; }
    [[nodiscard]] bool doubles() const { return a == b; }
};
[[nodiscard]] FiveDice rollFive(Turn& turn, std::string_view purpose);
[[nodiscard]] int rollSum(Turn& turn, std::string_view purpose);
/// The d10 of yards in codes. Clause: FSS-1.4.
[[nodiscard]] int yardageDie(Turn& turn, int mainD10);

// --- men.cpp: who plays and what he is worth

struct Man {
    Side side{};
    Unit unit{};
    int token = 1;
    bool operator==(const Man&) const = default;
};
[[nodiscard]] const Player& playerOn(const State& state, const Man& man);
/// With what an injury costs who has no substitute. Clause: FSS-24.3.
[[nodiscard]] int ratingOn(const State& state, const Man& man, Rating rating, int more = 0);
/// 0 to 3. Clause: FSS-25.1.
[[nodiscard]] int tiredness(const State& state, const Man& man);
void touch(Turn& turn, const Man& man);

// --- clock.cpp: chapter 26

/// Takes the time of the play off the clock.
void runClock(Turn& turn, int secondsAtSnap);
[[nodiscard]] Refusal callTimeOut(Turn& turn, Side side);

// --- frame.cpp: downs, scores, quarters (chapter 27)

enum class Ending : std::uint8_t {
    Dead,       ///< the ball lies at `spot`, `side` has it
    Void,       ///< the down is repeated
    Touchdown,  ///< of `side`
    Safety,     ///< against `side`
    Touchback,  ///< for `side`
    FieldGoal,  ///< good, of `side`; the point of a try as well
    MissedTry
};
/// What a play came to before penalties; `spot` is counted from the goal line of `side`.
struct Outcome {
    Ending ending = Ending::Dead;
    Side side{};
    int spot = 0;
    bool fresh = false;      ///< a new series for `side` whoever had the ball
    bool firstDown = false;  ///< by a penalty
    int kickoffYards = 0;    ///< marked off on the kickoff after a score
};
[[nodiscard]] Outcome deadAt(Side side, int spot);
/// A dead ball on a scrimmage down: goal lines are looked at. Clauses: FSS-10.5, 11.4.
[[nodiscard]] Outcome carriedTo(Side side, int spot);
void settle(Turn& turn, const Outcome& outcome);
void finishPlay(Turn& turn, const Outcome& outcome, int secondsAtSnap);
/// A side has the ball in a new series.
void givesBall(Turn& turn, Side to, int ball, std::string_view clause);
void startKickoff(Turn& turn, Side kicking, bool freeKick);
/// Opens the next phase: the quarter's end comes first.
void goOn(Turn& turn, Phase phase);
void endQuarter(Turn& turn);

// --- penalty.cpp: chapter 15

/// A flag, still to be accepted. Spots are counted from the goal line of the play's offense.
struct Flag {
    enum class From : std::uint8_t {
        Los,   ///< cancels the play, the down is repeated
        End,   ///< the play stands
        Spot,  ///< `spot`
    };
    Foul foul{};
    Side against{};
    int yards = 0;
    From from = From::Los;
    int spot = 0;
    bool firstDown = false;
    std::string_view clause = "FSS-15.4";
};
/// Never more than half the distance. Clause: FSS-15.4.
[[nodiscard]] constexpr int markedOff(int yards, int distance) {
    return yards < distance / 2 ? yards : distance / 2;
}
/// Asks the offended coach; the outcome with the penalty where he accepts.
[[nodiscard]] Outcome afterFlag(Turn& turn, const Flag& flag, Outcome outcome);
/// Penalties of result codes. Nothing if the play is void by offsetting fouls.
[[nodiscard]] bool offsetting(Turn& turn);

// --- injury.cpp: chapter 24

void checkInjury(Turn& turn, const std::optional<Man>& man, std::string_view clause);
/// One more play or possession is over: who may come back.
void healed(State& state);
/// Fatigue of defenders in the fourth quarter. Clause: FSS-25.2.
[[nodiscard]] bool mustRest(const State& state, Side side, const Player& player);
void countFielded(Turn& turn, Side defense, Unit unit);
void possessionEnded(Turn& turn, Side offense);

// --- returns.cpp: chapter 29

struct ReturnRun {
    enum class Kind : std::uint8_t { Kickoff, Punt, LooseBall };
    Kind kind = Kind::Kickoff;
    Side side{};      ///< that returns
    Unit unit{};      ///< its men
    Unit coverage{};  ///< the other side's
    Placement zones{};
    int returner = 10;            ///< token
    std::optional<int> second{};  ///< carries the ball on a 20
    int from = 0;                 ///< yards from the own goal line, 0 or less: in the end zone
};
[[nodiscard]] Outcome runReturn(Turn& turn, const ReturnRun& run);
/// A row of a table for a d12 of 9; nothing: no foul.
[[nodiscard]] std::optional<KickFoul> rolledFoul(Turn& turn, const KickFoulTable& table);
/// Who was in on a kick may be hurt. Clause: FSS-30.4. @param d10  of the main roll
void injuryOnKick(Turn& turn, int d10, Unit kicking, Unit defending);
[[nodiscard]] WeirdPlay rolledWeird(Turn& turn);
/// A code of context T or K in yards. @param d10  of the main roll
[[nodiscard]] int codeYards(Turn& turn, const ResultCode& code, int d10, int toGoalLine);
/// A blocked kick rolls behind the line. Clause: FSS-30.8.
[[nodiscard]] Outcome blockedKick(Turn& turn, Unit kicking, Unit defending);
/// The void play of the chart. Clause: FSS-33.1.
[[nodiscard]] Outcome voidPlay(Turn& turn, bool noTime);
[[nodiscard]] int rushersIn(const Placement& zones);
/// A ball that was won. @param d20Max  a return is allowed on this or less
[[nodiscard]] Outcome looseBall(
    Turn& turn, const Man& man, const Man& covering, int from, int d20Max, bool intercepted);

// --- fumble.cpp: chapter 13

struct LooseAt {
    Side side{};  ///< that lost it
    Unit unit{};
    Unit otherUnit{};
    int spot = 0;  ///< from the goal line of `side`
    int keeps = 35;
    bool outAgain = false;  ///< a d12 of 12 is rolled again
    bool snapped = true;    ///< recovering it goes on with the series of downs
};
/// The d20 against the man's Fm. Clause: FSS-13.1.
[[nodiscard]] bool fumbles(Turn& turn, const Man& man, std::string_view clause);
[[nodiscard]] Outcome recovery(Turn& turn, const LooseAt& loose);

// --- the plays

void playKickoff(Turn& turn);
void playScrimmage(Turn& turn);
void playPunt(Turn& turn);
void playPlaceKick(Turn& turn);
/// Goes through the play under way.
[[nodiscard]] Step gone(const State& base);

/// What is wrong with a state before the play under way is gone through.
[[nodiscard]] std::optional<StateProblem> badCallsOf(const State& state);

// --- dispatcher.cpp

struct PhaseRow {
    Phase phase = Phase::Toss;
    PromptKind kind = PromptKind::Decision;
    void (*describe)(const State&, Prompt&) = nullptr;
    Refusal (*decide)(Turn&, const Decision&) = nullptr;
    Refusal (*chance)(Turn&, const Chance&) = nullptr;
};
[[nodiscard]] const PhaseRow& rowOf(Phase phase);
/// E-FSS-PHASE or what the book says to this decision at another moment.
[[nodiscard]] RuleViolation wrongMoment(const State& state, const Decision& decision);

void describeToss(const State& state, Prompt& prompt);
Refusal decideToss(Turn& turn, const Decision& decision);
Refusal coinFell(Turn& turn, const Chance& chance);
void describeCoin(const State& state, Prompt& prompt);
void describeTossChoice(const State& state, Prompt& prompt);
Refusal decideTossChoice(Turn& turn, const Decision& decision);
void describeWind(const State& state, Prompt& prompt);
Refusal windFell(Turn& turn, const Chance& chance);
void describeChooseKick(const State& state, Prompt& prompt);
Refusal decideChooseKick(Turn& turn, const Decision& decision);
void describePlaceReceivers(const State& state, Prompt& prompt);
Refusal decidePlaceReceivers(Turn& turn, const Decision& decision);
void describeCall(const State& state, Prompt& prompt);
Refusal decideCall(Turn& turn, const Decision& decision);
void describeSetDefense(const State& state, Prompt& prompt);
Refusal decideSetDefense(Turn& turn, const Decision& decision);
void describeNamePunt(const State& state, Prompt& prompt);
Refusal decideNamePunt(Turn& turn, const Decision& decision);
void describeAudible(const State& state, Prompt& prompt);
Refusal decideAudible(Turn& turn, const Decision& decision);
void describeTimeOut(const State& state, Prompt& prompt);
Refusal decideTimeOut(Turn& turn, const Decision& decision);
/// A decision the play under way asked for.
void describeAwaited(const State& state, Prompt& prompt);
Refusal decideAwaited(Turn& turn, const Decision& decision);
Refusal diceFell(Turn& turn, const Chance& chance);

/// The call and everything that belongs to one snap is forgotten.
void clearCalls(State& state);
/// All is revealed: the play begins. `turn` then holds what came of it so far.
void snapIt(Turn& turn, PlayKind kind);
/// "the rest of this half". Clause: FSS-24.2.
[[nodiscard]] std::string_view durationText(OutFor out);
/// Sends men in. Clauses: FSS-24.3, 26.7.
[[nodiscard]] Refusal substitute(
    Turn& turn, Side side, Unit unit, const std::vector<SentIn>& men, Pace pace);
[[nodiscard]] Expected<Placement, RuleViolation> placedAll(const std::vector<TokenZone>& zones);
[[nodiscard]] std::vector<TokenZone> listed(const Placement& placement);
/// Null, or the refusal of a card the offense may not lay. Clauses: FSS-6.1, 7.3.
[[nodiscard]] Refusal badCard(const State& state, Formation formation, int number);
/// The card must be there.
[[nodiscard]] const Card& cardOf(const State& state, Formation formation, int number);

void want(Prompt& prompt, DecisionKind kind);
Option& offer(Prompt& prompt, DecisionKind kind);

}  // namespace thrum::foursheet
