#include "state_namer.hpp"

#include <thrum/rules/field_reader.hpp>
#include <thrum/rules/frames.hpp>
#include <thrum/rules/tap/message_fields.hpp>

#include <algorithm>

// Inputs of TAP as coaches, programs and records hand them in (D16, D17, D40 to D42).
namespace thrum::tap {
namespace {

constexpr std::size_t kMostMen = 24;

// What a decision of a kind is about.
enum class About : std::uint8_t {
    Nothing,
    Figure,
    Pivot,
    Places,
    Motion,
    Figures,
    Stick,
    Heading,
    Choice,
    Board
};

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
    DecisionReader(const State& state, std::span<const Board> boards)
        : m_state{state}, m_boards{boards}, m_names{state}, m_reader{m_names} {}

    void members(FieldObject& o, Decision& decision) const {
        if (const auto side = o.optional("side"); side && !side->isNull())
            m_reader.read(*side, decision.side);
        if (const auto ms = o.optional("ms"))
            decision.ms = static_cast<int>(ms->integer({0, kMostMs}));
        if (const auto look = o.optional("look_ms"))
            decision.lookMs = static_cast<int>(look->integer({0, kMostMs}));
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
    FigureId named(const FieldSource& at, const std::optional<FieldSource>& player) const {
        if (!player)
            return readFigureName(at, m_names);
        const std::string full = at.text({1, 40, false}) + "/" + player->text({1, 40, false});
        if (const auto id = m_names.find(full))
            return *id;
        at.fail("there is no figure " + inQuotes(full));
        return {};
    }
    FigureId figure(FieldObject& o) const {
        const auto player = o.optional("player");
        return named(o.required("figure"), player);
    }
    // A coach who moves the base while turning it (TAP-PV-1).
    static void readMoved(FieldObject& o, Decision& decision) {
        const auto x = o.optional("x");
        const auto y = o.optional("y");
        if (!x && !y)
            return;
        decision.at = FieldPoint{Spot::yards(o.required("x").number(kAnyYards)),
                                 Spot::yards(o.required("y").number(kAnyYards))};
    }
    void readChoice(FieldObject& o, Decision& decision) const {
        if (decision.kind == DecisionKind::ConfirmMethod) {
            if (const auto choice = o.optional("choice"); choice && !choice->isNull())
                m_reader.read(*choice, decision.choice);
            return;
        }
        m_reader.read(o.required("choice"), decision.choice);
    }
    [[nodiscard]] Heading headingBefore(FigureId id) const {
        const Figure* standing = findOnBoard(m_state, id);
        return standing != nullptr ? standing->pose.heading : ahead(id.side());
    }
    void readBase(FieldObject& o, Placement& placement) const {
        const Player* player = findPlayer(m_state, placement.figure);
        if (const auto base = o.optional("base"); base && !base->isNull() && player != nullptr)
            placement.baseSlot = readBaseSlot(*base, *player);
    }
    Placement placementHere(FieldObject& o) const {
        Placement placement;
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
    void readPlaces(FieldObject& o, Decision& decision) const {
        const auto several = o.optional("figures");
        if (!several) {
            decision.placements.push_back(placementHere(o));
            return;
        }
        several->members([&](std::string_view name, const FieldSource& one) {
            if (decision.placements.size() == kMostMen) {
                one.fail("more than 24 figures at once");
                return;
            }
            decision.placements.push_back(placementOf(name, one));
        });
        if (decision.placements.empty())
            several->fail("names no figure");
        std::ranges::sort(decision.placements, {}, &Placement::figure);
    }
    Placement placementOf(std::string_view name, const FieldSource& one) const {
        Placement placement;
        const auto id = m_names.find(name);
        if (!id && !one.isObject()) {
            one.fail("there is no figure " + inQuotes(name));
            return placement;
        }
        if (one.isList()) {
            placement.figure = *id;
            placement.pose = readPose(one, headingBefore(*id));
            return placement;
        }
        one.object([&](FieldObject& o) {
            std::optional<FigureId> found = id;
            if (const auto player = o.optional("player"))
                found = m_names.find(std::string{name} + "/" + player->text({1, 40, false}));
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
    [[nodiscard]] Board board(const FieldSource& at) const {
        Board found;
        if (at.isObject()) {
            m_reader.object(at, found);
            return found;
        }
        const std::string id = at.text({1, 40, false});
        const auto known = std::ranges::find(m_boards, id, &Board::id);
        if (known != m_boards.end())
            return *known;
        at.fail("there is no board " + inQuotes(id));
        return found;
    }

    const State& m_state;
    std::span<const Board> m_boards;
    StateNamer m_names;
    FieldReader m_reader;
};

Chance readChance(FieldObject& o, ChanceKind kind, const FieldReader& reader) {
    Chance chance;
    chance.kind = kind;
    if (kind == ChanceKind::Dice) {
        chance.faces = o.required("faces").list<int>({1, 100}, [](const FieldSource& c) {
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

std::string typeOf(const FieldSource& at) {
    std::string type;
    at.peek([&](FieldObject& o) { type = o.required("type").text({1, 60, false}); });
    return type;
}

void writePlacement(const Placement& placement,
                    const FieldWriter& writer,
                    const StateNamer& names) {
    writer.member("x", placement.pose.at.x);
    writer.member("y", placement.pose.at.y);
    writer.member("heading_deg", placement.pose.heading);
    if (!placement.baseSlot)
        return;
    if (names.hasBase(placement.figure, *placement.baseSlot))
        writer.member("base", names.baseName(placement.figure, *placement.baseSlot));
    else
        writer.member("base", *placement.baseSlot);
}

void writeDecision(const Decision& decision, const FieldWriter& writer, const StateNamer& names) {
    FieldSink& to = writer.sink();
    // a single placement stands for the man himself
    const Placement* one = decision.kind != DecisionKind::Place && !decision.placements.empty()
                               ? &decision.placements.front()
                               : nullptr;
    to.beginObject();
    writer.member("type", decision.kind);
    writer.member("side", decision.side);
    if (one != nullptr) {
        writer.member("figure", one->figure);
        writePlacement(*one, writer, names);
    } else {
        writer.member("figure", decision.figure);
        writer.member("heading_deg", decision.heading);
        if (decision.at) {
            writer.member("x", decision.at->x);
            writer.member("y", decision.at->y);
        }
    }
    if (decision.kind == DecisionKind::Place) {
        to.key("figures");
        to.beginObject();
        for (const Placement& placement : decision.placements) {
            to.key(names.nameOf(placement.figure));
            to.beginObject();
            writePlacement(placement, writer, names);
            to.endObject();
        }
        to.endObject();
    } else if (decision.kind == DecisionKind::NameGunners) {
        to.key("figures");  // nobody is an answer, too
        writer.write(decision.figures);
    } else {
        writer.member("figures", decision.figures);
    }
    writer.member("stick", decision.stick);
    writer.member("board", decision.board);
    if (decision.choice != Choice::None)
        writer.member("choice", decision.choice);
    writer.member("ms", decision.ms);
    if (decision.lookMs != 0)
        writer.member("look_ms", decision.lookMs);
    to.endObject();
}

}  // namespace

void write(const Input& input, FieldSink& to, const StateNamer& names) {
    const FieldWriter writer{to, names, thrum::Empty::LeaveOut};
    if (const auto* decision = std::get_if<Decision>(&input)) {
        writeDecision(*decision, writer, names);
        return;
    }
    to.beginObject();
    if (const auto* chance = std::get_if<Chance>(&input)) {
        writer.member("type", chance->kind);
        if (chance->kind == ChanceKind::Dice) {
            to.key("faces");
            writer.write(chance->faces);
        }
        writer.member("face", chance->face);
        if (chance->typed)
            writer.member("by", std::string_view{"typed"});
    } else if (const auto* expired = std::get_if<TimeExpired>(&input)) {
        writer.member("type", std::string_view{"time_expired"});
        writer.member("clock", expired->clock);
    }
    to.endObject();
}

Input readInput(const FieldSource& at, const State& state, std::span<const Board> boards) {
    const std::string type = typeOf(at);
    Input input;
    if (at.failed())
        return input;
    const StateNamer names{state};
    const FieldReader reader{names};
    at.object([&](FieldObject& o) {
        const FieldSource typeAt = o.required("type");
        if (type == "dice" || type == "coin") {
            input = readChance(o, type == "dice" ? ChanceKind::Dice : ChanceKind::Coin, reader);
        } else if (type == "time_expired") {
            TimeExpired expired;
            reader.member(o, "clock", expired.clock);
            input = expired;
        } else if (type == "number" || type == "fraction" || type == "card") {
            typeAt.fail("TAP knows dice and coin only");
        } else if (const auto kind = parseName<DecisionKind>(type)) {
            Decision decision;
            decision.kind = *kind;
            DecisionReader{state, boards}.members(o, decision);
            input = std::move(decision);
        } else {
            typeAt.fail("there is no input " + inQuotes(type));
        }
    });
    return input;
}

}  // namespace thrum::tap
