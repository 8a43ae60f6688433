// How small letters become on paper and on cards, what is cut, short names, chips of dice.

#include "gui/desk.hpp"
#include "gui/games/foursheet/fss_desk.hpp"
#include "gui/games/foursheet/ink.hpp"
#include "gui/games/foursheet/picture.hpp"
#include "gui/games/foursheet/play_steps.hpp"
#include "gui/games/foursheet/print/sheet_book.hpp"
#include "gui/games/foursheet/read_out.hpp"
#include "gui/games/foursheet/words.hpp"
#include "gui/games/foursheet/written.hpp"
#include "gui/theme/contrast.hpp"

#include <thrum/games/foursheet/files.hpp>

#include <algorithm>
#include <set>

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;
using namespace thrum::gui::fss;
using fss::test::Written;

namespace {
const app::FoursheetFiles& files() {
    static const app::FoursheetFiles loaded{gui::test::library(), {}};
    return loaded;
}

/// A panel on paper of its own size, in tenths of a millimeter; two stand on a page of A4.
std::vector<Written> printed(const Panel& panel) {
    constexpr double kTenths = 10.0;
    const QSizeF size{kPanelWide * kTenths, kPanelHigh * kTenths};
    return fss::test::writtenBy(size, [&](QPainter& painter) {
        SheetPen pen{painter, QRectF{QPointF{}, size}};
        panel(pen);
    });
}
bool isCut(const Written& line) {
    return line.text.contains(QChar{0x2026});
}
}  // namespace

TEST_CASE("4SS: on paper no letter of a shipped sheet is small or cut", "[gui][foursheet][print]") {
    // letters are as high as their font says, in tenths of a millimeter; 18 are 5 points
    constexpr double kSmallest = 18.0;
    std::vector<Panel> panels;
    for (const auto& team : files().teams()) {
        for (Panel& panel : teamPanels(team.value))
            panels.push_back(std::move(panel));
        for (const foursheet::Player& player : team.value.players)
            panels.push_back(playerPanel(team.value, player));
    }
    for (const auto& deck : files().decks())
        for (const foursheet::Card& card : deck.value.deck.cards)
            panels.push_back(cardPanel(card, deck.value.deck.formation));
    panels.push_back(fieldPanel());
    REQUIRE(panels.size() > 5 * 50);
    for (const Panel& panel : panels) {
        const auto lines = printed(panel);
        REQUIRE(lines.size() > 10);
        for (const Written& line : lines) {
            INFO(line.text.toStdString() << " at " << line.height);
            CHECK(line.height >= kSmallest);
            CHECK_FALSE(isCut(line));
        }
    }
}

TEST_CASE("4SS: a name that is too long becomes smaller first and is cut only then",
          "[gui][foursheet][print]") {
    const auto nameOf = [](const char* name) {
        foursheet::Team team = *files().team("herons");
        team.players.front().name = name;
        for (const Written& line : printed(teamPanels(team).front()))
            if (line.text.startsWith(QStringLiteral("Bart")))
                return line;
        return Written{};
    };
    const Written usual = nameOf("Bart Low");
    const Written longer = nameOf("Bartholomew Lowenthal");
    const Written longest = nameOf("Bartholomew Montgomery Lowenthal-Hayesworth");
    CHECK(longer.height < usual.height);
    CHECK_FALSE(isCut(longer));
    CHECK(isCut(longest));
    CHECK(longest.height < longer.height);
    CHECK(longest.height >= usual.height * 0.7);
}

TEST_CASE("4SS: letters on the table's cards shrink by a fifth at most", "[gui][foursheet]") {
    const QFont font = [] {
        QFont set;
        set.setPixelSize(20);
        return set;
    }();
    const auto shown = [&](double wide, const QString& text) {
        const auto lines = fss::test::writtenBy({400.0, 60.0}, [&](QPainter& painter) {
            painter.setFont(font);
            drawFitted(painter, {0.0, 0.0, wide, 40.0}, Qt::AlignCenter, text);
            CHECK(painter.font() == font);
        });
        REQUIRE(lines.size() == 1);
        return lines.front();
    };
    const QString name = QStringLiteral("Free safety");
    const double wide = QFontMetricsF{font}.horizontalAdvance(name);
    CHECK(shown(wide + 1.0, name).height == Approx(20.0));
    const Written tight = shown(wide * 0.9, name);
    CHECK(tight.text == name);
    CHECK(tight.height < 20.0);
    const Written cut = shown(wide * 0.5, name);
    CHECK(isCut(cut));
    CHECK(cut.height >= 16.0);
}

TEST_CASE("4SS: teams and men have short names where room is short", "[gui][foursheet]") {
    CHECK(shortTeam(QStringLiteral("Granite Ridge Quarrymen")) == QStringLiteral("Quarrymen"));
    CHECK(shortTeam(QStringLiteral("Night Owls")) == QStringLiteral("Night Owls"));
    CHECK(shortTeam(QStringLiteral("Unbreakablewords")) == QStringLiteral("Unbreakablewords"));
    std::set<QString> names;
    for (const auto& team : files().teams())
        names.insert(shortTeam(QString::fromStdString(team.value.name)));
    CHECK(names.size() == files().teams().size());
    foursheet::Player man;
    man.name = "Ada Quickfoot";
    CHECK(shortName(man) == QStringLiteral("Quickfoot"));
    man.name = "Ada";
    CHECK(shortName(man) == QStringLiteral("Ada"));
}

TEST_CASE("4SS: dice in the read-out have the faces that fell and the colors of who owns them",
          "[gui][foursheet][FSS-1.1]") {
    fss::test::Desk desk{fss::test::Asked{.seed = 11}};
    fss::test::PageCoach coach{desk, 4};
    int rolls = 0;
    for (int i = 0; i < 400 && rolls < 6; ++i) {
        REQUIRE(desk.settle());
        if (desk.match().doing() == MatchDoing::Over)
            break;
        REQUIRE(coach.act());
        const auto& story = desk.table().desk().story;
        if (!story.dice() || story.dice()->purpose != "main")
            continue;
        const auto& fallen = *story.dice();
        const auto& steps = static_cast<fss::Picture&>(desk.table().picture()).readOut().steps();
        const auto roll = steps.numberOf(PlayStep::Kind::Roll);
        REQUIRE(roll);
        const auto& chips = steps.steps[static_cast<std::size_t>(*roll - 1)].rows.front().chips;
        REQUIRE(chips.size() == fallen.dice.size());
        const auto kit = [&](Side side) {
            return lookOf(*desk.match().state().teams[foursheet::indexOf(side)]).kit;
        };
        for (std::size_t d = 0; d < chips.size(); ++d) {
            CHECK(chips[d].text.endsWith(QString::number(fallen.faces[d])));
            CHECK(contrast(chips[d].ground, inkOn(chips[d].ground)) >= 4.5);
        }
        CHECK(chips[0].text.startsWith(QStringLiteral("d20")));
        CHECK(chips[1].text.startsWith(QStringLiteral("d12")));
        CHECK(chips[2].text.startsWith(QStringLiteral("d10")));
        CHECK(chips[3].ground == kit(fallen.side));
        CHECK(chips[4].ground == kit(other(fallen.side)));
        ++rolls;
    }
    CHECK(rolls == 6);
}
