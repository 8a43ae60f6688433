#include "coach/tap/film.hpp"

#include "coach/tap/charts.hpp"

#include <algorithm>

namespace thrum::coach {

std::optional<double> filmed(std::string_view play, bool nearGoal) {
    const auto found = std::ranges::find(charts::kFilm, play, &charts::FilmedPlay::id);
    if (found == charts::kFilm.end())
        return std::nullopt;
    return nearGoal ? found->nearGoal : found->anywhere;
}

}  // namespace thrum::coach
