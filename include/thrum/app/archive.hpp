#pragma once

#include <thrum/app/folders.hpp>
#include <thrum/app/recording.hpp>
#include <thrum/io/game_summary.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// The folder of all games ever begun (D54). Every game is one file; the list of them is an index
/// that may be deleted at any time.
namespace thrum::app {

/// One game of the list.
struct ArchivedGame {
    std::filesystem::path file{};
    std::optional<io::GameSummary> summary{};  ///< nothing: it cannot be read at all
    std::string problem{};                     ///< why it cannot be read, or not to its end
    io::GameNotes notes{};                     ///< star, tags and note of the coach
    [[nodiscard]] bool isDamaged() const { return !problem.empty(); }
    /// As a coach called it, else "Lancers–Wildcats 2026-11-20 19:02", else the file's name.
    [[nodiscard]] std::string title() const;
};

/// What the list is narrowed to; members that are left out ask for nothing.
struct ArchiveQuery {
    /// Words that must all stand in name, teams, seats, date, score ("17-6"), board, mode, tags,
    /// note or file; capitals do not matter.
    std::string words{};
    std::string team{};  ///< id of a team that plays
    std::optional<Mode> mode{};
    std::optional<io::GameState> state{};
    std::optional<bool> damaged{};
    std::optional<bool> branches{};
    std::optional<bool> starred{};
    std::string tag{};   ///< one that it has
    std::string from{};  ///< first day, 2026-11-01
    std::string to{};    ///< last day
};

class Archive {
public:
    /// @param folder  of the games; made when the first is recorded
    /// @param index   its file
    Archive(std::filesystem::path folder, std::filesystem::path index);
    /// `games` of the coach's data and the index among his state (D64).
    [[nodiscard]] static Archive of(const UserFolders& folders);

    [[nodiscard]] const std::filesystem::path& folder() const { return m_folder; }

    /// Looks the folder through: files that changed are read, the rest is known from the index,
    /// which is written anew. A file that cannot be read is listed with its problem and hides no
    /// other. Cost: docs/reliability.md.
    void refresh();
    /// Newest first, as refresh found them.
    [[nodiscard]] const std::vector<ArchivedGame>& games() const { return m_games; }
    /// Indices into games(). Cost: some milliseconds for 10 000.
    [[nodiscard]] std::vector<std::size_t> find(const ArchiveQuery& query) const;
    /// Games that wait to be gone on with, newest first; what-if branches are not among them.
    [[nodiscard]] std::vector<std::size_t> unfinished() const;

    /// Records a game that begins, without asking, under the name of D65:
    /// 2026-11-20T190205-tap-lancers-wildcats.thrum, with -2, -3 ... if there is one. Trouble with
    /// the disk shows as Game::saveTrouble.
    /// @return  its file
    [[nodiscard]] std::filesystem::path record(Game& game) const;
    /// A practice game from a recorded moment, recorded in a file of its own.
    /// @param entries  numbered lines of the record that are gone on from; see Game::branch
    [[nodiscard]] Expected<std::unique_ptr<Game>, LoadError> branch(
        const Library& library,
        const std::filesystem::path& file,
        std::size_t entries,
        std::string program,
        std::string created) const;
    /// Copies game files from elsewhere in, with the notes beside them; names that are taken get a
    /// number.
    /// @return  what could not be taken, and why
    [[nodiscard]] std::vector<LoadError> takeIn(const std::vector<std::filesystem::path>& files);
    /// Keeps star, tags and note of a game in the file beside it, whole or not at all; its
    /// bookmarks stay as they are. Where nothing is noted the file goes. The record itself is left
    /// alone, also while it is played.
    [[nodiscard]] std::optional<LoadError> annotate(const std::filesystem::path& file,
                                                    const io::GameNotes& notes);
    /// All tags in use, sorted.
    [[nodiscard]] std::vector<std::string> tags() const;
    /// Moves a game to the bin, a folder beside the games; 30 days later refresh deletes it.
    [[nodiscard]] std::optional<LoadError> remove(const std::filesystem::path& file);
    [[nodiscard]] std::filesystem::path bin() const;
    /// Takes a game out of the bin again, with its notes.
    [[nodiscard]] std::optional<LoadError> takeBack(const std::filesystem::path& binned);

private:
    void emptyBin() const;

    std::filesystem::path m_folder;
    std::filesystem::path m_index;
    std::vector<ArchivedGame> m_games;
    std::vector<std::string> m_words;  // beside m_games: what is searched, in small letters
};

}  // namespace thrum::app
