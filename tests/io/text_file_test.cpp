#include "io/samples.hpp"
#include "support/temporary_folder.hpp"

#include <thrum/io/base_file.hpp>
#include <thrum/io/text_file.hpp>

#include <sys/stat.h>

using namespace thrum;
namespace fs = std::filesystem;

TEST_CASE("A file is read up to its limit and no further", "[io][file][refusal]") {
    const test::TemporaryFolder folder;
    const auto file = folder.write("a.json", std::string(100, 'x'));
    REQUIRE(io::readTextFile(file, 100));
    CHECK(io::readTextFile(file, 100)->size() == 100);
    const auto tooLarge = io::readTextFile(file, 99);
    REQUIRE_FALSE(tooLarge);
    CHECK(tooLarge.error() == LoadError{file.string(), "", "is larger than 99 bytes"});
}

TEST_CASE("A data file above a megabyte is refused before it is parsed", "[io][file][refusal]") {
    const test::TemporaryFolder folder;
    const auto file = folder.write("a.json", std::string(1'000'001, ' '));
    const auto base = io::readBase(file);
    REQUIRE_FALSE(base);
    CHECK(base.error() == LoadError{file.string(), "", "is larger than 1000000 bytes"});
}

TEST_CASE("What is no regular file is refused, a named pipe without waiting",
          "[io][file][refusal]") {
    const test::TemporaryFolder folder;
    const auto missing = io::readTextFile(folder.path() / "none.json");
    REQUIRE_FALSE(missing);
    CHECK(missing.error().reason == "cannot be read: No such file or directory");

    const auto directory = io::readTextFile(folder.path());
    REQUIRE_FALSE(directory);
    CHECK(directory.error().reason == "is not a regular file");

    const fs::path pipe = folder.path() / "pipe.json";
    REQUIRE(::mkfifo(pipe.c_str(), 0600) == 0);
    const auto fromPipe = io::readTextFile(pipe);
    REQUIRE_FALSE(fromPipe);
    CHECK(fromPipe.error().reason == "is not a regular file");

    const auto endless = io::readTextFile("/dev/zero");
    REQUIRE_FALSE(endless);
    CHECK(endless.error().reason == "is not a regular file");
}

TEST_CASE("A file is replaced as a whole and leaves nothing beside it", "[io][file]") {
    const test::TemporaryFolder folder;
    const fs::path file = folder.path() / "new" / "a.json";
    CHECK_FALSE(io::writeFileAtomically(file, "one"));
    CHECK_FALSE(io::writeFileAtomically(file, "two"));
    CHECK(test::contentsOf(file) == "two");
    const fs::directory_iterator entries{file.parent_path()};
    CHECK(std::distance(begin(entries), end(entries)) == 1);
}

TEST_CASE("A failed write says so and leaves the old file", "[io][file][refusal]") {
    const test::TemporaryFolder folder;
    // a folder stands where the file should go
    folder.write("taken/inside.json", "old");
    const auto error = io::writeFileAtomically(folder.path() / "taken", "new");
    REQUIRE(error);
    CHECK(error->file == (folder.path() / "taken").string());
    CHECK(error->reason == "cannot be written: Is a directory");
    CHECK(test::contentsOf(folder.path() / "taken" / "inside.json") == "old");
    const fs::directory_iterator entries{folder.path()};
    CHECK(std::distance(begin(entries), end(entries)) == 1);

    // a file stands where a folder should be
    folder.write("file", "old");
    CHECK(io::writeFileAtomically(folder.path() / "file" / "a.json", "new"));
}

TEST_CASE("A saved base reads back equal", "[io][file][base]") {
    const test::TemporaryFolder folder;
    const auto base = io::parseBase(test::kBaseText, "x.json");
    REQUIRE(base);
    const fs::path file = folder.path() / "plain.json";
    CHECK_FALSE(io::saveBase(file, *base));
    const auto again = io::readBase(file);
    REQUIRE(again);
    CHECK(*again == *base);
}

TEST_CASE("Links and pipes are not replaced", "[io][file][refusal]") {
    const test::TemporaryFolder folder;
    const auto real = folder.write("real.json", "before");
    std::filesystem::create_symlink(real, folder.path() / "link.json");
    REQUIRE(::mkfifo((folder.path() / "pipe.json").c_str(), 0600) == 0);
    for (const char* name : {"link.json", "pipe.json"}) {
        const auto refused = io::writeFileAtomically(folder.path() / name, "after");
        REQUIRE(refused);
        CHECK_THAT(refused->reason, Catch::Contains("not replaced"));
    }
    CHECK(test::contentsOf(real) == "before");
    CHECK(std::filesystem::is_symlink(folder.path() / "link.json"));
}

TEST_CASE(
    "What a killed program left behind is known by its name and removed, unless it is written",
    "[io][file]") {
    const test::TemporaryFolder folder;
    CHECK(io::isLeftover("games/.a.thrum.part-x7Yz01"));
    CHECK(io::isLeftover(".a.thrum.notes.json.part-004711"));
    for (const char* name :
         {"a.thrum", ".a.thrum", "a.thrum.backup", "a.thrum.part-x7Yz01", ".part", ""})
        CHECK_FALSE(io::isLeftover(name));
    const auto left = folder.write(".a.thrum.part-x7Yz01", "half a ga");
    {
        const io::OpenFile writing{io::systemFiles(), io::systemFiles().open(left.c_str(), 0)};
        REQUIRE(io::systemFiles().lock(writing.descriptor()) == 0);
        io::removeLeftover(left);
        CHECK(std::filesystem::exists(left));
    }
    io::removeLeftover(left);
    CHECK_FALSE(std::filesystem::exists(left));
}
