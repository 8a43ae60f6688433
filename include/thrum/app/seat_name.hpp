#pragma once

#include <thrum/core/expected.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

/// Who sits on a side, by the name the protocol, the command line and the window use (D50).
namespace thrum::app {

/// How a computer coach of a game may like to play.
struct CoachManner {
    std::string_view id{};     ///< "old-joe"
    std::string_view name{};   ///< "Old Joe Pickett"
    std::string_view words{};  ///< one sentence
};

inline constexpr int kMostSeatLevels = 5;
/// Plays a computer coach may be told to try for a decision.
inline constexpr int kMostEvaluations = 500;

enum class SeatKind : std::uint8_t {
    Person,  ///< somebody at the window
    Client,  ///< the program at `serve`
    Random,
    Computer,
    Engine  ///< an outside program
};

struct SeatName {
    SeatKind kind = SeatKind::Client;
    int level = 0;          ///< of a computer coach, 1 to 5
    std::string command{};  ///< of an engine, for the shell
    int evaluations = 0;    ///< plays a computer coach tries for a decision; 0: the level's own
    int thinkMs = 0;        ///< or the time he may take, until `settled` has picked the number
    std::string persona{};  ///< id of how he likes to play (CoachManner); empty: the plain coach
    friend bool operator==(const SeatName&, const SeatName&) = default;
};

/// `person`, `client`, `random`, `computer` (level 2), `computer:1` to `computer:5`,
/// `engine:COMMAND`; from level 2 on also `computer:3/40`, plays tried for a decision, and
/// `computer:3/1500ms`, time for one; behind each `:old-joe`, the coach he plays like, in games
/// that have such coaches. Errors: one sentence that says what is known.
/// @param highest  level the game has a coach of
/// @param manners  how its coaches may like to play; nothing: it is not known which game, and any
///                 name that could be one is taken
[[nodiscard]] Expected<SeatName, std::string> parseSeat(
    std::string_view text,
    int highest = kMostSeatLevels,
    std::optional<std::span<const CoachManner>> manners = {});
/// As parseSeat reads it.
[[nodiscard]] std::string textOf(const SeatName& name);

}  // namespace thrum::app
