#include "io/samples.hpp"

#include <thrum/io/board_file.hpp>

using namespace thrum;
using test::kBoardText;
using test::Spoiled;

TEST_CASE("A board file is read whole", "[io][board]") {
    const auto board = io::parseBoard(
        test::with(kBoardText,
                   "\"mains_hz\": 60",
                   "\"mains_hz\": 50, \"slope_x\": 0.01, \"slope_y\": -0.02, \"amplitude\": "
                   "{\"columns\": 2, \"rows\": 2, \"factors\": [1, 0.5, 0.9, 1.1]}"),
        "flat.json");
    REQUIRE(board);
    CHECK(board->id == "flat");
    CHECK(board->lengthMm == 1219.2);
    CHECK(board->widthMm == 609.6);
    CHECK(board->mmPerYard == 9.525);
    CHECK(board->mainsHz == 50.0);
    CHECK(board->slopeX == 0.01);
    CHECK(board->slopeY == -0.02);
    CHECK(board->amplitude == AmplitudeMap{2, 2, {1, 0.5, 0.9, 1.1}});
}

TEST_CASE("D6: a field that does not fit its plate is refused, half a millimeter is slack",
          "[io][board][refusal]") {
    CHECK(io::parseBoard(test::with(kBoardText, "1219.2", "1142.5"), "x.json"));
    test::checkRefused(
        kBoardText,
        {"1219.2", "1142.4", "/mm_per_yard", "the field of 1143 x 508 mm does not fit the plate"},
        io::parseBoard);
    test::checkRefused(
        kBoardText,
        {"609.6", "507", "/mm_per_yard", "the field of 1143 x 508 mm does not fit the plate"},
        io::parseBoard);
}

TEST_CASE("A spoiled board file is refused with file, pointer and reason", "[io][board][refusal]") {
    const auto spoiled = GENERATE(values<Spoiled>({
        {"\"mains_hz\": 60", "\"mains_hz\": 55", "/mains_hz", "must be 50 or 60, not 55"},
        {"\"mains_hz\": 60",
         "\"mains_hz\": 400",
         "/mains_hz",
         "must be a whole number from 50 to 60, not 400"},
        {"9.525", "0", "/mm_per_yard", "must be a number from 3 to 30, not 0"},
        {"\"mains_hz\": 60",
         "\"mains_hz\": 60, \"slope_x\": 0.06",
         "/slope_x",
         "must be a number from -0.05 to 0.05, not 0.06"},
        {"\"mains_hz\": 60",
         "\"mains_hz\": 60, \"amplitude\": {\"columns\": 2, \"rows\": 3, "
         "\"factors\": [1, 1, 1, 1, 1]}",
         "/amplitude/factors",
         "must have 6 entries, not 5"},
        {"\"mains_hz\": 60",
         "\"mains_hz\": 60, \"amplitude\": {\"columns\": 65, \"rows\": 3, "
         "\"factors\": []}",
         "/amplitude/columns",
         "must be a whole number from 2 to 64, not 65"},
        {"\"mains_hz\": 60",
         "\"mains_hz\": 60, \"amplitude\": {\"columns\": 2, \"rows\": 2, "
         "\"factors\": [1, 1, 1, 2.1]}",
         "/amplitude/factors/3",
         "must be a number from 0 to 2, not 2.1"},
    }));
    test::checkRefused(kBoardText, spoiled, io::parseBoard);
}
