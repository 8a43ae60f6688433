#pragma once

#include <thrum/app/library.hpp>
#include <thrum/io/marks_file.hpp>

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

namespace thrum::app {

/// Stars, keys and uses of the formations and plays of a library, in `marks.json` of the coach's
/// folder: on disk after every change. A file that cannot be read is put aside, never written over.
class MarkBook {
public:
    enum class Of { Formations, Plays };

    /// @param library  says which of them share the digits 1 to 9; outlives this
    /// @param own      the coach's data folder; empty: nothing is kept
    MarkBook(const Library& library, std::filesystem::path own);

    [[nodiscard]] const io::Mark& of(Of kind, std::string_view id) const;
    /// The formation of this unit, or the play of this side, that the digit calls; empty: none.
    [[nodiscard]] std::string formationOn(FormationUnit unit, int key) const;
    [[nodiscard]] std::string playOn(bool offense, int key) const;

    /// A star brings the first free digit with it, and takes it away again.
    /// @return why it is not on disk; nothing if it is
    std::optional<LoadError> star(Of kind, const std::string& id, bool on);
    /// @param key  1 to 9, taken from whichever has it; 0: none
    std::optional<LoadError> giveKey(Of kind, const std::string& id, int key);
    /// It was lined up for a play; nothing: the play had no gain (a kick, a penalty).
    std::optional<LoadError> noteUse(Of kind,
                                     const std::string& id,
                                     std::optional<Distance> gained);
    /// What was noted goes with it.
    std::optional<LoadError> forget(Of kind, const std::string& id);

    /// Why the file was put aside at the start; nothing: it was read, or there is none.
    [[nodiscard]] const std::optional<LoadError>& problem() const { return m_problem; }

private:
    using ById = std::map<std::string, io::Mark, std::less<>>;
    [[nodiscard]] ById& all(Of kind);
    [[nodiscard]] const ById& all(Of kind) const;
    /// What shares its digits with nobody else: units of formations, sides of plays.
    [[nodiscard]] int groupOf(Of kind, std::string_view id) const;
    [[nodiscard]] std::string on(Of kind, int group, int key) const;
    std::optional<LoadError> save();

    const Library& m_library;
    std::filesystem::path m_file;
    io::Marks m_marks;
    std::optional<LoadError> m_problem;
};

}  // namespace thrum::app
