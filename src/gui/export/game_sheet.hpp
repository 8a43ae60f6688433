#pragma once

#include "gui/replay/replay_document.hpp"

#include <thrum/app/statistics.hpp>

#include <optional>

class QPagedPaintDevice;
class QPaintDevice;
class QPainter;
class QRectF;

namespace thrum::gui {

/// A game on one sheet of paper: score by half, numbers, drives and how the points came. Black on
/// white, whatever the theme of the window.
class GameSheet {
public:
    explicit GameSheet(const ReplayDocument& document);

    /// Draws the sheet into a page, in the painter's units; text shrinks until all of it fits.
    /// @return the height it needed, at most the page's
    double paint(QPainter& painter, const QRectF& page) const;

private:
    struct Pen;
    [[nodiscard]] double draw(QPainter& painter,
                              const QPaintDevice& device,
                              const QRectF& page,
                              double points) const;
    void drawPeople(Pen& pen) const;
    void drawHalves(Pen& pen) const;
    void drawNumbers(Pen& pen) const;
    void drawDrives(Pen& pen) const;
    void drawScores(Pen& pen) const;
    void drawSignatures(Pen& pen) const;

    const ReplayDocument& m_document;
    app::Statistics m_statistics;
};

/// The sheet as a PDF file of one page, A4. @return why not, in a sentence
[[nodiscard]] std::optional<QString> writeGameSheet(const ReplayDocument& document,
                                                    const QString& file);
/// The sheet on a printer or any other paper. @return false if the device cannot be painted on
[[nodiscard]] bool paintGameSheet(const ReplayDocument& document, QPagedPaintDevice& device);

}  // namespace thrum::gui
