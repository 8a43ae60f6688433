#pragma once

#include <thrum/io/requests.hpp>
#include <thrum/rules/mode.hpp>

#include <array>
#include <cstdint>
#include <string>

#include <QString>

class QSettings;

namespace thrum::gui {

/// What the new-game page is filled in with. Fixed once the game has started.
struct MatchSetup {
    QString game;                ///< its id; empty: the first the window plays
    std::string options = "{}";  ///< a game's own, JSON as its form writes them
    Mode mode = Mode::Solitaire;
    std::array<QString, 2> teams;  ///< ids; empty: the shipped ones
    /// By side: "person", "random", "computer:1" ... as thrum/app/seats.hpp reads them.
    std::array<QString, 2> seats{QStringLiteral("person"), QStringLiteral("person")};
    std::array<QString, 2> coaches;  ///< names; may be empty
    std::string houseRules = "{}";   ///< overrides of the book as the game's form writes them
    bool realDice = false;           ///< dice and coin are thrown on the table and typed in
    std::uint64_t seed = 0;
    friend bool operator==(const MatchSetup&, const MatchSetup&) = default;
};

/// What every game is asked for with.
void fillShared(io::request::New& asked, const MatchSetup& setup);
/// The game that is asked for, of a game whose form writes options as the protocol has them.
[[nodiscard]] io::request::New requestOf(const MatchSetup& setup);
/// What a kept game was begun with, as far as every game tells it.
[[nodiscard]] MatchSetup setupOf(const io::request::New& asked);

/// The last set-up, for Quick play. The seed is not remembered.
[[nodiscard]] MatchSetup readMatchSetup(const QSettings& store);
void writeMatchSetup(QSettings& store, const MatchSetup& setup);

}  // namespace thrum::gui
