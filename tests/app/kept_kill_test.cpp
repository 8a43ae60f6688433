// What a coach makes in the workshop, with the program killed in the middle of keeping it.

#include "support/shipped.hpp"
#include "support/temporary_folder.hpp"

#include <thrum/app/library.hpp>
#include <thrum/app/mark_book.hpp>

#include <chrono>
#include <csignal>
#include <string>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

#include <catch2/catch.hpp>

using namespace thrum;
using Of = app::MarkBook::Of;

namespace {

/// Changes what it has made over and over, until it is killed.
[[noreturn]] void makeUntilKilled(const std::filesystem::path& own) {
    app::Library library = app::Library::load(test::sourceTree(), own);
    app::MarkBook marks{library, own};
    Formation formation = *library.formation("i-right");
    formation = library.keep(own, formation, "Mine").value();
    Play play = *library.play("ir-dive");
    play.id.clear();
    play.name = "My dive";
    play.formation = formation.id;
    play = library.keep(own, play).value();
    BoardSpec board = *library.board("garage");
    board.id = "own-board";
    for (int i = 0;; ++i) {
        formation.notes = std::string(static_cast<std::size_t>(i % 1500), 'x');
        play.notes = formation.notes;
        board.slopeX = (i % 50) * 0.001;
        static_cast<void>(library.change(formation));
        static_cast<void>(library.keep(own, play));
        static_cast<void>(library.keep(own, board));
        static_cast<void>(marks.noteUse(Of::Plays, play.id, 1_yd));
    }
}

}  // namespace

TEST_CASE("UX-22.1 killed while it keeps things, the program loses none of them and halves none",
          "[app][library][marks][UX-22.1]") {
    constexpr int kKills = 12;
    const test::TemporaryFolder folder;
    int uses = 0;
    for (int round = 0; round < kKills; ++round) {
        const pid_t child = fork();
        REQUIRE(child >= 0);
        if (child == 0)
            makeUntilKilled(folder.path());
        std::this_thread::sleep_for(std::chrono::milliseconds{60 + 17 * round});
        kill(child, SIGKILL);
        waitpid(child, nullptr, 0);
        app::Library library = app::Library::load(test::sourceTree(), folder.path());
        INFO("killed " << round + 1 << " times");
        CHECK(library.problems().empty());
        const app::MarkBook marks{library, folder.path()};
        CHECK_FALSE(marks.problem());
        if (const Play* play = library.play("own-play-1")) {
            REQUIRE(library.ownFormation("Mine") != nullptr);
            // what was counted before the kill stays counted
            CHECK(marks.of(Of::Plays, play->id).uses >= uses);
            uses = marks.of(Of::Plays, play->id).uses;
        }
    }
    CHECK(uses > 0);
}
