#include <thrum/app/library.hpp>
#include <thrum/io/base_file.hpp>
#include <thrum/io/board_file.hpp>
#include <thrum/io/formation_file.hpp>
#include <thrum/io/play_file.hpp>
#include <thrum/io/team_file.hpp>

#include <system_error>

namespace thrum::app {
namespace {

namespace fs = std::filesystem;

// More files than any coach keeps; a folder that is not a library must not stall the start.
constexpr std::size_t kMostFiles = 2000;

struct Folder {
    fs::path path;
    bool own = false;
};

std::vector<fs::path> jsonFilesIn(const fs::path& folder, std::vector<LoadError>& problems) {
    std::vector<fs::path> files;
    std::error_code failed;
    if (!fs::exists(folder, failed))
        return files;
    fs::directory_iterator entry{folder, failed};
    for (; !failed && entry != fs::directory_iterator{}; entry.increment(failed)) {
        if (entry->path().extension() != ".json")
            continue;
        if (files.size() == kMostFiles) {
            problems.push_back(
                {folder.string(), "", "holds more than 2000 files; the rest is left out"});
            break;
        }
        files.push_back(entry->path());
    }
    if (failed)
        problems.push_back({folder.string(), "", "cannot be listed: " + failed.message()});
    std::ranges::sort(files);
    return files;
}

template <class T>
void addOne(std::vector<LibraryEntry<T>>& entries,
            LibraryEntry<T> added,
            std::vector<LoadError>& problems) {
    const auto same = std::ranges::find_if(
        entries, [&](const LibraryEntry<T>& entry) { return entry.value.id == added.value.id; });
    if (same == entries.end())
        entries.push_back(std::move(added));
    else if (added.own && !same->own)
        *same = std::move(added);
    else
        problems.push_back(
            {added.file.string(), "/id", "is taken already by " + same->file.string()});
}

template <class T, class Read>
void addAll(std::vector<LibraryEntry<T>>& entries,
            const Folder& folder,
            Read read,
            std::vector<LoadError>& problems) {
    for (const fs::path& file : jsonFilesIn(folder.path, problems)) {
        Expected<T, LoadError> value = read(file);
        if (value)
            addOne(entries, LibraryEntry<T>{file, folder.own, *std::move(value)}, problems);
        else
            problems.push_back(value.error());
    }
    std::ranges::sort(entries, {}, [](const LibraryEntry<T>& entry) { return entry.value.id; });
}

}  // namespace

void Library::addFolder(const fs::path& root, bool own) {
    (own ? m_own : m_shipped) = root;
    readTeams(root, own);
    addAll(m_boards, {root / "boards", own}, io::readBoard, m_problems);
    addAll(m_formations, {root / "formations", own}, io::readFormation, m_problems);
    addAll(m_plays, {root / "plays", own}, io::readPlay, m_problems);
}

void Library::readTeams(const fs::path& root, bool own) {
    addAll(m_bases, {root / "bases", own}, io::readBase, m_problems);
    addAll(m_teams, {root / "teams", own}, io::readTeam, m_problems);
    m_teamFiles = teamFilesNow();
}

std::vector<std::string> Library::teamFilesNow() const {
    std::vector<std::string> files;
    std::vector<LoadError> unlisted;
    for (const fs::path& root : {m_shipped, m_own})
        for (const char* sort : {"bases", "teams"})
            for (const fs::path& file : jsonFilesIn(root / sort, unlisted)) {
                std::error_code gone;
                const auto size = fs::file_size(file, gone);
                const auto when = fs::last_write_time(file, gone).time_since_epoch().count();
                files.push_back(file.string() + ' ' + std::to_string(size) + ' ' +
                                std::to_string(when));
            }
    return files;
}

bool Library::readTeamsAgain() {
    if (teamFilesNow() == m_teamFiles)
        return false;
    std::erase_if(m_problems, [](const LoadError& problem) {
        const std::string folder = fs::path{problem.file}.parent_path().filename().string();
        return folder == "teams" || folder == "bases";
    });
    m_bases.clear();
    m_teams.clear();
    if (!m_shipped.empty())
        readTeams(m_shipped, false);
    if (!m_own.empty())
        readTeams(m_own, true);
    return true;
}

std::optional<LoadError> playProblem(const Play& play, const Formation* from) {
    const auto wrong = [](std::string pointer, std::string reason) {
        return LoadError{"", std::move(pointer), std::move(reason)};
    };
    if (from == nullptr)
        return wrong("/formation", "there is no formation \"" + play.formation + "\"");
    const bool defense = play.type == thrum::PlayType::Defense;
    if (from->unit != (defense ? FormationUnit::Defense : FormationUnit::Offense))
        return wrong("/formation", "\"" + play.formation + "\" is not for this type of play");
    const auto has = [&](const std::string& role) {
        return std::ranges::find(from->men, role, &FormationMan::role) != from->men.end();
    };
    if (!defense && !has(play.carrier))
        return wrong("/carrier", "nobody in the formation is \"" + play.carrier + "\"");
    for (const auto& [role, heading] : play.headings)
        if (!has(role))
            return wrong("/headings/" + role, "nobody in the formation has this role");
    for (std::size_t i = 0; i < play.reads.size(); ++i)
        if (!has(play.reads[i].role))
            return wrong("/reads/" + std::to_string(i) + "/role",
                         "nobody in the formation is \"" + play.reads[i].role + "\"");
    return std::nullopt;
}

// A play without its formation, or with roles the formation does not have, is a problem to show.
void Library::checkPlays() {
    std::erase_if(m_plays, [&](const LibraryEntry<Play>& entry) {
        auto problem = playProblem(entry.value, formation(entry.value.formation));
        if (!problem)
            return false;
        problem->file = entry.file.string();
        m_problems.push_back(*std::move(problem));
        return true;
    });
}

std::vector<fs::path> Library::gameFiles(std::string_view game, std::string_view sort) const {
    std::vector<LoadError> unlisted;
    std::vector<fs::path> files = jsonFilesIn(m_own / "games" / game / sort, unlisted);
    for (const fs::path& shipped : jsonFilesIn(m_shipped / "games" / game / sort, unlisted))
        if (std::ranges::find(files, shipped.filename(), &fs::path::filename) == files.end())
            files.push_back(shipped);
    std::ranges::sort(files, {}, &fs::path::filename);
    return files;
}

Library Library::load(const fs::path& shipped, const fs::path& own) {
    Library library;
    library.addFolder(shipped / "resources", false);
    library.addFolder(own, true);
    library.checkPlays();
    return library;
}

Library Library::load(const Environment& from) {
    const auto shipped = shippedData(from);
    Library library;
    if (shipped)
        library.addFolder(*shipped / "resources", false);
    else
        library.m_problems.push_back(shipped.error());
    library.addFolder(userFolders(from).data, true);
    library.checkPlays();
    return library;
}

}  // namespace thrum::app
