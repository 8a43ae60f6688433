#pragma once

#include "gui/board/layers/layer.hpp"

#include <memory>
#include <vector>

namespace thrum::gui {

/// The table, the plate and what is printed on it. The whole plate is kept as a picture at the
/// display's own resolution, for the scales used last and for all boards of the program together:
/// a view that moves, or comes back to a scale, draws nothing anew.
class GroundPicture {
public:
    GroundPicture();
    ~GroundPicture();
    GroundPicture(const GroundPicture&) = delete;
    GroundPicture& operator=(const GroundPicture&) = delete;
    GroundPicture(GroundPicture&&) = delete;
    GroundPicture& operator=(GroundPicture&&) = delete;

    void paint(QPainter& painter, const LayerContext& context) const;
    /// Draws it and keeps nothing: for other sizes than the window's.
    void paintAfresh(QPainter& painter, const LayerContext& context) const;

private:
    std::vector<std::unique_ptr<Layer>> m_layers;
};

}  // namespace thrum::gui
