#pragma once

#include <thrum/core/geometry.hpp>
#include <thrum/rules/fields.hpp>
#include <thrum/rules/tap/names.hpp>
#include <thrum/rules/tap/rules_data.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace thrum::tap {

/// Offence and kick return wear dark, defence and kick coverage white. Clause: TAP-UN-1.
enum class Unit : std::uint8_t { Dark, White };
enum class Position : std::uint8_t { C, G, T, QB, RB, WR, TE, P, K, DL, LB, DB };

[[nodiscard]] std::span<const EnumName<Unit>> namesOf(Unit);
[[nodiscard]] std::span<const EnumName<Position>> namesOf(Position);

/// One base a figure may stand on; the outline is what clauses measure. Clause: TAP-GE-2.
struct BaseShape {
    Polygon outline = Polygon::rectangle(25.4, 19.05);  ///< mm, heading along +x
    bool stationary = false;                            ///< gives no drive (TAP-BA-6)
    bool operator==(const BaseShape&) const = default;
};

/// What the equipment check looks at; weights and sizes as measured. Clauses: chapters 4 and 5.
struct Equipment {
    double weightGrams = 3.0;  ///< with base; of two bases the heavier
    bool custom = false;       ///< custom figures have size limits (TAP-EQ-3)
    double heightMm = 30.0;
    double lengthMm = 25.0;
    double widthMm = 20.0;
    bool passingFigure = false;  ///< TAP-GN-1
    std::vector<std::string> figureModifications{};
    std::vector<std::string> baseModifications{};
    bool baseMassProduced = true;
    bool puttyOutsideOrDown = false;  ///< sticks out or reaches the board (TAP-BA-2)
    bool stickyOutside = false;
    bool operator==(const Equipment&) const = default;
};

/// A registered player with his figure.
struct Player {
    std::string id{};      ///< unique in the team
    std::string number{};  ///< as worn; "00" differs from "0" (TAP-UN-3)
    Position position = Position::WR;
    Unit unit = Unit::Dark;
    std::array<BaseShape, 2> bases{};
    int baseCount = 1;                     ///< 2: a quarterback's running and stationary base
    std::optional<Vec2> helmetOffsetMm{};  ///< from the base's center, base frame (TAP-GE-14)
    double lyingHeightMm = 30.0;           ///< length of the lying figure (TAP-GE-2)
    Equipment equipment{};
    bool operator==(const Player&) const = default;
};

struct Team {
    std::string name{};
    std::vector<Player> players{};  ///< at most FigureId::kPerSide; place = FigureId::rosterIndex
    bool operator==(const Team&) const = default;
};

/// Everything wrong with a squad, in order of the clauses. Clauses: TAP-GN-1, chapters 4 to 6.
[[nodiscard]] std::vector<RuleViolation> checkTeam(const RulesData& rules, const Team& team);

/// "00" and other texts give no number unless they are 0..99 without a leading zero.
[[nodiscard]] std::optional<int> numberOf(std::string_view worn);
/// Order of numbers for ties: by value, "00" before "0". Clauses: TAP-ON-11, CA-4, FU-4, PU-12.
[[nodiscard]] int numberOrder(std::string_view worn);
[[nodiscard]] bool isLinemanNumber(const RulesData& rules, std::string_view worn);
[[nodiscard]] bool isSkillNumber(const RulesData& rules, std::string_view worn);
/// Full extents of the outline, mm: along and across the heading. Clause: TAP-GE-2.
[[nodiscard]] double baseLengthMm(const BaseShape& base);
[[nodiscard]] double baseWidthMm(const BaseShape& base);

}  // namespace thrum::tap

namespace thrum {
template <>
inline constexpr bool kPairIsList<tap::BaseShape> = true;
}
