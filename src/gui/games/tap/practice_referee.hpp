#pragma once

#include "gui/lineup/run_referee.hpp"

#include <thrum/rules/tap/judge.hpp>

namespace thrum::gui {

/// TAP on the practice table: one running play from the snap to its end. The rulings are the
/// judge's; here they become sentences and marks.
class TapReferee final : public RunReferee {
public:
    [[nodiscard]] PreparedRun prepare(const SetupDocument& document,
                                      const std::vector<FigurePair>& touching,
                                      int ticksUsed) override;
    [[nodiscard]] RunOutcome outcome(const SetupDocument& document,
                                     const SegmentResult& result) const override;
    [[nodiscard]] std::optional<LogLine> lineFor(const SetupDocument& document,
                                                 const Note& note) const override;
    [[nodiscard]] std::vector<RuleViolation> lineUpProblems(const TableData& data,
                                                            const SetupState& state,
                                                            Side side) const override;
    [[nodiscard]] Spot nextLine(const SetupDocument& document,
                                const RunOutcome& outcome) const override;

private:
    tap::RunSetup m_setup;
};

}  // namespace thrum::gui
