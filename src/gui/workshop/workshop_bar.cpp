#include "gui/workshop/workshop_bar.hpp"

#include "gui/widgets/flow_layout.hpp"

#include <QAction>
#include <QToolButton>

namespace thrum::gui {

WorkshopBar::WorkshopBar(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("workshopBar"));
    setAttribute(Qt::WA_StyledBackground);
    setAccessibleName(tr("Workshop"));
    auto* row = new FlowLayout{this};
    row->setContentsMargins(8, 0, 8, 0);
    row->setSpacing(4);
    hide();
}

void WorkshopBar::addPage(QAction& action, const QWidget& page, const QString& text) {
    auto* button = new QToolButton{this};
    button->setText(text);
    button->setToolButtonStyle(Qt::ToolButtonTextOnly);
    button->setFocusPolicy(Qt::TabFocus);
    button->setCheckable(true);
    layout()->addWidget(button);
    m_buttons.emplace(&page, button);
    connect(button, &QToolButton::clicked, &action, [button, &action] {
        button->setChecked(action.isChecked());  // where one is, is for the page to say
        action.trigger();
    });
    const auto follow = [button, &action] {
        button->setToolTip(action.toolTip());
        button->setEnabled(action.isEnabled());
    };
    connect(&action, &QAction::changed, button, follow);
    follow();
}

void WorkshopBar::follow(const QWidget* page) {
    for (const auto& [at, button] : m_buttons)
        button->setChecked(at == page);
    setVisible(leadsTo(page));
}

}  // namespace thrum::gui
