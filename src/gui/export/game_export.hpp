#pragma once

#include "gui/replay/replay_document.hpp"

#include <optional>

#include <QString>

class QWidget;

namespace thrum::gui {

class BoardView;

/// What a game can be written as; the ending of the file decides.
enum class ExportForm { Text, PlaysCsv, BoxCsv, Json, Sheet };

/// "Game sheet (*.pdf)" and so on, for a file dialog, in the order of the forms.
[[nodiscard]] QString exportFilter(ExportForm form);
[[nodiscard]] QString exportEnding(ExportForm form);
/// The game as text in this form; of a sheet nothing.
[[nodiscard]] QString exportText(const ReplayDocument& document, ExportForm form);
/// Writes it, all or nothing. @return why not, in a sentence
[[nodiscard]] std::optional<QString> exportGame(const ReplayDocument& document,
                                                ExportForm form,
                                                const QString& file);

/// The board as it stands: a PNG of twice its pixels, or an SVG if the file's name ends so.
/// @return why not, in a sentence
[[nodiscard]] std::optional<QString> exportBoard(BoardView& board, const QString& file);
/// The table of a game without a board as it is shown now, as a PNG.
/// @return why not, in a sentence
[[nodiscard]] std::optional<QString> exportTable(QWidget& table, const QString& file);

}  // namespace thrum::gui
