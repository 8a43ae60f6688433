#pragma once

#include <thrum/rules/tap/event.hpp>
#include <thrum/rules/tap/state.hpp>

#include <array>
#include <optional>
#include <span>

namespace thrum::app {

/// What one side did in a game, counted from its events.
struct SideTally {
    int plays = 0;  ///< counted snaps and field-goal tries
    int runs = 0;
    double runYards = 0.0;
    int passes = 0;
    int completions = 0;
    double passYards = 0.0;  ///< of completed passes, the run after the catch included
    int interceptions = 0;   ///< thrown
    int fumbles = 0;
    int fumblesLost = 0;
    int tackled = 0;  ///< carriers of this side
    int brokenTackles = 0;
    int falls = 0;  ///< carriers who fell by themselves
    int stuck = 0;  ///< plays ended by progress or the limits of a run
    int punts = 0;
    int fieldGoals = 0;
    int fieldGoalTries = 0;
    int touchdowns = 0;
    int safeties = 0;  ///< given away
    int firstDowns = 0;
    int penalties = 0;  ///< of this side, enforced
    bool operator==(const SideTally&) const = default;
};

/// Hears the events of a game and counts.
class TapTally {
public:
    void hear(const tap::State& after, std::span<const tap::Event> events);
    [[nodiscard]] const SideTally& of(Side side) const { return m_sides[tap::indexOf(side)]; }

private:
    void hearOne(const tap::State& after, const tap::Event& event);
    void gained(double yards);

    std::array<SideTally, 2> m_sides{};
    bool m_live = false;  ///< a snap is being played and nobody else has had the ball
    bool m_pass = false;
    bool m_caught = false;
    bool m_punt = false;
    Side m_offense = Side::Home;
    double m_line = 0.0;  ///< of scrimmage, yards downfield of the offense
};

}  // namespace thrum::app
