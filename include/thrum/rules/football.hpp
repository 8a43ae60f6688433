#pragma once

#include <thrum/core/figure_id.hpp>
#include <thrum/core/units.hpp>
#include <thrum/core/violation.hpp>
#include <thrum/rules/chance.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// What all games of football have in common, in words and numbers that need no game: what a score
/// board, a list of games, a record and a screen reader show. Places are field places: yards from
/// Home's goal line, Home attacks towards growing x.
namespace thrum {

/// Somebody on one of the two teams: his place in his team's list. Ascending: Home's first.
struct ManRef {
    Side side = Side::Home;
    int index = 0;
    auto operator<=>(const ManRef&) const = default;
};
[[nodiscard]] constexpr ManRef manOf(FigureId id) {
    return {id.side(), id.rosterIndex()};
}

/// The same man as a figure on a board; his place must be below FigureId::kPerSide.
[[nodiscard]] constexpr FigureId figureOf(ManRef man) {
    return {man.side, man.index};
}

/// What a prompt waits for.
enum class Awaits : std::uint8_t { Decision, Chance, Run, Over };

/// One clock of the state, as shown.
struct ClockFact {
    std::string name{};  ///< the game's word for it: "game", "stoppage"
    int msLeft = 0;
    bool running = true;
    bool enforced = true;  ///< its expiry is handed in; else it is only shown
    bool marked = false;   ///< its time was used up
    std::optional<Side> side{};
    std::string onExpiry{};  ///< the game's word for what its expiry does
    bool operator==(const ClockFact&) const = default;
};

/// Score, down and place as the score board shows them. What a game does not have stays empty.
struct Situation {
    std::array<int, 2> score{};
    int period = 1;  ///< from 1; beyond the regular ones: overtime
    int play = 0;    ///< counted in this period
    Side offense = Side::Home;
    int down = 0;                 ///< 0: no series of downs (kicks, tries)
    std::optional<Spot> ballX{};  ///< line of scrimmage
    std::optional<Spot> toGainX{};
    bool operator==(const Situation&) const = default;
};

/// A prompt and the score board without the game's own types. Strip, keys, log, sounds, lists of
/// games, expiry and screen readers need nothing else.
struct Facts {
    Awaits awaits = Awaits::Over;
    Side side = Side::Home;            ///< whose window it is
    bool bothSides = false;            ///< either coach may answer
    std::string phase{};               ///< the game's word
    bool opensPlay = false;            ///< a play from scrimmage begins here
    std::vector<std::string> wants{};  ///< decisions due or allowed for `side`
    std::vector<std::string> also{};   ///< what the other side may do now
    /// What `side` decides now is hidden from the other until it is revealed.
    bool sealed = false;
    std::vector<ClockFact> clocks{};
    std::optional<ChanceRequest> chance{};  ///< awaited
    std::vector<RuleViolation> problems{};  ///< of what `side` has prepared so far
    Situation situation{};
    std::string periodWord = "half";  ///< "half", "quarter"; empty: the game has no periods
    int periods = 2;                  ///< regular ones
    std::optional<Side> winner{};
    bool over = false;
    bool paused = false;
    bool operator==(const Facts&) const = default;
};

}  // namespace thrum
