#pragma once

#include <thrum/core/violation.hpp>
#include <thrum/rules/football.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What a game tells in words (D45, D91): templates a window may translate, and what fills them.
namespace thrum {

/// How much of a game a line tells; a short log leaves out what is lighter.
enum class Weight : std::uint8_t {
    Detail,   ///< a figure turned, the board went on
    Play,     ///< what a play came to, choices, clocks
    Headline  ///< points, changes of possession, ends of halves
};

/// One sentence.
struct Sentence {
    Weight weight = Weight::Play;
    std::string clause{};  ///< id of the rule it follows from; empty where none is named
    std::string text{};    ///< "#{n} gains {yards} yards: tackled by {by}."
    TextArguments args{};
    std::vector<FigureId> figures{};  ///< whom it names, where the game has figures on a board
    std::optional<int> tick{};        ///< of its run, where it happened on the running board
    bool operator==(const Sentence&) const = default;
};
[[nodiscard]] std::string filled(const Sentence& sentence);

}  // namespace thrum
