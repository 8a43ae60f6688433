#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

/// Marks a template text that people read, for the translators' extractor; the text itself stays
/// English here and is translated where it is shown.
#define THRUM_TEXT(text) text

namespace thrum {

/// One named argument of a text template: {n} -> 34.
using TextArgument = std::pair<std::string, std::string>;
using TextArguments = std::vector<TextArgument>;

/// Why the rules refuse an input. `clause` is the rule's id, `code` the book's error code (in TAP
/// the clause again), `text` the message template without the id in front.
struct RuleViolation {
    std::string clause;
    std::string code;
    std::string text;
    TextArguments args;

    friend bool operator==(const RuleViolation&, const RuleViolation&) = default;
};

/// Fills every {name} that the arguments hold; unknown ones stay as they are.
[[nodiscard]] std::string filled(std::string_view text, const TextArguments& args);

}  // namespace thrum
