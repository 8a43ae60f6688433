#include "gui/game_desk.hpp"

#include "gui/board/board_view.hpp"
#include "gui/desk.hpp"
#include "gui/games/tap/setup.hpp"
#include "gui/widgets/action_list.hpp"
#include "gui/widgets/choice_button.hpp"
#include "gui/widgets/figure_chips.hpp"
#include "support/wait_for.hpp"

#include <thrum/app/folders.hpp>
#include <thrum/games/tap/game.hpp>
#include <thrum/games/tap/rules_file.hpp>
#include <thrum/games/tap/table.hpp>

#include <stdexcept>

#include <QApplication>
#include <QComboBox>
#include <QPushButton>
#include <QTest>
#include <QWheelEvent>

namespace thrum::gui::test {

MatchSetup shortGame(tap::Mode mode, int playsPerHalf) {
    MatchSetup setup;
    setup.mode = mode;
    setTapChoice(setup, {.playsPerHalf = playsPerHalf});
    setup.teams = {QStringLiteral("lancers"), QStringLiteral("wildcats")};
    setup.seed = 0x5EED0007U;
    return setup;
}

MatchSetup withChart(MatchSetup setup) {
    TapChoice choice = tapChoiceOf(setup);
    choice.fairCaller = true;
    setTapChoice(setup, choice);
    return setup;
}

void GameDesk::open(const QString& ownFolder, TimeSource* time) {
    WindowOptions options;
    options.time = time;
    options.sound = false;
    options.seed = 0x5EED0007U;
    options.ownFolder = ownFolder;
    m_window = std::make_unique<MainWindow>(library(), shippedTable(), TableChoice{}, options);
    m_window->resize(1280, 800);
    m_window->show();
    QApplication::setActiveWindow(m_window.get());
}

namespace {
void makeBrisk(TapPage& page) {
    page.match().setBrisk(true);
    page.match().setTimeScale(10.0);
    page.board().setFocus();
    QCoreApplication::processEvents();
}
}  // namespace

GameDesk::GameDesk(const MatchSetup& setup) {
    open();
    if (!m_window->director().start(setup))
        throw std::runtime_error{"the game did not start"};
    makeBrisk(page());
}

GameDesk::GameDesk(const MatchSetup& setup,
                   const std::string& stateJson,
                   const QString& ownFolder) {
    open(ownFolder);
    adopt(setup, stateJson);
}

GameDesk::GameDesk(const MatchSetup& setup, const std::string& stateJson, TimeSource& time) {
    open({}, &time);
    adopt(setup, stateJson);
}

void GameDesk::adopt(const MatchSetup& setup, const std::string& stateJson) {
    app::Environment from = app::environment();
    from.source = THRUM_TEST_SOURCE_DIR;
    const auto rules = app::readTapRules(*app::shippedData(from) / "rules" / "tap.json");
    auto asked = requestOf(setup, rules->rules);
    asked.own.bases = "reference";  // what the rule book's scenes stand on
    auto game = app::TapGame::begin(library(), rules->rules, asked, "test", "");
    if (!game)
        throw std::runtime_error{"the game did not begin"};
    if (const auto refused = (*game)->loadJson(stateJson))
        throw std::runtime_error{app::sentenceOf(*refused)};
    m_window->director().adopt(*std::move(game), setup);
    makeBrisk(page());
}

FigureId GameDesk::man(const QString& name) {
    const auto found = tap::findFigure(state(), name.toStdString());
    if (!found)
        throw std::runtime_error{"nobody is " + name.toStdString()};
    return *found;
}

QPoint GameDesk::pixelOf(FigureId id) {
    const tap::Figure* figure = tap::findOnBoard(state(), id);
    if (figure == nullptr)
        throw std::runtime_error{"he is not on the board"};
    return page()
        .board()
        .pixelOf(QPointF{figure->pose.at.x.yards(), figure->pose.at.y.yards()})
        .toPoint();
}

void GameDesk::clickBoard(QPointF yards) {
    QTest::mouseClick(&page().board(), Qt::LeftButton, {}, page().board().pixelOf(yards).toPoint());
}

void GameDesk::clickMan(FigureId id) {
    QTest::mouseClick(&page().board(), Qt::LeftButton, {}, pixelOf(id));
}

void GameDesk::drag(FigureId id, QPointF byYards) {
    BoardView& board = page().board();
    const tap::Figure* figure = tap::findOnBoard(state(), id);
    const QPointF start{figure->pose.at.x.yards(), figure->pose.at.y.yards()};
    const QPoint from = board.pixelOf(start).toPoint();
    const QPoint to = board.pixelOf(start + byYards).toPoint();
    QTest::mousePress(&board, Qt::LeftButton, {}, from);
    for (int step = 1; step <= 4; ++step)
        QTest::mouseMove(&board, from + (to - from) * step / 4);
    QTest::mouseRelease(&board, Qt::LeftButton, {}, to);
}

void GameDesk::wheel(FigureId id, int notches) {
    BoardView& board = page().board();
    const QPointF at{pixelOf(id)};
    QWheelEvent event{at,
                      board.mapToGlobal(at),
                      {},
                      QPoint{0, 120 * notches},
                      Qt::NoButton,
                      Qt::NoModifier,
                      Qt::NoScrollPhase,
                      false};
    QCoreApplication::sendEvent(&board, &event);
}

void GameDesk::press(int key, Qt::KeyboardModifiers modifiers) {
    QApplication::setActiveWindow(m_window.get());  // a test may have two
    page().board().setFocus();
    QTest::keyClick(&page().board(), static_cast<Qt::Key>(key), modifiers);
}

void GameDesk::pressMain() {
    QTest::mouseClick(panel().mainButtonWidget(), Qt::LeftButton);
}

void GameDesk::click(QWidget* button) {
    QTest::mouseClick(button, Qt::LeftButton);
}

bool GameDesk::settle(int milliseconds) {
    return waitFor(
        [this] {
            return match().doing() == MatchDoing::Waiting || match().doing() == MatchDoing::Over;
        },
        milliseconds);
}

// --- the coach ------------------------------------------------------------------------------

bool WidgetCoach::moved(std::size_t inForce) {
    return m_desk.match().game().session().inForce() != inForce ||
           m_desk.match().doing() != MatchDoing::Waiting;
}

bool WidgetCoach::lineUp() {
    auto* formations = m_desk.find<QComboBox>("matchFormation");
    for (int attempt = 0; attempt < std::max(1, formations->count()); ++attempt) {
        formations->setFocus();
        if (attempt == 0)
            m_desk.click(m_desk.find<QPushButton>("lineUpAgain"));
        else
            QTest::keyClick(formations, Qt::Key_Down);
        if (auto* gunners = m_desk.find<FigureChips>("gunners");
            gunners->isVisible() && !gunners->chips().empty() &&
            m_desk.state().playFacts.gunners.empty())
            m_desk.click(gunners->findChildren<QPushButton*>().front());
        const auto phase = m_desk.state().phase;
        const auto stage = m_desk.state().stage;
        m_desk.press(Qt::Key_Return);
        if (m_desk.state().phase != phase || m_desk.state().stage != stage ||
            m_desk.match().doing() != MatchDoing::Waiting)
            return true;
        if (attempt == 0)
            formations->setCurrentIndex(0);
    }
    return false;
}

bool WidgetCoach::pivot() {
    const tap::Option* option = m_desk.match().option(tap::DecisionKind::Pivot);
    const bool turns = option != nullptr && !option->figures.empty() && !option->towardBall &&
                       option->left.value_or(1) > 0 && m_turn % 2 == 0;
    if (turns) {
        m_desk.wheel(option->figures.front(), 3);
        m_desk.page().tool().flush();
    }
    // Once in a while a pass is declared where one may be.
    if (m_desk.match().wants(tap::DecisionKind::DeclarePass) && m_turn % 2 == 0) {
        auto* actions = m_desk.find<ActionList>("stopActions");
        if (auto* button = actions->button(static_cast<int>(tap::DecisionKind::DeclarePass))) {
            m_desk.click(button);
            return true;
        }
    }
    const std::size_t before = m_desk.match().game().session().inForce();
    m_desk.press(Qt::Key_Return);
    return moved(before);
}

bool WidgetCoach::pass() {
    if (!m_desk.state().playFacts.pass.receiver) {
        auto* chips = m_desk.find<FigureChips>("receivers");
        if (!chips->chips().empty()) {
            m_desk.click(chips->findChildren<QPushButton*>().front());
            if (m_desk.state().playFacts.pass.receiver)
                return true;
        }
    }
    if (m_desk.match().wants(tap::DecisionKind::ReleasePass)) {
        m_desk.pressMain();
        return true;
    }
    const std::size_t before = m_desk.match().game().session().inForce();
    m_desk.pressMain();  // lays the stick straight ahead
    if (moved(before))
        return true;
    // somewhere else, then not at all
    for (int i = 0; i < 12 && !moved(before); ++i) {
        for (int step = 0; step < 15; ++step)
            m_desk.press(Qt::Key_Left);
        m_desk.page().tool().flush();
    }
    if (moved(before))
        return true;
    auto* actions = m_desk.find<ActionList>("passActions");
    m_desk.click(actions->button(0));
    return moved(before);
}

bool WidgetCoach::act() {
    TapMatch& match = m_desk.match();
    const std::size_t before = match.game().session().inForce();
    const tap::Phase phase = m_desk.state().phase;
    ++m_seen[phase];
    ++m_turn;
    if (match.wants(tap::DecisionKind::TakeOver)) {
        m_desk.press(Qt::Key_Return);
        return moved(before);
    }
    if (match.option(tap::DecisionKind::Place) != nullptr && phase != tap::Phase::Break)
        return lineUp();
    if (match.wants(tap::DecisionKind::WithdrawPass))
        return pass();
    if (match.wants(tap::DecisionKind::Accept)) {
        m_desk.click(m_desk.find<QPushButton>(m_turn % 2 == 0 ? "accept" : "decline"));
        return moved(before);
    }
    if (match.option(tap::DecisionKind::Pivot) != nullptr)
        return pivot();
    if (m_desk.panel().mainButtonWidget()->isVisible()) {
        m_desk.press(Qt::Key_Return);
        if (moved(before))
            return true;
    }
    // a list without a preset choice: by its number key
    m_desk.press(m_turn % 2 == 0 ? Qt::Key_1 : Qt::Key_2);
    if (!moved(before))
        m_desk.press(Qt::Key_1);
    // An open call holds the snap up: neither coach has one (TAP-PE-7).
    for (auto* button : m_desk.panel().findChildren<QPushButton*>()) {
        const bool noCall =
            button->objectName().startsWith(QStringLiteral("call")) &&
            button->property("kind").toInt() == static_cast<int>(tap::DecisionKind::NoCall);
        if (!moved(before) && button->isVisible() && noCall)
            m_desk.click(button);
    }
    return moved(before);
}

int WidgetCoach::playOut(int most) {
    for (int answered = 0; answered < most; ++answered) {
        bool stopped = false;
        // The offense stops some of its runs as a coach does.
        const bool settled = waitFor(
            [this, &stopped] {
                TapMatch& match = m_desk.match();
                const bool stops = !stopped && match.doing() == MatchDoing::Running &&
                                   m_desk.state().phase == tap::Phase::RunBehind &&
                                   m_desk.state().stopsUsed < 2 && match.film().lastTick() > 60;
                if (stops && m_turn % 3 != 0) {
                    stopped = true;
                    m_desk.press(Qt::Key_Space);
                }
                return match.doing() == MatchDoing::Waiting || match.doing() == MatchDoing::Over;
            },
            60'000);
        if (!settled)
            return -1;
        if (m_desk.match().doing() == MatchDoing::Over)
            return answered;
        if (!act())
            return -1;
    }
    return -1;
}

}  // namespace thrum::gui::test
