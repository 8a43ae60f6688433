#include "cli/run_program.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <vector>

#include <catch2/catch.hpp>

using Catch::Contains;
using Catch::StartsWith;
using thrum::test::ProgramRun;
using thrum::test::runCli;
using thrum::test::TemporaryFolder;

namespace {

const std::string kGames =
    "simulate --games 4 --plays 1 --home random --visitor computer:1 --seed 3 --json";

std::vector<std::string> linesOf(const std::string& text) {
    std::istringstream in{text};
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);)
        lines.push_back(line);
    return lines;
}

}  // namespace

TEST_CASE("simulate prints one JSON line a game and its progress apart from them",
          "[cli][simulate]") {
    const TemporaryFolder folder;
    const ProgramRun run = runCli(kGames, folder);
    CHECK(run.exitCode == 0);
    const auto lines = linesOf(run.out);
    REQUIRE(lines.size() == 4);
    for (std::size_t i = 0; i < lines.size(); ++i) {
        CHECK_THAT(lines[i],
                   StartsWith("{\"game\":" + std::to_string(i) + ",\"seed\":\"" +
                              std::to_string(3 + i) + "\",\"score\":["));
        CHECK_THAT(lines[i], Catch::EndsWith("}"));
        for (const char* key : {"\"winner\":", "\"home\":{", "\"visitor\":{", "\"digest\":\""})
            CHECK_THAT(lines[i], Contains(key));
    }
    CHECK_THAT(run.err, Contains("4 of 4 games"));
}

TEST_CASE("simulate gives the same games on one job, on two and in shards",
          "[cli][simulate][determinism]") {
    const TemporaryFolder folder;
    const ProgramRun one = runCli(kGames, folder);
    CHECK(runCli(kGames + " --jobs 2", folder).out == one.out);
    const auto even = linesOf(runCli(kGames + " --shard 0/2", folder).out);
    const auto odd = linesOf(runCli(kGames + " --shard 1/2", folder).out);
    REQUIRE(even.size() == 2);
    REQUIRE(odd.size() == 2);
    CHECK(even[0] + '\n' + odd[0] + '\n' + even[1] + '\n' + odd[1] + '\n' == one.out);
}

TEST_CASE("simulate says what a shard is when it is written otherwise",
          "[cli][simulate][failure]") {
    const TemporaryFolder folder;
    for (const char* shard : {"2/2", "1", "x/2", "0/0"}) {
        const ProgramRun run = runCli(std::string{"simulate --shard "} + shard, folder);
        CHECK(run.exitCode == 2);
        CHECK_THAT(run.err, Contains("a shard is written as 0/8"));
    }
}

TEST_CASE("simulate stops at a game that needs a person", "[cli][simulate][failure]") {
    const TemporaryFolder folder;
    const ProgramRun run = runCli("simulate --games 2 --plays 1 --home person", folder);
    CHECK(run.exitCode == 2);
    CHECK(run.out.empty());
    CHECK_THAT(run.err, Contains("waits for a person on the home side"));
}

TEST_CASE("play --drill plays the situation to its end and compares the points with the goal",
          "[cli][play][drill]") {
    const TemporaryFolder folder;
    const std::string seats = " --home computer:1 --visitor computer:1 --seed 2";
    const ProgramRun run = runCli("play --drill goal-line" + seats, folder);
    CHECK(run.exitCode == 0);
    CHECK_THAT(run.out, Contains("\nFinal: Lancers ") && Contains("\nGoal line: "));
    CHECK_THAT(run.out, Contains(" of 6 points, "));
    CHECK_THAT(run.out, Catch::EndsWith("done.\n") || Catch::EndsWith("not this time.\n"));
    const ProgramRun unknown = runCli("play --drill nothing" + seats, folder);
    CHECK(unknown.exitCode == 2);
    CHECK_THAT(unknown.err, Contains("there is no drill \"nothing\"; known are field-goal-range"));
}

namespace {

/// The n-th block of shell commands of a page, from 0.
std::string commandOf(const std::string& page, int n) {
    const std::string fence = "```sh\n";
    std::size_t at = page.find(fence);
    for (; n > 0; --n)
        at = page.find(fence, at + 1);
    REQUIRE(at != std::string::npos);
    const std::size_t begin = at + fence.size();
    return page.substr(begin, page.find("```", begin) - begin);
}

std::string replacedAll(std::string text, const std::string& from, const std::string& to) {
    REQUIRE(text.find(from) != std::string::npos);
    for (std::size_t at = 0; (at = text.find(from, at)) != std::string::npos; at += to.size())
        text.replace(at, from.size(), to);
    return text;
}

/// Does what the page asks of GNU parallel, where that is not installed.
constexpr const char* kParallel = R"sh(#!/bin/sh
[ "$1" = --jobs ] && shift 2
command=$1
shift 2
for shard; do sh -c "$(printf %s "$command" | sed "s/{}/$shard/g")" || exit 1; done
)sh";

}  // namespace

TEST_CASE("the first command of docs/many-machines.md gives the games of one long run",
          "[cli][simulate][docs]") {
    const TemporaryFolder folder;
    const std::string source = THRUM_TEST_SOURCE_DIR;
    const std::string page = thrum::test::contentsOf(source + "/docs/many-machines.md");
    const std::string many = "--games 2000 --seed 1 --home computer:2 --visitor computer:1";
    const std::string few = "--games 5 --plays 1 --seed 1 --home random --visitor random";
    std::string commands = replacedAll(commandOf(page, 0), many, few);
    commands = replacedAll(commands, "thrum-cli", std::string{"\""} + THRUM_CLI + "\"");
    commands += commandOf(page, 1);
    std::ofstream{folder.path() / "run.sh"} << "set -e\n" << commands;
    std::filesystem::create_directory(folder.path() / "bin");
    std::ofstream{folder.path() / "bin" / "parallel"} << kParallel;
    const std::string here = folder.path().string();
    const std::string line = "cd '" + here + "' && chmod +x bin/parallel && PATH=\"$PATH:" + here +
                             "/bin\" THRUM_DATA='" + source + "' XDG_DATA_HOME='" + here +
                             "' LC_ALL=C sh run.sh >out 2>err </dev/null";
    REQUIRE(std::system(line.c_str()) == 0);  // NOLINT(concurrency-mt-unsafe)
    const ProgramRun one = runCli("simulate " + few + " --json", folder);
    CHECK(linesOf(one.out).size() == 5);
    CHECK(thrum::test::contentsOf(folder.path() / "games.jsonl") == one.out);
}
