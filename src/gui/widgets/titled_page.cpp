#include "gui/widgets/titled_page.hpp"

#include "gui/widgets/scrolled.hpp"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

namespace thrum::gui {

QVBoxLayout* titledColumn(QWidget* page, const QString& title) {
    auto* outer = new QVBoxLayout{page};
    outer->setContentsMargins(0, 0, 0, 0);
    auto* room = new QWidget;
    room->setObjectName(QStringLiteral("home"));
    room->setAttribute(Qt::WA_StyledBackground);
    outer->addWidget(scrolled(room, page));
    auto* middle = new QHBoxLayout{room};
    middle->setContentsMargins(28, 22, 28, 22);
    auto* column = new QVBoxLayout;
    column->setSpacing(12);
    middle->addStretch(1);
    middle->addLayout(column, 20);
    middle->addStretch(1);
    auto* heading = new QLabel{title, room};
    heading->setObjectName(QStringLiteral("homeTitle"));
    column->addWidget(heading);
    return column;
}

}  // namespace thrum::gui
