#pragma once

#include <thrum/segment/runner.hpp>
#include <thrum/segment/specs.hpp>

#include <cstdint>
#include <memory>

namespace thrum {

/// How often a run keeps the poses of all figures for showing it again.
struct FrameOptions {
    int every = 0;  ///< ticks between frames; 0: keep none
};

/// The vibrating board. One run is a pure function of table, request, seed, judge and calls: a new
/// physics world for each, nothing kept between runs but memory. One object per thread.
///
/// Live play calls begin, step by step until done, then finish; `run` does just that in a loop, so
/// live and batch play are the same code.
/// Cost: docs/performance.md (about 13 microseconds a tick with 22 figures).
class Simulator final : public Runner {
public:
    /// Errors: none here; a table that makes no sense is refused by `begin`.
    explicit Simulator(TableSetup table, std::uint64_t seed = 0);
    ~Simulator() override;

    void setTable(TableSetup table);
    [[nodiscard]] const TableSetup& table() const;
    void setSeed(std::uint64_t seed);
    void setFrames(FrameOptions options);
    /// Two pulses a tick, for screening many ideas: same free speeds, pushes within 6 %, rarer
    /// falls. Ticks then count 2, 4, 6. Never for the game itself.
    void setCoarse(bool coarse);

    /// The laws of an earlier board, for what was recorded on it (kPhysicsRevision if not said).
    void setPhysics(int revision);
    /// Without the jump at switch-on, which blurs what a bench or a test measures. Never for a
    /// game.
    void setJumps(bool jumps);

    /// Builds the world. Errors: RequestError if the figures are not 1..24 in ascending id, one has
    /// no kit or no such base, standing figures are more than 3 mm into each other, a centre is off
    /// the plate, or the rates of board and request differ. Clause: TAP-GE-15.
    [[nodiscard]] std::optional<RequestError> begin(const SegmentRequest& request, Judge& judge);
    [[nodiscard]] bool done() const;
    /// One tick; `calls` are stamped with it and judged last in it. Not after done().
    void step(std::span<const Call> calls = {});
    /// The end of the last tick (tick 0 before the first): figures in the order of the request.
    [[nodiscard]] const TickReport& report() const;
    [[nodiscard]] SegmentResult finish();

    Expected<SegmentResult, RequestError> run(const SegmentRequest& request,
                                              Judge& judge,
                                              std::span<const Call> calls) override;

private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

/// The library underneath registers its contact types lazily and without a lock: call once on the
/// main thread before simulators run on others.
void warmUpPhysics();

}  // namespace thrum
