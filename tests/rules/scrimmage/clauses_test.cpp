#include "scenario_steps.hpp"

#include <thrum/io/rule_text_file.hpp>

#include <filesystem>

#include <catch2/catch.hpp>

// The list of clauses, and the clauses that only speak of the program around the rules.
using namespace thrum;
using namespace thrum::scrimmage;
using namespace thrum::scrimmage::test;

namespace {

io::RuleText book() {
    const auto read = io::readRuleText(std::filesystem::path{THRUM_TEST_SOURCE_DIR} /
                                       "rules/scrimmage.clauses.json");
    if (!read)
        FAIL(read.error().text());
    return *read;
}

}  // namespace

TEST_CASE("SCR-RU1 the rules window has a text for every clause",
          "[scrimmage][SCR-RU1][SCR-APP1][property]") {
    const io::RuleText text = book();
    CHECK(text.ruleset == "SCRIMMAGE");
    CHECK(text.clauses.size() == 131);
    for (const io::RuleClauseText& clause : text.clauses) {
        CHECK(clause.id.starts_with("SCR-"));
        CHECK_FALSE(clause.text.empty());
    }
}

TEST_CASE("SCR-ERR1 every refusal names a clause of the book and its code",
          "[scrimmage][SCR-ERR1][property]") {
    const io::RuleText text = book();
    std::vector<std::string> codes;
    for (int i = 0; i < kFaults; ++i) {
        const RuleViolation refusal = violation(static_cast<Fault>(i));
        CHECK(refusal.code.starts_with("E-SCR-"));
        CHECK(std::ranges::find(text.clauses, refusal.clause, &io::RuleClauseText::id) !=
              text.clauses.end());
        CHECK(std::ranges::find(codes, refusal.code) == codes.end());
        codes.push_back(refusal.code);
    }
    CHECK(codes.size() == 35);
}

TEST_CASE("SCR-FD2 nothing gives back what a drive took",
          "[scrimmage][SCR-FD2][SCR-FD3][property]") {
    CHECK(driveOf(TackleOutcome::TackleMinus2) == -2);
    CHECK(driveOf(TackleOutcome::TackleMinus1) == -1);
    CHECK(driveOf(TackleOutcome::Tackle) == 0);
    CHECK(driveOf(TackleOutcome::TacklePlus1) == 1);
    CHECK(driveOf(TackleOutcome::TacklePlus2) == 2);
}
