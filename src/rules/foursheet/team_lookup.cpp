#include <thrum/core/contract.hpp>
#include <thrum/rules/foursheet/team.hpp>

#include <algorithm>

namespace thrum::foursheet {
namespace {

using Slots = std::array<std::string_view, 11>;
// Clauses: FSS-5.1, 5.2.
constexpr Slots kFourThree{
    "LDE", "LDT", "RDT", "RDE", "LLB", "MLB", "RLB", "LCB", "RCB", "SS", "FS"};
constexpr Slots kNickel{"LDE", "LDT", "RDT", "RDE", "LLB", "NB", "RLB", "LCB", "RCB", "SS", "FS"};
constexpr Slots kThreeFour{
    "LDE", "NT", "RDE", "LOLB", "LILB", "RILB", "ROLB", "LCB", "RCB", "SS", "FS"};
constexpr Slots kFiveTwoFour{
    "LDE", "LDT", "NT", "RDT", "RDE", "LOLB", "ROLB", "LCB", "RCB", "SS", "FS"};

constexpr int kKickerToken = 11;

}  // namespace

int crunchOf(const Crunch& crunch, Rating rating) {
    switch (rating) {
        case Rating::A:
            return crunch.a;
        case Rating::B:
            return crunch.b;
        case Rating::C:
            return crunch.c;
        default:
            return 0;
    }
}

const Player& playerOf(const Team& team, PlayerIndex index) {
    THRUM_ASSERT(index >= 0 && index < static_cast<int>(team.players.size()));
    return team.players[static_cast<std::size_t>(index)];
}

PlayerIndex indexOf(const Team& team, std::string_view id) {
    const auto found = std::ranges::find(team.players, id, &Player::id);
    return found == team.players.end() ? kNobody
                                       : static_cast<PlayerIndex>(found - team.players.begin());
}

std::string_view slotOf(Formation formation, int token) {
    return nameOf(rolesIn(formation)[static_cast<std::size_t>(token - 1)]);
}

std::string_view slotOf(Front front, int token) {
    const auto place = static_cast<std::size_t>(token - 1);
    switch (front) {
        case Front::Nickel:
            return kNickel[place];
        case Front::ThreeFour:
            return kThreeFour[place];
        case Front::FiveTwoFour:
            return kFiveTwoFour[place];
        case Front::FourThree:
            break;
    }
    return kFourThree[place];
}

std::string_view slotOf(SpecialUnit unit, int token) {
    if (token == kKickerToken) {
        if (unit == SpecialUnit::KO || unit == SpecialUnit::FG)
            return "K";
        if (unit == SpecialUnit::PUNT)
            return "P";
    }
    return nameOf(unit);
}

std::span<const PlayerIndex> depthOf(const Platoon& platoon, std::string_view slot) {
    const auto found = std::ranges::find(platoon.depth, slot, &DepthList::slot);
    return found == platoon.depth.end() ? std::span<const PlayerIndex>{}
                                        : std::span<const PlayerIndex>{found->men};
}

// Clause: FSS-5.3.
std::array<int, 2> outsideLinebackers(Front front) {
    switch (front) {
        case Front::ThreeFour:
            return {4, 7};
        case Front::FiveTwoFour:
            return {6, 7};
        default:
            return {5, 7};
    }
}

}  // namespace thrum::foursheet
