#include "coach/scrimmage/ideas.hpp"
#include "coach/scrimmage/search.hpp"
#include "coach/scrimmage/sense.hpp"

#include <thrum/coach/scrimmage/coach.hpp>
#include <thrum/core/contract.hpp>
#include <thrum/core/hash.hpp>

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>

namespace thrum::scrimmage::coach {
namespace {

struct Skill {
    int evaluations = 0;  ///< plays that may be tried for one decision
    int lapses = 0;       ///< moves of a hundred that are not thought about at all
    Looks looks{};
    Sense defends = bookDecision;  ///< both sides of what a defense tries, and where nothing is
};
constexpr std::array<Skill, 4> kSkills{{
    {16, 31, {.most = 4}},
    {40, 26, {.most = 8, .calls = true}},
    {60, 17, {.most = 12, .calls = true}, sharpDecision},
    {120, 0, {.most = 16, .calls = true, .lineUps = true}, sharpDecision},
}};

const Skill& skillOf(int level) {
    return kSkills[static_cast<std::size_t>(level - kLowestThinker)];
}

}  // namespace

int usualEvaluations(int level) {
    return level < kLowestThinker ? 0 : skillOf(level).evaluations;
}

int lapsesOfHundred(int level) {
    return level < kLowestThinker ? kBeginnerLapses : skillOf(level).lapses;
}

Coach::Coach(CoachSetup setup) : m_setup{setup} {
    THRUM_ASSERT(setup.level >= kLowestThinker && setup.level <= kHighestLevel);
}

namespace {

// All eleven men as plain sense would have them, wherever they stand now.
std::optional<Decision> plainLineUp(const State& seen, Side side, Sense sense, std::uint64_t bits) {
    State cleared = seen;
    for (Man& man : cleared.men) {
        if (man.id.side() == side)
            man.at.reset();
    }
    const Input placed = sense(cleared, prompt(cleared), side, bits, 0);
    const auto* decision = std::get_if<Decision>(&placed);
    const bool whole = decision != nullptr && decision->kind == DecisionKind::Place &&
                       decision->placements.size() == kMenOfASide;
    return whole ? std::optional{*decision} : std::nullopt;
}

bool stands(const State& seen, const Decision& placed) {
    return std::ranges::all_of(placed.placements, [&](const Placement& one) {
        return findMan(seen, one.man)->at == one.at;
    });
}

}  // namespace

Input Coach::decide(const State& whole,
                    const Prompt& /*due*/,
                    Side side,
                    std::uint64_t bits,
                    int attempt,
                    const std::stop_token& stop) const {
    // whatever is handed in, what is covered stays covered
    const State seen = observe(whole, side);
    const Prompt due = prompt(seen);
    const Skill& skill = skillOf(m_setup.level);
    const int evaluations = m_setup.evaluations > 0 ? m_setup.evaluations : skill.evaluations;
    if (attempt == 0) {
        if (const auto idle = lapse(seen, due, side, bits, skill.lapses))
            return *idle;
    }
    // who waits for a receiver who is freer yet meets a rush, and so gets less from the ball
    const Sense plays = side == seen.offense ? bookDecision : skill.defends;
    const bool lineUp = seen.phase == Phase::OffAlign || seen.phase == Phase::DefAlign;
    if (lineUp && skill.looks.lineUps && attempt == 0) {
        // asked twice, before and after the men stand: both times from the same luck
        const std::uint64_t luck = bitsAt(
            m_setup.seed, static_cast<std::uint64_t>(2 * seen.play + (side == seen.offense)));
        if (const auto plain = plainLineUp(seen, side, plays, luck)) {
            const auto ideas = lineUpIdeas(seen, side, *plain, skill.looks.most, luck);
            const Plan& best = ideas[bestOf(seen, side, ideas, plays, luck, evaluations, stop)];
            return stands(seen, best.front()) ? best.back() : best.front();
        }
    }
    Input sense = plays(seen, due, side, bits, attempt);
    if (attempt > 0 || lineUp)
        return sense;
    const std::uint64_t luck = bitsAt(m_setup.seed, digest(seen));
    const std::vector<Plan> ideas =
        ideasFor(seen, due, side, std::get<Decision>(sense), skill.looks, luck);
    if (ideas.size() < 2)
        return sense;
    return ideas[bestOf(seen, side, ideas, plays, luck, evaluations, stop)].front();
}

int evaluationsWithin(int ms, const State& start) {
    using Clock = std::chrono::steady_clock;
    // first plays of this game, by plain sense
    constexpr int kPlays = 20;
    State state = start;
    for (int i = 0; i < 2 && state.chance; ++i)
        state = scrimmage::apply(state, Input{Chance{{0}, false}})->next;
    const auto begun = Clock::now();
    for (int i = 0; i < kPlays; ++i)
        static_cast<void>(playThrough(state,
                                      Side::Home,
                                      {deciding(DecisionKind::StartGame, Side::Home)},
                                      bookDecision,
                                      static_cast<std::uint64_t>(i)));
    const double took =
        std::chrono::duration<double, std::milli>(Clock::now() - begun).count() / kPlays;
    constexpr double kMost = 10'000.0;
    return static_cast<int>(std::clamp(ms / std::max(0.01, took), 1.0, kMost));
}

}  // namespace thrum::scrimmage::coach
