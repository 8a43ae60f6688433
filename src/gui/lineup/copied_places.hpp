#pragma once

#include "gui/board/table_data.hpp"
#include "gui/lineup/setup_state.hpp"

#include <thrum/core/expected.hpp>

#include <span>
#include <vector>

#include <QString>

/// Places of men, carried from one formation to another.
namespace thrum::gui {

/// Where a man stood and faced, told from the ball as the offense sees it: so it fits any line,
/// either way of attack, and another formation.
struct CopiedPlace {
    FigureId man{};
    Position position = Position::Center;
    bool offense = true;
    Distance downfield{};  ///< of the middle of his base, from the line
    Distance left{};       ///< from the middle of the field
    Heading heading{};     ///< 0 is downfield
    friend bool operator==(const CopiedPlace&, const CopiedPlace&) = default;
};

[[nodiscard]] std::vector<CopiedPlace> copiedPlaces(const TableData& data,
                                                    const SetupState& state,
                                                    std::span<const FigureId> men);

/// Who takes the places: the man who was copied, else one who plays the same, else, among men who
/// are chosen, whoever is left. Locked men take none.
///
/// @param chosen  who may take one; empty: all of that side
/// @return  one figure for each place, where it is to stand
/// Errors:  a sentence that names what nobody plays.
[[nodiscard]] Expected<std::vector<FigureSetup>, QString> pastedPlaces(
    const TableData& data,
    const SetupState& state,
    std::span<const CopiedPlace> places,
    std::span<const FigureId> chosen);

}  // namespace thrum::gui
