#include "games/tap/coach_seat.hpp"

#include <thrum/core/field.hpp>
#include <thrum/games/tap/game.hpp>
#include <thrum/games/tap/trials.hpp>

#include <algorithm>
#include <cmath>

namespace thrum::app {
namespace {

using Trials = std::shared_ptr<const coach::PlayTrials>;

// First and ten with most of the field before it, early in the game.
constexpr const char* kStart = R"({"half": 1, "play": 3, "opening_kicker": "visitor",
    "toss_winner": "home", "phase": "S1", "offense": "home", "down": 1,
    "line_of_scrimmage": 35, "line_to_gain": 45})";

/// The lineups of a bench in which the side without the ball knows one formation only.
coach::Lineups metBy(const std::shared_ptr<const coach::TapLineups>& bench,
                     const Formation& defense) {
    coach::Lineups lineups = lineupsOf(bench);
    const auto all = lineups.fitting;
    lineups.fitting = [all, bench, id = defense.id](const tap::State& state, Side side) {
        std::vector<const Formation*> fitting = all(state, side);
        if (coach::TapLineups::unitDue(state, side) == FormationUnit::Defense)
            fitting = {bench->find(id)};
        return fitting;
    };
    return lineups;
}

}  // namespace

Expected<Trials, std::string> trialsOfPlay(const Library& library,
                                           const std::filesystem::path& rulesFolder,
                                           const TapTrialAsked& asked) {
    const Formation* formation = library.formation(asked.play.formation);
    const Formation* defense = library.formation(asked.defense);
    if (const auto problem = playProblem(asked.play, formation))
        return Unexpected{problem->text()};
    if (defense == nullptr || defense->unit != FormationUnit::Defense)
        return Unexpected{"there is no defense \"" + asked.defense + "\""};
    const auto standard = Kept<games::Tap>::standard(rulesFolder);
    if (!standard)
        return Unexpected{filled(standard.error().text, standard.error().args)};
    TapAsked request;
    request.game = games::Tap::kId;
    request.mode = Mode::Solitaire;
    request.home.id = asked.home;
    request.visitor.id = asked.visitor;
    request.own.board = asked.board;
    request.own.speedTenths = asked.speedTenths;
    request.own.waiveCheck = true;
    auto game = TapGame::begin(library, *standard, request, "Thrum", "2026-01-01T00:00:00Z");
    if (!game)
        return Unexpected{sentenceOf(game.error())};
    if (const auto refused = (*game)->loadJson(kStart))
        return Unexpected{sentenceOf(*refused)};
    auto trials = std::make_shared<coach::PlayTrials>((*game)->state(),
                                                      metBy((*game)->sharedLineups(), *defense),
                                                      boardsOf((*game)->sharedLineups()));
    if (const auto why = trials->call(asked.play, *formation))
        return Unexpected{"the men of \"" + asked.play.name + "\" cannot stand so: " + *why};
    return Trials{std::move(trials)};
}

Expected<Trials, std::string> trialsOfMoment(const Library& library,
                                             std::string_view record,
                                             const std::string& file,
                                             std::size_t entries) {
    auto branch = TapGame::branch(library, record, file, entries, "Thrum", "2026-01-01T00:00:00Z");
    if (!branch)
        return Unexpected{branch.error().text()};
    const TapGame& game = **branch;
    if (game.awaits() == games::Awaits::Over)
        return Unexpected{std::string{"the game is over here"}};
    return Trials{std::make_shared<coach::PlayTrials>(
        game.state(), lineupsOf(game.sharedLineups()), boardsOf(game.sharedLineups()))};
}

Expected<TapStanding, std::string> standingOffense(const TapGame& game) {
    const tap::State& state = game.state();
    auto made = game.lineups().standing(state, state.offense);
    if (!made)
        return Unexpected{"this is no formation: " + made.error().reason};
    if (made->unit != FormationUnit::Offense)
        return Unexpected{std::string{"a play is kept from scrimmage"}};
    TapStanding standing{*std::move(made), {}};
    standing.carrier = standing.formation.carrier;
    const auto who = state.carrier ? state.carrier : state.playFacts.snapTaker;
    const tap::Figure* carrier = who ? tap::findOnBoard(state, *who) : nullptr;
    if (carrier == nullptr)
        return standing;
    const double sign = state.offense == Side::Home ? 1.0 : -1.0;
    const double left = sign * (carrier->pose.at.y - field::kMiddle.y).yards();
    const double behind = sign * (state.lineOfScrimmage - carrier->pose.at.x).yards();
    const auto far = [&](const FormationMan& man) {
        return std::hypot(man.lateral.yards() - left, man.front.yards() - behind);
    };
    standing.carrier = std::ranges::min_element(standing.formation.men, {}, far)->role;
    return standing;
}

Expected<TapStanding, std::string> standingOffense(const Library& library,
                                                   std::string_view record,
                                                   const std::string& file,
                                                   std::size_t entries) {
    auto branch = TapGame::branch(library, record, file, entries, "Thrum", "2026-01-01T00:00:00Z");
    if (!branch)
        return Unexpected{branch.error().text()};
    return standingOffense(**branch);
}

}  // namespace thrum::app
