#include "gui/board/board_backdrop.hpp"

#include "gui/board/layers/layer_list.hpp"
#include "gui/board/layers/mark_layers.hpp"
#include "gui/board/layers/table_layers.hpp"

#include <algorithm>

namespace thrum::gui {

namespace {
/// Points of a way that go into the picture together; fewer would leave beads where they meet.
constexpr qsizetype kPiece = 10;

/// How many steps of a way stay as they are: its end is where the man is now. Each way has a piece
/// full at another time, so that no single picture has all of them to add.
qsizetype lasting(const TraceDrawing& way, std::size_t index) {
    const qsizetype steps = way.points.size() - 1;
    const auto first = static_cast<qsizetype>(index) % kPiece;
    return steps < first ? 0 : first + (steps - first) / kPiece * kPiece;
}
}  // namespace

BoardBackdrop::BoardBackdrop()
    : m_markLayers{layerList<GridLayer, HeatLayer, ZoneLayer, GhostLayer>()} {}

BoardBackdrop::~BoardBackdrop() = default;

BoardBackdrop::Facts BoardBackdrop::factsOf(const BoardScene& scene) {
    return {.board = scene.board,
            .home = scene.home,
            .visitor = scene.visitor,
            .zone = scene.zone,
            .lanes = scene.lanes,
            .ghosts = scene.ghosts,
            .heat = scene.heat,
            .grid = scene.shown.grid,
            .carrier = scene.traces.empty() ? std::nullopt : scene.carrier,
            .traces = scene.shown.traces};
}

bool BoardBackdrop::grewOnly(const BoardScene& scene) const {
    if (m_ways.empty())
        return true;
    return std::ranges::equal(
        m_ways, scene.traces, [](const TraceDrawing& kept, const TraceDrawing& now) {
            return kept.id == now.id && kept.points.size() <= now.points.size() &&
                   std::equal(kept.points.begin(), kept.points.end(), now.points.begin());
        });
}

void BoardBackdrop::drawMarks(const LayerContext& context) {
    m_ways.clear();
    if (m_picture.size() != m_view.device) {
        m_picture = QPixmap{m_view.device};
        m_picture.setDevicePixelRatio(m_view.ratio);
    }
    QPainter painter{&m_picture};
    m_ground.paint(painter, context);
    for (const auto& layer : m_markLayers)
        layer->paint(painter, context);
}

void BoardBackdrop::addWays(const LayerContext& context) {
    if (!m_facts.traces)
        return;
    const auto& ways = context.scene.traces;
    m_ways.resize(ways.size());
    std::optional<QPainter> painter;
    for (std::size_t i = 0; i < ways.size(); ++i) {
        TraceDrawing& kept = m_ways[i];
        kept.id = ways[i].id;
        const qsizetype from = std::max<qsizetype>(0, kept.points.size() - 1);
        const qsizetype to = lasting(ways[i], i);
        if (to <= from)
            continue;
        if (!painter)
            painter.emplace(&m_picture);
        TraceLayer::paintPart(*painter, context, ways[i], from, to);
        kept.points = ways[i].points.first(to + 1);
    }
}

void BoardBackdrop::paint(QPainter& painter, const LayerContext& context) {
    const View view{
        context.view, (context.view.viewport() * context.pixelRatio).toSize(), context.pixelRatio};
    Facts facts = factsOf(context.scene);
    const bool old =
        m_picture.isNull() || !(m_view == view) || !(m_facts == facts) || !grewOnly(context.scene);
    m_view = view;
    m_facts = std::move(facts);
    if (old)
        drawMarks(context);
    addWays(context);
    painter.drawPixmap(QPointF{0.0, 0.0}, m_picture);
    if (!m_facts.traces)
        return;
    for (std::size_t i = 0; i < m_ways.size(); ++i)
        TraceLayer::paintPart(painter,
                              context,
                              context.scene.traces[i],
                              std::max<qsizetype>(0, m_ways[i].points.size() - 1),
                              context.scene.traces[i].points.size() - 1);
}

void BoardBackdrop::paintAfresh(QPainter& painter, const LayerContext& context) const {
    m_ground.paintAfresh(painter, context);
    for (const auto& layer : m_markLayers)
        layer->paint(painter, context);
    TraceLayer{}.paint(painter, context);
}

}  // namespace thrum::gui
