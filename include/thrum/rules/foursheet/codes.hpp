#pragma once

#include <thrum/rules/foursheet/names.hpp>

#include <array>
#include <optional>
#include <string>
#include <vector>

/// The 97 result codes. Clauses: FSS-10.1 to 10.6, 36.6.
namespace thrum::foursheet {

/// 0 to 96; in files always two digits, "07".
using CodeId = int;
inline constexpr int kCodes = 97;
[[nodiscard]] std::string codeText(CodeId code);
/// Exactly two digits, 00 to 96.
[[nodiscard]] std::optional<CodeId> parseCode(std::string_view text);

/// Where a code may stand: run, pass, return, kickoff, punt, place kick.
enum class Context : std::uint8_t { R, P, T, K, U, G };
inline constexpr int kContexts = 6;
[[nodiscard]] std::span<const EnumName<Context>> namesOf(Context);
/// A set of contexts, bit n for Context n.
using Contexts = std::uint8_t;
[[nodiscard]] constexpr Contexts bitOf(Context context) {
    return static_cast<Contexts>(1U << static_cast<unsigned>(context));
}

enum class CodeStatus : std::uint8_t { Given, Partly, Designed };
[[nodiscard]] std::span<const EnumName<CodeStatus>> namesOf(CodeStatus);

enum class Effect : std::uint8_t {
    Gain,          ///< `yards`; in contexts K and U the length of the kick
    Loss,          ///< `yards`
    FirstDown,     ///< code 10, FSS-10.4
    Touchdown,     ///< 89
    Incomplete,    ///< on a run: no gain (20)
    Sack,          ///< `sackExtra`
    Scramble,      ///< 45
    Hurried,       ///< 34
    Hit,           ///< 39
    Interception,  ///< `yards` beyond the line of scrimmage
    Penalty,       ///< `penalty`
    Kick,          ///< `yards`, `high`, `out`
    KickGood,
    KickBad,
    Crossbar,   ///< 40
    Blocked,    ///< 44
    Shank,      ///< 38
    Touchback,  ///< 30
    KickOut,    ///< 37
    Weird,      ///< 88
    Blitz       ///< 92 to 96: `yards.base` lost from a blitz zone, else gained
};
[[nodiscard]] std::span<const EnumName<Effect>> namesOf(Effect);

/// base, and the d10 of the main roll on top.
struct Yards {
    int base = 0;
    bool d10 = false;
    bool operator==(const Yards&) const = default;
};
/// @param d10  the die that decided the match-up
[[nodiscard]] constexpr int yardsOf(const Yards& yards, int d10) {
    return yards.base + (yards.d10 ? d10 : 0);
}

enum class SackExtra : std::uint8_t { None, Injury, Fumble };
[[nodiscard]] std::span<const EnumName<SackExtra>> namesOf(SackExtra);
enum class HurtMan : std::uint8_t { Loser, Passer };
[[nodiscard]] std::span<const EnumName<HurtMan>> namesOf(HurtMan);

/// All fouls of result codes and of the tables for kicks.
enum class Foul : std::uint8_t {
    IllegalBlock,
    Holding,
    IllegalMotion,
    IllegalContact,
    PassInterference,
    RoughingPasser,
    FaceMask,
    Offside,
    IllegalHands,
    Clipping,
    PersonalFoul,
    FalseStart,
    IneligibleDownfield,
    RoughingKicker,
    RunningIntoKicker,
    Encroachment,
    Unsportsmanlike
};
[[nodiscard]] std::span<const EnumName<Foul>> namesOf(Foul);

/// Loser: whichever side lost the match-up (26).
enum class FoulBy : std::uint8_t { Offense, Defense, Loser };
[[nodiscard]] std::span<const EnumName<FoulBy>> namesOf(FoulBy);
/// Target: where the pass would have come down (17): `gain` is then that of a short pass, ten yards
/// are added for each step of depth.
enum class FoulSpot : std::uint8_t { Los, End, Target };
[[nodiscard]] std::span<const EnumName<FoulSpot>> namesOf(FoulSpot);

struct PenaltyCode {
    Foul foul{};
    FoulBy by{};
    int yards = 0;  ///< of 26 those of the offense; the defense's are 5 (FSS-15.4)
    FoulSpot spot{};
    bool autoFirst = false;  ///< of 26 the defense's alone
    std::optional<Yards> gain{};
    bool playColumn = false;  ///< the play's yards come from FSS-15.2
    bool operator==(const PenaltyCode&) const = default;
};

struct ResultCode {
    CodeId id = 0;
    CodeStatus status{};
    Contexts contexts = 0;
    Effect effect{};
    Yards yards{};
    SackExtra sackExtra{};
    bool high = false;  ///< of a kick: fair-catch check
    bool out = false;   ///< of a kick: out of bounds, no return
    std::optional<PenaltyCode> penalty{};
    std::optional<HurtMan> injury{};  ///< an injury check on top
    bool fumble = false;              ///< a fumble check on the carrier on top
    bool operator==(const ResultCode&) const = default;
};
[[nodiscard]] constexpr bool isAllowed(const ResultCode& code, Context context) {
    return (code.contexts & bitOf(context)) != 0;
}

/// All in order; the place is the id.
struct CodeTable {
    std::vector<ResultCode> codes{};
    bool operator==(const CodeTable&) const = default;
};
[[nodiscard]] const ResultCode& codeOf(const CodeTable& table, CodeId id);

/// Every code of a penalty, for offsetting fouls. Clause: FSS-15.1.
[[nodiscard]] constexpr bool isPenalty(const ResultCode& code) {
    return code.effect == Effect::Penalty;
}

/// The codes a returner's long return may be. Clause: FSS-36.2.
[[nodiscard]] bool isLongCode(CodeId code);

}  // namespace thrum::foursheet
