#pragma once

#include <thrum/segment/formation.hpp>
#include <thrum/segment/roster.hpp>
#include <thrum/segment/specs.hpp>

#include <string>
#include <vector>

namespace thrum::gui {

/// What the coaches brought to the table: both teams, their kits on a board, the formation library.
struct TableData {
    TeamFile home;
    TeamFile visitor;
    TableSetup table;  ///< board, speed, a kit for every player of both teams
    std::vector<Formation> formations;

    [[nodiscard]] const TeamFile& team(Side side) const {
        return side == Side::Home ? home : visitor;
    }
    /// Nothing for an id that is not on the roster.
    [[nodiscard]] const Player* player(FigureId id) const;
    [[nodiscard]] const FigureKit* kit(FigureId id) const;
    [[nodiscard]] const FigureSpec* spec(FigureId id, int baseSlot) const;
    [[nodiscard]] const Formation* formation(const std::string& id) const;
    [[nodiscard]] std::vector<const Formation*> formationsFor(FormationUnit unit) const;
};

}  // namespace thrum::gui
