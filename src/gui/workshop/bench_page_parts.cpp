#include "gui/commands/commands.hpp"
#include "gui/theme/theme.hpp"
#include "gui/widgets/fitting_button.hpp"
#include "gui/widgets/flow_layout.hpp"
#include "gui/widgets/scrolled.hpp"
#include "gui/widgets/segment_bar.hpp"
#include "gui/workshop/bench_page.hpp"
#include "gui/workshop/bend_bar.hpp"
#include "gui/workshop/history_band.hpp"
#include "gui/workshop/lane_view.hpp"
#include "gui/workshop/man_card.hpp"
#include "gui/workshop/numbers_panel.hpp"
#include "gui/workshop/rack_view.hpp"
#include "gui/workshop/underside_view.hpp"

#include <algorithm>

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QListWidget>
#include <QMenu>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

// How the parts of the bench stand on its page.

namespace thrum::gui {

namespace {
QWidget* panelOf(QWidget* parent) {
    auto* panel = new QWidget{parent};
    panel->setObjectName(QStringLiteral("page"));
    panel->setAttribute(Qt::WA_StyledBackground);
    return panel;
}

/// A button that does what a command does and shows its key.
FittingButton* buttonFor(QAction& action, const QString& text, QWidget* parent) {
    auto* button = new FittingButton{text, parent};
    button->setFocusPolicy(Qt::TabFocus);
    button->setToolTip(action.toolTip());
    button->setAccessibleName(text);
    const auto follow = [button, &action] {
        button->setEnabled(action.isEnabled());
        button->setToolTip(action.toolTip());
        button->setKey(action.shortcut().toString(QKeySequence::NativeText));
    };
    follow();
    QObject::connect(&action, &QAction::changed, button, follow);
    QObject::connect(button, &QPushButton::clicked, &action, &QAction::trigger);
    return button;
}
}  // namespace

QWidget* BenchPage::testerOfRack(QAction& action) {
    auto* button = new QToolButton{m_rack};
    button->setText(QStringLiteral("\u25B6"));
    button->setFocusPolicy(Qt::TabFocus);
    button->setMinimumSize(28, 28);
    button->setAccessibleName(tr("Test the whole rack"));
    const auto follow = [button, &action] {
        button->setEnabled(action.isEnabled());
        button->setToolTip(action.toolTip());
    };
    follow();
    connect(&action, &QAction::changed, button, follow);
    connect(button, &QToolButton::clicked, &action, &QAction::trigger);
    return button;
}

void BenchPage::build(const Commands& commands) {
    auto* rows = new QVBoxLayout{this};
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    auto* content = new ScrolledRoom;
    auto* area = scrolled(content, this);
    area->setFrameShape(QFrame::NoFrame);
    area->setObjectName(QStringLiteral("benchArea"));
    rows->addWidget(area);
    auto* column = new QVBoxLayout{content};
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(1);
    m_head = new BenchHead{*m_document, content};
    column->addWidget(m_head);
    m_lockedWords = new QLabel{content};
    m_lockedWords->setObjectName(QStringLiteral("benchLocked"));
    m_lockedWords->setProperty("role", QStringLiteral("note"));
    m_lockedWords->setContentsMargins(14, 6, 14, 6);
    m_lockedWords->setWordWrap(true);
    m_lockedWords->hide();
    column->addWidget(m_lockedWords);
    auto* grid = new QGridLayout;
    grid->setSpacing(1);
    column->addLayout(grid, 1);

    auto* left = panelOf(content);
    auto* leftRows = new QVBoxLayout{left};
    leftRows->setContentsMargins(0, 0, 0, 0);
    leftRows->setSpacing(0);
    auto* both = new QWidget;
    auto* bothRows = new QVBoxLayout{both};
    bothRows->setContentsMargins(0, 0, 0, 0);
    bothRows->setSpacing(0);
    m_rack = new RackView{*m_document, both};
    m_rack->addWay(*testerOfRack(*commands[Command::BenchRack]));
    m_man = new ManCard{*m_document, both};
    m_man->setWay(*buttonFor(*commands[Command::BenchName], tr("Choose…"), m_man));
    bothRows->addWidget(m_rack, 1);
    bothRows->addWidget(m_man);
    auto* leftArea = scrolled(both, left);
    leftArea->setFrameShape(QFrame::NoFrame);
    leftArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    leftRows->addWidget(leftArea);
    m_left = left;
    m_leftContent = both;
    // the rack and the man have the whole height, so that all of his inspection is seen
    grid->addWidget(left, 0, 0, 3, 1);

    grid->addWidget(buildCenter(commands), 0, 1);
    m_numbers = new NumbersPanel{content};
    auto* numbers = panelOf(content);
    auto* numbersRow = new QVBoxLayout{numbers};
    numbersRow->setContentsMargins(0, 0, 0, 0);
    auto* numbersArea = scrolled(m_numbers, numbers);
    numbersArea->setFrameShape(QFrame::NoFrame);
    numbersArea->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Ignored);
    m_right = numbersArea;
    numbersRow->addWidget(numbersArea);
    grid->addWidget(numbers, 0, 2);
    grid->addWidget(buildLane(commands), 1, 1, 1, 2);
    grid->setColumnStretch(1, 3);
    grid->setColumnStretch(2, 2);
    grid->setRowStretch(0, 3);
    grid->setRowStretch(1, 2);
    auto* band = panelOf(content);
    auto* bandRow = new QVBoxLayout{band};
    bandRow->setContentsMargins(0, 0, 0, 0);
    m_history = new HistoryBand{*m_document, band};
    for (const Command step : {Command::Undo, Command::Redo}) {
        auto* button = new QToolButton{m_history};
        button->setDefaultAction(commands[step]);
        button->setToolButtonStyle(Qt::ToolButtonIconOnly);
        button->setFocusPolicy(Qt::TabFocus);
        button->setMinimumSize(28, 26);
        button->setAccessibleName(step == Command::Undo ? tr("Undo") : tr("Redo"));
        m_history->addWay(*button);
    }
    bandRow->addWidget(m_history);
    grid->addWidget(band, 2, 1, 1, 2);
    commands.listen(*this, KeyPlace::Bench, Front::Workshop);
    setFocusProxy(m_underside);
    fitText();
}

void BenchPage::fitText() {
    const int letter = fontMetrics().averageCharWidth();
    m_left->setFixedWidth(std::max(232, m_leftContent->minimumSizeHint().width() + 16));
    m_numbers->setMinimumWidth(40 * letter);
    m_right->setMinimumWidth(42 * letter);
    m_rack->fitText();
    m_history->fitText();
}

void BenchPage::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange && m_history != nullptr)
        fitText();
    QWidget::changeEvent(event);
}

void BenchPage::showEvent(QShowEvent* event) {
    // the theme's paddings are known once it is shown
    fitText();
    followGame();
    QWidget::showEvent(event);
}

QWidget* BenchPage::buildCenter(const Commands& commands) {
    auto* center = panelOf(this);
    auto* rows = new QVBoxLayout{center};
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    auto* bar = new QWidget{center};
    auto* flow = new FlowLayout{bar};
    flow->setContentsMargins(12, 4, 12, 4);
    flow->setSpacing(8);
    m_viewButton = buttonFor(*commands[Command::BenchView], tr("Below"), bar);
    m_viewButton->setAccessibleName(tr("Seen from below"));
    flow->addWidget(m_viewButton);
    m_reachBox = new SegmentBar{tr("Which prongs a bend takes along"), bar};
    m_reachBox->addItem(tr("One"), tr("A bend is of the chosen prong alone (R)"));
    m_reachBox->addItem(tr("Pair"), tr("A bend takes the prong beside it along, alike (R)"));
    m_reachBox->addItem(tr("Mirror"), tr("A bend takes the prong beside it along, mirrored (R)"));
    m_reachBox->addItem(tr("All"), tr("A bend is of all prongs (R)"));
    connect(m_reachBox, &SegmentBar::activated, this, [this](int chosen) {
        m_document->setReach(static_cast<BendReach>(chosen));
    });
    connect(m_document, &BenchDocument::prongChanged, m_reachBox, [this] {
        m_reachBox->setCurrentIndex(static_cast<int>(m_document->reach()));
    });
    flow->addWidget(m_reachBox);
    flow->addWidget(buttonFor(*commands[Command::BenchKeep], tr("Keep as…"), bar));
    rows->addWidget(bar);
    m_underside = new UndersideView{*m_document, center};
    rows->addWidget(m_underside, 1);
    m_bends = new BendBar{*m_document,
                          {BenchKnob::Lean,
                           BenchKnob::Side,
                           BenchKnob::Stiffness,
                           BenchKnob::Length,
                           BenchKnob::Dial},
                          true,
                          center};
    rows->addWidget(m_bends);
    connect(m_underside, &UndersideView::viewTurned, this, [this] {
        const bool below = m_underside->fromBelow();
        m_viewButton->setText(below ? tr("Below") : tr("Above"));
        m_viewButton->setAccessibleName(below ? tr("Seen from below") : tr("Seen from above"));
    });
    return center;
}

QWidget* BenchPage::buildLane(const Commands& commands) {
    auto* panel = panelOf(this);
    auto* rows = new QVBoxLayout{panel};
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    auto* head = new QWidget{panel};
    auto* headRow = new QHBoxLayout{head};
    headRow->setContentsMargins(14, 4, 14, 4);
    auto* title = new QLabel{tr("Test lane"), head};
    title->setProperty("role", QStringLiteral("heading"));
    m_laneWords = new QLabel{head};
    m_laneWords->setObjectName(QStringLiteral("laneWords"));
    m_laneWords->setProperty("role", QStringLiteral("muted"));
    m_laneWords->setWordWrap(true);
    headRow->addWidget(title);
    headRow->addWidget(m_laneWords, 1);
    m_otherBox = new QComboBox{head};
    m_otherBox->setAccessibleName(tr("What it is driven against"));
    m_otherBox->setToolTip(tr("Head on (V) and at 45° (Shift+V) it is driven against this base"));
    m_otherBox->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    headRow->addWidget(m_otherBox);
    connect(m_otherBox, &QComboBox::activated, this, [this] {
        m_against = m_otherBox->currentData().toString().toStdString();
        follow();
    });
    m_yardsBox = new SegmentBar{tr("Length of the dash"), head};
    for (const double yards : {10.0, 20.0, 40.0})
        m_yardsBox->addItem(QString::number(yards), tr("A dash of %1 yards (Y)").arg(yards), yards);
    m_yardsBox->setCurrentIndex(1);
    headRow->addWidget(m_yardsBox);
    auto* unit = new QLabel{tr("yd dash"), head};
    unit->setProperty("role", QStringLiteral("muted"));
    headRow->addWidget(unit);
    rows->addWidget(head);
    m_lane = new LaneView{panel};
    rows->addWidget(m_lane, 1);
    auto* tests = new QWidget{panel};
    auto* flow = new FlowLayout{tests};
    flow->setContentsMargins(10, 4, 10, 4);
    flow->setSpacing(6);
    for (const auto& [command, text] : {std::pair{Command::BenchDash, tr("Dash")},
                                        std::pair{Command::BenchSpot, tr("Same spot")},
                                        std::pair{Command::BenchJump, tr("Jump")},
                                        std::pair{Command::BenchPush, tr("Push")},
                                        std::pair{Command::BenchArc, tr("Arc")},
                                        std::pair{Command::BenchFalls, tr("Falls")},
                                        std::pair{Command::BenchHeadOn, tr("Head on")},
                                        std::pair{Command::BenchAngle, tr("At 45°")},
                                        std::pair{Command::BenchMatrix, tr("Matrix")},
                                        std::pair{Command::BenchAll, tr("All tests")}}) {
        auto* button = buttonFor(*commands[command], text, tests);
        if (const auto test = testOf(command)) {
            button->setCheckable(true);
            m_testButtons.emplace(*test, button);
        }
        flow->addWidget(button);
    }
    markTest();
    m_runsBox = new SegmentBar{tr("Runs of a test"), tests};
    for (const auto& [runs, key] : {std::pair{1, 1}, std::pair{20, 2}, std::pair{200, 3}})
        m_runsBox->addItem(QString::number(runs), tr("Runs of a test (%1)").arg(key), runs);
    m_runsBox->setCurrentIndex(1);
    flow->addWidget(m_runsBox);
    m_runButton = buttonFor(*commands[Command::BenchRun], tr("Run"), tests);
    m_runButton->setObjectName(QStringLiteral("mainButton"));
    flow->addWidget(m_runButton);
    m_stopButton = buttonFor(*commands[Command::BenchStop], tr("Stop"), tests);
    m_stopButton->setObjectName(QStringLiteral("stopButton"));
    m_stopButton->hide();
    flow->addWidget(m_stopButton);
    m_progress = new QProgressBar{tests};
    m_progress->setAccessibleName(tr("Runs done"));
    m_progress->setVisible(false);
    m_progress->setTextVisible(true);
    m_progress->setFormat(QStringLiteral("%v / %m"));
    m_progress->setMinimumWidth(14 * fontMetrics().averageCharWidth());
    flow->addWidget(m_progress);
    rows->addWidget(tests);
    connect(m_runsBox, &SegmentBar::activated, this, [this] {
        setRuns(m_runsBox->currentData().toInt());
    });
    connect(m_yardsBox, &SegmentBar::activated, this, [this] {
        setYards(m_yardsBox->currentData().toDouble());
    });
    return panel;
}

void BenchPage::fillOthers() {
    const QSignalBlocker quiet{m_otherBox};
    m_otherBox->clear();
    m_otherBox->addItem(tr("vs rookie"), QString{});
    for (const io::BenchBase& base : m_document->rack())
        m_otherBox->addItem(tr("vs %1").arg(QString::fromStdString(base.name)),
                            QString::fromStdString(base.id));
    const int at = m_otherBox->findData(QString::fromStdString(m_against));
    m_otherBox->setCurrentIndex(std::max(0, at));
    if (at < 0)
        m_against.clear();
}

// What can be put on the rack: out of the bag, as meant, or a player's base. Made anew each time it
// opens: bases and teams come and go, and nothing of the library is held on to.
void BenchPage::fillAdder() {
    auto* menu = new QMenu{&m_rack->adder()};
    m_rack->adder().setMenu(menu);
    connect(menu, &QMenu::aboutToShow, this, [this, menu] {
        menu->clear();
        offerFamilies(*menu);
        menu->addSeparator();
        offerPlayers(*menu);
    });
}

void BenchPage::offerFamilies(QMenu& menu) {
    const app::Library& library = m_document->library();
    const auto offer = [this](QMenu& in, const BaseSpec& base, bool fromBag) {
        connect(in.addAction(QString::fromStdString(base.name)),
                &QAction::triggered,
                this,
                [this, base, fromBag] { m_document->add(base, fromBag); });
    };
    auto* bag = menu.addMenu(tr("From the bag"));
    auto* meant = menu.addMenu(tr("As it is meant to be"));
    for (const BaseSpec* family : app::shopFamilies(library)) {
        offer(*bag, *family, true);
        offer(*meant, *family, false);
    }
    auto* own = menu.addMenu(tr("Of your own"));
    for (const auto& entry : library.bases())
        if (entry.own)
            offer(*own, entry.value, false);
    own->menuAction()->setVisible(!own->isEmpty());
}

// In a game a coach tunes what is his (UX-12.6).
void BenchPage::offerPlayers(QMenu& menu) {
    const std::vector<std::string> theirs = m_game().theirs;
    for (const auto& entry : m_document->library().teams()) {
        if (std::ranges::find(theirs, entry.value.id) != theirs.end())
            continue;
        auto* team = menu.addMenu(QString::fromStdString(entry.value.name));
        for (std::size_t i = 0; i < entry.value.players.size(); ++i) {
            const Player& player = entry.value.players[i];
            const std::string position{codeOf(player.position)};
            connect(team->addAction(QStringLiteral("#%1 %2 %3")
                                        .arg(QString::fromStdString(player.number),
                                             QString::fromStdString(position),
                                             QString::fromStdString(player.name))),
                    &QAction::triggered,
                    this,
                    [this, id = entry.value.id, i] {
                        const TeamFile* found = m_document->library().team(id);
                        if (found != nullptr && i < found->players.size())
                            m_document->addPlayer(*found, found->players[i]);
                    });
        }
    }
}

}  // namespace thrum::gui
