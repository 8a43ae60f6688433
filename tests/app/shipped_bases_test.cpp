#include "support/shipped.hpp"

#include <thrum/app/library.hpp>
#include <thrum/core/field.hpp>

#include <catch2/catch.hpp>

using namespace thrum;

namespace {

// One row of the table of base families in docs/physics.md.
struct Family {
    const char* id = "";
    double lengthMm = 0.0;
    double widthMm = 0.0;
    double massG = 0.0;
    std::size_t corners = 4;
    std::size_t prongs = 4;
    double leanDeg = 0.0;
    double frontStiffness = 0.0;
    double rearStiffness = 0.0;
};

}  // namespace

TEST_CASE("The shipped bases are the families of the physics model", "[app][shipped][bases]") {
    const app::Library library = test::shippedLibrary();
    const auto family = GENERATE(values<Family>({
        {"rookie", 25.4, 20.0, 1.4, 4, 4, 18, 22, 22},
        {"boat", 28.0, 19.0, 1.3, 6, 4, 17, 16, 16},
        {"dial", 27.0, 21.0, 1.5, 6, 4, 18, 18, 22},
        {"speed", 25.4, 19.0, 1.2, 6, 4, 16, 8, 8},
        {"strength", 27.0, 22.0, 1.7, 4, 6, 24, 60, 60},
        {"strength-pointed", 27.0, 22.0, 1.7, 6, 6, 24, 60, 60},
        {"stationary", 25.4, 20.0, 1.4, 4, 4, 0, 120, 120},
        {"reference", 25.4, 19.05, 1.4, 4, 4, 18, 22, 22},
    }));
    INFO(family.id);
    const BaseSpec* base = library.base(family.id);
    REQUIRE(base != nullptr);
    const Polygon outline{base->outlineMm};
    CHECK(extentX(outline).max == Approx(0.5 * family.lengthMm));
    CHECK(extentX(outline).min == Approx(-0.5 * family.lengthMm));
    CHECK(extentY(outline).max == Approx(0.5 * family.widthMm));
    CHECK(base->massG == family.massG);
    CHECK(base->outlineMm.size() == family.corners);
    CHECK(base->prongsCut == (base->id == "stationary"));
    REQUIRE(base->prongs.size() == family.prongs);
    for (const ProngSpec& prong : base->prongs) {
        const bool isMiddle = prong.xMm == 0.0;
        const bool isFront = prong.xMm > 0.0;
        CHECK(std::abs(prong.xMm) == Approx(isMiddle ? 0.0 : 0.36 * family.lengthMm));
        const double track = prong.onDial ? 0.62 : 1.0;
        CHECK(std::abs(prong.yMm) == Approx(0.34 * family.widthMm * track));
        CHECK(prong.leanForeDeg == family.leanDeg);
        CHECK(prong.leanSideDeg == 0.0);
        CHECK(prong.stiffnessNPerM == (isFront ? family.frontStiffness : family.rearStiffness));
        CHECK(prong.dropMm == (isMiddle ? -0.02 : 0.0));
        CHECK(prong.onDial == (base->id == "dial" && isFront));
    }
    if (base->id == "dial")
        CHECK(base->dialCentreMm == Vec2{9.72, 0.0});
}

TEST_CASE("Fronts differ: a quarter of the half width is cut off a chamfered one, more off a boat",
          "[app][shipped][bases]") {
    const app::Library library = test::shippedLibrary();
    CHECK(library.base("dial")->outlineMm[1] == Vec2{13.5 - 2.625, -10.5});
    CHECK(library.base("dial")->outlineMm[2] == Vec2{13.5, -10.5 + 2.625});
    CHECK(library.base("boat")->outlineMm[1].x == Approx(14.0 - 1.1 * 5.7));
    CHECK(library.base("boat")->outlineMm[2] == Vec2{14.0, -3.8});
    CHECK(library.base("strength-pointed")->outlineMm[1].x == Approx(13.5 - 1.1 * 6.6));
    CHECK(library.base("strength-pointed")->outlineMm[2] == Vec2{13.5, -4.4});
}

TEST_CASE("D6 the shipped boards", "[app][shipped][boards]") {
    const app::Library library = test::shippedLibrary();
    const auto isLike = [&](const char* id, double length, double width, double scale) {
        const BoardSpec* board = library.board(id);
        REQUIRE(board != nullptr);
        CHECK(board->lengthMm == length);
        CHECK(board->widthMm == width);
        CHECK(board->mmPerYard == scale);
        CHECK(board->mainsHz == 60.0);
    };
    isLike("620", 914.4, 457.2, 7.62);
    isLike("2x4", 1219.2, 609.6, 9.525);
    isLike("big", 1574.8, 728.1, 12.7);
}
