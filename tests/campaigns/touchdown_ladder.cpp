#include "campaigns/ladder_pairs.hpp"
#include "coach/touchdown/judgment.hpp"

#include <thrum/app/folders.hpp>
#include <thrum/app/game_of.hpp>
#include <thrum/app/playout.hpp>
#include <thrum/coach/touchdown/coach.hpp>
#include <thrum/games/touchdown.hpp>

// Games of Touchdown-A-Minute between two levels of the computer coach, by number, each pair by the
// same two teams. "reader" is a level 5 who knows by which weights the book calls and answers them:
// more than anybody without that knowledge can reach.
namespace {

using namespace thrum;
using Dice = games::Touchdown;

constexpr std::string_view kReader = "reader";

// Calls what is best against the book's weights (TDM-18.1, TDM-18.2).
class Reader final : public match::Seat<Dice> {
public:
    touchdown::Input decide(const touchdown::State& seen,
                            const touchdown::Prompt& prompt,
                            Side side,
                            std::uint64_t key,
                            int /*attempt*/) override {
        using touchdown::Phase;
        const bool calls = seen.phase == Phase::Call || seen.phase == Phase::DefenseCall;
        return calls ? best(seen, side) : m_coach.decide(seen, prompt, side, key);
    }

private:
    [[nodiscard]] static touchdown::Input best(const touchdown::State& seen, Side side) {
        using namespace touchdown::coach;
        const auto tables = tablesOf(*seen.rules);
        const Judgment judgment{*tables, seen, Sense::Clock, seen.offense};
        const auto values = judgment.calls();
        const bool offense = side == seen.offense;
        const auto& ai = seen.rules->ai;
        const auto& others = touchdown::weightsFor(offense ? ai.defense : ai.offense, seen);
        std::array<double, 4> worth{};
        for (std::size_t own = 0; own < worth.size(); ++own)
            for (std::size_t other = 0; other < worth.size(); ++other)
                worth[own] += static_cast<double>(offense ? values[own * 4 + other]
                                                          : -values[other * 4 + own]) *
                              others[other];
        constexpr double kPercent = 100;
        for (double& one : worth)
            one /= kPercent;
        const auto at = std::ranges::max_element(worth) - worth.begin();
        touchdown::Decision decision;
        decision.side = side;
        decision.die = (offense ? kReds : kBlues)[static_cast<std::size_t>(at)];
        if (!offense || seen.twoPoint)
            return decision;
        const auto punt = static_cast<double>(judgment.punt());
        const auto goal = static_cast<double>(judgment.fieldGoal());
        if (std::max(punt, goal) > *std::ranges::max_element(worth))
            decision.kind = goal >= punt ? touchdown::DecisionKind::DeclareFieldGoal
                                         : touchdown::DecisionKind::DeclarePunt;
        return decision;
    }

    touchdown::coach::Coach m_coach{touchdown::coach::kHighestLevel};
};

campaigns::LadderGame played(const app::Library& library,
                             const std::vector<app::TeamChoice>& teams,
                             const campaigns::LadderOptions& options,
                             int playsAQuarter,
                             std::uint64_t pair,
                             Side first) {
    const bool home = first == Side::Home;
    app::Asked<Dice> asked;
    asked.game = Dice::kId;
    asked.seed = options.seed + pair;
    asked.home.id = teams[pair % teams.size()].id;
    asked.visitor.id = teams[(pair / teams.size() + pair + 1) % teams.size()].id;
    const std::array wanted{home ? options.first : options.second,
                            home ? options.second : options.first};
    const auto seat = [](const std::string& name) {
        return name == kReader ? std::string{"client"} : "computer:" + name;
    };
    asked.home.seat = seat(wanted[0]);
    asked.visitor.seat = seat(wanted[1]);
    asked.overrides = R"({"playsPerQuarter":)" + std::to_string(playsAQuarter) + "}";
    asked.own.autoCancel = true;
    const auto nothing = [](const touchdown::State&, std::span<const touchdown::Event>) {};
    auto game = app::GameOf<Dice>::begin(library, Dice::Rules{}, asked, "ladder", "");
    for (const Side side : {Side::Home, Side::Visitor})
        if (game && wanted[touchdown::indexOf(side)] == kReader)
            (*game)->setSeat(side, std::make_shared<Reader>());
    campaigns::LadderGame result;
    result.broken =
        game ? app::playOut(**game, nothing).value_or("") : app::sentenceOf(game.error());
    if (!result.broken.empty())
        return result;
    const touchdown::State& state = (*game)->state();
    result.pointsFor = state.score[touchdown::indexOf(first)];
    result.pointsAgainst = state.score[touchdown::indexOf(other(first))];
    result.won = state.winner == first;
    result.drawn = !state.winner;
    return result;
}

}  // namespace

int main(int argc, char** argv) {
    campaigns::LadderOptions options{.first = "5", .second = "1", .games = 200};
    int plays = 30;
    cli::Program program{"Ladder of the computer coaches of Touchdown-A-Minute"};
    campaigns::addLadderOptions(program, options);
    program.option("--plays", plays, "Plays a quarter").within(1, 99);
    if (const auto exit = program.parse(argc, argv))
        return *exit;
    const app::Library library = app::Library::load(app::environment());
    const std::vector<app::TeamChoice> teams = app::Kept<Dice>::teams(library);
    return campaigns::climb(options, [&](std::uint64_t pair, Side first) {
        return played(library, teams, options, plays, pair, first);
    });
}
