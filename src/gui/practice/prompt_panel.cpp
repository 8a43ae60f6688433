#include "gui/practice/prompt_panel.hpp"

#include "gui/practice/prompt_page.hpp"
#include "gui/practice/scene_builder.hpp"
#include "gui/practice/table_session.hpp"
#include "gui/widgets/prompt_frame.hpp"

#include <QHBoxLayout>
#include <QLabel>
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

    m_frame = new PromptFrame{this};
    column->addWidget(m_frame, 1);
    connect(m_frame, &PromptFrame::mainPressed, this, &PromptPanel::mainPressed);
}

void PromptPanel::addPage(TablePhase phase, PromptPage* page) {
    m_pages.insert(static_cast<int>(phase), page);
    m_frame->addPage(page);
}

PromptPage* PromptPanel::page() const {
    return qobject_cast<PromptPage*>(m_frame->page());
}

QPushButton* PromptPanel::mainButton() const {
    return m_frame->mainButton();
}

void PromptPanel::refresh(const TableSession& session) {
    PromptPage* wanted = m_pages.value(static_cast<int>(session.phase()));
    if (wanted == nullptr)
        return;
    m_frame->show(wanted);
    wanted->refresh(session);
    const SetupDocument& document = session.document();
    const TeamLook look = lookOf(document.data().team(document.state().offense));
    m_band->setStyleSheet(QStringLiteral("background: %1; color: white;").arg(look.kit.name()));
    m_title->setText(wanted->title(session));
    m_side->setText(tr("play %1").arg(session.playNumber()));
    m_frame->setMain(wanted->mainText(session), wanted->mainHint(session));
}

}  // namespace thrum::gui
