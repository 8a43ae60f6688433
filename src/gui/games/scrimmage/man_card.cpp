#include "gui/games/scrimmage/man_card.hpp"

#include "gui/games/scrimmage/words.hpp"
#include "gui/theme/theme.hpp"

#include <algorithm>

#include <QPainter>

namespace thrum::gui {

ScrimmageManCard::ScrimmageManCard(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("manCard"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

int ScrimmageManCard::pictureSize() const {
    return 3 * fontMetrics().height() + 6;
}

QSize ScrimmageManCard::sizeHint() const {
    return {pictureSize() + 170, pictureSize() + 6};
}

QSize ScrimmageManCard::minimumSizeHint() const {
    return {pictureSize() + 100, pictureSize() + 6};
}

void ScrimmageManCard::show(const scrimmage::State& state, scrimmage::ManId id, bool counts) {
    const scrimmage::Man* man = scrimmage::findMan(state, id);
    m_art.label = labelText(id);
    m_art.speed = scrimmage::speedOf(state, id);
    m_art.power = scrimmage::powerOf(state, id);
    m_art.kit = kitOf(state, id.side());
    m_art.half = man != nullptr && man->half ? *man->half : -1;
    m_art.pale = m_art.half >= 0;
    m_art.ball = state.carrier == id;
    m_used = man != nullptr && counts ? man->moved : 0;
    m_counts = counts;
    m_name = manText(id);
    m_note = m_art.ball ? tr("has the ball") : QString{};
    setAccessibleName(spokenMan(state, id));
    setToolTip(spokenMan(state, id));
    updateGeometry();
    update();
}

void ScrimmageManCard::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const double size = pictureSize();
    paintMan(painter, QRectF{2.0, 3.0, size, size}, m_art, font());
    const ThemeColors& colors = Theme::instance().colors();
    const double left = size + 14.0;
    const double high = fontMetrics().height();
    QRectF line{left, 3.0, width() - left, high};
    QFont strong = font();
    strong.setBold(true);
    painter.setFont(strong);
    painter.setPen(colors.text);
    const QFontMetricsF metrics{strong};
    painter.drawText(line,
                     static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
                     metrics.elidedText(m_name, Qt::ElideRight, line.width()));
    painter.setFont(font());
    const double room = line.width() - metrics.horizontalAdvance(m_name) - 8.0;
    painter.setPen(colors.muted);
    if (room > fontMetrics().horizontalAdvance(m_note))
        painter.drawText(line, static_cast<int>(Qt::AlignRight | Qt::AlignVCenter), m_note);

    line.translate(0.0, high + 3.0);
    painter.drawText(line, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter), tr("Speed"));
    const double words = std::max(fontMetrics().horizontalAdvance(tr("Speed")),
                                  fontMetrics().horizontalAdvance(tr("Power"))) +
                         8.0;
    const double disk = std::min(11.0, high * 0.7);
    for (int i = 0; i < m_art.speed; ++i) {
        const bool used = i < m_used;
        painter.setPen(QPen{colors.text, 1.0});
        painter.setBrush(used ? QBrush{Qt::NoBrush} : QBrush{colors.text});
        painter.drawEllipse(
            QRectF{left + words + i * (disk + 4.0), line.center().y() - disk / 2, disk, disk});
    }
    painter.setPen(colors.text);
    const QString leftText = m_counts
                                 ? tr("%1 of %2 left").arg(m_art.speed - m_used).arg(m_art.speed)
                                 : QString::number(m_art.speed);
    const double after = left + words + m_art.speed * (disk + 4.0) + 4.0;
    if (width() - after > fontMetrics().horizontalAdvance(leftText))
        painter.drawText(QRectF{after, line.top(), width() - after, high},
                         static_cast<int>(Qt::AlignRight | Qt::AlignVCenter),
                         leftText);

    line.translate(0.0, high + 2.0);
    painter.setPen(colors.muted);
    painter.drawText(line, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter), tr("Power"));
    painter.setPen(QPen{colors.text, 1.2});
    painter.setBrush(Qt::NoBrush);
    for (int i = 0; i < m_art.power; ++i)
        painter.drawRect(
            QRectF{left + words + i * (disk + 4.0), line.center().y() - disk / 2, disk, disk});
    painter.drawText(
        line, static_cast<int>(Qt::AlignRight | Qt::AlignVCenter), QString::number(m_art.power));
}

}  // namespace thrum::gui
