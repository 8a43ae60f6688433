#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/core/violation.hpp>
#include <thrum/io/rules_document.hpp>
#include <thrum/rules/tap/rules_data.hpp>

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace thrum::app {

/// The numbers of the rule book as read, and what the reader wondered about.
struct TapRulesFile {
    tap::RulesData rules{};
    std::vector<std::string> warnings{};  ///< one sentence for each unknown key
};

/// rules/tap.json: a missing key takes the printed default, an unknown one is a warning.
/// Errors: TAP-GN-5 naming key, value and allowed range; nothing is taken in part.
[[nodiscard]] Expected<TapRulesFile, RuleViolation> parseTapRules(std::string_view text);
[[nodiscard]] Expected<TapRulesFile, RuleViolation> readTapRules(const std::filesystem::path& path);
/// House rules over the given ones: an object by printed key, nested as in the file or dotted
/// ("stoppages.max"). Errors as above.
[[nodiscard]] Expected<TapRulesFile, RuleViolation> overrideTapRules(const tap::RulesData& rules,
                                                                     std::string_view overrides);
/// The whole file.
[[nodiscard]] std::string textOf(const tap::RulesData& rules);
/// In the order of the rules file.
[[nodiscard]] std::vector<io::RuleDifference> ruleDifferences(const tap::RulesData& standard,
                                                              const tap::RulesData& rules);

/// What differs from the standard, as `overrides` takes it: {"stoppages.max":2}.
[[nodiscard]] std::string overridesText(const tap::RulesData& standard,
                                        const tap::RulesData& rules);

}  // namespace thrum::app
