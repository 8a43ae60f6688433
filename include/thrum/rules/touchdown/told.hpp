#pragma once

#include <thrum/rules/told.hpp>
#include <thrum/rules/touchdown/event.hpp>

#include <span>
#include <vector>

namespace thrum::touchdown {

/// The events of one step as a reader at the table would tell them (D91).
[[nodiscard]] std::vector<Sentence> sentencesOf(std::span<const Event> events, const Names& names);
[[nodiscard]] Names namesIn(const State& state);

}  // namespace thrum::touchdown
