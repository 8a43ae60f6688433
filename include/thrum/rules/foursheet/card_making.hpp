#pragma once

#include <thrum/rules/foursheet/cards.hpp>

#include <array>

/// Making a play card of one's own, value by value: all twenty stand once by construction. Clauses:
/// FSS-6.1, 36.4.
namespace thrum::foursheet {

/// What one value of the d20 calls.
struct CardValue {
    Role player{};
    Rating rating{};
    Zone zone{};
    Rating defRating{};
    std::optional<Role> carrier{};
    bool operator==(const CardValue&) const = default;
};
using CardValues = std::array<CardValue, 20>;

[[nodiscard]] CardValues valuesOf(const Card& card);
/// The card with these values; neighbors that call the same stand on one line.
[[nodiscard]] Card withValues(Card card, const CardValues& values);

/// The letter a card of this type calls in a zone: A on runs, B, C, D or E on passes; deep D or E
/// may be called, E is answered unless `now` is D. Clause: FSS-36.4.
[[nodiscard]] Rating calledIn(PlayType type, Zone zone, Rating now);

/// The card as a run or a pass: letters called, depth, target and carriers are made to fit.
[[nodiscard]] Card asType(Card card, Formation formation, PlayType type);
/// A run up the middle that any formation has, to begin a card with.
[[nodiscard]] Card plainCard(Formation formation);

}  // namespace thrum::foursheet
