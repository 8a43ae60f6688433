#include "gui/games/solitaire/sol_hands.hpp"

#include "gui/board/board_view.hpp"
#include "gui/board_game/tool_gestures.hpp"
#include "gui/game_room/director.hpp"
#include "gui/games/solitaire/shot_bar.hpp"
#include "gui/tabletop/tabletop_panel.hpp"
#include "gui/widgets/action_list.hpp"
#include "gui/widgets/choice_button.hpp"
#include "support/wait_for.hpp"

#include <algorithm>
#include <cmath>
#include <iostream>
#include <stdexcept>

#include <QApplication>
#include <QComboBox>
#include <QPushButton>
#include <QTest>
#include <QWheelEvent>

namespace thrum::gui::test {

using solitaire::DecisionKind;
using solitaire::Phase;
using solitaire::PlayKind;
using solitaire::Stage;

SolHands::SolHands(const MatchSetup& setup, By by) : m_desk{{}, {}, {}, &m_time}, m_by{by} {
    if (!window().director().start(setup))
        throw std::runtime_error{"the game did not start"};
    match().setBrisk(true);
    match().setTimeScale(10.0);
    QObject::connect(&match(), &Match::refused, &window(), [this](const MatchRefusal& refusal) {
        m_refusals << refusal.sentence;
    });
    QObject::connect(
        &match(), &Match::stuck, &window(), [this](const QString& why) { m_refusals << why; });
    table().board().setFocus();
    QCoreApplication::processEvents();
}

TabletopPage& SolHands::page() {
    return static_cast<TabletopPage&>(*window().director().page());
}
sol::SolMatch& SolHands::match() {
    return static_cast<sol::SolMatch&>(page().match());
}
sol::SolTable& SolHands::table() {
    return static_cast<sol::SolTable&>(page().table());
}

bool SolHands::settle() {
    return waitFor(
        [this] {
            const MatchDoing doing = match().doing();
            if (isSeatAtWork(doing))
                m_time.pass(100);  // its moves are shown one after the other
            return doing == MatchDoing::Waiting || doing == MatchDoing::Over ||
                   doing == MatchDoing::Throwing || doing == MatchDoing::Ended;
        },
        patienceMs);
}

void SolHands::tell() {
    const solitaire::State& s = state();
    const std::string now = "quarter " + std::to_string(s.quarter) + ", play " +
                            std::to_string(s.play) + ", " + std::to_string(s.score[0]) + " to " +
                            std::to_string(s.score[1]);
    if (std::exchange(m_told, now) != now)
        std::cerr << now << ", " << match().anyGame().entries() << " inputs, " << moment() << '\n';
}

std::string SolHands::moment() {
    switch (match().doing()) {
        case MatchDoing::Over:
            return "Over";
        case MatchDoing::Ended:
            return "Ended";
        case MatchDoing::Throwing:
            return "Throwing " + std::string{nameOf(state().shotKind)};
        case MatchDoing::Running:
            return "Running";
        default:
            break;
    }
    const solitaire::State& s = state();
    std::string name{nameOf(s.phase)};
    switch (s.phase) {
        case Phase::Shot:
        case Phase::KickShot:
            return name + " " + std::string{nameOf(s.shotKind)};
        case Phase::Align:
        case Phase::KickAlign:
            return name + " " + std::string{nameOf(s.playFacts.kind)} + " " +
                   std::string{nameOf(s.stage)};
        case Phase::Stop:
        case Phase::Loose:
            return name + " " + std::string{nameOf(s.stage)};
        case Phase::FieldChoice:
            return name + " " + std::string{nameOf(s.fieldChoice)};
        case Phase::Penalty:
            return name + " " + std::string{nameOf(s.penalty.kind)};
        default:
            return name;
    }
}

// To the keyboard's owner, as the window system brings it.
void SolHands::press(int key, Qt::KeyboardModifiers modifiers) {
    QWidget* to = window().focusWidget();
    QTest::keyClick(to != nullptr ? to : static_cast<QWidget*>(&window()),
                    static_cast<Qt::Key>(key),
                    modifiers);
    QCoreApplication::processEvents();
}

void SolHands::click(QWidget* widget) {
    QTest::mouseClick(widget, Qt::LeftButton, {}, widget->rect().center());
    QCoreApplication::processEvents();
}

void SolHands::pressMain() {
    if (m_by == By::Keys)
        press(Qt::Key_Return);
    else
        click(page().mainButtonWidget());
}

bool SolHands::choose(const QString& text) {
    for (ActionList* list : page().panel().page()->findChildren<ActionList*>()) {
        if (!list->isVisible())
            continue;
        // down is 2 whether or not a throw stands before it
        const auto& items = list->items();
        const bool noThrow =
            !items.empty() && items.front().text == QStringLiteral("Down the ball");
        int digit = noThrow ? 1 : 0;
        for (const ActionItem& item : std::vector{items}) {
            ++digit;
            if (!item.enabled || !item.text.startsWith(text))
                continue;
            if (m_by == By::Mouse)
                click(list->button(item.id));
            else
                press(Qt::Key_0 + digit);
            pressed.insert(item.text);
            return true;
        }
    }
    return false;
}

bool SolHands::walkTo(const QString& name) {
    constexpr int kMost = 60;
    press(Qt::Key_F6);
    for (int i = 0; i < kMost; ++i) {
        const QWidget* now = window().focusWidget();
        if (now != nullptr && now->objectName() == name)
            return true;
        press(now == &table().board() ? Qt::Key_F6 : Qt::Key_Tab);
    }
    return false;
}

void SolHands::callPlay() {
    const solitaire::State& s = state();
    ++m_calls;
    if (runsOnly && choose(QStringLiteral("Run")))
        return;
    if (s.down == 4) {
        // every other time the simple way, where nobody rushes
        const bool simple = m_calls % 2 == 0;
        for (const char* call : {simple ? "Simple field goal" : "Field goal",
                                 simple ? "Simple punt" : "Punt",
                                 "Punt",
                                 "Run"})
            if (choose(QLatin1String{call}))
                return;
    }
    (void)choose(m_calls % 3 == 0 ? QStringLiteral("Run") : QStringLiteral("Pass"));
}

void SolHands::lineUp() {
    auto* formations = page().panel().page()->findChild<QComboBox*>(QStringLiteral("formations"));
    // one of the formations by name, the first time; then as the main button has it
    const bool another = formations != nullptr && formations->isVisible() &&
                         formations->count() > 1 && state().phase == Phase::Align &&
                         pressed.insert(QStringLiteral("formation")).second;
    if (another && m_by == By::Keys && walkTo(QStringLiteral("formations"))) {
        press(Qt::Key_Down);
        if (settle())
            press(Qt::Key_Escape);
    }
    pressMain();
}

// Toward the goal; away from an opponent who is near and ahead.
double SolHands::wayAhead(const solitaire::Figure& runner) {
    const solitaire::State& s = state();
    const double ahead = runner.id.side() == Side::Home ? 0.0 : 180.0;
    const double sign = runner.id.side() == Side::Home ? 1.0 : -1.0;
    double nearest = 8.0;
    double way = ahead;
    for (const solitaire::Figure& man : s.figures) {
        const double along = (man.pose.at.x - runner.pose.at.x).yards() * sign;
        const double across = (man.pose.at.y - runner.pose.at.y).yards();
        if (man.id.side() == runner.id.side() || along < 0.0 || along > nearest ||
            std::abs(across) > 3.0)
            continue;
        nearest = along;
        way = ahead + (across > 0.0 ? -45.0 : 45.0) * sign;
    }
    return way;
}

bool SolHands::turnRunner() {
    const solitaire::State& s = state();
    const auto free = match().menFor(DecisionKind::Turn);
    if (!s.carrier || std::ranges::find(free, *s.carrier) == free.end())
        return false;
    const solitaire::Figure* runner = solitaire::findFigure(s, *s.carrier);
    const double wanted = wayAhead(*runner);
    const double off = std::remainder(wanted - runner->pose.heading.degrees(), 360.0);
    int notches = static_cast<int>(std::lround(off * 100.0 / kTurnStep));
    if (notches == 0 && !pressed.contains(QStringLiteral("turned")))
        notches = 1;  // so that it is done once in every game
    if (notches == 0)
        return false;
    BoardView& board = table().board();
    if (m_by == By::Mouse) {
        const QPointF at = board.pixelOf({runner->pose.at.x.yards(), runner->pose.at.y.yards()});
        if (!board.rect().contains(at.toPoint()))
            return false;
        for (int i = 0; i < std::abs(notches); ++i) {
            QWheelEvent event{at,
                              board.mapToGlobal(at),
                              {},
                              QPoint{0, notches > 0 ? 120 : -120},
                              Qt::NoButton,
                              {},
                              Qt::NoScrollPhase,
                              false};
            QCoreApplication::sendEvent(&board, &event);
        }
        pressed.insert(QStringLiteral("turned"));
        return true;
    }
    constexpr int kMen = 23;
    const auto isInHand = [&] {
        const auto& ids = table().selection().ids();
        return ids.size() == 1 && ids.front() == *s.carrier;
    };
    for (int i = 0; i < kMen && !isInHand(); ++i)
        press(Qt::Key_Tab);
    if (!isInHand())
        return false;
    for (int i = 0; i < std::abs(notches); ++i)
        press(notches > 0 ? Qt::Key_BracketLeft : Qt::Key_BracketRight);
    pressed.insert(QStringLiteral("turned"));
    return true;
}

void SolHands::atStop() {
    if (state().phase == Phase::Stop && match().wants(DecisionKind::GoOn)) {
        if (choose(QStringLiteral("Throw")))
            return;
        if (std::exchange(m_turnedAt, match().anyGame().entries()) != match().anyGame().entries() &&
            turnRunner()) {
            (void)settle();
            m_turnedAt = match().anyGame().entries();
        }
        if (!match().wants(DecisionKind::GoOn))
            return;
    }
    if (m_by == By::Keys)
        press(Qt::Key_Space);
    else
        pressMain();
    stopSoon();
}

// Seen on the bars: let go in the green, released at nought.
void SolHands::shootWithMouse() {
    BoardView& board = table().board();
    const auto sweet = table().shot().outlook().sweet;
    const double power = sweet ? (sweet->from + sweet->to) / 2.0 : 0.9;
    const int holdMs = static_cast<int>(std::lround(power * 800.0));
    QWidget* at = &board;
    QPoint place = board.rect().center();
    const auto target = table().shot().target();
    const FigureDrawing* man = target ? board.scene().figure(*target) : nullptr;
    if (man != nullptr && board.rect().contains(board.pixelOf(man->at).toPoint())) {
        place = board.pixelOf(man->at).toPoint();
        QTest::mouseMove(&board, place);
    } else {  // as it is aimed already
        at = window().findChild<sol::ShotBar*>();
        place = at->rect().center();
    }
    QTest::mousePress(at, Qt::LeftButton, {}, place);
    m_time.pass(holdMs);
    QTest::mouseRelease(at, Qt::LeftButton, {}, place);
    m_time.pass(450);
    QTest::mousePress(at, Qt::LeftButton, {}, place);
    QTest::mouseRelease(at, Qt::LeftButton, {}, place);
    pressed.insert(at == &board ? QStringLiteral("shot on the board")
                                : QStringLiteral("shot on the bar"));
}

// "Roll it" once, then the slider a little farther, then as it stands; without help with Space
// alone.
void SolHands::shootWithKeys() {
    const bool assisted = table().shot().hand().assisted();
    auto* roll = page().panel().page()->findChild<QPushButton*>(QStringLiteral("rollIt"));
    if (assisted && !pressed.contains(QStringLiteral("roll it")) && roll != nullptr &&
        roll->isVisible() && roll->isEnabled() && walkTo(QStringLiteral("rollIt"))) {
        press(Qt::Key_Space);
        pressed.insert(QStringLiteral("roll it"));
        return;
    }
    if (assisted && !pressed.contains(QStringLiteral("slider")) &&
        walkTo(QStringLiteral("power"))) {
        press(Qt::Key_Right);
        press(Qt::Key_Return);
        pressed.insert(QStringLiteral("slider"));
        return;
    }
    press(Qt::Key_Space);
    if (table().shot().hand().step() != sol::ShotHand::Step::Power)
        return;
    m_time.pass(400);
    press(Qt::Key_Space);
    m_time.pass(450);
    press(Qt::Key_Space);
    pressed.insert(QStringLiteral("timed by Space"));
}

void SolHands::shoot() {
    if (m_by == By::Mouse)
        shootWithMouse();
    else
        shootWithKeys();
}

// A called pass is thrown from a stop, a runner is turned at one.
void SolHands::stopSoon() {
    const solitaire::State& s = state();
    if (s.playFacts.stopsUsed > 1)
        return;
    const double usual = match().timeScale();
    match().setTimeScale(2.0);  // slow enough that the stop comes near the tick waited for
    constexpr int kTicks = 50;
    (void)waitFor(
        [this] {
            const MatchDoing doing = match().doing();
            if (isSeatAtWork(doing))
                m_time.pass(100);
            return (doing != MatchDoing::Running && doing != MatchDoing::Saving &&
                    doing != MatchDoing::Preparing && !isSeatAtWork(doing)) ||
                   match().film().lastTick() > kTicks;
        },
        patienceMs);
    if (match().doing() == MatchDoing::Running && state().phase == Phase::Live && state().carrier &&
        match().isPerson(state().carrier->side())) {
        if (m_by == By::Keys)
            press(Qt::Key_Space);
        else
            pressMain();
        pressed.insert(QStringLiteral("stop"));
    }
    match().setTimeScale(usual);
}

bool SolHands::answer() {
    const std::string now = moment();
    const auto before = match().anyGame().entries();
    const int question = match().questionNumber();
    const MatchDoing did = match().doing();
    if (did == MatchDoing::Throwing || did == MatchDoing::Ended) {
        m_time.pass(3000);
        if (match().doing() == did)
            pressMain();
    } else {
        switch (state().phase) {
            case Phase::Call:
                callPlay();
                break;
            case Phase::KickChoice:
                (void)(choose(onside ? QStringLiteral("Onside") : QStringLiteral("Kick-off")) ||
                       choose(QStringLiteral("Kick-off")));
                break;
            case Phase::Align:
            case Phase::KickAlign: {
                const bool standing =
                    table().pageFor() != nullptr &&
                    table().pageFor()->mainButton().text == QStringLiteral("Ready");
                lineUp();
                if (standing)
                    stopSoon();
                break;
            }
            case Phase::Stop:
            case Phase::Loose:
                atStop();
                break;
            case Phase::Shot:
            case Phase::KickShot:
                shoot();
                break;
            default: {
                const auto lists = page().panel().page()->findChildren<ActionList*>();
                for (const ActionList* list : lists)
                    for (const ActionItem& item : list->items())
                        if (item.enabled && match().anyGame().entries() == before &&
                            choose(item.text))
                            break;
                break;
            }
        }
    }
    if (!settle())
        return false;
    if (tells)
        tell();
    const bool moved = match().anyGame().entries() != before ||
                       match().questionNumber() != question || match().doing() != did;
    if (moved)
        moments.insert(now);
    m_stuck = moved ? 0 : m_stuck + 1;
    constexpr int kPatience = 6;
    return m_stuck < kPatience;
}

}  // namespace thrum::gui::test
