// Team sheet, player cards, play cards and the field of 4SS on paper.

#include "gui/desk.hpp"
#include "gui/games/foursheet/print/sheet_book.hpp"
#include "gui/program/command_line.hpp"
#include "gui/workshop/foursheet/print_dialog.hpp"
#include "gui/workshop/foursheet/sheets_task.hpp"

#include <thrum/games/foursheet/files.hpp>

#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QImage>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;
using namespace thrum::gui::fss;

namespace {
const app::FoursheetFiles& files() {
    static const app::FoursheetFiles loaded{gui::test::library(), {}};
    return loaded;
}
const foursheet::Team& herons() {
    return *files().team("herons");
}
const foursheet::Deck& proSet() {
    return files().decks().front().value.deck;
}

QImage drawn(const Panel& panel, QSize size = {840, 592}) {
    QImage image{size, QImage::Format_RGB32};
    image.fill(Qt::white);
    QPainter painter{&image};
    SheetPen pen{painter, QRectF{image.rect()}};
    panel(pen);
    return image;
}

/// How much of a picture is not paper, in thousandths, in a part of it.
int inked(const QImage& image, const QRect& part) {
    int dark = 0;
    for (int y = part.top(); y <= part.bottom(); ++y)
        for (int x = part.left(); x <= part.right(); ++x)
            dark += qGray(image.pixel(x, y)) < 200 ? 1 : 0;
    return dark * 1000 / std::max(1, part.width() * part.height());
}

int pagesIn(const QString& pdf) {
    QFile file{pdf};
    if (!file.open(QIODevice::ReadOnly))
        return -1;
    return static_cast<int>(file.readAll().count("/Type /Page\n"));
}
}  // namespace

TEST_CASE("FSS-36 a team, its men, cards and field make so many panels, two to a page",
          "[gui][foursheet][print][FSS-36.2]") {
    const auto panels = panelsFor({}, &herons(), &proSet());
    // roster, units and depth; 53 men; 17 cards; the field
    CHECK(panels.size() == 3 + 53 + 17 + 1);
    CHECK(pagesFor(panels.size(), {}) == 37);
    CHECK(pagesFor(panels.size(), {.perPage = 8}) == 10);
    CHECK(panelsFor({.playCards = false}, nullptr, &proSet()).size() == 1);
    // a large roster goes on on a second panel
    foursheet::Team large = herons();
    while (large.players.size() < 80)
        large.players.push_back(large.players.back());
    CHECK(teamPanels(large).size() == 4);
}

TEST_CASE("4SS: every printed panel is filled and keeps to its margins",
          "[gui][foursheet][print]") {
    std::vector<Panel> panels = teamPanels(herons());
    for (const char* id : {"qb1", "lt1", "fs1", "k", "p"})
        panels.push_back(
            playerPanel(herons(), foursheet::playerOf(herons(), foursheet::indexOf(herons(), id))));
    for (const foursheet::Card& card : proSet().cards)
        panels.push_back(cardPanel(card, proSet().formation));
    panels.push_back(fieldPanel());
    for (std::size_t i = 0; i < panels.size(); ++i) {
        INFO("panel " << i);
        const QImage image = drawn(panels[i]);
        const int wide = image.width();
        const int high = image.height();
        const int edge = 18;
        CHECK(inked(image, {0, 0, wide, edge}) == 0);
        CHECK(inked(image, {0, high - edge, wide, edge}) == 0);
        CHECK(inked(image, {0, 0, edge, high}) == 0);
        CHECK(inked(image, {wide - edge, 0, edge, high}) == 0);
        // something in each quarter of the sheet below its head
        for (const int x : {0, wide / 2})
            for (const int y : {high / 5, high / 2})
                CHECK(inked(image, {x, y, wide / 2, high * 3 / 10}) >= 4);
    }
}

TEST_CASE("4SS: panels look the same wherever they are drawn", "[gui][foursheet][print]") {
    const Panel panel = cardPanel(proSet().cards.front(), proSet().formation);
    CHECK(drawn(panel) == drawn(panel));
    CHECK(drawn(cardPanel(proSet().cards[1], proSet().formation)) != drawn(panel));
    // every page has as many places as it should, side by side, none over another
    for (const int each : {1, 2, 4, 8}) {
        const auto places = placesOn({0, 0, 1000, 1414}, each);
        CHECK(static_cast<int>(places.size()) == each);
        for (std::size_t i = 0; i < places.size(); ++i)
            for (std::size_t j = 0; j < i; ++j)
                CHECK(places[i].intersected(places[j]).isEmpty());
    }
    // panels keep their proportions: pages lie across for one and four
    CHECK(layoutFor({.perPage = 4}).orientation() == QPageLayout::Landscape);
    CHECK(layoutFor({.perPage = 2}).orientation() == QPageLayout::Portrait);
    CHECK(layoutFor({.letter = true}).pageSize().id() == QPageSize::Letter);
}

TEST_CASE("4SS: the dialog writes what is chosen into a PDF, whole or not at all",
          "[gui][foursheet][print]") {
    const QTemporaryDir folder;
    PrintDialog dialog{herons(), proSet()};
    dialog.findChild<QCheckBox*>(QStringLiteral("printPlayers"))->setChecked(false);
    CHECK(dialog.panels().size() == 3 + 17 + 1);
    const QString pdf = folder.filePath(QStringLiteral("herons.pdf"));
    REQUIRE_FALSE(dialog.writePdf(pdf));
    CHECK(pagesIn(pdf) == 11);
    auto* perPage = dialog.findChild<QComboBox*>(QStringLiteral("perPage"));
    perPage->setCurrentIndex(perPage->findData(8));
    REQUIRE_FALSE(dialog.writePdf(pdf));
    CHECK(pagesIn(pdf) == 3);
    CHECK(dialog.writePdf(folder.filePath(QStringLiteral("no/such/folder.pdf"))));
    for (const char* box : {"printSheet", "printCards", "printField"})
        dialog.findChild<QCheckBox*>(QString::fromLatin1(box))->setChecked(false);
    CHECK(dialog.writePdf(pdf));
    // cards alone where no team is worked on
    const PrintDialog cards{foursheet::Team{}, proSet()};
    CHECK(cards.panels().size() == 17 + 1);
}

TEST_CASE("4SS: sheets are printed from the command line", "[gui][foursheet][print]") {
    const QTemporaryDir folder;
    const QString shipped = QStringLiteral(THRUM_TEST_SOURCE_DIR "/resources/games/foursheet/");
    const QString pdf = folder.filePath(QStringLiteral("out.pdf"));
    CHECK(printSheetFile(shipped + QStringLiteral("teams/herons.json"), pdf, 2).isEmpty());
    CHECK(pagesIn(pdf) == 28);
    CHECK(printSheetFile(shipped + QStringLiteral("cards-pro-set.json"), pdf, 4).isEmpty());
    CHECK(pagesIn(pdf) == 5);
    CHECK(printSheetFile(shipped + QStringLiteral("codes.json"), pdf, 2)
              .contains(QStringLiteral("schema")));
    CHECK(printSheetFile(QStringLiteral("/nowhere.json"), pdf, 2)
              .contains(QStringLiteral("/nowhere.json")));
    const auto read = [](const QStringList& words) {
        return readCommandLine(QStringList{QStringLiteral("thrum")} + words);
    };
    const StartOptions asked = read({QStringLiteral("--sheets"),
                                     QStringLiteral("a.json"),
                                     QStringLiteral("--pdf"),
                                     QStringLiteral("b.pdf"),
                                     QStringLiteral("--per-page"),
                                     QStringLiteral("4")});
    CHECK(asked.task == StartOptions::Task::Sheets);
    CHECK(asked.file == QStringLiteral("a.json"));
    CHECK(asked.pdf == QStringLiteral("b.pdf"));
    CHECK(asked.perPage == 4);
    CHECK(read({QStringLiteral("--sheets"), QStringLiteral("a.json")}).task ==
          StartOptions::Task::Wrong);
    CHECK(read({QStringLiteral("--sheets"),
                QStringLiteral("a"),
                QStringLiteral("--pdf"),
                QStringLiteral("b"),
                QStringLiteral("--per-page"),
                QStringLiteral("3")})
              .task == StartOptions::Task::Wrong);
}

TEST_CASE("4SS: every page that will be printed can be leafed through before",
          "[gui][foursheet][print]") {
    PrintDialog dialog{herons(), proSet()};
    dialog.show();
    const auto* where = dialog.findChild<QLabel*>(QStringLiteral("pageShown"));
    auto* on = dialog.findChild<QPushButton*>(QStringLiteral("pageOn"));
    auto* back = dialog.findChild<QPushButton*>(QStringLiteral("pageBack"));
    const int pages = pagesFor(dialog.panels().size(), dialog.form());
    REQUIRE(pages > 2);
    CHECK(where->text() == QStringLiteral("Page 1 of %1").arg(pages));
    CHECK_FALSE(back->isEnabled());
    on->click();
    QTest::keyClick(&dialog, Qt::Key_PageDown);
    CHECK(dialog.pageShown() == 2);
    for (int i = 0; i < pages; ++i)
        QTest::keyClick(&dialog, Qt::Key_PageDown);
    CHECK(dialog.pageShown() == pages - 1);
    CHECK_FALSE(on->isEnabled());
    // fewer pages: the last of them
    dialog.findChild<QCheckBox*>(QStringLiteral("printPlayers"))->setChecked(false);
    CHECK(dialog.pageShown() < pages - 1);
    CHECK(where->text().startsWith(QStringLiteral("Page %1 of").arg(dialog.pageShown() + 1)));
}
