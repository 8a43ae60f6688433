#pragma once

#include <thrum/rules/board_namer.hpp>
#include <thrum/segment/request.hpp>

namespace thrum {

/// A run of the vibrating board that is asked for: {"digest", "ticks_per_second", "max_ticks",
/// "contact_mm", "contact_end_mm", "ball", "figures", "touching"}.
void write(const SegmentRequest& request, FieldSink& to, const BoardNamer& names);

}  // namespace thrum
