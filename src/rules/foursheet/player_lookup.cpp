#include <thrum/core/contract.hpp>
#include <thrum/rules/foursheet/players.hpp>

#include <algorithm>

namespace thrum::foursheet {
namespace {

constexpr int kFirstSum = 2;
constexpr int kLastSum = 12;

}  // namespace

// Clauses: FSS-2.2, 31.4.
KickColumn placeKickColumn(int toGoal) {
    if (toGoal <= 10)
        return KickColumn::From1;
    if (toGoal <= 20)
        return KickColumn::From11;
    return toGoal <= 30 ? KickColumn::From21 : KickColumn::From31;
}

// Clause: FSS-30.3.
PuntColumn puntColumn(int ball, bool pressure) {
    constexpr int kMidfield = 50;
    if (ball < kMidfield)
        return pressure ? PuntColumn::OwnRushed : PuntColumn::OwnNotRushed;
    return pressure ? PuntColumn::FarRushed : PuntColumn::FarNotRushed;
}

int ratingOf(const Player& player, Rating rating, const RatingChange& change) {
    return std::clamp(ratingOf(player, rating) + change.by, 0, change.most);
}

CodeId codeOf(const Player& player, Rating column, int sum) {
    THRUM_ASSERT(column != Rating::X && sum >= kFirstSum && sum <= kLastSum);
    return codeAt(player.columns[static_cast<std::size_t>(column) - 1], sum);
}

CodeId codeOf(const Kicking& kicker, KickColumn column, int sum) {
    THRUM_ASSERT(sum >= kFirstSum && sum <= kLastSum);
    return codeAt(kicker.columns[static_cast<std::size_t>(column)], sum);
}

CodeId codeOf(const Punting& punter, PuntColumn column, int sum) {
    THRUM_ASSERT(sum >= kFirstSum && sum <= kLastSum);
    return codeAt(punter.columns[static_cast<std::size_t>(column)], sum);
}

// Clause: FSS-10.3.
Context contextOf(Position position, Rating column) {
    if (column == Rating::A)
        return Context::R;
    return column == Rating::B && !isDefender(position) ? Context::R : Context::P;
}

}  // namespace thrum::foursheet
