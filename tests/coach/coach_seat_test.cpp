#include "coach/coach_table.hpp"

#include <atomic>
#include <utility>

using namespace thrum;
using test::CoachTable;

namespace {

/// The first line-ups of a game of two computer coaches, before anybody of the side stands, at
/// which there is nothing to do but to line up: no kick is near enough to be declared.
std::vector<tap::State> firstLineUps(app::TapGame& game) {
    auto lineUps = CoachTable::statesOf(game, 2, [](const tap::State& state) {
        const tap::Prompt prompt = tap::prompt(state);
        const bool begins = std::ranges::none_of(state.figures, [&](const tap::Figure& figure) {
            return figure.id.side() == prompt.side;
        });
        const bool mayKick =
            std::ranges::count(prompt.wants, tap::DecisionKind::DeclareFieldGoal) > 0;
        return state.phase == tap::Phase::LineUp && begins && !mayKick && !state.handover;
    });
    REQUIRE(lineUps.size() == 2);
    return lineUps;
}

/// The first time that somebody decides in that phase; his men may stand where they stood.
tap::State firstOf(app::TapGame& game, tap::Phase phase) {
    const auto first = CoachTable::statesOf(game, 1, [&](const tap::State& state) {
        return state.phase == phase && !state.handover &&
               tap::prompt(state).kind == tap::PromptKind::Decision;
    });
    REQUIRE_FALSE(first.empty());
    return first.front();
}

/// A coach whose boards count how often they run.
class CountedCoach {
public:
    CountedCoach(const app::TapGame& game, int level, int evaluations)
        : m_coach{setupOf(game, level, evaluations)} {}

    /// Of the runs of his boards, those of one decision; he has seen before how fast everybody is.
    int runsOf(const tap::State& state, const std::stop_token& stop = {}) {
        return runsWhile(state, [&] {
            const tap::Prompt prompt = tap::prompt(state);
            static_cast<void>(m_coach.decide(state, prompt, prompt.side, 0, stop));
        });
    }

    /// The same, of when to stop the board that is about to run.
    int runsOfCalls(const tap::State& state) {
        return runsWhile(state,
                         [&] { static_cast<void>(m_coach.calls(state, state.offense, {})); });
    }

private:
    template <typename Thinks>
    int runsWhile(const tap::State& state, const Thinks& thinks) {
        watchDashes(state);
        const int before = m_runs;
        thinks();
        m_coach.startOver();
        return m_runs - before;
    }

    // Once: the dashes are run when he is asked first, with whatever stop.
    void watchDashes(const tap::State& state) {
        if (std::exchange(m_hasWatched, true))
            return;
        std::stop_source stopped;
        stopped.request_stop();
        const tap::Prompt prompt = tap::prompt(state);
        static_cast<void>(m_coach.decide(state, prompt, prompt.side, 0, stopped.get_token()));
        m_coach.startOver();
    }

    coach::CoachSetup setupOf(const app::TapGame& game, int level, int evaluations) {
        coach::CoachSetup setup = CoachTable::coachFor(game, level, 5);
        setup.evaluations = evaluations;
        setup.makeBoard = [this, &game]() -> coach::Board {
            return [this, board = app::boardsOf(game.sharedLineups())()](
                       const auto& request, Judge& judge, auto... more) {
                ++m_runs;
                return board(request, judge, more...);
            };
        };
        return setup;
    }

    std::atomic<int> m_runs = 0;
    bool m_hasWatched = false;
    coach::Coach m_coach;
};

}  // namespace

TEST_CASE("D50 a seat is read from its name and says it again", "[coach][seats][D50]") {
    for (const char* name : {"person",
                             "client",
                             "random",
                             "computer:1",
                             "computer:5",
                             "computer:3/40",
                             "computer:2/1500ms",
                             "computer:3:old-joe",
                             "computer:2/40:bea",
                             "engine:python3 x.py 'a b'"}) {
        const auto seat = app::parseSeat(name);
        REQUIRE(seat);
        CHECK(app::textOf(*seat) == name);
    }
    REQUIRE(app::parseSeat("computer"));
    CHECK(app::parseSeat("computer")->kind == app::SeatKind::Computer);
    for (const char* name : {"",
                             "nobody",
                             "computer:0",
                             "computer:6",
                             "computer:12",
                             "computer:x",
                             "computer:1/40",
                             "computer:3/",
                             "computer:3/0",
                             "computer:3/40s",
                             "computer:3/501",
                             "computer:3/10001ms",
                             "computer:3:",
                             "computer:3:Old Joe",
                             "computer::old-joe",
                             "engine:"})
        CHECK_FALSE(app::parseSeat(name));
}

TEST_CASE("TAP-MD-1 a computer coach plays whole games in every mode without getting stuck",
          "[coach][TAP-MD-1][legality]") {
    const CoachTable table;
    for (const tap::Mode mode : {tap::Mode::Solitaire, tap::Mode::Hotseat, tap::Mode::Tournament}) {
        const auto game = table.begin("computer:1", "computer:1", 5, 4, mode);
        CoachTable::play(*game);
        CHECK(game->state().over);
    }
}

TEST_CASE("A computer coach decides the same for the same seed", "[coach][determinism]") {
    const CoachTable table;
    const auto once = table.begin("computer:1", "random", 9, 4);
    const auto again = table.begin("computer:1", "random", 9, 4);
    CoachTable::play(*once);
    CoachTable::play(*again);
    CHECK(once->fileText() == again->fileText());
    const auto another = table.begin("computer:1", "random", 10, 4);
    CoachTable::play(*another);
    CHECK(another->fileText() != once->fileText());
}

TEST_CASE("Level 1 scores more than a random coach over a few games", "[coach][strength]") {
    const CoachTable table;
    int points = 0;
    for (const std::uint64_t seed : {1U, 2U, 3U, 4U}) {
        const bool home = seed % 2 == 0;
        const auto game =
            table.begin(home ? "computer:1" : "random", home ? "random" : "computer:1", seed, 10);
        CoachTable::play(*game);
        const auto& score = game->state().score;
        points += home ? score[0] - score[1] : score[1] - score[0];
    }
    CHECK(points > 20);
}

TEST_CASE("TAP-MD-1 a coach decides by what it sees: another match seed, the same decision",
          "[coach][TAP-MD-1][hidden]") {
    // two games that differ in nothing but the seed of dice, coin and board
    const CoachTable table;
    const auto one = table.begin("client", "client", 1, 4);
    const auto two = table.begin("client", "client", 2, 4);
    for (const char* name : {"computer:1", "computer:2"}) {
        auto setup = CoachTable::setupFor(*one);
        setup.seed = 11;
        const auto first = app::makeSeat(*app::parseSeat(name), setup);
        setup.bench = {std::shared_ptr<const void>{}, &two->lineups()};
        const auto second = app::makeSeat(*app::parseSeat(name), setup);
        auto random = app::makeSeat(*app::parseSeat("random"), setup);
        tap::State state = one->state();
        REQUIRE((state == two->state()));
        // along one game, each sees the same table and is given other keys
        for (int i = 0; i < 40; ++i) {
            const tap::Prompt prompt = tap::prompt(state);
            if (prompt.kind != tap::PromptKind::Decision)
                break;
            const auto key = static_cast<std::uint64_t>(i);
            const auto a =
                first->decide(tap::observe(state, prompt.side), prompt, prompt.side, key, 0);
            const auto b =
                second->decide(tap::observe(state, prompt.side), prompt, prompt.side, ~key, 0);
            INFO(name << " at " << tap::nameOf(state.phase));
            REQUIRE((a == b));
            auto step = tap::apply(state, a);
            REQUIRE(step);
            state = std::move(step->next);
        }
    }
}

TEST_CASE("A searching coach decides the same on one thread and on two", "[coach][determinism]") {
    const CoachTable table;
    const auto decidedBy = [&](int threads) {
        const auto game = table.begin("client", "client", 3, 1);
        auto setup = CoachTable::setupFor(*game);
        setup.seed = 5;
        setup.threads = threads;
        for (const Side side : {Side::Home, Side::Visitor})
            game->setSeat(side, app::makeSeat(*app::parseSeat("computer:4/8"), setup));
        CoachTable::play(*game);
        return game->session().digest();
    };
    CHECK(decidedBy(1) == decidedBy(2));
}

TEST_CASE("A time limit picks the number of plays, and the record names the number",
          "[coach][determinism]") {
    const CoachTable table;
    const auto game = table.begin("computer:2/200ms", "computer:1", 3, 1);
    const std::string seat = game->header().asked.home.seat;
    const auto name = app::parseSeat(seat);
    INFO(seat);
    REQUIRE(name);
    CHECK(name->thinkMs == 0);
    CHECK(name->evaluations >= 1);
    CHECK(game->fileText().find("\"home\":\"" + seat + "\"") != std::string::npos);
    // asked for by its number, the same coach decides the same
    const auto again = table.begin(seat, "computer:1", 3, 1);
    CoachTable::play(*game);
    CoachTable::play(*again);
    CHECK(game->session().digest() == again->session().digest());
}

TEST_CASE("A coach whose answer was not taken thinks its window over from the beginning",
          "[coach][stop][TAP-LD-5]") {
    const CoachTable table;
    const auto game = table.begin("computer:1", "computer:1", 3, 2);
    const auto lineUps = firstLineUps(*game);
    for (const tap::State& state : lineUps) {
        const tap::Prompt prompt = tap::prompt(state);
        const auto stopped =
            app::makeSeat(*app::parseSeat("computer:3"), CoachTable::setupFor(*game));
        const auto lost = stopped->decide(state, prompt, prompt.side, 0, 0);
        INFO(tap::nameOf(state.phase) << " " << tap::nameOf(std::get<tap::Decision>(lost).kind));
        REQUIRE(std::get<tap::Decision>(lost).kind == tap::DecisionKind::Place);
        stopped->startOver();
        const auto again = stopped->decide(state, prompt, prompt.side, 0, 0);
        CHECK((again == lost));
    }
}

TEST_CASE("A coach that is stopped returns at once", "[coach][stop]") {
    const CoachTable table;
    const auto game = table.begin("computer:1", "computer:1", 3, 2);
    std::stop_source stop;
    stop.request_stop();
    for (const tap::State& state : firstLineUps(*game)) {
        CountedCoach coach{*game, 3, 12};
        CHECK(coach.runsOf(state, stop.get_token()) == 0);
        CHECK(coach.runsOf(state) >= 12);
    }
}

TEST_CASE("More plays are tried where they say more: of a call, not of how a defense stands",
          "[coach][stop]") {
    const CoachTable table;
    const auto game = table.begin("computer:1", "computer:1", 3, 2);
    const auto runs = [&](const tap::State& state, int evaluations) {
        return CountedCoach{*game, 4, evaluations}.runsOf(state);
    };
    const tap::State call = firstLineUps(*game).front();
    const int fewOfACall = runs(call, 10);
    REQUIRE(fewOfACall >= 10);
    CHECK(runs(call, 64) > 3 * fewOfACall);

    const tap::State defense =
        firstOf(*table.begin("computer:1", "computer:1", 3, 2), tap::Phase::SetDefense);
    const int fewOfADefense = runs(defense, 10);
    REQUIRE(fewOfADefense >= 10);
    CHECK(runs(defense, 64) == fewOfADefense);
}

TEST_CASE("At a stop with the ball only level 5 tries plays, ten at most", "[coach][stop]") {
    const CoachTable table;
    const auto game = table.begin("computer:2", "computer:2", 12, 6);
    const auto stop = [&](tap::Phase phase) {
        return firstOf(*table.begin("computer:2", "computer:2", 12, 6), phase);
    };
    const tap::State withTheBall = stop(tap::Phase::StopOffense);
    const tap::State againstIt = stop(tap::Phase::StopDefense);
    const auto runs = [&](const tap::State& state, int level, int evaluations) {
        return CountedCoach{*game, level, evaluations}.runsOf(state);
    };
    for (const int level : {3, 4}) {
        INFO("level " << level);
        CHECK(runs(withTheBall, level, 12) == 0);
        CHECK(runs(againstIt, level, 12) > 0);
    }
    CHECK(runs(againstIt, 5, 12) > 0);
    const int ofTen = runs(withTheBall, 5, 10);
    CHECK(runs(withTheBall, 5, 6) < ofTen);
    CHECK(runs(withTheBall, 5, 120) == ofTen);
}

TEST_CASE("Of a kick's return level 5 tries forty plays, more than of an answer at a stop",
          "[coach][stop]") {
    const CoachTable table;
    const auto game = table.begin("computer:2", "computer:2", 11, 6);
    const auto runs = [&](tap::Phase phase, int evaluations) {
        const tap::State state = firstOf(*table.begin("computer:2", "computer:2", 11, 6), phase);
        return CountedCoach{*game, 5, evaluations}.runsOf(state);
    };
    const int ofForty = runs(tap::Phase::ReturnPivot, 40);
    CHECK(runs(tap::Phase::ReturnPivot, 20) < ofForty);
    CHECK(runs(tap::Phase::ReturnPivot, 120) == ofForty);
    CHECK(runs(tap::Phase::StopDefense, 20) == runs(tap::Phase::StopDefense, 120));
}

TEST_CASE("When to stop is tried from level 4 on, in twelve plays, and by level 5 in more",
          "[coach][stop]") {
    const CoachTable table;
    const auto game = table.begin("computer:2", "computer:2", 12, 6);
    const auto behind =
        CoachTable::statesOf(*table.begin("computer:2", "computer:2", 12, 6), 1, [](const auto& s) {
            return s.phase == tap::Phase::RunBehind;
        });
    REQUIRE_FALSE(behind.empty());
    const auto runs = [&](int level, int evaluations) {
        return CountedCoach{*game, level, evaluations}.runsOfCalls(behind.front());
    };
    CHECK(runs(3, 120) == 0);
    const int ofTwelve = runs(4, 12);
    CHECK(runs(4, 6) < ofTwelve);
    CHECK(runs(4, 120) == ofTwelve);
    CHECK(runs(5, 120) > ofTwelve);
}

TEST_CASE("Coaches of the highest level who are stopped all the time finish their game",
          "[coach][stop]") {
    const CoachTable table;
    const auto game = table.begin("computer:5", "computer:5", 3, 1);
    std::stop_source stop;
    stop.request_stop();
    for (const Side side : {Side::Home, Side::Visitor})
        game->seat(side)->stopBy(stop.get_token());
    CoachTable::play(*game);
    CHECK(game->state().over);
}

TEST_CASE("A hint names something the referee would take and says it in one sentence",
          "[coach][hint]") {
    const CoachTable table;
    const auto game = table.begin("client", "client", 1, 4);
    auto setup = CoachTable::setupFor(*game);
    setup.seed = 3;
    const auto guide = app::makeSeat(*app::parseSeat("computer:1"), setup);
    const tap::State kickoff = game->state();
    const auto snap = firstLineUps(*table.begin("computer:1", "computer:1", 1, 4)).front();
    // up to the kick and up to the snap
    for (const auto& [level, from] :
         {std::pair{1, kickoff}, {2, kickoff}, {1, snap}, {2, snap}, {3, snap}}) {
        INFO("level " << level << ", play " << from.play);
        const auto adviser = app::makeAdviser(level, setup);
        REQUIRE(adviser);
        tap::State state = from;
        int hints = 0;
        int tried = 0;
        for (int i = 0; i < 60; ++i) {
            const tap::Prompt prompt = tap::prompt(state);
            if (prompt.kind == tap::PromptKind::Chance) {
                auto fallen = tap::apply(state, games::drawnInput<games::Tap>(state, prompt, 5));
                REQUIRE(fallen);
                state = std::move(fallen->next);
                continue;
            }
            if (prompt.kind != tap::PromptKind::Decision)
                break;
            if (const auto hint = adviser->hint(state, prompt, prompt.side, {})) {
                ++hints;
                tried += hint->tried > 0 ? 1 : 0;
                REQUIRE_FALSE(hint->plan.empty());
                CHECK(filled(hint->text, hint->args).find('{') == std::string::npos);
                CHECK(hint->text.back() == '.');
                // whose yards they are is said without the ball
                const bool theirs = hint->text.find("for them") != std::string::npos;
                CHECK(theirs == (hint->tried > 0 && prompt.side != state.offense));
                // a toss is a matter of taste
                CHECK(prompt.wants.front() != tap::DecisionKind::CallToss);
            }
            auto step = tap::apply(state, guide->decide(state, prompt, prompt.side, 0, 0));
            REQUIRE(step);
            state = std::move(step->next);
        }
        CHECK(hints > 0);
        // levels 1 and 2 go by sense alone
        CHECK((tried > 1) == (level == 3));
    }
    CHECK(app::makeAdviser(6, setup) == nullptr);
}

TEST_CASE("TAP-PU-1 a coach whose punt finds no legal line-up takes it back and plays on",
          "[coach][TAP-PU-1][legality]") {
    // fourth down on the own two: there is no room for most line-ups
    const CoachTable table;
    const auto game = table.begin("computer:1", "computer:1", 3, 20);
    REQUIRE_FALSE(
        game->loadJson(R"({"phase":"S1","half":2,"play":19,"offense":"home","down":4,)"
                       R"("line_of_scrimmage":1.5,"line_to_gain":30,"opening_kicker":"home",)"
                       R"("toss_winner":"visitor","score":{"home":20,"visitor":3}})"));
    CoachTable::play(*game);
    CHECK(game->state().over);
    CHECK(game->session().inForce() < 400);
}
