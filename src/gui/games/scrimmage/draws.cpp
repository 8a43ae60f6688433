#include "gui/games/scrimmage/draws.hpp"

#include "gui/games/scrimmage/words.hpp"

#include <array>

#include <QCoreApplication>

namespace thrum::gui {

using scrimmage::ChanceKind;
using scrimmage::Event;
using scrimmage::EventKind;
using scrimmage::State;

namespace {
QString tr(const char* text) {
    return QCoreApplication::translate("Scrimmage", text);
}

std::array<QString, scrimmage::kTackleOutcomes> outcomeTexts() {
    return {tr("Fumble"),
            QStringLiteral("−2"),
            QStringLiteral("−1"),
            tr("Tackle"),
            QStringLiteral("+1"),
            QStringLiteral("+2"),
            tr("Miss")};
}

QString outcomeSentence(scrimmage::TackleOutcome outcome) {
    using enum scrimmage::TackleOutcome;
    switch (outcome) {
        case Fumble:
            return tr("Fumble: the ball is loose.");
        case TackleMinus2:
            return tr("Tackled, two squares back.");
        case TackleMinus1:
            return tr("Tackled, one square back.");
        case Tackle:
            return tr("Tackled on the spot.");
        case TacklePlus1:
            return tr("Tackled, one square on.");
        case TacklePlus2:
            return tr("Tackled, two squares on.");
        case Miss:
            return tr("Missed: the tackler leaves the field.");
    }
    return {};
}

ScrimmageDraw tackleDraw(const Event& event, const State& before) {
    ScrimmageDraw shown;
    const int advantage = event.advantage.value_or(0);
    const QString sign = advantage > 0 ? QStringLiteral("+%1").arg(advantage)
                                       : QString::number(advantage).replace(u'-', u'−');
    shown.title = event.man && event.by
                      ? tr("%1 on %2, PA %3").arg(labelText(*event.man), labelText(*event.by), sign)
                      : tr("Tackle, PA %1").arg(sign);
    const auto row = static_cast<std::size_t>(advantage - scrimmage::kLeastAdvantage);
    const auto texts = outcomeTexts();
    for (std::size_t i = 0; i < scrimmage::kTackleOutcomes; ++i)
        shown.faces.push_back({texts[i],
                               static_cast<double>(before.rules->tackle.weights63.rows[row][i]) /
                                   scrimmage::kTackleSum});
    const auto outcome = event.outcome.value_or(scrimmage::TackleOutcome::Tackle);
    shown.fell = static_cast<std::size_t>(outcome);
    shown.result = outcomeSentence(outcome);
    shown.clause = QStringLiteral("SCR-T5");
    return shown;
}

ScrimmageDraw scrambleDraw(const Event& event, const State& before) {
    const scrimmage::ScrambleWeights& weights = before.rules->scramble.weights;
    const std::array<int, 5> shares{
        weights.run, weights.throwAny, weights.shift4, weights.shift3, weights.shift2};
    const std::array<QString, 5> texts{
        tr("Run"), tr("Throw"), tr("Shift 4"), tr("Shift 3"), tr("Shift 2")};
    const std::array<QString, 5> results{tr("The quarterback must run."),
                                         tr("He throws now, to any zone."),
                                         tr("He may shift up to 4 squares."),
                                         tr("He may shift up to 3 squares."),
                                         tr("He may shift up to 2 squares.")};
    ScrimmageDraw shown;
    shown.title = tr("Scramble");
    const double sum = scrimmage::scrambleSum(*before.rules);
    for (std::size_t i = 0; i < shares.size(); ++i)
        shown.faces.push_back({texts[i], shares[i] / sum});
    shown.fell = static_cast<std::size_t>(event.scramble.value_or(scrimmage::ScrambleResult::Run));
    shown.result = results[shown.fell];
    shown.clause = QStringLiteral("SCR-S2");
    return shown;
}

ScrimmageDraw contestedDraw(const Event& event, const State& before) {
    const scrimmage::ContestedWeights& weights = before.rules->pass.contestedWeights;
    const double sum = scrimmage::contestedSum(*before.rules);
    ScrimmageDraw shown;
    shown.title = tr("Both are at the ball");
    shown.faces = {{tr("Incomplete"), weights.incomplete / sum},
                   {tr("Caught"), weights.complete / sum},
                   {tr("Intercepted"), weights.intercepted / sum}};
    shown.fell =
        event.kind == EventKind::Caught ? 1 : (event.kind == EventKind::Intercepted ? 2 : 0);
    shown.result = shown.fell == 1   ? tr("The pass is caught.")
                   : shown.fell == 2 ? tr("The pass is intercepted!")
                                     : tr("The pass is incomplete.");
    shown.clause = QStringLiteral("SCR-P8");
    return shown;
}

ScrimmageDraw fumbleDraw(const Event& event, const State& before) {
    const scrimmage::FumbleRules& rules = before.rules->fumble;
    const double sum = scrimmage::fumbleSum(*before.rules);
    ScrimmageDraw shown;
    shown.title = tr("Where the ball rolls");
    shown.faces = {{tr("North"), rules.northWeight / sum}, {tr("South"), rules.southWeight / sum}};
    shown.fell = event.result == "north" ? 0 : 1;
    shown.result = shown.fell == 0 ? tr("It rolls %1 rows north.").arg(rules.rows)
                                   : tr("It rolls %1 rows south.").arg(rules.rows);
    shown.clause = QStringLiteral("SCR-FU1");
    return shown;
}
}  // namespace

std::optional<ScrimmageDraw> drawOf(std::span<const Event> events, const State& before) {
    if (!before.chance || events.empty())
        return std::nullopt;
    const Event& first = events.front();
    switch (*before.chance) {
        case ChanceKind::Tackle:
            return tackleDraw(first, before);
        case ChanceKind::Scramble:
            return scrambleDraw(first, before);
        case ChanceKind::Contested:
            return contestedDraw(first, before);
        case ChanceKind::Fumble:
            return fumbleDraw(first, before);
        default:
            return std::nullopt;
    }
}

}  // namespace thrum::gui
