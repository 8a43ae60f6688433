#include "cli/run_program.hpp"

#include <catch2/catch.hpp>

using namespace thrum;

namespace {

const std::string kShipped = std::string{THRUM_TEST_SOURCE_DIR} + "/resources";

std::string shippedText(const std::string& name) {
    return test::contentsOf(kShipped + "/" + name);
}

std::string with(std::string text, std::string_view from, std::string_view to) {
    const auto at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

}  // namespace

TEST_CASE("thrum-cli without a command, or with a wrong one, is bad usage", "[cli]") {
    const test::TemporaryFolder folder;
    CHECK(test::runCli("", folder).exitCode == 2);
    CHECK(test::runCli("dance", folder).exitCode == 2);
    CHECK(test::runCli("check", folder).exitCode == 2);
    CHECK(test::runCli("check --loud x.json", folder).exitCode == 2);
    CHECK(test::runCli("", folder).err.rfind("A subcommand is required", 0) == 0);
}

TEST_CASE("thrum-cli helps and tells its version", "[cli]") {
    const test::TemporaryFolder folder;
    const auto version = test::runCli("--version", folder);
    CHECK(version.exitCode == 0);
    CHECK(version.out == std::string{"thrum-cli "} + THRUM_VERSION + "\n");
    CHECK(version.err.empty());
    for (const char* arguments : {"--help", "check --help"}) {
        const auto help = test::runCli(arguments, folder);
        CHECK(help.exitCode == 0);
        CHECK(help.out.find("Exit codes: 0 done, 1 refused or check failed") != std::string::npos);
        CHECK(help.err.empty());
    }
}

TEST_CASE("check says what each good file is", "[cli][check]") {
    const test::TemporaryFolder folder;
    folder.write("team.json", shippedText("teams/lancers.json"));
    folder.write("board.json", shippedText("boards/big.json"));
    const auto run = test::runCli("check team.json board.json", folder);
    CHECK(run.exitCode == 0);
    CHECK(run.out ==
          "team.json: team \"Lancers\" is fine\nboard.json: board \"Big board\" is fine\n");
    CHECK(run.err.empty());
}

TEST_CASE("check names file, pointer and reason and goes on with the next",
          "[cli][check][refusal]") {
    const test::TemporaryFolder folder;
    folder.write("a.json",
                 with(shippedText("bases/rookie.json"), "\"mass_g\": 1.4", "\"mass_g\": 14"));
    folder.write("b.json", shippedText("bases/rookie.json"));
    folder.write(
        "c.json",
        with(shippedText("teams/lancers.json"), "\"base\": \"boat-of-d7\"", "\"base\": \"turbo\""));
    const auto run = test::runCli("check a.json b.json c.json", folder);
    CHECK(run.exitCode == 1);
    CHECK(run.out ==
          "a.json: /mass_g: must be a number from 0.3 to 10, not 14\n"
          "b.json: base \"Rookie\" is fine\n"
          "c.json: /players/1/base: there is no base \"turbo\"\n");
}

TEST_CASE("check --rules tap inspects a team as the referee does", "[cli][check][TAP-EQ-1]") {
    const test::TemporaryFolder folder;
    const std::string lancers = shippedText("teams/lancers.json");
    folder.write("fair.json", lancers);
    std::string heavy = lancers;
    const auto at = heavy.find("\"mass_g\": ");
    REQUIRE(at != std::string::npos);
    const auto end = heavy.find_first_of(",}\n", at);
    heavy.replace(at, end - at, "\"mass_g\": 6.8");
    folder.write("heavy.json", heavy);
    const auto plain = test::runCli("check heavy.json", folder);
    CHECK(plain.exitCode == 0);
    const auto inspected = test::runCli("check --rules tap fair.json heavy.json", folder);
    CHECK(inspected.exitCode == 1);
    CHECK(inspected.out.find("fair.json: team \"Lancers\" is fine\n") == 0);
    CHECK(inspected.out.find("heavy.json: TAP-EQ-1: #") != std::string::npos);
    const auto unknown = test::runCli("check --rules chess fair.json", folder);
    CHECK(unknown.exitCode == 2);
    CHECK(unknown.err.find("no referee of \"chess\" inspects teams") != std::string::npos);
}

TEST_CASE("check of a file that is not there is a bad file", "[cli][check][refusal]") {
    const test::TemporaryFolder folder;
    const auto run = test::runCli("check none.json", folder);
    CHECK(run.exitCode == 2);
    CHECK(run.out == "none.json: cannot be read: No such file or directory\n");
}

TEST_CASE("check --json prints one document for programs", "[cli][check]") {
    const test::TemporaryFolder folder;
    folder.write("good.json", shippedText("boards/620.json"));
    folder.write("bad.json", with(shippedText("boards/620.json"), "914.4", "900"));
    const auto run = test::runCli("check --json good.json bad.json", folder);
    CHECK(run.exitCode == 1);
    CHECK(run.out == R"({
    "ok": false,
    "files": [
        {"file": "good.json", "ok": true, "kind": "board", "name": "620"},
        {
            "file": "bad.json",
            "ok": false,
            "pointer": "/mm_per_yard",
            "reason": "the field of 914.4 x 406.4 mm does not fit the plate"
        }
    ]
}
)");
}

TEST_CASE("What stands in a file cannot steer the terminal", "[cli][check][refusal]") {
    const test::TemporaryFolder folder;
    folder.write("a.json",
                 with(shippedText("boards/620.json"), "\"id\"", "\"\\u001b[2J\": 1, \"id\""));
    const auto run = test::runCli("check a.json", folder);
    CHECK(run.exitCode == 1);
    CHECK(run.out == "a.json: /?[2J: this key is unknown\n");
}

TEST_CASE("check reads rules, drills and games as a game would", "[cli][check][TAP-GN-5]") {
    const test::TemporaryFolder folder;
    const std::string root = THRUM_TEST_SOURCE_DIR;
    const std::string rules = test::contentsOf(root + "/rules/tap.json");
    const std::string game = test::contentsOf(root + "/tests/data/playthroughs/fumble.thrum");
    SECTION("good ones") {
        folder.write("tap.json", rules);
        folder.write("game.thrum", game);
        folder.write("drill.json", shippedText("drills/goal-line.json"));
        const auto run = test::runCli("check tap.json game.thrum drill.json", folder);
        CHECK(run.exitCode == 0);
        CHECK(run.err.empty());
        CHECK(run.out.find("tap.json: rules \"TAP 1.0\" is fine\n") != std::string::npos);
        CHECK(run.out.find("game.thrum: game \"") != std::string::npos);
        CHECK(run.out.find("drill.json: drill \"Goal line\" is fine\n") != std::string::npos);
    }
    SECTION("a number that is none, and a key nobody knows") {
        folder.write(
            "a.json",
            with(rules, R"("stoppages": { "max": 3 })", R"("stoppages": { "max": "three" })"));
        folder.write(
            "b.json",
            with(rules, R"("stoppages": { "max": 3 })", R"("stoppages": { "max": 3, "min": 1 })"));
        const auto run = test::runCli("check a.json b.json", folder);
        CHECK(run.exitCode == 1);
        CHECK(run.out.find("a.json: /stoppages/max: TAP-GN-5: rules file: stoppages.max is "
                           "three") != std::string::npos);
        CHECK(run.out.find("b.json: rules \"TAP 1.0\" is fine\n") != std::string::npos);
        CHECK(run.err.find("stoppages.min") != std::string::npos);
    }
    SECTION("a game whose lines do not count") {
        folder.write("game.thrum", with(game, R"({"n":4,)", R"({"n":14,)"));
        const auto run = test::runCli("check game.thrum", folder);
        CHECK(run.exitCode == 1);
        CHECK(run.out.find("/n: is 14; due is 4") != std::string::npos);
        const auto verified = test::runCli("verify game.thrum", folder);
        CHECK(verified.exitCode != 0);
        CHECK((verified.out + verified.err).find("/n: is 14; due is 4") != std::string::npos);
    }
}

TEST_CASE("What could not be printed is no success", "[cli][refusal]") {
    const test::TemporaryFolder folder;
    CHECK(test::runCli("simulate --games 1 --plays 1 --json 2>/dev/null >/dev/full || echo $?",
                       folder)
              .out == "2\n");
}

TEST_CASE("No control character of a file reaches the terminal", "[cli][refusal]") {
    const test::TemporaryFolder folder;
    static_cast<void>(folder.write("c.json",
                                   "{\"schema\":\"\xc2\x9b"
                                   "2J\",\"\xc2\x9b"
                                   "1\":1}"));
    for (const char* words : {"check c.json", "check --json c.json"}) {
        const auto run = test::runCli(words, folder);
        CHECK_THAT(run.out + run.err, !Catch::Contains("\xc2\x9b"));
        CHECK(run.exitCode == 1);
    }
}

TEST_CASE("Nothing that turns a line over reaches the terminal", "[cli][refusal]") {
    const test::TemporaryFolder folder;
    const std::string turned = "\xe2\x80\xae";
    static_cast<void>(
        folder.write("c.json", "{\"schema\":\"" + turned + "\",\"" + turned + "\":1}"));
    for (const std::string& words :
         {std::string{"check c.json"}, "check 'no" + turned + "such.json'"}) {
        const auto run = test::runCli(words, folder);
        CHECK_THAT(run.out + run.err, !Catch::Contains(turned));
        CHECK(run.exitCode > 0);
    }
}
