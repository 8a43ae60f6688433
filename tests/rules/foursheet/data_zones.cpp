#include "shipped_files.hpp"

#include <map>

#include <catch2/catch.hpp>

using namespace thrum::foursheet;

TEST_CASE("FSS-4.1 there are fourteen zones on four levels with their limits",
          "[foursheet][FSS-4.1]") {
    REQUIRE(allZones().size() == 14);
    std::map<Level, int> zones;
    std::map<Level, int> room;
    for (const Zone zone : allZones()) {
        ++zones[levelOf(zone)];
        room[levelOf(zone)] += limitOf(zone);
    }
    CHECK(zones[Level::Deep] == 1);
    CHECK(zones[Level::Medium] == 3);
    CHECK(zones[Level::Flat] == 3);
    CHECK(zones[Level::Blitz] == 7);
    CHECK(room[Level::Deep] == 2);
    CHECK(room[Level::Medium] == 6);
    CHECK(room[Level::Flat] == 6);
    CHECK(room[Level::Blitz] == 7);
}

TEST_CASE("FSS-4.2 each blitz zone has one flat zone behind it", "[foursheet][FSS-4.2]") {
    CHECK(behind(Zone::B1) == Zone::F1);
    CHECK(behind(Zone::B2) == Zone::F1);
    CHECK(behind(Zone::B3) == Zone::F2);
    CHECK(behind(Zone::B4) == Zone::F2);
    CHECK(behind(Zone::B5) == Zone::F2);
    CHECK(behind(Zone::B6) == Zone::F3);
    CHECK(behind(Zone::B7) == Zone::F3);
    CHECK(behind(Zone::M2) == Zone::M2);
    for (const Zone flat : {Zone::F1, Zone::F2, Zone::F3})
        for (const Zone front : inFrontOf(flat))
            CHECK(behind(front) == flat);
}

TEST_CASE("FSS-4.4 the box is the line and the flats", "[foursheet][FSS-4.4]") {
    int box = 0;
    for (const Zone zone : allZones()) {
        box += isBox(zone) ? 1 : 0;
        CHECK(isBox(zone) != isBack(zone));
    }
    CHECK(box == 10);
}

TEST_CASE("FSS-4.5 the field has a left and a middle and a right column", "[foursheet][FSS-4.5]") {
    std::map<FieldColumn, int> zones;
    for (const Zone zone : allZones())
        ++zones[columnOf(zone)];
    CHECK(zones[FieldColumn::Left] == 4);
    CHECK(zones[FieldColumn::Middle] == 6);
    CHECK(zones[FieldColumn::Right] == 4);
    CHECK(columnOf(Zone::B2) == FieldColumn::Left);
    CHECK(columnOf(Zone::D1) == FieldColumn::Middle);
    CHECK(columnOf(Zone::B6) == FieldColumn::Right);
}

TEST_CASE("FSS-20.7 a sideways step stays on its level", "[foursheet][FSS-20.7]") {
    CHECK(stepped(Zone::M3, Sideways::Left) == Zone::M2);
    CHECK(stepped(Zone::F1, Sideways::Right) == Zone::F2);
    CHECK_FALSE(stepped(Zone::M3, Sideways::Right));
    CHECK_FALSE(stepped(Zone::M1, Sideways::Left));
    CHECK_FALSE(stepped(Zone::F3, Sideways::Right));
    CHECK_FALSE(stepped(Zone::D1, Sideways::Left));
    CHECK_FALSE(stepped(Zone::B7, Sideways::Right));
}

TEST_CASE("FSS-4.6 seven zones are out of bounds for the clock", "[foursheet][FSS-4.6]") {
    std::string outermost;
    for (const Zone zone : allZones())
        if (isOutermost(zone))
            outermost += std::string{nameOf(zone)} + " ";
    CHECK(outermost == "D1 M1 M3 F1 F3 B1 B7 ");
}

TEST_CASE("FSS-17.3 a keyer steps forward in the book's order", "[foursheet][FSS-17.3]") {
    const auto names = [](Zone flat) {
        std::string text;
        for (const Zone zone : inFrontOf(flat))
            text += std::string{nameOf(zone)} + " ";
        return text;
    };
    CHECK(names(Zone::F1) == "B2 B1 ");
    CHECK(names(Zone::F2) == "B4 B3 B5 ");
    CHECK(names(Zone::F3) == "B6 B7 ");
    CHECK(names(Zone::M2).empty());
}

TEST_CASE("FSS-5.1 tokens of the offense stand in the order of the book",
          "[foursheet][FSS-5.1][FSS-5.5]") {
    std::string order;
    for (const Role role : rolesIn(Formation::ProSet))
        order += std::string{nameOf(role)} + " ";
    CHECK(order == "QB SE FL TE FB HB LT LG C RG RT ");
    CHECK(tokenOf(Formation::ProSet, Role::C) == 9);
    CHECK_FALSE(tokenOf(Formation::ProSet, Role::TE2));
    CHECK(tokenOf(Formation::ShortYardage, Role::TE2) == 3);
    CHECK(tokenOf(Formation::Trips, Role::FL2) == 5);
    CHECK(namesOf(Formation{}).size() == 6);
}

TEST_CASE("FSS-5.2 tokens of every front have their names", "[foursheet][FSS-5.2][FSS-5.1]") {
    const auto order = [](Front front) {
        std::string text;
        for (int token = 1; token <= 11; ++token)
            text += std::string{slotOf(front, token)} + " ";
        return text;
    };
    CHECK(order(Front::FourThree) == "LDE LDT RDT RDE LLB MLB RLB LCB RCB SS FS ");
    CHECK(order(Front::Nickel) == "LDE LDT RDT RDE LLB NB RLB LCB RCB SS FS ");
    CHECK(order(Front::ThreeFour) == "LDE NT RDE LOLB LILB RILB ROLB LCB RCB SS FS ");
    CHECK(order(Front::FiveTwoFour) == "LDE LDT NT RDT RDE LOLB ROLB LCB RCB SS FS ");
}

TEST_CASE("FSS-5.3 outside linebackers of every front", "[foursheet][FSS-5.3]") {
    CHECK(outsideLinebackers(Front::FourThree) == std::array{5, 7});
    CHECK(outsideLinebackers(Front::Nickel) == std::array{5, 7});
    CHECK(outsideLinebackers(Front::ThreeFour) == std::array{4, 7});
    CHECK(outsideLinebackers(Front::FiveTwoFour) == std::array{6, 7});
}
