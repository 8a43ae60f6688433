#pragma once

#include <thrum/app/library.hpp>
#include <thrum/core/load_error.hpp>
#include <thrum/core/units.hpp>

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

/// Whether rules, dice and physics of this program lead where a record says they led. A replay
/// never depends on the answer (D63).
namespace thrum::app {

/// The first place where record and program part.
struct Difference {
    int line = 0;            ///< of the file, the header being line 1
    std::string what{};      ///< "input", "request", "run, ticks", "dice", "event 2", "digest" ...
    std::string expected{};  ///< what the record says
    std::string got{};
    /// "line 57: run, ticks: the record has 178, this program 180"
    [[nodiscard]] std::string text() const;
    friend bool operator==(const Difference&, const Difference&) = default;
};

struct Verification {
    std::size_t inputs = 0;  ///< checked without a difference, runs and draws among them
    std::size_t runs = 0;    ///< run again on the board
    std::size_t written =
        0;                  ///< runs told by hand: nothing to run again, the rules alone were asked
    std::size_t draws = 0;  ///< dice and coins drawn again; typed ones are believed
    std::size_t takeBacks = 0;
    std::size_t corrections = 0;
    bool torn = false;
    // how the game stands at the end of the record, as rules and physics of this program say
    std::array<std::string, 2> teams{};
    std::array<int, 2> score{};
    bool over = false;
    std::optional<Side> winner{};  ///< of a game that is over; nothing: a tie
    std::optional<Side> conceded{};
    bool concessionIsHeld = false;  ///< the record holds its line to the side (not the oldest)
    /// Runs that another revision of the board made and this one makes otherwise. The recorded
    /// result stands, rules and dice are checked on from it.
    std::size_t otherwise = 0;
    std::optional<Difference> firstOtherwise{};
    int physics = 0;  ///< the last such revision; 0: the file does not say
    std::optional<Difference> difference{};
};

/// Plays the record again from its header: every decision through the rules, every run through the
/// physics, every draw from the seed, and compares events and digests line by line. That a run of
/// another revision of the board (board/revision.hpp) goes otherwise is no difference: it is
/// counted apart.
///
/// Errors:  LoadError if a line cannot be read or the game cannot be set up here.
/// Cost:    that of playing the game without its coaches.
[[nodiscard]] Expected<Verification, LoadError> verify(const Library& library,
                                                       std::string_view text,
                                                       const std::string& file);

}  // namespace thrum::app
