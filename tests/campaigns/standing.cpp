#include "cli/command_line.hpp"
#include "coach/tap/situation.hpp"
#include "sense_game.hpp"

#include <thrum/rules/names.hpp>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <iostream>
#include <numeric>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

// What a defense gains by standing otherwise: plain sense plays games against itself, and at snaps
// drawn by lot its usual defense is played through some times against what was called, then again
// with the same luck and one thing changed. Told in points to the defense. Exit code 1 if a game
// breaks, 2 if a change is not understood.
namespace {

using namespace thrum;
using test::SenseGame;

struct Options {
    int games = 30;
    int plays = 20;
    int share = 40;  ///< percent of snaps looked at
    int rounds = 8;  ///< plays of each line-up
    std::uint64_t seed = 1;
    std::vector<std::string> changes{"ends:turn:15"};
};

// Whom a change is about, as they stand.
enum class Who : std::uint8_t { Ends, Wide, Linebackers, Deep };
// Degrees outward, yards outward, yards away from the line.
enum class Way : std::uint8_t { Turn, Out, Back };

struct Change {
    std::string name;
    Who who = Who::Ends;
    Way way = Way::Turn;
    double amount = 0.0;
};

std::span<const EnumName<Who>> namesOf(Who) {
    static constexpr std::array kNames{EnumName<Who>{Who::Ends, "ends"},
                                       EnumName<Who>{Who::Wide, "wide"},
                                       EnumName<Who>{Who::Linebackers, "linebackers"},
                                       EnumName<Who>{Who::Deep, "deep"}};
    return kNames;
}
std::span<const EnumName<Way>> namesOf(Way) {
    static constexpr std::array kNames{EnumName<Way>{Way::Turn, "turn"},
                                       EnumName<Way>{Way::Out, "out"},
                                       EnumName<Way>{Way::Back, "back"}};
    return kNames;
}

// From "ends:turn:15".
std::optional<Change> changeOf(const std::string& text) {
    const std::size_t first = text.find(':');
    const std::size_t second = first == std::string::npos ? first : text.find(':', first + 1);
    if (second == std::string::npos)
        return std::nullopt;
    const std::string_view whole = text;
    const auto who = parseName<Who>(whole.substr(0, first));
    const auto way = parseName<Way>(whole.substr(first + 1, second - first - 1));
    double amount = 0.0;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data() + second + 1, end, amount);
    if (!who || !way || read.ec != std::errc{} || read.ptr != end)
        return std::nullopt;
    return Change{text, *who, *way, amount};
}

bool isAbout(Who who, double x, double y, tap::Position position) {
    constexpr double kOnTheFront = 3.0;  // yards over the line
    constexpr double kInside = 3.0;      // yards from the middle
    constexpr double kDeep = 9.0;
    const bool wide = std::abs(y) > coach::kSplitWide;
    switch (who) {
        case Who::Ends:
            return !wide && std::abs(y) > kInside && x < kOnTheFront;
        case Who::Wide:
            return wide;
        case Who::Linebackers:
            return !wide && x >= kOnTheFront && position == tap::Position::LB;
        case Who::Deep:
            return !wide && x > kDeep && position == tap::Position::DB;
    }
    return false;
}

// The plan with the change, and whether it changed anybody.
bool change(std::vector<tap::Decision>& plan,
            const Change& change,
            const tap::State& seen,
            const coach::TableView& offense) {
    constexpr double kWidest = 25.0;
    bool changed = false;
    for (tap::Decision& decision : plan)
        for (tap::Placement& man : decision.placements) {
            const tap::Player* player = tap::findPlayer(seen, man.figure);
            double x = offense.x(man.pose.at);
            double y = offense.y(man.pose.at);
            if (player == nullptr || !isAbout(change.who, x - offense.line, y, player->position))
                continue;
            changed = true;
            if (change.way == Way::Turn) {
                const double toward = offense.fromField(man.pose.heading);
                man.pose.heading = offense.onField(toward - std::copysign(change.amount, y));
                continue;
            }
            if (change.way == Way::Out)
                y = std::copysign(std::min(std::abs(y) + change.amount, kWidest), y);
            else
                x += change.amount;
            man.pose.at = offense.place(x, y);
        }
    return changed;
}

struct Gains {
    test::Gain all{};
    test::Gain runs{};
    test::Gain passes{};
};

// Looks on at one game and lets the defense stand otherwise.
class Drill {
public:
    Drill(const Options& options,
          const std::vector<Change>& changes,
          SenseGame& game,
          std::vector<Gains>& gains)
        : m_options{options}, m_changes{changes}, m_game{game}, m_gains{gains} {}

    bool play() {
        return m_game.play(
            [this](const tap::State& seen, const tap::Prompt& prompt) {
                const bool stands = seen.phase == tap::Phase::SetDefense &&
                                    seen.playFacts.kind == tap::PlayKind::Scrimmage &&
                                    coach::wants(prompt, tap::DecisionKind::Place);
                if (stands && m_game.bits(2) % 100 < static_cast<std::uint64_t>(m_options.share))
                    compare(seen, prompt);
            },
            {});
    }

private:
    void compare(const tap::State& seen, const tap::Prompt& prompt) {
        // at the very end of a game a point is worth nothing any more
        constexpr double kDecided = 0.01;
        const double point = coach::worthOfAPoint(seen, prompt.side);
        const auto& called = m_game.senseOf(seen.offense).called();
        if (point < kDecided || !called)
            return;
        coach::Sense sense = m_game.senseOf(prompt.side);
        const auto usual = sense.think(seen, prompt, prompt.side, 0);
        // judged against what was called, which the defense does not know
        sense.expect(seen, {*called});
        const coach::TableView offense = sense.view(seen, seen.offense);
        const auto before = meanWorth(seen, prompt.side, usual, sense);
        for (std::size_t i = 0; before && i < m_changes.size(); ++i) {
            auto other = usual;
            const auto after = change(other, m_changes[i], seen, offense)
                                   ? meanWorth(seen, prompt.side, other, sense)
                                   : before;
            // who cannot stand there is no answer
            if (!after)
                continue;
            const double points = (*after - *before) / point;
            m_gains[i].all.add(points);
            (called->pass ? m_gains[i].passes : m_gains[i].runs).add(points);
        }
    }

    // The chance to win, as a mean of plays; nothing if one of them is not played to its end.
    [[nodiscard]] std::optional<double> meanWorth(const tap::State& seen,
                                                  Side side,
                                                  const std::vector<tap::Decision>& plan,
                                                  const coach::Sense& sense) const {
        const auto worths =
            m_game.worths(seen, side, {.plan = plan}, sense, m_options.rounds, coach::Pace::Exact);
        if (static_cast<int>(worths.size()) < m_options.rounds)
            return std::nullopt;
        return std::accumulate(worths.begin(), worths.end(), 0.0) / m_options.rounds;
    }

    const Options& m_options;
    const std::vector<Change>& m_changes;
    SenseGame& m_game;
    std::vector<Gains>& m_gains;
};

void print(const std::vector<Change>& changes, const std::vector<Gains>& gains) {
    for (std::size_t i = 0; i < changes.size(); ++i) {
        const Gains& gain = gains[i];
        std::printf(
            "%-22s %+.3f +/- %.3f points a snap to the defense, %d snaps; runs %+.3f +/- %.3f, "
            "passes %+.3f +/- %.3f\n",
            changes[i].name.c_str(),
            gain.all.mean(),
            gain.all.error(),
            gain.all.count,
            gain.runs.mean(),
            gain.runs.error(),
            gain.passes.mean(),
            gain.passes.error());
    }
}

int run(const Options& options) {
    std::vector<Change> changes;
    for (const std::string& text : options.changes) {
        const auto change = changeOf(text);
        if (!change) {
            std::cerr << "change '" << text
                      << "': expected ends, wide, linebackers or deep, then turn (degrees "
                         "outward), out or back (yards), as in ends:turn:15\n";
            return 2;
        }
        changes.push_back(*change);
    }
    std::vector<Gains> gains(changes.size());
    const auto broken =
        test::playSenseGames(options.games, options.plays, options.seed, [&](SenseGame& game) {
            std::cerr << '.';
            return Drill{options, changes, game, gains}.play();
        });
    std::cerr << '\n';
    if (broken)
        std::cout << *broken << '\n';
    else
        print(changes, gains);
    return broken ? 1 : 0;
}

}  // namespace

int main(int argc, char** argv) {
    Options options;
    thrum::cli::Program program{"What a defense gains by standing otherwise"};
    program.option("--games", options.games, "How many").within(1, 1'000'000);
    program.option("--plays", options.plays, "Plays a half").within(1, 200);
    program.option("--share", options.share, "Percent of snaps looked at").within(1, 100);
    program.option("--rounds", options.rounds, "Plays of each line-up").within(1, 10'000);
    program.option("--seed", options.seed, "Of the first game");
    program.option("--change",
                   options.changes,
                   "Who (ends, wide, linebackers, deep), what (turn: degrees outward; out, back: "
                   "yards) and how much, as in ends:turn:15; several are compared with the same");
    if (const auto exit = program.parse(argc, argv))
        return *exit;
    return run(options);
}
