#pragma once

#include "gui/board/board_scene.hpp"

#include <array>

#include <QString>

namespace thrum::gui {

/// What a screen reader tells of a man on the board, one column after the other (UX-23).
enum class BoardColumn { Number, Role, Side, YardLine, FromMiddle, Heading, State, Count };
inline constexpr int kBoardColumns = static_cast<int>(BoardColumn::Count);

/// "number", "role", "yard line" ...
[[nodiscard]] QString boardColumnName(BoardColumn column);
/// The cell of a man: "#34", "running back", "Lancers, dark", "Lancers 41", "8.2 yards left",
/// "12 o'clock", "has the ball, touches #55". Left and clock hours are the home team's, which
/// attacks toward 12.
[[nodiscard]] QString boardCell(const BoardScene& scene,
                                const FigureDrawing& figure,
                                BoardColumn column);
/// All cells of a man in one line.
[[nodiscard]] QString boardRow(const BoardScene& scene, const FigureDrawing& figure);

}  // namespace thrum::gui
