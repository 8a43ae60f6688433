#pragma once

#include <QStyledItemDelegate>

namespace thrum::gui {

/// A play in the list of a replay: what was due in bold, whom it brought how much, and its story,
/// as high as its words need.
class PlayDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    enum Role {
        StoryRole = Qt::UserRole + 10,
        WorthRole  ///< "Wildcats +4.9"; empty where it is not worth telling
    };
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter,
               const QStyleOptionViewItem& option,
               const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override;
};

}  // namespace thrum::gui
