#pragma once

#include <thrum/core/units.hpp>

#include <QPointF>

namespace thrum::gui {

/// A place of the field in yards, as the board view draws it.
inline QPointF yardsOf(FieldPoint at) {
    return {at.x.yards(), at.y.yards()};
}

}  // namespace thrum::gui
