#include "gui/workshop/heat_view.hpp"

#include "gui/theme/theme.hpp"

#include <thrum/core/field.hpp>

#include <algorithm>
#include <array>
#include <cmath>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace thrum::gui {

namespace {
constexpr double kStroke = 0.02;  ///< of the amplitude, for a touch
constexpr double kKeyStep = 0.01;
constexpr double kLeast = 0.0;
constexpr double kMost = 2.0;

/// Cool blue below 1, field green at 1, warm above; the factor is written at the scale as well.
QColor heatOf(double factor) {
    struct Stop {
        double at;
        int red, green, blue;
    };
    constexpr std::array kStops{Stop{0.5, 0x2b, 0x3f, 0x8c},
                                Stop{0.8, 0x3d, 0x78, 0xa6},
                                Stop{1.0, 0x3f, 0x86, 0x55},
                                Stop{1.2, 0xd9, 0xa8, 0x2e},
                                Stop{1.5, 0xc0, 0x39, 0x2b}};
    if (factor <= kStops.front().at)
        return {kStops.front().red, kStops.front().green, kStops.front().blue};
    for (std::size_t i = 1; i < kStops.size(); ++i) {
        const Stop& a = kStops.at(i - 1);
        const Stop& b = kStops.at(i);
        if (factor > b.at)
            continue;
        const double t = (factor - a.at) / (b.at - a.at);
        const auto mix = [t](int from, int to) {
            return static_cast<int>(std::lround(from + t * (to - from)));
        };
        return {mix(a.red, b.red), mix(a.green, b.green), mix(a.blue, b.blue)};
    }
    return {kStops.back().red, kStops.back().green, kStops.back().blue};
}
}  // namespace

double factorAt(const AmplitudeMap& map, double across, double up) {
    if (map.factors.empty())
        return 1.0;
    const double x = std::clamp(across, 0.0, 1.0) * (map.columns - 1);
    const double y = std::clamp(up, 0.0, 1.0) * (map.rows - 1);
    const int column = std::min(static_cast<int>(x), map.columns - 2);
    const int row = std::min(static_cast<int>(y), map.rows - 2);
    const auto at = [&](int c, int r) {
        return map.factors.at(static_cast<std::size_t>(r * map.columns + c));
    };
    const double u = x - column;
    const double v = y - row;
    return (at(column, row) * (1 - u) + at(column + 1, row) * u) * (1 - v) +
           (at(column, row + 1) * (1 - u) + at(column + 1, row + 1) * u) * v;
}

HeatView::HeatView(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("heatView"));
    setAccessibleName(tr("How strongly the board shakes"));
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
}

void HeatView::showBoard(const BoardSpec& board, bool mayPaint) {
    m_board = board;
    m_mayPaint = mayPaint && !board.amplitude.factors.empty();
    m_cursor.setX(std::clamp(m_cursor.x(), 0, std::max(0, board.amplitude.columns - 1)));
    m_cursor.setY(std::clamp(m_cursor.y(), 0, std::max(0, board.amplitude.rows - 1)));
    update();
}

void HeatView::showWays(std::vector<LevelWay> ways) {
    m_ways = std::move(ways);
    update();
}

QRectF HeatView::plate() const {
    constexpr double kMargin = 16.0;
    const double scaleRoom = fontMetrics().lineSpacing() + 30.0;
    const QRectF room{
        kMargin, kMargin, width() - 2 * kMargin, std::max(10.0, height() - kMargin - scaleRoom)};
    const double scale = std::min(room.width() / m_board.lengthMm, room.height() / m_board.widthMm);
    const QSizeF size{m_board.lengthMm * scale, m_board.widthMm * scale};
    return {room.center() - QPointF{size.width() / 2, size.height() / 2}, size};
}

QPointF HeatView::onPlate(QPointF yards) const {
    const QRectF area = plate();
    const double scale = area.width() / m_board.lengthMm * m_board.mmPerYard;
    return area.center() +
           QPointF{(yards.x() - 50.0) * scale, -(yards.y() - field::kMiddle.y.yards()) * scale};
}

std::optional<QPoint> HeatView::cellAt(QPointF pixel) const {
    const QRectF area = plate();
    if (!area.contains(pixel) || m_board.amplitude.factors.empty())
        return std::nullopt;
    const AmplitudeMap& map = m_board.amplitude;
    return QPoint{
        static_cast<int>(std::lround((pixel.x() - area.left()) / area.width() * (map.columns - 1))),
        static_cast<int>(
            std::lround((area.bottom() - pixel.y()) / area.height() * (map.rows - 1)))};
}

void HeatView::paintAt(int column, int row, double by) {
    AmplitudeMap& map = m_board.amplitude;
    for (int r = row - m_brush; r <= row + m_brush; ++r)
        for (int c = column - m_brush; c <= column + m_brush; ++c) {
            if (c < 0 || r < 0 || c >= map.columns || r >= map.rows)
                continue;
            const double far = std::hypot(c - column, r - row) / (m_brush + 1.0);
            double& factor = map.factors.at(static_cast<std::size_t>(r * map.columns + c));
            factor = std::clamp(factor + by * std::max(0.0, 1.0 - far), kLeast, kMost);
            factor = std::round(factor * 1000.0) / 1000.0;
        }
    update();
}

void HeatView::stroke(QPointF pixel) {
    if (const auto cell = cellAt(pixel)) {
        m_cursor = *cell;
        paintAt(cell->x(), cell->y(), m_cooler ? -kStroke : kStroke);
    }
}

void HeatView::mousePressEvent(QMouseEvent* event) {
    if (!m_mayPaint || (event->button() != Qt::LeftButton && event->button() != Qt::RightButton))
        return;
    m_painting = true;
    m_cooler = event->button() == Qt::RightButton || event->modifiers().testFlag(Qt::ShiftModifier);
    stroke(event->position());
}

void HeatView::mouseMoveEvent(QMouseEvent* event) {
    if (m_painting)
        stroke(event->position());
    tellOf(event->position());
}

void HeatView::mouseReleaseEvent(QMouseEvent*) {
    if (!m_painting)
        return;
    m_painting = false;
    emit painted(m_board.amplitude);
}

void HeatView::keyPressEvent(QKeyEvent* event) {
    const AmplitudeMap& map = m_board.amplitude;
    const auto move = [&](int dx, int dy) {
        m_cursor.setX(std::clamp(m_cursor.x() + dx, 0, std::max(0, map.columns - 1)));
        m_cursor.setY(std::clamp(m_cursor.y() + dy, 0, std::max(0, map.rows - 1)));
        update();
    };
    const auto change = [&](double by) {
        if (!m_mayPaint)
            return;
        paintAt(m_cursor.x(), m_cursor.y(), by);
        emit painted(m_board.amplitude);
    };
    switch (event->key()) {
        case Qt::Key_Left:
            return move(-1, 0);
        case Qt::Key_Right:
            return move(1, 0);
        case Qt::Key_Up:
            return move(0, 1);
        case Qt::Key_Down:
            return move(0, -1);
        case Qt::Key_Plus:
        case Qt::Key_Equal:
            return change(kKeyStep);
        case Qt::Key_Minus:
            return change(-kKeyStep);
        default:
            QWidget::keyPressEvent(event);
    }
}

void HeatView::tellOf(QPointF pixel) {
    const QRectF area = plate();
    if (!area.contains(pixel)) {
        emit pointed({});
        return;
    }
    const double factor = factorAt(m_board.amplitude,
                                   (pixel.x() - area.left()) / area.width(),
                                   (area.bottom() - pixel.y()) / area.height());
    emit pointed(tr("Shakes %1 % of the board's speed here.").arg(100.0 * factor, 0, 'f', 1));
}

void HeatView::leaveEvent(QEvent*) {
    emit pointed({});
}

void HeatView::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF area = plate();
    constexpr int kAcross = 96;
    constexpr int kUp = 48;
    QImage heat{kAcross, kUp, QImage::Format_RGB32};
    for (int y = 0; y < kUp; ++y)
        for (int x = 0; x < kAcross; ++x)
            heat.setPixelColor(
                x,
                y,
                heatOf(factorAt(m_board.amplitude, (x + 0.5) / kAcross, 1.0 - (y + 0.5) / kUp)));
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    painter.drawImage(area, heat);
    painter.setPen(QPen{QColor{255, 255, 255, 170}, 1.0});
    for (int yards = 0; yards <= 100; yards += 10)
        painter.drawLine(onPlate({static_cast<double>(yards), field::kBottomSideline.yards()}),
                         onPlate({static_cast<double>(yards), field::kTopSideline.yards()}));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(
        QRectF{onPlate({field::kHomeEndLine.yards(), field::kTopSideline.yards()}),
               onPlate({field::kVisitorEndLine.yards(), field::kBottomSideline.yards()})});
    for (const LevelWay& way : m_ways) {
        QPolygonF here;
        QPolygonF even;
        for (const QPointF& at : way.here)
            here << onPlate(at);
        for (const QPointF& at : way.even)
            even << onPlate(at);
        painter.setPen(QPen{QColor{255, 255, 255, 200}, 1.4, Qt::DotLine});
        painter.drawPolyline(even);
        painter.setPen(QPen{QColor{0x11, 0x11, 0x11}, 2.2});
        painter.drawPolyline(here);
        if (!here.isEmpty()) {
            painter.setBrush(Qt::white);
            painter.drawEllipse(here.last(), 3.5, 3.5);
        }
    }
    const double slope = std::hypot(m_board.slopeX, m_board.slopeY);
    if (slope > 0.0) {
        // towards where things roll
        const QPointF way{m_board.slopeX / slope, -m_board.slopeY / slope};
        const double length = 30.0 + std::min(60.0, slope * 6000.0);
        const QPointF from = area.center() - way * length / 2;
        const QPointF to = from + way * length;
        const QPointF side{-way.y(), way.x()};
        painter.setPen(QPen{QColor{255, 255, 255}, 4.0, Qt::SolidLine, Qt::RoundCap});
        painter.drawLine(from, to);
        painter.drawLine(to, to - way * 12.0 + side * 8.0);
        painter.drawLine(to, to - way * 12.0 - side * 8.0);
    }
    if (m_mayPaint && hasFocus()) {
        const AmplitudeMap& map = m_board.amplitude;
        const QPointF at{area.left() + area.width() * m_cursor.x() / (map.columns - 1),
                         area.bottom() - area.height() * m_cursor.y() / (map.rows - 1)};
        painter.setPen(QPen{Qt::white, 2.0});
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(at, 9.0, 9.0);
    }
    // the scale
    const double half = 0.5 * fontMetrics().horizontalAdvance(tr("%1 %").arg(150)) + 2.0;
    const double line = fontMetrics().lineSpacing();
    // right under the map it explains, and as wide
    const QRectF bar{area.left() + half,
                     std::min(height() - line - 13.0, area.bottom() + 14.0),
                     area.width() - 2.0 * half,
                     10.0};
    for (int x = 0; x < static_cast<int>(bar.width()); ++x)
        painter.fillRect(QRectF{bar.left() + x, bar.top(), 1.0, bar.height()},
                         heatOf(0.5 + x / bar.width()));
    painter.setPen(Theme::instance().colors().text);
    for (const int percent : {50, 75, 100, 125, 150})
        painter.drawText(QRectF{bar.left() + bar.width() * (percent - 50) / 100.0 - half,
                                bar.bottom() + 1.0,
                                2.0 * half,
                                line},
                         Qt::AlignCenter,
                         tr("%1 %").arg(percent));
}

}  // namespace thrum::gui
