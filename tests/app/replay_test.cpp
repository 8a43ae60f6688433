#include "support/recorded_game.hpp"

#include <thrum/app/replay.hpp>

#include <catch2/catch.hpp>

using namespace thrum;
using test::RecordedGame;

namespace {

app::Replay opened(const std::string& text) {
    auto replay = app::Replay::open(text, "game.thrum");
    if (!replay)
        FAIL(replay.error().text());
    return *std::move(replay);
}

// What a viewer sees, compared with what was true.
void checkSame(const app::ReplayMoment& shown, const tap::State& truth) {
    CHECK((shown.situation == tap::situationOf(truth)));
    CHECK(shown.ball == truth.ball);
    CHECK(shown.carrier == truth.carrier);
    REQUIRE(shown.figures.size() == truth.figures.size());
    for (std::size_t i = 0; i < shown.figures.size(); ++i) {
        INFO(tap::figureName(truth, truth.figures[i].id));
        CHECK(shown.figures[i].id == truth.figures[i].id);
        CHECK((shown.figures[i].pose == truth.figures[i].pose));
        CHECK(shown.figures[i].baseSlot == truth.figures[i].baseSlot);
        CHECK(shown.figures[i].status == truth.figures[i].status);
        CHECK(shown.figures[i].fallDirection == truth.figures[i].fallDirection);
    }
}

}  // namespace

TEST_CASE("D62 the record alone shows at every rest what the referee's state was",
          "[app][D62][property]") {
    for (const RecordedGame& game : RecordedGame::variety()) {
        INFO(game.what());
        const app::Replay replay = opened(game.text());
        REQUIRE(replay.steps().size() == game.states().size());
        for (std::size_t i = 0; i < game.states().size(); ++i) {
            INFO("line " << replay.steps()[i].line);
            checkSame(replay.at(i, 1e9), game.states()[i]);
        }
    }
}
