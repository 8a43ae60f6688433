#pragma once

#include <thrum/segment/request.hpp>
#include <thrum/segment/specs.hpp>

namespace thrum::board {

/// Why this table cannot run this request, in one sentence; nothing if it can. Standing outlines up
/// to 3 mm into each other are taken, because a run may end with bases pressed together.
[[nodiscard]] std::optional<RequestError> problemOf(const TableSetup& table,
                                                    const SegmentRequest& request);

}  // namespace thrum::board
