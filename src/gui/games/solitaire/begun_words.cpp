#include "gui/games/solitaire/begun_words.hpp"

#include "gui/games/solitaire/bar_pace.hpp"
#include "gui/games/solitaire/words.hpp"

#include <thrum/io/game_header.hpp>

#include <array>
#include <optional>

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace thrum::gui::sol {

namespace {
constexpr QLatin1String kBegunStops{"stops.maxPerPlay"};
constexpr QLatin1String kBegunPower{"ui.powerPeriodS"};
constexpr QLatin1String kBegunRelease{"ui.releasePeriodS"};

QString begunTr(const char* text) {
    return QCoreApplication::translate("SolBegun", text);
}

QJsonObject beginObject(const std::string& text) {
    return QJsonDocument::fromJson(QByteArray::fromStdString(text)).object();
}

QString begunStops(const QJsonObject& rules) {
    const int stops = rules.value(kBegunStops).toInt(solitaire::RulesData{}.stops.maxPerPlay);
    return stops == 0 ? begunTr("as many as he likes") : QString::number(stops);
}

QString begunBars(const QJsonObject& rules) {
    solitaire::RulesData::Ui ui;
    ui.powerPeriodS = rules.value(kBegunPower).toDouble(ui.powerPeriodS);
    ui.releasePeriodS = rules.value(kBegunRelease).toDouble(ui.releasePeriodS);
    const solitaire::RulesData::Ui usual = atPace(ui, paceOf(ui));
    if (qFuzzyCompare(usual.powerPeriodS, ui.powerPeriodS) &&
        qFuzzyCompare(usual.releasePeriodS, ui.releasePeriodS))
        return paceText(paceOf(ui));
    return begunTr("power %1 s, release %2 s").arg(ui.powerPeriodS).arg(ui.releasePeriodS);
}

QString handText(const QJsonValue& word) {
    for (const auto level : {solitaire::CoachLevel::Rookie,
                             solitaire::CoachLevel::Regular,
                             solitaire::CoachLevel::Star})
        if (word.toString().toStdString() == nameOf(level))
            return levelText(level);
    return begunTr("as its level has it");
}

QString handsText(const QJsonObject& options) {
    const QJsonObject levels = options.value(QStringLiteral("levels")).toObject();
    const QString home = handText(levels.value(QStringLiteral("home")));
    const QString visitor = handText(levels.value(QStringLiteral("visitor")));
    return home == visitor ? home : begunTr("home %1, visitors %2").arg(home, visitor);
}

/// A rule that is changed to one of a few things, in the form's words.
struct RuleTold {
    const char* key = "";
    const char* value = "";  ///< as JSON
    const char* text = "";
};
constexpr std::array kRulesTold{
    RuleTold{"toss.mode", "call", QT_TRANSLATE_NOOP("SolBegun", "The visitors call the toss")},
    RuleTold{"toss.mode", "none", QT_TRANSLATE_NOOP("SolBegun", "No toss: the visitors receive")},
    RuleTold{"kickoff.mode", "kicked", QT_TRANSLATE_NOOP("SolBegun", "Kick-offs are kicked")},
    RuleTold{
        "fieldGoal.simple", "true", QT_TRANSLATE_NOOP("SolBegun", "Field goals without a rush")},
    RuleTold{"overtime.enabled", "false", QT_TRANSLATE_NOOP("SolBegun", "No overtime after a tie")},
    RuleTold{"match.kind", "elimination", QT_TRANSLATE_NOOP("SolBegun", "There must be a winner")},
    RuleTold{
        "ui.assist", "true", QT_TRANSLATE_NOOP("SolBegun", "Shots by slider instead of timing")},
    RuleTold{"ttqb.noise", "false", QT_TRANSLATE_NOOP("SolBegun", "No chance in a shot")},
};

QString valueText(const QJsonValue& value) {
    if (value.isBool())
        return value.toBool() ? QStringLiteral("true") : QStringLiteral("false");
    if (value.isArray())
        return QString::fromUtf8(QJsonDocument{value.toArray()}.toJson(QJsonDocument::Compact));
    return value.toVariant().toString();
}

QString ruleText(const QString& key, const QJsonValue& value) {
    const QString changed = valueText(value);
    for (const RuleTold& told : kRulesTold)
        if (key == QLatin1String{told.key} && changed == QLatin1String{told.value})
            return begunTr(told.text);
    // a rule the form does not offer is told by the name the rule book prints
    return QStringLiteral("%1: %2").arg(key, changed);
}

// Overrides come with dotted keys or nested, as in the rules file.
void addRules(const QJsonObject& rules, const QString& above, QStringList& told) {
    for (auto rule = rules.begin(); rule != rules.end(); ++rule) {
        const QString key = above + rule.key();
        if (rule->isObject())
            addRules(rule->toObject(), key + QLatin1Char('.'), told);
        else if (key != kBegunStops && key != kBegunPower && key != kBegunRelease)
            told << ruleText(key, *rule);
    }
}
}  // namespace

std::vector<GameDetail> begunWith(const std::string& headerLine) {
    const auto header = io::parseHeaderLine(headerLine, {});
    if (!header)
        return {};
    const QJsonObject options = beginObject(header->options);
    const QJsonObject rules = beginObject(header->overrides);
    constexpr double kUsualSpeed = 5.0;
    QStringList changed;
    addRules(rules, {}, changed);
    return {
        {begunTr("Plays a quarter"),
         QString::number(options.value(QStringLiteral("plays_per_quarter"))
                             .toInt(solitaire::RulesData{}.timing.playsPerQuarter))},
        {begunTr("Stops a play"), begunStops(rules)},
        {begunTr("Board speed"),
         QString::number(options.value(QStringLiteral("speed")).toDouble(kUsualSpeed), 'f', 1)},
        {begunTr("Computer aims"), handsText(options)},
        {begunTr("Bars of a shot"), begunBars(rules)},
        {begunTr("House rules"),
         changed.isEmpty() ? begunTr("none, as in the book") : changed.join(QLatin1Char('\n'))}};
}

}  // namespace thrum::gui::sol
