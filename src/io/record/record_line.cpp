#include "io/json/cursor.hpp"
#include "io/json/hex.hpp"
#include "io/json/line_sink.hpp"
#include "io/json/sink.hpp"

#include <thrum/core/digest.hpp>
#include <thrum/io/record_limits.hpp>
#include <thrum/io/record_line.hpp>
#include <thrum/io/run_json.hpp>
#include <thrum/rules/field_reader.hpp>
#include <thrum/rules/steering_text.hpp>

#include <nlohmann/json.hpp>

namespace thrum::io {
namespace {

constexpr std::size_t kLongestRefusal = 1000;
constexpr std::string_view kStand = "stand";
const NoNames kNobody;

class Writer {
public:
    Writer(const RecordLine& line, const LineParts& parts) : m_line{line}, m_parts{parts} {}

    // A game is made of these: written straight, not by way of a value.
    std::string operator()(const RecordLine::Input& input) const {
        LineSink sink;
        const FieldWriter to{sink, kNobody, Empty::LeaveOut};
        sink.beginObject();
        to.member("n", m_line.n);
        to.member("kind", input.kind);
        to.member("side", input.side);
        if (m_parts.request) {
            sink.key("request");
            m_parts.request(sink);
        }
        sink.key("input");
        m_parts.input(sink);
        sink.key("events");
        sink.beginList();
        for (const FieldWrite& event : m_parts.events)
            event(sink);
        sink.endList();
        if (!input.called[0].empty() || !input.called[1].empty()) {
            sink.key("called");
            sink.beginObject();
            for (const Side side : {Side::Home, Side::Visitor})
                to.member(sideWord(side), input.called[side == Side::Home ? 0 : 1]);
            sink.endObject();
        }
        to.member("clock_ms", input.gameClockMs);
        to.member("physics", input.physics);
        to.member("digest", hex16(m_line.digest));
        sink.endObject();
        return sink.take();
    }
    std::string operator()(const RecordLine::Correction& correction) const {
        OrderedJson to = numbered("correction");
        to["reason"] = correction.reason;
        to["state"] = jsonFrom(m_parts.state);
        to["digest"] = hex16(m_line.digest);
        return lineOf(to);
    }
    std::string operator()(const RecordLine::TakeBack& back) const {
        OrderedJson to = numbered("takeback");
        to["to"] = back.to;
        if (back.clocksStand)
            to["clocks"] = kStand;
        to["digest"] = hex16(m_line.digest);
        return lineOf(to);
    }
    std::string operator()(const RecordLine::Mark& mark) const {
        OrderedJson to;
        to["kind"] = "mark";
        to["n_open"] = m_line.n;
        to["tick"] = mark.tick;
        if (!mark.calls.empty())
            to["calls"] = jsonFrom([&](FieldSink& calls) { write(mark.calls, calls); });
        return lineOf(to);
    }
    std::string operator()(const RecordLine::Meta& meta) const {
        OrderedJson to;
        to["kind"] = "meta";
        to["name"] = meta.name;
        if (!meta.branchOf.empty()) {
            to["branch_of"] = meta.branchOf;
            to["at"] = meta.at;
        }
        return lineOf(to);
    }
    std::string operator()(const RecordLine::Thought& thought) const {
        OrderedJson to;
        to["kind"] = "thought";
        to["n_open"] = m_line.n;
        to["ms"] = thought.ms;
        return lineOf(to);
    }
    std::string operator()(const RecordLine::Note& note) const {
        OrderedJson to;
        to["kind"] = "note";
        to["text"] = note.text;
        return lineOf(to);
    }
    std::string operator()(const RecordLine::Refusal& refusal) const {
        OrderedJson to;
        to["kind"] = "refusal";
        to["n_open"] = m_line.n;
        if (refusal.side)
            to["side"] = sideWord(*refusal.side);
        to["clause"] = refusal.clause;
        to["text"] = refusal.text;
        to["log"] = OrderedJson::parse(refusal.log);
        return lineOf(to);
    }
    std::string operator()(const RecordLine::End& end) const {
        OrderedJson to;
        to["kind"] = "end";
        to["reason"] = end.conceded ? "conceded" : "final";
        if (end.conceded) {
            to["side"] = sideWord(*end.conceded);
            to["digest"] = hex16(m_line.digest);
        }
        return lineOf(to);
    }

private:
    [[nodiscard]] OrderedJson numbered(std::string_view kind) const {
        OrderedJson to;
        to["n"] = m_line.n;
        to["kind"] = kind;
        return to;
    }

    const RecordLine& m_line;
    const LineParts& m_parts;
};

class Reader {
public:
    Reader(FieldObject& line, const LineReader& game)
        : m_line{line}, m_game{game}, m_reader{m_nobody} {}

    RecordLine read() {
        const FieldSource kind = m_line.required("kind");
        const std::string word = kind.text({1, 20, false});
        RecordLine read;
        if (word == "mark") {
            read.what = mark(read);
        } else if (word == "meta") {
            read.what = meta();
        } else if (word == "thought") {
            read.n = static_cast<int>(m_line.required("n_open").integer(kLineNumbers));
            read.what =
                RecordLine::Thought{static_cast<int>(m_line.required("ms").integer({0, kMostMs}))};
        } else if (word == "note") {
            read.what = RecordLine::Note{m_line.required("text").text(kNoteText)};
        } else if (word == "refusal") {
            read.what = refusal(read);
        } else if (word == "end") {
            read.what = end(read);
        } else {
            read.n = static_cast<int>(m_line.required("n").integer(kLineNumbers));
            read.digest = readHex(m_line.required("digest"));
            if (word == "correction")
                read.what = correction();
            else if (word == "takeback")
                read.what = takeBack();
            else
                read.what = input(kind, word);
        }
        return read;
    }

private:
    RecordLine::Mark mark(RecordLine& line) {
        line.n = static_cast<int>(m_line.required("n_open").integer(kLineNumbers));
        RecordLine::Mark mark;
        mark.tick = static_cast<int>(m_line.required("tick").integer(kTickRange));
        if (const auto calls = m_line.optional("calls"))
            mark.calls = readCalls(*calls, kRunCalls, kTickRange);
        return mark;
    }
    RecordLine::Meta meta() {
        RecordLine::Meta meta;
        meta.name = m_line.required("name").text(kGameName);
        if (const auto origin = m_line.optional("branch_of")) {
            meta.branchOf = origin->text(kBranchFile);
            meta.at = static_cast<int>(m_line.required("at").integer({0, kLineNumbers.most}));
        }
        return meta;
    }
    RecordLine::Refusal refusal(RecordLine& line) {
        line.n = static_cast<int>(m_line.required("n_open").integer(kLineNumbers));
        RecordLine::Refusal refusal;
        if (const auto side = m_line.optional("side"))
            m_reader.read(*side, refusal.side);
        refusal.clause = m_line.required("clause").text({1, 40, false});
        refusal.text = m_line.required("text").text({0, kLongestRefusal, false});
        const FieldSource log = m_line.required("log");
        log.peek([&](FieldObject& o) {
            static_cast<void>(o.required("text").text({0, kLongestRefusal, false}));
        });
        return refusal;
    }
    RecordLine::End end(RecordLine& line) {
        constexpr std::array<std::pair<std::string_view, bool>, 2> kReasons{
            {{"final", false}, {"conceded", true}}};
        RecordLine::End end;
        if (m_line.required("reason").choice<bool>(std::span{kReasons})) {
            end.conceded = Side::Home;
            m_reader.read(m_line.required("side"), *end.conceded);
            if (const auto digest = m_line.optional("digest"))
                line.digest = readHex(*digest);
        }
        return end;
    }
    RecordLine::TakeBack takeBack() {
        constexpr std::array<std::pair<std::string_view, bool>, 1> kClocks{{{kStand, true}}};
        RecordLine::TakeBack back;
        back.to = static_cast<int>(m_line.required("to").integer({0, kLineNumbers.most}));
        if (const auto clocks = m_line.optional("clocks"))
            back.clocksStand = clocks->choice<bool>(std::span{kClocks});
        return back;
    }
    RecordLine::Correction correction() {
        RecordLine::Correction correction{m_line.required("reason").text(kReasonText)};
        m_game.state(m_line.required("state"));
        return correction;
    }
    RecordLine::Input input(const FieldSource& kind, const std::string& word) {
        RecordLine::Input read;
        read.kind = word;
        if (const auto side = m_line.optional("side"))
            m_reader.read(*side, read.side);
        if (m_game.input(m_line.required("input")) != word)
            kind.fail("does not fit its input");
        static_cast<void>(m_line.optional("request"));
        if (const auto clock = m_line.optional("clock_ms"))
            read.gameClockMs = static_cast<int>(clock->integer(kClockMs));
        if (const auto physics = m_line.optional("physics"))
            read.physics = static_cast<int>(physics->integer(kRevisions));
        if (const auto called = m_line.optional("called"))
            called->object([&](FieldObject& calls) {
                for (const Side side : {Side::Home, Side::Visitor})
                    if (const auto call = calls.optional(sideWord(side)))
                        read.called[side == Side::Home ? 0 : 1] = call->text(kCalledText);
            });
        if (const auto list = m_line.optional("events"); list && m_game.event)
            static_cast<void>(list->list<bool>(kLineEvents, [&](const FieldSource& c) {
                m_game.event(c);
                return true;
            }));
        return read;
    }

    FieldObject& m_line;
    const LineReader& m_game;
    NoNames m_nobody;
    FieldReader m_reader;
};

}  // namespace

std::uint64_t digestOfConcession(std::uint64_t state, Side side) {
    Digest digest;
    digest.add(hex16(state));
    digest.add(sideWord(side));
    return digest.value();
}

std::string lineOf(const RecordLine& line, const LineParts& parts) {
    return std::visit(Writer{line, parts}, line.what);
}

Expected<RecordLine, LoadError> parseRecordLine(std::string_view line,
                                                std::string file,
                                                const LineReader& reader) {
    const auto document = JsonDocument::parse(line, std::move(file));
    if (!document)
        return Unexpected{document.error()};
    const JsonReading reading{*document};
    RecordLine read;
    reading.root().object([&](FieldObject& o) { read = Reader{o, reader}.read(); });
    // as it was written, member by member
    if (auto* refusal = std::get_if<RecordLine::Refusal>(&read.what);
        refusal != nullptr && !reading.errors().any())
        refusal->log = lineOf(OrderedJson::parse(line)["log"]);
    return reading.result(std::move(read));
}

std::optional<int> numberOf(std::string_view line) {
    const auto document = JsonDocument::parse(line, {});
    if (!document)
        return std::nullopt;
    const JsonReading reading{*document};
    std::optional<int> number;
    reading.root().peek([&](FieldObject& o) {
        if (const auto n = o.optional("n"))
            number = static_cast<int>(n->integer(kLineNumbers));
    });
    return reading.errors().any() ? std::nullopt : number;
}

std::string fitting(std::string text, TextLimits limits) {
    std::string kept;
    std::size_t characters = 0;
    for (std::size_t i = 0; i < text.size();) {
        std::size_t end = i + 1;
        while (end < text.size() && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
            ++end;
        if (characters == limits.most)
            break;
        if (steeringBytes(text, i) == 0) {
            kept.append(text, i, end - i);
            ++characters;
        }
        i = end;
    }
    return kept;
}

std::string renumbered(std::string_view line,
                       int n,
                       std::uint64_t digest,
                       std::optional<int> gameClockMs) {
    OrderedJson to = OrderedJson::parse(line);
    to["n"] = n;
    to["digest"] = hex16(digest);
    if (gameClockMs && to.contains("clock_ms"))
        to["clock_ms"] = *gameClockMs;
    return lineOf(to);
}

}  // namespace thrum::io
