#pragma once

#include <string>

namespace thrum {

/// Why a state makes no sense: JSON pointer into it and the reason in one sentence.
struct StateProblem {
    std::string pointer{};
    std::string reason{};
    bool operator==(const StateProblem&) const = default;
};

}  // namespace thrum
