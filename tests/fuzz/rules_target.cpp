#include "fuzz/target.hpp"

#include <thrum/io/tap_rules_file.hpp>

using namespace thrum;

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text = fuzz::textOf(data, size);
    // as the file of a rule book and as house rules over it
    for (const auto& read : {io::parseTapRules(text), io::overrideTapRules({}, text)}) {
        if (!read) {
            fuzz::refusedWell(filled(read.error().text, read.error().args));
            continue;
        }
        const auto again = io::parseTapRules(io::textOf(read->rules));
        fuzz::promise(again && again->rules == read->rules, "rules read back equal");
    }
    return 0;
}
