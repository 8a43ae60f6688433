#include "support/recorded_game.hpp"
#include "support/temporary_folder.hpp"

#include <thrum/app/verify.hpp>
#include <thrum/board/revision.hpp>
#include <thrum/games/tap/game.hpp>

#include <catch2/catch.hpp>

using namespace thrum;
using test::RecordedGame;

namespace {

app::Verification verified(const std::string& text) {
    static const app::Library library = test::shippedLibrary();
    auto result = app::verify(library, text, "game.thrum");
    if (!result)
        FAIL(result.error().text());
    return *std::move(result);
}

std::string replaced(std::string text, std::string_view from, std::string_view to) {
    const std::size_t at = text.find(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}

int lineOf(const std::string& text, std::string_view part) {
    const std::size_t at = text.find(part);
    REQUIRE(at != std::string::npos);
    return 1 + static_cast<int>(
                   std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(at), '\n'));
}

const std::string& sample() {
    return RecordedGame::variety()[1].text();
}

}  // namespace

TEST_CASE("D63 games of this program verify: rules, dice and physics lead where they led",
          "[app][D63][property]") {
    for (const std::size_t i : {0U, 4U, 8U}) {
        const RecordedGame& game = RecordedGame::variety()[i];
        INFO(game.what());
        const app::Verification result = verified(game.text());
        if (result.difference)
            FAIL(result.difference->text());
        CHECK(result.inputs == game.states().size());
        CHECK(result.runs > 5);
        CHECK(result.draws > 0);
        CHECK(result.written == 0);
    }
}

TEST_CASE("D63 what the readers are fired at begins with games of this program",
          "[app][D63][fuzz]") {
    const auto folder = test::sourceTree() / "tests" / "fuzz" / "corpus" / "any_game";
    int games = 0;
    for (const auto& entry : std::filesystem::directory_iterator{folder}) {
        INFO(entry.path().filename());
        const app::Verification result = verified(test::contentsOf(entry.path()));
        if (result.difference)
            FAIL(result.difference->text());
        CHECK(result.inputs == 11);
        ++games;
    }
    CHECK(games == 5);
}

TEST_CASE("D63 the first difference is named by its line and what it is", "[app][D63][refusal]") {
    const std::string& text = sample();
    REQUIRE_FALSE(verified(text).difference);

    SECTION("a digest") {
        const int line = 2;
        const std::size_t at = text.find("\"digest\":\"", text.find('\n')) + 10;
        std::string other = text;
        other[at] = other[at] == '0' ? '1' : '0';
        const auto difference = verified(other).difference;
        REQUIRE(difference);
        CHECK(difference->line == line);
        CHECK(difference->what == "digest");
        CHECK(difference->expected == other.substr(at, 16));
        CHECK(difference->got == text.substr(at, 16));
    }
    SECTION("an event") {
        const std::string from = R"({"type":"announced","clause":"TAP-PS-7")";
        const auto difference =
            verified(replaced(text, from, R"({"type":"announced","clause":"TAP-PS-8")")).difference;
        REQUIRE(difference);
        CHECK(difference->line == lineOf(text, from));
        CHECK(difference->what == "event 1");
    }
    SECTION("a coin that fell otherwise") {
        const std::string heads = R"({"type":"coin","face":"heads"})";
        const std::string tails = R"({"type":"coin","face":"tails"})";
        const bool fellHeads = text.find(heads) < text.find(tails);
        const std::string& was = fellHeads ? heads : tails;
        const auto difference = verified(replaced(text, was, fellHeads ? tails : heads)).difference;
        REQUIRE(difference);
        CHECK(difference->line == lineOf(text, was));
        CHECK(difference->what == "coin");
        CHECK(difference->got == (fellHeads ? "heads" : "tails"));
    }
    SECTION("a decision that the rules refuse") {
        const std::string was = R"("type":"ready","side")";
        const auto difference = verified(replaced(text, was, R"("type":"punt","side")")).difference;
        REQUIRE(difference);
        CHECK(difference->what == "input");
        CHECK(difference->expected == "accepted");
    }
    SECTION("a run on another board: nothing but the physics differs") {
        const std::string head = text.substr(0, text.find('\n'));
        const std::size_t speed = head.find("\"speed\":5");
        REQUIRE(speed != std::string::npos);
        const auto difference = verified(replaced(text, "\"speed\":5", "\"speed\":6")).difference;
        REQUIRE(difference);
        CHECK(difference->what.starts_with("run, "));
    }
}

TEST_CASE("D63 a run of another revision of the board may go otherwise: all else is checked on",
          "[app][D63][property]") {
    const std::string& text = sample();
    const std::string mine = "\"physics\":" + std::to_string(kPhysicsRevision);
    // another speed stands for another board: its runs end elsewhere
    const std::string older =
        replaced(replaced(text, mine, "\"physics\":0"), "\"speed\":5", "\"speed\":6");
    const app::Verification result = verified(older);
    CHECK_FALSE(result.difference);
    CHECK(result.inputs == verified(text).inputs);
    CHECK(result.otherwise > 0);
    CHECK(result.otherwise <= result.runs);
    CHECK(result.physics == 0);
    REQUIRE(result.firstOtherwise);
    CHECK(result.firstOtherwise->what.starts_with("run, "));

    // the record itself is held to its word as ever
    const std::string announced = R"({"type":"announced","clause":"TAP-PS-7")";
    const app::Verification spoiled =
        verified(replaced(older, announced, R"({"type":"announced","clause":"TAP-PS-8")"));
    REQUIRE(spoiled.difference);
    CHECK(spoiled.difference->what == "event 1");
}

TEST_CASE("D63 the game clock of every line is checked", "[app][D63][refusal]") {
    const std::string& text = RecordedGame::variety()[0].text();
    const std::size_t at = text.find("\"clock_ms\":") + 11;
    std::string other = text;
    other[at] = other[at] == '1' ? '2' : '1';
    const auto difference = verified(other).difference;
    REQUIRE(difference);
    CHECK(difference->what == "game clock");
}

TEST_CASE("D61 a torn last line is no difference, a broken one is no game", "[app][D61][refusal]") {
    const std::string& text = sample();
    const app::Verification torn = verified(text.substr(0, text.size() - 5));
    CHECK(torn.torn);
    CHECK_FALSE(torn.difference);

    const app::Library library = test::shippedLibrary();
    const std::size_t second = text.find('\n') + 1;
    const auto broken =
        app::verify(library, text.substr(0, second) + "{}\n" + text.substr(second), "game.thrum");
    REQUIRE_FALSE(broken);
    CHECK(broken.error().file == "game.thrum, line 2");
    CHECK_FALSE(app::verify(library, "", "game.thrum"));
    CHECK_FALSE(app::verify(library, "{}\n", "game.thrum"));
}
