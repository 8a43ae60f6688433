#pragma once

#include "gui/games/foursheet/card_view.hpp"
#include "gui/games/foursheet/dice_view.hpp"
#include "gui/games/foursheet/field_scene.hpp"
#include "gui/games/foursheet/play_steps.hpp"
#include "gui/games/foursheet/player_card_view.hpp"

#include <optional>
#include <utility>

/// What the picture shows, from what may be shown at this window and nothing else.
namespace thrum::gui::fss {

class DefenseDraft;
class FoursheetMatch;

/// A man somebody wants to look at.
struct Inspected {
    Side side{};
    Unit unit{};
    int token = 1;
    bool operator==(const Inspected&) const = default;
};
/// All the picture is made of.
struct TableView {
    const FoursheetMatch& match;
    const PlayStory& story;
    const DefenseDraft& draft;
    const PlaySteps& steps;
    /// A card its coach looks at before he calls it.
    std::optional<std::pair<Formation, int>> peeked{};
    std::optional<Inspected> inspected{};
    /// The game during the play that is shown; null: there is none, or nothing of it is kept.
    const State* played = nullptr;
};

[[nodiscard]] FieldScene fieldScene(const TableView& view);
[[nodiscard]] CardScene cardScene(const TableView& view);
[[nodiscard]] CodeSheet codeScene(const TableView& view);
/// What fell last, or what is to be thrown.
[[nodiscard]] TrayScene trayScene(const TableView& view);

/// The calls of a play are made and it has not begun: its card is covered, or its owner's alone.
[[nodiscard]] bool isCalled(const TableView& view);
/// The eleven that stand on the field.
[[nodiscard]] Unit unitOnField(const TableView& view);
/// Who defends against what is called now.
[[nodiscard]] Side defending(const TableView& view);

}  // namespace thrum::gui::fss
