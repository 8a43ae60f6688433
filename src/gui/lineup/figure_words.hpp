#pragma once

#include "gui/lineup/setup_document.hpp"

#include <QString>

namespace thrum::gui {

/// "#34 running back · speed base · 4.9 yd behind the line · facing 000°"
[[nodiscard]] QString figureSentence(const SetupDocument& document, FigureId id);
/// Where he stands and looks, for the page: "4.9 yd behind the line, facing 0°".
[[nodiscard]] QString placeText(const SetupDocument& document, FigureId id);
[[nodiscard]] QString baseNameOf(const SetupDocument& document, FigureId id);

}  // namespace thrum::gui
