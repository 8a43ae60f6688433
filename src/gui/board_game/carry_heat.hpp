#pragma once

#include "gui/board/board_scene.hpp"

#include <memory>

namespace thrum::gui {

/// Where a ball was carried, and how long: places by square yards, drawn the warmer the longer.
class CarryHeat {
public:
    CarryHeat();
    ~CarryHeat();
    CarryHeat(const CarryHeat&) = delete;
    CarryHeat& operator=(const CarryHeat&) = delete;
    CarryHeat(CarryHeat&&) = delete;
    CarryHeat& operator=(CarryHeat&&) = delete;

    /// The carrier was there for one more step of time.
    void add(FieldPoint place);
    [[nodiscard]] HeatDrawing drawing() const;
    /// The step of time that replays are looked through by.
    static constexpr int kStepMs = 100;

private:
    class Cells;
    std::unique_ptr<Cells> m_cells;
};

}  // namespace thrum::gui
