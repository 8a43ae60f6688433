#include "gui/workshop/rack_sheet.hpp"

#include "gui/workshop/bend.hpp"

#include <thrum/app/bench_base.hpp>

#include <QCoreApplication>

namespace thrum::gui {

namespace {
QString rackWord(const char* text) {
    return QCoreApplication::translate("RackSheet", text);
}

QString fromView(std::string_view text) {
    return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QString prongsText(const io::BenchState& state) {
    if (state.base.prongsCut)
        return rackWord("cut");
    QStringList lines;
    for (std::size_t i = 0; i < state.base.prongs.size(); ++i) {
        QStringList parts{prongCode(state.base, i)};
        for (const BenchKnob knob :
             {BenchKnob::Lean, BenchKnob::Side, BenchKnob::Stiffness, BenchKnob::Length})
            parts << valueText(knob, valueOf(state, knob, i));
        lines << parts.join(QStringLiteral("  "));
    }
    return lines.join(QLatin1Char('\n'));
}

QString manText(const io::BenchBase& base, const io::BenchState& state) {
    QStringList lines{base.man.empty()
                          ? rackWord("nobody's yet")
                          : QStringLiteral("#%1").arg(QString::fromStdString(base.man))};
    lines << rackWord("%1 g in all").arg(app::gramsOf(state), 0, 'f', 2);
    if (!state.putty.empty())
        lines << rackWord("putty %1 g").arg(state.putty.front().massG, 0, 'f', 2);
    if (means(state, BenchKnob::Dial))
        lines << rackWord("dial %1").arg(valueText(BenchKnob::Dial, state.dialDeg));
    return lines.join(QLatin1Char('\n'));
}

QString numbersText(const std::vector<BenchFact>& facts) {
    QStringList lines;
    for (const BenchFact& fact : facts)
        if (fact.now)
            lines << rackWord("%1: %2 (n %3)")
                         .arg(fact.title, factValue(fact, fact.now->mean))
                         .arg(fact.now->n);
    return lines.isEmpty() ? rackWord("not measured") : lines.join(QLatin1Char('\n'));
}

QString goalsText(const io::BenchBase& base, const std::vector<BenchFact>& facts) {
    const app::BenchGoals& goals = app::benchGoals(base.goals);
    if (goals.name.empty() || base.goals.empty())
        return rackWord("none");
    QStringList lines{fromView(goals.name)};
    for (const BenchFact& fact : facts)
        if (goalMet(fact) == GoalMet::Missed)
            lines << rackWord("misses %1").arg(fact.title);
    const auto [met, of] = goalsIn(facts);
    if (of > 0)
        lines << rackWord("%1 of %2 met").arg(met).arg(of);
    return lines.join(QLatin1Char('\n'));
}

QString inspectionText(const io::BenchBase& base, const io::BenchState& state) {
    const app::BenchClass& in = app::benchClass(base.inspected);
    QStringList lines{fromView(in.name)};
    for (const app::InspectionPoint& point : app::inspected(state, in, base.position))
        if (!point.passed)
            lines << QStringLiteral("%1 %2, %3")
                         .arg(QString::fromStdString(point.what),
                              QString::fromStdString(point.value),
                              QString::fromStdString(point.limit));
    if (lines.size() == 1)
        lines << rackWord("passed");
    return lines.join(QLatin1Char('\n'));
}
}  // namespace

TableSheet rackSheet(const std::vector<RackLine>& rack, const std::string& board, int speedTenths) {
    TableSheet sheet;
    sheet.landscape = true;
    sheet.title = rackWord("Rack of bases");
    sheet.lines << rackWord("%1 bases, board %2 at speed %3")
                       .arg(rack.size())
                       .arg(QString::fromStdString(board))
                       .arg(speedTenths / 10.0, 0, 'f', 1)
                << rackWord("A prong's line: lean, side, stiffness, length.");
    sheet.heads << rackWord("Base") << rackWord("Man") << rackWord("Prongs") << rackWord("Measured")
                << rackWord("Goals") << rackWord("Inspection") << rackWord("Last change");
    for (const RackLine& line : rack) {
        const io::BenchBase& base = *line.base;
        const io::BenchState& state = base.states.at(base.now);
        sheet.rows.push_back({QStringLiteral("%1\n%2").arg(QString::fromStdString(base.name),
                                                           QString::fromStdString(state.base.name)),
                              manText(base, state),
                              prongsText(state),
                              numbersText(line.facts),
                              goalsText(base, line.facts),
                              inspectionText(base, state),
                              QStringLiteral("%1\n%2").arg(QString::fromStdString(state.note),
                                                           QString::fromStdString(state.at))});
    }
    return sheet;
}

}  // namespace thrum::gui
