#include <thrum/core/printable.hpp>
#include <thrum/core/violation.hpp>

#include <catch2/catch.hpp>

using namespace thrum;

TEST_CASE("templates take their named arguments and keep what they do not know", "[core]") {
    CHECK(filled("#{n} weighs {g} g", {{"n", "71"}, {"g", "4.01"}}) == "#71 weighs 4.01 g");
    CHECK(filled("{x} stays", {}) == "{x} stays");
    CHECK(filled("no braces", {{"n", "1"}}) == "no braces");
    CHECK(filled("open {n", {{"n", "1"}}) == "open {n");
}

TEST_CASE("No control character of a text reaches a terminal", "[core][printable]") {
    CHECK(printable("plain – text ✓") == "plain – text ✓");
    CHECK(printable("a\x1b[2Jb\x7f\n") == "a?[2Jb??");
    CHECK(printable("\xc2\x9b"
                    "2J") == "?2J");
    CHECK(printable("\x9b"
                    "2J\xe2\x9c") == "?2J?");
    CHECK(printable("\xc2\xa0") == "\xc2\xa0");
    PrintableText lines{"\n"};
    std::string shown;
    lines.add("one\n\xc2", shown);
    lines.add("\x9btwo", shown);  // a character in two pieces
    lines.finish(shown);
    CHECK(shown == "one\n?two");
}
