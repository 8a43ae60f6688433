#include "app/put_into.hpp"

#include <thrum/io/base_file.hpp>
#include <thrum/io/team_file.hpp>

#include <algorithm>
#include <system_error>

// Teams and bases a coach makes in the workshop and keeps.

namespace thrum::app {

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
