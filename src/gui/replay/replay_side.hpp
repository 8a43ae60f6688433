#pragma once

#include "gui/replay/replay_document.hpp"

#include <optional>

#include <QWidget>

class QCheckBox;
class QLabel;
class QListWidget;
class QTabWidget;

namespace thrum::gui {

class Commands;
class ReplayNotes;

/// What stands beside the board of a replay: what happens in words, the plays, the touches of the
/// run, the bookmarks, and what can be made of them.
class ReplaySide final : public QWidget {
    Q_OBJECT

public:
    explicit ReplaySide(const Commands& commands, QWidget* parent = nullptr);

    /// A game is shown from now on.
    void open(const ReplayDocument& document);
    /// Only the plays the game turned on are listed, or all. With none the list stays whole.
    void listTurningPoints(bool only);
    /// The play is in the list as it is now.
    [[nodiscard]] bool lists(std::size_t play) const;
    void showMoment(const ReplayDocument& document, const app::ReplayMoment& moment);
    void showBookmarks(const ReplayNotes& notes);
    void chooseBookmark(std::size_t index);
    /// Who met whom in the deciding touch; empty: nothing is told of it.
    void tellTouch(const QString& text);
    [[nodiscard]] bool tellsTouch() const;
    /// What is told of the moment that is shown.
    [[nodiscard]] QString telling() const;
    /// The last thing the keyboard reaches before the board.
    [[nodiscard]] QWidget& last() const;

signals:
    void momentAsked(qint64 ms);
    void bookmarkDropped(std::size_t index);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    QLabel* addLabel(const char* role, const char* name);
    QListWidget* makeList(const QString& title, const char* name);
    void addPlaysHeading();
    QWidget* makeButtons(const Commands& commands);
    void showTouches(const ReplayDocument& document, const app::ReplayMoment& moment);
    void showSteps(const ReplayDocument& document, const app::ReplayMoment& moment);
    void chooseLatest(std::int64_t ms);

    QLabel* m_damage = nullptr;
    QLabel* m_touchTold = nullptr;
    QLabel* m_telling = nullptr;
    QCheckBox* m_turningOnly = nullptr;
    QListWidget* m_plays = nullptr;
    QTabWidget* m_tabs = nullptr;
    QListWidget* m_touches = nullptr;  ///< of a run; in games without a board, steps of a play
    QListWidget* m_bookmarks = nullptr;
    std::optional<std::size_t> m_touchesOf;  ///< the step whose contacts are listed, or the play
    std::optional<std::size_t> m_playShown;
};

}  // namespace thrum::gui
