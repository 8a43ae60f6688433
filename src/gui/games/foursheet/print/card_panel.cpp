#include "gui/games/foursheet/formation_spots.hpp"
#include "gui/games/foursheet/print/field_drawing.hpp"
#include "gui/games/foursheet/print/panels.hpp"
#include "gui/games/foursheet/words.hpp"

#include <algorithm>
#include <map>
#include <optional>

#include <QPainterPath>

// A play card on paper: its picture and its twenty values. Clauses: FSS-6.1 to 6.5, 36.4.
namespace thrum::gui::fss {

namespace {
constexpr double kPicture = 112.0;  ///< wide
const QColor kRun{0x8a, 0x2d, 0x1d};
const QColor kPass{0x1d, 0x4e, 0x89};

struct Spots {
    std::map<Role, QPointF> at;
    [[nodiscard]] std::optional<QPointF> of(Role role) const {
        const auto found = at.find(role);
        return found == at.end() ? std::nullopt : std::optional{found->second};
    }
};

Spots spotsBelow(const QRectF& box, Formation formation) {
    constexpr int kRows = 3;
    Spots spots;
    for (const Stand& stand : spotsOf(formation))
        spots.at[stand.role] = {box.left() + stand.x * box.width(),
                                box.top() + (stand.row + 0.5) * box.height() / kRows};
    return spots;
}

void arrow(SheetPen& pen, QPointF from, QPointF to, const QColor& color, double wide, bool dashed) {
    QPainter& painter = pen.painter();
    QPen line{color, wide, dashed ? Qt::DashLine : Qt::SolidLine, Qt::RoundCap};
    painter.setPen(line);
    painter.drawLine(from, to);
    const QLineF way{from, to};
    if (way.length() < 0.5)
        return;
    constexpr double kHead = 2.6;
    const QPointF along{way.dx() / way.length(), way.dy() / way.length()};
    const QPointF across{-along.y(), along.x()};
    QPainterPath tip{to};
    tip.lineTo(to - along * kHead + across * kHead * 0.45);
    tip.lineTo(to - along * kHead - across * kHead * 0.45);
    tip.closeSubpath();
    painter.fillPath(tip, color);
}

/// Those who finish in one zone stand side by side there.
QPointF endOf(const ZoneBoxes& zones, const Card& card, std::size_t route) {
    const Zone zone = card.routes[route].zone;
    int place = 0;
    int all = 0;
    for (std::size_t i = 0; i < card.routes.size(); ++i) {
        if (card.routes[i].zone != zone)
            continue;
        if (i == route)
            place = all;
        ++all;
    }
    const QRectF& box = zones.of(zone);
    return {box.left() + box.width() * (place + 1.0) / (all + 1.0), box.top() + box.height() * 0.6};
}

void manBox(SheetPen& pen, QPointF at, const QString& text, const QColor& color, bool strong) {
    constexpr double kWide = 8.6;
    constexpr double kHigh = 5.0;
    const QRectF box{at.x() - kWide / 2, at.y() - kHigh / 2, kWide, kHigh};
    pen.box(box, color, strong ? 0.7 : 0.3, strong ? color : QColor{Qt::white}, 0.8);
    pen.text(box, text, 3.1, Qt::AlignHCenter, strong, strong ? QColor{Qt::white} : color);
}

void picture(SheetPen& pen, const QRectF& box, const Card& card, Formation formation) {
    constexpr double kOffense = 27.0;
    const QRectF field{box.left(), box.top(), box.width(), box.height() - kOffense};
    const QRectF below{box.left(), field.bottom() + 2.0, box.width(), kOffense - 2.0};
    const ZoneBoxes zones = zonesIn(field);
    drawZones(pen, zones, 3.0);
    pen.line({box.left(), field.bottom() + 1.0},
             {box.right(), field.bottom() + 1.0},
             0.7,
             QColor{0x1f, 0x6f, 0xd0});
    const QColor color = card.type == PlayType::Run ? kRun : kPass;
    const Spots spots = spotsBelow(below, formation);
    // who blocks which zone, and who runs where
    for (std::size_t i = 0; i < card.routes.size(); ++i) {
        const auto from = spots.of(card.routes[i].player);
        if (!from)
            continue;
        const bool target = card.routes[i].player == card.target;
        arrow(pen,
              *from,
              endOf(zones, card, i),
              target ? color : SheetPen::black(),
              target ? 1.0 : 0.45,
              foursheet::isBlitz(card.routes[i].zone) && !target);
    }
    if (card.motion)
        if (const auto from = spots.of(card.motion->player)) {
            const double by = card.motion->side == Sideways::Left ? -22.0 : 22.0;
            const QPointF to{std::clamp(from->x() + by, box.left() + 3.0, box.right() - 3.0),
                             from->y() + 4.5};
            arrow(pen, *from + QPointF{0.0, 4.5}, to, color, 0.5, true);
        }
    for (const Role role : foursheet::rolesIn(formation))
        if (const auto at = spots.of(role))
            manBox(pen,
                   *at,
                   roleText(role),
                   role == card.target ? color : SheetPen::black(),
                   role == card.target);
}

void lines(SheetPen& pen, const QRectF& box, const Card& card) {
    const double row = std::min(7.4, box.height() / static_cast<double>(card.lines.size() + 1));
    // of the width: roll, man, rating, zone, letter called, carrier
    constexpr std::array<double, 7> kStops{0.0, 0.24, 0.42, 0.54, 0.72, 0.84, 1.0};
    const auto cell = [&](double y, std::size_t i) {
        return QRectF{box.left() + kStops[i] * box.width() + 0.8,
                      y,
                      (kStops[i + 1] - kStops[i]) * box.width() - 0.8,
                      row};
    };
    const bool carriers = std::ranges::any_of(
        card.lines, [](const CardLine& line) { return line.carrier.has_value(); });
    const std::array<QString, 6> heads{
        tr("d20"), tr("man"), {}, tr("against"), {}, carriers ? tr("ball") : QString{}};
    double y = box.top();
    for (std::size_t i = 0; i < heads.size(); ++i)
        pen.text(cell(y, i), heads[i], 3.2, {}, false, SheetPen::soft().darker(140));
    y += row;
    pen.line({box.left(), y}, {box.right(), y}, 0.4, SheetPen::black());
    bool shaded = false;
    for (const CardLine& line : card.lines) {
        if (shaded)
            pen.box({box.left(), y, box.width(), row}, Qt::transparent, 0.0, SheetPen::faint());
        shaded = !shaded;
        const double letters = std::min(4.4, row * 0.66);
        pen.text(cell(y, 0), lineText(line), letters, {}, true);
        pen.text(cell(y, 1), roleText(line.player), letters);
        pen.text(cell(y, 2), ratingText(line.rating), letters, {}, true);
        pen.text(cell(y, 3), zoneText(line.zone), letters);
        pen.text(cell(y, 4), ratingText(line.defRating), letters, {}, true);
        if (line.carrier)
            pen.text(cell(y, 5), roleText(*line.carrier), letters);
        y += row;
    }
    pen.box({box.left(), box.top(), box.width(), y - box.top()}, SheetPen::soft(), 0.3);
}
}  // namespace

Panel cardPanel(const Card& card, Formation formation) {
    return [card, formation](SheetPen& pen) {
        const QColor color = card.type == PlayType::Run ? kRun : kPass;
        QString detail = tr("%1 · %2").arg(formationText(formation), cardKindText(card));
        if (card.motion)
            detail += tr(" · %1 in motion to the %2")
                          .arg(roleText(card.motion->player),
                               card.motion->side == Sideways::Left ? tr("left") : tr("right"));
        const QRectF room = pen.head(
            color,
            QString::number(card.number),
            QString::fromStdString(card.name),
            detail,
            tr("%1: %2").arg(card.type == PlayType::Run ? tr("carries it") : tr("it is thrown to"),
                             roleText(card.target)));
        constexpr double kFoot = 4.0;
        picture(pen, {room.left(), room.top(), kPicture, room.height() - kFoot}, card, formation);
        lines(pen,
              {room.left() + kPicture + 5.0,
               room.top(),
               room.width() - kPicture - 5.0,
               room.height() - kFoot},
              card);
        pen.foot(tr("4SS play card · dashed: blocks there or moves before the snap"));
    };
}

}  // namespace thrum::gui::fss
