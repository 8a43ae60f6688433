#include "gui/lineup/roster_model.hpp"

#include "gui/board/position_words.hpp"

namespace thrum::gui {

RosterModel::RosterModel(Side side, QObject* parent) : QAbstractTableModel{parent}, m_side{side} {}

void RosterModel::show(const TableData& data) {
    beginResetModel();
    m_rows.clear();
    const TeamFile& team = data.team(m_side);
    for (std::size_t i = 0; i < team.players.size(); ++i) {
        const Player& player = team.players[i];
        Row row;
        row.text[Number] = QString::fromStdString(player.number);
        row.text[Name] = QString::fromStdString(player.name);
        row.text[Place] = positionText(player.position);
        row.text[Unit] = player.uniform == Uniform::Dark ? tr("dark") : tr("white");
        if (const FigureSpec* spec = data.spec(FigureId{m_side, static_cast<int>(i)}, 0)) {
            double grams = spec->figureMassG + spec->base.massG;
            for (const PuttySpec& putty : spec->putty)
                grams += putty.massG;
            row.text[Base] = QString::fromStdString(spec->base.name);
            row.text[Weight] = tr("%1 g").arg(grams, 0, 'f', 1);
        }
        m_rows.push_back(std::move(row));
    }
    endResetModel();
}

int RosterModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int RosterModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant RosterModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid())
        return {};
    if (role == Qt::DisplayRole)
        return m_rows[static_cast<std::size_t>(index.row())]
            .text[static_cast<std::size_t>(index.column())];
    if (role == Qt::TextAlignmentRole && (index.column() == Number || index.column() == Weight))
        return static_cast<int>(Qt::AlignRight | Qt::AlignVCenter);
    return {};
}

QVariant RosterModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (role != Qt::DisplayRole || orientation != Qt::Horizontal)
        return {};
    switch (section) {
        case Number:
            return tr("No.");
        case Name:
            return tr("Name");
        case Place:
            return tr("Position");
        case Unit:
            return tr("Unit");
        case Base:
            return tr("Base");
        case Weight:
            return tr("Weight");
        default:
            return {};
    }
}

}  // namespace thrum::gui
