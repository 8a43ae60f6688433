#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/core/figure_id.hpp>
#include <thrum/core/load_error.hpp>
#include <thrum/io/game_notes.hpp>
#include <thrum/rules/mode.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What a list of games shows of each, read without playing it, and the index that keeps it.
namespace thrum::io {

enum class GameState : std::uint8_t { Unfinished, Finished, Conceded };

struct GameSummary {
    std::string game{};     ///< "tap"
    std::string name{};     ///< as a coach called it; else empty
    std::string created{};  ///< 2026-11-20T19:02:05Z
    std::string program{};
    std::string board{};  ///< empty: a game without one
    Mode mode = Mode::Hotseat;
    std::array<std::string, 2> teamIds{};
    std::array<std::string, 2> teams{};
    std::array<std::string, 2> seats{};
    std::array<std::string, 2> coaches{};  ///< their names; empty where none was given
    std::array<int, 2> score{};
    int half = 1;              ///< or quarter; 0 in a game without periods
    bool quarters = false;     ///< the game is played in quarters
    int play = 0;              ///< of the half or quarter
    std::int64_t entries = 0;  ///< inputs and corrections in force
    GameState state = GameState::Unfinished;
    std::optional<Side> winner{};  ///< of a game that is over; nothing: a tie
    bool branch = false;           ///< practice that began from another game's record
    bool inRun = false;            ///< the program ended while the board was on
    bool torn = false;             ///< the last line is not whole; nothing else is lost
    std::string damage{};          ///< line and reason where reading ended; empty if all is well
    friend bool operator==(const GameSummary&, const GameSummary&) = default;
};

/// Reads header, numbering and last situation of a game file. A list shows a damaged file, too, as
/// far as it goes; damage inside a line that need not be looked at shows only when it is opened.
/// Errors: LoadError if there is no header that can be read.
[[nodiscard]] Expected<GameSummary, LoadError> summarizeGame(std::string_view text,
                                                             const std::string& file);

/// One file of the archive as it was when it was last read.
struct IndexedGame {
    std::string file{};  ///< name in the folder
    std::int64_t bytes = 0;
    std::int64_t modified = 0;             ///< as the file system says, nanoseconds
    std::optional<GameSummary> summary{};  ///< nothing: unreadable
    std::string problem{};                 ///< why it is unreadable
    std::int64_t notesModified = 0;        ///< of the file of its notes; 0: there is none
    GameNotes notes{};
    friend bool operator==(const IndexedGame&, const IndexedGame&) = default;
};
/// The index as text; it may be deleted at any time.
[[nodiscard]] std::string textOf(const std::vector<IndexedGame>& games);
/// Errors: LoadError; then the folder is read again.
[[nodiscard]] Expected<std::vector<IndexedGame>, LoadError> parseGameIndex(std::string_view text,
                                                                           std::string file);

}  // namespace thrum::io
