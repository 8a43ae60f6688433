#include "gui/widgets/navigation_bar.hpp"

#include <QAction>
#include <QToolButton>
#include <QVBoxLayout>

namespace thrum::gui {

NavigationBar::NavigationBar(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("navigation"));
    setAttribute(Qt::WA_StyledBackground);
    setAccessibleName(tr("Navigation"));
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 8, 0, 8);
    column->setSpacing(4);
    column->addStretch(1);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Preferred);
}

void NavigationBar::addPage(QAction* action, const QString& shortName) {
    auto* button = new QToolButton{this};
    action->setIconText(shortName);
    button->setDefaultAction(action);
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setIconSize(QSize{22, 22});
    button->setFocusPolicy(Qt::TabFocus);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto* column = qobject_cast<QVBoxLayout*>(layout());
    column->insertWidget(column->count() - 1, button);
}

}  // namespace thrum::gui
