// What the pages of the Solitaire Coach's game say at the moments of a play.

#include "gui/games/solitaire/sol_rig.hpp"
#include "gui/widgets/action_list.hpp"
#include "support/wait_for.hpp"

#include <algorithm>

#include <QComboBox>
#include <QLabel>
#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;
using gui::test::SolRig;
using solitaire::Phase;
using solitaire::PlayKind;
using solitaire::Stage;

namespace {
const char* const kShort = R"({"plays_per_quarter":10})";

SolRig begun(const char* overrides = R"({"toss.mode":"none"})") {
    return SolRig{{.seed = 3, .options = kShort, .overrides = overrides}};
}

std::vector<ActionItem> choices(const SolRig& rig) {
    for (const ActionList* list : rig.prompt().findChildren<ActionList*>())
        if (list->isVisibleTo(&rig.prompt()))
            return list->items();
    return {};
}

QString noteOf(const SolRig& rig, const QString& text) {
    const auto items = choices(rig);
    const auto found = std::ranges::find(items, text, &ActionItem::text);
    return found == items.end() ? QStringLiteral("not there") : found->note;
}

int countOf(const SolRig& rig, const QString& part) {
    const auto items = choices(rig);
    return static_cast<int>(std::ranges::count_if(items, [&](const ActionItem& item) {
        return item.text.contains(part, Qt::CaseInsensitive);
    }));
}
}  // namespace

TEST_CASE("SOL-KO-7 the choice of a kick says what each kick is and what is due",
          "[gui][solitaire][SOL-KO-7]") {
    SolRig rig = begun();
    REQUIRE(rig.playTo(Phase::KickChoice));
    CHECK(noteOf(rig, QStringLiteral("Kick-off")).contains(QStringLiteral("goal line")));
    CHECK(noteOf(rig, QStringLiteral("Onside kick")).contains(QStringLiteral("10 yards")));
    CHECK(rig.texts().join(QLatin1Char('|')).contains(QStringLiteral("Kick-off")));
    CHECK_FALSE(rig.table().words().lead.isEmpty());
}

TEST_CASE("SOL-FG-1 why a kick may not be tried is said once, and each choice keeps its digit",
          "[gui][solitaire][SOL-FG-1]") {
    SolRig rig = begun();
    REQUIRE(rig.playTo(Phase::Call));
    const bool inRange = rig.state().line.yards() >= 100.0 - rig.state().rules->fieldGoal.maxLineYd;
    CHECK(countOf(rig, QStringLiteral("field goal")) == 2);
    CHECK(countOf(rig, QStringLiteral("punt")) == 2);
    CHECK_FALSE(noteOf(rig, QStringLiteral("Field goal")).isEmpty());
    CHECK(noteOf(rig, QStringLiteral("Simple field goal")).isEmpty() == !inRange);
}

TEST_CASE("SOL-RUN-1 the defense is told what is called and begins with a formation against it",
          "[gui][solitaire][SOL-RUN-1][SOL-CTL-6]") {
    const bool pass = GENERATE(false, true);
    SolRig rig = begun();
    REQUIRE(rig.playTo(Phase::Call));
    REQUIRE(rig.press(pass ? 2 : 1));
    rig.main();  // lines up
    rig.main();  // ready
    REQUIRE(rig.phase() == Phase::Align);
    REQUIRE(rig.state().stage == Stage::Second);
    CHECK(rig.table().words().title.contains(pass ? QStringLiteral("against a pass")
                                                  : QStringLiteral("against a run")));
    const auto* formations = rig.prompt().findChild<QComboBox*>(QStringLiteral("formations"));
    REQUIRE(formations != nullptr);
    const auto standing = rig.match().formations();
    const auto called = std::ranges::find(standing,
                                          formations->currentData().toString().toStdString(),
                                          [](const Formation* each) { return each->id; });
    REQUIRE(called != standing.end());
    const auto& tags = (*called)->tags;
    CHECK((std::ranges::find(tags, "pass") != tags.end()) == pass);
}

TEST_CASE("SOL-CTL-3 the stops that are left are shown to whoever has them",
          "[gui][solitaire][SOL-CTL-3]") {
    SolRig rig = begun();
    REQUIRE(rig.playTo(Phase::Stop));
    const auto dots = [&] {
        const auto* stops = rig.prompt().findChild<QLabel*>(QStringLiteral("stopsLeft"));
        return stops != nullptr && stops->isVisibleTo(&rig.prompt());
    };
    REQUIRE(rig.state().stage == Stage::First);
    CHECK(dots());
    rig.space();  // goes on; the others turn their men
    REQUIRE(rig.phase() == Phase::Stop);
    REQUIRE(rig.state().stage == Stage::Second);
    CHECK_FALSE(dots());
}

TEST_CASE("the defense is told that a throw is next, not that the board goes on",
          "[gui][solitaire][SOL-PAS-3][regression]") {
    SolRig rig = begun();
    REQUIRE(rig.playTo(Phase::Call));
    REQUIRE(rig.press(2));  // a pass
    bool thrown = false;
    for (int i = 0; i < 60 && !thrown; ++i) {
        REQUIRE(rig.playTo(Phase::Stop));
        thrown = rig.press(QStringLiteral("Throw"));
        if (!thrown)
            rig.answer();
    }
    REQUIRE(thrown);
    REQUIRE(rig.phase() == Phase::Stop);
    REQUIRE(rig.state().stage == Stage::Second);
    CHECK(rig.table().words().lead.contains(QStringLiteral("throw next")));
    CHECK(rig.prompt().mainButton().hint.contains(QStringLiteral("then they throw")));
}

TEST_CASE("SOL-KO-5 whoever runs a kick-off back is named while the board is on",
          "[gui][solitaire][SOL-KO-5][regression]") {
    SolRig rig = begun(R"({"toss.mode":"none","kickoff.mode":"placed"})");
    REQUIRE(rig.playTo(Phase::KickAlign));
    rig.match().setTimeScale(1.0);
    while (rig.match().doing() == MatchDoing::Waiting && rig.phase() == Phase::KickAlign)
        rig.table().toggleSwitch();
    REQUIRE(gui::test::waitFor([&] { return rig.match().doing() == MatchDoing::Running; }, 10'000));
    REQUIRE(rig.state().carrier.has_value());
    const QString runs = rig.match().teamName(rig.state().carrier->side());
    CHECK(rig.state().carrier->side() != rig.state().offense);
    CHECK(rig.table().words().title == runs);
    CHECK(rig.table().strip().facts.back().value == runs);
}

TEST_CASE("a man who is turned is told as he is shown", "[gui][solitaire][SOL-CTL-4][regression]") {
    SolRig rig = begun();
    REQUIRE(rig.playTo(Phase::Stop));
    const auto free = rig.match().menFor(solitaire::DecisionKind::Turn);
    REQUIRE_FALSE(free.empty());
    rig.table().selection().focusOn(free.front());
    const QString before = rig.table().spoken(free.front());
    rig.table().tool().turnSelection(kTurnStep);
    CHECK(rig.table().spoken(free.front()) != before);
}

TEST_CASE("SOL-ON-1 nobody is asked for a returner of an onside kick",
          "[gui][solitaire][SOL-ON-1][regression]") {
    SolRig rig = begun();
    REQUIRE(rig.playTo(Phase::KickChoice));
    REQUIRE(rig.press(QStringLiteral("Onside kick")));
    for (int i = 0; i < 20 && rig.phase() == Phase::KickAlign && rig.state().stage == Stage::First;
         ++i)
        rig.space();
    REQUIRE(rig.phase() == Phase::KickAlign);
    REQUIRE(rig.state().stage == Stage::Second);
    CHECK_FALSE(rig.table().words().lead.contains(QStringLiteral("return")));
}
