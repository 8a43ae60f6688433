#pragma once

class QWidget;

namespace thrum::gui {

/// Gives the keyboard to the next field of a page as it is read, row by row, whatever was made
/// when, or to the one before; from the last to the first, as in a dialog. For focusNextPrevChild.
/// @return whether somebody of the page has it now
bool focusAsRead(QWidget& page, bool next);

}  // namespace thrum::gui
