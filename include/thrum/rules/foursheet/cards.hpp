#pragma once

#include <thrum/rules/foursheet/zones.hpp>

#include <optional>
#include <string>
#include <vector>

/// Play cards. Clauses: FSS-6.1 to 6.5, 36.4, chapter 39.
namespace thrum::foursheet {

/// Tokens 1 to 11 of the offense in a formation. Clause: FSS-5.1.
[[nodiscard]] const std::array<Role, 11>& rolesIn(Formation formation);
/// 1 to 11; nothing if the formation has nobody in that role.
[[nodiscard]] std::optional<int> tokenOf(Formation formation, Role role);
/// Ends, flankers, tight ends and backs: those with a route. Clause: FSS-12.1.
[[nodiscard]] constexpr bool isEligible(Role role) {
    return role == Role::SE || role == Role::FL || role == Role::TE || role == Role::FB ||
           role == Role::HB || role >= Role::SE2;
}
/// Who may be keyed. Clause: FSS-17.1.
[[nodiscard]] constexpr bool isKeyable(Role role) {
    return role == Role::QB || role == Role::FB || role == Role::HB;
}

struct CardLine {
    int from = 1;  ///< of the d20
    int to = 1;
    Role player{};
    Rating rating{};
    Zone zone{};
    Rating defRating{};
    std::optional<Role> carrier{};
    bool operator==(const CardLine&) const = default;
};

struct Motion {
    Role player{};
    Sideways side{};
    bool operator==(const Motion&) const = default;
};

struct Route {
    Role player{};
    Zone zone{};
    bool operator==(const Route&) const = default;
};

struct Card {
    int number = 1;
    std::string name{};
    PlayType type{};
    std::optional<Depth> depth{};  ///< of passes
    Role target{};                 ///< ball carrier or intended receiver
    bool draw = false;
    bool playAction = false;
    std::optional<Motion> motion{};
    std::vector<Route> routes{};  ///< where backs and receivers finish
    std::vector<CardLine> lines{};
    bool operator==(const Card&) const = default;
};

/// The cards of one formation.
struct Deck {
    std::string name{};  ///< what its coach calls it; the book's decks have none
    Formation formation{};
    std::vector<Card> cards{};
    bool operator==(const Deck&) const = default;
};

/// Null if the deck has no such card.
[[nodiscard]] const Card* cardNumbered(const Deck& deck, int number);
/// @param d20  1 to 20
[[nodiscard]] const CardLine& lineFor(const Card& card, int d20);
/// The line's carrier, else the card's target. Clause: FSS-11.1.
[[nodiscard]] Role carrierOf(const Card& card, const CardLine& line);
/// Everybody who carries the ball on some line, in the order of the roles. Clause: FSS-17.2.
[[nodiscard]] std::vector<Role> carriersOf(const Card& card);
/// Where he finishes: his route; for others the zone they block; the quarterback's is none.
[[nodiscard]] std::optional<Zone> finishOf(const Card& card, Role role);
/// C, D or E. Clause: FSS-6.4. The card must be a pass.
[[nodiscard]] Rating depthLetter(const Card& card);
/// Who catches a pass that this line completes. Clause: FSS-12.1.
[[nodiscard]] Role receiverOf(const Card& card, const CardLine& line);

}  // namespace thrum::foursheet
