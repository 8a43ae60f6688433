#pragma once

#include "gui/replay/replay_document.hpp"

#include <thrum/app/statistics.hpp>

#include <array>
#include <optional>
#include <string>

#include <QString>

class QFont;
class QPagedPaintDevice;
class QPaintDevice;
class QPainter;
class QRectF;

namespace thrum::gui {

/// The score in one line that is no wider than the room: it shrinks as far as it may, then the
/// names are cut with dots, never the points.
struct SheetHeadline {
    QString text{};
    double factor = 1.0;  ///< of the size of the text
};
/// @param device  whose resolution counts; null: the screen's
[[nodiscard]] SheetHeadline sheetHeadline(const Situation& situation,
                                          const std::array<QString, 2>& names,
                                          const QFont& font,
                                          const QPaintDevice* device,
                                          double width);
/// Who coached a side: his name, else in words what sat there.
[[nodiscard]] QString sheetCoach(const std::string& name, const std::string& seat);

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
    void drawHeadline(Pen& pen) const;
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
