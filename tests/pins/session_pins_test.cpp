#include "pins/pins.hpp"
#include "pins/recorded_again.hpp"
#include "support/shipped.hpp"
#include "support/temporary_folder.hpp"

#include <sstream>

#include <catch2/catch.hpp>

using namespace thrum;
using test::Pins;

namespace {

/// The document's session saves into the working folder.
constexpr std::string_view kSavedAs = "worked.thrum";

// The requests of the session in docs/protocol.md.
std::vector<std::string> workedRequests(const test::TemporaryFolder& folder) {
    std::istringstream document{test::contentsOf(test::sourceTree() / "docs" / "protocol.md")};
    std::vector<std::string> requests;
    for (std::string line; std::getline(document, line);) {
        if (!line.starts_with("> "))
            continue;
        if (const std::size_t at = line.find(kSavedAs); at != std::string::npos)
            line.replace(at, kSavedAs.size(), (folder.path() / kSavedAs).string());
        requests.push_back(line.substr(2));
    }
    return requests;
}

struct SeatedGame {
    const char* name;
    const char* request;
};
// Two seats of the program against each other: what they call, what is asked and what is told.
constexpr SeatedGame kSeatedGames[] = {
    {"random seats",
     R"({"do":"new","game":"tap","seed":11,"home":{"seat":"random"},"visitor":{"seat":"random"},)"
     R"("options":{"mode":"hotseat","method":"clock","board":"620","overrides":)"
     R"({"game.playsPerHalf":1,"game.halfMinutes":1}}})"},
    {"computer coaches",
     R"({"do":"new","game":"tap","seed":3,"home":{"seat":"computer:1"},)"
     R"("visitor":{"seat":"computer:2"},"options":{"mode":"solitaire","overrides":)"
     R"({"game.playsPerHalf":3}}})"},
};

}  // namespace

namespace thrum::test {

Pins sessionPinsNow() {
    Pins pins;
    const TemporaryFolder folder;
    const auto replies = repliesTo(workedRequests(folder));
    Pins worked = Pins::array();
    for (const std::string& reply : replies)
        worked.push_back(digestOf(reply));
    pins["docs/protocol.md"] = worked;
    for (const SeatedGame& game : kSeatedGames)
        pins[game.name] = digestOf(wholeGame(game.request));
    return pins;
}

}  // namespace thrum::test

TEST_CASE("the session of docs/protocol.md is answered byte for byte as ever",
          "[pins][protocol][golden]") {
    const test::TemporaryFolder folder;
    const auto requests = workedRequests(folder);
    const auto replies = test::repliesTo(requests);
    const Pins& pins = test::pinned()["sessions"]["docs/protocol.md"];
    REQUIRE(requests.size() >= 25);
    REQUIRE(pins.size() == replies.size());
    for (std::size_t i = 0; i < replies.size(); ++i) {
        INFO(requests[i] << "\n" << replies[i]);
        CHECK(test::digestOf(replies[i]) == pins[i].get<std::string>());
    }
}

TEST_CASE("seats of the program play the same games as ever", "[pins][protocol][D23][golden]") {
    for (const SeatedGame& game : kSeatedGames) {
        INFO(game.name);
        const Pins& pin = test::pinned()["sessions"][game.name];
        CHECK(test::digestOf(test::wholeGame(game.request)) == pin.get<std::string>());
    }
}
