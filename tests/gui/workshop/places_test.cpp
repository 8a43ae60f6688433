// Who stands where in the formation editor: locks, roles, substitutes, copied places, and a
// thousand edits taken back (UX-11, UX-11.2).

#include "gui/board_game/group_moves.hpp"
#include "gui/commands/commands.hpp"
#include "gui/desk.hpp"
#include "gui/lineup/copied_places.hpp"
#include "gui/lineup/figure_words.hpp"

#include <thrum/core/field.hpp>
#include <thrum/core/hash.hpp>

#include <algorithm>

#include <QAction>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QUndoStack>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;
using thrum::gui::test::Desk;

namespace {
std::vector<FigureId> whoPlay(Desk& desk, Side side, Position position) {
    std::vector<FigureId> men;
    for (const FigureSetup& figure : desk.document().state().figures)
        if (figure.id.side() == side &&
            desk.document().data().player(figure.id)->position == position)
            men.push_back(figure.id);
    return men;
}

QAction& command(Desk& desk, Command which) {
    return *desk.window().commands()[which];
}

/// From the line and the middle, as the offense sees it.
std::pair<Distance, Distance> fromBall(Desk& desk, FigureId id) {
    const SetupState& state = desk.document().state();
    const Pose pose = desk.pose(id);
    const Distance x = pose.at.x - state.lineOfScrimmage;
    const Distance y = pose.at.y - field::kMiddle.y;
    return state.attack() > 0 ? std::pair{x, y} : std::pair{-x, -y};
}
}  // namespace

TEST_CASE("UX-11 a locked man keeps his place while others are moved, and says so",
          "[gui][formation][UX-11]") {
    Desk desk;
    const auto receivers = whoPlay(desk, Side::Home, Position::WideReceiver);
    REQUIRE(receivers.size() == 2);
    const FigureId held = receivers[0];
    const FigureId free = receivers[1];
    desk.session().selection().set({held});
    REQUIRE(command(desk, Command::LockMen).isEnabled());
    command(desk, Command::LockMen).trigger();
    CHECK(desk.document().state().isLocked(held));
    CHECK(plainText(command(desk, Command::LockMen)) == QStringLiteral("Unlock"));
    CHECK(figureSentence(desk.document(), held).contains(QStringLiteral("locked")));
    CHECK(desk.board().scene().figure(held)->locked);
    const Pose before = desk.pose(held);
    const Pose other = desk.pose(free);
    SECTION("of two the other goes") {
        desk.session().selection().set(receivers);
        desk.press(Qt::Key_Left);
        desk.press(Qt::Key_BracketLeft);
        CHECK(desk.pose(held) == before);
        CHECK(desk.pose(free).at.x == other.at.x - 0.5_yd);
        CHECK_FALSE(desk.pose(free).heading == other.heading);
    }
    SECTION("alone he is refused with his number") {
        QSignalSpy refused{&desk.session().tool(), &SetupTool::refused};
        desk.press(Qt::Key_Left);
        desk.drag(held, {40, 30});
        command(desk, Command::Mirror).trigger();
        CHECK(desk.pose(held) == before);
        REQUIRE(refused.count() >= 2);
        CHECK(refused.front().front().toString().contains(desk.document().numberOf(held)));
    }
    SECTION("a group he stands in is not arranged round him by halves") {
        desk.session().selection().set(receivers);
        const SetupState state = desk.document().state();
        command(desk, Command::AlignRow).trigger();
        CHECK(desk.document().state() == state);
    }
    SECTION("the mirrored offense leaves him out") {
        desk.session().selection().clear();
        command(desk, Command::Mirror).trigger();
        CHECK(desk.pose(held) == before);
    }
    SECTION("undo, a second press and a new line-up free him") {
        command(desk, Command::Undo).trigger();
        CHECK_FALSE(desk.document().state().isLocked(held));
        command(desk, Command::Redo).trigger();
        CHECK(desk.document().state().isLocked(held));
        desk.session().selection().set({held});
        command(desk, Command::LockMen).trigger();
        CHECK_FALSE(desk.document().state().isLocked(held));
        command(desk, Command::LockMen).trigger();
        REQUIRE_FALSE(desk.document().setFormation(true, "i-right"));
        CHECK(desk.document().state().locked.empty());
    }
}

TEST_CASE("UX-11 men are selected by what they play", "[gui][formation][UX-11]") {
    Desk desk;
    command(desk, Command::SelectRole).trigger();
    auto* menu = desk.window().findChild<QMenu*>(QStringLiteral("roleMenu"));
    REQUIRE(menu != nullptr);
    const auto choose = [menu](const QString& words) {
        for (QAction* action : menu->actions())
            if (action->text().startsWith(words)) {
                action->trigger();
                return true;
            }
        return false;
    };
    REQUIRE(choose(QStringLiteral("all linemen (5)")));
    const auto& ids = desk.session().selection().ids();
    CHECK(ids.size() == 5);
    CHECK(std::ranges::all_of(ids, [&](FigureId id) {
        const Position position = desk.document().data().player(id)->position;
        return id.side() == desk.document().state().offense &&
               (position == Position::Center || position == Position::Guard ||
                position == Position::Tackle);
    }));
    REQUIRE(choose(QStringLiteral("linebacker")));
    CHECK(desk.session().selection().ids() == whoPlay(desk, Side::Visitor, Position::Linebacker));
}

TEST_CASE("UX-11 another man of the roster takes a place, its heading and the ball",
          "[gui][formation][UX-11]") {
    Desk desk;
    const FigureId out = *desk.document().state().carrier;
    const auto free = desk.document().substitutesFor(out);
    REQUIRE_FALSE(free.empty());
    const TableData& data = desk.document().data();
    const FigureId in = free.front();
    CHECK(data.player(in)->position == data.player(out)->position);
    for (const FigureId id : free) {
        CHECK(data.player(id)->uniform == data.player(out)->uniform);
        CHECK(desk.document().state().figure(id) == nullptr);
    }
    desk.session().selection().set({out});
    desk.press(Qt::Key_BracketLeft);
    const Pose place = desk.pose(out);
    command(desk, Command::ReplaceMan).trigger();
    auto* menu = desk.window().findChild<QMenu*>(QStringLiteral("substituteMenu"));
    REQUIRE(menu != nullptr);
    bool found = false;
    for (QAction* action : menu->actions())
        if (!found && action->text().startsWith(desk.document().numberOf(in) + QLatin1Char(' '))) {
            found = true;
            action->trigger();
        }
    REQUIRE(found);
    CHECK(desk.document().state().figure(out) == nullptr);
    CHECK(desk.pose(in) == place);
    CHECK(desk.document().state().carrier == in);
    CHECK(desk.document().state().figures.size() == 22);
    CHECK(std::ranges::is_sorted(desk.document().state().figures, {}, &FigureSetup::id));
    CHECK(desk.session().selection().ids() == std::vector{in});
    CHECK(desk.document().undoStack().undoText().contains(desk.document().numberOf(in)));
    command(desk, Command::Undo).trigger();
    CHECK(desk.pose(out) == place);
    CHECK(desk.document().state().carrier == out);
    // a man of the other uniform does not
    const FigureId defender = whoPlay(desk, Side::Visitor, Position::Linebacker).front();
    CHECK(desk.document().replaceMan(out, defender));
    CHECK(desk.document().replaceMan(out, out));
    desk.session().selection().set({out, in});
    desk.session().selection().add({whoPlay(desk, Side::Home, Position::Center).front()});
    CHECK_FALSE(command(desk, Command::ReplaceMan).isEnabled());
}

TEST_CASE("UX-11 places are copied from one formation and pasted into another",
          "[gui][formation][UX-11]") {
    Desk desk;
    REQUIRE_FALSE(desk.document().setFormation(true, "i-right"));
    CHECK_FALSE(command(desk, Command::PastePlaces).isEnabled());
    auto men = whoPlay(desk, Side::Home, Position::RunningBack);
    REQUIRE(men.size() == 2);
    desk.session().selection().set(men);
    desk.press(Qt::Key_BracketLeft);
    std::vector<std::pair<Distance, Distance>> places;
    for (const FigureId id : men)
        places.push_back(fromBall(desk, id));
    const Heading faced = desk.pose(men[0]).heading;
    command(desk, Command::CopyPlaces).trigger();
    REQUIRE_FALSE(desk.document().setFormation(true, "pro-set"));
    REQUIRE_FALSE(desk.document().setLine(Spot::yards(60)));
    REQUIRE_FALSE(fromBall(desk, men[0]) == places[0]);
    SECTION("the same men stand there, in one step") {
        const SetupState before = desk.document().state();
        command(desk, Command::PastePlaces).trigger();
        for (std::size_t i = 0; i < men.size(); ++i)
            CHECK(fromBall(desk, men[i]) == places[i]);
        CHECK(desk.pose(men[0]).heading == faced);
        command(desk, Command::Undo).trigger();
        CHECK(desk.document().state() == before);
    }
    SECTION("the other side has the ball: its backs, as they attack") {
        REQUIRE_FALSE(desk.document().setOffense(Side::Visitor));
        desk.session().selection().clear();
        command(desk, Command::PastePlaces).trigger();
        const auto backs = whoPlay(desk, Side::Visitor, Position::RunningBack);
        REQUIRE(backs.size() == 2);
        CHECK(fromBall(desk, backs[0]) == places[0]);
        CHECK(fromBall(desk, backs[1]) == places[1]);
        CHECK(desk.pose(backs[0]).heading == faced.turned(18'000));
    }
    SECTION("nobody plays that here") {
        REQUIRE_FALSE(desk.document().setFormation(true, "empty"));
        desk.session().selection().clear();
        const auto backs = whoPlay(desk, Side::Home, Position::RunningBack);
        REQUIRE(backs.size() < 2);
        QSignalSpy refused{&desk.session().tool(), &SetupTool::refused};
        const SetupState before = desk.document().state();
        command(desk, Command::PastePlaces).trigger();
        CHECK(desk.document().state() == before);
        REQUIRE(refused.count() == 1);
        CHECK(refused.front().front().toString().contains(QStringLiteral("running back")));
    }
}

TEST_CASE("UX-11 the strong side is flipped: ends and backs go over, the line stays",
          "[gui][formation][UX-11][UX-11.2]") {
    Desk desk;
    REQUIRE_FALSE(desk.document().setFormation(true, "i-right"));
    const SetupState before = desk.document().state();
    command(desk, Command::FlipStrongSide).trigger();
    for (const Position line : {Position::Center, Position::Guard, Position::Tackle})
        for (const FigureId id : whoPlay(desk, Side::Home, line))
            CHECK(desk.pose(id) == before.figure(id)->pose);
    for (const Position wide : {Position::TightEnd, Position::WideReceiver})
        for (const FigureId id : whoPlay(desk, Side::Home, wide))
            CHECK(desk.pose(id).at.y.units() ==
                  2 * field::kMiddle.y.units() - before.figure(id)->pose.at.y.units());
    command(desk, Command::FlipStrongSide).trigger();
    CHECK(desk.document().state().figures == before.figures);
}

TEST_CASE("UX-11.2 a thousand random edits with every tool come back to the byte",
          "[gui][formation][UX-11.2][UX-21.1]") {
    Desk desk;
    SetupDocument& document = desk.document();
    SetupTool& tool = desk.session().tool();
    const SetupState first = document.state();
    QUndoStack& undo = document.undoStack();
    undo.clear();
    const auto formations = document.data().formationsFor(FormationUnit::Offense);
    const auto anyone = [&](std::uint64_t bits) {
        return document.state().figures[bits % document.state().figures.size()].id;
    };
    for (std::uint64_t i = 0; i < 1000; ++i) {
        const std::uint64_t bits = bitsAt(11, i);
        std::vector<FigureId> men;
        for (std::uint64_t k = 0; k <= (bits >> 4U) % 3; ++k)
            men.push_back(anyone(bits >> (8U + 7U * k)));
        desk.session().selection().set(men);
        const auto step = static_cast<int>((bits >> 32U) % 30'000) - 15'000;
        switch (bits % 14) {
            case 0:
                tool.turnSelection(step);
                break;
            case 1:
                tool.mirrorSelection();
                break;
            case 2:
                tool.lockSelection();
                break;
            case 3:
                tool.replaceSelected([&] {
                    const auto free = document.substitutesFor(men.front());
                    return free.empty() ? men.front() : free[(bits >> 40U) % free.size()];
                }());
                break;
            case 4:
                static_cast<void>(tool.copyPlaces());
                break;
            case 5:
                tool.pastePlaces();
                break;
            case 6:
                tool.flipStrongSide();
                break;
            case 7:
                static_cast<void>(
                    document.setFormation(true, formations[(bits >> 40U) % formations.size()]->id));
                break;
            case 8:
                static_cast<void>(
                    document.setLine(Spot::yards(20 + static_cast<int>((bits >> 40U) % 60))));
                break;
            case 9:
                document.setCarrier(men.front());
                break;
            case 10:
                tool.arrange(inRow, QStringLiteral("row"));
                break;
            case 11:
                tool.arrange(exchanged, QStringLiteral("exchange"));
                break;
            default:
                tool.moveSelection(Distance::units(step), Distance::units(-step / 2));
                break;
        }
    }
    CHECK(undo.count() > 300);
    const SetupState last = document.state();
    while (undo.canUndo())
        undo.undo();
    CHECK(document.state() == first);
    while (undo.canRedo())
        undo.redo();
    CHECK(document.state() == last);
}
