#pragma once

#include <functional>
#include <vector>

#include <QPainter>
#include <QSizeF>
#include <QString>

namespace thrum::gui::fss::test {

/// A line of letters as a painter was told to write it.
struct Written {
    QString text{};
    double height = 0.0;  ///< of its font, in the units of the device, as it comes out
    bool bold = false;
};

/// What somebody writes on a device of this size, in the order it is written.
[[nodiscard]] std::vector<Written> writtenBy(QSizeF size,
                                             const std::function<void(QPainter&)>& draw);

}  // namespace thrum::gui::fss::test
