#pragma once

#include <thrum/segment/judge.hpp>
#include <thrum/segment/request.hpp>
#include <thrum/segment/result.hpp>
#include <thrum/segment/runner.hpp>
#include <thrum/segment/specs.hpp>

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include <QMetaType>

/// Values that cross between the window and the thread that shakes the board. Nothing else does.
namespace thrum::gui {

/// One run to be shown live.
struct RunJob {
    TableSetup table;
    SegmentRequest request;
    std::uint64_t seed = 0;
    double timeScale = 1.0;  ///< 1: board time is wall time; 0.1: a tenth of it
    /// Makes the judge in the worker's thread; a game's rules stay unknown here.
    std::function<std::unique_ptr<Judge>()> makeJudge;
    std::vector<Call> calls{};  ///< known beforehand, by tick
    int framesEvery = 0;        ///< ticks between the poses the result keeps; 0: none
    RunWatcher watch{};         ///< asked in the worker's thread; the board's time stands meanwhile
};

struct RunFrame {
    int tick = 0;
    std::vector<Pose> poses;           ///< in the order of the request
    std::optional<FieldPoint> ball{};  ///< one that is a body (SOL's felt ball)
};

/// What happened since the last batch.
struct RunBatch {
    int run = 0;  ///< which run of the runner; late batches of an old one are dropped
    std::vector<RunFrame> frames;
    std::vector<TimedFall> falls;
    std::vector<Note> notes;
    std::vector<CallRuling> rulings;  ///< what became of the coaches' calls
    int touches = 0;                  ///< contacts begun, for the sound
    bool ended = false;               ///< the board has stopped: there is no later batch
    /// Where the board's time was when the batch left, for drawing between ticks.
    double tickClock = 0.0;
    std::chrono::steady_clock::time_point sent;
    double ticksPerSecond = 120.0;  ///< of wall time: the rate times the time scale
};

}  // namespace thrum::gui

Q_DECLARE_METATYPE(thrum::gui::RunJob)
Q_DECLARE_METATYPE(thrum::gui::RunBatch)
Q_DECLARE_METATYPE(thrum::SegmentResult)
