#include <thrum/app/library.hpp>
#include <thrum/io/base_file.hpp>
#include <thrum/io/play_file.hpp>
#include <thrum/io/team_file.hpp>
#include <thrum/io/text_file.hpp>

#include <algorithm>
#include <system_error>

// Teams and bases a coach makes in the workshop and keeps.

namespace thrum::app {
namespace {

template <class T>
void putInto(std::vector<LibraryEntry<T>>& entries, LibraryEntry<T> entry) {
    const auto same = std::ranges::find_if(
        entries, [&](const LibraryEntry<T>& other) { return other.value.id == entry.value.id; });
    if (same != entries.end())
        *same = std::move(entry);
    else
        entries.push_back(std::move(entry));
    std::ranges::sort(entries, {}, [](const LibraryEntry<T>& each) { return each.value.id; });
}

}  // namespace

std::optional<LoadError> Library::keep(const std::filesystem::path& own, const TeamFile& team) {
    const auto file = own / "teams" / (team.id + ".json");
    if (auto problem = io::saveTeam(file, team))
        return problem;
    putInto(m_teams, {file, true, team});
    return std::nullopt;
}

std::optional<LoadError> Library::keep(const std::filesystem::path& own, const BaseSpec& base) {
    const auto file = own / "bases" / (base.id + ".json");
    if (auto problem = io::saveBase(file, base))
        return problem;
    putInto(m_bases, {file, true, base});
    return std::nullopt;
}

std::optional<LoadError> Library::keep(const std::filesystem::path& own, Play play) {
    const auto same = std::ranges::find_if(m_plays, [&](const LibraryEntry<Play>& entry) {
        return entry.own && entry.value.name == play.name;
    });
    if (same != m_plays.end()) {
        play.id = same->value.id;
    } else {
        const auto taken = [&](const std::string& id) {
            return std::ranges::any_of(
                m_plays, [&](const LibraryEntry<Play>& entry) { return entry.value.id == id; });
        };
        for (int number = 1; play.id.empty() || taken(play.id); ++number)
            play.id = "own-play-" + std::to_string(number);
    }
    const std::string text = io::textOf(play);
    const auto file = own / "plays" / (play.id + ".json");
    // what the reader would refuse is not written
    if (const auto read = io::parsePlay(text, file.string()); !read)
        return read.error();
    if (auto problem = io::writeFileAtomically(file, text))
        return problem;
    putInto(m_plays, {file, true, std::move(play)});
    return std::nullopt;
}

std::optional<LoadError> Library::forgetTeam(const std::string& id) {
    const auto found = std::ranges::find_if(m_teams, [&](const LibraryEntry<TeamFile>& entry) {
        return entry.own && entry.value.id == id;
    });
    if (found == m_teams.end())
        return LoadError{id, "", "is none of your own teams"};
    std::error_code failed;
    std::filesystem::remove(found->file, failed);
    if (failed)
        return LoadError{found->file.string(), "", "cannot be removed: " + failed.message()};
    m_teams.erase(found);
    return std::nullopt;
}

}  // namespace thrum::app
