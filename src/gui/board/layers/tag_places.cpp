#include "gui/board/layers/tag_places.hpp"

#include <algorithm>
#include <numeric>

namespace thrum::gui {

std::vector<double> tagPlaces(const std::vector<TagPlace>& tags) {
    constexpr double kBetween = 2.0;
    std::vector<std::size_t> order(tags.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return tags[i].at; });
    const auto anchor = std::ranges::find_if(order, [&](std::size_t i) { return tags[i].stays; });
    const auto first = anchor == order.end() ? order.begin() : anchor;
    std::vector<double> places(tags.size());
    const auto apart = [&](std::size_t a, std::size_t b) {
        return (tags[a].width + tags[b].width) / 2.0 + kBetween;
    };
    for (std::size_t i = 0; i < tags.size(); ++i)
        places[i] = tags[i].at;
    for (auto at = first; at != order.end() && at + 1 != order.end(); ++at)
        places[*(at + 1)] = std::max(places[*(at + 1)], places[*at] + apart(*at, *(at + 1)));
    for (auto at = first; at != order.begin() && at != order.end(); --at)
        places[*(at - 1)] = std::min(places[*(at - 1)], places[*at] - apart(*at, *(at - 1)));
    return places;
}

}  // namespace thrum::gui
