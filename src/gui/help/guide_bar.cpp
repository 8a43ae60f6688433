#include "gui/help/guide_bar.hpp"

#include "gui/help/guided_game.hpp"

#include <QAccessible>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace thrum::gui {

GuideBar::GuideBar(GuidedGame& guide, QWidget* parent) : QWidget{parent}, m_guide{guide} {
    setObjectName(QStringLiteral("guideBar"));
    setAttribute(Qt::WA_StyledBackground);
    auto* row = new QHBoxLayout{this};
    row->setContentsMargins(16, 8, 16, 8);
    row->setSpacing(14);
    m_count = new QLabel{this};
    m_count->setObjectName(QStringLiteral("guideCount"));
    row->addWidget(m_count);
    auto* texts = new QVBoxLayout;
    texts->setSpacing(1);
    m_title = new QLabel{this};
    m_title->setObjectName(QStringLiteral("guideTitle"));
    m_title->setProperty("role", QStringLiteral("heading"));
    m_text = new QLabel{this};
    m_text->setObjectName(QStringLiteral("guideText"));
    m_text->setWordWrap(true);
    texts->addWidget(m_title);
    texts->addWidget(m_text);
    row->addLayout(texts, 1);
    m_skip = new QPushButton{tr("Skip"), this};
    m_skip->setObjectName(QStringLiteral("guideSkip"));
    m_skip->setToolTip(tr("Go on without doing it"));
    m_leave = new QPushButton{tr("Leave"), this};
    m_leave->setObjectName(QStringLiteral("guideLeave"));
    m_leave->setToolTip(tr("End the guided first game; Help starts it again"));
    for (QPushButton* button : {m_skip, m_leave}) {
        button->setFocusPolicy(Qt::TabFocus);
        row->addWidget(button);
    }
    connect(m_skip, &QPushButton::clicked, &guide, &GuidedGame::skip);
    connect(m_leave, &QPushButton::clicked, &guide, &GuidedGame::leave);
    connect(&guide, &GuidedGame::changed, this, &GuideBar::refresh);
    refresh();
}

void GuideBar::refresh() {
    setVisible(m_guide.isOn());
    if (!m_guide.isOn())
        return;
    const GuideStep* step = m_guide.current();
    const int count = static_cast<int>(m_guide.steps().size());
    m_count->setText(step != nullptr ? tr("Step %1 of %2").arg(m_guide.step() + 1).arg(count)
                                     : tr("All %1 steps done").arg(count));
    m_title->setText(step != nullptr ? step->title : tr("That was your first game"));
    m_text->setText(step != nullptr
                        ? step->text
                        : tr("New game (Ctrl+N) begins a real one; alone you coach both sides and "
                             "may take back. F1 opens the rules."));
    m_skip->setVisible(step != nullptr);
    m_leave->setText(step != nullptr ? tr("Leave") : tr("Close"));
    setAccessibleName(
        QStringLiteral("%1. %2. %3").arg(m_count->text(), m_title->text(), m_text->text()));
    QAccessibleEvent event{this, QAccessible::Alert};
    QAccessible::updateAccessibility(&event);
}

}  // namespace thrum::gui
