#include "support/recorded_game.hpp"
#include "support/temporary_folder.hpp"

#include <thrum/app/file_check.hpp>
#include <thrum/app/game_kinds.hpp>
#include <thrum/app/recording.hpp>
#include <thrum/app/replay.hpp>
#include <thrum/app/server.hpp>
#include <thrum/io/game_summary.hpp>
#include <thrum/io/text_file.hpp>
#include <thrum/rules/tap/rules_fields.hpp>

#include <catch2/catch.hpp>

// What comes from outside cannot hurt: nothing gets into a game that its file could not be read
// back with, and no file ends the program or keeps it busy.
using namespace thrum;
using app::TapGame;
using Catch::Contains;
using test::contentsOf;

namespace {

const app::Library& shippedFiles() {
    static const app::Library shipped = test::shippedLibrary();
    return shipped;
}

std::string fumble() {
    return contentsOf(test::sourceTree() / "tests" / "data" / "playthroughs" / "fumble.thrum");
}

app::Server hostileServer() {
    return app::Server{app::ServerSetup{.library = test::shippedLibrary(),
                                        .rulesFolder = test::sourceTree() / "rules",
                                        .program = "thrum test",
                                        .now = {}}};
}

constexpr const char* kPlainGame =
    R"({"do":"new","game":"tap","seed":7,"options":{"mode":"solitaire","board":"big","bases":"reference"}})";

bool isYes(const std::string& reply) {
    return reply.starts_with(R"({"ok":true)");
}

int inputsIn(const std::string& reply) {
    int count = 0;
    for (std::size_t at = 0; (at = reply.find("\"input\":", at + 1)) != std::string::npos;)
        ++count;
    return count;
}

std::string opensAgain(const TapGame& game) {
    const auto again = TapGame::open(shippedFiles(), game.fileText(), "own.thrum");
    if (!again)
        return again.error().text();
    if (again->damage)
        return again->damage->text();
    return again->game->digest() == game.digest() ? "" : "another digest";
}

// Every number of the rules, by its path, with the words of its file.
template <class T, class Tell>
void eachNumber(const std::string& path, const T& value, const Tell& tell) {
    if constexpr (std::is_same_v<T, int> || std::is_same_v<T, double>)
        tell(path);
    else if constexpr (requires { eachField(value, [](std::string_view, const auto&) {}); })
        eachField(value, [&](std::string_view key, const auto& one) {
            eachNumber(path.empty() ? std::string{key} : path + "." + std::string{key}, one, tell);
        });
}

// The first steps of a game between two random seats.
std::string playedSome(const std::string& overrides, std::uint64_t seed) {
    app::TapAsked asked = test::RecordedGame::asked(seed);
    asked.mode = tap::Mode::Solitaire;
    asked.own.method = tap::Method::Clock;
    asked.overrides = overrides;
    const auto rules = app::readTapRules(test::sourceTree() / "rules" / "tap.json");
    const auto game = TapGame::begin(shippedFiles(), rules->rules, asked, "thrum test", "2026");
    if (!game)
        return {};  // refused: an answer, too
    for (int step = 0; step < 6; ++step) {
        if (!(*game)->playSeats())
            break;
        if ((*game)->awaits() == games::Awaits::Chance) {
            tap::Input drawn;
            if (!(*game)->draw(drawn))
                break;
        } else if ((*game)->awaits() == games::Awaits::Run) {
            io::request::Run asked120;
            asked120.switchOffAt = 40;
            if (!(*game)->run(asked120))
                break;
        } else {
            break;
        }
    }
    return opensAgain(**game);
}

}  // namespace

TEST_CASE("D61 a base that no header holds is named by whoever reads the file", "[app][D61]") {
    std::string text = fumble();
    const std::size_t at = text.find("\"base\":\"", text.find("\"players\""));
    text.replace(at, text.find('"', at + 8) - at, "\"base\":\"nosuch");
    const auto replay = app::Replay::open(text, "game.thrum");
    REQUIRE_FALSE(replay);
    CHECK_THAT(replay.error().text(), Contains("/home/players/") && Contains("nosuch"));
}

TEST_CASE("D61 a mark before a concession is no damage, and a refused file costs no game",
          "[app][D61][D59]") {
    const std::string text = fumble();
    std::size_t run = text.find("\"kind\":\"run\"");
    run = text.rfind('\n', run) + 1;
    const std::string n = text.substr(run + 5, text.find(',', run) - run - 5);
    const std::string marked = text.substr(0, run) + R"({"kind":"mark","n_open":)" + n +
                               ",\"tick\":60}\n" +
                               R"({"kind":"end","reason":"conceded","side":"home"})" + "\n";
    const auto opened = app::openGame(shippedFiles(), marked, "game.thrum");
    REQUIRE(opened);
    CHECK_FALSE(opened->damage);
    CHECK(opened->game->conceded() == Side::Home);

    const test::TemporaryFolder folder;
    app::Server table = hostileServer();
    REQUIRE(isYes(table.answer(kPlainGame)));
    const std::string before = table.answer(R"({"do":"digest"})");
    const auto file = folder.write("game.thrum", marked);
    CHECK(isYes(table.answer(R"({"do":"open","file":")" + file.string() + "\"}")));
    REQUIRE(isYes(table.answer(kPlainGame)));
    // a board nobody knows: the run that was under way cannot be gone on with
    std::string elsewhere = marked.substr(0, marked.rfind("{\"kind\":\"end\""));
    const std::string tick = "\"tick\":60";
    elsewhere.replace(elsewhere.rfind(tick), tick.size(), "\"tick\":6000");
    const auto other = folder.write("other.thrum", elsewhere);
    static_cast<void>(table.answer(R"({"do":"open","file":")" + other.string() + "\"}"));
    CHECK(isYes(table.answer(R"({"do":"digest"})")));
}

TEST_CASE("D54 what could not be read back is refused before it counts", "[app][D54][refusal]") {
    app::Server table = hostileServer();
    const test::TemporaryFolder folder;
    const auto file = (folder.path() / "own.thrum").string();
    SECTION("an engine's long command") {
        const std::string command = "engine:true " + std::string(300, 'a');
        app::TapAsked asked = test::RecordedGame::asked(3);
        asked.home.seat = command;
        const auto game = test::RecordedGame::begin(shippedFiles(), asked);
        CHECK(opensAgain(*game) == "");
        CHECK(io::summarizeGame(game->fileText(), "game.thrum"));
        asked.home.seat = "engine:true\tfalse";
        const auto rules = app::readTapRules(test::sourceTree() / "rules" / "tap.json");
        CHECK_FALSE(TapGame::begin(shippedFiles(), rules->rules, asked, "thrum", "2026"));
        asked.home.seat = "engine:" + std::string(5000, 'a');
        CHECK_FALSE(TapGame::begin(shippedFiles(), rules->rules, asked, "thrum", "2026"));
    }
    SECTION("all men touching each other") {
        REQUIRE(isYes(table.answer(kPlainGame)));
        std::string men;
        for (const char side : {'H', 'V'})
            for (int n = 0; n < 11; ++n) {
                // every man but the first few wears a number of two digits
                men += (men.empty() ? "\"" : ",\"") + std::string{side} + std::to_string(n + 1) +
                       R"(":{"x":)" + std::to_string(50 + 0.001 * n) + R"(,"y":26})";
            }
        static_cast<void>(table.answer(
            R"({"do":"load","state":{"phase":"S5","offense":"home","figures":{)" + men + "}}}"));
        REQUIRE(isYes(table.answer(R"({"do":"save","file":")" + file + "\"}")));
        CHECK_FALSE(app::checkFile(shippedFiles(), file).error);
    }
    SECTION("a name longer than a name may be") {
        app::TapAsked asked = test::RecordedGame::asked(3);
        const auto game = test::RecordedGame::begin(shippedFiles(), asked);
        game->rename(std::string(500, 'x') + "\x1b[2J");
        game->note(std::string(900, 'y'));
        game->markThought(-5);
        CHECK(opensAgain(*game) == "");
        CHECK(game->name().size() == 200);
    }
}

TEST_CASE("TAP-GN-5 every number of the rules at its ends plays and opens again",
          "[app][TAP-GN-5][D54][property]") {
    std::vector<std::string> paths;
    eachNumber("", tap::RulesData{}, [&](const std::string& path) { paths.push_back(path); });
    REQUIRE(paths.size() > 100);
    const char* const kEnds[] = {"0",
                                 "1",
                                 "100",
                                 "1000",
                                 "3600",
                                 "16667",
                                 "40000",
                                 "1000000",
                                 "1e9",
                                 "1e300",
                                 "-1",
                                 "0.0001"};
    std::uint64_t seed = 1;
    for (const std::string& path : paths) {
        // one of the ends a rule and run; all of them within a dozen seeds
        for (std::size_t i = 0; i < std::size(kEnds); ++i) {
            const bool extreme = path == "game.halfMinutes" || path == "play.maxBoardOnSeconds" ||
                                 path == "random.dice" || path == "random.sides";
            if (!extreme && i != (seed + paths.size()) % std::size(kEnds))
                continue;
            const std::string overrides = "{\"" + path + "\":" + kEnds[i] + "}";
            INFO(overrides);
            CHECK(playedSome(overrides, seed) == "");
        }
        ++seed;
    }
}

TEST_CASE("D74 a key of too many dots is unknown and nothing worse", "[app][D74][refusal]") {
    std::string key = "stoppages.max";
    for (int i = 0; i < 200'000; ++i)
        key += ".a";
    app::Server table = hostileServer();
    const std::string reply =
        table.answer(R"({"do":"new","game":"tap","options":{"overrides":{")" + key + R"(":1}}})");
    CHECK(reply.starts_with("{\"ok\":"));
}

TEST_CASE("D28 a random seat that leads nowhere is told so", "[app][D28]") {
    app::Server table = hostileServer();
    const std::string reply = table.answer(
        R"({"do":"new","game":"tap","seed":884648,"home":{"seat":"computer:1"},"visitor":{"seat":"random"},)"
        R"("options":{"mode":"solitaire","board":"620","overrides":{"field.lengthYards":53.333},"waive_check":true}})");
    REQUIRE(isYes(reply));
    const std::string on = table.answer(R"({"do":"draw"})");
    CHECK(isYes(on));
    // what was decided before is told with it, and it was not endless
    CHECK_THAT(on, Contains("seat_error") && Contains("\"seats\":["));
    CHECK(inputsIn(on) > 100);
    CHECK(inputsIn(on) <= 301);  // the draw itself is one

    // nor does a client's word, or reading the game again, let it begin from the start
    const std::string again =
        table.answer(R"({"do":"submit","input":{"type":"lift","side":"visitor","figure":"V28"}})");
    REQUIRE(isYes(again));
    CHECK_THAT(again, Contains("seat_error") && Contains("\"seats\":["));
    CHECK(inputsIn(again) <= 41);
    const test::TemporaryFolder folder;
    const auto file = (folder.path() / "stuck.thrum").string();
    REQUIRE(isYes(table.answer(R"({"do":"save","file":")" + file + "\"}")));
    const std::string read = table.answer(R"({"do":"open","file":")" + file + "\"}");
    REQUIRE(isYes(read));
    CHECK_THAT(read, Contains("seat_error"));
    CHECK(inputsIn(read) <= 41);
}

TEST_CASE("D28 a coach whom the house rules leave no line-up gives up soon", "[app][D28]") {
    app::Server table = hostileServer();
    REQUIRE(isYes(table.answer(
        R"({"do":"new","game":"tap","seed":865481,"home":{"team":"lancers","seat":"computer:1"},)"
        R"("visitor":{"team":"wildcats","seat":"computer:1"},"options":{"mode":"solitaire",)"
        R"("board":"620","overrides":{"lineup.separationBaseLengths":100}}})")));
    std::string reply;
    for (int asked = 0; asked < 200 && !Contains("seat_error").match(reply); ++asked) {
        reply = table.answer(R"({"do":"draw"})");
        if (!isYes(reply))
            reply = table.answer(R"({"do":"run"})");
        REQUIRE(isYes(reply));
    }
    CHECK_THAT(reply, Contains("a seat found nothing that is allowed"));
    CHECK(inputsIn(reply) < 100);
}

TEST_CASE("D54 a game cut after any line goes on alike, random seats and all",
          "[app][D54][D50][journal][property]") {
    app::TapAsked asked = test::RecordedGame::asked(3);
    asked.own.method = tap::Method::Plays;
    asked.overrides = R"({"game.playsPerHalf":1})";
    const auto untold = [](const tap::State&, std::span<const tap::Event>) {};
    const auto whole = test::RecordedGame::begin(shippedFiles(), asked);
    REQUIRE_FALSE(app::playOut(*whole, untold));
    const std::string text = whole->fileText();
    std::size_t cut = text.find('\n') + 1;
    for (int line = 1; cut < text.size(); ++line) {
        cut = text.find('\n', cut) + 1;
        // what comes after the last input is the line that says the game is over, which nobody
        // decides
        if (line % 7 != 0 || text.find("{\"kind\":\"end\"", cut) == cut)
            continue;
        INFO("gone on with after line " << line + 1);
        auto back = TapGame::open(shippedFiles(), text.substr(0, cut), "game.thrum");
        REQUIRE(back);
        REQUIRE_FALSE(app::playOut(*back->game, untold));
        REQUIRE((back->game->fileText() == text));
    }
}

TEST_CASE("D61 a file of nothing but take-backs opens at once", "[app][D61][bomb]") {
    std::string text = fumble();
    const auto opened = TapGame::open(shippedFiles(), text, "game.thrum");
    REQUIRE(opened);
    std::size_t n = opened->game->entries();
    const std::size_t inForce = opened->game->inForce();
    // half of the way back and forth: each one is a line of its own
    TapGame& game = *opened->game;
    static_cast<void>(game.undo(1, true));
    text = game.fileText();
    n = game.entries();
    const std::string digest = text.substr(text.rfind("\"digest\":\"") + 10, 16);
    for (int i = 0; i < 8'000; ++i)
        text += R"({"n":)" + std::to_string(++n) + R"(,"kind":"takeback","to":)" +
                std::to_string(game.inForce()) + R"(,"digest":")" + digest + "\"}\n";
    const auto again = TapGame::open(shippedFiles(), text, "game.thrum");
    REQUIRE(again);
    CHECK_FALSE(again->damage);
    CHECK(again->game->entries() == n);
    CHECK(again->game->inForce() <= inForce);
    const auto shown = app::Replay::open(text, "game.thrum");
    REQUIRE(shown);
    CHECK_FALSE(shown->damage());
}

TEST_CASE("D61 a file of more entries than one of its size has is refused at once",
          "[app][D61][bomb]") {
    std::string text = fumble();
    text.resize(text.find('\n'));
    for (int n = 1; n <= 40'001; ++n)
        text += "\n{\"n\":" + std::to_string(n) +
                R"(,"kind":"takeback","to":0,"digest":"0123456789abcdef"})";
    const auto opened = app::openGame(shippedFiles(), text + "\n", "game.thrum");
    REQUIRE_FALSE(opened);
    CHECK_THAT(opened.error().reason, Contains("more than 40000 lines"));
    // whoever tells or verifies it says the same
    const auto shown = app::Replay::open(text + "\n", "game.thrum");
    REQUIRE_FALSE(shown);
    CHECK(shown.error().reason == opened.error().reason);
    const auto verified = app::verify(shippedFiles(), text + "\n", "game.thrum");
    REQUIRE_FALSE(verified);
    CHECK(verified.error().reason == opened.error().reason);
}

TEST_CASE("D44 a data file is not read beyond its limit, whoever asks", "[app][D44][bomb]") {
    const test::TemporaryFolder folder;
    std::string zeros = "[0";
    for (int i = 0; i < 1'000'000; ++i)
        zeros += ",0";
    const auto file = folder.write("zeros.json", zeros + "]");
    const auto check = app::checkFile(shippedFiles(), file);
    REQUIRE(check.error);
    CHECK_THAT(check.error->reason, Contains("larger than"));
}
