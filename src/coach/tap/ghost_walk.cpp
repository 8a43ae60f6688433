#include "coach/tap/ghost_walk.hpp"

#include <thrum/core/trig.hpp>
#include <thrum/core/wide_loops.hpp>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>

namespace thrum::coach {
namespace {

using Men = std::uint64_t;  // a bit for each

constexpr auto kBits = [] {
    std::array<Men, GhostWalk::kMost> bits{};
    for (std::size_t k = 0; k < bits.size(); ++k)
        bits[k] = Men{1} << k;
    return bits;
}();

// Whose discs a disc there would overlap.
THRUM_WIDE_LOOPS
Men overlapped(
    const double* x, const double* y, const double* radius, double toX, double toY, double own) {
    Men men = 0;
    for (std::size_t k = 0; k < GhostWalk::kMost; ++k) {
        const double aside = x[k] - toX;
        const double along = y[k] - toY;
        const double room = own + radius[k];
        men |= aside * aside + along * along < room * room ? kBits[k] : 0;
    }
    return men;
}

}  // namespace

GhostWalk::GhostWalk(const TableView& view) : m_count{std::min(view.men.size(), kMost)} {
    constexpr double kFarAway = 1e6;
    m_x.fill(kFarAway);
    m_y.fill(kFarAway);
    m_radius.fill(0.0);
    for (std::size_t i = 0; i < m_count; ++i) {
        const Man& man = view.men[i];
        m_x[i] = man.x;
        m_y[i] = man.y;
        m_radius[i] = man.radius;
        m_attacks[i] = man.attacks;
        m_standing[i] = man.standing;
        const Rotation ahead = rotationOf(Heading::degrees(man.heading));
        const Rotation bend = rotationOf(Heading::degrees(man.curve * kStep));
        constexpr double kStraight = 1.0;  // degrees a second that nobody sees
        m_gait[i] = {.dx = ahead.c * man.speed * kStep,
                     .dy = ahead.s * man.speed * kStep,
                     .c = ahead.c,
                     .s = ahead.s,
                     .bendC = bend.c,
                     .bendS = bend.s,
                     .curves = std::abs(man.curve) > kStraight && !man.engaged,
                     .moves = man.standing && man.speed > 0.0};
    }
}

void GhostWalk::Gait::turnOn() {
    const double x = dx;
    const double heading = c;
    dx = bendC * x - bendS * dy;
    dy = bendS * x + bendC * dy;
    c = bendC * heading - bendS * s;
    s = bendS * heading + bendC * s;
}

// Only who is ahead stops him; others slide off.
bool GhostWalk::isBlocked(std::size_t man, double toX, double toY) const {
    constexpr double kInTheWay = 0.57;  // cosine
    const Gait& gait = m_gait[man];
    Men met =
        overlapped(m_x.data(), m_y.data(), m_radius.data(), toX, toY, m_radius[man]) & ~kBits[man];
    for (; met != 0; met &= met - 1) {
        const auto other = static_cast<std::size_t>(std::countr_zero(met));
        const double x = m_x[other] - m_x[man];
        const double y = m_y[other] - m_y[man];
        const double far = std::sqrt(x * x + y * y);
        const double ahead = far > 0.0 ? (x * gait.c + y * gait.s) / far : 1.0;
        if (ahead > kInTheWay)
            return true;
    }
    return false;
}

void GhostWalk::step() {
    for (std::size_t i = 0; i < m_count; ++i) {
        Gait& gait = m_gait[i];
        if (!gait.moves)
            continue;
        if (gait.curves)
            gait.turnOn();
        const double toX = m_x[i] + gait.dx;
        const double toY = m_y[i] + gait.dy;
        if (isBlocked(i, toX, toY))
            continue;
        m_x[i] = toX;
        m_y[i] = toY;
    }
}

bool GhostWalk::caught(std::size_t carrier, double seconds) const {
    constexpr double kStrays = 0.8;  // yards a second
    for (std::size_t i = 0; i < m_count; ++i) {
        if (m_attacks[i] == m_attacks[carrier] || !m_standing[i])
            continue;
        const double x = m_x[i] - m_x[carrier];
        const double y = m_y[i] - m_y[carrier];
        const double room = m_radius[i] + m_radius[carrier] + kStrays * seconds;
        if (x * x + y * y < room * room)
            return true;
    }
    return false;
}

}  // namespace thrum::coach
