#include "support/shipped.hpp"
#include "support/temporary_folder.hpp"

#include <thrum/games/tap/game.hpp>
#include <thrum/games/tap/rules_file.hpp>
#include <thrum/io/data_file.hpp>
#include <thrum/io/game_header.hpp>
#include <thrum/io/game_summary.hpp>

#include <cstdlib>
#include <functional>
#include <new>

#include <catch2/catch.hpp>

// Memory runs out at the n-th request of a reader, for every n up to the last: the reader says no
// or throws, ends nothing, and reads the same text as ever once there is memory again.
namespace {

thread_local long long allocationsLeft = -1;  // until one is refused; -1: as many as are asked for

void* asked(std::size_t size) {
    if (allocationsLeft >= 0 && allocationsLeft-- == 0)
        throw std::bad_alloc{};
    void* const memory = std::malloc(size == 0 ? 1 : size);
    if (memory == nullptr)
        throw std::bad_alloc{};
    return memory;
}

}  // namespace

void* operator new(std::size_t size) {
    return asked(size);
}
void* operator new[](std::size_t size) {
    return asked(size);
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete[](void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, std::size_t) noexcept {
    std::free(memory);
}
void operator delete[](void* memory, std::size_t) noexcept {
    std::free(memory);
}

using namespace thrum;

namespace {

// How many requests until the reader came through; `read` says whether it took the text.
long long starve(const std::function<bool()>& read) {
    REQUIRE(read());
    for (long long n = 0;; n += 1 + n / 40) {
        bool taken = false;
        bool thrown = false;
        allocationsLeft = n;
        try {
            taken = read();
        } catch (const std::bad_alloc&) {
            thrown = true;
        }
        const bool ranOut = allocationsLeft < 0;
        allocationsLeft = -1;
        if (taken && !ranOut && !thrown)
            return n;
        if (n % 7 == 0)
            REQUIRE(read());
    }
}

std::string shippedText(const std::string& name) {
    return test::contentsOf(test::sourceTree() / name);
}

}  // namespace

TEST_CASE("Out of memory ends no reader of data files", "[io][memory][property]") {
    for (const char* folder : {"teams", "bases", "boards", "formations"}) {
        std::filesystem::path first;
        for (const auto& entry :
             std::filesystem::directory_iterator{test::sourceTree() / "resources" / folder})
            if (first.empty() || entry.path() < first)
                first = entry.path();
        const std::string text = test::contentsOf(first);
        CHECK(starve([&] { return io::parseDataFile(text, "file").has_value(); }) > 10);
    }
    const std::string rules = shippedText("rules/tap.json");
    CHECK(starve([&] { return app::parseTapRules(rules).has_value(); }) > 10);
}

TEST_CASE("Out of memory ends no reader of games", "[io][memory][property]") {
    const std::string whole = shippedText("tests/data/playthroughs/fumble.thrum");
    std::size_t end = 0;
    for (int line = 0; line < 12 && end < whole.size(); ++line)
        end = whole.find('\n', end) + 1;
    const std::string text = whole.substr(0, end);
    CHECK(starve([&] { return io::summarizeGame(text, "game").has_value(); }) > 10);
    const std::string header = text.substr(0, text.find('\n'));
    CHECK(starve([&] { return io::parseHeaderLine(header, "game").has_value(); }) > 10);
    tap::State names = tap::recordNames({});
    for (std::size_t at = header.size() + 1; at < text.size(); at = text.find('\n', at) + 1) {
        const std::string line = text.substr(at, text.find('\n', at) - at);
        if (line.find("\"kind\":\"chance\"") != std::string::npos)
            CHECK(starve([&] {
                      return app::parseGameLine<games::Tap>(line, "game", names).has_value();
                  }) > 5);
    }
}
