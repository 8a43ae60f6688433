#include "fuzz/table.hpp"
#include "fuzz/target.hpp"

#include <thrum/app/file_check.hpp>
#include <thrum/app/game_kinds.hpp>
#include <thrum/app/replay.hpp>
#include <thrum/io/game_summary.hpp>

using namespace thrum;

// A whole game file of any of the games, its header above all: opened to go on with, told, verified
// and listed. What opens is written as it was and opens again.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string text{fuzz::textOf(data, size)};
    const auto opened = app::openGame(fuzz::library(), text, "game");
    if (!opened) {
        fuzz::refusedWell(opened.error().reason);
    } else {
        if (opened->damage)
            fuzz::refusedWell(opened->damage->reason);
        static_cast<void>(opened->game->promptJson().line());
        static_cast<void>(opened->game->facts());
        const std::string saved = opened->game->fileText();
        const auto again = app::openGame(fuzz::library(), saved, "again");
        fuzz::promise(again.has_value() && !again->damage, "what opened opens again");
        fuzz::promise(again->game->digest() == opened->game->digest(), "with the same state");
    }
    if (const auto replay = app::Replay::open(text, "game"); !replay)
        fuzz::refusedWell(replay.error().reason);
    else
        static_cast<void>(replay->at(replay->lengthMs() / 2));
    if (const auto listed = io::summarizeGame(text, "game"); !listed)
        fuzz::refusedWell(listed.error().reason);
    if (const auto verified = app::verify(fuzz::library(), text, "game"); !verified)
        fuzz::refusedWell(verified.error().reason);
    return 0;
}
