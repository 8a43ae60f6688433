#include "gui/help/command_finder.hpp"

#include "gui/theme/theme.hpp"
#include "gui/widgets/dialog_size.hpp"

#include <algorithm>

#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QTimer>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
constexpr int kMostShown = 200;
constexpr int kDetailRole = Qt::UserRole + 1;
constexpr int kKindRole = Qt::UserRole + 2;
constexpr int kKeysRole = Qt::UserRole + 3;

/// Title and detail in two lines, kind and key at the right.
class EntryDelegate final : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter* painter,
               const QStyleOptionViewItem& option,
               const QModelIndex& index) const override {
        const ThemeColors& colors = Theme::instance().colors();
        const bool chosen = (option.state & QStyle::State_Selected) != 0;
        const bool enabled = (index.flags() & Qt::ItemIsEnabled) != 0;
        painter->save();
        if (chosen)
            painter->fillRect(option.rect, option.palette.highlight());
        const QColor soft = chosen ? QColor{Qt::white} : colors.muted;
        QFont small = option.font;
        small.setPointSizeF(small.pointSizeF() * 0.9);
        const QRect room = option.rect.adjusted(14, 4, -14, -4);
        const int line = option.fontMetrics.height();
        const QString right = index.data(kKeysRole).toString();
        const int keys = option.fontMetrics.horizontalAdvance(right) + 16;
        painter->setFont(option.font);
        painter->setPen(chosen ? QColor{Qt::white} : enabled ? colors.text : colors.muted);
        painter->drawText(
            QRect{room.left(), room.top(), room.width() - keys, line},
            Qt::AlignLeft | Qt::AlignVCenter,
            option.fontMetrics.elidedText(
                index.data(Qt::DisplayRole).toString(), Qt::ElideRight, room.width() - keys));
        painter->drawText(
            QRect{room.left(), room.top(), room.width(), line}, Qt::AlignRight, right);
        painter->setFont(small);
        painter->setPen(soft);
        const QFontMetrics metrics{small};
        const QString kind = index.data(kKindRole).toString();
        const int kindWidth = metrics.horizontalAdvance(kind) + 16;
        const QRect lower{room.left(), room.top() + line + 1, room.width(), metrics.height()};
        painter->drawText(lower, Qt::AlignRight, kind);
        painter->drawText(
            lower.adjusted(0, 0, -kindWidth, 0),
            Qt::AlignLeft,
            metrics.elidedText(
                index.data(kDetailRole).toString(), Qt::ElideRight, lower.width() - kindWidth));
        painter->restore();
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option,
                                 const QModelIndex&) const override {
        return {200, 2 * option.fontMetrics.height() + 10};
    }
};
}  // namespace

CommandFinder::CommandFinder(QWidget* parent) : QDialog{parent} {
    setWindowTitle(tr("Command finder"));
    setObjectName(QStringLiteral("finder"));
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(12, 12, 12, 8);
    column->setSpacing(8);
    m_line = new QLineEdit{this};
    m_line->setObjectName(QStringLiteral("finderLine"));
    m_line->setPlaceholderText(tr("Command, rule, team, game"));
    m_line->setAccessibleName(tr("What to find"));
    m_line->installEventFilter(this);
    column->addWidget(m_line);
    m_list = new QListWidget{this};
    m_list->setObjectName(QStringLiteral("finderList"));
    m_list->setAccessibleName(tr("Found"));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setUniformItemSizes(true);
    m_list->setItemDelegate(new EntryDelegate{m_list});
    column->addWidget(m_list, 1);
    auto* help = new QLabel{tr("↑ ↓ choose · Enter does it · Esc closes"), this};
    help->setProperty("role", QStringLiteral("muted"));
    column->addWidget(help);
    connect(m_line, &QLineEdit::textChanged, this, &CommandFinder::show);
    connect(m_line, &QLineEdit::returnPressed, this, &CommandFinder::run);
    connect(m_list, &QListWidget::itemClicked, this, &CommandFinder::run);
}

void CommandFinder::open() {
    m_shown.clear();
    m_entries.clear();
    for (const FinderSource& source : m_sources)
        for (FinderEntry& entry : source())
            m_entries.push_back(std::move(entry));
    m_line->clear();
    show(QString{});
    resize(dialogSize(*this, 90, 28));
    setWindowModality(Qt::NonModal);
    QDialog::show();
    if (const QWidget* window = parentWidget())
        move(window->mapToGlobal(
            QPoint{(window->width() - width()) / 2,
                   std::min(window->height() / 8, window->height() - height())}));
    raise();
    activateWindow();
    m_line->setFocus();
}

void CommandFinder::show(const QString& query) {
    m_shown = found(m_entries, query);
    if (m_shown.size() > kMostShown)
        m_shown.resize(kMostShown);
    m_list->clear();
    for (const FinderEntry* entry : m_shown) {
        auto* item = new QListWidgetItem{entry->title, m_list};
        item->setData(kDetailRole, entry->detail);
        item->setData(kKindRole, entry->enabled ? entry->kind : tr("%1, not now").arg(entry->kind));
        item->setData(kKeysRole, entry->keys);
        item->setData(Qt::AccessibleTextRole,
                      QStringLiteral("%1, %2, %3").arg(entry->title, entry->kind, entry->keys));
        if (!entry->enabled)
            item->setFlags(item->flags() & ~Qt::ItemIsEnabled);
    }
    m_list->setCurrentRow(m_shown.empty() ? -1 : 0);
}

bool CommandFinder::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_line && event->type() == QEvent::KeyPress) {
        const int key = dynamic_cast<QKeyEvent*>(event)->key();
        const int page = std::max(1, m_list->height() / std::max(1, m_list->sizeHintForRow(0)));
        int by = 0;
        if (key == Qt::Key_Down)
            by = 1;
        else if (key == Qt::Key_Up)
            by = -1;
        else if (key == Qt::Key_PageDown)
            by = page;
        else if (key == Qt::Key_PageUp)
            by = -page;
        if (by != 0 && m_list->count() > 0) {
            m_list->setCurrentRow(std::clamp(m_list->currentRow() + by, 0, m_list->count() - 1));
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

void CommandFinder::hideEvent(QHideEvent* event) {
    QDialog::hideEvent(event);
    // Where no window manager does it, the keyboard goes back to the window from here.
    if (QWidget* window = parentWidget(); window != nullptr && window->isVisible())
        window->activateWindow();
}

void CommandFinder::run() {
    const int row = m_list->currentRow();
    if (row < 0 || row >= static_cast<int>(m_shown.size()))
        return;
    const FinderEntry entry = *m_shown[static_cast<std::size_t>(row)];
    if (!entry.enabled || !entry.run)
        return;
    accept();
    // Once the window has the keyboard again: what the entry does may ask for it.
    QTimer::singleShot(0, parent() != nullptr ? parent() : this, entry.run);
}

}  // namespace thrum::gui
