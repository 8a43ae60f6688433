// What the pages of the Solitaire Coach's game say at the moments of a play.

#include "gui/games/solitaire/sol_rig.hpp"
#include "gui/widgets/action_list.hpp"

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
