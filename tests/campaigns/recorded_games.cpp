#include "cli/command_line.hpp"
#include "support/temporary_folder.hpp"

#include <thrum/app/folders.hpp>
#include <thrum/app/game_kinds.hpp>
#include <thrum/app/recording.hpp>
#include <thrum/io/journal_file.hpp>
#include <thrum/io/text_file.hpp>

#include <ctime>
#include <filesystem>
#include <iostream>

// Whole games of any kind between coaches of the program, each recorded in a file as `play` records
// it, read back from the disk and verified: every line played again, and its state and end
// compared. In one process, because starting one costs more than a game of dice. Exit code 1 with
// the first record that does not verify.
namespace {

using namespace thrum;

struct Options {
    std::string game = "touchdown";
    std::string home = "computer:1";
    std::string visitor = "computer:1";
    int games = 100;
    std::uint64_t seed = 1;
};

struct Totals {
    std::size_t inputs = 0;
    std::size_t draws = 0;
    std::size_t bytes = 0;
    double playedS = 0.0;
    double verifiedS = 0.0;
};

// Of this process, not of the wall: campaigns run beside others.
double processorS() {
    return static_cast<double>(std::clock()) / static_cast<double>(CLOCKS_PER_SEC);
}

class Campaign {
public:
    explicit Campaign(Options options)
        : m_options{std::move(options)},
          m_data{app::shippedData(app::environment())},
          m_library{app::Library::load(app::environment())},
          m_kind{app::gameKind(m_options.game)} {}

    /// Errors: the first that was broken, in a sentence.
    [[nodiscard]] std::string play() {
        if (!m_data)
            return m_data.error().text();
        if (m_kind == nullptr)
            return "there is no game \"" + m_options.game + "\"";
        for (int number = 0; number < m_options.games; ++number) {
            const std::uint64_t seed = m_options.seed + static_cast<std::uint64_t>(number);
            if (const std::string broken = playOne(seed); !broken.empty())
                return "seed " + std::to_string(seed) + ": " + broken;
        }
        return {};
    }
    [[nodiscard]] const Totals& totals() const { return m_totals; }

private:
    std::string playOne(std::uint64_t seed) {
        const double begun = processorS();
        const auto teams = m_kind->teams(m_library);
        io::request::New asked;
        asked.game = m_options.game;
        asked.seed = seed;
        asked.home = {teams[seed % teams.size()].id, m_options.home};
        asked.visitor = {teams[(seed / teams.size() + seed + 1) % teams.size()].id,
                         m_options.visitor};
        auto game =
            app::beginGame(m_library, *m_data / "rules", asked, "thrum campaign", "2026-11-20");
        if (!game)
            return app::sentenceOf(game.error());
        const std::filesystem::path file = m_folder.path() / (std::to_string(seed) + ".thrum");
        if (const auto error = app::recordTo(**game, file))
            return error->text();
        if (const auto why = (*game)->playToEnd({}))
            return *why;
        if (const auto trouble = (*game)->saveTrouble())
            return "not saved: " + *trouble;
        const auto score = (*game)->facts().situation.score;
        const auto winner = (*game)->facts().winner;
        game->reset();
        m_totals.playedS += processorS() - begun;
        const double played = processorS();
        std::string broken = verified(file, score, winner);
        m_totals.verifiedS += processorS() - played;
        std::filesystem::remove(file);
        return broken;
    }

    std::string verified(const std::filesystem::path& file,
                         const std::array<int, 2>& score,
                         const std::optional<Side>& winner) {
        const auto text = io::readTextFile(file, io::kMaxGameFileBytes);
        if (!text)
            return text.error().text();
        m_totals.bytes += text->size();
        const auto found = app::verify(m_library, *text, file.string());
        if (!found)
            return found.error().text();
        if (found->difference)
            return found->difference->text();
        if (!found->over || found->torn)
            return "the record does not go to the end";
        if (found->score != score || found->winner != winner)
            return "the record ends otherwise than the game did";
        m_totals.inputs += found->inputs;
        m_totals.draws += found->draws;
        return {};
    }

    Options m_options;
    Expected<std::filesystem::path, LoadError> m_data;
    app::Library m_library;
    const app::GameKind* m_kind;
    test::TemporaryFolder m_folder;
    Totals m_totals;
};

int run(const Options& options) {
    Campaign campaign{options};
    if (const std::string broken = campaign.play(); !broken.empty()) {
        std::cout << broken << '\n';
        return 1;
    }
    const Totals& totals = campaign.totals();
    const double games = options.games;
    std::printf(
        "%d recorded games of %s verify: %zu inputs, %zu draws, %.1f MB; a game %.1f ms to play "
        "and record, %.1f ms to verify, of one processor\n",
        options.games,
        options.game.c_str(),
        totals.inputs,
        totals.draws,
        static_cast<double>(totals.bytes) / 1e6,
        1000.0 * totals.playedS / games,
        1000.0 * totals.verifiedS / games);
    return 0;
}

}  // namespace

int main(int argc, char** argv) {
    Options options;
    thrum::cli::Program program{"Recorded games of any kind, each verified from its file"};
    program.option("--game", options.game, "Id of the game");
    program.option("--home", options.home, "Who coaches the home team: random, computer:1 to 5");
    program.option("--visitor", options.visitor, "Who coaches the visitors");
    program.option("--games", options.games, "How many").within(1, 1'000'000);
    program.option("--seed", options.seed, "Of the first game");
    if (const auto exit = program.parse(argc, argv))
        return *exit;
    return run(options);
}
