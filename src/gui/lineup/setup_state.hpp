#pragma once

#include <thrum/segment/request.hpp>

#include <optional>
#include <string>
#include <vector>

namespace thrum::gui {

/// Everything a coach sets up before the switch: one value, so that undo is taking the last one
/// back and nothing can be forgotten.
struct SetupState {
    Side offense = Side::Home;
    Spot lineOfScrimmage = Spot::yards(25);
    std::string offenseFormation;
    std::string defenseFormation;
    std::string calledPlay;            ///< id of the play the offense stands for; empty: of none
    std::vector<FigureSetup> figures;  ///< ascending id
    std::optional<FigureId> carrier;
    std::vector<FigureId> locked;  ///< who keeps his place while others are moved; ascending
    friend bool operator==(const SetupState&, const SetupState&) = default;

    [[nodiscard]] const FigureSetup* figure(FigureId id) const;
    [[nodiscard]] FigureSetup* figure(FigureId id);
    [[nodiscard]] bool isLocked(FigureId id) const;
    /// +1 if the offense attacks towards the Visitor goal, else -1.
    [[nodiscard]] int attack() const { return offense == Side::Home ? 1 : -1; }
};

}  // namespace thrum::gui
