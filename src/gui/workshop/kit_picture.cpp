#include "gui/board/figure_drawing.hpp"
#include "gui/theme/board_colors.hpp"
#include "gui/workshop/kit_card.hpp"

#include <algorithm>
#include <cmath>

#include <QPainter>

namespace thrum::gui {

namespace {
constexpr double kPlaySize = 17.0;  // pixels of a yard at 100 %
constexpr double kLargest = 20.0;
constexpr double kAhead = 1.35;  // of a base, yards
constexpr double kAside = 1.05;
constexpr double kUp = 1.8;    // what a man and his hands take above the middle of his base
constexpr double kDown = 1.5;  // with prongs and rim
constexpr double kRim = 6.0;   // pixels nothing touches
constexpr double kGap = 5.0;   // pixels between men, at the least
const QPolygonF kBase{{QPointF{-kAhead, -kAside},
                       QPointF{kAhead, -kAside},
                       QPointF{kAhead, kAside},
                       QPointF{-kAhead, kAside}}};
}  // namespace

KitPicture::KitPicture(QWidget* parent) : QWidget{parent} {
    setAccessibleName(tr("The kit on the board: dark and white unit, at home and as visitors"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

QSize KitPicture::sizeHint() const {
    const double row = fontMetrics().lineSpacing() + (kUp + kDown) * kLargest;
    return {300, static_cast<int>(std::ceil(2.0 * row + kRim))};
}

void KitPicture::show(const TeamFile& team) {
    m_look = lookOf(team);
    update();
}

/// Pixels of a yard of the large men, beside whom those of play size have room.
double KitPicture::largeScale() const {
    const double room = (width() / 2.0 - 3.0 * kGap) / (2.0 * kAhead) - kPlaySize;
    return std::clamp(room, kPlaySize, kLargest);
}

// Dark on the left and white on the right, large and beside that as the board shows him.
void KitPicture::paintMen(
    QPainter& painter, Side side, bool atPlaySize, double scale, double middle) {
    BoardScene scene;
    scene.home = m_look;
    scene.visitor = m_look;
    scene.shown.men = true;
    const double half = width() / 2.0;
    const double large = largeScale();
    const double gap = (half - 2.0 * kAhead * (large + kPlaySize)) / 3.0;
    int rosterIndex = 0;
    for (const bool dark : {true, false}) {
        FigureDrawing man;
        man.id = FigureId{side, rosterIndex++};
        man.look = {.side = side, .darkUnit = dark};
        man.number = dark ? QStringLiteral("34") : QStringLiteral("55");
        man.position = dark ? Position::RunningBack : Position::Linebacker;
        man.outline = kBase;
        const double x = (dark ? 0.0 : half) +
                         (atPlaySize ? 2.0 * gap + 2.0 * kAhead * large + kAhead * kPlaySize
                                     : gap + kAhead * large);
        man.at = {x / scale, -middle / scale};
        scene.figures.push_back(std::move(man));
    }
    const BoardTransform view;
    LayerContext context{scene, view, devicePixelRatioF()};
    context.pixelsPerYard = scale;
    context.toWidget = QTransform::fromScale(scale, -scale);
    const Row& row = atPlaySize ? m_playSize : m_large;
    row.bases.paint(painter, context);
    row.men.paint(painter, context);
}

void KitPicture::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), board_colors::kField);
    const double line = fontMetrics().lineSpacing();
    const double row = line + (kUp + kDown) * kLargest;
    double y = 0.5 * kRim;
    for (const Side side : {Side::Home, Side::Visitor}) {
        painter.setPen(Qt::white);
        painter.drawText(QRectF{kRim, y, width() - 2.0 * kRim, line},
                         Qt::AlignLeft | Qt::AlignVCenter,
                         side == Side::Home ? tr("at home") : tr("as visitors"));
        const double middle = y + line + kUp * kLargest;
        paintMen(painter, side, false, largeScale(), middle);
        paintMen(painter, side, true, kPlaySize, middle);
        y += row;
    }
}

}  // namespace thrum::gui
