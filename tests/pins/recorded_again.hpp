#pragma once

#include <thrum/app/library.hpp>

#include <map>
#include <string>
#include <string_view>

/// The one file of the pins that knows how the app layer plays, shows and checks a game: records
/// and requests go in, texts come out.
namespace thrum::test {

/// What a new game came to, into which the inputs of a record were handed.
struct RecordedAgain {
    std::string file{};     ///< as it would write it
    std::string log{};      ///< its play by play, a line of JSON each
    std::string prompts{};  ///< before each input and after the last, a line of JSON each
    std::string states{};   ///< before each run and after the last input, a line of JSON each
};
/// Reads the header, begins a game with it and hands in decisions, expiries, chance and runs as
/// they were recorded; take-backs, corrections, notes and names too.
/// Throws std::runtime_error: a line that cannot be read, an input that is refused, a line of a
/// kind that nobody can hand in.
[[nodiscard]] RecordedAgain recordAgain(const app::Library& library, std::string_view text);

/// What people are shown of a record, by what it is: "box_text", "plays_csv" and so on.
/// Throws std::runtime_error: it cannot be shown.
[[nodiscard]] std::map<std::string, std::string> shownOf(const std::string& text);

/// What `verify` comes to, one line. Throws std::runtime_error: the record cannot be played again.
[[nodiscard]] std::string verdictOn(const app::Library& library, const std::string& text);

/// The reply to each request of one session of the protocol.
[[nodiscard]] std::vector<std::string> repliesTo(const std::vector<std::string>& requests);

/// A game of two seats of the program as the protocol plays it, from `new` to its end: all replies,
/// a line each, and its log.
[[nodiscard]] std::string wholeGame(const std::string& newRequest);

}  // namespace thrum::test
