#include "io/json/out_value.hpp"
#include "io/tap_json.hpp"

#include <thrum/core/digest.hpp>
#include <thrum/io/fields.hpp>
#include <thrum/io/tap_protocol.hpp>
#include <thrum/rules/field_reader.hpp>
#include <thrum/rules/tap/fields.hpp>

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

// 5 or 5.8 as on the board's own scale (D79).
int readSpeed(const FieldSource& at) {
    constexpr double kTenths = 10.0;
    const double speed = at.number({0.0, 10.0}) * kTenths;
    const int tenths = static_cast<int>(speed + 0.5);
    if (speed - tenths > 1e-6 || tenths - speed > 1e-6)
        at.fail("the board's speed goes in tenths");
    return tenths;
}

// 1, 1.5, 2 or "off", for both sides or each (D20).
int readScale(const FieldSource& at) {
    if (at.isText()) {
        if (at.text({1, 10, false}) != "off")
            at.fail("must be 1, 1.5, 2 or \"off\"");
        return 0;
    }
    const double scale = at.number({0.0, 10.0});
    for (const int percent : {100, 150, 200}) {
        if (scale * 100.0 == percent)
            return percent;
    }
    at.fail("must be 1, 1.5, 2 or \"off\"");
    return 100;
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
    Parser(const tap::State* game, std::span<const tap::Board> boards)
        : m_game{game}, m_boards{boards} {}

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
        if (m_game == nullptr) {
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
            return request::Submit{readSubmitted(o.required("input"), *m_game, m_boards)};
        if (word == "draw")
            return request::Draw{};
        if (word == "run")
            return readRun(o);
        if (word == "undo") {
            request::Undo undo;
            if (const auto count = o.optional("count"))
                undo.count = static_cast<int>(count->integer({1, 1'000'000}));
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
            options->object([&](FieldObject& members) { readOptions(members, made); });
        return made;
    }
    static void readOptions(FieldObject& o, request::New& made) {
        const NoNames nobody;
        const FieldReader reader{nobody};
        const auto on = [&](std::string_view key, auto&& read) {
            if (const auto at = o.optional(key); at && !at->isNull())
                read(*at);
        };
        on("mode", [&](const FieldSource& at) { reader.read(at, made.mode); });
        on("method", [&](const FieldSource& at) { reader.read(at, made.method); });
        on("board", [&](const FieldSource& at) { made.board = at.id(); });
        on("speed", [&](const FieldSource& at) { made.speedTenths = readSpeed(at); });
        on("overrides", [&](const FieldSource& at) {
            if (!at.isObject())
                at.fail("must be an object");
            made.overrides = at.source();
        });
        on("clock_scale", [&](const FieldSource& at) {
            if (!at.isObject()) {
                made.clockScalePercent.fill(readScale(at));
                return;
            }
            at.object([&](FieldObject& sides) {
                for (const auto& [word, side] : kSideWords) {
                    if (const auto scale = sides.optional(word))
                        made.clockScalePercent[tap::indexOf(side)] = readScale(*scale);
                }
            });
        });
        on("between_play_clocks",
           [&](const FieldSource& at) { made.betweenPlayClocks = at.boolean(); });
        on("undo", [&](const FieldSource& at) {
            const std::array<std::pair<std::string_view, bool>, 2> words{
                {{"free", true}, {"mode", false}}};
            made.freeUndo = at.choice<bool>(std::span{words});
        });
        on("keep_draws", [&](const FieldSource& at) { made.keepsDraws = at.boolean(); });
        on("waive_check", [&](const FieldSource& at) { made.waiveCheck = at.boolean(); });
        on("bases", [&](const FieldSource& at) {
            const std::array<std::pair<std::string_view, std::string_view>, 2> words{
                {{"reference", "reference"}, {"own", ""}}};
            made.bases = at.choice<std::string_view>(std::span{words});
        });
    }

    request::Load readLoad(FieldObject& o) {
        request::Load load;
        const FieldSource at = o.required("state");
        if (!at.isObject()) {
            at.fail("must be an object");
            return load;
        }
        const auto error =
            readPatched(jsonOf(*m_game),
                        at.source(),
                        "",
                        {.voided = tap::voidedBy,
                         .read = [&](const FieldSource& whole, const FieldSource& patch) {
                             load.state = tap::readPatched(whole, patch, m_boards);
                         }});
        if (error)
            at.failBelow(error->pointer, error->reason);
        return load;
    }

    request::Run readRun(FieldObject& o) {
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

    const tap::State* m_game;
    std::span<const tap::Board> m_boards;
};

}  // namespace

Expected<ProtocolRequest, LoadError> parseRequest(std::string_view line,
                                                  const tap::State* game,
                                                  std::span<const tap::Board> boards) {
    if (line.size() > kMaxLineBytes)
        return Unexpected{LoadError{
            "", "", "the line is longer than " + std::to_string(kMaxLineBytes) + " bytes"}};
    const auto document = JsonDocument::parse(line, "");
    if (!document)
        return Unexpected{document.error()};
    const JsonReading reading{*document};
    return reading.result(Parser{game, boards}.parse(reading.root()));
}

JsonOut jsonOf(const tap::State& state) {
    return jsonOut(stateJson(state));
}
JsonOut jsonOf(const tap::State& state, const tap::Prompt& prompt) {
    return jsonOut(promptJson(state, prompt));
}
JsonOut jsonOf(const tap::State& before, const tap::Input& input) {
    return jsonOut(inputJson(before, input));
}
JsonOut jsonOf(const tap::State& after, const std::vector<tap::Event>& events) {
    OrderedJson to = OrderedJson::array();
    for (const tap::Event& event : events)
        to.push_back(eventJson(after, event));
    return jsonOut(std::move(to));
}

JsonOut jsonOf(const tap::State& state, const tap::LogLine& line) {
    return written([&](FieldSink& to) { tap::write(line, to, tap::StateNamer{state}); });
}

JsonOut jsonOfFrame(const tap::State& state,
                    int tick,
                    std::span<const FigureId> figures,
                    std::span<const Pose> poses) {
    return jsonOut(frameJson(state, tick, figures, poses));
}

JsonOut parsedOut(const std::string& ourOwn) {
    return jsonOut(OrderedJson::parse(ourOwn));
}

JsonOut refusalReply(const RuleViolation& refusal) {
    OrderedJson to;
    to["ok"] = false;
    to.update(refusalJson(refusal));
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
