#include "gui/games/tap/words.hpp"
#include "gui/match/tap_match.hpp"

#include <thrum/app/drills.hpp>
#include <thrum/app/seats.hpp>
#include <thrum/core/hash.hpp>

#include <algorithm>

// Who sits where, and what another seat is thinking about.

namespace thrum::gui {

namespace {
constexpr int kMostAttempts = match::Driver<games::Tap>::kMostAttempts;
// A person has to see what another seat did before the next thing happens.
constexpr int kBetweenMovesMs = 260;
// Streams of the coaches who sit down later; a game begins with 2 and 3.
constexpr std::uint64_t kLaterSeats = 100;

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
    const auto name = app::parseSeat(seat.toStdString());
    if (!name)
        return QString::fromStdString(name.error());
    m_seats.abandon();
    m_ready.reset();
    app::SeatSetup setup;
    setup.lineups = m_game->sharedLineups();
    setup.seed = bitsAt(~m_game->header().asked.seed,
                        kLaterSeats + m_game->session().record().size() * 2 +
                            static_cast<std::uint64_t>(tap::indexOf(side)));
    setup.mayStartPrograms = true;
    setup.notice = [this](const std::string& sentence) {
        const QString text = QString::fromStdString(sentence);
        QMetaObject::invokeMethod(
            this, [this, text] { emit stuck(text); }, Qt::QueuedConnection);
    };
    const bool watched = isWatched();
    m_game->setSeat(side, app::makeSeat(*name, setup));
    m_setup.seats[tap::indexOf(side)] = seat;
    if (m_drill && !m_drillHelped) {
        m_drillHelped = true;
        note(changedSeatsNote());
    }
    // Whoever sits down is neither held up nor hurried by what was asked for before he came.
    m_held = false;
    if (watched && !isWatched())
        m_runner.setTimeScale(m_timeScale = std::min(m_timeScale, 1.0));
    m_doing = MatchDoing::Waiting;
    goOn();
    return {};
}

void TapMatch::ask() {
    if (m_held)
        return;
    const bool hurried = m_brisk || m_timeScale > 1.0;
    QTimer::singleShot(hurried ? 0 : kBetweenMovesMs, this, [this] {
        if (m_doing == MatchDoing::Thinking && m_prompt.kind == tap::PromptKind::Decision &&
            !m_held && !m_ready)
            think(0);
    });
}

void TapMatch::think(int attempt) {
    auto question = m_game->question(attempt);
    if (!question)
        return;
    m_attempt = attempt;
    const Side side = question->side;
    m_seats.ask(m_game->seat(side), *std::move(question));
}

void TapMatch::onAnswer(const tap::Input& input) {
    if (m_doing != MatchDoing::Thinking || m_held)
        return;
    if (m_showsWhenAsked) {
        m_ready = input;
        emit changed();
        return;
    }
    take(input);
}

void TapMatch::take(const tap::Input& input) {
    const auto move = m_game->answer(input);
    if (move) {
        accepted(move->events);
        return;
    }
    if (m_attempt + 1 >= kMostAttempts) {
        emit stuck(tr("The %1 find nothing that is allowed: %2")
                       .arg(teamName(m_prompt.side), textOf(move.error())));
        return;
    }
    think(m_attempt + 1);
}

void TapMatch::setHeld(bool held) {
    if (m_held == held)
        return;
    m_held = held;
    const bool decides =
        m_doing == MatchDoing::Thinking && m_prompt.kind == tap::PromptKind::Decision;
    if (held && decides)
        m_seats.abandon();
    else if (!held && decides && !m_ready)
        ask();
    emit changed();
    if (!held && isWatched())
        playSeen();
}

void TapMatch::setShowsWhenAsked(bool waits) {
    m_showsWhenAsked = waits;
    if (!waits && m_ready)
        showReady();
    else
        emit changed();
}

void TapMatch::showReady() {
    if (!m_ready || m_doing != MatchDoing::Thinking)
        return;
    const tap::Input input = *std::exchange(m_ready, std::nullopt);
    take(input);
}

void TapMatch::setDrill(const io::Drill& drill, std::optional<int> best) {
    m_drill = drill;
    m_drillBest = best;
    m_drillHelped = m_game->fileText().find(changedSeatsNote().toStdString()) != std::string::npos;
}

int TapMatch::drillPoints() const {
    return m_drill ? app::drillPoints(*m_game, *m_drill) : 0;
}

bool TapMatch::drillCounts() const {
    // the first correction of the record is the one that loaded the drill
    const auto corrections = std::ranges::count_if(m_game->session().record(), [](const auto& e) {
        return std::holds_alternative<app::TapGame::Session::Correction>(e.what);
    });
    return m_drill && !m_drillHelped && corrections <= 1;
}

}  // namespace thrum::gui
