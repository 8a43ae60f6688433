#include "gui/games/tap/words.hpp"
#include "gui/match/tap_match.hpp"

#include <thrum/app/drills.hpp>

#include <algorithm>

// Who sits where, and what another seat is thinking about.

namespace thrum::gui {

namespace {
// A person has to see what another seat did before the next thing happens.
constexpr int kBetweenMovesMs = 260;

/// What the record of a drill tells from then on.
QString changedSeatsNote() {
    return TapMatch::tr("The coaches were changed; this drill no longer counts as a best score.");
}
}  // namespace

QString TapMatch::nameOfSeat(Side side) const {
    return seatText(m_setup.seats[tap::indexOf(side)]);
}

QString TapMatch::setSeat(Side side, const QString& seat) {
    if (m_state.mode == tap::Mode::Tournament)
        return tr("In a tournament the coaches stay where they are.");
    if (m_doing == MatchDoing::Running || m_doing == MatchDoing::Throwing ||
        m_doing == MatchDoing::Over || m_prompt.kind == tap::PromptKind::Run)
        return tr("Seats are changed between two runs of the board.");
    const bool watched = isWatched();
    if (const QString why = m_driver.sit(side, seat); !why.isEmpty())
        return why;
    m_ready.reset();
    m_setup.seats[tap::indexOf(side)] = seat;
    if (m_drill && !m_drillHelped) {
        m_drillHelped = true;
        note(changedSeatsNote());
    }
    // Whoever sits down is neither held up nor hurried by what was asked for before he came.
    m_held = false;
    if (watched && !isWatched())
        m_show.setTimeScale(std::min(timeScale(), 1.0));
    reconsider();
    return {};
}

void TapMatch::askSeat() {
    if (m_held)
        return;
    const bool hurried = m_brisk || timeScale() > 1.0;
    m_between->start(hurried ? 0 : kBetweenMovesMs);
}

void TapMatch::onAnswer(const tap::Input& input) {
    if (m_doing != MatchDoing::Thinking || m_held)
        return;
    if (m_showsWhenAsked) {
        m_ready = input;
        become(MatchEvent::Answered);
        emit changed();
        return;
    }
    take(input);
}

void TapMatch::take(const tap::Input& input) {
    if (auto events = m_driver.take(input)) {
        entered({.events = std::move(events)});
    } else if (m_doing == MatchDoing::Decided) {
        become(MatchEvent::SeatDue);
        emit changed();
    }
}

void TapMatch::setHeld(bool held) {
    if (m_held == held)
        return;
    m_held = held;
    if (held && isSeatsTurn(m_doing)) {
        m_between->stop();
        m_driver.abandon();
    } else if (!held && m_doing == MatchDoing::Thinking) {
        askSeat();
    }
    emit changed();
    if (!held && isWatched())
        playSeen();
}

void TapMatch::setShowsWhenAsked(bool waits) {
    m_showsWhenAsked = waits;
    if (!waits && m_doing == MatchDoing::Decided)
        showReady();
    else
        emit changed();
}

void TapMatch::showReady() {
    if (m_doing == MatchDoing::Decided)
        take(tap::Input{*std::exchange(m_ready, std::nullopt)});
}

void TapMatch::setDrill(const io::Drill& drill, std::optional<int> best) {
    m_drill = drill;
    m_drillBest = best;
    m_drillHelped = game().fileText().find(changedSeatsNote().toStdString()) != std::string::npos;
}

int TapMatch::drillPoints() const {
    return m_drill ? app::drillPoints(game(), *m_drill) : 0;
}

bool TapMatch::drillCounts() const {
    // the first correction of the record is the one that loaded the drill
    const auto corrections = std::ranges::count_if(game().session().record(), [](const auto& e) {
        return std::holds_alternative<app::TapGame::Session::Correction>(e.what);
    });
    return m_drill && !m_drillHelped && corrections <= 1;
}

}  // namespace thrum::gui
