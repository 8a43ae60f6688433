#include "gui/board/board_backdrop.hpp"

#include "gui/painters/mark_layers.hpp"
#include "gui/painters/static_layers.hpp"
#include "gui/painters/table_layers.hpp"

#include <algorithm>

namespace thrum::gui {

namespace {
/// Points of a way that go into the picture together; fewer would leave beads where they meet.
constexpr qsizetype kPiece = 10;

template <class... Layers>
std::vector<std::unique_ptr<Layer>> layers() {
    std::vector<std::unique_ptr<Layer>> made;
    (made.push_back(std::make_unique<Layers>()), ...);
    return made;
}

/// How many steps of a way stay as they are: its end is where the man is now. Each way has a piece
/// full at another time, so that no single picture has all of them to add.
qsizetype lasting(const TraceDrawing& way, std::size_t index) {
    const qsizetype steps = way.points.size() - 1;
    const auto first = static_cast<qsizetype>(index) % kPiece;
    return steps < first ? 0 : first + (steps - first) / kPiece * kPiece;
}
}  // namespace

BoardBackdrop::BoardBackdrop()
    : m_groundLayers{layers<FrameLayer,
                            SurfaceLayer,
                            EndZoneLayer,
                            MarkingsLayer,
                            NumbersLayer,
                            GoalPostLayer>()},
      m_markLayers{layers<ZoneLayer, GhostLayer>()} {}

BoardBackdrop::~BoardBackdrop() = default;

BoardBackdrop::Facts BoardBackdrop::factsOf(const BoardScene& scene) {
    return {.board = scene.board,
            .home = scene.home,
            .visitor = scene.visitor,
            .zone = scene.zone,
            .lanes = scene.lanes,
            .ghosts = scene.ghosts,
            .carrier = scene.traces.empty() ? std::nullopt : scene.carrier,
            .traces = scene.shown.traces};
}

bool BoardBackdrop::groundIsOld(const View& view, const Facts& facts) const {
    return m_ground.isNull() || !(m_view == view) || !(m_facts.board == facts.board) ||
           !(m_facts.home == facts.home) || !(m_facts.visitor == facts.visitor);
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

void BoardBackdrop::drawGround(const LayerContext& context) {
    m_ground = QPixmap{m_view.device};
    m_ground.setDevicePixelRatio(m_view.ratio);
    QPainter painter{&m_ground};
    for (const auto& layer : m_groundLayers)
        layer->paint(painter, context);
}

void BoardBackdrop::drawMarks(const LayerContext& context) {
    m_ways.clear();
    const bool marked = m_facts.zone || !m_facts.lanes.empty() || !m_facts.ghosts.empty();
    if (m_picture.size() != m_ground.size() ||
        (!marked && (!m_facts.traces || context.scene.traces.empty()))) {
        m_picture = m_ground;  // shared until something is drawn on it
        if (!marked)
            return;
    }
    QPainter painter{&m_picture};
    painter.drawPixmap(QPointF{0.0, 0.0}, m_ground);
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
    const bool old = groundIsOld(view, facts);
    const bool marksOld = old || !(m_facts == facts) || !grewOnly(context.scene);
    m_view = view;
    m_facts = std::move(facts);
    if (old)
        drawGround(context);
    if (marksOld)
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
    for (const auto* part : {&m_groundLayers, &m_markLayers})
        for (const auto& layer : *part)
            layer->paint(painter, context);
    TraceLayer{}.paint(painter, context);
}

}  // namespace thrum::gui
