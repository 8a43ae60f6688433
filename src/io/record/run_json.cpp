#include "io/json/text.hpp"

#include <thrum/core/digest.hpp>
#include <thrum/io/keyframes.hpp>
#include <thrum/io/run_json.hpp>
#include <thrum/rules/field_reader.hpp>

#include <algorithm>

// Runs of the board as files and messages hold them.
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
constexpr std::size_t kMostScriptLines = 20'000;
constexpr std::size_t kMostPackedFrames = 4'000'000;
constexpr TextLimits kWord{0, 60, false};

int readTick(FieldObject& o) {
    return static_cast<int>(o.required("tick").integer(kTickRange));
}

std::string typeOf(const FieldSource& at) {
    std::string type;
    at.peek([&](FieldObject& o) { type = o.required("type").text({1, 60, false}); });
    return type;
}

void writeMembers(const Call& call, const FieldWriter& writer) {
    writer.member("tick", call.tick);
    writer.member("side", call.side);
    writer.member("call", wordOf(kCallWords, call.kind));
}

class ResultWriter {
public:
    ResultWriter(FieldSink& to, const Namer& names)
        : m_to{to}, m_writer{to, names, Empty::LeaveOut} {}

    template <class T>
    void list(std::string_view key, const std::vector<T>& entries) const {
        m_to.key(key);
        m_to.beginList();
        for (const T& entry : entries) {
            m_to.beginObject();
            members(entry);
            m_to.endObject();
        }
        m_to.endList();
    }
    void members(const CallRuling& ruling) const {
        writeMembers(ruling.call, m_writer);
        m_writer.member("granted", ruling.granted);
        m_writer.member("clause", ruling.clause);
    }

private:
    void members(const Note& note) const {
        m_writer.member("tick", note.tick);
        m_writer.member("note", note.kind);
        m_writer.member("clause", note.clause);
        m_writer.member("result", note.result);
        m_writer.member("figures", note.figures);
        m_writer.member("front_x", note.frontX);
        m_writer.member("at", note.at);
    }
    void members(const TimedTouch& timed) const {
        m_writer.member("tick", timed.tick);
        m_writer.member("pair", timed.touch.pair);
        m_writer.member("at", timed.touch.at);
        m_to.key("on_mm");
        m_to.beginList();
        m_writer.write(timed.touch.onAMm);
        m_writer.write(timed.touch.onBMm);
        m_to.endList();
        m_writer.member("closing_mm_s", timed.touch.closingMmPerS);
    }
    void members(const TimedFall& timed) const {
        m_writer.member("tick", timed.tick);
        m_writer.member("figure", timed.fall.figure);
        m_writer.member("direction_deg", timed.fall.direction);
    }
    void members(const RailTouch& touch) const {
        m_writer.member("tick", touch.tick);
        m_writer.member("figure", touch.figure);
    }

    FieldSink& m_to;
    FieldWriter m_writer;
};

class ResultReader {
public:
    explicit ResultReader(const Namer& names) : m_names{names}, m_reader{names} {}

    void members(FieldObject& o, SegmentResult& result) const {
        result.by = o.required("by").choice<RunSource>(std::span{kSourceWords});
        result.request = hex(o.required("request"));
        result.ticks = static_cast<int>(o.required("ticks").integer(kTickRange));
        o.required("stop").object([&](FieldObject& stop) {
            result.stop.cause = stop.required("cause").choice<StopCause>(std::span{kCauseWords});
            if (const auto clause = stop.optional("clause"))
                result.stop.clause = clause->text(kWord);
        });
        readFigures(o, result);
        m_reader.read(o.required("touching"), result.touching);
        result.calls = list<CallRuling>(o, "calls", [&](FieldObject& c) {
            CallRuling ruling;
            ruling.call.tick = readTick(c);
            m_reader.read(c.required("side"), ruling.call.side);
            ruling.call.kind = c.required("call").choice<CallKind>(std::span{kCallWords});
            ruling.granted = c.required("granted").boolean();
            if (const auto clause = c.optional("clause"))
                ruling.clause = clause->text(kWord);
            return ruling;
        });
        result.notes = list<Note>(o, "notes", [&](FieldObject& n) { return note(n); });
        result.contacts = list<TimedTouch>(o, "contacts", [&](FieldObject& t) { return touch(t); });
        result.falls = list<TimedFall>(o, "falls", [&](FieldObject& f) {
            TimedFall fall{readTick(f), {}};
            m_reader.read(f.required("figure"), fall.fall.figure);
            fall.fall.direction = f.required("direction_deg").heading();
            return fall;
        });
        result.rails = list<RailTouch>(o, "rails", [&](FieldObject& r) {
            RailTouch rail{readTick(r), {}};
            m_reader.read(r.required("figure"), rail.figure);
            return rail;
        });
        if (const auto unused = o.optional("unused"))
            result.unusedScriptLines = static_cast<int>(unused->integer(kTickRange));
        if (const auto ball = o.optional("ball"))
            result.ball = readFieldPoint(*ball);
        if (const auto frames = o.optional("frames"))
            readFrames(*frames, result);
    }

private:
    static std::uint64_t hex(const FieldSource& at) {
        const std::string text = at.text({16, 16, false});
        const auto value = parseHex16(text);
        if (!value && !at.failed())
            at.fail("must be 16 hex digits, not " + inQuotes(text));
        return value.value_or(0);
    }
    template <class T, class Read>
    std::vector<T> list(FieldObject& o, std::string_view key, Read read) const {
        const auto at = o.optional(key);
        if (!at)
            return {};
        return at->list<T>({0, kMostRecords}, [&](const FieldSource& c) {
            T entry{};
            c.object([&](FieldObject& members) { entry = read(members); });
            return entry;
        });
    }
    void readFigures(FieldObject& o, SegmentResult& result) const {
        o.required("poses").members([&](std::string_view name, const FieldSource& pose) {
            const auto id = m_names.find(name);
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
            at->members([&](std::string_view name, const FieldSource& value) {
                const auto id = m_names.find(name);
                const auto found = id ? std::ranges::find(result.figures, *id, &FigureSetup::id)
                                      : result.figures.end();
                if (found == result.figures.end())
                    value.fail("has no pose above");
                else
                    read(*found, value);
            });
        };
        each("bases", [](FigureSetup& figure, const FieldSource& value) {
            figure.baseSlot = static_cast<int>(value.integer({0, 1}));
        });
        each("fallen", [](FigureSetup& figure, const FieldSource& value) {
            figure.fallen = value.heading();
        });
    }
    // Figures in their own order here, so that a viewer needs nothing else (D66).
    void readFrames(const FieldSource& at, SegmentResult& result) const {
        at.object([&](FieldObject& o) {
            const auto every =
                static_cast<int>(o.required("every").integer({1, SegmentRequest::kMostTicks}));
            const FieldSource orderAt = o.required("order");
            std::vector<FigureId> order;
            m_reader.read(orderAt, order);
            const FieldSource data = o.required("data");
            const std::string packed = data.text({0, kMostPackedFrames, false});
            if (at.failed())
                return;
            if (!std::ranges::equal(order, result.figures, {}, {}, &FigureSetup::id)) {
                orderAt.fail("must name the figures that have poses, in ascending order");
                return;
            }
            const auto ball = o.optional("ball");
            const bool withBall = ball && ball->boolean();
            auto frames = unpackFrames(packed, every, result.ticks, order.size(), withBall);
            if (frames)
                result.frames = *std::move(frames);
            else
                data.fail(frames.error());
        });
    }
    Note note(FieldObject& o) const {
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
    TimedTouch touch(FieldObject& o) const {
        TimedTouch timed;
        timed.tick = readTick(o);
        m_reader.read(o.required("pair"), timed.touch.pair);
        m_reader.read(o.required("at"), timed.touch.at);
        const auto on = o.required("on_mm").list<Vec2>({2, 2}, [](const FieldSource& c) {
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

    const Namer& m_names;
    FieldReader m_reader;
};

// One line of a hand-written run; a line with several poses gives several.
class ScriptReader {
public:
    ScriptReader(const BoardNamer& names, Side caller)
        : m_names{names}, m_reader{names}, m_caller{caller} {}

    void line(const FieldSource& at, std::vector<ScriptLine>& lines) const {
        at.object([&](FieldObject& o) {
            const int tick = static_cast<int>(o.required("tick").integer({1, kTickRange.most}));
            std::size_t found = 0;
            const auto on = [&](std::string_view key, auto&& read) {
                if (const auto member = o.optional(key)) {
                    ++found;
                    read(*member);
                }
            };
            const auto add = [&](ScriptLine::What what) {
                lines.push_back({tick, std::move(what)});
            };
            on("touch", [&](const FieldSource& c) { add(ScriptLine::TouchLine{pair(c)}); });
            on("part", [&](const FieldSource& c) { add(ScriptLine::PartLine{pair(c)}); });
            on("ball_touch",
               [&](const FieldSource& c) { add(ScriptLine::BallTouchLine{onBoard(c)}); });
            on("ball_part",
               [&](const FieldSource& c) { add(ScriptLine::BallPartLine{onBoard(c)}); });
            on("fall", [&](const FieldSource& c) { add(fall(c)); });
            on("ball", [&](const FieldSource& c) { add(ScriptLine::BallAt{readFieldPoint(c)}); });
            on("pose", [&](const FieldSource& c) {
                c.members([&](std::string_view name, const FieldSource& pose) {
                    add(poseLine(name, pose));
                });
            });
            const auto side = o.optional("side");
            on("call", [&](const FieldSource& c) {
                Call call{tick, m_caller, c.choice<CallKind>(std::span{kCallWords})};
                if (side)
                    m_reader.read(*side, call.side);
                add(call);
            });
            if (found != 1 && !at.failed())
                at.fail(
                    "a script line needs exactly one of touch, part, ball_touch, ball_part, "
                    "fall, pose, ball, call");
        });
    }

private:
    [[nodiscard]] FigureId onBoard(const FieldSource& at) const {
        const FigureId id = readFigureName(at, m_names);
        if (!at.failed() && !m_names.poseOf(id))
            at.fail(m_names.nameOf(id) + " is not on the board");
        return id;
    }
    [[nodiscard]] FigurePair pair(const FieldSource& at) const {
        const auto both =
            at.list<FigureId>({2, 2}, [&](const FieldSource& c) { return onBoard(c); });
        if (at.failed())
            return {};
        if (both[0] == both[1])
            at.fail("names one figure twice");
        return makePair(both[0], both[1]);
    }
    [[nodiscard]] ScriptLine::FallLine fall(const FieldSource& at) const {
        ScriptLine::FallLine line;
        const auto usual = [&] {
            const std::optional<Pose> pose = m_names.poseOf(line.figure);
            return pose ? pose->heading : Heading{};
        };
        if (at.isText()) {
            line.figure = onBoard(at);
            line.direction = usual();
            return line;
        }
        at.object([&](FieldObject& o) {
            line.figure = onBoard(o.required("figure"));
            line.direction = usual();
            if (const auto direction = o.optional("direction_deg"))
                line.direction = direction->heading();
        });
        return line;
    }
    [[nodiscard]] ScriptLine::PoseAt poseLine(std::string_view name, const FieldSource& at) const {
        ScriptLine::PoseAt line;
        const auto id = m_names.find(name);
        if (!id || !m_names.poseOf(*id)) {
            at.fail("there is no figure " + inQuotes(name) + " on the board");
            return line;
        }
        line.figure = *id;
        if (at.isList()) {
            const std::size_t count = at.list<double>({2, 3}, [](const FieldSource& c) {
                                            return c.number({-1e12, 1e12});
                                        }).size();
            const Pose pose = readPose(at, Heading{});
            if (at.failed())
                return line;
            line.at = pose.at;
            if (count == 3)
                line.heading = pose.heading;
            return line;
        }
        at.object([&](FieldObject& o) {
            line.at = {Spot::yards(o.required("x").number(kAnyYards)),
                       Spot::yards(o.required("y").number(kAnyYards))};
            if (const auto heading = o.optional("heading_deg"))
                line.heading = heading->heading();
        });
        return line;
    }

    const BoardNamer& m_names;
    FieldReader m_reader;
    Side m_caller;
};

WrittenRun readWrittenRun(const FieldSource& at, const BoardNamer& names, Side caller) {
    WrittenRun run;
    at.object([&](FieldObject& o) {
        static_cast<void>(o.required("type"));
        const auto script = o.optional("script");
        if (!script) {
            at.fail("a run is handed in as a script; whole results come from the board alone");
            return;
        }
        if (const auto rate = o.optional("ticks_per_second"))
            run.ticksPerSecond = static_cast<int>(rate->integer({100, 240}));
        const ScriptReader reader{names, caller};
        static_cast<void>(script->list<int>({0, kMostScriptLines}, [&](const FieldSource& c) {
            reader.line(c, run.lines);
            return 0;
        }));
    });
    std::ranges::stable_sort(run.lines, {}, &ScriptLine::tick);
    return run;
}

FormationCall readFormationCall(const FieldSource& at) {
    FormationCall call;
    at.object([&](FieldObject& o) {
        static_cast<void>(o.required("type"));
        call.formation = o.required("formation").id();
        if (const auto side = o.optional("side"); side && !side->isNull())
            call.side = side->choice<Side>(std::span{kSideWords});
        if (const auto ms = o.optional("ms"))
            call.ms = static_cast<int>(ms->integer({0, kMostMs}));
    });
    return call;
}

}  // namespace

std::optional<TableInput> readTableInput(const FieldSource& at,
                                         const BoardNamer& names,
                                         Side caller) {
    const std::string type = typeOf(at);
    if (type == "run")
        return readWrittenRun(at, names, caller);
    bool formation = false;
    if (type == "place")
        at.peek([&](FieldObject& o) { formation = o.optional("formation").has_value(); });
    return formation ? std::optional<TableInput>{readFormationCall(at)} : std::nullopt;
}

bool isRun(const FieldSource& input) {
    return typeOf(input) == "run";
}

void writeFrame(int tick,
                std::span<const FigureId> figures,
                std::span<const Pose> poses,
                const std::optional<FieldPoint>& ball,
                FieldSink& to,
                const Namer& names) {
    const FieldWriter writer{to, names, Empty::Keep};
    to.beginObject();
    writer.member("tick", tick);
    to.key("poses");
    to.beginObject();
    for (std::size_t i = 0; i < figures.size() && i < poses.size(); ++i)
        writer.member(names.nameOf(figures[i]), poses[i]);
    to.endObject();
    if (ball)
        writer.member("ball", *ball);
    to.endObject();
}

void write(const SegmentResult& result, FieldSink& to, const Namer& names, int framesEvery) {
    const FieldWriter writer{to, names, Empty::LeaveOut};
    const ResultWriter lists{to, names};
    to.beginObject();
    writer.member("type", std::string_view{"run"});
    writer.member("by", wordOf(kSourceWords, result.by));
    writer.member("request", hex16(result.request));
    writer.member("ticks", result.ticks);
    to.key("stop");
    to.beginObject();
    writer.member("cause", wordOf(kCauseWords, result.stop.cause));
    writer.member("clause", result.stop.clause);
    to.endObject();
    to.key("poses");
    to.beginObject();
    for (const FigureSetup& figure : result.figures)
        writer.member(names.nameOf(figure.id), figure.pose);
    to.endObject();
    if (std::ranges::any_of(result.figures, [](const FigureSetup& f) { return f.baseSlot != 0; })) {
        to.key("bases");
        to.beginObject();
        for (const FigureSetup& figure : result.figures)
            if (figure.baseSlot != 0)
                writer.member(names.nameOf(figure.id), figure.baseSlot);
        to.endObject();
    }
    to.key("touching");
    writer.write(result.touching);
    to.key("fallen");
    to.beginObject();
    for (const FigureSetup& figure : result.figures)
        if (figure.fallen)
            writer.member(names.nameOf(figure.id), *figure.fallen);
    to.endObject();
    lists.list("calls", result.calls);
    lists.list("notes", result.notes);
    lists.list("contacts", result.contacts);
    lists.list("falls", result.falls);
    lists.list("rails", result.rails);
    if (result.unusedScriptLines != 0)
        writer.member("unused", result.unusedScriptLines);
    if (result.ball)
        writer.member("ball", *result.ball);
    writer.member("digest", hex16(digestOf(result)));
    if (!result.frames.empty()) {
        const int every = framesEvery > 0 ? framesEvery : intervalOf(result.frames);
        to.key("frames");
        to.beginObject();
        writer.member("every", every);
        to.key("order");
        to.beginList();
        for (const FigureSetup& figure : result.figures)
            writer.write(figure.id);
        to.endList();
        if (result.frames.front().ball)
            writer.member("ball", true);
        writer.member("data", packFrames(result.frames, every));
        to.endObject();
    }
    to.endObject();
}

SegmentResult readResult(const FieldSource& at, const Namer& names) {
    SegmentResult result;
    at.object([&](FieldObject& o) {
        static_cast<void>(o.required("type"));
        ResultReader{names}.members(o, result);
        const FieldSource digest = o.required("digest");
        if (!at.failed() && digest.text({16, 16, false}) != hex16(digestOf(result)))
            digest.fail("does not fit the result");
    });
    return result;
}

void write(std::span<const Call> calls, FieldSink& to) {
    const NoNames nobody;
    const FieldWriter writer{to, nobody, Empty::Keep};
    to.beginList();
    for (const Call& call : calls) {
        to.beginObject();
        writeMembers(call, writer);
        to.endObject();
    }
    to.endList();
}

std::vector<Call> readCalls(const FieldSource& at, CountRange count, IntegerRange ticks) {
    return at.list<Call>(count, [&](const FieldSource& one) {
        Call call;
        one.object([&](FieldObject& c) {
            call.tick = static_cast<int>(c.required("tick").integer(ticks));
            call.side = c.required("side").choice<Side>(std::span{kSideWords});
            call.kind = c.required("call").choice<CallKind>(std::span{kCallWords});
        });
        return call;
    });
}

void write(std::span<const CallRuling> rulings, FieldSink& to) {
    const NoNames nobody;
    const ResultWriter writer{to, nobody};
    to.beginList();
    for (const CallRuling& ruling : rulings) {
        to.beginObject();
        writer.members(ruling);
        to.endObject();
    }
    to.endList();
}

}  // namespace thrum::io
