#include "gui/games/foursheet/print/sheet_book.hpp"

#include "gui/games/foursheet/words.hpp"

#include <algorithm>

#include <QPagedPaintDevice>
#include <QPdfWriter>
#include <QSaveFile>

namespace thrum::gui::fss {

namespace {
constexpr double kPageMargin = 6.0;  ///< millimeters, what printers leave anyway

struct Grid {
    int columns = 1;
    int rows = 2;
};
Grid gridOf(int perPage) {
    switch (perPage) {
        case 1:
            return {1, 1};
        case 4:
            return {2, 2};
        case 8:
            return {2, 4};
        default:
            return {1, 2};
    }
}

void cutLines(QPainter& painter, const QRectF& page, const Grid& grid) {
    painter.save();
    painter.setPen(QPen{SheetPen::soft(), page.width() / 2000.0, Qt::DashLine});
    for (int i = 1; i < grid.columns; ++i) {
        const double x = page.left() + page.width() * i / grid.columns;
        painter.drawLine(QPointF{x, page.top()}, QPointF{x, page.bottom()});
    }
    for (int i = 1; i < grid.rows; ++i) {
        const double y = page.top() + page.height() * i / grid.rows;
        painter.drawLine(QPointF{page.left(), y}, QPointF{page.right(), y});
    }
    painter.restore();
}
}  // namespace

std::vector<Panel> panelsFor(const PrintWish& wish, const Team* team, const Deck* deck) {
    std::vector<Panel> panels;
    if (wish.teamSheet && team != nullptr)
        panels = teamPanels(*team);
    if (wish.playerCards && team != nullptr)
        for (const Player& player : team->players)
            panels.push_back(playerPanel(*team, player));
    if (wish.playCards && deck != nullptr)
        for (const Card& card : deck->cards)
            panels.push_back(cardPanel(card, deck->formation));
    if (wish.field)
        panels.push_back(fieldPanel());
    return panels;
}

int pagesFor(std::size_t panels, const PageForm& form) {
    const auto each = static_cast<std::size_t>(form.perPage);
    return static_cast<int>((panels + each - 1) / each);
}

QPageLayout layoutFor(const PageForm& form) {
    return QPageLayout{
        QPageSize{form.letter ? QPageSize::Letter : QPageSize::A4},
        form.perPage == 1 || form.perPage == 4 ? QPageLayout::Landscape : QPageLayout::Portrait,
        QMarginsF{kPageMargin, kPageMargin, kPageMargin, kPageMargin},
        QPageLayout::Millimeter};
}

std::vector<QRectF> placesOn(const QRectF& page, int perPage) {
    const Grid grid = gridOf(perPage);
    std::vector<QRectF> places;
    const double wide = page.width() / grid.columns;
    const double high = page.height() / grid.rows;
    for (int row = 0; row < grid.rows; ++row)
        for (int column = 0; column < grid.columns; ++column)
            places.emplace_back(page.left() + column * wide, page.top() + row * high, wide, high);
    return places;
}

void paintSheetPage(QPainter& painter,
                    const QRectF& box,
                    const std::vector<Panel>& panels,
                    const PageForm& form,
                    int page) {
    const auto places = placesOn(box, form.perPage);
    cutLines(painter, box, gridOf(form.perPage));
    for (std::size_t i = 0; i < places.size(); ++i) {
        const std::size_t at = static_cast<std::size_t>(page) * places.size() + i;
        if (at >= panels.size())
            return;
        SheetPen pen{painter, places[i]};
        panels[at](pen);
    }
}

bool paintSheets(QPagedPaintDevice& device,
                 const std::vector<Panel>& panels,
                 const PageForm& form) {
    QPainter painter;
    if (!painter.begin(&device))
        return false;
    const QRectF box{QPointF{0.0, 0.0}, QSizeF{painter.viewport().size()}};
    const int pages = pagesFor(panels.size(), form);
    for (int page = 0; page < pages; ++page) {
        if (page > 0 && !device.newPage())
            return false;
        paintSheetPage(painter, box, panels, form, page);
    }
    return painter.end();
}

std::optional<QString> writeSheetsPdf(const QString& file,
                                      const std::vector<Panel>& panels,
                                      const PageForm& form,
                                      const QString& title) {
    const QString cannot = tr("%1 could not be written.").arg(file);
    if (panels.empty())
        return tr("There is nothing to print: choose what.");
    // Beside its place first: a disk that is full leaves no half book behind.
    QSaveFile out{file};
    if (!out.open(QIODevice::WriteOnly))
        return cannot;
    {
        QPdfWriter pdf{&out};
        pdf.setPageLayout(layoutFor(form));
        pdf.setTitle(title);
        pdf.setCreator(QStringLiteral("Thrum"));
        if (!paintSheets(pdf, panels, form))
            return cannot;
    }
    return out.commit() ? std::nullopt : std::optional{cannot};
}

}  // namespace thrum::gui::fss
