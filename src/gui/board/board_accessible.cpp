#include "gui/board/board_accessible.hpp"

#include "gui/board/board_view.hpp"
#include "gui/board/board_words.hpp"

#include <algorithm>

#include <QPointer>

namespace thrum::gui {

namespace {
/// A cell of the table: its place is all it keeps.
class BoardCell final : public QAccessibleInterface, public QAccessibleTableCellInterface {
public:
    BoardCell(BoardView& board, int row, int column)
        : m_board{&board}, m_row{row}, m_column{column} {}

    [[nodiscard]] int row() const { return m_row; }
    [[nodiscard]] int column() const { return m_column; }

    [[nodiscard]] bool isValid() const override { return figure() != nullptr; }
    [[nodiscard]] QObject* object() const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* childAt(int, int) const override { return nullptr; }
    [[nodiscard]] QAccessibleInterface* parent() const override {
        return m_board == nullptr ? nullptr : QAccessible::queryAccessibleInterface(m_board);
    }
    [[nodiscard]] QAccessibleInterface* child(int) const override { return nullptr; }
    [[nodiscard]] int childCount() const override { return 0; }
    [[nodiscard]] int indexOfChild(const QAccessibleInterface*) const override { return -1; }
    [[nodiscard]] QString text(QAccessible::Text which) const override {
        const FigureDrawing* man = figure();
        if (man == nullptr)
            return {};
        if (which == QAccessible::Name)
            return boardCell(m_board->scene(), *man, static_cast<BoardColumn>(m_column));
        if (which == QAccessible::Description)
            return boardColumnName(static_cast<BoardColumn>(m_column));
        return {};
    }
    void setText(QAccessible::Text, const QString&) override {}
    [[nodiscard]] QRect rect() const override {
        const FigureDrawing* man = figure();
        if (man == nullptr)
            return {};
        constexpr int kTarget = 24;
        const QPoint at = m_board->mapToGlobal(m_board->pixelOf(man->at).toPoint());
        return {at.x() - kTarget / 2, at.y() - kTarget / 2, kTarget, kTarget};
    }
    [[nodiscard]] QAccessible::Role role() const override { return QAccessible::Cell; }
    [[nodiscard]] QAccessible::State state() const override {
        QAccessible::State now;
        const FigureDrawing* man = figure();
        now.focusable = true;
        now.selectable = true;
        now.readOnly = true;
        now.invisible = man == nullptr;
        now.selected = man != nullptr && m_board->scene().isSelected(man->id);
        now.focused = man != nullptr && m_board->hasFocus() && m_board->scene().focused == man->id;
        return now;
    }
    void* interface_cast(QAccessible::InterfaceType type) override {
        return type == QAccessible::TableCellInterface
                   ? static_cast<QAccessibleTableCellInterface*>(this)
                   : nullptr;
    }

    [[nodiscard]] bool isSelected() const override { return state().selected; }
    [[nodiscard]] QList<QAccessibleInterface*> columnHeaderCells() const override { return {}; }
    [[nodiscard]] QList<QAccessibleInterface*> rowHeaderCells() const override { return {}; }
    [[nodiscard]] int columnIndex() const override { return m_column; }
    [[nodiscard]] int rowIndex() const override { return m_row; }
    [[nodiscard]] int columnExtent() const override { return 1; }
    [[nodiscard]] int rowExtent() const override { return 1; }
    [[nodiscard]] QAccessibleInterface* table() const override { return parent(); }

private:
    [[nodiscard]] const FigureDrawing* figure() const {
        if (m_board == nullptr)
            return nullptr;
        const auto& men = m_board->scene().figures;
        return m_row < static_cast<int>(men.size()) ? &men[static_cast<std::size_t>(m_row)]
                                                    : nullptr;
    }

    QPointer<BoardView> m_board;
    int m_row = 0;
    int m_column = 0;
};

QAccessibleInterface* make(const QString&, QObject* object) {
    auto* board = qobject_cast<BoardView*>(object);
    return board != nullptr ? new BoardAccessible{*board} : nullptr;
}
}  // namespace

BoardAccessible::BoardAccessible(BoardView& board)
    : QAccessibleWidget{&board, QAccessible::Table} {}

BoardAccessible::~BoardAccessible() {
    forgetCells();
}

void BoardAccessible::install() {
    static const bool once = [] {
        QAccessible::installFactory(make);
        return true;
    }();
    Q_UNUSED(once)
}

BoardView& BoardAccessible::board() const {
    return *static_cast<BoardView*>(widget());
}

void BoardAccessible::forgetCells() {
    for (const QAccessible::Id id : m_cells)
        if (id != 0)
            QAccessible::deleteAccessibleInterface(id);
    m_cells.clear();
}

void* BoardAccessible::interface_cast(QAccessible::InterfaceType type) {
    if (type == QAccessible::TableInterface)
        return static_cast<QAccessibleTableInterface*>(this);
    return QAccessibleWidget::interface_cast(type);
}

int BoardAccessible::rowCount() const {
    return static_cast<int>(board().scene().figures.size());
}

int BoardAccessible::columnCount() const {
    return kBoardColumns;
}

int BoardAccessible::childCount() const {
    return rowCount() * columnCount() + QAccessibleWidget::childCount();
}

QAccessibleInterface* BoardAccessible::child(int index) const {
    const int cells = rowCount() * columnCount();
    if (index < cells)
        return cellAt(index / columnCount(), index % columnCount());
    return QAccessibleWidget::child(index - cells);
}

int BoardAccessible::indexOfChild(const QAccessibleInterface* child) const {
    if (const auto* cell = dynamic_cast<const BoardCell*>(child))
        return cell->row() * columnCount() + cell->column();
    const int own = QAccessibleWidget::indexOfChild(child);
    return own < 0 ? own : rowCount() * columnCount() + own;
}

QAccessibleInterface* BoardAccessible::cellAt(int row, int column) const {
    if (row < 0 || row >= rowCount() || column < 0 || column >= columnCount())
        return nullptr;
    const auto place = static_cast<std::size_t>(row * columnCount() + column);
    if (place >= m_cells.size())
        m_cells.resize(place + 1, 0);
    if (m_cells[place] == 0)
        m_cells[place] =
            QAccessible::registerAccessibleInterface(new BoardCell{board(), row, column});
    return QAccessible::accessibleInterface(m_cells[place]);
}

QAccessibleInterface* BoardAccessible::childAt(int x, int y) const {
    for (int row = 0; row < rowCount(); ++row)
        if (QAccessibleInterface* cell = cellAt(row, 0); cell->rect().contains(x, y))
            return cell;
    return QAccessibleWidget::childAt(x, y);
}

QAccessibleInterface* BoardAccessible::focusChild() const {
    const BoardScene& scene = board().scene();
    if (board().hasFocus() && scene.focused)
        for (int row = 0; row < rowCount(); ++row)
            if (scene.figures[static_cast<std::size_t>(row)].id == *scene.focused)
                return cellAt(row, 0);
    return QAccessibleWidget::focusChild();
}

QString BoardAccessible::text(QAccessible::Text which) const {
    const BoardScene& scene = board().scene();
    const FigureDrawing* focused = scene.focused ? scene.figure(*scene.focused) : nullptr;
    if (which == QAccessible::Value && focused != nullptr)
        return boardRow(scene, *focused);
    return QAccessibleWidget::text(which);
}

int BoardAccessible::selectedCellCount() const {
    return selectedRowCount() * columnCount();
}

QList<QAccessibleInterface*> BoardAccessible::selectedCells() const {
    QList<QAccessibleInterface*> cells;
    for (const int row : selectedRows())
        for (int column = 0; column < columnCount(); ++column)
            cells << cellAt(row, column);
    return cells;
}

QString BoardAccessible::columnDescription(int column) const {
    return boardColumnName(static_cast<BoardColumn>(column));
}

QString BoardAccessible::rowDescription(int row) const {
    if (row < 0 || row >= rowCount())
        return {};
    const BoardScene& scene = board().scene();
    return boardRow(scene, scene.figures[static_cast<std::size_t>(row)]);
}

int BoardAccessible::selectedRowCount() const {
    return static_cast<int>(selectedRows().size());
}

QList<int> BoardAccessible::selectedRows() const {
    QList<int> rows;
    for (int row = 0; row < rowCount(); ++row)
        if (isRowSelected(row))
            rows << row;
    return rows;
}

bool BoardAccessible::isRowSelected(int row) const {
    const BoardScene& scene = board().scene();
    return row >= 0 && row < rowCount() &&
           scene.isSelected(scene.figures[static_cast<std::size_t>(row)].id);
}

void BoardAccessible::modelChange(QAccessibleTableModelChangeEvent* event) {
    if (event->modelChangeType() != QAccessibleTableModelChangeEvent::DataChanged)
        forgetCells();
}

}  // namespace thrum::gui
