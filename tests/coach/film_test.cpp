#include "coach/tap/film.hpp"

#include "coach/coach_table.hpp"
#include "coach/tap/scout.hpp"
#include "coach/tap/search.hpp"
#include "support/temporary_folder.hpp"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <set>
#include <utility>

using namespace thrum;
using test::CoachTable;

namespace {

// A coach of that eye at the first line-up from scrimmage of a game.
class AtTheFirstLineUp {
public:
    explicit AtTheFirstLineUp(const coach::Eye& eye, CoachTable table = {})
        : m_table{std::move(table)},
          m_game{m_table.begin("computer:2", "computer:2", 31, 4)},
          m_lineups{app::lineupsOf(m_game->sharedLineups())} {
        const auto lineUps = CoachTable::statesOf(*m_game, 1, [](const tap::State& state) {
            return state.phase == tap::Phase::LineUp &&
                   tap::prompt(state).kind == tap::PromptKind::Decision;
        });
        REQUIRE_FALSE(lineUps.empty());
        m_state = lineUps.front();
        m_setup = {&m_lineups, &m_speeds, eye};
    }
    [[nodiscard]] std::vector<coach::Idea> ideas(std::uint64_t luck) const {
        coach::Sense sense{m_setup, luck};
        return coach::ideasFor(m_state, tap::prompt(m_state), m_state.offense, sense, kMost, luck);
    }
    // What the coach holds of a play before he tries it.
    [[nodiscard]] std::optional<double> usually(const std::string& play) const {
        const coach::Sense sense{m_setup, 1};
        const auto all = sense.intents(m_state, m_state.offense);
        const auto found = std::ranges::find(all, play, &coach::Intent::play);
        REQUIRE(found != all.end());
        return sense.usually(*found, m_state);
    }
    [[nodiscard]] const std::vector<Play>& book() const { return m_lineups.plays; }

    // By how many points sense's own call, with so many points on film, seems better to the coach
    // after two plays of each than the same call of which nothing is on film.
    [[nodiscard]] double leadOnFilm(double points) const {
        const Side side = m_state.offense;
        coach::Sense sense{m_setup, 1};
        coach::Idea call =
            coach::ideasFor(m_state, tap::prompt(m_state), side, sense, 1, 1).front();
        call.usually.reset();
        std::vector<coach::Idea> ideas(2, call);
        ideas[1].usually = points;
        constexpr int kPlays = 4;
        const auto tried = coach::tryOut(m_state,
                                         side,
                                         ideas,
                                         sense,
                                         m_setup,
                                         {app::boardsOf(m_game->sharedLineups())()},
                                         1,
                                         kPlays,
                                         {});
        const auto worthOf = [&](std::size_t idea) {
            const auto found = std::ranges::find(tried, idea, &coach::Ranked::idea);
            CHECK(found->plays == kPlays / 2);
            return found->worth;
        };
        return (worthOf(1) - worthOf(0)) / coach::worthOfAPoint(m_state, side);
    }

private:
    static constexpr std::size_t kMost = 12;
    CoachTable m_table;
    std::unique_ptr<app::TapGame> m_game;
    coach::Lineups m_lineups;
    coach::Speeds m_speeds;
    coach::SenseSetup m_setup;
    tap::State m_state;
};

// Mean of what the calls that are tried usually are worth; sense's own, the first, left out.
double meanOnFilm(const std::vector<coach::Idea>& ideas) {
    double sum = 0.0;
    for (std::size_t i = 1; i < ideas.size(); ++i)
        sum += coach::filmed(ideas[i].intent->play, false).value_or(0.0);
    return sum / static_cast<double>(ideas.size() - 1);
}

// Ideas tried on no board: `worth` says what one is worth the next time.
std::vector<coach::Ranked> rankedBy(const coach::Prior& prior,
                                    std::size_t ideas,
                                    int evaluations,
                                    const std::function<double(std::size_t idea)>& worth) {
    const coach::Board none = [](const SegmentRequest&, auto&&...) {
        return Expected<SegmentResult, RequestError>{SegmentResult{}};
    };
    return coach::ranked(ideas,
                         prior,
                         [&](std::size_t idea, const coach::Board&, std::uint64_t, coach::Pace) {
                             return coach::Trial{.counts = true, .worth = worth(idea)};
                         },
                         {none},
                         1,
                         evaluations,
                         {});
}

// Ideas that are worth what the list says, whatever luck they have.
std::size_t bestOf(const std::vector<double>& worth, const coach::Prior& prior, int evaluations) {
    return rankedBy(prior, worth.size(), evaluations, [&](std::size_t idea) { return worth[idea]; })
        .front()
        .idea;
}

}  // namespace

TEST_CASE("Every play of the shipped book that has the ball is on film, somebody's own is not",
          "[coach][film]") {
    const AtTheFirstLineUp table{coach::eyeOf(5)};
    std::map<PlayType, std::pair<double, int>> sums;
    for (const Play& play : table.book()) {
        INFO(play.id);
        const auto points = coach::filmed(play.id, false);
        CHECK(points.has_value() == (play.type != PlayType::Defense));
        auto& [sum, plays] = sums[play.type];
        sum += points.value_or(0.0);
        ++plays;
    }
    // runs are told against the mean of the runs, passes against that of the passes
    for (const PlayType type : {PlayType::Run, PlayType::Pass}) {
        const auto& [sum, plays] = sums[type];
        REQUIRE(plays > 10);
        CHECK(std::abs(sum / plays) < 0.02);
    }
    CHECK_FALSE(coach::filmed("somebody-s-own", false));
}

TEST_CASE(
    "Coaches of levels 4 and 5 try what is good on film, one of level 3 whatever is in the book",
    "[coach][film]") {
    const AtTheFirstLineUp best{coach::eyeOf(5)};
    const AtTheFirstLineUp next{coach::eyeOf(4)};
    const AtTheFirstLineUp third{coach::eyeOf(3)};
    double film = 0.0;
    double some = 0.0;
    double lot = 0.0;
    constexpr int kCoaches = 8;
    for (std::uint64_t luck = 1; luck <= kCoaches; ++luck) {
        film += meanOnFilm(best.ideas(luck)) / kCoaches;
        some += meanOnFilm(next.ideas(luck)) / kCoaches;
        const auto drawn = third.ideas(luck);
        lot += meanOnFilm(drawn) / kCoaches;
        CHECK(std::ranges::none_of(drawn,
                                   [](const coach::Idea& i) { return i.usually.has_value(); }));
    }
    // eleven of some fifty-six by lot: near the mean of the book, which is nought
    CHECK(std::abs(lot) < 0.08);
    CHECK(film > lot + 0.1);
    CHECK(some > lot + 0.1);
    // and not the same plays all evening
    const auto first = best.ideas(1);
    const auto second = best.ideas(2);
    CHECK(std::ranges::any_of(first, [&](const coach::Idea& one) {
        return std::ranges::none_of(second,
                                    [&](const coach::Idea& o) { return o.name == one.name; });
    }));
}

TEST_CASE("Somebody's own play that stands for one of the shipped book is on no film",
          "[coach][film]") {
    const std::string id = "ace-outs";
    const test::TemporaryFolder own;
    std::filesystem::create_directories(own.path() / "plays");
    std::filesystem::copy_file(test::sourceTree() / "resources/plays" / (id + ".json"),
                               own.path() / "plays" / (id + ".json"));
    const AtTheFirstLineUp shipped{coach::eyeOf(5)};
    CHECK(shipped.usually(id).has_value());
    const AtTheFirstLineUp replaced{coach::eyeOf(5),
                                    {app::Library::load(test::sourceTree(), own.path())}};
    CHECK_FALSE(replaced.usually(id).has_value());
    CHECK(replaced.usually("ace-ends").has_value());
}

TEST_CASE("What an idea usually is worth decides between equals, and gives way to enough plays",
          "[coach][film]") {
    const coach::Prior second{.usually = {0.0, 0.3}, .plays = 40.0};
    CHECK(bestOf({0.5, 0.5}, second, 20) == 1);
    CHECK(bestOf({0.5, 0.5}, {.forSense = 0.01}, 20) == 0);
    // ten plays in which the other one is ahead by 0.6: a fifth of what is believed, as the film
    // counts for four fifths
    CHECK(bestOf({1.1, 0.5}, second, 20) == 1);
    CHECK(bestOf({2.1, 0.5}, second, 20) == 0);
    // who has seen half as much of it believes the same ten plays sooner
    const coach::Prior half{.usually = {0.0, 0.3}, .plays = 20.0};
    CHECK(bestOf({1.3, 0.5}, second, 20) == 1);
    CHECK(bestOf({1.3, 0.5}, half, 20) == 0);
    CHECK(bestOf({1.1, 0.5}, {}, 20) == 0);
}

TEST_CASE("What is on film counts for a coach as many plays as his eye says", "[coach][film]") {
    // two plays against so many of film: a call that film puts ahead by two points, and sense,
    // which is given a little ahead, is the other one
    const auto leadOf = [](double film) {
        coach::Eye eye = coach::eyeOf(5);
        eye.film = film;
        return AtTheFirstLineUp{eye}.leadOnFilm(2.0);
    };
    const double none = leadOf(0.0);
    CHECK(none < 0.0);
    CHECK(leadOf(2.0) - none == Approx(2.0 * 2.0 / 4.0));
    CHECK(leadOf(20.0) - none == Approx(2.0 * 20.0 / 22.0));
    CHECK(leadOf(40.0) - none == Approx(2.0 * 40.0 / 42.0));
}

TEST_CASE("The error of what an idea is worth counts what was known of it before it was tried",
          "[coach][film]") {
    // two ideas that are worth 1 and 3 by turns: a mean of 2 with a deviation of 1, sixteen times
    const auto errorOf = [](double before) {
        std::array<int, 2> played{};
        const auto tried = rankedBy({.plays = before}, 2, 32, [&](std::size_t idea) {
            return ++played.at(idea) % 2 == 0 ? 1.0 : 3.0;
        });
        REQUIRE(tried.front().plays == 16);
        return tried.front().error;
    };
    CHECK(errorOf(0.0) == Approx(1.0 / 4.0));
    CHECK(errorOf(16.0) == Approx(1.0 / 8.0));
    CHECK(errorOf(48.0) == Approx(1.0 / 16.0));
}

TEST_CASE("Ideas that differ by less than their errors are drawn by lot", "[coach][film]") {
    const auto alike = [](double errors, double error) {
        const std::vector<coach::Ranked> tried{
            {.idea = 4, .plays = 100, .worth = 1.0, .error = error},
            {.idea = 7, .plays = 100, .worth = 0.9, .error = error},
            {.idea = 2, .plays = 100, .worth = 0.5, .error = error}};
        std::set<std::size_t> chosen;
        for (std::uint64_t luck = 0; luck < 12; ++luck)
            chosen.insert(coach::chosenOf(tried, errors, luck).idea);
        return chosen;
    };
    CHECK(alike(1.0, 0.05) == std::set<std::size_t>{4});
    CHECK(alike(1.0, 0.2) == std::set<std::size_t>{4, 7});
    CHECK(alike(0.4, 0.2) == std::set<std::size_t>{4});
    CHECK(alike(4.0, 0.2) == std::set<std::size_t>{2, 4, 7});
}
