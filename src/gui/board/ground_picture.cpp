#include "gui/board/ground_picture.hpp"

#include "gui/board/layers/layer_list.hpp"
#include "gui/board/layers/static_layers.hpp"

#include <algorithm>
#include <cmath>

#include <QElapsedTimer>
#include <QPixmap>

namespace thrum::gui {

namespace {
constexpr std::size_t kMostKept = 4;
/// Against the view; a plate larger than that is drawn as far as it is seen.
constexpr double kLargestWhole = 2.2;

/// What the picture depends on.
struct Ground {
    BoardSpec board;
    TeamLook home;
    TeamLook visitor;
    BoardTransform frame;
    double ratio = 1.0;
    friend bool operator==(const Ground&, const Ground&) = default;
};

struct KeptGround {
    Ground ground;
    QPixmap picture;
};

/// The one used last is the last.
std::vector<KeptGround>& kept() {
    static std::vector<KeptGround> pictures;
    return pictures;
}

/// New scales that follow each other closely are steps of a wheel: nobody comes back to them, and
/// the part in sight is drawn five times as fast as the whole.
bool isZooming() {
    constexpr qint64 kCloseMs = 400;
    static QElapsedTimer sinceLast;
    const bool zooming = sinceLast.isValid() && sinceLast.elapsed() < kCloseMs;
    sinceLast.start();
    return zooming;
}

BoardTransform frameOf(const BoardTransform& view) {
    const BoardTransform whole = view.wholePlate();
    const auto area = [](QSizeF size) { return size.width() * size.height(); };
    return area(whole.viewport()) <= kLargestWhole * area(view.viewport()) ? whole : view;
}
}  // namespace

GroundPicture::GroundPicture()
    : m_layers{layerList<FrameLayer,
                         SurfaceLayer,
                         EndZoneLayer,
                         MarkingsLayer,
                         NumbersLayer,
                         GoalPostLayer>()} {}

GroundPicture::~GroundPicture() = default;

void GroundPicture::paint(QPainter& painter, const LayerContext& context) const {
    const BoardScene& scene = context.scene;
    const double ratio = context.pixelRatio;
    const Ground wanted{scene.board, scene.home, scene.visitor, frameOf(context.view), ratio};
    std::vector<KeptGround>& pictures = kept();
    const auto found = std::ranges::find(pictures, wanted, &KeptGround::ground);
    if (found != pictures.end()) {
        std::rotate(found, found + 1, pictures.end());
    } else if (isZooming()) {
        paintAfresh(painter, context);
        return;
    } else {
        if (pictures.size() == kMostKept)
            pictures.erase(pictures.begin());
        QPixmap picture{(wanted.frame.viewport() * ratio).toSize()};
        picture.setDevicePixelRatio(ratio);
        QPainter drawing{&picture};
        paintAfresh(drawing, LayerContext{scene, wanted.frame, ratio});
        drawing.end();
        pictures.push_back({wanted, picture});
    }
    // Both views have the same scale and stand on whole pixels, so they differ by whole pixels.
    const QPointF off = context.map(QPointF{}) - wanted.frame.toWidget().map(QPointF{});
    const auto on = [ratio](double value) { return std::round(value * ratio) / ratio; };
    painter.drawPixmap(QPointF{on(off.x()), on(off.y())}, pictures.back().picture);
}

void GroundPicture::paintAfresh(QPainter& painter, const LayerContext& context) const {
    for (const auto& layer : m_layers)
        layer->paint(painter, context);
}

}  // namespace thrum::gui
