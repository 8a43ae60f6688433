#include "fuzz/table.hpp"
#include "fuzz/target.hpp"

#include <thrum/games/tap/game.hpp>

using namespace thrum;

// The header of a game file, and any other line of it.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const std::unique_ptr<app::TapGame> game = fuzz::newGame();
    static const tap::State names = tap::recordNames(game->state().teams);
    const std::string_view text = fuzz::textOf(data, size);

    if (const auto header = app::parseGameHeader<games::Tap>(text, "game"); !header) {
        fuzz::refusedWell(header.error().reason);
    } else {
        const std::string line = app::lineOf<games::Tap>(*header);
        const auto again = app::parseGameHeader<games::Tap>(line, "again");
        fuzz::promise(again && app::lineOf<games::Tap>(*again) == line,
                      "a header reads back equal");
    }
    const auto line = app::parseGameLine<games::Tap>(text, "game", names, app::ReadEvents::Yes);
    if (!line) {
        fuzz::refusedWell(line.error().reason);
        return 0;
    }
    const std::string written = app::lineOf<games::Tap>(*line, names);
    const auto again =
        app::parseGameLine<games::Tap>(written, "again", names, app::ReadEvents::Yes);
    fuzz::promise(again.has_value(), "a line that was read can be written and read");
    // but for a run's motion, which is rounded anew whenever it is packed and only shown (D66)
    const auto still = [](app::GameLine<games::Tap> of) {
        if (auto* input = std::get_if<tap::Input>(&of.what))
            *input = app::withoutFrames<games::Tap>(std::move(*input));
        return app::lineOf<games::Tap>(of, names);
    };
    fuzz::promise(still(*again) == still(*line), "a line reads back equal");
    return 0;
}
