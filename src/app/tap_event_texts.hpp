#pragma once

#include <thrum/app/tap_sentences.hpp>

#include <string_view>

/// Which sentence tells which TAP event.
namespace thrum::app {

/// A sentence without what fills it.
struct EventText {
    Weight weight = Weight::Detail;
    std::string_view text{};  ///< template; empty: the event needs no sentence
};
[[nodiscard]] EventText textOf(const tap::Event& event);

/// The sentence for what ended a play, told together with the spot it led to.
[[nodiscard]] std::string_view endingText(tap::EventKind kind, bool tacklersKnown);

}  // namespace thrum::app
