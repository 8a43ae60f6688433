#pragma once

#include <thrum/app/folders.hpp>
#include <thrum/segment/formation.hpp>
#include <thrum/segment/play.hpp>
#include <thrum/segment/roster.hpp>
#include <thrum/segment/specs.hpp>

#include <algorithm>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace thrum::app {

/// Something of the library and the file it came from.
template <class T>
struct LibraryEntry {
    std::filesystem::path file;
    bool own = false;  ///< from the coach's folder, not shipped
    T value{};
    friend bool operator==(const LibraryEntry&, const LibraryEntry&) = default;
};

/// Why a play cannot be run from a formation: JSON pointer and reason; nothing if it can.
/// @param from  null: there is none of that id
[[nodiscard]] std::optional<LoadError> playProblem(const Play& play, const Formation* from);

/// All bases, boards, teams, formations and plays at hand: the shipped ones and the coach's own. A
/// file that cannot be read is a problem to show and hides no other; the coach's file stands in for
/// a shipped one with the same id. Every list is ordered by id.
class Library {
public:
    /// Reads `<root>/resources/{bases,...}` of the shipped data and `<root>/{bases,...}` of the
    /// coach's. Folders that do not exist are empty.
    [[nodiscard]] static Library load(const std::filesystem::path& shipped,
                                      const std::filesystem::path& own);
    /// The library of this machine; shipped data that is not found is the first problem.
    [[nodiscard]] static Library load(const Environment& from);

    [[nodiscard]] const std::vector<LibraryEntry<BaseSpec>>& bases() const { return m_bases; }
    [[nodiscard]] const std::vector<LibraryEntry<BoardSpec>>& boards() const { return m_boards; }
    [[nodiscard]] const std::vector<LibraryEntry<TeamFile>>& teams() const { return m_teams; }
    [[nodiscard]] const std::vector<LibraryEntry<Formation>>& formations() const {
        return m_formations;
    }
    /// The folder of the shipped data; empty where there is none.
    [[nodiscard]] const std::filesystem::path& shippedFolder() const { return m_shipped; }
    /// Data of one game, `games/<game>/<sort>/*.json`, by name; the coach's file stands in for a
    /// shipped one of its name.
    [[nodiscard]] std::vector<std::filesystem::path> gameFiles(std::string_view game,
                                                               std::string_view sort) const;
    /// Nothing if there is none with this id.
    [[nodiscard]] const BaseSpec* base(std::string_view id) const { return find(m_bases, id); }
    [[nodiscard]] const BoardSpec* board(std::string_view id) const { return find(m_boards, id); }
    [[nodiscard]] const TeamFile* team(std::string_view id) const { return find(m_teams, id); }
    [[nodiscard]] const Formation* formation(std::string_view id) const {
        return find(m_formations, id);
    }

    /// Plays whose formation is at hand and has their roles.
    [[nodiscard]] const std::vector<LibraryEntry<Play>>& plays() const { return m_plays; }
    [[nodiscard]] const Play* play(std::string_view id) const { return find(m_plays, id); }
    /// Whether one of the plays is run from it.
    [[nodiscard]] bool hasPlayFrom(std::string_view formation) const {
        return std::ranges::any_of(m_plays, [&](const LibraryEntry<Play>& entry) {
            return entry.value.formation == formation;
        });
    }

    /// Keeps a formation under a name in the coach's folder and in this library; the one he kept
    /// under that name before is replaced. An id that begins with "own" stays if it is free.
    /// References to formations end here.
    ///
    /// @param own  the coach's data folder, made if need be
    /// @return the formation with its id and name
    /// Errors: LoadError if the name is empty or too long, or the file cannot be written.
    [[nodiscard]] Expected<Formation, LoadError> keep(const std::filesystem::path& own,
                                                      Formation formation,
                                                      std::string name);
    /// Another name for one of the coach's own formations; its id stays.
    /// @return the formation with its new name
    /// Errors: LoadError if there is none of this name, the new one is taken, empty or too long, or
    /// the file cannot be written.
    [[nodiscard]] Expected<Formation, LoadError> rename(std::string_view name, std::string to);
    /// Takes one of the coach's own formations away, its file too. References to formations end
    /// here.
    /// Errors: LoadError if there is none of this name, or the file cannot be removed.
    [[nodiscard]] std::optional<LoadError> forget(std::string_view name);
    /// Keeps a team or a base in the coach's folder and in this library, under its id; what had
    /// that id before is replaced. References to teams or bases end here.
    /// @return the error, or nothing
    [[nodiscard]] std::optional<LoadError> keep(const std::filesystem::path& own,
                                                const TeamFile& team);
    [[nodiscard]] std::optional<LoadError> keep(const std::filesystem::path& own,
                                                const BaseSpec& base);
    /// One of the coach's own plays with the id of this is replaced; else one of the same name is,
    /// and else the play gets an id of its own. References to plays end here.
    /// @return the play with its id
    /// Errors: LoadError if its formation is not at hand or has not its roles, or the file cannot
    /// be written.
    [[nodiscard]] Expected<Play, LoadError> keep(const std::filesystem::path& own, Play play);
    /// Takes one of the coach's own plays away, its file too. References to plays end here.
    [[nodiscard]] std::optional<LoadError> forgetPlay(const std::string& id);
    /// Replaces one of the coach's own formations by another state of it, whatever its name.
    /// Errors: LoadError if there is none of its id, a play is run from it that it has not the
    /// roles for, or the file cannot be written.
    [[nodiscard]] std::optional<LoadError> change(const Formation& formation);
    /// Keeps a board under its id. References to boards end here.
    [[nodiscard]] std::optional<LoadError> keep(const std::filesystem::path& own,
                                                const BoardSpec& board);
    [[nodiscard]] std::optional<LoadError> forgetBoard(const std::string& id);
    /// Takes one of the coach's own teams away, its file too. References to teams end here.
    /// Errors: LoadError if there is none with this id, or the file cannot be removed.
    [[nodiscard]] std::optional<LoadError> forgetTeam(const std::string& id);

    /// The coach's own formation of this name; nothing if he has none.
    [[nodiscard]] const Formation* ownFormation(std::string_view name) const;

    /// Reads teams and bases again if a file of theirs has come, gone or changed since they were
    /// read. References to teams and bases end here if so.
    /// @return whether they were read again
    bool readTeamsAgain();

    /// Files that were left out, and why, by folder and name.
    [[nodiscard]] const std::vector<LoadError>& problems() const { return m_problems; }

private:
    template <class T>
    static const T* find(const std::vector<LibraryEntry<T>>& entries, std::string_view id) {
        const auto found = std::ranges::find_if(
            entries, [&](const LibraryEntry<T>& entry) { return entry.value.id == id; });
        return found == entries.end() ? nullptr : &found->value;
    }
    void addFolder(const std::filesystem::path& root, bool own);
    void checkPlays();
    void readTeams(const std::filesystem::path& root, bool own);
    /// Name, size and time of every file that a team is read from.
    [[nodiscard]] std::vector<std::string> teamFilesNow() const;

    std::vector<std::string> m_teamFiles;
    std::filesystem::path m_shipped;
    std::filesystem::path m_own;
    std::vector<LibraryEntry<BaseSpec>> m_bases;
    std::vector<LibraryEntry<BoardSpec>> m_boards;
    std::vector<LibraryEntry<TeamFile>> m_teams;
    std::vector<LibraryEntry<Formation>> m_formations;
    std::vector<LibraryEntry<Play>> m_plays;
    std::vector<LoadError> m_problems;
};

}  // namespace thrum::app
