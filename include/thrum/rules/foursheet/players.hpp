#pragma once

#include <thrum/rules/foursheet/codes.hpp>

#include <array>
#include <optional>
#include <string>

/// One man's card. Clauses: FSS-2.1, 2.2, 3.1, 3.2, 36.2.
namespace thrum::foursheet {

/// Codes for the sums 2 to 12.
using CodeColumn = std::array<CodeId, 11>;
[[nodiscard]] constexpr CodeId codeAt(const CodeColumn& column, int sum) {
    return column[static_cast<std::size_t>(sum - 2)];
}

/// KC and PC: a rating and a column of the return table, 'A' to 'T'.
struct CoverCard {
    int rating = 0;
    char letter = 'A';
    bool operator==(const CoverCard&) const = default;
};
/// Ret: a column and the long return.
struct LooseBallReturn {
    char letter = 'A';
    CodeId longCode = 21;
    bool operator==(const LooseBallReturn&) const = default;
};
/// KR and PR.
struct ReturnCard {
    int rating = 0;
    char letter = 'A';
    CodeId longCode = 21;
    int fairCatch = 20;  ///< of PR alone
    bool operator==(const ReturnCard&) const = default;
};

/// Touches at which a man loses 1, 2 and 3. Clause: FSS-25.1.
struct Touches {
    int x = 1;
    int xx = 2;
    int xxx = 3;
    bool operator==(const Touches&) const = default;
};

/// The columns of a kicker by the line of scrimmage, and his kickoffs.
enum class KickColumn : std::uint8_t { From1, From11, From21, From31, KO };
inline constexpr int kKickColumns = 5;
[[nodiscard]] std::span<const EnumName<KickColumn>> namesOf(KickColumn);
/// Clause: FSS-31.4. @param toGoal  yards from the line of scrimmage to the goal line
[[nodiscard]] KickColumn placeKickColumn(int toGoal);

/// The columns of a punter: on his own side of the 50 (<) or beyond (>), rushed or not.
enum class PuntColumn : std::uint8_t { OwnRushed, OwnNotRushed, FarRushed, FarNotRushed };
inline constexpr int kPuntColumns = 4;
[[nodiscard]] std::span<const EnumName<PuntColumn>> namesOf(PuntColumn);
/// Clause: FSS-30.3. @param ball  yards from the punting team's own goal line
[[nodiscard]] PuntColumn puntColumn(int ball, bool pressure);

struct Kicking {
    int longFG = 40;
    std::array<CodeColumn, kKickColumns> columns{};
    bool operator==(const Kicking&) const = default;
};
struct Punting {
    std::array<CodeColumn, kPuntColumns> columns{};
    bool operator==(const Punting&) const = default;
};

struct Player {
    std::string id{};
    std::string name{};
    int number = 0;
    Position pos{};
    int string = 1;  ///< 1 starter, 2 and 3 his substitutes
    int inj = 0;
    std::array<int, kRatings> ratings{};
    /// A to E; of kickers and punters nothing.
    std::array<CodeColumn, kRatings - 1> columns{};
    int fm = 0;                 ///< fumbles on this or less
    std::optional<int> intc{};  ///< passers: intercepted on this or less
    int ad = 1;                 ///< audible rating
    int fat = 0;
    int fq = 2;
    std::optional<Touches> touches{};
    ReturnCard kr{};
    CoverCard kc{};
    ReturnCard pr{};
    CoverCard pc{};
    LooseBallReturn ret{};
    std::optional<Kicking> kicking{};
    std::optional<Punting> punting{};
    bool operator==(const Player&) const = default;
};

[[nodiscard]] constexpr int ratingOf(const Player& player, Rating rating) {
    return player.ratings[static_cast<std::size_t>(rating)];
}
/// What may lower or raise a rating for one play, none below 0 or above `most`.
struct RatingChange {
    int by = 0;
    int most = 99;
};
[[nodiscard]] int ratingOf(const Player& player, Rating rating, const RatingChange& change);

/// @param column  A to E: x has none @param sum  2 to 12
[[nodiscard]] CodeId codeOf(const Player& player, Rating column, int sum);
[[nodiscard]] CodeId codeOf(const Kicking& kicker, KickColumn column, int sum);
[[nodiscard]] CodeId codeOf(const Punting& punter, PuntColumn column, int sum);

/// The context that codes of this column have on his card. Clause: FSS-10.3.
[[nodiscard]] Context contextOf(Position position, Rating column);

}  // namespace thrum::foursheet
