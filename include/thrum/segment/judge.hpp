#pragma once

#include <thrum/segment/report.hpp>

#include <string>
#include <vector>

namespace thrum {

/// Why the board stopped.
enum class StopCause : std::uint8_t {
    None,         ///< still running
    StopCall,     ///< a coach's stop was granted
    LineReached,  ///< the cut at the line of scrimmage
    BallTouched,  ///< the magnet ball was touched
    Score,
    Dead,
    Time,  ///< the run's own time is over
    Limit  ///< the request's most ticks; no judge says this
};

struct CallRuling {
    Call call{};
    bool granted = false;
    std::string clause{};
    friend bool operator==(const CallRuling&, const CallRuling&) = default;
};

struct Verdict {
    StopCause cause = StopCause::None;
    std::string clause{};
    [[nodiscard]] bool stops() const { return cause != StopCause::None; }
    friend bool operator==(const Verdict&, const Verdict&) = default;
};

/// One thing the judge wrote down; `apply` rules from these and never reads the poses again.
struct Note {
    int tick = 0;
    std::string kind{};  ///< tackle_opened, fell, tackle_closed, line_reached, out ...
    std::string clause{};
    std::string result{};  ///< tackle, broken, fumble ... where the kind has results
    std::vector<FigureId> figures{};
    std::optional<Spot> frontX{};    ///< most downfield part of the carrier, field x
    std::optional<FieldPoint> at{};  ///< where it happened
    friend bool operator==(const Note&, const Note&) = default;
};

/// Decides, once a tick, whether the board goes on; the only place that may. Depends on the state
/// it was made from and on reports, nothing else, so live play, batch play and hand-written runs
/// end alike. Clause: TAP-GE-13 (order within a tick).
class Judge {
public:
    Judge() = default;
    Judge(const Judge&) = default;
    Judge& operator=(const Judge&) = default;
    Judge(Judge&&) = default;
    Judge& operator=(Judge&&) = default;
    virtual ~Judge() = default;

    virtual Verdict onTick(const TickReport& report) = 0;
    /// Everything noted so far, in order.
    [[nodiscard]] virtual std::vector<Note> notes() const { return {}; }
    /// What became of the coaches' calls, in order.
    [[nodiscard]] virtual std::vector<CallRuling> rulings() const { return {}; }
};

/// Lets the board run to the request's most ticks.
class NoJudge final : public Judge {
public:
    Verdict onTick(const TickReport&) override { return {}; }
};

}  // namespace thrum
