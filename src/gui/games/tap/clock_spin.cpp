#include "gui/games/tap/clock_spin.hpp"

#include <QRegularExpression>

namespace thrum::gui {

namespace {
constexpr double kDaySeconds = 86'400.0;

const QRegularExpression& shape() {
    static const QRegularExpression shape{
        QStringLiteral(R"(^\s*(?:(\d{1,4}):)?(\d{1,5}(?:[.,]\d)?)\s*$)")};
    return shape;
}
}  // namespace

ClockSpin::ClockSpin(QWidget* parent) : QDoubleSpinBox{parent} {
    setRange(0.1, kDaySeconds);
    setDecimals(1);
    setSingleStep(1.0);
    setKeyboardTracking(false);
}

QString ClockSpin::textFromValue(double value) const {
    const int tenths = static_cast<int>(value * 10.0 + 0.5);
    return QStringLiteral("%1:%2.%3")
        .arg(tenths / 600)
        .arg(tenths / 10 % 60, 2, 10, QLatin1Char('0'))
        .arg(tenths % 10);
}

double ClockSpin::valueFromText(const QString& text) const {
    const auto parts = shape().match(text);
    const QString seconds = parts.captured(2).replace(QLatin1Char(','), QLatin1Char('.'));
    return parts.captured(1).toInt() * 60 + seconds.toDouble();
}

QValidator::State ClockSpin::validate(QString& text, int&) const {
    if (!shape().match(text).hasMatch())
        return QValidator::Intermediate;
    const double value = valueFromText(text);
    return value >= minimum() && value <= maximum() ? QValidator::Acceptable
                                                    : QValidator::Intermediate;
}

}  // namespace thrum::gui
