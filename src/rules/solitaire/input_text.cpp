#include "grid.hpp"
#include "shifted.hpp"
#include "turn.hpp"

#include <thrum/rules/field_reader.hpp>
#include <thrum/rules/solitaire/fields.hpp>
#include <thrum/rules/solitaire/state_fields.hpp>

#include <algorithm>
#include <cmath>

// Inputs as coaches, programs and records hand them in (D16, D40 to D42).
namespace thrum::solitaire {
namespace {

constexpr double kFractions = 1 << 24;
constexpr std::size_t kMostMen = 24;

bool takesFigure(DecisionKind kind) {
    switch (kind) {
        case DecisionKind::Lift:
        case DecisionKind::NameCenter:
        case DecisionKind::NameCarrier:
        case DecisionKind::NamePunter:
        case DecisionKind::NameKicker:
        case DecisionKind::NameHolder:
        case DecisionKind::NameReturner:
        case DecisionKind::Turn:
        case DecisionKind::Adjust:
        case DecisionKind::Lateral:
        case DecisionKind::Pitch:
            return true;
        default:
            return false;
    }
}

bool takesChoice(DecisionKind kind) {
    switch (kind) {
        case DecisionKind::CallToss:
        case DecisionKind::ChooseToss:
        case DecisionKind::ChooseKick:
        case DecisionKind::Call:
        case DecisionKind::ChooseTry:
            return true;
        default:
            return false;
    }
}

class DecisionReader {
public:
    explicit DecisionReader(const State& state)
        : m_state{state}, m_names{state}, m_reader{m_names} {}

    void members(FieldObject& o, Decision& d) const {
        m_reader.member(o, "side", d.side);
        if (const auto ms = o.optional("ms"))
            d.ms = static_cast<int>(ms->integer({0, kMostMs}));
        if (takesFigure(d.kind))
            d.figure = readFigureName(o.required("figure"), m_names);
        if (takesChoice(d.kind))
            readChoice(o, d);
        switch (d.kind) {
            case DecisionKind::Place:
                readPlaces(o, d);
                return;
            case DecisionKind::PlaceBall:
                d.at = readBall(o);
                return;
            case DecisionKind::Turn:
                d.heading = o.required("heading_deg").heading();
                return;
            case DecisionKind::Return:
                if (const auto heading = o.optional("heading_deg"); heading && !heading->isNull())
                    d.heading = heading->heading();
                return;
            case DecisionKind::Adjust:
                d.dialDeg = o.required("dial_deg").number({-360.0, 360.0});
                return;
            case DecisionKind::Shot:
                readShot(o, d);
                return;
            case DecisionKind::ComputerShot:
                d.shot.emplace();
                m_reader.member(o, "level", d.shot->level);
                if (const auto target = o.optional("target"); target && !target->isNull())
                    d.shot->target = readFigureName(*target, m_names);
                return;
            default:
                return;
        }
    }

private:
    void readChoice(FieldObject& o, Decision& d) const {
        const auto play = o.optional("play");
        m_reader.read(play ? *play : o.required("choice"), d.choice);
        if (const auto simple = o.optional("simplified"))
            d.simplified = simple->boolean();
    }
    [[nodiscard]] Heading headingOf(FigureId id) const {
        const auto pose = m_names.poseOf(id);
        if (pose)
            return pose->heading;
        return direction(m_state, id.side()) > 0 ? Heading{} : Heading::degrees(180.0);
    }
    void readPlaces(FieldObject& o, Decision& d) const {
        if (const auto figures = o.optional("figures")) {
            figures->members([&](std::string_view name, const FieldSource& at) {
                const auto id = m_names.find(name);
                if (!id)
                    at.fail("there is no figure " + inQuotes(name));
                else if (d.placements.size() >= kMostMen)
                    at.fail("more figures than can stand on the board");
                else
                    d.placements.push_back({*id, readPose(at, headingOf(*id))});
            });
            std::ranges::sort(d.placements, {}, &Placement::figure);
            return;
        }
        const FigureId id = readFigureName(o.required("figure"), m_names);
        Placement p{id, {}};
        p.pose.at.x = Spot::yards(o.required("x").number(kAnyYards));
        p.pose.at.y = Spot::yards(o.required("y").number(kAnyYards));
        const auto heading = o.optional("heading_deg");
        p.pose.heading = heading ? heading->heading() : headingOf(id);
        d.placements.push_back(p);
    }
    // The line is known: Y is enough.
    [[nodiscard]] FieldPoint readBall(FieldObject& o) const {
        if (const auto at = o.optional("at"))
            return readFieldPoint(*at);
        FieldPoint ball = m_state.ball.value_or(FieldPoint{});
        if (const auto x = o.optional("x"))
            ball.x = Spot::yards(x->number(kAnyYards));
        ball.y = Spot::yards(o.required("y").number(kAnyYards));
        return ball;
    }
    void readShot(FieldObject& o, Decision& d) const {
        PendingShot shot;
        shot.kind = m_state.shotKind;
        m_reader.member(o, "kind", shot.kind);
        const auto grid = [](double value, double steps) { return roundToInt(value * steps); };
        shot.aimHundredths = grid(o.required("aim").number({-360.0, 360.0}), kHundred);
        shot.powerThousandths = grid(o.required("power").number({-10.0, 10.0}), kThousand);
        const auto loft = o.optional("loft");
        const std::vector<double>& lofts = shotData(*m_state.rules, shot.kind).loft;
        shot.loftHundredths =
            grid(loft ? loft->number({-360.0, 360.0}) : lofts.at(lofts.size() / 2), kHundred);
        const auto release = o.optional("release");
        shot.releaseThousandths = grid(release ? release->number({-10.0, 10.0}) : 0.0, kThousand);
        d.shot = shot;
    }

    const State& m_state;
    StateNamer m_names;
    FieldReader m_reader;
};

// 0 and 1 of a coin; of fractions what was drawn, from 0 to below 1.
Chance readChance(const std::string& type, FieldObject& o, const State& state) {
    Chance chance;
    if (const auto by = o.optional("by"))
        chance.typed = by->text({0, 60, false}) == "typed";
    if (type == "coin") {
        CoinFace face = CoinFace::Heads;
        const NoNames nobody;
        FieldReader{nobody}.read(o.required("face"), face);
        chance.values = {face == CoinFace::Heads ? 0 : 1};
        return chance;
    }
    chance.kind = state.chance.value_or(ChanceKind::Shot);
    if (const auto purpose = o.optional("purpose")) {
        const NoNames nobody;
        FieldReader{nobody}.read(*purpose, chance.kind);
    }
    std::vector<double> values;
    if (type == "number" || type == "fraction") {
        values.push_back(o.required("value").number({0.0, kFractions}));
    } else {
        values = o.required("values").list<double>({1, 100}, [](const FieldSource& c) {
            return c.number({0.0, kFractions});
        });
    }
    for (const double v : values) {
        if (chance.kind == ChanceKind::Coin)
            chance.values.push_back(roundToInt(v));
        else if (v < 1.0)
            chance.values.push_back(std::min(roundToInt(v * kFractions), (1 << 24) - 1));
        else
            o.cursor().fail("a fraction is at least 0 and below 1");
    }
    return chance;
}

bool isChance(const std::string& type) {
    return type == "coin" || type == "draws" || type == "number" || type == "fraction" ||
           type == "fractions";
}

void writePlaces(const Decision& d, const FieldWriter& writer) {
    FieldSink& to = writer.sink();
    if (d.placements.empty())
        return;
    to.key("figures");
    to.beginObject();
    for (const Placement& p : d.placements) {
        to.key(writer.names().nameOf(p.figure));
        writer.write(p.pose);
    }
    to.endObject();
}

void writeDecision(const Decision& board, const FieldWriter& writer) {
    const Decision d = shifted(board, Frame::Book);
    writer.member("type", d.kind);
    writer.member("side", d.side);
    if (d.ms != 0)
        writer.member("ms", d.ms);
    writer.member("figure", d.figure);
    if (d.choice != Choice::None)
        writer.member("choice", d.choice);
    if (d.simplified)
        writer.member("simplified", true);
    writePlaces(d, writer);
    writer.member("at", d.at);
    writer.member("heading_deg", d.heading);
    writer.member("dial_deg", d.dialDeg);
    if (!d.shot)
        return;
    if (d.kind == DecisionKind::ComputerShot) {
        writer.member("level", d.shot->level);
        writer.member("target", d.shot->target);
        return;
    }
    writer.member("kind", d.shot->kind);
    writer.member("aim", d.shot->aimHundredths / kHundred);
    writer.member("power", d.shot->powerThousandths / kThousand);
    writer.member("loft", d.shot->loftHundredths / kHundred);
    writer.member("release", d.shot->releaseThousandths / kThousand);
}

void writeChance(const Chance& chance, const FieldWriter& writer) {
    FieldSink& to = writer.sink();
    if (chance.kind == ChanceKind::Coin) {
        writer.member("type", std::string_view{"coin"});
        const bool tails = !chance.values.empty() && chance.values.front() != 0;
        writer.member("face", tails ? CoinFace::Tails : CoinFace::Heads);
    } else {
        writer.member("type", std::string_view{"draws"});
        writer.member("purpose", chance.kind);
        to.key("values");
        to.beginList();
        for (const int v : chance.values)
            to.number(v / kFractions);
        to.endList();
    }
    if (chance.typed)
        writer.member("by", std::string_view{"typed"});
}

}  // namespace

void write(const Input& input, FieldSink& to, const Namer& names) {
    const FieldWriter writer{to, names, Empty::LeaveOut};
    to.beginObject();
    if (const auto* decision = std::get_if<Decision>(&input))
        writeDecision(*decision, writer);
    else if (const auto* chance = std::get_if<Chance>(&input))
        writeChance(*chance, writer);
    to.endObject();
}

Input readInput(const FieldSource& at, const State& state) {
    Input input = Decision{};
    // places a decision leaves as they are must come in the book's frame as the others do
    const State book = shifted(state, Frame::Book);
    at.object([&](FieldObject& o) {
        const std::string type = o.required("type").text({1, 60, false});
        if (o.cursor().failed())
            return;
        if (isChance(type)) {
            input = readChance(type, o, state);
            return;
        }
        Decision decision;
        const auto kind = parseName<DecisionKind>(type);
        if (!kind) {
            o.cursor().fail("there is no input " + inQuotes(type));
            return;
        }
        decision.kind = *kind;
        DecisionReader{book}.members(o, decision);
        input = shifted(std::move(decision), Frame::Board);
    });
    return input;
}

}  // namespace thrum::solitaire
