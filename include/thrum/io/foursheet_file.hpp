#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/core/load_error.hpp>
#include <thrum/rules/foursheet/documents.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

/// Team sheets and decks of play cards of 4SS as files. Clauses: FSS-36.2 to 36.4.
namespace thrum::io {

/// Errors: LoadError naming file, JSON pointer and reason.
[[nodiscard]] Expected<foursheet::Team, LoadError> parseSheet(std::string_view text,
                                                              const std::string& file);
[[nodiscard]] Expected<foursheet::Deck, LoadError> parseDeck(std::string_view text,
                                                             const std::string& file);
[[nodiscard]] Expected<foursheet::Team, LoadError> readSheet(const std::filesystem::path& path);
[[nodiscard]] Expected<foursheet::Deck, LoadError> readDeck(const std::filesystem::path& path);

/// The shipped table of result codes. Clause: FSS-36.6.
[[nodiscard]] Expected<foursheet::CodeTable, LoadError> readCodeTable(
    const std::filesystem::path& path);

/// For people: what fits on a line stands on one. It reads back the same.
[[nodiscard]] std::string textOf(const foursheet::Team& team);
[[nodiscard]] std::string textOf(const foursheet::Deck& deck);

/// Whole or not at all. What the reader would refuse is not written.
/// @return  the error, or nothing
[[nodiscard]] std::optional<LoadError> saveSheet(const std::filesystem::path& path,
                                                 const foursheet::Team& team);
[[nodiscard]] std::optional<LoadError> saveDeck(const std::filesystem::path& path,
                                                const foursheet::Deck& deck);

}  // namespace thrum::io
