#pragma once

#include "gui/board/board_scene.hpp"
#include "gui/board/table_data.hpp"
#include "gui/lineup/setup_state.hpp"

#include <thrum/core/expected.hpp>
#include <thrum/segment/lineup.hpp>
#include <thrum/segment/play.hpp>

#include <optional>
#include <vector>

#include <QRectF>
#include <QString>

class QPainter;

namespace thrum::gui {

/// A formation as it is looked at in the workshop: at midfield, the offense attacking to the right.
struct LineUpPicture {
    BoardScene scene;
    SetupState state;                  ///< of the side shown, and of the one in the background
    Side side = Side::Home;            ///< the side shown
    LineUp men;                        ///< with their roles
    std::vector<std::string> shifted;  ///< roles this board keeps from their places
};

/// What the picture is made of.
struct LineUpWanted {
    const Formation& formation;
    const Play* play = nullptr;          ///< turns men, names the carrier and whom he looks to
    const Formation* against = nullptr;  ///< pale in the background
};

/// The formation as a play turns it, its quarterback on the base the play wants.
[[nodiscard]] Formation asPlayed(Formation formation, const Play& play);

/// Errors: a sentence, if the team cannot man it.
[[nodiscard]] Expected<LineUpPicture, QString> lineUpPicture(const TableData& data,
                                                             const LineUpWanted& wanted);

/// The same as a diagram on paper: black on white, downfield up, roles in their bases.
void paintDiagram(QPainter& painter, const QRectF& room, const LineUpPicture& picture);

}  // namespace thrum::gui
