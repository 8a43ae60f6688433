#include "gui/games/scrimmage/ways.hpp"

#include <chrono>
#include <cstdio>
#include <string>

// How long the window reckons before it lights the squares of the man it points at, in SCRIMMAGE:
// a frame has 16 ms. Built when asked for: thrum_scrimmage_ways
using namespace thrum;
using namespace thrum::scrimmage;

namespace {

// The offense's first turn, six squares to move, the fastest man alone in the open.
State openField() {
    State state = newGame({})->next;
    const auto take = [&](const Input& input) { state = scrimmage::apply(state, input)->next; };
    take(Chance{{0, 0}, false});
    take(Decision{.kind = DecisionKind::StartGame});
    take(Decision{.kind = DecisionKind::CallPlay});
    Decision call{.kind = DecisionKind::Call};
    call.call = Call{std::nullopt, Label::T, std::nullopt};
    take(call);
    take(Decision{.kind = DecisionKind::Ready});
    take(Chance{{6}, false});
    for (Man& man : state.men) {
        if (man.id == manId(Side::Home, Label::T))
            man.at = Square{30, 7};
    }
    return state;
}

}  // namespace

int main() {
    using Clock = std::chrono::steady_clock;
    constexpr int kTimes = 200;
    const State state = openField();
    for (const Label label : {Label::T, Label::H, Label::Q, Label::T1}) {
        std::size_t squares = 0;
        const auto begun = Clock::now();
        for (int i = 0; i < kTimes; ++i)
            squares = gui::waysOf(state, manId(Side::Home, label)).ways.size();
        const std::chrono::duration<double, std::milli> took = Clock::now() - begun;
        std::printf("%s: %d squares, %.2f ms\n",
                    std::string{nameOf(label)}.c_str(),
                    static_cast<int>(squares),
                    took.count() / kTimes);
    }
    return 0;
}
