#include "cli/run_program.hpp"
#include "pins/pins.hpp"
#include "support/shipped.hpp"

#include <regex>

#include <catch2/catch.hpp>

using namespace thrum;

namespace thrum::test {

std::string signatureNow() {
    const TemporaryFolder folder;
    const ProgramRun run = runCli("bench --signature", folder);
    REQUIRE(run.exitCode == 0);
    return run.out.substr(0, run.out.find('\n'));
}

}  // namespace thrum::test

TEST_CASE("the board's behavior signature has not moved", "[pins][determinism][golden]") {
    CHECK(test::signatureNow() == test::pinned()["signature"].get<std::string>());
}

TEST_CASE("the documents name the signature that the build prints", "[pins][docs]") {
    const std::string signature = test::pinned()["signature"];
    for (const char* page : {"determinism.md", "performance.md"}) {
        INFO(page);
        const std::string text = test::contentsOf(test::sourceTree() / "docs" / page);
        const std::regex named{"`([0-9a-f]{16})`"};
        std::size_t found = 0;
        for (std::sregex_iterator at{text.begin(), text.end(), named}, end; at != end; ++at) {
            CHECK((*at)[1] == signature);
            ++found;
        }
        CHECK(found > 0);
    }
}
