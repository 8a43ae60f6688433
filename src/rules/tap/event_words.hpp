#pragma once

#include <thrum/rules/tap/told.hpp>

#include <string>
#include <string_view>

/// What fills the sentences about TAP's events.
namespace thrum::tap {

/// The words for the placeholders in `text`, taken from `event`: its team, men, place, numbers.
[[nodiscard]] TextArguments argumentsFor(std::string_view text,
                                         const Event& event,
                                         const Names& names);

/// "gains 3.5 yards", "loses 1 yard", "gains nothing"; "is down" where no gain counts.
[[nodiscard]] std::string gainWords(const std::optional<Distance>& gain);

}  // namespace thrum::tap
