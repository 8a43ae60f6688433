#include "gui/scenarios/page_player.hpp"

#include "gui/commands/commands.hpp"
#include "gui/games/tap/agree_page.hpp"
#include "gui/games/tap/line_up_page.hpp"
#include "gui/games/tap/words.hpp"
#include "gui/widgets/action_list.hpp"
#include "gui/widgets/choice_button.hpp"
#include "gui/widgets/figure_chips.hpp"
#include "support/wait_for.hpp"

#include <thrum/rules/frames.hpp>

#include <algorithm>
#include <cmath>
#include <numbers>

#include <QAction>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QKeyEvent>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QTimer>

namespace thrum::gui::test {

namespace {
using tap::Decision;
using tap::DecisionKind;

constexpr double kPixelsPerYard = 10.0;

QPointF yards(FieldPoint at) {
    return {at.x.yards(), at.y.yards()};
}

class Player {
public:
    explicit Player(ScenarioDesk& desk) : m_desk{desk} {}

    Way decide(const Decision& d);
    Way type(const tap::Chance& chance);

private:
    TapMatch& match() { return m_desk.match(); }
    MatchTool& tool() { return m_desk.page().tool(); }
    [[nodiscard]] bool ownTurn(const Decision& d) {
        return d.side.value_or(match().prompt().side) == match().prompt().side;
    }

    Way main();
    Way main(DecisionKind kind, Side side);
    Way mainAfterLiningUp(DecisionKind kind);
    /// The choice with this text, or with a team's name before it.
    Way choose(const QString& text);
    Way call(DecisionKind kind, Side side);
    Way pressNamed(const char* name);
    Way pick(const char* chips, FigureId man);
    Way command(Command which);
    Way place(const Decision& d);
    bool placeAll(const Decision& d);
    Way nameGunners(const Decision& d);
    Way nameReturner(FigureId man);
    Way turn(FigureId man, Heading heading);
    Way drag(FigureId man, FieldPoint to);
    Way layStick(const Decision& d);

    BoardPointer pointer(QPointF at, std::optional<FigureId> figure = std::nullopt) {
        BoardPointer made;
        made.field = at;
        made.pixel = QPointF{at.x() * kPixelsPerYard, -at.y() * kPixelsPerYard};
        made.pixelsPerYard = kPixelsPerYard;
        made.figure = figure;
        made.button = Qt::LeftButton;
        return made;
    }

    ScenarioDesk& m_desk;
};

Way Player::main() {
    QPushButton* button = m_desk.panel().mainButtonWidget();
    if (!button->isVisibleTo(&m_desk.panel()) || !button->isEnabled())
        return Way::None;
    QTest::mouseClick(button, Qt::LeftButton);
    return Way::MainButton;
}

// Where nobody stands yet the main button lines up first.
Way Player::mainAfterLiningUp(DecisionKind kind) {
    const QString text = decisionText(kind, match());
    if (m_desk.panel().mainButtonWidget()->text() != text)
        main();
    return m_desk.panel().mainButtonWidget()->text() == text ? main() : Way::None;
}

Way Player::main(DecisionKind kind, Side side) {
    if (side == match().prompt().side && mainDecision(match()) == kind)
        return m_desk.shows<LineUpPage>() ? mainAfterLiningUp(kind) : main();
    if (side == match().prompt().side || kind != DecisionKind::Ready)
        return choose(decisionText(kind, match()));
    // what the other coach says meanwhile is a choice of the page, or his own key
    if (const Way way = choose(
            QStringLiteral("%1: %2").arg(match().teamName(side), decisionText(kind, match())));
        way != Way::None)
        return way;
    m_desk.page().coach(side, CoachCommand::Done);
    return Way::Key;
}

Way Player::choose(const QString& text) {
    for (const ActionList* list : m_desk.panel().page()->findChildren<ActionList*>()) {
        if (!list->isVisibleTo(m_desk.panel().page()))
            continue;
        for (const ActionItem& item : list->items()) {
            if (!item.enabled ||
                (item.text != text && !item.text.endsWith(QStringLiteral(": ") + text)))
                continue;
            // what another coach would have to say is asked first (D97)
            QTimer::singleShot(0, [] {
                if (auto* asked = qobject_cast<QMessageBox*>(QApplication::activeModalWidget()))
                    asked->buttons().front()->click();
            });
            QTest::mouseClick(list->button(item.id), Qt::LeftButton);
            return Way::Choice;
        }
    }
    return Way::None;
}

Way Player::call(DecisionKind kind, Side side) {
    const auto* box = m_desk.panel().findChild<QWidget*>(QStringLiteral("calls"));
    for (QPushButton* button : box->findChildren<QPushButton*>()) {
        if (button->isVisibleTo(&m_desk.panel()) &&
            button->property("kind").toInt() == static_cast<int>(kind) &&
            button->property("side").toInt() == static_cast<int>(side)) {
            QTest::mouseClick(button, Qt::LeftButton);
            return Way::Choice;
        }
    }
    m_desk.page().coach(side, CoachCommand::Call);
    return Way::Key;
}

Way Player::pressNamed(const char* name) {
    auto* button = m_desk.find<QPushButton>(name);
    if (button == nullptr || !button->isEnabled())
        return Way::None;
    QTest::mouseClick(button, Qt::LeftButton);
    return Way::Choice;
}

Way Player::pick(const char* chips, FigureId man) {
    const auto* row = m_desk.find<FigureChips>(chips);
    const tap::Player* player = tap::findPlayer(match().state(), man);
    if (row == nullptr || player == nullptr)
        return Way::None;
    if (std::ranges::find(row->chips(), man, &FigureChip::id) == row->chips().end())
        return Way::None;
    auto* button = row->findChild<QPushButton*>(
        QStringLiteral("man%1").arg(QString::fromStdString(player->number)));
    if (button == nullptr)
        return Way::None;
    QTest::mouseClick(button, Qt::LeftButton);
    return Way::Man;
}

Way Player::command(Command which) {
    QAction* action = m_desk.window().commands()[which];
    if (!action->isEnabled())
        return Way::None;
    action->trigger();
    return Way::Key;
}

Way Player::drag(FigureId man, FieldPoint to) {
    const tap::Figure* figure = tap::findOnBoard(match().state(), man);
    if (figure == nullptr)
        return Way::None;
    m_desk.page().selection().clear();
    tool().press(pointer(yards(figure->pose.at), man));
    tool().move(pointer(yards(to)));
    tool().release(pointer(yards(to)));
    return Way::Board;
}

Way Player::turn(FigureId man, Heading heading) {
    const tap::Figure* figure = tap::findOnBoard(match().state(), man);
    if (figure == nullptr)
        return Way::None;
    m_desk.page().selection().focusOn(man);
    const QPointF at = yards(figure->pose.at);
    const double angle = heading.degrees() * std::numbers::pi / 180.0;
    BoardPointer handle = pointer(at, man);
    handle.handle = man;
    tool().press(handle);
    constexpr double kArm = 20.0;  // yards; long, so that the direction is exact
    BoardPointer end = pointer(at + kArm * QPointF{std::cos(angle), std::sin(angle)});
    end.modifiers = Qt::ShiftModifier;
    tool().move(end);
    tool().release(end);
    return Way::Board;
}

// One man after the other, as a hand does it: out of the bench or from where he stands, then
// turned.
Way Player::place(const Decision& d) {
    // who cannot stand there before another has made room comes again
    for (std::size_t round = 0; round < d.placements.size(); ++round)
        if (placeAll(d))
            return Way::Board;
    return Way::None;
}

bool Player::placeAll(const Decision& d) {
    bool all = true;
    for (const tap::Placement& placement : d.placements) {
        if (const tap::Figure* man = tap::findOnBoard(match().state(), placement.figure)) {
            if (man->pose.at != placement.pose.at)
                drag(placement.figure, placement.pose.at);
        } else {
            if (pick("bench", placement.figure) == Way::None) {
                all = false;
                continue;
            }
            const BoardPointer there = pointer(yards(placement.pose.at));
            tool().move(there);
            tool().press(there);
            tool().release(there);
        }
        const tap::Figure* stands = tap::findOnBoard(match().state(), placement.figure);
        if (stands == nullptr) {
            all = false;
            continue;
        }
        if (stands->pose.heading != placement.pose.heading)
            turn(placement.figure, placement.pose.heading);
        stands = tap::findOnBoard(match().state(), placement.figure);
        if (placement.baseSlot && stands != nullptr && stands->baseSlot != *placement.baseSlot)
            pressNamed("quarterbackBase");
        stands = tap::findOnBoard(match().state(), placement.figure);
        all = all && stands != nullptr && stands->pose == placement.pose;
    }
    return all;
}

Way Player::nameGunners(const Decision& d) {
    Way way = Way::None;
    for (const bool add : {false, true}) {
        const std::vector<FigureId> now = match().state().playFacts.gunners;
        const std::vector<FigureId>& from = add ? d.figures : now;
        const std::vector<FigureId>& to = add ? now : d.figures;
        for (const FigureId man : from)
            if (std::ranges::find(to, man) == to.end())
                way = pick("gunners", man);
    }
    return way;
}

Way Player::nameReturner(FigureId man) {
    auto* combo = m_desk.find<QComboBox>("returner");
    const int index = combo != nullptr ? combo->findData(static_cast<int>(man.value())) : -1;
    if (index < 0)
        return Way::None;
    combo->setFocus();
    combo->setCurrentIndex(index);
    emit combo->activated(index);
    return Way::Man;
}

Way Player::layStick(const Decision& d) {
    const auto receiver = match().state().playFacts.pass.receiver;
    const tap::Figure* man = receiver ? tap::findOnBoard(match().state(), *receiver) : nullptr;
    if (man == nullptr || !d.heading)
        return Way::None;
    const double angle = d.heading->degrees() * std::numbers::pi / 180.0;
    constexpr double kArm = 20.0;
    BoardPointer end =
        pointer(yards(man->pose.at) + kArm * QPointF{std::cos(angle), std::sin(angle)});
    end.modifiers = Qt::ShiftModifier;
    tool().press(end);
    tool().release(end);
    return Way::Board;
}

Way Player::decide(const Decision& d) {
    const Side side = d.side.value_or(match().prompt().side);
    switch (d.kind) {
        case DecisionKind::ConfirmMethod:
            if (d.choice != tap::Choice::None)
                return choose(QStringLiteral("Propose: %1").arg(choiceText(d.choice).toLower()));
            if (ownTurn(d))
                return main();
            m_desk.page().coach(side, CoachCommand::Done);
            return Way::Key;
        case DecisionKind::CallToss:
        case DecisionKind::ChooseToss:
        case DecisionKind::DeclareKick:
        case DecisionKind::ChooseTry:
            return choose(choiceText(d.choice));
        case DecisionKind::Place:
            return place(d);
        case DecisionKind::Lift: {
            m_desk.page().selection().focusOn(*d.figure);
            return pressNamed("liftMen");
        }
        case DecisionKind::NameGunners:
            return nameGunners(d);
        case DecisionKind::NameReturner:
            return nameReturner(*d.figure);
        case DecisionKind::Announce:
            if (pick("men", *d.figure) == Way::None)
                return Way::None;
            return main() == Way::None ? Way::None : Way::Man;
        case DecisionKind::Pitch:
            return choose(QStringLiteral("Pitch to %1").arg(manText(match(), *d.figure)));
        case DecisionKind::SwitchBase:
            if (m_desk.shows<LineUpPage>())
                return pressNamed("quarterbackBase");
            return choose(QStringLiteral("Switch base of %1").arg(match().numberOf(*d.figure)));
        case DecisionKind::HangOn:
            // at the last stop it is asked once (TAP-PU-10)
            if (const Way way = choose(decisionText(d.kind, match())); way == Way::None)
                return way;
            choose(QStringLiteral("Hang on all the same"));
            return Way::Choice;
        case DecisionKind::Pivot:
            return d.at ? Way::None : turn(*d.figure, *d.heading);
        case DecisionKind::MoveInMotion: {
            const tap::Placement& to = d.placements.front();
            return drag(to.figure, to.pose.at);
        }
        case DecisionKind::NameReceiver:
            return pick("receivers", *d.figure);
        case DecisionKind::LayStick:
            return layStick(d);
        case DecisionKind::TurnReceiver: {
            auto* spin = m_desk.find<QDoubleSpinBox>("receiverHeading");
            if (spin == nullptr)
                return Way::None;
            spin->setFocus();
            spin->setValue(d.heading->degrees());
            emit spin->editingFinished();
            return Way::Man;
        }
        case DecisionKind::Accept:
            return pressNamed("accept");
        case DecisionKind::Decline:
            return pressNamed("decline");
        case DecisionKind::Pause:
        case DecisionKind::Resume:
            return command(Command::Pause);
        case DecisionKind::CallDelay:
        case DecisionKind::CallTooManyMen:
        case DecisionKind::CallInterference:
        case DecisionKind::CallGunner:
        case DecisionKind::NoCall:
            return call(d.kind, side);
        default:
            return main(d.kind, side);
    }
}

Way Player::type(const tap::Chance& chance) {
    if (chance.kind == tap::ChanceKind::Coin) {
        const bool heads = chance.face == tap::CoinFace::Heads;
        const Way way = choose(heads ? QStringLiteral("Heads") : QStringLiteral("Tails"));
        return way == Way::None ? way : Way::Dice;
    }
    for (std::size_t die = 0; die < chance.faces.size(); ++die)
        if (pressNamed(qPrintable(
                QStringLiteral("die%1face%2").arg(die + 1).arg(chance.faces[die]))) == Way::None)
            return Way::None;
    return main() == Way::None ? Way::None : Way::Dice;
}
}  // namespace

const char* nameOf(Way way) {
    switch (way) {
        case Way::MainButton:
            return "main button";
        case Way::Choice:
            return "button of a choice or call";
        case Way::Man:
            return "man's button or field";
        case Way::Board:
            return "mouse on the board";
        case Way::Key:
            return "coach's key or command";
        case Way::Dice:
            return "dice and coin typed in";
        case Way::Clock:
            return "stopwatch of the window";
        case Way::None:
            break;
    }
    return "no control";
}

Way handIn(ScenarioDesk& desk, const tap::Input& input) {
    Player player{desk};
    if (const auto* decision = std::get_if<Decision>(&input))
        return player.decide(*decision);
    if (const auto* chance = std::get_if<tap::Chance>(&input))
        return player.type(*chance);
    return Way::None;
}

}  // namespace thrum::gui::test
