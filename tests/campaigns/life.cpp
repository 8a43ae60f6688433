#include "cli/command_line.hpp"

#include <thrum/app/playout.hpp>
#include <thrum/app/seats.hpp>
#include <thrum/board/simulator.hpp>
#include <thrum/core/field.hpp>
#include <thrum/games/tap/game.hpp>
#include <thrum/games/tap/replay.hpp>

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <fstream>
#include <iostream>
#include <numbers>
#include <optional>

// Whole games of TAP, and how much of what a hobbyist calls life there is on their board: who
// stands still, who gets off the line, who comes free of the man he has met, how far lanes of a
// kickoff spread. Told from the records, as a watcher of the replay would see it.
namespace {

using namespace thrum;

constexpr double kShotS = 0.1;             ///< between two shots of a film
constexpr std::size_t kHalfSecond = 5;     ///< shots
constexpr double kStillYards = 0.3;        ///< in half a second; a rookie alone runs four yards
constexpr double kWideYards = 10.5;        ///< from the middle of the field
constexpr double kPinnedYards = 3.0;       ///< from where he stood at the snap: a base's length
constexpr double kLeastPinnedS = 2.0;      ///< of board time, or nobody can have got far
constexpr double kMetYards = 3.0;          ///< middles of two who touch, however they stand
constexpr double kFreeYards = 4.5;         ///< middles of two with room for a base between them
constexpr std::size_t kFreeingShots = 30;  ///< 3 s
constexpr double kKickSeconds = 3.0;

struct Options {
    std::string first = "computer:1";
    std::string second = "computer:1";
    int games = 6;
    int plays = 10;
    std::uint64_t seed = 1;
    std::string film;
};

/// So many of so many; seconds of men, receivers, pairs.
struct Share {
    int some = 0;
    int all = 0;
    void count(bool is) {
        some += is ? 1 : 0;
        ++all;
    }
};

/// Root mean square.
struct Spread {
    double squares = 0.0;
    int count = 0;
    void add(double value) {
        squares += value * value;
        ++count;
    }
    [[nodiscard]] double value() const { return count == 0 ? 0.0 : std::sqrt(squares / count); }
};

/// What was seen in all games.
struct Seen {
    int plays = 0;  ///< from scrimmage
    double boardS = 0.0;
    int falls = 0;
    Share still{};
    Share stillLinemen{};
    Share stillOthers{};
    Share pinned{};  ///< receivers
    Share freed{};   ///< meetings of two opponents
    int kickoffs = 0;
    Spread aside{};       ///< yards
    Spread turned{};      ///< degrees
    Spread asideAlone{};  ///< of men whom nobody touched
    Spread turnedAlone{};
};

using Shot = std::vector<tap::Figure>;  // ascending id

/// Where everybody was while the board ran in one play; between runs, no time passes.
struct Film {
    std::vector<Shot> shots{};  ///< every kShotS from the snap on
    double seconds = 0.0;
    int falls = 0;
};

Film filmOf(const app::Replay& replay, const GamePlay& play) {
    const app::TapReplay& game = app::TapReplay::of(replay);
    Film film;
    for (std::size_t step = play.snapStep; step <= play.lastStep; ++step) {
        const SegmentResult* run = replay.steps()[step].run.get();
        if (run == nullptr)
            continue;
        const double ticksPerS = game.ticksPerSecond(step);
        const double end = film.seconds + run->ticks / ticksPerS;
        for (;;) {
            const double at = static_cast<double>(film.shots.size()) * kShotS;
            if (at > end)
                break;
            film.shots.push_back(game.shownAt(step, (at - film.seconds) * ticksPerS).figures);
        }
        film.seconds = end;
        film.falls += static_cast<int>(run->falls.size());
    }
    return film;
}

const tap::Figure* manIn(const Shot& shot, FigureId id) {
    const auto found = std::ranges::lower_bound(shot, id, {}, &tap::Figure::id);
    return found != shot.end() && found->id == id ? &*found : nullptr;
}

double yardsBetween(const tap::Figure& a, const tap::Figure& b) {
    return std::hypot((a.pose.at.x - b.pose.at.x).yards(), (a.pose.at.y - b.pose.at.y).yards());
}

double sidewaysYards(const tap::Figure& from, const tap::Figure& to) {
    constexpr double kRadians = std::numbers::pi / 180.0;
    const double heading = from.pose.heading.degrees() * kRadians;
    return std::cos(heading) * (to.pose.at.y - from.pose.at.y).yards() -
           std::sin(heading) * (to.pose.at.x - from.pose.at.x).yards();
}

bool isLineman(tap::Position position) {
    using enum tap::Position;
    return position == C || position == G || position == T || position == DL;
}

/// One play as it is watched, with the teams that were in force then.
class Watched {
public:
    Watched(const app::Replay& replay, const GamePlay& play)
        : m_replay{replay},
          m_play{play},
          m_film{filmOf(replay, play)},
          m_teams{app::TapReplay::of(replay).rosters(play.snapStep).teams} {}

    [[nodiscard]] const Film& film() const { return m_film; }
    void tellScrimmage(Seen& seen) const {
        ++seen.plays;
        seen.boardS += m_film.seconds;
        seen.falls += m_film.falls;
        countStill(seen);
        if (m_play.type != GamePlay::Type::Punt)  // his gunners are no receivers
            countPinned(seen);
        countFreed(seen);
    }
    void tellKickoff(Seen& seen) const;
    void write(std::ofstream& to, std::uint64_t seed) const;

private:
    [[nodiscard]] const tap::Player& playerOf(FigureId id) const {
        return m_teams[tap::indexOf(id.side())]
            ->players[static_cast<std::size_t>(id.rosterIndex())];
    }
    [[nodiscard]] bool runs(const tap::Figure& man) const {
        return man.status == tap::FigureStatus::Standing &&
               !playerOf(man.id).bases[static_cast<std::size_t>(man.baseSlot)].stationary;
    }
    void countStill(Seen& seen) const;
    void countPinned(Seen& seen) const;
    void countFreed(Seen& seen) const;
    void countMeetings(FigureId a, FigureId b, Seen& seen) const;
    [[nodiscard]] std::optional<double> apart(std::size_t shot, FigureId a, FigureId b) const;

    const app::Replay& m_replay;
    const GamePlay& m_play;
    Film m_film;
    std::array<Shared<tap::Team>, 2> m_teams;
};

void Watched::countStill(Seen& seen) const {
    for (std::size_t end = kHalfSecond; end < m_film.shots.size(); end += kHalfSecond) {
        for (const tap::Figure& man : m_film.shots[end]) {
            const tap::Figure* before = manIn(m_film.shots[end - kHalfSecond], man.id);
            if (before == nullptr || !runs(man))
                continue;
            const bool still = yardsBetween(*before, man) < kStillYards;
            seen.still.count(still);
            (isLineman(playerOf(man.id).position) ? seen.stillLinemen : seen.stillOthers)
                .count(still);
        }
    }
}

void Watched::countPinned(Seen& seen) const {
    if (m_film.seconds < kLeastPinnedS)
        return;
    for (const tap::Figure& man : m_film.shots.front()) {
        const double wide = std::abs((man.pose.at.y - field::kMiddle.y).yards());
        const tap::Figure* last = manIn(m_film.shots.back(), man.id);
        if (man.id.side() == m_play.team && wide > kWideYards && last != nullptr)
            seen.pinned.count(yardsBetween(man, *last) < kPinnedYards);
    }
}

void Watched::countFreed(Seen& seen) const {
    if (m_film.shots.empty())
        return;
    const Shot& snap = m_film.shots.front();
    for (const tap::Figure& a : snap)
        for (const tap::Figure& b : snap)
            if (a.id < b.id && a.id.side() != b.id.side())
                countMeetings(a.id, b.id, seen);
}

// Yards between two who stand on bases that run.
std::optional<double> Watched::apart(std::size_t shot, FigureId a, FigureId b) const {
    const tap::Figure* manA = manIn(m_film.shots[shot], a);
    const tap::Figure* manB = manIn(m_film.shots[shot], b);
    if (manA == nullptr || manB == nullptr || !runs(*manA) || !runs(*manB))
        return std::nullopt;
    return yardsBetween(*manA, *manB);
}

// Two who have met meet again only once they have been free of each other.
void Watched::countMeetings(FigureId a, FigureId b, Seen& seen) const {
    std::size_t together = 0;  // shots
    std::size_t met = 0;       // shots since they met
    bool counted = false;
    for (std::size_t shot = 0; shot < m_film.shots.size(); ++shot) {
        const auto yards = apart(shot, a, b);
        if (!yards)
            return;  // a fall is no way of coming free
        if (together <= kHalfSecond) {
            together = *yards < kMetYards ? together + 1 : 0;
            met = 0;
            counted = shot + kFreeingShots >= m_film.shots.size();  // too late to tell
            continue;
        }
        ++met;
        const bool free = *yards > kFreeYards;
        if (!counted && (free || met == kFreeingShots)) {
            seen.freed.count(free);
            counted = true;
        }
        if (free)
            together = 0;
    }
}

void Watched::tellKickoff(Seen& seen) const {
    const auto& steps = m_replay.steps();
    std::size_t step = m_play.snapStep;
    while (step < m_play.lastStep && steps[step].run == nullptr)
        ++step;  // the toe meets the ball by dice before anybody runs
    const SegmentResult* run = steps[step].run.get();
    if (run == nullptr)
        return;
    const app::TapReplay& game = app::TapReplay::of(m_replay);
    const double last = std::min<double>(run->ticks, kKickSeconds * game.ticksPerSecond(step));
    const Shot set = game.shownAt(step, 0.0).figures;
    const Shot then = game.shownAt(step, last).figures;
    const auto touched = [&](FigureId id) {
        return std::ranges::any_of(run->contacts, [&](const TimedTouch& touch) {
            return touch.tick <= last && (touch.touch.pair.a == id || touch.touch.pair.b == id);
        });
    };
    ++seen.kickoffs;
    for (const tap::Figure& man : set) {
        const tap::Figure* end = manIn(then, man.id);
        if (man.id.side() != m_play.team || end == nullptr || !runs(*end))
            continue;
        const double aside = sidewaysYards(man, *end);
        const double turned = shortTurn(man.pose.heading, end->pose.heading) / 100.0;
        seen.aside.add(aside);
        seen.turned.add(turned);
        if (touched(man.id))
            continue;
        seen.asideAlone.add(aside);
        seen.turnedAlone.add(turned);
    }
}

// seed play type team second figure position x y heading standing stationary; yards and degrees.
void Watched::write(std::ofstream& to, std::uint64_t seed) const {
    for (std::size_t shot = 0; shot < m_film.shots.size(); ++shot)
        for (const tap::Figure& man : m_film.shots[shot])
            to << seed << ' ' << m_play.number << ' ' << nameOf(m_play.type) << ' '
               << tap::indexOf(m_play.team) << ' ' << static_cast<double>(shot) * kShotS << ' '
               << static_cast<int>(man.id.value()) << ' '
               << static_cast<int>(playerOf(man.id).position) << ' ' << man.pose.at.x.yards() << ' '
               << man.pose.at.y.yards() << ' ' << man.pose.heading.degrees() << ' '
               << (man.status == tap::FigureStatus::Standing ? 1 : 0) << ' ' << (runs(man) ? 1 : 0)
               << '\n';
}

/// Plays the games and watches them.
class Campaign {
public:
    explicit Campaign(Options options)
        : m_options{std::move(options)}, m_library{app::Library::load(app::environment())} {
        if (!m_options.film.empty())
            m_film.emplace(m_options.film);
    }

    /// Errors: the first game that was broken, in a sentence.
    [[nodiscard]] std::string play() {
        for (int number = 0; number < m_options.games; ++number) {
            const std::uint64_t seed = m_options.seed + static_cast<std::uint64_t>(number);
            if (const std::string broken = playOne(seed); !broken.empty())
                return "seed " + std::to_string(seed) + ": " + broken;
        }
        return {};
    }
    [[nodiscard]] const Seen& seen() const { return m_seen; }

private:
    std::string playOne(std::uint64_t seed) {
        app::TapAsked asked;
        asked.game = "tap";
        asked.seed = seed;
        asked.home.seat = m_options.first;
        asked.visitor.seat = m_options.second;
        asked.overrides = R"({"game.playsPerHalf":)" + std::to_string(m_options.plays) + "}";
        auto game = app::TapGame::begin(m_library, tap::RulesData{}, asked, "life", "");
        if (!game)
            return app::sentenceOf(game.error());
        const auto nothing = [](const tap::State&, std::span<const tap::Event>) {};
        if (const auto broken = app::playOut(**game, nothing))
            return *broken;
        const auto replay = app::Replay::open((*game)->fileText(), "this game");
        if (!replay)
            return replay.error().text();
        watch(*replay, seed);
        return {};
    }

    void watch(const app::Replay& replay, std::uint64_t seed) {
        for (const GamePlay& play : replay.plays()) {
            if (!play.snapped || !play.over)
                continue;
            const Watched watched{replay, play};
            if (watched.film().shots.empty())
                continue;  // dice alone: a field goal, a try
            if (isFromScrimmage(play.type))
                watched.tellScrimmage(m_seen);
            else if (play.type == GamePlay::Type::Kickoff)
                watched.tellKickoff(m_seen);
            if (m_film)
                watched.write(*m_film, seed);
        }
    }

    Options m_options;
    app::Library m_library;
    std::optional<std::ofstream> m_film;
    Seen m_seen;
};

void row(const char* what, const Share& share) {
    const double percent = share.all == 0 ? 0.0 : 100.0 * share.some / share.all;
    std::printf("| %s | %.1f %% of %d |\n", what, percent, share.all);
}

void row(const char* what, const Spread& spread, const char* unit) {
    std::printf("| %s | %.2f %s, %d men |\n", what, spread.value(), unit, spread.count);
}

void print(const Seen& seen) {
    const double plays = std::max(1, seen.plays);
    std::printf("| %d plays from scrimmage, %.1f s of board each | |\n| --- | --- |\n",
                seen.plays,
                seen.boardS / plays);
    row("half seconds in which a standing man on a base that runs stands still", seen.still);
    row("the same, linemen", seen.stillLinemen);
    row("the same, all others", seen.stillOthers);
    row("wide receivers within 3 yards of their place at the end (2 s or more)", seen.pinned);
    row("opponents who met and came free within 3 s", seen.freed);
    std::printf("| falls a play | %.2f |\n", seen.falls / plays);
    std::printf("| kickoffs | %d |\n", seen.kickoffs);
    row("kicking team after 3 s: aside of the line set, rms", seen.aside, "yd");
    row("the same: turned", seen.turned, "degrees");
    row("aside, whom nobody touched", seen.asideAlone, "yd");
    row("turned, whom nobody touched", seen.turnedAlone, "degrees");
}

}  // namespace

int main(int argc, char** argv) {
    Options options;
    thrum::cli::Program program{"Life on the board of TAP"};
    program.option("--first", options.first, "Who coaches the home team: random, computer:1 to 5");
    program.option("--second", options.second, "Who coaches the visitors");
    program.option("--games", options.games, "How many").within(1, 100'000);
    program.option("--plays", options.plays, "Plays a half").within(1, 200);
    program.option("--seed", options.seed, "Of the first game");
    program.option("--film", options.film, "File to write everybody's places to, ten a second");
    if (const auto exit = program.parse(argc, argv))
        return *exit;
    thrum::warmUpPhysics();
    Campaign campaign{options};
    if (const std::string broken = campaign.play(); !broken.empty()) {
        std::cout << broken << '\n';
        return 1;
    }
    print(campaign.seen());
    return 0;
}
