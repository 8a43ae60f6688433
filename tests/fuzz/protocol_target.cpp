#include "fuzz/table.hpp"
#include "fuzz/target.hpp"
#include "support/tap_json.hpp"

#include <thrum/games/tap/game.hpp>

using namespace thrum;

namespace {

// What a request that was understood may do to a game, short of files and programs.
void take(std::string_view line, app::TapGame& game) {
    const auto request = io::parseRequest(line, true);
    if (!request) {
        fuzz::refusedWell(request.error().reason);
        return;
    }
    if (const auto* load = std::get_if<io::request::Load>(&*request)) {
        if (const auto refused = game.loadJson(load->state))
            fuzz::refusedWell(app::sentenceOf(*refused));
    } else if (const auto* submit = std::get_if<io::request::Submit>(&*request)) {
        const auto done = game.submitJson(submit->input);
        if (!done)
            fuzz::refusedWell(app::sentenceOf(done.error()));
    }
}

}  // namespace

// Up to twenty lines, one after the other, to a game of their own.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static std::unique_ptr<app::TapGame> game = fuzz::newGame();
    constexpr int kMostLines = 20;
    std::string_view text = fuzz::textOf(data, size);
    for (int line = 0; line < kMostLines && !text.empty(); ++line) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1);
        take(text.substr(0, end + 1), *game);
        text.remove_prefix(end + 1);
    }
    // whatever was let in can be shown and read again
    static_cast<void>(game->promptJson().line());
    if (game->session().inForce() > 0) {
        const auto again = io::parseTapState(io::textOf(game->state()), "state");
        fuzz::promise(again && *again == game->state(), "a state reads back equal");
    }
    // the next text finds the game as this one did; a record never shrinks
    constexpr std::size_t kMostRecord = 5000;
    const auto inForce = static_cast<int>(game->session().inForce());
    const bool back = inForce == 0 || !game->undo(inForce);
    fuzz::promise(back, "with free take-backs everything can be taken back");
    if (game->session().record().size() > kMostRecord)
        game = fuzz::newGame();
    return 0;
}
