#include "coach/coach_table.hpp"

#include <thrum/core/trig.hpp>
#include <thrum/rules/frames.hpp>

#include <algorithm>
#include <cmath>
#include <map>

using namespace thrum;
using tap::EventKind;
using test::CoachTable;

// What coaches of level 2 play, taken together over a few games. The bounds are wide: they find a
// coach who has forgotten a part of the game, not one who is a little better or worse.
namespace {

struct Football {
    std::map<EventKind, int> events{};
    int catches = 0;
    double afterTheThrow = 0.0;  ///< yards of plays with a catch
    int runs = 0;
    double runYards = 0.0;
    int snaps = 0;
    int snapsWithADeepMan = 0;
    int wideMen = 0;  ///< of the offense, at snaps where both teams stand
    int coveredMen = 0;
    int rushAtAnEnd = 0;  ///< men of the defense on its front who rush from beside the middle
    int rushOutward = 0;
    int runAhead = 0;  ///< men of the defense who run the way of a man split wide, ahead of him
    int runAheadOutside = 0;
    int runAgainst = 0;  ///< as near in front of him, but not his way
};

double yardsAside(const tap::Figure& figure) {
    return (figure.pose.at.y - Spot::yards(0)).yards() - 26.667;
}

class Watcher {
public:
    void hear(const tap::State& after, std::span<const tap::Event> events) {
        for (const tap::Event& event : events) {
            ++m_seen.events[event.kind];
            switch (event.kind) {
                case EventKind::BoardOn:
                    if (event.play)
                        snap(after);
                    break;
                case EventKind::Caught:
                    m_caught = true;
                    break;
                case EventKind::Intercepted:
                case EventKind::Incomplete:
                case EventKind::Punted:
                    m_live = false;
                    break;
                case EventKind::Spotted:
                    ended(event.gain ? event.gain->yards() : 0.0);
                    break;
                case EventKind::Touchdown:
                    ended(100.0 - m_line);
                    break;
                default:
                    break;
            }
        }
    }
    [[nodiscard]] const Football& seen() const { return m_seen; }

private:
    void snap(const tap::State& state) {
        m_live = state.playFacts.kind == tap::PlayKind::Scrimmage;
        m_caught = false;
        m_line = downfield(state.lineOfScrimmage, state.offense).yards();
        const bool room = m_live && m_line < 80.0;
        if (!room)
            return;
        ++m_seen.snaps;
        lookAtCover(state);
        lookAtTheEnds(state);
        lookAtEscorts(state);
        constexpr double kDeep = 10.0;
        for (const tap::Figure& figure : state.figures) {
            const double x = downfield(figure.pose.at.x, state.offense).yards() - m_line;
            if (figure.id.side() != state.offense && x > kDeep) {
                ++m_seen.snapsWithADeepMan;
                break;
            }
        }
    }
    // Who rushes from an end of the front goes outward, where long runs come.
    void lookAtTheEnds(const tap::State& state) {
        constexpr double kFront = 3.0;  // yards over the line
        constexpr double kFrom = 4.0;   // yards from the middle
        constexpr double kTo = 10.0;
        for (const tap::Figure& man : state.figures) {
            if (man.id.side() == state.offense)
                continue;
            const double over = downfield(man.pose.at.x, state.offense).yards() - m_line;
            const double aside = yardsAside(man);
            const Rotation way = rotationOf(man.pose.heading);
            const double attack = state.offense == Side::Home ? 1.0 : -1.0;
            const bool rushes = way.c * attack < -0.7;
            if (over > kFront || std::abs(aside) < kFrom || std::abs(aside) > kTo || !rushes)
                continue;
            ++m_seen.rushAtAnEnd;
            m_seen.rushOutward += way.s * aside > 0.3 * std::abs(aside) ? 1 : 0;
        }
    }
    // Who runs ahead of a man split wide stands about a yard outside of him, on the field.
    void lookAtEscorts(const tap::State& state) {
        constexpr double kWide = 10.5;      // yards from the middle
        constexpr double kSideline = 23.5;  // no room for a yard beyond
        constexpr double kAhead = 4.5;
        constexpr double kBeside = 2.0;
        for (const tap::Figure& man : state.figures) {
            const double aside = yardsAside(man);
            if (man.id.side() != state.offense || std::abs(aside) < kWide ||
                std::abs(aside) > kSideline)
                continue;
            for (const tap::Figure& other : state.figures) {
                const double ahead = (downfield(other.pose.at.x, state.offense) -
                                      downfield(man.pose.at.x, state.offense))
                                         .yards();
                const double outside = std::copysign(1.0, aside) * (yardsAside(other) - aside);
                if (other.id.side() == state.offense || ahead < 0.0 || ahead > kAhead ||
                    std::abs(outside) > kBeside)
                    continue;
                const bool sameWay = other.pose.heading == man.pose.heading;
                ++(sameWay ? m_seen.runAhead : m_seen.runAgainst);
                m_seen.runAheadOutside += sameWay && outside > 0.7 && outside < 1.3 ? 1 : 0;
            }
        }
    }
    // Somebody of the defense stands in front of every man split wide, or will be near him when a
    // ball is mostly thrown if both run straight on.
    void lookAtCover(const tap::State& state) {
        constexpr double kWide = 10.5;  // yards from the middle
        constexpr double kAside = 1.6;
        constexpr double kInFront = 12.0;
        const auto ahead = [&](const tap::Figure& figure) {
            return downfield(figure.pose.at.x, state.offense).yards();
        };
        constexpr double kRuns = 9.0;  // yards until a ball is mostly thrown
        constexpr double kNear = 5.0;
        const auto later = [](const tap::Figure& figure) {
            const Rotation way = rotationOf(figure.pose.heading);
            return std::pair{figure.pose.at.x.yards() + kRuns * way.c,
                             figure.pose.at.y.yards() + kRuns * way.s};
        };
        for (const tap::Figure& man : state.figures) {
            if (man.id.side() != state.offense || std::abs(yardsAside(man)) < kWide)
                continue;
            ++m_seen.wideMen;
            const bool covered = std::ranges::any_of(state.figures, [&](const tap::Figure& other) {
                const double front = ahead(other) - ahead(man);
                if (other.id.side() == state.offense)
                    return false;
                const bool inFront = front > 0.0 && front < kInFront &&
                                     std::abs(yardsAside(other) - yardsAside(man)) < kAside;
                const auto [x, y] = later(other);
                const auto [hisX, hisY] = later(man);
                return inFront || std::hypot(x - hisX, y - hisY) < kNear;
            });
            m_seen.coveredMen += covered ? 1 : 0;
        }
    }
    void ended(double gain) {
        if (!m_live)
            return;
        m_live = false;
        if (m_caught) {
            ++m_seen.catches;
            m_seen.afterTheThrow += gain;
        } else {
            ++m_seen.runs;
            m_seen.runYards += gain;
        }
    }

    Football m_seen;
    bool m_live = false;
    bool m_caught = false;
    double m_line = 0.0;
};

const Football& fourGames() {
    static const Football seen = [] {
        const CoachTable table;
        Watcher watcher;
        for (const std::uint64_t seed : {1U, 2U, 3U, 4U}) {
            const auto game = table.begin("computer:2", "computer:2", seed, 20);
            const auto stuck = app::playOut(
                *game, [&](const auto& after, auto events) { watcher.hear(after, events); });
            REQUIRE_FALSE(stuck);
        }
        return watcher.seen();
    }();
    return seen;
}

}  // namespace

TEST_CASE("Coaches of level 2 run, throw and are caught like football teams", "[coach][football]") {
    const Football& seen = fourGames();
    INFO(seen.runs << " runs, " << seen.catches << " catches");
    REQUIRE(seen.runs > 30);
    REQUIRE(seen.catches > 15);
    CHECK(seen.runYards / seen.runs > 0.5);
    CHECK(seen.runYards / seen.runs < 9.0);
    // a defense that runs at the line and leaves nobody deep gives 36 yards a catch
    CHECK(seen.afterTheThrow / seen.catches < 28.0);
    CHECK(seen.afterTheThrow / seen.catches > 6.0);
}

TEST_CASE("A defense of level 2 leaves somebody deep", "[coach][football][defense]") {
    const Football& seen = fourGames();
    REQUIRE(seen.snaps > 60);
    CHECK(seen.snapsWithADeepMan > 0.9 * seen.snaps);
}

TEST_CASE("A defense of level 2 has a man in front of those who are split wide or brings him there",
          "[coach][football][defense]") {
    const Football& seen = fourGames();
    INFO(seen.coveredMen << " of " << seen.wideMen);
    REQUIRE(seen.wideMen > 150);
    CHECK(seen.coveredMen > 0.85 * seen.wideMen);
}

TEST_CASE("Whoever rushes from an end of a defense of level 2 goes outward",
          "[coach][football][defense]") {
    const Football& seen = fourGames();
    INFO(seen.rushOutward << " of " << seen.rushAtAnEnd);
    REQUIRE(seen.rushAtAnEnd > 60);
    CHECK(seen.rushOutward > 0.8 * seen.rushAtAnEnd);
}

TEST_CASE("Most run ahead of a man split wide, a yard outside of him",
          "[coach][football][defense]") {
    const Football& seen = fourGames();
    INFO(seen.runAheadOutside << " of " << seen.runAhead << ", against " << seen.runAgainst);
    REQUIRE(seen.runAhead > 20);
    CHECK(seen.runAheadOutside > 0.9 * seen.runAhead);
    // more than meet him face to face, where both mostly stay
    CHECK(seen.runAhead > seen.runAgainst);
}

TEST_CASE("Coaches of level 2 use what the rule book gives: motion, turns, pitches, base changes",
          "[coach][football][TAP-PS-3][TAP-PT-1][TAP-QB-1]") {
    const auto count = [](EventKind kind) {
        const auto found = fourGames().events.find(kind);
        return found == fourGames().events.end() ? 0 : found->second;
    };
    CHECK(count(EventKind::MovedInMotion) > 0);
    CHECK(count(EventKind::Pitched) > 0);
    CHECK(count(EventKind::BaseSwitched) > 0);
    CHECK(count(EventKind::Pivoted) > 100);
    CHECK(count(EventKind::StopGranted) > 100);
    CHECK(count(EventKind::Punted) + count(EventKind::FieldGoalGood) > 0);
}
