#pragma once

class QString;
class QVBoxLayout;
class QWidget;

namespace thrum::gui {

/// Makes `page` one that scrolls, with a title above a column in the middle.
/// @return  the column below the title; it is as wide as what is put there allows
[[nodiscard]] QVBoxLayout* titledColumn(QWidget* page, const QString& title);

}  // namespace thrum::gui
