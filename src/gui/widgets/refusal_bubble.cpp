#include "gui/widgets/refusal_bubble.hpp"

#include "gui/widgets/comfort.hpp"

#include <algorithm>
#include <optional>

#include <QAccessible>
#include <QApplication>
#include <QEvent>
#include <QKeyEvent>
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
    m_read.setSingleShot(true);
    connect(&m_read, &QTimer::timeout, this, &RefusalBubble::dismiss);
    hide();
}

QString RefusalBubble::sentence() const {
    return isVisible() ? m_text->text() : QString{};
}

int RefusalBubble::readingMs() const {
    constexpr int kLeastMs = 1500;
    constexpr int kLetterMs = 55;
    return kLeastMs + kLetterMs * static_cast<int>(m_text->text().size());
}

// Over, under or beside what it is about, or at an edge: where it lies on the fewest men.
QPoint RefusalBubble::placeFor(QPoint near, const std::vector<QRect>& men) const {
    constexpr int kAway = 26;
    const QRect room = parentWidget()->rect().adjusted(8, 8, -8, -8);
    const QPoint middle{near.x() - width() / 2, near.y() - height() / 2};
    const int left = room.left();
    const int right = std::max(left, room.right() - width());
    const int top = room.top();
    const int bottom = std::max(top, room.bottom() - height());
    QPoint best;
    std::optional<std::size_t> least;
    for (const QPoint wanted : {QPoint{middle.x(), near.y() - height() - kAway},
                                QPoint{middle.x(), near.y() + kAway},
                                QPoint{near.x() + kAway, middle.y()},
                                QPoint{near.x() - width() - kAway, middle.y()},
                                QPoint{middle.x(), top},
                                QPoint{middle.x(), bottom},
                                QPoint{left, top},
                                QPoint{right, top},
                                QPoint{left, bottom},
                                QPoint{right, bottom}}) {
        const QPoint at{std::clamp(wanted.x(), left, right), std::clamp(wanted.y(), top, bottom)};
        const QRect box{at, size()};
        std::size_t covered = box.contains(near) ? men.size() + 1 : 0;
        for (std::size_t i = 0; i < men.size(); ++i)
            covered += box.intersects(men[i]) ? men.size() - i : 0;
        if (!least || covered < *least) {
            least = covered;
            best = at;
        }
    }
    return best;
}

void RefusalBubble::say(const QString& sentence,
                        QPoint near,
                        const QString& clause,
                        const std::vector<QRect>& men) {
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
    const QPoint at = placeFor(near, men);
    move(at);
    m_read.stop();
    m_shown.start();
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
// The window hears of everything before its widgets do; who presses the rule means the rule.
bool RefusalBubble::eventFilter(QObject* watched, QEvent* event) {
    if (!watched->isWidgetType())
        return QWidget::eventFilter(watched, event);
    switch (event->type()) {
        case QEvent::MouseButtonPress:
            if (watched == this || isAncestorOf(static_cast<QWidget*>(watched))) {
                const bool asks = watched == m_link;
                dismiss();
                if (asks)
                    emit clauseAsked(m_clause);
                return true;
            }
            dismiss();
            break;
        case QEvent::KeyPress:
        case QEvent::ShortcutOverride: {
            const auto* key = static_cast<QKeyEvent*>(event);
            // a key that is held, and Shift or Ctrl for the next one, close nothing
            const bool modifier = key->key() == Qt::Key_Shift || key->key() == Qt::Key_Control ||
                                  key->key() == Qt::Key_Alt || key->key() == Qt::Key_Meta;
            if (!key->isAutoRepeat() && !modifier)
                dismiss();
            break;
        }
        default:
            break;
    }
    return QWidget::eventFilter(watched, event);
}

void RefusalBubble::dismissWhenRead() {
    if (!isVisible())
        return;
    const int left = readingMs() - static_cast<int>(m_shown.elapsed());
    if (left <= 0)
        dismiss();
    else if (!m_read.isActive())
        m_read.start(left);
}

void RefusalBubble::dismiss() {
    if (!isVisible())
        return;
    m_closed.start();
    m_read.stop();
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
