#include "games/tap/believed_bases.hpp"

#include "support/shipped.hpp"

#include <thrum/app/table.hpp>
#include <thrum/board/estimate.hpp>

#include <catch2/catch.hpp>

using namespace thrum;

namespace {

constexpr double kSlower = 0.9;  // somebody believes of everybody that he is so much slower
constexpr double kCurve = 6.0;   // degrees a second

TableSetup lancersOnTheBoard() {
    const app::Library library = test::shippedLibrary();
    const TeamFile& team = *library.team("lancers");
    const auto kits = app::composeKits(team, Side::Home, library, team.id);
    REQUIRE(kits);
    TableSetup table;
    table.board = *library.board("2x4");
    table.kits = *kits;
    return table;
}

double yardsPerSecond(const FigureKit& kit, const TableSetup& table) {
    return estimateOf(kit.onBase[0], table.board, table.speedTenths).speedMmPerS /
           table.board.mmPerYard;
}

std::vector<coach::Believed> ofEverybody(const TableSetup& table) {
    std::vector<coach::Believed> all;
    for (const FigureKit& kit : table.kits)
        all.push_back({kit.id, 0, kSlower * yardsPerSecond(kit, table), kCurve});
    return all;
}

}  // namespace

TEST_CASE("TAP-MD-1 a coach rehearses on bases as he believes them and not as they are bent",
          "[app][coach][TAP-MD-1]") {
    const TableSetup real = lancersOnTheBoard();
    const TableSetup believed = app::believedTable(real, ofEverybody(real));
    REQUIRE(believed.kits.size() == real.kits.size());
    int curved = 0;
    int asSlow = 0;
    for (std::size_t i = 0; i < real.kits.size(); ++i) {
        const BaseSpec& base = believed.kits[i].onBase[0].base;
        if (base.prongsCut)
            continue;
        // left and right are alike but for one bend of the front pair
        for (const ProngSpec& left : base.prongs) {
            if (left.yMm <= 0.0)
                continue;
            for (const ProngSpec& right : base.prongs)
                if (right.xMm == left.xMm && right.yMm == -left.yMm) {
                    CHECK(left.leanForeDeg == right.leanForeDeg);
                    CHECK(left.stiffnessNPerM == right.stiffnessNPerM);
                    CHECK(left.dropMm == right.dropMm);
                }
        }
        const DriveEstimate moves =
            estimateOf(believed.kits[i].onBase[0], believed.board, believed.speedTenths);
        curved += std::fabs(moves.turnDegPerS - kCurve) < 1.0 ? 1 : 0;
        const double share =
            yardsPerSecond(believed.kits[i], believed) / yardsPerSecond(real.kits[i], real);
        asSlow += std::fabs(share - kSlower) < 0.01 ? 1 : 0;
    }
    CHECK(curved >= 38);
    CHECK(asSlow >= 38);
}

TEST_CASE("TAP-MD-1 of whom nothing was watched nothing is believed otherwise",
          "[app][coach][TAP-MD-1]") {
    const TableSetup real = lancersOnTheBoard();
    CHECK(app::believedTable(real, {}) == real);
}
