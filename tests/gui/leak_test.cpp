// Two games that differ only in what is hidden look, read and sound the same until the reveal.

#include "gui/board/board_view.hpp"
#include "gui/commands/commands.hpp"
#include "gui/game_test.hpp"
#include "gui/games/tap/fair_calls.hpp"
#include "gui/held_time.hpp"
#include "gui/scoreboard/scoreboard_strip.hpp"
#include "support/wait_for.hpp"

#include <thrum/coach/tap/fair_caller.hpp>

#include <cstdlib>

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QImage>
#include <QLabel>

namespace {
/// All that somebody at the table can see, read or have read to him.
struct Face {
    QImage picture;
    QString title;
    QStringList accessible;
    QString log;
};

void gather(QAccessibleInterface* item, QStringList& texts) {
    if (item == nullptr || texts.size() > 4000)
        return;
    for (const QAccessible::Text what :
         {QAccessible::Name, QAccessible::Description, QAccessible::Value, QAccessible::Help})
        texts << item->text(what);
    for (int i = 0; i < item->childCount(); ++i)
        gather(item->child(i), texts);
}

/// What is seen, read and spoken of the window as it stands.
Face seenIn(GameDesk& desk) {
    for (int i = 0; i < 4; ++i)
        QCoreApplication::processEvents();
    Face face;
    face.picture = desk.window().grab().toImage();
    face.title = desk.window().windowTitle();
    gather(QAccessible::queryAccessibleInterface(&desk.window()), face.accessible);
    return face;
}

Face faceOf(GameDesk& desk) {
    QApplication::setActiveWindow(&desk.window());
    desk.page().board().setFocus();
    Face face = seenIn(desk);
    for (const QWidget* widget : desk.window().findChildren<QWidget*>())
        if (widget->isVisible())
            face.accessible << widget->toolTip() << widget->statusTip() << widget->whatsThis();
    face.log = desk.page().log().asText();
    return face;
}

/// No pixel differs by what could be seen: kept pictures of men may round an edge one way or the
/// other.
bool looksAlike(const QImage& a, const QImage& b) {
    constexpr int kRounding = 6;
    if (a.size() != b.size())
        return false;
    for (int y = 0; y < a.height(); ++y)
        for (int x = 0; x < a.width(); ++x) {
            const QRgb p = a.pixel(x, y);
            const QRgb q = b.pixel(x, y);
            if (p != q && (std::abs(qRed(p) - qRed(q)) > kRounding ||
                           std::abs(qGreen(p) - qGreen(q)) > kRounding ||
                           std::abs(qBlue(p) - qBlue(q)) > kRounding))
                return false;
        }
    return true;
}

/// What differs; empty if nothing does.
QString differs(const Face& a, const Face& b) {
    QStringList what;
    if (a.title != b.title)
        what << QStringLiteral("title");
    if (a.accessible != b.accessible)
        what << QStringLiteral("accessible texts");
    if (a.log != b.log)
        what << QStringLiteral("log");
    if (!looksAlike(a.picture, b.picture)) {
        what << QStringLiteral("pixels");
        if (const QString folder = qEnvironmentVariable("THRUM_PICTURES"); !folder.isEmpty()) {
            a.picture.save(folder + QStringLiteral("/leak-a.png"));
            b.picture.save(folder + QStringLiteral("/leak-b.png"));
        }
    }
    return what.join(QStringLiteral(", "));
}

/// A first down that is lined up for, with a clock that stands so that time changes no pixel.
const std::string kLineUp = R"({"phase":"S2","stage":"after_set","offense":"home","down":1,
    "half":1,"play":4,"line_of_scrimmage":30,"line_to_gain":40,"clocks":{}})";

TapChoice withoutClocks(const MatchSetup& setup) {
    TapChoice choice = tapChoiceOf(setup);
    choice.clockScalePercent = {0, 0};
    return choice;
}

MatchSetup covered(std::uint64_t seed) {
    MatchSetup setup = shortGame(tap::Mode::Solitaire, 20);
    TapChoice choice = withoutClocks(setup);
    choice.fairCaller = true;
    setTapChoice(setup, choice);
    setup.seed = seed;
    return setup;
}

/// Seeds whose chart calls the offense differently and the defense the same, in this situation.
std::pair<std::uint64_t, std::uint64_t> twoSeeds() {
    GameDesk first{covered(1), kLineUp};
    const coach::OffenseCall offense = FairCalls{first.match()}.offense();
    const coach::DefenseCall defense = FairCalls{first.match()}.defense();
    for (std::uint64_t seed = 2; seed < 400; ++seed) {
        TapMatch& match = first.match();
        MatchSetup setup = covered(seed);
        const coach::FairCaller caller{match.game().lineups().plays(), fairSeed(setup.seed)};
        const auto situation = FairCalls{match}.situation();
        const auto snap = FairCalls{match}.snap();
        if (caller.offense(situation, snap).play != offense.play &&
            caller.defense(situation, snap).play == defense.play)
            return {1, seed};
    }
    return {1, 1};
}
/// Two tables at which the offense's covered call differs and nothing else.
struct CoveredTables {
    GameDesk first;
    GameDesk second;
    explicit CoveredTables(std::pair<std::uint64_t, std::uint64_t> seeds = twoSeeds())
        : first{covered(seeds.first), kLineUp}, second{covered(seeds.second), kLineUp} {
        REQUIRE(seeds.first != seeds.second);
        REQUIRE(first.settle());
        REQUIRE(second.settle());
    }
};
}  // namespace

TEST_CASE("UX-14.1 a covered call shows in nothing while the defense lines up",
          "[gui][UX-14.1][UX-13.2][leak]") {
    CoveredTables tables;
    GameDesk& first = tables.first;
    GameDesk& second = tables.second;
    CHECK(differs(faceOf(first), faceOf(second)).toStdString() == "");
    auto* note = first.panel().findChild<QLabel*>(QStringLiteral("chartCall"));
    REQUIRE(note->isVisible());
    CHECK(note->text().contains(QStringLiteral("covered")));

    // And the test would see it: the offense's call in the place where it is covered.
    auto* told = second.panel().findChild<QLabel*>(QStringLiteral("chartCall"));
    told->setText(QString::fromStdString(FairCalls{second.match()}.offense().play->name));
    const QString leak = differs(faceOf(first), faceOf(second));
    CHECK(leak.contains(QStringLiteral("pixels")));
    CHECK(leak.contains(QStringLiteral("accessible")));
}

TEST_CASE("UX-11.5 the workshop shows nothing of a covered call, in the background neither",
          "[gui][UX-11.5][UX-14.1][leak]") {
    CoveredTables tables;
    GameDesk& first = tables.first;
    GameDesk& second = tables.second;
    const auto goTo = [](GameDesk& desk, Command page) {
        QAction& action = *desk.window().commands()[page];
        REQUIRE(action.isEnabled());
        action.trigger();
        desk.window().setFocus();
        return seenIn(desk);
    };
    for (const Command page : {Command::FormationShelf,
                               Command::Playbook,
                               Command::TeamRoom,
                               Command::BoardShelf,
                               Command::TablePage}) {
        INFO("page " << static_cast<int>(page));
        CHECK(differs(goTo(first, page), goTo(second, page)).toStdString() == "");
    }
    // who may stand pale behind a formation is the library's, not the game's
    goTo(first, Command::FormationShelf);
    const auto* against = first.window().findChild<QComboBox*>(QStringLiteral("formationAgainst"));
    REQUIRE(against != nullptr);
    for (int i = 1; i < against->count(); ++i)
        CHECK(first.window().library().formation(against->itemData(i).toString().toStdString()) !=
              nullptr);
}

TEST_CASE("UX-10.1 dice in the air show nothing of what they will show",
          "[gui][UX-10.1][TAP-MD-1][leak]") {
    const std::string roll = R"({"phase":"X1","offense":"home","try_kind":"extra_point",
                                 "try_team":"home","clocks":{}})";
    test::HeldTime time;  // or the first dice lie before the second are looked at
    const auto thrown = [&](std::uint64_t seed) {
        MatchSetup setup = shortGame(tap::Mode::Solitaire, 20);
        setup.seed = seed;
        setTapChoice(setup, withoutClocks(setup));
        auto desk = std::make_unique<GameDesk>(setup, roll, time);
        REQUIRE(desk->settle());
        desk->match().setBrisk(false);
        desk->match().setTimeScale(1.0);
        return desk;
    };
    auto first = thrown(11);
    auto second = thrown(12);
    CHECK(differs(faceOf(*first), faceOf(*second)).toStdString() == "");
    first->press(Qt::Key_Return);
    second->press(Qt::Key_Return);
    REQUIRE(first->match().doing() == MatchDoing::Throwing);
    // different dice, decided already
    std::uint64_t seed = 13;
    while (first->match().lastChance()->outcome == second->match().lastChance()->outcome) {
        second = thrown(seed++);
        second->press(Qt::Key_Return);
    }
    Face a = faceOf(*first);
    Face b = faceOf(*second);
    a.picture = b.picture = {};  // the dice tumble by the clock on the wall
    CHECK(differs(a, b).toStdString() == "");
    CHECK(first->match().state().score[0] == 0);
    CHECK(first->window().scoreboard().facts() == second->window().scoreboard().facts());
}

TEST_CASE("UX-14.1 what another seat has decided shows in nothing until it is asked for",
          "[gui][UX-14.1][leak]") {
    const std::string stop = R"({"phase":"S8","play":3,"half":1,"offense":"home","down":2,
        "line_of_scrimmage":40,"line_to_gain":47,"carrier":"H12","stops_used":1,"clocks":{},
        "figures":{"H12":{"x":34,"y":26.6665},"H34":{"x":33,"y":23.9},
                   "H50":{"x":38.9,"y":26.6665},"H88":{"x":44,"y":45},
                   "V21":{"x":46.5,"y":17,"heading_deg":180}},
        "play_facts":{"snapped":true,"counted":true,"snap_taker":"H12"}})";
    std::vector<std::unique_ptr<GameDesk>> desks;
    std::vector<tap::Input> answers;
    for (std::uint64_t seed = 21; seed < 60 && desks.size() < 2; ++seed) {
        MatchSetup setup = shortGame(tap::Mode::Solitaire, 20);
        setup.seed = seed;
        setTapChoice(setup, withoutClocks(setup));
        setup.seats[0] = QStringLiteral("random");
        auto desk = std::make_unique<GameDesk>(setup, stop);
        desk->match().setShowsWhenAsked(true);
        REQUIRE(waitFor([&] { return desk->match().doing() == MatchDoing::Decided; }, 10'000));
        const tap::Input answer = *desk->match().readyAnswer();
        if (!answers.empty() && answer == answers.front())
            continue;
        answers.push_back(answer);
        desks.push_back(std::move(desk));
    }
    REQUIRE(desks.size() == 2);
    CHECK(differs(faceOf(*desks[0]), faceOf(*desks[1])).toStdString() == "");
}
