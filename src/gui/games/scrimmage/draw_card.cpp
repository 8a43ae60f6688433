#include "gui/games/scrimmage/draw_card.hpp"

#include "gui/theme/theme.hpp"
#include "gui/widgets/comfort.hpp"
#include "gui/widgets/frame_time.hpp"

#include <algorithm>

#include <QAccessible>
#include <QMouseEvent>
#include <QPainter>

namespace thrum::gui {

namespace {
constexpr int kFlightMs = 700;
constexpr int kSteps = 17;  // how often the light jumps
constexpr double kLeastFace = 0.075;
constexpr double kCardMargin = 10.0;
constexpr QColor kFell{0xff, 0xd2, 0x3f};
constexpr QColor kFellInk{0x1b, 0x16, 0x02};
}  // namespace

ScrimmageDrawCard::ScrimmageDrawCard(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("drawCard"));
    setFocusPolicy(Qt::NoFocus);
    m_flight.setInterval(kFrameMs);
    connect(&m_flight, &QTimer::timeout, this, [this] {
        if (m_time.elapsed() >= kFlightMs)
            land();
        else
            update();
    });
    hide();
}

QSize ScrimmageDrawCard::sizeHint() const {
    const QFontMetrics metrics = fontMetrics();
    int width = 0;
    for (const auto& face : m_draw.faces)
        width += std::max(metrics.horizontalAdvance(face.text),
                          metrics.horizontalAdvance(QStringLiteral("00 %"))) +
                 14;
    width = std::max({width,
                      metrics.horizontalAdvance(m_draw.title) * 5 / 4,
                      metrics.horizontalAdvance(m_draw.result) * 5 / 4});
    return {width + 2 * static_cast<int>(kCardMargin) + 4, 4 * metrics.height() + 34};
}

void ScrimmageDrawCard::show(const ScrimmageDraw& draw, bool still) {
    m_draw = draw;
    setAccessibleName(QStringLiteral("%1: %2").arg(draw.title, draw.result));
    if (still || Comfort::instance().reducedMotion()) {
        m_flight.stop();
    } else {
        m_time.start();
        m_flight.start();
    }
    QWidget::show();
    raise();
    update();
}

void ScrimmageDrawCard::land() {
    m_flight.stop();
    update();
}

void ScrimmageDrawCard::mousePressEvent(QMouseEvent*) {
    if (m_flight.isActive())
        land();
    else
        hide();
}

std::size_t ScrimmageDrawCard::litFace() const {
    if (!m_flight.isActive() || m_draw.faces.empty())
        return m_draw.fell;
    const double part = std::clamp(static_cast<double>(m_time.elapsed()) / kFlightMs, 0.0, 1.0);
    const double eased = 1.0 - (1.0 - part) * (1.0 - part);
    const auto count = m_draw.faces.size();
    const auto left = static_cast<std::size_t>((1.0 - eased) * kSteps);
    return (m_draw.fell + count * static_cast<std::size_t>(kSteps) - left) % count;
}

void ScrimmageDrawCard::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const ThemeColors& colors = Theme::instance().colors();
    const QRectF card = QRectF{rect()}.adjusted(1.0, 1.0, -1.0, -1.0);
    QColor ground = colors.chip;
    ground.setAlpha(245);
    painter.setPen(QPen{QColor{0x8a, 0x90, 0x9a}, 1.2});
    painter.setBrush(ground);
    painter.drawRoundedRect(card, 8.0, 8.0);
    const QFontMetricsF metrics{font()};
    QFont strong = font();
    strong.setBold(true);
    painter.setFont(strong);
    painter.setPen(colors.chipText);
    const double high = metrics.height();
    QRectF line{card.left() + kCardMargin, card.top() + 6.0, card.width() - 2 * kCardMargin, high};
    painter.drawText(line, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter), m_draw.title);
    // as wide as they are likely, but wide enough for their words
    std::vector<double> widths;
    double sum = 0.0;
    for (const auto& face : m_draw.faces) {
        const double least = std::max(metrics.horizontalAdvance(face.text),
                                      metrics.horizontalAdvance(QStringLiteral("00 %"))) +
                             8.0;
        widths.push_back(std::max(least, face.chance > 0.0 ? kLeastFace * line.width() : least));
        sum += widths.back();
    }
    const double spare = std::max(0.0, line.width() - sum);
    const std::size_t lit = litFace();
    double x = line.left();
    const double top = line.bottom() + 6.0;
    for (std::size_t i = 0; i < m_draw.faces.size(); ++i) {
        const auto& face = m_draw.faces[i];
        const double width = widths[i] + spare * face.chance;
        const QRectF box{x + 1.0, top, width - 2.0, 2 * high + 8.0};
        x += width;
        const bool on = i == lit;
        painter.setPen(QPen{on ? kFell : QColor{0x6a, 0x70, 0x7a}, on ? 2.0 : 1.0});
        painter.setBrush(on ? QBrush{kFell} : QBrush{QColor{255, 255, 255, 22}});
        painter.drawRoundedRect(box, 4.0, 4.0);
        painter.setPen(on ? kFellInk : colors.chipText);
        painter.setFont(strong);
        painter.drawText(
            box.adjusted(0.0, 3.0, 0.0, -box.height() / 2), Qt::AlignCenter, face.text);
        painter.setFont(font());
        painter.drawText(box.adjusted(0.0, box.height() / 2, 0.0, -3.0),
                         Qt::AlignCenter,
                         tr("%1 %").arg(face.chance * 100.0, 0, 'f', 0));
    }
    line.moveTop(top + 2 * high + 14.0);
    painter.setFont(strong);
    painter.setPen(colors.chipText);
    if (!m_flight.isActive())
        painter.drawText(line, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter), m_draw.result);
}

}  // namespace thrum::gui
