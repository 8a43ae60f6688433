#include "io/json/cursor.hpp"

#include <limits>

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::io;

namespace {

// Reads the text with the closure given and returns the first error, or an empty one.
LoadError readWith(const std::string& text, const std::function<void(JsonObject&)>& read) {
    const auto document = JsonDocument::parse(text, "x.json");
    REQUIRE(document);
    const JsonReading reading{*document};
    reading.root().object(read);
    const auto result = reading.result(0);
    return result ? LoadError{} : result.error();
}

}  // namespace

TEST_CASE("A cursor reads what is there and reports nothing", "[io][cursor]") {
    const LoadError error = readWith(
        R"({"n":1.5,"i":7,"t":"x","b":true,"l":[1,2],"p":[3,4],"w":"two","y":0.12344,"h":-90})",
        [](JsonObject& o) {
            constexpr std::array<std::pair<std::string_view, int>, 2> kWords{
                {{"one", 1}, {"two", 2}}};
            CHECK(o.required("n").number({0, 2}) == 1.5);
            CHECK(o.required("i").integer({0, 9}) == 7);
            CHECK(o.required("t").text({}) == "x");
            CHECK(o.required("b").boolean());
            CHECK(o.required("l").list<double>({0, 3}, [](const JsonCursor& c) {
                return c.number({0, 9});
            }) == std::vector<double>{1, 2});
            CHECK(o.required("p").point({0, 9}) == Vec2{3, 4});
            CHECK(o.required("w").choice<int>(kWords) == 2);
            CHECK(o.required("y").yards({0, 1}) == Distance::units(1234));
            CHECK(o.required("h").heading() == Heading::degrees(270));
            CHECK_FALSE(o.optional("absent"));
        });
    CHECK(error == LoadError{});
}

TEST_CASE("The first thing wrong is kept, with file, pointer and reason", "[io][cursor][refusal]") {
    const LoadError error = readWith(R"({"a":[1,"x",true],"b":2})", [](JsonObject& o) {
        const auto list = o.required("a").list<double>({0, 9}, [](const JsonCursor& c) {
            return c.number({0, 9});
        });
        CHECK(list.size() == 2);  // nothing after the error is looked at
        CHECK(o.required("b").text({}).empty());
    });
    CHECK(error == LoadError{"x.json", "/a/1", "must be a number, not text"});
}

TEST_CASE("After an error every read is harmless", "[io][cursor]") {
    const LoadError error = readWith("{}", [](JsonObject& o) {
        const JsonCursor missing = o.required("gone");
        constexpr std::array<std::pair<std::string_view, int>, 1> kWords{{{"one", 1}}};
        CHECK(missing.number({3, 4}) == 3);
        CHECK(missing.integer({5, 6}) == 5);
        CHECK(missing.text({}).empty());
        CHECK(missing.id().empty());
        CHECK_FALSE(missing.boolean());
        CHECK(missing.point({1, 2}) == Vec2{});
        CHECK(missing.heading() == Heading{});
        CHECK(missing.choice<int>(kWords) == 1);
        CHECK(missing.list<int>({2, 2}, [](const JsonCursor&) { return 0; }).empty());
        missing.object([](JsonObject&) { FAIL("nothing to read"); });
    });
    CHECK(error == LoadError{"x.json", "", "the key \"gone\" is missing"});
}

TEST_CASE("Unknown keys are refused, in a peek they are left alone", "[io][cursor][refusal]") {
    CHECK(readWith(R"({"a":{"b~":1}})", [](JsonObject& o) {
              o.required("a").object([](JsonObject&) {});
          }) == LoadError{"x.json", "/a/b~0", "this key is unknown"});
    CHECK(readWith(R"({"a":{"b":1}})",
                   [](JsonObject& o) { o.required("a").peek([](JsonObject&) {}); }) == LoadError{});
}

TEST_CASE("null is a value, not absence", "[io][cursor][refusal]") {
    CHECK(readWith(R"({"a":null})", [](JsonObject& o) {
              if (const auto a = o.optional("a"))
                  static_cast<void>(a->number({0, 1}));
          }) == LoadError{"x.json", "/a", "must be a number, not null"});
}

TEST_CASE("Numbers beyond their range are named", "[io][cursor][refusal]") {
    const auto number = [](const std::string& value) {
        return readWith("{\"a\":" + value + "}", [](JsonObject& o) {
            static_cast<void>(o.required("a").number({-0.15, 120}));
        });
    };
    CHECK(number("-0.15") == LoadError{});
    CHECK(number("120.0") == LoadError{});
    CHECK(number("120.001").reason == "must be a number from -0.15 to 120, not 120.001");
    CHECK(number("-1e308").reason == "must be a number from -0.15 to 120, not -1e+308");

    const auto integer = [](const std::string& value) {
        return readWith("{\"a\":" + value + "}", [](JsonObject& o) {
            static_cast<void>(o.required("a").integer({-2, 50}));
        });
    };
    CHECK(integer("50.0") == LoadError{});
    CHECK(integer("-2") == LoadError{});
    CHECK(integer("1.5").reason == "must be a whole number from -2 to 50, not 1.5");
    CHECK(integer("18446744073709551615").reason ==
          "must be a whole number from -2 to 50, not 18446744073709551616");
    CHECK(integer("\"1\"").reason == "must be a whole number, not text");

    const auto any = [](const std::string& value) {
        return readWith("{\"a\":" + value + "}", [](JsonObject& o) {
            static_cast<void>(o.required("a").integer({std::numeric_limits<std::int64_t>::min(),
                                                       std::numeric_limits<std::int64_t>::max()}));
        });
    };
    CHECK(any("9223372036854775807") == LoadError{});
    CHECK(any("-9223372036854775808") == LoadError{});
    for (const char* beyond : {"9223372036854775808", "9.3e18", "1e300"})
        CHECK(any(beyond).pointer == "/a");
}

TEST_CASE("Text is measured in characters and free of control characters",
          "[io][cursor][refusal]") {
    const auto text = [](const std::string& value, TextLimits limits) {
        return readWith("{\"a\":\"" + value + "\"}", [limits](JsonObject& o) {
            static_cast<void>(o.required("a").text(limits));
        });
    };
    CHECK(text("\xc3\xa4\xe2\x82\xac", {2, 2, false}) == LoadError{});
    CHECK(text("", {1, 3, false}).reason == "must have 1 to 3 characters, not 0");
    CHECK(text("abcd", {1, 3, false}).reason == "must have 1 to 3 characters, not 4");
    CHECK(text("a\\u0007", {1, 3, false}).reason == "must not hold control characters");
    CHECK(text("a\\u0085", {1, 3, false}).reason == "must not hold control characters");
    CHECK(text("a\\nb", {1, 3, false}).reason == "must not hold control characters");
    CHECK(text("a\\nb", {1, 3, true}) == LoadError{});
    // what turns the text round it over, or ends its line
    for (const char* turn : {"\\u202e", "\\u202a", "\\u2066", "\\u2069", "\\u2028", "\\u2029"})
        CHECK(text(turn, {1, 3, true}).reason == "must not hold control characters");
    // marks and joiners that writing from right to left and emoji need
    for (const char* mark : {"\\u200e", "\\u200f", "\\u200d", "\\u2070", "\\u2027"})
        CHECK(text(mark, {1, 3, false}) == LoadError{});
    CHECK(inQuotes("\xe2\x80\xae"
                   "evil") == "\"?evil\"");
}

TEST_CASE("An id is a safe file name", "[io][cursor][refusal]") {
    const auto id = [](const std::string& value) {
        return readWith("{\"a\":\"" + value + "\"}",
                        [](JsonObject& o) { static_cast<void>(o.required("a").id()); });
    };
    CHECK(id("2x4_a-b") == LoadError{});
    for (const char* bad : {"", "../up", "A", "-a", "a b", "a/b"})
        CHECK(id(bad).reason.rfind("must be 1 to 40 lower-case letters", 0) == 0);
    CHECK(id(std::string(41, 'a')).pointer == "/a");
}
