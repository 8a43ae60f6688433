#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/core/load_error.hpp>
#include <thrum/io/record_line.hpp>
#include <thrum/rules/field_source.hpp>

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The numbers of a rule book as a document: house rules laid over them, and what they change. A
/// game reads the whole by its own reader.
namespace thrum::io {

/// One line of a rules document.
[[nodiscard]] std::string rulesText(const FieldWrite& rules);
/// The standard with house rules over it.
/// @param standard   an object, JSON
/// @param overrides  an object by printed key, nested as in the file or dotted ("score.td")
/// Errors: LoadError at the override that is no JSON object or names a key the standard does not
/// have.
[[nodiscard]] Expected<std::string, LoadError> overridden(std::string_view standard,
                                                          std::string_view overrides);

/// For a reader that words for itself what is wrong.
using DocumentWalk = std::function<void(const FieldTree& tree, FieldTree::Node root)>;
/// Errors: what is no JSON, nested too deep or holds a key twice; then `walk` is not called.
[[nodiscard]] std::optional<LoadError> walkDocument(std::string_view json,
                                                    const std::string& file,
                                                    const DocumentWalk& walk);
/// The same for overrides, with dotted keys nested.
[[nodiscard]] std::optional<LoadError> walkOverrides(std::string_view overrides,
                                                     const DocumentWalk& walk);

/// A number, word or list that is not as in the standard; values as JSON writes them.
struct RuleDifference {
    std::string key;  ///< "stoppages.max"
    std::string value;
    std::string standard;
    friend bool operator==(const RuleDifference&, const RuleDifference&) = default;
};
/// In the order of the rules file. Both are whole documents of one game.
[[nodiscard]] std::vector<RuleDifference> ruleDifferences(std::string_view standard,
                                                          std::string_view rules);
/// The same as `overrides` takes it: {"stoppages.max":2}.
[[nodiscard]] std::string overridesText(std::string_view standard, std::string_view rules);

}  // namespace thrum::io
