#pragma once

#include "io/json/text.hpp"

#include <thrum/io/json_out.hpp>

namespace thrum::io {

struct JsonOut::Impl {
    OrderedJson value;
};

/// A value of io, ready to be put into a document by others.
[[nodiscard]] JsonOut jsonOut(OrderedJson value);

}  // namespace thrum::io
