#include "gui/games/foursheet/defense_field.hpp"
#include "gui/games/foursheet/formation_spots.hpp"
#include "gui/games/foursheet/words.hpp"

#include <algorithm>
#include <cmath>

#include <QFontMetricsF>

// Where everything is on the field of the defense.

namespace thrum::gui::fss {

namespace {
constexpr double kFieldMargin = 12.0;
constexpr double kZoneGap = 6.0;
}  // namespace

DefenseField::Layout DefenseField::laid() const {
    Layout laid;
    const double line = QFontMetricsF{font()}.height();
    const QRectF inside =
        QRectF{rect()}.adjusted(kFieldMargin, kFieldMargin - 4, -kFieldMargin, -kFieldMargin + 2);
    laid.title = QRectF{inside.left(), inside.top(), inside.width(), line * 1.35};
    laid.orders = QRectF{inside.left(), laid.title.bottom(), inside.width(), 0.0};
    if (!m_scene.orders.isEmpty())
        laid.orders.setHeight(line * 1.15);
    double top = laid.orders.bottom() + 4.0;
    const double whole = inside.bottom() - top;
    const double offense = m_scene.kick ? line * 1.5 : std::clamp(whole * 0.24, line * 3.4, 120.0);
    const double zones = std::max(60.0, whole - offense - 4 * kZoneGap);
    // deep, medium, flat, blitz
    constexpr std::array kParts{0.17, 0.30, 0.24, 0.29};
    const std::array<double, 4> heights{
        kParts[0] * zones, kParts[1] * zones, kParts[2] * zones, kParts[3] * zones};
    const auto put = [&](Zone first, int count, double height) {
        const double width = (inside.width() - kZoneGap * (count - 1)) / count;
        for (int i = 0; i < count; ++i)
            laid.zones[static_cast<std::size_t>(first) + static_cast<std::size_t>(i)] =
                QRectF{inside.left() + i * (width + kZoneGap), top, width, height};
        top += height + kZoneGap;
    };
    put(Zone::D1, 1, heights[0]);
    put(Zone::M1, 3, heights[1]);
    put(Zone::F1, 3, heights[2]);
    put(Zone::B1, 7, heights[3]);
    laid.line = QRectF{inside.left(), top, inside.width(), 3.0};
    laid.offense = QRectF{inside.left(), top + 5.0, inside.width(), inside.bottom() - top - 5.0};
    const double narrow = laid.zones[static_cast<std::size_t>(Zone::B1)].width();
    laid.disc =
        std::clamp(std::min({heights[0] * 0.34, heights[3] * 0.24, narrow * 0.36}), 8.0, 26.0);
    return laid;
}

QRectF DefenseField::zoneBox(Zone zone) const {
    return laid().zones[static_cast<std::size_t>(zone)];
}

int DefenseField::menIn(Zone zone) const {
    return static_cast<int>(std::ranges::count(m_scene.tokens, zone, &FieldToken::zone));
}

// Men and whoever ends his route here share the zone's width.
QPointF DefenseField::discOf(const Layout& laid, const FieldToken& token) const {
    const QRectF box = laid.zones[static_cast<std::size_t>(token.zone)];
    int before = 0;
    for (const FieldToken& other : m_scene.tokens)
        if (other.zone == token.zone && other.token < token.token)
            ++before;
    const int men = menIn(token.zone);
    const auto routes =
        static_cast<int>(std::ranges::count(m_scene.routes, token.zone, &FieldRoute::zone));
    const double line = QFontMetricsF{font()}.height();
    if (foursheet::isBlitz(token.zone)) {
        const double top = box.top() + line * 0.95;
        return {box.center().x(), std::min(top + laid.disc + 1.0, box.bottom() - laid.disc)};
    }
    const int shares = men + (routes > 0 ? 1 : 0);
    const double left = token.zone == Zone::D1 && routes == 0 ? box.width() * 0.5 : 0.0;
    const double width = box.width();
    double x = box.left() + width * (before + 0.5 + (routes > 0 ? 1 : 0)) / std::max(1, shares);
    if (left > 0.0 && men == 1)
        x = box.left() + left;
    const bool labels = box.height() > 2 * laid.disc + 2.05 * line;
    const double y = labels ? box.top() + line * 0.9 + laid.disc + 2.0 : box.center().y();
    return {x, std::min(y, box.bottom() - laid.disc - 1.0)};
}

QRectF DefenseField::routeBox(const Layout& laid, const FieldRoute& route) const {
    const QRectF box = laid.zones[static_cast<std::size_t>(route.zone)];
    const double line = QFontMetricsF{font()}.height();
    int place = 0;
    int all = 0;
    for (const FieldRoute& other : m_scene.routes) {
        if (other.zone != route.zone)
            continue;
        if (other == route)
            place = all;
        ++all;
    }
    const double high = std::min(line * 1.25, box.height() * 0.4);
    if (foursheet::isBlitz(route.zone)) {
        const double wide = std::min(box.width() - 6.0, line * 2.3);
        const double y = menIn(route.zone) > 0
                             ? box.bottom() - high - 3.0
                             : box.top() + line + (box.height() - line - high) / 2;
        return {box.center().x() - wide / 2, y, wide, high};
    }
    const int shares = menIn(route.zone) + 1;
    const double room = box.width() / shares;
    // beside each other as far as they can be read so, the others below
    constexpr double kGap = 3.0;
    const double least = line * 1.6;
    const int across =
        std::clamp(static_cast<int>((room - kGap) / (least + kGap)), 1, std::max(1, all));
    const int rows = (all + across - 1) / across;
    const int row = place / across;
    const double wide = std::min(line * 2.3, (room - 6.0 - (across - 1) * kGap) / across);
    const double used = across * wide + (across - 1) * kGap;
    const double x =
        box.left() + 6.0 + place % across * (wide + kGap) + std::max(0.0, (room - used) / 2 - 6.0);
    const double top = box.top() + line * 0.9;
    const double each = std::min(high, (box.bottom() - 2.0 - top - (rows - 1) * 2.0) / rows);
    return {x, std::min(top + row * (each + 2.0), box.bottom() - each - 2.0), wide, each};
}

std::optional<QPointF> DefenseField::tokenAt(int token) const {
    const auto found = std::ranges::find(m_scene.tokens, token, &FieldToken::token);
    if (found == m_scene.tokens.end())
        return std::nullopt;
    return discOf(laid(), *found);
}

std::optional<Zone> DefenseField::zoneAt(QPointF at) const {
    const Layout boxes = laid();
    for (const Zone zone : foursheet::allZones())
        if (boxes.zones[static_cast<std::size_t>(zone)].adjusted(-3, -3, 3, 3).contains(at))
            return zone;
    return std::nullopt;
}

const FieldToken* DefenseField::hit(QPointF at) const {
    const Layout boxes = laid();
    for (const FieldToken& token : m_scene.tokens) {
        const QPointF away = discOf(boxes, token) - at;
        if (std::hypot(away.x(), away.y()) <= boxes.disc + 3.0)
            return &token;
    }
    return nullptr;
}

const FieldToken* DefenseField::selected() const {
    const auto found = std::ranges::find(m_scene.tokens, true, &FieldToken::selected);
    return found != m_scene.tokens.end() ? &*found : nullptr;
}

bool DefenseField::isOffered(Zone zone) const {
    return std::ranges::find(m_scene.offered, zone) != m_scene.offered.end();
}

std::optional<QPointF> DefenseField::roleAt(const Layout& laid, const QString& role) const {
    if (!m_scene.formation)
        return std::nullopt;
    const double row = laid.offense.height() / 3.0;
    for (const Stand& spot : spotsOf(*m_scene.formation))
        if (roleText(spot.role) == role)
            return QPointF{laid.offense.left() + spot.x * laid.offense.width(),
                           laid.offense.top() + row * (spot.row + 0.5)};
    return std::nullopt;
}

}  // namespace thrum::gui::fss
