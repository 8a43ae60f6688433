#include "gui/board/board_view.hpp"
#include "gui/board/board_words.hpp"
#include "gui/board/view_commands.hpp"
#include "gui/commands/commands.hpp"
#include "gui/replay/replay_page.hpp"
#include "gui/replay/replay_side.hpp"

#include <QApplication>
#include <QClipboard>

// What a replay does when a command is handed to it.

namespace thrum::gui {

namespace {
constexpr int kOnePictureMs = 17;
constexpr int kSecondStepMs = 1000;
}  // namespace

void ReplayPage::addDeeds() {
    addTimeDeeds();
    addShowDeeds();
    addMakeDeeds();
}

void ReplayPage::addTimeDeeds() {
    using C = Command;
    const auto open = [this]() -> CommandOffer {
        return isOpen() ? CommandOffer{} : notNow(tr("No game is shown."));
    };
    const auto on = [this, open](C command, CommandDeeds::Deed deed) {
        m_deeds.add(command, std::move(deed), open);
    };
    on(C::ReplayPlay, [this] { m_player.toggle(); });
    on(C::ReplayBackwards, [this] {
        if (m_player.isPlaying() && m_player.isBackwards())
            m_player.pause();
        else
            m_player.play(true);
    });
    // without a board nothing moves within a step: a call, a throw
    const auto step = [this, open](const QString& text, const QString& tip) -> CommandOffer {
        CommandOffer offer = open();
        if (offer.refusal.isEmpty() && m_table != nullptr) {
            offer.text = text;
            offer.tip = tip;
        }
        return offer;
    };
    m_deeds.add(
        C::ReplayFrameBack,
        [this] { m_table != nullptr ? moveStep(false) : m_player.step(-kOnePictureMs); },
        [step] { return step(tr("One step back"), tr("Back to the call or throw before")); });
    m_deeds.add(
        C::ReplayFrameForward,
        [this] { m_table != nullptr ? moveStep(true) : m_player.step(kOnePictureMs); },
        [step] { return step(tr("One step on"), tr("On to the next call or throw")); });
    on(C::ReplaySecondBack, [this] { m_player.step(-kSecondStepMs); });
    on(C::ReplaySecondForward, [this] { m_player.step(kSecondStepMs); });
    on(C::ReplayEventBack, [this] { stepMark(false, false); });
    on(C::ReplayEventForward, [this] { stepMark(true, false); });
    on(C::ReplayPreviousScore, [this] { stepMark(false, true); });
    on(C::ReplayNextScore, [this] { stepMark(true, true); });
    on(C::ReplayPreviousPlay, [this] { stepPlay(-1); });
    on(C::ReplayNextPlay, [this] { stepPlay(1); });
    on(C::ReplayStart, [this] { m_player.seek(0); });
    on(C::ReplayEnd, [this] { m_player.seek(m_player.length()); });
    // a replay has no other slow motion than its speed
    for (const C command : {C::ReplaySlower, C::Slower})
        on(command, [this] { m_player.setSpeed(static_cast<int>(m_player.speed()) - 1); });
    for (const C command : {C::ReplayFaster, C::Faster})
        on(command, [this] { m_player.setSpeed(static_cast<int>(m_player.speed()) + 1); });
    on(C::ReplayLoop, [this] { setLoop(m_commands[C::ReplayLoop]->isChecked()); });
    on(C::ReplayPartFrom, [this] { movePart(true); });
    on(C::ReplayPartTo, [this] { movePart(false); });
}

void ReplayPage::addShowDeeds() {
    using C = Command;
    const auto shown = [this]() -> CommandOffer {
        return isOpen() ? CommandOffer{} : notNow(tr("No game is shown."));
    };
    const auto open = [this, shown]() -> CommandOffer {
        return m_table != nullptr ? notNow(tr("This game is not played on the board.")) : shown();
    };
    for (const C command : kViewCommands)
        m_deeds.add(
            command, [this, command] { moveView(*m_board, command); }, open);
    m_deeds.add(
        C::ReplayGhosts,
        [this] {
            const bool wanted = m_commands[C::ReplayGhosts]->isChecked();
            const bool before = m_moment.play && *m_moment.play > 0;
            setGhosts(wanted && before ? std::optional{*m_moment.play - 1} : std::nullopt);
        },
        open);
    m_deeds.add(
        C::ReplayHeat, [this] { turnHeat(); }, open);
    m_deeds.add(
        C::ReplayFollowBall, [this] { followBall(); }, open);
    m_deeds.add(
        C::SayClocks,
        [this] {
            emit said(tr("%1 of %2.")
                          .arg(replayTime(m_player.position()), replayTime(m_player.length())));
        },
        shown);
    m_deeds.add(
        C::SayFigure,
        [] {},
        [this] { return notNow(tr("Nobody is chosen in a replay; F7 says where all stand.")); });
    m_deeds.add(
        C::SayLast,
        [this] { emit said(m_side->telling()); },
        [this, shown]() -> CommandOffer {
            const CommandOffer offer = shown();
            return offer.refusal.isEmpty() && m_side->telling().isEmpty()
                       ? notNow(tr("Nothing has happened yet."))
                       : offer;
        });
    m_deeds.add(
        C::SaySide, [this] { saySide(); }, open);
}

void ReplayPage::addMakeDeeds() {
    using C = Command;
    const auto open = [this]() -> CommandOffer {
        return isOpen() ? CommandOffer{} : notNow(tr("No game is shown."));
    };
    const auto inPlay = [this, open]() -> CommandOffer {
        return isOpen() && !m_moment.play ? notNow(tr("No play has begun here.")) : open();
    };
    m_deeds.add(
        C::ReplayBookmark, [this] { toggleBookmark(); }, open);
    m_deeds.add(
        C::ReplayComment, [this] { askComment(); }, open);
    m_deeds.add(
        C::ReplayClip, [this] { takeClip(); }, open);
    m_deeds.add(
        C::ReplayExtend,
        [this] { extend(); },
        [this, open]() -> CommandOffer {
            if (!isOpen())
                return open();
            if (const auto asked = extension())
                return asked->may ? CommandOffer{.refusal = {},
                                                 .text = tr("&Extend game"),
                                                 .tip = tr("Go on with this game where it was "
                                                           "left")}
                                  : notNow(asked->refusal);
            // A game branches off where the board is off; in the middle of a run that is before it.
            // At the head of a play it is the play's line-up.
            return {
                .refusal = {},
                .text = {},
                .tip = m_document->isHeadOfPlay(m_moment)
                           ? tr("Go on playing from the line-up of this play, in a game of its "
                                "own; a step on, from its snap")
                       : m_moment.boardOn
                           ? tr("Go on playing from before the board was switched on, in a game "
                                "of its own")
                           : QString{}};
        });
    m_deeds.add(
        C::ReplayHundred,
        [this] {
            m_player.pause();
            emit hundredAsked(m_document->text(), m_document->linesBefore(m_moment), situation());
        },
        [this, open]() -> CommandOffer {
            return m_table != nullptr ? notNow(tr("This game is not played on the board."))
                                      : open();
        });
    m_deeds.add(
        C::ReplayCopy,
        [this] {
            QApplication::clipboard()->setText(m_document->playTitle(*m_moment.play) +
                                               QLatin1Char('\n') +
                                               m_document->playStory(*m_moment.play));
        },
        inPlay);
    m_deeds.add(
        C::CopyLog, [this] { QApplication::clipboard()->setText(asText()); }, open);
    m_deeds.add(C::ReplayClose, [this] {
        m_player.pause();
        emit closeAsked();
    });
}

void ReplayPage::takeSwitches() {
    m_board->setTurned(m_commands[Command::TurnBoard]->isChecked());
    m_board->setMeasuring(m_commands[Command::Measure]->isChecked());
}

QString ReplayPage::situation() const {
    return isOpen() ? tr("%1. %2.").arg(m_document->scoreText(m_moment.situation),
                                        m_document->situationText(m_moment))
                    : QString{};
}

QString ReplayPage::asText() const {
    QStringList plays;
    for (std::size_t play = 0; play < m_document->replay().plays().size(); ++play)
        plays << m_document->playTitle(play) + QLatin1Char('\n') + m_document->playStory(play);
    return plays.join(QStringLiteral("\n\n"));
}

void ReplayPage::saySide() {
    m_sideSaid = other(m_sideSaid);
    const BoardScene& scene = m_board->scene();
    QStringList men;
    for (const FigureDrawing& man : scene.figures)
        if (man.id.side() == m_sideSaid)
            men << boardRow(scene, man);
    emit said(men.isEmpty() ? tr("Nobody stands on the board.") : men.join(QStringLiteral(". ")));
}

}  // namespace thrum::gui
