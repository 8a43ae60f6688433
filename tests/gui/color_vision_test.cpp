#include "gui/color_vision.hpp"

#include "gui/board/figure_drawing.hpp"
#include "gui/board/layers/figure_art.hpp"
#include "gui/desk.hpp"
#include "gui/theme/board_colors.hpp"
#include "gui/theme/theme.hpp"

#include <QApplication>
#include <QPainter>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;
namespace colors = thrum::gui::board_colors;

namespace {
struct Named {
    const char* name;
    QColor color;
};

/// Everything on the board that has to be told from the rest by more than its place.
std::vector<Named> marks() {
    const TableData table = gui::test::shippedTable();
    const auto base = [&table](Side side) {
        return figureColors(lookOf(table.team(side)), FigureLook{side, true}).base;
    };
    return {{"home, dark", base(Side::Home)},
            {"visitors, dark", base(Side::Visitor)},
            {"white unit", colors::kPaper},
            {"line of scrimmage", colors::kScrimmage},
            {"line to gain", colors::kToGain},
            {"selected", colors::kSelected},
            {"refused", colors::kRefused},
            {"ball", colors::kBall}};
}
}  // namespace

TEST_CASE("the color difference is that of the CIE", "[gui][UX-23.3]") {
    // pairs of Sharma, Wu and Dalal have no sRGB equals; black, white and grays do
    CHECK(gui::test::difference(Qt::black, Qt::white) == Approx(100.0).margin(0.01));
    CHECK(gui::test::difference(Qt::red, Qt::red) == Approx(0.0).margin(1e-9));
    CHECK(gui::test::difference(QColor{255, 0, 0}, QColor{0, 255, 0}) == Approx(86.6).margin(0.1));
    CHECK(gui::test::difference(QColor{255, 0, 0}, QColor{0, 0, 255}) == Approx(52.9).margin(0.1));
    CHECK(gui::test::contrast(Qt::black, Qt::white) == Approx(21.0));
}

TEST_CASE("UX-23.3 marks of the board differ in every color vision", "[gui][UX-23.3]") {
    const auto all = marks();
    for (const gui::test::Vision vision : gui::test::kVisions)
        for (std::size_t i = 0; i < all.size(); ++i)
            for (std::size_t j = i + 1; j < all.size(); ++j) {
                INFO(all[i].name << " and " << all[j].name << ", vision "
                                 << static_cast<int>(vision));
                CHECK(gui::test::difference(gui::test::seenBy(vision, all[i].color),
                                            gui::test::seenBy(vision, all[j].color)) >= 13.7);
            }
}

TEST_CASE("UX-23 marks stand out from the field and numbers from their kits", "[gui][UX-23]") {
    const QColor field = colors::kField;
    CHECK(gui::test::contrast(colors::kScrimmage, field) >= 3.0);
    CHECK(gui::test::contrast(colors::kToGain, field) >= 4.5);
    CHECK(gui::test::contrast(colors::kSelected, field) >= 5.0);
    CHECK(gui::test::contrast(colors::kRefused, field) >= 2.0);  // and a cross in white and red
    CHECK(gui::test::contrast(colors::kPaper, field) >= 5.5);
    CHECK(gui::test::contrast(colors::kFocus, colors::kFocusEdge) >= 3.0);
    const TableData table = gui::test::shippedTable();
    for (const Side side : {Side::Home, Side::Visitor})
        for (const bool dark : {true, false}) {
            const FigureColors figure =
                figureColors(lookOf(table.team(side)), FigureLook{side, dark});
            CHECK(gui::test::contrast(figure.plate, figure.plateText) >= 7.0);
            CHECK(gui::test::contrast(figure.plate, dark ? figure.plateEdge : field) >= 3.0);
            // the dark unit faces the white one
            if (dark)
                CHECK(gui::test::contrast(lookOf(table.team(side)).kit, Qt::white) >= 4.5);
        }
}

TEST_CASE("UX-23 text and focus stand out in both themes", "[gui][UX-23]") {
    constexpr QColor kRing{0x3d, 0x7b, 0xe0};
    for (const ThemeChoice choice : {ThemeChoice::Light, ThemeChoice::Dark}) {
        Theme::instance().install(*qApp, choice);
        const ThemeColors& theme = Theme::instance().colors();
        for (const QColor& ground : {theme.panel, theme.window}) {
            INFO(ground.name().toStdString());
            CHECK(gui::test::contrast(theme.text, ground) >= 7.0);
            CHECK(gui::test::contrast(theme.muted, ground) >= 4.5);
            CHECK(gui::test::contrast(theme.link, ground) >= 4.5);
            CHECK(gui::test::contrast(theme.good, ground) >= 4.5);
            CHECK(gui::test::contrast(theme.bad, ground) >= 4.5);
            CHECK(gui::test::contrast(kRing, ground) >= 3.0);
        }
        CHECK(gui::test::contrast(theme.main, theme.mainText) >= 4.5);
    }
    Theme::instance().install(*qApp, ThemeChoice::Light);
}

TEST_CASE("UX-23 the high-contrast theme is black, white and yellow, and every text 7:1",
          "[gui][UX-23]") {
    Theme::instance().install(*qApp, ThemeChoice::Contrast);
    const ThemeColors& theme = Theme::instance().colors();
    for (const QColor& ground : {theme.panel, theme.window, theme.button})
        for (const QColor& ink :
             {theme.text, theme.muted, theme.link, theme.good, theme.bad, theme.faint, theme.ring})
            CHECK(gui::test::contrast(ink, ground) >= 7.0);
    CHECK(gui::test::contrast(theme.mainText, theme.main) >= 7.0);
    CHECK(gui::test::contrast(theme.pickText, theme.pick) >= 7.0);
    CHECK(gui::test::contrast(theme.mainRing, theme.panel) >= 7.0);
    const QPalette palette = QApplication::palette();
    for (const QPalette::ColorGroup group : {QPalette::Active, QPalette::Inactive}) {
        CHECK(gui::test::contrast(palette.color(group, QPalette::HighlightedText),
                                  palette.color(group, QPalette::Highlight)) >= 7.0);
        CHECK(gui::test::contrast(palette.color(group, QPalette::WindowText),
                                  palette.color(group, QPalette::Window)) >= 7.0);
    }
    // no color of another theme is written into the sheet
    const QString sheet = qApp->styleSheet();
    for (const char* stray : {"#1f4fa8", "#3d7be0", "#8fb8ff", "#fbfaf6", "%"})
        CHECK_FALSE(sheet.contains(QString::fromLatin1(stray)));
    Theme::instance().install(*qApp, ThemeChoice::Light);
}

TEST_CASE("UX-8.1 sides are told apart without color at 12 pixels", "[gui][UX-8.1]") {
    // the dark unit and the white one, in gray: their bases differ by far more than a shade
    const TableData table = gui::test::shippedTable();
    const FigureColors dark =
        figureColors(lookOf(table.team(Side::Home)), FigureLook{Side::Home, true});
    const FigureColors white =
        figureColors(lookOf(table.team(Side::Visitor)), FigureLook{Side::Visitor, false});
    CHECK(std::abs(qGray(dark.base.rgb()) - qGray(white.base.rgb())) >= 100);
}
