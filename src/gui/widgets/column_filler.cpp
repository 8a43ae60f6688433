#include "gui/widgets/column_filler.hpp"

#include <QEvent>
#include <QTableView>

namespace thrum::gui {

ColumnFiller::ColumnFiller(QTableView& table, int filling)
    : QObject{&table}, m_table{table}, m_header{table.horizontalHeader()}, m_filling{filling} {
    table.horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    table.setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    table.setWordWrap(false);
    table.viewport()->installEventFilter(this);
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
    if (m_filling < header.count() && header.length() < m_table.viewport()->width())
        header.setSectionResizeMode(m_filling, QHeaderView::Stretch);
    m_busy = false;
}

}  // namespace thrum::gui
