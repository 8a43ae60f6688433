#include "shipped_files.hpp"

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::foursheet;

namespace {

constexpr const char* kFile = "rules/foursheet.json";

std::optional<LoadError> errorWith(std::string_view old, std::string_view replacement) {
    return shipped::readFrom(shipped::exchanged(shipped::text(kFile), old, replacement),
                             [](const FieldSource& at) { (void)readRules(at); });
}

}  // namespace

TEST_CASE("FSS-36.1 the shipped rules file holds the printed defaults",
          "[foursheet][FSS-36.1][data]") {
    CHECK(*shipped::rules() == Rules{});
    CHECK(Rules{}.sack.plus == std::array{1, 2, 3});
    CHECK(Rules{}.containment.pass.e == 19);
    CHECK(Rules{}.fumble.snapMax == 45);
}

TEST_CASE("FSS-36.1 rules survive being written and read", "[foursheet][FSS-36.1][data]") {
    Rules rules;
    rules.yardage.d10 = DieSource::Reroll;
    rules.containment.die = TestDie::DefenseColor;
    rules.sack.die = SackDie::D12;
    rules.sack.plus = {3, 2, 1};
    rules.returns.fumbleMax = 20;
    rules.audible.enabled = true;
    rules.score.td = 7;
    const std::string json = shipped::writtenBy([&](FieldSink& to) { write(rules, to); });
    Rules read;
    CHECK_FALSE(shipped::readFrom(json, [&](const FieldSource& at) { read = readRules(at); }));
    CHECK(read == rules);
}

TEST_CASE("FSS-36.1 a wrong key or value or kind stops the rules file",
          "[foursheet][FSS-36.1][FSS-36][refusal]") {
    struct Row {
        std::string_view old;
        std::string_view replacement;
        std::string pointer;
        std::string reason;
    };
    const std::vector<Row> rows{
        {"\"bonus\": 1",
         "\"bonus\": 11",
         "/stack/bonus",
         "must be a whole number from 0 to 10, not 11"},
        {"\"d10\": \"main\"",
         "\"d10\": \"twice\"",
         "/yardage/d10",
         "must be one of \"main\", \"reroll\", not \"twice\""},
        {"\"perHalf\": 4",
         "\"perHalf\": 4, \"perGame\": 1",
         "/timeouts/perGame",
         "this key is unknown"},
        {"\"plus\": [1, 2, 3]", "\"plus\": [1, 2]", "/sack/plus", "must have 3 entries, not 2"},
        {"\"line\": 3", "\"line\": 0", "/tries/line", "must be a whole number from 1 to 50, not 0"},
        {"fss.rules/1", "fss.rules/2", "/schema", "must be \"fss.rules/1\", not \"fss.rules/2\""},
        {", \"safety\": 2", "", "/score", "the key \"safety\" is missing"},
    };
    for (const Row& row : rows) {
        const auto error = errorWith(row.old, row.replacement);
        REQUIRE(error);
        CHECK(error->pointer == row.pointer);
        CHECK(error->reason == row.reason);
    }
}

TEST_CASE("FSS-36 a file that cannot be read is refused in the book's words",
          "[foursheet][FSS-36][refusal]") {
    const auto error = errorWith("\"max\": 14", "\"max\": 99");
    REQUIRE(error);
    const RuleViolation refusal = fileRefused(*error);
    CHECK(refusal.clause == "FSS-36");
    CHECK(refusal.code == "E-FSS-DATA");
    CHECK(filled(refusal.text, refusal.args) ==
          "file.json: /rating/max: must be a whole number from 1 to 20, not 99.");
}
