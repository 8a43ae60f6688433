#include "gui/scenarios/scenario_desk.hpp"

#include "gui/games/tap/setup.hpp"

namespace thrum::gui::test {

std::optional<std::string> ScenarioDesk::put(const tap::State& state, bool realDice) {
    MatchSetup setup;
    setup.mode = state.mode;
    setup.teams = {QStringLiteral("lancers"), QStringLiteral("wildcats")};
    setup.realDice = realDice;
    auto game = app::TapGame::begin(library(), {}, requestOf(setup, {}), "test", "2026-11-20");
    if (!game)
        return app::sentenceOf(game.error());
    if (const auto refused = (*game)->correct(state, "scenario"))
        return app::sentenceOf(*refused);
    window().director().adopt(*std::move(game), setup);
    match().setBrisk(true);
    return std::nullopt;
}

}  // namespace thrum::gui::test
