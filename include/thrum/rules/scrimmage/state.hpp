#pragma once

#include <thrum/core/shared.hpp>
#include <thrum/rules/mode.hpp>
#include <thrum/rules/scrimmage/rules_data.hpp>

#include <array>
#include <optional>
#include <string>
#include <vector>

/// Where a game of SCRIMMAGE stands: plain values. Squares and lines are counted as the book counts
/// them, from the west and the north (D90).
namespace thrum::scrimmage {

/// Names and colors are a look (SCR-MEN1); Home is the book's Red.
struct TeamColors {
    std::string men = "#b3262e";
    std::string label = "#ffffff";  ///< what is drawn on them
    bool operator==(const TeamColors&) const = default;
};
struct Team {
    std::string id = "red";
    std::string name = "Red";
    TeamColors colors{};
    bool operator==(const Team&) const = default;
};

/// The phases of chapter 17 that belong to the rules, by their printed names.
enum class Phase : std::uint8_t {
    NewGame,   ///< the two draws of SCR-N2
    Ready,     ///< they are shown; the game waits for its start
    OffAlign,  ///< the offense lines up
    OffCall,   ///< and calls
    DefAlign,  ///< the defense lines up
    Turn,
    ThrowAim,  ///< Throw is pressed: a square must be chosen
    AirOff,
    AirDef,
    Loose,
    PlayOver,
    GameOver
};
[[nodiscard]] std::span<const EnumName<Phase>> namesOf(Phase);

/// What is to be drawn. Clause: SCR-R1.
enum class ChanceKind : std::uint8_t {
    StartOffense,  ///< 0 Red (Home), 1 Yellow (Visitor)
    StartGoal,     ///< 0 the offense attacks east, 1 west
    Allotment,     ///< LOW to HIGH
    Scramble,
    Contested,
    Tackle,
    Fumble
};
[[nodiscard]] std::span<const EnumName<ChanceKind>> namesOf(ChanceKind);

enum class PlayKind : std::uint8_t { Run, Pass };
[[nodiscard]] std::span<const EnumName<PlayKind>> namesOf(PlayKind);

/// How a play or the game ended. Clause: SCR-D8.
enum class PlayEnd : std::uint8_t { Tackle, Recovery, Dead, Incomplete, Touchdown, Safety };
[[nodiscard]] std::span<const EnumName<PlayEnd>> namesOf(PlayEnd);

/// Squares a turn may be allotted, frozen when the game starts. Clauses: SCR-M13, SET2.
struct Limits {
    int low = 3;
    int high = 6;
    bool operator==(const Limits&) const = default;
};

struct Man {
    ManId id{};
    std::optional<Square> at{};  ///< nothing: off the field
    int moved = 0;               ///< squares of his speed used in this turn
    std::optional<int> half{};   ///< pale: power of the first half of a double team (SCR-B6)
    bool operator==(const Man&) const = default;
};

/// What the offense called; what a side may not know yet is empty in what it observes.
struct Call {
    std::optional<PlayKind> kind{};
    std::optional<Label> runner{};
    std::optional<int> zone{};
    bool operator==(const Call&) const = default;
};

/// What both know of it. Clause: SCR-Q6.
struct Shown {
    bool kind = false;
    bool carrier = false;
    bool zone = false;
    bool operator==(const Shown&) const = default;
};

/// A tackle attempt that waits for its draw. Clauses: SCR-T2, T4.
struct Contact {
    ManId tackler{};
    ManId carrier{};
    Square at{};    ///< contact square
    Square onto{};  ///< the square that the moved man was moved onto
    bool carrierMoved = false;
    bool operator==(const Contact&) const = default;
};

/// A team's last own line-up in either role; empty before the first. Clause: SCR-L7.
struct LineUps {
    std::vector<Post> offense{};
    std::vector<Post> defense{};
    bool operator==(const LineUps&) const = default;
    [[nodiscard]] const std::vector<Post>& of(Role role) const {
        return role == Role::Offense ? offense : defense;
    }
    [[nodiscard]] std::vector<Post>& of(Role role) {
        return role == Role::Offense ? offense : defense;
    }
};

struct State {
    Shared<RulesData> rules{};
    std::array<Shared<Team>, 2> teams{};
    Mode mode = Mode::Hotseat;
    Limits limits{};
    Phase phase = Phase::NewGame;
    std::optional<ChanceKind> chance{ChanceKind::StartOffense};  ///< awaited before all else
    std::array<int, 2> score{};
    int play = 0;
    Side attacksEast = Side::Home;
    /// At the snap and until the play is over; then who has the next play.
    Side offense = Side::Home;
    int down = 1;
    int lineOfScrimmage = 15;
    int lineToGain = 20;
    std::vector<Man> men{};  ///< ascending; the 22 of the play
    std::array<LineUps, 2> lineUps{};

    // of the play under way
    Call call{};
    Shown shown{};
    std::optional<ManId> carrier{};
    std::optional<Square> ball{};  ///< in the air or loose
    int turn = 0;
    Side toMove = Side::Home;
    int allotment = 0;
    int squaresLeft = 0;
    int scrambles = 0;           ///< in this turn
    std::optional<int> shift{};  ///< squares Q may still be shifted in this turn
    bool anyZone = false;        ///< the scramble result "throw now, to any zone"
    bool throwPressed = false;
    bool thrown = false;
    bool possessionChanged = false;   ///< intercepted in this play
    std::optional<Side> fumbledBy{};  ///< who lost the loose ball
    std::optional<Contact> contact{};

    std::optional<PlayEnd> ended{};  ///< the play that is over
    std::optional<Side> winner{};
    bool over = false;
    bool operator==(const State&) const = default;
};

[[nodiscard]] constexpr std::size_t indexOf(Side side) {
    return static_cast<std::size_t>(side);
}
[[nodiscard]] const Man* findMan(const State& state, ManId id);
/// The man of this side on this square; null if there is none.
[[nodiscard]] const Man* manAt(const State& state, Side side, Square square);
[[nodiscard]] constexpr Side sideOf(const State& state, Role role) {
    return role == Role::Offense ? state.offense : other(state.offense);
}
[[nodiscard]] constexpr Role roleOf(const State& state, Side side) {
    return side == state.offense ? Role::Offense : Role::Defense;
}
[[nodiscard]] int speedOf(const State& state, ManId id);
[[nodiscard]] int powerOf(const State& state, ManId id);

}  // namespace thrum::scrimmage
