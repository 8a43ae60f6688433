#include <thrum/rules/scrimmage/archive.hpp>
#include <thrum/rules/scrimmage/fault.hpp>

#include <algorithm>

namespace thrum::scrimmage {

std::optional<RuleViolation> nameRefusal(const ArchiveRules& rules, std::string_view name) {
    constexpr std::string_view kBlanks = " \t\r\n";
    const std::size_t first = name.find_first_not_of(kBlanks);
    if (first == std::string_view::npos)
        return violation(Fault::Name);
    name = name.substr(first, name.find_last_not_of(kBlanks) + 1 - first);
    // characters, not bytes: bytes that go on with one are not counted
    const auto characters = std::ranges::count_if(name, [](char c) { return (c & 0xC0) != 0x80; });
    return characters > rules.nameMax ? std::optional{violation(Fault::Name)} : std::nullopt;
}

}  // namespace thrum::scrimmage
