#pragma once

#include "coach/foursheet/defenses.hpp"
#include "coach/foursheet/worth.hpp"

#include <memory>
#include <mutex>

namespace thrum::foursheet::coach {

/// What all coaches of a game between two teams reckon with, each table made when it is asked for
/// first. May be read by several threads at once.
class GameTables {
public:
    /// @param state  of the game: rules, data and teams are taken from it, and nothing else
    explicit GameTables(const State& state);
    GameTables(const GameTables&) = delete;
    GameTables& operator=(const GameTables&) = delete;
    GameTables(GameTables&&) = delete;
    GameTables& operator=(GameTables&&) = delete;
    ~GameTables() = default;

    [[nodiscard]] bool areOf(const State& state) const;
    [[nodiscard]] const Rules& rules() const { return *m_fresh.rules; }
    [[nodiscard]] const GameOdds& odds() const { return m_odds; }
    [[nodiscard]] const Worth& points() const;
    [[nodiscard]] const Worth& chance() const;
    /// Placements that answer good mixtures of calls of this offense.
    [[nodiscard]] const std::vector<DefenseCall>& answers(Side offense) const;

private:
    State m_fresh;
    GameOdds m_odds;
    mutable std::once_flag m_pointsMade;
    mutable std::once_flag m_chanceMade;
    mutable std::array<std::once_flag, 2> m_answersMade;
    mutable std::unique_ptr<const Worth> m_points;
    mutable std::unique_ptr<const Worth> m_chance;
    mutable std::array<std::vector<DefenseCall>, 2> m_answers;
};

/// Those of this game; the latest few are kept.
[[nodiscard]] std::shared_ptr<const GameTables> tablesOf(const State& state);

}  // namespace thrum::foursheet::coach
