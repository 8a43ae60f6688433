#pragma once

#include <thrum/core/figure_id.hpp>
#include <thrum/core/geometry.hpp>

#include <string>
#include <vector>

/// What stands on the board and what the board is: plain data, no behaviour.
/// Base frame: +x ahead, +y left, origin in the middle of the outline's bounding box.
namespace thrum {

/// One flexible leg under a base. Source: physics model, docs/physics.md.
struct ProngSpec {
    double xMm = 0.0;  ///< root on the base
    double yMm = 0.0;
    double leanForeDeg = 0.0;      ///< > 0: the tip trails, the prong drives ahead; -30..40
    double leanSideDeg = 0.0;      ///< > 0: the tip is bent to the right, drives left; -25..25
    double stiffnessNPerM = 20.0;  ///< bending stiffness at the tip; 6..120
    double dropMm = 0.0;           ///< extra length, carries more load; -0.15..0.15
    bool onDial = false;           ///< turned by the dial of the base
    friend bool operator==(const ProngSpec&, const ProngSpec&) = default;
};

struct BaseSpec {
    std::string id{};
    std::string name{};
    double massG = 1.4;
    std::vector<Vec2> outlineMm{};  ///< convex, counter-clockwise, 3 to 8 corners
    Vec2 dialCentreMm{};
    bool prongsCut = false;           ///< no drive; only some figures may use one (TAP-BA-6)
    bool massProduced = true;         ///< TAP-BA-1
    std::vector<ProngSpec> prongs{};  ///< 3 to 8; a base with cut prongs rests on their stumps
    friend bool operator==(const BaseSpec&, const BaseSpec&) = default;
};

/// A piece of putty; z above the board.
struct PuttySpec {
    double massG = 0.0;
    double xMm = 0.0;
    double yMm = 0.0;
    double zMm = 5.0;
    friend bool operator==(const PuttySpec&, const PuttySpec&) = default;
};

/// A figure on one base: everything the board needs to move it.
struct FigureSpec {
    BaseSpec base;
    double figureMassG = 1.6;    ///< without base and putty
    double heightMm = 30.0;      ///< above the board
    double comHeightMm = 14.0;   ///< centre of mass of the figure above the board
    double touchHeightMm = 4.0;  ///< height at which bases touch; more with stretched arms
    double dialDeg = 0.0;        ///< setting of a dial base, -60..60, counter-clockwise
    std::vector<PuttySpec> putty{};
    friend bool operator==(const FigureSpec&, const FigureSpec&) = default;
};

/// A figure with the bases it may stand on; slot 0 is its base, slot 1 a quarterback's second.
struct FigureKit {
    FigureId id{};
    std::vector<FigureSpec> onBase{};
    friend bool operator==(const FigureKit&, const FigureKit&) = default;
};

/// Factors on the board's amplitude on a regular grid over the plate, row by row from the bottom
/// left corner; read bilinearly. Empty: 1 everywhere.
struct AmplitudeMap {
    int columns = 0;
    int rows = 0;
    std::vector<double> factors{};
    friend bool operator==(const AmplitudeMap&, const AmplitudeMap&) = default;
};

struct BoardSpec {
    std::string id{};
    std::string name{};
    double lengthMm = 1219.2;  ///< plate, rail to rail; its middle is the middle of the field
    double widthMm = 609.6;
    double mmPerYard = 9.525;
    double mainsHz = 60.0;  ///< 50 or 60; the board pushes twice in a period
    double slopeX = 0.0;    ///< rise per run; > 0 drifts figures towards +x
    double slopeY = 0.0;
    AmplitudeMap amplitude;
    friend bool operator==(const BoardSpec&, const BoardSpec&) = default;
};

/// Everything about a game's table that does not change from run to run.
struct TableSetup {
    BoardSpec board;
    int speedTenths = 50;           ///< the board's speed, 0..100 tenths
    std::vector<FigureKit> kits{};  ///< ascending FigureId
    friend bool operator==(const TableSetup&, const TableSetup&) = default;
};

/// Pulses of the board a second; one tick is one pulse.
[[nodiscard]] inline int ticksPerSecond(const BoardSpec& board) {
    return static_cast<int>(2.0 * board.mainsHz + 0.5);
}

}  // namespace thrum
