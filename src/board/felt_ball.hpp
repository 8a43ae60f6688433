#pragma once

#include "board/lanes.hpp"

#include <thrum/segment/request.hpp>
#include <thrum/segment/specs.hpp>

#include <cstdint>

#include <box2d/box2d.h>

/// The felt ball of the Solitaire Coach's game: a light disc on the board, without prongs. Nothing
/// drives it but the bases that run into it; it rolls on a little and stops, and the vibration
/// makes it tremble. Lying figures do not touch it: they lie above it. A run without one is what it
/// was to the bit. Calibration: docs/physics.md, "The felt ball". Clauses: SOL-GEO-7, D36.
namespace thrum::board {

class FeltBall {
public:
    /// A body's user data; rails and ball are all that is no lane.
    static constexpr std::uintptr_t kUserData = 1001;
    /// The collision category of its fixture; lying figures leave it out.
    static constexpr std::uint16_t kCategory = 2;

    void forget() { m_body = nullptr; }
    /// After the figures, so that their order in the world stays what it is without a ball.
    void build(b2World& world, const Model& model, const BoardSpec& board, const BallSetup& setup);
    [[nodiscard]] bool any() const { return m_body != nullptr; }
    /// Tremble, slope and friction of one step; the step itself pushes it.
    void move(const Model& model,
              const Drive& drive,
              const TickShape& shape,
              b2Vec2 slope,
              std::uint32_t seed,
              std::uint32_t pulse);
    /// Its middle on the grid. Only where there is one.
    [[nodiscard]] FieldPoint at() const;

private:
    b2Body* m_body = nullptr;
    double m_unitsPerCm = 1.0;
};

}  // namespace thrum::board
