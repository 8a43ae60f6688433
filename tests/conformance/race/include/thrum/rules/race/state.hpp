#pragma once

#include <thrum/core/figure_id.hpp>
#include <thrum/core/shared.hpp>
#include <thrum/rules/mode.hpp>
#include <thrum/rules/names.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

/// Race, the smallest game that has everything a game of the house has: both coaches write a
/// number covered, the higher one moves on. Its book is rules/race.clauses.json.
namespace thrum::race {

/// The numbers of race.json under their printed keys. Clause: RAC-7.
struct RulesData {
    struct ModeDefault {
        Mode mode = Mode::Hotseat;
        bool operator==(const ModeDefault&) const = default;
    };
    struct Course {
        int yards = 30;
        bool operator==(const Course&) const = default;
    };
    struct Write {
        int highest = 6;
        int seconds = 30;
        bool operator==(const Write&) const = default;
    };
    struct Die {
        int sides = 6;
        bool operator==(const Die&) const = default;
    };
    int schema = 1;
    std::string ruleset = "RAC";
    int revision = 1;
    ModeDefault mode{};
    Course course{};
    Write write{};
    Die die{};
    bool operator==(const RulesData&) const = default;
};

/// Tables beside the rules: Race has none.
struct Data {
    bool operator==(const Data&) const = default;
};

struct Team {
    std::string id{};
    std::string name{};
    bool operator==(const Team&) const = default;
};

enum class Phase : std::uint8_t {
    Toss,    ///< the visitors call
    Coin,    ///< the coin is in the air
    First,   ///< who won the toss, later who wrote second, writes
    Second,  ///< the other one writes
    Roll,    ///< the die of the higher one
    Final
};
enum class CoinFace : std::uint8_t { Heads, Tails };
[[nodiscard]] std::span<const EnumName<Phase>> namesOf(Phase);
[[nodiscard]] std::span<const EnumName<CoinFace>> namesOf(CoinFace);

struct State {
    Shared<RulesData> rules{};
    Mode mode = Mode::Hotseat;
    std::array<Shared<Team>, 2> teams{};  ///< by Side
    Phase phase = Phase::Toss;
    std::optional<CoinFace> tossCall{};
    Side first = Side::Home;  ///< who writes first in this round
    int round = 1;
    std::array<int, 2> yards{};
    /// Covered until both have written; `observe` takes out what the eyes may not see.
    std::array<std::optional<int>, 2> written{};
    std::optional<Side> winner{};
    bool operator==(const State&) const = default;
};

[[nodiscard]] constexpr std::size_t indexOf(Side side) {
    return static_cast<std::size_t>(side);
}

}  // namespace thrum::race
