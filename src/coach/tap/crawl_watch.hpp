#pragma once

#include <thrum/rules/tap/state.hpp>
#include <thrum/segment/report.hpp>

#include <optional>
#include <vector>

namespace thrum::coach {

/// The carrier's coach at a run that nobody can stop any more: a runner who has gained nothing for
/// some seconds and is on his way back gives himself up. Clauses: TAP-FP-3, SW-5, SW-7.
class CrawlWatch {
public:
    /// @param seen  the state in which the board goes on
    CrawlWatch(const tap::State& seen, Side side);

    /// A moment of the run, at least every quarter of a second and the first ones, too.
    /// @return  "down" for the tick after it, or nothing
    [[nodiscard]] std::optional<Call> look(const TickReport& report);

private:
    struct Seen {
        int tick = 0;
        Distance downfield{};  ///< of the carrier's center
    };

    std::optional<FigureId> m_carrier{};  ///< nothing: there is nothing to watch
    Side m_side;
    int m_patience;  ///< ticks without a gain
    int m_window;    ///< ticks in which he must have gone back (TAP-FP-3)
    Distance m_farthest{};
    int m_gained = 0;  ///< tick of the latest gain
    std::vector<Seen> m_seen{};
};

}  // namespace thrum::coach
