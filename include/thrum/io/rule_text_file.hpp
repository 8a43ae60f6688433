#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/core/load_error.hpp>

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace thrum::io {

/// One clause of a rule book as a coach reads it.
struct RuleClauseText {
    std::string id;     ///< "TAP-SW-2"
    std::string title;  ///< a few words
    std::string text;   ///< the program's own words, whole sentences
    std::string kind;   ///< refuse, flag, auto, coaches or pointer
    friend bool operator==(const RuleClauseText&, const RuleClauseText&) = default;
};

/// A chapter: the clauses whose ids share what stands between the prefix and the number.
struct RuleChapterText {
    std::string code;   ///< "SW" of TAP-SW-2, "4" of TDM-4.1, "M" of SCR-M9
    std::string title;  ///< "The switch and stops"
    friend bool operator==(const RuleChapterText&, const RuleChapterText&) = default;
};
/// The code of the chapter a clause is in.
[[nodiscard]] std::string chapterCodeOf(std::string_view clause);

/// The clauses of one rule book in the order of its chapters.
struct RuleText {
    std::string ruleset;  ///< "TAP"
    int revision = 1;
    std::vector<RuleChapterText> chapters{};  ///< may be empty: a small book has none
    std::vector<RuleClauseText> clauses;
    friend bool operator==(const RuleText&, const RuleText&) = default;
};

/// rules/<game>.clauses.json.
///
/// @param file  the name to give in errors
/// Errors:  LoadError naming file, JSON pointer and reason; an id that comes twice is one.
[[nodiscard]] Expected<RuleText, LoadError> parseRuleText(std::string_view text, std::string file);
[[nodiscard]] Expected<RuleText, LoadError> readRuleText(const std::filesystem::path& path);

}  // namespace thrum::io
