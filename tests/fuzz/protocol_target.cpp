#include "fuzz/table.hpp"
#include "fuzz/target.hpp"

#include <thrum/io/tap_protocol.hpp>

using namespace thrum;

namespace {

// What a request that was understood may do to a game, short of files and programs.
void handIn(const io::request::Submit& submit, app::TapGame& game) {
    std::visit(
        Overloaded{[&](const tap::Input& input) {
                       const auto done = game.submit(input);
                       if (!done)
                           fuzz::refusedWell(app::sentenceOf(done.error()));
                   },
                   [&](const io::WrittenRun& run) { static_cast<void>(game.submit(run)); },
                   [&](const io::FormationCall& call) { static_cast<void>(game.submit(call)); }},
        submit.input);
}

void take(std::string_view line, std::span<const tap::Board> boards, app::TapGame& game) {
    auto request = io::parseRequest(line, &game.state(), boards);
    if (!request) {
        fuzz::refusedWell(request.error().reason);
        return;
    }
    if (auto* load = std::get_if<io::request::Load>(&*request)) {
        if (const auto refused = game.load(std::move(*load)))
            fuzz::refusedWell(app::sentenceOf(*refused));
    } else if (const auto* submit = std::get_if<io::request::Submit>(&*request)) {
        handIn(*submit, game);
    }
}

}  // namespace

// Up to twenty lines, one after the other, to a game of their own.
int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    static std::unique_ptr<app::TapGame> game = fuzz::newGame();
    static const std::vector<tap::Board> boards = [] {
        std::vector<tap::Board> known;
        for (const auto& board : fuzz::library().boards())
            known.push_back(tap::boardOf(board.value));
        return known;
    }();
    constexpr int kMostLines = 20;
    std::string_view text = fuzz::textOf(data, size);
    for (int line = 0; line < kMostLines && !text.empty(); ++line) {
        const std::size_t end = std::min(text.find('\n'), text.size() - 1);
        take(text.substr(0, end + 1), boards, *game);
        text.remove_prefix(end + 1);
    }
    // whatever was let in can be shown and read again
    static_cast<void>(io::jsonOf(game->state(), game->prompt()).line());
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
