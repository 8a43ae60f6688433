#pragma once

#include <thrum/rules/scrimmage/men.hpp>

#include <array>
#include <string>
#include <vector>

/// The numbers of the SCRIMMAGE rule book, under the keys of rules/scrimmage.json.
namespace thrum::scrimmage {

/// A square of the field, counted from the west and from the north. [column, row] in files.
struct Square {
    int column = 0;
    int row = 0;
    auto operator<=>(const Square&) const = default;
};

/// A place of a line-up: columns behind the own side of the line from 1 (SCR-F8), and the row. A
/// negative depth counts on the other side of the line: an end who starts downfield.
struct Post {
    int depth = 1;
    int row = 0;
    bool operator==(const Post&) const = default;
};

struct FieldRules {
    int columns = 60;
    int rows = 15;
    int squareYd = 2;
    int endZoneColumns = 5;
    bool operator==(const FieldRules&) const = default;
};
struct WindowRules {
    int columns = 20;
    int behindLineColumns = 5;
    bool followBall = true;
    bool operator==(const WindowRules&) const = default;
};
struct ZoneRules {
    int columns = 5;
    int rows = 5;
    int count = 12;
    bool operator==(const ZoneRules&) const = default;
};

/// By label of the role.
template <class T>
struct Table {
    Role role = Role::Offense;
    std::array<T, kMenOfASide> entries{};
    bool operator==(const Table&) const = default;
};
using SpeedTable = Table<int>;
using PostTable = Table<Post>;

struct MenRules {
    int powerBase = 6;
    SpeedTable offense{Role::Offense, {2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6}};
    SpeedTable defense{Role::Defense, {2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6}};
    std::vector<Label> noBackward{Label::T1, Label::T2, Label::G1, Label::G2, Label::G3};
    std::vector<Label> eligibleReceivers{Label::TE, Label::SE, Label::F, Label::H, Label::T};
    bool operator==(const MenRules&) const = default;
};
struct DefaultLineUps {
    PostTable offense{Role::Offense,
                      {{{1, 5},
                        {1, 9},
                        {1, 6},
                        {1, 7},
                        {1, 8},
                        {1, 10},
                        {2, 7},
                        {3, 6},
                        {1, 3},
                        {3, 8},
                        {4, 7}}}};
    PostTable defense{Role::Defense,
                      {{{1, 5},
                        {1, 9},
                        {1, 6},
                        {1, 7},
                        {1, 8},
                        {3, 4},
                        {3, 7},
                        {3, 10},
                        {5, 2},
                        {5, 12},
                        {8, 7}}}};
    bool operator==(const DefaultLineUps&) const = default;
};
struct LineUpRules {
    int qbMaxDepth = 4;
    int carrierRowReach = 2;
    int endDownfieldDepthMin = 6;
    int endDownfieldDepthMax = 10;
    int endDownfieldLineOverYd = 20;
    DefaultLineUps standard{};  ///< "default"
    bool operator==(const LineUpRules&) const = default;
};
struct MoveRules {
    int diagonalCost = 2;
    bool operator==(const MoveRules&) const = default;
};
struct TurnRules {
    int limitLow = 3;
    int limitHigh = 6;
    int limitFloor = 1;
    int limitCeiling = 20;
    bool operator==(const TurnRules&) const = default;
};
struct DownRules {
    int count = 4;
    int toGainYd = 10;
    int startOwnYd = 20;
    bool operator==(const DownRules&) const = default;
};
struct RevealRules {
    int kindAfterTurns = 1;
    int carrierAfterTurns = 2;
    bool operator==(const RevealRules&) const = default;
};
struct ContestedWeights {
    int incomplete = 2;
    int complete = 1;
    int intercepted = 1;
    bool operator==(const ContestedWeights&) const = default;
};
struct PassRules {
    int earliestTurn = 2;
    bool qbFixed = true;
    ContestedWeights contestedWeights{};
    bool operator==(const PassRules&) const = default;
};
struct ScrambleWeights {
    int run = 4;
    int throwAny = 2;
    int shift4 = 2;
    int shift3 = 1;
    int shift2 = 1;
    bool operator==(const ScrambleWeights&) const = default;
};
struct ScrambleRules {
    int perTurn = 1;
    ScrambleWeights weights{};
    bool operator==(const ScrambleRules&) const = default;
};

enum class TackleModel : std::uint8_t { Power, Flat };
[[nodiscard]] std::span<const EnumName<TackleModel>> namesOf(TackleModel);

/// In the order of the columns of the table.
enum class TackleOutcome : std::uint8_t {
    Fumble,
    TackleMinus2,
    TackleMinus1,
    Tackle,
    TacklePlus1,
    TacklePlus2,
    Miss
};
[[nodiscard]] std::span<const EnumName<TackleOutcome>> namesOf(TackleOutcome);
inline constexpr std::size_t kTackleOutcomes = 7;
/// Power advantages of the table: -2 to 4.
inline constexpr int kLeastAdvantage = -2;
inline constexpr int kMostAdvantage = 4;
inline constexpr std::size_t kAdvantages = 7;
/// A row of tackle chances sums to this many.
inline constexpr int kTackleSum = 63;

/// Rows from PA -2 to PA 4, columns by outcome.
template <class T>
struct TackleTable {
    std::array<std::array<T, kTackleOutcomes>, kAdvantages> rows{};
    bool operator==(const TackleTable&) const = default;
};
/// Weights of SCR-T6 and the figures of SCR-T5.
[[nodiscard]] TackleTable<int> printedWeights();
[[nodiscard]] TackleTable<double> printedChances();

struct TackleRules {
    TackleModel model = TackleModel::Power;
    int paMin = kLeastAdvantage;
    int paMax = kMostAdvantage;
    std::vector<std::string> outcomes{
        "fumble", "tackle-2", "tackle-1", "tackle", "tackle+1", "tackle+2", "miss"};
    TackleTable<int> weights63 = printedWeights();
    TackleTable<double> printed = printedChances();
    bool operator==(const TackleRules&) const = default;
};
struct FumbleRules {
    int rows = 4;
    int northWeight = 1;
    int southWeight = 1;
    bool operator==(const FumbleRules&) const = default;
};
struct ReplayTimes {
    int slow = 800;
    int moderate = 400;
    int fast = 150;
    bool operator==(const ReplayTimes&) const = default;
};
enum class ReplaySpeed : std::uint8_t { Slow, Moderate, Fast };
[[nodiscard]] std::span<const EnumName<ReplaySpeed>> namesOf(ReplaySpeed);
struct ReplayRules {
    ReplayTimes msPerSquare{};
    ReplaySpeed speed = ReplaySpeed::Moderate;
    bool operator==(const ReplayRules&) const = default;
};
struct SoundRules {
    bool muted = false;
    bool operator==(const SoundRules&) const = default;
};
struct ArchiveRules {
    int nameMax = 40;
    bool operator==(const ArchiveRules&) const = default;
};

/// The revision of the book; 1 is the older edition without power (SCR-T9).
inline constexpr int kRevision = 2;

struct RulesData {
    std::string schema = "scr.rules/1";
    int revision = kRevision;
    FieldRules field{};
    WindowRules window{};
    ZoneRules zones{};
    MenRules men{};
    LineUpRules lineup{};
    MoveRules move{};
    TurnRules turn{};
    DownRules downs{};
    RevealRules reveal{};
    PassRules pass{};
    ScrambleRules scramble{};
    TackleRules tackle{};
    FumbleRules fumble{};
    ReplayRules replay{};
    SoundRules sound{};
    ArchiveRules archive{};
    bool operator==(const RulesData&) const = default;
};

[[nodiscard]] int speedOf(const RulesData& rules, Label label, Role role);
/// Clause: SCR-MEN1.
[[nodiscard]] int powerOf(const RulesData& rules, Label label, Role role);
[[nodiscard]] bool isEligible(const RulesData& rules, Label label);
[[nodiscard]] bool mayGoBack(const RulesData& rules, Label label);
[[nodiscard]] Post standardPost(const RulesData& rules, Label label, Role role);

/// The row of weights for a tackler of this much more power; outside the table its ends count, and
/// the flat model knows one row only. Clauses: SCR-T3, T6, T9.
[[nodiscard]] int advantageOf(const RulesData& rules, int tacklerPower, int carrierPower);
/// What the draw (0 to 62) means. Clause: SCR-T6.
[[nodiscard]] TackleOutcome tackleOutcome(const RulesData& rules, int advantage, int draw);
/// Columns with the carrier's attack; nothing for Fumble and Miss. Clause: SCR-FD1.
[[nodiscard]] constexpr int driveOf(TackleOutcome outcome) {
    return static_cast<int>(outcome) - static_cast<int>(TackleOutcome::Tackle);
}

enum class ScrambleResult : std::uint8_t { Run, ThrowAny, Shift4, Shift3, Shift2 };
[[nodiscard]] std::span<const EnumName<ScrambleResult>> namesOf(ScrambleResult);
/// How many values the draw of a scramble, a contested pass, a fumble may have.
[[nodiscard]] int scrambleSum(const RulesData& rules);
[[nodiscard]] int contestedSum(const RulesData& rules);
[[nodiscard]] int fumbleSum(const RulesData& rules);
/// Clause: SCR-S2.
[[nodiscard]] ScrambleResult scrambleResult(const RulesData& rules, int draw);

}  // namespace thrum::scrimmage
