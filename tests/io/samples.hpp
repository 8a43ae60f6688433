#pragma once

#include <string>
#include <string_view>

#include <catch2/catch.hpp>

/// The smallest valid file of each kind, to be spoiled in one place by a test.
namespace thrum::test {

inline const std::string kBaseText = R"({
    "schema": "thrum.base/1",
    "id": "plain",
    "name": "Plain",
    "mass_g": 1.4,
    "outline_mm": [[-12, -9], [12, -9], [12, 9], [-12, 9]],
    "prongs": [
        {"x_mm": 9, "y_mm": 6, "lean_fore_deg": 18, "stiffness_n_per_m": 22},
        {"x_mm": 9, "y_mm": -6, "lean_fore_deg": 18, "stiffness_n_per_m": 22},
        {"x_mm": -9, "y_mm": 0, "lean_fore_deg": 18, "stiffness_n_per_m": 22}
    ]
}
)";

inline const std::string kBoardText = R"({
    "schema": "thrum.board/1",
    "id": "flat",
    "name": "Flat",
    "length_mm": 1219.2,
    "width_mm": 609.6,
    "mm_per_yard": 9.525,
    "mains_hz": 60
}
)";

inline const std::string kTeamText = R"({
    "schema": "thrum.team/1",
    "id": "crows",
    "name": "Crows",
    "abbreviation": "CRW",
    "colors": {"dark": "#202020", "trim": "#ffcc00"},
    "players": [
        {
            "id": "d12",
            "number": "12",
            "name": "Ada Quill",
            "position": "QB",
            "unit": "dark",
            "figure": {"mass_g": 1.6, "height_mm": 30},
            "base": "rookie",
            "second_base": "stationary"
        },
        {
            "id": "w90",
            "number": "90",
            "name": "Bo Stern",
            "position": "DL",
            "unit": "white",
            "figure": {"mass_g": 1.6, "height_mm": 30},
            "base": "strength",
            "putty": [{"mass_g": 0.4, "x_mm": 0, "y_mm": 0, "z_mm": 3}]
        }
    ]
}
)";

inline const std::string kFormationText = R"({
    "schema": "thrum.formation/1",
    "id": "pair",
    "name": "Pair",
    "unit": "offense",
    "carrier": "QB",
    "men": [
        {"role": "C", "position": "C", "front": 0.2, "lateral": 0, "heading_deg": 0},
        {"role": "QB", "position": "QB", "front": 2.6, "lateral": 0, "heading_deg": 0}
    ]
}
)";

/// The text with its first `from` replaced; the test is wrong if there is none.
inline std::string with(std::string text, std::string_view from, std::string_view to) {
    const auto at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

/// One way to spoil a file and what must be said about it.
struct Spoiled {
    const char* from = "";
    const char* to = "";
    const char* pointer = "";
    const char* reason = "";
};

/// Checks file, pointer and reason exactly.
template <class Parse>
void checkRefused(const std::string& sample, const Spoiled& spoiled, Parse parse) {
    INFO(spoiled.from << "  ->  " << spoiled.to);
    const auto result = parse(with(sample, spoiled.from, spoiled.to), "spoiled.json");
    REQUIRE_FALSE(result);
    CHECK(result.error().file == "spoiled.json");
    CHECK(result.error().pointer == spoiled.pointer);
    CHECK(result.error().reason == spoiled.reason);
}

}  // namespace thrum::test
