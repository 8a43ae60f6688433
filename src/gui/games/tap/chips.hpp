#pragma once

#include "gui/games/tap/tap_match.hpp"
#include "gui/widgets/figure_chips.hpp"

#include <thrum/rules/tap/names.hpp>
#include <thrum/rules/tap/roster.hpp>

#include <algorithm>

namespace thrum::gui {

/// A man of the game to choose; nobody if there is none of that id.
inline FigureChip chipOf(const TapMatch& match, FigureId id, bool chosen) {
    const tap::Player* player = tap::findPlayer(match.state(), id);
    if (player == nullptr)
        return {};
    const std::string_view role = tap::nameOf(player->position);
    return {id,
            QString::fromStdString(player->number),
            QString::fromUtf8(role.data(), static_cast<qsizetype>(role.size())),
            chosen};
}

inline bool contains(const std::vector<FigureId>& ids, FigureId id) {
    return std::ranges::find(ids, id) != ids.end();
}

}  // namespace thrum::gui
