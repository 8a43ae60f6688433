#pragma once

#include <thrum/app/tap_sentences.hpp>

#include <string>
#include <string_view>

/// What fills the sentences about TAP's events.
namespace thrum::app {

/// The words for the placeholders in `text`, taken from `event`: its team, men, place, numbers.
[[nodiscard]] TextArguments argumentsFor(std::string_view text,
                                         const tap::Event& event,
                                         const TapNames& names);

/// "gains 3.5 yards", "loses 1 yard", "gains nothing"; "is down" where no gain counts.
[[nodiscard]] std::string gainWords(const std::optional<Distance>& gain);

/// Yards to a tenth, without sign, without a zero behind the point: "7", "3.5".
[[nodiscard]] std::string tenths(double yards);

}  // namespace thrum::app
