#include "gui/widgets/switch_button.hpp"

#include "gui/theme/theme.hpp"

#include <QPainter>

namespace thrum::gui {

SwitchButton::SwitchButton(QWidget* parent) : QAbstractButton{parent} {
    setObjectName(QStringLiteral("switch"));
    setCheckable(true);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setAccessibleName(tr("Board switch"));
    setToolTip(tr("Switch the board on or off (Space)"));
}

QSize SwitchButton::sizeHint() const {
    const int height = fontMetrics().height() + 12;
    return {fontMetrics().horizontalAdvance(tr("OFF") + tr("ON")) + 46, height};
}

void SwitchButton::paintEvent(QPaintEvent*) {
    const ThemeColors& colors = Theme::instance().colors();
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF{rect()}.adjusted(1.5, 1.5, -1.5, -1.5);
    const double radius = box.height() / 2.0;
    painter.setPen(
        QPen{hasFocus() ? colors.ring : colors.line.darker(112), hasFocus() ? 2.0 : 1.0});
    // where lines are as bright as text the track is as dark as the page
    const bool stark = colors.line == colors.muted;
    const QColor on = stark ? QColor{0x0b, 0x5a, 0x2e} : QColor{0x2e, 0x9a, 0x5a};
    painter.setBrush(isChecked() ? on : stark ? colors.panel : colors.line);
    painter.drawRoundedRect(box, radius, radius);
    const QRectF half{isChecked() ? box.center().x() : box.left() + 2.0,
                      box.top() + 2.0,
                      box.width() / 2.0 - 2.0,
                      box.height() - 4.0};
    painter.setPen(QPen{QColor{0, 0, 0, 50}, 1.0});
    painter.setBrush(Qt::white);
    painter.drawRoundedRect(half, half.height() / 2.0, half.height() / 2.0);
    QFont bold = font();
    bold.setBold(true);
    painter.setFont(bold);
    const QRectF left{box.left(), box.top(), box.width() / 2.0, box.height()};
    const QRectF right{box.center().x(), box.top(), box.width() / 2.0, box.height()};
    const QColor onKnob{0x22, 0x25, 0x2a};
    painter.setPen(isChecked() ? QColor{0xff, 0xff, 0xff, stark ? 255 : 200} : onKnob);
    painter.drawText(left, Qt::AlignCenter, tr("OFF"));
    painter.setPen(isChecked() ? QColor{0x12, 0x63, 0x36} : colors.muted);
    painter.drawText(right, Qt::AlignCenter, tr("ON"));
}

}  // namespace thrum::gui
