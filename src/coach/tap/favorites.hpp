#pragma once

#include "coach/tap/sense.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace thrum::coach {

/// Of these calls those alone that a coach of this manner likes, as often as he rides a favorite;
/// all of them where none is one, or where nobody's manner is asked.
template <class Call>
void keepFavorites(std::vector<const Call*>& calls,
                   std::string Call::*id,
                   const Persona* persona,
                   std::uint64_t luck) {
    if (persona == nullptr || luck % 100 >= kFavoritePercent)
        return;
    const auto liked = std::partition(
        calls.begin(), calls.end(), [&](const Call* call) { return persona->likes(call->*id); });
    if (liked != calls.begin())
        calls.erase(liked, calls.end());
}

}  // namespace thrum::coach
