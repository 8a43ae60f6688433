#include "placement_text.hpp"

#include <thrum/rules/field_reader.hpp>
#include <thrum/rules/foursheet/fields.hpp>

#include <algorithm>

// Inputs of 4SS as coaches, programs and records hand them in (D40 to D42).
namespace thrum::foursheet {
namespace {

const NoNames kNoMen{};

template <class T>
void readIf(FieldObject& o, std::string_view key, const FieldReader& reader, T& value) {
    if (const auto at = o.optional(key); at && !at->isNull())
        reader.read(*at, value);
}

std::vector<SentIn> readSentIn(const FieldSource& at) {
    std::vector<SentIn> men;
    at.members([&](std::string_view key, const FieldSource& entry) {
        SentIn in;
        in.token = 0;
        for (int token = 1; token <= 11; ++token)
            if (key == std::to_string(token))
                in.token = token;
        if (in.token == 0)
            entry.fail("must stand under a token from 1 to 11");
        in.player = entry.text({1, 80, false});
        men.push_back(in);
    });
    std::ranges::sort(men, {}, &SentIn::token);
    return men;
}

// One back, or a list of them, of which the rules take one.
std::vector<Role> readKeys(const FieldSource& at, const FieldReader& reader) {
    std::vector<Role> keys;
    if (at.isList()) {
        reader.read(at, keys);
        return keys;
    }
    Role key{};
    reader.read(at, key);
    keys.push_back(key);
    return keys;
}

void readSubstitutes(FieldObject& o, Decision& decision) {
    if (const auto men = o.optional("substitutes"); men && !men->isNull())
        decision.substitutes = readSentIn(*men);
}

void readCall(FieldObject& o, const FieldReader& reader, Decision& decision) {
    readIf(o, "play", reader, decision.play);
    readIf(o, "formation", reader, decision.formation);
    readIf(o, "pace", reader, decision.pace);
    readIf(o, "card", reader, decision.card);
    readIf(o, "fake", reader, decision.fake);
    readSubstitutes(o, decision);
}

void readDefenseOrders(FieldObject& o, const FieldReader& reader, Decision& decision) {
    readIf(o, "unit", reader, decision.unit);
    readIf(o, "front", reader, decision.unit);
    readIf(o, "scheme", reader, decision.scheme);
    readIf(o, "coverage", reader, decision.coverage);
    readIf(o, "double_team", reader, decision.doubleTeam);
    readIf(o, "spy", reader, decision.spy);
    if (const auto key = o.optional("key"); key && !key->isNull())
        decision.keys = readKeys(*key, reader);
    if (const auto zones = o.optional("zones"); zones && !zones->isNull())
        decision.zones = readZones(*zones);
    readSubstitutes(o, decision);
}

void readMembers(FieldObject& o, const FieldReader& reader, Decision& decision) {
    readIf(o, "side", reader, decision.side);
    if (const auto ms = o.optional("ms"))
        decision.ms = static_cast<int>(ms->integer({0, kMostMs}));
    switch (decision.kind) {
        case DecisionKind::CallToss:
        case DecisionKind::ChooseToss:
            reader.read(o.required("choice"), decision.choice);
            return;
        case DecisionKind::ChooseKick:
            readIf(o, "kick", reader, decision.kick);
            return;
        case DecisionKind::PlaceReceivers:
            readIf(o, "placement", reader, decision.placement);
            if (const auto zones = o.optional("zones"); zones && !zones->isNull())
                decision.zones = readZones(*zones);
            readSubstitutes(o, decision);
            return;
        case DecisionKind::Call:
            readCall(o, reader, decision);
            return;
        case DecisionKind::SetDefense:
            readDefenseOrders(o, reader, decision);
            return;
        case DecisionKind::NamePunt:
            readIf(o, "punt", reader, decision.punt);
            readIf(o, "formation", reader, decision.formation);
            readIf(o, "card", reader, decision.card);
            return;
        case DecisionKind::Audible:
            readIf(o, "formation", reader, decision.formation);
            readIf(o, "card", reader, decision.card);
            return;
        case DecisionKind::MoveKeyer:
            reader.read(o.required("zone"), decision.zone);
            return;
        default:
            return;
    }
}

std::string typeIn(const FieldSource& at) {
    std::string type;
    at.peek([&](FieldObject& o) { type = o.required("type").text({1, 60, false}); });
    return type;
}

bool readTyped(FieldObject& o) {
    const auto by = o.optional("by");
    if (!by)
        return false;
    static constexpr std::array<std::pair<std::string_view, bool>, 2> kWords{
        {{"typed", true}, {"drawn", false}}};
    return by->choice<bool>(std::span{kWords});
}

std::vector<int> readFaces(const FieldSource& at) {
    return at.list<int>({1, 100}, [](const FieldSource& entry) {
        return static_cast<int>(entry.integer({-1000, 1000}));
    });
}

void writeDecision(const Decision& decision, FieldSink& to) {
    const FieldWriter writer{to, kNoMen, Empty::LeaveOut};
    to.beginObject();
    writer.member("type", decision.kind);
    writer.member("side", decision.side);
    if (decision.choice != Choice::None)
        writer.member("choice", decision.choice);
    writer.member("kick", decision.kick);
    writer.member("play", decision.play);
    writer.member("formation", decision.formation);
    writer.member("pace", decision.pace);
    writer.member("card", decision.card);
    if (decision.fake)
        writer.member("fake", true);
    writer.member("punt", decision.punt);
    writer.member("front", decision.unit);
    if (!decision.zones.empty()) {
        to.key("zones");
        writeZones(decision.zones, to);
    }
    writer.member("scheme", decision.scheme);
    writer.member("placement", decision.placement);
    writer.member("coverage", decision.coverage);
    if (decision.keys.size() == 1)
        writer.member("key", decision.keys.front());
    else
        writer.member("key", decision.keys);
    writer.member("double_team", decision.doubleTeam);
    writer.member("spy", decision.spy);
    writer.member("zone", decision.zone);
    if (!decision.substitutes.empty()) {
        to.key("substitutes");
        to.beginObject();
        for (const SentIn& in : decision.substitutes) {
            to.key(std::to_string(in.token));
            to.text(in.player);
        }
        to.endObject();
    }
    writer.member("ms", decision.ms);
    to.endObject();
}

void writeChance(const Chance& chance, FieldSink& to) {
    const FieldWriter writer{to, kNoMen, Empty::LeaveOut};
    to.beginObject();
    to.key("type");
    to.text(chance.face ? "coin" : "dice");
    writer.member("faces", chance.faces);
    writer.member("face", chance.face);
    if (chance.typed) {
        to.key("by");
        to.text("typed");
    }
    to.endObject();
}

}  // namespace

void write(const Input& input, FieldSink& to) {
    if (const auto* decision = std::get_if<Decision>(&input))
        writeDecision(*decision, to);
    else
        writeChance(std::get<Chance>(input), to);
}

Input readInput(const FieldSource& at) {
    const FieldReader reader{kNoMen};
    const std::string type = typeIn(at);
    const bool coin = type == "coin";
    const bool dice = type == "dice" || type == "number" || type == "draws";
    if (coin || dice) {
        Chance chance;
        at.object([&](FieldObject& o) {
            static_cast<void>(o.required("type"));
            if (coin)
                reader.read(o.required("face"), chance.face);
            else if (type == "number")
                chance.faces = {static_cast<int>(o.required("value").integer({-1000, 1000}))};
            else
                chance.faces = readFaces(o.required(type == "dice" ? "faces" : "values"));
            chance.typed = readTyped(o);
        });
        return chance;
    }
    Decision decision;
    at.object([&](FieldObject& o) {
        reader.read(o.required("type"), decision.kind);
        if (!at.failed())
            readMembers(o, reader, decision);
    });
    return decision;
}

}  // namespace thrum::foursheet
