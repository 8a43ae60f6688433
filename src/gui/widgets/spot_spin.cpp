#include "gui/widgets/spot_spin.hpp"

#include <cmath>

#include <QLineEdit>
#include <QRegularExpression>

namespace thrum::gui {

namespace {
constexpr double kMidfield = 50.0;
constexpr double kField = 100.0;

/// "25", "25.3"
QString yardsOnly(double yards) {
    QString text = QString::number(yards, 'f', 1);
    if (text.endsWith(QStringLiteral(".0")))
        text.chop(2);
    return text;
}
}  // namespace

SpotSpin::SpotSpin(QWidget* parent) : QDoubleSpinBox{parent} {
    setDecimals(1);
    setRange(0.1, 99.9);
    setKeyboardTracking(false);
}

void SpotSpin::setOpponents(const QString& name) {
    if (m_opponents == name)
        return;
    m_opponents = name;
    lineEdit()->setText(textFromValue(value()));
}

QString SpotSpin::textFromValue(double value) const {
    if (std::abs(value - kMidfield) < 0.05)
        return tr("midfield");
    return value < kMidfield ? tr("own %1").arg(yardsOnly(value))
                             : tr("%1 %2").arg(m_opponents, yardsOnly(kField - value));
}

double SpotSpin::valueFromText(const QString& text) const {
    if (text.compare(tr("midfield"), Qt::CaseInsensitive) == 0)
        return kMidfield;
    // the last number: a team's name may hold one
    static const QRegularExpression number{QStringLiteral("(\\d+(?:[.,]\\d)?)\\s*$")};
    QString found = number.match(text).captured(1);
    const double line = found.replace(QLatin1Char(','), QLatin1Char('.')).toDouble();
    const bool own =
        text.startsWith(tr("own"), Qt::CaseInsensitive) || text.trimmed().at(0).isDigit();
    return own || line > kMidfield ? line : kField - line;
}

QValidator::State SpotSpin::validate(QString& text, int&) const {
    if (text.trimmed().isEmpty())
        return QValidator::Intermediate;
    const double value = valueFromText(text);
    return value >= minimum() && value <= maximum() ? QValidator::Acceptable
                                                    : QValidator::Intermediate;
}

}  // namespace thrum::gui
