#pragma once

#include <thrum/rules/names.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

/// The twelve dice and what is printed on them. Clauses: TDM-1.1, TDM-1.2.
namespace thrum::touchdown {

/// In the order in which they are rolled and listed: four play dice, four red, four blue.
enum class Die : std::uint8_t { W1, W2, W3, W4, RI, RO, SP, LP, SR, NI, DI, BL };
[[nodiscard]] std::span<const EnumName<Die>> namesOf(Die);

inline constexpr int kDice = 12;
inline constexpr int kFaces = 6;

[[nodiscard]] constexpr bool isOffenseDie(Die die) {
    return die >= Die::RI && die <= Die::LP;
}
[[nodiscard]] constexpr bool isDefenseDie(Die die) {
    return die >= Die::SR;
}
/// Clause: TDM-4.3.
[[nodiscard]] constexpr bool isPassing(Die die) {
    return die == Die::SP || die == Die::LP;
}
/// "Long Pass": what coaches call it, whatever the data file prints.
[[nodiscard]] std::string_view titleOf(Die die);
/// By its id or title in any case: "LP", "Long Pass", "long_pass".
[[nodiscard]] std::optional<Die> dieCalled(std::string_view text);

/// What a face means. Chapter 0.2.
enum class Symbol : std::uint8_t { GN, CP, TK, BP, IN, FM, SK };
[[nodiscard]] std::span<const EnumName<Symbol>> namesOf(Symbol);

/// One result: a face that shows, or what a strength adds.
struct Result {
    Symbol symbol = Symbol::TK;
    int yards = 0;        ///< of GN and CP
    bool isLong = false;  ///< GN L, CP L
    bool operator==(const Result&) const = default;
};
/// "GN5", "CPL", "TK"; blanks are passed over. Nothing for what no face can show.
[[nodiscard]] std::optional<Result> parseResult(std::string_view text);
[[nodiscard]] std::string textOf(const Result& result);

}  // namespace thrum::touchdown
