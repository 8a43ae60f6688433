#pragma once

#include <thrum/core/figure_id.hpp>
#include <thrum/core/shared.hpp>
#include <thrum/rules/foursheet/rules_data.hpp>
#include <thrum/rules/foursheet/tables.hpp>
#include <thrum/rules/foursheet/team.hpp>
#include <thrum/rules/mode.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// A game of 4SS between two inputs. Places are yards from the goal line of the side in `offense`
/// (D90); on kicks the kicking team counts as the offense (FSS-1.1).
namespace thrum::foursheet {

/// What the game waits for. From `MoveKeyer` to `Penalty` a play is under way.
enum class Phase : std::uint8_t {
    Toss,            ///< the visitors call it
    Coin,            ///< it is in the air
    TossChoice,      ///< the winner kicks or receives
    Wind,            ///< a die at the start of a quarter
    ChooseKick,      ///< normal, squib or onside, hidden from the receivers
    PlaceReceivers,  ///< the receivers place their men without knowing which
    Call,            ///< the offense announces formation and pace and lays a card
    SetDefense,      ///< the defense places its eleven and gives its orders
    NamePunt,        ///< normal, coffin corner or fake
    Audible,         ///< another card of the same formation, or the old one
    MoveKeyer,       ///< the key was right: token 6 goes anywhere
    Roll,            ///< dice
    ReturnChoice,    ///< return a kick or leave it
    LooseBall,       ///< return a ball that was won or fall on it
    Penalty,         ///< accept or decline
    TimeOut,         ///< a time-out would save the quarter
    Final
};
[[nodiscard]] std::span<const EnumName<Phase>> namesOf(Phase);

/// The eleven a side fields: a formation, a front or a unit for kicks.
enum class Unit : std::uint8_t {
    ProSet,
    SplitBacks,
    I,
    Shotgun,
    ShortYardage,
    Trips,
    FourThree,
    Nickel,
    ThreeFour,
    FiveTwoFour,
    KO,
    KR,
    PUNT,
    PR,
    FG,
    FGD
};
[[nodiscard]] std::span<const EnumName<Unit>> namesOf(Unit);
[[nodiscard]] constexpr Unit unitOf(Formation formation) {
    return static_cast<Unit>(static_cast<int>(formation));
}
[[nodiscard]] constexpr Unit unitOf(Front front) {
    return static_cast<Unit>(kFormations + static_cast<int>(front));
}
[[nodiscard]] constexpr Unit unitOf(SpecialUnit unit) {
    return static_cast<Unit>(kFormations + kFronts + static_cast<int>(unit));
}
[[nodiscard]] constexpr bool isFront(Unit unit) {
    return unit >= Unit::FourThree && unit <= Unit::FiveTwoFour;
}
/// @param unit  a front
[[nodiscard]] constexpr Front frontOf(Unit unit) {
    return static_cast<Front>(static_cast<int>(unit) - kFormations);
}

/// Clauses: FSS-26.6, 26.7.
enum class Pace : std::uint8_t { Normal, SlowDown, HurryUp };
[[nodiscard]] std::span<const EnumName<Pace>> namesOf(Pace);
/// What the offense brings: a card of a formation, the punt platoon or the kick platoon.
enum class CallPlay : std::uint8_t { Card, Punt, FieldGoal };
[[nodiscard]] std::span<const EnumName<CallPlay>> namesOf(CallPlay);
enum class KickKind : std::uint8_t { Normal, Squib, Onside };
[[nodiscard]] std::span<const EnumName<KickKind>> namesOf(KickKind);
enum class PuntKind : std::uint8_t { Normal, CoffinCorner, Fake };
[[nodiscard]] std::span<const EnumName<PuntKind>> namesOf(PuntKind);
enum class CoinFace : std::uint8_t { Heads, Tails };
[[nodiscard]] std::span<const EnumName<CoinFace>> namesOf(CoinFace);

/// What the offense called. `card`, `fake` and `audible` are hidden until the call is revealed;
/// everything else is announced. Clauses: FSS-7.1 step 2, 30.1, 31.2.
struct Call {
    CallPlay play = CallPlay::Card;
    Formation formation = Formation::ProSet;
    Pace pace = Pace::Normal;
    std::optional<int> card{};
    bool fake = false;             ///< the kick platoon runs a card
    std::optional<int> audible{};  ///< a card called instead at the line (FSS-22.1)
    bool operator==(const Call&) const = default;
};
/// What the defense ordered before the reveal. Clauses: FSS-7.1 steps 3 and 4.
struct DefenseCall {
    Unit unit = Unit::FourThree;
    Placement zones{};
    Coverage coverage = Coverage::Zone;
    std::optional<Role> key{};
    std::optional<Role> doubleTeam{};
    std::optional<int> spy{};  ///< token
    bool operator==(const DefenseCall&) const = default;
};

/// A man sent in by his coach; he stays on the token until somebody else is.
struct Substitute {
    Side side{};
    Unit unit{};
    int token = 1;
    std::string player{};
    bool operator==(const Substitute&) const = default;
};
/// A man who is hurt. `until` is the count (of plays, possessions, quarters, halves) that ends it;
/// longer than the game: 0. Clause: FSS-24.2.
struct Injury {
    Side side{};
    std::string player{};
    OutFor out{};
    int until = 0;
    bool operator==(const Injury&) const = default;
};
/// A number kept of a man.
struct Tally {
    Side side{};
    std::string player{};
    int count = 0;
    bool operator==(const Tally&) const = default;
};

enum class DieKind : std::uint8_t { D20, D12, D10, A, B, D6 };
[[nodiscard]] std::span<const EnumName<DieKind>> namesOf(DieKind);
[[nodiscard]] constexpr int lowestFace(DieKind die) {
    return die == DieKind::D10 ? 0 : 1;
}
[[nodiscard]] constexpr int sidesOf(DieKind die) {
    return die == DieKind::D20 ? 20 : die == DieKind::D12 ? 12 : die == DieKind::D10 ? 10 : 6;
}

/// One die that fell, or one answer that was given, since the play began.
struct Fallen {
    std::string purpose{};
    int value = 0;
    bool operator==(const Fallen&) const = default;
};
enum class PlayKind : std::uint8_t { None, Kickoff, Scrimmage, Punt, PlaceKick };
[[nodiscard]] std::span<const EnumName<PlayKind>> namesOf(PlayKind);
/// A play under way is everything that was known at its start and what fell since: the referee
/// goes through it from the start at every input, and asks where it lacks a die or an answer.
struct PlayUnderWay {
    PlayKind kind = PlayKind::None;
    std::vector<Fallen> fallen{};
    int told = 0;  ///< events of this play that were told already
    bool operator==(const PlayUnderWay&) const = default;
};
/// What a play waits for.
struct Awaited {
    std::string purpose{};        ///< "main", "containment", "return"
    std::vector<DieKind> dice{};  ///< empty: an answer
    Side side{};                  ///< who answers, or whose roll it is
    bool quiet = false;
    std::vector<Zone> zones{};   ///< where the keyer may go
    std::optional<int> ball{};   ///< where the ball is, from the goal line of `side`
    std::vector<int> answers{};  ///< those allowed, as numbers of decisions
    bool operator==(const Awaited&) const = default;
};

struct LastPlay {
    int seconds = 0;        ///< it took
    bool timeOut = false;   ///< one was called after it
    bool injury = false;    ///< somebody was hurt
    int incompletions = 0;  ///< in a row, with it
    bool operator==(const LastPlay&) const = default;
};

struct State {
    Shared<Rules> rules{};
    Shared<Data> data{};
    std::array<Shared<Team>, 2> teams{};
    Mode mode = Mode::Hotseat;
    bool solo = false;  ///< charts defend (chapter 34)

    Phase phase = Phase::Toss;
    Phase next = Phase::ChooseKick;  ///< what follows the wind or a time-out
    std::array<int, 2> score{};
    int quarter = 1;
    int clock = 900;  ///< seconds left in it
    int play = 0;     ///< of this quarter
    Side offense = Side::Home;
    int down = 0;  ///< 0: a kickoff or a try
    int ball = 40;
    int toGo = 10;
    bool isTry = false;
    bool freeKick = false;  ///< after a safety
    int kickoffYards = 0;   ///< marked off on the kickoff, for the kicking team
    std::array<int, 2> timeOuts{4, 4};
    std::array<bool, 2> goneOn{};  ///< declined the time-out that would save the quarter

    std::optional<CoinFace> tossCall{};
    std::optional<Side> tossWinner{};
    Side openingKicker = Side::Home;
    int wind = 0;  ///< this quarter's die; 0: none

    std::optional<Call> call{};
    std::optional<DefenseCall> defense{};
    std::optional<PuntKind> punt{};
    std::optional<KickKind> kick{};
    std::optional<Placement> receivers{};
    PlayUnderWay underWay{};
    std::optional<Awaited> awaited{};

    LastPlay last{};
    int plays = 0;  ///< of the game
    int drive = 0;  ///< possessions of the game, counted
    std::vector<Substitute> substitutes{};
    std::vector<Injury> injuries{};
    std::vector<Tally> touches{};
    std::vector<Tally> rested{};      ///< possessions sat out in the fourth quarter
    std::vector<Tally> fielded{};     ///< defenders who played in this possession
    std::array<int, 2> lateDrives{};  ///< fourth-quarter possessions, by side
    std::optional<Side> winner{};
    bool over = false;
    bool operator==(const State&) const = default;
};

/// 0 for Home, 1 for Visitor.
[[nodiscard]] constexpr std::size_t indexOf(Side side) {
    return static_cast<std::size_t>(side);
}
[[nodiscard]] constexpr int toGoal(const State& state) {
    return 100 - state.ball;
}
/// A play is being worked on: its calls are revealed.
[[nodiscard]] constexpr bool underWay(const State& state) {
    return state.underWay.kind != PlayKind::None;
}

}  // namespace thrum::foursheet
