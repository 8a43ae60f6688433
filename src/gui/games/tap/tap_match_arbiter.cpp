#include "gui/games/tap/tap_match.hpp"

#include <thrum/games/tap/arbiter.hpp>

#include <algorithm>

// What an arbiter puts right in the game under way (ux 9).

namespace thrum::gui {

QString TapMatch::correctionProblem() const {
    if (doing() == MatchDoing::Saving)
        return tr("What was decided is being saved; corrections wait until it is.");
    if (doing() == MatchDoing::Running || doing() == MatchDoing::Throwing ||
        doing() == MatchDoing::Preparing)
        return tr("The board is on or something is in the air; corrections wait until it lies.");
    if (doing() == MatchDoing::Ended)
        return tr("The end of the play is still shown; Enter goes on.");
    if (doing() == MatchDoing::Resumed)
        return tr("The game has just been recovered; Enter goes on.");
    if (doing() == MatchDoing::Over && state().mode == tap::Mode::Tournament)
        return tr("TAP-MD-11: the game log is closed with the final score and cannot be edited.");
    if (game().conceded())
        return tr("The game was given up; it stands as it is.");
    return {};
}

Expected<tap::State, RuleViolation> TapMatch::triedCorrection(
    const tap::ArbiterCorrection& correction) const {
    return tap::corrected(state(), correction, elapsedMs());
}

QString TapMatch::correct(const tap::ArbiterCorrection& correction, const QString& why) {
    emit closing();  // what a coach has in hand was done before
    auto after = triedCorrection(correction);
    if (!after)
        return textOf(after.error());
    return putInPlace(*std::move(after), why);
}

QString TapMatch::arbiterPause(bool paused, const QString& word) {
    if (!paused && m_refereesWord != word)
        return m_refereesWord.isEmpty() ? tr("No word was given when the clocks were stopped.")
                                        : tr("That is not the referee's word.");
    emit closing();
    auto after = tap::withPause(state(), paused, elapsedMs());
    if (!after)
        return textOf(after.error());
    const QString problem = putInPlace(*std::move(after), {});
    if (problem.isEmpty())
        m_refereesWord = paused ? word : QString{};
    return problem;
}

bool TapMatch::hasDown() const {
    return std::ranges::any_of(inForce(), [](const auto* entry) {
        const auto* input = std::get_if<tap::Input>(&entry->what);
        return input != nullptr && std::holds_alternative<SegmentResult>(*input);
    });
}

QString TapMatch::replayDown(const QString& why) {
    auto down = app::newestDown(game());
    if (!down)
        return tr("The record holds no down that could be played again.");
    if (down->paused != state().paused)
        if (auto paused = tap::withPause(*down, state().paused, 0))
            down = *std::move(paused);
    return putInPlace(*std::move(down), tr("the down is played again: %1").arg(why));
}

bool TapMatch::mayPutBack() const {
    return m_beforeCorrection && m_correctedAt == game().session().record().size();
}

QString TapMatch::putBack(const QString& why) {
    if (!mayPutBack())
        return tr("The game has gone on since the last correction.");
    tap::State before = *m_beforeCorrection;
    return putInPlace(std::move(before), tr("the last correction is put back: %1").arg(why));
}

QString TapMatch::putInPlace(tap::State after, const QString& why) {
    if (const QString problem = correctionProblem(); !problem.isEmpty())
        return problem;
    const auto now = tap::corrected(state(), {}, elapsedMs());
    tap::State before = now ? *now : state();
    const auto changes = app::changesBetween(before, after);
    const std::string text = app::correctionText(changes, why.toStdString());
    seats().abandon();
    const bool cleared = after.figures.empty();
    if (const auto refused = ownGame().correct(std::move(after), text))
        return QString::fromStdString(app::sentenceOf(*refused));
    m_beforeCorrection = std::move(before);
    m_correctedAt = game().session().record().size();
    if (cleared)
        clearBoard();
    emit corrected(QString::fromStdString(text));
    entered({});
    return {};
}

}  // namespace thrum::gui
