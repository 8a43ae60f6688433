#include "gui/games/scrimmage/grid_view.hpp"
#include "gui/games/scrimmage/men_art.hpp"
#include "gui/games/scrimmage/words.hpp"
#include "gui/scoreboard/score_ink.hpp"
#include "gui/theme/board_colors.hpp"
#include "gui/theme/theme.hpp"

#include <algorithm>

#include <QPainter>

// What lies over the men: trails, the planned route, the ball, notes of contacts, the keyboard.

namespace thrum::gui {

using scrimmage::Square;

namespace {
constexpr QColor kTrail{0xe9, 0xef, 0xea};
constexpr QColor kOldTrail{0xc4, 0xd3, 0xc8};
constexpr QColor kRoute{0xf2, 0x9a, 0x4a};

QFont pixelFont(const QFont& base, double pixels) {
    QFont font = base;
    font.setPixelSize(std::max(8, static_cast<int>(pixels)));
    font.setBold(true);
    return font;
}

void paintDot(QPainter& painter, QPointF at, double size, const QColor& fill) {
    painter.setPen(QPen{QColor{0x14, 0x24, 0x1a}, 1.5});
    painter.setBrush(fill);
    painter.drawEllipse(at, size, size);
}
}  // namespace

void ScrimmageGrid::paintTrails(QPainter& painter) const {
    if (m_film.isReplay())
        return;
    painter.save();
    painter.setClipRect(m_layout.field);
    const double wide = std::max(2.0, 0.07 * m_layout.cell);
    for (const ScrimmageFilm::Trail& trail : m_film.trails()) {
        const QPointF from = m_layout.middle(trail.from);
        const QPointF to = m_layout.middle(trail.to);
        painter.setOpacity(trail.older ? 0.55 : 0.95);
        const QColor color = trail.met ? kRoute : (trail.older ? kOldTrail : kTrail);
        painter.setPen(QPen{QColor{0, 0, 0, 140}, wide + 2.0, Qt::SolidLine, Qt::RoundCap});
        painter.drawLine(from, to);
        painter.setPen(QPen{color, wide, Qt::SolidLine, Qt::RoundCap});
        painter.drawLine(from, to);
        paintDot(painter, from, 0.09 * m_layout.cell, color);
        const double cross = 0.16 * m_layout.cell;
        if (trail.met) {
            paintDot(painter, to, cross * 1.3, kRoute);
            painter.drawLine(to - QPointF{cross, cross} * 0.6, to + QPointF{cross, cross} * 0.6);
            painter.drawLine(to - QPointF{cross, -cross} * 0.6, to + QPointF{cross, -cross} * 0.6);
        }
    }
    painter.restore();
}

void ScrimmageGrid::paintRoute(QPainter& painter) const {
    const ScrimmagePlan::Route* route = m_plan.route();
    if (route == nullptr || !m_plan.selected())
        return;
    const scrimmage::Man* man = scrimmage::findMan(m_plan.state(), *m_plan.selected());
    if (man == nullptr || !man->at)
        return;
    painter.save();
    painter.setClipRect(m_layout.field);
    QPointF from = m_layout.middle(*man->at);
    const double wide = std::max(3.0, 0.12 * m_layout.cell);
    for (const Square point : route->way.points) {
        const QPointF to = m_layout.middle(point);
        painter.setPen(QPen{QColor{0x14, 0x1c, 0x16}, wide + 3.0, Qt::SolidLine, Qt::RoundCap});
        painter.drawLine(from, to);
        QPen dashes{kRoute, wide};
        dashes.setDashPattern({1.8, 1.2});
        dashes.setCapStyle(Qt::FlatCap);
        painter.setPen(dashes);
        painter.drawLine(from, to);
        if (point != route->to)
            paintDot(painter, to, 0.13 * m_layout.cell, kRoute);
        from = to;
    }
    for (const ScrimmageReacher& reacher : route->reachers) {
        const scrimmage::Man* one = scrimmage::findMan(m_plan.state(), reacher.man);
        if (one == nullptr || !one->at)
            continue;
        const QPointF start = m_layout.middle(*one->at);
        const QPointF end = m_layout.middle(route->to);
        painter.setPen(QPen{board_colors::kToGain, 1.8, Qt::DotLine});
        painter.drawLine(start, end);
        const QPointF middle = (start + end) / 2;
        painter.setFont(pixelFont(font(), 0.3 * m_layout.cell));
        paintDot(painter, middle, 0.24 * m_layout.cell, QColor{0xff, 0xe9, 0xa0});
        painter.setPen(QColor{0x20, 0x1c, 0x08});
        QRectF box{0.0, 0.0, m_layout.cell, m_layout.cell};
        box.moveCenter(middle);
        painter.drawText(box, Qt::AlignCenter, QString::number(reacher.squares));
    }
    if (!route->way.meets) {
        ScrimmageManArt ghost = artOf(*m_plan.selected());
        ghost.ghost = true;
        ghost.ball = false;
        paintMan(painter, m_layout.box(route->to), ghost, font());
    }
    painter.restore();
}

void ScrimmageGrid::paintBallOnField(QPainter& painter) const {
    painter.save();
    painter.setClipRect(m_layout.field);
    if (const auto flies = m_film.flight()) {
        paintBall(painter, m_layout.boxAt(*flies).center(), 0.6 * m_layout.cell);
    } else if (const auto ball = m_plan.state().ball; ball && !m_film.isReplay()) {
        const QRectF box = m_layout.box(*ball);
        painter.setPen(QPen{Qt::white, 2.0, Qt::DashLine});
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(box.center(), 0.62 * m_layout.cell, 0.62 * m_layout.cell);
        paintBall(painter, box.center() + QPointF{0.0, -0.05 * m_layout.cell}, 0.6 * m_layout.cell);
    }
    painter.restore();
}

// "G2 pale after G1 · first half 3", beside where it was.
void ScrimmageGrid::paintNotes(QPainter& painter) const {
    if (m_film.running())
        return;
    QFont small = font();
    small.setPointSizeF(std::max(8.0, small.pointSizeF() * 0.92));
    painter.setFont(small);
    const QFontMetricsF metrics{small};
    const double high = metrics.height() + 10.0;
    const double pad = 8.0;
    double floor = m_layout.field.top() + 4.0;
    for (const ScrimmageFilm::Note& note : m_film.notes()) {
        if (!m_layout.shows(note.at.column))
            continue;
        const QString verb = QStringLiteral(" %1 ").arg(note.verb);
        const QString rest = QStringLiteral(" · ") + note.rest;
        const double chip = metrics.horizontalAdvance(QStringLiteral("TE")) + 10.0;
        const double width = 2 * chip + metrics.horizontalAdvance(verb + rest) + 2 * pad;
        const QPointF at = m_layout.middle(note.at);
        const bool left = at.x() + 2.6 * m_layout.cell + width > m_layout.field.right();
        double x = left ? at.x() - 2.6 * m_layout.cell - width : at.x() + 2.6 * m_layout.cell;
        x = std::clamp(x, m_layout.field.left() + 2.0, m_layout.field.right() - width - 2.0);
        const double y = std::clamp(
            at.y() - high / 2, floor, std::max(floor, m_layout.field.bottom() - high - 4.0));
        floor = y + high + 4.0;
        const QRectF box{x, y, width, high};
        painter.setPen(QPen{QColor{0xe6, 0xee, 0xe8}, 1.2});
        painter.drawLine(QPointF{left ? box.right() : box.left(), box.center().y()}, at);
        painter.setPen(QPen{QColor{0x4a, 0x50, 0x5a}, 1.0});
        painter.setBrush(Theme::instance().colors().chip);
        painter.drawRoundedRect(box, 4.0, 4.0);
        double pen = box.left() + pad;
        const auto label = [&](scrimmage::ManId man) {
            const ScrimmageKit kit = kitOf(m_plan.state(), man.side());
            const QRectF tag{pen, box.top() + 4.0, chip, high - 8.0};
            painter.setPen(QPen{kit.men.lighter(150), 1.0});
            painter.setBrush(kit.men);
            painter.drawRoundedRect(tag, 3.0, 3.0);
            painter.setPen(kit.label);
            painter.drawText(tag, Qt::AlignCenter, labelText(man));
            pen += chip;
        };
        const auto words = [&](const QString& text) {
            painter.setPen(Theme::instance().colors().chipText);
            painter.drawText(QRectF{pen, box.top(), width, high},
                             static_cast<int>(Qt::AlignLeft | Qt::AlignVCenter),
                             text);
            pen += metrics.horizontalAdvance(text);
        };
        label(note.man);
        words(verb);
        label(note.by);
        words(rest);
    }
}

void ScrimmageGrid::paintPointed(QPainter& painter) const {
    const auto aim = m_plan.aim();
    if (!aim || !m_layout.shows(aim->column) || m_film.isReplay())
        return;
    const QRectF box = m_layout.box(*aim).adjusted(1.5, 1.5, -1.5, -1.5);
    const bool keyboard = hasFocus() && m_plan.isCursorShown() && aim == m_plan.cursor();
    if (keyboard) {
        painter.setPen(QPen{board_colors::kFocusEdge, 4.0});
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(box);
        painter.setPen(QPen{board_colors::kFocus, 2.0, Qt::DashLine});
        painter.drawRect(box);
        return;
    }
    painter.setPen(QPen{QColor{255, 255, 255, 170}, 1.5});
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(box);
}

void ScrimmageGrid::paintReplaySign(QPainter& painter) const {
    if (!m_film.isReplay())
        return;
    const QString text = tr("Instant replay · Esc stops it");
    painter.setFont(pixelFont(font(), fontMetrics().height()));
    const double width = QFontMetricsF{painter.font()}.horizontalAdvance(text) + 24.0;
    const double height = QFontMetricsF{painter.font()}.height() + 10.0;
    const QRectF box{
        m_layout.field.center().x() - width / 2, m_layout.field.top() + 10.0, width, height};
    painter.setPen(Qt::NoPen);
    painter.setBrush(Theme::instance().colors().main);
    painter.drawRoundedRect(box, 5.0, 5.0);
    painter.setPen(Theme::instance().colors().mainText);
    painter.drawText(box, Qt::AlignCenter, text);
}

}  // namespace thrum::gui
