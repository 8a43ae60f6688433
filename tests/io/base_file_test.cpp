#include "io/samples.hpp"

#include <thrum/io/base_file.hpp>

using namespace thrum;
using test::kBaseText;
using test::Spoiled;

TEST_CASE("A base file is read whole", "[io][base]") {
    const auto base = io::parseBase(
        test::with(test::with(kBaseText, "\"prongs\"", "\"dial_center_mm\": [8, 1], \"prongs\""),
                   "\"stiffness_n_per_m\": 22}",
                   "\"lean_side_deg\": -3, \"stiffness_n_per_m\": 22, \"drop_mm\": 0.1, "
                   "\"on_dial\": true}"),
        "plain.json");
    REQUIRE(base);
    CHECK(base->id == "plain");
    CHECK(base->name == "Plain");
    CHECK(base->massG == 1.4);
    CHECK(base->outlineMm == std::vector<Vec2>{{-12, -9}, {12, -9}, {12, 9}, {-12, 9}});
    CHECK(base->dialCentreMm == Vec2{8, 1});
    CHECK_FALSE(base->prongsCut);
    CHECK(base->massProduced);
    REQUIRE(base->prongs.size() == 3);
    CHECK(base->prongs[0] == ProngSpec{9, 6, 18, -3, 22, 0.1, true});
    CHECK(base->prongs[2] == ProngSpec{-9, 0, 18, 0, 22, 0, false});
}

TEST_CASE("A spoiled base file is refused with file, pointer and reason", "[io][base][refusal]") {
    const auto spoiled = GENERATE(values<Spoiled>({
        {"\"mass_g\": 1.4,", "", "", "the key \"mass_g\" is missing"},
        {"\"mass_g\": 1.4", "\"mass_g\": 1.4, \"wings\": 2", "/wings", "this key is unknown"},
        {"\"mass_g\": 1.4",
         "\"mass_g\": 1.4, \"mass_g\": 1.5",
         "/mass_g",
         "this key is given twice"},
        {"1.4", "\"1.4\"", "/mass_g", "must be a number, not text"},
        {"1.4", "0.2", "/mass_g", "must be a number from 0.3 to 10, not 0.2"},
        {"1.4", "-0.0", "/mass_g", "must be a number from 0.3 to 10, not -0"},
        {"base/1", "base/2", "/schema", "must be \"thrum.base/1\", not \"thrum.base/2\""},
        {"\"plain\"",
         "\"Plain\"",
         "/id",
         "must be 1 to 40 lower-case letters, digits, - or _, a letter or digit first, not "
         "\"Plain\""},
        {"\"Plain\"", "\"\"", "/name", "must have 1 to 40 characters, not 0"},
        {"[[-12, -9], [12, -9], [12, 9], [-12, 9]]",
         "[[-12, -9], [12, -9], [0, 9]]",
         "/outline_mm",
         "must have 4 to 8 entries, not 3"},
        {"[[-12, -9], [12, -9], [12, 9], [-12, 9]]",
         "[[-12,-9],[-5,-9],[0,-9],[5,-9],[12,-9],[12,0],[12,9],[0,9],[-12,9]]",
         "/outline_mm",
         "must have 4 to 8 entries, not 9"},
        {"[12, -9]", "[12]", "/outline_mm/1", "must have 2 entries, not 1"},
        {"[12, -9]", "[26, -9]", "/outline_mm/1/0", "must be a number from -25 to 25, not 26"},
        {"[12, 9], [-12, 9]",
         "[-12, 9], [12, 9]",
         "/outline_mm",
         "must be convex and run counter-clockwise"},
        {"[12, 9], [-12, 9]",
         "[12, 9], [0, 0], [-12, 9]",
         "/outline_mm",
         "must be convex and run counter-clockwise"},
        {"[[-12, -9], [12, -9], [12, 9], [-12, 9]]",
         "[[-12, 9], [12, 9], [12, -9], [-12, -9]]",
         "/outline_mm",
         "must be convex and run counter-clockwise"},
        {"[[-12, -9], [12, -9], [12, 9], [-12, 9]]",
         "[[-12, -3], [12, -3], [12, 3], [-12, 3]]",
         "/outline_mm",
         "must be at least 8 mm long and wide"},
        {"[[-12, -9], [12, -9], [12, 9], [-12, 9]]",
         "[[-12, -9], [13, -9], [13, 9], [-12, 9]]",
         "/outline_mm",
         "must have the middle of its bounding box at 0, 0"},
        {"\"x_mm\": 9, \"y_mm\": -6",
         "\"x_mm\": 9, \"y_mm\": -9.5",
         "/prongs",
         "prong 1 stands outside the outline"},
        {"\"stiffness_n_per_m\": 22},",
         "\"stiffness_n_per_m\": 22, \"on_dial\": true},",
         "/prongs",
         "prong 0 is on a dial, but the base has no \"dial_center_mm\""},
        {"\"stiffness_n_per_m\": 22},",
         "\"stiffness_n_per_m\": 121},",
         "/prongs/0/stiffness_n_per_m",
         "must be a number from 6 to 120, not 121"},
        {"\"lean_fore_deg\": 18",
         "\"lean_fore_deg\": 40.5",
         "/prongs/0/lean_fore_deg",
         "must be a number from -30 to 40, not 40.5"},
        {"\"lean_fore_deg\": 18",
         "\"lean_fore_deg\": 18, \"lean_side_deg\": -25.1",
         "/prongs/0/lean_side_deg",
         "must be a number from -25 to 25, not -25.1"},
        {"\"lean_fore_deg\": 18",
         "\"lean_fore_deg\": 18, \"drop_mm\": 0.16",
         "/prongs/0/drop_mm",
         "must be a number from -0.15 to 0.15, not 0.16"},
        {"\"lean_fore_deg\": 18",
         "\"lean_fore_deg\": 18, \"on_dial\": 1",
         "/prongs/0/on_dial",
         "must be true or false, not a number"},
    }));
    test::checkRefused(kBaseText, spoiled, io::parseBase);
}

TEST_CASE("A base has 3 to 8 prongs", "[io][base][refusal]") {
    const std::string prong =
        R"({"x_mm": 9, "y_mm": 6, "lean_fore_deg": 18, "stiffness_n_per_m": 22})";
    const auto withProngs = [&](int count) {
        std::string list;
        for (int i = 0; i < count; ++i)
            list += (i == 0 ? "" : ", ") + prong;
        const std::string text =
            kBaseText.substr(0, kBaseText.find("\"prongs\"")) + "\"prongs\": [" + list + "]}";
        return io::parseBase(text, "x.json");
    };
    CHECK(withProngs(3));
    CHECK(withProngs(8));
    REQUIRE_FALSE(withProngs(2));
    CHECK(withProngs(2).error() ==
          LoadError{"x.json", "/prongs", "must have 3 to 8 entries, not 2"});
    REQUIRE_FALSE(withProngs(9));
    CHECK(withProngs(9).error() ==
          LoadError{"x.json", "/prongs", "must have 3 to 8 entries, not 9"});
}

TEST_CASE("A file that is no object is refused", "[io][base][refusal]") {
    for (const char* text : {"[]", "7", "\"x\"", "null"}) {
        const auto base = io::parseBase(text, "x.json");
        REQUIRE_FALSE(base);
        CHECK(base.error().pointer.empty());
        CHECK(base.error().reason.rfind("must be an object, not ", 0) == 0);
    }
}
