#include "turn.hpp"

#include <thrum/rules/clause.hpp>
#include <thrum/rules/field_reader.hpp>
#include <thrum/rules/solitaire/fields.hpp>
#include <thrum/rules/solitaire/rules_fields.hpp>

#include <algorithm>

// The rules file and the teams as documents. Clauses: section 24, SOL-DEF-2.
namespace thrum::solitaire {
namespace {

constexpr std::string_view kSchema = "sol.rules/1";

/// Like FieldReader, with the limits of the loading checks.
class RulesReader {
public:
    template <class T>
    void members(FieldObject& o, T& value) const {
        eachField(value, [&](std::string_view name, auto& one) {
            if (const auto at = o.optional(name))
                read(*at, one);
        });
    }

private:
    void read(const FieldSource& at, bool& value) const { value = at.boolean(); }
    void read(const FieldSource& at, int& value) const {
        value = static_cast<int>(at.integer({0, 1000}));
    }
    void read(const FieldSource& at, double& value) const { value = at.number({0.0, 1000.0}); }
    void read(const FieldSource& at, std::vector<double>& value) const {
        value = at.list<double>({2, 8}, [](const FieldSource& c) {
            return c.number({0.0, 180.0});
        });
        if (!at.failed() && !std::ranges::is_sorted(value))
            at.fail("must be ascending");
    }
    void read(const FieldSource& at, NumberSpans& value) const {
        value = at.list<NumberSpan>({1, 20}, [](const FieldSource& c) {
            const auto pair = c.list<int>({2, 2}, [](const FieldSource& n) {
                return static_cast<int>(n.integer({0, 99}));
            });
            if (c.failed())
                return NumberSpan{};
            if (pair[0] > pair[1])
                c.fail("must be ascending");
            return NumberSpan{pair[0], pair[1]};
        });
    }
    template <Named E>
    void read(const FieldSource& at, E& value) const {
        static const NoNames kNobody;
        FieldReader{kNobody}.read(at, value);
    }
    template <class T>
    requires requires(T& t) {
        eachField(t, [](std::string_view, auto&) {});
    }
    void read(const FieldSource& at, T& value) const {
        at.object([&](FieldObject& o) { members(o, value); });
    }
};

struct Positive {
    double value;
    const char* pointer;
};

void checkRules(const FieldSource& at, const RulesData& r) {
    const RulesData::Timing& t = r.timing;
    if (t.playsPerQuarter < t.playsMin || t.playsPerQuarter > t.playsMax)
        at.failBelow(
            "/timing/playsPerQuarter",
            "must be from " + std::to_string(t.playsMin) + " to " + std::to_string(t.playsMax));
    const Positive positive[] = {{r.board.tickS, "/board/tickS"},
                                 {r.base.lengthYd, "/base/lengthYd"},
                                 {r.base.widthYd, "/base/widthYd"},
                                 {r.spot.quantumYd, "/spot/quantumYd"},
                                 {r.ball.radiusYd, "/ball/radiusYd"},
                                 {r.field.halfWidthYd, "/field/halfWidthYd"},
                                 {r.progress.runMaxS, "/progress/runMaxS"},
                                 {r.ui.powerPeriodS, "/ui/powerPeriodS"},
                                 {r.ui.releasePeriodS, "/ui/releasePeriodS"},
                                 {static_cast<double>(t.quarters), "/timing/quarters"},
                                 {static_cast<double>(r.downs.count), "/downs/count"},
                                 {static_cast<double>(r.fumble.attempts), "/fumble/attempts"}};
    for (const Positive& p : positive) {
        if (p.value <= 0.0)
            at.failBelow(p.pointer, "must be more than 0");
    }
    const std::pair<const ShotData*, const char*> shots[] = {
        {&r.ttqb.throwing, "/ttqb/throw"},
        {&r.ttqb.pitch, "/ttqb/pitch"},
        {&r.ttqb.kickoff, "/ttqb/kickoff"},
        {&r.ttqb.punt, "/ttqb/punt"},
        {&r.ttqb.fieldGoal, "/ttqb/fieldGoal"}};
    for (const auto& [shot, where] : shots) {
        const std::string pointer = where;
        if (shot->loft.size() != 3)
            at.failBelow(pointer + "/loft", "must be least, default and most");
        else if (shot->loft.front() < 1.0 || shot->loft.back() > 85.0)
            at.failBelow(pointer + "/loft", "must be from 1 to 85");
        if (shot->sectorDeg.size() != 2)
            at.failBelow(pointer + "/sectorDeg", "must be least and most");
        if (shot->rangeMaxYd <= 0.0)
            at.failBelow(pointer + "/rangeMaxYd", "must be more than 0");
    }
    for (const double loft : r.coach.lofts) {
        if (loft < 1.0 || loft > 85.0)
            at.failBelow("/coach/lofts", "must be from 1 to 85");
    }
}

Player readPlayer(const FieldSource& at) {
    static const NoNames kNobody;
    Player player;
    at.peek([&](FieldObject& o) {
        player.number = o.required("number").text({1, 3, false});
        const auto id = o.optional("id");
        player.id = id ? id->text({1, 40, false}) : player.number;
        if (const auto name = o.optional("name"))
            player.name = name->text({0, 60, false});
        if (const auto position = o.optional("position"))
            player.position = position->text({0, 4, false});
        const FieldReader reader{kNobody};
        if (const auto outline = o.optional("outline_mm"); outline && !outline->isNull())
            reader.read(*outline, player.outline);
        if (const auto slot = o.optional("stationary_slot"); slot && !slot->isNull())
            player.stationarySlot = static_cast<int>(slot->integer({0, 1}));
        else if (const auto second = o.optional("second_base"); second && second->isText())
            player.stationarySlot = 1;
    });
    return player;
}

}  // namespace

RulesData readRules(const FieldSource& at) {
    RulesData rules;
    at.object([&](FieldObject& o) {
        o.schema(kSchema);
        static_cast<void>(o.required("revision").integer({1, 1}));
        RulesReader{}.members(o, rules);
    });
    if (!at.failed())
        checkRules(at, rules);
    return rules;
}

void write(const RulesData& rules, FieldSink& to) {
    static const NoNames kNobody;
    const FieldWriter writer{to, kNobody, Empty::Keep};
    to.beginObject();
    writer.member("schema", kSchema);
    writer.member("revision", 1);
    writer.members(rules);
    to.endObject();
}

RuleViolation rulesRefused(const LoadError& error) {
    RuleViolation refused = refusal("SOL-GEO-10", "E-SOL-DATA");
    refused.args = {{"path", error.pointer.empty() ? error.file : error.pointer},
                    {"reason", error.reason}};
    return refused;
}

Team readTeam(const FieldSource& at) {
    Team team;
    at.peek([&](FieldObject& o) {
        team.id = o.required("id").text({1, 40, false});
        team.name = o.required("name").text({1, 60, false});
        team.players = o.required("players").list<Player>({0, FigureId::kPerSide}, readPlayer);
    });
    return team;
}

void write(const Team& team, FieldSink& to) {
    static const NoNames kNobody;
    FieldWriter{to, kNobody, Empty::LeaveOut}.object(team);
}

}  // namespace thrum::solitaire
