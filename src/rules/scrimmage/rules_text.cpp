#include <thrum/rules/scrimmage/fault.hpp>
#include <thrum/rules/scrimmage/fields.hpp>
#include <thrum/rules/scrimmage/rules_fields.hpp>
#include <thrum/rules/scrimmage/state_fields.hpp>

#include <algorithm>

// The rules file (chapter 20), teams and the options of a game.
namespace thrum::scrimmage {
namespace {

/// What a number may be; those that make the field and its picture are fixed.
struct Limit {
    std::string_view key;
    int least;
    int most;
};
constexpr std::array kLimits{
    Limit{"revision", 1, kRevision},
    Limit{"field.columns", 60, 60},
    Limit{"field.rows", 15, 15},
    Limit{"field.squareYd", 2, 2},
    Limit{"field.endZoneColumns", 5, 5},
    Limit{"window.columns", 20, 20},
    Limit{"window.behindLineColumns", 5, 5},
    Limit{"zones.columns", 5, 5},
    Limit{"zones.rows", 5, 5},
    Limit{"zones.count", 12, 12},
    Limit{"men.powerBase", 6, 12},
    Limit{"lineup.qbMaxDepth", 2, 6},
    Limit{"lineup.carrierRowReach", 0, 14},
    Limit{"lineup.endDownfieldDepthMin", 1, 20},
    Limit{"lineup.endDownfieldDepthMax", 1, 20},
    Limit{"lineup.endDownfieldLineOverYd", 0, 100},
    Limit{"move.diagonalCost", 1, 4},
    Limit{"turn.limitLow", 1, 20},
    Limit{"turn.limitHigh", 1, 20},
    Limit{"turn.limitFloor", 1, 20},
    Limit{"turn.limitCeiling", 1, 20},
    Limit{"downs.count", 1, 10},
    Limit{"downs.toGainYd", 2, 100},
    Limit{"downs.startOwnYd", 2, 98},
    Limit{"reveal.kindAfterTurns", 0, 100},
    Limit{"reveal.carrierAfterTurns", 0, 100},
    Limit{"pass.earliestTurn", 1, 100},
    Limit{"scramble.perTurn", 0, 20},
    Limit{"tackle.paMin", kLeastAdvantage, kLeastAdvantage},
    Limit{"tackle.paMax", kMostAdvantage, kMostAdvantage},
    Limit{"fumble.rows", 0, 14},
    Limit{"replay.msPerSquare.slow", 1, 60'000},
    Limit{"replay.msPerSquare.moderate", 1, 60'000},
    Limit{"replay.msPerSquare.fast", 1, 60'000},
    Limit{"archive.nameMax", 1, 200},
};
constexpr IntegerRange kAnyWeight{0, 1000};

IntegerRange rangeOf(std::string_view key) {
    const auto found = std::ranges::find(kLimits, key, &Limit::key);
    return found == kLimits.end() ? kAnyWeight : IntegerRange{found->least, found->most};
}

// Every member is asked for; the range goes with its key.
class StrictReader {
public:
    template <class T>
    void group(const FieldSource& at, const std::string& prefix, T& value) const {
        at.object([&](FieldObject& o) {
            eachField(value, [&](std::string_view name, auto& member) {
                if (const auto source = o.optional(name))
                    one(*source, prefix + std::string{name}, member);
                else
                    at.failBelow("/" + std::string{name}, "is missing");
            });
        });
    }

private:
    void one(const FieldSource& at, const std::string& key, int& value) const {
        value = static_cast<int>(at.integer(rangeOf(key)));
    }
    template <class T>
    void one(const FieldSource& at, const std::string& key, T& value) const {
        if constexpr (requires { eachField(value, [](std::string_view, auto&) {}); })
            group(at, key + ".", value);
        else
            m_reader.read(at, value);
    }

    ManNamer m_names{};
    FieldReader m_reader{m_names};
};

void needEven(const FieldSource& at, const char* pointer, int yards, int squareYd) {
    if (yards % squareYd != 0)
        at.failBelow(pointer, "must be whole squares of " + std::to_string(squareYd) + " yards");
}

// Two tackles, three guards ...: how many men have each speed. Clause: SCR-MEN1.
void checkSpeeds(const FieldSource& at, const char* pointer, const SpeedTable& table) {
    constexpr std::array<int, 5> kCounts{2, 3, 3, 2, 1};
    for (int speed = 2; speed <= 6; ++speed) {
        const auto count = std::ranges::count(table.entries, speed);
        const int wanted = kCounts[static_cast<std::size_t>(speed - 2)];
        if (count != wanted)
            at.failBelow(pointer,
                         "must hold " + std::to_string(wanted) + " men of speed " +
                             std::to_string(speed) + ", not " + std::to_string(count));
    }
}

void checkDefaults(const FieldSource& at, const std::string& pointer, const PostTable& table) {
    for (std::size_t i = 0; i < table.entries.size(); ++i) {
        const Post post = table.entries[i];
        const Label label = labelsOf(table.role)[i];
        const std::string where = pointer + "/" + std::string{nameOf(label)};
        if (table.role == Role::Offense && (isInterior(label) || isEnd(label)) && post.depth != 1)
            at.failBelow(where, "must stand on the column at the line");
        if (table.role == Role::Offense && isBack(label) && post.depth < 2)
            at.failBelow(where, "must stand behind the column at the line");
        for (std::size_t j = 0; j < i; ++j) {
            if (table.entries[j] == post)
                at.failBelow(where, "stands where another man of the line-up stands");
        }
    }
}

std::string places3(double value) {
    const int thousandths = static_cast<int>(value * 1000.0 + 0.5);
    std::string digits = std::to_string(1000 + thousandths);
    return (thousandths >= 1000 ? "1." : "0.") + digits.substr(digits.size() - 3);
}

// Clauses: SCR-T5, T6.
void checkTackles(const FieldSource& at, const TackleRules& tackle) {
    if (tackle.outcomes != TackleRules{}.outcomes)
        at.failBelow("/tackle/outcomes", "must be the seven outcomes in their order");
    for (std::size_t i = 0; i < kAdvantages; ++i) {
        const std::string row = std::to_string(static_cast<int>(i) + kLeastAdvantage);
        int sum = 0;
        for (const int weight : tackle.weights63.rows[i])
            sum += weight;
        if (sum != kTackleSum)
            at.failBelow("/tackle/weights63/" + row, "must sum to 63, not " + std::to_string(sum));
        for (std::size_t k = 0; k < kTackleOutcomes; ++k) {
            // 63rds never lie half-way between two thousandths
            const int rounded =
                (tackle.weights63.rows[i][k] * 2000 + kTackleSum) / (2 * kTackleSum);
            const double printed = tackle.printed.rows[i][k];
            if (static_cast<int>(printed * 1000.0 + 0.5) != rounded ||
                printed * 1000.0 - rounded > 1e-6 || rounded - printed * 1000.0 > 1e-6)
                at.failBelow("/tackle/printed/" + row + "/" + std::to_string(k),
                             "must be " + places3(rounded / 1000.0) + ", the weight in 63rds");
        }
    }
}

void checkRules(const FieldSource& at, const RulesData& rules) {
    if (rules.schema != RulesData{}.schema)
        at.failBelow("/schema", "must be " + inQuotes(RulesData{}.schema));
    checkSpeeds(at, "/men/offense", rules.men.offense);
    checkSpeeds(at, "/men/defense", rules.men.defense);
    checkDefaults(at, "/lineup/default/offense", rules.lineup.standard.offense);
    checkDefaults(at, "/lineup/default/defense", rules.lineup.standard.defense);
    for (const Label label : rules.men.eligibleReceivers) {
        if (!playsAs(label, Role::Offense) || isInterior(label) || label == Label::Q)
            at.failBelow("/men/eligibleReceivers", "may name ends and backs, not the passer");
    }
    const auto within = [&](const char* pointer, int low, int high, const char* reason) {
        if (low > high)
            at.failBelow(pointer, reason);
    };
    within("/lineup/endDownfieldDepthMin",
           rules.lineup.endDownfieldDepthMin,
           rules.lineup.endDownfieldDepthMax,
           "must not be above endDownfieldDepthMax");
    within(
        "/turn/limitLow", rules.turn.limitLow, rules.turn.limitHigh, "must not be above limitHigh");
    within("/turn/limitLow",
           rules.turn.limitFloor,
           rules.turn.limitLow,
           "must not be below limitFloor");
    within("/turn/limitHigh",
           rules.turn.limitHigh,
           rules.turn.limitCeiling,
           "must not be above limitCeiling");
    needEven(at, "/downs/toGainYd", rules.downs.toGainYd, rules.field.squareYd);
    needEven(at, "/downs/startOwnYd", rules.downs.startOwnYd, rules.field.squareYd);
    if (contestedSum(rules) == 0)
        at.failBelow("/pass/contestedWeights", "must not all be 0");
    if (scrambleSum(rules) == 0)
        at.failBelow("/scramble/weights", "must not all be 0");
    if (fumbleSum(rules) == 0)
        at.failBelow("/fumble/northWeight", "must not be 0 beside a southWeight of 0");
    checkTackles(at, rules.tackle);
}

}  // namespace

RulesData readRules(const FieldSource& at) {
    RulesData rules;
    StrictReader{}.group(at, "", rules);
    if (!at.failed())
        checkRules(at, rules);
    if (rules.revision == 1)
        rules.tackle.model = TackleModel::Flat;
    return rules;
}

void write(const RulesData& rules, FieldSink& to) {
    const ManNamer names;
    FieldWriter{to, names, Empty::Keep}.object(rules);
}

RuleViolation rulesRefused(const LoadError& error) {
    std::string path = error.pointer.empty() ? "the document" : error.pointer.substr(1);
    std::ranges::replace(path, '/', '.');
    return violation(Fault::Data, {{"path", path}, {"reason", error.reason}});
}

void write(const Team& team, FieldSink& to) {
    const ManNamer names;
    const FieldWriter writer{to, names, Empty::Keep};
    to.beginObject();
    writer.member("schema", std::string_view{"scr.team/1"});
    writer.members(team);
    to.endObject();
}

namespace {
std::string readColor(const FieldSource& at) {
    const std::string color = at.text({7, 7, false});
    const bool good = color.size() == 7 && color.front() == '#' &&
                      color.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string::npos;
    if (!good)
        at.fail("must be a color like \"#b3262e\"");
    return color;
}
}  // namespace

Team readTeam(const FieldSource& at) {
    Team team;
    at.object([&](FieldObject& o) {
        if (const auto schema = o.optional("schema"); schema && !schema->isNull())
            o.schema("scr.team/1");
        team.id = o.required("id").id();
        team.name = o.required("name").text({1, 40, false});
        o.required("colors").object([&](FieldObject& colors) {
            team.colors.men = readColor(colors.required("men"));
            team.colors.label = readColor(colors.required("label"));
        });
    });
    return team;
}

void readOptions(FieldObject& options, GameConfig& config) {
    const auto limits = options.optional("limits");
    if (!limits || limits->isNull())
        return;
    // what is no limit is refused by the rules, in their words (E-SCR-LIM)
    const auto number = [](const FieldSource& at) {
        return static_cast<int>(at.integer({-1'000'000, 1'000'000}));
    };
    Limits chosen{config.rules->turn.limitLow, config.rules->turn.limitHigh};
    if (limits->isList()) {
        const auto pair = limits->list<int>({2, 2}, number);
        if (pair.size() == 2)
            chosen = {pair[0], pair[1]};
    } else {
        limits->object([&](FieldObject& o) {
            if (const auto low = o.optional("low"))
                chosen.low = number(*low);
            if (const auto high = o.optional("high"))
                chosen.high = number(*high);
        });
    }
    config.limits = chosen;
}

void writeOptions(const GameConfig& config, FieldSink& to) {
    if (!config.limits)
        return;
    const ManNamer names;
    FieldWriter{to, names, Empty::Keep}.member("limits", *config.limits);
}

}  // namespace thrum::scrimmage
