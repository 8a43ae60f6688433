#include <thrum/core/shared.hpp>

#include <string>
#include <vector>

#include <catch2/catch.hpp>

using namespace thrum;

namespace {

struct Roster {
    std::string name = "nobody";
    std::vector<int> numbers{};
    bool operator==(const Roster&) const = default;
};

}  // namespace

TEST_CASE("a shared value is copied by its pointer and read like the value", "[core][shared]") {
    const Shared<Roster> one{Roster{.name = "Lancers", .numbers = {12, 34}}};
    const Shared<Roster> two = one;
    CHECK(&*one == &*two);
    CHECK(two->name == "Lancers");
    CHECK((*two).numbers == std::vector<int>{12, 34});
}

TEST_CASE("a shared value that nobody gave is the default", "[core][shared]") {
    const Shared<Roster> one;
    const Shared<Roster> two;
    CHECK(*one == Roster{});
    CHECK(&*one == &*two);
}

TEST_CASE("editing one copy of a shared value leaves the others as they are", "[core][shared]") {
    const Shared<Roster> kept{Roster{.name = "Lancers", .numbers = {12}}};
    Shared<Roster> changed = kept;
    changed.edit().numbers.push_back(34);
    CHECK(kept->numbers == std::vector<int>{12});
    CHECK(changed->numbers == std::vector<int>{12, 34});
    Shared<Roster> standard;
    standard.edit().name = "Wildcats";
    CHECK(Shared<Roster> {} -> name == "nobody");
}

TEST_CASE("shared values are equal when what they hold is equal", "[core][shared]") {
    const Shared<Roster> one{Roster{.name = "Lancers", .numbers = {12}}};
    const Shared<Roster> same{Roster{.name = "Lancers", .numbers = {12}}};
    Shared<Roster> other = one;
    CHECK(one == same);
    CHECK(&*one != &*same);
    CHECK(one == other);
    other.edit().numbers.clear();
    CHECK(one != other);
}

TEST_CASE("a shared value that was moved from still holds one", "[core][shared]") {
    Shared<Roster> one{Roster{.name = "Lancers", .numbers = {12}}};
    const Shared<Roster> two = std::move(one);
    CHECK(two->name == "Lancers");
    CHECK(one->name == "Lancers");  // NOLINT(bugprone-use-after-move,clang-analyzer-cplusplus.Move)
}
