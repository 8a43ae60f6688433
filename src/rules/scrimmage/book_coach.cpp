#include "sense.hpp"

#include <thrum/core/hash.hpp>
#include <thrum/rules/scrimmage/coach.hpp>

#include <algorithm>

namespace thrum::scrimmage {
namespace {

struct Change {
    Label label;
    Post post;
};

// A few formations of ours; whoever is not named stands as the book has him.
std::vector<Change> formation(std::uint64_t choice) {
    using enum Label;
    switch (choice % 4) {
        case 1:
            return {{SE, {-7, 2}}, {TE, {1, 11}}};
        case 2:
            return {{SE, {-6, 1}}, {TE, {-6, 12}}};
        case 3:
            return {{SE, {1, 2}}, {F, {3, 7}}, {T, {3, 9}}};
        default:
            return {};
    }
}

Decision placing(const State& seen, Side side, Role role, const std::vector<Change>& changes) {
    Decision decision = decide(DecisionKind::Place, side);
    const std::span<const Label> labels = labelsOf(role);
    for (const Label label : labels) {
        Post post = standardPost(*seen.rules, label, role);
        for (const Change& change : changes) {
            if (change.label == label)
                post = change.post;
        }
        Square at = squareOf(seen, role, post);
        at.column = std::clamp(at.column, 0, seen.rules->field.columns - 1);
        const ManId man = manId(side, label);
        if (findMan(seen, man)->at != at)
            decision.placements.push_back({man, at});
    }
    return decision;
}

Decision lineUpOr(const State& seen, Decision placed, DecisionKind done, int attempt) {
    const Side side = *placed.side;
    if (attempt > 0 || placed.placements.empty() || check(seen, Input{placed}))
        return decide(done, side);
    return placed;
}

// The defensive backs stand before ends who start downfield.
std::vector<Change> coverage(const State& seen) {
    std::vector<Change> changes;
    for (const auto& [end, back] :
         {std::pair{Label::SE, Label::B1}, std::pair{Label::TE, Label::B2}}) {
        const Man* man = findMan(seen, manId(seen.offense, end));
        if (man == nullptr || !man->at)
            continue;
        const Post post = postOf(seen, Role::Defense, *man->at);
        if (post.depth > 1)
            changes.push_back({back, {post.depth + 1, post.row}});
        else
            changes.push_back({back, {5, post.row}});
    }
    return changes;
}

Decision call(const State& seen, const Prompt& prompt, std::uint64_t bits) {
    Decision decision = decide(DecisionKind::Call, seen.offense);
    decision.call.emplace();
    const int toGo = yardsToGo(seen);
    const bool late = seen.down >= 3;
    const int passes = toGo <= 4 ? 25 : (late ? 70 : 50);
    const auto die = [&](std::uint64_t key, int sides) {
        return dieAt(bits, key, static_cast<std::uint32_t>(sides));
    };
    if (die(1, 100) > passes) {
        // the fullback holds on to the ball, the tailback gets away
        const std::array<Label, 8> often{
            Label::F, Label::F, Label::F, Label::T, Label::T, Label::H, Label::H, Label::Q};
        const Label runner = often[static_cast<std::size_t>(die(2, 8) - 1)];
        const bool may = std::ranges::find(prompt.runners, runner) != prompt.runners.end();
        decision.call->runner = may ? runner : Label::Q;
        return decision;
    }
    const int direction = directionOf(seen, seen.offense);
    const int ahead = die(3, 3) == 1 ? 3 : 7;
    const std::array<int, 3> rows{2, 7, 12};
    const int row = rows[static_cast<std::size_t>(die(4, 3) - 1)];
    for (int columns = ahead; columns > 0; --columns) {
        const int front = seen.lineOfScrimmage + direction * columns;
        const int column = direction > 0 ? front : front - 1;
        if (const auto zone = zoneOf(*seen.rules, windowStart(seen), {column, row})) {
            decision.call->zone = zone;
            return decision;
        }
    }
    decision.call->runner = Label::Q;
    return decision;
}

// Somebody gets at the passer in the next turn.
bool isRushed(const State& seen) {
    const Man* passer = findMan(seen, manId(seen.offense, Label::Q));
    return std::ranges::any_of(seen.men, [&](const Man& man) {
        return man.id.side() != seen.offense && man.at &&
               apart(*man.at, *passer->at) <= speedOf(seen, man.id) &&
               mayTurnTo(seen, man, *passer->at);
    });
}

std::optional<Decision> passing(const State& seen, const Prompt& prompt, const Habits& habits) {
    if (mayThrow(seen)) {
        const auto aim = bestAim(seen);
        const double wanted =
            patience(seen) *
            (seen.turn >= habits.late || isRushed(seen) ? habits.hurried : habits.sure);
        if (aim && aim->chance >= wanted)
            return decide(DecisionKind::Throw, seen.offense);
        if (isRushed(seen) && mayScramble(seen))
            return decide(DecisionKind::Scramble, seen.offense);
        if (prompt.moves.empty() || patience(seen) == 0.0)
            return decide(DecisionKind::Throw, seen.offense);
    }
    return beforeTheThrow(seen, prompt);
}

Decision target(const State& seen, std::uint64_t bits) {
    Decision decision = decide(DecisionKind::Target, seen.offense);
    if (const auto aim = bestAim(seen)) {
        decision.to = aim->at;
        return decision;
    }
    // nobody gets there: where nobody else does either
    int most = -1;
    for (int column = 0; column < seen.rules->field.columns; ++column) {
        for (int row = 0; row < seen.rules->field.rows; ++row) {
            const Square at{column, row};
            if (targetFault(seen, at))
                continue;
            int nearest = 99;
            for (const Man& man : seen.men) {
                if (man.at && man.id.side() != seen.offense)
                    nearest = std::min(nearest, apart(*man.at, at));
            }
            if (nearest > most) {
                most = nearest;
                decision.to = at;
            }
        }
    }
    static_cast<void>(bits);
    return decision;
}

std::optional<Decision> onTheField(const State& seen,
                                   const Prompt& prompt,
                                   Side side,
                                   const Habits& habits) {
    const bool ours = seen.carrier && seen.carrier->side() == side;
    const bool toThrow = ours && seen.call.kind == PlayKind::Pass && !seen.thrown;
    if (patience(seen) == 0.0 && !toThrow) {
        if (auto decision = rush(seen, prompt))
            return decision;
    }
    if (seen.ball)
        return toTheBall(seen, prompt);
    if (!ours)
        return againstTheBall(seen, prompt);
    return toThrow ? passing(seen, prompt, habits) : withTheBall(seen, prompt);
}

}  // namespace

Input bookDecision(
    const State& seen, const Prompt& prompt, Side side, std::uint64_t bits, int attempt) {
    return plainDecision(seen, prompt, side, bits, attempt, Habits{});
}

Input plainDecision(const State& seen,
                    const Prompt& prompt,
                    Side side,
                    std::uint64_t bits,
                    int attempt,
                    const Habits& habits) {
    constexpr int kPatience = 2;
    if (attempt > kPatience)
        return randomDecision(seen, prompt, side, bits, attempt);
    switch (seen.phase) {
        case Phase::OffAlign: {
            const std::uint64_t choice =
                mix64(static_cast<std::uint64_t>(seen.play * 31 + seen.lineOfScrimmage));
            return lineUpOr(seen,
                            placing(seen, side, Role::Offense, formation(choice)),
                            DecisionKind::CallPlay,
                            attempt);
        }
        case Phase::OffCall:
            return call(seen, prompt, bits);
        case Phase::DefAlign:
            return lineUpOr(seen,
                            placing(seen, side, Role::Defense, coverage(seen)),
                            DecisionKind::Ready,
                            attempt);
        case Phase::ThrowAim:
            return target(seen, bits);
        case Phase::Turn:
        case Phase::AirOff:
        case Phase::AirDef:
        case Phase::Loose:
            if (auto decision = onTheField(seen, prompt, side, habits))
                return *decision;
            break;
        default:
            break;
    }
    return randomDecision(seen, prompt, side, bits, attempt);
}

}  // namespace thrum::scrimmage
