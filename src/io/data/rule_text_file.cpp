#include "io/data/readers.hpp"

#include <thrum/io/rule_text_file.hpp>
#include <thrum/io/text_file.hpp>

#include <array>
#include <set>

namespace thrum::io {
namespace {

constexpr std::size_t kMostClauses = 1000;
constexpr TextLimits kClauseLimits{1, 1000, false};
constexpr std::array<std::pair<std::string_view, std::string_view>, 5> kKinds{
    {{"refuse", "refuse"},
     {"flag", "flag"},
     {"auto", "auto"},
     {"coaches", "coaches"},
     {"pointer", "pointer"}}};

RuleClauseText readClause(const JsonCursor& at) {
    RuleClauseText clause;
    at.object([&](JsonObject& o) {
        clause.id = o.required("id").text(kNameLimits);
        clause.title = o.required("title").text({1, 80, false});
        clause.text = o.required("text").text(kClauseLimits);
        clause.kind = o.required("kind").choice<std::string_view>(kKinds);
        // where the clause comes from and why it is none of the referee's; nothing a coach is shown
        static_cast<void>(o.optional("source_lines"));
        static_cast<void>(o.optional("reason"));
    });
    return clause;
}

RuleChapterText readChapter(const JsonCursor& at) {
    RuleChapterText chapter;
    at.object([&](JsonObject& o) {
        chapter.code = o.required("code").text(kNameLimits);
        chapter.title = o.required("title").text({1, 80, false});
    });
    return chapter;
}

void checkIds(const JsonCursor& at, const RuleText& rules) {
    std::set<std::string_view> seen;
    for (const RuleClauseText& clause : rules.clauses)
        if (!seen.insert(clause.id).second)
            at.fail("the clause " + inQuotes(clause.id) + " comes twice");
}

}  // namespace

std::string chapterCodeOf(std::string_view clause) {
    const auto prefix = clause.find('-');
    if (prefix == std::string_view::npos)
        return {};
    const std::string_view rest = clause.substr(prefix + 1);
    if (const auto dash = rest.rfind('-'); dash != std::string_view::npos)
        return std::string{rest.substr(0, dash)};
    if (const auto dot = rest.find('.'); dot != std::string_view::npos)
        return std::string{rest.substr(0, dot)};
    const auto letters = rest.substr(0, rest.find_first_of("0123456789"));
    return std::string{letters.empty() ? rest : letters};
}

Expected<RuleText, LoadError> parseRuleText(std::string_view text, std::string file) {
    const auto document = JsonDocument::parse(text, std::move(file));
    if (!document)
        return Unexpected{document.error()};
    const JsonReading reading{*document};
    RuleText rules;
    reading.root().object([&](JsonObject& o) {
        static_cast<void>(o.required("schema").integer({1, 1}));
        rules.ruleset = o.required("ruleset").text(kNameLimits);
        rules.revision = static_cast<int>(o.required("revision").integer({1, 1'000'000}));
        if (const auto chapters = o.optional("chapters"))
            rules.chapters = chapters->list<RuleChapterText>({0, kMostClauses}, readChapter);
        const JsonCursor clauses = o.required("clauses");
        rules.clauses = clauses.list<RuleClauseText>({1, kMostClauses}, readClause);
        checkIds(clauses, rules);
    });
    return reading.result(std::move(rules));
}

Expected<RuleText, LoadError> readRuleText(const std::filesystem::path& path) {
    const auto text = readTextFile(path);
    if (!text)
        return Unexpected{text.error()};
    return parseRuleText(*text, path.string());
}

}  // namespace thrum::io
