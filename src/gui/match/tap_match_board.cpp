#include "gui/match/tap_match.hpp"

#include <algorithm>

// What takes its time on the table: runs of the board, dice and coin in the air.

namespace thrum::gui {

namespace {
QString sentenceOf(const app::Refused& refused) {
    return QString::fromStdString(app::sentenceOf(refused));
}

/// A play or a try is over: what comes next lies on an empty board.
bool endsPlay(const std::vector<tap::Event>& events) {
    using tap::EventKind;
    return std::ranges::any_of(events, [](const tap::Event& event) {
        return event.kind == EventKind::BoardCleared || event.kind == EventKind::FieldGoalGood ||
               event.kind == EventKind::KickMissed || event.kind == EventKind::TryGood ||
               event.kind == EventKind::TryFailed;
    });
}

tap::DecisionKind decisionOf(CallKind kind) {
    switch (kind) {
        case CallKind::Stop:
            return tap::DecisionKind::Stop;
        case CallKind::Down:
            return tap::DecisionKind::Down;
        case CallKind::Progress:
            break;
    }
    return tap::DecisionKind::Progress;
}
}  // namespace

void TapMatch::throwNow() {
    tap::Input drawn;
    const auto events = m_game->draw(drawn);
    if (!events) {
        emit stuck(sentenceOf(events.error()));
        return;
    }
    const auto& chance = std::get<tap::Chance>(drawn);
    m_throw = Throw{chance.kind, chance.faces, chance.face};
    if (m_brisk || (isWatched() && m_timeScale > 1.0)) {
        accepted(*events);
        return;
    }
    m_throwEvents = *events;
    m_doing = MatchDoing::Throwing;
    emit changed();
}

void TapMatch::throwShown() {
    if (m_doing == MatchDoing::Throwing)
        throwTaken(std::exchange(m_throwEvents, {}));
}

// What dice or coin ended is looked at like any other end; a fumble's coin belongs to the run that
// the ball was lost in.
void TapMatch::throwTaken(const std::vector<tap::Event>& events) {
    if (m_brisk || !endsPlay(events)) {
        accepted(events);
        return;
    }
    if (m_state.phase != tap::Phase::Coin)
        m_playEvents.clear();
    m_playEvents.insert(m_playEvents.end(), events.begin(), events.end());
    lookAtPlay(events);
}

bool TapMatch::typeThrow(const Throw& shown) {
    if (m_doing != MatchDoing::Waiting)
        return false;
    const tap::Input input{tap::Chance{shown.kind, shown.faces, shown.face, true}};
    const auto events = m_game->submit(input);
    if (!events) {
        if (const auto* violation = std::get_if<RuleViolation>(&events.error()))
            refuse(*violation, nullptr);
        return false;
    }
    m_throw = shown;
    throwTaken(*events);
    return true;
}

void TapMatch::startRun() {
    if (isPerson(Side::Home) && isPerson(Side::Visitor)) {
        beginRun(m_game->boardTask());
        return;
    }
    // A coach of the program may try out when to call; the window goes on meanwhile.
    m_doing = MatchDoing::Thinking;
    emit changed();
    m_seats.prepare(*m_game);
}

void TapMatch::beginRun(SeatThread::Prepared task) {
    if (!task) {
        emit stuck(sentenceOf(task.error()));
        return;
    }
    m_runCalls = task->calls;
    m_asked.reset();
    m_marked = 0;
    m_film.start(task->request.figures, task->request.ticksPerSecond);
    m_filmClock.start(task->request.ticksPerSecond * m_timeScale);
    m_doing = MatchDoing::Running;
    emit changed();
    m_runner.start(RunJob{std::move(task->table),
                          std::move(task->request),
                          task->seed,
                          m_timeScale,
                          [judge = task->judge]() -> std::unique_ptr<Judge> {
                              return std::make_unique<tap::RunJudge>(judge);
                          },
                          std::move(task->calls),
                          task->framesEvery,
                          std::move(task->watch)});
}

void TapMatch::onBatch(const RunBatch& batch) {
    m_film.append(batch);
    m_filmClock.heard(batch);
    for (const CallRuling& ruling : batch.rulings)
        if (std::ranges::find(m_runCalls, ruling.call) == m_runCalls.end())
            m_runCalls.push_back(ruling.call);
    if (m_film.lastTick() >= m_marked + m_film.ticksPerSecond()) {
        m_marked = m_film.lastTick();
        m_game->markRun(m_marked, m_runCalls);
    }
    if (!batch.rulings.empty())
        m_asked.reset();
    for (const CallRuling& ruling : batch.rulings) {
        if (ruling.granted || !isPerson(ruling.call.side))
            continue;
        RuleViolation refusal{ruling.clause, ruling.clause, "that call is not possible now.", {}};
        // the rule book's words, where the state at switch-on has them
        const auto words = check({.kind = decisionOf(ruling.call.kind), .side = ruling.call.side});
        if (words && words->clause == ruling.clause)
            refusal = *words;
        emit refused({textOf(refusal), QString::fromStdString(ruling.clause), m_state.carrier});
    }
    emit rattled(batch.touches);
}

void TapMatch::onFinished(const SegmentResult& result) {
    const auto outcome = m_game->submitRun(result);
    if (!outcome) {
        emit stuck(sentenceOf(outcome.error()));
        return;
    }
    m_playEvents = outcome->events;
    if (!m_brisk && endsPlay(outcome->events))
        lookAtPlay(outcome->events);
    else
        accepted(outcome->events);
}

// The next window opens when the board is cleared. Coaches of a tournament have a few seconds,
// others as long as they like; but the clock of a clock game runs on (TAP-GL-2), so there the look
// is short for everybody and counts.
void TapMatch::lookAtPlay(const std::vector<tap::Event>& events) {
    constexpr int kWatchedMs = 1500;
    constexpr int kShortMs = 4000;
    m_played = m_state;
    m_game->waitUntilSaved();
    show();
    m_carriedMs = 0;
    m_since.start();
    m_doing = MatchDoing::Ended;
    emit happened(events, m_state);
    emit changed();
    if (isWatched())
        m_look.start(static_cast<int>(kWatchedMs / std::max(1.0, m_timeScale)));
    else if (m_state.mode == tap::Mode::Tournament || m_state.method == tap::Method::Clock)
        m_look.start(kShortMs);
}

void TapMatch::playSeen() {
    if (m_doing != MatchDoing::Ended)
        return;
    m_carriedMs = elapsedMs();
    goOn();
}

void TapMatch::call(Side side, CallKind kind) {
    if (m_doing != MatchDoing::Running || !isPerson(side))
        return;
    // One press, one call: until it is answered more of the same say nothing new.
    const std::pair asked{side, kind};
    if (m_asked == asked)
        return;
    m_asked = asked;
    m_runner.call(side, kind);
}

double TapMatch::drawnTick() const {
    const int last = std::max(0, m_film.lastTick());
    return m_doing == MatchDoing::Running ? m_filmClock.now(last) : last;
}

void TapMatch::setTimeScale(double scale) {
    m_timeScale = scale;
    m_runner.setTimeScale(scale);
    emit changed();
}

}  // namespace thrum::gui
