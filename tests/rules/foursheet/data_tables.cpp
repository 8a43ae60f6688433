#include "shipped_files.hpp"

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::foursheet;

namespace {

constexpr const char* kFile = "resources/games/foursheet/tables.json";

const Tables& tables() {
    return shipped::data()->tables;
}
std::string words(const Placement& placement) {
    std::string text;
    for (const Zone zone : placement)
        text += std::string{nameOf(zone)} + " ";
    return text;
}
std::optional<LoadError> errorWith(std::string_view old, std::string_view replacement) {
    return shipped::readFrom(shipped::exchanged(shipped::text(kFile), old, replacement),
                             [](const FieldSource& at) { (void)readTables(at); });
}
PlayResult gain(int yards) {
    return {PlayResult::Kind::Yards, yards};
}
PlayResult sack(int yards) {
    return {PlayResult::Kind::Sack, yards};
}

}  // namespace

TEST_CASE("FSS-15.2 the play column", "[foursheet][FSS-15.2][data]") {
    CHECK(playResult(tables(), 1, std::nullopt) == gain(-3));
    CHECK(playResult(tables(), 20, std::nullopt) == gain(18));
    CHECK(playResult(tables(), 1, Depth::Short) == sack(6));
    CHECK(playResult(tables(), 1, Depth::Long) == sack(8));
    CHECK(playResult(tables(), 8, Depth::Short).kind == PlayResult::Kind::Incomplete);
    CHECK(playResult(tables(), 9, Depth::Short) == gain(2));
    CHECK(playResult(tables(), 11, Depth::Medium) == gain(8));
    CHECK(playResult(tables(), 13, Depth::Long).kind == PlayResult::Kind::Incomplete);
    CHECK(playResult(tables(), 14, Depth::Long) == gain(16));
    CHECK(playResult(tables(), 20, Depth::Long) == gain(45));
}

TEST_CASE("FSS-33.1 the chart of weird plays", "[foursheet][FSS-33.1][data]") {
    CHECK(weirdPlay(tables(), 2) == WeirdPlay::StrayWhistle);
    CHECK(weirdPlay(tables(), 5) == WeirdPlay::Brawl);
    for (const int sum : {6, 7, 8})
        CHECK(weirdPlay(tables(), sum) == WeirdPlay::Nothing);
    CHECK(weirdPlay(tables(), 9) == WeirdPlay::Mascot);
    CHECK(weirdPlay(tables(), 12) == WeirdPlay::Lightning);
}

TEST_CASE("FSS-29.5 fouls on returns", "[foursheet][FSS-29.5][data]") {
    const auto kick = [](int d10) {
        return tables().kickoffPenalty[static_cast<std::size_t>(d10)];
    };
    CHECK(kick(0).foul == KickFoul{Foul::IllegalBlock, KickSide::Receiving, 15, false});
    CHECK(kick(2).foul == kick(0).foul);
    CHECK(kick(3).foul->foul == Foul::Holding);
    CHECK(kick(5).foul == KickFoul{Foul::FaceMask, KickSide::Kicking, 15, false});
    CHECK(kick(6).foul->foul == Foul::PersonalFoul);
    CHECK_FALSE(kick(7).foul);
    const auto punt = [](int d10) {
        return tables().puntReturnPenalty[static_cast<std::size_t>(d10)];
    };
    CHECK(punt(3).foul == kick(0).foul);
    CHECK(punt(6).foul->foul == Foul::Holding);
    CHECK(punt(8).foul == KickFoul{Foul::PersonalFoul, KickSide::Kicking, 15, false});
    CHECK_FALSE(punt(9).foul);
}

TEST_CASE("FSS-30.4 fouls on punts", "[foursheet][FSS-30.4][data]") {
    const auto& rows = tables().puntPenalty;
    CHECK(rows[0].foul == KickFoul{Foul::Holding, KickSide::Kicking, 15, false});
    CHECK(rows[4].foul == KickFoul{Foul::Offside, KickSide::Receiving, 5, false});
    CHECK(rows[5].foul == KickFoul{Foul::RoughingKicker, KickSide::Receiving, 15, true});
    CHECK(rows[7].foul == KickFoul{Foul::RunningIntoKicker, KickSide::Receiving, 5, false});
    CHECK(rows[7].onD6 == std::vector{1});
    CHECK_FALSE(rows[7].otherwise);
    CHECK_FALSE(rows[8].foul);
}

TEST_CASE("FSS-31.5 fouls on place kicks", "[foursheet][FSS-31.5][data]") {
    const auto& rows = tables().placeKickPenalty;
    CHECK(rows[0].foul == KickFoul{Foul::FalseStart, KickSide::Kicking, 5, false});
    CHECK(rows[1].foul == KickFoul{Foul::Holding, KickSide::Kicking, 15, false});
    CHECK(rows[1].onD6 == std::vector{1, 2, 3});
    CHECK(rows[1].otherwise == KickFoul{Foul::Encroachment, KickSide::Receiving, 5, false});
    CHECK(rows[3].foul == KickFoul{Foul::Unsportsmanlike, KickSide::Receiving, 15, true});
    for (std::size_t d10 = 4; d10 < 10; ++d10)
        CHECK_FALSE(rows[d10].foul);
}

TEST_CASE("FSS-29.1 pairs of a return by the d20", "[foursheet][FSS-29.1][data]") {
    CHECK(tables().returnPairs[0] == 1);
    CHECK(tables().returnPairs[1] == 1);
    CHECK(tables().returnPairs[17] == 9);
    CHECK(tables().returnPairs[18] == 10);
    CHECK(tables().returnPairs[19] == 11);
}

TEST_CASE("FSS-28.5 zones of a squib kick", "[foursheet][FSS-28.5][data]") {
    const auto at = [](int d20) { return tables().squib[static_cast<std::size_t>(d20 - 1)]; };
    CHECK(at(2) == KickLanding{Zone::F1, 31});
    CHECK(at(6) == KickLanding{Zone::F3, 31});
    CHECK(at(7) == KickLanding{Zone::M1, 41});
    CHECK(at(14) == KickLanding{Zone::M2, 41});
    CHECK(at(15) == KickLanding{Zone::M3, 41});
    CHECK(at(20) == KickLanding{Zone::D1, 51});
}

TEST_CASE("FSS-28.6 zones of an onside kick and the chances against both placements",
          "[foursheet][FSS-28.6][FSS-28.2][data]") {
    const auto at = [](int d20) { return tables().onside[static_cast<std::size_t>(d20 - 1)]; };
    CHECK(at(3) == KickLanding{Zone::B1, 11});
    CHECK(at(4) == KickLanding{Zone::B2, 11});
    CHECK(at(14) == KickLanding{Zone::B7, 11});
    CHECK(at(17) == KickLanding{Zone::F1, 21});
    CHECK(at(20) == KickLanding{Zone::F3, 21});
    // The kicking team recovers in an empty zone, else on a sum of 3, 4 or 5: nine in 36.
    const auto percent = [&](KickPlacement placement) {
        double sum = 0;
        for (int d20 = 1; d20 <= 20; ++d20)
            sum += menIn(placementOf(tables(), placement), at(d20).zone) == 0 ? 1.0 : 9.0 / 36.0;
        return sum / 20.0;
    };
    CHECK(percent(KickPlacement::Normal) == Approx(0.55).margin(0.005));
    CHECK(percent(KickPlacement::Hands) == Approx(0.25));
}

TEST_CASE("FSS-24.2 how long a man is out", "[foursheet][FSS-24.2][data]") {
    CHECK(outFor(tables(), 15) == OutFor::NotHurt);
    CHECK(outFor(tables(), 14) == OutFor::Play);
    CHECK(outFor(tables(), 10) == OutFor::Play);
    CHECK(outFor(tables(), 9) == OutFor::Possession);
    CHECK(outFor(tables(), 6) == OutFor::Quarter);
    CHECK(outFor(tables(), 5) == OutFor::Half);
    CHECK(outFor(tables(), 3) == OutFor::Game);
    CHECK(outFor(tables(), 1) == OutFor::GameAnd1);
    CHECK(outFor(tables(), 0) == OutFor::GameAnd1);
    CHECK(outFor(tables(), -2) == OutFor::GameAnd2);
    CHECK(outFor(tables(), -3) == OutFor::GameAnd3);
    CHECK(outFor(tables(), -5) == OutFor::GameAnd5);
    CHECK(outFor(tables(), -7) == OutFor::Season);
    CHECK(outFor(tables(), -20) == OutFor::Season);
}

TEST_CASE("FSS-5.4 usual places of every front", "[foursheet][FSS-5.4][data]") {
    CHECK(words(placementOf(tables(), Front::FourThree)) == "B6 B5 B3 B2 F3 F2 F1 M3 M1 M2 D1 ");
    CHECK(placementOf(tables(), Front::Nickel) == placementOf(tables(), Front::FourThree));
    CHECK(words(placementOf(tables(), Front::ThreeFour)) == "B6 B4 B2 F3 F2 F2 F1 M3 M1 M2 D1 ");
    CHECK(words(placementOf(tables(), Front::FiveTwoFour)) == "B6 B5 B4 B3 B2 F3 F1 M3 M1 F2 M2 ");
}

TEST_CASE("FSS-34.1 the six schemes of the charts", "[foursheet][FSS-34.1][data]") {
    const auto& a = placementOf(tables(), Scheme::A);
    CHECK(a == placementOf(tables(), Front::FourThree));
    CHECK(placementOf(tables(), Scheme::D) == a);
    CHECK(words(placementOf(tables(), Scheme::B)) == "B6 B5 B3 B2 F3 F2 F1 M3 M1 F2 M2 ");
    CHECK(words(placementOf(tables(), Scheme::C)) == "B7 B5 B3 B1 F3 F1 F1 M3 M1 F3 M2 ");
    CHECK(words(placementOf(tables(), Scheme::E)) == "B7 B5 B3 B1 M3 M2 M1 M3 M1 D1 D1 ");
    CHECK(words(placementOf(tables(), Scheme::F)) == "B6 B5 B3 B2 B7 B4 B1 M3 M1 F2 M2 ");
    for (const auto& scheme : namesOf(Scheme{}))
        CHECK_FALSE(overfull(placementOf(tables(), scheme.value)));
}

TEST_CASE("FSS-34.2 the situation and the d12 choose the scheme", "[foursheet][FSS-34.2][data]") {
    CHECK(soloRow(1, 10, 75) == SoloRow::First);
    CHECK(soloRow(2, 3, 75) == SoloRow::SecondShort);
    CHECK(soloRow(2, 4, 75) == SoloRow::SecondMiddle);
    CHECK(soloRow(2, 7, 75) == SoloRow::SecondMiddle);
    CHECK(soloRow(2, 8, 75) == SoloRow::SecondLong);
    CHECK(soloRow(3, 2, 75) == SoloRow::LateShort);
    CHECK(soloRow(4, 3, 75) == SoloRow::LateMiddle);
    CHECK(soloRow(4, 8, 75) == SoloRow::LateLong);
    CHECK(soloRow(3, 5, 5) == SoloRow::Goal);
    CHECK(soloRow(1, 6, 6) == SoloRow::First);
    const auto letters = [](SoloRow row) {
        std::string text;
        for (int d12 = 1; d12 <= 12; ++d12)
            text += nameOf(soloScheme(tables(), row, d12));
        return text;
    };
    CHECK(letters(SoloRow::First) == "AAAAAABCDDEF");
    CHECK(letters(SoloRow::SecondShort) == "AAAABBBCCCDF");
    CHECK(letters(SoloRow::SecondMiddle) == "AAAAABCDDDEF");
    CHECK(letters(SoloRow::SecondLong) == "AAAAADDDEEEF");
    CHECK(letters(SoloRow::LateShort) == "AABBBBBCCCCF");
    CHECK(letters(SoloRow::LateMiddle) == "AAAADDDDEEFF");
    CHECK(letters(SoloRow::LateLong) == "AADDDDEEEEEF");
    CHECK(letters(SoloRow::Goal) == "BBBBBBCCCCCF");
}

TEST_CASE("FSS-34.3 only the fourth scheme plays man to man", "[foursheet][FSS-34.3]") {
    for (const auto& scheme : namesOf(Scheme{}))
        CHECK(coverageOf(scheme.value) ==
              (scheme.value == Scheme::D ? Coverage::Man : Coverage::Zone));
}

TEST_CASE("FSS-28.2 receivers stand in the usual places", "[foursheet][FSS-28.2][data]") {
    CHECK(words(placementOf(tables(), KickPlacement::Normal)) ==
          "B2 B3 B4 B5 B6 M1 F1 M3 F3 D1 M2 ");
    CHECK(words(placementOf(tables(), KickPlacement::Hands)) ==
          "B1 B2 B3 B4 B5 B6 B7 F1 F2 F3 D1 ");
    int rushers = 0;
    for (const Zone zone : placementOf(tables(), KickPlacement::PlaceKick))
        rushers += isBox(zone) ? 1 : 0;
    CHECK(rushers == 9);
    const Placement& punt = placementOf(tables(), KickPlacement::Punt);
    for (int token = 1; token <= 7; ++token)
        CHECK(isBox(zoneOfToken(punt, token)));
    CHECK(zoneOfToken(punt, 9) == Zone::M1);
    CHECK(zoneOfToken(punt, 11) == Zone::M2);
    CHECK(zoneOfToken(punt, 8) == Zone::M3);
    CHECK(zoneOfToken(punt, 10) == Zone::D1);
}

TEST_CASE("FSS-36.7 wrong tables are refused", "[foursheet][FSS-36.7][refusal]") {
    const auto cell = errorWith("\"S8\"", "\"X8\"");
    REQUIRE(cell);
    CHECK(cell->pointer == "/playColumn/0/long");
    CHECK(cell->reason == "must be yards, \"I\" or \"S<n>\", not \"X8\"");
    const auto full = shipped::readFrom(
        shipped::exchangedAfter(
            shipped::text(kFile), "\"kickPlacements\"", "\"1\": \"B2\"", "\"1\": \"B3\""),
        [](const FieldSource& at) { (void)readTables(at); });
    REQUIRE(full);
    CHECK(full->pointer == "/kickPlacements/normal");
    CHECK(full->reason == "zone B3 is too full");
    const auto duration = errorWith("\"-7\": \"season\"", "\"-7\": \"always\"");
    REQUIRE(duration);
    CHECK(duration->pointer == "/injury/-7");
    const auto code = errorWith("{ \"zone\": \"D1\", \"code\": \"51\" }",
                                "{ \"zone\": \"D1\", \"code\": \"46\" }");
    REQUIRE(code);
    CHECK(code->reason == "must be a code of kickoffs");
    const auto die = errorWith("\"onD6\": [1] }", "\"onD6\": [7] }");
    REQUIRE(die);
    CHECK(die->pointer == "/puntPenalty/7/onD6/0");
}

TEST_CASE("FSS-36.7 tables survive being written and read", "[foursheet][FSS-36.7][data]") {
    Tables read;
    const std::string json = shipped::writtenBy([&](FieldSink& to) { write(tables(), to); });
    CHECK_FALSE(shipped::readFrom(json, [&](const FieldSource& at) { read = readTables(at); }));
    CHECK(read == tables());
}
