#include "gui/statistics/box_score_page.hpp"

#include "gui/board/figure_drawing.hpp"
#include "gui/replay/game_end.hpp"
#include "gui/statistics/drive_chart.hpp"
#include "gui/widgets/flow_layout.hpp"

#include <thrum/io/game_summary.hpp>
#include <thrum/rules/play_list.hpp>

#include <algorithm>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QFontDatabase>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QTabWidget>
#include <QTableWidget>
#include <QVBoxLayout>

namespace thrum::gui {

namespace {
constexpr int kPlayRole = Qt::UserRole + 1;

QTableWidget* tableIn(QWidget* parent, const QString& name) {
    auto* table = new QTableWidget{parent};
    table->setAccessibleName(name);
    table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setTabKeyNavigation(false);
    table->setShowGrid(false);
    table->setAlternatingRowColors(true);
    table->verticalHeader()->hide();
    table->verticalHeader()->setDefaultSectionSize(table->fontMetrics().height() + 10);
    table->horizontalHeader()->setHighlightSections(false);
    return table;
}

/// Heads stand over their numbers.
void setHeads(QTableWidget* table, const QStringList& heads) {
    for (int column = 0; column < heads.size(); ++column) {
        auto* item = new QTableWidgetItem{heads[column]};
        item->setTextAlignment((column > 0 ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
        table->setHorizontalHeaderItem(column, item);
    }
}

void put(QTableWidget* table, int row, int column, const QString& text) {
    auto* item = new QTableWidgetItem{text};
    if (column > 0)
        item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    table->setItem(row, column, item);
}

/// Numbers with a real minus sign.
QString shown(const std::string& numbers) {
    return QString::fromStdString(numbers).replace(QLatin1Char('-'), QStringLiteral("−"));
}

QString yards(Distance distance, bool whole) {
    return shown(app::yardsText(distance, whole));
}

/// "4 for 23.5, longest 12.0", or a dash.
QString yardage(const app::Yardage& what, bool whole) {
    return what.count == 0 ? QStringLiteral("–")
                           : BoxScorePage::tr("%1 for %2, longest %3")
                                 .arg(what.count)
                                 .arg(yards(what.yards, whole), yards(what.longest, whole));
}

/// Behind what somebody did, what came of it: ", 1 TD".
QString withCount(const QString& text, int n, const QString& what) {
    return n == 0 ? text : QStringLiteral("%1, %2 %3").arg(text).arg(n).arg(what);
}

/// Of plays that came to something: all that is neither a run nor a pass.
int kicksAndTries(const std::vector<GamePlay>& plays) {
    return static_cast<int>(std::ranges::count_if(plays, [](const GamePlay& play) {
        return play.snapped && play.over && !play.nullified && play.type != GamePlay::Type::Run &&
               play.type != GamePlay::Type::Pass;
    }));
}

QString count(int n) {
    return n == 0 ? QStringLiteral("–") : QString::number(n);
}

/// What a game counts of its men besides.
struct OwnColumn {
    std::string_view word;
    QString head;
};
std::vector<OwnColumn> ownColumns(const app::Statistics& statistics) {
    std::vector<OwnColumn> columns;
    for (const app::ExtraSum& extra : statistics.teams[0].line.extras) {
        const std::string_view word = extra.what.word;
        if (word == "tackles_broken")
            columns.push_back({word, BoxScorePage::tr("Broken")});
        else if (word == "falls")
            columns.push_back({word, BoxScorePage::tr("Falls")});
        else if (!extra.what.column.empty())
            columns.push_back({word, QString::fromStdString(std::string{extra.what.column})});
    }
    return columns;
}
}  // namespace

BoxScorePage::BoxScorePage(QWidget* parent) : QWidget{parent} {
    m_deeds.add(Command::CopyLog, [this] { QApplication::clipboard()->setText(asText()); });
    setObjectName(QStringLiteral("boxScore"));
    setAttribute(Qt::WA_StyledBackground);
    setAccessibleName(tr("Box score"));
    auto* middle = new QHBoxLayout{this};
    middle->setContentsMargins(24, 18, 24, 18);
    auto* sheet = m_sheet = new QWidget{this};
    middle->addWidget(sheet);
    auto* column = new QVBoxLayout{sheet};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    m_head = new FlowLayout;
    m_head->setSpacing(8);
    m_title = new QLabel{this};
    m_title->setObjectName(QStringLiteral("pageTitle"));
    m_title->setWordWrap(true);
    m_title->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Preferred);
    m_head->addWidget(m_title);
    auto* copy = new QPushButton{tr("&Copy as text"), this};
    m_close = new QPushButton{tr("Close"), this};
    m_head->addWidget(copy);
    m_head->addWidget(m_close);
    column->addLayout(m_head);
    m_summary = new QLabel{this};
    m_summary->setProperty("role", QStringLiteral("muted"));
    m_summary->setWordWrap(true);
    column->addWidget(m_summary);

    m_tabs = new QTabWidget{this};
    m_tabs->setDocumentMode(true);
    m_tabs->setAccessibleName(tr("Parts of the box score"));
    auto* teams = new QWidget{m_tabs};
    auto* both = new QVBoxLayout{teams};
    both->setContentsMargins(0, 8, 0, 0);
    m_halves = tableIn(teams, tr("Points by half"));
    m_box = tableIn(teams, tr("Team numbers"));
    m_halves->setObjectName(QStringLiteral("halves"));
    both->addWidget(m_halves);
    both->addWidget(m_box, 1);
    m_tabs->addTab(teams, tr("Te&ams"));
    m_players = tableIn(m_tabs, tr("What each man did"));
    m_players->setObjectName(QStringLiteral("men"));
    m_players->viewport()->installEventFilter(this);
    m_tabs->addTab(m_players, tr("&Men"));
    auto* scroll = new QScrollArea{m_tabs};
    m_drivesTab = scroll;
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    auto* holder = new QWidget{scroll};
    holder->setObjectName(QStringLiteral("page"));
    holder->setAttribute(Qt::WA_StyledBackground);
    auto* bars = new QVBoxLayout{holder};
    m_drives = new DriveChart{holder};
    bars->addWidget(m_drives);
    bars->addStretch(1);
    scroll->setWidget(holder);
    m_tabs->addTab(scroll, tr("&Drives"));
    m_plays = new QListWidget{m_tabs};
    m_plays->setAccessibleName(tr("Play by play"));
    m_plays->setWordWrap(true);
    m_plays->setTextElideMode(Qt::ElideNone);
    m_plays->setResizeMode(QListView::Adjust);
    m_plays->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_plays->setAlternatingRowColors(true);
    m_tabs->addTab(m_plays, tr("Play b&y play"));
    m_text = new QPlainTextEdit{m_tabs};
    m_text->setAccessibleName(tr("The box score as text"));
    m_text->setReadOnly(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
    m_tabs->addTab(m_text, tr("Te&xt"));
    column->addWidget(m_tabs, 1);
    setFocusProxy(m_tabs);
    fitSheet();

    connect(copy, &QPushButton::clicked, this, [this] {
        QApplication::clipboard()->setText(asText());
    });
    connect(m_close, &QPushButton::clicked, this, &BoxScorePage::closeAsked);
    connect(m_drives, &DriveChart::playAsked, this, &BoxScorePage::playAsked);
    connect(m_plays, &QListWidget::itemActivated, this, [this](const QListWidgetItem* item) {
        if (const QVariant play = item->data(kPlayRole); play.isValid())
            emit playAsked(static_cast<std::size_t>(play.toULongLong()));
    });
}

// Numbers far from their names are hard to read: the page grows no wider than a line of text, but
// as wide as the columns of the men where the window has the room.
void BoxScorePage::fitSheet() {
    constexpr int kCharacters = 130;
    m_players->resizeColumnsToContents();
    int columns = 2 * m_players->frameWidth();
    for (int column = 0; column < m_players->columnCount(); ++column)
        columns += m_players->columnWidth(column);
    m_sheet->setMaximumWidth(std::max(kCharacters * fontMetrics().averageCharWidth(), columns));
    spreadMen();
}

void BoxScorePage::changeEvent(QEvent* event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange && m_players != nullptr)
        fitSheet();
}

void BoxScorePage::showDrives() {
    m_tabs->setCurrentWidget(m_drivesTab);
}

void BoxScorePage::addWay(QAction& action) {
    auto* button = new QPushButton{action.text(), this};
    button->setToolTip(action.toolTip());
    connect(button, &QPushButton::clicked, &action, &QAction::trigger);
    m_head->removeWidget(m_close);
    m_head->addWidget(button);
    m_head->addWidget(m_close);  // stays the last one
    setTabOrder(button, m_close);
}

QString BoxScorePage::asText() const {
    return m_text->toPlainText();
}

void BoxScorePage::showGame(const ReplayDocument& document) {
    const app::Replay& replay = document.replay();
    const app::Statistics statistics = app::statisticsOf(replay);
    const auto last = replay.at(replay.lengthMs());
    const auto summary = io::summarizeGame(document.text(), {});
    m_title->setText(
        scoreAndEnd(document.scoreText(last.situation), summary ? &*summary : nullptr));
    const int scrimmage = statistics.teams[0].plays + statistics.teams[1].plays;
    const int other = kicksAndTries(replay.plays());
    QString plays =
        scrimmage == 1 ? tr("1 run or pass") : tr("%n runs and passes", nullptr, scrimmage);
    if (other > 0)
        plays =
            tr("%1 and %2")
                .arg(plays,
                     other == 1 ? tr("1 kick or try") : tr("%n kicks and tries", nullptr, other));
    // how long its replay takes is no fact of the game: it depends on how it is asked for
    m_summary->setText(tr("%1. Every number is counted from the plays below.").arg(plays));
    fillBox(document, statistics);
    fillPlayers(document, statistics);
    fillDrives(document, statistics);
    fillPlays(document);
    m_text->setPlainText(QString::fromStdString(app::boxText(statistics, replay.names())));
    fitSheet();
}

void BoxScorePage::fillBox(const ReplayDocument& document, const app::Statistics& statistics) {
    const Names names = document.replay().names();
    const auto regular = static_cast<std::size_t>(names.periods);
    std::size_t periods = names.periodWord.empty() ? 0 : regular;
    for (const app::TeamStats& team : statistics.teams)
        if (!names.periodWord.empty())
            periods = std::max(periods, team.pointsByPeriod.size());
    m_halves->clear();
    m_halves->setAccessibleName(names.periodWord == "quarter" ? tr("Points by quarter")
                                                              : tr("Points by half"));
    m_halves->setRowCount(2);
    m_halves->setColumnCount(static_cast<int>(periods) + 2);
    QStringList heads{tr("Team")};
    for (std::size_t i = 0; i < periods; ++i)
        heads << (i < regular ? QString::number(i + 1) : tr("OT %1").arg(i + 1 - regular));
    heads << tr("Points");
    setHeads(m_halves, heads);
    for (int side = 0; side < 2; ++side) {
        const app::TeamStats& team = statistics.teams[static_cast<std::size_t>(side)];
        put(m_halves, side, 0, QString::fromStdString(names.teams[static_cast<std::size_t>(side)]));
        for (std::size_t i = 0; i < periods; ++i)
            put(m_halves,
                side,
                static_cast<int>(i) + 1,
                i < team.pointsByPeriod.size() ? QString::number(team.pointsByPeriod[i])
                                               : QStringLiteral("0"));
        put(m_halves, side, static_cast<int>(periods) + 1, QString::number(team.points));
    }
    m_halves->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_halves->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_halves->setFixedHeight(m_halves->horizontalHeader()->sizeHint().height() +
                             2 * m_halves->verticalHeader()->defaultSectionSize() + 6);

    const auto rows = app::boxRows(statistics);
    m_box->clear();
    m_box->setColumnCount(3);
    m_box->setRowCount(static_cast<int>(rows.size()));
    setHeads(m_box,
             {tr("In numbers"),
              QString::fromStdString(names.teams[0]),
              QString::fromStdString(names.teams[1])});
    int row = 0;
    for (const app::BoxRow& line : rows) {
        put(m_box, row, 0, QString::fromStdString(line.label));
        put(m_box, row, 1, shown(line.home));
        put(m_box, row, 2, shown(line.visitor));
        ++row;
    }
    m_box->horizontalHeader()->setSectionResizeMode(QHeaderView::Stretch);
}

void BoxScorePage::fillPlayers(const ReplayDocument& document, const app::Statistics& statistics) {
    const Names names = document.replay().names();
    const std::vector<OwnColumn> own = ownColumns(statistics);
    const bool whole = statistics.wholeYards;
    const int men = m_tabs->indexOf(m_players);
    m_tabs->setTabVisible(men, statistics.men);
    m_tabs->setTabEnabled(men, statistics.men);  // else Ctrl+Tab still goes there
    m_players->clear();
    constexpr int kTackles = 5;
    constexpr int kTaken = 6;
    constexpr int kFumbles = 7;
    constexpr int kOwn = 8;
    m_players->setColumnCount(kOwn + static_cast<int>(own.size()));
    m_players->setRowCount(static_cast<int>(statistics.players.size()));
    QStringList heads{tr("Man"),
                      tr("Rushing"),
                      tr("Passing"),
                      tr("Receiving"),
                      tr("Returns"),
                      tr("Tackles"),
                      tr("Takeaways"),
                      tr("Fumbles")};
    const QString touchdowns = tr("TD");
    const QString interceptions = tr("INT");
    for (const OwnColumn& column : own)
        heads << column.head;
    setHeads(m_players, heads);
    int row = 0;
    for (const auto& [man, line] : statistics.players) {
        // a whole name before each man would push his numbers out of a small window
        put(m_players,
            row,
            0,
            QStringLiteral("%1 %2").arg(document.shortName(man.side), document.manOf(man)));
        m_players->item(row, 0)->setToolTip(QString::fromStdString(names.team(man.side)));
        put(m_players,
            row,
            1,
            withCount(yardage(line.rushing, whole), line.rushingTouchdowns, touchdowns));
        put(m_players,
            row,
            2,
            line.passes.tried == 0 ? QStringLiteral("–")
                                   : withCount(withCount(tr("%1 of %2 for %3")
                                                             .arg(line.passes.made)
                                                             .arg(line.passes.tried)
                                                             .arg(yards(line.passing.yards, whole)),
                                                         line.passingTouchdowns,
                                                         touchdowns),
                                               line.intercepted,
                                               interceptions));
        put(m_players,
            row,
            3,
            withCount(yardage(line.receiving, whole), line.receivingTouchdowns, touchdowns));
        app::Yardage returns = line.kickReturns;
        for (const app::Yardage& more : {line.puntReturns, line.takeawayReturns}) {
            returns.count += more.count;
            returns.yards = returns.yards + more.yards;
            returns.longest = std::max(returns.longest, more.longest);
        }
        put(m_players,
            row,
            4,
            withCount(yardage(returns, whole), line.returnTouchdowns, touchdowns));
        put(m_players, row, kTackles, count(line.tackles));
        QStringList taken;
        if (line.interceptions > 0)
            taken << QStringLiteral("%1 %2").arg(line.interceptions).arg(interceptions);
        if (line.recoveries > 0)
            taken << tr("%1 recovered").arg(line.recoveries);
        put(m_players,
            row,
            kTaken,
            taken.isEmpty() ? QStringLiteral("–") : taken.join(QStringLiteral(", ")));
        put(m_players,
            row,
            kFumbles,
            line.fumblesLost > 0 ? tr("%1, %2 lost").arg(line.fumbles).arg(line.fumblesLost)
                                 : count(line.fumbles));
        for (std::size_t i = 0; i < own.size(); ++i)
            put(m_players,
                row,
                kOwn + static_cast<int>(i),
                count(app::countOf(line.extras, own[i].word)));
        ++row;
    }
    const auto nobody = [&](const auto& has) {
        return std::ranges::none_of(statistics.players,
                                    [&](const auto& player) { return has(player.second); });
    };
    m_players->setColumnHidden(kTackles,
                               nobody([](const app::StatLine& line) { return line.tackles > 0; }));
    m_players->setColumnHidden(kTaken, nobody([](const app::StatLine& line) {
                                   return line.interceptions + line.recoveries > 0;
                               }));
    m_players->setColumnHidden(kFumbles,
                               nobody([](const app::StatLine& line) { return line.fumbles > 0; }));
    spreadMen();
}

void BoxScorePage::spreadMen() {
    // What the words leave over goes between them; where they need more the table scrolls.
    m_players->resizeColumnsToContents();
    const int columns = m_players->columnCount();
    int spare = m_players->viewport()->width();
    for (int column = 0; column < columns; ++column)
        spare -= m_players->columnWidth(column);
    if (spare <= 0 || columns == 0)
        return;
    for (int column = 0; column < columns; ++column)
        m_players->setColumnWidth(column, m_players->columnWidth(column) + spare / columns);
}

bool BoxScorePage::eventFilter(QObject* watched, QEvent* event) {
    if (watched == m_players->viewport() && event->type() == QEvent::Resize)
        spreadMen();
    return QWidget::eventFilter(watched, event);
}

void BoxScorePage::fillDrives(const ReplayDocument& document, const app::Statistics& statistics) {
    const app::Replay& replay = document.replay();
    const Names names = replay.names();
    std::vector<DriveBar> bars;
    for (const app::Drive& drive : statistics.drives) {
        DriveBar bar;
        bar.side = drive.side;
        bar.from = drive.from.yards();
        bar.to = bar.from + drive.yards.yards() * (drive.side == Side::Home ? 1.0 : -1.0);
        const QString team = QString::fromStdString(names.team(drive.side));
        bar.left = names.periodWord == "half" ? tr("Half %1 · %2").arg(drive.period).arg(team)
                   : names.periodWord == "quarter"
                       ? tr("Quarter %1 · %2").arg(drive.period).arg(team)
                       : team;
        bar.right = (drive.plays == 1 ? tr("1 play, %1 yd, %2")
                                      : tr("%n plays, %1 yd, %2", nullptr, drive.plays))
                        .arg(yards(drive.yards, statistics.wholeYards),
                             QString::fromStdString(std::string{nameOf(drive.end)}));
        bar.firstPlay = drive.firstPlay;
        bars.push_back(std::move(bar));
    }
    const auto looks = document.looks();
    m_drives->showDrives(std::move(bars), looks[0].kit, looks[1].kit);
}

// Plays are numbered anew in each period: each has its heading, which leads nowhere.
void BoxScorePage::headPeriod(const QString& period) {
    auto* heading = new QListWidgetItem{period, m_plays};
    heading->setFlags(Qt::ItemIsEnabled);
    QFont bold = m_plays->font();
    bold.setBold(true);
    heading->setFont(bold);
}

void BoxScorePage::fillPlays(const ReplayDocument& document) {
    m_plays->clear();
    QString period;
    for (std::size_t i = 0; i < document.replay().plays().size(); ++i) {
        const QString now = document.periodText(document.replay().plays()[i].before.period);
        if (now != period)
            headPeriod(now);
        period = now;
        const QString story = document.playStory(i);
        auto* item =
            new QListWidgetItem{story.isEmpty() ? document.playTitle(i)
                                                : document.playTitle(i) + QLatin1Char('\n') + story,
                                m_plays};
        item->setData(kPlayRole, static_cast<qulonglong>(i));
        item->setToolTip(tr("Enter shows it again"));
    }
}

void BoxScorePage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        emit closeAsked();
    else
        QWidget::keyPressEvent(event);
}

}  // namespace thrum::gui
