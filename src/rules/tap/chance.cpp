#include "phases.hpp"

#include <algorithm>
#include <numeric>

// Dice and coin. Clauses: TAP-RN-1 to RN-3.
namespace thrum::tap {

Refusal diceFell(Turn& turn, const Chance& chance, int& total) {
    const auto& random = turn.s.rules->random;
    total = std::accumulate(chance.faces.begin(), chance.faces.end(), 0);
    const bool possible = chance.faces.size() == static_cast<std::size_t>(random.dice) &&
                          std::ranges::all_of(chance.faces, [&](int face) {
                              return face >= 1 && face <= random.sides;
                          });
    // the book's sentence tells the sum, which is out of range for faces of a real die alone
    const int least = random.dice;
    const int most = random.dice * random.sides;
    if (!possible && total >= least && total <= most)
        return violation(
            "TAP-RN-3",
            THRUM_TEXT("that is not {dice} faces of 1 to {sides}."),
            {{"dice", std::to_string(random.dice)}, {"sides", std::to_string(random.sides)}});
    if (!possible)
        return violation("TAP-RN-3",
                         THRUM_TEXT("two dice give {least} to {most}, not {value}."),
                         {{"least", std::to_string(least)},
                          {"most", std::to_string(most)},
                          {"value", std::to_string(total)}});
    turn.s.chance.reset();
    Event& event = turn.emit(EventKind::DiceRolled, "TAP-RN-1");
    event.faces = chance.faces;
    event.count = total;
    return std::nullopt;
}

Refusal coinFell(Turn& turn, const Chance& chance, CoinFace& face) {
    if (!chance.face)
        return violation("TAP-RN-2", THRUM_TEXT("a coin shows heads or tails."));
    face = *chance.face;
    turn.s.chance.reset();
    turn.emit(EventKind::CoinFlipped, "TAP-RN-2").face = face;
    return std::nullopt;
}

}  // namespace thrum::tap
