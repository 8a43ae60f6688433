#include "gui/widgets/panes.hpp"

#include <QApplication>
#include <QWidget>

namespace thrum::gui {

namespace {
bool takesKeys(const QWidget& widget) {
    return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) != 0;
}

QWidget* firstIn(QWidget& pane) {
    if (takesKeys(pane))
        return &pane;
    for (QWidget* main : pane.findChildren<QWidget*>(QStringLiteral("mainButton")))
        if (takesKeys(*main))
            return main;
    for (QWidget* part : pane.findChildren<QWidget*>())
        if (takesKeys(*part))
            return part;
    return nullptr;
}
}  // namespace

void focusNextPane(const std::vector<QWidget*>& panes) {
    const QWidget* now = QApplication::focusWidget();
    std::size_t at = 0;
    for (std::size_t i = 0; i < panes.size(); ++i)
        if (now != nullptr && (panes[i] == now || panes[i]->isAncestorOf(now)))
            at = i + 1;
    for (std::size_t i = 0; i < panes.size(); ++i) {
        QWidget* pane = panes[(at + i) % panes.size()];
        QWidget* first = pane->isVisible() ? firstIn(*pane) : nullptr;
        if (first == nullptr)
            continue;
        first->setFocus(Qt::TabFocusReason);
        return;
    }
}

}  // namespace thrum::gui
