#include "rules/tap/measure.hpp"

#include "scenario_steps.hpp"

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

TEST_CASE("TAP-GE-3 whether two men stand within a distance is what the gap between them says",
          "[tap][TAP-GE-3][TAP-GE-10][property]") {
    // one man in the middle, the other on rings round him, both turned as they come
    Scene scene{Phase::LineUp};
    scene.put("H34", 50.0, 26.0).put("H61", 40.0, 10.0);
    State state = scene;
    const FigureId still = idOf(state, "H34");
    const FigureId moved = idOf(state, "H61");
    const bool lies = GENERATE(false, true);
    int within = 0;
    int apart = 0;
    for (int turn = 0; turn < 36; ++turn) {
        for (int ring = 1; ring <= 60; ++ring) {
            for (Figure& figure : state.figures) {
                const bool isMoved = figure.id == moved;
                figure.pose.heading = Heading::degrees(isMoved ? 70.0 * turn : 31.0 * ring);
                if (!isMoved)
                    continue;
                const double angle = turn * 0.1745;
                figure.pose.at = {Spot::yards(50.0 + 0.1 * ring * std::cos(angle)),
                                  Spot::yards(26.0 + 0.1 * ring * std::sin(angle))};
                figure.status = lies ? FigureStatus::Fallen : FigureStatus::Standing;
                figure.fallDirection =
                    lies ? std::optional{Heading::degrees(17.0 * turn)} : std::nullopt;
            }
            const Figure& a = *findOnBoard(state, still);
            const Figure& b = *findOnBoard(state, moved);
            for (const double yards : {-0.5, -0.01, 0.0, 0.0315, 1.0, 2.7}) {
                const bool expected = gapYards(state, a, b) <= yards;
                REQUIRE(isWithin(state, a, b, yards) == expected);
                REQUIRE(isWithin(state, b, a, yards) == expected);
                ++(expected ? within : apart);
            }
        }
    }
    CHECK(within > 1000);
    CHECK(apart > 1000);
}

TEST_CASE("TAP-GE-6 a man far to the side is not directly behind, one whose width overlaps is",
          "[tap][TAP-GE-6][property]") {
    Scene scene{Phase::LineUp};
    scene.put("H34", 50.0, 26.0).put("H61", 45.0, 26.0);
    State state = scene;
    const FigureId ahead = idOf(state, "H34");
    const FigureId behind = idOf(state, "H61");
    int overlapping = 0;
    for (int step = -80; step <= 80; ++step) {
        for (Figure& figure : state.figures) {
            if (figure.id == behind) {
                figure.pose.at.y = Spot::yards(26.0 + 0.05 * step);
                figure.pose.heading = Heading::degrees(13.0 * step);
            }
        }
        const Figure& a = *findOnBoard(state, behind);
        const Figure& b = *findOnBoard(state, ahead);
        const Interval wa = acrossYards(state, a);
        const Interval wb = acrossYards(state, b);
        const double overlap = std::min(wa.max, wb.max) - std::max(wa.min, wb.min);
        INFO("overlap " << overlap);
        REQUIRE(isDirectlyBehind(state, a, b, Side::Home) ==
                (overlap > 0.05 + equalTolYards(state)));
        REQUIRE_FALSE(isDirectlyBehind(state, b, a, Side::Home));
        overlapping += overlap > 0.06 ? 1 : 0;
    }
    CHECK(overlapping > 20);
}
