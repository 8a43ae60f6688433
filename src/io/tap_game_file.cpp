#include "io/tap_json.hpp"

#include <thrum/core/digest.hpp>
#include <thrum/io/board_file.hpp>
#include <thrum/io/keyframes.hpp>
#include <thrum/io/tap_game_file.hpp>
#include <thrum/io/tap_rules_file.hpp>
#include <thrum/io/team_file.hpp>
#include <thrum/rules/field_reader.hpp>
#include <thrum/rules/tap/fields.hpp>

#include <algorithm>

#include <nlohmann/json.hpp>

namespace thrum::io {
namespace {

constexpr int kFormat = 1;
constexpr std::size_t kMostEvents = 10'000;
constexpr std::size_t kMostKeptCalls = 10'000;
constexpr IntegerRange kRevisions{0, 1'000'000};
constexpr IntegerRange kClockMs{0, 1'000'000'000};

OrderedJson parsedText(const std::string& ourOwn) {
    return OrderedJson::parse(ourOwn);
}

std::uint64_t readHex(const FieldSource& at) {
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

void readOptions(const FieldSource& at, request::New& asked) {
    const NoNames nobody;
    const FieldReader reader{nobody};
    at.object([&](FieldObject& o) {
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
        o.required("seats").object([&](FieldObject& seats) {
            asked.home.seat = seats.required("home").text({1, 200, false});
            asked.visitor.seat = seats.required("visitor").text({1, 200, false});
        });
    });
}

OrderedJson tableJson(const request::TableFacts& table) {
    OrderedJson to = OrderedJson::object();
    for (const auto& [word, side] : kSideWords)
        if (const std::string& name = table.coaches[tap::indexOf(side)]; !name.empty())
            to["coaches"][std::string{word}] = name;
    if (table.realDice)
        to["real_dice"] = true;
    if (table.fairCaller)
        to["fair_caller"] = true;
    if (!table.drill.empty())
        to["drill"] = table.drill;
    return to;
}

void readTable(const FieldSource& at, request::TableFacts& table) {
    at.object([&](FieldObject& o) {
        if (const auto coaches = o.optional("coaches"))
            coaches->object([&](FieldObject& names) {
                for (const auto& [word, side] : kSideWords)
                    if (const auto name = names.optional(word))
                        table.coaches[tap::indexOf(side)] = name->text({1, 40, false});
            });
        if (const auto dice = o.optional("real_dice"))
            table.realDice = dice->boolean();
        if (const auto caller = o.optional("fair_caller"))
            table.fairCaller = caller->boolean();
        if (const auto drill = o.optional("drill"))
            table.drill = drill->text({1, 80, false});
    });
}

// A part that is a file of its own elsewhere.
template <class T>
T readPart(const FieldSource& at, Expected<T, LoadError> part) {
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

bool isNumbered(const TapGameLine& line) {
    return std::holds_alternative<tap::Input>(line.what) ||
           std::holds_alternative<TapGameLine::Correction>(line.what) ||
           std::holds_alternative<TapGameLine::TakeBack>(line.what);
}

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
    if (header.asked.table != request::TableFacts{})
        to["table"] = tableJson(header.asked.table);
    to["program"] = header.program;
    to["physics"] = header.physics;
    to["created"] = header.created;
    return lineOf(to);
}

namespace {

void readRules(FieldObject& rules, HeaderFor use, tap::RulesData& to) {
    const FieldSource revisionAt = rules.required("revision");
    const auto revision = static_cast<int>(revisionAt.integer({1, kRevisions.most}));
    const FieldSource overrides = rules.required("overrides");
    if (use == HeaderFor::Playing && revision != to.revision) {
        revisionAt.fail("was recorded under revision " + std::to_string(revision) +
                        " of the rules; it can be shown, but not gone on with under revision " +
                        std::to_string(to.revision));
        return;
    }
    auto read = overrideTapRules({}, overrides.source());
    if (read)
        to = std::move(read->rules);
    else if (use == HeaderFor::Playing)
        overrides.fail(filled(read.error().text, read.error().args));
    to.revision = revision;
}

}  // namespace

Expected<TapGameHeader, LoadError> parseTapGameHeader(std::string_view line,
                                                      std::string file,
                                                      HeaderFor use) {
    const auto document = JsonDocument::parse(line, std::move(file));
    if (!document)
        return Unexpected{document.error()};
    const JsonReading reading{*document};
    const NoNames nobody;
    const FieldReader reader{nobody};
    TapGameHeader header;
    reading.root().object([&](FieldObject& o) {
        const FieldSource mark = o.required("thrum");
        if (mark.text({1, 20, false}) != "game")
            mark.fail("this is no game file");
        static_cast<void>(o.required("format").integer({kFormat, kFormat}));
        header.asked.game = o.required("game").text({1, 20, false});
        if (header.asked.game != "tap")
            o.cursor().failBelow("/game", "only TAP games are known");
        o.required("rules").object(
            [&](FieldObject& rules) { readRules(rules, use, header.rules); });
        reader.read(o.required("mode"), header.mode);
        header.asked.mode = header.mode;
        header.asked.seed = readHex(o.required("seed"));
        const FieldSource board = o.required("board");
        header.board = readPart(board, parseBoard(board.source(), "board"));
        const FieldSource home = o.required("home");
        header.teams[0] = readPart(home, parseTeam(home.source(), "home"));
        const FieldSource visitor = o.required("visitor");
        header.teams[1] = readPart(visitor, parseTeam(visitor.source(), "visitor"));
        readOptions(o.required("options"), header.asked);
        if (const auto table = o.optional("table"))
            readTable(*table, header.asked.table);
        header.program = o.required("program").text({0, 100, false});
        if (const auto physics = o.optional("physics"))
            header.physics = static_cast<int>(physics->integer(kRevisions));
        header.created = o.required("created").text({0, 40, false});
    });
    header.asked.board = header.board.id;
    header.asked.home.id = header.teams[0].id;
    header.asked.visitor.id = header.teams[1].id;
    return reading.result(std::move(header));
}

tap::State recordNames(const std::array<Shared<tap::Team>, 2>& teams) {
    return tap::recordNames(teams);
}

namespace {

class LineWriter {
public:
    LineWriter(const TapGameLine& line, const tap::State& names) : m_line{line}, m_names{names} {}

    OrderedJson operator()(const tap::Input& input) const {
        OrderedJson to = numbered(kindWord(input));
        if (m_line.side)
            to["side"] = sideWord(*m_line.side);
        if (m_line.request)
            to["request"] = requestJson(m_names, *m_line.request);
        to["input"] = inputJson(
            m_names, input, m_line.request ? keyframeInterval(m_line.request->ticksPerSecond) : 0);
        to["events"] = OrderedJson::array();
        for (const tap::Event& event : m_line.events)
            to["events"].push_back(eventJson(m_names, event));
        for (const Side side : {Side::Home, Side::Visitor})
            if (const std::string& call = m_line.called[tap::indexOf(side)]; !call.empty())
                to["called"][std::string{sideWord(side)}] = call;
        if (m_line.gameClockMs)
            to["clock_ms"] = *m_line.gameClockMs;
        if (m_line.physics)
            to["physics"] = *m_line.physics;
        to["digest"] = hex16(m_line.digest);
        return to;
    }
    OrderedJson operator()(const TapGameLine::Correction& correction) const {
        OrderedJson to = numbered("correction");
        to["reason"] = correction.reason;
        to["state"] = stateJson(correction.state);
        to["digest"] = hex16(m_line.digest);
        return to;
    }
    OrderedJson operator()(const TapGameLine::TakeBack& back) const {
        OrderedJson to = numbered("takeback");
        to["to"] = back.to;
        to["digest"] = hex16(m_line.digest);
        return to;
    }
    OrderedJson operator()(const TapGameLine::Mark& mark) const {
        OrderedJson to;
        to["kind"] = "mark";
        to["n_open"] = m_line.n;
        to["tick"] = mark.tick;
        if (!mark.calls.empty())
            to["calls"] = jsonFrom([&](FieldSink& calls) { write(mark.calls, calls); });
        return to;
    }
    OrderedJson operator()(const TapGameLine::Meta& meta) const {
        OrderedJson to;
        to["kind"] = "meta";
        to["name"] = meta.name;
        if (!meta.branchOf.empty()) {
            to["branch_of"] = meta.branchOf;
            to["at"] = meta.at;
        }
        return to;
    }
    OrderedJson operator()(const TapGameLine::Thought& thought) const {
        OrderedJson to;
        to["kind"] = "thought";
        to["n_open"] = m_line.n;
        to["ms"] = thought.ms;
        return to;
    }
    OrderedJson operator()(const TapGameLine::Note& note) const {
        OrderedJson to;
        to["kind"] = "note";
        to["text"] = note.text;
        return to;
    }
    OrderedJson operator()(const TapGameLine::End& end) const {
        OrderedJson to;
        to["kind"] = "end";
        to["reason"] = end.conceded ? "conceded" : "final";
        if (end.conceded)
            to["side"] = sideWord(*end.conceded);
        return to;
    }

private:
    [[nodiscard]] OrderedJson numbered(std::string_view kind) const {
        OrderedJson to;
        to["n"] = m_line.n;
        to["kind"] = kind;
        return to;
    }

    const TapGameLine& m_line;
    const tap::State& m_names;
};

class LineReader {
public:
    LineReader(FieldObject& line, const tap::State& names, ReadEvents events)
        : m_line{line}, m_names{names}, m_readEvents{events}, m_reader{m_nobody} {}

    TapGameLine read() {
        const FieldSource kind = m_line.required("kind");
        const std::string word = kind.text({1, 20, false});
        TapGameLine read;
        if (word == "mark") {
            read.what = mark(read);
        } else if (word == "meta") {
            read.what = meta();
        } else if (word == "thought") {
            read.n = static_cast<int>(m_line.required("n_open").integer(kNumbers));
            read.what =
                TapGameLine::Thought{static_cast<int>(m_line.required("ms").integer({0, kMostMs}))};
        } else if (word == "note") {
            read.what = TapGameLine::Note{m_line.required("text").text({1, 400, false})};
        } else if (word == "end") {
            read.what = end();
        } else {
            read.n = static_cast<int>(m_line.required("n").integer(kNumbers));
            read.digest = readHex(m_line.required("digest"));
            if (word == "correction")
                read.what = correction();
            else if (word == "takeback")
                read.what = TapGameLine::TakeBack{
                    static_cast<int>(m_line.required("to").integer({0, 1'000'000}))};
            else
                read.what = input(read, kind, word);
        }
        return read;
    }

private:
    static constexpr IntegerRange kNumbers{1, 1'000'000'000};

    TapGameLine::Mark mark(TapGameLine& line) {
        line.n = static_cast<int>(m_line.required("n_open").integer(kNumbers));
        TapGameLine::Mark mark;
        mark.tick = static_cast<int>(m_line.required("tick").integer(kTickRange));
        if (const auto calls = m_line.optional("calls"))
            mark.calls = readCalls(*calls, {0, kMostKeptCalls}, kTickRange);
        return mark;
    }
    TapGameLine::Meta meta() {
        TapGameLine::Meta meta;
        meta.name = m_line.required("name").text({0, 200, false});
        if (const auto origin = m_line.optional("branch_of")) {
            meta.branchOf = origin->text({1, 255, false});
            meta.at = static_cast<int>(m_line.required("at").integer({0, 1'000'000'000}));
        }
        return meta;
    }
    TapGameLine::End end() {
        constexpr std::array<std::pair<std::string_view, bool>, 2> kReasons{
            {{"final", false}, {"conceded", true}}};
        TapGameLine::End end;
        if (m_line.required("reason").choice<bool>(std::span{kReasons})) {
            end.conceded = Side::Home;
            m_reader.read(m_line.required("side"), *end.conceded);
        }
        return end;
    }
    TapGameLine::Correction correction() {
        return {m_line.required("reason").text({0, 400, false}),
                tap::readState(m_line.required("state"))};
    }
    static void readCalled(FieldObject& calls, TapGameLine& line) {
        constexpr std::size_t kLongest = 200;
        for (const Side side : {Side::Home, Side::Visitor})
            if (const auto call = calls.optional(sideWord(side)))
                line.called[tap::indexOf(side)] = call->text({0, kLongest, false});
    }
    tap::Input input(TapGameLine& line, const FieldSource& kind, const std::string& word) {
        if (const auto side = m_line.optional("side"))
            m_reader.read(*side, line.side);
        tap::Input input = readRecorded(m_line.required("input"), m_names);
        if (kindWord(input) != word)
            kind.fail("does not fit its input");
        static_cast<void>(m_line.optional("request"));
        if (const auto clock = m_line.optional("clock_ms"))
            line.gameClockMs = static_cast<int>(clock->integer(kClockMs));
        if (const auto physics = m_line.optional("physics"))
            line.physics = static_cast<int>(physics->integer(kRevisions));
        if (const auto called = m_line.optional("called"))
            called->object([&](FieldObject& calls) { readCalled(calls, line); });
        if (const auto list = m_line.optional("events"); list && m_readEvents == ReadEvents::Yes)
            line.events = list->list<tap::Event>({0, kMostEvents}, [&](const FieldSource& c) {
                return tap::readEvent(c, tap::StateNamer{m_names});
            });
        return input;
    }

    FieldObject& m_line;
    const tap::State& m_names;
    ReadEvents m_readEvents;
    NoNames m_nobody;
    FieldReader m_reader;
};

}  // namespace

std::string lineOf(const TapGameLine& line, const tap::State& names) {
    return lineOf(std::visit(LineWriter{line, names}, line.what));
}

Expected<TapGameLine, LoadError> parseTapGameLine(std::string_view line,
                                                  std::string file,
                                                  const tap::State& names,
                                                  ReadEvents events) {
    const auto document = JsonDocument::parse(line, std::move(file));
    if (!document)
        return Unexpected{document.error()};
    const JsonReading reading{*document};
    TapGameLine read;
    reading.root().object([&](FieldObject& o) { read = LineReader{o, names, events}.read(); });
    return reading.result(std::move(read));
}

}  // namespace thrum::io
