#include "gui/replay/replay_commands.hpp"

#include "gui/commands/shortcut_book.hpp"
#include "gui/theme/theme.hpp"

#include <algorithm>

#include <QMenu>
#include <QWidget>

namespace thrum::gui {

namespace {
QString latin(const char* name) {
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
        latin("ReplayPlay"),
        tr("&Play or pause"),
        tr("Let the replay go on, or hold it"),
        latin("Space"),
        latin("play"));
    add(C::Backwards,
        latin("ReplayBackwards"),
        tr("Play &backwards"),
        tr("Let the replay run back"),
        latin("Backspace"),
        latin("backwards"));
    add(C::FrameBack,
        latin("ReplayFrameBack"),
        tr("One frame back"),
        tr("A sixtieth of a second back"),
        latin("Left"),
        latin("frame-back"));
    add(C::FrameForward,
        latin("ReplayFrameForward"),
        tr("One frame on"),
        tr("A sixtieth of a second on"),
        latin("Right"),
        latin("frame-forward"));
    add(C::SecondBack,
        latin("ReplaySecondBack"),
        tr("One second back"),
        tr("A second back"),
        latin("Shift+Left"));
    add(C::SecondForward,
        latin("ReplaySecondForward"),
        tr("One second on"),
        tr("A second on"),
        latin("Shift+Right"));
    add(C::EventBack,
        latin("ReplayEventBack"),
        tr("Event before"),
        tr("Back to the last thing that happened"),
        latin("Ctrl+Left"),
        latin("event-back"));
    add(C::EventForward,
        latin("ReplayEventForward"),
        tr("Next event"),
        tr("On to the next thing that happened"),
        latin("Ctrl+Right"),
        latin("event-forward"));
    add(C::PreviousPlay,
        latin("ReplayPreviousPlay"),
        tr("Play before"),
        tr("Back to the snap, or to the play before"),
        latin("P"),
        latin("play-back"));
    add(C::NextPlay,
        latin("ReplayNextPlay"),
        tr("Next play"),
        tr("On to the next snap"),
        latin("N"),
        latin("play-forward"));
    add(C::PreviousScore,
        latin("ReplayPreviousScore"),
        tr("Score before"),
        tr("Back to the last points"),
        latin("Shift+G"));
    add(C::NextScore,
        latin("ReplayNextScore"),
        tr("Next score"),
        tr("On to the next points"),
        latin("G"));
    add(C::Start,
        latin("ReplayStart"),
        tr("To the start"),
        tr("The first picture of the game"),
        latin("Home"));
    add(C::End,
        latin("ReplayEnd"),
        tr("To the end"),
        tr("The last picture of the game"),
        latin("End"));
    add(C::Slower,
        latin("ReplaySlower"),
        tr("Slower"),
        tr("Down to a tenth of the speed"),
        latin("Ctrl+Down"));
    add(C::Faster,
        latin("ReplayFaster"),
        tr("Faster"),
        tr("Up to sixteen times the speed"),
        latin("Ctrl+Up"));
    add(C::Loop,
        latin("ReplayLoop"),
        tr("&Loop"),
        tr("Play the chosen part over and over, or this play"),
        latin("L"),
        latin("loop"));
    add(C::PartFrom,
        latin("ReplayPartFrom"),
        tr("Part begins &here"),
        tr("The part that is looped or clipped begins at this moment"),
        latin("["));
    add(C::PartTo,
        latin("ReplayPartTo"),
        tr("Part &ends here"),
        tr("The part that is looped or clipped ends at this moment"),
        latin("]"));
    add(C::Bookmark,
        latin("ReplayBookmark"),
        tr("&Bookmark"),
        tr("Mark this moment, or take its mark away"),
        latin("K"),
        latin("bookmark"));
    add(C::Comment,
        latin("ReplayComment"),
        tr("Co&mment…"),
        tr("Write down what is to be seen at this moment"),
        latin("Shift+K"));
    add(C::Ghosts,
        latin("ReplayGhosts"),
        tr("&Ghosts of the play before"),
        tr("Pale men show how the play before went, from the same line"),
        latin("H"));
    add(C::Heat,
        latin("ReplayHeat"),
        tr("&Heat"),
        tr("Where the ball was carried in this game: the longer, the warmer the ground"),
        latin("Shift+H"));
    add(C::FollowBall,
        latin("ReplayFollowBall"),
        tr("Follow the ball in the replay"),
        tr("The view goes with the carrier"),
        latin("B"));
    add(C::ZoomIn,
        latin("ReplayZoomIn"),
        tr("Zoom in on the replay"),
        tr("See the board larger"),
        latin("+; ="),
        latin("zoom-in"));
    add(C::ZoomOut,
        latin("ReplayZoomOut"),
        tr("Zoom out of the replay"),
        tr("See more of the board"),
        latin("-"),
        latin("zoom-out"));
    add(C::FitBoard,
        latin("ReplayFitBoard"),
        tr("Fit the replay's board"),
        tr("The whole board from rail to rail"),
        latin("0"),
        latin("table"));
    add(C::Extend,
        latin("ReplayExtend"),
        tr("&What if…"),
        tr("Go on playing from this moment, in a game of its own"),
        latin("E"));
    add(C::Clip,
        latin("ReplayClip"),
        tr("Cl&ip…"),
        tr("Take the chosen part, or this play, out as pictures, words or a game file"),
        latin("C"));
    add(C::Copy,
        latin("ReplayCopy"),
        tr("Copy this play"),
        tr("Copy what is told of this play"),
        latin("Ctrl+C"));
    add(C::Close,
        latin("ReplayClose"),
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
    const QString latin = action->shortcut().toString(QKeySequence::NativeText);
    action->setToolTip(QStringLiteral("%1 (%2)").arg(action->statusTip(), latin));
}

void ReplayCommands::setEnabled(bool enabled) {
    for (QAction* action : m_actions)
        action->setEnabled(enabled);
}

}  // namespace thrum::gui
