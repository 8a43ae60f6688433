#include "gui/games/foursheet/defense_field.hpp"

#include "gui/games/foursheet/ink.hpp"
#include "gui/games/foursheet/words.hpp"
#include "gui/theme/board_colors.hpp"
#include "gui/theme/theme.hpp"

#include <algorithm>
#include <cmath>

#include <QApplication>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>

namespace thrum::gui::fss {

namespace {
constexpr double kFieldMargin = 12.0;
constexpr double kZoneGap = 6.0;

struct Stand {
    Role role;
    double x;  ///< of the width
    int row;
};
// Below the line, as the offense sees it.
std::vector<Stand> spotsOf(Formation formation) {
    std::vector<Stand> line{{Role::SE, 0.5 / 7, 0},
                            {Role::LT, 1.5 / 7, 0},
                            {Role::LG, 2.5 / 7, 0},
                            {Role::C, 3.5 / 7, 0},
                            {Role::RG, 4.5 / 7, 0},
                            {Role::RT, 5.5 / 7, 0},
                            {Role::TE, 6.5 / 7, 0}};
    const auto add = [&](Role role, double x, int row) { line.push_back({role, x, row}); };
    add(Role::FL, 6.5 / 7, 1);
    switch (formation) {
        case Formation::Shotgun:
            add(Role::QB, 3.5 / 7, 2);
            add(Role::HB, 2.5 / 7, 2);
            add(Role::FB, 4.5 / 7, 2);
            break;
        case Formation::I:
        case Formation::ShortYardage:
            add(Role::QB, 3.5 / 7, 1);
            add(Role::FB, 3.5 / 7, 2);
            add(Role::HB, 4.5 / 7, 2);
            break;
        default:
            add(Role::QB, 3.5 / 7, 1);
            add(Role::HB, 2.7 / 7, 2);
            add(Role::FB, 4.3 / 7, 2);
            break;
    }
    return line;
}
}  // namespace

DefenseField::DefenseField(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("defenseField"));
    setAccessibleName(tr("Field of the defense"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
}

void DefenseField::show(const FieldScene& scene) {
    if (scene == m_scene)
        return;
    m_scene = scene;
    if (!scene.editable)
        m_dragged.reset();
    setAccessibleDescription(spokenField(scene));
    update();
}

// --- where everything is

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
    const bool labels = box.height() > 2 * laid.disc + 1.9 * line;
    const double y = labels ? box.top() + line * 0.75 + laid.disc + 2.0 : box.center().y();
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
    const double wide = std::min(line * 2.3, (room - 6.0) / std::max(1, all));
    const double x =
        box.left() + 6.0 + place * (wide + 3.0) + std::max(0.0, (room - all * wide) / 2 - 6.0);
    return {x, std::min(box.top() + line * 0.9, box.bottom() - high - 2.0), wide, high};
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

// --- how it looks

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
    const QRectF corner = box.adjusted(5.0, 1.0, -4.0, 0.0);
    painter.drawText(QRectF{corner.left(), corner.top(), corner.width(), line},
                     static_cast<int>(Qt::AlignLeft | Qt::AlignTop),
                     name);
    const double wide = QFontMetricsF{strong}.horizontalAdvance(name);
    const bool first = zone == Zone::D1 || zone == Zone::M1 || zone == Zone::F1 || zone == Zone::B1;
    const QString note = called ? tr("called") : first ? levelText(zone) : QString{};
    painter.setFont(lettering(font(), 0.82));
    painter.setPen(called ? colors.lit : colors.chalkSoft);
    const QRectF rest = corner.adjusted(wide + 5.0, 0.5, 0, 0);
    if (!note.isEmpty() && QFontMetricsF{painter.font()}.horizontalAdvance(note) < rest.width())
        painter.drawText(QRectF{rest.left(), rest.top(), rest.width(), line},
                         static_cast<int>(Qt::AlignLeft | Qt::AlignTop),
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
    const auto write = [&](double y, const QString& text) {
        drawFitted(painter,
                   QRectF{middle.x() - room / 2, y, room, line},
                   static_cast<int>(Qt::AlignHCenter | Qt::AlignTop),
                   text);
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
    if (blitz && below >= 1.8 * line && !token.note.isEmpty() && routes == 0) {
        write(top, token.slot);
        write(top + line * 0.95, token.note);
    } else {
        write(
            top,
            token.note.isEmpty() || blitz ? token.slot : tr("%1 · %2").arg(token.slot, token.note));
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
    const QColor color = route.target ? colors.lit : colors.chalkSoft;
    if (route.target) {
        if (const auto from = roleAt(laid, route.role)) {
            // round the side he stands on, so that it crosses as little as can be
            QPainterPath path;
            const double high = laid.offense.height() / 3.0;
            const double side = from->x() > laid.offense.center().x() ? laid.offense.right() + 5.0
                                                                      : laid.offense.left() - 5.0;
            path.moveTo(*from - QPointF{0.0, high * 0.3});
            const double turn = box.top() - 5.0;
            path.lineTo(from->x(), from->y());
            path.lineTo(side, from->y());
            path.lineTo(side, turn);
            path.lineTo(box.center().x(), turn);
            path.lineTo(box.center().x(), box.top() - 1.0);
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
        const QPointF ghost{left.right() - boxes.disc - 8.0, left.bottom() - boxes.disc - 4.0};
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

// --- mouse and keys

void DefenseField::mousePressEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton)
        return;
    m_pressed = m_at = event->position();
    m_moving = false;
    if (const FieldToken* token = hit(m_at)) {
        m_dragged = m_scene.editable ? std::optional{token->token} : std::nullopt;
        m_cursor = token->zone;
        emit tokenChosen(token->token);
        return;
    }
    const std::optional<Zone> zone = zoneAt(m_at);
    if (!zone)
        return;
    m_cursor = *zone;
    update();
    if (isOffered(*zone))
        emit zoneChosen(*zone);
    else if (const FieldToken* token = selected(); token != nullptr && m_scene.editable)
        emit tokenMoved(token->token, *zone);
}

void DefenseField::mouseMoveEvent(QMouseEvent* event) {
    if (!m_dragged) {
        const bool token = hit(event->position()) != nullptr;
        setCursor(token && m_scene.editable ? Qt::OpenHandCursor : Qt::ArrowCursor);
        return;
    }
    m_at = event->position();
    if ((m_at - m_pressed).manhattanLength() >= QApplication::startDragDistance())
        m_moving = true;
    if (m_moving)
        update();
}

void DefenseField::mouseReleaseEvent(QMouseEvent* event) {
    const std::optional<int> dragged = std::exchange(m_dragged, std::nullopt);
    const bool moved = std::exchange(m_moving, false);
    update();
    if (!dragged || !moved)
        return;
    if (const std::optional<Zone> zone = zoneAt(event->position())) {
        m_cursor = *zone;
        emit tokenMoved(*dragged, *zone);
    }
}

void DefenseField::moveCursor(int key) {
    const Layout boxes = laid();
    const QRectF here = boxes.zones[static_cast<std::size_t>(m_cursor)];
    const QPointF from = here.center();
    double best = 1e9;
    Zone to = m_cursor;
    for (const Zone zone : foursheet::allZones()) {
        if (zone == m_cursor)
            continue;
        const QPointF way = boxes.zones[static_cast<std::size_t>(zone)].center() - from;
        const bool sideways = key == Qt::Key_Left || key == Qt::Key_Right;
        const double along = key == Qt::Key_Left    ? -way.x()
                             : key == Qt::Key_Right ? way.x()
                             : key == Qt::Key_Up    ? -way.y()
                                                    : way.y();
        const double across = std::abs(sideways ? way.y() : way.x());
        if (along < 4.0 || (sideways && across > 4.0))
            continue;
        const double cost = sideways ? along : along * 3.0 + across;
        if (cost < best) {
            best = cost;
            to = zone;
        }
    }
    m_cursor = to;
}

bool DefenseField::takeKey(QKeyEvent& event) {
    if (event.modifiers() & ~(Qt::KeypadModifier | Qt::ShiftModifier))
        return false;
    const bool places = m_scene.editable || !m_scene.offered.empty();
    switch (event.key()) {
        case Qt::Key_Left:
        case Qt::Key_Right:
        case Qt::Key_Up:
        case Qt::Key_Down:
            if (!places)
                return false;
            moveCursor(event.key());
            update();
            return true;
        case Qt::Key_Comma:
        case Qt::Key_Period: {
            if (m_scene.tokens.empty())
                return false;
            const FieldToken* now = selected();
            const int step = event.key() == Qt::Key_Period ? 1 : -1;
            const int token =
                now != nullptr ? (now->token - 1 + step + 11) % 11 + 1 : (step > 0 ? 1 : 11);
            for (const FieldToken& one : m_scene.tokens)
                if (one.token == token)
                    m_cursor = one.zone;
            emit tokenChosen(token);
            return true;
        }
        case Qt::Key_Space:
            if (!places)
                return false;
            if (isOffered(m_cursor)) {
                emit zoneChosen(m_cursor);
            } else if (const FieldToken* now = selected();
                       now != nullptr && now->zone != m_cursor) {
                emit tokenMoved(now->token, m_cursor);
            } else {
                // the next man of this zone
                std::vector<int> here;
                for (const FieldToken& one : m_scene.tokens)
                    if (one.zone == m_cursor)
                        here.push_back(one.token);
                if (!here.empty())
                    emit tokenChosen(now != nullptr && here.size() > 1 && now->token == here[0]
                                         ? here[1]
                                         : here[0]);
            }
            return true;
        default:
            return false;
    }
}

void DefenseField::keyPressEvent(QKeyEvent* event) {
    if (!takeKey(*event))
        QWidget::keyPressEvent(event);
}

void DefenseField::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    update();
}

void DefenseField::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

bool DefenseField::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip)
        return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    if (const FieldToken* token = hit(help->pos())) {
        QToolTip::showText(help->globalPos(),
                           tr("%1 %2, %3").arg(token->token).arg(token->slot, token->name),
                           this);
    } else if (const auto zone = zoneAt(help->pos())) {
        QToolTip::showText(help->globalPos(), zoneWords(*zone), this);
    } else {
        QToolTip::hideText();
    }
    return true;
}

}  // namespace thrum::gui::fss
