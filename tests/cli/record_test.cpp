#include "cli/run_program.hpp"

#include <algorithm>
#include <iterator>

#include <catch2/catch.hpp>

using namespace thrum;
using Catch::Contains;

namespace {

const std::string kGames = std::string{THRUM_TEST_SOURCE_DIR} + "/tests/data/playthroughs";

std::string gameText(const std::string& name) {
    return test::contentsOf(kGames + "/" + name + ".thrum");
}

std::string with(std::string text, std::string_view from, std::string_view to) {
    const auto at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

}  // namespace

TEST_CASE("thrum-cli replay tells a game play by play, from the record alone",
          "[cli][replay][D71]") {
    const test::TemporaryFolder folder;
    const auto all = test::runCli("replay " + kGames + "/field-goal-good.thrum", folder);
    CHECK(all.exitCode == 0);
    CHECK(all.err.empty());
    CHECK_THAT(all.out, Contains("Lancers against Wildcats, solitaire, board 2x4"));
    CHECK_THAT(all.out, Contains("1  Lancers, 4th and 10 at Wildcats 12\n"));
    CHECK_THAT(
        all.out,
        Contains("Lancers try a field goal. The dice show 1 + 1 = 2. Field goal, Lancers: it "
                 "is good.\n    Lancers 3, Wildcats 0\n"));

    const auto one = test::runCli("replay --play 1 " + kGames + "/written-run.thrum", folder);
    CHECK(one.exitCode == 0);
    CHECK_THAT(one.out, Contains("The game was corrected: loaded."));
    CHECK_THAT(one.out, Contains("[TAP-SW-4]"));
    const auto none = test::runCli("replay --play 99 " + kGames + "/written-run.thrum", folder);
    CHECK(none.exitCode == 2);
    CHECK(none.err == "thrum-cli replay: the game has 1 plays\n");
}

TEST_CASE("UX-17 thrum-cli replay shows score board and men at any moment",
          "[cli][replay][UX-17]") {
    const test::TemporaryFolder folder;
    const std::string game = " " + kGames + "/hotseat-2x4-clock.thrum";
    const auto start = test::runCli("replay --at 0:00.5" + game, folder);
    CHECK(start.exitCode == 0);
    CHECK_THAT(start.out,
               Contains("\n0:00.5 of ") && Contains("\nFirst half; Lancers 0, Wildcats 0\n") &&
                   Contains(", kickoff; the board is off\n"));
    const auto later = test::runCli("replay --at 1:10" + game, folder);
    CHECK_THAT(later.out, Contains("First half, 0:") && Contains(" left; Lancers "));
    const auto json = test::runCli("replay --json --at 70" + game, folder);
    CHECK(json.exitCode == 0);
    for (const char* member : {"\"ms\": 70000", "\"clock_ms\"", "\"down\"", "\"figures\""})
        CHECK_THAT(json.out, Contains(member));
    // beyond the end the last picture stays
    const auto end = test::runCli("replay --at 999:00" + game, folder);
    CHECK(end.exitCode == 0);
    CHECK_THAT(end.out, Contains("\nSecond half; Lancers "));
    const auto never = test::runCli("replay --at noon" + game, folder);
    CHECK(never.exitCode == 2);
    CHECK_THAT(never.err, Contains("a moment is written as 12:34.5"));
}

TEST_CASE("thrum-cli replay prints box score and JSON", "[cli][replay][UX-19]") {
    const test::TemporaryFolder folder;
    const auto box =
        test::runCli("replay --box " + kGames + "/touchdown-extra-point.thrum", folder);
    CHECK(box.exitCode == 0);
    CHECK_THAT(box.out, Contains("1st half  2nd half  points"));
    CHECK_THAT(box.out, Contains("extra points"));
    CHECK_THAT(box.out, Contains("touchdown"));
    const auto json =
        test::runCli("replay --json --box " + kGames + "/touchdown-extra-point.thrum", folder);
    CHECK(json.exitCode == 0);
    for (const char* member : {"\"plays\"", "\"marks\"", "\"box\"", "\"drives\"", "\"players\""})
        CHECK_THAT(json.out, Contains(member));
}

TEST_CASE("UX-19 simulate counts what the box score of the same game counts",
          "[cli][simulate][UX-19]") {
    const test::TemporaryFolder folder;
    const std::string game = "--seed 3 --plays 4 --home random --visitor random";
    REQUIRE(test::runCli("play --record game.thrum " + game, folder).exitCode == 0);
    const auto box = test::runCli("replay --json --box game.thrum", folder);
    const auto simulated = test::runCli("simulate --games 1 --json " + game, folder);
    REQUIRE(box.exitCode == 0);
    REQUIRE(simulated.exitCode == 0);
    // the one is indented, the other a line; the teams' names stand in the box alone
    std::string tight;
    std::ranges::copy_if(
        box.out, std::back_inserter(tight), [](char c) { return c != ' ' && c != '\n'; });
    const std::string& line = simulated.out;
    for (const std::string side : {"home", "visitor"}) {
        const auto begin = line.find('"' + side + "\":{\"rushing\":");
        const auto end = line.find("\"board_ms\":", begin);
        REQUIRE(end != std::string::npos);
        CHECK_THAT(tight, Contains(line.substr(begin, end - begin)));
    }
}

TEST_CASE("D61 thrum-cli replay shows what comes before the damage and says so",
          "[cli][replay][D61][refusal]") {
    const test::TemporaryFolder folder;
    folder.write("torn.thrum", gameText("written-run") + "{\"n\":");
    const auto torn = test::runCli("replay torn.thrum", folder);
    CHECK(torn.exitCode == 0);
    CHECK(torn.err == "thrum-cli replay: the last line was not finished and is left out\n");

    folder.write("broken.thrum", gameText("written-run") + "{\"n\":1}\n");
    const auto broken = test::runCli("replay broken.thrum", folder);
    CHECK(broken.exitCode == 1);
    CHECK_THAT(broken.err, Contains("broken.thrum, line 11") && Contains("what came before"));
    CHECK_THAT(broken.out, Contains("1 plays"));

    CHECK(test::runCli("replay missing.thrum", folder).exitCode == 2);
    folder.write("none.thrum", "{}\n");
    const auto none = test::runCli("replay none.thrum", folder);
    CHECK(none.exitCode == 2);
    CHECK(none.out.empty());
}

TEST_CASE("thrum-cli season prints a line for every team and man", "[cli][season]") {
    const test::TemporaryFolder folder;
    const auto sums = test::runCli("season " + kGames + "/touchdown-extra-point.thrum", folder);
    CHECK(sums.exitCode == 0);
    CHECK(std::ranges::count(sums.out, '\n') > 5);
    CHECK(sums.out.find('?') == std::string::npos);
}

TEST_CASE("D63 thrum-cli verify names the first difference: exit codes 0, 1 and 2",
          "[cli][verify][D63]") {
    const test::TemporaryFolder folder;
    const auto fine = test::runCli(
        "verify " + kGames + "/touchdown-extra-point.thrum " + kGames + "/typed-chance.thrum",
        folder);
    CHECK(fine.exitCode == 0);
    CHECK_THAT(fine.out, Contains("touchdown-extra-point.thrum: verified, "));
    CHECK_THAT(fine.out, Contains("runs of the board"));

    folder.write("other.thrum",
                 with(gameText("field-goal-good"), R"("points":3)", R"("points":2)"));
    const auto other = test::runCli("verify other.thrum", folder);
    CHECK(other.exitCode == 1);
    CHECK_THAT(other.out, Contains("other.thrum: line 5: event "));
    CHECK_THAT(other.out, Contains(R"("points":2)") && Contains(R"("points":3)"));
    CHECK_THAT(test::runCli("verify --json other.thrum", folder).out,
               Contains("\"line\": 5") && Contains("\"ok\": false"));

    folder.write("broken.thrum", gameText("field-goal-good") + "{}\n");
    const auto broken = test::runCli("verify broken.thrum other.thrum", folder);
    CHECK(broken.exitCode == 2);
    CHECK_THAT(broken.out, Contains("broken.thrum, line 6"));
    CHECK(test::runCli("verify missing.thrum", folder).exitCode == 2);
    CHECK(test::runCli("verify", folder).exitCode == 2);
}
