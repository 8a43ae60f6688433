#pragma once

#include <thrum/core/figure_id.hpp>
#include <thrum/core/shared.hpp>
#include <thrum/rules/mode.hpp>
#include <thrum/rules/touchdown/resolve.hpp>

#include <array>
#include <optional>
#include <string>
#include <vector>

/// A game of Touchdown-A-Minute as plain values. Places are whole yards from the goal line of the
/// team that has the ball (chapter 0.1, D90).
namespace thrum::touchdown {

inline constexpr int kGoal = 100;        ///< the goal line that is attacked, in own yards
inline constexpr int kSeriesYards = 10;  ///< TDM-14.1
inline constexpr int kDowns = 4;
inline constexpr int kOwnTwenty = 20;  ///< TDM-12.4, which has no key of its own

/// Tables beside the rules file: none.
struct Data {
    bool operator==(const Data&) const = default;
};

struct Team {
    std::string id{};
    std::string name{};
    std::string shortName{};
    std::string color{"#1f3a6e"};   ///< "#rrggbb"
    std::string second{"#ffffff"};  ///< its other color
    std::optional<Die> strength{};  ///< what its coaches usually choose
    bool operator==(const Team&) const = default;
};

/// Where a game stands. Steps of a normal play: chapter 4.
enum class Phase : std::uint8_t {
    HomeField,        ///< a coin says who is at home (TDM-2.2)
    Strengths,        ///< both choose, sealed (TDM-2.1)
    TossCall,         ///< TDM-2.3
    Toss,             ///< the coin
    TossChoice,       ///< kick or receive
    Kickoff,          ///< deep or onside (TDM-16.6)
    KickoffRoll,      ///< dice of a deep kick
    OnsideRoll,       ///< dice of an onside kick
    FreeKickRoll,     ///< dice after a safety (TDM-16.5)
    Call,             ///< steps 1 and 2, sealed
    DefenseCall,      ///< step 3, sealed
    Roll,             ///< step 4: six dice
    OffenseStrength,  ///< step 6
    DefenseStrength,  ///< step 7
    Reroll,           ///< step 8
    Cancel,           ///< step 9
    RunBackChoice,    ///< step 10 and kicks: run back, or what there is instead
    RunBackRoll,      ///< four dice of a run back
    RunBackCancel,    ///< which gains of a run back go
    PuntRoll,
    FieldGoalRoll,
    TryChoice,  ///< TDM-17
    TryKickRoll,
    Over
};
[[nodiscard]] std::span<const EnumName<Phase>> namesOf(Phase);

enum class CoinFace : std::uint8_t { Heads, Tails };
[[nodiscard]] std::span<const EnumName<CoinFace>> namesOf(CoinFace);

/// A normal play from the reveal of both calls until the next decision after it.
struct PlayRoll {
    Side offense = Side::Home;
    Die red = Die::RI;
    Die blue = Die::SR;
    std::vector<int> faces{};            ///< W1 W2 W3 W4 red blue; empty before the roll
    std::vector<std::string> results{};  ///< what shows, then what strengths added
    std::array<bool, 2> strengthUsed{};  ///< by whom
    bool operator==(const PlayRoll&) const = default;
};

enum class ReturnKind : std::uint8_t { Fumble, Interception, Punt, Kickoff };
[[nodiscard]] std::span<const EnumName<ReturnKind>> namesOf(ReturnKind);

/// Somebody who has, or may get, the ball on a run back. Chapter 15.
struct RunBack {
    Side side = Side::Visitor;  ///< whose run back it is
    int line = 0;               ///< where he has it, from his own goal line
    ReturnKind kind = ReturnKind::Fumble;
    std::vector<int> faces{};  ///< W1 W2 W3 W4; empty before the roll
    std::vector<std::string> results{};
    bool operator==(const RunBack&) const = default;
};

struct State {
    Shared<RulesData> rules{};
    Shared<Data> data{};
    std::array<Shared<Team>, 2> teams{};
    Mode mode = Mode::Hotseat;
    bool autoCancel = false;  ///< nobody is asked which results go (TDM-5.2)

    Phase phase = Phase::Strengths;
    Side homeField = Side::Home;  ///< who is at home, whatever the sides are called
    std::array<bool, 2> strengthChosen{};
    std::array<std::optional<Die>, 2> strengths{};  ///< sealed until revealed
    bool strengthsRevealed = false;
    std::optional<CoinFace> tossCall{};
    std::optional<Side> tossWinner{};
    std::optional<Side> openingKicker{};  ///< who kicked off the first quarter

    std::array<int, 2> score{};
    int quarter = 1;  ///< one more than there are: overtime
    int play = 0;     ///< plays counted in this quarter
    Side offense = Side::Home;
    int ball = 30;
    int down = 0;  ///< 0: kicks and tries have none
    int toGo = 0;
    std::array<int, 2> strengthUses{};  ///< in this quarter
    int rerollUses = 0;                 ///< in this quarter

    bool twoPoint = false;             ///< the play is a try
    bool counting = false;             ///< the play under way counts when it is over (TDM-3.2)
    std::optional<Die> offenseCall{};  ///< sealed until the defense has called
    std::optional<PlayRoll> roll{};
    std::optional<RunBack> runBack{};
    bool noRunBack = false;  ///< the ball is dead where nobody may run it back (TDM-15)
    int playsBegun = 0;      ///< plays, kicks and tries, to tell one from the next
    std::optional<Side> winner{};
    bool over = false;
    bool operator==(const State&) const = default;
};

[[nodiscard]] constexpr std::size_t indexOf(Side side) {
    return side == Side::Home ? 0 : 1;
}
[[nodiscard]] inline int toGoal(const State& s) {
    return kGoal - s.ball;
}
[[nodiscard]] inline Side defenseOf(const State& s) {
    return other(s.offense);
}
[[nodiscard]] inline bool inOvertime(const State& s) {
    return s.quarter > s.rules->quarters;
}
[[nodiscard]] inline int playsInQuarter(const State& s) {
    return inOvertime(s) ? s.rules->overtime.plays : s.rules->playsPerQuarter;
}
/// A place in yards from Home's goal line.
[[nodiscard]] constexpr int fieldYards(int own, Side side) {
    return side == Side::Home ? own : kGoal - own;
}
[[nodiscard]] inline bool passing(const PlayRoll& roll) {
    return isPassing(roll.red);
}
[[nodiscard]] inline Reading readingOf(const State& s) {
    return readingOf(*s.rules, s.roll->results, passing(*s.roll));
}
[[nodiscard]] inline bool isKickReturn(const RunBack& back) {
    return back.kind == ReturnKind::Punt || back.kind == ReturnKind::Kickoff;
}
/// What a kick return gets besides its dice. Clause: TDM-15.7.
[[nodiscard]] inline int returnBase(const State& s, const RunBack& back) {
    if (back.kind == ReturnKind::Kickoff)
        return s.rules->kickoff.returnBase;
    return back.kind == ReturnKind::Punt ? s.rules->punt.returnBase : 0;
}

/// Score, play, quarter, offense, down, distance and place, as `situation` tells them.
struct Situation {
    std::array<int, 2> score{};
    int play = 0;
    int quarter = 1;
    Side offense = Side::Home;
    int down = 0;
    int toGo = 0;
    int ball = 0;
    bool operator==(const Situation&) const = default;
};
[[nodiscard]] Situation situationOf(const State& state);

}  // namespace thrum::touchdown
