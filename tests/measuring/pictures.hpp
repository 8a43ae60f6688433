#pragma once

#include <QString>

namespace thrum::gui {
class MainWindow;
}

namespace thrum::gui::measuring {

/// Draws the documentation's pictures of the window: set-up, run and result, light and dark.
///
/// @return  an empty text, or what went wrong
[[nodiscard]] QString drawPictures(MainWindow& window, const QString& folder);

}  // namespace thrum::gui::measuring
