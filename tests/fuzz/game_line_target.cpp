#include "fuzz/table.hpp"
#include "fuzz/target.hpp"

#include <thrum/io/tap_game_file.hpp>

using namespace thrum;

// The header of a game file, and any other line of it.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const std::unique_ptr<app::TapGame> game = fuzz::newGame();
    static const tap::State names = io::recordNames(game->state().teams);
    const std::string_view text = fuzz::textOf(data, size);

    if (const auto header = io::parseTapGameHeader(text, "game"); !header) {
        fuzz::refusedWell(header.error().reason);
    } else {
        const std::string line = io::lineOf(*header);
        const auto again = io::parseTapGameHeader(line, "again");
        fuzz::promise(again && io::lineOf(*again) == line, "a header reads back equal");
    }
    const auto line = io::parseTapGameLine(text, "game", names, io::ReadEvents::Yes);
    if (!line) {
        fuzz::refusedWell(line.error().reason);
        return 0;
    }
    const std::string written = io::lineOf(*line, names);
    const auto again = io::parseTapGameLine(written, "again", names, io::ReadEvents::Yes);
    fuzz::promise(again.has_value(), "a line that was read can be written and read");
    fuzz::promise(io::lineOf(*again, names) == written, "a line reads back equal");
    return 0;
}
