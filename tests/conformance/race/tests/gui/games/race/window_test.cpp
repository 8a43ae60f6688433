// Race in the window: what docs/adding-a-game.md promises to who follows it.

#include "gui/desk.hpp"
#include "gui/games/race/face.hpp"
#include "gui/games/race/pages.hpp"
#include "gui/games/race/table.hpp"
#include "gui/tabletop/tabletop_page.hpp"
#include "gui/tabletop/tabletop_panel.hpp"
#include "gui/widgets/action_list.hpp"
#include "support/wait_for.hpp"

#include <thrum/app/game_kinds.hpp>
#include <thrum/io/game_summary.hpp>

#include <stdexcept>

#include <QApplication>
#include <QPushButton>
#include <QTest>
#include <catch2/catch.hpp>

namespace thrum::app {
GameKind kindOfRace();  // as src/app/CMakeLists.txt writes it
}

using namespace thrum;
using namespace thrum::gui;
using test::waitFor;

namespace {

/// The game on its page, as the window has it.
class RaceDesk {
public:
    explicit RaceDesk(Mode mode, std::array<std::string, 2> seats = {"person", "person"}) {
        // the tree is laid over the root: its teams lie where a coach's own do
        const std::filesystem::path race{THRUM_RACE_DIR};
        m_library = app::Library::load(test::library().shippedFolder(), race / "resources");
        io::request::New asked;
        asked.game = "race";
        asked.seed = 5;
        asked.mode = mode;
        asked.home.seat = seats[0];
        asked.visitor.seat = seats[1];
        auto game = app::kindOfRace().begin(
            m_library, race / "rules", asked, "test", "2026-11-20T10:00:00Z");
        if (!game)
            throw std::runtime_error{app::sentenceOf(game.error())};
        const GameFace face = raceFace();
        const MatchSetup setup = setupOf((*game)->asked());
        m_page = std::make_unique<TabletopPage>(
            face.makeMatch(*std::move(game), setup, TimeSource::machine()), face.makeTable);
        m_page->match().setBrisk(true);
        m_page->resize(1100, 640);
        m_page->show();
        m_page->match().start();
        settle();
    }

    RaceMatch& match() { return static_cast<RaceMatch&>(m_page->match()); }
    TabletopPage& page() { return *m_page; }
    void settle() {
        (void)waitFor(
            [this] {
                return match().doing() == MatchDoing::Waiting ||
                       match().doing() == MatchDoing::Over;
            },
            10'000);
    }
    void press(int key) {
        QTest::keyClick(
            QApplication::focusWidget() != nullptr ? QApplication::focusWidget() : m_page.get(),
            static_cast<Qt::Key>(key));
        settle();
    }
    /// The choice with this number on the page that is shown.
    void choose(int n) {
        auto* page = m_page->findChild<QWidget*>(QStringLiteral("raceChoice"));
        REQUIRE(page->isVisible());
        REQUIRE(page->findChild<ActionList*>()->press(n));
        settle();
    }
    void main() {
        m_page->mainAction();
        settle();
    }
    /// Texts and picture as somebody at the screen has them.
    std::pair<QImage, QStringList> seen() {
        QStringList texts;
        for (const QWidget* widget : m_page->findChildren<QWidget*>()) {
            texts << widget->accessibleName() << widget->accessibleDescription()
                  << widget->toolTip();
            if (const auto* button = qobject_cast<const QAbstractButton*>(widget))
                texts << button->text();
        }
        texts << m_page->log().asText() << match().undoText() << match().redoText();
        return {m_page->grab().toImage(), texts};
    }

private:
    app::Library m_library;
    std::unique_ptr<TabletopPage> m_page;
};

/// One answer to whatever is asked; numbers 4 and 2 in turn.
void answer(RaceDesk& desk, int& step) {
    if (desk.match().isCurtained())
        desk.main();
    else if (desk.match().facts().awaits == Awaits::Chance)
        desk.main();
    else
        desk.choose(desk.match().prompt().numbers ? (++step % 2 == 0 ? 4 : 2) : 1);
}

}  // namespace

TEST_CASE("a whole race is run through its pages in every mode", "[gui][race][UX-7.1]") {
    const Mode mode = GENERATE(Mode::Solitaire, Mode::Hotseat, Mode::Tournament);
    RaceDesk desk{mode};
    bool curtain = false;
    int step = 0;
    for (int i = 0; i < 500 && desk.match().doing() != MatchDoing::Over; ++i) {
        curtain = curtain || desk.match().isCurtained();
        answer(desk, step);
    }
    REQUIRE(desk.match().doing() == MatchDoing::Over);
    CHECK(desk.match().winner().has_value());
    CHECK(curtain == (mode != Mode::Solitaire));
    CHECK(desk.page().log().asText().contains(QStringLiteral("win the race")));
    // and the archive lists its record as a whole game, which has no periods
    const auto summary = io::summarizeGame(desk.match().anyGame().fileText(), "race.thrum");
    REQUIRE(summary);
    CHECK(summary->damage.empty());
    CHECK(summary->winner == desk.match().winner());
    CHECK(summary->half == 0);
}

TEST_CASE("a race is run against the program's coach", "[gui][race]") {
    RaceDesk desk{Mode::Solitaire, {"person", "computer:1"}};
    int step = 0;
    for (int i = 0; i < 500 && desk.match().doing() != MatchDoing::Over; ++i)
        answer(desk, step);
    CHECK(desk.match().doing() == MatchDoing::Over);
}

TEST_CASE("UX-14.1 a written number shows in nothing until both have written",
          "[gui][race][UX-14.1][leak]") {
    RaceDesk one{Mode::Hotseat};
    RaceDesk two{Mode::Hotseat};
    int step = 0;
    for (RaceDesk* desk : {&one, &two})
        while (!desk->match().prompt().numbers || desk->match().isCurtained())
            answer(*desk, step);
    one.choose(2);
    two.choose(5);
    auto a = one.seen();
    auto b = two.seen();
    CHECK(a.second == b.second);
    CHECK(a.first == b.first);
    // and behind the curtain of the other coach
    REQUIRE(one.match().isCurtained());
    one.main();
    two.main();
    a = one.seen();
    b = two.seen();
    CHECK(a.second == b.second);
    CHECK(a.first == b.first);
    // what is revealed is no secret any more
    one.choose(3);
    two.choose(3);
    CHECK(one.seen().second != two.seen().second);
}
