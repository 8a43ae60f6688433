#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/segment/result.hpp>

#include <span>

namespace thrum {

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
