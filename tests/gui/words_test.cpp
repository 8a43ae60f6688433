#include "gui/games/tap/words.hpp"

#include "gui/board/field_words.hpp"
#include "gui/program/command_line.hpp"

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;

TEST_CASE("UX-4 places are called as the offense calls them", "[gui][UX-4]") {
    const QString cats = QStringLiteral("Wildcats");
    CHECK(yardLineText(Spot::yards(25), Side::Home, cats) == QStringLiteral("own 25"));
    CHECK(yardLineText(Spot::yards(50), Side::Home, cats) == QStringLiteral("midfield"));
    CHECK(yardLineText(Spot::yards(88), Side::Home, cats) == QStringLiteral("Wildcats 12"));
    CHECK(yardLineText(Spot::yards(88), Side::Visitor, cats) == QStringLiteral("own 12"));
    CHECK(yardLineText(Spot::yards(-3), Side::Home, cats) == QStringLiteral("own end zone"));
}

TEST_CASE("UX-20.4 gains are said with their unit", "[gui][UX-20.4]") {
    CHECK(gainText(Distance::yards(5.4)) == QStringLiteral("gains 5.4 yards"));
    CHECK(gainText(Distance::yards(1.0)) == QStringLiteral("gains 1 yard"));
    CHECK(gainText(Distance::yards(-2.25)) == QStringLiteral("loses 2.3 yards"));
    CHECK(gainText(Distance::yards(0.04)) == QStringLiteral("gains nothing"));
    CHECK(signedYards(Distance::yards(5.4)) == QStringLiteral("+5.4"));
    CHECK(signedYards(Distance::yards(-0.5)) == QStringLiteral("−0.5"));
}

TEST_CASE("UX-26 a seed reads as it is written", "[gui][UX-26]") {
    quint32 seed = 0;
    REQUIRE(readSeed(seedText(0x8F3A11C2U), seed));
    CHECK(seed == 0x8F3A11C2U);
    CHECK(readSeed(QStringLiteral("8f3a11c2"), seed));
    CHECK_FALSE(readSeed(QStringLiteral("lucky"), seed));
}

TEST_CASE("what happens when a clock has run out is said for every clock of the rules",
          "[gui][UX-9][UX-20.4]") {
    for (const EnumName<tap::Expiry>& expiry : namesOf(tap::Expiry{})) {
        // a half's end is told by the strip
        if (expiry.value == tap::Expiry::None || expiry.value == tap::Expiry::HalfEnds ||
            expiry.value == tap::Expiry::Waits)
            continue;
        INFO(expiry.name);
        tap::ClockView clock;
        clock.onExpiry = expiry.value;
        CHECK_FALSE(expiryText(clock).isEmpty());
        clock.policy = tap::ClockPolicy::Advisory;
        CHECK(expiryText(clock).contains(QStringLiteral("guides")));
    }
}
