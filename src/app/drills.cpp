#include <thrum/app/drills.hpp>

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

Expected<std::unique_ptr<TapGame>, std::string> beginDrill(const Library& library,
                                                           const tap::RulesData& standard,
                                                           const io::Drill& drill,
                                                           io::request::New asked,
                                                           std::string program,
                                                           std::string created) {
    asked.overrides = drill.overrides;
    asked.table.drill = drill.id;
    auto game = TapGame::begin(library, standard, asked, std::move(program), std::move(created));
    if (!game)
        return Unexpected{sentenceOf(game.error())};
    std::vector<tap::Board> boards;
    for (const auto& entry : library.boards())
        boards.push_back(tap::boardOf(entry.value));
    // the same merge and the same checks as the protocol's `load`
    auto request =
        io::parseRequest(R"({"do":"load","state":)" + drill.state + "}", &(*game)->state(), boards);
    if (!request)
        return Unexpected{"drill " + drill.id + ": " + request.error().text()};
    if (const auto refused = (*game)->load(std::get<io::request::Load>(*std::move(request))))
        return Unexpected{"drill " + drill.id + ": " + sentenceOf(*refused)};
    return *std::move(game);
}

int drillPoints(const TapGame& game, const io::Drill& drill) {
    // the first entry of the record is the correction that loaded the drill
    for (const auto& entry : game.session().record()) {
        if (const auto* start = std::get_if<TapGame::Session::Correction>(&entry.what))
            return game.state().score[tap::indexOf(drill.side)] -
                   start->state.score[tap::indexOf(drill.side)];
    }
    return 0;
}

}  // namespace thrum::app
