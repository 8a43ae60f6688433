#pragma once

#include <thrum/core/violation.hpp>
#include <thrum/rules/football.hpp>

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
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

/// The moment a line of the play by play is stamped with.
struct LogMoment {
    int period = 1;
    int play = 0;
    int playBoardMs = 0;  ///< board-on time of the play; 0 in games without a board
    std::optional<int> gameClockMs{};
    bool operator==(const LogMoment&) const = default;
};

/// Names that sentences use; from a state, or from the header of a record.
struct Names {
    std::array<std::string, 2> teams{};             ///< "Lancers"
    std::function<std::string(FigureId)> number{};  ///< as worn, "34"; empty without a board
    std::function<std::string(ManRef)> man{};       ///< the same of games without figures
    int periods = 2;                                ///< of regular play; later ones are overtime
    std::string periodWord = "half";                ///< as in Facts
    [[nodiscard]] const std::string& team(Side side) const {
        return teams[side == Side::Home ? 0 : 1];
    }
};

/// Yards to a tenth, without sign, without a zero behind the point: "7", "3.5".
[[nodiscard]] std::string tenths(double yards);
/// "own 40", "Wildcats 12", "midfield": a place of the ball as the side on offense says it.
[[nodiscard]] std::string yardLine(Spot x, Side offense, const Names& names);
/// "2nd and 7 at own 40"; without a line to gain the place alone, "overtime, at own 25"; empty
/// without a place.
[[nodiscard]] std::string downAndDistance(const Situation& situation, const Names& names);
/// What a man is called in tables: "34"; "?" where the game names none.
[[nodiscard]] std::string numberOf(const Names& names, ManRef man);

}  // namespace thrum
