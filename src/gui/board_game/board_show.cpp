#include "gui/board_game/board_show.hpp"

#include <algorithm>

namespace thrum::gui {

BoardShow::BoardShow(QObject* parent) : QObject{parent} {
    connect(&m_runner, &LiveRunner::batch, this, &BoardShow::onBatch);
    connect(&m_runner, &LiveRunner::finished, this, &BoardShow::finished);
    connect(&m_runner, &LiveRunner::refused, this, &BoardShow::failed);
}

void BoardShow::start(const RunJob& job) {
    m_calls = job.calls;
    m_asked.reset();
    m_marked = 0;
    const auto& ball = job.request.ball;
    m_film.start(job.request.figures,
                 job.request.ticksPerSecond,
                 ball && ball->body ? std::optional{ball->at} : std::nullopt);
    m_filmClock.start(job.request.ticksPerSecond * m_timeScale);
    RunJob timed = job;
    timed.timeScale = m_timeScale;
    m_runner.start(timed);
}

void BoardShow::call(Side side, CallKind kind) {
    const std::pair asked{side, kind};
    if (m_asked == asked)
        return;
    m_asked = asked;
    m_runner.call(side, kind);
}

void BoardShow::setTimeScale(double scale) {
    m_timeScale = scale;
    m_runner.setTimeScale(scale);
}

double BoardShow::drawnTick() const {
    const int last = std::max(0, m_film.lastTick());
    return m_runner.running() ? m_filmClock.now(last) : last;
}

void BoardShow::onBatch(const RunBatch& batch) {
    m_film.append(batch);
    m_filmClock.heard(batch);
    for (const CallRuling& ruling : batch.rulings)
        if (std::ranges::find(m_calls, ruling.call) == m_calls.end())
            m_calls.push_back(ruling.call);
    if (m_film.lastTick() >= m_marked + m_film.ticksPerSecond()) {
        m_marked = m_film.lastTick();
        emit shownUntil(m_marked, m_calls);
    }
    if (!batch.rulings.empty())
        m_asked.reset();
    // who wanted the board stopped in the tick in which it stopped by itself has what he wanted
    const auto isMoot = [&](const Call& call) {
        return batch.ended && call.kind == CallKind::Stop && call.tick == m_film.lastTick();
    };
    for (const CallRuling& ruling : batch.rulings)
        if (!ruling.granted && !isMoot(ruling.call))
            emit callRefused(ruling);
    emit rattled(batch.touches);
}

}  // namespace thrum::gui
