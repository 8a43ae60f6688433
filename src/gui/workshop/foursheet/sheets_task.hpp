#pragma once

#include <QString>

namespace thrum::gui::fss {

/// Prints a team or a deck of 4SS from its file into a PDF, two to a page, without a window. The
/// file says by its `schema` which it is.
/// @return why not, in a sentence; empty if the PDF is written
[[nodiscard]] QString printSheetFile(const QString& file, const QString& pdf, int perPage);

}  // namespace thrum::gui::fss
