#pragma once

#include <QAction>
#include <QHash>
#include <QObject>
#include <QString>

class QMenu;
class QWidget;

namespace thrum::gui {

class ShortcutBook;

enum class ReplayCommand {
    Play,
    Backwards,
    FrameBack,
    FrameForward,
    SecondBack,
    SecondForward,
    EventBack,
    EventForward,
    PreviousPlay,
    NextPlay,
    PreviousScore,
    NextScore,
    Start,
    End,
    Slower,
    Faster,
    Loop,
    PartFrom,
    PartTo,
    Bookmark,
    Comment,
    Ghosts,
    Heat,
    FollowBall,
    ZoomIn,
    ZoomOut,
    FitBoard,
    Extend,
    Clip,
    Copy,
    Close
};

/// What can be done in a replay, with keys that work while the replay has the keyboard.
class ReplayCommands final : public QObject {
    Q_OBJECT

public:
    explicit ReplayCommands(QWidget& page);

    [[nodiscard]] QAction* operator[](ReplayCommand command) const {
        return m_actions.value(static_cast<int>(command));
    }
    void fill(QMenu& menu) const;
    void fill(ShortcutBook& book) const;
    /// A game branches off where the board is off; in the middle of a run that is before it, as the
    /// command's tip says.
    /// At the head of a play it is the play's line-up.
    void tellExtend(bool headOfPlay, bool boardOn);
    /// Replay commands are for replays only.
    void setEnabled(bool enabled);

private:
    void add(ReplayCommand command,
             const QString& id,
             const QString& text,
             const QString& tip,
             const QString& keys,
             const QString& icon = {});

    QWidget& m_page;
    QHash<int, QAction*> m_actions;
    QHash<int, QString> m_ids;
};

}  // namespace thrum::gui
