#pragma once

#include <thrum/segment/kit.hpp>
#include <thrum/segment/specs.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// A team as its coach brings it to the table: plain data. What a rule book thinks of it (weights,
/// numbers, squad size) is that book's business; io checks form and ranges only.
namespace thrum {

/// What a player is on the roster for.
enum class Position : std::uint8_t {
    Center,
    Guard,
    Tackle,
    Quarterback,
    RunningBack,
    WideReceiver,
    TightEnd,
    Punter,
    Kicker,
    DefensiveLineman,
    Linebacker,
    DefensiveBack
};
inline constexpr int kPositionCount = 12;

/// As written in files and on screen: C G T QB RB WR TE P K DL LB DB.
[[nodiscard]] std::string_view codeOf(Position position);

/// Which uniform a player wears: dark on offense and kick return, white on defense and coverage.
/// Clause: TAP-UN-1.
enum class Uniform : std::uint8_t { Dark, White };

struct TeamColors {
    Color dark{};  ///< the dark kit, at least kDarkKitContrast against white
    Color trim{255, 255, 255};
    friend bool operator==(const TeamColors&, const TeamColors&) = default;
};

/// The man on the base, without base and putty.
struct FigureBody {
    double massG = 1.6;
    double heightMm = 30.0;
    double lengthMm = 25.0;
    double widthMm = 20.0;
    double comHeightMm = 14.0;   ///< centre of mass above the board
    double touchHeightMm = 4.0;  ///< height at which bases touch
    bool custom = false;         ///< not mass-produced: TAP-EQ-3 limits its size
    Vec2 helmetOffsetMm{};       ///< from the centre of the base, base frame; TAP-GE-14
    friend bool operator==(const FigureBody&, const FigureBody&) = default;
};

struct Player {
    std::string id;      ///< unique in the team
    std::string number;  ///< as worn: "0" to "99", "00"
    std::string name;
    Position position = Position::Center;
    Uniform uniform = Uniform::Dark;
    FigureBody figure{};
    std::string base;                  ///< id of a base of the team or of the library
    double dialDeg = 0.0;              ///< setting of a dial base, -60..60, counter-clockwise
    std::vector<PuttySpec> putty;      ///< under `base`, at most 4 pieces
    std::string secondBase;            ///< a quarterback's other base, without putty; else empty
    std::optional<FigurePose> pose{};  ///< how the plastic man is drawn; none: as his position does
    friend bool operator==(const Player&, const Player&) = default;
};

/// A team file. The order of the players is the roster: a FigureId counts in it.
struct TeamFile {
    std::string id;
    std::string name;
    std::string abbreviation;
    std::string notes;
    TeamColors colors{};
    TeamKit kit{};                ///< what is drawn otherwise than the two colors say
    std::vector<BaseSpec> bases;  ///< the team's own; they go before the library's
    std::vector<Player> players;  ///< 1 to FigureId::kPerSide
    friend bool operator==(const TeamFile&, const TeamFile&) = default;
};

}  // namespace thrum
