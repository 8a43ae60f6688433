#include "io/tap_json.hpp"
#include "io/tap_reader.hpp"
#include "io/tap_writer.hpp"

#include <thrum/rules/frames.hpp>

#include <algorithm>

// Inputs of TAP (D16, D17, D29, D40 to D42).
namespace thrum::io {
namespace {

using tap::DecisionKind;

constexpr std::size_t kMostMen = 24;
constexpr std::size_t kMostScriptLines = 20'000;

// What a decision of a kind is about.
enum class About { Nothing, Figure, Pivot, Places, Motion, Figures, Stick, Heading, Choice, Board };

About aboutOf(DecisionKind kind) {
    switch (kind) {
        case DecisionKind::Place:
            return About::Places;
        case DecisionKind::Lift:
        case DecisionKind::Announce:
        case DecisionKind::SwitchBase:
        case DecisionKind::Pitch:
        case DecisionKind::NameReceiver:
        case DecisionKind::NameReturner:
        case DecisionKind::TuneBase:
            return About::Figure;
        case DecisionKind::Pivot:
            return About::Pivot;
        case DecisionKind::MoveInMotion:
            return About::Motion;
        case DecisionKind::NameGunners:
            return About::Figures;
        case DecisionKind::LayStick:
            return About::Stick;
        case DecisionKind::TurnReceiver:
            return About::Heading;
        case DecisionKind::CallToss:
        case DecisionKind::ChooseToss:
        case DecisionKind::DeclareKick:
        case DecisionKind::ChooseTry:
        case DecisionKind::ChooseMode:
        case DecisionKind::ConfirmMethod:
            return About::Choice;
        case DecisionKind::ChooseBoard:
            return About::Board;
        default:
            return About::Nothing;
    }
}

class DecisionReader {
public:
    DecisionReader(const tap::State& state, std::span<const tap::Board> boards)
        : m_state{state}, m_boards{boards}, m_reader{state} {}

    void members(JsonObject& o, tap::Decision& decision) const {
        if (const auto side = o.optional("side"); side && !side->isNull())
            m_reader.read(*side, decision.side);
        if (const auto ms = o.optional("ms"))
            decision.ms = static_cast<int>(ms->integer({0, tap::kMostClockMs}));
        switch (aboutOf(decision.kind)) {
            case About::Nothing:
                return;
            case About::Figure:
                decision.figure = figure(o);
                return;
            case About::Pivot:
                decision.figure = figure(o);
                decision.heading = o.required("heading_deg").heading();
                readMoved(o, decision);
                return;
            case About::Places:
                readPlaces(o, decision);
                return;
            case About::Motion:
                decision.placements.push_back(placementHere(o));
                return;
            case About::Figures:
                m_reader.read(o.required("figures"), decision.figures);
                return;
            case About::Stick:
                if (const auto stick = o.optional("stick"); stick && !stick->isNull())
                    m_reader.read(*stick, decision.stick);
                decision.heading = o.required("heading_deg").heading();
                return;
            case About::Heading:
                decision.heading = o.required("heading_deg").heading();
                return;
            case About::Choice:
                readChoice(o, decision);
                return;
            case About::Board:
                decision.board = board(o.required("board"));
                return;
        }
    }

private:
    FigureId named(const JsonCursor& at, const std::optional<JsonCursor>& player) const {
        if (!player)
            return readFigureName(at, m_state);
        const std::string full = at.text({1, 40, false}) + "/" + player->text({1, 40, false});
        if (const auto id = figureOf(m_state, full))
            return *id;
        at.fail("there is no figure " + inQuotes(full));
        return {};
    }
    FigureId figure(JsonObject& o) const {
        const auto player = o.optional("player");
        return named(o.required("figure"), player);
    }
    // A coach who moves the base while turning it (TAP-PV-1).
    static void readMoved(JsonObject& o, tap::Decision& decision) {
        const auto x = o.optional("x");
        const auto y = o.optional("y");
        if (!x && !y)
            return;
        decision.at = FieldPoint{Spot::yards(o.required("x").number(kAnyYards)),
                                 Spot::yards(o.required("y").number(kAnyYards))};
    }
    void readChoice(JsonObject& o, tap::Decision& decision) const {
        if (decision.kind == DecisionKind::ConfirmMethod) {
            if (const auto choice = o.optional("choice"); choice && !choice->isNull())
                m_reader.read(*choice, decision.choice);
            return;
        }
        m_reader.read(o.required("choice"), decision.choice);
    }
    [[nodiscard]] Heading headingBefore(FigureId id) const {
        const tap::Figure* standing = tap::findOnBoard(m_state, id);
        return standing != nullptr ? standing->pose.heading : ahead(id.side());
    }
    void readBase(JsonObject& o, tap::Placement& placement) const {
        const tap::Player* player = tap::findPlayer(m_state, placement.figure);
        if (const auto base = o.optional("base"); base && !base->isNull() && player != nullptr)
            placement.baseSlot = readBaseSlot(*base, *player);
    }
    tap::Placement placementHere(JsonObject& o) const {
        tap::Placement placement;
        placement.figure = figure(o);
        if (o.cursor().failed())
            return placement;
        placement.pose.heading = headingBefore(placement.figure);
        placement.pose.at.x = Spot::yards(o.required("x").number(kAnyYards));
        placement.pose.at.y = Spot::yards(o.required("y").number(kAnyYards));
        if (const auto heading = o.optional("heading_deg"))
            placement.pose.heading = heading->heading();
        readBase(o, placement);
        return placement;
    }
    void readPlaces(JsonObject& o, tap::Decision& decision) const {
        const auto several = o.optional("figures");
        if (!several) {
            decision.placements.push_back(placementHere(o));
            return;
        }
        several->members([&](std::string_view name, const JsonCursor& one) {
            if (decision.placements.size() == kMostMen) {
                one.fail("more than 24 figures at once");
                return;
            }
            decision.placements.push_back(placementOf(name, one));
        });
        if (decision.placements.empty())
            several->fail("names no figure");
        std::ranges::sort(decision.placements, {}, &tap::Placement::figure);
    }
    tap::Placement placementOf(std::string_view name, const JsonCursor& one) const {
        tap::Placement placement;
        const auto id = figureOf(m_state, name);
        if (!id && !one.isObject()) {
            one.fail("there is no figure " + inQuotes(name));
            return placement;
        }
        if (one.isList()) {
            placement.figure = *id;
            placement.pose = readPose(one, headingBefore(*id));
            return placement;
        }
        one.object([&](JsonObject& o) {
            std::optional<FigureId> found = id;
            if (const auto player = o.optional("player"))
                found = figureOf(m_state, std::string{name} + "/" + player->text({1, 40, false}));
            if (!found) {
                one.fail("there is no figure " + inQuotes(name));
                return;
            }
            placement.figure = *found;
            placement.pose.heading = headingBefore(*found);
            placement.pose.at.x = Spot::yards(o.required("x").number(kAnyYards));
            placement.pose.at.y = Spot::yards(o.required("y").number(kAnyYards));
            if (const auto heading = o.optional("heading_deg"))
                placement.pose.heading = heading->heading();
            readBase(o, placement);
        });
        return placement;
    }
    [[nodiscard]] tap::Board board(const JsonCursor& at) const {
        tap::Board found;
        if (at.isObject()) {
            m_reader.object(at, found);
            return found;
        }
        const std::string id = at.text({1, 40, false});
        const auto known = std::ranges::find(m_boards, id, &tap::Board::id);
        if (known != m_boards.end())
            return *known;
        at.fail("there is no board " + inQuotes(id));
        return found;
    }

    const tap::State& m_state;
    std::span<const tap::Board> m_boards;
    TapReader m_reader;
};

tap::Chance readChance(JsonObject& o, tap::ChanceKind kind, const TapReader& reader) {
    tap::Chance chance;
    chance.kind = kind;
    if (kind == tap::ChanceKind::Dice) {
        chance.faces = o.required("faces").list<int>({1, 100}, [](const JsonCursor& c) {
            return static_cast<int>(c.integer({-1000, 1000}));
        });
    } else {
        reader.read(o.required("face"), chance.face);
    }
    if (const auto by = o.optional("by")) {
        const std::array<std::pair<std::string_view, bool>, 2> words{
            {{"typed", true}, {"drawn", false}}};
        chance.typed = by->choice<bool>(std::span{words});
    }
    return chance;
}

std::string typeOf(const JsonCursor& at) {
    std::string type;
    at.peek([&](JsonObject& o) { type = o.required("type").text({1, 60, false}); });
    return type;
}

// The kinds shared by submitted and recorded inputs; nothing for "run".
std::optional<tap::Input> readCommon(const JsonCursor& at,
                                     std::string_view type,
                                     const tap::State& state,
                                     std::span<const tap::Board> boards) {
    const TapReader reader{state};
    std::optional<tap::Input> input;
    at.object([&](JsonObject& o) {
        const JsonCursor typeAt = o.required("type");
        if (type == "dice" || type == "coin") {
            input = readChance(
                o, type == "dice" ? tap::ChanceKind::Dice : tap::ChanceKind::Coin, reader);
        } else if (type == "time_expired") {
            tap::TimeExpired expired;
            if (const auto clock = o.optional("clock"); clock && !clock->isNull())
                reader.read(*clock, expired.clock);
            input = expired;
        } else if (type == "number" || type == "fraction" || type == "card") {
            typeAt.fail("TAP knows dice and coin only");
        } else if (const auto kind = tap::parseName<DecisionKind>(type)) {
            tap::Decision decision;
            decision.kind = *kind;
            DecisionReader{state, boards}.members(o, decision);
            input = std::move(decision);
        } else {
            typeAt.fail("there is no input " + inQuotes(type));
        }
    });
    return input;
}

// One line of a hand-written run; a line with several poses gives several.
class ScriptReader {
public:
    explicit ScriptReader(const tap::State& state) : m_state{state}, m_reader{state} {}

    void line(const JsonCursor& at, std::vector<ScriptLine>& lines) const {
        at.object([&](JsonObject& o) {
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
            on("touch", [&](const JsonCursor& c) { add(ScriptLine::TouchLine{pair(c)}); });
            on("part", [&](const JsonCursor& c) { add(ScriptLine::PartLine{pair(c)}); });
            on("ball_touch",
               [&](const JsonCursor& c) { add(ScriptLine::BallTouchLine{onBoard(c)}); });
            on("ball_part",
               [&](const JsonCursor& c) { add(ScriptLine::BallPartLine{onBoard(c)}); });
            on("fall", [&](const JsonCursor& c) { add(fall(c)); });
            on("ball", [&](const JsonCursor& c) { add(ScriptLine::BallAt{readFieldPoint(c)}); });
            on("pose", [&](const JsonCursor& c) {
                c.members([&](std::string_view name, const JsonCursor& pose) {
                    add(poseLine(name, pose));
                });
            });
            const Side usual = m_state.switchHolder.value_or(m_state.offense);
            const auto side = o.optional("side");
            on("call", [&](const JsonCursor& c) {
                Call call{tick, usual, c.choice<CallKind>(std::span{kCallWords})};
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
    [[nodiscard]] FigureId onBoard(const JsonCursor& at) const {
        const FigureId id = readFigureName(at, m_state);
        if (!at.failed() && tap::findOnBoard(m_state, id) == nullptr)
            at.fail(figureText(m_state, id) + " is not on the board");
        return id;
    }
    [[nodiscard]] FigurePair pair(const JsonCursor& at) const {
        const auto both =
            at.list<FigureId>({2, 2}, [&](const JsonCursor& c) { return onBoard(c); });
        if (at.failed())
            return {};
        if (both[0] == both[1])
            at.fail("names one figure twice");
        return makePair(both[0], both[1]);
    }
    [[nodiscard]] ScriptLine::FallLine fall(const JsonCursor& at) const {
        ScriptLine::FallLine line;
        const auto usual = [&] {
            const tap::Figure* figure = tap::findOnBoard(m_state, line.figure);
            return figure != nullptr ? figure->pose.heading : Heading{};
        };
        if (at.isText()) {
            line.figure = onBoard(at);
            line.direction = usual();
            return line;
        }
        at.object([&](JsonObject& o) {
            line.figure = onBoard(o.required("figure"));
            line.direction = usual();
            if (const auto direction = o.optional("direction_deg"))
                line.direction = direction->heading();
        });
        return line;
    }
    [[nodiscard]] ScriptLine::PoseAt poseLine(std::string_view name, const JsonCursor& at) const {
        ScriptLine::PoseAt line;
        const auto id = figureOf(m_state, name);
        if (!id || tap::findOnBoard(m_state, *id) == nullptr) {
            at.fail("there is no figure " + inQuotes(name) + " on the board");
            return line;
        }
        line.figure = *id;
        if (at.isList()) {
            const std::size_t count = at.list<double>({2, 3}, [](const JsonCursor& c) {
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
        at.object([&](JsonObject& o) {
            line.at = {Spot::yards(o.required("x").number(kAnyYards)),
                       Spot::yards(o.required("y").number(kAnyYards))};
            if (const auto heading = o.optional("heading_deg"))
                line.heading = heading->heading();
        });
        return line;
    }
    const tap::State& m_state;
    TapReader m_reader;
};

std::string_view typeWord(const tap::Input& input) {
    return std::visit(
        Overloaded{[](const tap::Decision& d) { return tap::nameOf(d.kind); },
                   [](const tap::Chance& c) { return tap::nameOf(c.kind); },
                   [](const SegmentResult&) { return std::string_view{"run"}; },
                   [](const tap::TimeExpired&) { return std::string_view{"time_expired"}; }},
        input);
}

void writePlacement(OrderedJson& to,
                    const tap::State& before,
                    const tap::Placement& placement,
                    const TapWriter& writer) {
    to["x"] = writer.write(placement.pose.at.x);
    to["y"] = writer.write(placement.pose.at.y);
    to["heading_deg"] = writer.write(placement.pose.heading);
    const tap::Player* player = tap::findPlayer(before, placement.figure);
    if (placement.baseSlot && player != nullptr && *placement.baseSlot < player->baseCount)
        to["base"] = baseName(*player, *placement.baseSlot);
    else if (placement.baseSlot)
        to["base"] = *placement.baseSlot;
}

}  // namespace

static OrderedJson decisionJson(const tap::State& before, const tap::Decision& decision) {
    const TapWriter writer{before, Empty::LeaveOut};
    OrderedJson to;
    to["type"] = tap::nameOf(decision.kind);
    if (decision.side)
        to["side"] = sideWord(*decision.side);
    if (decision.figure)
        to["figure"] = writer.write(*decision.figure);
    if (decision.heading)
        to["heading_deg"] = writer.write(*decision.heading);
    if (decision.at) {
        to["x"] = writer.write(decision.at->x);
        to["y"] = writer.write(decision.at->y);
    }
    if (decision.kind == DecisionKind::Place) {
        to["figures"] = OrderedJson::object();
        for (const tap::Placement& placement : decision.placements)
            writePlacement(
                to["figures"][figureText(before, placement.figure)], before, placement, writer);
    } else if (!decision.placements.empty()) {
        to["figure"] = writer.write(decision.placements.front().figure);
        writePlacement(to, before, decision.placements.front(), writer);
    }
    if (!decision.figures.empty())
        to["figures"] = writer.write(decision.figures);
    if (decision.stick)
        to["stick"] = tap::nameOf(*decision.stick);
    if (decision.board)
        to["board"] = writer.object(*decision.board);
    if (decision.choice != tap::Choice::None)
        to["choice"] = tap::nameOf(decision.choice);
    to["ms"] = decision.ms;
    return to;
}

OrderedJson inputJson(const tap::State& before, const tap::Input& input, int framesEvery) {
    OrderedJson to;
    if (const auto* decision = std::get_if<tap::Decision>(&input))
        return decisionJson(before, *decision);
    if (const auto* result = std::get_if<SegmentResult>(&input))
        return resultJson(before, *result, framesEvery);
    to["type"] = typeWord(input);
    if (const auto* chance = std::get_if<tap::Chance>(&input)) {
        if (chance->kind == tap::ChanceKind::Dice)
            to["faces"] = chance->faces;
        if (chance->face)
            to["face"] = tap::nameOf(*chance->face);
        if (chance->typed)
            to["by"] = "typed";
    } else if (const auto& expired = std::get<tap::TimeExpired>(input); expired.clock) {
        to["clock"] = tap::nameOf(*expired.clock);
    }
    return to;
}

WrittenRun readWrittenRun(const JsonCursor& at, const tap::State& state) {
    WrittenRun run;
    at.object([&](JsonObject& o) {
        static_cast<void>(o.required("type"));
        const auto script = o.optional("script");
        if (!script) {
            at.fail("a run is handed in as a script; whole results come from the board alone");
            return;
        }
        if (const auto rate = o.optional("ticks_per_second"))
            run.ticksPerSecond = static_cast<int>(rate->integer({100, 240}));
        const ScriptReader reader{state};
        static_cast<void>(script->list<int>({0, kMostScriptLines}, [&](const JsonCursor& c) {
            reader.line(c, run.lines);
            return 0;
        }));
    });
    std::ranges::stable_sort(run.lines, {}, &ScriptLine::tick);
    return run;
}

SubmittedInput readSubmitted(const JsonCursor& at,
                             const tap::State& state,
                             std::span<const tap::Board> boards) {
    const std::string type = typeOf(at);
    if (at.failed())
        return tap::Input{};
    if (type == "run")
        return readWrittenRun(at, state);
    bool formation = false;
    if (type == "place")
        at.peek([&](JsonObject& o) { formation = o.optional("formation").has_value(); });
    if (formation) {
        FormationCall call;
        at.object([&](JsonObject& o) {
            static_cast<void>(o.required("type"));
            call.formation = o.required("formation").id();
            if (const auto side = o.optional("side"); side && !side->isNull())
                call.side = side->choice<Side>(std::span{kSideWords});
            if (const auto ms = o.optional("ms"))
                call.ms = static_cast<int>(ms->integer({0, tap::kMostClockMs}));
        });
        return call;
    }
    return readCommon(at, type, state, boards).value_or(tap::Input{});
}

tap::Input readRecorded(const JsonCursor& at, const tap::State& before) {
    const std::string type = typeOf(at);
    if (at.failed())
        return {};
    if (type == "run")
        return readResult(at, before);
    return readCommon(at, type, before, {}).value_or(tap::Input{});
}

namespace {
template <class T, class Read>
Expected<T, LoadError> parsed(std::string_view text, std::string file, Read read) {
    const auto document = JsonDocument::parse(text, std::move(file));
    if (!document)
        return Unexpected{document.error()};
    const JsonReading reading{*document};
    return reading.result<T>(read(reading.root()));
}
}  // namespace

Expected<SubmittedInput, LoadError> parseTapInput(std::string_view text,
                                                  std::string file,
                                                  const tap::State& state,
                                                  std::span<const tap::Board> boards) {
    return parsed<SubmittedInput>(text, std::move(file), [&](const JsonCursor& at) {
        return readSubmitted(at, state, boards);
    });
}

Expected<tap::Input, LoadError> parseRecordedTapInput(std::string_view text,
                                                      std::string file,
                                                      const tap::State& before) {
    return parsed<tap::Input>(
        text, std::move(file), [&](const JsonCursor& at) { return readRecorded(at, before); });
}

std::string textOf(const tap::State& before, const tap::Input& input) {
    return lineOf(inputJson(before, input));
}

}  // namespace thrum::io
