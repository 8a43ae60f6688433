#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/core/load_error.hpp>

#include <string>
#include <string_view>
#include <vector>

/// What a coach keeps about a recorded game: it stands in a file beside the record, so that the
/// record stays untouched (D57). docs/journal-format.md has the members.
namespace thrum::io {

/// "game.thrum" has its notes in "game.thrum.comments.json".
inline constexpr std::string_view kNotesEnding = ".comments.json";

struct GameNotes {
    bool starred = false;
    std::vector<std::string> tags{};  ///< one to 40 characters each, at most 32, none twice
    std::string note{};               ///< at most 2,000 characters, line breaks allowed
    [[nodiscard]] bool empty() const { return !starred && tags.empty() && note.empty(); }
    friend bool operator==(const GameNotes&, const GameNotes&) = default;
};

[[nodiscard]] std::string textOf(const GameNotes& notes);
/// Errors: LoadError with the pointer of what does not fit.
[[nodiscard]] Expected<GameNotes, LoadError> parseGameNotes(std::string_view text,
                                                            std::string file);

}  // namespace thrum::io
