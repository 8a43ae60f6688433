#include "gui/lineup/teams_page.hpp"

#include "gui/board/figure_drawing.hpp"
#include "gui/lineup/roster_model.hpp"
#include "gui/widgets/column_filler.hpp"

#include <QAction>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTableView>
#include <QVBoxLayout>

namespace thrum::gui {

TeamsPage::TeamsPage(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("teams"));
    setAccessibleName(tr("Teams and rosters"));
    auto* rows = new QVBoxLayout{this};
    rows->setContentsMargins(16, 16, 16, 16);
    m_ways = new QHBoxLayout;
    m_ways->addStretch(1);
    rows->addLayout(m_ways);
    m_sides = new QBoxLayout{QBoxLayout::LeftToRight};
    rows->addLayout(m_sides, 1);
    m_sides->setSpacing(16);
    for (const Side side : {Side::Home, Side::Visitor}) {
        Half& half = m_halves.at(static_cast<std::size_t>(side));
        auto* column = new QVBoxLayout;
        column->setSpacing(8);
        half.name = new QLabel{this};
        half.name->setObjectName(QStringLiteral("teamName"));
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
        new ColumnFiller{*table, RosterModel::Name};
        table->horizontalHeader()->setHighlightSections(false);
        table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
        // what is above it stays whole where text is large and the window low
        table->setMinimumHeight(table->fontMetrics().height());
        table->setAccessibleName(side == Side::Home ? tr("Home roster") : tr("Visitors' roster"));
        column->addWidget(half.name);
        column->addWidget(half.notes);
        column->addWidget(table, 1);
        m_sides->addLayout(column, 1);
    }
}

void TeamsPage::addWay(QAction& action) {
    QString words = action.text();
    auto* button = new QPushButton{words.remove(QLatin1Char('&')), this};
    button->setToolTip(action.toolTip());
    button->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(button, &QPushButton::clicked, &action, &QAction::trigger);
    m_ways->insertWidget(m_ways->count() - 1, button);
}

void TeamsPage::resizeEvent(QResizeEvent* event) {
    // Two tables side by side need some hundred and ninety characters.
    const bool wide = width() > 190 * fontMetrics().averageCharWidth();
    m_sides->setDirection(wide ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom);
    // One below the other in large text, what is said of a team gives way to its roster.
    const bool high = height() > 24 * fontMetrics().height();
    for (const Half& half : m_halves)
        half.notes->setVisible(wide || high);
    QWidget::resizeEvent(event);
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
