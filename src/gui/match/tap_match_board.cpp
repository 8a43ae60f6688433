#include "gui/match/tap_match.hpp"

#include <algorithm>

// What takes its time on the table: runs of the board, dice and coin in the air.

namespace thrum::gui {

namespace {
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
    auto events = m_driver.game().draw(drawn);
    if (!events) {
        emit stuck(sentenceOf(events.error()));
        return;
    }
    const auto& chance = std::get<tap::Chance>(drawn);
    m_throw = Throw{chance.kind, chance.faces, chance.face};
    if (m_brisk || (isWatched() && timeScale() > 1.0)) {
        entered({.events = *std::move(events)});
        return;
    }
    m_throwEvents = *std::move(events);
    become(MatchEvent::Thrown);
    emit changed();
}

void TapMatch::throwShown() {
    if (m_doing == MatchDoing::Throwing)
        throwTaken(std::exchange(m_throwEvents, {}));
}

// What dice or coin ended is looked at like any other end; a fumble's coin belongs to the run that
// the ball was lost in.
void TapMatch::throwTaken(const std::vector<tap::Event>& events) {
    const bool look = !m_brisk && endsPlay(events);
    if (look) {
        if (m_state.phase != tap::Phase::Coin)
            m_playEvents.clear();
        m_playEvents.insert(m_playEvents.end(), events.begin(), events.end());
    }
    entered({.events = events, .look = look});
}

bool TapMatch::typeThrow(const Throw& shown) {
    if (m_doing != MatchDoing::Waiting)
        return false;
    const tap::Input input{tap::Chance{shown.kind, shown.faces, shown.face, true}};
    const auto events = m_driver.game().submit(input);
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
    become(MatchEvent::RunDue);
    if (isPerson(Side::Home) && isPerson(Side::Visitor)) {
        beginRun(game().boardTask());
        return;
    }
    // A coach of the program may try out when to call; the window goes on meanwhile.
    emit changed();
    m_driver.prepareRun();
}

void TapMatch::beginRun(SeatThread::Prepared task) {
    if (!task) {
        emit stuck(sentenceOf(task.error()));
        return;
    }
    become(MatchEvent::BoardOn);
    RunJob job;
    job.table = std::move(task->table);
    job.request = std::move(task->request);
    job.seed = task->seed;
    job.makeJudge = [judge = task->judge]() -> std::unique_ptr<Judge> {
        return std::make_unique<tap::RunJudge>(judge);
    };
    job.calls = std::move(task->calls);
    job.framesEvery = task->framesEvery;
    job.watch = std::move(task->watch);
    m_show.start(job);
    emit changed();
}

void TapMatch::onCallRefused(const CallRuling& ruling) {
    if (!isPerson(ruling.call.side))
        return;
    RuleViolation refusal{ruling.clause, ruling.clause, "that call is not possible now.", {}};
    // the rule book's words, where the state at switch-on has them
    const auto words = check({.kind = decisionOf(ruling.call.kind), .side = ruling.call.side});
    if (words && words->clause == ruling.clause)
        refusal = *words;
    emit refused({textOf(refusal), QString::fromStdString(ruling.clause), m_state.carrier});
}

void TapMatch::onFinished(const SegmentResult& result) {
    auto outcome = m_driver.game().submitRun(result);
    if (!outcome) {
        emit stuck(sentenceOf(outcome.error()));
        return;
    }
    m_playEvents = outcome->events;
    const bool look = !m_brisk && endsPlay(outcome->events);
    entered({.events = std::move(outcome->events), .look = look});
}

// The next window opens when the board is cleared. Coaches of a tournament have a few seconds,
// others as long as they like; but the clock of a clock game runs on (TAP-GL-2), so there the look
// is short for everybody and counts.
void TapMatch::lookAtPlay(const std::vector<tap::Event>& events) {
    constexpr int kWatchedMs = 1500;
    constexpr int kShortMs = 4000;
    m_played = m_state;
    show();
    become(MatchEvent::PlayEnded);
    m_clock.carry(0);
    m_clock.restart();
    emit happened(events, m_state);
    emit changed();
    if (isWatched())
        m_look->start(static_cast<int>(kWatchedMs / std::max(1.0, timeScale())));
    else if (m_state.mode == tap::Mode::Tournament || m_state.method == tap::Method::Clock)
        m_look->start(kShortMs);
}

void TapMatch::playSeen() {
    if (m_doing != MatchDoing::Ended)
        return;
    m_pending.carryMs = elapsedMs();
    become(MatchEvent::GoOn);
    whenSafe();
}

void TapMatch::call(Side side, CallKind kind) {
    if (m_doing == MatchDoing::Running && isPerson(side))
        m_show.call(side, kind);
}

void TapMatch::setTimeScale(double scale) {
    m_show.setTimeScale(scale);
    emit changed();
}

}  // namespace thrum::gui
