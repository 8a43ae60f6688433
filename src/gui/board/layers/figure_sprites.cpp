#include "gui/board/layers/figure_sprites.hpp"

#include <algorithm>
#include <cmath>

namespace thrum::gui {

namespace {
constexpr double kMostOff = 0.35;  // pixels, at the rim of a picture
constexpr int kPhases = 2;         // places kept between one pixel and the next, each way

/// A place in device pixels, split into a whole pixel and one of the phases.
struct Placed {
    explicit Placed(double device) {
        const auto parts = static_cast<int>(std::lround(device * kPhases));
        phase = ((parts % kPhases) + kPhases) % kPhases;
        whole = (parts - phase) / kPhases;
    }
    int whole = 0;
    int phase = 0;
};
}  // namespace

SpriteLook spriteLook(const TeamLook& team, const FigureDrawing& figure) {
    return {.side = figure.look.side,
            .darkUnit = figure.look.darkUnit,
            .lying = figure.fallenDeg.has_value(),
            .heightYards = figure.fallenDeg ? figure.heightYards : 0.0,
            .kit = team.kit.rgba(),
            .accent = team.accent.rgba(),
            .outline = figure.outline,
            .worn = figure.look.darkUnit ? team.dark : team.white};
}

double spriteReach(const FigureDrawing& figure) {
    double reach = 0.0;
    for (const QPointF& corner : figure.outline)
        reach = std::max(reach, std::hypot(corner.x(), corner.y()));
    return reach + 0.6;
}

void FigureSprites::forget(double scale) {
    m_scale = scale;
    m_pictures.clear();
    m_turned.clear();
}

std::size_t FigureSprites::find(const SpriteLook& look, int side) const {
    const auto found = std::ranges::find_if(m_pictures, [&](const Picture& picture) {
        return picture.pixmap.width() == side && picture.look == look;
    });
    return static_cast<std::size_t>(found - m_pictures.begin());
}

std::size_t FigureSprites::keep(const SpriteLook& look, const QPixmap& picture) {
    if (m_pictures.size() >= kMostLooks)
        forget(m_scale);
    m_pictures.push_back(Picture{look, picture});
    return m_pictures.size() - 1;
}

QPixmap FigureSprites::turned(const QPixmap& picture,
                              double degrees,
                              QPointF phase,
                              double pixelRatio) const {
    const double size = picture.width() / kOversampling;
    const int half = static_cast<int>(std::ceil(size / 2.0)) + 1;
    QPixmap made{2 * half, 2 * half};
    made.fill(Qt::transparent);
    QPainter ink{&made};
    ink.setRenderHint(QPainter::SmoothPixmapTransform);
    ink.translate(QPointF{static_cast<double>(half), static_cast<double>(half)} + phase);
    ink.rotate(degrees);
    ink.drawPixmap(QRectF{-size / 2.0, -size / 2.0, size, size}, picture, QRectF{picture.rect()});
    ink.end();
    made.setDevicePixelRatio(pixelRatio);
    return made;
}

void FigureSprites::blit(QPainter& painter,
                         const LayerContext& context,
                         std::size_t index,
                         QPointF at,
                         double headingDeg) {
    const QPixmap& picture = m_pictures[index].pixmap;
    const double radius = picture.width() / (2.0 * kOversampling);
    const int steps = static_cast<int>(std::ceil(3.14159265358979 * radius / kMostOff));
    const double turn = context.screenAngle(headingDeg) / 360.0;
    const int step =
        static_cast<int>(std::lround((turn - std::floor(turn)) * steps)) % std::max(1, steps);
    const double ratio = context.pixelRatio;
    const Placed x{at.x() * ratio};
    const Placed y{at.y() * ratio};
    const quint64 key = ((quint64{index} * 8192U + static_cast<quint64>(step)) * kPhases +
                         static_cast<quint64>(x.phase)) *
                            kPhases +
                        static_cast<quint64>(y.phase);
    const QPixmap* ready = m_turned.object(key);
    QPixmap made;
    if (ready == nullptr) {
        const QPointF phase{static_cast<double>(x.phase) / kPhases,
                            static_cast<double>(y.phase) / kPhases};
        made = turned(picture, 360.0 * step / steps, phase, ratio);
        m_turned.insert(
            key, new QPixmap{made}, qsizetype{4} * made.width() * made.height());  // its owner
        ready = &made;
    }
    const int half = ready->width() / 2;
    painter.drawPixmap(QPointF{(x.whole - half) / ratio, (y.whole - half) / ratio}, *ready);
}

}  // namespace thrum::gui
