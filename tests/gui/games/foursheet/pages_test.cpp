// Whole games of 4SS through the pages of the window, and that every decision has one.

#include "gui/desk.hpp"
#include "gui/game_room/new_game_page.hpp"
#include "gui/games/foursheet/defense_field.hpp"
#include "gui/games/foursheet/fss_desk.hpp"
#include "gui/games/foursheet/ink.hpp"
#include "gui/games/foursheet/picture.hpp"
#include "gui/games/foursheet/read_out.hpp"
#include "gui/theme/contrast.hpp"
#include "gui/widgets/action_list.hpp"

#include <thrum/core/hash.hpp>

#include <QComboBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTest>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;
using foursheet::DecisionKind;
using foursheet::Phase;
using fss::test::Asked;
using fss::test::Desk;
using fss::test::PageCoach;

namespace {
// Everything the book leaves to choice is switched on, and the quarters are short.
const std::string kAll =
    R"({"audible.enabled":true,"wind.enabled":true,"clock.quarterSeconds":300})";

fss::Picture& picture(Desk& desk) {
    return static_cast<fss::Picture&>(desk.table().picture());
}

/// Until this is asked; plays through the pages till then.
bool playTo(Desk& desk, Phase phase, std::uint64_t bits) {
    PageCoach coach{desk, bits};
    for (int i = 0; i < 1500; ++i) {
        if (!desk.settle() || desk.match().doing() == MatchDoing::Over)
            return false;
        if (desk.match().prompt().phase == phase)
            return true;
        if (!coach.act())
            return false;
    }
    return false;
}
}  // namespace

TEST_CASE("UX-20.1 whole games of 4SS are played through the pages", "[gui][foursheet][UX-20.1]") {
    std::set<DecisionKind> seen;
    for (std::uint64_t seed = 1; seed <= 6; ++seed) {
        Desk desk{Asked{.seed = seed, .overrides = kAll}};
        PageCoach coach{desk, seed * 7919};
        const int answered = coach.playOut();
        INFO("stuck at " << coach.stuckAt().toStdString());
        REQUIRE(answered > 50);
        CHECK(desk.match().facts().over);
        seen.insert(coach.seen().begin(), coach.seen().end());
    }
    for (const auto& entry : foursheet::namesOf(DecisionKind{})) {
        // a time-out that would save a quarter, an interception and a long kick may not come in six
        // games
        const bool rare =
            entry.value == DecisionKind::GoOn || entry.value == DecisionKind::ReturnKick ||
            entry.value == DecisionKind::NoReturn || entry.value == DecisionKind::MoveKeyer;
        INFO(entry.name);
        CHECK((rare || seen.contains(entry.value)));
    }
}

TEST_CASE("4SS: every decision that is asked has a page that offers it", "[gui][foursheet]") {
    std::set<DecisionKind> offered;
    for (std::uint64_t seed = 20; seed < 30; ++seed) {
        Desk desk{Asked{.seed = seed, .overrides = kAll}};
        for (int n = 0; n < 900; ++n) {
            REQUIRE(desk.settle());
            fss::FoursheetMatch& match = desk.match();
            if (match.doing() == MatchDoing::Over)
                break;
            const auto& prompt = match.prompt();
            INFO("phase " << foursheet::nameOf(prompt.phase));
            REQUIRE(desk.page() != nullptr);
            if (prompt.kind == foursheet::PromptKind::Chance) {
                REQUIRE(desk.page()->objectName() == QStringLiteral("rollPage"));
                REQUIRE(desk.pressMain());
                continue;
            }
            const MainButton button = desk.page()->mainButton();
            auto* list = desk.find<ActionList>("choices");
            const bool choices = list != nullptr && !list->items().empty();
            CHECK((choices || !button.text.isEmpty()));
            CHECK_FALSE(desk.table().words().title.isEmpty());
            for (const DecisionKind kind : prompt.wants)
                offered.insert(kind);
            bool done = false;
            for (int attempt = 0; attempt < 12 && !done; ++attempt) {
                const auto input = foursheet::randomDecision(
                    match.state(),
                    prompt,
                    prompt.side,
                    bitsAt(seed, static_cast<std::uint64_t>(n * 16 + attempt)),
                    attempt);
                done = match.submit(std::get<foursheet::Decision>(input));
            }
            REQUIRE(done);
        }
    }
    for (const auto& entry : foursheet::namesOf(DecisionKind{})) {
        INFO(entry.name);
        CHECK((offered.contains(entry.value) || entry.value == DecisionKind::NoReturn ||
               entry.value == DecisionKind::GoOn));
    }
}

TEST_CASE("4SS: the same call again is Enter alone", "[gui][foursheet]") {
    Desk desk{Asked{.seed = 3, .mode = Mode::Solitaire, .options = R"({"solo":true})"}};
    REQUIRE(playTo(desk, Phase::Call, 5));
    desk.type(QStringLiteral("25"));
    CHECK(desk.page()->mainButton().text == QStringLiteral("Call F1 Cross"));
    const Side side = desk.match().prompt().side;
    REQUIRE(desk.pressMain());
    PageCoach coach{desk, 1};
    for (int i = 0; i < 200; ++i) {
        REQUIRE(desk.settle());
        if (desk.match().prompt().phase == Phase::Call && desk.match().prompt().side == side &&
            !desk.match().state().isTry)
            break;
        REQUIRE(coach.act());
    }
    REQUIRE(desk.match().prompt().phase == Phase::Call);
    if (desk.table().desk().story.lastCard(side)->second == 25)
        CHECK(desk.page()->mainButton().text == QStringLiteral("Same call: F1 Cross"));
}

TEST_CASE("4SS: men are dragged, typed and moved by keys into zones", "[gui][foursheet]") {
    Desk desk{Asked{.seed = 4}};
    REQUIRE(playTo(desk, Phase::SetDefense, 9));
    fss::DefenseField& field = picture(desk).field();
    const auto zone = [&](int token) {
        for (const auto& one : field.scene().tokens)
            if (one.token == token)
                return one.zone;
        return foursheet::Zone::D1;
    };
    REQUIRE(field.scene().editable);
    const QPoint from = field.tokenAt(10)->toPoint();
    const QPoint to = field.zoneBox(foursheet::Zone::F2).center().toPoint() + QPoint{30, 20};
    QTest::mousePress(&field, Qt::LeftButton, {}, from);
    QTest::mouseMove(&field, (from + to) / 2);
    QTest::mouseMove(&field, to);
    QTest::mouseRelease(&field, Qt::LeftButton, {}, to);
    CHECK(zone(10) == foursheet::Zone::F2);
    QTest::keyClicks(desk.find<QLineEdit>("placeTyped"), QStringLiteral("6 b4"));
    CHECK(zone(6) == foursheet::Zone::B4);
    QTest::keyClick(&field, Qt::Key_Period);  // from 6 to 7, who stands in F1
    CHECK(field.scene().tokens[6].selected);
    QTest::keyClick(&field, Qt::Key_Up);
    QTest::keyClick(&field, Qt::Key_Space);
    CHECK(zone(7) == foursheet::Zone::M1);
    CHECK(field.accessibleDescription().contains(QStringLiteral("M1")));
    // a blitz zone holds one: they change places
    QTest::keyClicks(desk.find<QLineEdit>("placeTyped"), QStringLiteral("5 B4"));
    CHECK(zone(5) == foursheet::Zone::B4);
    CHECK(zone(6) == foursheet::Zone::F3);
    QTest::keyClick(&field, Qt::Key_K);
    CHECK(field.scene().orders.contains(QStringLiteral("Key")));
    QTest::keyClick(&field, Qt::Key_R);
    CHECK(zone(10) == foursheet::Zone::M2);
    CHECK(field.scene().orders.isEmpty());
    REQUIRE(desk.pressMain());
}

TEST_CASE("4SS: what cannot be ordered says why at the main button", "[gui][foursheet]") {
    Desk desk{Asked{.seed = 4}};
    REQUIRE(playTo(desk, Phase::SetDefense, 9));
    if (desk.match().state().call->play != foursheet::CallPlay::Card)
        return;
    QTest::keyClick(&picture(desk).field(), Qt::Key_K);
    QTest::keyClicks(desk.find<QLineEdit>("placeTyped"), QStringLiteral("6 B4"));
    const MainButton button = desk.page()->mainButton();
    CHECK_FALSE(button.enabled);
    CHECK(button.hint.contains(QStringLiteral("flat zone")));
}

TEST_CASE("FSS-7.1 the offense sees what was ordered while it thinks about an audible",
          "[gui][foursheet][FSS-7.1][FSS-22.1]") {
    Desk desk{Asked{.seed = 4, .overrides = kAll}};
    for (int tries = 0; tries < 40; ++tries) {
        REQUIRE(playTo(desk, Phase::SetDefense, 9));
        if (desk.match().state().call->play == foursheet::CallPlay::Card)
            break;
        REQUIRE(desk.pressMain());
    }
    QTest::keyClick(&picture(desk).field(), Qt::Key_K);
    QTest::keyClick(&picture(desk).field(), Qt::Key_D);
    const QString ordered = picture(desk).field().scene().orders;
    REQUIRE(ordered.contains(QStringLiteral("Key")));
    REQUIRE(desk.pressMain());
    REQUIRE(desk.settle());
    REQUIRE(desk.match().prompt().phase == Phase::Audible);
    const auto& scene = picture(desk).field().scene();
    CHECK(scene.orders == ordered);
    CHECK(scene.tokens[5].order == QStringLiteral("key"));
    CHECK(scene.tokens[10].order == QStringLiteral("double"));
}

TEST_CASE("FSS-28.2 before a kickoff the receivers stand on the field",
          "[gui][foursheet][FSS-28.2]") {
    Desk desk{Asked{.seed = 4}};
    REQUIRE(playTo(desk, Phase::ChooseKick, 9));
    const auto& scene = picture(desk).field().scene();
    const Side receives = other(desk.match().state().offense);
    CHECK(scene.defense.name == desk.match().teamName(receives));
    CHECK(scene.title.endsWith(QStringLiteral("receive")));
    CHECK(scene.tokens[9].zone == foursheet::Zone::D1);
    CHECK(scene.place.isEmpty());  // there is no line before a kick is chosen
}

TEST_CASE("4SS: where the read-out is narrow, calls are told in one run", "[gui][foursheet]") {
    fss::PlaySteps play;
    play.headline = QStringLiteral("Complete");
    fss::PlayStep& calls = play.steps.emplace_back();
    calls.kind = fss::PlayStep::Kind::Calls;
    calls.title = QStringLiteral("The calls");
    for (const char* text : {"Herons come out in Pro Set.", "Owls defend with 4-3."})
        calls.rows.push_back({QString::fromLatin1(text), {}, QStringLiteral("FSS-7.1"), {}, false});
    fss::ReadOut readOut;
    readOut.setVisible(true);
    const auto lines = [&](int wide) {
        readOut.resize(wide, 500);
        QCoreApplication::processEvents();
        readOut.show({});
        readOut.show(play);
        QStringList told;
        for (const QString& line : readOut.toPlainText().split(QLatin1Char{'\n'}))
            if (line.contains(QStringLiteral("Pro Set")) || line.contains(QStringLiteral("4-3")))
                told << line;
        return told;
    };
    CHECK(lines(900).size() == 2);
    const QStringList run = lines(160);
    REQUIRE(run.size() == 1);
    CHECK(run.front().count(QStringLiteral("FSS")) == 2);
}

TEST_CASE("4SS: real dice are typed in", "[gui][foursheet]") {
    Desk desk{
        Asked{.seed = 4, .mode = Mode::Solitaire, .options = R"({"solo":true})", .realDice = true}};
    bool thrown = false;
    PageCoach coach{desk, 3};
    for (int i = 0; i < 40 && !thrown; ++i) {
        REQUIRE(desk.settle());
        if (desk.match().prompt().kind != foursheet::PromptKind::Chance) {
            REQUIRE(coach.act());
            continue;
        }
        if (desk.match().prompt().dice.empty()) {
            REQUIRE(desk.find<ActionList>("coinFaces")->press(1));
            continue;
        }
        CHECK_FALSE(desk.pressMain());
        int face = 1;
        for (QSpinBox* spin : desk.page()->findChildren<QSpinBox*>())
            spin->setValue(face++ % 6 + 1);
        REQUIRE(desk.pressMain());
        thrown = true;
    }
    CHECK(thrown);
}

TEST_CASE("4SS: the play is told step by step with its rules", "[gui][foursheet]") {
    Desk desk{Asked{.seed = 11}};
    PageCoach coach{desk, 4};
    bool told = false;
    for (int i = 0; i < 400 && !told; ++i) {
        REQUIRE(desk.settle());
        if (desk.match().doing() == MatchDoing::Over)
            break;
        REQUIRE(coach.act());
        const auto& steps = picture(desk).readOut().steps();
        using Kind = fss::PlayStep::Kind;
        told = steps.numberOf(Kind::Roll) && steps.numberOf(Kind::Line) &&
               steps.numberOf(Kind::MatchUp) && steps.numberOf(Kind::Code);
        if (told)
            for (const auto& step : steps.steps)
                for (const auto& row : step.rows)
                    CHECK(row.clause.startsWith(QStringLiteral("FSS-")));
    }
    CHECK(told);
}

TEST_CASE("FSS-7.1 the read-out tests the snap before it looks at the card",
          "[gui][foursheet][FSS-7.1][FSS-13.7]") {
    Desk desk{
        Asked{.seed = 4, .mode = Mode::Solitaire, .options = R"({"solo":true})", .realDice = true}};
    using Kind = fss::PlayStep::Kind;
    const auto throwDice = [&](std::vector<int> faces) {
        const auto spins = desk.page()->findChildren<QSpinBox*>();
        faces.resize(static_cast<std::size_t>(spins.size()), 1);
        for (qsizetype i = 0; i < spins.size(); ++i)
            spins[i]->setValue(faces[static_cast<std::size_t>(i)]);
        REQUIRE(desk.pressMain());
        REQUIRE(desk.settle());
    };
    PageCoach coach{desk, 3};
    for (int i = 0; i < 60 && desk.match().prompt().purpose != "main"; ++i) {
        REQUIRE(desk.settle());
        if (desk.match().prompt().kind != foursheet::PromptKind::Chance)
            REQUIRE(coach.act());
        else if (desk.match().prompt().dice.empty())
            REQUIRE(desk.find<ActionList>("coinFaces")->press(1));
        else if (desk.match().prompt().purpose != "main")
            throwDice({});
    }
    REQUIRE(desk.match().prompt().purpose == "main");
    throwDice({8, 11, 5, 2, 5});
    REQUIRE(desk.match().prompt().purpose == "snap");
    const auto& steps = picture(desk).readOut().steps();
    CHECK_FALSE(steps.numberOf(Kind::Line));
    throwDice({1, 1});
    REQUIRE(steps.numberOf(Kind::Line));
    const auto line = static_cast<std::size_t>(*steps.numberOf(Kind::Line)) - 1;
    CHECK(steps.steps[line - 1].rows.back().clause == QStringLiteral("FSS-13.7"));
}

TEST_CASE("4SS: before the toss nobody has the ball", "[gui][foursheet][FSS-27.1]") {
    Desk desk{Asked{.seed = 4}};
    REQUIRE(desk.settle());
    REQUIRE(desk.match().prompt().phase == Phase::Toss);
    const StripFacts tossing = desk.table().strip();
    CHECK_FALSE(tossing.home.hasBall);
    CHECK_FALSE(tossing.visitor.hasBall);
    CHECK(tossing.facts[1].value == QStringLiteral("Coin toss"));
    REQUIRE(playTo(desk, Phase::Call, 5));
    const StripFacts playing = desk.table().strip();
    CHECK((playing.home.hasBall || playing.visitor.hasBall));
}

TEST_CASE("4SS: a first game is offered between two teams of the league", "[gui][foursheet]") {
    NewGamePage page{gui::test::library()};
    MatchSetup setup;
    setup.game = QStringLiteral("foursheet");
    page.showSetup(setup);
    CHECK(page.setup().teams[0] == QStringLiteral("herons"));
    CHECK(page.setup().teams[1] == QStringLiteral("quarrymen"));
    setup.teams = {QStringLiteral("avg"), QStringLiteral("threshers")};
    page.showSetup(setup);
    CHECK(page.setup().teams[0] == QStringLiteral("avg"));
    CHECK(page.setup().teams[1] == QStringLiteral("threshers"));
}

TEST_CASE("4SS: letters stand out from every color that they are written on",
          "[gui][foursheet][contrast]") {
    CHECK(contrast(Qt::white, Qt::black) == Approx(21.0));
    CHECK(contrast(QColor{0x76, 0x76, 0x76}, Qt::white) == Approx(4.54).margin(0.01));
    for (int hue = 0; hue < 360; hue += 15)
        for (int saturation = 0; saturation <= 255; saturation += 51)
            for (int value = 0; value <= 255; value += 3) {
                const QColor ground = QColor::fromHsv(hue, saturation, value);
                INFO(ground.name().toStdString());
                CHECK(contrast(fss::inkOn(ground), ground) >= 4.5);
            }
}
