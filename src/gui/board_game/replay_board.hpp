#pragma once

#include "gui/board/board_scene.hpp"

#include <thrum/app/replay.hpp>

#include <cstdint>
#include <optional>
#include <vector>

#include <QPointF>
#include <QString>

namespace thrum::gui {

/// One contact of a run in words.
struct ContactLine {
    std::int64_t ms = 0;  ///< of the replay
    int tick = 0;         ///< of the run
    QString time;         ///< "1.42 s"
    QString text;         ///< "#34 front on #55 left"
    QPointF at;           ///< field yards
    FigurePair pair{};
};

/// What a game on the vibrating board brings to its replay: the board at every moment and what
/// touched what.
class ReplayBoard {
public:
    ReplayBoard() = default;
    virtual ~ReplayBoard() = default;
    ReplayBoard(const ReplayBoard&) = delete;
    ReplayBoard& operator=(const ReplayBoard&) = delete;
    ReplayBoard(ReplayBoard&&) = delete;
    ReplayBoard& operator=(ReplayBoard&&) = delete;

    /// The picture of a moment.
    [[nodiscard]] virtual BoardScene scene(const app::ReplayMoment& moment,
                                           const ShownLayers& shown) const = 0;
    /// The men of another play as long after its snap, moved and turned so that both plays begin
    /// on one line and go one way.
    [[nodiscard]] virtual std::vector<FigureDrawing> ghosts(const app::ReplayMoment& moment,
                                                            std::size_t play) const = 0;
    /// All contacts of the run that is, or was last, in the play of this moment.
    [[nodiscard]] virtual std::vector<ContactLine> contactsAt(
        const app::ReplayMoment& moment) const = 0;
    /// The touch that the last tackle of the record was ruled on, else the last one of the carrier:
    /// who met whom first, both edges, when, and how near. Nothing where no two opponents touched.
    [[nodiscard]] virtual std::optional<ContactLine> decidingTouch() const = 0;
    /// Where the ball was carried, and how long.
    [[nodiscard]] virtual HeatDrawing heat() const = 0;
};

/// Which side of a base a point of its outline belongs to, in a word: front, left, right, rear.
[[nodiscard]] QString edgeText(const std::vector<Vec2>& outlineMm, Vec2 pointMm);

}  // namespace thrum::gui
