#pragma once

#include <thrum/coach/tap/play_trials.hpp>
#include <thrum/games/tap/game.hpp>

#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

namespace thrum::app {

/// What a play of the playbook is to be tried with.
struct TapTrialAsked {
    std::string home;  ///< ids; home has the ball
    std::string visitor;
    std::string board;
    int speedTenths = 50;
    Play play;
    std::string defense;  ///< id of the formation that meets it
    friend bool operator==(const TapTrialAsked&, const TapTrialAsked&) = default;
};

/// A play at first and ten on the own 35, met by one defense.
/// Errors: one sentence; why there can be no such game, or why the men cannot stand so.
[[nodiscard]] Expected<std::shared_ptr<const coach::PlayTrials>, std::string> trialsOfPlay(
    const Library& library, const std::filesystem::path& rulesFolder, const TapTrialAsked& asked);

/// The moment a recorded game of TAP has come to after so many numbered lines.
/// Errors: one sentence; it is another game, or over, or has not so many lines.
[[nodiscard]] Expected<std::shared_ptr<const coach::PlayTrials>, std::string> trialsOfMoment(
    const Library& library, std::string_view record, const std::string& file, std::size_t entries);

/// How the side with the ball stands, and the role of the man who has it.
struct TapStanding {
    Formation formation;  ///< without id and name
    std::string carrier;
};
/// Errors: one sentence; why that is no formation.
[[nodiscard]] Expected<TapStanding, std::string> standingOffense(const TapGame& game);
/// The same of a recorded game of TAP after so many numbered lines.
[[nodiscard]] Expected<TapStanding, std::string> standingOffense(const Library& library,
                                                                 std::string_view record,
                                                                 const std::string& file,
                                                                 std::size_t entries);

}  // namespace thrum::app
