#include "gui/widgets/column_filler.hpp"

#include <algorithm>
#include <numeric>
#include <vector>

#include <QEvent>
#include <QTableView>

namespace thrum::gui {

ColumnFiller::ColumnFiller(QTableView& table, int filling)
    : QObject{&table}, m_table{table}, m_header{table.horizontalHeader()}, m_filling{filling} {
    table.horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.setWordWrap(false);
    table.viewport()->installEventFilter(this);
    connect(
        table.horizontalHeader(), &QHeaderView::sortIndicatorChanged, this, &ColumnFiller::fill);
    if (table.model() != nullptr)
        connect(table.model(), &QAbstractItemModel::modelReset, this, &ColumnFiller::fill);
}

bool ColumnFiller::eventFilter(QObject* watched, QEvent* event) {
    const bool matters = event->type() == QEvent::Resize || event->type() == QEvent::FontChange;
    const bool taken = QObject::eventFilter(watched, event);
    if (matters && !m_busy)
        fill();
    return taken;
}

void ColumnFiller::fill() {
    if (m_header.isNull())
        return;
    m_busy = true;
    QHeaderView& header = *m_header;
    header.setSectionResizeMode(QHeaderView::ResizeToContents);
    header.resizeSections(QHeaderView::ResizeToContents);
    const int room = m_table.viewport()->width();
    if (header.length() > room)
        closeUp(room);
    if (m_filling < header.count() && header.length() < room)
        header.setSectionResizeMode(m_filling, QHeaderView::Stretch);
    m_busy = false;
}

// Every heading keeps room for the arrow of the sorted column; without it a column more is seen.
void ColumnFiller::closeUp(int room) {
    constexpr int kBeside = 18;  // on both sides of a heading
    constexpr int kArrow = 18;
    QHeaderView& header = *m_header;
    const QFontMetrics letters = header.fontMetrics();
    std::vector<int> widths;
    for (int column = 0; column < header.count(); ++column) {
        const QString text = m_table.model()->headerData(column, Qt::Horizontal).toString();
        const bool sorted =
            header.isSortIndicatorShown() && header.sortIndicatorSection() == column;
        const int heading = letters.horizontalAdvance(text) + kBeside + (sorted ? kArrow : 0);
        widths.push_back(std::min(
            header.sectionSize(column),
            std::max(heading,
                     static_cast<const QAbstractItemView&>(m_table).sizeHintForColumn(column))));
    }
    if (std::accumulate(widths.begin(), widths.end(), 0) > room)
        return;
    header.setSectionResizeMode(QHeaderView::Interactive);
    for (int column = 0; column < header.count(); ++column)
        header.resizeSection(column, widths[static_cast<std::size_t>(column)]);
}

}  // namespace thrum::gui
