#include "gui/widgets/switch_scan.hpp"

#include <algorithm>
#include <utility>

#include <QAbstractButton>
#include <QApplication>
#include <QDialog>
#include <QKeyEvent>
#include <QPushButton>

namespace thrum::gui {

SwitchScan::SwitchScan(std::function<QWidget*()> scope, QObject* parent)
    : QObject{parent}, m_scope{std::move(scope)} {
    connect(&m_timer, &QTimer::timeout, this, &SwitchScan::step);
}

void SwitchScan::setTenths(int tenths) {
    const bool was = m_tenths > 0;
    m_tenths = tenths <= 0 ? 0 : std::clamp(tenths, kLeastTenths, kMostTenths);
    if (m_tenths > 0)
        m_timer.start(100 * m_tenths);
    else
        m_timer.stop();
    if (was == (m_tenths > 0))
        return;
    if (was) {
        QApplication::instance()->removeEventFilter(this);
        m_current.clear();
    } else {
        QApplication::instance()->installEventFilter(this);
    }
}

QList<QAbstractButton*> SwitchScan::buttons() const {
    const QWidget* dialog = QApplication::activeModalWidget();
    const QWidget* scope = dialog != nullptr ? dialog : m_scope();
    QList<QAbstractButton*> found;
    if (scope == nullptr)
        return found;
    for (QAbstractButton* button : scope->findChildren<QAbstractButton*>())
        if (button->isVisible() && button->isEnabled() && !button->visibleRegion().isEmpty() &&
            qobject_cast<QPushButton*>(button) != nullptr)
            found << button;
    // as they are read, but what is most likely meant comes first
    std::ranges::stable_sort(found, [](const QAbstractButton* a, const QAbstractButton* b) {
        const QPoint one = a->mapToGlobal(QPoint{});
        const QPoint two = b->mapToGlobal(QPoint{});
        return std::pair{one.y(), one.x()} < std::pair{two.y(), two.x()};
    });
    std::stable_partition(found.begin(), found.end(), [](const QAbstractButton* button) {
        const auto* push = qobject_cast<const QPushButton*>(button);
        return button->objectName() == QStringLiteral("mainButton") || push->isDefault();
    });
    return found;
}

void SwitchScan::step() {
    const QList<QAbstractButton*> all = buttons();
    if (all.isEmpty()) {
        m_current.clear();
        return;
    }
    const qsizetype at = all.indexOf(m_current.data());  // -1: a new page begins at its first
    m_current = all.at((at + 1) % all.size());
    m_current->setFocus(Qt::TabFocusReason);
}

bool SwitchScan::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::KeyPress || !watched->isWidgetType() || m_current == nullptr)
        return QObject::eventFilter(watched, event);
    const auto* key = static_cast<QKeyEvent*>(event);
    const bool pressed =
        key->key() == Qt::Key_Space || key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
    if (!pressed || key->isAutoRepeat() || !buttons().contains(m_current.data()))
        return QObject::eventFilter(watched, event);
    m_timer.start(100 * m_tenths);  // a full turn for what comes
    m_current->click();
    return true;
}

}  // namespace thrum::gui
