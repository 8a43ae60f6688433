#include "gui/widgets/held_keys.hpp"

#include <QAbstractButton>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextEdit>
#include <QToolButton>

namespace thrum::gui {

namespace {
bool isEnter(int key) {
    return key == Qt::Key_Return || key == Qt::Key_Enter;
}

/// A key that presses buttons and chooses; the others move, turn, scroll and write.
bool decides(int key) {
    return isEnter(key) || key == Qt::Key_Space || key == Qt::Key_Select ||
           (key >= Qt::Key_0 && key <= Qt::Key_9);
}

/// In a field the key is a letter of the text. Enter is one only where there are lines.
bool writes(const QObject& receiver, int key) {
    if (qobject_cast<const QTextEdit*>(&receiver) != nullptr ||
        qobject_cast<const QPlainTextEdit*>(&receiver) != nullptr)
        return true;
    if (isEnter(key))
        return false;
    const auto* box = qobject_cast<const QComboBox*>(&receiver);
    return qobject_cast<const QLineEdit*>(&receiver) != nullptr ||
           qobject_cast<const QAbstractSpinBox*>(&receiver) != nullptr ||
           qobject_cast<const QKeySequenceEdit*>(&receiver) != nullptr ||
           (box != nullptr && box->isEditable());
}
}  // namespace

HeldKeys& HeldKeys::instance() {
    static HeldKeys keys;
    return keys;
}

void HeldKeys::install() {
    qApp->installEventFilter(this);
}

void HeldKeys::askedAnew() {
    ++m_asked;
    // A button is pressed when Space is let go: not this one, which stands for something else now.
    for (QWidget* window : QApplication::topLevelWidgets())
        for (auto* button : window->findChildren<QAbstractButton*>())
            if (button->isDown() && qobject_cast<QToolButton*>(button) == nullptr)
                button->setDown(false);
}

bool HeldKeys::isIdle(const QKeyEvent& key, const QObject& receiver) {
    if (!key.isAutoRepeat()) {
        if (!m_down.contains(key.key()))
            m_down.insert(key.key(), m_asked);
        return false;
    }
    if (writes(receiver, key.key()))
        return false;
    return decides(key.key()) || m_down.value(key.key(), m_asked) < m_asked;
}

bool HeldKeys::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
        case QEvent::ShortcutOverride:  // who takes it gets the key, and no command does
        case QEvent::KeyPress:
            if (!watched->isWidgetType() || !isIdle(*static_cast<QKeyEvent*>(event), *watched))
                break;
            event->accept();
            return true;
        case QEvent::KeyRelease:
            if (const auto* key = static_cast<QKeyEvent*>(event); !key->isAutoRepeat())
                m_down.remove(key->key());
            break;
        case QEvent::ApplicationDeactivate:
            m_down.clear();  // what is let go elsewhere is not heard here
            break;
        default:
            break;
    }
    return QObject::eventFilter(watched, event);
}

}  // namespace thrum::gui
