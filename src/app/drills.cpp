#include <thrum/app/drills.hpp>
#include <thrum/app/game_kinds.hpp>

#include <algorithm>

namespace thrum::app {

namespace fs = std::filesystem;

std::vector<io::Drill> shippedDrills(const fs::path& shipped, std::vector<LoadError>& problems) {
    std::vector<io::Drill> drills;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator{shipped / "resources" / "drills", error}) {
        if (entry.path().extension() != ".json")
            continue;
        auto drill = io::readDrill(entry.path());
        if (drill)
            drills.push_back(*std::move(drill));
        else
            problems.push_back(drill.error());
    }
    std::ranges::sort(drills, {}, &io::Drill::id);
    return drills;
}

void askForDrill(io::request::New& asked, const io::Drill& drill) {
    if (asked.game.empty())
        asked.game = drill.game.empty() ? gameKinds().front().id : drill.game;
    asked.overrides = drill.overrides;
    asked.table.drill = drill.id;
}

std::optional<std::string> loadDrill(Game& game, const io::Drill& drill) {
    // the same merge and the same checks as the protocol's `load`
    if (const auto refused = game.loadJson(drill.state))
        return "drill " + drill.id + ": " + sentenceOf(*refused);
    return std::nullopt;
}

Expected<std::unique_ptr<Game>, std::string> beginDrill(const Library& library,
                                                        const fs::path& rulesFolder,
                                                        const io::Drill& drill,
                                                        io::request::New asked,
                                                        std::string program,
                                                        std::string created) {
    askForDrill(asked, drill);
    auto game = beginGame(library, rulesFolder, asked, std::move(program), std::move(created));
    if (!game)
        return Unexpected{sentenceOf(game.error())};
    if (const auto problem = loadDrill(**game, drill))
        return Unexpected{*problem};
    return *std::move(game);
}

int drillPoints(const Game& game, const io::Drill& drill) {
    // the first entry of the record is the correction that loaded the drill
    const auto start = game.scoreAfterFirst();
    const std::size_t side = drill.side == Side::Home ? 0 : 1;
    return start ? game.facts().situation.score[side] - (*start)[side] : 0;
}

}  // namespace thrum::app
