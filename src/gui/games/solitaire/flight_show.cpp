#include "gui/games/solitaire/flight_show.hpp"

#include "gui/games/solitaire/shot_view.hpp"
#include "gui/games/solitaire/words.hpp"

#include <algorithm>

namespace thrum::gui::sol {

namespace {
constexpr int kLeastMs = 600;
constexpr int kMostMs = 1500;
constexpr int kReducedMs = 200;
constexpr double kMsPerYard = 22.0;
/// What it came to is read before the page goes on.
constexpr int kEndMs = 450;
}  // namespace

void FlightShow::start(const ShotMade& shot, qint64 ms, bool reduced) {
    m_shot = shot;
    m_from = ms;
    m_reduced = reduced;
    const int wanted = kLeastMs + static_cast<int>(shot.endS * kMsPerYard * 0.7);
    m_flightMs = reduced ? kReducedMs : std::clamp(wanted, kLeastMs, kMostMs);
    const solitaire::Flight flight{shot.from,
                                   shot.direction,
                                   shot.releaseHeight,
                                   {shot.aimDeg, std::max(1.0, shot.rangeYd), shot.loftDeg}};
    m_way = wayOf(flight, 0.0, std::max(0.5, shot.endS));
}

void FlightShow::clear() {
    m_shot.reset();
    m_way.clear();
}

void FlightShow::land(qint64 ms) {
    m_from = std::min(m_from, ms - m_flightMs - kEndMs);
}

bool FlightShow::isOver(qint64 ms) const {
    return !m_shot || ms - m_from >= m_flightMs + (m_reduced ? 0 : kEndMs);
}

void FlightShow::draw(BoardScene& scene, qint64 ms) const {
    if (!m_shot || m_way.empty())
        return;
    const double part =
        std::clamp(static_cast<double>(ms - m_from) / std::max(1, m_flightMs), 0.0, 1.0);
    if (part >= 1.0) {
        scene.flightEnd = FlightEnd{boardYards(m_shot->end), m_shot->text, m_shot->good};
        return;
    }
    const auto shown = static_cast<std::size_t>(part * static_cast<double>(m_way.size() - 1));
    FlyingBall ball;
    ball.way.assign(m_way.begin(), m_way.begin() + static_cast<std::ptrdiff_t>(shown) + 1);
    const double rest = part * static_cast<double>(m_way.size() - 1) - static_cast<double>(shown);
    if (shown + 1 < m_way.size()) {
        const FlightPoint& a = m_way[shown];
        const FlightPoint& b = m_way[shown + 1];
        ball.way.push_back({a.ground + (b.ground - a.ground) * rest,
                            a.heightYards + (b.heightYards - a.heightYards) * rest});
    }
    constexpr double kTurns = 900.0;
    ball.turnDeg = m_reduced ? 0.0 : part * kTurns;
    scene.flying = std::move(ball);
}

}  // namespace thrum::gui::sol
