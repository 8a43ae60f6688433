#include "gui/games/foursheet/defense_field.hpp"
#include "gui/games/foursheet/formation_spots.hpp"
#include "gui/games/foursheet/ink.hpp"
#include "gui/games/foursheet/words.hpp"
#include "gui/theme/board_colors.hpp"
#include "gui/theme/theme.hpp"

#include <algorithm>
#include <cmath>

#include <QPainter>
#include <QPainterPath>

// How the field of the defense looks.

namespace thrum::gui::fss {

void DefenseField::paintHead(QPainter& painter, const Layout& laid) const {
    const Ink& colors = ink();
    painter.setPen(colors.chalk);
    const QFont strong = lettering(font(), 1.0, true);
    painter.setFont(strong);
    const double wide =
        std::min(laid.title.width() * 0.6, QFontMetricsF{strong}.horizontalAdvance(m_scene.title));
    drawFitted(painter,
               QRectF{laid.title.topLeft(), QSizeF{wide + 2, laid.title.height()}},
               static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
               m_scene.title);
    painter.setFont(lettering(font(), 0.94));
    painter.setPen(colors.chalkSoft);
    drawFitted(painter,
               laid.title.adjusted(wide + 14, 0, 0, 0),
               static_cast<int>(Qt::AlignRight | Qt::AlignVCenter),
               m_scene.detail);
    if (m_scene.orders.isEmpty())
        return;
    painter.setPen(colors.lit);
    painter.setFont(lettering(font(), 0.94, true));
    drawFitted(
        painter, laid.orders, static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter), m_scene.orders);
}

void DefenseField::paintZone(QPainter& painter, const Layout& laid, Zone zone) const {
    const Ink& colors = ink();
    const QRectF box = laid.zones[static_cast<std::size_t>(zone)];
    const bool called = m_scene.called == zone;
    const bool offered = isOffered(zone);
    painter.setBrush(called ? colors.zoneCalled : colors.zone);
    QPen edge{called || offered ? colors.lit : colors.zoneEdge, called ? 2.4 : offered ? 2.0 : 1.0};
    if (offered && !called)
        edge.setStyle(Qt::DashLine);
    painter.setPen(edge);
    painter.drawRoundedRect(box, 4.0, 4.0);
    painter.setPen(called ? colors.lit : colors.chalk);
    const QFont strong = lettering(font(), 0.86, true);
    painter.setFont(strong);
    const double line = QFontMetricsF{strong}.height();
    const QString name = zoneText(zone);
    const double besideStep = called && m_scene.steps ? 12.0 : 5.0;
    const QRectF corner = box.adjusted(besideStep, 1.0, -4.0, 0.0);
    painter.drawText(QRectF{corner.left(), corner.top(), corner.width(), line},
                     static_cast<int>(Qt::AlignLeft | Qt::AlignTop),
                     name);
    const double wide = QFontMetricsF{strong}.horizontalAdvance(name);
    const bool first = zone == Zone::D1 || zone == Zone::M1 || zone == Zone::F1 || zone == Zone::B1;
    const QString note = called ? tr("called") : first ? levelText(zone) : QString{};
    painter.setFont(lettering(font(), 0.82));
    painter.setPen(called ? colors.lit : colors.chalkSoft);
    const QRectF rest = corner.adjusted(wide + 5.0, 0.5, 0, 0);
    // "called" leaves the left to the route that comes in there
    if (!note.isEmpty() && QFontMetricsF{painter.font()}.horizontalAdvance(note) < rest.width())
        painter.drawText(QRectF{rest.left(), rest.top(), rest.width(), line},
                         static_cast<int>((called ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignTop),
                         note);
    if (called && m_scene.steps)
        drawStep(painter, box.topLeft() + QPointF{2.0, 1.0}, 8.5, *m_scene.steps, true);
    if (m_cursor == zone && hasFocus() && (m_scene.editable || !m_scene.offered.empty())) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen{Theme::instance().colors().ring, 3.0});
        painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), 5.0, 5.0);
        painter.setPen(QPen{Qt::white, 1.0, Qt::DashLine});
        painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), 5.0, 5.0);
    }
}

void DefenseField::paintDisc(
    QPainter& painter, QPointF middle, double radius, const FieldToken& token, bool ghost) const {
    const Ink& colors = ink();
    QPen rim{ghost ? colors.chalk : m_scene.defense.kit, std::max(2.0, radius * 0.18)};
    if (ghost) {
        rim.setWidthF(1.4);
        rim.setStyle(Qt::DashLine);
        painter.setBrush(Qt::NoBrush);
    } else {
        painter.setBrush(colors.token);
    }
    painter.setPen(rim);
    painter.drawEllipse(middle, radius, radius);
    if (!ghost && (token.selected || token.primary)) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen{token.selected ? board_colors::kSelected : colors.lit, 2.6});
        painter.drawEllipse(middle, radius + 3.0, radius + 3.0);
    }
    painter.setPen(ghost ? colors.chalk : colors.tokenInk);
    QFont digits = font();
    digits.setBold(true);
    digits.setPixelSize(std::max(9, static_cast<int>(radius * 1.05)));
    painter.setFont(digits);
    painter.drawText(QRectF{middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius},
                     Qt::AlignCenter,
                     QString::number(token.token));
}

void DefenseField::paintToken(QPainter& painter,
                              const Layout& laid,
                              const FieldToken& token) const {
    const Ink& colors = ink();
    QPointF middle = discOf(laid, token);
    if (m_dragged == token.token && m_moving)
        middle = m_at;
    paintDisc(painter, middle, laid.disc, token, false);
    if (m_dragged == token.token && m_moving)
        return;
    const QRectF box = laid.zones[static_cast<std::size_t>(token.zone)];
    painter.setPen(colors.chalk);
    painter.setFont(lettering(font(), 0.84));
    const double line = QFontMetricsF{painter.font()}.height();
    const bool blitz = foursheet::isBlitz(token.zone);
    const auto routes = std::ranges::count(m_scene.routes, token.zone, &FieldRoute::zone);
    const double room =
        blitz ? box.width() - 2.0 : box.width() / (menIn(token.zone) + (routes > 0 ? 1 : 0)) - 2.0;
    const double top = middle.y() + laid.disc + 2.5;
    const double below = box.bottom() - top;
    // alone in his zone he may have its whole width, where no route lies
    const auto place = [&](double y, const QString& text) {
        const QRectF own{middle.x() - room / 2, y, room, line};
        const double wide = std::min(QFontMetricsF{painter.font()}.horizontalAdvance(text) + 1.0,
                                     box.width() - 4.0);
        if (menIn(token.zone) != 1 || wide <= room)
            return own;
        const double left =
            std::clamp(middle.x() - wide / 2, box.left() + 2.0, box.right() - 2.0 - wide);
        const QRectF whole{left, y, wide, line};
        const bool crossed = std::ranges::any_of(m_scene.routes, [&](const FieldRoute& route) {
            return route.zone == token.zone && routeBox(laid, route).intersects(whole);
        });
        return crossed ? own : whole;
    };
    const auto write = [&](double y, const QString& text) {
        drawFitted(
            painter, place(y, text), static_cast<int>(Qt::AlignHCenter | Qt::AlignTop), text);
    };
    if (below < line * 0.9) {
        // no room below: beside, where there is some
        const QString text =
            token.note.isEmpty() ? token.slot : tr("%1 · %2").arg(token.slot, token.note);
        const double left = middle.x() + laid.disc + 5.0;
        if (!blitz && box.right() - left > 24.0)
            drawFitted(
                painter,
                QRectF{left, middle.y() - line / 2, std::min(room, box.right() - left), line},
                static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
                text);
        return;
    }
    // two lines where one would be cut, or crossed by a route
    const QString both = tr("%1 · %2").arg(token.slot, token.note);
    const bool tight = blitz ? routes == 0
                             : QFontMetricsF{painter.font()}.horizontalAdvance(both) > room &&
                                   menIn(token.zone) > 1;
    if (tight && below >= 1.8 * line && !token.note.isEmpty()) {
        write(top, token.slot);
        write(top + line * 0.95, token.note);
    } else {
        write(top, token.note.isEmpty() || blitz ? token.slot : both);
    }
    if (!token.order.isEmpty()) {
        painter.setFont(lettering(font(), 0.74, true));
        const double wide = QFontMetricsF{painter.font()}.horizontalAdvance(token.order) + 8.0;
        const QRectF tag{
            middle.x() + laid.disc * 0.5, middle.y() - laid.disc - line * 0.55, wide, line * 0.9};
        painter.setPen(Qt::NoPen);
        painter.setBrush(colors.lit);
        painter.drawRoundedRect(tag, 5.0, 5.0);
        painter.setPen(colors.litInk);
        painter.drawText(tag, Qt::AlignCenter, token.order);
    }
}

void DefenseField::paintOffense(QPainter& painter, const Layout& laid) const {
    const Ink& colors = ink();
    painter.setPen(Qt::NoPen);
    painter.setBrush(colors.scrimmage);
    painter.drawRect(laid.line);
    const double line = QFontMetricsF{font()}.height();
    const double row = m_scene.kick ? laid.offense.height() : laid.offense.height() / 3.0;
    const double high = std::min(line * 1.2, row - 3.0);
    // where the ball is
    if (!m_scene.place.isEmpty()) {
        painter.setFont(lettering(font(), 0.84, true));
        const double wide = QFontMetricsF{painter.font()}.horizontalAdvance(tr("LOS")) + 12.0;
        const QRectF tag{laid.offense.left(),
                         laid.offense.top() + (m_scene.kick ? 0.0 : row) + (row - high) / 2,
                         wide,
                         high};
        painter.drawRoundedRect(tag, 3.0, 3.0);
        painter.setPen(inkOn(colors.scrimmage));
        painter.drawText(tag, Qt::AlignCenter, tr("LOS"));
        painter.setPen(colors.chalk);
        painter.setFont(lettering(font(), 0.84));
        drawFitted(painter,
                   QRectF{tag.right() + 7.0, tag.top(), laid.offense.width() * 0.32, high},
                   static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
                   m_scene.place);
    }
    if (!m_scene.formation || m_scene.kick)
        return;
    const double wide = std::min(laid.offense.width() / 8.2, line * 2.5);
    for (const Stand& spot : spotsOf(*m_scene.formation)) {
        const QPointF at = *roleAt(laid, roleText(spot.role));
        const QRectF box{at.x() - wide / 2, at.y() - high / 2, wide, high};
        const bool target = std::ranges::any_of(m_scene.routes, [&](const FieldRoute& route) {
            return route.target && route.role == roleText(spot.role);
        });
        painter.setBrush(m_scene.offense.kit);
        painter.setPen(QPen{target ? colors.lit : colors.zoneEdge, target ? 2.2 : 1.0});
        painter.drawRoundedRect(box, 3.0, 3.0);
        painter.setPen(inkOn(m_scene.offense.kit));
        painter.setFont(lettering(font(), 0.82, true));
        drawFitted(painter, box.adjusted(1, 0, -1, 0), Qt::AlignCenter, roleText(spot.role));
    }
}

void DefenseField::paintRoute(QPainter& painter,
                              const Layout& laid,
                              const FieldRoute& route) const {
    const Ink& colors = ink();
    const QRectF box = routeBox(laid, route);
    const double line = QFontMetricsF{font()}.height();
    const QColor color = route.target ? colors.lit : colors.chalkSoft;
    if (route.target) {
        if (const auto from = roleAt(laid, route.role)) {
            // round the side he stands on and between the rows, so that it crosses no words
            const QRectF zone = laid.zones[static_cast<std::size_t>(route.zone)];
            const bool right = from->x() > laid.offense.center().x();
            const double side = right ? laid.offense.right() + 5.0 : laid.offense.left() - 5.0;
            const double half = std::min(laid.offense.width() / 8.2, line * 2.5) / 2.0;
            // a man in the line stands between a blitz zone's name and who ends there
            const bool fromBelow = foursheet::isBlitz(route.zone);
            const double turn = fromBelow ? zone.bottom() + 3.0 : zone.top() - 3.0;
            QPainterPath path;
            path.moveTo(from->x() + (right ? half : -half), from->y());
            path.lineTo(side, from->y());
            path.lineTo(side, turn);
            path.lineTo(box.center().x(), turn);
            path.lineTo(box.center().x(), fromBelow ? box.bottom() + 1.0 : box.top() - 1.0);
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen{colors.lit, 2.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin});
            painter.drawPath(path);
        }
    }
    painter.setBrush(route.target ? m_scene.offense.kit : QColor{0, 0, 0, 40});
    QPen edge{color, route.target ? 2.0 : 1.2};
    if (!route.target)
        edge.setStyle(Qt::DashLine);
    painter.setPen(edge);
    painter.drawRoundedRect(box, 3.0, 3.0);
    painter.setPen(route.target ? inkOn(m_scene.offense.kit) : colors.chalk);
    painter.setFont(lettering(font(), 0.8, true));
    drawFitted(painter, box.adjusted(1, 0, -1, 0), Qt::AlignCenter, route.role);
}

void DefenseField::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    const Ink& colors = ink();
    const Layout boxes = laid();
    painter.setPen(colors.field == Qt::black ? QPen{Qt::white} : QPen{Qt::NoPen});
    painter.setBrush(colors.field);
    painter.drawRoundedRect(QRectF{rect()}.adjusted(0.5, 0.5, -0.5, -0.5), 5.0, 5.0);
    paintHead(painter, boxes);
    for (const Zone zone : foursheet::allZones())
        paintZone(painter, boxes, zone);
    paintOffense(painter, boxes);
    for (const FieldRoute& route : m_scene.routes)
        paintRoute(painter, boxes, route);
    // whence men came
    for (const FieldToken& token : m_scene.tokens) {
        if (!token.from)
            continue;
        const QRectF left = boxes.zones[static_cast<std::size_t>(*token.from)];
        // below who ends his route there, else in the corner: away from the men's names
        const bool ends = std::ranges::find(m_scene.routes, *token.from, &FieldRoute::zone) !=
                          m_scene.routes.end();
        const double corner = boxes.disc * 0.8 + 4.0;
        const QPointF ghost{ends ? left.left() + corner : left.right() - corner,
                            left.bottom() - corner};
        const QPointF to = discOf(boxes, token);
        painter.setPen(QPen{colors.chalk, 1.6, Qt::DashLine});
        painter.drawLine(ghost, to);
        paintDisc(painter, ghost, boxes.disc * 0.8, token, true);
        if (m_scene.moves)
            drawStep(painter,
                     ghost + QPointF{boxes.disc * 0.9, -boxes.disc * 0.8},
                     7.5,
                     *m_scene.moves,
                     false);
    }
    for (const FieldToken& token : m_scene.tokens)
        if (m_dragged != token.token)
            paintToken(painter, boxes, token);
    for (const FieldToken& token : m_scene.tokens)
        if (m_dragged == token.token)
            paintToken(painter, boxes, token);
    // a stack counts one more
    if (m_scene.called && m_scene.bonus > 0) {
        std::vector<QPointF> met;
        for (const FieldToken& token : m_scene.tokens)
            if (token.met)
                met.push_back(discOf(boxes, token));
        if (met.size() > 1) {
            const QPointF middle = (met[0] + met[1]) / 2.0;
            const QRectF chip{middle.x() - 13.0, middle.y() - 8.0, 26.0, 16.0};
            painter.setPen(Qt::NoPen);
            painter.setBrush(colors.lit);
            painter.drawRoundedRect(chip, 8.0, 8.0);
            painter.setPen(colors.litInk);
            QFont bold = font();
            bold.setBold(true);
            bold.setPixelSize(11);
            painter.setFont(bold);
            painter.drawText(chip, Qt::AlignCenter, QStringLiteral("+%1").arg(m_scene.bonus));
        }
    }
}

}  // namespace thrum::gui::fss
