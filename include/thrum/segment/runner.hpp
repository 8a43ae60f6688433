#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/segment/report.hpp>
#include <thrum/segment/result.hpp>

#include <functional>
#include <span>
#include <vector>

namespace thrum {

/// Coaches of the program who look on (D28): asked at the beginning, which is tick 0, and after
/// each tick. What they ask for is for later ticks.
using RunWatcher = std::function<std::vector<Call>(const TickReport&)>;

/// Turns a request into a result: the board's simulator, or a hand-written run.
class Runner {
public:
    Runner() = default;
    Runner(const Runner&) = delete;
    Runner& operator=(const Runner&) = delete;
    Runner(Runner&&) = delete;
    Runner& operator=(Runner&&) = delete;
    virtual ~Runner() = default;

    /// @param calls  what the coaches ask for, by tick; judged with that tick's report
    virtual Expected<SegmentResult, RequestError> run(const SegmentRequest& request,
                                                      Judge& judge,
                                                      std::span<const Call> calls) = 0;
};

}  // namespace thrum
