// What a coach makes in the workshop, with the program killed in the middle of keeping it.

#include "support/shipped.hpp"
#include "support/temporary_folder.hpp"

#include <thrum/app/bench_base.hpp>
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

/// Changes what it has made over and over, until it is killed; tells of each time.
[[noreturn]] void makeUntilKilled(const std::filesystem::path& own, int told) {
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
    TeamFile team = *library.team("lancers");
    team.id = "own-team";
    BaseSpec base = *library.base("dial");
    base.id = "own-base";
    io::BenchBase rack;
    rack.id = "bench-1";
    rack.name = "D-01";
    rack.states.emplace_back();
    rack.states.back().note = "from the bag";
    rack.states.back().at = "2026-11-20 18:31";
    rack.states.back().base = base;
    for (int i = 0;; ++i) {
        formation.notes = std::string(static_cast<std::size_t>(i % 1500), 'x');
        play.notes = formation.notes;
        board.slopeX = (i % 50) * 0.001;
        static_cast<void>(library.change(formation));
        static_cast<void>(library.keep(own, play));
        static_cast<void>(library.keep(own, board));
        team.notes = formation.notes;
        static_cast<void>(library.keep(own, team));
        base.name = "Base " + std::to_string(i);
        static_cast<void>(library.keep(own, base));
        // the bench writes its whole history after every bend
        if (rack.states.size() < io::BenchBase::kMostStates)
            rack.states.push_back(rack.states.back());
        rack.states.back().note = "bend " + std::to_string(i);
        rack.now = rack.states.size() - 1;
        static_cast<void>(io::saveBenchBase(app::rackFile(own, rack.id), rack));
        static_cast<void>(marks.noteUse(Of::Plays, play.id, 1_yd));
        const char done = 1;
        if (write(told, &done, 1) != 1)
            _exit(1);
    }
}

}  // namespace

TEST_CASE("UX-22.1 killed while it keeps things, the program loses none of them and halves none",
          "[app][library][marks][UX-22.1]") {
    constexpr int kKills = 12;
    const test::TemporaryFolder folder;
    int uses = 0;
    for (int round = 0; round < kKills; ++round) {
        std::array<int, 2> ends{};
        REQUIRE(pipe(ends.data()) == 0);
        const pid_t child = fork();
        REQUIRE(child >= 0);
        if (child == 0) {
            close(ends[0]);
            makeUntilKilled(folder.path(), ends[1]);
        }
        close(ends[1]);
        // somewhere in the middle of what comes after so many
        int made = 0;
        for (char done = 0; made < 2 + round % 5 && read(ends[0], &done, 1) == 1;)
            ++made;
        kill(child, SIGKILL);
        waitpid(child, nullptr, 0);
        close(ends[0]);
        INFO("killed " << round + 1 << " times");
        REQUIRE(made == 2 + round % 5);
        const app::Library library = app::Library::load(test::sourceTree(), folder.path());
        CHECK(library.problems().empty());
        REQUIRE(library.ownFormation("Mine") != nullptr);
        CHECK(library.board("own-board") != nullptr);
        CHECK(library.team("own-team") != nullptr);
        CHECK(library.base("own-base") != nullptr);
        // every bend that was told of is in the history of the bench
        const app::Rack rack = app::readRack(folder.path());
        CHECK(rack.problems.empty());
        REQUIRE(rack.bases.size() == 1);
        CHECK(rack.bases[0].states.size() >= static_cast<std::size_t>(made) + 1);
        const app::MarkBook marks{library, folder.path()};
        CHECK_FALSE(marks.problem());
        // what was counted before the kill stays counted
        const Play* play = library.play("own-play-1");
        REQUIRE(play != nullptr);
        CHECK(marks.of(Of::Plays, play->id).uses >= uses + made);
        uses = marks.of(Of::Plays, play->id).uses;
    }
}
