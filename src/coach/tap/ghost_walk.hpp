#pragma once

#include "coach/tap/table_view.hpp"

#include <array>
#include <cstddef>

// The men of a view on their way, one array per quantity, so that who stands where somebody is
// about to step is asked of all at once: coaches look ahead a hundred thousand times a game.
namespace thrum::coach {

class GhostWalk {
public:
    static constexpr double kStep = 0.1;  ///< seconds
    /// More than both teams may have on the field.
    static constexpr std::size_t kMost = 24;

    explicit GhostWalk(const TableView& view);

    /// Moves everybody one step straight on, or along his curve, unless somebody ahead is in his
    /// way.
    void step();
    [[nodiscard]] double x(std::size_t man) const { return m_x[man]; }
    [[nodiscard]] double y(std::size_t man) const { return m_y[man]; }
    /// Whether an opponent has the carrier. Nobody keeps to his line: the longer it takes, the
    /// farther off it he may be. @param seconds  since the view was taken
    [[nodiscard]] bool caught(std::size_t carrier, double seconds) const;

private:
    struct Gait {
        double dx = 0.0;  // a step
        double dy = 0.0;
        double c = 1.0;  // where he faces
        double s = 0.0;
        double bendC = 1.0;  // what he turns by himself in a step
        double bendS = 0.0;
        bool curves = false;
        bool moves = false;

        void turnOn();
    };
    template <class T>
    using Lane = std::array<T, kMost>;

    [[nodiscard]] bool isBlocked(std::size_t man, double toX, double toY) const;

    std::size_t m_count;
    alignas(32) Lane<double> m_x;  // beyond the last man: far away
    alignas(32) Lane<double> m_y;
    alignas(32) Lane<double> m_radius;
    Lane<Gait> m_gait;
    Lane<bool> m_attacks;
    Lane<bool> m_standing;
};

}  // namespace thrum::coach
