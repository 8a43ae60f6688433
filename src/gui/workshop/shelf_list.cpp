#include "gui/workshop/shelf_list.hpp"

#include <algorithm>

#include <QComboBox>
#include <QEvent>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
enum ListColumn { ListName, ListStar, ListUses, ListGain, ListColumnCount };
}  // namespace

ShelfList::ShelfList(const QString& title, bool counts, QWidget* parent)
    : QWidget{parent}, m_counts{counts} {
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(12, 10, 12, 10);
    column->setSpacing(6);
    auto* heading = new QLabel{title, this};
    heading->setProperty("role", QStringLiteral("heading"));
    column->addWidget(heading);
    m_search = new QLineEdit{this};
    m_search->setObjectName(QStringLiteral("shelfSearch"));
    m_search->setPlaceholderText(tr("search name, notes, tags"));
    m_search->setAccessibleName(tr("Search"));
    m_search->setClearButtonEnabled(true);
    column->addWidget(m_search);
    m_tags = new QComboBox{this};
    m_tags->setObjectName(QStringLiteral("shelfTags"));
    m_tags->setAccessibleName(tr("Show only"));
    column->addWidget(m_tags);
    m_tree = new QTreeWidget{this};
    m_tree->setObjectName(QStringLiteral("shelfTree"));
    m_tree->setAccessibleName(title);
    m_tree->setColumnCount(counts ? ListColumnCount : ListUses);
    QStringList titles{tr("Name"), tr("Key")};
    if (counts)
        titles << tr("Used") << tr("Gain");
    m_tree->setHeaderLabels(titles);
    m_tree->setRootIsDecorated(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setIndentation(12);
    m_tree->header()->setStretchLastSection(false);
    m_tree->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_tree->header()->setSectionResizeMode(ListName, QHeaderView::Stretch);
    if (!counts)
        m_tree->setHeaderHidden(true);
    column->addWidget(m_tree, 1);
    connect(m_search, &QLineEdit::textChanged, this, &ShelfList::fill);
    connect(m_tags, &QComboBox::currentIndexChanged, this, &ShelfList::fill);
    connect(m_tree, &QTreeWidget::currentItemChanged, this, [this](QTreeWidgetItem* item) {
        const QString id =
            item != nullptr ? item->data(ListName, Qt::UserRole).toString() : QString{};
        if (id.isEmpty())
            return;
        m_chosen = id.toStdString();
        emit chosen(id);
    });
    connect(m_tree, &QTreeWidget::itemActivated, this, [this](QTreeWidgetItem* item) {
        const QString id = item->data(ListName, Qt::UserRole).toString();
        if (!id.isEmpty())
            emit opened(id);
    });
    setFocusProxy(m_tree);
    fitText();
}

bool standsBefore(const ShelfRow& a, const ShelfRow& b) {
    if (a.starred != b.starred)
        return a.starred;
    return QString::localeAwareCompare(a.name, b.name) < 0;
}

void ShelfList::setRows(std::vector<ShelfRow> rows) {
    m_rows = std::move(rows);
    fillTags();
    fill();
}

void ShelfList::choose(const std::string& id) {
    m_chosen = id;
    const QSignalBlocker quiet{m_tree};
    for (int group = 0; group < m_tree->topLevelItemCount(); ++group)
        for (int i = 0; i < m_tree->topLevelItem(group)->childCount(); ++i) {
            QTreeWidgetItem* item = m_tree->topLevelItem(group)->child(i);
            if (item->data(ListName, Qt::UserRole).toString().toStdString() == id)
                m_tree->setCurrentItem(item);
        }
}

QString ShelfList::nameIn(const ShelfRow& row) {
    return row.own ? tr("%1 (yours)").arg(row.name) : row.name;
}

void ShelfList::fillTags() {
    QStringList tags;
    for (const ShelfRow& row : m_rows)
        tags << row.tags;
    tags.removeDuplicates();
    tags.sort(Qt::CaseInsensitive);
    const QString before = m_tags->currentData().toString();
    const QSignalBlocker quiet{m_tags};
    m_tags->clear();
    m_tags->addItem(tr("all"), QString{});
    m_tags->addItem(tr("★ starred"), QStringLiteral("*"));
    m_tags->addItem(tr("yours"), QStringLiteral("+"));
    for (const QString& tag : tags)
        m_tags->addItem(tr("for %1").arg(tag), tag);
    m_tags->setCurrentIndex(std::max(0, m_tags->findData(before)));
}

bool ShelfList::fits(const ShelfRow& row) const {
    const QString tag = m_tags->currentData().toString();
    if (tag == QLatin1String("*") ? !row.starred
        : tag == QLatin1String("+")
            ? !row.own
            : !tag.isEmpty() && !row.tags.contains(tag, Qt::CaseInsensitive))
        return false;
    const QString all = row.name + QLatin1Char(' ') + row.notes + QLatin1Char(' ') +
                        row.tags.join(QLatin1Char(' '));
    for (const QString& word : m_search->text().split(QLatin1Char(' '), Qt::SkipEmptyParts))
        if (!all.contains(word, Qt::CaseInsensitive))
            return false;
    return true;
}

void ShelfList::fill() {
    const QSignalBlocker quiet{m_tree};
    m_tree->clear();
    QTreeWidgetItem* group = nullptr;
    QTreeWidgetItem* current = nullptr;
    for (const ShelfRow& row : m_rows) {
        if (!fits(row))
            continue;
        if (group == nullptr || group->text(ListName) != row.group) {
            group = new QTreeWidgetItem{m_tree, {row.group}};
            group->setFlags(Qt::ItemIsEnabled);
            QFont bold = font();
            bold.setBold(true);
            group->setFont(ListName, bold);
            group->setFirstColumnSpanned(true);
            group->setExpanded(true);
        }
        auto* item = new QTreeWidgetItem{group};
        item->setText(ListName, nameIn(row));
        item->setToolTip(
            ListName, row.notes.isEmpty() ? row.name : row.name + QStringLiteral("\n") + row.notes);
        item->setData(ListName, Qt::UserRole, QString::fromStdString(row.id));
        item->setText(ListStar,
                      !row.starred  ? QString{}
                      : row.key > 0 ? tr("★ %1").arg(row.key)
                                    : QStringLiteral("★"));
        if (m_counts) {
            item->setText(ListUses, row.uses > 0 ? tr("%1×").arg(row.uses) : QString{});
            item->setText(ListGain,
                          row.gain ? QStringLiteral("%1%2")
                                         .arg(*row.gain >= 0.0 ? QStringLiteral("+") : QString{})
                                         .arg(*row.gain, 0, 'f', 1)
                                   : QString{});
            for (const int at : {ListUses, ListGain})
                item->setTextAlignment(at, Qt::AlignRight | Qt::AlignVCenter);
        }
        if (row.id == m_chosen)
            current = item;
    }
    fitColumns();
    if (current != nullptr) {
        m_tree->setCurrentItem(current);
        m_tree->scrollToItem(current);
    }
}

// A column nobody has anything in would only take the names' room; and where names and counts have
// no room beside each other the names stay, as the card tells the counts as well.
void ShelfList::fitColumns() {
    const auto some = [this](auto has) { return std::ranges::any_of(m_rows, has); };
    const bool stars = some([](const ShelfRow& row) { return row.starred; });
    m_tree->setColumnHidden(ListStar, !stars);
    if (!m_counts)
        return;
    constexpr int kAroundName = 20;
    constexpr int kAroundTitle = 28;
    int names = 0;
    for (const ShelfRow& row : m_rows)
        names = std::max(names, fontMetrics().horizontalAdvance(nameIn(row)));
    const QMargins margins = layout()->contentsMargins();
    // the header has no hint for a column that is hidden
    const auto columnWidth = [this](ListColumn column) {
        return kAroundTitle + fontMetrics().horizontalAdvance(m_tree->headerItem()->text(column));
    };
    int room = width() - margins.left() - margins.right() - 2 * m_tree->frameWidth() -
               m_tree->verticalScrollBar()->sizeHint().width() - 2 * m_tree->indentation() -
               kAroundName - names;
    room -= stars ? columnWidth(ListStar) : 0;
    const bool fit = room >= columnWidth(ListUses) + columnWidth(ListGain);
    m_tree->setColumnHidden(ListUses,
                            !fit || !some([](const ShelfRow& row) { return row.uses > 0; }));
    m_tree->setColumnHidden(
        ListGain, !fit || !some([](const ShelfRow& row) { return row.gain.has_value(); }));
}

void ShelfList::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fitColumns();
}

std::vector<std::string> ShelfList::shown() const {
    std::vector<std::string> ids;
    for (int group = 0; group < m_tree->topLevelItemCount(); ++group)
        for (int i = 0; i < m_tree->topLevelItem(group)->childCount(); ++i)
            ids.push_back(m_tree->topLevelItem(group)
                              ->child(i)
                              ->data(ListName, Qt::UserRole)
                              .toString()
                              .toStdString());
    return ids;
}

void ShelfList::fitText() {
    constexpr int kLetters = 40;
    setMinimumWidth(kLetters * fontMetrics().averageCharWidth());
}

void ShelfList::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange) {
        fitText();
        fitColumns();
    }
    QWidget::changeEvent(event);
}

}  // namespace thrum::gui
