#pragma once

#include <thrum/core/expected.hpp>

#include <cstdint>
#include <string>
#include <string_view>

/// Who sits on a side, by the name the protocol, the command line and the window use (D50).
namespace thrum::app {

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
    friend bool operator==(const SeatName&, const SeatName&) = default;
};

/// `person`, `client`, `random`, `computer` (level 2), `computer:1` to `computer:5`,
/// `engine:COMMAND`; from level 2 on also `computer:3/40`, plays tried for a decision, and
/// `computer:3/1500ms`, time for one. Errors: one sentence that says what is known.
/// @param highest  level the game has a coach of
[[nodiscard]] Expected<SeatName, std::string> parseSeat(std::string_view text,
                                                        int highest = kMostSeatLevels);
/// As parseSeat reads it.
[[nodiscard]] std::string textOf(const SeatName& name);

}  // namespace thrum::app
