#pragma once

#include <thrum/coach/tap/coach.hpp>
#include <thrum/coach/tap/lineups.hpp>
#include <thrum/core/expected.hpp>
#include <thrum/games/tap.hpp>
#include <thrum/match/driver.hpp>

#include <functional>
#include <memory>
#include <string>
#include <string_view>

/// Who sits on a side, by the name the protocol, the command line and the window use (D50).
namespace thrum::app {

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
[[nodiscard]] Expected<SeatName, std::string> parseSeat(std::string_view text);
/// As parseSeat reads it.
[[nodiscard]] std::string textOf(const SeatName& name);

/// What a seat needs of the game it sits in.
struct SeatSetup {
    std::shared_ptr<const coach::TapLineups> lineups{};
    std::uint64_t seed = 0;  ///< the coach's own; never what dice and board are drawn from
    int threads = 1;         ///< a computer coach thinks on
    /// Only where the person in front of the machine named the program: a game that is opened, or
    /// asked for through the protocol, starts none.
    bool mayStartPrograms = false;
    int engineBudgetMs = 5000;  ///< an engine has for an answer
    /// Hears in one sentence what went wrong with an engine.
    std::function<void(const std::string&)> notice{};
};

/// With the time limit of a computer coach turned into a number of plays, which is what the game's
/// record names (a clock would not decide the same way twice). Others as they are.
[[nodiscard]] SeatName settled(SeatName name, const tap::State& start, const SeatSetup& setup);

/// One object per side and game; not for use by two threads at once.
/// @return  nothing for a person and a client, and for an engine that may not be started: the game
///          waits for somebody else to decide
[[nodiscard]] std::unique_ptr<match::Seat<games::Tap>> makeSeat(const SeatName& name,
                                                                const SeatSetup& setup);

/// A coach who is asked for hints (coach::Coach::hint) and sits nowhere; null if there is no such
/// level. On a thread of its own it needs nothing of the game but `setup.lineups`.
/// @param evaluations  plays tried for a hint; 0: as many as the level tries for a decision
[[nodiscard]] std::unique_ptr<coach::Coach> makeAdviser(int level,
                                                        const SeatSetup& setup,
                                                        int evaluations = 0);

}  // namespace thrum::app
