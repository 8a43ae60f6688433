#pragma once

#include <vector>

class QWidget;

namespace thrum::gui {

/// Takes the keyboard to the pane after the one that has it, round and round; to the first if none
/// has it. Of a pane that takes no keys itself its main button gets them, else the first of its
/// controls that can be reached. Hidden panes and panes without a control are left out.
void focusNextPane(const std::vector<QWidget*>& panes);

}  // namespace thrum::gui
