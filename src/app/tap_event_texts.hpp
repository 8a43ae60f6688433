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

/// The sentence for what ended a play, told together with the spot it led to; `gains` says whether
/// a gain is counted (not on returns).
[[nodiscard]] std::string_view endingText(tap::EventKind kind, bool tacklersKnown, bool gains);

/// Whose time is up and what follows. Clause: TAP-TM-5.
[[nodiscard]] std::string_view expiryText(tap::ClockName clock);

}  // namespace thrum::app
