#include "gui/panels/prompt_panel.hpp"

#include "gui/comfort/fitting_button.hpp"
#include "gui/panels/prompt_page.hpp"
#include "gui/session/scene_builder.hpp"
#include "gui/session/table_session.hpp"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace thrum::gui {

PromptPanel::PromptPanel(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("promptPanel"));
    setAccessibleName(tr("Prompt"));
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);

    m_band = new QWidget{this};
    m_band->setAttribute(Qt::WA_StyledBackground);
    auto* band = new QHBoxLayout{m_band};
    band->setContentsMargins(16, 9, 16, 9);
    m_title = new QLabel{m_band};
    m_title->setObjectName(QStringLiteral("promptTitle"));
    m_title->setWordWrap(true);
    m_side = new QLabel{m_band};
    m_side->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    band->addWidget(m_title, 1);
    band->addWidget(m_side);
    column->addWidget(m_band);

    m_stack = new QStackedWidget{this};
    m_stack->setObjectName(QStringLiteral("page"));
    m_stack->setAttribute(Qt::WA_StyledBackground);
    column->addWidget(m_stack, 1);

    auto* foot = new QWidget{this};
    foot->setObjectName(QStringLiteral("page"));
    foot->setAttribute(Qt::WA_StyledBackground);
    auto* bottom = new QVBoxLayout{foot};
    bottom->setContentsMargins(16, 4, 16, 12);
    bottom->setSpacing(6);
    m_main = new FittingButton{foot};
    m_main->setObjectName(QStringLiteral("mainButton"));
    m_main->setFocusPolicy(Qt::TabFocus);
    connect(m_main, &QPushButton::clicked, this, &PromptPanel::mainPressed);
    bottom->addWidget(m_main);
    m_hint = new QLabel{foot};
    m_hint->setAlignment(Qt::AlignCenter);
    m_hint->setWordWrap(true);
    m_hint->setProperty("role", QStringLiteral("muted"));
    bottom->addWidget(m_hint);
    column->addWidget(foot);
    m_main->installEventFilter(this);
}

void PromptPanel::addPage(TablePhase phase, PromptPage* page) {
    m_pages.insert(static_cast<int>(phase), page);
    if (m_frames.contains(page))
        return;
    auto* frame = new QScrollArea{m_stack};
    frame->setWidgetResizable(true);
    frame->setFocusPolicy(Qt::NoFocus);
    frame->viewport()->setAutoFillBackground(false);
    frame->setWidget(page);
    page->setAutoFillBackground(false);  // setWidget has switched it on
    m_stack->addWidget(frame);
    m_frames.insert(page, frame);
    for (QPushButton* button : page->findChildren<QPushButton*>())
        button->installEventFilter(this);
}

PromptPage* PromptPanel::page() const {
    const auto* frame = qobject_cast<QScrollArea*>(m_stack->currentWidget());
    return frame != nullptr ? qobject_cast<PromptPage*>(frame->widget()) : nullptr;
}

void PromptPanel::refresh(const TableSession& session) {
    PromptPage* wanted = m_pages.value(static_cast<int>(session.phase()));
    if (wanted == nullptr)
        return;
    m_stack->setCurrentWidget(m_frames.value(wanted));
    wanted->refresh(session);
    const SetupDocument& document = session.document();
    const TeamLook look = lookOf(document.data().team(document.state().offense));
    m_band->setStyleSheet(QStringLiteral("background: %1; color: white;").arg(look.kit.name()));
    m_title->setText(wanted->title(session));
    m_side->setText(tr("play %1").arg(session.playNumber()));
    m_main->setText(wanted->mainText(session));
    m_hint->setText(wanted->mainHint(session));
}

bool PromptPanel::eventFilter(QObject* watched, QEvent* event) {
    // Enter presses the button that has the keyboard, as Space does.
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
