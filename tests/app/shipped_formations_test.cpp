#include "support/lineup_checks.hpp"
#include "support/shipped.hpp"

#include <thrum/app/table.hpp>
#include <thrum/board/simulator.hpp>
#include <thrum/core/field.hpp>
#include <thrum/rules/frames.hpp>
#include <thrum/segment/lineup.hpp>

#include <catch2/catch.hpp>

using namespace thrum;

namespace {

struct Stage {
    const app::Library library = test::shippedLibrary();

    [[nodiscard]] TableSetup table(std::string_view board) const {
        auto composed = app::composeTable(
            library, *library.board(board), *library.team("lancers"), *library.team("wildcats"));
        REQUIRE(composed);
        return *std::move(composed);
    }
    [[nodiscard]] const TeamFile& team(Side side) const {
        return *library.team(side == Side::Home ? "lancers" : "wildcats");
    }
};

std::string joined(const std::vector<std::string>& lines) {
    std::string all;
    for (const std::string& line : lines)
        all += line + "; ";
    return all;
}

}  // namespace

TEST_CASE("TAP-LO, TAP-LD: every shipped formation is legal on every board for both teams",
          "[app][TAP-LO-13][TAP-LD-1][TAP-KO-4][formations]") {
    const Stage stage;
    REQUIRE(stage.library.boards().size() == 6);
    for (const auto& board : stage.library.boards()) {
        const TableSetup table = stage.table(board.value.id);
        for (const auto& entry : stage.library.formations()) {
            for (const Side side : {Side::Home, Side::Visitor}) {
                for (const Spot line : {20_x, 50_x, 67.3_x, 80_x}) {
                    const auto up = lineUp(
                        entry.value, stage.team(side), table, side, {line, field::kMiddle.y});
                    REQUIRE(up);
                    test::LineUpChecks checks{
                        *up, entry.value, stage.team(side), table, side, line};
                    INFO(board.value.id << " " << entry.value.id << " at " << line.yards());
                    CHECK(joined(checks.broken()) == "");
                    CHECK(up->displaced.empty());
                }
            }
        }
    }
}

TEST_CASE("TAP-LO: every shipped play stands legally on every board for both teams",
          "[app][TAP-LO-13][plays]") {
    const Stage stage;
    for (const auto& board : stage.library.boards()) {
        const TableSetup table = stage.table(board.value.id);
        for (const auto& entry : stage.library.plays()) {
            const Play& play = entry.value;
            if (play.type == PlayType::Defense)
                continue;
            Formation formation = *stage.library.formation(play.formation);
            for (FormationMan& man : formation.men)
                for (const auto& [role, heading] : play.headings)
                    if (role == man.role)
                        man.heading = heading;
            for (const Side side : {Side::Home, Side::Visitor}) {
                const auto up =
                    lineUp(formation, stage.team(side), table, side, {40_x, field::kMiddle.y});
                REQUIRE(up);
                test::LineUpChecks checks{*up, formation, stage.team(side), table, side, 40_x};
                INFO(board.value.id << " " << play.id);
                CHECK(joined(checks.broken()) == "");
            }
        }
    }
}

TEST_CASE("A formation backed up against its own goal line stays in bounds and legal",
          "[app][TAP-LO-3][TAP-LO-9][TAP-PU-2][formations]") {
    const Stage stage;
    for (const auto& board : stage.library.boards()) {
        const TableSetup table = stage.table(board.value.id);
        for (const auto& entry : stage.library.formations()) {
            const FormationUnit unit = entry.value.unit;
            if (!snapsTheBall(unit) && unit != FormationUnit::Defense)
                continue;
            for (const Side side : {Side::Home, Side::Visitor}) {
                for (const double own : {0.1, 1.0, 2.5, 6.0}) {
                    const Spot line = fieldX(Distance::yards(own), side);
                    const auto up = lineUp(
                        entry.value, stage.team(side), table, side, {line, field::kMiddle.y});
                    REQUIRE(up);
                    test::LineUpChecks checks{
                        *up, entry.value, stage.team(side), table, side, line};
                    INFO(board.value.id << " " << entry.value.id << " at its own " << own);
                    CHECK(joined(checks.broken()) == "");
                }
            }
        }
    }
}

TEST_CASE("D78: the Visitors' layout is the Home layout turned by 180 degrees",
          "[app][formations][property]") {
    const Stage stage;
    const auto& library = stage.library;
    const auto same = app::composeTable(
        library, *library.board("2x4"), *library.team("lancers"), *library.team("lancers"));
    REQUIRE(same);
    const TeamFile& team = *library.team("lancers");
    for (const auto& entry : library.formations()) {
        const auto home = lineUp(entry.value, team, *same, Side::Home, {35_x, field::kMiddle.y});
        const auto away = lineUp(entry.value, team, *same, Side::Visitor, {65_x, field::kMiddle.y});
        REQUIRE(home);
        REQUIRE(away);
        REQUIRE(home->men.size() == away->men.size());
        for (std::size_t i = 0; i < home->men.size(); ++i) {
            const Pose& p = home->men[i].setup.pose;
            const Pose& q = away->men[i].setup.pose;
            CHECK(p.at.x.units() + q.at.x.units() == Spot{100_x}.units());
            CHECK(p.at.y.units() + q.at.y.units() == 2 * field::kMiddle.y.units());
            CHECK(p.heading.turned(18'000) == q.heading);
        }
    }
}

TEST_CASE("Every shipped offense can be run against every shipped defense",
          "[app][formations][TAP-GE-15]") {
    const Stage stage;
    NoJudge judge;
    for (const auto& board : stage.library.boards()) {
        const TableSetup table = stage.table(board.value.id);
        Simulator simulator{table, 7};
        for (const auto& offense : stage.library.formations()) {
            for (const auto& defense : stage.library.formations()) {
                if (offense.value.unit != FormationUnit::Offense ||
                    defense.value.unit != FormationUnit::Defense)
                    continue;
                const FieldPoint ball{40_x, field::kMiddle.y};
                const auto home =
                    lineUp(offense.value, stage.team(Side::Home), table, Side::Home, ball);
                const auto visitor =
                    lineUp(defense.value, stage.team(Side::Visitor), table, Side::Visitor, ball);
                REQUIRE(home);
                REQUIRE(visitor);
                SegmentRequest request;
                request.ticksPerSecond = ticksPerSecond(table.board);
                request.maxTicks = 12;
                request.figures = home->figures();
                const auto others = visitor->figures();
                request.figures.insert(request.figures.end(), others.begin(), others.end());
                INFO(board.value.id << " " << offense.value.id << " " << defense.value.id);
                const auto result = simulator.run(request, judge, {});
                REQUIRE(result);
                CHECK(result->ticks == 12);
            }
        }
    }
}

TEST_CASE("UX-11 at least 24 offenses and 16 defenses are shipped, each with notes and tags",
          "[app][UX-11][formations]") {
    const Stage stage;
    const auto count = [&](FormationUnit unit) {
        return std::ranges::count_if(stage.library.formations(), [unit](const auto& entry) {
            return entry.value.unit == unit;
        });
    };
    CHECK(count(FormationUnit::Offense) >= 24);
    CHECK(count(FormationUnit::Defense) >= 16);
    for (const auto& entry : stage.library.formations()) {
        INFO(entry.value.id);
        CHECK_FALSE(entry.value.notes.empty());
        CHECK_FALSE(entry.value.tags.empty());
    }
}

TEST_CASE("TAP-LO-10: men of the newer formations have room, so that each may turn where he stands",
          "[app][TAP-LO-10][TAP-LD-2][formations]") {
    const Stage stage;
    for (const auto& board : stage.library.boards()) {
        const TableSetup table = stage.table(board.value.id);
        for (const auto& entry : stage.library.formations()) {
            const FormationUnit unit = entry.value.unit;
            // those of the playbook are as its plays were tuned in them
            if (stage.library.hasPlayFrom(entry.value.id) ||
                (unit != FormationUnit::Offense && unit != FormationUnit::Defense))
                continue;
            for (const Side side : {Side::Home, Side::Visitor}) {
                const auto up =
                    lineUp(entry.value, stage.team(side), table, side, {50_x, field::kMiddle.y});
                REQUIRE(up);
                for (std::size_t i = 0; i < up->men.size(); ++i) {
                    for (const int hundredths : {-1500, 1500}) {
                        LineUp turned = *up;
                        Pose& pose = turned.men[i].setup.pose;
                        pose.heading = pose.heading.turned(hundredths);
                        test::LineUpChecks checks{
                            turned, entry.value, stage.team(side), table, side, 50_x};
                        INFO(board.value.id << " " << entry.value.id << " " << up->men[i].role
                                            << " by " << hundredths / 100);
                        std::vector<std::string> broken = checks.broken();
                        // linemen stand with their gaps as narrow as the board lets them
                        std::erase_if(broken, [](const std::string& each) {
                            return each.starts_with("TAP-LO-5") || each.starts_with("TAP-LO-3");
                        });
                        CHECK(joined(broken) == "");
                    }
                }
            }
        }
    }
}
