#include "gui/widgets/wheel_guard.hpp"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QScrollArea>
#include <QSlider>

namespace thrum::gui {

namespace {
bool takesTheWheel(const QWidget& widget) {
    return qobject_cast<const QComboBox*>(&widget) != nullptr ||
           qobject_cast<const QAbstractSpinBox*>(&widget) != nullptr ||
           qobject_cast<const QSlider*>(&widget) != nullptr;
}

bool isScrolled(const QWidget& widget) {
    for (const QWidget* above = widget.parentWidget(); above != nullptr;
         above = above->parentWidget())
        if (qobject_cast<const QScrollArea*>(above) != nullptr)
            return true;
    return false;
}
}  // namespace

WheelGuard::WheelGuard(QObject* parent) : QObject{parent} {
    qApp->installEventFilter(this);
}

bool WheelGuard::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::Wheel || !watched->isWidgetType())
        return false;
    const auto& widget = *static_cast<const QWidget*>(watched);
    if (!takesTheWheel(widget) || widget.hasFocus() || !isScrolled(widget))
        return false;
    event->ignore();  // so that it goes on to the page
    return true;
}

}  // namespace thrum::gui
