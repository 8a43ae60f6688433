#include "gui/games/tap/house_rules.hpp"

#include <thrum/games/tap/rules_file.hpp>

#include <algorithm>
#include <cmath>
#include <type_traits>

#include <QCoreApplication>

namespace thrum::gui {

namespace {
using tap::RulesData;

QString houseRuleWords(const char* text) {
    return QCoreApplication::translate("HouseRules", text);
}

class Table {
public:
    Table() {
        points();
        downs();
        stops();
        passes();
        contact();
        kicks();
        fouls();
        clocks();
    }
    std::vector<HouseRule> take() { return std::move(m_rules); }

private:
    struct Range {
        double least = 0.0;
        double most = 0.0;
        int decimals = 0;
    };

    // The member's own type tells what kind of number it is.
    template <class Member>
    void add(const char* key,
             const char* clause,
             const QString& text,
             const QString& unit,
             Range range,
             Member member) {
        using Value = std::remove_cvref_t<decltype(member(std::declval<RulesData&>()))>;
        HouseRule rule{m_chapter,
                       key,
                       QString::fromLatin1(clause),
                       text,
                       unit,
                       range.least,
                       range.most,
                       range.decimals,
                       std::is_same_v<Value, bool>,
                       {},
                       {}};
        if (rule.isYesNo)
            rule.most = 1.0;
        rule.value = [member](const RulesData& rules) {
            return static_cast<double>(member(rules));
        };
        rule.set = [member](RulesData& rules, double value) {
            if constexpr (std::is_same_v<Value, bool>)
                member(rules) = value != 0.0;
            else if constexpr (std::is_integral_v<Value>)
                member(rules) = static_cast<Value>(std::lround(value));
            else
                member(rules) = value;
        };
        m_rules.push_back(std::move(rule));
    }

    void points() {
        m_chapter = houseRuleWords("Points");
        const QString unit = houseRuleWords(" pt");
        add(
            "score.touchdown", "TAP-SC-1", houseRuleWords("Touchdown"), unit, {1, 20}, [
            ](auto& r) -> auto& { return r.score.touchdown; });
        add(
            "score.extraPoint", "TAP-XP-3", houseRuleWords("Extra point"), unit, {0, 20}, [
            ](auto& r) -> auto& { return r.score.extraPoint; });
        add(
            "score.twoPoint", "TAP-TP-4", houseRuleWords("Two-point try"), unit, {0, 20}, [
            ](auto& r) -> auto& { return r.score.twoPoint; });
        add(
            "score.fieldGoal", "TAP-FG-6", houseRuleWords("Field goal"), unit, {0, 20}, [
            ](auto& r) -> auto& { return r.score.fieldGoal; });
        add(
            "score.safety", "TAP-SC-3", houseRuleWords("Safety"), unit, {0, 20}, [
            ](auto& r) -> auto& { return r.score.safety; });
        add(
            "game.tieGoesToOvertime",
            "TAP-GL-8",
            houseRuleWords("A tie goes to overtime"),
            {},
            {},
            [](auto& r) -> auto& { return r.game.tieGoesToOvertime; });
    }
    void downs() {
        m_chapter = houseRuleWords("Downs");
        add(
            "downs.perSeries", "TAP-DN-1", houseRuleWords("Downs of a series"), {}, {1, 10}, [
            ](auto& r) -> auto& { return r.downs.perSeries; });
        add(
            "downs.yardsToGain",
            "TAP-DN-1",
            houseRuleWords("For a first down"),
            houseRuleWords(" yards"),
            {1, 50},
            [](auto& r) -> auto& { return r.downs.yardsToGain; });
    }
    void stops() {
        m_chapter = houseRuleWords("Stops and turns");
        add(
            "stoppages.max", "TAP-SW-2", houseRuleWords("Stops a play"), {}, {0, 20}, [
            ](auto& r) -> auto& { return r.stoppages.max; });
        add(
            "pivot.defenceExtra",
            "TAP-PV-4",
            houseRuleWords("Turns the defense has more than the offense"),
            {},
            {0, 11},
            [](auto& r) -> auto& { return r.pivot.defenseExtra; });
        add(
            "presnap.maxMotions",
            "TAP-PS-3",
            houseRuleWords("Men in motion before the snap"),
            {},
            {0, 1},
            [](auto& r) -> auto& { return r.presnap.maxMotions; });
        add(
            "presnap.maxPivots",
            "TAP-PS-4",
            houseRuleWords("Men turned before the snap"),
            {},
            {0, 1},
            [](auto& r) -> auto& { return r.presnap.maxPivots; });
        add(
            "qb.baseSwitchCountsAsPivots",
            "TAP-QB-2",
            houseRuleWords("Turns a switch of the quarterback's base counts"),
            {},
            {0, 5},
            [](auto& r) -> auto& { return r.qb.baseSwitchCountsAsPivots; });
    }
    void passes() {
        m_chapter = houseRuleWords("Passes and pitches");
        const QString mm = houseRuleWords(" mm");
        add(
            "pass.lockReceiverToStick",
            "TAP-PA-6",
            houseRuleWords("The receiver faces along the stick"),
            {},
            {},
            [](auto& r) -> auto& { return r.pass.lockReceiverToStick; });
        add(
            "pass.shortStickMm", "TAP-PA-4", houseRuleWords("Short stick"), mm, {5, 400, 1}, [
            ](auto& r) -> auto& { return r.pass.shortStickMm; });
        add(
            "pass.mediumStickMm", "TAP-PA-4", houseRuleWords("Medium stick"), mm, {5, 400, 1}, [
            ](auto& r) -> auto& { return r.pass.mediumStickMm; });
        add(
            "pass.longStickMm", "TAP-PA-4", houseRuleWords("Long stick"), mm, {5, 400, 1}, [
            ](auto& r) -> auto& { return r.pass.longStickMm; });
        add(
            "pass.maxRunSeconds",
            "TAP-CA-9",
            houseRuleWords("A pass nobody touches is incomplete after"),
            houseRuleWords(" s"),
            {1, 30, 1},
            [](auto& r) -> auto& { return r.pass.maxRunSeconds; });
        add(
            "pitch.maxPerStoppage", "TAP-PT-6", houseRuleWords("Pitches at a stop"), {}, {0, 10}, [
            ](auto& r) -> auto& { return r.pitch.maxPerStoppage; });
        add(
            "pitch.maxBaseLengths",
            "TAP-PT-3",
            houseRuleWords("A pitch goes as far as"),
            houseRuleWords(" base lengths"),
            {0.5, 20, 1},
            [](auto& r) -> auto& { return r.pitch.maxBaseLengths; });
    }
    void contact() {
        m_chapter = houseRuleWords("Tackles");
        add(
            "tackle.fallWindowMs",
            "TAP-TK-3",
            houseRuleWords("A fall decides a tackle for"),
            houseRuleWords(" ms"),
            {0, 3000},
            [](auto& r) -> auto& { return r.tackle.fallWindowMs; });
        add(
            "play.stallSeconds",
            "TAP-SW-10",
            houseRuleWords("A carrier who gets nowhere is down after"),
            houseRuleWords(" s"),
            {1, 60, 1},
            [](auto& r) -> auto& { return r.play.stallSeconds; });
        add(
            "progress.pushYards",
            "TAP-FP-4",
            houseRuleWords("Pushed back by so much he may be called down"),
            houseRuleWords(" yards"),
            {0.05, 10, 2},
            [](auto& r) -> auto& { return r.progress.pushYards; });
    }
    void kicks() {
        m_chapter = houseRuleWords("Kicks");
        const QString yard = houseRuleWords(" yard line");
        add(
            "kickoff.earlyTouchbackYard",
            "TAP-KO-3",
            houseRuleWords("Kickoff taken without a run: own"),
            yard,
            {1, 50},
            [](auto& r) -> auto& { return r.kickoff.earlyTouchbackYard; });
        add(
            "kickoff.touchbackYard",
            "TAP-KO-8",
            houseRuleWords("Touchback of a kickoff: own"),
            yard,
            {1, 50},
            [](auto& r) -> auto& { return r.kickoff.touchbackYard; });
        add(
            "onside.successMinimum",
            "TAP-ON-4",
            houseRuleWords("An onside kick needs a roll of"),
            {},
            {2, 12},
            [](auto& r) -> auto& { return r.onside.successMinimum; });
        add(
            "punt.yardsPastGunner",
            "TAP-PU-12",
            houseRuleWords("A punt lands beyond the gunner by"),
            houseRuleWords(" yards"),
            {1, 60},
            [](auto& r) -> auto& { return r.punt.yardsPastGunner; });
        add(
            "punt.fairCatch",
            "TAP-PU-16",
            houseRuleWords("A punt may be taken by a fair catch"),
            {},
            {},
            [](auto& r) -> auto& { return r.punt.fairCatch; });
        add(
            "fieldGoal.maxYards",
            "TAP-FG-1",
            houseRuleWords("A field goal is tried from at most"),
            houseRuleWords(" yards"),
            {1, 40},
            [](auto& r) -> auto& { return r.fieldGoal.maxYards; });
    }
    void fouls() {
        m_chapter = houseRuleWords("Penalties");
        const QString unit = houseRuleWords(" yards");
        add(
            "penalty.tooManyMenYards", "TAP-PE-2", houseRuleWords("Too many men"), unit, {1, 50}, [
            ](auto& r) -> auto& { return r.penalty.tooManyMenYards; });
        add(
            "penalty.delayYards", "TAP-PE-4", houseRuleWords("Delay of game"), unit, {1, 50}, [
            ](auto& r) -> auto& { return r.penalty.delayYards; });
        add(
            "penalty.opiYards",
            "TAP-PE-5",
            houseRuleWords("Offensive interference"),
            unit,
            {1, 50},
            [](auto& r) -> auto& { return r.penalty.opiYards; });
        add(
            "penalty.gunnerYards",
            "TAP-PE-8",
            houseRuleWords("Interference with a gunner"),
            unit,
            {1, 50},
            [](auto& r) -> auto& { return r.penalty.gunnerYards; });
    }
    void clocks() {
        m_chapter = houseRuleWords("Time to decide");
        const QString unit = houseRuleWords(" s");
        add(
            "timers.offenceLineupSeconds",
            "TAP-LO-12",
            houseRuleWords("The offense lines up within"),
            unit,
            {5, 600},
            [](auto& r) -> auto& { return r.timers.offenseLineupSeconds; });
        add(
            "timers.defenceAfterSetSeconds",
            "TAP-LD-5",
            houseRuleWords("The defense is ready after set within"),
            unit,
            {5, 600},
            [](auto& r) -> auto& { return r.timers.defenseAfterSetSeconds; });
        add(
            "timers.stoppageOffenceSeconds",
            "TAP-SW-6",
            houseRuleWords("The offense turns its men within"),
            unit,
            {5, 600},
            [](auto& r) -> auto& { return r.timers.stoppageOffenseSeconds; });
        add(
            "timers.stoppageDefenceSeconds",
            "TAP-SW-6",
            houseRuleWords("The defense answers within"),
            unit,
            {5, 600},
            [](auto& r) -> auto& { return r.timers.stoppageDefenseSeconds; });
        add(
            "timers.passSeconds",
            "TAP-PA-10",
            houseRuleWords("A pass is laid and released within"),
            unit,
            {5, 600},
            [](auto& r) -> auto& { return r.timers.passSeconds; });
        add(
            "game.halftimeSeconds", "TAP-GL-7", houseRuleWords("Half-time"), unit, {0, 3600}, [
            ](auto& r) -> auto& { return r.game.halftimeSeconds; });
    }

    QString m_chapter;
    std::vector<HouseRule> m_rules;
};
}  // namespace

const std::vector<HouseRule>& houseRules() {
    static const std::vector<HouseRule> kRules = Table{}.take();
    return kRules;
}

QString valueText(const HouseRule& rule, double value) {
    if (rule.isYesNo)
        return value != 0.0 ? houseRuleWords("yes") : houseRuleWords("no");
    return QString::number(value, 'g', 6) + rule.unit;
}

RulesData rulesWith(const RulesData& standard, const std::string& overrides) {
    auto read = app::overrideTapRules(standard, overrides);
    return read ? std::move(read->rules) : standard;
}

QStringList houseRuleWords(const RulesData& standard, const std::string& overrides) {
    QStringList all;
    const RulesData rules = rulesWith(standard, overrides);
    for (const io::RuleDifference& one : app::ruleDifferences(standard, rules)) {
        if (one.key == "game.playsPerHalf" || one.key == "game.halfMinutes")
            continue;
        const auto known = std::ranges::find(houseRules(), one.key, &HouseRule::key);
        all << (known != houseRules().end() ? houseRuleWords("%1: %2 (book: %3)")
                                                  .arg(known->words,
                                                       valueText(*known, known->value(rules)),
                                                       valueText(*known, known->value(standard)))
                                            : houseRuleWords("%1: %2 (book: %3)")
                                                  .arg(QString::fromStdString(one.key),
                                                       QString::fromStdString(one.value),
                                                       QString::fromStdString(one.standard)));
    }
    return all;
}

}  // namespace thrum::gui
