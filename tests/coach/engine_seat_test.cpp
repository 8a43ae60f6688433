#include "app/engine_process.hpp"
#include "coach/coach_table.hpp"
#include "support/temporary_folder.hpp"

#include <algorithm>
#include <csignal>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace thrum;
using test::CoachTable;

namespace {

struct PlayedByEngine {
    std::vector<std::string> notices;
    std::string record;
    bool over = false;
};

PlayedByEngine playWith(const std::string& command) {
    const CoachTable table;
    const auto game = table.begin("client", "computer:1", 4, 1);
    PlayedByEngine played;
    auto setup = CoachTable::setupFor(*game);
    setup.mayStartPrograms = true;
    setup.engineBudgetMs = 2000;
    setup.notice = [&](const std::string& sentence) { played.notices.push_back(sentence); };
    const auto seat = app::parseSeat("engine:" + command);
    REQUIRE(seat);
    game->setSeat(Side::Home, app::makeSeat(*seat, setup));
    CoachTable::play(*game);
    played.over = game->state().over;
    played.record = game->fileText();
    return played;
}

/// tests/coach/answering_engine.py with these words.
std::string answering(const std::vector<std::string>& words) {
    std::string command =
        "python3 '" + test::sourceTree().string() + "/tests/coach/answering_engine.py'";
    for (const std::string& word : words)
        command += " '" + word + "'";
    return command;
}
std::string watching(const std::string& tick,
                     const std::string& answer,
                     const std::string& seconds = "0") {
    return answering({"{}", tick, answer, seconds});
}

bool told(const PlayedByEngine& played, const std::string& part) {
    return std::ranges::any_of(played.notices, [&](const std::string& notice) {
        return notice.find(part) != std::string::npos;
    });
}

}  // namespace

TEST_CASE("D70 a program on a seat plays a whole game", "[coach][engine][D70]") {
    const auto played =
        playWith("python3 '" + test::sourceTree().string() + "/docs/examples/engine.py'");
    CHECK(played.over);
    // every decision of its side is its own: it was never late, never wrong, never at its wits' end
    INFO(Catch::StringMaker<std::vector<std::string>>::convert(played.notices));
    CHECK(played.notices.empty());
}

TEST_CASE("D28 a program that watches stops the board at a tick it has not seen",
          "[coach][engine][D28][D70]") {
    const auto played = playWith(watching("30", R"({"call":"stop","tick":47})"));
    CHECK(played.over);
    CHECK_THAT(played.record,
               Catch::Contains(R"({"tick":47,"side":"home","call":"stop","granted":true)"));
    const auto next = playWith(watching("30", R"({"call":"stop"})"));
    CHECK_THAT(next.record,
               Catch::Contains(R"({"tick":31,"side":"home","call":"stop","granted":true)"));
}

TEST_CASE("D28 the board waits for a program that watches", "[coach][engine][D28][determinism]") {
    const auto quick = playWith(watching("30", R"({"call":"stop","tick":47})"));
    const auto slow = playWith(watching("30", R"({"call":"stop","tick":47})", "0.02"));
    CHECK(quick.record == slow.record);
}

TEST_CASE("D28 a tick that has been shown cannot be called", "[coach][engine][D28][failure]") {
    const auto played = playWith(watching("30", R"({"call":"stop","tick":30})"));
    CHECK(played.over);
    CHECK(told(played, "/tick"));
    CHECK_THAT(played.record, !Catch::Contains(R"("side":"home","call":"stop","granted":true)"));
}

TEST_CASE("D70 a program that dies costs its decisions and never the game",
          "[coach][engine][D70][failure]") {
    const auto played = playWith("exit 3");
    CHECK(played.over);
    CHECK(told(played, "the engine has ended"));
    CHECK(played.notices.size() == 1);
}

TEST_CASE("D70 a program that is not there costs its decisions and never the game",
          "[coach][engine][D70][failure]") {
    CHECK(playWith("/no/such/program 2>/dev/null").over);
}

TEST_CASE("D70 garbage from a program costs its decisions and never the game",
          "[coach][engine][D70][failure]") {
    const auto noise = playWith(answering({"\xff\x01 not json"}));
    CHECK(noise.over);
    CHECK(told(noise, "makes no sense"));
    const auto wrongKind = playWith(answering({R"({"input":{"type":"dice","faces":[6,6]}})"}));
    CHECK(wrongKind.over);
    CHECK(told(wrongKind, "makes no sense"));
    const auto refused = playWith(answering({R"({"input":{"type":"take_touchback"}})"}));
    CHECK(refused.over);
}

TEST_CASE("D70 an answer with the number of another question is dropped",
          "[coach][engine][D70][failure]") {
    const std::string folder = THRUM_TEST_SOURCE_DIR;
    const auto stale = playWith("python3 '" + folder + "/tests/coach/stale_engine.py' '" + folder +
                                "/docs/examples'");
    CHECK(stale.over);
    CHECK_FALSE(told(stale, "makes no sense"));
}

TEST_CASE("D70 a program that answers too late is ended and the game goes on",
          "[coach][engine][D70][failure]") {
    const CoachTable table;
    const auto game = table.begin("client", "computer:1", 4, 1);
    auto setup = CoachTable::setupFor(*game);
    setup.mayStartPrograms = true;
    setup.engineBudgetMs = 20;
    game->setSeat(Side::Home, app::makeSeat(*app::parseSeat("engine:sleep 1000"), setup));
    CoachTable::play(*game);
    CHECK(game->state().over);
}

TEST_CASE("A game asked for or opened starts no program by itself", "[coach][engine][security]") {
    const CoachTable table;
    const auto game = table.begin("engine:touch should-not-be-there", "computer:1", 4, 1);
    CHECK(game->seat(Side::Home) == nullptr);
    CHECK(game->seat(Side::Visitor) != nullptr);
}

TEST_CASE("D70 a program that places one man for ever is taken over from",
          "[coach][engine][D70][failure]") {
    const auto played = playWith("python3 '" + test::sourceTree().string() +
                                 "/tests/coach/answering_engine.py' --spam");
    CHECK(played.over);
    CHECK(told(played, "comes no further"));
}

TEST_CASE("D70 an engine ends with everything it started, and so it does when Thrum is killed",
          "[coach][engine][D70]") {
    const auto left = [](const std::string& mark) {
        int found = 0;
        for (const auto& entry : std::filesystem::directory_iterator{"/proc"}) {
            const std::string words = test::contentsOf(entry.path() / "cmdline");
            found += words.find(mark) != std::string::npos ? 1 : 0;
        }
        return found;
    };
    // a child that ignores what may be ignored, in a session of its own
    const std::string mark = "thrum-left-" + std::to_string(::getpid());
    const std::string command = "setsid sh -c \"trap '' TERM HUP INT; sleep 300; : " + mark +
                                "\" & exec cat >/dev/null # " + mark;
    SECTION("asked to end") {
        app::EngineProcess engine{command};
        static_cast<void>(engine.ask("{}", std::chrono::milliseconds{200}, {}));
        engine.end();
        CHECK(left(mark) == 0);
    }
    SECTION("killed") {
        const pid_t program = ::fork();
        if (program == 0) {
            app::EngineProcess engine{command};
            static_cast<void>(engine.ask("{}", std::chrono::milliseconds{60'000}, {}));
            ::_exit(0);
        }
        while (left(mark) == 0)
            std::this_thread::yield();
        ::kill(program, SIGKILL);
        ::waitpid(program, nullptr, 0);
        while (left(mark) > 0)  // or until the runner's patience ends
            std::this_thread::yield();
    }
}
