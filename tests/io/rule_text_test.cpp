#include <thrum/io/rule_text_file.hpp>

#include <catch2/catch.hpp>

using namespace thrum;

namespace {
const char* const kTwo = R"({"schema": 1, "ruleset": "TAP", "revision": 2, "clauses": [
  {"id": "TAP-A-1", "title": "First", "text": "One.", "kind": "refuse", "source_lines": [[1, 2]]},
  {"id": "TAP-A-2", "title": "Second", "text": "Two.", "kind": "auto"}]})";

std::string refused(std::string text, const std::string& from, const std::string& to) {
    text.replace(text.find(from), from.size(), to);
    const auto read = io::parseRuleText(text, "book.json");
    return read ? std::string{} : read.error().text();
}
}  // namespace

TEST_CASE("the clauses of a rule book are read in order", "[io][rule-text]") {
    const auto read = io::parseRuleText(kTwo, "book.json");
    REQUIRE(read);
    CHECK(read->ruleset == "TAP");
    CHECK(read->revision == 2);
    REQUIRE(read->clauses.size() == 2);
    CHECK(read->clauses[0] == io::RuleClauseText{"TAP-A-1", "First", "One.", "refuse"});
    CHECK(read->clauses[1].id == "TAP-A-2");
}

TEST_CASE("a rule text with something wrong names the place", "[io][rule-text]") {
    CHECK(refused(kTwo, "TAP-A-2", "TAP-A-1").find("comes twice") != std::string::npos);
    CHECK(refused(kTwo, "\"auto\"", "\"maybe\"").find("/clauses/1/kind") != std::string::npos);
    CHECK(refused(kTwo, "\"One.\"", "7").find("/clauses/0/text") != std::string::npos);
    CHECK(refused(kTwo, "\"schema\": 1", "\"schema\": 2").find("schema") != std::string::npos);
    CHECK(refused(kTwo, "\"auto\"}]}", "").find("book.json") != std::string::npos);
}

TEST_CASE("the shipped rule text is whole and tells more than a heading", "[io][rule-text]") {
    const auto read =
        io::readRuleText(std::filesystem::path{THRUM_TEST_SOURCE_DIR} / "rules/tap.clauses.json");
    REQUIRE(read);
    CHECK(read->clauses.size() == 292);
    for (const io::RuleClauseText& clause : read->clauses) {
        INFO(clause.id);
        CHECK(clause.text.size() > clause.title.size());
        CHECK((clause.text.back() == '.' || clause.text.back() == ')'));
        CHECK(clause.text.find("  ") == std::string::npos);
    }
}
