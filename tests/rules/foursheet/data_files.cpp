#include "shipped_files.hpp"

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::foursheet;

TEST_CASE("FSS-36.7 all data survive being written and read together",
          "[foursheet][FSS-36][FSS-36.7][data]") {
    const std::string json = shipped::writtenBy([](FieldSink& to) { write(*shipped::data(), to); });
    Data read;
    const auto error =
        shipped::readFrom(json, [&](const FieldSource& at) { read = readDataWhole(at); });
    CHECK_FALSE(error);
    CHECK(read == *shipped::data());
}

TEST_CASE("FSS-36 a file too few or twice the same formation is refused",
          "[foursheet][FSS-36][refusal]") {
    const auto few =
        shipped::readFrom("[]", [](const FieldSource& at) { (void)readDataWhole(at); });
    REQUIRE(few);
    CHECK(few->reason == "must have 5 to 9 entries, not 0");
    std::string all = "[";
    for (const char* const file : {"cards-pro-set", "cards-pro-set", "codes", "returns", "tables"})
        all += (all.size() > 1 ? "," : "") +
               shipped::text("resources/games/foursheet/" + std::string{file} + ".json");
    const auto twice =
        shipped::readFrom(all + "]", [](const FieldSource& at) { (void)readDataWhole(at); });
    REQUIRE(twice);
    CHECK(twice->pointer == "/1/formation");
}

TEST_CASE("FSS-36 hostile documents are refused and never believed",
          "[foursheet][FSS-36][refusal]") {
    for (const char* const json :
         {"null",
          "[]",
          "{}",
          "7",
          "\"text\"",
          R"({"schema": 1})",
          R"({"schema": "fss.team/1"})",
          R"({"schema": "fss.team/1", "id": "abc", "name": "A\u0000B"})"}) {
        CHECK(shipped::readFrom(json, [](const FieldSource& at) { (void)readTeam(at); }));
        CHECK(shipped::readFrom(json, [](const FieldSource& at) { (void)readRules(at); }));
        CHECK(shipped::readFrom(json, [](const FieldSource& at) { (void)readDeck(at); }));
        CHECK(shipped::readFrom(json, [](const FieldSource& at) { (void)readCodes(at); }));
        CHECK(shipped::readFrom(json, [](const FieldSource& at) { (void)readReturns(at); }));
        CHECK(shipped::readFrom(json, [](const FieldSource& at) { (void)readTables(at); }));
    }
}
