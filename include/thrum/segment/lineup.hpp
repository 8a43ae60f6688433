#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/core/field.hpp>
#include <thrum/segment/formation.hpp>
#include <thrum/segment/request.hpp>

#include <span>

namespace thrum {

/// How much room a formation gets. The defaults are TAP's; a book with other numbers passes its
/// own.
struct LineupSpacing {
    double lineGapYards = 1.0;           ///< between neighbours on the line; TAP-LO-5
    double onLineDepthYards = 1.0;       ///< a front less deep is on the line; TAP-GE-8
    double separationBaseLengths = 1.0;  ///< backfield, and behind another; TAP-LO-9, GE-7
    double wideOffLineYards = 5.0;       ///< outside the tackles and off the line; TAP-LO-6
    friend bool operator==(const LineupSpacing&, const LineupSpacing&) = default;
};

/// A formation laid out on a board.
struct LineUp {
    struct Man {
        std::string role;
        FigureSetup setup{};
        friend bool operator==(const Man&, const Man&) = default;
    };
    std::vector<Man> men;  ///< in the order of the formation
    std::optional<FigureId> carrier;
    std::optional<FigureId> returner;  ///< waits off the field
    /// Men whom an end line or a sideline kept from a place like the formation's.
    std::vector<FigureId> displaced;

    /// The figures in ascending id, as a request wants them.
    [[nodiscard]] std::vector<FigureSetup> figures() const;
    friend bool operator==(const LineUp&, const LineUp&) = default;
};

/// Who fills the roles: for each man the first player left with the unit's uniform and his
/// position, else the first left of the same kind (lineman, back or receiver, defender); a
/// quarterback never fills in for another and a kicker may be anyone. No number twice. Clauses:
/// TAP-UN-1, TAP-UN-6.
///
/// @return  roster indices in the order of the men, then the returner's if there is one
/// Errors:  RequestError naming the first role nobody is left for.
[[nodiscard]] Expected<std::vector<int>, RequestError> pickPlayers(const TeamFile& team,
                                                                   const Formation& formation);

/// Lays a formation out. The line spreads outward from the ball until its gaps fit the bases; whom
/// it would crowd, or who would be stacked, steps back; at an end line or sideline men move aside
/// instead and are listed as displaced. For Visitor the whole is turned by 180 degrees.
///
/// @param players  as pickPlayers returns them
/// @param table    board scale and kits; one kit for each of the players
/// @param ball     line of scrimmage (or kicking or receiving line) and middle of the formation
/// Errors:  RequestError if the players do not match the formation or have no kit or such a base.
/// Clauses: TAP-LO-3 to LO-10, TAP-LD-1, TAP-LD-2, TAP-KO-4, TAP-KO-5.
[[nodiscard]] Expected<LineUp, RequestError> layOut(const Formation& formation,
                                                    std::span<const int> players,
                                                    const TableSetup& table,
                                                    Side side,
                                                    FieldPoint ball,
                                                    const LineupSpacing& spacing = {});

/// pickPlayers and layOut in one: the formation as this team plays it.
[[nodiscard]] Expected<LineUp, RequestError> lineUp(const Formation& formation,
                                                    const TeamFile& team,
                                                    const TableSetup& table,
                                                    Side side,
                                                    FieldPoint ball);

/// One side as it stands on the board, before it is a formation.
struct StandingMen {
    FormationUnit unit = FormationUnit::Offense;
    std::vector<FigureSetup> figures;
    std::optional<FigureId> returner;  ///< waits off the field
    std::vector<FigureId> gunners;
    friend bool operator==(const StandingMen&, const StandingMen&) = default;
};

/// The formation these men stand in, without id and name: `lineUp` puts men of the same positions
/// there again, on this board at the very places where the gaps allow it. Roles are made of the
/// positions from left to right; a back gets the ball, or the quarterback where there is none.
///
/// @param ball  as `layOut` takes it
/// Errors:  RequestError if nobody stands, somebody has no kit, lies or stands beyond the line, or
///          a punt has no gunner.
[[nodiscard]] Expected<Formation, RequestError> formationOf(const StandingMen& men,
                                                            const TeamFile& team,
                                                            const TableSetup& table,
                                                            Side side,
                                                            FieldPoint ball);

}  // namespace thrum
