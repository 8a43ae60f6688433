#include "io/tap_json.hpp"
#include "io/tap_reader.hpp"
#include "io/tap_writer.hpp"

#include <thrum/core/digest.hpp>
#include <thrum/io/keyframes.hpp>

#include <algorithm>

// Runs of the board as TAP's files and prompts show them: request and result (part 3 of the
// decisions).
namespace thrum::io {
namespace {

constexpr std::array<std::pair<std::string_view, StopCause>, 8> kCauseWords{
    {{"none", StopCause::None},
     {"stop_call", StopCause::StopCall},
     {"line_reached", StopCause::LineReached},
     {"ball_touched", StopCause::BallTouched},
     {"score", StopCause::Score},
     {"dead", StopCause::Dead},
     {"time", StopCause::Time},
     {"limit", StopCause::Limit}}};
constexpr std::array<std::pair<std::string_view, RunSource>, 2> kSourceWords{
    {{"board", RunSource::Board}, {"script", RunSource::Script}}};

constexpr std::size_t kMostRecords = 100'000;
constexpr std::size_t kMostPackedFrames = 4'000'000;
constexpr TextLimits kWord{0, 60, false};

int readTick(JsonObject& o) {
    return static_cast<int>(o.required("tick").integer(kTickRange));
}

class ResultWriter {
public:
    explicit ResultWriter(const tap::State& before) : m_writer{before, Empty::LeaveOut} {}

    [[nodiscard]] OrderedJson operator()(const CallRuling& ruling) const {
        OrderedJson to;
        to["tick"] = ruling.call.tick;
        to["side"] = sideWord(ruling.call.side);
        to["call"] = wordOf(kCallWords, ruling.call.kind);
        to["granted"] = ruling.granted;
        if (!ruling.clause.empty())
            to["clause"] = ruling.clause;
        return to;
    }
    [[nodiscard]] OrderedJson operator()(const Note& note) const {
        OrderedJson to;
        to["tick"] = note.tick;
        to["note"] = note.kind;
        if (!note.clause.empty())
            to["clause"] = note.clause;
        if (!note.result.empty())
            to["result"] = note.result;
        if (!note.figures.empty())
            to["figures"] = m_writer.write(note.figures);
        if (note.frontX)
            to["front_x"] = m_writer.write(*note.frontX);
        if (note.at)
            to["at"] = m_writer.write(*note.at);
        return to;
    }
    [[nodiscard]] OrderedJson operator()(const TimedTouch& timed) const {
        OrderedJson to;
        to["tick"] = timed.tick;
        to["pair"] = m_writer.write(timed.touch.pair);
        to["at"] = m_writer.write(timed.touch.at);
        to["on_mm"] = OrderedJson::array(
            {m_writer.write(timed.touch.onAMm), m_writer.write(timed.touch.onBMm)});
        to["closing_mm_s"] = timed.touch.closingMmPerS;
        return to;
    }
    [[nodiscard]] OrderedJson operator()(const TimedFall& timed) const {
        OrderedJson to;
        to["tick"] = timed.tick;
        to["figure"] = m_writer.write(timed.fall.figure);
        to["direction_deg"] = m_writer.write(timed.fall.direction);
        return to;
    }
    [[nodiscard]] OrderedJson operator()(const RailTouch& touch) const {
        OrderedJson to;
        to["tick"] = touch.tick;
        to["figure"] = m_writer.write(touch.figure);
        return to;
    }
    template <class T>
    [[nodiscard]] OrderedJson list(const std::vector<T>& entries) const {
        OrderedJson to = OrderedJson::array();
        for (const T& entry : entries)
            to.push_back((*this)(entry));
        return to;
    }

private:
    TapWriter m_writer;
};

class ResultReader {
public:
    explicit ResultReader(const tap::State& before) : m_before{before}, m_reader{before} {}

    void members(JsonObject& o, SegmentResult& result) const {
        result.by = o.required("by").choice<RunSource>(std::span{kSourceWords});
        result.request = hex(o.required("request"));
        result.ticks = static_cast<int>(o.required("ticks").integer(kTickRange));
        o.required("stop").object([&](JsonObject& stop) {
            result.stop.cause = stop.required("cause").choice<StopCause>(std::span{kCauseWords});
            if (const auto clause = stop.optional("clause"))
                result.stop.clause = clause->text(kWord);
        });
        readFigures(o, result);
        m_reader.read(o.required("touching"), result.touching);
        result.calls = list<CallRuling>(o, "calls", [&](JsonObject& c) {
            CallRuling ruling;
            ruling.call.tick = readTick(c);
            m_reader.read(c.required("side"), ruling.call.side);
            ruling.call.kind = c.required("call").choice<CallKind>(std::span{kCallWords});
            ruling.granted = c.required("granted").boolean();
            if (const auto clause = c.optional("clause"))
                ruling.clause = clause->text(kWord);
            return ruling;
        });
        result.notes = list<Note>(o, "notes", [&](JsonObject& n) { return note(n); });
        result.contacts = list<TimedTouch>(o, "contacts", [&](JsonObject& t) { return touch(t); });
        result.falls = list<TimedFall>(o, "falls", [&](JsonObject& f) {
            TimedFall fall{readTick(f), {}};
            m_reader.read(f.required("figure"), fall.fall.figure);
            fall.fall.direction = f.required("direction_deg").heading();
            return fall;
        });
        result.rails = list<RailTouch>(o, "rails", [&](JsonObject& r) {
            RailTouch rail{readTick(r), {}};
            m_reader.read(r.required("figure"), rail.figure);
            return rail;
        });
        if (const auto unused = o.optional("unused"))
            result.unusedScriptLines = static_cast<int>(unused->integer(kTickRange));
        if (const auto frames = o.optional("frames"))
            readFrames(*frames, result);
    }

private:
    static std::uint64_t hex(const JsonCursor& at) {
        const std::string text = at.text({16, 16, false});
        const auto value = parseHex16(text);
        if (!value && !at.failed())
            at.fail("must be 16 hex digits, not " + inQuotes(text));
        return value.value_or(0);
    }
    template <class T, class Read>
    std::vector<T> list(JsonObject& o, std::string_view key, Read read) const {
        const auto at = o.optional(key);
        if (!at)
            return {};
        return at->list<T>({0, kMostRecords}, [&](const JsonCursor& c) {
            T entry{};
            c.object([&](JsonObject& members) { entry = read(members); });
            return entry;
        });
    }
    void readFigures(JsonObject& o, SegmentResult& result) const {
        o.required("poses").members([&](std::string_view name, const JsonCursor& pose) {
            const auto id = figureOf(m_before, name);
            if (!id) {
                pose.fail("there is no figure " + inQuotes(name));
                return;
            }
            result.figures.push_back({.id = *id, .pose = readPose(pose, Heading{})});
        });
        std::ranges::sort(result.figures, {}, &FigureSetup::id);
        const auto each = [&](std::string_view key, auto&& read) {
            const auto at = o.optional(key);
            if (!at)
                return;
            at->members([&](std::string_view name, const JsonCursor& value) {
                const auto id = figureOf(m_before, name);
                const auto found = id ? std::ranges::find(result.figures, *id, &FigureSetup::id)
                                      : result.figures.end();
                if (found == result.figures.end())
                    value.fail("has no pose above");
                else
                    read(*found, value);
            });
        };
        each("bases", [](FigureSetup& figure, const JsonCursor& value) {
            figure.baseSlot = static_cast<int>(value.integer({0, 1}));
        });
        each("fallen",
             [](FigureSetup& figure, const JsonCursor& value) { figure.fallen = value.heading(); });
    }
    // Figures in their own order here, so that a viewer needs nothing else (D66).
    void readFrames(const JsonCursor& at, SegmentResult& result) const {
        at.object([&](JsonObject& o) {
            const auto every =
                static_cast<int>(o.required("every").integer({1, SegmentRequest::kMostTicks}));
            const JsonCursor orderAt = o.required("order");
            std::vector<FigureId> order;
            m_reader.read(orderAt, order);
            const JsonCursor data = o.required("data");
            const std::string packed = data.text({0, kMostPackedFrames, false});
            if (at.failed())
                return;
            if (!std::ranges::equal(order, result.figures, {}, {}, &FigureSetup::id)) {
                orderAt.fail("must name the figures that have poses, in ascending order");
                return;
            }
            auto frames = unpackFrames(packed, every, result.ticks, order.size());
            if (frames)
                result.frames = *std::move(frames);
            else
                data.fail(frames.error());
        });
    }
    Note note(JsonObject& o) const {
        Note note;
        note.tick = readTick(o);
        note.kind = o.required("note").text(kWord);
        if (const auto clause = o.optional("clause"))
            note.clause = clause->text(kWord);
        if (const auto result = o.optional("result"))
            note.result = result->text(kWord);
        if (const auto figures = o.optional("figures"))
            m_reader.read(*figures, note.figures);
        if (const auto front = o.optional("front_x"))
            m_reader.read(*front, note.frontX);
        if (const auto at = o.optional("at"))
            m_reader.read(*at, note.at);
        return note;
    }
    TimedTouch touch(JsonObject& o) const {
        TimedTouch timed;
        timed.tick = readTick(o);
        m_reader.read(o.required("pair"), timed.touch.pair);
        m_reader.read(o.required("at"), timed.touch.at);
        const auto on = o.required("on_mm").list<Vec2>({2, 2}, [](const JsonCursor& c) {
            return c.point({-1e6, 1e6});
        });
        if (on.size() == 2) {
            timed.touch.onAMm = on[0];
            timed.touch.onBMm = on[1];
        }
        timed.touch.closingMmPerS =
            static_cast<int>(o.required("closing_mm_s").integer({-1'000'000, 1'000'000}));
        return timed;
    }

    const tap::State& m_before;
    TapReader m_reader;
};

}  // namespace

OrderedJson requestJson(const tap::State& state, const SegmentRequest& request) {
    const TapWriter writer{state, Empty::Keep};
    OrderedJson to;
    to["digest"] = hex16(digestOf(request));
    to["ticks_per_second"] = request.ticksPerSecond;
    to["max_ticks"] = request.maxTicks;
    to["contact_mm"] = jsonNumber(request.contactBeginMm);
    to["contact_end_mm"] = jsonNumber(request.contactEndMm);
    to["ball"] = OrderedJson{};
    if (request.ball) {
        to["ball"] = OrderedJson::object();
        to["ball"]["at"] = writer.write(request.ball->at);
        to["ball"]["radius_mm"] = jsonNumber(request.ball->radiusMm);
    }
    to["figures"] = OrderedJson::array();
    for (const FigureSetup& figure : request.figures) {
        OrderedJson one;
        one["figure"] = writer.write(figure.id);
        const tap::Player* player = tap::findPlayer(state, figure.id);
        if (player != nullptr)
            one["base"] = baseName(*player, figure.baseSlot);
        one["x"] = writer.write(figure.pose.at.x);
        one["y"] = writer.write(figure.pose.at.y);
        one["heading_deg"] = writer.write(figure.pose.heading);
        one["status"] = figure.fallen ? "fallen" : "standing";
        if (figure.fallen)
            one["fall_direction_deg"] = writer.write(*figure.fallen);
        to["figures"].push_back(std::move(one));
    }
    to["touching"] = writer.write(request.touching);
    return to;
}

OrderedJson frameJson(const tap::State& state,
                      int tick,
                      std::span<const FigureId> figures,
                      std::span<const Pose> poses) {
    const TapWriter writer{state, Empty::Keep};
    OrderedJson to;
    to["tick"] = tick;
    to["poses"] = OrderedJson::object();
    for (std::size_t i = 0; i < figures.size() && i < poses.size(); ++i)
        to["poses"][figureText(state, figures[i])] = writer.write(poses[i]);
    return to;
}

OrderedJson resultJson(const tap::State& before, const SegmentResult& result, int framesEvery) {
    const TapWriter writer{before, Empty::LeaveOut};
    const ResultWriter write{before};
    OrderedJson to;
    to["type"] = "run";
    to["by"] = wordOf(kSourceWords, result.by);
    to["request"] = hex16(result.request);
    to["ticks"] = result.ticks;
    to["stop"]["cause"] = wordOf(kCauseWords, result.stop.cause);
    if (!result.stop.clause.empty())
        to["stop"]["clause"] = result.stop.clause;
    to["poses"] = OrderedJson::object();
    OrderedJson bases = OrderedJson::object();
    OrderedJson fallen = OrderedJson::object();
    for (const FigureSetup& figure : result.figures) {
        const std::string name = figureText(before, figure.id);
        to["poses"][name] = writer.write(figure.pose);
        if (figure.baseSlot != 0)
            bases[name] = figure.baseSlot;
        if (figure.fallen)
            fallen[name] = writer.write(*figure.fallen);
    }
    if (!bases.empty())
        to["bases"] = std::move(bases);
    to["touching"] = writer.write(result.touching);
    to["fallen"] = std::move(fallen);
    to["calls"] = write.list(result.calls);
    to["notes"] = write.list(result.notes);
    to["contacts"] = write.list(result.contacts);
    to["falls"] = write.list(result.falls);
    to["rails"] = write.list(result.rails);
    if (result.unusedScriptLines != 0)
        to["unused"] = result.unusedScriptLines;
    to["digest"] = hex16(digestOf(result));
    if (!result.frames.empty()) {
        const int every = framesEvery > 0 ? framesEvery : intervalOf(result.frames);
        to["frames"]["every"] = every;
        to["frames"]["order"] = OrderedJson::array();
        for (const FigureSetup& figure : result.figures)
            to["frames"]["order"].push_back(writer.write(figure.id));
        to["frames"]["data"] = packFrames(result.frames, every);
    }
    return to;
}

SegmentResult readResult(const JsonCursor& at, const tap::State& before) {
    SegmentResult result;
    at.object([&](JsonObject& o) {
        static_cast<void>(o.required("type"));
        ResultReader{before}.members(o, result);
        const JsonCursor digest = o.required("digest");
        if (!at.failed() && digest.text({16, 16, false}) != hex16(digestOf(result)))
            digest.fail("does not fit the result");
    });
    return result;
}

}  // namespace thrum::io
