#pragma once

#include "coach/tap/search.hpp"
#include "games/tap/coach_seat.hpp"

#include <thrum/games/tap/game.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace thrum::test {

/// What something gained, at so many occasions.
struct Gain {
    int count = 0;
    double sum = 0.0;
    double squares = 0.0;

    void add(double points) {
        ++count;
        sum += points;
        squares += points * points;
    }
    [[nodiscard]] double mean() const { return count > 0 ? sum / count : 0.0; }
    /// Standard error of the mean.
    [[nodiscard]] double error() const {
        return count > 1 ? std::sqrt(std::max(0.0, squares / count - mean() * mean()) / (count - 1))
                         : 0.0;
    }
};

/// A game of TAP of plain sense against itself, with somebody looking on who may try ideas in its
/// windows. Their eyes err in nothing. It must not outlive the game whose line-ups it plays with.
class SenseGame {
public:
    /// A window that somebody has to decide in, before he does.
    using OnDecision = std::function<void(const tap::State& seen, const tap::Prompt& prompt)>;
    /// A run of the board that is about to start, as the side with the ball sees it.
    using OnRun = std::function<void(const tap::State& seen)>;

    SenseGame(const app::TapGame& game, std::uint64_t seed);
    SenseGame(const SenseGame&) = delete;  // its parts point at each other
    SenseGame& operator=(const SenseGame&) = delete;
    SenseGame(SenseGame&&) = delete;
    SenseGame& operator=(SenseGame&&) = delete;
    ~SenseGame() = default;

    /// False if it does not come to its end.
    bool play(const OnDecision& onDecision, const OnRun& onRun);

    /// Bits that belong to this step of the game and to what they are for.
    [[nodiscard]] std::uint64_t bits(std::uint64_t what) const;
    /// The chance to win of each play of an idea that comes to its end, with the luck of this step:
    /// two ideas that are tried here meet the same.
    [[nodiscard]] std::vector<double> worths(const tap::State& seen,
                                             Side side,
                                             const coach::Idea& idea,
                                             const coach::Sense& sense,
                                             int plays,
                                             coach::Pace pace) const;
    [[nodiscard]] coach::Sense& senseOf(Side side) { return m_senses[tap::indexOf(side)]; }
    [[nodiscard]] const coach::SenseSetup& setup() const { return m_setup; }
    [[nodiscard]] const coach::Lineups& lineups() const { return m_lineups; }
    [[nodiscard]] const std::vector<coach::Board>& boards() const { return m_boards; }

private:
    bool take(const tap::Input& input);
    bool run(const tap::Prompt& prompt);
    bool decide(const tap::Prompt& prompt, const OnDecision& onDecision);

    std::uint64_t m_seed;
    tap::State m_state;
    std::shared_ptr<const coach::TapLineups> m_book;
    coach::Lineups m_lineups;
    std::vector<coach::Board> m_boards;
    coach::Speeds m_speeds;
    coach::SenseSetup m_setup;
    std::array<coach::Sense, 2> m_senses;
    std::uint64_t m_step = 0;
};

/// A fresh game for it: so many plays a half, the first two teams or these. Why not, if not.
[[nodiscard]] Expected<std::unique_ptr<app::TapGame>, std::string> newSenseGame(
    const app::Library& library,
    std::uint64_t seed,
    int playsPerHalf,
    const std::array<std::string, 2>& teams = {});

/// Plays so many games of the first two teams, one after the other, with seeds from that one.
/// @param play  plays one of them and says whether it came to its end
/// @return  what is broken, if something is
[[nodiscard]] std::optional<std::string> playSenseGames(
    int games,
    int playsPerHalf,
    std::uint64_t seed,
    const std::function<bool(SenseGame& game)>& play);

}  // namespace thrum::test
