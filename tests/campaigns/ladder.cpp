#include "campaigns/ladder_pairs.hpp"

#include <thrum/app/playout.hpp>
#include <thrum/app/seats.hpp>
#include <thrum/board/simulator.hpp>
#include <thrum/games/tap/game.hpp>

// Games of TAP between two kinds of seat.
namespace {

using namespace thrum;

campaigns::LadderGame played(const app::Library& library,
                             const campaigns::LadderOptions& options,
                             int playsAHalf,
                             std::uint64_t pair,
                             Side first) {
    const bool home = first == Side::Home;
    app::TapAsked asked;
    asked.game = "tap";
    asked.seed = options.seed + pair;
    asked.home.seat = home ? options.first : options.second;
    asked.visitor.seat = home ? options.second : options.first;
    asked.overrides = R"({"game.playsPerHalf":)" + std::to_string(playsAHalf) + "}";
    auto game = app::TapGame::begin(library, tap::RulesData{}, asked, "ladder", "");
    const auto nothing = [](const tap::State&, std::span<const tap::Event>) {};
    campaigns::LadderGame result;
    result.broken =
        game ? app::playOut(**game, nothing).value_or("") : app::sentenceOf(game.error());
    if (!result.broken.empty())
        return result;
    const tap::State& state = (*game)->state();
    result.pointsFor = state.score[tap::indexOf(first)];
    result.pointsAgainst = state.score[tap::indexOf(other(first))];
    result.won = state.winner == first;
    result.drawn = !state.winner;
    return result;
}

}  // namespace

int main(int argc, char** argv) {
    campaigns::LadderOptions options{.first = "computer:1", .second = "random"};
    int plays = 20;
    cli::Program program{"Ladder of the computer coaches"};
    campaigns::addLadderOptions(program, options);
    program.option("--plays", plays, "Plays a half").within(1, 200);
    if (const auto exit = program.parse(argc, argv))
        return *exit;
    warmUpPhysics();
    const app::Library library = app::Library::load(app::environment());
    return campaigns::climb(options, [&](std::uint64_t pair, Side first) {
        return played(library, options, plays, pair, first);
    });
}
