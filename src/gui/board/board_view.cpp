#include "gui/board/board_view.hpp"

#include "gui/board/board_news.hpp"
#include "gui/board/hit_test.hpp"
#include "gui/board/layers/figure_layers.hpp"
#include "gui/board/layers/layer_list.hpp"
#include "gui/board/layers/mark_layers.hpp"
#include "gui/board/layers/table_layers.hpp"
#include "gui/board/scene_change.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QContextMenuEvent>
#include <QFocusEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

namespace thrum::gui {

namespace {
constexpr double kWheelZoom = 1.15;
}  // namespace

BoardView::BoardView(QWidget* parent)
    : QWidget{parent},
      m_liveLayers{layerList<PlayLinesLayer,
                             ShadowLayer,
                             BaseLayer,
                             FigureLayer,
                             CarrierLayer,
                             EngagedLayer,
                             OfferLayer,
                             HintLayer,
                             RefusalLayer,
                             SelectionLayer,
                             NumberPlateLayer,
                             LockLayer,
                             StickLayer,
                             ShotLayer,
                             ContactLayer,
                             CaptionLayer,
                             MiniMapLayer>()} {
    m_news = new BoardNews{*this};
    setObjectName(QStringLiteral("board"));
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Board"));
    setWhatsThis(tr("The board: drag figures to move them, turn the wheel over one to turn him."));
}

BoardView::~BoardView() = default;

void BoardView::showScene(BoardScene scene) {
    const BoardScene before = std::exchange(m_scene, std::move(scene));
    const bool otherBoard = !(m_scene.board == before.board);
    m_scene.boardFocused = hasFocus();
    if (m_measuring.isOn())
        m_scene.measure = m_measuring.drawing(m_scene.board.mmPerYard);
    m_scene.hovered = m_hovered;
    m_scene.mapCorner = before.mapCorner;
    if (otherBoard) {
        m_view.setBoard(m_scene.board);
        refit();
    }
    dodgeMen();
    m_news->sceneChanged();
    const double ratio = devicePixelRatioF();
    const auto moved = movedPixels({before, m_view, ratio}, {m_scene, m_view, ratio});
    if (moved)
        update(moved->toAlignedRect());
    else
        update();
}

void BoardView::setZoom(double zoom) {
    m_fit = FitMode::None;
    m_view.setZoom(zoom);
    viewMoved();
}

void BoardView::zoomBy(double factor) {
    setZoom(m_view.zoom() * factor);
}

void BoardView::centreOn(QPointF yards) {
    m_playCentre = yards;
    m_view.setCentre(yards);
    viewMoved();
}

void BoardView::follow(QPointF yards) {
    // of what is seen: along the field he is to see what comes, across it the field nearly fits
    constexpr double kEdgeX = 0.3;
    constexpr double kEdgeY = 0.1;
    const QRectF seen = m_view.visibleField();
    if (!seen.contains(yards)) {
        centreOn(yards);
        return;
    }
    // no farther than needed: the picture glides with him
    const QRectF middle = seen.adjusted(seen.width() * kEdgeX,
                                        seen.height() * kEdgeY,
                                        -seen.width() * kEdgeX,
                                        -seen.height() * kEdgeY);
    const QPointF by{yards.x() - std::clamp(yards.x(), middle.left(), middle.right()),
                     yards.y() - std::clamp(yards.y(), middle.top(), middle.bottom())};
    if (!by.isNull())
        centreOn(m_view.centre() + by);
}

double BoardView::keptZoom() const {
    if (m_fit == FitMode::Play)
        return 0.0;
    return m_fit == FitMode::Board ? -1.0 : m_view.zoom();
}

void BoardView::fitBoard() {
    m_fit = FitMode::Board;
    refit();
}

void BoardView::fitPlay(QPointF yards) {
    m_fit = FitMode::Play;
    m_playCentre = yards;
    refit();
}

void BoardView::panBy(double right, double up) {
    m_fit = FitMode::None;
    m_view.panBy(QPointF{-right * width(), up * height()});
    viewMoved();
}

void BoardView::setTurned(bool turned) {
    m_view.setTurned(turned);
    viewMoved();
}

void BoardView::refit() {
    if (m_fit == FitMode::Board) {
        m_view.setZoom(1.0);
    } else if (m_fit == FitMode::Play) {
        m_view.setZoom(m_view.fieldHeightZoom());
        m_view.setCentre(m_playCentre);
    }
    viewMoved();
}

void BoardView::dodgeMen() {
    if (!m_onMiniMap)  // not from under the hand
        m_scene.mapCorner =
            MiniMapLayer::freeCorner({m_scene, m_view, devicePixelRatioF()}, m_scene.mapCorner);
}

void BoardView::viewMoved() {
    dodgeMen();
    update();
    emit viewChanged();
}

void BoardView::paintEvent(QPaintEvent*) {
    {
        QPainter painter{this};
        const LayerContext context{m_scene, m_view, devicePixelRatioF()};
        m_backdrop.paint(painter, context);
        for (const auto& layer : m_liveLayers)
            layer->paint(painter, context);
        if (hasFocus() && !m_scene.focused) {
            painter.setPen(QPen{QColor{0xb9, 0xf1, 0xff, 200}, 2.0});
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(QRectF{rect()}.adjusted(1.0, 1.0, -1.0, -1.0));
        }
    }
    emit painted();
}

void BoardView::paintScene(QPainter& painter, const BoardScene& scene, double pixelRatio) const {
    BoardScene shown = scene;
    shown.boardFocused = false;
    shown.hovered.reset();
    shown.mapCorner = MiniMapLayer::freeCorner({shown, m_view, pixelRatio}, MapCorner::BottomRight);
    const LayerContext context{shown, m_view, pixelRatio};
    m_backdrop.paintAfresh(painter, context);
    for (const auto& layer : m_liveLayers)
        layer->paint(painter, context);
}

QImage BoardView::picture(const BoardScene& scene, double pixelRatio) const {
    QImage image{(QSizeF{size()} * pixelRatio).toSize(), QImage::Format_RGB32};
    image.setDevicePixelRatio(pixelRatio);
    QPainter painter{&image};
    paintScene(painter, scene, pixelRatio);
    return image;
}

void BoardView::resizeEvent(QResizeEvent*) {
    fillViewport();
}

void BoardView::setCovered(int pixels) {
    if (std::exchange(m_covered, pixels) != pixels)
        fillViewport();
}

void BoardView::fillViewport() {
    m_view.setViewport(QSizeF{static_cast<double>(std::max(1, width() - m_covered)),
                              static_cast<double>(height())});
    refit();
    update();
}

BoardPointer BoardView::pointer(QPointF pixel,
                                Qt::MouseButton button,
                                Qt::KeyboardModifiers modifiers) const {
    const LayerContext context{m_scene, m_view, devicePixelRatioF()};
    return BoardPointer{.pixel = pixel,
                        .field = m_view.toField().map(pixel),
                        .pixelsPerYard = m_view.pixelsPerYard(),
                        .figure = figureAt(context, pixel),
                        .handle = handleAt(context, pixel),
                        .button = button,
                        .modifiers = modifiers};
}

void BoardView::setHovered(std::optional<FigureId> figure) {
    if (m_hovered == figure)
        return;
    m_hovered = figure;
    m_scene.hovered = figure;
    update();
    emit hovered(figure);
}

bool BoardView::event(QEvent* event) {
    // Tab and Escape belong to the board: they walk its figures and undo a drag.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->key() == Qt::Key_Tab || key->key() == Qt::Key_Backtab ||
            key->key() == Qt::Key_Escape) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void BoardView::mousePressEvent(QMouseEvent* event) {
    const LayerContext context{m_scene, m_view, devicePixelRatioF()};
    const QPointF at = event->position();
    if (event->button() == Qt::LeftButton && MiniMapLayer::place(context).contains(at)) {
        m_onMiniMap = true;
        m_fit = FitMode::None;
        centreOn(MiniMapLayer::fieldAt(context, at));
        return;
    }
    if (event->button() == Qt::MiddleButton) {
        m_panFrom = at;
        setCursor(Qt::ClosedHandCursor);
        return;
    }
    if (m_measuring.isOn() && event->button() == Qt::LeftButton) {
        m_measuring.press(m_view.toField().map(at));
        showMeasure();
        return;
    }
    if (m_tool != nullptr)
        m_tool->press(pointer(at, event->button(), event->modifiers()));
}

void BoardView::mouseMoveEvent(QMouseEvent* event) {
    const QPointF at = event->position();
    if (m_panFrom) {
        m_fit = FitMode::None;
        m_view.panBy(at - *m_panFrom);
        m_panFrom = at;
        viewMoved();
        return;
    }
    if (m_onMiniMap) {
        const LayerContext context{m_scene, m_view, devicePixelRatioF()};
        centreOn(MiniMapLayer::fieldAt(context, at));
        return;
    }
    if (m_measuring.isOn()) {
        m_measuring.move(m_view.toField().map(at));
        showMeasure();
        return;
    }
    const BoardPointer now = pointer(at, Qt::NoButton, event->modifiers());
    setHovered(now.figure);
    if (m_tool != nullptr)
        m_tool->move(now);
    setCursor(now.handle ? Qt::CrossCursor : now.figure ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void BoardView::mouseReleaseEvent(QMouseEvent* event) {
    if (m_panFrom && event->button() == Qt::MiddleButton) {
        m_panFrom.reset();
        unsetCursor();
        return;
    }
    if (m_onMiniMap) {
        m_onMiniMap = false;
        return;
    }
    if (m_measuring.isOn() && event->button() == Qt::LeftButton) {
        m_measuring.release(m_view.toField().map(event->position()));
        showMeasure();
        if (m_scene.measure)
            emit measured(m_scene.measure->label);
        return;
    }
    if (m_tool != nullptr)
        m_tool->release(pointer(event->position(), event->button(), event->modifiers()));
}

void BoardView::mouseDoubleClickEvent(QMouseEvent* event) {
    const BoardPointer now = pointer(event->position(), event->button(), event->modifiers());
    if (m_tool != nullptr && m_tool->doubleClick(now))
        return;
    if (event->button() == Qt::LeftButton && !now.figure) {
        m_fit = FitMode::None;
        m_view.zoomAt(now.pixel, 1.5);
        viewMoved();
    }
}

void BoardView::wheelEvent(QWheelEvent* event) {
    const QPoint delta = event->angleDelta();
    // Shift turns some wheels sideways; the notch is meant either way.
    const int turned = delta.y() != 0 ? delta.y() : delta.x();
    m_wheelRest += turned;
    const int notches = static_cast<int>(m_wheelRest / 120.0);
    event->accept();
    if (notches == 0)
        return;
    m_wheelRest -= notches * 120.0;
    const BoardPointer now = pointer(event->position(), Qt::NoButton, event->modifiers());
    if (m_tool != nullptr && m_tool->wheel(now, notches))
        return;
    m_fit = FitMode::None;
    m_view.zoomAt(event->position(), std::pow(kWheelZoom, notches));
    viewMoved();
}

void BoardView::setMeasuring(bool on) {
    m_measuring.setOn(on);
    if (on)
        setCursor(Qt::CrossCursor);
    else
        unsetCursor();
    showMeasure();
}

void BoardView::showMeasure() {
    m_scene.measure = m_measuring.drawing(m_scene.board.mmPerYard);
    update();
}

void BoardView::keyPressEvent(QKeyEvent* event) {
    if (m_measuring.isOn() && event->key() == Qt::Key_Escape) {
        if (!m_measuring.clear())
            emit measuringLeft();
        showMeasure();
        return;
    }
    if (m_tool != nullptr && m_tool->key(*event)) {
        event->accept();
        return;
    }
    QWidget::keyPressEvent(event);
}

void BoardView::contextMenuEvent(QContextMenuEvent* event) {
    const BoardPointer now = pointer(QPointF{event->pos()}, Qt::RightButton, event->modifiers());
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    emit contextRequested(byKey ? m_scene.focused : now.figure, event->globalPos());
    event->accept();
}

void BoardView::leaveEvent(QEvent*) {
    setHovered(std::nullopt);
}

void BoardView::focusInEvent(QFocusEvent*) {
    m_scene.boardFocused = true;
    update();
}

void BoardView::focusOutEvent(QFocusEvent*) {
    m_scene.boardFocused = false;
    update();
}

}  // namespace thrum::gui
