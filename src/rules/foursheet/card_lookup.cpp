#include <thrum/core/contract.hpp>
#include <thrum/rules/foursheet/cards.hpp>

#include <algorithm>

namespace thrum::foursheet {
namespace {

using Roles = std::array<Role, 11>;
constexpr Roles kStandard{Role::QB,
                          Role::SE,
                          Role::FL,
                          Role::TE,
                          Role::FB,
                          Role::HB,
                          Role::LT,
                          Role::LG,
                          Role::C,
                          Role::RG,
                          Role::RT};
// A second tight end instead of the flanker, a second flanker instead of the fullback.
constexpr Roles kShortYardage{Role::QB,
                              Role::SE,
                              Role::TE2,
                              Role::TE,
                              Role::FB,
                              Role::HB,
                              Role::LT,
                              Role::LG,
                              Role::C,
                              Role::RG,
                              Role::RT};
constexpr Roles kTrips{Role::QB,
                       Role::SE,
                       Role::FL,
                       Role::TE,
                       Role::FL2,
                       Role::HB,
                       Role::LT,
                       Role::LG,
                       Role::C,
                       Role::RG,
                       Role::RT};

}  // namespace

const std::array<Role, 11>& rolesIn(Formation formation) {
    switch (formation) {
        case Formation::ShortYardage:
            return kShortYardage;
        case Formation::Trips:
            return kTrips;
        default:
            return kStandard;
    }
}

std::optional<int> tokenOf(Formation formation, Role role) {
    const Roles& roles = rolesIn(formation);
    const auto found = std::ranges::find(roles, role);
    if (found == roles.end())
        return std::nullopt;
    return static_cast<int>(found - roles.begin()) + 1;
}

const Card* cardNumbered(const Deck& deck, int number) {
    const auto found = std::ranges::find(deck.cards, number, &Card::number);
    return found == deck.cards.end() ? nullptr : &*found;
}

// Every value of the d20 stands on exactly one line (FSS-6.1), which reading has made sure of.
const CardLine& lineFor(const Card& card, int d20) {
    const auto found = std::ranges::find_if(
        card.lines, [&](const CardLine& line) { return line.from <= d20 && d20 <= line.to; });
    THRUM_ASSERT(found != card.lines.end());
    return *found;
}

Role carrierOf(const Card& card, const CardLine& line) {
    return line.carrier.value_or(card.target);
}

std::vector<Role> carriersOf(const Card& card) {
    std::vector<Role> roles;
    if (card.type == PlayType::Run)
        for (const CardLine& line : card.lines)
            roles.push_back(carrierOf(card, line));
    std::ranges::sort(roles);
    roles.erase(std::unique(roles.begin(), roles.end()), roles.end());
    return roles;
}

std::optional<Zone> finishOf(const Card& card, Role role) {
    const auto route = std::ranges::find(card.routes, role, &Route::player);
    if (route != card.routes.end())
        return route->zone;
    if (role == Role::QB)
        return std::nullopt;
    for (const CardLine& line : card.lines)
        if (line.player == role && isBlitz(line.zone))
            return line.zone;
    return std::nullopt;
}

Rating depthLetter(const Card& card) {
    THRUM_ASSERT(card.depth.has_value());
    return letterOf(*card.depth);
}

// Clause: FSS-12.1.
Role receiverOf(const Card& card, const CardLine& line) {
    return isEligible(line.player) && line.rating != Rating::X ? line.player : card.target;
}

}  // namespace thrum::foursheet
