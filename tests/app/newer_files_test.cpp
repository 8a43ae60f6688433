#include "support/temporary_folder.hpp"

#include <thrum/app/game_kinds.hpp>
#include <thrum/app/server.hpp>
#include <thrum/io/text_file.hpp>

#include <catch2/catch.hpp>

// Games that a later program wrote.
using namespace thrum;
using Catch::Contains;

namespace {

const std::filesystem::path kSource{THRUM_TEST_SOURCE_DIR};

app::Server server() {
    return app::Server{app::ServerSetup{.library = app::Library::load(kSource, {}),
                                        .rulesFolder = kSource / "rules",
                                        .program = "thrum test",
                                        .now = {}}};
}

/// A game file of the next format, with a member that nobody knows yet.
std::string newerFile(const std::filesystem::path& folder, const std::string& game) {
    app::Server table = server();
    const std::string file = (folder / (game + ".thrum")).string();
    REQUIRE_THAT(table.answer(R"({"do":"new","game":")" + game + R"(","seed":7})"),
                 Contains(R"("ok":true)"));
    REQUIRE_THAT(table.answer(R"({"do":"save","file":")" + file + R"("})"),
                 Contains(R"("ok":true)"));
    std::string text = *io::readTextFile(file);
    const std::string_view now = R"("format":1,)";
    text.replace(text.find(now), now.size(), R"("format":2,"weather":"rain",)");
    REQUIRE_FALSE(io::writeFileAtomically(file, text));
    return file;
}

}  // namespace

TEST_CASE("SCR-RP2 a game of a newer format is refused in the book's words",
          "[app][scrimmage][SCR-RP2][refusal]") {
    const test::TemporaryFolder folder;
    const std::string file = newerFile(folder.path(), "scrimmage");
    app::Server table = server();
    for (const std::string verb : {"open", "resume"}) {
        INFO(verb);
        const std::string reply =
            table.answer(R"({"do":")" + verb + R"(","file":")" + file + R"("})");
        CHECK_THAT(reply, Contains("E-SCR-VER"));
        CHECK_THAT(reply, Contains("SCR-RP2"));
        CHECK_THAT(reply, Contains("This archive needs a newer version."));
    }
    CHECK_FALSE(app::newerRefusal("{\"thrum\":\"game\"}"));
    CHECK_FALSE(app::newerRefusal("no game\n"));
}

TEST_CASE("D56 a file of a newer format says so in every game", "[app][D56][refusal]") {
    const test::TemporaryFolder folder;
    app::Server table = server();
    for (const char* game : {"touchdown", "scrimmage"}) {
        const std::string file = newerFile(folder.path(), game);
        CHECK_THAT(table.answer(R"({"do":"open","file":")" + file + R"("})"),
                   Contains("This archive needs a newer version."));
        const auto opened =
            app::openGame(app::Library::load(kSource, {}), *io::readTextFile(file), "game.thrum");
        REQUIRE_FALSE(opened);
        CHECK(opened.error().pointer == "/format");
        CHECK(opened.error().reason == "This archive needs a newer version.");
    }
}
