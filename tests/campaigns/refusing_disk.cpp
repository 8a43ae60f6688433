#include "cli/command_line.hpp"
#include "support/failing_files.hpp"
#include "support/temporary_folder.hpp"

#include <thrum/app/seats.hpp>
#include <thrum/core/hash.hpp>
#include <thrum/games/tap/game.hpp>
#include <thrum/games/tap/rules_file.hpp>
#include <thrum/io/journal_file.hpp>

#include <algorithm>
#include <array>
#include <iostream>

// Games on a disk whose n-th system call fails, for every n, and on one that loses what was not
// synced. The game must go on, say so once, be saved in full when the disk works again, and at
// every moment a crash must leave all that was reported as saved. Exit code 1 if not.
namespace {

using namespace thrum;

struct Options {
    int every = 1;
    int plays = 1;
    std::uint64_t seed = 4;
};

struct Fault {
    int first = 0;
    int count = 1;
    int reason = EIO;
    bool half = false;
};

// How many numbered lines a text holds whole.
std::size_t entriesIn(const std::string& text) {
    std::size_t entries = 0;
    for (std::size_t at = text.find("\n{\"n\":"); at != std::string::npos;
         at = text.find("\n{\"n\":", at + 1))
        entries += text.find('\n', at + 1) != std::string::npos ? 1U : 0U;
    return entries;
}

class Campaign {
public:
    explicit Campaign(const Options& options)
        : m_options{options}, m_library{app::Library::load(app::environment())} {
        const auto data = app::shippedData(app::environment());
        m_rules = app::readTapRules(*data / "rules" / "tap.json")->rules;
    }

    int run() {
        const int calls = play({.first = 1'000'000});
        constexpr std::array<int, 3> kReasons{ENOSPC, EIO, EROFS};
        for (int call = 0; call < calls; call += m_options.every) {
            for (const int count : {1, 4, 1'000'000}) {
                const int reason = kReasons[static_cast<std::size_t>(m_games) % kReasons.size()];
                static_cast<void>(play({call, count, reason, m_games % 2 == 0}));
            }
        }
        std::cout << m_games << " games of " << calls << " system calls each: " << m_refused
                  << " in which the disk refused, " << m_cuts << " power cuts looked at; "
                  << m_broken << " with something lost\n";
        return m_broken == 0 ? 0 : 1;
    }

private:
    // Returns how many calls the game came to.
    int play(const Fault& fault) {
        ++m_games;
        m_fault = fault;
        const test::TemporaryFolder folder;
        const auto path = folder.path() / "game.thrum";
        test::FailingFiles files;
        files.leaveHalf(fault.half);
        files.fail(fault.first, fault.count, fault.reason);
        auto game = begun();
        auto journal = io::JournalFile::create(
            path, {.retryEvery = std::chrono::milliseconds{1}, .files = &files});
        if (!journal) {
            broken(journal.error().text());
            return 0;
        }
        game->recordIn(*std::move(journal));
        bool refused = false;
        std::size_t saved = 0;
        while (game->awaits() != games::Awaits::Over) {
            if (!step(*game))
                return 0;
            const bool durable = game->waitUntilSaved();
            refused = refused || !durable;
            if (!durable && !game->saveTrouble() && !game->isSaved())
                broken("not saved and nothing said");
            if (durable)
                saved = game->session().record().size();
            cutPower(path, saved);
        }
        m_refused += refused ? 1 : 0;
        files.heal();
        while (!game->waitUntilSaved())
            game->retrySaving();
        if (game->saveTrouble())
            broken("saved, and still in trouble");
        if (test::contentsOf(path) != game->fileText())
            broken("the file is not the game");
        return files.calls();
    }

    std::unique_ptr<app::TapGame> begun() {
        app::TapAsked asked;
        asked.game = "tap";
        asked.seed = m_options.seed;
        asked.mode = tap::Mode::Hotseat;
        asked.home.seat = asked.visitor.seat = "random";
        asked.overrides = R"({"game.playsPerHalf":)" + std::to_string(m_options.plays) + "}";
        return *app::TapGame::begin(m_library, m_rules, asked, "thrum campaign", "2026-11-20");
    }

    bool step(app::TapGame& game) {
        tap::Input drawn;
        bool done = true;
        if (game.awaits() == games::Awaits::Decision)
            done = game.playSeats().has_value();
        else if (game.awaits() == games::Awaits::Chance)
            done = game.draw(drawn).has_value();
        else
            done = game.run({}).has_value();
        if (!done)
            broken("the game does not go on");
        return done;
    }

    // What the disk may hold after a power cut now: all that was synced, and of the rest some
    // bytes, or nothing but zeros. What follows `saved` entries in the file is all that can be
    // missing.
    void cutPower(const std::filesystem::path& path, std::size_t saved) {
        const std::uint64_t luck = bitsAt(m_options.seed, 77U + static_cast<std::uint64_t>(m_cuts));
        ++m_cuts;
        if (!std::filesystem::exists(path)) {
            if (saved > 0)
                broken("the file is gone");
            return;
        }
        std::string text = test::contentsOf(path);
        if (entriesIn(text) < saved) {
            broken("fewer entries on disk than reported as saved");
            return;
        }
        // opening plays the whole game again, so that only some moments are looked at closely
        if (luck % 16 != 0)
            return;
        std::size_t end = text.find('\n') + 1;
        for (std::size_t i = 0; i < saved; ++end)
            i += text[end] == '\n' ? 1U : 0U;
        const std::size_t rest = text.size() - std::min(end, text.size());
        text.resize(text.size() - rest + (rest == 0 ? 0 : luck / 16 % (rest + 1)));
        if (luck % 32 == 0)
            text += std::string(luck / 512 % 300, '\0');
        const auto opened = app::TapGame::open(m_library, text, "game.thrum");
        if (!opened)
            broken(opened.error().text());
        else if (opened->damage)
            broken(opened->damage->text());
        else if (opened->game->session().record().size() < saved)
            broken("a power cut takes entries that were reported as saved");
    }

    void broken(const std::string& what) {
        ++m_broken;
        std::cout << "call " << m_fault.first << ", " << m_fault.count << " failing, errno "
                  << m_fault.reason << (m_fault.half ? ", half written" : "") << ": BROKEN " << what
                  << '\n';
    }

    Options m_options;
    app::Library m_library;
    tap::RulesData m_rules;
    Fault m_fault;
    int m_games = 0;
    int m_refused = 0;
    int m_cuts = 0;
    int m_broken = 0;
};

}  // namespace

int main(int argc, char** argv) {
    Options options;
    thrum::cli::Program program{"Plays games on disks that refuse and looks what is left"};
    program.option("--every", options.every, "Every so many system calls one fails; 1: each");
    program.option("--plays", options.plays, "Plays a half");
    program.option("--seed", options.seed, "Of the game");
    if (const auto exit = program.parse(argc, argv))
        return *exit;
    return Campaign{options}.run();
}
