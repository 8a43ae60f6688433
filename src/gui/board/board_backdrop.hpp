#pragma once

#include "gui/board/ground_picture.hpp"
#include "gui/board/layers/layer.hpp"

#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <QPixmap>

namespace thrum::gui {

/// What lies under the men and seldom changes: the ground, zones and lanes, pale men of another
/// play, and the ways the men went. Kept as a picture at the display's own resolution; ways that
/// only grow are added to it piece by piece.
class BoardBackdrop {
public:
    BoardBackdrop();
    ~BoardBackdrop();
    BoardBackdrop(const BoardBackdrop&) = delete;
    BoardBackdrop& operator=(const BoardBackdrop&) = delete;
    BoardBackdrop(BoardBackdrop&&) = delete;
    BoardBackdrop& operator=(BoardBackdrop&&) = delete;

    /// Draws it; what the painter's clip leaves out costs nothing.
    void paint(QPainter& painter, const LayerContext& context);
    /// Draws it afresh and keeps nothing: for other sizes than the window's.
    void paintAfresh(QPainter& painter, const LayerContext& context) const;

private:
    /// What the picture depends on besides the view and the ways.
    struct Facts {
        BoardSpec board;
        TeamLook home;
        TeamLook visitor;
        std::optional<QRectF> zone;
        std::vector<QRectF> lanes;
        std::vector<FigureDrawing> ghosts;
        std::shared_ptr<const HeatDrawing> heat;
        bool grid = false;
        std::optional<FigureId> carrier;  ///< his way stands out
        bool traces = true;
        friend bool operator==(const Facts&, const Facts&) = default;
    };
    struct View {
        BoardTransform transform;
        QSize device;
        double ratio = 0.0;
        friend bool operator==(const View&, const View&) = default;
    };

    [[nodiscard]] static Facts factsOf(const BoardScene& scene);
    [[nodiscard]] bool grewOnly(const BoardScene& scene) const;
    void drawMarks(const LayerContext& context);
    void addWays(const LayerContext& context);

    GroundPicture m_ground;
    std::vector<std::unique_ptr<Layer>> m_markLayers;
    View m_view;
    Facts m_facts;
    QPixmap m_picture;
    std::vector<TraceDrawing> m_ways;  ///< as far as they are in the picture
};

}  // namespace thrum::gui
