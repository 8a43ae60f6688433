#pragma once

#include <QScrollArea>

namespace thrum::gui {

/// A page that scrolls up and down where it does not fit: text grows, windows do not. Widget and
/// area keep their background to themselves.
inline QScrollArea* scrolled(QWidget* content, QWidget* parent) {
    auto* area = new QScrollArea{parent};
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAsNeeded);
    area->setFocusPolicy(Qt::NoFocus);
    area->viewport()->setAutoFillBackground(false);
    area->setWidget(content);
    content->setAutoFillBackground(false);  // setWidget has switched it on
    return area;
}

}  // namespace thrum::gui
