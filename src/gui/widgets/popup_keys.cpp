#include "gui/widgets/popup_keys.hpp"

#include <QApplication>
#include <QEvent>
#include <QMenu>

namespace thrum::gui {

PopupKeys::PopupKeys(QObject* parent) : QObject{parent} {
    qApp->installEventFilter(this);
}

bool PopupKeys::eventFilter(QObject* watched, QEvent* event) {
    // Qt looks for shortcuts where the keyboard was before the popup came; whoever takes this event
    // gets the key itself.
    // (The lists of boxes do so themselves.)
    if (event->type() != QEvent::ShortcutOverride ||
        qobject_cast<QMenu*>(QApplication::activePopupWidget()) == nullptr)
        return QObject::eventFilter(watched, event);
    event->accept();
    return true;
}

}  // namespace thrum::gui
