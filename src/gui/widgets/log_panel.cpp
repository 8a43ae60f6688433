#include "gui/widgets/log_panel.hpp"

#include "gui/theme/theme.hpp"
#include "gui/widgets/play_log.hpp"

#include <algorithm>
#include <cmath>

#include <QLabel>
#include <QListView>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QTextLayout>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
/// Time, sentence, rule: three columns, the sentence wrapped.
class LogDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter,
               const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const ThemeColors& colors = Theme::instance().colors();
        const Parts parts = partsOf(option, index);
        const bool chosen = (option.state & QStyle::State_Selected) != 0;
        painter->save();
        if (chosen)
            painter->fillRect(option.rect, option.palette.highlight());
        if (parts.kind == LogLine::Kind::Play && index.row() > 0) {
            painter->setPen(colors.line);
            painter->drawLine(option.rect.topLeft() + QPoint{16, 0},
                              option.rect.topRight() - QPoint{16, 0});
        }
        painter->setFont(option.font);
        painter->setPen(chosen ? Qt::white : colors.muted);
        painter->drawText(parts.time, Qt::AlignLeft | Qt::AlignTop, parts.timeText);
        painter->setFont(parts.font);
        painter->setPen(chosen ? QColor{Qt::white} : colors.text);
        painter->drawText(parts.text, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, parts.body);
        painter->setFont(parts.small);
        painter->setPen(chosen ? QColor{Qt::white} : colors.link);
        painter->drawText(parts.clause, Qt::AlignRight | Qt::AlignTop, parts.clauseText);
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override {
        const Parts parts = partsOf(option, index);
        return {option.rect.width(),
                std::max(parts.text.height(), option.fontMetrics.height()) + 6 +
                    (parts.kind == LogLine::Kind::Play ? 4 : 0)};
    }

    /// Where the rule of a line is written.
    [[nodiscard]] static QRect clauseRect(const QListView& list, const QModelIndex& index) {
        QStyleOptionViewItem option;
        option.initFrom(&list);
        option.widget = &list;
        option.font = list.font();
        option.fontMetrics = QFontMetrics{list.font()};
        option.rect = list.visualRect(index);
        return partsOf(option, index).clause;
    }

private:
    struct Parts {
        LogLine::Kind kind = LogLine::Kind::Event;
        QString timeText;
        QString body;
        QString clauseText;
        QFont font;
        QFont small;
        QRect time;
        QRect text;
        QRect clause;
    };

    [[nodiscard]] static Parts partsOf(const QStyleOptionViewItem& option,
                                       const QModelIndex& index) {
        Parts parts;
        parts.kind = static_cast<LogLine::Kind>(index.data(PlayLog::KindRole).toInt());
        parts.timeText = index.data(PlayLog::TimeRole).toString();
        parts.body = index.data(Qt::DisplayRole).toString();
        parts.clauseText = index.data(PlayLog::ClauseRole).toString();
        parts.font = option.font;
        parts.font.setBold(parts.kind != LogLine::Kind::Event);
        parts.small = option.font;
        parts.small.setPointSizeF(parts.small.pointSizeF() * 0.88);
        const auto* view = qobject_cast<const QListView*>(option.widget);
        const int width =
            view != nullptr ? view->viewport()->width() : std::max(200, option.rect.width());
        const int left = option.rect.left() + 16;
        const int right = option.rect.left() + width - 12;
        const int top = option.rect.top() + (parts.kind == LogLine::Kind::Play ? 6 : 3);
        const int timeWidth = option.fontMetrics.horizontalAdvance(QStringLiteral("00.00 s")) + 8;
        const int clauseWidth =
            parts.clauseText.isEmpty()
                ? 0
                : QFontMetrics{parts.small}.horizontalAdvance(parts.clauseText) + 8;
        const int textLeft = parts.kind == LogLine::Kind::Play ? left : left + timeWidth;
        parts.time = QRect{left, top, timeWidth, option.fontMetrics.height()};
        parts.clause = QRect{right - clauseWidth, top, clauseWidth, option.fontMetrics.height()};
        const QRect room{textLeft, top, right - clauseWidth - textLeft, 400};
        parts.text = QFontMetrics{parts.font}.boundingRect(
            room, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, parts.body);
        parts.text.setLeft(textLeft);
        parts.text.setWidth(room.width());
        return parts;
    }
};
}  // namespace

LogPanel::LogPanel(PlayLog& log, QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("logPanel"));
    setAttribute(Qt::WA_StyledBackground);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(0, 8, 0, 4);
    column->setSpacing(4);
    auto* heading = new QLabel{tr("Play by play"), this};
    heading->setProperty("role", QStringLiteral("heading"));
    heading->setIndent(16);
    column->addWidget(heading);
    m_list = new QListView{this};
    m_list->setObjectName(QStringLiteral("log"));
    m_list->setModel(&log);
    m_list->setItemDelegate(new LogDelegate{m_list});
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);  // its coming would wrap lines anew
    m_list->setResizeMode(QListView::Adjust);
    m_list->setFocusPolicy(Qt::TabFocus);
    m_list->setAccessibleName(tr("Play by play"));
    column->addWidget(m_list, 1);
    m_list->viewport()->installEventFilter(this);
    m_list->viewport()->setMouseTracking(true);
    connect(m_list, &QListView::activated, this, [this](const QModelIndex& index) {
        emit momentAsked(index.row());
    });
    // newest at the bottom, also where the list comes back with another height
    m_list->installEventFilter(this);
    connect(
        &log,
        &QAbstractItemModel::rowsInserted,
        m_list,
        [this] { m_list->scrollToBottom(); },
        Qt::QueuedConnection);
}

void LogPanel::paintHint() {
    const QString hint = tr("What happens is written here, with the rule it follows from.");
    QPainter painter{m_list->viewport()};
    painter.setPen(Theme::instance().colors().muted);
    const QRect room = m_list->viewport()->rect().adjusted(16, 2, -12, -2);
    const QRect need = fontMetrics().boundingRect(room, Qt::TextWordWrap, hint);
    if (need.height() <= room.height())
        painter.drawText(room, Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, hint);
}

bool LogPanel::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_list) {
        const QScrollBar* bar = m_list->verticalScrollBar();
        const bool atEnd = event->type() == QEvent::Resize && bar->value() == bar->maximum();
        if (event->type() == QEvent::Show || atEnd)
            QMetaObject::invokeMethod(m_list, &QListView::scrollToBottom, Qt::QueuedConnection);
        return QWidget::eventFilter(watched, event);
    }
    if (event->type() == QEvent::Paint && m_list->model()->rowCount() == 0) {
        paintHint();
        return true;
    }
    if (event->type() != QEvent::MouseMove && event->type() != QEvent::MouseButtonRelease)
        return QWidget::eventFilter(watched, event);
    const QPoint at = dynamic_cast<QMouseEvent*>(event)->pos();
    const QModelIndex index = m_list->indexAt(at);
    const QString clause = index.data(PlayLog::ClauseRole).toString();
    const bool onClause = !clause.isEmpty() && LogDelegate::clauseRect(*m_list, index).contains(at);
    m_list->viewport()->setCursor(onClause ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (onClause && event->type() == QEvent::MouseButtonRelease)
        emit clauseAsked(clause);
    return QWidget::eventFilter(watched, event);
}

}  // namespace thrum::gui
