#include "sense.hpp"

#include <thrum/core/hash.hpp>
#include <thrum/rules/scrimmage/coach.hpp>

#include <algorithm>

namespace thrum::scrimmage {
namespace {

class Dice {
public:
    Dice(std::uint64_t bits, int attempt)
        : m_bits{bitsAt(bits, static_cast<std::uint64_t>(attempt))} {}
    /// 0 to sides - 1.
    int below(int sides) { return dieAt(m_bits, ++m_key, static_cast<std::uint32_t>(sides)) - 1; }
    bool chance(int percent) { return below(100) < percent; }
    template <class T>
    const T& any(const std::vector<T>& list) {
        return list[static_cast<std::size_t>(below(static_cast<int>(list.size())))];
    }

private:
    std::uint64_t m_bits;
    std::uint64_t m_key = 0;
};

bool wants(const Prompt& prompt, DecisionKind kind) {
    return std::ranges::find(prompt.wants, kind) != prompt.wants.end();
}

// One man somewhere, if he may stand there.
std::optional<Decision> randomPlace(const State& seen,
                                    const Prompt& prompt,
                                    Side side,
                                    Dice& dice) {
    constexpr int kTries = 8;
    for (int i = 0; i < kTries; ++i) {
        Decision decision = decide(DecisionKind::Place, side);
        const ManId man = dice.any(prompt.men);
        const int depth = isInterior(labelOf(man)) && side == seen.offense ? 1 : 1 + dice.below(9);
        const bool downfield = isEnd(labelOf(man)) && dice.chance(50);
        const Post post{downfield ? -depth - 2 : depth, dice.below(seen.rules->field.rows)};
        decision.placements = {{man, squareOf(seen, roleOf(seen, side), post)}};
        if (!check(seen, Input{decision}))
            return decision;
    }
    return std::nullopt;
}

Decision randomCall(const State& seen, const Prompt& prompt, Side side, Dice& dice) {
    Decision decision = decide(DecisionKind::Call, side);
    decision.call.emplace();
    if (dice.chance(50) && !prompt.runners.empty())
        decision.call->runner = dice.any(prompt.runners);
    else
        decision.call->zone = 1 + dice.below(seen.rules->zones.count);
    return decision;
}

Decision randomTarget(const State& seen, Side side, Dice& dice) {
    std::vector<Square> squares;
    for (int column = 0; column < seen.rules->field.columns; ++column) {
        for (int row = 0; row < seen.rules->field.rows; ++row) {
            if (isTarget(seen, {column, row}))
                squares.push_back({column, row});
        }
    }
    Decision decision = decide(DecisionKind::Target, side);
    decision.to = squares.empty() ? Square{} : dice.any(squares);
    return decision;
}

}  // namespace

Input randomDecision(
    const State& seen, const Prompt& prompt, Side side, std::uint64_t bits, int attempt) {
    Dice dice{bits, attempt};
    if (wants(prompt, DecisionKind::Place)) {
        if (dice.chance(60)) {
            if (auto placed = randomPlace(seen, prompt, side, dice))
                return *placed;
        }
        // a line-up that came apart is put right man by man
        const bool broken = !prompt.problems.empty();
        if (broken) {
            constexpr int kTries = 200;
            for (int i = 0; i < kTries; ++i) {
                if (auto placed = randomPlace(seen, prompt, side, dice))
                    return *placed;
            }
        }
        return decide(
            wants(prompt, DecisionKind::CallPlay) ? DecisionKind::CallPlay : DecisionKind::Ready,
            side);
    }
    if (wants(prompt, DecisionKind::Call)) {
        if (dice.chance(5))
            return decide(DecisionKind::BackToLineUp, side);
        return randomCall(seen, prompt, side, dice);
    }
    if (wants(prompt, DecisionKind::Target))
        return randomTarget(seen, side, dice);
    if (wants(prompt, DecisionKind::Throw) && (dice.chance(35) || prompt.moves.empty()))
        return decide(DecisionKind::Throw, side);
    if (wants(prompt, DecisionKind::Scramble) && dice.chance(25))
        return decide(DecisionKind::Scramble, side);
    if (wants(prompt, DecisionKind::Move)) {
        const Reach& reach = dice.any(prompt.moves);
        return move(side, reach.man, dice.any(reach.squares));
    }
    return decide(prompt.wants.empty() ? DecisionKind::NextPlay : prompt.wants.front(), side);
}

namespace {

// What a man's way since the snap tells: a passer stays where he is until he throws.
bool passerMoved(const State& seen) {
    const std::vector<Post>& posts = seen.lineUps[indexOf(seen.offense)].offense;
    const Man* passer = findMan(seen, manId(seen.offense, Label::Q));
    const std::span<const Label> labels = labelsOf(Role::Offense);
    for (std::size_t i = 0; i < posts.size(); ++i) {
        if (labels[i] == Label::Q)
            return passer == nullptr || !passer->at ||
                   *passer->at != squareOf(seen, Role::Offense, posts[i]);
    }
    return false;
}

std::vector<Label> possibleRunners(const State& seen) {
    const std::vector<Post>& posts = seen.lineUps[indexOf(seen.offense)].offense;
    const std::span<const Label> labels = labelsOf(Role::Offense);
    int row = -1;
    for (std::size_t i = 0; i < posts.size(); ++i) {
        if (labels[i] == Label::Q)
            row = posts[i].row;
    }
    std::vector<Label> runners;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        if (!isBack(labels[i]))
            continue;
        const int reach = seen.rules->lineup.carrierRowReach;
        const bool near =
            i >= posts.size() || (posts[i].row - row <= reach && row - posts[i].row <= reach);
        const Man* man = findMan(seen, manId(seen.offense, labels[i]));
        // a runner who is off the field would have ended the play
        if (near && man != nullptr && man->at)
            runners.push_back(labels[i]);
    }
    return runners;
}

}  // namespace

State guess(const State& seen, Side side, std::uint64_t bits) {
    State whole = seen;
    const bool afterCall = seen.phase >= Phase::DefAlign && seen.phase <= Phase::Loose;
    if (side == seen.offense || !afterCall)
        return whole;
    Dice dice{bits, 0};
    Call& call = whole.call;
    const std::vector<Label> runners = possibleRunners(seen);
    if (!call.kind) {
        const bool run = runners.empty() ? false : (passerMoved(seen) || dice.chance(55));
        call.kind = run ? PlayKind::Run : PlayKind::Pass;
    }
    if (call.kind == PlayKind::Run && !call.runner)
        call.runner = runners.empty() ? Label::Q : dice.any(runners);
    if (call.kind == PlayKind::Pass && !call.zone)
        call.zone = 1 + dice.below(seen.rules->zones.count);
    const bool held = (seen.phase == Phase::Turn || seen.phase == Phase::ThrowAim) &&
                      seen.chance != ChanceKind::Fumble;
    if (held && !whole.carrier)
        whole.carrier = manId(seen.offense, call.runner.value_or(Label::Q));
    return whole;
}

}  // namespace thrum::scrimmage
