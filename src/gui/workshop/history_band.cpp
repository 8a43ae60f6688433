#include "gui/workshop/history_band.hpp"

#include "gui/theme/theme.hpp"
#include "gui/workshop/bench_document.hpp"

#include <algorithm>

#include <QDateTime>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
constexpr int kMarkRole = Qt::UserRole;  // 1: now, 2: what it is compared with
constexpr int kWhenRole = Qt::UserRole + 1;
constexpr int kDotRoom = 18;

/// A dot on a line of time, with what was changed and when below it.
class StateDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter,
               const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const ThemeColors& colors = Theme::instance().colors();
        const QRectF box{option.rect};
        const int mark = index.data(kMarkRole).toInt();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const double y = box.top() + kDotRoom / 2.0 + 2.0;
        const QPointF dot{box.center().x(), y};
        painter->setPen(QPen{colors.muted, 1.5});
        painter->drawLine(
            QPointF{index.row() == 0 ? dot.x() : box.left(), y},
            QPointF{index.row() + 1 == index.model()->rowCount() ? dot.x() : box.right(), y});
        painter->setPen(QPen{mark == 1   ? colors.main
                             : mark == 2 ? colors.text
                                         : colors.muted,
                             2.0});
        painter->setBrush(mark == 1 ? colors.main : mark == 2 ? colors.panel : colors.muted);
        painter->drawEllipse(dot, mark == 0 ? 3.5 : 6.5, mark == 0 ? 3.5 : 6.5);
        QFont font = option.font;
        font.setBold(mark != 0);
        painter->setFont(font);
        const double line = option.fontMetrics.lineSpacing();
        painter->setPen(mark == 1 ? colors.mainInk : colors.text);
        painter->drawText(
            QRectF{box.left() + 3.0, box.top() + kDotRoom + 3.0, box.width() - 6.0, line},
            Qt::AlignCenter,
            index.data(Qt::DisplayRole).toString());
        painter->setFont(option.font);
        painter->setPen(colors.muted);
        painter->drawText(
            QRectF{box.left() + 3.0, box.top() + kDotRoom + 3.0 + line, box.width() - 6.0, line},
            Qt::AlignCenter,
            index.data(kWhenRole).toString());
        if (option.state.testFlag(QStyle::State_HasFocus)) {
            painter->setBrush(Qt::NoBrush);
            painter->setPen(QPen{colors.ring, 2.0});
            painter->drawRoundedRect(box.adjusted(1.0, 1.0, -1.0, -1.0), 4.0, 4.0);
        }
        painter->restore();
    }
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex& index) const override {
        QFont bold = option.font;
        bold.setBold(true);
        const QFontMetrics metrics{bold};
        const int text = std::max(metrics.horizontalAdvance(index.data(Qt::DisplayRole).toString()),
                                  metrics.horizontalAdvance(index.data(kWhenRole).toString()));
        return {text + 18, kDotRoom + 6 + 2 * option.fontMetrics.lineSpacing()};
    }
};
}  // namespace

QString shownTime(const std::string& at) {
    const QString text = QString::fromStdString(at);
    const auto when = QDateTime::fromString(text, QStringLiteral("yyyy-MM-dd HH:mm"));
    if (!when.isValid())
        return text;
    if (when.date() == QDate::currentDate())
        return when.toString(QStringLiteral("HH:mm"));
    return QLocale{}.toString(when, QStringLiteral("d MMM HH:mm"));
}

HistoryBand::HistoryBand(BenchDocument& document, QWidget* parent)
    : QWidget{parent}, m_document{document} {
    auto* row = new QHBoxLayout{this};
    row->setContentsMargins(14, 2, 14, 2);
    auto* words = new QVBoxLayout;
    auto* title = new QLabel{tr("History"), this};
    title->setProperty("role", QStringLiteral("heading"));
    auto* hint = new QLabel{tr("Ctrl+click compares"), this};
    hint->setProperty("role", QStringLiteral("muted"));
    m_head = new QHBoxLayout;
    m_head->setSpacing(2);
    m_head->addWidget(title, 1);
    words->addLayout(m_head);
    words->addWidget(hint);
    words->addStretch(1);
    row->addLayout(words);
    m_list = new QListWidget{this};
    m_list->setObjectName(QStringLiteral("benchHistory"));
    m_list->setAccessibleName(tr("History of the base"));
    m_list->setWhatsThis(
        tr("Every change of this base, oldest first. A click or Enter goes back to "
           "that state, and nothing after it is lost; Ctrl+click or Ctrl+Enter "
           "compares the present state with it."));
    m_list->setFlow(QListView::LeftToRight);
    m_list->setWrapping(false);
    m_list->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setItemDelegate(new StateDelegate{m_list});
    m_list->setSelectionMode(QAbstractItemView::NoSelection);
    m_list->viewport()->installEventFilter(this);
    m_list->installEventFilter(this);
    row->addWidget(m_list, 1);
    connect(&document, &BenchDocument::changed, this, &HistoryBand::fill);
    fill();
}

void HistoryBand::addWay(QWidget& button) {
    m_head->addWidget(&button);
}

void HistoryBand::fitText() {
    m_list->setFixedHeight(kDotRoom + 12 + 2 * fontMetrics().lineSpacing() + 16);
    m_list->doItemsLayout();
}

void HistoryBand::fill() {
    const QSignalBlocker quiet{m_list};
    const io::BenchBase& base = m_document.base();
    const auto compared = m_document.compared();
    while (m_list->count() > static_cast<int>(base.states.size()))
        delete m_list->takeItem(m_list->count() - 1);
    for (std::size_t i = 0; i < base.states.size(); ++i) {
        if (static_cast<int>(i) >= m_list->count())
            m_list->addItem(new QListWidgetItem);
        QListWidgetItem& item = *m_list->item(static_cast<int>(i));
        const QString note = QString::fromStdString(base.states[i].note);
        const QString whole = QString::fromStdString(base.states[i].at);
        QString when = shownTime(base.states[i].at);
        const int mark = i == base.now ? 1 : compared && *compared == i ? 2 : 0;
        if (mark == 1)
            when = tr("now · %1").arg(when);
        else if (mark == 2)
            when = tr("before · %1").arg(when);
        item.setText(note);
        item.setData(kWhenRole, when);
        item.setData(kMarkRole, mark);
        item.setData(Qt::AccessibleTextRole, QStringLiteral("%1, %2").arg(note, when));
        item.setToolTip(QStringLiteral("%1\n%2").arg(note, whole));
    }
    m_list->doItemsLayout();
    m_list->setCurrentRow(static_cast<int>(base.now));
    m_list->scrollToItem(m_list->item(static_cast<int>(base.now)));
}

void HistoryBand::take(int row, bool compare) {
    if (row < 0)
        return;
    if (compare)
        m_document.compareWith(static_cast<std::size_t>(row));
    else
        m_document.restore(static_cast<std::size_t>(row));
}

bool HistoryBand::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_list->viewport() && event->type() == QEvent::MouseButtonRelease) {
        const auto& mouse = *static_cast<QMouseEvent*>(event);
        if (mouse.button() == Qt::LeftButton)
            take(m_list->row(m_list->itemAt(mouse.position().toPoint())),
                 mouse.modifiers().testFlag(Qt::ControlModifier));
    } else if (watched == m_list && event->type() == QEvent::KeyPress) {
        const auto& key = *static_cast<QKeyEvent*>(event);
        if (key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter) {
            take(m_list->currentRow(), key.modifiers().testFlag(Qt::ControlModifier));
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

}  // namespace thrum::gui
