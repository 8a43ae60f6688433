#pragma once

#include <thrum/rules/tap/told.hpp>

#include <string_view>

/// Which sentence tells which TAP event.
namespace thrum::tap {

/// A sentence without what fills it.
struct EventText {
    Weight weight = Weight::Detail;
    std::string_view text{};  ///< template; empty: the event needs no sentence
};
[[nodiscard]] EventText textOf(const Event& event);

/// The sentence for what ended a play, told together with the spot it led to; `gains` says whether
/// a gain is counted (not on returns).
[[nodiscard]] std::string_view endingText(EventKind kind, bool tacklersKnown, bool gains);

/// Whose time is up and what follows. Clause: TAP-TM-5.
[[nodiscard]] std::string_view expiryText(ClockName clock);

}  // namespace thrum::tap
