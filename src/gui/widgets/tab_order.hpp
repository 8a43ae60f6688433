#pragma once

class QWidget;

namespace thrum::gui {

/// Lets Tab go through a page as it is read, row by row, whatever was made when. The page has been
/// laid out.
void tabAsRead(QWidget& page);

}  // namespace thrum::gui
