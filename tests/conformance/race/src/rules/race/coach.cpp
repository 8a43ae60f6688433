#include <thrum/core/hash.hpp>
#include <thrum/rules/race/game.hpp>

// Who plays against you. Clause: RAC-9.
namespace thrum::race {
namespace {

int numberBetween(int least, int most, std::uint64_t bits) {
    return least - 1 + dieAt(bits, 0, static_cast<std::uint32_t>(most - least + 1));
}

Input decision(const State& seen, Side side, std::uint64_t bits, int least) {
    if (seen.phase == Phase::Toss)
        return Decision{.kind = DecisionKind::CallToss,
                        .side = side,
                        .face = dieAt(bits, 0, 2) == 1 ? CoinFace::Heads : CoinFace::Tails};
    return Decision{.kind = DecisionKind::Write,
                    .side = side,
                    .number = numberBetween(least, seen.rules->write.highest, bits)};
}

}  // namespace

Input bookDecision(const State& seen, Side side, std::uint64_t bits) {
    return decision(seen, side, bits, seen.rules->write.highest / 2 + 1);
}

Input randomDecision(const State& seen, Side side, std::uint64_t bits) {
    return decision(seen, side, bits, 1);
}

State guess(const State& seen, std::uint64_t bits) {
    State whole = seen;
    auto& first = whole.written[indexOf(seen.first)];
    if (seen.phase == Phase::Second && !first)
        first = numberBetween(1, seen.rules->write.highest, bits);
    return whole;
}

}  // namespace thrum::race
