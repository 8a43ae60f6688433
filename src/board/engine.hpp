#pragma once

#include "board/felt_ball.hpp"
#include "board/lanes.hpp"
#include "board/meetings.hpp"
#include "board/pile_kicks.hpp"

#include <thrum/segment/result.hpp>
#include <thrum/segment/specs.hpp>

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

#include <box2d/box2d.h>

namespace thrum::board {

/// How a run is integrated. The defaults are the game's; the rest is for screening and for tests.
struct Integration {
    int subSteps = 1;       ///< steps per pulse (16: the reference of acceptance test P14)
    int pulsesPerTick = 1;  ///< 2: coarse screening
    int velocityIterations = 4;
    int positionIterations = 2;
};

/// Forces of a run, three numbers a figure and step: played back, they give the same run without
/// the model's cost (the "floor" of docs/performance.md).
using ForceTape = std::vector<float>;

/// The physics of one run: bodies, prongs, tipping. Knows no judge and no rule. A new world per
/// build; figures are created in the order of the request, after the rails.
class Engine {
public:
    void build(const TableSetup& table,
               const SegmentRequest& request,
               std::uint64_t seed,
               Integration integration = {});
    /// One tick: a pulse, or several when coarse.
    void tick();

    void record(ForceTape* tape) { m_record = tape; }
    void replay(const ForceTape* tape) { m_replay = tape; }
    void setModel(const Model& model) { m_model = model; }
    [[nodiscard]] const Model& model() const { return m_model; }

    [[nodiscard]] int count() const { return m_count; }
    [[nodiscard]] int pulse() const { return m_pulse; }
    /// To read contacts from; Box2D has no const way to a fixture's user data.
    [[nodiscard]] b2World& world() { return *m_world; }
    [[nodiscard]] const b2Body& body(int lane) const { return *m_bodies[index(lane)]; }
    [[nodiscard]] const Lanes& lanes() const { return *m_lanes; }
    [[nodiscard]] const CompiledFigure& compiled(int lane) const { return m_figures[index(lane)]; }
    /// On the grid, in the field frame.
    [[nodiscard]] Pose pose(int lane) const;
    [[nodiscard]] bool isFallen(int lane) const { return m_fallen[index(lane)].down; }
    /// Of the lying figure, in the field frame. Only for fallen figures.
    [[nodiscard]] Heading fallDirection(int lane) const;
    /// Lanes that fell in the last tick, ascending.
    [[nodiscard]] const std::vector<int>& fellNow() const { return m_fellNow; }

    /// SOL's felt ball, where the request has one that is a body.
    [[nodiscard]] bool hasBall() const { return m_ball.any(); }
    [[nodiscard]] FieldPoint ball() const { return m_ball.at(); }

    /// A body's user data: its lane, kRail or the ball's, which is above it.
    static constexpr std::uintptr_t kRail = 1000;
    static_assert(FeltBall::kUserData > kRail);
    /// A fixture's user data: the base, or the figure lying beside it.
    static constexpr std::uintptr_t kBase = 0;
    static constexpr std::uintptr_t kLying = 1;

private:
    struct Fallen {
        bool down = false;
        float direction = 0.0F;  ///< in the base's frame, radians
        int grown = 0;           ///< pulses the lying outline has grown
        b2Fixture* outline = nullptr;
    };
    /// What unequal first pulses do to a figure until its prongs have found to the board.
    struct Jump {
        float ahead = 0.0F;  ///< dyn, in the base's frame
        float left = 0.0F;
        float torque = 0.0F;  ///< dyn cm
    };
    static std::size_t index(int lane) { return static_cast<std::size_t>(lane); }

    void buildRails();
    void buildFigure(int lane, const FigureSpec& spec, const FigureSetup& setup);
    void setMass(int lane);
    void layDown(int lane, float direction, bool atOnce);
    void growLying(int lane);
    void sampleBoard();
    void readMotion();
    void applyForces(const TickShape& shape);
    void moveBall(const TickShape& shape);
    void tip(const TickShape& shape);
    void drawJump(int lane);

    Model m_model;
    Integration m_integration;
    Drive m_drive;
    const BoardSpec* m_board = nullptr;
    std::unique_ptr<b2World> m_world;
    std::unique_ptr<Lanes> m_lanes = std::make_unique<Lanes>();
    std::array<b2Body*, kLanes> m_bodies{};
    std::array<CompiledFigure, kLanes> m_figures{};
    std::array<float, kLanes> m_masses{};  ///< without the implicit share
    Drift m_drift;
    Meetings m_meetings;
    std::array<float, kLanes> m_turnMass{};  ///< yaw inertia with the implicit share
    std::array<Jump, kLanes> m_jumps{};
    int m_jumpPulses = 0;
    std::array<Lean, kLanes> m_leans{};
    std::array<Fallen, kLanes> m_fallen{};
    FeltBall m_ball;
    std::vector<int> m_fellNow;
    ForceTape* m_record = nullptr;
    const ForceTape* m_replay = nullptr;
    std::size_t m_replayAt = 0;
    std::uint32_t m_seed = 0;
    int m_count = 0;
    int m_prongs = 0;
    int m_pulse = 0;
};

/// The polygon handed to the solver: the outline less the skin the solver adds, round the centre of
/// mass.
[[nodiscard]] b2PolygonShape solverOutline(const BaseSpec& base, float comX, float comY);

}  // namespace thrum::board
