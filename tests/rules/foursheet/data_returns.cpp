#include "shipped_files.hpp"

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::foursheet;

namespace {

constexpr const char* kFile = "resources/games/foursheet/returns.json";

CodeId read(char letter, int sum, LongReturn longest = {61, 2}) {
    return returnCode(shipped::data()->returns, letter, sum, longest);
}
std::optional<LoadError> errorWith(std::string_view old, std::string_view replacement) {
    return shipped::readFrom(shipped::exchanged(shipped::text(kFile), old, replacement),
                             [](const FieldSource& at) { (void)readReturns(at); });
}

}  // namespace

TEST_CASE("FSS-29.7 the return table gives the printed codes", "[foursheet][FSS-29.7][data]") {
    const std::array<CodeId, 11> given{61, 41, 41, 31, 21, 21, 21, 21, 31, 41, 41};
    for (int sum = 2; sum <= 12; ++sum)
        CHECK(read('D', sum) == given[static_cast<std::size_t>(sum - 2)]);
    CHECK(read('A', 12) == 51);
    CHECK(read('T', 8) == 82);
    CHECK(read('O', 5) == 11);
    CHECK(read('T', 12) == 90);
    CHECK(read('K', 6) == 11);
    CHECK(read('P', 7) == 90);
}

TEST_CASE("FSS-29.3 S-49 a frequency of five takes the long return to row five",
          "[foursheet][FSS-29.3][scenario]") {
    const LongReturn often{61, 5};
    CHECK(read('D', 5, often) == 61);
    CHECK(read('D', 2, often) == 31);
    CHECK(read('D', 4, often) == 41);
    CHECK(read('D', 2) == 61);
}

TEST_CASE("FSS-29.2 S-50 a win of the coverage has a shorter long return",
          "[foursheet][FSS-29.2][scenario]") {
    CHECK(read('O', 2, {21, 2}) == 21);
    CHECK(read('O', 2, {90, 2}) == 90);
}

TEST_CASE("FSS-36.5 a wrong return table is refused", "[foursheet][FSS-36.5][refusal]") {
    const auto given = errorWith("\"D\": [\"L\", \"41\"", "\"D\": [\"L\", \"51\"");
    REQUIRE(given);
    CHECK(given->pointer == "/columns/D");
    CHECK(given->reason == "must be the column of the book");
    const auto first = errorWith("\"A\": [\"L\"", "\"A\": [\"41\"");
    REQUIRE(first);
    CHECK(first->pointer == "/columns/A/0");
    const auto second = errorWith("\"A\": [\"L\", \"51\"", "\"A\": [\"L\", \"L\"");
    REQUIRE(second);
    CHECK(second->reason == "\"L\" may stand in row 2 alone");
    const auto context = errorWith("\"A\": [\"L\", \"51\"", "\"A\": [\"L\", \"46\"");
    REQUIRE(context);
    CHECK(context->reason == "must be a code of returns, not \"46\"");
}

TEST_CASE("FSS-36.5 the return table survives being written and read",
          "[foursheet][FSS-36.5][data]") {
    ReturnTable table;
    const std::string json =
        shipped::writtenBy([&](FieldSink& to) { write(shipped::data()->returns, to); });
    CHECK_FALSE(shipped::readFrom(json, [&](const FieldSource& at) { table = readReturns(at); }));
    CHECK(table == shipped::data()->returns);
}
