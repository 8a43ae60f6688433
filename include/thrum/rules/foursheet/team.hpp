#pragma once

#include <thrum/rules/foursheet/cards.hpp>
#include <thrum/rules/foursheet/players.hpp>

#include <array>
#include <optional>
#include <string>
#include <vector>

/// A team: its sheet of men, its platoons and its coaches, one file each. Clauses: FSS-36.2, 36.3.
namespace thrum::foursheet {

/// A man by his place in `Team::players`.
using PlayerIndex = int;
inline constexpr PlayerIndex kNobody = -1;
/// The men on tokens 1 to 11, the first entry being token 1.
using Eleven = std::array<PlayerIndex, 11>;
[[nodiscard]] constexpr PlayerIndex onToken(const Eleven& unit, int token) {
    return unit[static_cast<std::size_t>(token - 1)];
}

/// Points for a defense with its back to the wall. Clause: FSS-23.2.
struct Crunch {
    int a = 0;
    int b = 0;
    int c = 0;
    bool operator==(const Crunch&) const = default;
};
[[nodiscard]] int crunchOf(const Crunch& crunch, Rating rating);

/// Who comes in for the man in a slot, in order.
struct DepthList {
    std::string slot{};
    std::vector<PlayerIndex> men{};
    bool operator==(const DepthList&) const = default;
};

struct Platoon {
    Formation preferred{};
    std::array<std::optional<Eleven>, kFormations> offense{};
    std::array<Eleven, kFronts> defense{};
    std::array<Eleven, kSpecialUnits> special{};
    std::vector<DepthList> depth{};
    bool operator==(const Platoon&) const = default;
};

/// What a computer coach of this team is inclined to, in points of 100 where nothing else is said;
/// the defaults are the book's. Clause: FSS-35.1.
struct Tendencies {
    int runFirstDown = 55;
    int runSecondLong = 35;
    int runShortYardage = 70;
    int runThirdLong = 15;
    int runOther = 50;  ///< where the book names no number
    int passShort = 50;
    int passMedium = 35;
    int passLong = 15;
    int thirdLongShort = 25;
    int thirdLongMedium = 50;
    int thirdLongLong = 25;
    int key = 8;  ///< keys one play in so many; 0: never
    int doubleTeam = 0;
    int spy = 0;
    int man = 0;  ///< man-to-man where the scheme would be zone
    int combo = 0;
    bool operator==(const Tendencies&) const = default;
};
struct Coaches {
    std::string head{};
    std::string offense{};
    std::string defense{};
    Tendencies tendencies{};
    bool operator==(const Coaches&) const = default;
};

struct Team {
    std::string id{};
    std::string name{};
    std::string abbr{};
    std::string primary = "#000000";
    std::string secondary = "#ffffff";
    Crunch crunch{};
    std::vector<Player> players{};
    Platoon platoon{};
    Coaches coaches{};
    bool operator==(const Team&) const = default;
};

[[nodiscard]] const Player& playerOf(const Team& team, PlayerIndex index);
/// By the id in the file; kNobody if there is none.
[[nodiscard]] PlayerIndex indexOf(const Team& team, std::string_view id);

/// What the man on a token of a unit is called, and so which depth list his replacement comes from:
/// "QB", "LDE", "SS"; "K" and "P"; of other men for kicks the unit's own word, "KO".
[[nodiscard]] std::string_view slotOf(Formation formation, int token);
[[nodiscard]] std::string_view slotOf(Front front, int token);
[[nodiscard]] std::string_view slotOf(SpecialUnit unit, int token);
/// Empty if the sheet has no such list. Clause: FSS-24.3.
[[nodiscard]] std::span<const PlayerIndex> depthOf(const Platoon& platoon, std::string_view slot);
/// Every slot that may have a depth list, in the order in which they are written: the roles of the
/// offense, the slots of all fronts, K, P and the six units for kicks.
[[nodiscard]] std::span<const std::string_view> depthSlots();

/// Outside linebackers, who take the backs man to man. Clause: FSS-5.3.
[[nodiscard]] std::array<int, 2> outsideLinebackers(Front front);

}  // namespace thrum::foursheet
