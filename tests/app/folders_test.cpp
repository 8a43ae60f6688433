#include "support/temporary_folder.hpp"

#include <thrum/app/folders.hpp>

#include <map>

#include <catch2/catch.hpp>

using namespace thrum;
namespace fs = std::filesystem;

namespace {

app::Environment environmentWith(std::map<std::string, std::string> variables) {
    app::Environment from;
    from.variable =
        [variables = std::move(variables)](const std::string& name) -> std::optional<std::string> {
        const auto found = variables.find(name);
        return found == variables.end() ? std::nullopt : std::optional{found->second};
    };
    return from;
}

}  // namespace

TEST_CASE("D76 shipped data: THRUM_DATA, beside the program, its prefix, then where it was built",
          "[app][folders]") {
    const test::TemporaryFolder folder;
    const fs::path root = folder.path();
    for (const char* place : {"chosen", "bin", "share/thrum", "prefix", "source"})
        fs::create_directories(root / place / "resources");
    app::Environment from = environmentWith({{"THRUM_DATA", (root / "chosen").string()}});
    from.executable = root / "bin" / "thrum";
    from.installed = root / "prefix";
    from.source = root / "source";

    CHECK(*app::shippedData(from) == root / "chosen");
    from.variable = environmentWith({}).variable;
    CHECK(*app::shippedData(from) == root / "bin");
    fs::remove_all(root / "bin");
    CHECK(*app::shippedData(from) == root / "share" / "thrum");
    fs::remove_all(root / "share");
    CHECK(*app::shippedData(from) == root / "prefix");
    fs::remove_all(root / "prefix");
    CHECK(*app::shippedData(from) == root / "source");
    fs::remove_all(root / "source");
    const auto none = app::shippedData(from);
    REQUIRE_FALSE(none);
    CHECK(none.error().reason == "the shipped teams and boards are not here nor anywhere else");
}

TEST_CASE("A THRUM_DATA without data is refused, not passed over", "[app][folders][refusal]") {
    const test::TemporaryFolder folder;
    fs::create_directories(folder.path() / "source" / "resources");
    app::Environment from = environmentWith({{"THRUM_DATA", folder.path().string()}});
    from.source = folder.path() / "source";
    const auto found = app::shippedData(from);
    REQUIRE_FALSE(found);
    CHECK(found.error() ==
          LoadError{folder.path().string(),
                    "",
                    "THRUM_DATA names this folder, but it holds no \"resources\""});
}

TEST_CASE("D64 the coach's folders follow XDG: a relative value is ignored", "[app][folders]") {
    CHECK(app::userFolders(environmentWith(
              {{"HOME", "/home/ada"}, {"XDG_DATA_HOME", "/d"}, {"XDG_STATE_HOME", "relative"}})) ==
          app::UserFolders{"/d/thrum", "/home/ada/.local/state/thrum", "/home/ada/.config/thrum"});
}

TEST_CASE("The real environment knows this program", "[app][folders]") {
    const app::Environment real = app::environment();
    CHECK(real.executable.filename() == "thrum_test_app");
    CHECK(fs::is_directory(real.source / "resources"));
}
