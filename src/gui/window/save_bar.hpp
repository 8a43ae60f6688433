#pragma once

#include <functional>

#include <QFrame>
#include <QTimer>

class QLabel;

namespace thrum::app {
class Game;
}  // namespace thrum::app

namespace thrum::gui {

/// Says when the disk refuses the game that is played, what to do about it, and when all is on disk
/// again (UX-22.3). The game goes on meanwhile: its record is kept in memory and tried every
/// second.
class SaveBar final : public QFrame {
    Q_OBJECT

public:
    /// @param game  the game that is played; null: there is none
    explicit SaveBar(std::function<const app::Game*()> game, QWidget* parent = nullptr);

    /// How it stands, for the status line: "saved ✓", "saving…", "not saved", "not recorded";
    /// empty without a game.
    [[nodiscard]] QString text() const;
    /// Looks now instead of at the next glance.
    void look();

signals:
    void copyAsked();
    /// Once when it begins and once when it is over.
    void told(const QString& sentence);
    /// `text` is another one.
    void changed();

private:
    enum class State { None, NotRecorded, Saved, Saving, Refused };

    void show(State state, const QString& reason);

    std::function<const app::Game*()> m_game;
    QLabel* m_words = nullptr;
    QTimer m_glances;
    State m_state = State::None;
    int m_unsaved = 0;    ///< glances in a row
    std::string m_moved;  ///< what was told of a file that somebody else spoiled
};

}  // namespace thrum::gui
