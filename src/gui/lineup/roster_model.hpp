#pragma once

#include "gui/board/table_data.hpp"

#include <vector>

#include <QAbstractTableModel>

namespace thrum::gui {

/// A team's roster as a table: number, name, position, unit, base, weight.
class RosterModel final : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { Number, Name, Place, Unit, Base, Weight, ColumnCount };

    explicit RosterModel(Side side, QObject* parent = nullptr);
    void show(const TableData& data);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section,
                                      Qt::Orientation orientation,
                                      int role) const override;

private:
    struct Row {
        std::array<QString, ColumnCount> text;
    };
    Side m_side;
    std::vector<Row> m_rows;
};

}  // namespace thrum::gui
