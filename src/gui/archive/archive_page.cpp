#include "gui/archive/archive_page.hpp"

#include "gui/archive/archive_words.hpp"
#include "gui/archive/dropped_files.hpp"
#include "gui/match/match_words.hpp"
#include "gui/widgets/column_filler.hpp"
#include "gui/widgets/flow_layout.hpp"
#include "gui/widgets/scrolled.hpp"

#include <QComboBox>
#include <QDragEnterEvent>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTableView>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
enum StateFilter { AnyState, Unfinished, Finished, WhatIf, Damaged, Starred, InBin };
constexpr int kRowsMeasured = 60;
}  // namespace

ArchivePage::ArchivePage(QWidget* parent) : QWidget{parent} {
    setObjectName(QStringLiteral("archive"));
    setAttribute(Qt::WA_StyledBackground);
    setAccessibleName(tr("Archive"));
    setAcceptDrops(true);
    auto* column = new QVBoxLayout{this};
    column->setContentsMargins(24, 18, 24, 18);
    column->setSpacing(10);
    auto* title = new QLabel{tr("Archive"), this};
    title->setObjectName(QStringLiteral("pageTitle"));
    column->addWidget(title);
    column->addWidget(makeFilters());
    auto* parts = new QSplitter{Qt::Horizontal, this};
    parts->setObjectName(QStringLiteral("wideHandle"));
    parts->setHandleWidth(14);
    parts->setChildrenCollapsible(false);
    m_table = new QTableView{parts};
    m_table->setObjectName(QStringLiteral("games"));
    m_table->setAccessibleName(tr("Games"));
    m_table->setModel(&m_model);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setShowGrid(false);
    m_table->setAlternatingRowColors(true);
    m_table->setSortingEnabled(true);
    m_table->sortByColumn(ArchiveModel::Date, Qt::DescendingOrder);
    m_table->verticalHeader()->hide();
    m_table->verticalHeader()->setDefaultSectionSize(m_table->fontMetrics().height() + 12);
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setResizeContentsPrecision(kRowsMeasured);
    // in a narrow window what is out of sight is told beside the table; teams and result are not
    m_table->horizontalHeader()->moveSection(ArchiveModel::Game, ArchiveModel::Result);
    new ColumnFiller{*m_table, ArchiveModel::Date};
    parts->addWidget(m_table);
    auto* details = new QWidget{parts};
    details->setObjectName(QStringLiteral("card"));
    details->setAttribute(Qt::WA_StyledBackground);
    auto* frame = new QVBoxLayout{details};
    frame->setContentsMargins(1, 1, 1, 1);
    frame->addWidget(scrolled(makeDetails(), details));
    parts->addWidget(details);
    parts->setStretchFactor(0, 1);
    parts->setSizes({720, 300});
    column->addWidget(parts, 1);
    m_count = new QLabel{this};
    m_count->setProperty("role", QStringLiteral("muted"));
    column->addWidget(m_count);
    setFocusProxy(m_search);
    connect(m_table->selectionModel(),
            &QItemSelectionModel::currentRowChanged,
            this,
            &ArchivePage::showChosen);
    connect(&m_model, &QAbstractItemModel::modelReset, this, &ArchivePage::showChosen);
    connect(m_table, &QTableView::doubleClicked, this, &ArchivePage::watchChosen);
    m_table->installEventFilter(this);
    narrow();
}

void ArchivePage::watchChosen() {
    if (const app::ArchivedGame* game = chosen(); game != nullptr && game->summary)
        emit replayAsked(pathText(game->file));
}

// Enter opens the game and is spent: the replay, which is in front then, has an Enter of its own.
bool ArchivePage::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_table || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<const QKeyEvent*>(event)->key();
    if (key != Qt::Key_Return && key != Qt::Key_Enter)
        return QWidget::eventFilter(watched, event);
    watchChosen();
    return true;
}

QWidget* ArchivePage::makeFilters() {
    auto* row = new QWidget{this};
    auto* line = new FlowLayout{row};
    line->setContentsMargins(0, 0, 0, 0);
    line->setSpacing(8);
    m_search = new QLineEdit{row};
    m_search->setObjectName(QStringLiteral("archiveSearch"));
    m_search->setPlaceholderText(tr("Game, coach, date, 17-6"));
    m_search->setToolTip(
        tr("Words that stand in game, teams, coaches, board, mode, date, score, name, tags or "
           "notes"));
    m_search->setMinimumWidth(260);
    m_search->setAccessibleName(tr("Search the games"));
    m_search->setClearButtonEnabled(true);
    line->addWidget(m_search);
    m_mode = new QComboBox{row};
    m_mode->setAccessibleName(tr("Mode"));
    m_mode->addItem(tr("All modes"));
    for (const Mode mode : {Mode::Solitaire, Mode::Hotseat, Mode::Tournament})
        m_mode->addItem(modeText(mode), static_cast<int>(mode));
    line->addWidget(m_mode);
    m_state = new QComboBox{row};
    m_state->setObjectName(QStringLiteral("archiveState"));
    m_state->setAccessibleName(tr("State"));
    m_state->addItems({tr("Any state"),
                       tr("unfinished"),
                       tr("finished"),
                       tr("what-if"),
                       tr("damaged"),
                       tr("starred"),
                       tr("in the bin")});
    line->addWidget(m_state);
    connect(m_search, &QLineEdit::textChanged, this, &ArchivePage::narrow);
    connect(m_mode, &QComboBox::currentIndexChanged, this, &ArchivePage::narrow);
    connect(m_state, &QComboBox::currentIndexChanged, this, &ArchivePage::narrow);
    return row;
}

QPushButton* ArchivePage::addButton(const QString& text,
                                    const QString& tip,
                                    void (ArchivePage::*asked)(const QString&)) {
    auto* button = new QPushButton{text, m_details};
    button->setToolTip(tip);
    button->setAccessibleDescription(tip);
    connect(button, &QPushButton::clicked, this, [this, asked] {
        if (const app::ArchivedGame* game = chosen())
            emit(this->*asked)(pathText(game->file));
    });
    m_buttons.push_back(button);
    return button;
}

QWidget* ArchivePage::makeDetails() {
    m_details = new QWidget{this};
    auto* column = new QVBoxLayout{m_details};
    column->setContentsMargins(16, 14, 16, 14);
    column->setSpacing(8);
    m_title = new QLabel{m_details};
    m_title->setProperty("role", QStringLiteral("heading"));
    m_title->setWordWrap(true);
    m_facts = new QLabel{m_details};
    m_facts->setObjectName(QStringLiteral("archiveFacts"));
    m_facts->setWordWrap(true);
    m_facts->setTextFormat(Qt::PlainText);
    m_problem = new QLabel{m_details};
    m_problem->setObjectName(QStringLiteral("archiveProblem"));
    m_problem->setProperty("role", QStringLiteral("bad"));
    m_problem->setWordWrap(true);
    m_problem->setTextFormat(Qt::PlainText);
    for (QLabel* label : {m_title, m_facts, m_problem})
        column->addWidget(label);
    column->addSpacing(6);
    m_continue = addButton(
        tr("&Continue"), tr("Go on where the game was left"), &ArchivePage::continueAsked);
    column->addWidget(m_continue);
    auto* pair = new FlowLayout;
    m_told.push_back(addButton(tr("&Replay"),
                               tr("Watch it again from any moment; E plays on from there"),
                               &ArchivePage::replayAsked));
    m_told.push_back(
        addButton(tr("Bo&x score"), tr("Numbers, drives and plays"), &ArchivePage::boxScoreAsked));
    for (QPushButton* button : m_told)
        pair->addWidget(button);
    pair->addWidget(addButton(tr("&Details…"),
                              tr("Rules, seats, board, file; give it a name"),
                              &ArchivePage::detailsAsked));
    pair->addWidget(addButton(
        tr("Cop&y…"), tr("A copy of the game's file elsewhere"), &ArchivePage::copyAsked));
    m_told.push_back(
        addButton(tr("&Export…"),
                  tr("As a game sheet, text, table or numbers; of several games at once"),
                  &ArchivePage::exportAsked));
    pair->addWidget(m_told.back());
    m_star = addButton(tr("St&ar"), tr("Mark it as one to find again"), &ArchivePage::starAsked);
    pair->addWidget(m_star);
    m_takeBack = addButton(
        tr("Ta&ke it back"), tr("Out of the bin, among the games"), &ArchivePage::takeBackAsked);
    pair->addWidget(m_takeBack);
    m_remove = addButton(tr("To the b&in"),
                         tr("Kept in the bin for 30 days, then deleted"),
                         &ArchivePage::removeAsked);
    pair->addWidget(m_remove);
    column->addLayout(pair);
    column->addStretch(1);
    return m_details;
}

void ArchivePage::showArchive(const app::Archive* archive) {
    m_archive = archive;
    m_model.setArchive(archive);
    narrow();
}

void ArchivePage::setBin(const app::Archive* bin) {
    m_bin = bin;
}

bool ArchivePage::showsBin() const {
    return m_bin != nullptr && m_state->currentIndex() == InBin;
}

QStringList ArchivePage::chosenFiles() const {
    QStringList files;
    for (const QModelIndex& row : m_table->selectionModel()->selectedRows())
        if (const app::ArchivedGame* game = m_model.game(row.row()))
            files << pathText(game->file);
    return files;
}

void ArchivePage::refresh() {
    const app::ArchivedGame* before = chosen();
    const auto file = before != nullptr ? before->file : std::filesystem::path{};
    m_model.refresh();
    const int row = std::max(0, m_model.rowOf(file));
    if (m_model.rowCount() > 0)
        m_table->selectRow(row);
    showChosen();
}

void ArchivePage::narrow() {
    app::ArchiveQuery query;
    query.words = m_search->text().toStdString();
    if (m_mode->currentIndex() > 0)
        query.mode = static_cast<Mode>(m_mode->currentData().toInt());
    switch (m_state->currentIndex()) {
        case Unfinished:
            query.state = io::GameState::Unfinished;
            query.branches = false;
            break;
        case Finished:
            query.state = io::GameState::Finished;
            break;
        case WhatIf:
            query.branches = true;
            break;
        case Damaged:
            query.damaged = true;
            break;
        case Starred:
            query.starred = true;
            break;
        default:
            break;
    }
    if (showsBin())
        emit binAsked();
    m_model.setArchive(showsBin() ? m_bin : m_archive);
    m_model.setQuery(query);
    if (m_model.rowCount() > 0)
        m_table->selectRow(0);
    showChosen();
}

const app::ArchivedGame* ArchivePage::chosen() const {
    return m_model.game(m_table->currentIndex().row());
}

void ArchivePage::choose(const QString& file) {
    if (const int row = m_model.rowOf(file.toStdString()); row >= 0)
        m_table->selectRow(row);
}

QString ArchivePage::chosenFile() const {
    const app::ArchivedGame* game = chosen();
    return game == nullptr ? QString{} : pathText(game->file);
}

void ArchivePage::showChosen() {
    const app::ArchivedGame* game = chosen();
    m_count->setText(m_model.rowCount() == 0   ? tr("No game here yet, or none that fits.")
                     : m_model.rowCount() == 1 ? tr("1 game")
                                               : tr("%n games", nullptr, m_model.rowCount()));
    m_details->setEnabled(game != nullptr);
    for (QPushButton* button : m_buttons)
        button->setEnabled(game != nullptr &&
                           (game->summary || button == m_remove || button == m_takeBack));
    m_remove->setVisible(!showsBin());
    m_takeBack->setVisible(showsBin());
    m_star->setVisible(!showsBin());
    // a game of another book is kept here and has no pages yet
    const bool shown = game != nullptr && isShownHere(*game);
    for (QPushButton* button : m_told)
        button->setEnabled(shown);
    m_continue->setVisible(!showsBin() && shown &&
                           game->summary->state == io::GameState::Unfinished);
    m_problem->setVisible(game != nullptr && game->isDamaged());
    m_title->setText(game != nullptr ? scoreText(*game) : tr("Choose a game"));
    m_facts->clear();
    if (game == nullptr)
        return;
    m_star->setText(game->notes.starred ? tr("No st&ar") : tr("St&ar"));
    m_problem->setText(QString::fromStdString(game->problem));
    if (!game->summary)
        return;
    const io::GameSummary& summary = *game->summary;
    QStringList facts;
    if (!summary.name.empty())
        facts << QString::fromStdString(summary.name);
    if (!game->notes.tags.empty())
        facts << tr("Tags: %1").arg(tagsText(game->notes.tags));
    facts << tr("%1: %2, %3").arg(gameTitle(summary), modeText(summary.mode), stateText(*game))
          << tr("Begun %1").arg(dateText(summary));
    if (summary.state == io::GameState::Unfinished)
        facts << tr("Up to %1").arg(placeText(summary));
    facts << tr("Home: %1").arg(coachText(summary, Side::Home))
          << tr("Visitors: %1").arg(coachText(summary, Side::Visitor));
    if (!summary.board.empty())
        facts << tr("Board: %1").arg(QString::fromStdString(summary.board));
    if (summary.inRun)
        facts << tr(
            "It ended while the board was on: that run is taken up where it was shown last.");
    if (!game->notes.note.empty())
        facts << QString{} << QString::fromStdString(game->notes.note);
    m_facts->setText(facts.join(QLatin1Char('\n')));
}

void ArchivePage::dragEnterEvent(QDragEnterEvent* event) {
    if (!droppedFiles(*event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void ArchivePage::dropEvent(QDropEvent* event) {
    if (const QStringList files = droppedFiles(*event->mimeData()); !files.isEmpty())
        emit takeInAsked(files);
}

}  // namespace thrum::gui
