#include "coach/tap/memory.hpp"

#include <algorithm>

namespace thrum::coach {
namespace {

constexpr int kMinded = 6;  // plays of the offense
constexpr double kLongGain = 12.0;

// The offense's latest plays, as far back as anybody minds them, one after the other.
template <class Look>
void lookBack(const tap::State& seen, const Look& look) {
    int left = kMinded;
    for (auto play = seen.lately.rbegin(); play != seen.lately.rend() && left > 0; ++play) {
        if (play->offense != seen.offense)
            continue;
        look(*play);
        --left;
    }
}

bool gainedMuch(const tap::PlaySeen& play) {
    return play.gain.yards() >= kLongGain;
}

}  // namespace

int burnedBy(const tap::State& seen, int memory) {
    constexpr int kABurn = 30;  // of a hundred, for who forgets nothing
    constexpr int kMost = 75;
    int burns = 0;
    lookBack(seen, [&](const tap::PlaySeen& play) {
        if (gainedMuch(play))
            burns += play.passed ? 1 : -1;
    });
    return std::clamp(burns * kABurn * memory / 100, -kMost, kMost);
}

int leansByMemory(const tap::State& seen, int memory) {
    constexpr int kLostPass = -25;
    constexpr int kLostRun = 12;
    constexpr int kGained = 8;
    constexpr int kMost = 35;
    int leans = 0;
    lookBack(seen, [&](const tap::PlaySeen& play) {
        if (play.lost)
            leans += play.passed ? kLostPass : kLostRun;
        else if (gainedMuch(play))
            leans += play.passed ? kGained : -kGained;
    });
    return std::clamp(leans * memory / 100, -kMost, kMost);
}

}  // namespace thrum::coach
