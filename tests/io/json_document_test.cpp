#include "io/json/document.hpp"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

using namespace thrum;
using io::JsonDocument;

namespace {

LoadError refusal(const std::string& text, io::JsonLimits limits = {}) {
    const auto document = JsonDocument::parse(text, "x.json", limits);
    REQUIRE_FALSE(document);
    CHECK(document.error().file == "x.json");
    return document.error();
}

}  // namespace

TEST_CASE("A JSON document keeps its values and its file", "[io][json]") {
    const auto document = JsonDocument::parse(R"({"a":[1,2.5,"x",true,null]})", "a.json");
    REQUIRE(document);
    CHECK(document->file() == "a.json");
    CHECK(document->root().at("a").size() == 5);
}

TEST_CASE("A key given twice is refused with its pointer", "[io][json][refusal]") {
    const LoadError error = refusal(R"({"a":[{},{"b/c":1,"d":2,"b/c":3}]})");
    CHECK(error.pointer == "/a/1/b~1c");
    CHECK(error.reason == "this key is given twice");
}

TEST_CASE("The same key in different objects is no repetition", "[io][json]") {
    CHECK(JsonDocument::parse(R"({"a":{"b":1},"b":{"a":1}})", "x.json"));
}

TEST_CASE("Depth is limited where it is exceeded", "[io][json][refusal]") {
    CHECK(JsonDocument::parse("[[[]]]", "x.json", {3}));
    const LoadError error = refusal(R"({"a":[0,{"b":[]}]})", {3});
    CHECK(error.pointer == "/a/1/b");
    CHECK(error.reason == "is nested deeper than 3 levels");
}

TEST_CASE("A million opening brackets are refused, not recursed into", "[io][json][refusal]") {
    const LoadError error = refusal(std::string(1'000'000, '['));
    CHECK(error.reason == "is nested deeper than 16 levels");
    CHECK(error.pointer == "/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0/0");
}

TEST_CASE("What is not JSON is refused with line and column", "[io][json][refusal]") {
    CHECK(refusal("").reason ==
          "is not JSON: line 1, column 1: syntax error while parsing value - unexpected end of "
          "input; expected '[', '{', or a literal");
    CHECK(refusal("{\n  \"a\": }").reason ==
          "is not JSON: line 2, column 8: syntax error while parsing value - unexpected '}'; "
          "expected '[', '{', or a literal");
    CHECK(refusal("[1] 2").reason ==
          "is not JSON: line 1, column 5: syntax error while parsing value - unexpected number "
          "literal; expected end of input");
    CHECK(refusal("[NaN]").pointer.empty());
}

TEST_CASE("Broken UTF-8 is refused", "[io][json][refusal]") {
    for (const char* text :
         {"[\"\xff\"]", "[\"\xc3(\"]", "[\"\xed\xa0\x80\"]", "[\"\\ud800\"]", "\xff\xfe"})
        CHECK(refusal(text).reason.rfind("is not JSON: line 1, column ", 0) == 0);
}

TEST_CASE("A number no double can hold is refused", "[io][json][refusal]") {
    CHECK(refusal("[1e999]").reason == "is not JSON: number overflow parsing '1e999'");
}

TEST_CASE("A pointer escapes and cuts its steps", "[io][json]") {
    std::string pointer;
    io::appendStep(pointer, "a~b/c");
    CHECK(pointer == "/a~0b~1c");
    pointer.clear();
    io::appendStep(pointer, std::string(200, 'x'));
    CHECK(pointer == "/" + std::string(80, 'x') + "...");
    // cut between characters, never within one
    pointer.clear();
    std::string key(79, 'x');
    key += "\xc3\xa4\xc3\xa4";
    io::appendStep(pointer, key);
    CHECK(pointer == "/" + std::string(79, 'x') + "...");
}

TEST_CASE("Text in a reason is quoted, short and harmless", "[io][json]") {
    CHECK(io::inQuotes("ab") == "\"ab\"");
    CHECK(io::inQuotes("a\x1b[31m\n") == "\"a?[31m?\"");
    CHECK(io::inQuotes(std::string(41, 'y')) == "\"" + std::string(40, 'y') + "...\"");
}

TEST_CASE("A document of more values than it may have is refused where it has them",
          "[io][json][bomb]") {
    std::string zeros = "{\"a\":[0";
    for (int i = 0; i < 500'000; ++i)
        zeros += ",0";
    const auto many = io::JsonDocument::parse(zeros + "]}", "zeros.json");
    REQUIRE_FALSE(many);
    CHECK_THAT(many.error().reason, Catch::Contains("500000 values"));
    CHECK(io::JsonDocument::parse("[0,0,0]", "", {.maxValues = 4}));
    CHECK_FALSE(io::JsonDocument::parse("[0,0,0]", "", {.maxValues = 3}));
}
