#include "fuzz/target.hpp"

#include <thrum/games/tap/rules_file.hpp>

using namespace thrum;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::textOf(data, size);
    // as the file of a rule book and as house rules over it
    for (const auto& read : {app::parseTapRules(text), app::overrideTapRules({}, text)}) {
        if (!read) {
            fuzz::refusedWell(filled(read.error().text, read.error().args));
            continue;
        }
        const auto again = app::parseTapRules(app::textOf(read->rules));
        fuzz::promise(again && again->rules == read->rules, "rules read back equal");
    }
    return 0;
}
