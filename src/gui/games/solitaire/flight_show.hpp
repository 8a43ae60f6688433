#pragma once

#include "gui/board/board_scene.hpp"
#include "gui/games/solitaire/sol_match.hpp"

#include <optional>

namespace thrum::gui::sol {

/// A ball on its way, drawn by the time that has gone by since it left the hand; nothing of the
/// game waits for it but the words that tell what came of it (SOL-TT-14).
class FlightShow {
public:
    /// @param ms  of the clock, when it leaves
    void start(const ShotMade& shot, qint64 ms, bool reduced);
    /// Enough of it: down at once.
    void land(qint64 ms);
    /// Where it came to stays on the board until somebody goes on.
    void clear();
    [[nodiscard]] bool isShown() const { return m_shot.has_value(); }
    [[nodiscard]] bool isOver(qint64 ms) const;
    /// It is down; what it came to is shown.
    [[nodiscard]] bool hasLanded(qint64 ms) const { return !m_shot || ms - m_from >= m_flightMs; }
    [[nodiscard]] const std::optional<ShotMade>& shot() const { return m_shot; }
    /// How long it flies in all, 0.6 to 1.5 seconds; 0.2 with reduced motion.
    [[nodiscard]] int flightMs() const { return m_flightMs; }
    void draw(BoardScene& scene, qint64 ms) const;

private:
    std::optional<ShotMade> m_shot;
    std::vector<FlightPoint> m_way;
    qint64 m_from = 0;
    int m_flightMs = 0;
    bool m_reduced = false;
};

}  // namespace thrum::gui::sol
