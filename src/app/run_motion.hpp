#pragma once

#include <thrum/segment/result.hpp>

namespace thrum::app {

/// Where everybody is at a tick of a recorded run: between two keyframes, or on the straight way
/// from start to end where the record has none.
class RunMotion {
public:
    RunMotion(const SegmentResult& run, double tick);

    /// @param place  among the run's figures
    /// @param start  where it stood at switch-on
    [[nodiscard]] Pose of(std::size_t place, const Pose& start) const;
    /// Of a ball that is a body; nothing where the run has none.
    [[nodiscard]] std::optional<FieldPoint> ball(const std::optional<FieldPoint>& start) const;

private:
    const SegmentResult& m_run;
    const Frame* m_before = nullptr;
    const Frame* m_after = nullptr;
    double m_share = 0.0;
};

}  // namespace thrum::app
