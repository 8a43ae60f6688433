#include "gui/games/scrimmage/grid_view.hpp"
#include "gui/games/scrimmage/men_art.hpp"
#include "gui/games/scrimmage/words.hpp"
#include "gui/scoreboard/score_ink.hpp"
#include "gui/theme/board_colors.hpp"

#include <thrum/rules/scrimmage/grid.hpp>

#include <algorithm>
#include <cmath>

#include <QPainter>

// What lies still: the field, its lines and zones, the squares that are lit, the men and benches.

namespace thrum::gui {

using scrimmage::Square;

namespace {
constexpr QColor kOneSegment{0xbf, 0xe7, 0xb6};
constexpr QColor kWayPoints{0x7d, 0xb8, 0x84};
constexpr QColor kPlace{0xbf, 0xe7, 0xb6, 120};
constexpr QColor kCost{0x12, 0x33, 0x1c};
constexpr QColor kGridLine{0x0c, 0x2a, 0x16, 190};
constexpr QColor kZoneChip{0x12, 0x3a, 0x22, 215};
constexpr QColor kLineInk{0x0a, 0x1c, 0x2c};
constexpr int kTenYards = 5;  // columns

QFont paintFont(const QFont& base, double pixels, bool bold = true) {
    QFont font = base;
    font.setPixelSize(std::max(8, static_cast<int>(pixels)));
    font.setBold(bold);
    return font;
}

double tagWidth(const QPainter& painter, const QString& text) {
    return QFontMetricsF{painter.font()}.horizontalAdvance(text) + 14.0;
}

void paintTag(QPainter& painter, QPointF bottom, const QString& text, const QColor& fill) {
    const QFontMetricsF metrics{painter.font()};
    const double width = tagWidth(painter, text);
    const double height = metrics.height() + 2.0;
    const QRectF chip{bottom.x() - width / 2, bottom.y() - height, width, height};
    painter.setPen(Qt::NoPen);
    painter.setBrush(fill);
    painter.drawRoundedRect(chip, 4.0, 4.0);
    painter.setPen(kLineInk);
    painter.drawText(chip, Qt::AlignCenter, text);
}
}  // namespace

const QPixmap& ScrimmageGrid::ground() {
    const double ratio = devicePixelRatioF();
    const QString key = QStringLiteral("%1 %2 %3 %4 %5")
                            .arg(width())
                            .arg(height())
                            .arg(m_first)
                            .arg(ratio)
                            .arg(static_cast<int>(m_plan.state().attacksEast));
    if (key == m_groundKey)
        return m_ground;
    m_groundKey = key;
    m_ground = QPixmap{(QSizeF{size()} * ratio).toSize()};
    m_ground.setDevicePixelRatio(ratio);
    m_ground.fill(Qt::transparent);
    QPainter painter{&m_ground};
    painter.setRenderHint(QPainter::Antialiasing);
    paintGround(painter);
    return m_ground;
}

void ScrimmageGrid::paintGround(QPainter& painter) const {
    const scrimmage::State& state = m_plan.state();
    const scrimmage::FieldRules& rules = state.rules->field;
    const QRectF& field = m_layout.field;
    QLinearGradient grass{field.topLeft(), field.bottomLeft()};
    grass.setColorAt(0.0, board_colors::kFieldTop);
    grass.setColorAt(0.5, board_colors::kField);
    grass.setColorAt(1.0, board_colors::kFieldBottom);
    painter.fillRect(field, grass);
    painter.setClipRect(field);
    for (const Side side : {Side::Home, Side::Visitor}) {
        // the zone a team defends lies behind its own goal line
        const bool west = scrimmage::directionOf(state, side) > 0;
        const int from = west ? 0 : rules.columns - rules.endZoneColumns;
        const QRectF zone{m_layout.lineX(from),
                          field.top(),
                          rules.endZoneColumns * m_layout.cell,
                          field.height()};
        const ScrimmageKit kit = kitOf(state, side);
        QColor fill = kit.men.darker(125);
        fill.setAlpha(205);
        painter.fillRect(zone, fill);
        painter.save();
        painter.translate(zone.center());
        painter.rotate(west ? -90.0 : 90.0);
        painter.setFont(paintFont(font(), 1.7 * m_layout.cell));
        QColor letters = kit.label;
        letters.setAlpha(95);
        painter.setPen(letters);
        painter.drawText(QRectF{-zone.height() / 2, -zone.width() / 2, zone.height(), zone.width()},
                         Qt::AlignCenter,
                         m_plan.match().teamName(side).toUpper());
        painter.restore();
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(QPen{kGridLine, 1.0});
    for (int column = 0; column <= m_layout.columns; ++column) {
        const double x = m_layout.lineX(m_first + column);
        painter.drawLine(QPointF{x, field.top()}, QPointF{x, field.bottom()});
    }
    for (int row = 0; row <= m_layout.rows; ++row) {
        const double y = field.top() + row * m_layout.cell;
        painter.drawLine(QPointF{field.left(), y}, QPointF{field.right(), y});
    }
    for (int line = rules.endZoneColumns; line <= rules.columns - rules.endZoneColumns;
         line += kTenYards) {
        const bool goal =
            line == rules.endZoneColumns || line == rules.columns - rules.endZoneColumns;
        painter.setPen(QPen{board_colors::kPaper, goal ? 4.0 : 2.0});
        const double x = m_layout.lineX(line);
        painter.drawLine(QPointF{x, field.top()}, QPointF{x, field.bottom()});
    }
    painter.setClipping(false);
    painter.setPen(QPen{board_colors::kPaper, 2.0});
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(field);
}

void ScrimmageGrid::paintMarkers(QPainter& painter) const {
    const scrimmage::State& state = m_plan.state();
    painter.setFont(paintFont(font(), fontMetrics().height() * 0.86));
    const double high = QFontMetricsF{painter.font()}.height();
    painter.setPen(ink().text);
    const double wide = 3.0 * m_layout.cell;
    for (const scrimmage::Marker& marker : scrimmage::markersIn(*state.rules, m_first)) {
        const double x = m_layout.lineX(m_first + marker.at);
        const QString text = QString::fromStdString(marker.label);
        painter.drawText(QRectF{x - wide / 2, m_layout.field.top() - high - 4.0, wide, high},
                         Qt::AlignCenter,
                         text);
        painter.drawText(
            QRectF{x - wide / 2, m_layout.field.bottom() + 2.0, wide, high}, Qt::AlignCenter, text);
    }
}

void ScrimmageGrid::paintLines(QPainter& painter) const {
    const scrimmage::State& state = m_film.ground();
    if (state.phase == scrimmage::Phase::NewGame)
        return;
    const QRectF& field = m_layout.field;
    painter.setFont(paintFont(font(), fontMetrics().height() * 0.8));
    const auto line =
        [&](int at, const QColor& color, bool dashed, const QString& text, double aside) {
            if (at < m_first || at > m_first + m_layout.columns)
                return;
            const double x = m_layout.lineX(at);
            QPen pen{color, 3.0};
            if (dashed)
                pen.setDashPattern({4.0, 2.2});
            pen.setCapStyle(Qt::FlatCap);
            painter.setPen(QPen{QColor{0, 0, 0, 120}, 5.0});
            painter.drawLine(QPointF{x, field.top()}, QPointF{x, field.bottom()});
            painter.setPen(pen);
            painter.drawLine(QPointF{x, field.top()}, QPointF{x, field.bottom()});
            paintTag(painter, {x + aside, field.top() - 2.0}, text, color);
        };
    const QString snap = tr("LOS");
    const QString gain = scrimmage::isGoalToGo(state) ? tr("Goal") : tr("1st");
    // with a yard or two to go the tags would lie on each other
    const double apart = m_layout.lineX(state.lineToGain) - m_layout.lineX(state.lineOfScrimmage);
    const double room = (tagWidth(painter, snap) + tagWidth(painter, gain)) / 2 + 2.0;
    const double aside = std::copysign(std::max(0.0, room - std::abs(apart)), apart);
    line(state.lineToGain, board_colors::kToGain, true, gain, aside);
    line(state.lineOfScrimmage, board_colors::kScrimmage, false, snap, 0.0);
}

void ScrimmageGrid::paintZones(QPainter& painter) const {
    const scrimmage::State& state = m_film.ground();
    const scrimmage::RulesData& rules = *state.rules;
    const int start = scrimmage::windowStart(state);
    const QRectF& field = m_layout.field;
    painter.save();
    painter.setClipRect(field);
    const bool aims = m_plan.work() == ScrimmagePlan::Work::Aim;
    const auto& lit = m_plan.match().prompt().zones;
    const int bands = rules.window.columns / rules.zones.columns;
    const int perBand = rules.field.rows / rules.zones.rows;
    QPen dots{QColor{255, 255, 255, 150}, 1.4, Qt::DotLine};
    for (int number = 1; number <= bands * perBand; ++number) {
        const int band = (number - 1) / perBand;
        const int rank = (number - 1) % perBand;
        const Square corner{start + band * rules.zones.columns, rank * rules.zones.rows};
        const QPointF top = m_layout.box(corner).topLeft();
        const QRectF box{top.x(),
                         top.y(),
                         rules.zones.columns * m_layout.cell,
                         rules.zones.rows * m_layout.cell};
        if (!box.intersects(field))
            continue;
        const bool shown =
            (aims && std::ranges::find(lit, number) != lit.end()) || m_plan.litZone() == number;
        if (shown) {
            painter.fillRect(box, QColor{255, 236, 150, 70});
            painter.setPen(QPen{board_colors::kToGain, 3.0});
        } else {
            painter.setPen(dots);
        }
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(shown ? box.adjusted(1.5, 1.5, -1.5, -1.5) : box);
        const double size = std::max(14.0, 0.42 * m_layout.cell);
        painter.setFont(paintFont(font(), 0.8 * size));
        const QRectF chip{box.left() + 4.0, box.top() + 4.0, 1.35 * size, size};
        painter.setPen(Qt::NoPen);
        painter.setBrush(kZoneChip);
        painter.drawRoundedRect(chip, 3.0, 3.0);
        painter.setPen(QColor{0xdc, 0xf0, 0xdd});
        painter.drawText(chip, Qt::AlignCenter, QString::number(number));
    }
    painter.restore();
}

void ScrimmageGrid::paintReach(QPainter& painter) const {
    if (m_plan.work() != ScrimmagePlan::Work::Move || m_plan.isRunning())
        return;
    painter.setFont(paintFont(font(), 0.32 * m_layout.cell));
    for (const auto& [square, way] : m_plan.ways().ways) {
        if (!m_layout.shows(square.column))
            continue;
        const QRectF box = m_layout.box(square).adjusted(1.0, 1.0, 0.0, 0.0);
        const bool direct = way.isOneSegment();
        painter.fillRect(box, direct ? kOneSegment : kWayPoints);
        if (way.meets) {
            painter.setPen(QPen{board_colors::kHeat, std::max(2.0, 0.07 * m_layout.cell)});
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(box.adjusted(1.5, 1.5, -1.5, -1.5));
        }
        painter.setPen(kCost);
        painter.drawText(box.adjusted(0.0, 1.0, -3.0, 0.0),
                         static_cast<int>(Qt::AlignRight | Qt::AlignTop),
                         QString::number(way.cost));
    }
}

void ScrimmageGrid::paintPlaces(QPainter& painter) const {
    const auto work = m_plan.work();
    if (work != ScrimmagePlan::Work::Place && work != ScrimmagePlan::Work::Aim)
        return;
    for (const Square square : m_plan.places()) {
        if (m_layout.shows(square.column))
            painter.fillRect(m_layout.box(square).adjusted(1.0, 1.0, 0.0, 0.0), kPlace);
    }
}

ScrimmageManArt ScrimmageGrid::artOf(scrimmage::ManId id) const {
    const scrimmage::State& state = m_plan.state();
    const scrimmage::Man* man = scrimmage::findMan(state, id);
    ScrimmageManArt art;
    art.label = labelText(id);
    art.speed = scrimmage::speedOf(state, id);
    art.power = scrimmage::powerOf(state, id);
    art.kit = kitOf(state, id.side());
    // paleness is nothing on a man who has left the field
    art.pale = man != nullptr && man->at && man->half.has_value();
    art.half = art.pale ? *man->half : -1;
    art.selected = m_plan.selected() == id;
    art.ball = m_film.isReplay() ? m_film.replayCarrier() == id : state.carrier == id;
    return art;
}

void ScrimmageGrid::paintBench(QPainter& painter, Side side) const {
    const scrimmage::State& state = m_plan.state();
    const bool east = scrimmage::directionOf(state, side) < 0;
    const auto standing = m_film.men();
    int number = 0;
    int off = 0;
    for (const scrimmage::Man& man : state.men) {
        if (man.id.side() != side)
            continue;
        const bool stands = std::ranges::any_of(
            standing, [&](const auto& one) { return one.id == man.id && one.opacity > 0.5; });
        ScrimmageManArt art = artOf(man.id);
        art.away = stands;
        art.selected = false;
        art.ball = false;
        if (!stands)
            ++off;
        paintMan(painter, m_layout.seat(east, number), art, font());
        ++number;
    }
    const QRectF& bench = east ? m_layout.east : m_layout.west;
    const bool begun = state.turn > 0;
    if (number == 0 || !begun)
        return;
    painter.setFont(paintFont(font(), fontMetrics().height() * 0.76));
    painter.setPen(ink().text);
    const double high = QFontMetricsF{painter.font()}.height();
    painter.drawText(
        QRectF{bench.left() - 6.0, bench.top() - high - 4.0, bench.width() + 12.0, high},
        Qt::AlignCenter,
        tr("%1 off").arg(off));
}

void ScrimmageGrid::paintMen(QPainter& painter) const {
    painter.save();
    painter.setClipRect(m_layout.field.adjusted(-1.0, -0.2 * m_layout.cell, 1.0, 1.0));
    for (const ScrimmageFilm::Standing& one : m_film.men()) {
        const QRectF box = m_layout.boxAt(one.at);
        // of a man who stands just beside the view not even the badges are seen
        constexpr double kSeen = 0.5;
        if (box.right() < m_layout.field.left() + kSeen ||
            box.left() > m_layout.field.right() - kSeen)
            continue;
        ScrimmageManArt art = artOf(one.id);
        art.opacity = one.opacity;
        if (art.selected) {
            painter.setPen(QPen{art.kit.men, 2.5});
            painter.setBrush(QColor{255, 255, 255, 70});
            painter.drawRect(box.adjusted(1.0, 1.0, -1.0, -1.0));
        }
        paintMan(painter, box, art, font());
    }
    if (m_drag && m_plan.selected()) {
        ScrimmageManArt art = artOf(*m_plan.selected());
        art.opacity = 0.85;
        QRectF box{0.0, 0.0, m_layout.cell, m_layout.cell};
        box.moveCenter(*m_drag);
        paintMan(painter, box, art, font());
    }
    painter.restore();
}

void ScrimmageGrid::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), ink().night);
    painter.drawPixmap(0, 0, ground());
    paintMarkers(painter);
    if (!m_film.isReplay()) {
        paintPlaces(painter);
        paintReach(painter);
    }
    paintZones(painter);
    paintLines(painter);
    paintTrails(painter);
    paintMen(painter);
    if (!m_film.isReplay())
        paintRoute(painter);
    paintBallOnField(painter);
    paintBench(painter, Side::Home);
    paintBench(painter, Side::Visitor);
    paintNotes(painter);
    paintPointed(painter);
    paintReplaySign(painter);
}

}  // namespace thrum::gui
