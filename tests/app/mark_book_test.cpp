#include "support/shipped.hpp"
#include "support/temporary_folder.hpp"

#include <thrum/app/mark_book.hpp>

#include <catch2/catch.hpp>

using namespace thrum;
using Of = app::MarkBook::Of;

TEST_CASE("UX-11.1 a star brings a digit, one digit calls one formation of a unit",
          "[app][marks][UX-11.1]") {
    const test::TemporaryFolder folder;
    const app::Library library = test::shippedLibrary();
    app::MarkBook book{library, folder.path()};
    CHECK(book.of(Of::Formations, "i-right") == io::Mark{});
    CHECK_FALSE(book.star(Of::Formations, "i-right", true));
    CHECK_FALSE(book.star(Of::Formations, "pro-set", true));
    CHECK_FALSE(book.star(Of::Formations, "four-three", true));
    CHECK(book.formationOn(FormationUnit::Offense, 1) == "i-right");
    CHECK(book.formationOn(FormationUnit::Offense, 2) == "pro-set");
    CHECK(book.formationOn(FormationUnit::Defense, 1) == "four-three");  // another unit
    CHECK(book.formationOn(FormationUnit::Punt, 1).empty());
    SECTION("a digit that is given to another leaves the first with its star") {
        CHECK_FALSE(book.giveKey(Of::Formations, "wing-t", 1));
        CHECK(book.formationOn(FormationUnit::Offense, 1) == "wing-t");
        CHECK(book.of(Of::Formations, "i-right").key == 0);
        CHECK(book.of(Of::Formations, "i-right").starred);
    }
    SECTION("without a star there is no digit") {
        CHECK_FALSE(book.star(Of::Formations, "i-right", false));
        CHECK(book.formationOn(FormationUnit::Offense, 1).empty());
        CHECK_FALSE(book.star(Of::Formations, "wing-t", true));
        CHECK(book.formationOn(FormationUnit::Offense, 1) == "wing-t");
    }
    SECTION("after the next start it is the same") {
        const app::MarkBook later{library, folder.path()};
        CHECK_FALSE(later.problem());
        CHECK(later.formationOn(FormationUnit::Offense, 2) == "pro-set");
    }
    CHECK(book.giveKey(Of::Formations, "i-right", 10).has_value());
}

TEST_CASE("UX-11 uses are counted, gains are averaged over the plays that had one",
          "[app][marks][UX-11]") {
    const test::TemporaryFolder folder;
    const app::Library library = test::shippedLibrary();
    app::MarkBook book{library, folder.path()};
    CHECK_FALSE(book.noteUse(Of::Plays, "ir-dive", 4.5_yd));
    CHECK_FALSE(book.noteUse(Of::Plays, "ir-dive", -1.5_yd));
    CHECK_FALSE(book.noteUse(Of::Plays, "ir-dive", std::nullopt));
    CHECK_FALSE(book.noteUse(Of::Plays, "nobody-knows", 1_yd));
    const app::MarkBook later{library, folder.path()};
    CHECK(later.of(Of::Plays, "ir-dive").uses == 3);
    CHECK(later.of(Of::Plays, "ir-dive").meanGain() == Approx(1.5));
    CHECK(later.of(Of::Plays, "nobody-knows") == io::Mark{});
    CHECK_FALSE(io::Mark{}.meanGain());
    CHECK(later.playOn(true, 1).empty());
}

TEST_CASE("Marks that cannot be read are put aside and not written over", "[app][marks][refusal]") {
    const test::TemporaryFolder folder;
    const app::Library library = test::shippedLibrary();
    const std::string spoiled = R"({"schema": "thrum.marks/1", "formations": {"i-right": 3}})";
    folder.write("marks.json", spoiled);
    app::MarkBook book{library, folder.path()};
    REQUIRE(book.problem());
    CHECK(book.problem()->pointer == "/formations/i-right");
    CHECK_FALSE(book.star(Of::Formations, "pro-set", true));
    CHECK(test::contentsOf(folder.path() / "marks.json.unreadable") == spoiled);
    CHECK(app::MarkBook{library, folder.path()}.formationOn(FormationUnit::Offense, 1) ==
          "pro-set");
}
