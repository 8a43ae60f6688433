#include "gui/board/table_data.hpp"

#include <algorithm>

namespace thrum::gui {

const Player* TableData::player(FigureId id) const {
    const auto& players = team(id.side()).players;
    const auto index = static_cast<std::size_t>(id.rosterIndex());
    return index < players.size() ? &players[index] : nullptr;
}

const FigureKit* TableData::kit(FigureId id) const {
    const auto found = std::ranges::lower_bound(table.kits, id, {}, &FigureKit::id);
    return found != table.kits.end() && found->id == id ? &*found : nullptr;
}

const FigureSpec* TableData::spec(FigureId id, int baseSlot) const {
    const FigureKit* found = kit(id);
    const auto slot = static_cast<std::size_t>(baseSlot);
    return found != nullptr && slot < found->onBase.size() ? &found->onBase[slot] : nullptr;
}

const Formation* TableData::formation(const std::string& id) const {
    const auto found = std::ranges::find(formations, id, &Formation::id);
    return found != formations.end() ? &*found : nullptr;
}

std::vector<const Formation*> TableData::formationsFor(FormationUnit unit) const {
    std::vector<const Formation*> fitting;
    for (const Formation& formation : formations)
        if (formation.unit == unit)
            fitting.push_back(&formation);
    return fitting;
}

}  // namespace thrum::gui
