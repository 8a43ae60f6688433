#include "gui/widgets/lock_label.hpp"

#include "gui/theme/theme.hpp"

#include <QEvent>

namespace thrum::gui {

LockLabel::LockLabel(QWidget* parent) : QLabel{parent} {
    setToolTip(tr("Fixed for this game"));
    setAccessibleName(toolTip());
    draw();
}

void LockLabel::changeEvent(QEvent* event) {
    QLabel::changeEvent(event);
    if (event->type() == QEvent::PaletteChange || event->type() == QEvent::FontChange)
        draw();
}

void LockLabel::draw() {
    setPixmap(
        Theme::instance()
            .icon(QStringLiteral("lock"))
            .pixmap(QSize{fontMetrics().height(), fontMetrics().height()}, devicePixelRatioF()));
}

}  // namespace thrum::gui
