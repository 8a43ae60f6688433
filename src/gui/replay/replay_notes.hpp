#pragma once

#include <thrum/app/replay.hpp>
#include <thrum/io/game_notes.hpp>

#include <filesystem>
#include <optional>

#include <QObject>
#include <QString>

namespace thrum::gui {

/// Bookmarks and comments of the game that is shown. They lie in a file beside the game's; of a
/// game without a file they last as long as it is shown.
class ReplayNotes final : public QObject {
    Q_OBJECT

public:
    using QObject::QObject;

    /// @param replay  not owned, must stay until the next open
    /// @param game    its file; empty: it has none
    void open(const app::Replay& replay, const std::filesystem::path& game);
    [[nodiscard]] const io::GameNotes& notes() const { return m_notes; }
    /// Milliseconds of the replay.
    [[nodiscard]] std::int64_t timeOf(const io::Bookmark& mark) const;
    [[nodiscard]] io::NotedMoment momentAt(std::int64_t ms) const;
    /// The bookmark at this moment, within a tenth of a second.
    [[nodiscard]] std::optional<std::size_t> at(std::int64_t ms) const;
    /// Sets one, or changes the words of the one that is there. @return its index
    std::size_t set(std::int64_t ms, const QString& text);
    void remove(std::size_t index);

signals:
    void changed();
    /// The side file cannot be read or written; what is noted stays while the game is shown.
    void problem(const QString& sentence);

private:
    void keep();

    const app::Replay* m_replay = nullptr;
    std::filesystem::path m_game;
    io::GameNotes m_notes;
    bool m_readable = true;  // a side file that cannot be read is not written over
};

}  // namespace thrum::gui
