#include "gui/widgets/yard_line_spin.hpp"

#include <QLineEdit>
#include <QRegularExpression>

namespace thrum::gui {

YardLineSpin::YardLineSpin(QWidget* parent) : QSpinBox{parent} {
    setRange(1, 99);
    setKeyboardTracking(false);
}

void YardLineSpin::setOpponents(const QString& name) {
    if (m_opponents == name)
        return;
    m_opponents = name;
    lineEdit()->setText(textFromValue(value()));
}

QString YardLineSpin::textFromValue(int value) const {
    if (value == 50)
        return tr("midfield");
    return value < 50 ? tr("own %1").arg(value) : tr("%1 %2").arg(m_opponents).arg(100 - value);
}

int YardLineSpin::valueFromText(const QString& text) const {
    if (text.compare(tr("midfield"), Qt::CaseInsensitive) == 0)
        return 50;
    static const QRegularExpression digits{QStringLiteral("(\\d+)")};
    const int line = digits.match(text).captured(1).toInt();
    const bool own = text.startsWith(tr("own"), Qt::CaseInsensitive) || text.at(0).isDigit();
    return own || line > 50 ? line : 100 - line;
}

QValidator::State YardLineSpin::validate(QString& text, int&) const {
    if (text.isEmpty())
        return QValidator::Intermediate;
    const int value = valueFromText(text);
    return value >= minimum() && value <= maximum() ? QValidator::Acceptable
                                                    : QValidator::Intermediate;
}

}  // namespace thrum::gui
