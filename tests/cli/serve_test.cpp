#include "cli/run_program.hpp"

#include <sstream>
#include <vector>

#include <catch2/catch.hpp>

using Catch::Contains;
using Catch::StartsWith;
using thrum::test::contentsOf;
using thrum::test::ProgramRun;
using thrum::test::runCli;
using thrum::test::TemporaryFolder;

namespace {

std::vector<std::string> linesOf(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream in{text};
    for (std::string line; std::getline(in, line);)
        lines.push_back(line);
    return lines;
}

// Feeds the lines to a session and returns its replies.
std::vector<std::string> serve(const std::string& input, const TemporaryFolder& folder) {
    folder.write("requests", input);
    // a command of its own takes the redirections that the harness adds
    const ProgramRun run = runCli("serve <requests >replies; true", folder);
    CHECK(run.err.empty());
    return linesOf(contentsOf(folder.path() / "replies"));
}

constexpr const char* kAnything = "\xe2\x80\xa6";  // the ellipsis of the document

bool fits(const std::string& reply, std::string expected) {
    std::size_t at = 0;
    bool first = true;
    while (true) {
        const std::size_t cut = expected.find(kAnything);
        const std::string part = expected.substr(0, cut);
        const bool last = cut == std::string::npos;
        const std::size_t found = last && !first && part.size() <= reply.size()
                                      ? reply.size() - part.size()
                                      : reply.find(part, at);
        if (found == std::string::npos || found < at || (first && found != 0) ||
            reply.compare(found, part.size(), part) != 0)
            return false;
        at = found + part.size();
        if (last)
            return at == reply.size();
        expected.erase(0, cut + std::string{kAnything}.size());
        first = false;
    }
}

}  // namespace

TEST_CASE("The session in docs/protocol.md runs as it is written", "[cli][serve][golden]") {
    const std::string document =
        contentsOf(std::filesystem::path{THRUM_TEST_SOURCE_DIR} / "docs" / "protocol.md");
    std::string requests;
    std::vector<std::string> asked;
    std::vector<std::string> expected;
    bool inBlock = false;
    for (const std::string& line : linesOf(document)) {
        if (line.rfind("```", 0) == 0)
            inBlock = !inBlock;
        else if (inBlock && line.rfind("> ", 0) == 0) {
            requests += line.substr(2) + "\n";
            asked.push_back(line.substr(2));
        } else if (inBlock && line.rfind("< ", 0) == 0) {
            expected.push_back(line.substr(2));
        }
    }
    REQUIRE(asked.size() >= 25);
    REQUIRE(asked.size() == expected.size());
    const TemporaryFolder folder;
    const std::vector<std::string> replies = serve(requests, folder);
    REQUIRE(replies.size() == expected.size());
    for (std::size_t i = 0; i < replies.size(); ++i) {
        INFO(asked[i]);
        INFO("expected " << expected[i]);
        INFO("replied  " << replies[i]);
        CHECK(fits(replies[i], expected[i]));
    }
}

TEST_CASE("One reply a line, whatever the line", "[cli][serve][refusal]") {
    const TemporaryFolder folder;
    const std::string tooLong(10'000'000, 'a');
    const std::string input = "\n" + tooLong + "\n{\"do\":\"hello\"}\n\xff\xfe\n" +
                              std::string(3, '\0') + "\n{\"do\":\"hello\"}";
    const std::vector<std::string> replies = serve(input, folder);
    REQUIRE(replies.size() == 6);
    CHECK_THAT(replies[0], StartsWith(R"({"ok":false,"error":)"));
    CHECK_THAT(replies[1], Contains("longer than 1000000 bytes"));
    CHECK_THAT(replies[2], StartsWith(R"({"ok":true)"));
    CHECK_THAT(replies[3], StartsWith(R"({"ok":false,"error":)"));
    CHECK_THAT(replies[4], StartsWith(R"({"ok":false,"error":)"));
    CHECK_THAT(replies[5], StartsWith(R"({"ok":true)"));
}

TEST_CASE("serve ends with its input and says what it is for", "[cli][serve]") {
    const TemporaryFolder folder;
    const ProgramRun empty = runCli("serve", folder);
    CHECK(empty.exitCode == 0);
    CHECK(empty.out.empty());
    const ProgramRun help = runCli("serve --help", folder);
    CHECK(help.exitCode == 0);
    CHECK_THAT(help.out, Contains("docs/protocol.md"));
}

TEST_CASE("The example coach plays a whole game", "[cli][serve][example]") {
    const TemporaryFolder folder;
    for (const char* how :
         {"--plays 2 --mode hotseat", "--plays 2 --mode solitaire --method clock"}) {
        const std::string out = (folder.path() / "out").string();
        const std::string command = std::string{"THRUM_DATA='"} + THRUM_TEST_SOURCE_DIR +
                                    "' python3 '" + THRUM_TEST_SOURCE_DIR +
                                    "/docs/examples/coach.py' '" + THRUM_CLI + "' --seed 3 " + how +
                                    " >'" + out + "' 2>&1";
        INFO(command);
        const int status = std::system(command.c_str());  // NOLINT(concurrency-mt-unsafe)
        const std::string text = contentsOf(out);
        INFO(text.substr(text.size() > 2000 ? text.size() - 2000 : 0));
        CHECK(status == 0);
        CHECK_THAT(text, Contains("TAP-CT-1") && Contains("TAP-PS-8") && Contains("final: "));
    }
}
