#include "gui/games/touchdown/touchdown_match.hpp"

#include "gui/games/touchdown/words.hpp"

namespace thrum::gui::tdm {

std::vector<touchdown::Event> TouchdownMatch::allEvents() const {
    std::vector<Event> events;
    for (const auto* entry : inForce())
        events.insert(events.end(), entry->events.begin(), entry->events.end());
    return events;
}

QString TouchdownMatch::wordsOf(const Input& input) const {
    const auto* decision = std::get_if<touchdown::Decision>(&input);
    return decision != nullptr ? takenBackText(decision->kind) : QString{};
}

}  // namespace thrum::gui::tdm
