#pragma once

#include "gui/board_game/run_job.hpp"
#include "gui/lineup/setup_document.hpp"
#include "gui/widgets/play_log.hpp"

#include <thrum/core/violation.hpp>

#include <memory>
#include <optional>
#include <vector>

#include <QPointF>
#include <QString>

namespace thrum::gui {

/// What a run came to, in the words and marks the window shows.
struct RunOutcome {
    bool playOver = false;  ///< false: a stop, the play goes on with the next run
    QString sentence;       ///< "#34 gains 5.4 yards: tackled by #52."
    QString headline;       ///< "Tackle", "Touchdown" ...
    QString clause;
    std::optional<Distance> gain;  ///< from the line of scrimmage
    std::optional<Spot> spot;      ///< where the ball is
    std::optional<QPointF> contactAt;
    QString contactLabel;
    bool score = false;
    std::optional<FigureId> carrier;
    int ticks = 0;
};

/// A run as it goes to the board: the request and who judges it.
struct PreparedRun {
    SegmentRequest request;
    std::function<std::unique_ptr<Judge>()> makeJudge;
};

/// The game's side of a run, as far as the window needs it. Each board game has one; the window
/// holds no rule.
class RunReferee {
public:
    RunReferee() = default;
    RunReferee(const RunReferee&) = delete;
    RunReferee& operator=(const RunReferee&) = delete;
    RunReferee(RunReferee&&) = delete;
    RunReferee& operator=(RunReferee&&) = delete;
    virtual ~RunReferee() = default;

    /// @param touching  pairs in contact at the last switch-off of this play
    /// @param ticksUsed board time of this play so far
    [[nodiscard]] virtual PreparedRun prepare(const SetupDocument& document,
                                              const std::vector<FigurePair>& touching,
                                              int ticksUsed) = 0;
    [[nodiscard]] virtual RunOutcome outcome(const SetupDocument& document,
                                             const SegmentResult& result) const = 0;
    /// One thing the judge noted, for the log; nothing for what people need not read.
    [[nodiscard]] virtual std::optional<LogLine> lineFor(const SetupDocument& document,
                                                         const Note& note) const = 0;
    /// Everything the rules have against how a side stands, in order of the clauses.
    [[nodiscard]] virtual std::vector<RuleViolation> lineUpProblems(const TableData& data,
                                                                    const SetupState& state,
                                                                    Side side) const = 0;
    /// Where the next play starts.
    [[nodiscard]] virtual Spot nextLine(const SetupDocument& document,
                                        const RunOutcome& outcome) const = 0;
};

}  // namespace thrum::gui
