#include "gui/widgets/refusal_bubble.hpp"

#include "gui/widgets/comfort.hpp"

#include <algorithm>

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QLabel>
#include <QPainter>
#include <QPropertyAnimation>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
constexpr qint64 kAtOnceMs = 100;
}

RefusalBubble::RefusalBubble(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("refusal"));
    setFocusPolicy(Qt::NoFocus);
    auto* row = new QVBoxLayout{this};
    row->setContentsMargins(14, 9, 14, 9);
    row->setSpacing(3);
    m_text = new QLabel{this};
    m_text->setWordWrap(true);
    m_text->setStyleSheet(
        QStringLiteral("color: white; font-weight: 600; background: transparent;"));
    row->addWidget(m_text);
    m_link = new QLabel{this};
    m_link->setObjectName(QStringLiteral("refusalClause"));
    m_link->setCursor(Qt::PointingHandCursor);
    m_link->setStyleSheet(
        QStringLiteral("color: #ffd7a8; background: transparent; text-decoration: underline;"));
    row->addWidget(m_link);
    hide();
}

QString RefusalBubble::sentence() const {
    return isVisible() ? m_text->text() : QString{};
}

void RefusalBubble::say(const QString& sentence, QPoint near, const QString& clause) {
    // a key closes it before it is refused again
    const bool just = m_closed.isValid() && m_closed.elapsed() < kAtOnceMs;
    const bool again = (isVisible() || just) && m_text->text() == sentence;
    m_clause = clause;
    m_link->setText(tr("%1 · F1").arg(clause));
    m_link->setVisible(!clause.isEmpty());
    m_text->setText(sentence);
    setAccessibleName(sentence);
    m_text->setFixedWidth(std::min(280, m_text->fontMetrics().horizontalAdvance(sentence) + 6));
    adjustSize();
    const QRect room = parentWidget()->rect().adjusted(8, 8, -8, -8);
    QPoint at = near - QPoint{width() / 2, height() + 26};
    at.setX(std::clamp(at.x(), room.left(), std::max(room.left(), room.right() - width())));
    at.setY(std::clamp(at.y(), room.top(), std::max(room.top(), room.bottom() - height())));
    move(at);
    show();
    raise();
    if (again && !Comfort::instance().reducedMotion()) {
        auto* shake = new QPropertyAnimation{this, "pos", this};
        shake->setDuration(180);
        shake->setKeyValueAt(0.0, at);
        shake->setKeyValueAt(0.25, at + QPoint{-5, 0});
        shake->setKeyValueAt(0.75, at + QPoint{5, 0});
        shake->setKeyValueAt(1.0, at);
        shake->start(QAbstractAnimation::DeleteWhenStopped);
    }
    qApp->installEventFilter(this);
    QAccessibleEvent event{this, QAccessible::Alert};
    QAccessible::updateAccessibility(&event);
}

// A key that is the shortcut of a command comes as the offer to override it and as nothing else.
bool RefusalBubble::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() == QEvent::MouseButtonPress || event->type() == QEvent::KeyPress ||
        event->type() == QEvent::ShortcutOverride) {
        if (watched == m_link)
            emit clauseAsked(m_clause);
        dismiss();
    }
    return QWidget::eventFilter(watched, event);
}

void RefusalBubble::dismiss() {
    if (!isVisible())
        return;
    m_closed.start();
    hide();
    qApp->removeEventFilter(this);
}

void RefusalBubble::paintEvent(QPaintEvent*) {
    QPainter painter{this};
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen{QColor{255, 255, 255, 90}, 1.0});
    painter.setBrush(QColor{0x8e, 0x11, 0x2d});
    painter.drawRoundedRect(QRectF{rect()}.adjusted(0.5, 0.5, -0.5, -0.5), 8.0, 8.0);
}

}  // namespace thrum::gui
