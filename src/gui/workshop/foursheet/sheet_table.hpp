#pragma once

#include <optional>

#include <QAbstractTableModel>
#include <QStringList>
#include <QStyledItemDelegate>

class QTableView;

namespace thrum::gui::fss {

/// A table of facts, each to be typed where it stands; some are chosen from a list. What cannot be
/// is refused in a sentence and nothing is changed.
class SheetTable : public QAbstractTableModel {
    Q_OBJECT

public:
    using QAbstractTableModel::QAbstractTableModel;

    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const final;
    [[nodiscard]] bool setData(const QModelIndex& index, const QVariant& value, int role) final;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const final;
    [[nodiscard]] QVariant headerData(int section,
                                      Qt::Orientation orientation,
                                      int role) const final;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const final;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const final;

    /// What may stand in a cell where that is a list; empty: anything is typed.
    [[nodiscard]] virtual QStringList choices(const QModelIndex& index) const;
    /// What stands in the cell means, in a sentence; empty: nothing to tell.
    [[nodiscard]] virtual QString meaning(const QModelIndex& index) const;

signals:
    /// Somebody has changed a cell; what was refused before is old.
    void accepted();
    void refused(const QString& sentence);

protected:
    [[nodiscard]] virtual int rows() const = 0;
    [[nodiscard]] virtual QStringList heads() const = 0;
    /// Beside the rows; empty: none.
    [[nodiscard]] virtual QString rowHead(int row) const;
    [[nodiscard]] virtual QString textAt(const QModelIndex& index) const = 0;
    [[nodiscard]] virtual bool mayChange(const QModelIndex& index) const = 0;
    /// Changes the fact. @return why not; nothing if it is changed
    [[nodiscard]] virtual std::optional<QString> change(const QModelIndex& index,
                                                        const QString& text) = 0;
    /// A color to show beside the text.
    [[nodiscard]] virtual QVariant swatch(const QModelIndex& index) const;
    [[nodiscard]] virtual bool isStrong(const QModelIndex& index) const;
    /// What is shown has changed: cells that are typed in stay where they are as long as rows and
    /// columns are the same.
    void follow();

private:
    int m_rows = 0;
    QStringList m_heads;
};

/// Lists to choose from where the table has them.
class SheetDelegate final : public QStyledItemDelegate {
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    QWidget* createEditor(QWidget* parent,
                          const QStyleOptionViewItem& option,
                          const QModelIndex& index) const override;
    /// A list is as wide as its longest choice, whatever the cell.
    void updateEditorGeometry(QWidget* editor,
                              const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;
    void setEditorData(QWidget* editor, const QModelIndex& index) const override;
    void setModelData(QWidget* editor,
                      QAbstractItemModel* model,
                      const QModelIndex& index) const override;
};

/// A view as the desks have it: one cell at a time, no lines, rows as high as their text.
/// @param filler  the column that takes what room is left; below 0: none
[[nodiscard]] QTableView* sheetView(SheetTable& table,
                                    const QString& name,
                                    int filler,
                                    QWidget* parent);
/// Rows of all tables below as high as the text is now.
void fitRows(const QWidget& of);
/// A whole number within limits.
/// Errors: one sentence.
[[nodiscard]] std::optional<QString> readNumber(const QString& text, int least, int most, int& to);

}  // namespace thrum::gui::fss
