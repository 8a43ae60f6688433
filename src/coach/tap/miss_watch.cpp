#include "coach/tap/miss_watch.hpp"

#include <thrum/core/trig.hpp>
#include <thrum/rules/tap/game.hpp>

#include <algorithm>
#include <cmath>

namespace thrum::coach {

namespace {

// The eye sees no tenth of a yard, and a stop that is called too early is refused.
constexpr double kToBeSure = 0.15;

double apartYards(FieldPoint a, FieldPoint b) {
    const double x = (a.x - b.x).yards();
    const double y = (a.y - b.y).yards();
    return std::sqrt(x * x + y * y);
}

}  // namespace

MissWatch::MissWatch(const tap::State& seen, Side side) : m_side{side} {
    const tap::PassFacts& pass = seen.playFacts.pass;
    if (!pass.released || !pass.receiver || !pass.stickHeading || !seen.ball ||
        pass.receiver->side() != side)
        return;
    const tap::Figure* man = tap::findOnBoard(seen, *pass.receiver);
    const tap::Player* player = tap::findPlayer(seen, *pass.receiver);
    if (man == nullptr || player == nullptr)
        return;
    const double length =
        tap::baseLengthMm(player->bases[static_cast<std::size_t>(man->baseSlot)]) /
        seen.board.mmPerYard;
    m_thrown = {*pass.receiver,
                *seen.ball,
                *pass.stickHeading,
                0.5 * length,
                length * seen.rules->pass.missedBaseLengths,
                apartYards(man->pose.at, *seen.ball)};
}

std::optional<Call> MissWatch::look(const TickReport& report) const {
    if (!m_thrown)
        return std::nullopt;
    const auto man = std::ranges::find(report.figures, m_thrown->receiver);
    if (man == report.figures.end())
        return std::nullopt;
    const FieldPoint now = report.poses[static_cast<std::size_t>(man - report.figures.begin())].at;
    const Rotation way = rotationOf(m_thrown->stick);
    const double beyond =
        (now.x - m_thrown->ball.x).yards() * way.c + (now.y - m_thrown->ball.y).yards() * way.s;
    const double grown = apartYards(now, m_thrown->ball) - m_thrown->begins;
    const bool past = beyond > m_thrown->half + m_thrown->limit + kToBeSure;
    const bool away = grown > m_thrown->limit + kToBeSure;
    return past || away ? std::optional{Call{report.tick + 1, m_side, CallKind::Stop}}
                        : std::nullopt;
}

}  // namespace thrum::coach
