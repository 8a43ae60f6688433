#include "scenario_steps.hpp"

#include <thrum/io/fields.hpp>

#include <filesystem>
#include <fstream>
#include <sstream>

#include <catch2/catch.hpp>

// rules/scrimmage.json and the shipped teams. Chapter 20.
using namespace thrum;
using namespace thrum::scrimmage;
using G = games::Scrimmage;

namespace {

std::filesystem::path root() {
    return std::filesystem::path{THRUM_TEST_SOURCE_DIR};
}
std::string textOf(const std::filesystem::path& path) {
    std::ifstream file{path};
    REQUIRE(file);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}
std::string printed() {
    return textOf(root() / "rules/scrimmage.json");
}
std::string with(std::string text, const std::string& old, const std::string& now) {
    const auto at = text.find(old);
    REQUIRE(at != std::string::npos);
    return text.replace(at, old.size(), now);
}
std::optional<LoadError> read(const std::string& text, RulesData& rules) {
    return io::readText(
        text, "scrimmage.json", "", [&](const FieldSource& at) { rules = G::readRules(at); });
}
std::string pointerOf(const std::string& old, const std::string& now) {
    RulesData rules;
    const auto error = read(with(printed(), old, now), rules);
    return error ? error->pointer : "taken";
}

}  // namespace

TEST_CASE("SCR-ERR1 the printed rules file holds the numbers of the book",
          "[scrimmage][SCR-ERR1][property]") {
    RulesData rules;
    const auto error = read(printed(), rules);
    if (error)
        FAIL(error->text());
    CHECK(rules == RulesData{});
    RulesData again;
    const std::string written = io::written([&](FieldSink& to) { G::write(rules, to); }).line();
    CHECK_FALSE(read(written, again));
    CHECK(again == rules);
}

TEST_CASE("SCR-ERR1 a broken rules file names the key", "[scrimmage][SCR-ERR1][SCR-T6][refusal]") {
    CHECK(pointerOf("[0, 3, 6, 9, 12, 15, 18]", "[1, 3, 6, 9, 12, 15, 18]") ==
          "/tackle/weights63/-2");
    CHECK(pointerOf("0.048, 0.095, 0.143, 0.190", "0.049, 0.095, 0.143, 0.190") ==
          "/tackle/printed/-2/1");
    CHECK(pointerOf("\"T1\": 2, \"T2\": 2", "\"T1\": 3, \"T2\": 2") == "/men/offense");
    CHECK(pointerOf("\"limitLow\": 3", "\"limitLow\": 7") == "/turn/limitLow");
    CHECK(pointerOf("\"limitLow\": 3, ", "") == "/turn/limitLow");
    CHECK(pointerOf("\"nameMax\": 40", "\"nameMax\": 40, \"colour\": 1") == "/archive/colour");
    CHECK(pointerOf("\"toGainYd\": 10", "\"toGainYd\": 11") == "/downs/toGainYd");
    CHECK(pointerOf("\"columns\": 60", "\"columns\": 61") == "/field/columns");
    CHECK(pointerOf("\"model\": \"power\"", "\"model\": \"luck\"") == "/tackle/model");
    CHECK(pointerOf("scr.rules/1", "scr.rules/2") == "/schema");
    CHECK(pointerOf("\"count\": 4,", "\"count\": 3,") == "taken");
    RulesData rules;
    const auto error = read(with(printed(), "\"limitLow\": 3", "\"limitLow\": 7"), rules);
    REQUIRE(error);
    const RuleViolation refusal = G::rulesRefused(*error);
    CHECK(refusal.code == "E-SCR-DATA");
    CHECK(filled(refusal.text, refusal.args) ==
          "Rules file invalid at turn.limitLow: must not be above limitHigh.");
}

TEST_CASE("SCR-T9 revision 1 and the flat model", "[scrimmage][SCR-T9][example]") {
    RulesData rules;
    REQUIRE_FALSE(read(with(printed(), "\"revision\": 2", "\"revision\": 1"), rules));
    CHECK(rules.tackle.model == TackleModel::Flat);
    REQUIRE_FALSE(read(with(printed(), "\"model\": \"power\"", "\"model\": \"flat\""), rules));
    CHECK(rules.revision == 2);
    CHECK(rules.tackle.model == TackleModel::Flat);
    CHECK(pointerOf("\"revision\": 2", "\"revision\": 3") == "/revision");
}

TEST_CASE("SCR-SET3 numbers that the window uses stand in the rules",
          "[scrimmage][SCR-SET3][SCR-SET4][SCR-Z1][SCR-Z5][SCR-AR1][property]") {
    const RulesData rules;
    CHECK(rules.replay.msPerSquare.slow == 800);
    CHECK(rules.replay.msPerSquare.moderate == 400);
    CHECK(rules.replay.msPerSquare.fast == 150);
    CHECK(rules.replay.speed == ReplaySpeed::Moderate);
    CHECK_FALSE(rules.sound.muted);
    CHECK(rules.window.columns == 20);
    CHECK(rules.window.behindLineColumns == 5);
    CHECK(rules.window.followBall);
    CHECK(rules.archive.nameMax == 40);
}

TEST_CASE("SCR-N1 shipped teams are read and are more than two",
          "[scrimmage][SCR-N1][SCR-MEN1][property]") {
    int teams = 0;
    for (const auto& entry :
         std::filesystem::directory_iterator{root() / "resources/games/scrimmage/teams"}) {
        Team team;
        const auto error =
            io::readText(textOf(entry.path()), "team", "", [&](const FieldSource& at) {
                team = G::readTeam(at);
            });
        if (error)
            FAIL(error->text());
        CHECK(team.id == entry.path().stem().string());
        CHECK(team.colors.men != team.colors.label);
        Team again;
        CHECK_FALSE(io::readText(io::written([&](FieldSink& to) { G::write(team, to); }).line(),
                                 "team",
                                 "",
                                 [&](const FieldSource& at) { again = G::readTeam(at); }));
        CHECK(again == team);
        ++teams;
    }
    CHECK(teams >= 4);
}

TEST_CASE("SCR-SET1 limits come as options and the rules judge them",
          "[scrimmage][SCR-SET1][refusal]") {
    const auto limitsOf = [](std::string_view json) {
        GameConfig config;
        const auto error = io::readText(json, "options", "", [&](const FieldSource& at) {
            at.object([&](FieldObject& o) { G::readOptions(o, config); });
        });
        REQUIRE_FALSE(error);
        return config;
    };
    CHECK(limitsOf(R"({"limits":{"low":2,"high":9}})").limits == Limits{2, 9});
    CHECK(limitsOf(R"({"limits":[4,4]})").limits == Limits{4, 4});
    CHECK_FALSE(limitsOf("{}").limits);
    CHECK(newGame(limitsOf(R"({"limits":{"low":6,"high":3}})")).error().code == "E-SCR-LIM");
}
