#include "coach/tap/coverage.hpp"

#include "coach/tap/sense.hpp"
#include "coach/tap/situation.hpp"

#include <algorithm>
#include <cmath>

namespace thrum::coach {
namespace {

// Whether the carrier may stop the board again behind the line and throw then.
bool passMayCome(const tap::State& seen, const TableView& offense) {
    const tap::PlayFacts& play = seen.playFacts;
    return seen.phase == tap::Phase::StopDefense && play.kind == tap::PlayKind::Scrimmage &&
           offense.lineCounts && offense.hasCarrier() &&
           offense.men[offense.carrier].position == tap::Position::QB && !play.directSnap &&
           !play.pitched && play.pass.releasedInPlay < seen.rules->pass.maxPerPlay &&
           seen.stopsUsed < seen.rules->stoppages.max;
}

// Whether a man runs ahead of somebody who may catch the ball, and the same way.
bool covers(const tap::State& seen, const TableView& offense, const Man& man) {
    constexpr double kNear = 7.0;      // yards, middle to middle
    constexpr double kLevel = 1.0;     // no farther behind the receiver
    constexpr double kSameWay = 60.0;  // degrees apart
    const auto& eligible = seen.playFacts.eligibleAtSnap;
    return std::ranges::any_of(offense.men, [&](const Man& receiver) {
        return receiver.attacks && receiver.free() && man.x > receiver.x - kLevel &&
               apart(man.heading, receiver.heading) < kSameWay &&
               std::hypot(man.x - receiver.x, man.y - receiver.y) < kNear &&
               std::ranges::find(eligible, receiver.id) != eligible.end();
    });
}

}  // namespace

TablePlace aheadOf(const TableView& offense, const Man& receiver) {
    constexpr double kMiddleToMiddle = 2.5;  // yards
    constexpr double kOutside = 1.0;
    constexpr double kWidest = 24.5;  // from the middle of the field
    const bool wide = std::abs(receiver.y) > kSplitWide;
    return {std::max(offense.line + kOverTheLine, receiver.x + kMiddleToMiddle),
            wide ? std::copysign(std::min(std::abs(receiver.y) + kOutside, kWidest), receiver.y)
                 : receiver.y};
}

std::vector<Turn> answersTo(const tap::State& seen, const TableView& offense, Coverage coverage) {
    const std::size_t most = answersAllowed(seen);
    if (coverage == Coverage::EarlyThrows || !passMayCome(seen, offense))
        return pursuit(offense, most);
    constexpr double kAtOnce = 0.5;  // seconds
    std::vector<Turn> turns = pursuit(offense, offense.men.size());
    std::erase_if(turns, [&](const Turn& turn) {
        return turn.seconds >= kAtOnce && covers(seen, offense, offense.men[turn.man]);
    });
    if (turns.size() > most)
        turns.resize(most);
    return turns;
}

}  // namespace thrum::coach
