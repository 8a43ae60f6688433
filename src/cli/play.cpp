#include "cli/commands.hpp"
#include "cli/snaps.hpp"
#include "cli/terminal.hpp"

#include <thrum/app/recording.hpp>
#include <thrum/app/seats.hpp>
#include <thrum/app/tap_playout.hpp>
#include <thrum/app/tap_sentences.hpp>
#include <thrum/core/digest.hpp>
#include <thrum/io/tap_rules_file.hpp>

#include <iostream>
#include <memory>
#include <string>

namespace thrum::cli {
namespace {

struct Options {
    std::string game = "tap";
    std::array<std::string, 2> seats{"random", "random"};
    std::array<std::string, 2> teams{};
    std::string mode;
    std::string method;
    std::string board = "2x4";
    std::string record;
    std::string resume;
    std::uint64_t seed = 1;
    int plays = 0;
    int snaps = 0;
    bool full = false;
};

ExitCode wrongUsage(const std::string& text) {
    std::cerr << "thrum-cli play: " << text << '\n';
    return ExitCode::BadUsageOrFile;
}

// Prints a game as it goes: points and changes of possession stand out, a situation opens a play.
class PlayByPlay {
public:
    PlayByPlay(const tap::State& state, bool full) : m_names{app::namesIn(state)}, m_full{full} {}

    void opening() const {
        std::cout << m_names.team(Side::Home) << " at home against " << m_names.team(Side::Visitor)
                  << "\n\n";
    }
    void tell(const tap::State& state, std::span<const tap::Event> events) {
        for (const app::Sentence& sentence : app::sentencesOf(events, m_names)) {
            const bool headline = sentence.weight == app::Weight::Headline;
            if (sentence.weight == app::Weight::Detail && !m_full)
                continue;
            std::cout << (headline ? "* " : "  ") << app::filled(sentence) << '\n';
        }
        const bool lineUp = state.phase == tap::Phase::LineUp;
        const bool next = lineUp && !m_lineUp;
        m_lineUp = lineUp;
        const std::string situation = app::downAndDistance(tap::situationOf(state), m_names);
        if (!next || situation.empty())
            return;
        std::cout << '\n' << m_names.team(state.offense) << ", " << situation << '\n';
    }
    void closing(const tap::State& state) const {
        std::cout << "\nFinal: " << m_names.team(Side::Home) << ' ' << state.score[0] << ", "
                  << m_names.team(Side::Visitor) << ' ' << state.score[1] << '\n';
    }

private:
    app::TapNames m_names;
    bool m_full;
    bool m_lineUp = false;
};

Expected<io::request::New, std::string> requestOf(const Options& options) {
    io::request::New asked;
    asked.game = options.game;
    asked.seed = options.seed;
    asked.home = {options.teams[0], options.seats[0]};
    asked.visitor = {options.teams[1], options.seats[1]};
    asked.board = options.board;
    if (!options.mode.empty()) {
        asked.mode = tap::parseName<tap::Mode>(options.mode);
        if (!asked.mode)
            return Unexpected{"there is no mode \"" + options.mode +
                              "\"; known are solitaire, hotseat and tournament"};
    }
    if (!options.method.empty()) {
        asked.method = tap::parseName<tap::Method>(options.method);
        if (!asked.method)
            return Unexpected{"there is no method \"" + options.method +
                              "\"; known are plays and clock"};
    }
    if (options.plays > 0)
        asked.overrides = R"({"game.playsPerHalf":)" + std::to_string(options.plays) + "}";
    return asked;
}

// A new game, or one that goes on from its record.
Expected<std::unique_ptr<app::TapGame>, std::string> gameOf(const Options& options,
                                                            const app::Library& library,
                                                            const app::Environment& environment) {
    if (!options.resume.empty()) {
        auto resumed = app::resumeGame(library, options.resume);
        if (!resumed)
            return Unexpected{resumed.error().text()};
        for (const std::string& notice : resumed->notices)
            std::cerr << "thrum-cli play: " << printable(notice) << '\n';
        return std::move(resumed->game);
    }
    const auto asked = requestOf(options);
    if (!asked)
        return Unexpected{asked.error()};
    const auto data = app::shippedData(environment);
    if (!data)
        return Unexpected{data.error().text()};
    const auto rules = io::readTapRules(*data / "rules" / "tap.json");
    if (!rules)
        return Unexpected{rules.error().clause + ": " +
                          filled(rules.error().text, rules.error().args)};
    auto begun =
        app::TapGame::begin(library, rules->rules, *asked, "thrum " THRUM_VERSION, utcNow());
    if (!begun)
        return Unexpected{app::sentenceOf(begun.error())};
    if (!options.record.empty()) {
        if (const auto error = app::recordTo(**begun, options.record))
            return Unexpected{error->text()};
    }
    return *std::move(begun);
}

// What keeps the game off the disk, once.
class SaveWatch {
public:
    explicit SaveWatch(const app::TapGame& game) : m_game{game} {}
    void look() {
        const auto trouble = m_game.saveTrouble();
        if (trouble && !m_told)
            std::cerr << "thrum-cli play: " << printable(*trouble) << '\n';
        m_told = trouble.has_value();
    }

private:
    const app::TapGame& m_game;
    bool m_told = false;
};

ExitCode playGame(const Options& options) {
    const app::Environment environment = app::environment();
    const app::Library library = app::Library::load(environment);
    const auto begun = gameOf(options, library, environment);
    if (!begun)
        return wrongUsage(begun.error());
    app::TapGame& game = **begun;
    PlayByPlay print{game.state(), options.full};
    SaveWatch saving{game};
    if (options.resume.empty()) {
        print.opening();
        print.tell(game.state(), game.session().openingEvents());
    } else {
        std::cout << "Goes on after " << game.session().record().size() << " entries, at "
                  << hex16(game.session().digest()) << ".\n";
    }
    const auto stuck =
        app::playOut(game, [&](const tap::State& after, std::span<const tap::Event> events) {
            saving.look();
            print.tell(after, events);
        });
    const bool saved = game.waitUntilSaved();
    saving.look();
    if (stuck)
        return wrongUsage(*stuck);
    print.closing(game.state());
    return saved ? ExitCode::Done : ExitCode::BadUsageOrFile;
}

}  // namespace

void addPlayCommand(CLI::App& app, ExitCode& exit) {
    const auto options = std::make_shared<Options>();
    CLI::App* command =
        app.add_subcommand("play", "Play a whole game without a window and print it play by play");
    command->add_option("--game", options->game, "tap");
    command->add_option("--home", options->seats[0], "Who coaches the home team: random");
    command->add_option("--visitor", options->seats[1], "Who coaches the visitors");
    command->add_option("--home-team", options->teams[0], "Id of the home team");
    command->add_option("--visitor-team", options->teams[1], "Id of the visitors");
    command->add_option("--mode", options->mode, "solitaire, hotseat or tournament");
    command->add_option("--method", options->method, "plays or clock");
    command->add_option("--plays", options->plays, "Plays a half")->check(CLI::Range(1, 200));
    command->add_option("--board", options->board, "Id of the board");
    command->add_option("--seed", options->seed, "Same seed, same game");
    auto* record = command->add_option(
        "--record", options->record, "New file the game is kept in, input by input");
    command->add_option("--resume", options->resume, "Go on with a recorded game, in the same file")
        ->excludes(record);
    command->add_flag("--full", options->full, "Tell every turn and window too");
    command->add_option("--snaps", options->snaps, "Play so many uncoached snaps instead of a game")
        ->check(CLI::Range(1, 10'000));
    command->callback([options, &exit] {
        exit = options->snaps > 0 ? playSnaps(options->snaps, options->seed) : playGame(*options);
    });
}

}  // namespace thrum::cli
