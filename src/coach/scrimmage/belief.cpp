#include "coach/scrimmage/belief.hpp"

#include <thrum/core/hash.hpp>
#include <thrum/rules/scrimmage/coach.hpp>
#include <thrum/rules/scrimmage/grid.hpp>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <span>

namespace thrum::scrimmage::coach {
namespace {

// Where a man of the offense stood at the snap.
std::optional<Square> atSnap(const State& seen, Label label) {
    const std::vector<Post>& posts = seen.lineUps[indexOf(seen.offense)].offense;
    const std::span<const Label> labels = labelsOf(Role::Offense);
    for (std::size_t i = 0; i < posts.size(); ++i) {
        if (labels[i] == label)
            return squareOf(seen, Role::Offense, posts[i]);
    }
    return std::nullopt;
}

bool hasMoved(const State& seen, Label label) {
    const Man* man = findMan(seen, manId(seen.offense, label));
    return man == nullptr || man->at != atSnap(seen, label);
}

// Columns a man has gone forward since the snap.
int goneForward(const State& seen, Label label) {
    const Man* man = findMan(seen, manId(seen.offense, label));
    const auto start = atSnap(seen, label);
    return man != nullptr && man->at && start
               ? directionOf(seen, seen.offense) * (man->at->column - start->column)
               : 0;
}

Label likelyRunner(const State& seen, std::uint64_t bits) {
    constexpr std::array kBacks{Label::Q, Label::F, Label::H, Label::T};
    std::array<int, kBacks.size()> weights{};
    int all = 0;
    for (std::size_t i = 0; i < kBacks.size(); ++i) {
        if (!mayHaveBall(seen, kBacks[i]))
            continue;
        // who has the ball goes with it; the quarterback seldom runs
        weights[i] =
            (kBacks[i] == Label::Q ? 2 : 4) + 3 * std::max(0, goneForward(seen, kBacks[i]));
        all += weights[i];
    }
    if (all == 0)
        return Label::Q;
    int left = dieAt(bits, 2, static_cast<std::uint32_t>(all));
    for (std::size_t i = 0; i < kBacks.size(); ++i) {
        left -= weights[i];
        if (left <= 0)
            return kBacks[i];
    }
    return Label::Q;
}

// A zone with a square beyond the line in it, a deep one sooner: there nobody waits.
int likelyZone(const State& seen, std::uint64_t bits) {
    const int start = windowStart(seen);
    const int direction = directionOf(seen, seen.offense);
    const int rows = seen.rules->field.rows / seen.rules->zones.rows;
    std::vector<int> zones;
    for (int zone = 1; zone <= seen.rules->zones.count; ++zone) {
        const int first = start + (zone - 1) / rows * seen.rules->zones.columns;
        const int farthest = direction > 0 ? first + seen.rules->zones.columns - 1 : first;
        const int beyond = -depthOf(seen.lineOfScrimmage, direction, farthest);
        for (int lots = beyond < 0 ? 0 : 1 + beyond / 4; lots > 0; --lots)
            zones.push_back(zone);
    }
    if (zones.empty())
        return 1;
    const auto count = static_cast<std::uint32_t>(zones.size());
    return zones[static_cast<std::size_t>(dieAt(bits, 3, count) - 1)];
}

int passesOfHundred(const State& seen) {
    constexpr int kShort = 4;
    constexpr int kLateDown = 3;
    return yardsToGo(seen) <= kShort ? 30 : (seen.down >= kLateDown ? 75 : 60);
}

}  // namespace

bool mayHaveBall(const State& seen, Label label) {
    const Man* man = findMan(seen, manId(seen.offense, label));
    if (!isBack(label) || man == nullptr || !man->at)
        return false;  // a carrier who is off the field would have ended the play
    const auto start = atSnap(seen, label);
    const auto passer = atSnap(seen, Label::Q);
    const bool known = start && passer;
    return !known || std::abs(start->row - passer->row) <= seen.rules->lineup.carrierRowReach;
}

bool mayBePass(const State& seen) {
    if (seen.thrown || seen.phase != Phase::Turn)
        return false;
    return seen.call.kind ? seen.call.kind == PlayKind::Pass : !hasMoved(seen, Label::Q);
}

State likely(const State& seen, Side side, std::uint64_t bits) {
    const bool afterCall = seen.phase >= Phase::DefAlign && seen.phase <= Phase::Loose;
    if (side == seen.offense || !afterCall)
        return seen;
    State whole = seen;
    Call& call = whole.call;
    if (!call.kind) {
        const bool pass = !hasMoved(seen, Label::Q) && dieAt(bits, 1, 100) <= passesOfHundred(seen);
        call.kind = pass ? PlayKind::Pass : PlayKind::Run;
    }
    if (call.kind == PlayKind::Run && !call.runner)
        call.runner = likelyRunner(seen, bits);
    if (call.kind == PlayKind::Pass && !call.zone)
        call.zone = likelyZone(seen, bits);
    return guess(whole, side, bits);
}

}  // namespace thrum::scrimmage::coach
