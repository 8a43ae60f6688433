#include "support/shipped.hpp"
#include "support/temporary_folder.hpp"

#include <thrum/app/library.hpp>
#include <thrum/io/base_file.hpp>

#include <catch2/catch.hpp>

using namespace thrum;

namespace {

std::string baseText(const std::string& id, const std::string& name) {
    BaseSpec base = *test::shippedLibrary().base("rookie");
    base.id = id;
    base.name = name;
    return io::textOf(base);
}

}  // namespace

TEST_CASE("a team's file is read again when it has changed", "[app][library]") {
    const test::TemporaryFolder own;
    std::string text =
        test::contentsOf(test::sourceTree() / "resources" / "teams" / "lancers.json");
    const auto replace = [&](const std::string& from, const std::string& to) {
        text.replace(text.find(from), from.size(), to);
    };
    replace("\"lancers\"", "\"mine\"");
    std::filesystem::create_directories(own.path() / "teams");
    own.write("teams/mine.json", text);
    app::Library library = app::Library::load(test::sourceTree(), own.path());
    REQUIRE(library.team("mine") != nullptr);
    CHECK_FALSE(library.readTeamsAgain());
    replace("\"Lancers\"", "\"Other Lancers\"");
    own.write("teams/mine.json", text);
    CHECK(library.readTeamsAgain());
    REQUIRE(library.team("mine") != nullptr);
    CHECK(library.team("mine")->name == "Other Lancers");
    CHECK(library.team("lancers") != nullptr);
    std::filesystem::remove(own.path() / "teams" / "mine.json");
    CHECK(library.readTeamsAgain());
    CHECK(library.team("mine") == nullptr);
}

TEST_CASE("The shipped library is whole and in order", "[app][library]") {
    const app::Library library = test::shippedLibrary();
    for (const LoadError& problem : library.problems())
        UNSCOPED_INFO(problem.text());
    CHECK(library.problems().empty());
    CHECK(library.bases().size() == 8);
    CHECK(library.boards().size() == 6);
    CHECK(library.teams().size() == 10);
    CHECK(library.formations().size() == 50);
    CHECK(library.formations().front().value.id == "ace-tight");
    CHECK(library.plays().size() == 70);
    CHECK(library.base("dial") != nullptr);
    CHECK(library.base("turbo") == nullptr);
    CHECK_FALSE(library.boards().front().own);
}

TEST_CASE("One bad file is a problem and hides no other", "[app][library][refusal]") {
    const test::TemporaryFolder folder;
    folder.write("shipped/resources/bases/a.json", baseText("a", "A"));
    const auto broken = folder.write("shipped/resources/bases/b.json", "{");
    folder.write("shipped/resources/bases/c.json", baseText("c", "C"));
    folder.write("shipped/resources/bases/notes.txt", "not ours to read");
    const auto library = app::Library::load(folder.path() / "shipped", folder.path() / "own");
    REQUIRE(library.bases().size() == 2);
    CHECK(library.base("a") != nullptr);
    CHECK(library.base("c") != nullptr);
    REQUIRE(library.problems().size() == 1);
    CHECK(library.problems()[0].file == broken.string());
}

TEST_CASE("The coach's file stands in for a shipped one with its id", "[app][library]") {
    const test::TemporaryFolder folder;
    folder.write("shipped/resources/bases/rookie.json", baseText("rookie", "Shipped"));
    const auto own = folder.write("own/bases/mine.json", baseText("rookie", "Mine"));
    const auto library = app::Library::load(folder.path() / "shipped", folder.path() / "own");
    REQUIRE(library.bases().size() == 1);
    CHECK(library.bases()[0].value.name == "Mine");
    CHECK(library.bases()[0].own);
    CHECK(library.bases()[0].file == own);
    CHECK(library.problems().empty());
}

TEST_CASE("Two files of one folder with the same id: the second is a problem",
          "[app][library][refusal]") {
    const test::TemporaryFolder folder;
    const auto first = folder.write("own/bases/a.json", baseText("twin", "First"));
    const auto second = folder.write("own/bases/b.json", baseText("twin", "Second"));
    const auto library = app::Library::load(folder.path() / "none", folder.path() / "own");
    REQUIRE(library.bases().size() == 1);
    CHECK(library.bases()[0].value.name == "First");
    REQUIRE(library.problems().size() == 1);
    CHECK(library.problems()[0] ==
          LoadError{second.string(), "/id", "is taken already by " + first.string()});
}

TEST_CASE("UX-11.6 a kept formation is in the library at once and after the next start",
          "[app][library][UX-11.6]") {
    const test::TemporaryFolder folder;
    const auto own = folder.path() / "own";
    app::Library library = test::shippedLibrary();
    Formation made = *library.formation("i-right");
    const auto kept = library.keep(own, made, "Slot left, both backs");
    REQUIRE(kept);
    CHECK(kept->id == "own-slot-left-both-backs");
    REQUIRE(library.ownFormation("Slot left, both backs") != nullptr);
    CHECK(library.formation("i-right")->name == "I right");
    CHECK(library.ownFormation("I right") == nullptr);

    SECTION("the same name again replaces it") {
        made.notes = "second try";
        const auto again = library.keep(own, made, "Slot left, both backs");
        REQUIRE(again);
        CHECK(again->id == kept->id);
        CHECK(library.ownFormation("Slot left, both backs")->notes == "second try");
        CHECK(library.formations().size() == 51);
    }
    SECTION("two names with one id stand beside each other") {
        const auto other = library.keep(own, made, "Slot left: both backs");
        REQUIRE(other);
        CHECK(other->id == "own-slot-left-both-backs-2");
        CHECK(library.formations().size() == 52);
    }
    SECTION("a name in other letters") {
        const auto other = library.keep(own, made, "\xD0\xA9\xD0\xB8\xD1\x82");
        REQUIRE(other);
        CHECK(other->id == "own-formation");
    }
    const auto later = app::Library::load(test::sourceTree(), own);
    CHECK(later.problems().empty());
    CHECK(later.formations().size() == library.formations().size());
    REQUIRE(later.ownFormation("Slot left, both backs") != nullptr);
    CHECK(*later.ownFormation("Slot left, both backs") ==
          *library.ownFormation("Slot left, both backs"));
}

TEST_CASE("A formation that cannot be kept is told and changes nothing",
          "[app][library][refusal]") {
    const test::TemporaryFolder folder;
    app::Library library = test::shippedLibrary();
    const Formation made = *library.formation("i-right");
    const auto nameless = library.keep(folder.path(), made, "");
    REQUIRE_FALSE(nameless);
    CHECK(nameless.error().pointer == "/name");
    const auto file = folder.write("in-the-way", "a file, no folder");
    CHECK_FALSE(library.keep(file, made, "Here"));
    CHECK(library.formations().size() == 50);
}
