#include "cli/commands.hpp"
#include "cli/game_options.hpp"
#include "cli/terminal.hpp"

#include <thrum/app/game_statistics.hpp>
#include <thrum/app/recording.hpp>
#include <thrum/core/digest.hpp>
#include <thrum/io/json_out.hpp>

#include <iostream>
#include <memory>
#include <string>

namespace thrum::cli {
namespace {

struct PlayOptions {
    GameOptions game;
    std::string record;
    std::string resume;
    bool full = false;
    bool json = false;
};

ExitCode wrongUsage(const std::string& text) {
    std::cerr << "thrum-cli play: " << text << '\n';
    return ExitCode::BadUsageOrFile;
}

// Prints a game as it goes: points and changes of possession stand out, a situation opens a play.
class PlayByPlay {
public:
    PlayByPlay(const app::Game& game, bool full) : m_names{game.names()}, m_full{full} {}

    void opening() const {
        std::cout << m_names.team(Side::Home) << " at home against " << m_names.team(Side::Visitor)
                  << "\n\n";
    }
    void tell(const std::vector<Sentence>& told, const Facts& after) {
        for (const Sentence& sentence : told) {
            const bool headline = sentence.weight == Weight::Headline;
            if (sentence.weight == Weight::Detail && !m_full)
                continue;
            std::cout << (headline ? "* " : "  ") << filled(sentence) << '\n';
        }
        const bool opens = after.opensPlay && !m_opened;
        m_opened = after.opensPlay;
        const std::string situation = downAndDistance(after.situation, m_names);
        if (opens && !situation.empty())
            std::cout << '\n' << m_names.team(after.situation.offense) << ", " << situation << '\n';
    }
    void closing(const app::Game& game) const {
        const auto score = game.facts().situation.score;
        std::cout << "\nFinal: " << m_names.team(Side::Home) << ' ' << score[0] << ", "
                  << m_names.team(Side::Visitor) << ' ' << score[1] << "\n\n";
        if (const auto statistics = app::statisticsOf(game))
            printLines(app::boxText(*statistics, game.names()));
    }

private:
    Names m_names;
    bool m_full;
    bool m_opened = false;
};

// The same for a program: each line of the log as an object, at last the result.
class LogLines {
public:
    void tell(const app::Game& game) {
        for (; m_told < game.log().size(); ++m_told)
            std::cout << game.log()[m_told] << '\n';
    }
    void closing(const app::Game& game) {
        tell(game);
        const auto points = game.facts().situation.score;
        io::JsonOut score = io::JsonOut::list();
        score.add(std::int64_t{points[0]}).add(std::int64_t{points[1]});
        io::JsonOut out = io::JsonOut::object();
        out.set("final", true).set("score", std::move(score));
        if (const auto statistics = app::statisticsOf(game))
            out.set("home", app::teamJson(statistics->teams[0]))
                .set("visitor", app::teamJson(statistics->teams[1]));
        out.set("digest", hex16(game.digest()));
        std::cout << out.line() << '\n';
    }

private:
    std::size_t m_told = 0;
};

// A new game, or one that goes on from its record.
Expected<std::unique_ptr<app::Game>, std::string> gameOf(const PlayOptions& options,
                                                         const GameData& data) {
    if (!options.resume.empty()) {
        auto resumed = app::resumeGame(data.library, options.resume);
        if (!resumed)
            return Unexpected{resumed.error().text()};
        for (const std::string& notice : resumed->notices)
            std::cerr << "thrum-cli play: " << printable(notice) << '\n';
        return std::move(resumed->game);
    }
    auto begun = beginGame(data, options.game, utcNow());
    if (begun && !options.record.empty()) {
        if (const auto error = app::recordTo(**begun, options.record))
            return Unexpected{error->text()};
    }
    return begun;
}

// What keeps the game off the disk, once.
class SaveWatch {
public:
    explicit SaveWatch(const app::Game& game) : m_game{game} {}
    void look() {
        const auto trouble = m_game.saveTrouble();
        if (trouble && !m_told)
            std::cerr << "thrum-cli play: " << printable(*trouble) << '\n';
        m_told = trouble.has_value();
        if (const auto moved = m_game.recordMoved(); moved && *moved != m_moved) {
            std::cerr << "thrum-cli play: " << printable(*moved) << '\n';
            m_moved = *moved;
        }
    }

private:
    const app::Game& m_game;
    bool m_told = false;
    std::string m_moved;
};

ExitCode playGame(const PlayOptions& options) {
    const auto data = readGameData();
    if (!data)
        return wrongUsage(data.error());
    const auto begun = gameOf(options, *data);
    if (!begun)
        return wrongUsage(begun.error());
    app::Game& game = **begun;
    PlayByPlay print{game, options.full};
    LogLines lines;
    SaveWatch saving{game};
    if (options.json) {
        lines.tell(game);
    } else if (options.resume.empty()) {
        print.opening();
        print.tell(game.openingTold(), game.facts());
    } else {
        std::cout << "Goes on after " << game.entries() << " entries, at " << hex16(game.digest())
                  << ".\n";
    }
    const auto stuck = game.playToEnd([&](const std::vector<Sentence>& told, const Facts& after) {
        saving.look();
        if (options.json)
            lines.tell(game);
        else
            print.tell(told, after);
    });
    const bool saved = game.waitUntilSaved();
    saving.look();
    if (stuck)
        return wrongUsage(*stuck);
    if (options.json)
        lines.closing(game);
    else
        print.closing(game);
    if (const io::Drill* drill = findDrill(*data, options.game.drill);
        drill != nullptr && !options.json) {
        const int points = app::drillPoints(game, *drill);
        std::cout << drill->name << ": " << points << " of " << drill->points << " points, "
                  << (points >= drill->points ? "done." : "not this time.") << '\n';
    }
    return saved ? ExitCode::Done : ExitCode::BadUsageOrFile;
}

}  // namespace

void addPlayCommand(Program& program, ExitCode& exit) {
    const auto options = std::make_shared<PlayOptions>();
    Command command =
        program.command("play", "Play a whole game without a window and print it play by play");
    addGameOptions(command, options->game);
    // a name that a script forgot to fill in begins no other game
    const Option record =
        command.option("--record", options->record, "New file the game is kept in, input by input")
            .notEmpty();
    command.option("--resume", options->resume, "Go on with a recorded game, in the same file")
        .notEmpty()
        .excludes(record);
    command.flag(
        "--json", options->json, "Print the lines of the log and the result as JSON objects");
    command.flag("--full", options->full, "Tell every turn and window too");
    command.whenAsked([options, &exit] { exit = playGame(*options); });
}

}  // namespace thrum::cli
