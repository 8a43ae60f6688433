#pragma once

#include <thrum/games/tap.hpp>
#include <thrum/segment/formation.hpp>
#include <thrum/segment/lineup.hpp>
#include <thrum/segment/play.hpp>
#include <thrum/segment/roster.hpp>
#include <thrum/segment/specs.hpp>

#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace thrum::coach {

/// Stored formations as decisions of TAP: what a coach who calls one means (TAP-MD-4, MD-5).
class TapLineups {
public:
    TapLineups(std::array<TeamFile, 2> teams,
               TableSetup table,
               std::vector<Formation> formations,
               std::vector<Play> plays = {});

    [[nodiscard]] const TableSetup& table() const { return m_table; }
    [[nodiscard]] const std::vector<Formation>& formations() const { return m_formations; }
    [[nodiscard]] const std::vector<Play>& plays() const { return m_plays; }
    /// These and one more, which takes the place of one with its id.
    [[nodiscard]] TapLineups with(Formation formation) const;
    /// Nothing if there is none with this id.
    [[nodiscard]] const Formation* find(std::string_view id) const;
    /// What the side lines up for in this state.
    [[nodiscard]] static FormationUnit unitDue(const tap::State& state, Side side);
    /// Those for what is due, in order of their ids. A punt without a line-up of its own is kicked
    /// from one whose quarterback stands still (TAP-PU-2) and met by any defense.
    [[nodiscard]] std::vector<const Formation*> fitting(const tap::State& state, Side side) const;

    /// Of those the ones a play is run from: what coaches of the program call. Where no play is
    /// for what is due, all of them.
    [[nodiscard]] std::vector<const Formation*> ofPlaybook(const tap::State& state,
                                                           Side side) const;

    /// Who fills which role, in the order of the men, then the returner; empty if the team cannot
    /// man it.
    [[nodiscard]] std::vector<std::pair<std::string, FigureId>> roles(
        Side side, const Formation& formation) const;
    /// Lifts whoever else of the side stands on the field, then one placing of all men, then the
    /// names of gunners and returner if the formation has them.
    /// Errors: RequestError if the team cannot man it.
    [[nodiscard]] Expected<std::vector<tap::Decision>, RequestError> decisions(
        const tap::State& state, Side side, const Formation& formation) const;

    /// The formation a side stands in, without id and name, and the decisions `decisions` gives for
    /// it are what a coach who kept it calls again. Errors: RequestError as `thrum::formationOf`
    /// says.
    [[nodiscard]] Expected<Formation, RequestError> standing(const tap::State& state,
                                                             Side side) const;

private:
    std::array<TeamFile, 2> m_teams;
    TableSetup m_table;
    std::vector<Formation> m_formations;
    std::vector<Play> m_plays;
};

}  // namespace thrum::coach
