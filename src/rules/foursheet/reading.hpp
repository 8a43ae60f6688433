#pragma once

#include <thrum/rules/field_reader.hpp>
#include <thrum/rules/foursheet/codes.hpp>
#include <thrum/rules/foursheet/zones.hpp>

#include <array>
#include <string>
#include <string_view>

/// What the readers of the printed files share.
namespace thrum::foursheet {

[[nodiscard]] inline int readInt(const FieldSource& at, int least, int most) {
    return static_cast<int>(at.integer({least, most}));
}

/// The most yards any number of the files may be.
inline constexpr int kMostYards = 99;
/// Sums 2 to 12.
inline constexpr std::size_t kColumnRows = 11;
/// The tokens as keys.
inline constexpr std::array<std::string_view, 11> kTokenKeys{
    "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"};

/// One of the words of an enumeration.
template <Named E>
[[nodiscard]] E readWord(const FieldSource& at) {
    const NoNames nobody;
    E value{};
    FieldReader{nobody}.read(at, value);
    return value;
}

/// Two digits, 00 to 96.
[[nodiscard]] inline CodeId readCode(const FieldSource& at) {
    const std::string text = at.text({0, 40, false});
    if (at.failed())
        return 0;
    if (const auto code = parseCode(text))
        return *code;
    at.fail("must be a code from \"00\" to \"96\", not " + inQuotes(text));
    return 0;
}

/// {"1": zone, ... "11": zone}
[[nodiscard]] Placement readTokenPlaces(const FieldSource& at);

/// The contexts in which the printed table has a code. Clause: FSS-10.2.
[[nodiscard]] Contexts printedContexts(CodeId code);
/// "RPT" for a set of contexts, in the order of the enumeration.
[[nodiscard]] std::string contextsText(Contexts contexts);

/// Error codes of refusals of data: `fileRefused` finds them again by these beginnings and ends.
inline constexpr std::string_view kCardReason = "Play card ";
inline constexpr std::string_view kCodeReason = " is not allowed there";

}  // namespace thrum::foursheet
