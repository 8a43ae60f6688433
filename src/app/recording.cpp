#include <thrum/app/game_kinds.hpp>
#include <thrum/app/recording.hpp>
#include <thrum/io/journal_file.hpp>
#include <thrum/io/text_file.hpp>

namespace thrum::app {

namespace fs = std::filesystem;

std::optional<LoadError> recordTo(Game& game, const fs::path& path) {
    auto journal = io::JournalFile::create(path);
    if (!journal)
        return journal.error();
    game.recordIn(*std::move(journal));
    return std::nullopt;
}

Expected<ResumedGame, LoadError> resumeGame(const Library& library, const fs::path& path) {
    auto journal = io::JournalFile::resume(path);
    if (!journal)
        return Unexpected{journal.error()};
    auto opened = openGame(library, journal->text, path.string());
    if (!opened)
        return Unexpected{opened.error()};
    ResumedGame resumed{std::move(opened->game), path, std::move(opened->notices)};
    if (!opened->damage) {
        resumed.game->goOnRecordingIn(std::move(journal->journal));
        return resumed;
    }
    journal->journal.reset();
    resumed.file = freeName(path);
    resumed.notices.push_back(opened->damage->text() +
                              "; everything before that is here and goes on in " +
                              resumed.file.filename().string());
    if (auto error = recordTo(*resumed.game, resumed.file))
        return Unexpected{*std::move(error)};
    return resumed;
}

fs::path freeName(const fs::path& path) {
    return io::freeName(path);
}

}  // namespace thrum::app
