#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/core/load_error.hpp>

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What a coach keeps about a recorded game: it stands in a file beside the record, so that the
/// record stays untouched (D57). docs/journal-format.md has the members.
namespace thrum::io {

/// "game.thrum" has its notes in "game.thrum.comments.json".
inline constexpr std::string_view kNotesEnding = ".comments.json";

/// A place of a record: the line that is under way there and how far into it, so that it stays the
/// same moment however fast a replay goes.
struct NotedMoment {
    int line = 0;              ///< of the game file, the header being line 1
    std::int64_t afterMs = 0;  ///< milliseconds of the replay after that line's beginning
    friend bool operator==(const NotedMoment&, const NotedMoment&) = default;
};

struct Bookmark {
    NotedMoment at{};
    std::string text{};  ///< a comment, at most 400 characters; may be empty
    friend bool operator==(const Bookmark&, const Bookmark&) = default;
};

struct GameNotes {
    bool starred = false;
    std::vector<std::string> tags{};  ///< one to 40 characters each, at most 32, none twice
    std::string note{};               ///< at most 2,000 characters, line breaks allowed
    /// In order of the record, at most 2,000. The index of games does not keep them.
    std::vector<Bookmark> bookmarks{};
    [[nodiscard]] bool empty() const { return *this == GameNotes{}; }
    friend bool operator==(const GameNotes&, const GameNotes&) = default;
};

[[nodiscard]] std::string textOf(const GameNotes& notes);
/// Errors: LoadError with the pointer of what does not fit.
[[nodiscard]] Expected<GameNotes, LoadError> parseGameNotes(std::string_view text,
                                                            std::string file);

/// game.thrum.comments.json beside game.thrum.
[[nodiscard]] std::filesystem::path notesFileOf(const std::filesystem::path& game);
/// The notes beside a game file; empty ones if there is no such file.
/// Errors: LoadError if there is one that cannot be read.
[[nodiscard]] Expected<GameNotes, LoadError> readGameNotes(const std::filesystem::path& game);
/// Writes that file as a whole or not at all, or takes it away if nothing is noted. What would not
/// be read back is not written. @return why not, or nothing
[[nodiscard]] std::optional<LoadError> writeGameNotes(const std::filesystem::path& game,
                                                      const GameNotes& notes);

}  // namespace thrum::io
