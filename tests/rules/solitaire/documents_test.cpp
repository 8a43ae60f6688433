#include <thrum/games/solitaire.hpp>
#include <thrum/io/fields.hpp>

#include <fstream>
#include <sstream>

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::solitaire;
using games::Solitaire;

namespace {

std::string fileText(const std::string& name) {
    std::ifstream file{std::string{THRUM_SOURCE_DIR} + name};
    REQUIRE(file.good());
    std::stringstream text;
    text << file.rdbuf();
    return text.str();
}

std::optional<LoadError> rulesFrom(const std::string& json, RulesData& rules) {
    return io::readText(json, "solitaire.json", "", [&](const FieldSource& at) {
        rules = Solitaire::readRules(at);
    });
}

std::string replaced(std::string text, std::string_view what, std::string_view by) {
    const std::size_t at = text.find(what);
    REQUIRE(at != std::string::npos);
    return text.replace(at, what.size(), by);
}

}  // namespace

TEST_CASE("the printed rules file holds the defaults and is written as it was read",
          "[solitaire][SOL-GEO-1][SOL-SC-13][SOL-GEO-10]") {
    RulesData rules;
    const auto error = rulesFrom(fileText("/rules/solitaire.json"), rules);
    INFO((error ? error->text() : std::string{}));
    REQUIRE_FALSE(error.has_value());
    CHECK(rules == RulesData{});
    RulesData again;
    const auto text = io::written([&](FieldSink& to) { Solitaire::write(rules, to); }).line();
    CHECK_FALSE(rulesFrom(text, again).has_value());
    CHECK(again == rules);
}

TEST_CASE("a broken rules file is refused with the path of the key", "[solitaire][SOL-TIM-1]") {
    const std::string whole = fileText("/rules/solitaire.json");
    RulesData rules;
    const auto plays =
        rulesFrom(replaced(whole, "\"playsPerQuarter\": 15", "\"playsPerQuarter\": 9"), rules);
    REQUIRE(plays.has_value());
    CHECK(plays->pointer == "/timing/playsPerQuarter");
    CHECK(Solitaire::rulesRefused(*plays).code == "E-SOL-DATA");
    const auto negative =
        rulesFrom(replaced(whole, "\"reverseYd\": 1.0", "\"reverseYd\": -1.0"), rules);
    REQUIRE(negative.has_value());
    CHECK(negative->pointer == "/progress/reverseYd");
    const auto loft = rulesFrom(replaced(whole, "[10, 30, 60]", "[30, 10, 60]"), rules);
    REQUIRE(loft.has_value());
    CHECK(loft->pointer == "/ttqb/throw/loft");
    CHECK(rulesFrom(replaced(whole, "\"tackle\"", "\"tacle\""), rules).has_value());
}

TEST_CASE("the invented teams may play", "[solitaire][SOL-DEF-2]") {
    for (const char* name : {"kestrels", "otters", "foundry", "lanterns"}) {
        Team team;
        const auto error = io::readText(
            fileText(std::string{"/resources/games/solitaire/teams/"} + name + ".json"),
            name,
            "",
            [&](const FieldSource& at) { team = Solitaire::readTeam(at); });
        INFO(name);
        INFO((error ? error->text() : std::string{}));
        REQUIRE_FALSE(error.has_value());
        CHECK_FALSE(checkRoster(RulesData{}, team).has_value());
        CHECK(rosterWarnings(RulesData{}, team).empty());
    }
}

TEST_CASE("the Solitaire Coach keeps the recorded results whatever the rules file says now",
          "[solitaire][SOL-REC-1]") {
    // SOL-S117: a state holds the rules it was begun with
    Solitaire::Config config;
    for (auto& team : config.teams) {
        for (int i = 1; i <= 11; ++i)
            team.edit().players.push_back(
                {.id = "p" + std::to_string(i), .number = std::to_string(i)});
    }
    config.rules.edit().downs.count = 3;
    const State state = Solitaire::newGame(config).value().next;
    CHECK(Solitaire::config(state).rules->downs.count == 3);
    State read;
    const auto text = io::written([&](FieldSink& to) { Solitaire::write(state, to); }).line();
    const auto error = io::readText(
        text, "state", "", [&](const FieldSource& at) { read = Solitaire::readState(at); });
    INFO((error ? error->text() : std::string{}));
    CHECK_FALSE(error.has_value());
    CHECK(read == state);
}
