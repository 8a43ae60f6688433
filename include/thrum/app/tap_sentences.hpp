#pragma once

#include <thrum/core/figure_id.hpp>
#include <thrum/core/units.hpp>
#include <thrum/rules/tap/game.hpp>

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <vector>

/// TAP's events as a reader at the table would tell them (D45): for the command line, the
/// protocol's log, the window's play log and the replay alike.
namespace thrum::app {

/// How much of a game a line tells; a short log leaves out what is lighter.
enum class Weight : std::uint8_t {
    Detail,   ///< a figure turned, the board went on
    Play,     ///< what a play came to, choices, clocks
    Headline  ///< points, changes of possession, ends of halves
};

/// One sentence: a template a window may translate, and what fills it.
struct Sentence {
    Weight weight = Weight::Play;
    std::string clause{};  ///< id of the rule it follows from; empty where none is named
    std::string text{};    ///< "#{n} gains {yards} yards: tackled by {by}."
    TextArguments args{};
    std::vector<FigureId> figures{};  ///< whom it names
    std::optional<int> tick{};        ///< of its run, where it happened on the running board
    bool operator==(const Sentence&) const = default;
};
using thrum::filled;  // templates alone are filled in this module too
[[nodiscard]] std::string filled(const Sentence& sentence);

/// Names that the sentences use; from a state, or from the header of a record.
struct TapNames {
    std::array<std::string, 2> teams{};           ///< "Lancers"
    std::function<std::string(FigureId)> number;  ///< as worn, "34"
    int halves = 2;                               ///< of regular play; later ones are overtime
    [[nodiscard]] const std::string& team(Side side) const {
        return teams[side == Side::Home ? 0 : 1];
    }
};
[[nodiscard]] TapNames namesIn(const tap::State& state);

/// The events of one step in their order, an ending and the spot it led to as one sentence. Events
/// that people need not read give none.
[[nodiscard]] std::vector<Sentence> sentencesOf(std::span<const tap::Event> events,
                                                const TapNames& names);

/// The sentence as a line of the game log, with the half, play and clocks of `state`. TAP-GN-4.
[[nodiscard]] tap::LogLine logLineOf(const tap::State& state, const Sentence& sentence);

/// "own 40", "Wildcats 12", "midfield": a place of the ball as the side on offense says it.
[[nodiscard]] std::string yardLine(Spot x, Side offense, const TapNames& names);
/// "2nd and 7 at own 40" of a situation; kicks and tries have none and give an empty text.
[[nodiscard]] std::string downAndDistance(const tap::Situation& situation, const TapNames& names);

}  // namespace thrum::app
