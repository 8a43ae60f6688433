#pragma once

#include <functional>
#include <optional>
#include <vector>

#include <QString>
#include <QStringList>

class QPagedPaintDevice;
class QWidget;

namespace thrum::gui {

/// A table on paper, black on white: a title, lines below it, the table over as many pages as it
/// takes with its heads on each, and notes at the end. A cell may hold several lines.
struct TableSheet {
    QString title;
    QStringList lines;
    QStringList heads;
    std::vector<QStringList> rows;
    QStringList notes;
    bool landscape = false;

    /// @return false if the device cannot be painted on
    [[nodiscard]] bool paint(QPagedPaintDevice& device) const;
    /// As a PDF file, A4. @return why not, in a sentence
    [[nodiscard]] std::optional<QString> write(const QString& file) const;
};

/// Asks whether it goes to a printer or into a PDF file, and does it.
///
/// @param name  offered for the file, without its ending
/// @param say   what came of it
void askToPrint(QWidget* parent,
                const QString& title,
                const QString& name,
                TableSheet sheet,
                std::function<void(const QString&)> say);

}  // namespace thrum::gui
