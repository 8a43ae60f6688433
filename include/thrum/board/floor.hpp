#pragma once

#include <thrum/segment/request.hpp>
#include <thrum/segment/specs.hpp>

#include <cstdint>
#include <memory>
#include <optional>

namespace thrum {

/// The floor under the cost of a tick: the same world, contacts and path as a run of the board,
/// stepped with that run's recorded forces and without the model that made them. For benchmarks.
class FloorRun {
public:
    /// Runs the request once for all its ticks and records the forces.
    /// @return nothing if a figure falls: that adds an outline the floor would not have
    [[nodiscard]] static std::optional<FloorRun> record(const TableSetup& table,
                                                        const SegmentRequest& request,
                                                        std::uint64_t seed);
    FloorRun(FloorRun&&) noexcept;
    FloorRun& operator=(FloorRun&&) noexcept;
    FloorRun(const FloorRun&) = delete;
    FloorRun& operator=(const FloorRun&) = delete;
    ~FloorRun();

    /// Builds the world anew.
    void rewind();
    /// One tick; at most as many as the request has.
    void step();
    /// True if the replay stands where the recorded run stood after its last tick, bit for bit.
    [[nodiscard]] bool sameEnd() const;

private:
    struct Impl;
    explicit FloorRun(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> m_impl;
};

}  // namespace thrum
