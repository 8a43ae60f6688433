#pragma once

#include <thrum/segment/request.hpp>

#include <vector>

/// What a coach does to several figures at once, as pure functions of where they stand.
namespace thrum::gui {

[[nodiscard]] std::vector<FigureSetup> moved(std::vector<FigureSetup> figures,
                                             Distance dx,
                                             Distance dy);
/// Each about his own middle.
[[nodiscard]] std::vector<FigureSetup> turned(std::vector<FigureSetup> figures, int hundredths);
/// All about the middle of the group; distances among them stay (UX-11.3).
[[nodiscard]] std::vector<FigureSetup> wheeled(std::vector<FigureSetup> figures, int hundredths);
/// At the line down the middle of the field; twice is where they were.
[[nodiscard]] std::vector<FigureSetup> mirrored(std::vector<FigureSetup> figures);
/// In one row across the field: as deep as the mean of them.
[[nodiscard]] std::vector<FigureSetup> inRow(std::vector<FigureSetup> figures);
/// One behind the other: as far from the side line as the mean of them.
[[nodiscard]] std::vector<FigureSetup> inFile(std::vector<FigureSetup> figures);
/// Even gaps between the two who are farthest apart; they stay, and the order, too.
[[nodiscard]] std::vector<FigureSetup> evenlySpaced(std::vector<FigureSetup> figures);
/// The first and the second change places and headings; others stay.
[[nodiscard]] std::vector<FigureSetup> exchanged(std::vector<FigureSetup> figures);
/// Middles brought to the nearest half yard.
[[nodiscard]] std::vector<FigureSetup> snapped(std::vector<FigureSetup> figures);

}  // namespace thrum::gui
