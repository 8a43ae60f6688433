#include "gui/workshop/team_room.hpp"

#include "gui/commands/commands.hpp"
#include "gui/theme/theme.hpp"
#include "gui/widgets/column_filler.hpp"
#include "gui/widgets/fitting_button.hpp"
#include "gui/widgets/flow_layout.hpp"
#include "gui/widgets/scrolled.hpp"
#include "gui/workshop/file_dragger.hpp"
#include "gui/workshop/kit_card.hpp"
#include "gui/workshop/take_backs.hpp"
#include "gui/workshop/team_document.hpp"
#include "gui/workshop/team_roster_model.hpp"

#include <algorithm>

#include <QDragEnterEvent>
#include <QFileDialog>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QInputDialog>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QMimeData>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QSignalBlocker>
#include <QTableView>
#include <QUrl>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
/// The team's color; framed, so that a dark kit is seen on a dark panel, and the same when chosen.
QIcon kitSwatch(const TeamFile& team) {
    QPixmap swatch{16, 16};
    swatch.fill(QColor{team.colors.dark.red, team.colors.dark.green, team.colors.dark.blue});
    QPainter painter{&swatch};
    painter.setPen(QColor{0x8a, 0x8f, 0x98});
    painter.drawRect(0, 0, 15, 15);
    painter.end();
    QIcon icon{swatch};
    icon.addPixmap(swatch, QIcon::Selected);
    return icon;
}

QWidget* roomPanel(QWidget* parent) {
    auto* panel = new QWidget{parent};
    panel->setObjectName(QStringLiteral("page"));
    panel->setAttribute(Qt::WA_StyledBackground);
    return panel;
}

QLabel* roomHeading(const QString& text, QWidget* parent) {
    auto* label = new QLabel{text, parent};
    label->setProperty("role", QStringLiteral("heading"));
    return label;
}
}  // namespace

TeamRoom::TeamRoom(app::Library& library,
                   const Commands& commands,
                   const QString& ownFolder,
                   QWidget* parent)
    : QWidget{parent} {
    setObjectName(QStringLiteral("teamRoom"));
    setAccessibleName(tr("Make teams"));
    setAcceptDrops(true);
    m_document = new TeamDocument{library, ownFolder, this};
    build(commands);
    addDeeds();
    connect(m_document, &TeamDocument::listChanged, this, [this] {
        fillTeams();
        emit teamsChanged();
    });
    connect(m_document, &TeamDocument::changed, this, &TeamRoom::follow);
    connect(m_roster, &TeamRosterModel::refused, this, &TeamRoom::said);
    connect(m_roster, &TeamRosterModel::told, this, &TeamRoom::said);
    connect(m_kit, &KitCard::refused, this, &TeamRoom::said);
    fillTeams();
    follow();
}

void TeamRoom::build(const Commands& commands) {
    auto* content = new ScrolledRoom;
    auto* area = scrolled(content, this);
    area->setFrameShape(QFrame::NoFrame);
    auto* outer = new QVBoxLayout{this};
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(area);
    auto* row = new QHBoxLayout{content};
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(1);

    auto* left = roomPanel(content);
    auto* leftRows = new QVBoxLayout{left};
    leftRows->setContentsMargins(12, 10, 12, 10);
    leftRows->addWidget(roomHeading(tr("Teams"), left));
    m_teams = new QListWidget{left};
    m_teams->setObjectName(QStringLiteral("teamList"));
    m_teams->setAccessibleName(tr("Teams"));
    leftRows->addWidget(m_teams, 1);
    auto* ways = new QWidget{left};
    auto* flow = new FlowLayout{ways, true};
    flow->setContentsMargins(0, 0, 0, 0);
    flow->setSpacing(6);
    for (const auto& [command, text] : {std::pair{Command::TeamCopy, tr("Copy…")},
                                        std::pair{Command::TeamImport, tr("Import…")},
                                        std::pair{Command::TeamExport, tr("Export…")},
                                        std::pair{Command::TeamPrint, tr("Print…")},
                                        std::pair{Command::TeamRemove, tr("Remove…")}}) {
        auto* button = new FittingButton{text, ways};
        QAction& action = *commands[command];
        const auto look = [button, &action] {
            button->setEnabled(action.isEnabled());
            button->setToolTip(action.toolTip());
        };
        look();
        connect(&action, &QAction::changed, button, look);
        connect(button, &QPushButton::clicked, &action, &QAction::trigger);
        flow->addWidget(button);
    }
    leftRows->addWidget(ways);
    m_left = left;
    row->addWidget(left, 0);

    auto* middle = roomPanel(content);
    auto* middleRows = new QVBoxLayout{middle};
    middleRows->setContentsMargins(8, 10, 8, 10);
    auto* head = new QHBoxLayout;
    head->addWidget(roomHeading(tr("Roster"), middle));
    m_state = new QLabel{middle};
    m_state->setProperty("role", QStringLiteral("muted"));
    m_state->setWordWrap(true);
    head->addStretch(1);
    for (const auto& [command, text] : {std::pair{Command::TeamAddMan, tr("Add a man")},
                                        std::pair{Command::TeamDropMan, tr("Take him off")}}) {
        auto* button = new QPushButton{text, middle};
        QAction& action = *commands[command];
        const auto look = [button, &action] { button->setEnabled(action.isEnabled()); };
        look();
        connect(&action, &QAction::changed, button, look);
        connect(button, &QPushButton::clicked, &action, &QAction::trigger);
        head->addWidget(button);
    }
    middleRows->addLayout(head);
    middleRows->addWidget(m_state);
    m_roster = new TeamRosterModel{*m_document, this};
    m_table = new QTableView{middle};
    m_table->setModel(m_roster);
    m_table->setItemDelegate(new TeamRosterDelegate{m_table});
    m_table->setObjectName(QStringLiteral("roster"));
    m_table->setAccessibleName(tr("Roster"));
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setShowGrid(false);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + 8);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    new ColumnFiller{*m_table, TeamRosterModel::Name};
    middleRows->addWidget(m_table, 1);
    m_middle = middle;
    row->addWidget(middle, 4);

    auto* right = roomPanel(content);
    auto* rightRows = new QVBoxLayout{right};
    rightRows->setContentsMargins(12, 10, 12, 10);
    rightRows->addWidget(roomHeading(tr("Name and kit"), right));
    m_kit = new KitCard{*m_document, right};
    rightRows->addWidget(m_kit);
    rightRows->addWidget(roomHeading(tr("Inspection"), right));
    m_inspection = new QListWidget{right};
    m_inspection->setObjectName(QStringLiteral("teamInspection"));
    m_inspection->setAccessibleName(tr("Inspection"));
    m_inspection->setWordWrap(true);
    rightRows->addWidget(m_inspection, 1);
    rightRows->addWidget(&m_kit->notes());
    m_right = right;
    m_rightArea = scrolled(right, content);
    m_rightArea->setFrameShape(QFrame::NoFrame);
    row->addWidget(m_rightArea, 1);
    commands.listen(*this, KeyPlace::Bench, Front::TeamRoom);
    connect(m_teams, &QListWidget::currentItemChanged, this, [this](QListWidgetItem* item) {
        if (item != nullptr)
            m_document->choose(item->data(Qt::UserRole).toString().toStdString());
    });
    connect(m_table->selectionModel(),
            &QItemSelectionModel::currentChanged,
            this,
            &TeamRoom::offersChanged);
    auto* dragger =
        new FileDragger{*m_teams,
                        {[this] { return QString::fromStdString(m_document->team().id + ".json"); },
                         [this](const QString& file) { return m_document->exportFile(file); }}};
    connect(dragger, &FileDragger::refused, this, &TeamRoom::said);
    setFocusProxy(m_teams);
    fitText();
}

void TeamRoom::fitText() {
    const int letter = fontMetrics().averageCharWidth();
    const auto fit = [](QWidget& column, int wanted) {
        column.setMinimumWidth(std::max(wanted, column.layout()->minimumSize().width()));
    };
    fit(*m_left, 24 * letter);
    m_left->setMaximumWidth(m_left->minimumWidth() + 6 * letter);
    fit(*m_middle, 66 * letter);
    fit(*m_right, 40 * letter);
    m_rightArea->setMinimumWidth(m_right->minimumWidth() +
                                 m_rightArea->verticalScrollBar()->sizeHint().width());
}

void TeamRoom::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange && m_right != nullptr)
        fitText();
    QWidget::changeEvent(event);
}

void TeamRoom::showEvent(QShowEvent* event) {
    fitText();
    QWidget::showEvent(event);
}

void TeamRoom::fillTeams() {
    const QSignalBlocker quiet{m_teams};
    m_teams->clear();
    for (const auto& entry : m_document->library().teams()) {
        const TeamFile& team = entry.value;
        const QString name = QString::fromStdString(team.name);
        auto* item = new QListWidgetItem{entry.own ? tr("%1 (yours)").arg(name) : name};
        item->setIcon(kitSwatch(team));
        item->setData(Qt::UserRole, QString::fromStdString(team.id));
        m_teams->addItem(item);
        if (team.id == m_document->team().id)
            m_teams->setCurrentItem(item);
    }
}

void TeamRoom::follow() {
    const TeamFile& team = m_document->team();
    for (int i = 0; i < m_teams->count(); ++i) {
        if (m_teams->item(i)->data(Qt::UserRole).toString().toStdString() != team.id)
            continue;
        const QSignalBlocker quiet{m_teams};
        m_teams->setCurrentRow(i);
        m_teams->item(i)->setIcon(kitSwatch(team));
        if (m_document->isOwn())
            m_teams->item(i)->setText(tr("%1 (yours)").arg(QString::fromStdString(team.name)));
    }
    m_state->setText(m_document->isOwn()
                         ? tr("%1 men; every change is kept").arg(team.players.size())
                         : tr("%1 men; shipped: copy it, and the copy is yours to change")
                               .arg(team.players.size()));
    const auto breaches = m_document->breaches();
    m_inspection->clear();
    for (const RuleViolation& breach : breaches)
        m_inspection->addItem(QStringLiteral("✗ %1 (%2)")
                                  .arg(QString::fromStdString(filled(breach.text, breach.args)),
                                       QString::fromStdString(breach.clause)));
    if (breaches.empty())
        m_inspection->addItem(tr("✓ may be registered for TAP as it is"));
    emit offersChanged();
}

void TeamRoom::tell(const std::optional<QString>& problem, const QString& done) {
    emit said(problem ? *problem : done);
}

CommandOffer TeamRoom::ofOwn() const {
    return m_document->isOwn() ? CommandOffer{}
                               : notNow(tr("This team is shipped: copy it first."));
}

void TeamRoom::addDeeds() {
    const auto own = [this] { return ofOwn(); };
    m_deeds.add(Command::TeamCopy, [this] { askCopy(); });
    m_deeds.add(Command::TeamImport, [this] { askImport(); });
    m_deeds.add(Command::TeamExport, [this] { askExport(); });
    m_deeds.add(Command::TeamPrint, [this] { askPrint(); });
    m_deeds.add(
        Command::TeamRemove, [this] { askRemove(); }, own);
    m_deeds.add(
        Command::TeamAddMan, [this] { addMan(); }, own);
    m_deeds.add(
        Command::TeamDropMan,
        [this] { dropMan(); },
        [this] {
            if (!m_document->isOwn())
                return ofOwn();
            return m_table->currentIndex().isValid() ? CommandOffer{}
                                                     : notNow(tr("Choose a man of the roster."));
        });
    addTakeBacks(m_deeds,
                 *m_document,
                 tr("Nothing has been changed of this team."),
                 tr("Nothing has been taken back of this team."));
}

void TeamRoom::askCopy() {
    auto* dialog = new QInputDialog{this};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(tr("Copy the team"));
    dialog->setLabelText(tr("What shall your team be called?"));
    dialog->setTextValue(tr("My %1").arg(QString::fromStdString(m_document->team().name)));
    connect(dialog, &QInputDialog::textValueSelected, this, [this](const QString& name) {
        tell(m_document->copy(name), tr("%1 is yours now.").arg(name));
    });
    dialog->open();
}

void TeamRoom::askImport() {
    auto* dialog =
        new QFileDialog{this, tr("Import a team"), QString{}, tr("Teams (*.json);;All files (*)")};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) {
        tell(m_document->importFile(file), tr("The team is yours now."));
    });
    dialog->open();
}

void TeamRoom::askExport() {
    auto* dialog = new QFileDialog{this, tr("Export the team"), QString{}, tr("Teams (*.json)")};
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("json"));
    dialog->selectFile(QString::fromStdString(m_document->team().id + ".json"));
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString& file) {
        tell(m_document->exportFile(file), tr("Written to %1, with all its bases.").arg(file));
    });
    dialog->open();
}

TableSheet TeamRoom::rosterSheet() const {
    const TeamFile& team = m_document->team();
    TableSheet sheet;
    sheet.title = QString::fromStdString(team.name);
    sheet.lines << tr("Roster of %1 men").arg(team.players.size());
    if (!team.notes.empty())
        sheet.lines << QString::fromStdString(team.notes);
    for (int column = 0; column < m_roster->columnCount(); ++column)
        sheet.heads << m_roster->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString();
    for (int row = 0; row < m_roster->rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < m_roster->columnCount(); ++column)
            cells << m_roster->printed(row, column);
        sheet.rows.push_back(cells);
    }
    sheet.notes << tr("Inspection");
    for (int i = 0; i < m_inspection->count(); ++i)
        sheet.notes << m_inspection->item(i)->text();
    return sheet;
}

void TeamRoom::askPrint() {
    askToPrint(this,
               tr("Print the roster"),
               QString::fromStdString(m_document->team().id),
               rosterSheet(),
               [this](const QString& sentence) { emit said(sentence); });
}

void TeamRoom::askRemove() {
    auto* box = new QMessageBox{QMessageBox::Question,
                                tr("Remove the team"),
                                tr("%1 and its file go. Games that were played with it keep their "
                                   "own copy.")
                                    .arg(QString::fromStdString(m_document->team().name)),
                                QMessageBox::Cancel,
                                this};
    box->setAttribute(Qt::WA_DeleteOnClose);
    const QAbstractButton* go = box->addButton(tr("Remove it"), QMessageBox::DestructiveRole);
    connect(box, &QMessageBox::buttonClicked, this, [this, go](QAbstractButton* pressed) {
        if (pressed == go)
            tell(m_document->remove(), tr("The team is gone."));
    });
    box->open();
}

void TeamRoom::addMan() {
    TeamFile team = m_document->team();
    const QModelIndex at = m_table->currentIndex();
    const Player* like = at.isValid() ? &team.players[static_cast<std::size_t>(at.row())] : nullptr;
    Player player =
        m_document->freshPlayer(like != nullptr ? like->position : Position::WideReceiver,
                                like != nullptr ? like->uniform : Uniform::Dark);
    const QString number = QString::fromStdString(player.number);
    team.players.push_back(std::move(player));
    tell(m_document->change(std::move(team), tr("add #%1").arg(number)),
         tr("#%1 has joined the roster.").arg(number));
    m_table->setCurrentIndex(m_roster->index(m_roster->rowCount() - 1, TeamRosterModel::Name));
}

void TeamRoom::dropMan() {
    TeamFile team = m_document->team();
    const int row = m_table->currentIndex().row();
    const QString number =
        QString::fromStdString(team.players[static_cast<std::size_t>(row)].number);
    team.players.erase(team.players.begin() + row);
    tell(m_document->change(std::move(team), tr("take #%1 off").arg(number)),
         tr("#%1 is off the roster.").arg(number));
}

void TeamRoom::dragEnterEvent(QDragEnterEvent* event) {
    const QList<QUrl> urls = event->mimeData()->urls();
    if (urls.size() == 1 && urls.front().toLocalFile().endsWith(QStringLiteral(".json")))
        event->acceptProposedAction();
}

void TeamRoom::dropEvent(QDropEvent* event) {
    const QString file = event->mimeData()->urls().front().toLocalFile();
    tell(m_document->importFile(file), tr("The team is yours now."));
    event->acceptProposedAction();
}

}  // namespace thrum::gui
