#pragma once

#include <thrum/io/requests.hpp>
#include <thrum/rules/tap/state.hpp>

#include <array>
#include <cstdint>
#include <string>

#include <QString>

namespace thrum::gui {

/// What the new-game page is filled in with. Fixed once the game has started.
struct MatchSetup {
    QString game = QStringLiteral("tap");  ///< its id
    std::string options = "{}";            ///< a game's own, JSON; TAP's are the members below
    tap::Mode mode = tap::Mode::Solitaire;
    tap::Method method = tap::Method::Plays;
    int playsPerHalf = 20;
    int halfMinutes = 45;
    std::array<QString, 2> teams;  ///< ids; empty: the shipped ones
    /// By side: "person", "random", "computer:1" ... as thrum/app/seats.hpp reads them.
    std::array<QString, 2> seats{QStringLiteral("person"), QStringLiteral("person")};
    std::array<QString, 2> coaches;  ///< names; may be empty
    QString board = QStringLiteral("2x4");
    int speedTenths = 50;
    bool betweenPlayClocks = false;  ///< in play-count games (TAP-GL-4, TAP-MD-11)
    std::array<int, 2> clockScalePercent{100, 100};
    bool fairCaller = false;        ///< the chart calls for both sides of one person (ux 13)
    std::string houseRules = "{}";  ///< overrides of the book, without the length of the game
    bool realDice = false;          ///< dice and coin are thrown on the table and typed in
    std::uint64_t seed = 0;
    friend bool operator==(const MatchSetup&, const MatchSetup&) = default;
};

/// What every game is asked for with.
void fillShared(io::request::New& asked, const MatchSetup& setup);
/// The game that is asked for, of a game without options among the members.
[[nodiscard]] io::request::New requestOf(const MatchSetup& setup);
/// What a kept game was begun with, as far as every game tells it.
[[nodiscard]] MatchSetup setupOf(const io::request::New& asked);

}  // namespace thrum::gui
