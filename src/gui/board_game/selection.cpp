#include "gui/board_game/selection.hpp"

#include <algorithm>
#include <utility>

namespace thrum::gui {

bool Selection::contains(FigureId id) const {
    return std::ranges::binary_search(m_ids, id);
}

void Selection::set(std::vector<FigureId> ids) {
    std::ranges::sort(ids);
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    if (ids == m_ids)
        return;
    m_ids = std::move(ids);
    if (m_focused && !contains(*m_focused))
        m_focused = m_ids.empty() ? std::nullopt : std::optional{m_ids.front()};
    emit changed();
}

void Selection::toggle(FigureId id) {
    std::vector<FigureId> ids = m_ids;
    if (contains(id))
        std::erase(ids, id);
    else
        ids.push_back(id);
    set(std::move(ids));
}

void Selection::add(const std::vector<FigureId>& more) {
    std::vector<FigureId> ids = m_ids;
    ids.insert(ids.end(), more.begin(), more.end());
    set(std::move(ids));
}

void Selection::clear() {
    set({});
}

void Selection::focusOn(std::optional<FigureId> id) {
    m_focused = id;
    m_ids = id ? std::vector{*id} : std::vector<FigureId>{};
    emit changed();
}

}  // namespace thrum::gui
