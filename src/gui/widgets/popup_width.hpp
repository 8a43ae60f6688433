#pragma once

#include <QAbstractItemView>
#include <QComboBox>
#include <QScrollBar>

namespace thrum::gui {

/// Makes the list that drops from a narrow box as wide as its longest entry. To be called when the
/// box is filled.
inline void widenPopup(QComboBox& box) {
    constexpr int kBeside = 24;  // frame and margins of an entry
    QAbstractItemView* list = box.view();
    list->setMinimumWidth(list->sizeHintForColumn(0) +
                          list->verticalScrollBar()->sizeHint().width() + kBeside);
}

}  // namespace thrum::gui
