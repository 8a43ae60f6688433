// A shot that is aimed in the Solitaire Coach's game: who is meant, what is told of it, and which
// keys take it.

#include "gui/board/board_view.hpp"
#include "gui/board/field_words.hpp"
#include "gui/desk.hpp"
#include "gui/games/solitaire/bar_facts.hpp"
#include "gui/games/solitaire/range_contest.hpp"
#include "gui/games/solitaire/shot_bar.hpp"
#include "gui/games/solitaire/shot_view.hpp"
#include "gui/games/solitaire/sol_hands.hpp"
#include "gui/games/solitaire/sol_rig.hpp"
#include "gui/widgets/control_bar.hpp"
#include "gui/widgets/figure_chips.hpp"

#include <algorithm>
#include <cmath>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;
using gui::test::SolHands;
using gui::test::SolRig;
using sol::ShotHand;
using solitaire::DecisionKind;
using solitaire::Phase;

namespace {
const char* const kShort = R"({"plays_per_quarter":10})";
constexpr double kOnGrid = 0.006;  // aims are on a grid of hundredths

const FigureId kNear{Side::Home, 1};     // straight ahead of the thrower, 20 yards away
const FigureId kBeside{Side::Home, 2};   // toward the north
const FigureId kEngaged{Side::Home, 3};  // toward the south
const FigureId kBehind{Side::Home, 4};   // behind the thrower
const FigureId kBlocker{Side::Home, 5};  // not eligible
const FigureId kOpponent{Side::Visitor, 1};

// A throw on a board of its own: who stands where is known to the yard, and no clock runs.
class Thrown final : public sol::ShotTaker {
public:
    Thrown() : m_state{sol::rangeState({}, sol::Contest::Passing, 20)} {
        put(kBeside, 40.0, 40.0);
        put(kEngaged, 40.0, 15.0);
        put(kBehind, 18.0, 26.0);
        put(kBlocker, 33.0, 40.0);
        put(kOpponent, 41.5, 15.0);
        m_state.playFacts.eligible = {kNear, kBeside, kEngaged, kBehind};
        m_state.touching.push_back({kEngaged, kOpponent});
    }
    [[nodiscard]] const solitaire::State& shotState() const override { return m_state; }
    [[nodiscard]] bool shotIsDue() const override { return true; }
    [[nodiscard]] int shotNumber() const override { return m_number; }
    [[nodiscard]] qint64 shotMs() const override { return 0; }
    [[nodiscard]] bool mayCancelShot() const override { return false; }
    bool takeShot(const solitaire::Decision& decision) override {
        made = decision;
        ++m_number;
        return true;
    }
    void put(FigureId id, double x, double y) {
        solitaire::Figure man;
        man.id = id;
        man.pose.at = {Spot::yards(x), Spot::yards(y)};
        const auto place =
            std::ranges::lower_bound(m_state.figures, id, {}, &solitaire::Figure::id);
        m_state.figures.insert(place, man);
    }
    /// He may catch a forward pass; later than all who may already.
    void allow(FigureId id) { m_state.playFacts.eligible.push_back(id); }
    [[nodiscard]] QPointF placeOf(FigureId id) const {
        const FieldPoint& at = solitaire::findFigure(m_state, id)->pose.at;
        return {at.x.yards(), at.y.yards()};
    }
    /// As an aim at this place would count.
    [[nodiscard]] double aimAt(QPointF place) const {
        return sol::aimToward(solitaire::shotScene(m_state), place);
    }

    std::optional<solitaire::Decision> made;

private:
    solitaire::State m_state;
    int m_number = 1;
};

void pointAt(sol::ShotDesk& desk, QPointF place) {
    BoardPointer pointer;
    pointer.field = place;
    (void)desk.mouseMove(pointer);
}

std::vector<FigureId> freeMen(SolRig& rig) {
    std::vector<FigureId> men;
    for (const sol::Receiver& receiver : rig.table().shot().receivers())
        if (receiver.free && receiver.ahead)
            men.push_back(receiver.id);
    return men;
}

// a game at a throw that two may be meant for; which seeds come to one depends on the formations,
// and who is engaged differs a little from run to run
std::unique_ptr<SolRig> atTwoFreeMen() {
    constexpr int kMostShots = 10;
    for (const std::uint64_t seed : {9U, 3U, 7U, 8U}) {
        auto rig = std::make_unique<SolRig>(SolRig::Asked{.seed = seed, .options = kShort});
        for (int i = 0; i < kMostShots && rig->playTo(Phase::Shot); ++i) {
            if (freeMen(*rig).size() >= 2)
                return rig;
            rig->answer();
        }
        UNSCOPED_INFO("no two men are free with seed " << seed);
    }
    return nullptr;
}

int shotsIn(const app::GameOf<games::Solitaire>& game) {
    return static_cast<int>(std::ranges::count_if(game.session().record(), [](const auto& entry) {
        const auto* input = std::get_if<solitaire::Input>(&entry.what);
        const auto* decision = input != nullptr ? std::get_if<solitaire::Decision>(input) : nullptr;
        return decision != nullptr && decision->kind == DecisionKind::Shot;
    }));
}

// How long the board was on, by the runs that were recorded from an entry on.
int boardTicksSince(const SolRig& rig, std::size_t entry) {
    const auto& record = rig.match().game().session().record();
    int ticks = 0;
    for (std::size_t i = entry; i < record.size(); ++i)
        if (const auto* input = std::get_if<solitaire::Input>(&record[i].what))
            if (const auto* run = std::get_if<SegmentResult>(input))
                ticks += run->ticks;
    return ticks;
}

QString labelOf(const QWidget& page, const char* name) {
    const auto* label = page.findChild<QLabel*>(QLatin1String{name});
    return label != nullptr && label->isVisibleTo(&page) ? label->text() : QString{};
}
}  // namespace

TEST_CASE("SOL-UI-1 who is pointed at is meant, and the aim stays the pointer's",
          "[gui][solitaire][SOL-UI-1]") {
    Thrown thrown;
    sol::ShotDesk desk{thrown};
    desk.refresh();
    REQUIRE(desk.target() == kNear);
    const QPointF beside = thrown.placeOf(kBeside);

    SECTION("somebody who is near enough is meant") {
        const QPointF place = beside + QPointF{0.0, 2.4};
        pointAt(desk, place);
        CHECK(desk.target() == kBeside);
        CHECK(desk.hand().aimDeg() == Approx(thrown.aimAt(place)).margin(kOnGrid));
        const auto offered = sol::aimAtMan(thrown.shotState(), kBeside);
        REQUIRE(offered);
        CHECK(std::abs(desk.hand().aimDeg() - offered->aimDeg) > 1.0);
        CHECK(desk.hand().loftDeg() == Approx(offered->loftDeg));
        CHECK(desk.hand().power(0) == Approx(offered->power).margin(0.001));
        pointAt(desk, thrown.placeOf(kNear));
        CHECK(desk.target() == kNear);
    }
    SECTION("far from everybody whoever is meant stays so") {
        pointAt(desk, beside + QPointF{0.0, 2.6});
        CHECK(desk.target() == kNear);
        pointAt(desk, beside);
        REQUIRE(desk.target() == kBeside);
        for (const QPointF place : {beside + QPointF{0.0, 2.6}, QPointF{70.0, 8.0}}) {
            pointAt(desk, place);
            CHECK(desk.target() == kBeside);
            CHECK(desk.hand().aimDeg() == Approx(thrown.aimAt(place)).margin(kOnGrid));
        }
    }
    SECTION("nobody is meant who may not be thrown to") {
        for (const FigureId man : {kEngaged, kBehind, kBlocker, kOpponent}) {
            INFO(man.rosterIndex());
            pointAt(desk, thrown.placeOf(man));
            CHECK(desk.target() == kNear);
        }
    }
    SECTION("of two who are near the nearer one is meant") {
        const FigureId close{Side::Home, 6};
        thrown.put(close, 40.0, 43.0);
        thrown.allow(close);
        sol::ShotDesk other{thrown};
        other.refresh();
        pointAt(other, {40.0, 41.7});
        CHECK(other.target() == close);
        pointAt(other, {40.0, 41.3});
        CHECK(other.target() == kBeside);
    }
    SECTION("while the power rises another place means nobody else") {
        desk.press();
        REQUIRE(desk.hand().step() == ShotHand::Step::Power);
        const double aim = desk.hand().aimDeg();
        pointAt(desk, beside);
        CHECK(desk.target() == kNear);
        CHECK(desk.hand().aimDeg() == aim);
    }
}

TEST_CASE("SOL-UI-1 the mouse over a man on the board means him", "[gui][solitaire][SOL-UI-1]") {
    const auto found = atTwoFreeMen();
    REQUIRE(found != nullptr);
    SolRig& rig = *found;
    BoardView& board = rig.table().board();
    bool pointed = false;
    for (const FigureId man : freeMen(rig)) {
        const QPoint at = board.pixelOf(board.scene().figure(man)->at).toPoint();
        if (!board.rect().contains(at) || rig.table().shot().target() == man)
            continue;
        QTest::mouseMove(&board, at);
        QCoreApplication::processEvents();
        CHECK(rig.table().shot().target() == man);
        CHECK(std::ranges::binary_search(board.scene().chosen, man));
        const double aim =
            sol::aimToward(solitaire::shotScene(rig.state()), board.pointer(at).field);
        CHECK(rig.table().shot().hand().aimDeg() == Approx(aim).margin(kOnGrid));
        pointed = true;
    }
    CHECK(pointed);
}

TEST_CASE("SOL-UI-1 the loft that the coach has turned stays when he points at another man",
          "[gui][solitaire][SOL-UI-1]") {
    Thrown thrown;
    // passed over by a higher throw alone, so another loft is offered for who stands behind him
    const QPointF from = thrown.placeOf(FigureId{Side::Home, 0});
    const QPointF way = thrown.placeOf(kBeside) - from;
    const QPointF between = from + way * (2.5 / std::hypot(way.x(), way.y()));
    thrown.put(FigureId{Side::Visitor, 2}, between.x(), between.y());
    const auto offered = sol::aimAtMan(thrown.shotState(), kBeside);
    REQUIRE(offered);
    sol::ShotDesk desk{thrown};
    desk.refresh();
    REQUIRE(desk.target() == kNear);
    const double usual = desk.hand().loftDeg();
    REQUIRE(offered->loftDeg != usual);

    SECTION("as long as he has turned none each man brings his own") {
        pointAt(desk, thrown.placeOf(kBeside));
        CHECK(desk.hand().loftDeg() == Approx(offered->loftDeg));
        pointAt(desk, thrown.placeOf(kNear));
        CHECK(desk.hand().loftDeg() == Approx(usual));
    }
    SECTION("by the wheel") {
        (void)desk.wheel(-1);
        const double chosen = desk.hand().loftDeg();
        REQUIRE(chosen == Approx(usual - 5.0));
        const double power = desk.hand().power(0);
        pointAt(desk, thrown.placeOf(kBeside));
        CHECK(desk.target() == kBeside);
        CHECK(desk.hand().loftDeg() == Approx(chosen));
        CHECK(desk.hand().power(0) == Approx(power));
        pointAt(desk, thrown.placeOf(kNear));
        CHECK(desk.hand().loftDeg() == Approx(chosen));
    }
    SECTION("by number, until another man is chosen from the list") {
        desk.loftTo(17.0);
        pointAt(desk, thrown.placeOf(kBeside));
        CHECK(desk.target() == kBeside);
        CHECK(desk.hand().loftDeg() == Approx(17.0));
        desk.meanFor(kNear);
        CHECK(desk.hand().loftDeg() == Approx(usual));
        pointAt(desk, thrown.placeOf(kBeside));
        CHECK(desk.hand().loftDeg() == Approx(offered->loftDeg));
    }
    SECTION("the next shot begins with the loft that is offered") {
        desk.setAssisted(true);
        desk.loftTo(17.0);
        desk.keyPress();
        REQUIRE(thrown.made.has_value());
        desk.refresh();
        desk.setAssisted(false);  // with the slider a man is pointed at by a drag alone
        CHECK(desk.hand().loftDeg() == Approx(usual));
        pointAt(desk, thrown.placeOf(kBeside));
        CHECK(desk.hand().loftDeg() == Approx(offered->loftDeg));
    }
}

TEST_CASE("a digit means the man whose plate has it", "[gui][solitaire][SOL-UI-1]") {
    const auto found = atTwoFreeMen();
    REQUIRE(found != nullptr);
    SolRig& rig = *found;
    sol::ShotDesk& shot = rig.table().shot();
    const auto* men = rig.prompt().findChild<FigureChips*>(QStringLiteral("receivers"));
    REQUIRE(men != nullptr);
    const auto chips = men->chips();
    REQUIRE(chips.size() >= 2);
    for (int n = static_cast<int>(chips.size()); n >= 1; --n) {
        INFO(n);
        const FigureChip& chip = chips[static_cast<std::size_t>(n) - 1];
        const auto* plate = men->findChild<QPushButton*>(QStringLiteral("man%1").arg(chip.number));
        REQUIRE(plate != nullptr);
        CHECK(plate->text().startsWith(QStringLiteral("%1 · #%2").arg(n).arg(chip.number)));
        REQUIRE(rig.prompt().digitPressed(n));
        CHECK(shot.target() == chip.id);
        CHECK(plate->isChecked());
        const auto aim = sol::aimAtMan(rig.state(), chip.id);
        REQUIRE(aim);
        CHECK(shot.hand().aimDeg() == Approx(aim->aimDeg).margin(kOnGrid));
        CHECK(shot.hand().loftDeg() == Approx(aim->loftDeg));
    }
    // as a key of the board comes by
    QTest::keyClick(&rig.table().board(), Qt::Key_2);
    CHECK(shot.target() == chips[1].id);
    CHECK_FALSE(rig.prompt().digitPressed(static_cast<int>(chips.size()) + 1));
    CHECK(shot.target() == chips[1].id);
    // what is pressed is binding
    rig.table().toggleSwitch();
    REQUIRE(shot.hand().step() == ShotHand::Step::Power);
    CHECK_FALSE(rig.prompt().digitPressed(1));
    CHECK(shot.target() == chips[1].id);
}

TEST_CASE("Space shoots after the slider was ticked on the page of a shot",
          "[gui][solitaire][SOL-UI-5][regression]") {
    MatchSetup setup;
    setup.game = QStringLiteral("solitaire");
    setup.options = kShort;
    setup.houseRules = R"({"kickoff.mode":"kicked"})";
    setup.seats = {QStringLiteral("person"), QStringLiteral("person")};
    setup.seed = 21;
    SolHands hands{setup, SolHands::By::Mouse};
    REQUIRE(hands.settle());
    constexpr int kMost = 60;
    for (int i = 0; i < kMost && hands.state().phase != Phase::KickShot; ++i)
        REQUIRE(hands.answer());
    REQUIRE(hands.state().phase == Phase::KickShot);
    auto* assist = hands.page().panel().page()->findChild<QCheckBox*>(QStringLiteral("assist"));
    REQUIRE(assist != nullptr);
    REQUIRE_FALSE(assist->isChecked());
    const int before = shotsIn(hands.match().game());
    QTest::mouseClick(assist, Qt::LeftButton, Qt::NoModifier, {8, assist->height() / 2});
    QCoreApplication::processEvents();  // the keyboard goes back to the board
    REQUIRE(hands.table().shot().hand().assisted());
    REQUIRE(assist->isChecked());
    CHECK(hands.window().focusWidget() == &hands.table().board());
    hands.press(Qt::Key_Space);
    REQUIRE(hands.settle());
    CHECK(shotsIn(hands.match().game()) == before + 1);
    CHECK(assist->isChecked());
    CHECK(hands.refusals().isEmpty());
}

TEST_CASE("SOL-PAS-9 a throw over the side line is told as one",
          "[gui][solitaire][SOL-PAS-9][regression]") {
    const QString out = QStringLiteral("out of bounds");
    const QString down = QStringLiteral("comes down after");
    const auto found = atTwoFreeMen();
    REQUIRE(found != nullptr);
    SolRig& rig = *found;
    sol::ShotDesk& shot = rig.table().shot();
    shot.setAssisted(true);
    shot.loftTo(60.0);
    for (const double side : {1.0, -1.0}) {
        shot.setPower(1.0);
        // as far as the sector goes, over everybody
        shot.turnAim(70.0 * side - shot.hand().aimDeg());
        const sol::ShotOutlook far = shot.outlook();
        REQUIRE_FALSE(far.meets.has_value());
        CHECK(far.out);
        CHECK(sol::endText(far).startsWith(out));
        CHECK_FALSE(sol::endText(far).contains(down));
        QString told = labelOf(rig.prompt(), "shotTo");
        CHECK(told.contains(out));
        CHECK_FALSE(told.contains(down));
        const auto& drawing = rig.table().board().scene().shot;
        REQUIRE(drawing.has_value());
        REQUIRE(drawing->lands.has_value());
        CHECK(drawing->lands->text.startsWith(out));
    }
    // what comes down on the field is told so
    Thrown thrown;
    sol::ShotDesk desk{thrown};
    desk.refresh();
    desk.setAssisted(true);
    desk.turnAim(20.0 - desk.hand().aimDeg());
    desk.loftTo(60.0);
    desk.setPower(0.3);
    CHECK_FALSE(desk.outlook().out);
    CHECK(sol::endText(desk.outlook()).startsWith(down));
    // and whoever stands before the line is met, not the line
    desk.meanFor(kNear);
    CHECK(desk.outlook().meets == kNear);
    CHECK_FALSE(desk.outlook().out);
}

TEST_CASE("the side view reaches the man who is meant", "[gui][solitaire][SOL-UI-6][regression]") {
    sol::ShotBarFacts facts;
    CHECK(sideViewEnd(facts) == Approx(10.0));
    facts.arc = {{0.0, 2.0}, {8.0, 6.0}, {16.0, 0.0}};
    CHECK(sideViewEnd(facts) == Approx(16.0));
    facts.standers = {{.s = 30.0, .own = true, .target = false},
                      {.s = 12.0, .own = true, .target = true}};
    CHECK(sideViewEnd(facts) == Approx(16.0));
    facts.standers.push_back({.s = 24.0, .own = true, .target = true});
    CHECK(sideViewEnd(facts) == Approx(24.0));
    facts.bar = std::pair{42.0, 3.33};
    CHECK(sideViewEnd(facts) == Approx(42.0));

    // a throw that is far too short for him
    Thrown thrown;
    sol::ShotDesk desk{thrown};
    desk.refresh();
    desk.setAssisted(true);
    desk.setPower(0.1);
    const sol::ShotOutlook outlook = desk.outlook();
    REQUIRE(outlook.aimedFor == kNear);
    REQUIRE(outlook.endS < 15.0);
    const auto shown = sol::barFactsOf(thrown.shotState(), desk.hand(), outlook, 0);
    const auto meant = std::ranges::find(shown.standers, true, &sol::ShotBarFacts::Stander::target);
    REQUIRE(meant != shown.standers.end());
    CHECK(meant->s > 18.0);
    CHECK(sideViewEnd(shown) == Approx(meant->s));
}

TEST_CASE("the board's time of a play that is over is that of its end",
          "[gui][solitaire][regression]") {
    SolRig rig{{.seed = 3, .options = kShort, .brisk = false}};
    REQUIRE(rig.playTo(Phase::Call));
    REQUIRE(rig.press(1));  // a run
    REQUIRE(rig.playTo(Phase::Align));
    const std::size_t begun = rig.match().game().session().record().size();
    constexpr int kMost = 60;
    for (int i = 0; i < kMost && rig.match().doing() != MatchDoing::Ended; ++i)
        rig.answer();
    REQUIRE(rig.match().doing() == MatchDoing::Ended);
    const int ticks = boardTicksSince(rig, begun);
    const int before = rig.match().drawnState().playFacts.boardTicks;
    INFO(ticks << " ticks, " << before << " of them before the last run");
    REQUIRE(ticks > before);
    const int rate = rig.state().board.ticksPerSecond;
    REQUIRE(rate > 0);
    CHECK(labelOf(rig.table().controls(), "boardTime") ==
          QStringLiteral("Board time %1").arg(boardTimeText(ticks, rate)));
}
