#include "io/json/line_sink.hpp"

#include "io/json/sink.hpp"

#include <thrum/io/record_line.hpp>

#include <limits>

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::io;

namespace {

// All there is, nested, and texts that cannot stand as they are.
void writeAll(FieldSink& to) {
    to.beginObject();
    to.key("empty");
    to.beginList();
    to.endList();
    to.key("bare");
    to.beginObject();
    to.endObject();
    to.key("list");
    to.beginList();
    to.null();
    to.boolean(true);
    to.boolean(false);
    for (const std::int64_t n : {std::int64_t{0},
                                 std::int64_t{-7},
                                 std::numeric_limits<std::int64_t>::max(),
                                 std::numeric_limits<std::int64_t>::min()})
        to.whole(n);
    for (const double n : {0.0, -0.0, 1.0, -12.5, 0.1, 1e14, 1e15, 1e300, 2.5e-9})
        to.number(n);
    to.number(std::numeric_limits<double>::infinity());
    to.beginList();
    to.beginObject();
    to.key("in \"side\"");
    to.text("x");
    to.endObject();
    to.beginObject();
    to.endObject();
    to.endList();
    for (const std::string_view text : {"",
                                        "GN5",
                                        "a \"word\"",
                                        "back\\slash",
                                        "line\nbreak\t",
                                        "\x7f",
                                        "\xC3\xA9t\xC3\xA9",
                                        "steers \xC2\x9B it",
                                        "broken \xFF",
                                        "cut \xC2"})
        to.text(text);
    to.endList();
    to.key("after");
    to.text("the end");
    to.endObject();
}

std::string straight(const FieldWrite& write) {
    LineSink sink;
    write(sink);
    return sink.take();
}

}  // namespace

TEST_CASE("A line written straight has the bytes of the value written by the library",
          "[io][line_sink]") {
    CHECK(straight(writeAll) == lineOf(jsonFrom(writeAll)));
    for (const std::string_view text : {"alone", "\xC2\x85", ""})
        CHECK(straight([&](FieldSink& to) { to.text(text); }) == lineOf(OrderedJson(text)));
}

TEST_CASE("The line of an input has its members in the order of the format", "[io][line_sink]") {
    RecordLine line;
    line.n = 12;
    line.digest = 0xABCDEFULL;
    RecordLine::Input input;
    input.kind = "decision";
    LineParts parts;
    parts.input = [](FieldSink& to) {
        to.beginObject();
        to.key("type");
        to.text("call");
        to.endObject();
    };
    SECTION("what has nothing to say is left out, the events are not") {
        line.what = input;
        CHECK(lineOf(line, parts) == R"({"n":12,"kind":"decision","input":{"type":"call"},)"
                                     R"("events":[],"digest":"0000000000abcdef"})");
    }
    SECTION("whole") {
        input.side = Side::Visitor;
        input.called = {"", "Blitz \"deep\""};
        input.gameClockMs = 0;
        input.physics = 3;
        line.what = input;
        parts.request = [](FieldSink& to) { to.null(); };
        parts.events = {[](FieldSink& to) { to.whole(1); }, [](FieldSink& to) { to.whole(2); }};
        CHECK(lineOf(line, parts) ==
              R"({"n":12,"kind":"decision","side":"visitor","request":null,)"
              R"("input":{"type":"call"},"events":[1,2],"called":{"visitor":"Blitz \"deep\""},)"
              R"("clock_ms":0,"physics":3,"digest":"0000000000abcdef"})");
    }
}
