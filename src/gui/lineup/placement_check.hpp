#pragma once

#include "gui/board/table_data.hpp"
#include "gui/lineup/setup_state.hpp"

#include <optional>
#include <span>
#include <vector>

namespace thrum::gui {

/// Why figures may not stand where a coach wants them.
struct PlacementRefusal {
    enum class Reason { Overlap, OffBoard };
    Reason reason = Reason::Overlap;
    FigureId figure{};
    std::optional<FigureId> other;  ///< the man in the way
    friend bool operator==(const PlacementRefusal&, const PlacementRefusal&) = default;
};

/// Looks at the changed figures among all others: no base more than 0.3 mm into another, unless it
/// was as deep before, and every base wholly on the plate. Clause: decisions D10, TAP-LO-3.
///
/// @return  the first refusal by ascending figure, or nothing
[[nodiscard]] std::optional<PlacementRefusal> checkPlacement(const TableData& table,
                                                             const SetupState& before,
                                                             std::span<const FigureSetup> changed);

}  // namespace thrum::gui
