#include "gui/widgets/flow_layout.hpp"

#include <algorithm>

#include <QWidget>

namespace thrum::gui {

namespace {
/// Who has an expanding width takes what is left of his row.
bool expands(const QLayoutItem& item) {
    return item.expandingDirections().testFlag(Qt::Horizontal);
}

int heightOf(const QLayoutItem& item, int width) {
    return item.hasHeightForWidth() ? item.heightForWidth(width) : item.sizeHint().height();
}
}  // namespace

FlowLayout::FlowLayout(QWidget* parent, bool justified) : QLayout{parent}, m_justified{justified} {}

FlowLayout::~FlowLayout() {
    for (const QLayoutItem* item : m_items)
        delete item;
}

void FlowLayout::addItem(QLayoutItem* item) {
    m_items.push_back(item);
}

int FlowLayout::count() const {
    return static_cast<int>(m_items.size());
}

QLayoutItem* FlowLayout::itemAt(int index) const {
    return index >= 0 && index < count() ? m_items[static_cast<std::size_t>(index)] : nullptr;
}

QLayoutItem* FlowLayout::takeAt(int index) {
    QLayoutItem* item = itemAt(index);
    if (item != nullptr)
        m_items.erase(m_items.begin() + index);
    return item;
}

std::vector<FlowLayout::Row> FlowLayout::rows(int width) const {
    std::vector<Row> made(1);
    for (QLayoutItem* item : m_items) {
        if (item->isEmpty())
            continue;
        const int wide = item->sizeHint().width();
        Row* row = &made.back();
        if (!row->items.empty() && row->width + spacing() + wide > width)
            row = &made.emplace_back();
        row->width += wide + (row->items.empty() ? 0 : spacing());
        row->items.push_back(item);
        row->height = std::max(row->height, heightOf(*item, std::min(wide, width)));
    }
    return made;
}

int FlowLayout::heightForWidth(int width) const {
    const QMargins margins = contentsMargins();
    int height = margins.top() + margins.bottom();
    int gap = 0;
    for (const Row& row : rows(width - margins.left() - margins.right())) {
        height += gap + row.height;
        gap = spacing();
    }
    return height;
}

QSize FlowLayout::sizeHint() const {
    const QMargins margins = contentsMargins();
    QSize size;
    for (const QLayoutItem* item : m_items) {
        if (item->isEmpty())
            continue;
        size.rwidth() += item->sizeHint().width() + (size.width() > 0 ? spacing() : 0);
        size.rheight() = std::max(size.height(), item->sizeHint().height());
    }
    return size.grownBy(margins);
}

QSize FlowLayout::minimumSize() const {
    QSize size;
    for (const QLayoutItem* item : m_items)
        if (!item->isEmpty())
            size = size.expandedTo(item->minimumSize());
    return size.grownBy(contentsMargins());
}

void FlowLayout::setGeometry(const QRect& rect) {
    QLayout::setGeometry(rect);
    const QRect room = rect.marginsRemoved(contentsMargins());
    const auto all = rows(room.width());
    int y = room.top();
    for (const Row& row : all) {
        const int left = std::max(0, room.width() - row.width);
        const auto growing = std::ranges::count_if(
            row.items, [](const QLayoutItem* item) { return expands(*item); });
        const auto gaps = static_cast<int>(row.items.size()) - 1;
        const bool spread = m_justified && growing == 0 && all.size() == 1 && gaps > 0;
        int x = room.left();
        for (QLayoutItem* item : row.items) {
            int wide = std::min(item->sizeHint().width(), room.width());
            if (growing > 0 && expands(*item))
                wide += left / static_cast<int>(growing);
            const int high = std::min(row.height, heightOf(*item, wide));
            item->setGeometry(QRect{x, y + (row.height - high) / 2, wide, high});
            x += wide + spacing() + (spread ? left / gaps : 0);
        }
        y += row.height + spacing();
    }
}

}  // namespace thrum::gui
