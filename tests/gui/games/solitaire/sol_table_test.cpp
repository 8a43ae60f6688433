// The Solitaire Coach's game on its page.

#include "gui/board/board_view.hpp"
#include "gui/board/layers/shot_chips.hpp"
#include "gui/cut_text.hpp"
#include "gui/games/solitaire/shot_bar.hpp"
#include "gui/games/solitaire/shot_view.hpp"
#include "gui/games/solitaire/sol_rig.hpp"
#include "support/wait_for.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <set>

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QPushButton>
#include <QSlider>
#include <QTest>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;
using gui::test::SolRig;
using gui::test::waitFor;
using solitaire::DecisionKind;
using solitaire::EventKind;
using solitaire::Phase;

namespace {
const char* const kShort = R"({"plays_per_quarter":10})";

bool happenedIn(const SolRig& rig, EventKind kind) {
    for (const auto& entry : rig.match().game().session().record())
        for (const solitaire::Event& event : entry.events)
            if (event.kind == kind)
                return true;
    return false;
}

// a game at a throw with somebody ahead to throw to; which seeds come to one depends on the
// formations
std::unique_ptr<SolRig> atFreeMan(const char* overrides = "{}") {
    for (const std::uint64_t seed : {3U, 7U, 8U, 9U}) {
        SolRig::Asked asked{.seed = seed, .options = kShort};
        asked.overrides = overrides;
        auto rig = std::make_unique<SolRig>(asked);
        if (rig->playToFreeMan())
            return rig;
        UNSCOPED_INFO("nobody is ahead of a thrower with seed " << seed);
    }
    return nullptr;
}
}  // namespace

TEST_CASE("a whole game by the Solitaire Coach's rules is played through the pages",
          "[gui][solitaire][UX-7.1]") {
    std::set<Phase> seen;
    const std::set<Phase> due{Phase::Toss,
                              Phase::KickChoice,
                              Phase::KickAlign,
                              Phase::KickShot,
                              Phase::FieldChoice,
                              Phase::Call,
                              Phase::Align,
                              Phase::Stop};
    // which seeds come to what depends on the formations
    for (const std::uint64_t seed : {7U, 8U, 9U, 10U, 11U}) {
        if (std::ranges::includes(seen, due))
            break;
        SolRig::Asked asked{.seed = seed, .options = kShort};
        // one quarter of ten plays
        asked.overrides = R"({"toss.mode":"call","kickoff.mode":"kicked","overtime.enabled":false,)"
                          R"("timing.quarters":1})";
        SolRig rig{asked};
        int steps = 0;
        while (rig.match().doing() != MatchDoing::Over && ++steps < 3000) {
            if (rig.match().doing() == MatchDoing::Waiting)
                seen.insert(rig.phase());
            INFO(nameOf(rig.phase())
                 << " step " << steps << " " << rig.page().panel().withheld().toStdString()
                 << rig.refusals().join(QLatin1Char('|')).toStdString());
            REQUIRE(!rig.table().words().title.isEmpty());
            const auto entries = rig.match().anyGame().entries();
            rig.answer();
            REQUIRE(rig.match().anyGame().entries() > entries);
        }
        REQUIRE(rig.match().doing() == MatchDoing::Over);
        CHECK(rig.refusals().isEmpty());
    }
    for (const Phase phase : due) {
        INFO(nameOf(phase));
        CHECK(seen.contains(phase));
    }
}

TEST_CASE("a game against the computer is played by keys with the slider",
          "[gui][solitaire][SOL-UI-5]") {
    SolRig rig{{.seed = 5,
                .options = kShort,
                .overrides = R"({"ui.assist":true,"overtime.enabled":false,"timing.quarters":1})",
                .seats = {"person", "person"}}};
    REQUIRE(rig.match().setSeat(Side::Visitor, QStringLiteral("computer:1")).isEmpty());
    int steps = 0;
    while (rig.match().doing() != MatchDoing::Over && ++steps < 2000) {
        INFO(nameOf(rig.phase()) << " step " << steps << " "
                                 << rig.page().panel().withheld().toStdString());
        const auto entries = rig.match().anyGame().entries();
        if (rig.match().doing() == MatchDoing::Waiting &&
            (rig.phase() == Phase::Shot || rig.phase() == Phase::KickShot))
            rig.space();
        else
            rig.answer();
        REQUIRE(rig.match().anyGame().entries() > entries);
    }
    CHECK(rig.match().doing() == MatchDoing::Over);
    CHECK(rig.refusals().isEmpty());
}

TEST_CASE("SOL-CTL-3 Space stops the board and men are turned and Space goes on",
          "[gui][solitaire][SOL-CTL-3][SOL-CTL-4]") {
    SolRig rig{{.seed = 3, .options = kShort}};
    REQUIRE(rig.playTo(Phase::Call));
    REQUIRE(rig.press(2));  // a pass: going back does not end it
    REQUIRE(rig.playTo(Phase::Align));
    rig.match().setTimeScale(1.0);
    while (rig.match().doing() == MatchDoing::Waiting && rig.phase() == Phase::Align)
        rig.table().toggleSwitch();
    REQUIRE(waitFor([&] { return rig.match().doing() == MatchDoing::Running; }, 10'000));
    REQUIRE(waitFor([&] { return rig.match().film().lastTick() > 20; }, 10'000));
    rig.table().toggleSwitch();
    REQUIRE(waitFor([&] { return rig.match().doing() == MatchDoing::Waiting; }, 10'000));
    REQUIRE(rig.phase() == Phase::Stop);
    CHECK(rig.state().playFacts.stopsUsed == 1);
    const auto free = rig.match().menFor(DecisionKind::Turn);
    REQUIRE(!free.empty());
    const FigureId man = free.front();
    const Heading before = solitaire::findFigure(rig.state(), man)->pose.heading;
    rig.table().selection().focusOn(man);
    rig.table().tool().turnSelection(kTurnStep);
    rig.table().tool().flush();
    REQUIRE(rig.settle());
    // past where he would lie on somebody, so it may be more than one step
    CHECK(solitaire::findFigure(rig.state(), man)->pose.heading != before);
    rig.table().toggleSwitch();  // go on; the other coach turns nobody
    REQUIRE(rig.settle());
    CHECK(rig.state().stage == solitaire::Stage::Second);
    rig.table().toggleSwitch();
    CHECK(waitFor([&] { return rig.match().doing() == MatchDoing::Running; }, 10'000));
}

TEST_CASE("UX-7 a stop says what may be done: a throw only where one may be thrown",
          "[gui][solitaire][UX-7][SOL-PAS-2][regression]") {
    SolRig rig{{.seed = 3, .options = kShort, .overrides = R"({"kickoff.mode":"kicked"})"}};
    REQUIRE(rig.playTo(Phase::Stop));  // before the kick-off is returned
    REQUIRE(rig.match().wants(DecisionKind::GoOn));
    CHECK_FALSE(rig.match().wants(DecisionKind::Pass));
    CHECK_FALSE(rig.table().words().lead.contains(QStringLiteral("throw")));
    REQUIRE(rig.playTo(Phase::Shot));
    QTest::keyClick(&rig.table().board(), Qt::Key_Escape);
    REQUIRE(rig.settle());
    REQUIRE(rig.match().wants(DecisionKind::Pass));
    CHECK(rig.table().words().lead.contains(QStringLiteral("throw")));
}

TEST_CASE("no word of an aim lies over another", "[gui][solitaire][SOL-UI-6][regression]") {
    for (const QSize size : {QSize{1024, 640}, QSize{1880, 1000}}) {
        SolRig rig{{.seed = 3,
                    .options = kShort,
                    .overrides = R"({"kickoff.mode":"kicked"})",
                    .size = size}};
        for (const Phase phase : {Phase::KickShot, Phase::Shot}) {
            INFO(nameOf(phase) << " at " << size.width());
            REQUIRE(rig.playTo(phase));
            const BoardView& board = rig.table().board();
            const LayerContext context{board.scene(), board.view(), 1.0};
            const ShotDrawing& shot = *board.scene().shot;
            AimChips chips = aimChips(context, shot);
            CHECK((chips.meets.has_value() || chips.lands.has_value()));
            for (const ShotMark& mark : shot.yards)
                (void)chips.take(context.map(mark.at), mark.text);
            for (std::size_t i = 0; i < chips.taken.size(); ++i)
                for (std::size_t j = i + 1; j < chips.taken.size(); ++j)
                    CHECK_FALSE(chips.taken[i].intersects(chips.taken[j]));
        }
    }
}

TEST_CASE("UX-7 at a stop each digit keeps its choice, whatever may not be chosen",
          "[gui][solitaire][UX-7][regression]") {
    SolRig rig{{.seed = 3, .options = kShort}};
    REQUIRE(rig.playTo(Phase::Call));
    const bool pass = GENERATE(true, false);
    REQUIRE(rig.press(pass ? 2 : 1));
    REQUIRE(rig.playTo(Phase::Align));
    rig.match().setTimeScale(1.0);
    while (rig.match().doing() == MatchDoing::Waiting && rig.phase() == Phase::Align)
        rig.table().toggleSwitch();
    REQUIRE(waitFor([&] { return rig.match().doing() == MatchDoing::Running; }, 10'000));
    REQUIRE(waitFor([&] { return rig.match().film().lastTick() > 20; }, 10'000));
    rig.table().toggleSwitch();
    REQUIRE(waitFor([&] { return rig.match().doing() == MatchDoing::Waiting; }, 10'000));
    REQUIRE(rig.phase() == Phase::Stop);
    if (!pass) {
        const auto entries = rig.match().anyGame().entries();
        (void)rig.digit(1);  // the pass of another play
        CHECK(rig.match().anyGame().entries() == entries);
    }
    REQUIRE(rig.digit(2));
    const auto& record = rig.match().game().session().record();
    CHECK(std::ranges::any_of(record, [](const auto& entry) {
        const auto* input = std::get_if<solitaire::Input>(&entry.what);
        const auto* decision = input != nullptr ? std::get_if<solitaire::Decision>(input) : nullptr;
        return decision != nullptr && decision->kind == DecisionKind::Down;
    }));
}

TEST_CASE("SOL-DEF-10 an engaged man is refused with the clause and stays as he is",
          "[gui][solitaire][SOL-DEF-10]") {
    SolRig rig{{.seed = 3, .options = kShort}};
    REQUIRE(rig.playTo(Phase::Stop));
    std::optional<FigureId> engaged;
    for (const FigureId id : rig.match().prompt().engaged)
        if (id.side() == rig.match().prompt().side)
            engaged = id;
    REQUIRE(engaged);
    const Pose before = solitaire::findFigure(rig.state(), *engaged)->pose;
    const QPointF at = rig.table().board().pixelOf({before.at.x.yards(), before.at.y.yards()});
    BoardPointer pointer = rig.table().board().pointer(at);
    pointer.figure = engaged;
    CHECK(rig.table().tool().wheel(pointer, 1));
    REQUIRE(rig.refusals().size() == 1);
    CHECK(rig.refusals().front().startsWith(QStringLiteral("SOL-DEF-10")));
    CHECK(solitaire::findFigure(rig.state(), *engaged)->pose == before);
}

TEST_CASE("SOL-UI-2 a throw with the mouse is held on the board and released by a click",
          "[gui][solitaire][SOL-UI-1][SOL-UI-2][SOL-UI-3]") {
    const auto found = atFreeMan(R"({"ttqb.noise":false})");
    REQUIRE(found != nullptr);
    SolRig& rig = *found;
    BoardView& board = rig.table().board();
    REQUIRE(rig.table().shot().target().has_value());
    const QPointF aim = board.scene().figure(*rig.table().shot().target())->at;
    const QPoint at = board.pixelOf(aim).toPoint();
    QTest::mouseMove(&board, at);
    QTest::mousePress(&board, Qt::LeftButton, Qt::NoModifier, at);
    CHECK(rig.table().shot().hand().step() == sol::ShotHand::Step::Power);
    rig.time().pass(320);
    QTest::mouseRelease(&board, Qt::LeftButton, Qt::NoModifier, at);
    CHECK(rig.table().shot().hand().step() == sol::ShotHand::Step::Release);
    rig.time().pass(450);
    QTest::mousePress(&board, Qt::LeftButton, Qt::NoModifier, at);
    REQUIRE(rig.settle());
    std::optional<solitaire::PendingShot> made;
    for (const auto& entry : rig.match().game().session().record())
        if (const auto* input = std::get_if<solitaire::Input>(&entry.what))
            if (const auto* decision = std::get_if<solitaire::Decision>(input);
                decision != nullptr && decision->kind == DecisionKind::Shot)
                made = decision->shot;
    REQUIRE(made);
    CHECK(made->powerThousandths == 400);
    CHECK(made->releaseThousandths == 0);
}

TEST_CASE("SOL-UI-4 Esc goes back to the stop before the press and not after",
          "[gui][solitaire][SOL-UI-4]") {
    SolRig rig{{.seed = 3, .options = kShort}};
    REQUIRE(rig.playTo(Phase::Shot));
    QTest::keyClick(&rig.table().board(), Qt::Key_Escape);
    REQUIRE(rig.settle());
    CHECK(rig.phase() == Phase::Stop);
    REQUIRE(rig.press(QStringLiteral("Throw")));
    REQUIRE(rig.phase() == Phase::Shot);
    rig.table().toggleSwitch();
    QTest::keyClick(&rig.table().board(), Qt::Key_Escape);
    CHECK(rig.phase() == Phase::Shot);
    CHECK(rig.table().shot().hand().step() == sol::ShotHand::Step::Power);
}

TEST_CASE("SOL-TT-14 a ball in the air is seen before anybody is told what came of it",
          "[gui][solitaire][SOL-TT-14]") {
    SolRig rig{{.seed = 3, .options = kShort, .brisk = false}};
    REQUIRE(rig.playTo(Phase::Shot));
    const auto entries = rig.page().log().lines().size();
    rig.table().toggleSwitch();
    rig.time().pass(400);
    rig.table().toggleSwitch();
    rig.time().pass(450);
    rig.table().toggleSwitch();
    REQUIRE(waitFor([&] { return rig.match().doing() == MatchDoing::Throwing; }, 10'000));
    CHECK(rig.table().flight().isShown());
    CHECK(rig.table().flight().flightMs() >= 600);
    CHECK(rig.table().flight().flightMs() <= 1500);
    QCoreApplication::processEvents();
    CHECK(rig.table().board().scene().flying.has_value());
    CHECK(rig.page().log().lines().size() <= entries + 1);
    CHECK(rig.table().strip().facts.back().label == QStringLiteral("In the air"));
    rig.time().pass(2500);
    CHECK(waitFor([&] { return rig.match().doing() != MatchDoing::Throwing; }, 10'000));
}

TEST_CASE("whoever would not aim lets the figure roll it", "[gui][solitaire][SOL-AI-2]") {
    // a kick: whether a throw of the figure's own finds its man depends on who stands between
    SolRig rig{{.seed = 3, .options = kShort, .overrides = R"({"kickoff.mode":"kicked"})"}};
    REQUIRE(rig.playTo(Phase::KickShot));
    auto* roll = rig.prompt().findChild<QPushButton*>(QStringLiteral("rollIt"));
    REQUIRE(roll != nullptr);
    roll->click();
    REQUIRE(rig.settle());
    CHECK(rig.phase() != Phase::KickShot);
    CHECK(happenedIn(rig, EventKind::ShotFlew));
}

TEST_CASE("two formations chosen in a hurry put eleven men on the board",
          "[gui][solitaire][SOL-FOR-1]") {
    SolRig rig{{.seed = 3, .options = kShort}};
    REQUIRE(rig.playTo(Phase::Align));
    const Side side = rig.match().prompt().side;
    auto* formations = rig.prompt().findChild<QComboBox*>(QStringLiteral("formations"));
    REQUIRE(formations != nullptr);
    REQUIRE(formations->count() > 2);
    for (int i = 0; i < formations->count(); ++i) {
        formations->setCurrentIndex(i);
        emit formations->activated(i);
    }
    REQUIRE(rig.settle());
    CHECK(std::ranges::count(rig.state().figures, side, [](const solitaire::Figure& figure) {
              return figure.id.side();
          }) == 11);
}

TEST_CASE("a forward pass is offered to nobody behind the thrower",
          "[gui][solitaire][SOL-TT-2][SOL-UI-1]") {
    const SolRig rig{{.seed = 3, .options = kShort}};
    solitaire::State s = rig.state();
    const auto put = [&s](int man, double x, double y) {
        solitaire::Figure figure;
        figure.id = FigureId{Side::Home, man};
        figure.pose.at = {Spot::yards(x), Spot::yards(y)};
        s.figures.push_back(figure);
    };
    s.figures.clear();
    s.touching.clear();
    put(0, 30, 26);
    put(1, 26, 25);  // nearest, but behind
    put(2, 45, 30);
    s.phase = Phase::Shot;
    s.shotKind = solitaire::ShotKind::Throw;
    s.carrier = FigureId{Side::Home, 0};
    s.playFacts.eligible = {FigureId{Side::Home, 1}, FigureId{Side::Home, 2}};
    auto receivers = sol::receiversOf(s);
    REQUIRE(receivers.size() == 2);
    CHECK(receivers[0].id == FigureId{Side::Home, 2});
    CHECK(receivers[0].ahead);
    CHECK_FALSE(receivers[1].ahead);
    CHECK(sol::firstTarget(s, receivers) == FigureId{Side::Home, 2});
    s.figures.pop_back();
    receivers = sol::receiversOf(s);
    CHECK_FALSE(sol::firstTarget(s, receivers).has_value());
    CHECK(sol::firstAim(s).aimDeg == 0.0);  // straight ahead, not at the edge of the sector
}

TEST_CASE("a throw can be left to the figure as well as a kick", "[gui][solitaire][SOL-AI-2]") {
    const auto found = atFreeMan();
    REQUIRE(found != nullptr);
    SolRig& rig = *found;
    bool rolled = false;
    for (int i = 0; i < 20 && !rolled; ++i) {
        REQUIRE(rig.playToFreeMan());
        auto* roll = rig.prompt().findChild<QPushButton*>(QStringLiteral("rollIt"));
        REQUIRE(roll != nullptr);
        if (!roll->isEnabled()) {  // nobody can be reached: thrown by hand
            rig.answer();
            continue;
        }
        roll->click();
        REQUIRE(rig.settle());
        rolled = true;
    }
    REQUIRE(rolled);
    CHECK(rig.phase() != Phase::Shot);
    CHECK(rig.refusals().isEmpty());
    std::optional<solitaire::Event> last;
    for (const auto& entry : rig.match().game().session().record())
        for (const solitaire::Event& event : entry.events)
            if (event.kind == EventKind::ShotMade && event.level)
                last = event;
    REQUIRE(last);
    CHECK(last->shot == solitaire::ShotKind::Throw);
    CHECK(last->figure.has_value());
    CHECK(last->level == solitaire::CoachLevel::Regular);
}

TEST_CASE("a shot's bar stands under the board only while one is made",
          "[gui][solitaire][SOL-UI-6]") {
    SolRig rig{{.seed = 3, .options = kShort}};
    auto* bar = rig.window().findChild<sol::ShotBar*>();
    REQUIRE(bar != nullptr);
    CHECK_FALSE(bar->isVisible());
    REQUIRE(rig.playTo(Phase::Shot));
    CHECK(bar->isVisible());
    CHECK(rig.table().board().scene().shot.has_value());
    auto* assist = rig.prompt().findChild<QCheckBox*>(QStringLiteral("assist"));
    REQUIRE(assist != nullptr);
    assist->setChecked(true);
    auto* power = rig.prompt().findChild<QSlider*>(QStringLiteral("power"));
    REQUIRE(power != nullptr);
    CHECK(power->isVisible());
    power->setValue(37);
    CHECK(bar->facts().power == Approx(0.37));
    // nothing is left to chance of the hand: no spread
    CHECK(rig.table().board().scene().shot->spread.isEmpty());
}

TEST_CASE("UX-23.4 no page of the Solitaire Coach's game cuts a word, in large text either",
          "[gui][solitaire][UX-23.4]") {
    const QFont usual = QApplication::font();
    for (const double size : {1.0, 1.6}) {
        QFont font = usual;
        font.setPointSizeF(usual.pointSizeF() * size);
        QApplication::setFont(font);
        SolRig rig{{.seed = 3, .options = kShort, .size = {1024, 640}}};
        for (const Phase phase : {Phase::KickAlign, Phase::Call, Phase::Align, Phase::Shot}) {
            INFO(nameOf(phase) << " at " << size);
            REQUIRE(rig.playTo(phase));
            QCoreApplication::processEvents();
            for (const std::string& cut : gui::test::cutTexts(rig.prompt())) {
                INFO(cut);
                CHECK(false);
            }
        }
    }
    QApplication::setFont(usual);
}

TEST_CASE("what came of a play stands under its own heading, before that of the next",
          "[gui][solitaire][UX-10][regression]") {
    SolRig rig{{.seed = 3, .options = kShort, .brisk = false}};
    REQUIRE(rig.playTo(Phase::Shot));
    const QString down = rig.table().heading();
    REQUIRE_FALSE(down.isEmpty());
    rig.table().toggleSwitch();
    rig.time().pass(400);
    rig.table().toggleSwitch();
    rig.time().pass(450);
    rig.table().toggleSwitch();
    REQUIRE(waitFor([&] { return rig.match().doing() == MatchDoing::Throwing; }, 10'000));
    rig.time().pass(2500);
    REQUIRE(waitFor([&] { return rig.match().doing() != MatchDoing::Throwing; }, 10'000));
    QString heading;
    for (const LogLine& line : rig.page().log().lines())
        if (line.kind == LogLine::Kind::Play)
            heading = line.text;
    CHECK(heading == down);
}
