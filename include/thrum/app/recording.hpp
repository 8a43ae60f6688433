#pragma once

#include <thrum/app/game.hpp>

#include <filesystem>

/// Games in files that grow while they are played (D54). docs/journal-format.md says what stands in
/// them, docs/reliability.md what survives which accident.
namespace thrum::app {

/// Records the game in a new file, from its beginning on. A disk that refuses is no error: the game
/// goes on in memory, `saveTrouble` says why, and it is tried again every second.
/// Errors: something has that name already.
[[nodiscard]] std::optional<LoadError> recordTo(Game& game, const std::filesystem::path& path);

struct ResumedGame {
    std::unique_ptr<Game> game{};
    std::filesystem::path file{};        ///< where it is recorded from now on
    std::vector<std::string> notices{};  ///< one sentence each, for the coach
};

/// Goes on with a recorded game where its record ends, and with the record. A damaged file is left
/// as it is: the game goes on from the line before the damage in a new file beside it.
/// Errors: no game in it, another program has it open, it cannot be written; then it can still be
/// looked at with openGame.
[[nodiscard]] Expected<ResumedGame, LoadError> resumeGame(const Library& library,
                                                          const std::filesystem::path& path);

/// The first name that is free: path, then with -2, -3 ... before the ending.
[[nodiscard]] std::filesystem::path freeName(const std::filesystem::path& path);

}  // namespace thrum::app
