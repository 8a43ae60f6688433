#include "cli/run_program.hpp"

#include <fstream>
#include <sstream>

#include <catch2/catch.hpp>

using Catch::Contains;
using Catch::StartsWith;
using thrum::test::contentsOf;
using thrum::test::ProgramRun;
using thrum::test::runCli;
using thrum::test::TemporaryFolder;

TEST_CASE("play prints a whole game, the same for the same seed", "[cli][play][determinism]") {
    const TemporaryFolder folder;
    const std::string command = "play --home random --visitor random --seed 7 --plays 3";
    const ProgramRun once = runCli(command, folder);
    CHECK(once.exitCode == 0);
    CHECK(once.err.empty());
    CHECK_THAT(once.out, StartsWith("Lancers at home against Wildcats\n"));
    CHECK_THAT(once.out, Contains("\nFinal: Lancers "));
    CHECK_THAT(once.out, Contains("1st and 10"));
    CHECK_THAT(once.out, Contains("\nContact "));
    CHECK_THAT(once.out, !Contains("#?"));  // men of the board by the numbers they wear
    CHECK(runCli(command, folder).out == once.out);
    CHECK(runCli("play --home random --visitor random --seed 8 --plays 3", folder).out != once.out);
}

TEST_CASE("play keeps the game in a file with a header and its inputs", "[cli][play]") {
    const TemporaryFolder folder;
    const ProgramRun run =
        runCli("play --home random --visitor random --plays 1 --record g.thrum", folder);
    CHECK(run.exitCode == 0);
    const std::string record = contentsOf(folder.path() / "g.thrum");
    CHECK_THAT(record, Contains("\"seed\""));
    CHECK(std::count(record.begin(), record.end(), '\n') > 10);
}

TEST_CASE(
    "play ends with the box score that replay gives of its record, men by the numbers they wear",
    "[cli][play][UX-19]") {
    const TemporaryFolder folder;
    const ProgramRun run =
        runCli("play --home random --visitor random --seed 7 --plays 3 --record g.thrum", folder);
    REQUIRE(run.exitCode == 0);
    const std::string closing = run.out.substr(run.out.find("\nFinal: "));
    CHECK_THAT(closing, Contains("Lancers #"));
    CHECK_THAT(closing, !Contains("#?"));
    const ProgramRun box = runCli("replay --box g.thrum", folder);
    REQUIRE(box.exitCode == 0);
    const auto tables = box.out.find("\nDrives");
    REQUIRE(tables != std::string::npos);
    CHECK_THAT(closing, Contains(box.out.substr(tables)));
}

TEST_CASE("D54 play goes on with a record that a crash cut off", "[cli][play][D54][D61]") {
    const TemporaryFolder folder;
    const std::string command = "play --home random --visitor random --plays 2 --record g.thrum";
    REQUIRE(runCli(command, folder).exitCode == 0);
    // a record is never written over
    const ProgramRun again = runCli(command, folder);
    CHECK(again.exitCode == 2);
    CHECK_THAT(again.err, Contains("g.thrum: exists already"));

    const std::string record = contentsOf(folder.path() / "g.thrum");
    const std::string kept = record.substr(0, record.size() * 2 / 3);
    const std::string whole = kept.substr(0, kept.rfind('\n') + 1);
    folder.write("g.thrum", kept);
    const ProgramRun resumed = runCli("play --resume g.thrum", folder);
    CHECK(resumed.exitCode == 0);
    CHECK_THAT(resumed.err, Contains("not written to its end"));
    const auto entries = std::count(whole.begin(), whole.end(), '\n') - 1;
    CHECK_THAT(resumed.out,
               StartsWith("Goes on after " + std::to_string(entries) + " entries, at ") &&
                   Contains("\nFinal: Lancers "));
    const std::string finished = contentsOf(folder.path() / "g.thrum");
    CHECK(finished.substr(0, whole.size()) == whole);
    CHECK_THAT(finished, Catch::EndsWith("{\"kind\":\"end\",\"reason\":\"final\"}\n"));
    for (const char* words : {"play --resume ''", "play --record ''"})
        CHECK(runCli(words, folder).exitCode == 2);
    CHECK_THAT(runCli("play --resume nothing.thrum", folder).err, Contains("nothing.thrum"));
}

TEST_CASE("play refuses what it does not know in one sentence", "[cli][play][refusal]") {
    const TemporaryFolder folder;
    const auto refused = [&](const std::string& arguments, const std::string& text) {
        const ProgramRun run = runCli("play " + arguments, folder);
        INFO(arguments);
        CHECK(run.exitCode == 2);
        CHECK(run.out.empty());
        CHECK_THAT(run.err, Contains(text));
    };
    refused("--home nobody", "there is no seat \"nobody\"");
    refused("--home-team ducks", "there is no team \"ducks\"");
    refused("--board moon", "there is no board \"moon\"");
    refused("--mode quiet",
            "there is no mode \"quiet\"; known are solitaire, hotseat and tournament");
    refused("--method dice", "there is no method \"dice\"; known are plays and clock");
    refused("--game chess", "there is no game \"chess\"");
}

TEST_CASE("play waits for nobody: a person's seat is refused", "[cli][play][refusal]") {
    const TemporaryFolder folder;
    const ProgramRun run = runCli("play --home person --visitor random", folder);
    CHECK(run.exitCode == 2);
    CHECK_THAT(run.err, Contains("waits for a person on the "));
}

TEST_CASE("play prints the log and the result as JSON", "[cli][play][json]") {
    const TemporaryFolder folder;
    const ProgramRun run =
        runCli("play --json --home random --visitor random --seed 3 --plays 2", folder);
    CHECK(run.exitCode == 0);
    std::istringstream lines{run.out};
    std::string line;
    std::string last;
    int count = 0;
    while (std::getline(lines, line)) {
        ++count;
        CHECK((line.front() == '{' && line.back() == '}'));
        last = line;
    }
    CHECK(count > 10);
    CHECK_THAT(run.out, Contains(R"({"clause":"TAP-)"));
    CHECK_THAT(last, StartsWith(R"({"final":true,"score":[)") && Contains(R"("digest":")"));
}

TEST_CASE("play names a team file that cannot be read", "[cli][play][refusal]") {
    const TemporaryFolder folder;
    const auto teams = folder.path() / "thrum" / "teams";
    std::filesystem::create_directories(teams);
    std::ofstream{teams / "heavy.json"} << "{\"schema\":\"thrum.team/1\"";
    const ProgramRun run = runCli("play --home-team heavy", folder, folder.path().string());
    CHECK(run.exitCode == 2);
    CHECK_THAT(run.err, Contains("left out: ") && Contains("heavy.json"));
}
