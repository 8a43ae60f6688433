#include "io/tap_json.hpp"
#include "io/tap_reader.hpp"
#include "io/tap_writer.hpp"

#include <thrum/core/digest.hpp>
#include <thrum/io/board_file.hpp>
#include <thrum/io/tap_game_file.hpp>
#include <thrum/io/tap_rules_file.hpp>
#include <thrum/io/team_file.hpp>

#include <nlohmann/json.hpp>

namespace thrum::io {
namespace {

constexpr int kFormat = 1;
constexpr std::size_t kMostEvents = 10'000;

OrderedJson parsedText(const std::string& ourOwn) {
    return OrderedJson::parse(ourOwn);
}

std::uint64_t readHex(const JsonCursor& at) {
    const std::string text = at.text({16, 16, false});
    const auto value = parseHex16(text);
    if (!value && !at.failed())
        at.fail("must be 16 hex digits, not " + inQuotes(text));
    return value.value_or(0);
}

OrderedJson optionsJson(const request::New& asked) {
    OrderedJson to;
    if (asked.method)
        to["method"] = tap::nameOf(*asked.method);
    constexpr double kTenths = 10.0;
    to["speed"] = jsonNumber(asked.speedTenths / kTenths);
    for (const auto& [word, side] : kSideWords)
        to["clock_scale_percent"][std::string{word}] = asked.clockScalePercent[tap::indexOf(side)];
    if (asked.betweenPlayClocks)
        to["between_play_clocks"] = *asked.betweenPlayClocks;
    to["free_undo"] = asked.freeUndo;
    to["keep_draws"] = asked.keepsDraws;
    to["waive_check"] = asked.waiveCheck;
    to["seats"]["home"] = asked.home.seat;
    to["seats"]["visitor"] = asked.visitor.seat;
    return to;
}

void readOptions(const JsonCursor& at, request::New& asked) {
    const tap::State none;
    const TapReader reader{none};
    at.object([&](JsonObject& o) {
        if (const auto method = o.optional("method"))
            reader.read(*method, asked.method);
        constexpr double kTenths = 10.0;
        asked.speedTenths =
            static_cast<int>(o.required("speed").number({0.0, 10.0}) * kTenths + 0.5);
        reader.read(o.required("clock_scale_percent"), asked.clockScalePercent);
        if (const auto clocks = o.optional("between_play_clocks"))
            reader.read(*clocks, asked.betweenPlayClocks);
        asked.freeUndo = o.required("free_undo").boolean();
        asked.keepsDraws = o.required("keep_draws").boolean();
        asked.waiveCheck = o.required("waive_check").boolean();
        o.required("seats").object([&](JsonObject& seats) {
            asked.home.seat = seats.required("home").text({1, 200, false});
            asked.visitor.seat = seats.required("visitor").text({1, 200, false});
        });
    });
}

// A part that is a file of its own elsewhere.
template <class T>
T readPart(const JsonCursor& at, Expected<T, LoadError> part) {
    if (part)
        return *std::move(part);
    at.failBelow(part.error().pointer, part.error().reason);
    return {};
}

std::string_view kindWord(const tap::Input& input) {
    return std::visit(Overloaded{[](const tap::Decision&) { return std::string_view{"decision"}; },
                                 [](const tap::Chance&) { return std::string_view{"chance"}; },
                                 [](const SegmentResult&) { return std::string_view{"run"}; },
                                 [](const tap::TimeExpired&) { return std::string_view{"time"}; }},
                      input);
}

}  // namespace

std::string lineOf(const TapGameHeader& header) {
    OrderedJson to;
    to["thrum"] = "game";
    to["format"] = kFormat;
    to["game"] = "tap";
    to["rules"]["revision"] = header.rules.revision;
    to["rules"]["overrides"] = parsedText(overridesText({}, header.rules));
    to["mode"] = tap::nameOf(header.mode);
    to["seed"] = hex16(header.asked.seed);
    to["board"] = parsedText(textOf(header.board));
    to["home"] = parsedText(textOf(header.teams[0]));
    to["visitor"] = parsedText(textOf(header.teams[1]));
    to["options"] = optionsJson(header.asked);
    to["program"] = header.program;
    to["created"] = header.created;
    return lineOf(to);
}

Expected<TapGameHeader, LoadError> parseTapGameHeader(std::string_view line, std::string file) {
    const auto document = JsonDocument::parse(line, std::move(file));
    if (!document)
        return Unexpected{document.error()};
    const JsonReading reading{*document};
    const tap::State none;
    const TapReader reader{none};
    TapGameHeader header;
    reading.root().object([&](JsonObject& o) {
        const JsonCursor mark = o.required("thrum");
        if (mark.text({1, 20, false}) != "game")
            mark.fail("this is no game file");
        static_cast<void>(o.required("format").integer({kFormat, kFormat}));
        header.asked.game = o.required("game").text({1, 20, false});
        if (header.asked.game != "tap")
            o.cursor().failBelow("/game", "only TAP games are known");
        o.required("rules").object([&](JsonObject& rules) {
            static_cast<void>(rules.required("revision").integer({1, 1}));
            const JsonCursor overrides = rules.required("overrides");
            auto read = overrideTapRules({}, overrides.source());
            if (read)
                header.rules = std::move(read->rules);
            else
                overrides.fail(filled(read.error().text, read.error().args));
        });
        reader.read(o.required("mode"), header.mode);
        header.asked.mode = header.mode;
        header.asked.seed = readHex(o.required("seed"));
        const JsonCursor board = o.required("board");
        header.board = readPart(board, parseBoard(board.source(), "board"));
        const JsonCursor home = o.required("home");
        header.teams[0] = readPart(home, parseTeam(home.source(), "home"));
        const JsonCursor visitor = o.required("visitor");
        header.teams[1] = readPart(visitor, parseTeam(visitor.source(), "visitor"));
        readOptions(o.required("options"), header.asked);
        header.program = o.required("program").text({0, 100, false});
        header.created = o.required("created").text({0, 40, false});
    });
    header.asked.board = header.board.id;
    header.asked.home.id = header.teams[0].id;
    header.asked.visitor.id = header.teams[1].id;
    return reading.result(std::move(header));
}

tap::State recordNames(const std::array<tap::Team, 2>& teams) {
    tap::State names;
    names.teams = teams;
    return names;
}

std::string lineOf(int n, const TapGameLine& line, const tap::State& names) {
    OrderedJson to;
    to["n"] = n;
    std::visit(Overloaded{[&](const tap::Input& input) {
                              to["kind"] = kindWord(input);
                              if (line.side)
                                  to["side"] = sideWord(*line.side);
                              to["input"] = inputJson(names, input);
                              to["events"] = OrderedJson::array();
                              for (const tap::Event& event : line.events)
                                  to["events"].push_back(eventJson(names, event));
                          },
                          [&](const TapGameLine::Correction& correction) {
                              to["kind"] = "correction";
                              to["reason"] = correction.reason;
                              to["state"] = stateJson(correction.state);
                          },
                          [&](const TapGameLine::TakeBack& back) {
                              to["kind"] = "takeback";
                              to["to"] = back.to;
                          }},
               line.what);
    to["digest"] = hex16(line.digest);
    return lineOf(to);
}

Expected<TapGameLine, LoadError> parseTapGameLine(std::string_view line,
                                                  std::string file,
                                                  const tap::State& names,
                                                  ReadEvents events) {
    const auto document = JsonDocument::parse(line, std::move(file));
    if (!document)
        return Unexpected{document.error()};
    const JsonReading reading{*document};
    const TapReader reader{names};
    TapGameLine read;
    reading.root().object([&](JsonObject& o) {
        static_cast<void>(o.required("n").integer({1, 1'000'000'000}));
        const JsonCursor kind = o.required("kind");
        const std::string word = kind.text({1, 20, false});
        if (word == "correction") {
            TapGameLine::Correction correction;
            correction.reason = o.required("reason").text({0, 400, false});
            correction.state = readState(o.required("state"));
            read.what = std::move(correction);
        } else if (word == "takeback") {
            read.what =
                TapGameLine::TakeBack{static_cast<int>(o.required("to").integer({0, 1'000'000}))};
        } else {
            if (const auto side = o.optional("side"))
                reader.read(*side, read.side);
            const tap::Input input = readRecorded(o.required("input"), names);
            if (kindWord(input) != word)
                kind.fail("does not fit its input");
            read.what = input;
            if (const auto list = o.optional("events"); list && events == ReadEvents::Yes)
                read.events = list->list<tap::Event>(
                    {0, kMostEvents}, [&](const JsonCursor& c) { return readEvent(c, names); });
        }
        read.digest = readHex(o.required("digest"));
    });
    return reading.result(std::move(read));
}

}  // namespace thrum::io
