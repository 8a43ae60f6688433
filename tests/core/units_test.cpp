#include <thrum/core/field.hpp>
#include <thrum/core/figure_id.hpp>
#include <thrum/core/hash.hpp>
#include <thrum/core/units.hpp>

#include <catch2/catch.hpp>

using namespace thrum;

TEST_CASE("yards round to ten-thousandths, halves away from zero", "[core][property]") {
    CHECK(Distance::yards(1.00005).units() == 10'001);
    CHECK(Distance::yards(-1.00005).units() == -10'001);
    CHECK(Spot::yards(26.6665) == field::kMiddle.y);
    CHECK(Spot::yards(53.333) == field::kTopSideline);
    CHECK(Spot::yards(43.26) - Spot::yards(40) == Distance::yards(3.26));
}

TEST_CASE("headings live in one turn", "[core][property]") {
    CHECK(Heading::degrees(360.0) == Heading{});
    CHECK(Heading::degrees(-90.0).degrees() == 270.0);
    CHECK(Heading::degrees(725.25).hundredths() == 525);
    CHECK(Heading::hundredths(-36'000) == Heading{});
    CHECK(Heading::degrees(10).turned(-1'500).degrees() == 355.0);
}

TEST_CASE("the short way round crosses zero", "[core][property]") {
    CHECK(shortTurn(Heading::degrees(350), Heading::degrees(10)) == 2'000);
    CHECK(shortTurn(Heading::degrees(10), Heading::degrees(350)) == -2'000);
    CHECK(shortTurn(Heading::degrees(0), Heading::degrees(180)) == 18'000);
}

TEST_CASE("figures are ordered Home roster first", "[core][property]") {
    CHECK(FigureId{Side::Home, 63} < FigureId{Side::Visitor, 0});
    CHECK(FigureId{Side::Visitor, 5}.side() == Side::Visitor);
    CHECK(FigureId{Side::Visitor, 5}.rosterIndex() == 5);
    CHECK(other(Side::Home) == Side::Visitor);
}

TEST_CASE("dice are fair and keyed", "[core][property]") {
    int counts[7] = {};
    for (std::uint64_t key = 0; key < 60'000; ++key) {
        const int face = dieAt(42, key, 6);
        REQUIRE(face >= 1);
        REQUIRE(face <= 6);
        ++counts[face];
    }
    for (int face = 1; face <= 6; ++face)
        CHECK(std::abs(counts[face] - 10'000) < 400);
    CHECK(bitsAt(1, 2) == bitsAt(1, 2));
    CHECK(bitsAt(1, 2) != bitsAt(2, 1));
}
