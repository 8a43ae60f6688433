#include "campaigns/ladder_pairs.hpp"

#include <thrum/app/folders.hpp>
#include <thrum/app/game_of.hpp>
#include <thrum/app/playout.hpp>
#include <thrum/games/scrimmage.hpp>

// Games of SCRIMMAGE between two kinds of seat. With the ball first more games are won than
// without, so that both coaches of a pair have it first once.
namespace {

using namespace thrum;
using Grid = games::Scrimmage;

campaigns::LadderGame played(const app::Library& library,
                             const campaigns::LadderOptions& options,
                             const scrimmage::Limits& limits,
                             std::uint64_t pair,
                             Side first) {
    const bool home = first == Side::Home;
    app::Asked<Grid> asked;
    asked.game = Grid::kId;
    asked.seed = options.seed + pair;
    asked.home.seat = home ? options.first : options.second;
    asked.visitor.seat = home ? options.second : options.first;
    asked.own.limits = limits;
    const auto nothing = [](const scrimmage::State&, std::span<const scrimmage::Event>) {};
    auto game = app::GameOf<Grid>::begin(library, Grid::Rules{}, asked, "ladder", "");
    campaigns::LadderGame result;
    result.broken =
        game ? app::playOut(**game, nothing).value_or("") : app::sentenceOf(game.error());
    if (!result.broken.empty())
        return result;
    const scrimmage::State& state = (*game)->state();
    result.pointsFor = state.score[scrimmage::indexOf(first)];
    result.pointsAgainst = state.score[scrimmage::indexOf(other(first))];
    result.won = state.winner == first;
    result.plays = state.play;
    return result;
}

}  // namespace

int main(int argc, char** argv) {
    campaigns::LadderOptions options{.first = "computer:2", .second = "computer:1", .games = 100};
    scrimmage::Limits limits;
    cli::Program program{"Ladder of the computer coaches of SCRIMMAGE"};
    campaigns::addLadderOptions(program, options);
    program.option("--low", limits.low, "Fewest squares a turn").within(1, 20);
    program.option("--high", limits.high, "Most squares a turn").within(1, 20);
    if (const auto exit = program.parse(argc, argv))
        return *exit;
    const app::Library library = app::Library::load(app::environment());
    return campaigns::climb(options, [&](std::uint64_t pair, Side first) {
        return played(library, options, limits, pair, first);
    });
}
