#pragma once

#include <thrum/segment/runner.hpp>
#include <thrum/segment/specs.hpp>

#include <variant>

namespace thrum {

/// One line of a hand-written run: what happens at the end of a tick. Poses are reached along a
/// straight line from the figure's last written pose; touches and falls are believed.
struct ScriptLine {
    struct PoseAt {
        FigureId figure{};
        FieldPoint at{};
        std::optional<Heading> heading;  ///< kept where left out, else the short way round
    };
    struct TouchLine {
        FigurePair pair{};
    };
    struct PartLine {
        FigurePair pair{};
    };
    struct BallTouchLine {
        FigureId figure{};
    };
    struct BallPartLine {
        FigureId figure{};
    };
    struct FallLine {
        FigureId figure{};
        Heading direction{};
    };
    struct BallAt {
        FieldPoint at{};
    };
    using What = std::
        variant<PoseAt, TouchLine, PartLine, BallTouchLine, BallPartLine, FallLine, BallAt, Call>;
    int tick = 1;  ///< >= 1
    What what;
};

/// Plays a hand-written run through the same judge as the board. After the last line nothing moves
/// until the judge stops the run or the request's most ticks are reached; lines after that are
/// counted in unusedScriptLines.
class ScriptRunner final : public Runner {
public:
    explicit ScriptRunner(std::vector<ScriptLine> lines) : m_lines{std::move(lines)} {}
    Expected<SegmentResult, RequestError> run(const SegmentRequest& request,
                                              Judge& judge,
                                              std::span<const Call> calls) override;

private:
    std::vector<ScriptLine> m_lines;
};

}  // namespace thrum
