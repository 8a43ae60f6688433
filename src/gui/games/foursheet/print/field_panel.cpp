#include "gui/games/foursheet/print/field_drawing.hpp"
#include "gui/games/foursheet/print/panels.hpp"
#include "gui/games/foursheet/words.hpp"

// The defensive field on paper, for tokens of cardboard. Clauses: FSS-4.1 to 4.6.
namespace thrum::gui::fss {

ZoneBoxes zonesIn(const QRectF& box) {
    constexpr std::array kParts{0.19, 0.28, 0.26, 0.27};
    constexpr double kGap = 1.2;
    ZoneBoxes zones;
    double top = box.top();
    const double whole = box.height() - 3 * kGap;
    const auto level = [&](Zone first, int count, double part) {
        const double high = whole * part;
        const double wide = (box.width() - kGap * (count - 1)) / count;
        for (int i = 0; i < count; ++i)
            zones.boxes[static_cast<std::size_t>(first) + static_cast<std::size_t>(i)] =
                QRectF{box.left() + i * (wide + kGap), top, wide, high};
        top += high + kGap;
    };
    level(Zone::D1, 1, kParts[0]);
    level(Zone::M1, 3, kParts[1]);
    level(Zone::F1, 3, kParts[2]);
    level(Zone::B1, 7, kParts[3]);
    return zones;
}

void drawZones(SheetPen& pen, const ZoneBoxes& zones, double letters) {
    for (const Zone zone : foursheet::allZones()) {
        const QRectF& box = zones.of(zone);
        pen.box(box, SheetPen::soft().darker(120), 0.35, SheetPen::faint(), 1.0);
        pen.text({box.left() + 1.2, box.top() + 0.5, box.width() - 2.0, letters * 1.2},
                 zoneText(zone),
                 letters,
                 {},
                 true);
        if (zone == Zone::D1 || zone == Zone::M1 || zone == Zone::F1 || zone == Zone::B1)
            pen.text({box.left() + 1.2 + letters * 2.25,
                      box.top() + 0.5,
                      box.width() - letters * 2,
                      letters * 1.2},
                     levelText(zone),
                     letters * 0.85,
                     {},
                     false,
                     SheetPen::soft().darker(130));
    }
}

namespace {
void notesOn(SheetPen& pen, const ZoneBoxes& zones) {
    const auto note = [&](Zone zone, const QString& text) {
        const QRectF& box = zones.of(zone);
        pen.text({box.left() + 1.2, box.bottom() - 4.6, box.width() - 2.0, 4.0},
                 text,
                 2.7,
                 {},
                 false,
                 SheetPen::soft().darker(130));
    };
    note(Zone::D1, tr("two men · called D or E"));
    for (const Zone zone : {Zone::M1, Zone::M2, Zone::M3})
        note(zone, tr("two men · called D"));
    note(Zone::F1, tr("two men · behind B1, B2"));
    note(Zone::F2, tr("two men · behind B3, B4, B5"));
    note(Zone::F3, tr("two men · behind B6, B7"));
    const std::array fronts{tr("end"),
                            tr("tackle"),
                            tr("guard"),
                            tr("center"),
                            tr("guard"),
                            tr("tackle"),
                            tr("tight end")};
    for (std::size_t i = 0; i < fronts.size(); ++i)
        note(static_cast<Zone>(static_cast<std::size_t>(Zone::B1) + i), fronts[i]);
}
}  // namespace

Panel fieldPanel() {
    return [](SheetPen& pen) {
        const QColor green{0x1f, 0x58, 0x33};
        const QRectF room = pen.head(green,
                                     {},
                                     tr("Field of the defense"),
                                     tr("Fourteen zones, left and right as the offense sees them"),
                                     tr("blitz zones: one man; others: two"));
        constexpr double kFoot = 5.0;
        constexpr double kLine = 5.0;
        const QRectF field{room.left(), room.top(), room.width(), room.height() - kFoot - kLine};
        const ZoneBoxes zones = zonesIn(field);
        drawZones(pen, zones, 4.0);
        notesOn(pen, zones);
        const double y = field.bottom() + kLine / 2;
        pen.line({field.left(), y}, {field.right(), y}, 0.9, QColor{0x1f, 0x6f, 0xd0});
        pen.text({field.left(), y + 0.6, field.width(), 4.0},
                 tr("line of scrimmage: the offense stands below"),
                 2.8,
                 Qt::AlignHCenter,
                 false,
                 SheetPen::soft().darker(130));
        pen.foot(tr("4SS defensive field · FSS-4.1, 4.2"));
    };
}

}  // namespace thrum::gui::fss
