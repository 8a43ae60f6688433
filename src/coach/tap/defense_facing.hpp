#pragma once

#include "coach/tap/defense_marking.hpp"

#include <string>
#include <utility>
#include <vector>

namespace thrum::coach {

/// Turns the men of a line-up of the defense: markers face their men, those who were told otherwise
/// stay so, the rest meet the runner, and who rushes from an end of the front is turned outward.
/// @param roles  who stands in which role
void faceWhatComes(tap::Decision& place,
                   const TableView& offense,
                   const tap::State& seen,
                   const Speeds& speeds,
                   const std::vector<std::pair<std::string, FigureId>>& roles,
                   const Marked& marked);

}  // namespace thrum::coach
