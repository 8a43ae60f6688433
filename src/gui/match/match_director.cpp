#include "gui/match/match_director.hpp"

#include "gui/board/board_view.hpp"
#include "gui/match/drills_page.hpp"
#include "gui/match/game_start.hpp"
#include "gui/match/match_commands.hpp"
#include "gui/match/match_context_menu.hpp"
#include "gui/match/match_hint.hpp"
#include "gui/match/match_page.hpp"
#include "gui/match/match_panel.hpp"
#include "gui/match/match_strip.hpp"
#include "gui/match/match_words.hpp"
#include "gui/match/new_game_page.hpp"
#include "gui/match/pages/line_up_page.hpp"
#include "gui/match/seats_dialog.hpp"
#include "gui/match/side_band.hpp"
#include "gui/panels/control_bar.hpp"
#include "gui/panels/log_panel.hpp"
#include "gui/window/commands.hpp"
#include "gui/window/page_switch.hpp"

#include <thrum/app/archive.hpp>
#include <thrum/app/recording.hpp>

#include <algorithm>
#include <array>
#include <cmath>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QMenu>
#include <QMessageBox>
#include <QPushButton>
#include <QRandomGenerator>
#include <QStackedWidget>

namespace thrum::gui {

namespace {
constexpr double kZoomStep = 1.25;
constexpr int kTurn = 500;  // hundredths of a degree
constexpr Distance kMove = 0.5_yd;
constexpr const char* kStandIn = "computer:2";
constexpr double kFastest = 16.0;
constexpr double kPan = 0.125;  // of what is seen

QString sentenceOf(const app::Refused& refused) {
    return QString::fromStdString(app::sentenceOf(refused));
}

bool isEngine(const QString& seat) {
    return seat.startsWith(QStringLiteral("engine:"));
}

}  // namespace

MatchDirector::MatchDirector(const Surroundings& around, QObject* parent)
    : QObject{parent}, m_around{around} {
    m_room = new QStackedWidget;
    m_room->setObjectName(QStringLiteral("gameRoom"));
    m_newGame = new NewGamePage{around.library, m_room};
    m_room->addWidget(m_newGame);
    if (around.store != nullptr)
        m_last = readMatchSetup(*around.store);
    m_newGame->showSetup(m_last);
    around.pages.add(*around.commands[Command::GamePage], *m_room, tr("Game"), m_newGame);
    m_coachCommands = new MatchCommands{*m_room};
    m_coachCommands->fill(*around.commands.coachesMenu());
    connect(
        m_coachCommands, &MatchCommands::pressed, this, [this](Side side, CoachCommand command) {
            if (isShown())
                m_page->coach(side, command);
        });
    m_drillsPage = new DrillsPage{m_room};
    m_room->addWidget(m_drillsPage);
    connect(m_drillsPage, &DrillsPage::startAsked, this, [this](const std::string& id) {
        if (const auto why = startDrill(id))
            emit said(*why);
    });
    readDrills();
    connect(m_newGame, &NewGamePage::startAsked, this, [this](const MatchSetup& setup) {
        start(setup);
    });
    connect(m_newGame, &NewGamePage::cancelled, this, [this] {
        if (m_page != nullptr)
            m_room->setCurrentWidget(m_page);
        else
            m_around.pages.back();
    });
    connect(&around.pages, &PageSwitch::shown, this, [this](QWidget* page) {
        if (page == m_room && m_page != nullptr && m_room->currentWidget() == m_page)
            m_page->board().setFocus();
        emit factsChanged();
    });
}

MatchDirector::~MatchDirector() = default;

QWidget& MatchDirector::room() const {
    return *m_room;
}

bool MatchDirector::isShown() const {
    return m_page != nullptr && m_around.pages.current() == m_room &&
           m_room->currentWidget() == m_page;
}

BoardView* MatchDirector::board() const {
    return isShown() ? &m_page->board() : nullptr;
}

void MatchDirector::askNewGame() {
    m_newGame->showSetup(m_last);
    m_room->setCurrentWidget(m_newGame);
    m_around.pages.show(*m_room);
    m_newGame->startButton()->setFocus();
    emit factsChanged();
}

void MatchDirector::quickGame() {
    MatchSetup setup = m_last;
    setup.seed = QRandomGenerator::system()->generate();
    start(setup);
}

bool MatchDirector::start(const MatchSetup& setup, bool remember) {
    const auto rules = standardRules();
    if (!rules) {
        m_newGame->showProblem(rules.error());
        return false;
    }
    auto game = app::TapGame::begin(
        m_around.library, *rules, requestOf(setup, *rules), programName(), createdNow());
    if (!game) {
        m_newGame->showProblem(sentenceOf(game.error()));
        askNewGame();
        return false;
    }
    if (remember)
        m_last = setup;
    if (remember && m_around.store != nullptr)
        writeMatchSetup(*m_around.store, setup);
    if (!m_around.gamesFolder.isEmpty()) {
        const app::Archive archive{m_around.gamesFolder.toStdString(), {}};
        static_cast<void>(archive.record(**game));
    }
    show(*std::move(game), setup);
    // The coach has just named the program himself: it may be started.
    for (const Side side : {Side::Home, Side::Visitor})
        if (const QString& seat = setup.seats[tap::indexOf(side)]; isEngine(seat))
            m_page->match().setSeat(side, seat);
    return true;
}

QString MatchDirector::resume(const std::filesystem::path& file) {
    auto resumed = app::resumeGame(m_around.library, file);
    if (!resumed)
        return QString::fromStdString(resumed.error().text());
    const MatchSetup setup = setupOf(resumed->game->header().asked, resumed->game->state());
    for (const std::string& notice : resumed->notices)
        emit said(QString::fromStdString(notice));
    const auto drill = drillOf(*resumed->game);
    show(std::move(resumed->game), setup, drill, true);
    return {};
}

QString MatchDirector::branchFrom(const std::string& record, std::size_t lines) {
    auto game = app::TapGame::branch(
        m_around.library, record, tr("what if").toStdString(), lines, programName(), createdNow());
    if (!game)
        return QString::fromStdString(game.error().text());
    const MatchSetup setup = setupOf((*game)->header().asked, (*game)->state());
    show(*std::move(game), setup);
    return {};
}

void MatchDirector::adopt(std::unique_ptr<app::TapGame> game, const MatchSetup& setup) {
    show(std::move(game), setup);
}

void MatchDirector::show(std::unique_ptr<app::TapGame> game,
                         const MatchSetup& setup,
                         const std::optional<io::Drill>& drill,
                         bool resumed) {
    if (m_page != nullptr) {
        m_room->removeWidget(m_page);
        delete std::exchange(m_page, nullptr);
    }
    m_boardOn = false;
    m_page =
        new MatchPage{std::make_unique<TapMatch>(std::move(game), m_around.library, setup), m_room};
    if (drill)
        m_page->match().setDrill(*drill, bestOf(m_around.store, drill->id));
    m_page->setLayers(m_layers);
    connectPage();
    m_room->addWidget(m_page);
    m_room->setCurrentWidget(m_page);
    m_around.pages.show(*m_room);
    m_page->board().setFocus();
    if (resumed)
        m_page->refillLog();
    m_page->match().start(resumed);
    emit gameBegun();
    emit factsChanged();
}

void MatchDirector::connectPage() {
    const Commands& commands = m_around.commands;
    m_page->controls().setLayersMenu(commands.layersMenu());
    m_page->controls().setZoomActions(commands[Command::ZoomOut],
                                      commands[Command::ZoomIn],
                                      commands[Command::FitPlay],
                                      commands[Command::FitBoard]);
    // Keys of the board alone work on this board as well.
    for (const Command command :
         {Command::MainAction, Command::Switch,    Command::Pause,
          Command::Hint,       Command::Slower,    Command::Faster,
          Command::TurnLeft,   Command::TurnRight, Command::Snap,
          Command::ZoomIn,     Command::ZoomOut,   Command::FitPlay,
          Command::FitBoard,   Command::PanLeft,   Command::PanRight,
          Command::PanUp,      Command::PanDown,   Command::FollowBall,
          Command::TurnBoard,  Command::Measure,   Command::OffenseFormation,
          Command::WatchAgain, Command::ShowTouch})
        m_page->board().addAction(commands[command]);
    connect(commands[Command::Snap], &QAction::toggled, m_page, [this](bool on) {
        m_page->tool().setSnap(on);
    });
    for (const Command command : {Command::TurnBoard, Command::TurnForCoach})
        connect(commands[command], &QAction::toggled, m_page, [this] { turnBoard(); });
    connect(commands[Command::FollowBall], &QAction::toggled, m_page, [this](bool follows) {
        m_page->setFollowsBall(follows);
    });
    connect(&m_page->board(),
            &BoardView::contextRequested,
            m_page,
            [this](std::optional<FigureId> figure, QPoint at) {
                auto* menu = new QMenu{m_page};
                menu->setObjectName(QStringLiteral("boardMenu"));
                menu->setAttribute(Qt::WA_DeleteOnClose);
                fillContextMenu(*menu, *m_page, m_around.commands, figure);
                menu->popup(at);
            });
    QAction* measure = commands[Command::Measure];
    connect(measure, &QAction::toggled, m_page, [this](bool measuring) {
        m_page->board().setMeasuring(measuring);
    });
    connect(&m_page->board(), &BoardView::measured, this, [this](const QString& length) {
        emit said(length);
    });
    connect(&m_page->board(), &BoardView::measuringLeft, measure, [measure] {
        measure->setChecked(false);
    });
    m_page->board().setMeasuring(measure->isChecked());
    turnBoard();
    m_page->setFollowsBall(commands[Command::FollowBall]->isChecked());
    m_page->logPanel().setVisible(m_log);
    connect(m_page, &MatchPage::hoveredFigure, this, [this](std::optional<FigureId> figure) {
        if (figure)
            emit hovered(figureText(*figure));
    });
    connect(m_page, &MatchPage::factsChanged, this, &MatchDirector::factsChanged);
    connect(m_page, &MatchPage::timePassed, this, &MatchDirector::timePassed);
    connect(&m_page->logPanel(), &LogPanel::momentAsked, this, &MatchDirector::momentAsked);
    connect(m_page, &MatchPage::said, this, &MatchDirector::said);
    connect(m_page, &MatchPage::newGameAsked, this, &MatchDirector::askNewGame);
    connect(m_page, &MatchPage::drillAgainAsked, this, [this] {
        const std::string id = m_page->match().drill()->id;
        // not at once: the page that asks would go while it asks
        QMetaObject::invokeMethod(
            this,
            [this, id] {
                if (const auto why = startDrill(id))
                    emit said(*why);
            },
            Qt::QueuedConnection);
    });
    connect(m_page, &MatchPage::clauseAsked, this, &MatchDirector::clauseAsked);
    connect(m_page, &MatchPage::boxScoreAsked, this, [this] { emit boxScoreAsked(recordText()); });
    connect(m_page, &MatchPage::replayAsked, this, [this](bool atLastPlay) {
        emit replayAsked(recordText(), atLastPlay);
    });
    connect(m_page, &MatchPage::playAsked, this, [this](std::size_t play) {
        emit playAsked(recordText(), play);
    });
    connect(m_page, &MatchPage::touchAsked, this, [this] { emit touchAsked(recordText()); });
    TapMatch& match = m_page->match();
    connect(&match, &TapMatch::rattled, this, &MatchDirector::rattled);
    connect(m_page, &MatchPage::sounded, this, &MatchDirector::sounded);
    connect(&match, &TapMatch::refused, this, [this](const MatchRefusal& refusal) {
        emit clauseNoted(refusal.clause);
    });
    connect(&match, &TapMatch::changed, this, [this] {
        const bool on = m_page->match().doing() == MatchDoing::Running;
        if (on != m_boardOn)
            emit boardSwitched(m_boardOn = on);
        if (m_page->match().doing() == MatchDoing::Over)
            noteEnd();
    });
}

void MatchDirector::turnBoard() {
    m_page->setTurned(m_around.commands[Command::TurnBoard]->isChecked(),
                      m_around.commands[Command::TurnForCoach]->isChecked());
}

void MatchDirector::setLayers(const ShownLayers& layers) {
    m_layers = layers;
    if (m_page != nullptr)
        m_page->setLayers(layers);
}

void MatchDirector::showLog(bool shown) {
    m_log = shown;
    if (m_page != nullptr)
        m_page->logPanel().setVisible(shown);
}

void MatchDirector::showPanels(bool shown) {
    if (m_page != nullptr)
        m_page->showPanels(shown);
}

bool MatchDirector::hasStrip() const {
    return m_page != nullptr && m_around.pages.current() != m_around.practice;
}

QString MatchDirector::figureText(FigureId id) const {
    const TapMatch& match = m_page->match();
    const tap::State& s = match.state();
    const tap::Figure* figure = tap::findOnBoard(s, id);
    if (figure == nullptr)
        return manText(match, id);
    const int attack = id.side() == Side::Home ? 1 : -1;
    const double past = (figure->pose.at.x - s.lineOfScrimmage).yards() * attack;
    QStringList parts{QStringLiteral("%1 %2").arg(match.teamName(id.side()), manText(match, id)),
                      past >= 0.0 ? tr("%1 yd past the line").arg(past, 0, 'f', 1)
                                  : tr("%1 yd behind the line").arg(-past, 0, 'f', 1),
                      tr("facing %1°").arg(figure->pose.heading.degrees(), 0, 'f', 0)};
    if (s.carrier == id)
        parts << tr("has the ball");
    if (figure->status == tap::FigureStatus::Fallen)
        parts << tr("down");
    return parts.join(QStringLiteral(" · "));
}

bool MatchDirector::take(Command command) {
    if (command == Command::NewGame || command == Command::QuickPlay || !isShown())
        return false;
    BoardView& board = m_page->board();
    MatchTool& tool = m_page->tool();
    TapMatch& match = m_page->match();
    switch (command) {
        case Command::CopyLog:
            QApplication::clipboard()->setText(m_page->log().asText());
            return true;
        case Command::MainAction:
            m_page->mainAction();
            return true;
        case Command::Switch:
            m_page->toggleSwitch();
            return true;
        case Command::Undo:
            m_page->undo();
            return true;
        case Command::WatchAgain:
            emit replayAsked(recordText(), true);
            return true;
        case Command::ShowTouch:
            emit touchAsked(recordText());
            return true;
        case Command::BoxScore:
            emit boxScoreAsked(recordText());
            return true;
        case Command::Redo:
            m_page->redo();
            return true;
        case Command::Hint:
            m_page->hint();
            return true;
        case Command::Seats:
            changeSeats();
            return true;
        case Command::FinishGame:
            finishGame();
            return true;
        case Command::Arbiter:
            m_page->showArbiter();
            return true;
        case Command::Concede:
            concede();
            return true;
        case Command::Pause:
            m_page->pause();
            return true;
        case Command::Seed:
            // at the practice table the luck of the next run, in a game the dice
            if (match.wants(tap::DecisionKind::Roll) || match.wants(tap::DecisionKind::Flip))
                m_page->mainAction();
            return true;
        case Command::Slower:
            stepTimeScale(-1);
            return true;
        case Command::Faster:
            stepTimeScale(1);
            return true;
        case Command::NextFigure:
            tool.focusNext(true);
            return true;
        case Command::PreviousFigure:
            tool.focusNext(false);
            return true;
        case Command::SelectOffense:
            tool.selectSide(match.state().offense);
            return true;
        case Command::SelectDefense:
            tool.selectSide(other(match.state().offense));
            return true;
        case Command::TurnLeft:
            tool.turnSelection(kTurn);
            return true;
        case Command::TurnRight:
            tool.turnSelection(-kTurn);
            return true;
        case Command::MoveLeft:
            tool.moveSelection(-kMove, {});
            return true;
        case Command::MoveRight:
            tool.moveSelection(kMove, {});
            return true;
        case Command::MoveUp:
            tool.moveSelection({}, kMove);
            return true;
        case Command::MoveDown:
            tool.moveSelection({}, -kMove);
            return true;
        case Command::PanLeft:
            board.panBy(-kPan, 0.0);
            return true;
        case Command::PanRight:
            board.panBy(kPan, 0.0);
            return true;
        case Command::PanUp:
            board.panBy(0.0, kPan);
            return true;
        case Command::PanDown:
            board.panBy(0.0, -kPan);
            return true;
        case Command::Mirror:
            tool.mirrorSelection();
            return true;
        case Command::OffenseFormation:
        case Command::DefenseFormation:
            m_page->panel().lineUpPage().chooseFormation();
            return true;
        case Command::ZoomIn:
            board.zoomBy(kZoomStep);
            return true;
        case Command::ZoomOut:
            board.zoomBy(1.0 / kZoomStep);
            return true;
        case Command::FitPlay:
            m_page->fitPlay();
            return true;
        case Command::FitBoard:
            board.fitBoard();
            return true;
        case Command::SayClocks:
            sayClocks();
            return true;
        case Command::SayFigure:
            emit said(m_page->selection().isEmpty()
                          ? tr("Nobody is selected.")
                          : figureText(m_page->selection().ids().front()));
            return true;
        case Command::SayLast:
            emit said(m_page->log().lines().empty() ? tr("Nothing has happened yet.")
                                                    : m_page->log().lines().back().text);
            return true;
        case Command::SaySide:
            saySide();
            return true;
        // the practice table's alone
        case Command::SameAgain:
        case Command::NewLuck:
        case Command::BackToSetUp:
        case Command::GiveBall:
        case Command::SwapSides:
        case Command::SpeedUp:
        case Command::SpeedDown:
            return true;
        default:
            return false;
    }
}

QString MatchDirector::recordText() const {
    return QString::fromStdString(m_page->match().game().fileText());
}

void MatchDirector::sayClocks() {
    const TapMatch& match = m_page->match();
    QStringList said;
    for (const tap::ClockView& clock : match.prompt().clocks)
        said << QStringLiteral("%1 %2").arg(clockText(clock.name), timeText(match.msLeft(clock)));
    if (said.isEmpty())
        said << tr("No clock runs");
    for (const Side side : {Side::Home, Side::Visitor})
        said << tr("the %1 have used %2").arg(match.teamName(side), timeText(match.usedMs(side)));
    emit this->said(said.join(QStringLiteral("; ")) + QLatin1Char('.'));
}

void MatchDirector::saySide() {
    m_sideSaid = other(m_sideSaid);
    QStringList men;
    for (const tap::Figure& figure : m_page->match().state().figures)
        if (figure.id.side() == m_sideSaid)
            men << figureText(figure.id);
    emit said(men.isEmpty() ? tr("Nobody stands on the board.") : men.join(QStringLiteral("; ")));
}

void MatchDirector::concede() {
    TapMatch& match = m_page->match();
    Side side = match.prompt().side;
    if (!match.isPerson(side))
        side = other(side);
    QMessageBox question{
        QMessageBox::NoIcon,
        tr("Concede"),
        tr("The %1 give the game up. The score stands as it is.").arg(match.teamName(side)),
        QMessageBox::NoButton,
        m_page};
    auto* give = question.addButton(tr("Concede"), QMessageBox::AcceptRole);
    question.addButton(tr("Play on"), QMessageBox::RejectRole);
    question.exec();
    if (question.clickedButton() == give)
        match.concede(side);
}

void MatchDirector::stepTimeScale(int direction) {
    constexpr std::array kScales = {0.1, 0.25, 0.5, 1.0, 2.0, 4.0, 8.0, 16.0};
    constexpr int kRealTime = 3;
    TapMatch& match = m_page->match();
    int at = 0;
    for (std::size_t i = 0; i < kScales.size(); ++i)
        if (std::abs(kScales.at(i) - match.timeScale()) < 0.01)
            at = static_cast<int>(i);
    // Nobody who has to decide is hurried.
    const int fastest = match.isWatched() ? static_cast<int>(kScales.size()) - 1 : kRealTime;
    match.setTimeScale(
        kScales.at(static_cast<std::size_t>(std::clamp(at + direction, 0, fastest))));
}

void MatchDirector::changeSeats() {
    TapMatch& match = m_page->match();
    SeatsDialog dialog{match, m_page};
    const bool changed = dialog.exec() == QDialog::Accepted;
    m_page->window()->activateWindow();  // without a window manager nobody else does
    m_page->board().setFocus();
    if (!changed)
        return;
    for (const Side side : {Side::Home, Side::Visitor}) {
        const QString wanted = dialog.seat(side);
        if (wanted == match.setup().seats[tap::indexOf(side)])
            continue;
        if (const QString why = match.setSeat(side, wanted); !why.isEmpty())
            emit said(why);
        else
            emit said(
                tr("%1 coaches the %2 now.").arg(match.coachName(side), match.teamName(side)));
    }
    if (!match.isWatched() && match.timeScale() > 1.0)
        match.setTimeScale(1.0);
}

void MatchDirector::finishGame() {
    TapMatch& match = m_page->match();
    for (const Side side : {Side::Home, Side::Visitor}) {
        if (!match.isPerson(side))
            continue;
        if (const QString why = match.setSeat(side, QString::fromLatin1(kStandIn));
            !why.isEmpty()) {
            emit said(why);
            return;
        }
    }
    match.setTimeScale(kFastest);
    emit said(tr("Two computer coaches finish the game."));
}

void MatchDirector::refresh() {
    if (m_page != nullptr)
        m_page->refresh();
}

void MatchDirector::refreshStrip() {
    if (m_page != nullptr)
        m_around.strip.showFacts(stripFacts(m_page->match()));
}

void MatchDirector::refreshCommands() {
    const bool shown = isShown();
    m_coachCommands->setEnabled(shown);
    for (const Command command :
         {Command::Hint, Command::Seats, Command::FinishGame, Command::ShowTouch, Command::Arbiter})
        if (!shown)
            m_around.commands[command]->setEnabled(false);
    m_around.commands[Command::Concede]->setEnabled(shown &&
                                                    m_page->match().doing() != MatchDoing::Over &&
                                                    m_page->match().doing() != MatchDoing::Running);
    if (!shown)
        return;
    TapMatch& match = m_page->match();
    // The practice table left its own commands as it stood; some share a key with a coach's.
    for (const Command command : {Command::SameAgain,
                                  Command::NewLuck,
                                  Command::BackToSetUp,
                                  Command::GiveBall,
                                  Command::SwapSides,
                                  Command::SpeedUp,
                                  Command::SpeedDown})
        m_around.commands[command]->setEnabled(false);
    for (const Command command : {Command::Mirror,
                                  Command::TurnLeft,
                                  Command::TurnRight,
                                  Command::OffenseFormation,
                                  Command::DefenseFormation,
                                  Command::Seed})
        m_around.commands[command]->setEnabled(true);
    QAction& undo = *m_around.commands[Command::Undo];
    const auto problem = match.undoProblem();
    const QString what = match.undoText();
    undo.setEnabled(!problem);
    undo.setText(problem || what.isEmpty() ? tr("&Undo") : tr("&Undo %1").arg(what));
    undo.setStatusTip(problem ? match.textOf(*problem) : tr("Take the last decision back"));
    m_around.commands[Command::WatchAgain]->setEnabled(match.game().session().inForce() > 0 &&
                                                       match.doing() != MatchDoing::Running);
    m_around.commands[Command::ShowTouch]->setEnabled(match.hasDown() &&
                                                      match.doing() != MatchDoing::Running);
    QAction& redo = *m_around.commands[Command::Redo];
    const QString again = match.redoText();
    redo.setEnabled(!again.isEmpty());
    redo.setText(again.isEmpty() ? tr("&Redo") : tr("&Redo %1").arg(again));
    redo.setStatusTip(again.isEmpty() ? tr("Nothing was taken back that could be done again")
                                      : tr("Do again what was taken back"));
    QAction& hint = *m_around.commands[Command::Hint];
    const QString noHint = hintProblem(match);
    hint.setEnabled(noHint.isEmpty());
    hint.setStatusTip(noHint.isEmpty() ? tr("What a computer coach would do here") : noHint);
    m_around.commands[Command::Seats]->setEnabled(match.doing() == MatchDoing::Waiting ||
                                                  match.doing() == MatchDoing::Thinking);
    QAction& arbiter = *m_around.commands[Command::Arbiter];
    const QString noArbiter = match.correctionProblem();
    arbiter.setEnabled(noArbiter.isEmpty());
    arbiter.setStatusTip(noArbiter.isEmpty()
                             ? tr("Stop both clocks, put score, down, spot or a clock right")
                             : noArbiter);
    m_around.commands[Command::FinishGame]->setEnabled(
        m_around.commands[Command::Seats]->isEnabled() && !match.isWatched() &&
        match.state().mode != tap::Mode::Tournament);
    QAction& pause = *m_around.commands[Command::Pause];
    const auto mayNot = match.check(
        {.kind = match.state().paused ? tap::DecisionKind::Resume : tap::DecisionKind::Pause,
         .side = match.prompt().side});
    const bool holds = match.isWatched() || match.doing() == MatchDoing::Thinking || match.held();
    pause.setEnabled(match.doing() != MatchDoing::Over &&
                     (holds || (match.doing() == MatchDoing::Waiting && !mayNot)));
    pause.setText(match.state().paused || match.held() ? tr("&Go on") : tr("&Pause"));
    pause.setStatusTip(mayNot && !holds ? match.textOf(*mayNot) : tr("Stop every clock, or go on"));
}

QString MatchDirector::title() const {
    if (m_page == nullptr)
        return {};
    return QStringLiteral("%1 · %2").arg(matchTitle(m_page->match()),
                                         m_page->panel().band().title());
}

}  // namespace thrum::gui
