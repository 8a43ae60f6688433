#include "gui/workshop/foursheet/sheet_table.hpp"

#include "gui/widgets/column_filler.hpp"

#include <algorithm>

#include <QComboBox>
#include <QFont>
#include <QHeaderView>
#include <QKeyEvent>
#include <QTableView>

namespace thrum::gui::fss {

int SheetTable::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : m_rows;
}

int SheetTable::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_heads.size());
}

void SheetTable::follow() {
    const QStringList now = heads();
    const int men = rows();
    if (men == m_rows && now == m_heads) {
        if (m_rows > 0 && !m_heads.isEmpty())
            emit dataChanged(index(0, 0), index(m_rows - 1, columnCount() - 1));
        emit headerDataChanged(Qt::Vertical, 0, std::max(0, m_rows - 1));
        return;
    }
    beginResetModel();
    m_rows = men;
    m_heads = now;
    endResetModel();
}

QVariant SheetTable::data(const QModelIndex& index, int role) const {
    // rows may have gone before the table was told
    if (!index.isValid() || index.row() >= rows() || index.column() >= columnCount())
        return {};
    switch (role) {
        case Qt::DisplayRole:
        case Qt::EditRole:
            return textAt(index);
        case Qt::ToolTipRole:
            return meaning(index);
        case Qt::AccessibleTextRole: {
            const QString beside = rowHead(index.row());
            const QString head = m_heads.value(index.column());
            const QString what = beside.isEmpty() ? head
                                 : head.isEmpty() ? beside
                                                  : tr("%1, %2").arg(beside, head);
            return tr("%1: %2").arg(what, textAt(index));
        }
        case Qt::AccessibleDescriptionRole:
            return meaning(index);
        case Qt::DecorationRole:
            return swatch(index);
        case Qt::FontRole:
            if (isStrong(index)) {
                QFont bold;
                bold.setBold(true);
                return bold;
            }
            return {};
        default:
            return {};
    }
}

bool SheetTable::setData(const QModelIndex& index, const QVariant& value, int role) {
    if (role != Qt::EditRole || !flags(index).testFlag(Qt::ItemIsEditable))
        return false;
    if (const auto why = change(index, value.toString().trimmed())) {
        emit refused(*why);
        return false;
    }
    emit accepted();
    return true;
}

Qt::ItemFlags SheetTable::flags(const QModelIndex& index) const {
    Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    if (index.isValid() && index.row() < rows() && mayChange(index))
        flags |= Qt::ItemIsEditable;
    return flags;
}

QVariant SheetTable::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole)
        return {};
    if (orientation == Qt::Horizontal)
        return m_heads.value(section);
    return section < rows() ? rowHead(section) : QString{};
}

QStringList SheetTable::choices(const QModelIndex& /*index*/) const {
    return {};
}

QString SheetTable::meaning(const QModelIndex& /*index*/) const {
    return {};
}

QString SheetTable::rowHead(int /*row*/) const {
    return {};
}

QVariant SheetTable::swatch(const QModelIndex& /*index*/) const {
    return {};
}

bool SheetTable::isStrong(const QModelIndex& /*index*/) const {
    return false;
}

QWidget* SheetDelegate::createEditor(QWidget* parent,
                                     const QStyleOptionViewItem& option,
                                     const QModelIndex& index) const {
    const auto* table = qobject_cast<const SheetTable*>(index.model());
    const QStringList choices = table != nullptr ? table->choices(index) : QStringList{};
    if (choices.isEmpty())
        return QStyledItemDelegate::createEditor(parent, option, index);
    auto* box = new QComboBox{parent};
    box->addItems(choices);
    box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    return box;
}

void SheetDelegate::updateEditorGeometry(QWidget* editor,
                                         const QStyleOptionViewItem& option,
                                         const QModelIndex& index) const {
    QStyledItemDelegate::updateEditorGeometry(editor, option, index);
    if (qobject_cast<const QComboBox*>(editor) == nullptr || editor->parentWidget() == nullptr)
        return;
    QRect box = editor->geometry();
    const int room = editor->parentWidget()->width();
    box.setWidth(std::min(room, std::max(box.width(), editor->sizeHint().width())));
    if (box.right() >= room)
        box.moveRight(room - 1);
    editor->setGeometry(box);
}

void SheetDelegate::setEditorData(QWidget* editor, const QModelIndex& index) const {
    if (auto* box = qobject_cast<QComboBox*>(editor))
        box->setCurrentText(index.data(Qt::EditRole).toString());
    else
        QStyledItemDelegate::setEditorData(editor, index);
}

void SheetDelegate::setModelData(QWidget* editor,
                                 QAbstractItemModel* model,
                                 const QModelIndex& index) const {
    if (const auto* box = qobject_cast<QComboBox*>(editor))
        model->setData(index, box->currentText(), Qt::EditRole);
    else
        QStyledItemDelegate::setModelData(editor, model, index);
}

namespace {
/// F2 and letters that would change a cell which may not be changed say so, instead of doing
/// nothing or something of the window's.
class ShutCells final : public QObject {
public:
    ShutCells(SheetTable& table, QTableView& view) : QObject{&view}, m_table{table}, m_view{view} {
        view.installEventFilter(this);
    }

protected:
    bool eventFilter(QObject* /*watched*/, QEvent* event) override {
        const bool asks = event->type() == QEvent::ShortcutOverride;
        if (!asks && event->type() != QEvent::KeyPress)
            return false;
        const auto& key = *static_cast<QKeyEvent*>(event);
        const bool letter = !key.text().isEmpty() && key.text().front().isLetterOrNumber() &&
                            (key.modifiers() & ~Qt::ShiftModifier) == 0;
        if (key.key() != Qt::Key_F2 && (asks || !letter))
            return false;
        if (asks) {
            event->accept();
            return true;
        }
        const QModelIndex at = m_view.currentIndex();
        if (at.isValid() && !m_table.flags(at).testFlag(Qt::ItemIsEditable)) {
            emit m_table.refused(
                SheetTable::tr("This cannot be changed here; what is shipped is copied first."));
            return true;
        }
        return false;
    }

private:
    SheetTable& m_table;
    QTableView& m_view;
};
}  // namespace

QTableView* sheetView(SheetTable& table, const QString& name, int filler, QWidget* parent) {
    auto* view = new QTableView{parent};
    view->setModel(&table);
    view->setItemDelegate(new SheetDelegate{view});
    new ShutCells{table, *view};
    view->setAccessibleName(name);
    view->setSelectionMode(QAbstractItemView::SingleSelection);
    view->setShowGrid(false);
    view->setTabKeyNavigation(false);
    view->setWordWrap(false);
    view->setEditTriggers(QAbstractItemView::DoubleClicked | QAbstractItemView::EditKeyPressed |
                          QAbstractItemView::AnyKeyPressed | QAbstractItemView::SelectedClicked);
    view->horizontalHeader()->setHighlightSections(false);
    view->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    view->horizontalHeader()->setMinimumSectionSize(20);
    if (filler >= 0)
        new ColumnFiller{*view, filler};
    else
        view->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    return view;
}

void fitRows(const QWidget& of) {
    constexpr int kAround = 10;
    for (const QTableView* view : of.findChildren<QTableView*>())
        view->verticalHeader()->setDefaultSectionSize(of.fontMetrics().height() + kAround);
}

std::optional<QString> readNumber(const QString& text, int least, int most, int& to) {
    QString plain = text;
    plain.replace(QChar{0x2212}, QLatin1Char{'-'}).remove(QLatin1Char{'%'});
    bool isNumber = false;
    const int value = plain.trimmed().toInt(&isNumber);
    if (!isNumber || value < least || value > most)
        return SheetTable::tr("A whole number from %1 to %2 stands here.").arg(least).arg(most);
    to = value;
    return std::nullopt;
}

}  // namespace thrum::gui::fss
