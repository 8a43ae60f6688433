#include "reading.hpp"

namespace thrum::foursheet {
namespace {

// Clause: FSS-10.2, by tens.
constexpr std::array<std::string_view, kCodes> kPrinted{
    "RPT", "RPT",   "RPT", "RPT", "RPT", "RPT", "RPT", "RPT", "RPT", "RPT",  // 00
    "RP",  "RPTK",  "RP",  "RP",  "RP",  "RP",  "RP",  "P",   "P",   "RP",   // 10
    "RP",  "RPTKU", "RP",  "RP",  "RP",  "RP",  "RP",  "RP",  "RP",  "RP",   // 20
    "K",   "RPTKU", "U",   "U",   "P",   "G",   "G",   "K",   "U",   "P",    // 30
    "G",   "RPTKU", "U",   "U",   "UG",  "P",   "P",   "P",   "P",   "P",    // 40
    "RP",  "RPTKU", "RP",  "RP",  "RP",  "RP",  "RP",  "RP",  "RP",  "RP",   // 50
    "P",   "RPTKU", "P",   "P",   "P",   "P",   "P",   "P",   "P",   "P",    // 60
    "RP",  "RPT",   "RP",  "RP",  "RP",  "RP",  "RP",  "RP",  "RP",  "RP",   // 70
    "RP",  "RPT",   "RPT", "RPT", "RPT", "RPT", "RPT", "RPT", "RPU", "RPT",  // 80
    "RPT", "RPT",   "R",   "R",   "R",   "R",   "R"};                        // 90

}  // namespace

Contexts printedContexts(CodeId code) {
    Contexts contexts = 0;
    for (const char letter : kPrinted[static_cast<std::size_t>(code)])
        contexts |= bitOf(*parseName<Context>(std::string_view{&letter, 1}));
    return contexts;
}

std::string contextsText(Contexts contexts) {
    std::string text;
    for (const EnumName<Context>& entry : namesOf(Context{}))
        if ((contexts & bitOf(entry.value)) != 0)
            text += entry.name;
    return text;
}

}  // namespace thrum::foursheet
