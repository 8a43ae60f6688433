#include <thrum/io/game_notes.hpp>
#include <thrum/io/text_file.hpp>

#include <catch2/catch.hpp>

using namespace thrum;

namespace {
io::GameNotes sample() {
    io::GameNotes notes;
    notes.starred = true;
    notes.tags = {"league", "rain"};
    notes.note = "Wildcats lost it on the last drive.\nLook at #55.";
    notes.bookmarks = {{{12, 340}, "the pitch"}, {{57, 0}, ""}};
    return notes;
}
}  // namespace

TEST_CASE("notes of a game come back as they were written", "[io][D57]") {
    const auto read = io::parseGameNotes(io::textOf(sample()), "a.thrum.comments.json");
    REQUIRE(read);
    CHECK(*read == sample());
    CHECK(io::textOf(*read) == io::textOf(sample()));
    CHECK(io::GameNotes{}.empty());
    CHECK_FALSE(sample().empty());
}

TEST_CASE("bookmarks are in the order of the record", "[io][D57]") {
    io::GameNotes notes = sample();
    std::swap(notes.bookmarks[0], notes.bookmarks[1]);
    const auto read = io::parseGameNotes(io::textOf(notes), "x");
    REQUIRE(read);
    CHECK(*read == sample());
}

TEST_CASE("wrong notes are refused with their place", "[io][D57]") {
    for (
        const auto& [text, place] :
        {std::pair{R"({"schema":"thrum.comments/1","starred":true,"tags":[3],"note":""})",
                   "/tags/0"},
         std::pair{
             R"({"schema":"thrum.comments/1","starred":true,"tags":[],"note":"","bookmarks":[{"line":0,"afterMs":1}]})",
             "/bookmarks/0/line"},
         std::pair{
             R"({"schema":"thrum.comments/1","starred":true,"tags":[],"note":"","bookmarks":[{"line":2}]})",
             "/bookmarks/0"},
         std::pair{R"({"schema":"thrum.comments/1","starred":true,"tags":[],"note":"","stars":1})",
                   "/stars"},
         std::pair{R"({"schema":"thrum.team/1"})", "/schema"}}) {
        const auto read = io::parseGameNotes(text, "notes.json");
        INFO(text);
        REQUIRE_FALSE(read);
        CHECK(read.error().text().find("notes.json") != std::string::npos);
        CHECK(read.error().text().find(place) != std::string::npos);
    }
}

TEST_CASE("notes lie beside their game and go when they are empty", "[io][D57]") {
    const auto folder = std::filesystem::temp_directory_path() / "thrum-notes-test";
    std::filesystem::remove_all(folder);
    const auto game = folder / "g.thrum";
    CHECK(io::notesFileOf(game).filename() == "g.thrum.comments.json");
    REQUIRE(io::readGameNotes(game));
    CHECK(io::readGameNotes(game)->empty());
    CHECK_FALSE(io::writeGameNotes(game, sample()));
    REQUIRE(io::readGameNotes(game));
    CHECK(*io::readGameNotes(game) == sample());
    CHECK_FALSE(io::writeGameNotes(game, {}));
    CHECK_FALSE(std::filesystem::exists(io::notesFileOf(game)));
    CHECK_FALSE(io::writeGameNotes(game, {}));
    std::filesystem::remove_all(folder);
}
