#include "gui/match/match_setup.hpp"

namespace thrum::gui {

void fillShared(io::request::New& asked, const MatchSetup& setup) {
    asked.game = setup.game.toStdString();
    asked.seed = setup.seed;
    const std::array<io::request::Team*, 2> sides{&asked.home, &asked.visitor};
    for (std::size_t i = 0; i < sides.size(); ++i) {
        sides[i]->id = setup.teams[i].toStdString();
        sides[i]->seat = setup.seats[i].toStdString();
        asked.table.coaches[i] = setup.coaches[i].toStdString();
    }
    asked.mode = setup.mode;
    asked.table.realDice = setup.realDice;
}

io::request::New requestOf(const MatchSetup& setup) {
    io::request::New asked;
    fillShared(asked, setup);
    asked.overrides = setup.houseRules;
    asked.options = setup.options;
    return asked;
}

MatchSetup setupOf(const io::request::New& asked) {
    MatchSetup setup;
    setup.game = QString::fromStdString(asked.game);
    setup.mode = asked.mode.value_or(setup.mode);
    setup.teams = {QString::fromStdString(asked.home.id), QString::fromStdString(asked.visitor.id)};
    setup.seats = {QString::fromStdString(asked.home.seat),
                   QString::fromStdString(asked.visitor.seat)};
    for (std::size_t i = 0; i < setup.coaches.size(); ++i)
        setup.coaches[i] = QString::fromStdString(asked.table.coaches[i]);
    setup.realDice = asked.table.realDice;
    setup.houseRules = asked.overrides;
    setup.options = asked.options;
    setup.seed = asked.seed;
    return setup;
}

}  // namespace thrum::gui
