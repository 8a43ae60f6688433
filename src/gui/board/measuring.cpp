#include "gui/board/measuring.hpp"

#include <cmath>

#include <QCoreApplication>

namespace thrum::gui {

namespace {
constexpr double kMmPerInch = 25.4;
constexpr double kDragYards = 0.25;  // less is a click

double length(QPointF way) {
    return std::hypot(way.x(), way.y());
}
}  // namespace

void Measuring::setOn(bool on) {
    m_on = on;
    clear();
}

bool Measuring::clear() {
    const bool had = m_from.has_value();
    m_from.reset();
    m_pending = false;
    m_pressed = false;
    return had;
}

void Measuring::press(QPointF at) {
    m_pressed = true;
    m_to = at;
    if (m_pending) {
        m_pending = false;
        return;
    }
    m_from = at;
    m_pending = true;
}

void Measuring::move(QPointF at) {
    if (m_pressed || m_pending)
        m_to = at;
}

void Measuring::release(QPointF at) {
    if (!m_pressed)
        return;
    m_pressed = false;
    m_to = at;
    if (m_from && length(at - *m_from) > kDragYards)
        m_pending = false;
}

std::optional<MeasureDrawing> Measuring::drawing(double mmPerYard) const {
    if (!m_on || !m_from || length(m_to - *m_from) < 1e-6)
        return std::nullopt;
    return MeasureDrawing{*m_from, m_to, measureText(*m_from, m_to, mmPerYard), {}};
}

QString measureText(QPointF from, QPointF to, double mmPerYard) {
    const QPointF way = to - from;
    const double yards = length(way);
    double degrees = std::atan2(way.y(), way.x()) * 180.0 / 3.14159265358979323846;
    if (degrees < 0.0)
        degrees += 360.0;
    return QCoreApplication::translate("Measuring", "%1 yd · %2 in · %3°")
        .arg(yards, 0, 'f', 1)
        .arg(yards * mmPerYard / kMmPerInch, 0, 'f', 2)
        .arg(std::lround(degrees) % 360);
}

}  // namespace thrum::gui
