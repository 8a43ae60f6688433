#include "steps.hpp"

#include <thrum/rules/scrimmage/fields.hpp>
#include <thrum/rules/scrimmage/message_fields.hpp>

#include <algorithm>

// Inputs as coaches, programs and records hand them in (D16, D40 to D42).
namespace thrum::scrimmage {
namespace {

// Other words for the same buttons.
constexpr std::array<std::pair<std::string_view, std::string_view>, 4> kOtherWords{
    {{"back_to_lineup", "back_to_line_up"},
     {"aim", "target"},
     {"call_run", "call"},
     {"call_pass", "call"}}};

class DecisionReader {
public:
    DecisionReader(const State& state, Decision& decision)
        : m_state{state}, m_decision{decision}, m_names{state.offense}, m_reader{m_names} {}

    void members(FieldObject& o) {
        if (const auto side = o.optional("side"); side && !side->isNull())
            m_reader.read(*side, m_decision.side);
        m_side = m_decision.side.value_or(dueSide(m_state));
        if (const auto ms = o.optional("ms"))
            m_decision.ms = static_cast<int>(ms->integer({0, kMostMs}));
        switch (m_decision.kind) {
            case DecisionKind::Place:
                readPlaces(o);
                return;
            case DecisionKind::Call:
                readCall(o);
                return;
            case DecisionKind::Move:
                readMove(o);
                return;
            case DecisionKind::Target:
                m_decision.to.emplace();
                m_reader.read(o.required("to"), *m_decision.to);
                return;
            default:
                return;
        }
    }

private:
    // "T1" is the side's own man of that label, where it has one; "VT1" is the visitors'.
    std::optional<ManId> named(std::string_view name) const {
        const auto label = parseName<Label>(name);
        if (label && playsAs(*label, roleOf(m_state, m_side)))
            return manId(m_side, *label);
        return m_names.find(name);
    }
    ManId man(const FieldSource& at) const {
        const std::string name = at.text({1, 40, false});
        if (at.failed())
            return {};
        if (const auto id = named(name))
            return *id;
        at.fail("there is no man " + inQuotes(name) + "; a man is called \"T1\" or \"HT1\"");
        return {};
    }
    void readPlaces(FieldObject& o) {
        const auto several = o.optional("men");
        if (!several) {
            Placement one;
            one.man = man(o.required("man"));
            m_reader.read(o.required("to"), one.at);
            m_decision.placements.push_back(one);
            return;
        }
        several->members([&](std::string_view name, const FieldSource& at) {
            const auto id = named(name);
            if (!id) {
                at.fail("there is no man " + inQuotes(name));
                return;
            }
            Placement one{.man = *id};
            m_reader.read(at, one.at);
            m_decision.placements.push_back(one);
        });
        if (m_decision.placements.empty())
            several->fail("names no man");
        std::ranges::sort(m_decision.placements, {}, &Placement::man);
    }
    // {"run": "F"}, {"pass": 8}; {"runner": "F"}, {"zone": 8} are the same.
    void readCall(FieldObject& o) {
        Call call;
        for (const char* key : {"run", "runner"}) {
            if (const auto run = o.optional(key); run && !run->isNull()) {
                call.runner.emplace();
                m_reader.read(*run, *call.runner);
                if (!run->failed() && !isBack(*call.runner))
                    run->fail("must be \"Q\", \"F\", \"H\" or \"T\"");
            }
        }
        for (const char* key : {"pass", "zone"}) {
            if (const auto pass = o.optional(key); pass && !pass->isNull())
                call.zone = static_cast<int>(pass->integer({1, m_state.rules->zones.count}));
        }
        if (call.runner.has_value() == call.zone.has_value())
            o.cursor().fail("must have either \"run\" with a back or \"pass\" with a zone");
        m_decision.call = call;
    }
    // The man by name, or the one who stands where the segment begins.
    void readMove(FieldObject& o) {
        if (const auto who = o.optional("man"); who && !who->isNull())
            m_decision.man = man(*who);
        if (const auto from = o.optional("from"); from && !from->isNull()) {
            Square at;
            m_reader.read(*from, at);
            const Man* there = manAt(m_state, m_side, at);
            if (there == nullptr)
                there = manAt(m_state, other(m_side), at);
            if (!m_decision.man && there != nullptr)
                m_decision.man = there->id;
            else if (m_decision.man && (there == nullptr || there->id != *m_decision.man))
                from->fail("he does not stand there");
        }
        m_decision.to.emplace();
        m_reader.read(o.required("to"), *m_decision.to);
    }

    const State& m_state;
    Decision& m_decision;
    ManNamer m_names;
    FieldReader m_reader;
    Side m_side = Side::Home;
};

constexpr IntegerRange kDrawn{-1000, 1000};

int drawnNumber(const FieldSource& at) {
    return static_cast<int>(at.integer(kDrawn));
}

// A number; also several of them, dice or a coin, for who draws with these.
Chance readChance(FieldObject& o, std::string_view type) {
    Chance chance;
    if (type == "number") {
        chance.values = {drawnNumber(o.required("value"))};
        static_cast<void>(o.optional("below"));
    } else if (type == "coin") {
        const std::array<std::pair<std::string_view, int>, 2> words{{{"heads", 0}, {"tails", 1}}};
        chance.values = {o.required("face").choice<int>(std::span{words})};
    } else {
        chance.values =
            o.required(type == "dice" ? "faces" : "values").list<int>({1, 100}, drawnNumber);
    }
    if (const auto by = o.optional("by")) {
        const std::array<std::pair<std::string_view, bool>, 2> words{
            {{"typed", true}, {"drawn", false}}};
        chance.typed = by->choice<bool>(std::span{words});
    }
    return chance;
}

void writeDecision(const Decision& decision, const FieldWriter& writer) {
    writer.member("type", decision.kind);
    writer.member("side", decision.side);
    writer.member("man", decision.man);
    if (decision.kind == DecisionKind::Place) {
        writer.sink().key("men");
        writer.sink().beginObject();
        for (const Placement& one : decision.placements)
            writer.member(nameOfMan(one.man), one.at);
        writer.sink().endObject();
    }
    if (decision.call) {
        writer.member("run", decision.call->runner);
        writer.member("pass", decision.call->zone);
    }
    writer.member("to", decision.to);
    writer.member("ms", decision.ms);
}

}  // namespace

void write(const Input& input, FieldSink& to, const ManNamer& names) {
    const FieldWriter writer{to, names, Empty::LeaveOut};
    to.beginObject();
    if (const auto* chance = std::get_if<Chance>(&input)) {
        const bool single = chance->values.size() == 1;
        writer.member("type", std::string_view{single ? "number" : "draws"});
        if (single)
            writer.member("value", chance->values.front());
        else
            writer.member("values", chance->values);
        if (chance->typed)
            writer.member("by", std::string_view{"typed"});
    } else {
        writeDecision(std::get<Decision>(input), writer);
    }
    to.endObject();
}

Input readInput(const FieldSource& at, const State& state) {
    std::string type;
    bool hasSquare = false;
    at.peek([&](FieldObject& o) {
        type = o.required("type").text({1, 60, false});
        hasSquare = o.optional("to").has_value();
    });
    Input input;
    if (at.failed())
        return input;
    for (const auto& [word, kind] : kOtherWords) {
        if (type == word)
            type = kind;
    }
    if (type == "throw" && hasSquare)
        type = "target";  // the click after the button
    at.object([&](FieldObject& o) {
        const FieldSource typeAt = o.required("type");
        if (type == "number" || type == "draws" || type == "dice" || type == "coin") {
            input = readChance(o, type);
        } else if (type == "time_expired") {
            typeAt.fail("SCRIMMAGE has no clocks");
        } else if (const auto kind = parseName<DecisionKind>(type)) {
            Decision decision;
            decision.kind = *kind;
            DecisionReader{state, decision}.members(o);
            input = std::move(decision);
        } else {
            typeAt.fail("there is no input " + inQuotes(type));
        }
    });
    return input;
}

}  // namespace thrum::scrimmage
