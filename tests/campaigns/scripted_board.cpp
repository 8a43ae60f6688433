#include "campaigns/scripted_board.hpp"

#include <thrum/core/hash.hpp>
#include <thrum/core/trig.hpp>
#include <thrum/segment/script_runner.hpp>

#include <algorithm>
#include <set>

namespace thrum::test {
namespace {

constexpr int kEvery = 6;        // ticks between looks
constexpr double kSpeed = 70.0;  // mm a second

struct Walker {
    FigureId id{};
    Polygon outline{};
    Pose pose{};
    double mmPerTick = 0.0;
    bool standing = true;
    bool walking = true;
};

class Walk {
public:
    Walk(const tap::State& state, const SegmentRequest& request, std::uint64_t seed)
        : m_state{state}, m_request{request}, m_seed{seed} {
        for (const FigureSetup& figure : request.figures) {
            const tap::Player* player = tap::findPlayer(state, figure.id);
            const auto& base = player->bases[static_cast<std::size_t>(figure.baseSlot)];
            const double spread = 0.6 + 0.8 * share(figure.id.value());
            m_walkers.push_back({figure.id,
                                 base.outline,
                                 figure.pose,
                                 kSpeed * spread / request.ticksPerSecond,
                                 !figure.fallen,
                                 !figure.fallen && !base.stationary});
        }
        m_met.insert(request.touching.begin(), request.touching.end());
    }

    std::vector<ScriptLine> lines() {
        const int last = std::min(m_request.maxTicks, 1200);
        for (int tick = kEvery; tick <= last; tick += kEvery)
            look(tick);
        return std::move(m_lines);
    }

private:
    [[nodiscard]] double share(std::uint64_t key) const {
        return static_cast<double>(bitsAt(m_seed, key) >> 40U) / 16777216.0;
    }
    void look(int tick) {
        for (Walker& walker : m_walkers) {
            if (!walker.walking)
                continue;
            const Rotation ahead = rotationOf(walker.pose.heading);
            const double step = walker.mmPerTick * kEvery / m_state.board.mmPerYard;
            walker.pose.at.x += Distance::yards(ahead.c * step);
            walker.pose.at.y += Distance::yards(ahead.s * step);
            m_lines.push_back({tick, ScriptLine::PoseAt{walker.id, walker.pose.at, std::nullopt}});
        }
        for (std::size_t i = 0; i < m_walkers.size(); ++i) {
            for (std::size_t k = i + 1; k < m_walkers.size(); ++k)
                meet(tick, m_walkers[i], m_walkers[k]);
            touchBall(tick, m_walkers[i]);
        }
    }
    void meet(int tick, Walker& a, Walker& b) {
        if (!a.standing || !b.standing || m_met.count(makePair(a.id, b.id)) > 0)
            return;
        const double scale = m_state.board.mmPerYard;
        const double gap =
            separation(placed(a.outline, a.pose, scale), placed(b.outline, b.pose, scale)).gap;
        if (gap > m_request.contactBeginMm)
            return;
        m_met.insert(makePair(a.id, b.id));
        a.walking = b.walking = false;
        m_lines.push_back({tick, ScriptLine::TouchLine{makePair(a.id, b.id)}});
        const double luck = share(1000U + static_cast<std::uint64_t>(tick) * 64U * 64U +
                                  a.id.value() * 64U + b.id.value());
        if (luck < 0.3)
            fall(tick + 12, luck < 0.15 ? a : b);
    }
    void fall(int tick, Walker& walker) {
        walker.standing = false;
        m_lines.push_back({tick, ScriptLine::FallLine{walker.id, walker.pose.heading}});
    }
    void touchBall(int tick, const Walker& walker) {
        if (!m_request.ball || !walker.standing || m_onBall.count(walker.id) > 0)
            return;
        const double scale = m_state.board.mmPerYard;
        const double gap = distanceTo(placed(walker.outline, walker.pose, scale),
                                      toMm(m_request.ball->at, scale)) -
                           m_request.ball->radiusMm;
        if (gap > m_request.contactBeginMm)
            return;
        m_onBall.insert(walker.id);
        m_lines.push_back({tick, ScriptLine::BallTouchLine{walker.id}});
    }

    const tap::State& m_state;
    const SegmentRequest& m_request;
    std::uint64_t m_seed;
    std::vector<Walker> m_walkers;
    std::vector<ScriptLine> m_lines;
    std::set<FigurePair> m_met;
    std::set<FigureId> m_onBall;
};

}  // namespace

Expected<SegmentResult, RequestError> walkScripted(const tap::State& state,
                                                   const SegmentRequest& request,
                                                   Judge& judge,
                                                   std::uint64_t seed,
                                                   std::span<const Call> calls) {
    ScriptRunner runner{Walk{state, request, seed}.lines()};
    return runner.run(request, judge, calls);
}

}  // namespace thrum::test
