#pragma once

#include <thrum/app/archive.hpp>

#include <vector>

#include <QAbstractTableModel>

namespace thrum::gui {

/// The games of the archive that fit a query, in the order of a column.
class ArchiveModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Star, Date, Game, Home, Visitor, Result, Plays, State, Mode, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    /// @param archive  not owned; null: an empty list
    void setArchive(const app::Archive* archive);
    void setQuery(const app::ArchiveQuery& query);
    /// The archive was read anew.
    void refresh();
    [[nodiscard]] const app::ArchivedGame* game(int row) const;
    /// Nothing: -1.
    [[nodiscard]] int rowOf(const std::filesystem::path& file) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section,
                                      Qt::Orientation orientation,
                                      int role) const override;
    void sort(int column, Qt::SortOrder order) override;

private:
    [[nodiscard]] QString text(const app::ArchivedGame& game, int column) const;
    void order();

    const app::Archive* m_archive = nullptr;
    app::ArchiveQuery m_query;
    std::vector<std::size_t> m_rows;
    int m_column = Date;
    Qt::SortOrder m_order = Qt::DescendingOrder;
};

}  // namespace thrum::gui
