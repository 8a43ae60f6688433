#include "gui/panels/teams_page.hpp"

#include "gui/panels/roster_model.hpp"
#include "gui/session/scene_builder.hpp"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QTableView>
#include <QVBoxLayout>

namespace thrum::gui {

TeamsPage::TeamsPage(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("teams"));
    setAccessibleName(tr("Teams and rosters"));
    auto* row = new QHBoxLayout{this};
    row->setContentsMargins(16, 16, 16, 16);
    row->setSpacing(16);
    for (const Side side : {Side::Home, Side::Visitor}) {
        Half& half = m_halves.at(static_cast<std::size_t>(side));
        auto* column = new QVBoxLayout;
        column->setSpacing(8);
        half.name = new QLabel{this};
        QFont strong = half.name->font();
        strong.setPointSizeF(strong.pointSizeF() * 1.35);
        strong.setBold(true);
        half.name->setFont(strong);
        half.name->setContentsMargins(12, 8, 12, 8);
        half.notes = new QLabel{this};
        half.notes->setWordWrap(true);
        half.notes->setProperty("role", QStringLiteral("muted"));
        half.model = new RosterModel{side, this};
        auto* table = new QTableView{this};
        table->setModel(half.model);
        table->setSelectionBehavior(QAbstractItemView::SelectRows);
        table->setSelectionMode(QAbstractItemView::SingleSelection);
        table->setEditTriggers(QAbstractItemView::NoEditTriggers);
        table->setShowGrid(false);
        table->setTabKeyNavigation(false);
        table->verticalHeader()->hide();
        table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() + 8);
        table->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
        table->horizontalHeader()->setSectionResizeMode(RosterModel::Name, QHeaderView::Stretch);
        table->horizontalHeader()->setHighlightSections(false);
        table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        table->setAccessibleName(side == Side::Home ? tr("Home roster") : tr("Visitors' roster"));
        column->addWidget(half.name);
        column->addWidget(half.notes);
        column->addWidget(table, 1);
        row->addLayout(column, 1);
    }
}

void TeamsPage::showTeams(const TableData& table) {
    for (const Side side : {Side::Home, Side::Visitor}) {
        const Half& half = m_halves.at(static_cast<std::size_t>(side));
        const TeamLook look = lookOf(table.team(side));
        half.name->setText(side == Side::Home ? tr("%1 · home").arg(look.name)
                                              : tr("%1 · visitors").arg(look.name));
        half.name->setStyleSheet(QStringLiteral("background: %1; color: white; border-radius: 5px;")
                                     .arg(look.kit.name()));
        half.notes->setText(QString::fromStdString(table.team(side).notes));
        half.model->show(table);
    }
}

}  // namespace thrum::gui
