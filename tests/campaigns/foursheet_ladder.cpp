#include "campaigns/ladder_pairs.hpp"
#include "rules/foursheet/plausibility.hpp"
#include "rules/foursheet/shipped_files.hpp"

#include <thrum/coach/foursheet/coach.hpp>
#include <thrum/core/hash.hpp>

#include <algorithm>
#include <array>
#include <atomic>
#include <cstdio>
#include <map>
#include <numeric>
#include <optional>
#include <string_view>

// Games of 4SS between two levels of the computer coach, by number or as a seat, each pair by the
// same two teams. Referee and coaches alone: no record, no seats.
namespace {

using namespace thrum;
using namespace thrum::foursheet;

constexpr std::array<std::string_view, 5> kTeams{
    "avg", "herons", "quarrymen", "lanterns", "threshers"};

// One coach of a level; level 1 is the book's.
class Seat {
public:
    explicit Seat(int level) : m_level{level}, m_coach{std::max(level, coach::kLowestThinker)} {}
    [[nodiscard]] Input decide(const State& seen,
                               const Prompt& due,
                               Side side,
                               std::uint64_t bits) {
        return m_level == 1 ? bookDecision(seen, due, side, bits, 0)
                            : m_coach.decide(seen, due, side, bits);
    }

private:
    int m_level;
    coach::Coach m_coach;
};

const Shared<Rules>& rulesWithAll() {
    static const Shared<Rules> kRules = [] {
        Shared<Rules> rules = shipped::rules();
        Rules& own = rules.edit();
        own.audible.enabled = true;
        own.wind.enabled = true;
        own.fatigue.enabled = true;
        return rules;
    }();
    return kRules;
}

// The same coaches sit at every table of these two teams: they remember nothing but what they
// reckoned.
Seat& seatOf(int level, std::size_t chair, std::size_t home, std::size_t visitor, bool allOptions) {
    using Table = std::array<std::size_t, 5>;
    static thread_local std::map<Table, Seat> kept;
    const Table table{static_cast<std::size_t>(level), chair, home, visitor, allOptions ? 1U : 0U};
    return kept.try_emplace(table, level).first->second;
}

Side dueSide(const State& state, const Prompt& due) {
    return due.bothSides ? (state.goneOn[0] ? Side::Visitor : Side::Home) : due.side;
}

std::optional<int> levelOf(std::string_view text) {
    constexpr std::string_view kSeat = "computer:";
    if (text.starts_with(kSeat))
        text.remove_prefix(kSeat.size());
    if (text.size() != 1 || text.front() < '1' || text.front() > '5')
        return std::nullopt;
    return text.front() - '0';
}

// What was called, to show whether a crowd would know it for football.
struct Calls {
    std::atomic<int> runs{0};
    std::atomic<int> passes{0};
    std::array<std::atomic<int>, 200> onFirstDown{};  // card by card
    void note(const State& state, const Decision& decision) {
        if (decision.kind != DecisionKind::Call || !decision.card ||
            decision.play != CallPlay::Card)
            return;
        const Formation formation =
            decision.formation.value_or(state.teams[indexOf(state.offense)]->platoon.preferred);
        const Card* const card = cardNumbered(*deckOf(*state.data, formation), *decision.card);
        ++(card->type == PlayType::Run ? runs : passes);
        if (state.down == 1 && state.toGo == 10)
            ++onFirstDown[static_cast<std::size_t>(card->number) % onFirstDown.size()];
    }
};

campaigns::LadderGame played(std::array<int, 2> levels,
                             Side first,
                             std::uint64_t pair,
                             std::uint64_t seed,
                             bool allOptions,
                             std::array<Calls, 2>& calls) {
    GameConfig config;
    config.rules = allOptions ? rulesWithAll() : shipped::rules();
    config.data = shipped::data();
    const std::size_t home = pair % kTeams.size();
    const std::size_t visitor = (home + 1 + pair / kTeams.size() % 2) % kTeams.size();
    config.teams = {shipped::team(kTeams[home]), shipped::team(kTeams[visitor])};
    const bool isHome = first == Side::Home;
    const std::array<Seat*, 2> seats{&seatOf(levels[isHome ? 0 : 1], 0, home, visitor, allOptions),
                                     &seatOf(levels[isHome ? 1 : 0], 1, home, visitor, allOptions)};
    campaigns::LadderGame result;
    State state = newGame(config)->next;
    for (std::uint64_t i = 0; !state.over; ++i) {
        if (i > 20'000) {
            result.broken = "it does not end";
            return result;
        }
        const Prompt due = prompt(state);
        const std::uint64_t bits = bitsAt(seed, i);
        Input input = plausibility::fallen(due, bits);
        if (due.kind == PromptKind::Decision) {
            const Side side = dueSide(state, due);
            const State seen = observed(state, side);
            input = seats[indexOf(side)]->decide(seen, prompt(seen), side, bits);
            if (const auto* const decision = std::get_if<Decision>(&input))
                calls[side == first ? 0 : 1].note(state, *decision);
        }
        auto step = foursheet::apply(state, input);
        if (!step) {
            result.broken = "refused: " + step.error().clause + " " + step.error().code;
            return result;
        }
        state = std::move(step->next);
    }
    result.pointsFor = state.score[indexOf(first)];
    result.pointsAgainst = state.score[indexOf(other(first))];
    result.won = result.pointsFor > result.pointsAgainst;
    result.drawn = state.score[0] == state.score[1];
    result.plays = state.plays;
    return result;
}

}  // namespace

int main(int argc, char** argv) {
    campaigns::LadderOptions options{.first = "5", .second = "1", .games = 200};
    bool all = false;
    thrum::cli::Program program{"Ladder of the computer coaches of 4SS, by level"};
    campaigns::addLadderOptions(program, options);
    program.flag("--all-options", all, "With audibles, wind and fatigue");
    if (const auto exit = program.parse(argc, argv))
        return *exit;
    const std::optional<int> first = levelOf(options.first);
    const std::optional<int> second = levelOf(options.second);
    if (!first || !second) {
        std::fputs("Levels are 1 to 5.\n", stderr);
        return 2;
    }
    std::array<Calls, 2> calls;
    const int exit = campaigns::climb(options, [&](std::uint64_t pair, Side side) {
        return played({*first, *second}, side, pair, options.seed + pair, all, calls);
    });
    for (const Calls& side : calls) {
        const int calledOnFirst =
            std::accumulate(side.onFirstDown.begin(), side.onFirstDown.end(), 0);
        const int most = *std::ranges::max_element(side.onFirstDown);
        std::printf(
            "%s: %.1f runs and %.1f passes called a game, one card on %.0f %% of first downs\n",
            &side == &calls[0] ? "the first" : "the second",
            static_cast<double>(side.runs) / options.games,
            static_cast<double>(side.passes) / options.games,
            100.0 * most / std::max(calledOnFirst, 1));
    }
    return exit;
}
