#pragma once

#include <thrum/rules/foursheet/cards.hpp>
#include <thrum/rules/foursheet/codes.hpp>
#include <thrum/rules/foursheet/players.hpp>

#include <array>
#include <optional>
#include <string>
#include <vector>

/// The return table and all other tables. Clauses: FSS-36.5, 36.7.
namespace thrum::foursheet {

/// "L", the long return of the man who carries the ball, in a column of the return table.
inline constexpr CodeId kLongReturn = -1;
struct ReturnTable {
    std::array<CodeColumn, 20> columns{};  ///< A to T
    bool operator==(const ReturnTable&) const = default;
};
/// Which row the long return stands in, and which code that is.
struct LongReturn {
    CodeId code = 21;
    int fq = 2;
};
/// The code of a return, L filled in and the row of the frequency number exchanged.
/// Clauses: FSS-29.2, 29.3. @param letter  'A' to 'T' @param sum  2 to 12
[[nodiscard]] CodeId returnCode(const ReturnTable& table,
                                char letter,
                                int sum,
                                const LongReturn& longest);

/// One cell of the play column. Clause: FSS-15.2.
struct PlayResult {
    enum class Kind : std::uint8_t { Yards, Incomplete, Sack };
    Kind kind = Kind::Yards;
    int yards = 0;  ///< gained, or lost by the sack
    bool operator==(const PlayResult&) const = default;
};
struct PlayColumnRow {
    PlayResult run{};
    std::array<PlayResult, 3> pass{};  ///< short, medium, long
    bool operator==(const PlayColumnRow&) const = default;
};

/// Rows of the chart of weird plays. Clause: FSS-33.1.
enum class WeirdPlay : std::uint8_t {
    StrayWhistle,
    Official,
    LostShoe,
    Brawl,
    Nothing,
    Mascot,
    Lateral,
    LooseBall,
    Lightning
};
[[nodiscard]] std::span<const EnumName<WeirdPlay>> namesOf(WeirdPlay);

/// Which side of a kick fouls: the kicking team (coverage) or the receivers (returners, defense of
/// a place kick).
enum class KickSide : std::uint8_t { Kicking, Receiving };
[[nodiscard]] std::span<const EnumName<KickSide>> namesOf(KickSide);

struct KickFoul {
    Foul foul{};
    KickSide side{};
    int yards = 0;
    bool firstDown = false;
    bool operator==(const KickFoul&) const = default;
};
/// One row of the tables for a d12 of 9 on kicks and returns. Clauses: FSS-29.5, 30.4, 31.5.
struct KickFoulRow {
    std::optional<KickFoul> foul{};  ///< nothing: no foul
    /// If not empty, a new d6 decides: `foul` on these faces, else `otherwise`.
    std::vector<int> onD6{};
    std::optional<KickFoul> otherwise{};
    bool operator==(const KickFoulRow&) const = default;
};
using KickFoulTable = std::array<KickFoulRow, 10>;

/// Where a squib or onside kick goes.
struct KickLanding {
    Zone zone{};
    CodeId code = 0;
    bool operator==(const KickLanding&) const = default;
};

/// How long a man is out, shortest first. Clause: FSS-24.2.
enum class OutFor : std::uint8_t {
    NotHurt,
    Play,
    Possession,
    Quarter,
    Half,
    Game,
    GameAnd1,
    GameAnd2,
    GameAnd3,
    GameAnd4,
    GameAnd5,
    Season
};
[[nodiscard]] std::span<const EnumName<OutFor>> namesOf(OutFor);

/// The schemes of the solo charts. Clause: FSS-34.1.
enum class Scheme : std::uint8_t { A, B, C, D, E, F };
inline constexpr int kSchemes = 6;
[[nodiscard]] std::span<const EnumName<Scheme>> namesOf(Scheme);
/// Rows of the table that chooses one. Clause: FSS-34.2.
enum class SoloRow : std::uint8_t {
    First,
    SecondShort,
    SecondMiddle,
    SecondLong,
    LateShort,
    LateMiddle,
    LateLong,
    Goal
};
inline constexpr int kSoloRows = 8;
[[nodiscard]] std::span<const EnumName<SoloRow>> namesOf(SoloRow);

/// Usual places of those who defend or receive a kick.
enum class KickPlacement : std::uint8_t { Normal, Hands, Punt, PlaceKick };
inline constexpr int kKickPlacements = 4;
[[nodiscard]] std::span<const EnumName<KickPlacement>> namesOf(KickPlacement);

struct Tables {
    std::array<PlayColumnRow, 20> playColumn{};
    std::array<WeirdPlay, 11> weird{};  ///< sums 2 to 12
    KickFoulTable kickoffPenalty{};     ///< also fumble and interception returns
    KickFoulTable puntReturnPenalty{};
    KickFoulTable puntPenalty{};
    KickFoulTable placeKickPenalty{};
    std::array<int, 20> returnPairs{};  ///< the token on either side, by d20
    std::array<KickLanding, 20> squib{};
    std::array<KickLanding, 20> onside{};
    static constexpr int kLowestInjury = -7;
    std::array<OutFor, 22> injury{};  ///< totals -7 to 14
    std::array<Placement, kSchemes> schemes{};
    std::array<std::array<Scheme, 12>, kSoloRows> solo{};
    std::array<Placement, kFronts> fronts{};
    std::array<Placement, kKickPlacements> kicks{};
    bool operator==(const Tables&) const = default;
};

/// @param d20  1 to 20 @param depth  nothing on a run
[[nodiscard]] const PlayResult& playResult(const Tables& tables,
                                           int d20,
                                           std::optional<Depth> depth);
[[nodiscard]] WeirdPlay weirdPlay(const Tables& tables, int sum);
/// 15 or more: not hurt; below -7: as -7.
[[nodiscard]] OutFor outFor(const Tables& tables, int total);
/// Clause: FSS-34.2. @param toGoal  yards to the opponents' goal line
[[nodiscard]] SoloRow soloRow(int down, int toGo, int toGoal);
[[nodiscard]] Scheme soloScheme(const Tables& tables, SoloRow row, int d12);
[[nodiscard]] const Placement& placementOf(const Tables& tables, Scheme scheme);
[[nodiscard]] const Placement& placementOf(const Tables& tables, Front front);
[[nodiscard]] const Placement& placementOf(const Tables& tables, KickPlacement kick);
/// Scheme D plays man-to-man, the others zone. Clause: FSS-34.3.
[[nodiscard]] constexpr Coverage coverageOf(Scheme scheme) {
    return scheme == Scheme::D ? Coverage::Man : Coverage::Zone;
}

/// Everything in the files beside the rules: the decks of all formations that have one, codes,
/// return table and the other tables.
struct Data {
    std::vector<Deck> decks{};
    CodeTable codes{};
    ReturnTable returns{};
    Tables tables{};
    bool operator==(const Data&) const = default;
};
/// Null if no cards were made for it.
[[nodiscard]] const Deck* deckOf(const Data& data, Formation formation);

}  // namespace thrum::foursheet
