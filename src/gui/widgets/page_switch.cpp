#include "gui/widgets/page_switch.hpp"

#include "gui/widgets/navigation_bar.hpp"

#include <algorithm>

#include <QAction>
#include <QApplication>
#include <QStackedWidget>

namespace thrum::gui {

PageSwitch::PageSwitch(QStackedWidget& pages, NavigationBar& bar, QObject* parent)
    : QObject{parent}, m_pages{pages}, m_bar{bar} {}

void PageSwitch::add(QAction& action, QWidget& page, const QString& shortName, QWidget* first) {
    m_bar.addPage(&action, shortName);
    addBehind(action, page, first);
}

void PageSwitch::addBehind(QAction& action, QWidget& page, QWidget* first) {
    m_pages.addWidget(&page);
    m_places.push_back(Place{&action, &page, first});
    connect(&action, &QAction::triggered, this, [this, &page] { show(page); });
}

void PageSwitch::addSide(QWidget& page, QWidget* first) {
    m_pages.addWidget(&page);
    m_places.push_back(Place{nullptr, &page, first});
}

PageSwitch::Place* PageSwitch::placeOf(const QWidget* page) {
    const auto found =
        std::ranges::find_if(m_places, [page](const Place& p) { return p.page == page; });
    return found == m_places.end() ? nullptr : &*found;
}

QWidget* PageSwitch::current() const {
    return m_pages.currentWidget();
}

void PageSwitch::show(const QWidget& page) {
    Place* next = placeOf(&page);
    Place* now = placeOf(current());
    if (next == nullptr)
        return;
    if (now != nullptr && now != next) {
        QWidget* focus = QApplication::focusWidget();
        if (focus != nullptr && now->page->isAncestorOf(focus))
            now->focus = focus;
        if (now->action != nullptr)
            m_before = now->page;
    }
    m_pages.setCurrentWidget(next->page);
    if (next->action != nullptr)
        next->action->setChecked(true);
    (next->focus != nullptr ? next->focus.data() : next->page)->setFocus();
    emit shown(next->page);
}

void PageSwitch::back() {
    if (m_before != nullptr)
        show(*m_before);
}

}  // namespace thrum::gui
