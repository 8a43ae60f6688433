#include "gui/lineup/setup_document.hpp"

#include <algorithm>

// Who stands in a set-up: locked men, and substitutes who keep a place.

namespace thrum::gui {

void SetupDocument::setLocked(std::span<const FigureId> men, bool on) {
    SetupState after = m_state;
    int changed = 0;
    for (const FigureId id : men) {
        if (after.figure(id) == nullptr || after.isLocked(id) == on)
            continue;
        const auto place = std::ranges::lower_bound(after.locked, id);
        if (on)
            after.locked.insert(place, id);
        else
            after.locked.erase(place);
        ++changed;
    }
    push(std::move(after),
         on ? tr("lock %n men", nullptr, changed) : tr("unlock %n men", nullptr, changed),
         EditMerge::Never);
}

std::vector<FigureId> SetupDocument::substitutesFor(FigureId man) const {
    std::vector<FigureId> men;
    const Player* out = m_data.player(man);
    if (out == nullptr)
        return men;
    const auto& players = m_data.team(man.side()).players;
    for (std::size_t i = 0; i < players.size(); ++i) {
        const FigureId id{man.side(), static_cast<int>(i)};
        if (players[i].uniform == out->uniform && m_state.figure(id) == nullptr &&
            m_data.kit(id) != nullptr)
            men.push_back(id);
    }
    std::stable_partition(men.begin(), men.end(), [&](FigureId id) {
        return m_data.player(id)->position == out->position;
    });
    return men;
}

std::optional<QString> SetupDocument::replaceMan(FigureId out, FigureId in) {
    const FigureSetup* standing = m_state.figure(out);
    const auto free = substitutesFor(out);
    if (standing == nullptr || std::ranges::find(free, in) == free.end())
        return tr("%1 cannot stand in for %2.").arg(numberOf(in), numberOf(out));
    FigureSetup figure = *standing;
    figure.id = in;
    if (m_data.spec(in, figure.baseSlot) == nullptr)
        figure.baseSlot = 0;
    SetupState after = m_state;
    std::erase_if(after.figures, [out](const FigureSetup& each) { return each.id == out; });
    after.figures.insert(std::ranges::lower_bound(after.figures, in, {}, &FigureSetup::id), figure);
    if (after.carrier == out)
        after.carrier = in;
    if (after.isLocked(out)) {
        std::erase(after.locked, out);
        after.locked.insert(std::ranges::lower_bound(after.locked, in), in);
    }
    // he comes from off the field: a base that is wider than the other man's overlaps anew
    SetupState before = after;
    before.figure(in)->pose.at = {Spot::yards(-1000), Spot::yards(-1000)};
    if (const auto refusal = checkPlacement(m_data, before, std::span{&figure, 1}))
        return textOf(*refusal);
    push(std::move(after), tr("%1 for %2").arg(numberOf(in), numberOf(out)), EditMerge::Never);
    return std::nullopt;
}

}  // namespace thrum::gui
