// What a team wears and how its men are cast: seen on the board, chosen on the card, kept.

#include "gui/board/figure_drawing.hpp"
#include "gui/board/layers/figure_layers.hpp"
#include "gui/commands/commands.hpp"
#include "gui/desk.hpp"
#include "gui/workshop/kit_card.hpp"
#include "gui/workshop/kit_facts.hpp"
#include "gui/workshop/team_document.hpp"
#include "gui/workshop/team_room.hpp"
#include "gui/workshop/team_roster_model.hpp"

#include <QAction>
#include <QComboBox>
#include <QImage>
#include <QPainter>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;

namespace {
constexpr double kPlaySize = 17.0;  // pixels of a yard at 100 %

FigureDrawing kitMan(bool dark, Side side = Side::Home) {
    FigureDrawing figure;
    figure.id = FigureId{side, 0};
    figure.look = {.side = side, .darkUnit = dark};
    figure.number = QStringLiteral("34");
    figure.outline =
        QPolygonF{{QPointF{-1.3, -1.0}, QPointF{1.3, -1.0}, QPointF{1.3, 1.0}, QPointF{-1.3, 1.0}}};
    return figure;
}

/// One man in the middle of a picture, painted by the layer that paints him on the board.
QImage paintedBy(const FigureLayer& layer,
                 const TeamLook& look,
                 const FigureDrawing& figure,
                 bool men) {
    BoardScene scene;
    scene.home = look;
    scene.visitor = look;
    scene.shown.men = men;
    scene.figures.push_back(figure);
    const BoardTransform view;
    LayerContext context{scene, view, 1.0};
    context.pixelsPerYard = kPlaySize;
    QTransform middle;
    middle.translate(60.0, 60.0);
    context.toWidget = middle.scale(kPlaySize, -kPlaySize);
    QImage image{120, 120, QImage::Format_ARGB32_Premultiplied};
    image.fill(Qt::transparent);
    QPainter painter{&image};
    layer.paint(painter, context);
    return image;
}

QImage painted(const TeamLook& look, const FigureDrawing& figure, bool men) {
    const FigureLayer layer;
    return paintedBy(layer, look, figure, men);
}

int changedPixels(const QImage& a, const QImage& b) {
    int other = 0;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x)
            other += a.pixel(x, y) != b.pixel(x, y) ? 1 : 0;
    return other;
}

TeamLook blueAndGold() {
    TeamLook look;
    look.kit = QColor{0x17, 0x36, 0x5d};
    look.accent = QColor{0xf2, 0xb6, 0x32};
    return look;
}

class KitDesk {
public:
    KitDesk() : m_desk{QString{}, QString{}, m_folder.path()} {
        m_desk.window().commands()[Command::TeamRoom]->trigger();
        QCoreApplication::processEvents();
    }
    [[nodiscard]] MainWindow& window() { return m_desk.window(); }
    [[nodiscard]] TeamRoom& room() { return window().teamRoom(); }
    [[nodiscard]] KitCard& kit() { return room().kit(); }
    [[nodiscard]] TeamDocument& document() { return room().document(); }
    [[nodiscard]] QModelIndex cell(int row, int column) {
        return room().roster().index(row, column);
    }
    bool type(int row, int column, const QString& text) {
        return room().roster().setData(cell(row, column), text, Qt::EditRole);
    }
    QString text(int row, int column, int role = Qt::DisplayRole) {
        return room().roster().data(cell(row, column), role).toString();
    }

private:
    QTemporaryDir m_folder;
    gui::test::Desk m_desk;
};
}  // namespace

TEST_CASE("UX-12 every pattern is another at play size, on plastic men and on tokens",
          "[gui][kit][UX-12]") {
    for (const bool men : {true, false})
        for (const bool dark : {true, false})
            for (int i = 0; i < kKitPatternCount; ++i)
                for (int j = 0; j < i; ++j) {
                    INFO("men " << men << ", dark " << dark << ", patterns " << i << " and " << j);
                    TeamLook one = blueAndGold();
                    TeamLook other = one;
                    (dark ? one.dark : one.white).pattern = static_cast<KitPattern>(i);
                    (dark ? other.dark : other.white).pattern = static_cast<KitPattern>(j);
                    CHECK(changedPixels(painted(one, kitMan(dark), men),
                                        painted(other, kitMan(dark), men)) >= 12);
                }
}

TEST_CASE("UX-12 each color of a kit is seen on its unit and not on the other",
          "[gui][kit][UX-12]") {
    for (const bool dark : {true, false}) {
        const TeamLook before = blueAndGold();
        for (QColor UnitLook::*part : {&UnitLook::stripe,
                                       &UnitLook::helmet,
                                       &UnitLook::helmetStripe,
                                       &UnitLook::numbers,
                                       &UnitLook::pants}) {
            TeamLook look = before;
            UnitLook& worn = dark ? look.dark : look.white;
            worn.pattern = KitPattern::Yoke;
            TeamLook plain = look;
            worn.*part = QColor{0xe0, 0x10, 0xd0};
            int changed = 0;
            for (const double heading : {0.0, 90.0, 180.0, 270.0}) {
                FigureDrawing figure = kitMan(dark);
                figure.headingDeg = heading;
                changed += changedPixels(painted(look, figure, true), painted(plain, figure, true));
            }
            CHECK(changed >= 12);
            CHECK(painted(look, kitMan(!dark), true) == painted(before, kitMan(!dark), true));
        }
    }
}

TEST_CASE("UX-12 pictures that are kept follow the kit", "[gui][kit][UX-12]") {
    for (const bool men : {true, false}) {
        const FigureLayer layer;
        const TeamLook before = blueAndGold();
        TeamLook after = before;
        after.dark.helmet = QColor{0xe0, 0x10, 0xd0};
        const QImage first = paintedBy(layer, before, kitMan(true), men);
        CHECK(paintedBy(layer, after, kitMan(true), men) == painted(after, kitMan(true), men));
        CHECK(paintedBy(layer, after, kitMan(true), men) != first);
        CHECK(paintedBy(layer, before, kitMan(true), men) == first);
    }
}

TEST_CASE("UX-12 a man stands as he is cast, by place if nothing is said", "[gui][kit][UX-12]") {
    const TeamLook look = blueAndGold();
    FigureDrawing guard = kitMan(true);
    guard.position = Position::Guard;
    FigureDrawing kicker = guard;
    kicker.position = Position::Kicker;
    FigureDrawing cast = guard;
    cast.pose = FigurePose::Kicker;
    CHECK(painted(look, cast, true) == painted(look, kicker, true));
    CHECK(painted(look, cast, true) != painted(look, guard, true));
    // who has fallen lies, however he was cast
    cast.fallenDeg = guard.fallenDeg = 0.0;
    CHECK(painted(look, cast, true) == painted(look, guard, true));
    // a team's file reaches the board
    TableData table = gui::test::shippedTable();
    const FigureId id{Side::Home, 0};
    CHECK_FALSE(drawingOf(table, {.id = id}).pose);
    table.home.players[0].pose = FigurePose::Blocker;
    CHECK(drawingOf(table, {.id = id}).pose == FigurePose::Blocker);
}

TEST_CASE("UX-12 UX-21 each part of a kit is chosen for a unit, kept, and taken back by name",
          "[gui][kit][UX-12][UX-21.1]") {
    KitDesk desk;
    REQUIRE_FALSE(desk.document().copy(QStringLiteral("Owls")));
    const TeamFile before = desk.document().team();
    int changes = 0;
    for (const Uniform unit : {Uniform::Dark, Uniform::White}) {
        for (int i = 0; i < kKitParts; ++i) {
            const auto part = static_cast<KitPart>(i);
            if (part == KitPart::Trim && unit == Uniform::White)
                continue;
            const TeamFile last = desk.document().team();
            const bool dark = unit == Uniform::Dark;
            const QColor color = part == KitPart::Jersey    ? QColor{dark ? "#301050" : "#f6f2e6"}
                                 : part == KitPart::Numbers ? QColor{dark ? "#ffe080" : "#602010"}
                                                            : QColor{0x20, 0xb0, 0x40 + i};
            desk.kit().setColor(unit, part, color);
            INFO(partText(part).toStdString() << " of the " << unitText(unit).toStdString());
            CHECK(colorOf(desk.document().team(), unit, part) == color);
            CHECK(desk.document().team() != last);
            CHECK(desk.document().undoText().contains(partText(part).toLower()));
            ++changes;
        }
        desk.kit().setPattern(unit, KitPattern::Yoke);
        ++changes;
    }
    CHECK(desk.document().team().kit.white.pattern == KitPattern::Yoke);
    const TeamFile made = desk.document().team();
    CHECK(*desk.window().library().team(made.id) == made);
    desk.kit().wearPlain(Uniform::White);
    CHECK(desk.document().team().kit.white == UnitKit{});
    CHECK(desk.document().team().kit.dark == made.kit.dark);
    desk.document().undo();
    CHECK(desk.document().team() == made);
    for (int i = 0; i < changes; ++i)
        desk.window().commands()[Command::Undo]->trigger();
    CHECK(desk.document().team() == before);
    CHECK_FALSE(desk.document().canUndo());
}

TEST_CASE(
    "UX-15 TAP-UN-1 TAP-UN-5 a kit the rules do not let a team wear is not taken, with the "
    "number and the limit",
    "[gui][kit][UX-15][TAP-UN-1][TAP-UN-5]") {
    KitDesk desk;
    REQUIRE_FALSE(desk.document().copy(QStringLiteral("Owls")));
    const TeamFile before = desk.document().team();
    QSignalSpy said{&desk.room(), &TeamRoom::said};
    const auto refused = [&](Uniform unit, KitPart part, const char* color) {
        said.clear();
        desk.kit().setColor(unit, part, QColor{color});
        CHECK(desk.document().team() == before);
        REQUIRE(said.count() == 1);
        return said.front().front().toString();
    };
    CHECK(refused(Uniform::Dark, KitPart::Jersey, "#ffe040").contains(QStringLiteral("TAP-UN-1")));
    CHECK(refused(Uniform::White, KitPart::Jersey, "#c0c0c0")
              .contains(QStringLiteral("at most 1.3")));
    CHECK(refused(Uniform::Dark, KitPart::Numbers, "#203060").contains(QStringLiteral("TAP-UN-5")));
    CHECK(refused(Uniform::White, KitPart::Numbers, "#ffee80")
              .contains(QStringLiteral("white unit")));
    CHECK(desk.kit().contrastText().contains(QStringLiteral("TAP-UN-5")));
    // what is hardly seen is told and taken
    desk.kit().setPattern(Uniform::Dark, KitPattern::SleeveBands);
    desk.kit().setColor(Uniform::Dark, KitPart::Stripe, QColor{0x20, 0x40, 0x66});
    CHECK(desk.kit().contrastText().contains(QStringLiteral("! Pattern of the dark unit")));
    desk.kit().setPattern(Uniform::Dark, KitPattern::Yoke);
    CHECK_FALSE(desk.kit().contrastText().contains(QStringLiteral("on the yoke")));
    desk.kit().setColor(Uniform::Dark, KitPart::Stripe, QColor{0xff, 0xf0, 0xe0});
    CHECK(desk.kit().contrastText().contains(QStringLiteral("on the yoke of the dark unit")));
    // a shipped team is looked at
    desk.document().choose("meteors");
    for (const QPushButton* button : desk.kit().findChildren<QPushButton*>())
        if (!button->isCheckable())
            CHECK_FALSE(button->isEnabled());
    CHECK_FALSE(desk.kit().findChild<QComboBox*>()->isEnabled());
}

TEST_CASE("UX-15 the shipped teams' numbers and patterns are seen", "[gui][kit][UX-15]") {
    for (const auto& entry : gui::test::library().teams()) {
        INFO(entry.value.name);
        CHECK_FALSE(kitRefusal(entry.value));
        for (const QString& line : kitFacts(entry.value)) {
            INFO(line.toStdString());
            CHECK_FALSE(line.startsWith(QStringLiteral("✗")));
            CHECK_FALSE(line.startsWith(QStringLiteral("! Pattern")));
            CHECK_FALSE(line.startsWith(QStringLiteral("! Numbers")));
        }
    }
}

TEST_CASE("UX-15 the men on the kit's card are whole, whatever they wear and however wide it is",
          "[gui][kit][UX-15]") {
    TeamFile team = gui::test::shippedTable().team(Side::Home);
    team.kit.dark.pattern = KitPattern::ShoulderStripes;
    KitPicture picture;
    picture.show(team);
    for (const int width : {220, 256, 300, 420}) {
        picture.resize(width, picture.sizeHint().height());
        const QImage image = picture.grab().toImage();
        const QRgb field = image.pixel(1, 1);
        INFO(width);
        for (int x = 0; x < image.width(); ++x)
            for (const int y : {0, 1, image.height() - 2, image.height() - 1})
                REQUIRE(image.pixel(x, y) == field);
        for (int y = 0; y < image.height(); ++y)
            for (const int x : {0, 1, image.width() - 2, image.width() - 1})
                REQUIRE(image.pixel(x, y) == field);
        // four men, large and at play size, stand apart: field is seen between them
        for (const double share : {0.5})
            for (int y = image.height() / 2 + 20; y < image.height(); ++y)
                REQUIRE(image.pixel(static_cast<int>(share * width), y) == field);
    }
}

TEST_CASE("UX-12 a man's pose is chosen in the roster, kept, printed and taken back",
          "[gui][kit][UX-12][UX-11]") {
    using Model = TeamRosterModel;
    KitDesk desk;
    REQUIRE_FALSE(desk.document().copy(QStringLiteral("Owls")));
    const QStringList poses = desk.room().roster().choices(desk.cell(0, Model::Pose));
    REQUIRE(poses.size() == kFigurePoseCount + 1);
    // without one he stands as a quarterback does
    REQUIRE(desk.document().team().players[0].position == Position::Quarterback);
    CHECK(desk.text(0, Model::Pose) == QStringLiteral("pass"));
    CHECK(desk.text(0, Model::Pose, Qt::EditRole) == poses.front());
    for (const QString& pose : poses) {
        desk.type(0, Model::Pose, pose);
        CHECK(desk.text(0, Model::Pose, Qt::EditRole) == pose);
    }
    CHECK(desk.document().team().players[0].pose == FigurePose::Blocker);
    CHECK(desk.window().library().team(desk.document().team().id)->players[0].pose ==
          FigurePose::Blocker);
    CHECK(desk.room().rosterSheet().rows[0][Model::Pose] == QStringLiteral("block"));
    desk.type(0, Model::Pose, poses.front());
    CHECK_FALSE(desk.document().team().players[0].pose);
    desk.window().commands()[Command::Undo]->trigger();
    CHECK(desk.document().team().players[0].pose == FigurePose::Blocker);
    CHECK_FALSE(desk.type(0, Model::Pose, QStringLiteral("dance")));
}

TEST_CASE("UX-11 the roster calls bases by their kind and men by their names",
          "[gui][kit][UX-11]") {
    using Model = TeamRosterModel;
    KitDesk desk;
    REQUIRE_FALSE(desk.document().copy(QStringLiteral("Owls")));
    const Player first = desk.document().team().players[0];
    CHECK(first.base == "rookie-of-d12");
    CHECK(desk.text(0, Model::Base) == QStringLiteral("Rookie"));
    CHECK(desk.text(0, Model::Base, Qt::ToolTipRole).contains(QStringLiteral("rookie-of-d12")));
    // each base to choose is called otherwise, and the one he stands on is among them
    QStringList bases = desk.room().roster().choices(desk.cell(0, Model::Base));
    CHECK(bases.contains(desk.text(0, Model::Base, Qt::EditRole)));
    const qsizetype all = bases.size();
    CHECK(bases.removeDuplicates() == 0);
    CHECK(bases.size() == all);
    QSignalSpy said{&desk.room(), &TeamRoom::said};
    CHECK_FALSE(desk.type(0, Model::Dial, QStringLiteral("5")));
    REQUIRE(said.count() == 1);
    const QString why = said.front().front().toString();
    CHECK(why.contains(QString::fromStdString(first.name)));
    CHECK(why.contains(QStringLiteral("#12")));
    CHECK(why.contains(QStringLiteral("Rookie has no dial")));
    CHECK_FALSE(why.contains(QStringLiteral("rookie-of")));
    said.clear();
    CHECK_FALSE(desk.type(0, Model::Number, QStringLiteral("007")));
    REQUIRE(said.count() == 1);
    CHECK(said.front().front().toString().startsWith(
        QStringLiteral("#12 %1").arg(QString::fromStdString(first.name))));
}

TEST_CASE("UX-4 the roster's columns up to the weight fit the smallest window",
          "[gui][kit][UX-4.2]") {
    KitDesk desk;
    desk.window().resize(1024, 700);
    for (int i = 0; i < 5; ++i)
        QCoreApplication::processEvents();
    const QTableView& table = desk.room().table();
    CHECK(table.columnViewportPosition(TeamRosterModel::Weight) +
              table.columnWidth(TeamRosterModel::Weight) <=
          table.viewport()->width());
}
