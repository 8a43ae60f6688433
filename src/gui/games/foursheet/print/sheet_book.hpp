#pragma once

#include "gui/games/foursheet/print/panels.hpp"

#include <optional>

#include <QPageLayout>
#include <QString>

class QPagedPaintDevice;

/// Panels on pages: one, two, four or eight to a page, with lines to cut along. Clause: FSS-36.
namespace thrum::gui::fss {

struct PageForm {
    int perPage = 2;      ///< 1, 2, 4 or 8: the panels keep their proportions at each
    bool letter = false;  ///< Letter; otherwise A4
    friend bool operator==(const PageForm&, const PageForm&) = default;
};

/// What is printed of a team and of a deck.
struct PrintWish {
    bool teamSheet = true;
    bool playerCards = true;
    bool playCards = true;
    bool field = true;
    friend bool operator==(const PrintWish&, const PrintWish&) = default;
};

/// In the order of the wishes. @param team, deck  null: nothing of them
[[nodiscard]] std::vector<Panel> panelsFor(const PrintWish& wish,
                                           const Team* team,
                                           const Deck* deck);
[[nodiscard]] int pagesFor(std::size_t panels, const PageForm& form);
/// Upright for two and eight, across for one and four.
[[nodiscard]] QPageLayout layoutFor(const PageForm& form);
/// Where each panel goes on a page of this size.
[[nodiscard]] std::vector<QRectF> placesOn(const QRectF& page, int perPage);

/// One page, onto anything; `page` is from 0.
void paintSheetPage(QPainter& painter,
                    const QRectF& box,
                    const std::vector<Panel>& panels,
                    const PageForm& form,
                    int page);
/// All pages. False: the device did not take them.
[[nodiscard]] bool paintSheets(QPagedPaintDevice& device,
                               const std::vector<Panel>& panels,
                               const PageForm& form);
/// Whole or not at all. @return why not; nothing if it is written
[[nodiscard]] std::optional<QString> writeSheetsPdf(const QString& file,
                                                    const std::vector<Panel>& panels,
                                                    const PageForm& form,
                                                    const QString& title);

}  // namespace thrum::gui::fss
