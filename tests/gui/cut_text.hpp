#pragma once

#include <string>
#include <vector>

#include <QWidget>

namespace thrum::gui::test {

/// Everything under a widget that is seen but not whole: text cut or elided in labels, buttons,
/// boxes, tables and tabs, and widgets that stick out of their parents. One line each.
[[nodiscard]] std::vector<std::string> cutTexts(QWidget& root);

}  // namespace thrum::gui::test
