#include "texts.hpp"

#include <thrum/rules/touchdown/rules_fields.hpp>

#include <algorithm>
#include <charconv>
#include <functional>
#include <numeric>

// Chapter 19: rules/touchdown.json, read whole and strictly.
namespace thrum::touchdown {
namespace {

constexpr IntegerRange kYards{0, 99};
constexpr IntegerRange kSpot{1, 99};  // places the ball is put
constexpr IntegerRange kCount{1, 12};
constexpr IntegerRange kShare{0, 100};
constexpr std::array<std::string_view, kDice> kStrategies{
    "", "", "", "", "run", "run", "pass", "pass", "stopRun", "nickel", "dime", "blitz"};

std::string_view kindOf(Die die) {
    if (isOffenseDie(die))
        return "offence";
    return isDefenseDie(die) ? "defence" : "play";
}

int number(FieldObject& o, std::string_view key, IntegerRange range = kYards) {
    return static_cast<int>(o.required(key).integer(range));
}

std::string word(FieldObject& o,
                 std::string_view key,
                 std::initializer_list<std::string_view> words) {
    const FieldSource at = o.required(key);
    const std::string found = at.text({0, 40, false});
    if (at.failed() || std::ranges::find(words, found) != words.end())
        return found;
    std::string known;
    for (const std::string_view one : words)
        known += (known.empty() ? "" : ", ") + inQuotes(one);
    at.fail("must be one of " + known + ", not " + inQuotes(found));
    return found;
}

// One group of keys, each read by its own line.
void group(FieldObject& o, std::string_view key, const std::function<void(FieldObject&)>& read) {
    o.required(key).object(read);
}

DieSpec readSpec(const FieldSource& at, Die expected) {
    DieSpec die;
    const auto place = static_cast<std::size_t>(expected);
    at.object([&](FieldObject& o) {
        const FieldSource id = o.required("id");
        die.id = id.text({1, 10, false});
        if (!at.failed() && die.id != nameOf(expected))
            id.fail("must be " + inQuotes(nameOf(expected)) + ", each die once, not " +
                    inQuotes(die.id));
        die.kind = word(o, "kind", {kindOf(expected)});
        die.name = o.required("name").text({1, 40, false});
        if (!kStrategies[place].empty())
            die.strategy = word(o, "strategy", {kStrategies[place]});
        die.faces = o.required("faces").list<std::string>({kFaces, kFaces}, readResult);
    });
    return die;
}

std::vector<DieSpec> readSpecs(const FieldSource& at) {
    int next = 0;
    return at.list<DieSpec>({kDice, kDice}, [&](const FieldSource& one) {
        return readSpec(one, static_cast<Die>(next++));
    });
}

void readColors(FieldObject& o, RulesData::Colors& colors) {
    const auto symbols = [](const FieldSource& at) {
        return at.list<std::string>({0, 7}, [](const FieldSource& one) {
            const std::string text = one.text({2, 2, false});
            if (!one.failed() && !parseName<Symbol>(text))
                one.fail("is no symbol");
            return text;
        });
    };
    colors.red = symbols(o.required("red"));
    const FieldSource blue = o.required("blue");
    colors.blue = symbols(blue);
    if (blue.failed())
        return;
    std::vector<std::string> all = colors.red;
    all.insert(all.end(), colors.blue.begin(), colors.blue.end());
    std::ranges::sort(all);
    const bool once = std::ranges::adjacent_find(all) == all.end();
    if (!once || all.size() != namesOf(Symbol{}).size())
        blue.fail("each symbol has one color: GN, CP, TK, BP, IN, FM, SK");
}

void readTable(FieldObject& o, StrengthTable& table) {
    eachField(table, [&](std::string_view id, std::vector<std::string>& entries) {
        const bool offense = isOffenseDie(*parseName<Die>(id));
        entries = o.required(id).list<std::string>({1, 4}, [&](const FieldSource& one) {
            const std::string text = one.text({1, 12, false});
            return offense && text == "FD" ? text : readResult(one);
        });
    });
}

void readBands(const FieldSource& at, RulesData::FieldGoal& fieldGoal) {
    fieldGoal.bands = at.list<std::array<int, 2>>({1, 12}, [](const FieldSource& one) {
        int place = 0;
        const auto pair = one.list<int>({2, 2}, [&](const FieldSource& n) {
            return static_cast<int>(n.integer(place++ == 0 ? kYards : kCount));
        });
        return pair.size() == 2 ? std::array{pair[0], pair[1]} : std::array{0, 0};
    });
    if (at.failed())
        return;
    for (std::size_t i = 1; i < fieldGoal.bands.size(); ++i) {
        const auto& before = fieldGoal.bands[i - 1];
        const auto& band = fieldGoal.bands[i];
        if (band[0] <= before[0] || band[1] <= before[1])
            at.failBelow("/" + std::to_string(i), "both columns must rise strictly");
    }
    if (fieldGoal.bands.back()[0] != fieldGoal.maxToGoal)
        at.fail("must end at maxToGoal");
}

void readWeights(FieldObject& o, CallWeights& weights) {
    eachField(weights, [&](std::string_view key, std::vector<int>& row) {
        const FieldSource at = o.required(key);
        row = at.list<int>(
            {4, 4}, [](const FieldSource& one) { return static_cast<int>(one.integer(kShare)); });
        if (!at.failed() && std::accumulate(row.begin(), row.end(), 0) != 100)
            at.fail("must add up to 100 percent");
    });
}

std::vector<std::string> readOrder(const FieldSource& at, bool (*fits)(Die)) {
    auto order = at.list<std::string>({4, 4}, [&](const FieldSource& one) {
        const std::string id = one.text({1, 10, false});
        const auto die = parseName<Die>(id);
        if (!one.failed() && (!die || !fits(*die)))
            one.fail("is no strategy die of this side");
        return id;
    });
    std::vector<std::string> sorted = order;
    std::ranges::sort(sorted);
    if (!at.failed() && std::ranges::adjacent_find(sorted) != sorted.end())
        at.fail("names a die twice");
    return order;
}

void readPlay(FieldObject& o, RulesData& r) {
    group(o, "longGain", [&](FieldObject& g) {
        r.longGain.factor = number(g, "factor", kSpot);
        r.longGain.alone = number(g, "alone");
        r.longGain.stack = word(g, "stack", {"once"});
    });
    group(o, "sack", [&](FieldObject& g) {
        r.sack.cancelsCompletion = g.required("cancelsCompletion").boolean();
        r.sack.yardsPerBlue = number(g, "yardsPerBlue");
    });
    for (const auto& [key, turnover] :
         {std::pair{"fumble", &r.fumble}, std::pair{"interception", &r.interception}}) {
        RulesData::Turnover& to = *turnover;
        group(o, key, [&to](FieldObject& g) {
            to.yardsPerRed = number(g, "yardsPerRed");
            to.autoTouchdownCount = number(g, "autoTouchdownCount", kCount);
        });
    }
    group(o, "runBack", [&](FieldObject& g) {
        r.runBack.cancelChooser = word(g, "cancelChooser", {"returner", "opponent"});
        r.runBack.minLine = number(g, "minLine", kSpot);
    });
    group(o, "strength", [&](FieldObject& g) {
        r.strength.usesPerQuarter = number(g, "usesPerQuarter", kCount);
        r.strength.requiresMatchingDie = g.required("requiresMatchingDie").boolean();
        r.strength.mode = word(g, "mode", {"addResult"});
        group(g, "table", [&](FieldObject& t) { readTable(t, r.strength.table); });
    });
    group(o, "homeReroll", [&](FieldObject& g) {
        r.homeReroll.quarters = g.required("quarters").list<int>({0, 4}, [](const FieldSource& c) {
            return static_cast<int>(c.integer({1, 4}));
        });
        r.homeReroll.perQuarter = number(g, "perQuarter", kCount);
        r.homeReroll.refundStrengths = g.required("refundStrengths").boolean();
    });
}

void readKicks(FieldObject& o, RulesData& r) {
    group(o, "fieldGoal", [&](FieldObject& g) {
        r.fieldGoal.maxToGoal = number(g, "maxToGoal", kSpot);
        r.fieldGoal.addedLength = number(g, "addedLength");
        r.fieldGoal.blockedYards = number(g, "blockedYards");
        readBands(g.required("bands"), r.fieldGoal);
    });
    group(o, "punt", [&](FieldObject& g) {
        r.punt.base = number(g, "base");
        r.punt.perRed = number(g, "perRed");
        r.punt.blockedYards = number(g, "blockedYards");
        r.punt.returnBase = number(g, "returnBase");
    });
    group(o, "kickoff", [&](FieldObject& g) {
        r.kickoff.spot = number(g, "spot", kSpot);
        r.kickoff.freeKickSpot = number(g, "freeKickSpot", kSpot);
        r.kickoff.base = number(g, "base");
        r.kickoff.perRed = number(g, "perRed");
        r.kickoff.returnBase = number(g, "returnBase");
    });
    group(o, "kickReturn", [&](FieldObject& g) {
        r.kickReturn.cleanSheetFactor = number(g, "cleanSheetFactor", kCount);
    });
    group(o, "touchback", [&](FieldObject& g) { r.touchback.line = number(g, "line", kSpot); });
    group(o, "onside", [&](FieldObject& g) {
        r.onside.redNeeded = number(g, "redNeeded", kCount);
        r.onside.distance = number(g, "distance");
    });
    group(o, "try", [&](FieldObject& g) {
        r.tries.kickRed = number(g, "kickRed", kCount);
        r.tries.twoPointAllowed = g.required("twoPointAllowed").boolean();
        r.tries.twoPointLine = number(g, "twoPointLine", kSpot);
    });
    group(o, "score", [&](FieldObject& g) {
        r.score.td = number(g, "td");
        r.score.kickTry = number(g, "kickTry");
        r.score.twoPoint = number(g, "twoPoint");
        r.score.fieldGoal = number(g, "fieldGoal");
        r.score.safety = number(g, "safety");
    });
}

void readAi(FieldObject& g, RulesData::Ai& ai) {
    ai.offenseOrder = readOrder(g.required("offenceOrder"), isOffenseDie);
    ai.defenseOrder = readOrder(g.required("defenceOrder"), isDefenseDie);
    group(g, "offence", [&](FieldObject& w) { readWeights(w, ai.offense); });
    group(g, "defence", [&](FieldObject& w) { readWeights(w, ai.defense); });
}

// "/dice/4/faces/2": which die, which face.
struct DieAt {
    std::string die;
    std::string face;
};
std::optional<DieAt> placeOnDie(const std::string& pointer) {
    constexpr std::string_view kDicePointer = "/dice";
    if (!pointer.starts_with(kDicePointer))
        return std::nullopt;
    std::vector<std::string> steps;
    for (std::size_t at = kDicePointer.size(); at < pointer.size();) {
        const std::size_t next = std::min(pointer.find('/', at + 1), pointer.size());
        steps.push_back(pointer.substr(at + 1, next - at - 1));
        at = next;
    }
    const auto indexIn = [&](std::size_t step) {
        int value = -1;
        if (step < steps.size())
            std::from_chars(steps[step].data(), steps[step].data() + steps[step].size(), value);
        return value;
    };
    // its name, color and strategy are keys like any other
    if (steps.size() > 1 && steps[1] != "faces" && steps[1] != "id")
        return std::nullopt;
    const int die = indexIn(0);
    const int face = steps.size() > 2 ? indexIn(2) + 1 : 0;
    const bool known = die >= 0 && die < kDice;
    return DieAt{
        known ? std::string{nameOf(static_cast<Die>(die))} : std::string{"(not twelve dice)"},
        std::to_string(face)};
}

}  // namespace

std::vector<DieSpec> standardDice() {
    const auto die = [](Die which, std::vector<std::string> faces) {
        return DieSpec{std::string{nameOf(which)},
                       std::string{kindOf(which)},
                       std::string{titleOf(which)},
                       std::string{kStrategies[static_cast<std::size_t>(which)]},
                       std::move(faces)};
    };
    return {die(Die::W1, {"GN5", "GN2", "GN1", "CP6", "TK", "BP"}),
            die(Die::W2, {"GN4", "GN2", "CP4", "CP2", "TK", "BP"}),
            die(Die::W3, {"GN3", "GN2", "GN1", "CP3", "CP1", "TK"}),
            die(Die::W4, {"GN2", "GN1", "CP12", "CP2", "IN", "FM"}),
            die(Die::RI, {"GN6", "GN4", "GN4", "GN3", "GN2", "TK"}),
            die(Die::RO, {"GNL", "GN7", "GN2", "TK", "TK", "FM"}),
            die(Die::SP, {"CP10", "CP9", "CP7", "CP6", "CP3", "BP"}),
            die(Die::LP, {"CPL", "CP30", "CP20", "BP", "BP", "IN"}),
            die(Die::SR, {"TK", "TK", "TK", "TK", "TK", "FM"}),
            die(Die::NI, {"TK", "TK", "BP", "BP", "BP", "IN"}),
            die(Die::DI, {"BP", "BP", "BP", "BP", "IN", "FM"}),
            die(Die::BL, {"SK", "SK", "SK", "TK", "BP", "CP8"})};
}

bool RulesData::isRed(Symbol symbol) const {
    return std::ranges::find(colors.red, nameOf(symbol)) != colors.red.end();
}

void write(const RulesData& rules, FieldSink& to) {
    FieldWriter{to, kNoNames, Empty::Keep}.object(rules);
}

RulesData readRules(const FieldSource& at) {
    RulesData r;
    at.object([&](FieldObject& o) {
        o.schema(r.schema);
        if (const auto revision = o.optional("revision"))
            r.revision = static_cast<int>(revision->integer({1, 1'000'000}));
        if (const auto edition = o.optional("edition"))
            r.edition = edition->text({1, 40, false});
        r.quarters = number(o, "quarters", {1, 4});
        r.playsPerQuarter = number(o, "playsPerQuarter", kSpot);
        group(o, "plays", [&](FieldObject& g) {
            r.plays.countKicksFromScrimmage = g.required("countKicksFromScrimmage").boolean();
        });
        group(o, "overtime", [&](FieldObject& g) {
            r.overtime.mode = word(g, "mode", {"none", "suddenDeath"});
            r.overtime.plays = number(g, "plays", kSpot);
        });
        group(o, "homeField", [&](FieldObject& g) {
            r.homeField.method = word(g, "method", {"choose", "toss"});
        });
        group(o, "toss", [&](FieldObject& g) { r.toss.caller = word(g, "caller", {"visitor"}); });
        r.dice = readSpecs(o.required("dice"));
        group(o, "colours", [&](FieldObject& g) { readColors(g, r.colors); });
        group(o, "run", [&](FieldObject& g) {
            r.run.cancelChooser = word(g, "cancelChooser", {"defence"});
        });
        group(o, "pass", [&](FieldObject& g) {
            r.pass.cancelChooser = word(g, "cancelChooser", {"defence"});
        });
        readPlay(o, r);
        readKicks(o, r);
        group(o, "ai", [&](FieldObject& g) { readAi(g, r.ai); });
    });
    return at.failed() ? RulesData{} : r;
}

RuleViolation rulesRefused(const LoadError& error) {
    RuleViolation refused{"TDM-19.1",
                          "E-TDM-DATA",
                          THRUM_TEXT("Rules file invalid at {path}: {reason}."),
                          {{"path", error.pointer}, {"reason", error.reason}}};
    if (const auto die = placeOnDie(error.pointer)) {
        refused.clause = "TDM-1.2";
        refused.text = THRUM_TEXT("Dice table invalid: {die} face {n}.");
        refused.args.push_back({"die", die->die});
        refused.args.push_back({"n", die->face});
    }
    return refused;
}

}  // namespace thrum::touchdown
