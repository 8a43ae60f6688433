#include "gui/statistics/drive_chart.hpp"

#include "gui/theme/theme.hpp"

#include <algorithm>

#include <QMouseEvent>
#include <QPainter>

namespace thrum::gui {

namespace {
constexpr int kTop = 24;
constexpr int kGap = 16;              // between a text and the field
constexpr double kMostOfWords = 0.4;  // of the width, for either column
}  // namespace

DriveChart::DriveChart(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("driveChart"));
    setAccessibleName(tr("Drive chart"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setToolTip(tr("Each possession from its first line of scrimmage; a click shows it again"));
}

void DriveChart::showDrives(std::vector<DriveBar> drives,
                            const QColor& home,
                            const QColor& visitor) {
    m_drives = std::move(drives);
    m_home = home;
    m_visitor = visitor;
    QStringList told;
    for (const DriveBar& drive : m_drives)
        told << QStringLiteral("%1: %2").arg(drive.left, drive.right);
    setAccessibleDescription(told.join(QStringLiteral("; ")));
    updateGeometry();
    update();
}

int DriveChart::rowHeight() const {
    return fontMetrics().height() + 8;
}

QSize DriveChart::sizeHint() const {
    return {640, kTop + rowHeight() * static_cast<int>(m_drives.size()) + 6};
}

// As wide as the longest of them; the field has what the words leave over.
double DriveChart::widthOf(QString DriveBar::*words) const {
    int widest = 0;
    for (const DriveBar& drive : m_drives)
        widest = std::max(widest, fontMetrics().horizontalAdvance(drive.*words));
    return std::min(widest + kGap + 4.0, width() * kMostOfWords);
}

QRectF DriveChart::fieldRect() const {
    const double left = widthOf(&DriveBar::left);
    return {left,
            kTop,
            width() - left - widthOf(&DriveBar::right),
            static_cast<double>(rowHeight()) * static_cast<double>(m_drives.size())};
}

void DriveChart::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const ThemeColors& colors = Theme::instance().colors();
    const QRectF field = fieldRect();
    const auto x = [&field](double yards) { return field.left() + field.width() * yards / 100.0; };
    painter.setFont(font());
    for (int yards = 0; yards <= 100; yards += 10) {
        painter.setPen(QPen{colors.line, yards == 50 ? 1.6 : 1.0});
        painter.drawLine(QPointF(x(yards), field.top()), QPointF(x(yards), field.bottom()));
        painter.setPen(colors.muted);
        const int number = yards <= 50 ? yards : 100 - yards;
        if (yards % 20 == 10 || yards == 50)
            painter.drawText(QRectF(x(yards) - 20, 0, 40, kTop - 2),
                             Qt::AlignHCenter | Qt::AlignBottom,
                             QString::number(number));
    }
    double y = field.top();
    for (const DriveBar& drive : m_drives) {
        const bool home = drive.side == Side::Home;
        painter.setPen(colors.text);
        painter.drawText(QRectF(4, y, field.left() - 12, rowHeight()),
                         Qt::AlignVCenter | Qt::AlignLeft,
                         fontMetrics().elidedText(
                             drive.left, Qt::ElideRight, static_cast<int>(field.left()) - 12));
        const double from = x(std::clamp(drive.from, 0.0, 100.0));
        const double to = x(std::clamp(drive.to, 0.0, 100.0));
        const QRectF bar = QRectF{QPointF{from, y + 5.0}, QPointF{to, y + rowHeight() - 5.0}}
                               .normalized()
                               .adjusted(-1.0, 0.0, 1.0, 0.0);
        const QColor ink = home ? m_home : m_visitor;
        painter.setPen(QPen{Theme::instance().isDark() ? ink.lighter(160) : ink, 1.4});
        painter.setBrush(home ? QBrush{ink} : QBrush{ink, Qt::BDiagPattern});
        painter.drawRect(bar);
        // the end it came to has an arrow head
        const double way = to >= from ? 1.0 : -1.0;
        const double middle = y + rowHeight() / 2.0;
        painter.setBrush(ink);
        painter.drawPolygon(QPolygonF{{QPointF{to, middle - 6.0},
                                       QPointF{to + way * 7.0, middle},
                                       QPointF{to, middle + 6.0}}});
        painter.setPen(colors.text);
        painter.drawText(
            QRectF(field.right() + 14, y, width() - field.right() - 16, rowHeight()),
            Qt::AlignVCenter | Qt::AlignLeft,
            fontMetrics().elidedText(
                drive.right, Qt::ElideRight, static_cast<int>(width() - field.right()) - 18));
        y += rowHeight();
    }
}

void DriveChart::mousePressEvent(QMouseEvent* event) {
    const double row = (event->position().y() - kTop) / rowHeight();
    if (row >= 0.0 && row < static_cast<double>(m_drives.size()))
        emit playAsked(m_drives[static_cast<std::size_t>(row)].firstPlay);
}

}  // namespace thrum::gui
