#include "gui/games/scrimmage/error_popup.hpp"

#include "gui/theme/theme.hpp"

#include <algorithm>

#include <QAccessible>
#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
constexpr int kMostWidth = 420;
}

ScrimmageErrorPopup::ScrimmageErrorPopup(QWidget& behind, QWidget* parent)
    : QFrame{parent}, m_behind{behind} {
    setObjectName(QStringLiteral("card"));
    setFrameShape(QFrame::StyledPanel);
    setAutoFillBackground(true);
    auto* rows = new QVBoxLayout{this};
    rows->setContentsMargins(18, 14, 18, 12);
    rows->setSpacing(10);
    m_text = new QLabel{this};
    m_text->setObjectName(QStringLiteral("errorText"));
    m_text->setWordWrap(true);
    m_text->setProperty("role", QStringLiteral("heading"));
    rows->addWidget(m_text);
    auto* buttons = new QHBoxLayout;
    m_rule = new QPushButton{this};
    m_rule->setObjectName(QStringLiteral("errorRule"));
    m_rule->setFlat(true);
    buttons->addWidget(m_rule);
    buttons->addStretch(1);
    m_ok = new QPushButton{tr("OK"), this};
    m_ok->setObjectName(QStringLiteral("errorOk"));
    m_ok->setAutoDefault(true);
    buttons->addWidget(m_ok);
    rows->addLayout(buttons);
    connect(m_ok, &QPushButton::clicked, this, &ScrimmageErrorPopup::dismiss);
    connect(m_rule, &QPushButton::clicked, this, [this] { emit clauseAsked(m_clause); });
    m_ok->installEventFilter(this);
    m_rule->installEventFilter(this);
    m_behind.installEventFilter(this);
    hide();
}

QString ScrimmageErrorPopup::sentence() const {
    return isVisible() ? m_text->text() : QString{};
}

void ScrimmageErrorPopup::say(const QString& sentence, const QString& clause) {
    m_clause = clause;
    // the sentence begins with the clause, which has a button of its own here
    const QString before = clause + QStringLiteral(": ");
    m_text->setText(sentence.startsWith(before) ? sentence.mid(before.size()) : sentence);
    m_rule->setText(clause);
    m_rule->setAccessibleName(tr("Read rule %1").arg(clause));
    m_rule->setVisible(!clause.isEmpty());
    setAccessibleName(m_text->text());
    if (!isVisible())
        m_before = QApplication::focusWidget();
    const int width = std::min({kMostWidth,
                                parentWidget()->width() - 24,
                                m_text->fontMetrics().horizontalAdvance(m_text->text()) + 60});
    setFixedWidth(std::max(width, m_ok->sizeHint().width() + m_rule->sizeHint().width() + 60));
    adjustSize();
    resize(this->width(),
           heightForWidth(this->width()) > 0 ? heightForWidth(this->width()) : sizeHint().height());
    const QRect room = parentWidget()->rect();
    move(room.center() - QPoint{this->width() / 2, height() / 2});
    show();
    raise();
    m_ok->setFocus(Qt::PopupFocusReason);
    QAccessibleEvent event{this, QAccessible::Alert};
    QAccessible::updateAccessibility(&event);
}

void ScrimmageErrorPopup::dismiss() {
    if (!isVisible())
        return;
    const bool had = isAncestorOf(QApplication::focusWidget());
    hide();
    if (had && m_before)
        m_before->setFocus(Qt::PopupFocusReason);
    m_before.clear();
}

// All keys are its own while it is in front: Enter says OK and not what the main button says, and
// no letter, digit or Ctrl+Z does something on a page that cannot be used.
bool ScrimmageErrorPopup::eventFilter(QObject* watched, QEvent* event) {
    if (watched == &m_behind) {
        const bool click = event->type() == QEvent::MouseButtonPress && isVisible();
        if (click)
            dismiss();
        return click;
    }
    if (event->type() == QEvent::ShortcutOverride) {
        event->accept();
        return true;
    }
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Left || key == Qt::Key_Right || key == Qt::Key_Up ||
            key == Qt::Key_Down) {
            static_cast<void>(focusNextPrevChild(key == Qt::Key_Right || key == Qt::Key_Down));
            return true;
        }
    }
    return QFrame::eventFilter(watched, event);
}

// The keyboard stays until this is taken away.
bool ScrimmageErrorPopup::focusNextPrevChild(bool next) {
    QPushButton* other = m_ok->hasFocus() && m_rule->isVisible() ? m_rule : m_ok;
    other->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

void ScrimmageErrorPopup::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape || event->key() == Qt::Key_Return ||
        event->key() == Qt::Key_Enter) {
        dismiss();
    }
    event->accept();
}

}  // namespace thrum::gui
