#include "fuzz/table.hpp"
#include "fuzz/target.hpp"

#include <thrum/app/statistics.hpp>
#include <thrum/games/tap/replay.hpp>

using namespace thrum;

// Lines after the header of a real game: opened to go on with, and to be shown.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static const std::string header = [] {
        const std::string text = fuzz::newGame()->fileText();
        return text.substr(0, text.find('\n') + 1);
    }();
    const std::string text = header + std::string{fuzz::textOf(data, size)};

    const auto opened = app::TapGame::open(fuzz::library(), text, "game");
    fuzz::promise(opened && opened->game != nullptr, "a game with a good header opens");
    if (opened->damage)
        fuzz::refusedWell(opened->damage->reason);
    static_cast<void>(opened->game->prompt());

    const auto replay = app::Replay::open(text, "game");
    fuzz::promise(replay.has_value(), "a game with a good header is shown");
    constexpr std::int64_t kPictures = 40;
    for (std::int64_t i = 0; i <= kPictures; ++i)
        static_cast<void>(app::TapReplay::of(*replay).shownAt(replay->lengthMs() * i / kPictures));
    for (std::size_t i = 0; i < replay->plays().size(); ++i)
        static_cast<void>(replay->story(i));
    static_cast<void>(app::boxText(app::statisticsOf(*replay), replay->names()));
    return 0;
}
