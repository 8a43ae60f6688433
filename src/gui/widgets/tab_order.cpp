#include "gui/widgets/tab_order.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

#include <QWidget>

namespace thrum::gui {

namespace {
struct Stop {
    QWidget* widget = nullptr;
    QRect place{};
};

std::vector<Stop> asRead(QWidget& page) {
    std::vector<Stop> stops;
    for (QWidget* widget : page.findChildren<QWidget*>()) {
        const bool tabs = (widget->focusPolicy() & Qt::TabFocus) != 0;
        if (tabs && widget->focusProxy() == nullptr && widget->isVisibleTo(&page) &&
            widget->isEnabled())
            stops.push_back({widget, {widget->mapTo(&page, QPoint{}), widget->size()}});
    }
    std::ranges::stable_sort(stops, {}, [](const Stop& stop) { return stop.place.center().y(); });
    // who stands beside somebody belongs to his row
    for (auto first = stops.begin(); first != stops.end();) {
        const int bottom = first->place.bottom();
        const auto last = std::find_if(first, stops.end(), [bottom](const Stop& stop) {
            return stop.place.center().y() > bottom;
        });
        std::stable_sort(first, last, [](const Stop& a, const Stop& b) {
            return a.place.left() < b.place.left();
        });
        first = last;
    }
    return stops;
}
}  // namespace

bool focusAsRead(QWidget& page, bool next) {
    const std::vector<Stop> stops = asRead(page);
    const auto at = std::ranges::find(stops, page.window()->focusWidget(), &Stop::widget);
    if (at == stops.end())
        return false;
    const auto count = static_cast<std::ptrdiff_t>(stops.size());
    const std::ptrdiff_t to = (at - stops.begin() + (next ? 1 : count - 1)) % count;
    stops[static_cast<std::size_t>(to)].widget->setFocus(next ? Qt::TabFocusReason
                                                              : Qt::BacktabFocusReason);
    return true;
}

}  // namespace thrum::gui
