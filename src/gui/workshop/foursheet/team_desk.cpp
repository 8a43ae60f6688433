#include "gui/workshop/foursheet/team_desk.hpp"

#include "gui/commands/commands.hpp"
#include "gui/games/foursheet/rating_words.hpp"
#include "gui/games/foursheet/words.hpp"
#include "gui/workshop/foursheet/codes_table.hpp"
#include "gui/workshop/foursheet/facts_table.hpp"
#include "gui/workshop/foursheet/roster_table.hpp"
#include "gui/workshop/foursheet/units_table.hpp"

#include <thrum/rules/foursheet/making.hpp>

#include <algorithm>

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QSignalBlocker>
#include <QTabWidget>
#include <QTableView>
#include <QVBoxLayout>

namespace thrum::gui::fss {

namespace {
QIcon colorOf(const foursheet::Team& team) {
    QPixmap swatch{16, 16};
    swatch.fill(QColor{QString::fromStdString(team.primary)});
    QIcon icon{swatch};
    icon.addPixmap(swatch, QIcon::Selected);  // not tinted
    return icon;
}
}  // namespace

TeamDesk::TeamDesk(app::FoursheetFiles& files, const Commands& commands, QWidget* parent)
    : SheetDesk{parent} {
    setObjectName(QStringLiteral("teamDesk"));
    setAccessibleName(tr("4SS teams"));
    m_document = new SheetDocument{files, this};
    build(commands);
    connect(m_document, &SheetDocument::listChanged, this, [this] {
        fillTeams();
        emit listChanged();
    });
    connect(m_document, &SheetDocument::changed, this, &TeamDesk::follow);
    fillTeams();
    follow();
}

QTableView* TeamDesk::addTable(SheetTable* table, const QString& title, int filler) {
    QTableView* view = sheetView(*table, title, filler, m_tabs);
    m_tabs->addTab(view, title);
    heed(*table);
    const auto tellMeaning = [this, table](const QModelIndex& at) { showMeaning(*table, at); };
    connect(view->selectionModel(), &QItemSelectionModel::currentChanged, this, tellMeaning);
    return view;
}

void TeamDesk::build(const Commands& commands) {
    auto* row = new QHBoxLayout{this};
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(1);

    m_left = column(this);
    auto* leftRows = new QVBoxLayout{m_left};
    leftRows->setContentsMargins(12, 10, 12, 10);
    m_teams = new QListWidget{m_left};
    m_teams->setObjectName(QStringLiteral("sheetList"));
    m_teams->setAccessibleName(tr("4SS teams"));
    m_teams->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_teams->setWordWrap(true);
    leftRows->addWidget(m_teams, 1);
    leftRows->addWidget(ways(commands, m_left));
    row->addWidget(m_left, 1);

    m_middle = column(this);
    auto* middleRows = new QVBoxLayout{m_middle};
    middleRows->setContentsMargins(12, 10, 12, 10);
    auto* head = new QHBoxLayout;
    m_state = new QLabel{m_middle};
    m_state->setProperty("role", QStringLiteral("muted"));
    m_state->setWordWrap(true);
    head->addWidget(m_state, 1);
    head->addWidget(buttonFor(commands, Command::SheetAdd, tr("Add a man"), m_middle));
    head->addWidget(buttonFor(commands, Command::SheetDrop, tr("Take him off"), m_middle));
    middleRows->addLayout(head);
    m_tabs = new QTabWidget{m_middle};
    m_tabs->setObjectName(QStringLiteral("sheetTabs"));
    m_tabs->setAccessibleName(tr("Parts of the team sheet"));
    m_meaning = new QLabel{m_middle};
    m_meaning->setObjectName(QStringLiteral("meaning"));
    m_meaning->setWordWrap(true);
    m_roster = new RosterTable{*m_document, this};
    m_rosterView = addTable(m_roster, tr("Roster"), RosterTable::Name);
    m_rosterView->verticalHeader()->hide();
    addTable(new UnitsTable{*m_document, this}, tr("Units"), -1);
    addTable(new DepthTable{*m_document, this}, tr("Substitutes"), 0);
    addTable(new FactsTable{*m_document, this}, tr("Team and coaches"), 0);
    connect(m_tabs, &QTabWidget::currentChanged, this, &TeamDesk::tellMeaning);
    middleRows->addWidget(m_tabs, 1);
    middleRows->addWidget(m_meaning);
    row->addWidget(m_middle, 7);

    m_right = column(this);
    auto* rightRows = new QVBoxLayout{m_right};
    rightRows->setContentsMargins(12, 10, 12, 10);
    m_cardHead = heading({}, m_right);
    m_cardHead->setWordWrap(true);
    rightRows->addWidget(m_cardHead);
    m_codes = new CodesTable{*m_document, this};
    m_codesView = sheetView(*m_codes, tr("Codes on his card"), -1, m_right);
    m_codesView->setObjectName(QStringLiteral("codesView"));
    heed(*m_codes);
    const auto tellCode = [this](const QModelIndex& at) { showMeaning(*m_codes, at); };
    connect(m_codesView->selectionModel(), &QItemSelectionModel::currentChanged, this, tellCode);
    rightRows->addWidget(m_codesView, 5);
    m_fromRatings = new QPushButton{tr("Codes from the ratings"), m_right};
    m_fromRatings->setObjectName(QStringLiteral("codesFromRatings"));
    m_fromRatings->setToolTip(
        tr("The average card of his position, made better or worse with each rating (FSS-37.5)"));
    connect(m_fromRatings, &QPushButton::clicked, this, [this] {
        tell(m_codes->makeFromRatings(), tr("His card is as his ratings make it."));
    });
    rightRows->addWidget(m_fromRatings);
    rightRows->addWidget(heading(tr("Check"), m_right));
    m_remarks = new QListWidget{m_right};
    m_remarks->setObjectName(QStringLiteral("sheetRemarks"));
    m_remarks->setAccessibleName(tr("Check"));
    m_remarks->setWordWrap(true);
    m_remarks->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    rightRows->addWidget(m_remarks, 2);
    row->addWidget(m_right, 3);

    connect(m_teams, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
        if (item != nullptr)
            m_document->choose(item->data(Qt::UserRole).toString().toStdString());
    });
    const auto manChosen = [this](const QModelIndex& at) {
        m_codes->showMan(at.row());
        follow();
    };
    connect(m_rosterView->selectionModel(), &QItemSelectionModel::currentChanged, this, manChosen);
    setFocusProxy(m_teams);
    fitText({{m_left, 33}, {m_middle, 60}, {m_right, 46}}, *m_meaning);
}

SheetTable& TeamDesk::table(const QString& name) const {
    for (int i = 0; i < m_tabs->count(); ++i)
        if (m_tabs->tabText(i) == name)
            return *qobject_cast<SheetTable*>(
                qobject_cast<QTableView*>(m_tabs->widget(i))->model());
    return *m_roster;
}

void TeamDesk::showMeaning(const SheetTable& table, const QModelIndex& at) {
    m_meaning->setText(at.isValid() ? table.meaning(at) : QString{});
}

// Of the table where the keyboard is: the codes beside the sheet, or the part of it in front.
void TeamDesk::tellMeaning() {
    if (m_codesView->hasFocus())
        showMeaning(*m_codes, m_codesView->currentIndex());
    else if (const auto* view = qobject_cast<QTableView*>(m_tabs->currentWidget()))
        showMeaning(*qobject_cast<SheetTable*>(view->model()), view->currentIndex());
}

void TeamDesk::fillTeams() {
    const QSignalBlocker quiet{m_teams};
    m_teams->clear();
    for (const auto& entry : m_document->files().teams()) {
        const foursheet::Team& team = entry.value;
        const QString name = QString::fromStdString(team.name);
        auto* item = new QListWidgetItem{entry.own ? tr("%1 (yours)").arg(name) : name};
        item->setToolTip(name);
        item->setIcon(colorOf(team));
        item->setData(Qt::UserRole, QString::fromStdString(team.id));
        m_teams->addItem(item);
        if (team.id == m_document->team().id)
            m_teams->setCurrentItem(item);
    }
}

void TeamDesk::follow() {
    const foursheet::Team& team = m_document->team();
    const auto men = static_cast<int>(team.players.size());
    for (int i = 0; i < m_teams->count(); ++i) {
        if (m_teams->item(i)->data(Qt::UserRole).toString().toStdString() != team.id)
            continue;
        const QSignalBlocker quiet{m_teams};
        m_teams->setCurrentRow(i);
        m_teams->item(i)->setIcon(colorOf(team));
        if (m_document->isOwn())
            m_teams->item(i)->setText(tr("%1 (yours)").arg(QString::fromStdString(team.name)));
    }
    tellMeaning();
    m_state->setText(
        m_document->isOwn()
            ? tr("%1 men; every change is kept").arg(men)
            : tr("%1 men; shipped: copy it, and the copy is yours to change").arg(men));
    // somebody is always chosen, so that a card is seen
    if (men > 0 && !m_rosterView->currentIndex().isValid()) {
        m_rosterView->setCurrentIndex(m_roster->index(0, RosterTable::Name));
        return;
    }
    const int at = m_codes->man();
    const foursheet::Player* him =
        at >= 0 && at < men ? &team.players[static_cast<std::size_t>(at)] : nullptr;
    m_cardHead->setText(
        him == nullptr
            ? tr("Choose a man to see his card")
            : tr("%1 %2, %3").arg(him->number).arg(nameText(*him), positionWords(him->pos)));
    m_fromRatings->setEnabled(him != nullptr && m_document->isOwn() &&
                              foursheet::hasCard(him->pos));
    const auto remarks = m_document->remarks();
    m_remarks->clear();
    for (const RuleViolation& remark : remarks)
        m_remarks->addItem(QStringLiteral("! %1 (%2)")
                               .arg(QString::fromStdString(filled(remark.text, remark.args)),
                                    QString::fromStdString(remark.clause)));
    if (remarks.empty())
        m_remarks->addItem(tr("✓ every file check of FSS-36 passes, and nobody is out of place"));
    else
        m_remarks->insertItem(0, tr("✓ may play: every file check of FSS-36 passes"));
    emit offersChanged();
}

void TeamDesk::askMake() {
    askName(tr("A new team"),
            tr("What shall it be called?"),
            tr("My team"),
            [this](const QString& name) {
                tell(m_document->make(name),
                     tr("%1: yours, 53 average men to be named and rated.").arg(name));
            });
}

QString TeamDesk::documentName() const {
    return QString::fromStdString(m_document->team().name);
}

QString TeamDesk::fileName() const {
    return QString::fromStdString(m_document->team().id + ".json");
}

void TeamDesk::addOne() {
    foursheet::Team team = m_document->team();
    const int at = m_codes->man();
    const bool chosen = at >= 0 && at < static_cast<int>(team.players.size());
    const foursheet::Position position =
        chosen ? team.players[static_cast<std::size_t>(at)].pos : foursheet::Position::WR;
    const foursheet::Player* average = m_document->averageAt(position);
    if (average == nullptr) {
        tell(tr("The average team, on which new men are modeled, is not there."), {});
        return;
    }
    foursheet::Player made = foursheet::freshPlayer(team, *average);
    const int number = made.number;
    team.players.push_back(std::move(made));
    tell(m_document->change(std::move(team), tr("add #%1").arg(number)),
         tr("#%1 has joined the roster.").arg(number));
    m_tabs->setCurrentWidget(m_rosterView);
    m_rosterView->setCurrentIndex(m_roster->index(m_roster->rowCount() - 1, RosterTable::Name));
}

// Units name men by their ids, so that a roster without one of them cannot be read.
void TeamDesk::dropOne() {
    foursheet::Team team = m_document->team();
    const auto at = static_cast<std::size_t>(m_codes->man());
    const int number = team.players[at].number;
    if (auto why = foursheet::withoutPlayer(team, static_cast<foursheet::PlayerIndex>(at))) {
        tell(tr("#%1 stays: %2")
                 .arg(number)
                 .arg(QString::fromStdString(filled(why->text, why->args))),
             {});
        return;
    }
    tell(m_document->change(std::move(team), tr("take #%1 off").arg(number)),
         tr("#%1 is off the roster.").arg(number));
    // the next one is chosen, or the last
    const int next = std::min(static_cast<int>(at), m_roster->rowCount() - 1);
    m_rosterView->setCurrentIndex(m_roster->index(next, RosterTable::Name));
}

CommandOffer TeamDesk::ofDrop() const {
    if (!isOwn())
        return ofOwn();
    const int at = m_codes->man();
    return at >= 0 && at < static_cast<int>(m_document->team().players.size())
               ? CommandOffer{}
               : notNow(tr("Choose a man of the roster."));
}

}  // namespace thrum::gui::fss
