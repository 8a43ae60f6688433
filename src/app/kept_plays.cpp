#include "app/put_into.hpp"

#include <thrum/io/board_file.hpp>
#include <thrum/io/formation_file.hpp>
#include <thrum/io/play_file.hpp>
#include <thrum/io/text_file.hpp>

#include <system_error>

// Plays, changed formations and boards a coach makes in the workshop and keeps.

namespace thrum::app {
namespace {

/// Takes an own entry and its file away.
template <class T>
std::optional<LoadError> takeAway(std::vector<LibraryEntry<T>>& entries,
                                  const std::string& id,
                                  const char* notOwn) {
    const auto found = std::ranges::find_if(
        entries, [&](const LibraryEntry<T>& entry) { return entry.own && entry.value.id == id; });
    if (found == entries.end())
        return LoadError{id, "", notOwn};
    std::error_code failed;
    std::filesystem::remove(found->file, failed);
    if (failed)
        return LoadError{found->file.string(), "", "cannot be removed: " + failed.message()};
    entries.erase(found);
    return std::nullopt;
}

}  // namespace

Expected<Play, LoadError> Library::keep(const std::filesystem::path& own, Play play) {
    if (auto problem = playProblem(play, formation(play.formation))) {
        problem->file = play.name;
        return Unexpected{*std::move(problem)};
    }
    const auto mine = [&](auto member, const std::string& value) {
        return std::ranges::find_if(m_plays, [&](const LibraryEntry<Play>& entry) {
            return entry.own && entry.value.*member == value;
        });
    };
    auto same = play.id.empty() ? m_plays.end() : mine(&Play::id, play.id);
    if (same == m_plays.end())
        same = mine(&Play::name, play.name);
    std::filesystem::path file;
    if (same != m_plays.end()) {
        play.id = same->value.id;
        file = same->file;
    } else {
        // one that comes back keeps the id it had
        const bool back = play.id.starts_with("own") && this->play(play.id) == nullptr;
        for (int number = 1; !back && (number == 1 || this->play(play.id) != nullptr); ++number)
            play.id = "own-play-" + std::to_string(number);
        file = own / "plays" / (play.id + ".json");
    }
    const std::string text = io::textOf(play);
    // what the reader would refuse is not written
    if (const auto read = io::parsePlay(text, file.string()); !read)
        return Unexpected{read.error()};
    if (auto problem = io::writeFileAtomically(file, text))
        return Unexpected{*std::move(problem)};
    putInto(m_plays, {file, true, play});
    return play;
}

std::optional<LoadError> Library::forgetPlay(const std::string& id) {
    return takeAway(m_plays, id, "is none of your own plays");
}

std::optional<LoadError> Library::change(const Formation& formation) {
    const auto found =
        std::ranges::find_if(m_formations, [&](const LibraryEntry<Formation>& entry) {
            return entry.own && entry.value.id == formation.id;
        });
    if (found == m_formations.end())
        return LoadError{formation.name, "", "is none of your own formations"};
    if (const Formation* other = ownFormation(formation.name);
        other != nullptr && other->id != formation.id)
        return LoadError{formation.name, "/name", "is the name of another of your formations"};
    for (const LibraryEntry<Play>& entry : m_plays)
        if (entry.value.formation == formation.id)
            if (const auto problem = playProblem(entry.value, &formation))
                return LoadError{
                    formation.name,
                    "/men",
                    "the play \"" + entry.value.name + "\" needs it otherwise: " + problem->reason};
    if (const auto read = io::parseFormation(io::textOf(formation), found->file.string()); !read)
        return read.error();
    if (auto problem = io::saveFormation(found->file, formation))
        return problem;
    found->value = formation;
    return std::nullopt;
}

std::optional<LoadError> Library::keep(const std::filesystem::path& own, const BoardSpec& board) {
    const auto file = own / "boards" / (board.id + ".json");
    if (const auto read = io::parseBoard(io::textOf(board), board.name); !read)
        return read.error();
    if (auto problem = io::saveBoard(file, board))
        return problem;
    putInto(m_boards, {file, true, board});
    return std::nullopt;
}

std::optional<LoadError> Library::forgetBoard(const std::string& id) {
    return takeAway(m_boards, id, "is none of your own boards");
}

}  // namespace thrum::app
