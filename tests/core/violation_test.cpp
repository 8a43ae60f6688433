#include <thrum/core/violation.hpp>

#include <catch2/catch.hpp>

using namespace thrum;

TEST_CASE("templates take their named arguments and keep what they do not know", "[core]") {
    CHECK(filled("#{n} weighs {g} g", {{"n", "71"}, {"g", "4.01"}}) == "#71 weighs 4.01 g");
    CHECK(filled("{x} stays", {}) == "{x} stays");
    CHECK(filled("no braces", {{"n", "1"}}) == "no braces");
    CHECK(filled("open {n", {{"n", "1"}}) == "open {n");
}
