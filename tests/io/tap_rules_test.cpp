#include <thrum/games/tap/rules_file.hpp>
#include <thrum/io/text_file.hpp>

#include <catch2/catch.hpp>

using namespace thrum;

namespace {
std::string messageOf(const std::string& text) {
    const auto read = app::parseTapRules(text);
    return read ? std::string{"accepted"} : filled(read.error().text, read.error().args);
}
}  // namespace

TEST_CASE("TAP-GN-5 the shipped rules file holds the printed defaults", "[io][TAP-GN-5][example]") {
    const auto file =
        app::readTapRules(std::filesystem::path{THRUM_TEST_SOURCE_DIR} / "rules" / "tap.json");
    REQUIRE(file);
    CHECK(file->warnings.empty());
    CHECK((file->rules == tap::RulesData{}));
    const auto again = app::parseTapRules(app::textOf(file->rules));
    REQUIRE(again);
    CHECK((again->rules == file->rules));
}

TEST_CASE("TAP-GN-5 a missing key takes its default, an unknown one warns", "[io][TAP-GN-5]") {
    const auto file =
        app::parseTapRules(R"({"stoppages":{"max":2,"min":1},"fairCatch":true,"modes":{}})");
    REQUIRE(file);
    CHECK(file->rules.stoppages.max == 2);
    CHECK(file->rules.downs.perSeries == 4);
    CHECK(file->warnings ==
          std::vector<std::string>{"TAP-GN-5: rules file: unknown key \"stoppages.min\".",
                                   "TAP-GN-5: rules file: unknown key \"fairCatch\"."});
}

TEST_CASE("TAP-GN-5 a wrong value names key, value and allowed range",
          "[io][TAP-GN-5][AS-GN-3][refusal]") {
    CHECK(messageOf(R"({"stoppages":{"max":"three"}})") ==
          "rules file: stoppages.max is three; allowed whole numbers.");
    CHECK(messageOf(R"({"stoppages":{"max":2.5}})") ==
          "rules file: stoppages.max is 2.5; allowed whole numbers.");
    CHECK(messageOf(R"({"stoppages":{"max":-1}})") ==
          "rules file: stoppages.max is -1; allowed whole numbers.");
    CHECK(messageOf(R"({"pass":{"longStickMm":0}})") ==
          "rules file: pass.longStickMm is 0; allowed numbers above 0, at most 1000.");
    CHECK(messageOf(R"({"pass":{"lockReceiverToStick":1}})") ==
          "rules file: pass.lockReceiverToStick is 1; allowed true or false.");
    CHECK(messageOf(R"({"modes":{"tournament":{"clocks":"slow"}}})") ==
          "rules file: modes.tournament.clocks is slow; allowed advisory, enforced.");
    CHECK(messageOf(R"({"mode":{"default":"friendly"}})") ==
          "rules file: mode.default is friendly; allowed solitaire, hotseat, tournament.");
    CHECK(messageOf(R"({"numbers":{"lineman":[[50]]}})") ==
          "rules file: numbers.lineman[0] is [50]; allowed two numbers.");
    CHECK(messageOf(R"({"timers":7})") == "rules file: timers is 7; allowed an object of keys.");
    CHECK(messageOf(R"({"score":{"safety":1e999}})").substr(0, 12) == "rules file: ");
    CHECK(messageOf("[]") == "rules file: the file is []; allowed an object of keys.");
}

TEST_CASE("D74 house rules are overrides by key", "[io][D74]") {
    const tap::RulesData standard;
    const auto dotted = app::overrideTapRules(standard, R"({"game.playsPerHalf":4})");
    const auto nested = app::overrideTapRules(standard, R"({"game":{"playsPerHalf":4}})");
    REQUIRE(dotted);
    REQUIRE(nested);
    CHECK(dotted->rules.game.playsPerHalf == 4);
    CHECK((dotted->rules == nested->rules));
    CHECK(app::overridesText(standard, dotted->rules) == R"({"game.playsPerHalf":4})");
    CHECK(app::overridesText(standard, standard) == "{}");
}
