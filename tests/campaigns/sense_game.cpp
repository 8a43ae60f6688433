#include "sense_game.hpp"

#include "coach/tap/scout.hpp"

#include <thrum/board/simulator.hpp>
#include <thrum/core/hash.hpp>
#include <thrum/games/tap.hpp>

#include <utility>

namespace thrum::test {

SenseGame::SenseGame(const app::TapGame& game, std::uint64_t seed)
    : m_seed{seed},
      m_state{game.state()},
      m_book{std::shared_ptr<const void>{}, &game.lineups()},
      m_lineups{app::lineupsOf(m_book)},
      m_boards{app::boardsOf(m_book)()},
      m_speeds{coach::watchedDashes(m_state, m_boards.front(), seed, {})},
      m_setup{&m_lineups, &m_speeds, {}},
      m_senses{coach::Sense{m_setup, bitsAt(seed, 1)}, coach::Sense{m_setup, bitsAt(seed, 2)}} {}

std::uint64_t SenseGame::bits(std::uint64_t what) const {
    return bitsAt(bitsAt(m_seed, 100 + what), m_step);
}

std::vector<double> SenseGame::worths(const tap::State& seen,
                                      Side side,
                                      const coach::Idea& idea,
                                      const coach::Sense& sense,
                                      int plays,
                                      coach::Pace pace) const {
    std::vector<double> worths;
    for (int i = 0; i < plays; ++i) {
        const auto luck = bitsAt(bits(6), static_cast<std::uint64_t>(i));
        const auto outcome =
            coach::playThrough(seen, side, idea, sense, m_setup, m_boards.front(), luck, pace, {});
        if (outcome.counts)
            worths.push_back(outcome.worth);
    }
    return worths;
}

bool SenseGame::play(const OnDecision& onDecision, const OnRun& onRun) {
    constexpr std::uint64_t kMostSteps = 20'000;
    for (; m_step < kMostSteps; ++m_step) {
        const tap::Prompt prompt = tap::prompt(m_state);
        switch (prompt.kind) {
            case tap::PromptKind::Over:
                return true;
            case tap::PromptKind::Chance:
                if (!take(games::drawnInput<games::Tap>(m_state, prompt, bits(1))))
                    return false;
                break;
            case tap::PromptKind::Run:
                if (onRun)
                    onRun(tap::observe(m_state, m_state.offense));
                if (!run(prompt))
                    return false;
                break;
            default:
                if (!decide(prompt, onDecision))
                    return false;
        }
    }
    return false;
}

bool SenseGame::take(const tap::Input& input) {
    auto step = tap::apply(m_state, input);
    if (!step)
        return false;
    m_state = std::move(step->next);
    return true;
}

bool SenseGame::run(const tap::Prompt& prompt) {
    const Side side = m_state.offense;
    const auto calls = senseOf(side).calls(tap::observe(m_state, side), side);
    auto judge = tap::makeJudge(m_state);
    auto result = m_boards.front()(*prompt.request, judge, bits(3), calls, coach::Pace::Exact);
    return result && take(*std::move(result));
}

bool SenseGame::decide(const tap::Prompt& prompt, const OnDecision& onDecision) {
    coach::Sense& mine = senseOf(prompt.side);
    const tap::State seen = tap::observe(m_state, prompt.side);
    if (onDecision && !mine.hasPlanFor(seen))
        onDecision(seen, prompt);
    constexpr int kMostAttempts = 26;
    for (int attempt = 0; attempt < kMostAttempts; ++attempt)
        if (take(mine.decide(tap::observe(m_state, prompt.side), prompt, prompt.side, attempt)))
            return true;
    return false;
}

Expected<std::unique_ptr<app::TapGame>, std::string> newSenseGame(
    const app::Library& library,
    std::uint64_t seed,
    int playsPerHalf,
    const std::array<std::string, 2>& teams) {
    app::TapAsked asked;
    asked.game = "tap";
    asked.seed = seed;
    asked.home = {.id = teams[0]};
    asked.visitor = {.id = teams[1]};
    asked.overrides = R"({"game.playsPerHalf":)" + std::to_string(playsPerHalf) + "}";
    auto game = app::TapGame::begin(library, tap::RulesData{}, asked, "sense", "");
    if (!game)
        return Unexpected{app::sentenceOf(game.error())};
    return *std::move(game);
}

std::optional<std::string> playSenseGames(int games,
                                          int playsPerHalf,
                                          std::uint64_t seed,
                                          const std::function<bool(SenseGame& game)>& play) {
    warmUpPhysics();
    const auto library = app::Library::load(app::environment());
    for (int i = 0; i < games; ++i) {
        const std::uint64_t own = seed + static_cast<std::uint64_t>(i);
        const auto game = newSenseGame(library, own, playsPerHalf);
        if (!game)
            return game.error();
        SenseGame sense{**game, own};
        if (!play(sense))
            return "game " + std::to_string(i) + " does not come to its end";
    }
    return std::nullopt;
}

}  // namespace thrum::test
