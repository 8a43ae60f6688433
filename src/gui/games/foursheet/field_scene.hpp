#pragma once

#include "gui/board/board_scene.hpp"
#include "gui/games/foursheet/book_names.hpp"

#include <optional>
#include <vector>

#include <QString>

namespace thrum::gui::fss {

/// One defender on the field of fourteen zones.
struct FieldToken {
    int token = 1;
    Zone zone{};
    QString slot{};              ///< "SS"
    QString note{};              ///< "D 3", or whose turn it is
    QString name{};              ///< for listeners and tips
    std::optional<Zone> from{};  ///< moved after the reveal
    bool met = false;            ///< takes part in the match-up
    bool primary = false;        ///< his card counts
    bool selected = false;
    QString order{};  ///< "key", "double", "spy"
    bool operator==(const FieldToken&) const = default;
};

/// Where a back or a receiver finishes.
struct FieldRoute {
    QString role{};
    Zone zone{};
    bool target = false;
    bool operator==(const FieldRoute&) const = default;
};

/// All that the field shows.
struct FieldScene {
    QString title{};   ///< "Quarrymen defense"
    QString detail{};  ///< "4-3 · zone coverage"
    QString orders{};  ///< "Key: HB · Double team: FL"
    QString place{};   ///< "own 30"
    TeamLook defense{};
    TeamLook offense{};
    std::vector<FieldToken> tokens{};
    std::vector<FieldRoute> routes{};
    std::optional<Formation> formation{};
    std::optional<Zone> called{};
    int bonus = 0;                ///< of a stack in it
    std::vector<Zone> offered{};  ///< that may be chosen now
    std::optional<int> steps{};   ///< the number of the match-up in the read-out
    std::optional<int> moves{};   ///< and of the moves
    bool editable = false;        ///< men may be placed
    bool kick = false;            ///< receivers or rushers of a kick
    bool operator==(const FieldScene&) const = default;
};

/// Everything on it in sentences, for a listener.
[[nodiscard]] QString spokenField(const FieldScene& scene);

}  // namespace thrum::gui::fss
