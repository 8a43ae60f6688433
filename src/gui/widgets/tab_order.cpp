#include "gui/widgets/tab_order.hpp"

#include <algorithm>
#include <vector>

#include <QWidget>

namespace thrum::gui {

namespace {
struct Stop {
    QWidget* widget = nullptr;
    QRect place{};
};
}  // namespace

void tabAsRead(QWidget& page) {
    std::vector<Stop> stops;
    for (QWidget* widget : page.findChildren<QWidget*>()) {
        const bool tabs = (widget->focusPolicy() & Qt::TabFocus) != 0;
        if (tabs && widget->focusProxy() == nullptr && widget->isVisibleTo(&page))
            stops.push_back({widget, {widget->mapTo(&page, QPoint{}), widget->size()}});
    }
    std::ranges::stable_sort(stops, {}, [](const Stop& stop) { return stop.place.center().y(); });
    // who stands beside somebody belongs to his row
    std::vector<Stop> read;
    for (auto first = stops.begin(); first != stops.end();) {
        const int bottom = first->place.bottom();
        auto last = std::find_if(first, stops.end(), [bottom](const Stop& stop) {
            return stop.place.center().y() > bottom;
        });
        std::stable_sort(first, last, [](const Stop& a, const Stop& b) {
            return a.place.left() < b.place.left();
        });
        read.insert(read.end(), first, last);
        first = last;
    }
    for (std::size_t i = 1; i < read.size(); ++i)
        QWidget::setTabOrder(read[i - 1].widget, read[i].widget);
}

}  // namespace thrum::gui
