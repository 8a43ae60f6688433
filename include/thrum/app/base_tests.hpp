#pragma once

#include <thrum/core/expected.hpp>
#include <thrum/segment/request.hpp>
#include <thrum/segment/specs.hpp>

#include <cstdint>
#include <optional>

namespace thrum::app {

/// How to put a base to the test.
struct BaseTestOptions {
    double massG = 3.1;    ///< of figure and base together
    int speedTenths = 50;  ///< of the board
    int runs = 40;         ///< of each test
    std::uint64_t seed = 1;
};

/// What the bench finds out about one base on the 2x4 board.
struct BaseReport {
    double secondsPer100 = 0.0;  ///< dash; infinite if it does not run
    double speedMmPerS = 0.0;
    double spreadYards = 0.0;        ///< standard deviation sideways after 10 yd
    double driftYards = 0.0;         ///< mean sideways after 10 yd, + = left
    std::optional<double> radiusMm;  ///< of its curve, + = left; nothing if it runs straight
    double pushMm = 0.0;             ///< how far it drives a 3.1 g rookie back in 3 s
    double fallPercent = 0.0;        ///< head-on hits by a 3.6 g rookie after which it lies
};

/// Errors: RequestError if the base makes no sense to the board.
[[nodiscard]] Expected<BaseReport, RequestError> testBase(const BaseSpec& base,
                                                          const BaseSpec& rookie,
                                                          const BoardSpec& board,
                                                          const BaseTestOptions& options);

}  // namespace thrum::app
