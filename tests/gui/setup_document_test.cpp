#include "gui/board_game/group_moves.hpp"
#include "gui/desk.hpp"
#include "gui/games/tap/practice_referee.hpp"

#include <thrum/core/hash.hpp>
#include <thrum/rules/tap/judge.hpp>

#include <cmath>

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;

namespace {
/// A document with the first formations laid out.
struct Table {
    TableData data = test::shippedTable();
    SetupDocument document{data};

    Table() {
        const auto problem = document.lineUp(Side::Home,
                                             Spot::yards(25),
                                             data.formationsFor(FormationUnit::Offense).front()->id,
                                             data.formationsFor(FormationUnit::Defense).front()->id,
                                             QStringLiteral("line-up"));
        REQUIRE_FALSE(problem);
        document.undoStack().clear();
    }
    std::vector<FigureSetup> offense() {
        std::vector<FigureSetup> men;
        for (const FigureSetup& figure : document.state().figures)
            if (figure.id.side() == Side::Home)
                men.push_back(figure);
        return men;
    }
};

double apart(const FigureSetup& a, const FigureSetup& b) {
    return std::hypot((a.pose.at.x - b.pose.at.x).yards(), (a.pose.at.y - b.pose.at.y).yards());
}
}  // namespace

TEST_CASE("UX-11.1 every shipped pair of formations stands without overlap", "[gui][UX-11.1]") {
    Table table;
    for (const Formation* offense : table.data.formationsFor(FormationUnit::Offense)) {
        for (const Formation* defense : table.data.formationsFor(FormationUnit::Defense)) {
            INFO(offense->id << " against " << defense->id);
            REQUIRE_FALSE(table.document.lineUp(
                Side::Visitor, Spot::yards(60), offense->id, defense->id, QStringLiteral("x")));
            CHECK(table.document.state().figures.size() == 22);
            CHECK_FALSE(table.document.check(table.document.state().figures));
            REQUIRE(table.document.state().carrier);
            CHECK(table.document.state().carrier->side() == Side::Visitor);
        }
    }
}

TEST_CASE("UX-11.2 mirroring twice changes nothing", "[gui][UX-11.2]") {
    Table table;
    const auto men = table.offense();
    CHECK(mirrored(mirrored(men)) == men);
    CHECK_FALSE(mirrored(men) == men);
}

TEST_CASE("UX-11.3 wheeling a group keeps its distances", "[gui][UX-11.3]") {
    Table table;
    const auto before = table.offense();
    const auto after = wheeled(before, 3700);
    for (std::size_t i = 0; i < before.size(); ++i)
        for (std::size_t j = i + 1; j < before.size(); ++j)
            CHECK(apart(before[i], before[j]) == Approx(apart(after[i], after[j])).margin(0.001));
}

TEST_CASE("UX-11.3 an overlap is refused with both men named", "[gui][UX-11.3][refusal]") {
    Table table;
    auto men = table.offense();
    men[1].pose.at = men[0].pose.at;
    const SetupState before = table.document.state();
    const auto refusal = table.document.place(std::vector{men[1]}, QStringLiteral("move"));
    REQUIRE(refusal);
    CHECK(refusal->reason == PlacementRefusal::Reason::Overlap);
    const QString text = table.document.textOf(*refusal);
    CHECK(text.contains(table.document.numberOf(men[0].id)));
    CHECK(text.contains(table.document.numberOf(men[1].id)));
    CHECK(table.document.state() == before);
    CHECK(table.document.undoStack().count() == 0);
}

TEST_CASE("UX-11 nobody stands off the board", "[gui][UX-11][refusal]") {
    Table table;
    auto man = table.offense().front();
    man.pose.at.y = Spot::yards(-40);
    const auto refusal = table.document.place(std::vector{man}, QStringLiteral("move"));
    REQUIRE(refusal);
    CHECK(refusal->reason == PlacementRefusal::Reason::OffBoard);
}

TEST_CASE("UX-21.1 undo and redo of a thousand random edits come back exactly", "[gui][UX-21.1]") {
    Table table;
    const SetupState first = table.document.state();
    const auto men = table.offense();
    for (std::uint64_t i = 0; i < 1000; ++i) {
        const std::uint64_t bits = bitsAt(7, i);
        auto man = *table.document.state().figure(men[bits % men.size()].id);
        if ((bits >> 8U) % 3 == 0)
            man = turned({man}, static_cast<int>((bits >> 16U) % 9000) - 4500).front();
        else
            man = moved({man},
                        Distance::units(static_cast<int>((bits >> 16U) % 20000) - 10000),
                        Distance::units(static_cast<int>((bits >> 40U) % 20000) - 10000))
                      .front();
        const auto refusal =
            table.document.place(std::vector{man},
                                 QStringLiteral("edit"),
                                 (bits >> 60U) % 2 == 0 ? EditMerge::Nudge : EditMerge::Never);
        static_cast<void>(refusal);
    }
    const SetupState last = table.document.state();
    QUndoStack& undo = table.document.undoStack();
    CHECK(undo.count() > 100);
    while (undo.canUndo())
        undo.undo();
    CHECK(table.document.state() == first);
    while (undo.canRedo())
        undo.redo();
    CHECK(table.document.state() == last);
}

TEST_CASE("UX-21 nudges of the same men are one step with a name", "[gui][UX-21]") {
    Table table;
    auto man = table.offense().back();
    for (int i = 0; i < 5; ++i) {
        man = moved({man}, Distance::yards(-0.1), {}).front();
        REQUIRE_FALSE(
            table.document.place(std::vector{man}, QStringLiteral("nudge"), EditMerge::Nudge));
    }
    CHECK(table.document.undoStack().count() == 1);
    CHECK(table.document.undoStack().undoText() == QStringLiteral("nudge"));
}

TEST_CASE("when a stopped practice play goes on, who was off the board leaves it no second time",
          "[gui][practice][TAP-GE-5]") {
    Table table;
    SetupState state = table.document.state();
    FigureSetup& gone = state.figures.front();
    FigureSetup& half = state.figures[1];
    gone.pose.at = {Spot::yards(30.0), Spot::yards(-4.0)};
    half.pose.at = {Spot::yards(40.0), Spot::yards(-0.1)};  // his middle alone is off
    TapReferee referee;
    SetupDocument document{table.data};
    document.reset(state);
    const PreparedRun run = referee.prepare(document, {}, 500);
    const auto judge = run.makeJudge();
    std::vector<FigureId> ids;
    std::vector<Pose> poses;
    for (const FigureSetup& figure : state.figures) {
        ids.push_back(figure.id);
        poses.push_back(figure.pose);
    }
    const auto left = [&] {
        std::vector<FigureId> men;
        for (const Note& note : judge->notes())
            if (note.kind == tap::note::kOut)
                men.insert(men.end(), note.figures.begin(), note.figures.end());
        return men;
    };
    judge->onTick({.tick = 1, .figures = ids, .poses = poses});
    CHECK(left().empty());
    poses[1].at.y = Spot::yards(-4.0);
    judge->onTick({.tick = 2, .figures = ids, .poses = poses});
    CHECK(left() == std::vector{half.id});
}
