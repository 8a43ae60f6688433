#include "campaigns/serve_process.hpp"
#include "cli/command_line.hpp"
#include "support/temporary_folder.hpp"

#include <thrum/app/playout.hpp>
#include <thrum/core/digest.hpp>
#include <thrum/core/hash.hpp>
#include <thrum/games/tap/game.hpp>
#include <thrum/games/tap/rules_file.hpp>

#include <chrono>
#include <csignal>
#include <iostream>
#include <thread>

// Games of `thrum-cli serve` ended with kill -9 at random moments and resumed, again and again,
// until they are over. Whatever the program had answered must be there again: every decision, die,
// clock and tick, and the finished game must be the one that is played without a kill: nothing
// drawn anew, no coach who forgot his call. Exit code 1 if anything was lost.
namespace {

using namespace thrum;

constexpr int kSecond = 120;  // ticks

struct Options {
    int kills = 200;
    std::uint64_t seed = 1;
    int plays = 6;
    int most = 600;  // milliseconds until the end
    std::string seat = "random";
    std::string program;
};

// What the reply says behind this key, up to a comma or bracket.
std::string member(const std::string& reply, const std::string& key) {
    const std::size_t at = reply.rfind('"' + key + "\":");
    if (at == std::string::npos)
        return {};
    const std::size_t begin = at + key.size() + 3;
    const std::size_t end = reply.find_first_of(",}]", begin);
    std::string value = reply.substr(begin, end - begin);
    std::erase(value, '"');
    return value;
}

// The game as it was last told: what must never be lost.
struct Told {
    std::string digest;
    int tick = 0;  // of a run that is being watched
};

struct Count {
    int kills = 0;
    int inRun = 0;
    int torn = 0;
    int beforeGame = 0;
    int games = 0;
    int mostTicksAgain = 0;
};

class Campaign {
public:
    explicit Campaign(const Options& options)
        : m_options{options}, m_library{app::Library::load(app::environment())} {
        const auto data = app::shippedData(app::environment());
        m_rules = app::readTapRules(*data / "rules" / "tap.json")->rules;
    }

    int run() {
        for (std::uint64_t game = 0; m_count.kills < m_options.kills && m_broken == 0; ++game)
            play(m_options.seed + game);
        std::cout << m_count.kills << " kills in " << m_count.games << " games: " << m_count.inRun
                  << " while the board was on (at most " << m_count.mostTicksAgain
                  << " ticks run again), " << m_count.torn << " with a torn last line, "
                  << m_count.beforeGame << " before there was a game; " << m_broken
                  << " with something lost\n";
        return m_broken == 0 ? 0 : 1;
    }

private:
    void play(std::uint64_t seed) {
        ++m_count.games;
        const test::TemporaryFolder folder;
        const std::string file = (folder.path() / "game.thrum").string();
        Told told;
        bool over = false;
        while (!over && m_count.kills < m_options.kills && m_broken == 0) {
            const int wait =
                static_cast<int>(bitsAt(seed, 1000U + static_cast<std::uint64_t>(m_count.kills)) %
                                 static_cast<std::uint64_t>(m_options.most * 1000));
            test::ServeProcess serve{m_options.program};
            std::jthread killer{[&serve, wait](const std::stop_token& stop) {
                const auto end = std::chrono::steady_clock::now() + std::chrono::microseconds{wait};
                while (!stop.stop_requested() && std::chrono::steady_clock::now() < end)
                    std::this_thread::sleep_for(std::chrono::microseconds{200});
                ::kill(serve.id(), SIGKILL);
            }};
            over = talk(serve, seed, file, told);
            if (!over)
                ++m_count.kills;
            killer.request_stop();
            killer.join();
            if (!over)
                look(seed, file, told);
        }
        if (over)
            expectClean(seed, file);
    }

    // Plays until the game is over (true) or the process gone.
    bool talk(test::ServeProcess& serve, std::uint64_t seed, const std::string& file, Told& told) {
        std::optional<std::string> reply;
        if (std::filesystem::exists(file)) {
            reply = serve.ask(R"({"do":"resume","file":")" + file + "\"}");
            if (reply)
                resumed(seed, *reply, told);
        } else {
            reply =
                serve.ask(R"({"do":"new","game":"tap","seed":)" + std::to_string(seed) +
                          R"(,"home":{"seat":")" + m_options.seat + R"("},"visitor":{"seat":")" +
                          m_options.seat + R"("},"options":{"mode":"hotseat","overrides":)" +
                          overrides() + "}}");
            if (!reply)
                return false;
            const auto recorded = serve.ask(R"({"do":"record","file":")" + file + "\"}");
            if (!recorded)
                return false;
            hear(*reply, told);
        }
        while (reply && m_broken == 0) {
            if (!reply->starts_with(R"({"ok":true)") ||
                reply->find("seat_error") != std::string::npos) {
                broken(seed, "refused: " + reply->substr(0, 300));
                return false;
            }
            if (told.tick == 0 && reply->find(R"("kind":"over")") != std::string::npos)
                return true;
            const bool chance = reply->find(R"("prompt":{"kind":"chance")") != std::string::npos;
            reply = serve.ask(chance ? R"({"do":"draw"})"
                                     : R"({"do":"run","until":)" + std::to_string(told.tick + 30) +
                                           "}");
            if (reply)
                hear(*reply, told);
        }
        return false;
    }

    [[nodiscard]] std::string overrides() const {
        return R"({"game.playsPerHalf":)" + std::to_string(m_options.plays) + "}";
    }

    static void hear(const std::string& reply, Told& told) {
        const bool running = reply.starts_with(R"({"ok":true,"running":true)");
        told.tick = running ? std::stoi("0" + member(reply, "tick")) : 0;
        if (running)  // the frame has a tick of its own, the same
            return;
        told.digest = member(reply, "digest");
    }

    // Nothing that was told may be missing: the same state or a later one, and of a run in progress
    // at most the current second.
    void resumed(std::uint64_t seed, const std::string& reply, Told& told) {
        if (!reply.starts_with(R"({"ok":true)")) {
            broken(seed, "not resumed: " + reply.substr(0, 300));
            return;
        }
        const std::string digest = member(reply, "file_digest");
        const bool running = reply.find(R"("running":true,"tick":)") != std::string::npos;
        if (digest != m_digest)
            broken(seed, "resumed at " + digest + ", the file ends at " + m_digest);
        int tick = 0;
        if (running) {
            ++m_count.inRun;
            const std::size_t at = reply.find(R"("running":true,"tick":)") + 22;
            tick = std::stoi(reply.substr(at));
        }
        if (digest == told.digest && told.tick > 0) {
            if (!running)
                ++m_count.inRun;
            m_count.mostTicksAgain = std::max(m_count.mostTicksAgain, told.tick - tick);
            if (told.tick - tick > kSecond)
                broken(seed,
                       "watched to tick " + std::to_string(told.tick) + ", resumed at " +
                           std::to_string(tick));
        }
        told.digest = member(reply, "digest");
        told.tick = tick;
    }

    // The file right after the end of the process, before anybody goes on with it.
    void look(std::uint64_t seed, const std::string& file, const Told& told) {
        if (!std::filesystem::exists(file)) {
            ++m_count.beforeGame;
            if (!told.digest.empty())
                broken(seed, "the file is gone");
            return;
        }
        const std::string text = test::contentsOf(file);
        auto opened = app::TapGame::open(m_library, text, "game.thrum");
        if (!opened) {
            broken(seed, opened.error().text());
            return;
        }
        if (opened->damage)
            broken(seed, opened->damage->text());
        m_count.torn += opened->notices.empty() ? 0 : 1;
        const auto& session = opened->game->session();
        m_digest = hex16(session.digest());
        // what was told last is there, whatever the program did after it
        bool found = told.digest.empty() || m_digest == told.digest ||
                     hex16(games::Tap::digest(session.initial())) == told.digest;
        for (const auto& entry : session.record())
            found = found || hex16(entry.digest) == told.digest;
        if (!found)
            broken(seed, "the state that was told last, " + told.digest + ", is lost");
    }

    void expectClean(std::uint64_t seed, const std::string& file) {
        const auto opened = app::TapGame::open(m_library, test::contentsOf(file), "game.thrum");
        if (!opened || opened->damage || !opened->notices.empty() ||
            opened->game->awaits() != games::Awaits::Over) {
            broken(seed, "the finished game does not open to its end");
            return;
        }
        app::TapAsked asked;
        asked.game = "tap";
        asked.seed = seed;
        asked.mode = tap::Mode::Hotseat;
        asked.home.seat = m_options.seat;
        asked.visitor.seat = m_options.seat;
        asked.overrides = overrides();
        const auto alike = app::TapGame::begin(m_library, m_rules, asked, "campaign", "");
        if (!alike || app::playOut(**alike, [](const tap::State&, auto) {}) ||
            (*alike)->session().digest() != opened->game->session().digest())
            broken(seed, "without a kill the game ends otherwise");
    }

    void broken(std::uint64_t seed, const std::string& what) {
        ++m_broken;
        std::cout << "seed " << seed << ", kill " << m_count.kills << ": BROKEN " << what << '\n';
    }

    Options m_options;
    app::Library m_library;
    tap::RulesData m_rules;
    Count m_count;
    std::string m_digest;  // at the end of the file, as it reads after the last kill
    int m_broken = 0;
};

}  // namespace

int main(int argc, char** argv) {
    Options options;
    thrum::cli::Program program{"Kills games at random moments and looks what is left"};
    program.option("--kills", options.kills, "How many");
    program.option("--seed", options.seed, "Seed of the first game; the others count up");
    program.option("--plays", options.plays, "Plays a half");
    program.option("--most", options.most, "Milliseconds a process lives at most");
    program.option("--seat", options.seat, "random, or computer:1 to computer:5");
    program.option("--program", options.program, "thrum-cli").required();
    if (const auto exit = program.parse(argc, argv))
        return *exit;
    std::signal(SIGPIPE, SIG_IGN);
    return Campaign{options}.run();
}
