#include "campaigns/invariants.hpp"
#include "cli/command_line.hpp"
#include "support/temporary_folder.hpp"

#include <thrum/app/recording.hpp>
#include <thrum/core/digest.hpp>
#include <thrum/core/hash.hpp>
#include <thrum/games/tap/game.hpp>
#include <thrum/games/tap/rules_file.hpp>
#include <thrum/io/game_summary.hpp>

#include <iostream>

// Recorded games between two random coaches with take-backs, corrections, watched runs and closed
// and reopened files among them, every step watched by the referee's invariants. In the end each
// file must open to the same state. Exit code 1 if anything was broken.
namespace {

using namespace thrum;

struct Options {
    int games = 100;
    std::uint64_t seed = 1;
    int plays = 20;
};

struct Totals {
    std::size_t inputs = 0;
    int takeBacks = 0;
    int corrections = 0;
    int reopened = 0;
    int inRun = 0;  // of these
    std::size_t bytes = 0;
};

// One game and what watches it.
class Play {
public:
    Play(const app::Library& library,
         const tap::RulesData& rules,
         const Options& options,
         std::uint64_t seed,
         Totals& totals)
        : m_library{library}, m_seed{seed}, m_totals{totals} {
        constexpr std::array<tap::Mode, 3> kModes{
            tap::Mode::Solitaire, tap::Mode::Hotseat, tap::Mode::Tournament};
        constexpr std::array<const char*, 3> kBoards{"2x4", "620", "big"};
        app::TapAsked asked;
        asked.game = "tap";
        asked.seed = seed;
        asked.home.seat = asked.visitor.seat = "random";
        asked.mode = kModes[seed % kModes.size()];
        asked.own.board = kBoards[seed / 3 % kBoards.size()];
        asked.own.method = seed % 2 == 0 ? tap::Method::Plays : tap::Method::Clock;
        asked.freeUndo = true;
        // a clock game of the same length, about a minute a play
        const std::string plays = std::to_string(options.plays);
        asked.overrides =
            R"({"game.playsPerHalf":)" + plays + R"(,"game.halfMinutes":)" + plays + "}";
        m_game = *app::TapGame::begin(library, rules, asked, "thrum campaign", "2026-11-20");
        m_file = m_folder.path() / "game.thrum";
        if (const auto error = app::recordTo(*m_game, m_file))
            m_broken.push_back(error->text());
    }

    const std::vector<std::string>& run() {
        constexpr int kMostSteps = 60'000;
        int steps = 0;
        for (; steps < kMostSteps && m_broken.empty(); ++steps) {
            if (m_game->awaits() == games::Awaits::Over)
                break;
            disturb(bitsAt(m_seed, 500U + static_cast<std::uint64_t>(steps)));
            if (m_broken.empty())
                step();
            for (const std::string& broken : m_watch.broken())
                m_broken.push_back(broken);
        }
        if (steps == kMostSteps)
            m_broken.emplace_back("the game does not end");
        finish();
        return m_broken;
    }
    [[nodiscard]] std::string summary() const {
        const auto& session = m_game->session();
        return std::to_string(session.state().score[0]) + ":" +
               std::to_string(session.state().score[1]) + ", " +
               std::to_string(session.record().size()) + " entries, " + hex16(session.digest());
    }

private:
    void disturb(std::uint64_t luck) {
        const auto draw = luck % 1000;
        const std::size_t inForce = m_game->session().inForce();
        if (draw < 8 && inForce > 0) {
            const std::size_t count = 1 + (luck >> 20U) % std::min<std::size_t>(inForce, 12);
            if (m_game->undo(static_cast<int>(count)))
                m_broken.emplace_back("a take-back is refused");
            back();
            ++m_totals.takeBacks;
        } else if (draw < 10) {
            if (m_game->correct(m_game->state(), "campaign"))
                m_broken.emplace_back("a correction is refused");
            m_before.push_back(m_watch);
            ++m_totals.corrections;
        } else if (draw < 13) {
            reopen();
        } else if (draw < 60 && m_game->awaits() == games::Awaits::Run) {
            watch(static_cast<int>((luck >> 24U) % 300));
            reopen();
        }
    }
    // The invariants as they were before the inputs that were taken back.
    void back() {
        m_watch = m_before.at(m_game->session().inForce());
        m_before.resize(m_game->session().inForce());
    }
    void watch(int until) {
        m_lastRunBefore = m_game->state();
        const auto outcome = m_game->run({.until = until + 1});
        if (!outcome)
            m_broken.push_back(app::sentenceOf(outcome.error()));
        else if (outcome->watched.running)
            ++m_totals.inRun;
        else  // it was over before that
            look(m_lastRunBefore, outcome->result, outcome->events);
    }
    void reopen() {
        const std::uint64_t digest = m_game->session().digest();
        m_game.reset();
        auto resumed = app::resumeGame(m_library, m_file);
        if (!resumed) {
            m_broken.push_back(resumed.error().text());
            return;
        }
        if (!resumed->notices.empty())
            m_broken.push_back(resumed->notices.front());
        m_game = app::as<games::Tap>(std::move(resumed->game));
        if (m_game->session().digest() != digest)
            m_broken.emplace_back("reopened at another state");
        ++m_totals.reopened;
    }
    void step() {
        m_lastRunBefore = m_game->state();
        tap::Input input;
        switch (m_game->awaits()) {
            case games::Awaits::Decision:
                decide();
                break;
            case games::Awaits::Chance:
                if (const auto events = m_game->draw(input))
                    look(m_lastRunBefore, input, *events);
                else
                    m_broken.push_back(app::sentenceOf(events.error()));
                break;
            case games::Awaits::Run:
                if (const auto outcome = m_game->run({}))
                    look(m_lastRunBefore, outcome->result, outcome->events);
                else
                    m_broken.push_back(app::sentenceOf(outcome.error()));
                break;
            case games::Awaits::Over:
                break;
        }
    }
    void decide() {
        for (int attempt = 0; attempt < 60; ++attempt) {
            const auto asked = m_game->question(attempt);
            if (!asked)
                break;
            const auto move = m_game->answer(
                m_game->seat(asked->side)
                    ->decide(asked->seen, asked->prompt, asked->side, asked->key, attempt));
            if (move) {
                look(move->before, move->input, move->events);
                return;
            }
        }
        m_broken.emplace_back("a seat finds nothing that is allowed");
    }
    void look(const tap::State& before,
              const tap::Input& input,
              const std::vector<tap::Event>& events) {
        m_before.push_back(m_watch);
        m_watch.step(before, input, m_game->state(), events);
    }
    void finish() {
        if (m_game == nullptr)
            return;
        static_cast<void>(m_game->waitUntilSaved());
        const std::string text = test::contentsOf(m_file);
        if (text != m_game->fileText())
            m_broken.emplace_back("the file is not the game");
        const auto opened = app::TapGame::open(m_library, text, "game.thrum");
        if (!opened || opened->damage)
            m_broken.push_back(opened ? opened->damage->text() : opened.error().text());
        else if (opened->game->state() != m_game->state())
            m_broken.emplace_back("the file opens to another state");
        const auto listed = io::summarizeGame(text, "game.thrum");
        if (!listed || !listed->damage.empty() || listed->score != m_game->state().score ||
            static_cast<std::size_t>(listed->entries) != m_game->session().inForce())
            m_broken.emplace_back("the archive would list another game");
        m_totals.inputs += m_game->session().record().size();
        m_totals.bytes += text.size();
    }

    const app::Library& m_library;
    std::uint64_t m_seed;
    Totals& m_totals;
    test::TemporaryFolder m_folder;
    std::filesystem::path m_file;
    std::unique_ptr<app::TapGame> m_game;
    tap::State m_lastRunBefore;
    test::Invariants m_watch;
    std::vector<test::Invariants> m_before;  // before each input in force
    std::vector<std::string> m_broken;
};

int play(const Options& options) {
    const auto library = app::Library::load(app::environment());
    const auto data = app::shippedData(app::environment());
    const auto rules = app::readTapRules(*data / "rules" / "tap.json");
    Totals totals;
    int broken = 0;
    for (int i = 0; i < options.games; ++i) {
        const std::uint64_t seed = options.seed + static_cast<std::uint64_t>(i);
        Play game{library, rules->rules, options, seed, totals};
        const std::vector<std::string>& found = game.run();
        if (found.empty())
            std::cout << "seed " << seed << ": " << game.summary() << '\n';
        for (const std::string& what : found)
            std::cout << "seed " << seed << ": BROKEN " << what << '\n';
        broken += found.empty() ? 0 : 1;
    }
    std::cout << options.games << " games, " << totals.inputs << " entries, " << totals.bytes
              << " bytes, " << totals.takeBacks << " take-backs, " << totals.corrections
              << " corrections, " << totals.reopened << " times reopened, " << totals.inRun
              << " of these in a run; " << broken << " games with something broken\n";
    return broken == 0 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
    Options options;
    thrum::cli::Program program{
        "Plays recorded games with take-backs and reopenings and checks every step"};
    program.option("--games", options.games, "How many");
    program.option("--seed", options.seed, "Seed of the first; the others count up");
    program.option("--plays", options.plays, "Plays a half, or minutes a half in a clock game");
    if (const auto exit = program.parse(argc, argv))
        return *exit;
    return play(options);
}
