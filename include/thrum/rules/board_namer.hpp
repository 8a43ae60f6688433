#pragma once

#include <thrum/core/geometry.hpp>
#include <thrum/rules/field_sink.hpp>

#include <optional>
#include <string>

namespace thrum {

/// What the men on a vibrating board and their bases are called, and who of them stands there.
class BoardNamer : public Namer {
public:
    /// "running", "stationary", "second"; empty where a man has no such base.
    [[nodiscard]] virtual std::string baseName(FigureId id, int slot) const = 0;
    /// Nothing for a man who is not on the board.
    [[nodiscard]] virtual std::optional<Pose> poseOf(FigureId id) const = 0;
};

}  // namespace thrum
