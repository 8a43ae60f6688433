#pragma once

#include <algorithm>
#include <vector>

#include <QBoxLayout>
#include <QGridLayout>
#include <QResizeEvent>
#include <QScrollArea>

namespace thrum::gui {

/// The least height of what lies in a layout, at the widths its parts have now: a layout with text
/// that wraps answers with the height it would like instead.
class LeastHeight {
public:
    [[nodiscard]] static int of(QLayout& layout, int width) {
        const QMargins margins = layout.contentsMargins();
        const int inner = width - margins.left() - margins.right();
        int height = 0;
        if (auto* box = qobject_cast<QBoxLayout*>(&layout)) {
            const bool down = box->direction() == QBoxLayout::TopToBottom;
            int shown = 0;
            for (int i = 0; i < box->count(); ++i) {
                QLayoutItem& item = *box->itemAt(i);
                if (item.isEmpty())
                    continue;
                const int least = of(item, down ? inner : widthOf(item));
                height = down ? height + least : std::max(height, least);
                ++shown;
            }
            if (down)
                height += std::max(0, shown - 1) * std::max(0, box->spacing());
        } else if (auto* grid = qobject_cast<QGridLayout*>(&layout)) {
            height = inGrid(*grid);
        } else {
            height = layout.hasHeightForWidth() ? layout.heightForWidth(width)
                                                : layout.minimumSize().height();
            return height;
        }
        return height + margins.top() + margins.bottom();
    }

private:
    [[nodiscard]] static int widthOf(const QLayoutItem& item) {
        return std::max(item.geometry().width(), item.minimumSize().width());
    }
    [[nodiscard]] static int of(QLayoutItem& item, int width) {
        if (item.layout() != nullptr)
            return of(*item.layout(), width);
        const QWidget* widget = item.widget();
        if (widget != nullptr && widget->layout() != nullptr)
            return std::clamp(
                of(*widget->layout(), width), widget->minimumHeight(), widget->maximumHeight());
        return item.hasHeightForWidth() ? item.heightForWidth(width) : item.minimumSize().height();
    }
    [[nodiscard]] static int inGrid(QGridLayout& grid) {
        std::vector<int> rows(static_cast<std::size_t>(grid.rowCount()), 0);
        int over = 0;
        for (int i = 0; i < grid.count(); ++i) {
            int row = 0;
            int column = 0;
            int tall = 1;
            int wide = 1;
            grid.getItemPosition(i, &row, &column, &tall, &wide);
            QLayoutItem& item = *grid.itemAt(i);
            const int least = item.isEmpty() ? 0 : of(item, widthOf(item));
            int& most = tall == 1 ? rows[static_cast<std::size_t>(row)] : over;
            most = std::max(most, least);
        }
        int sum = std::max(0, grid.rowCount() - 1) * std::max(0, grid.verticalSpacing());
        for (const int row : rows)
            sum += row;
        return std::max(sum, over);
    }
};

/// What scrolls as a whole, and only where its parts cannot be made lower.
class ScrolledRoom final : public QWidget {
public:
    using QWidget::QWidget;
    [[nodiscard]] int heightForWidth(int width) const override {
        return layout() == nullptr ? QWidget::heightForWidth(width)
                                   : LeastHeight::of(*layout(), width);
    }

protected:
    // its parts have other widths now, so perhaps other heights
    void resizeEvent(QResizeEvent* event) override {
        QWidget::resizeEvent(event);
        if (event->size().width() != event->oldSize().width())
            QMetaObject::invokeMethod(
                this, [this] { updateGeometry(); }, Qt::QueuedConnection);
    }
};

/// A page that scrolls up and down where it does not fit: text grows, windows do not. Widget and
/// area keep their background to themselves.
inline QScrollArea* scrolled(QWidget* content, QWidget* parent) {
    auto* area = new QScrollArea{parent};
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    area->setFocusPolicy(Qt::NoFocus);
    area->viewport()->setAutoFillBackground(false);
    area->setWidget(content);
    content->setAutoFillBackground(false);  // setWidget has switched it on
    return area;
}

}  // namespace thrum::gui
