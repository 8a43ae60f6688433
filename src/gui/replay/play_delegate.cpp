#include "gui/replay/play_delegate.hpp"

#include "gui/theme/theme.hpp"

#include <QListView>
#include <QPainter>

namespace thrum::gui {

namespace {
constexpr int kRowMargin = 6;
constexpr int kMostHigh = 2000;  // pixels, higher than any story
constexpr int kWrapped = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

struct Parts {
    QFont bold;
    QString title;
    QString worth;
    QString story;
    QRect titleAt;
    QRect worthAt;
    QRect storyAt;
    int height = 0;
};

Parts partsOf(const QStyleOptionViewItem& option, const QModelIndex& index) {
    Parts parts;
    parts.bold = option.font;
    parts.bold.setBold(true);
    parts.title = index.data(Qt::DisplayRole).toString();
    parts.worth = index.data(PlayDelegate::WorthRole).toString();
    parts.story = index.data(PlayDelegate::StoryRole).toString();
    const auto* view = qobject_cast<const QListView*>(option.widget);
    const int width = view != nullptr ? view->viewport()->width() : option.rect.width();
    int top = option.rect.top() + kRowMargin;
    const auto place = [&](const QFont& font, const QString& text) {
        const QRect room{option.rect.left() + kRowMargin, top, width - 2 * kRowMargin, kMostHigh};
        QRect at = QFontMetrics{font}.boundingRect(room, kWrapped, text);
        at.setWidth(room.width());
        if (text.isEmpty())
            at.setHeight(0);
        top += at.height();
        return at;
    };
    parts.titleAt = place(parts.bold, parts.title);
    parts.worthAt = place(option.font, parts.worth);
    parts.storyAt = place(option.font, parts.story);
    parts.height = top - option.rect.top() + kRowMargin;
    return parts;
}
}  // namespace

void PlayDelegate::paint(QPainter* painter,
                         const QStyleOptionViewItem& option,
                         const QModelIndex& index) const {
    const ThemeColors& colors = Theme::instance().colors();
    const Parts parts = partsOf(option, index);
    const bool chosen = (option.state & QStyle::State_Selected) != 0;
    painter->save();
    if (chosen)
        painter->fillRect(option.rect, option.palette.highlight());
    const QColor ink = chosen ? option.palette.highlightedText().color() : colors.text;
    painter->setPen(ink);
    painter->setFont(parts.bold);
    painter->drawText(parts.titleAt, kWrapped, parts.title);
    painter->setFont(option.font);
    painter->setPen(chosen ? ink : colors.link);
    painter->drawText(parts.worthAt, kWrapped, parts.worth);
    painter->setPen(ink);
    painter->drawText(parts.storyAt, kWrapped, parts.story);
    painter->restore();
}

QSize PlayDelegate::sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const {
    return {option.rect.width(), partsOf(option, index).height};
}

}  // namespace thrum::gui
