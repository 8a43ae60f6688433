#include "gui/widgets/prompt_frame.hpp"

#include "gui/widgets/fitting_button.hpp"

#include <algorithm>

#include <QEvent>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace thrum::gui {

PromptFrame::PromptFrame(QWidget* parent) : QWidget{parent} {
    auto* rows = new QVBoxLayout{this};
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    m_stack = new QStackedWidget{this};
    m_stack->setObjectName(QStringLiteral("page"));
    m_stack->setAttribute(Qt::WA_StyledBackground);
    rows->addWidget(m_stack, 1);
    auto* foot = new QWidget{this};
    m_foot = foot;
    foot->setObjectName(QStringLiteral("page"));
    foot->setAttribute(Qt::WA_StyledBackground);
    auto* bottom = new QVBoxLayout{foot};
    bottom->setContentsMargins(16, 4, 16, 12);
    bottom->setSpacing(6);
    m_above = new QVBoxLayout;
    m_above->setSpacing(4);
    bottom->addLayout(m_above);
    m_main = new FittingButton{foot};
    m_main->setObjectName(QStringLiteral("mainButton"));
    m_main->setFocusPolicy(Qt::TabFocus);
    connect(m_main, &QPushButton::clicked, this, &PromptFrame::mainPressed);
    m_main->installEventFilter(this);
    pressOnEnter(m_main);
    bottom->addWidget(m_main);
    m_hint = new QLabel{foot};
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);
    m_hint->setProperty("role", QStringLiteral("muted"));
    bottom->addWidget(m_hint);
    rows->addWidget(foot);
}

QPushButton* PromptFrame::mainButton() const {
    return m_main;
}

void PromptFrame::addPage(QWidget* page) {
    if (m_frames.contains(page))
        return;
    auto* frame = new QScrollArea{m_stack};
    frame->setWidgetResizable(true);
    frame->setMinimumHeight(40);
    frame->setFocusPolicy(Qt::NoFocus);
    frame->viewport()->setAutoFillBackground(false);
    frame->setWidget(page);
    page->setAutoFillBackground(false);  // setWidget has switched it on
    page->installEventFilter(this);
    m_stack->addWidget(frame);
    m_frames.insert(page, frame);
    for (QPushButton* button : page->findChildren<QPushButton*>())
        pressOnEnter(button);
}

QWidget* PromptFrame::page() const {
    const auto* frame = qobject_cast<QScrollArea*>(m_stack->currentWidget());
    return frame != nullptr ? frame->widget() : nullptr;
}

bool PromptFrame::show(QWidget* page) {
    QScrollArea* frame = m_frames.value(page);
    const bool another = m_stack->currentWidget() != frame;
    m_stack->setCurrentWidget(frame);
    if (another && frame != nullptr)
        frame->verticalScrollBar()->setValue(0);  // a page is read from its beginning
    return another;
}

void PromptFrame::setMain(const QString& text,
                          const QString& hint,
                          bool enabled,
                          const QString& key) {
    m_main->setKey(key);
    m_main->setVisible(!text.isEmpty());
    if (m_main->text() != text)
        m_main->setText(text);
    m_main->setEnabled(enabled);
    m_hint->setText(hint);
    m_hint->setVisible(!hint.isEmpty());
    fitFoot();
}

void PromptFrame::fitFoot() {
    // Choices scroll; the main button and its line are always whole.
    m_main->setMinimumHeight(m_main->sizeHint().height());
    m_foot->setMinimumHeight(std::max(0, m_foot->layout()->totalMinimumHeightForWidth(width())));
}

void PromptFrame::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitFoot();
}

void PromptFrame::pressOnEnter(QPushButton* button) {
    button->installEventFilter(this);
}

bool PromptFrame::eventFilter(QObject* watched, QEvent* event) {
    // a double click is one press: the second half of it would be the next page's, which may be
    // covered for somebody else
    if (watched == m_main && event->type() == QEvent::MouseButtonDblClick)
        return true;
    // A scroll area does not ask how high a page with wrapped texts has to be; it squeezes it.
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize) {
        auto* page = qobject_cast<QWidget*>(watched);
        if (page != nullptr && m_frames.contains(page) && page->layout() != nullptr) {
            QLayout& layout = *page->layout();
            const int height = layout.hasHeightForWidth()
                                   ? layout.totalMinimumHeightForWidth(page->width())
                                   : layout.totalMinimumSize().height();
            if (page->minimumHeight() != height)
                page->setMinimumHeight(height);
        }
    }
    if (event->type() == QEvent::KeyPress) {
        const auto* key = static_cast<QKeyEvent*>(event);
        auto* button = qobject_cast<QPushButton*>(watched);
        if (button != nullptr && (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter)) {
            button->click();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace thrum::gui
