#include "gui/replay/replay_commands.hpp"

#include "gui/commands/shortcut_book.hpp"
#include "gui/theme/theme.hpp"

#include <algorithm>

#include <QMenu>
#include <QWidget>

namespace thrum::gui {

namespace {
QString key(const char* name) {
    return QString::fromLatin1(name);
}

QList<int> inOrder(const QHash<int, QAction*>& actions) {
    QList<int> keys = actions.keys();
    std::ranges::sort(keys);
    return keys;
}
}  // namespace

ReplayCommands::ReplayCommands(QWidget& page) : QObject{&page}, m_page{page} {
    using C = ReplayCommand;
    add(C::Play,
        key("ReplayPlay"),
        tr("&Play or pause"),
        tr("Let the replay go on, or hold it"),
        key("Space"),
        key("play"));
    add(C::Backwards,
        key("ReplayBackwards"),
        tr("Play &backwards"),
        tr("Let the replay run back"),
        key("Backspace"),
        key("backwards"));
    add(C::FrameBack,
        key("ReplayFrameBack"),
        tr("One frame back"),
        tr("A sixtieth of a second back"),
        key("Left"),
        key("frame-back"));
    add(C::FrameForward,
        key("ReplayFrameForward"),
        tr("One frame on"),
        tr("A sixtieth of a second on"),
        key("Right"),
        key("frame-forward"));
    add(C::SecondBack,
        key("ReplaySecondBack"),
        tr("One second back"),
        tr("A second back"),
        key("Shift+Left"));
    add(C::SecondForward,
        key("ReplaySecondForward"),
        tr("One second on"),
        tr("A second on"),
        key("Shift+Right"));
    add(C::EventBack,
        key("ReplayEventBack"),
        tr("Event before"),
        tr("Back to the last thing that happened"),
        key("Ctrl+Left"),
        key("event-back"));
    add(C::EventForward,
        key("ReplayEventForward"),
        tr("Next event"),
        tr("On to the next thing that happened"),
        key("Ctrl+Right"),
        key("event-forward"));
    add(C::PreviousPlay,
        key("ReplayPreviousPlay"),
        tr("Play before"),
        tr("Back to the snap, or to the play before"),
        key("P"),
        key("play-back"));
    add(C::NextPlay,
        key("ReplayNextPlay"),
        tr("Next play"),
        tr("On to the next snap"),
        key("N"),
        key("play-forward"));
    add(C::PreviousScore,
        key("ReplayPreviousScore"),
        tr("Score before"),
        tr("Back to the last points"),
        key("Shift+G"));
    add(C::NextScore,
        key("ReplayNextScore"),
        tr("Next score"),
        tr("On to the next points"),
        key("G"));
    add(C::Start,
        key("ReplayStart"),
        tr("To the start"),
        tr("The first picture of the game"),
        key("Home"));
    add(C::End, key("ReplayEnd"), tr("To the end"), tr("The last picture of the game"), key("End"));
    add(C::Slower,
        key("ReplaySlower"),
        tr("Slower"),
        tr("Down to a tenth of the speed"),
        key("Ctrl+Down"));
    add(C::Faster,
        key("ReplayFaster"),
        tr("Faster"),
        tr("Up to sixteen times the speed"),
        key("Ctrl+Up"));
    add(C::Loop,
        key("ReplayLoop"),
        tr("&Loop"),
        tr("Play the chosen part over and over, or this play"),
        key("L"),
        key("loop"));
    add(C::PartFrom,
        key("ReplayPartFrom"),
        tr("Part begins &here"),
        tr("The part that is looped or clipped begins at this moment"),
        key("["));
    add(C::PartTo,
        key("ReplayPartTo"),
        tr("Part &ends here"),
        tr("The part that is looped or clipped ends at this moment"),
        key("]"));
    add(C::Bookmark,
        key("ReplayBookmark"),
        tr("&Bookmark"),
        tr("Mark this moment, or take its mark away"),
        key("K"),
        key("bookmark"));
    add(C::Comment,
        key("ReplayComment"),
        tr("Co&mment…"),
        tr("Write down what is to be seen at this moment"),
        key("Shift+K"));
    add(C::Ghosts,
        key("ReplayGhosts"),
        tr("&Ghosts of the play before"),
        tr("Pale men show how the play before went, from the same line"),
        key("H"));
    add(C::Heat,
        key("ReplayHeat"),
        tr("&Heat"),
        tr("Where the ball was carried in this game: the longer, the warmer the ground"),
        key("Shift+H"));
    add(C::FollowBall,
        key("ReplayFollowBall"),
        tr("Follow the ball in the replay"),
        tr("The view goes with the carrier"),
        key("B"));
    add(C::ZoomIn,
        key("ReplayZoomIn"),
        tr("Zoom in on the replay"),
        tr("See the board larger"),
        key("+; ="),
        key("zoom-in"));
    add(C::ZoomOut,
        key("ReplayZoomOut"),
        tr("Zoom out of the replay"),
        tr("See more of the board"),
        key("-"),
        key("zoom-out"));
    add(C::FitBoard,
        key("ReplayFitBoard"),
        tr("Fit the replay's board"),
        tr("The whole board from rail to rail"),
        key("0"),
        key("table"));
    add(C::Extend,
        key("ReplayExtend"),
        tr("&What if…"),
        tr("Go on playing from this moment, in a game of its own"),
        key("E"));
    add(C::Clip,
        key("ReplayClip"),
        tr("Cl&ip…"),
        tr("Take the chosen part, or this play, out as pictures, words or a game file"),
        key("C"));
    add(C::Copy,
        key("ReplayCopy"),
        tr("Copy this play"),
        tr("Copy what is told of this play"),
        key("Ctrl+C"));
    add(C::Close,
        key("ReplayClose"),
        tr("Close the &replay"),
        tr("Back to where you came from"),
        {});
    for (const C check : {C::Loop, C::FollowBall, C::Ghosts, C::Heat})
        (*this)[check]->setCheckable(true);
    setEnabled(false);
}

void ReplayCommands::add(ReplayCommand command,
                         const QString& id,
                         const QString& text,
                         const QString& tip,
                         const QString& keys,
                         const QString& icon) {
    auto* action = new QAction{text, this};
    action->setStatusTip(tip);
    action->setWhatsThis(tip);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    QList<QKeySequence> sequences;
    for (const QString& one : keys.split(QStringLiteral("; "), Qt::SkipEmptyParts))
        sequences << QKeySequence{one};
    giveKeys(*action, sequences);
    if (!icon.isEmpty())
        action->setIcon(Theme::instance().icon(icon));
    m_page.addAction(action);
    m_actions.insert(static_cast<int>(command), action);
    m_ids.insert(static_cast<int>(command), id);
}

void ReplayCommands::fill(QMenu& menu) const {
    for (const int command : inOrder(m_actions))
        menu.addAction(m_actions.value(command));
}

void ReplayCommands::fill(ShortcutBook& book) const {
    for (const int command : inOrder(m_actions))
        book.add(m_ids.value(command), m_actions.value(command), KeyPlace::Replay);
}

void ReplayCommands::tellExtend(bool headOfPlay, bool boardOn) {
    QAction* action = (*this)[ReplayCommand::Extend];
    action->setStatusTip(
        headOfPlay
            ? tr("Go on playing from the line-up of this play, in a game of its own; a step on, "
                 "from its snap")
        : boardOn ? tr("Go on playing from before the board was switched on, in a game of its own")
                  : tr("Go on playing from this moment, in a game of its own"));
    const QString key = action->shortcut().toString(QKeySequence::NativeText);
    action->setToolTip(QStringLiteral("%1 (%2)").arg(action->statusTip(), key));
}

void ReplayCommands::setEnabled(bool enabled) {
    for (QAction* action : m_actions)
        action->setEnabled(enabled);
}

}  // namespace thrum::gui
