#include "gui/replay/replay_player.hpp"

#include "gui/widgets/frame_time.hpp"

#include <algorithm>

namespace thrum::gui {

ReplayPlayer::ReplayPlayer(QObject* parent) : QObject{parent} {
    m_timer.setTimerType(Qt::PreciseTimer);
    m_timer.setInterval(kFrameMs);
    connect(&m_timer, &QTimer::timeout, this, [this] {
        const double passed = static_cast<double>(m_since.nsecsElapsed()) / 1e6;
        m_since.start();
        advance(passed);
    });
}

void ReplayPlayer::load(std::int64_t lengthMs) {
    m_timer.stop();
    m_length = lengthMs;
    m_position = 0.0;
    m_loop.reset();
    m_backwards = false;
    emit changed();
    emit moved(0);
}

void ReplayPlayer::play(bool backwards) {
    m_backwards = backwards;
    const Part whole{0, m_length};
    const auto [from, to] = m_loop.value_or(whole);
    // From the very end there is only the other end to go on from.
    if (!backwards && position() >= to)
        seek(from);
    else if (backwards && position() <= from)
        seek(to);
    m_since.start();
    m_timer.start();
    emit changed();
}

void ReplayPlayer::pause() {
    m_timer.stop();
    emit changed();
}

void ReplayPlayer::toggle() {
    if (isPlaying())
        pause();
    else
        play();
}

void ReplayPlayer::seek(std::int64_t ms) {
    m_position = static_cast<double>(std::clamp<std::int64_t>(ms, 0, m_length));
    emit moved(position());
}

void ReplayPlayer::step(std::int64_t byMs) {
    if (isPlaying())
        pause();
    seek(position() + byMs);
}

void ReplayPlayer::setSpeed(int index) {
    const auto last = static_cast<int>(kSpeeds.size()) - 1;
    m_speed = static_cast<std::size_t>(std::clamp(index, 0, last));
    emit changed();
}

void ReplayPlayer::setLoop(std::optional<Part> part) {
    m_loop = part;
    emit changed();
}

void ReplayPlayer::advance(double ms) {
    const Part whole{0, m_length};
    const auto [from, to] = m_loop.value_or(whole);
    double next = m_position + (m_backwards ? -ms : ms) * kSpeeds.at(m_speed);
    const bool over =
        m_backwards ? next <= static_cast<double>(from) : next >= static_cast<double>(to);
    if (over && m_loop)
        next = static_cast<double>(m_backwards ? to : from);
    m_position = std::clamp(next, 0.0, static_cast<double>(m_length));
    if (over && !m_loop)
        pause();
    emit moved(position());
}

}  // namespace thrum::gui
