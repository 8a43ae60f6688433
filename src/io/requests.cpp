#include "io/json/cursor.hpp"
#include "io/json/out_value.hpp"
#include "io/json/sink.hpp"

#include <thrum/core/digest.hpp>
#include <thrum/io/requests.hpp>
#include <thrum/io/run_json.hpp>
#include <thrum/rules/field_reader.hpp>

#include <nlohmann/json.hpp>

// Requests of the protocol (D67 to D69).
namespace thrum::io {
namespace {

constexpr IntegerRange kAskedTicks{1, kTickRange.most};
constexpr std::size_t kMostCalls = 1000;
constexpr std::size_t kMostPathBytes = 4096;

// An integer, or 16 hex digits (D58).
std::uint64_t readSeed(const FieldSource& at) {
    if (at.isText()) {
        const std::string text = at.text({1, 40, false});
        const auto value = parseHex16(text);
        if (!value)
            at.fail("must be 16 hex digits or a whole number, not " + inQuotes(text));
        return value.value_or(0);
    }
    constexpr std::int64_t kMost = 1'000'000'000'000'000;
    return static_cast<std::uint64_t>(at.integer({0, kMost}));
}

request::Team readTeamRequest(const FieldSource& at) {
    request::Team team;
    if (at.isText()) {
        team.id = at.id();
        return team;
    }
    at.object([&](FieldObject& o) {
        if (const auto id = o.optional("team"))
            team.id = id->id();
        if (const auto seat = o.optional("seat"))
            team.seat = seat->text({1, 200, false});
    });
    return team;
}

class Parser {
public:
    explicit Parser(bool hasGame) : m_hasGame{hasGame} {}

    ProtocolRequest parse(const FieldSource& at) {
        std::string word;
        at.peek([&](FieldObject& o) { word = o.required("do").text({1, 40, false}); });
        if (at.failed())
            return request::Hello{};
        ProtocolRequest parsed = request::Hello{};
        at.object([&](FieldObject& o) {
            const FieldSource verb = o.required("do");
            parsed = members(o, word, verb);
        });
        return parsed;
    }

private:
    ProtocolRequest members(FieldObject& o, const std::string& word, const FieldSource& verb) {
        if (word == "hello")
            return request::Hello{};
        if (word == "new")
            return readNew(o);
        if (word == "open")
            return request::Open{readFile(o)};
        if (word == "resume")
            return request::Resume{readFile(o)};
        if (word == "formations")
            return request::ShowFormations{};
        const bool needsGame = word == "state" || word == "digest" || word == "prompt" ||
                               word == "log" || word == "observe" || word == "load" ||
                               word == "submit" || word == "draw" || word == "run" ||
                               word == "undo" || word == "save" || word == "record";
        if (!needsGame) {
            verb.fail("there is no request " + inQuotes(word));
            return request::Hello{};
        }
        if (!m_hasGame) {
            verb.fail("there is no game yet; begin one with \"new\" or \"open\"");
            return request::Hello{};
        }
        return inGame(o, word);
    }

    ProtocolRequest inGame(FieldObject& o, const std::string& word) {
        if (word == "state")
            return request::ShowState{};
        if (word == "digest")
            return request::ShowDigest{};
        if (word == "prompt")
            return request::ShowPrompt{};
        if (word == "log")
            return request::ShowLog{};
        if (word == "observe")
            return request::Observe{o.required("side").choice<Side>(std::span{kSideWords})};
        if (word == "load")
            return readLoad(o);
        if (word == "submit")
            return request::Submit{o.required("input").source()};
        if (word == "draw")
            return request::Draw{};
        if (word == "run")
            return readRun(o);
        if (word == "undo") {
            request::Undo undo;
            if (const auto count = o.optional("count"))
                undo.count = static_cast<int>(count->integer({1, 1'000'000}));
            if (const auto agreed = o.optional("agreed"))
                undo.agreed = agreed->boolean();
            return undo;
        }
        if (word == "record")
            return request::Record{readFile(o)};
        return request::Save{readFile(o)};
    }

    static std::string readFile(FieldObject& o) {
        return o.required("file").text({1, kMostPathBytes, false});
    }

    static request::New readNew(FieldObject& o) {
        request::New made;
        made.game = o.required("game").text({1, 40, false});
        if (const auto seed = o.optional("seed"))
            made.seed = readSeed(*seed);
        if (const auto home = o.optional("home"))
            made.home = readTeamRequest(*home);
        if (const auto visitor = o.optional("visitor"))
            made.visitor = readTeamRequest(*visitor);
        if (const auto options = o.optional("options"))
            readOptions(*options, made);
        return made;
    }
    static void readOptions(const FieldSource& at, request::New& made) {
        const NoNames nobody;
        const FieldReader reader{nobody};
        at.peek([&](FieldObject& o) {
            const auto on = [&](std::string_view key, auto&& read) {
                if (const auto member = o.optional(key); member && !member->isNull())
                    read(*member);
            };
            on("mode", [&](const FieldSource& c) { reader.read(c, made.mode); });
            on("overrides", [&](const FieldSource& c) {
                if (!c.isObject())
                    c.fail("must be an object");
                made.overrides = c.source();
            });
            on("undo", [&](const FieldSource& c) {
                const std::array<std::pair<std::string_view, bool>, 2> words{
                    {{"free", true}, {"mode", false}}};
                made.freeUndo = c.choice<bool>(std::span{words});
            });
            on("keep_draws", [&](const FieldSource& c) { made.keepsDraws = c.boolean(); });
        });
        if (at.failed())
            return;
        OrderedJson own = OrderedJson::parse(at.source());
        for (const char* shared : {"mode", "overrides", "undo", "keep_draws"})
            own.erase(shared);
        // null says nothing, in every member
        for (auto member = own.begin(); member != own.end();)
            member = member->is_null() ? own.erase(member) : std::next(member);
        made.options = lineOf(own);
    }

    static request::Load readLoad(FieldObject& o) {
        const FieldSource at = o.required("state");
        if (!at.isObject())
            at.fail("must be an object");
        return {at.source()};
    }

    static request::Run readRun(FieldObject& o) {
        request::Run run;
        const auto tick = [](const FieldSource& at) {
            return static_cast<int>(at.integer(kAskedTicks));
        };
        if (const auto off = o.optional("switch_off_at"); off && !off->isNull())
            run.switchOffAt = tick(*off);
        if (const auto until = o.optional("until"); until && !until->isNull())
            run.until = tick(*until);
        if (const auto frames = o.optional("frames"))
            run.frames = frames->boolean();
        if (const auto calls = o.optional("calls"))
            run.calls = readCalls(*calls, {0, kMostCalls}, kAskedTicks);
        return run;
    }

    bool m_hasGame;
};

}  // namespace

Expected<ProtocolRequest, LoadError> parseRequest(std::string_view line, bool hasGame) {
    if (line.size() > kMaxLineBytes)
        return Unexpected{LoadError{
            "", "", "the line is longer than " + std::to_string(kMaxLineBytes) + " bytes"}};
    const auto document = JsonDocument::parse(line, "");
    if (!document)
        return Unexpected{document.error()};
    const JsonReading reading{*document};
    return reading.result(Parser{hasGame}.parse(reading.root()));
}

JsonOut jsonOfFrame(const Namer& names,
                    int tick,
                    std::span<const FigureId> figures,
                    std::span<const Pose> poses,
                    const std::optional<FieldPoint>& ball) {
    return jsonOut(
        jsonFrom([&](FieldSink& to) { writeFrame(tick, figures, poses, ball, to, names); }));
}

JsonOut parsedOut(const std::string& ourOwn) {
    return jsonOut(OrderedJson::parse(ourOwn));
}

JsonOut refusalReply(const RuleViolation& refusal) {
    OrderedJson to;
    to["ok"] = false;
    to.update(jsonFrom([&](FieldSink& sink) {
        sink.beginObject();
        writeMembers(refusal, sink);
        sink.endObject();
    }));
    return jsonOut(std::move(to));
}

JsonOut malformedReply(const std::string& error, const std::string& at) {
    OrderedJson to;
    to["ok"] = false;
    to["error"] = error;
    to["at"] = at;
    return jsonOut(std::move(to));
}

}  // namespace thrum::io
