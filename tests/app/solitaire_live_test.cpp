#include "support/shipped.hpp"

#include <thrum/app/game_kinds.hpp>
#include <thrum/app/playout.hpp>
#include <thrum/app/verify.hpp>
#include <thrum/games/solitaire/replay.hpp>

#include <algorithm>
#include <numeric>
#include <optional>
#include <set>

#include <catch2/catch.hpp>

// The Solitaire Coach's game on the running board: played, kept, played again, shown.
using namespace thrum;
using games::Solitaire;
using LiveGame = app::GameOf<Solitaire>;

namespace {

std::unique_ptr<LiveGame> begun(std::uint64_t seed,
                                const std::string& seats,
                                const std::string& board = "2x4",
                                const std::string& overrides = "{}",
                                std::optional<solitaire::CoachLevel> hand = {}) {
    static const app::Library library = test::shippedLibrary();
    const auto standard = app::Kept<Solitaire>::standard(test::sourceTree() / "rules");
    REQUIRE(standard);
    app::Asked<Solitaire> asked;
    asked.game = Solitaire::kId;
    asked.seed = seed;
    asked.home.seat = seats;
    asked.visitor.seat = seats;
    asked.overrides = overrides;
    asked.own.board = board;
    asked.own.config.playsPerQuarter = 10;
    asked.own.config.levels = {hand, hand};
    auto game = LiveGame::begin(library, *standard, asked, "thrum test", "2026-11-23");
    if (!game)
        FAIL(app::sentenceOf(game.error()));
    return *std::move(game);
}

struct Played {
    std::string text;
    std::vector<solitaire::State> states;  ///< after each step
    std::set<solitaire::EventKind> kinds;
    std::uint64_t digest = 0;
    std::array<int, 2> score{};
};

Played played(LiveGame& game) {
    Played all;
    const auto problem =
        app::playOut(game, [&](const solitaire::State& after, std::span<const Solitaire::Event> e) {
            all.states.push_back(after);
            for (const auto& event : e)
                all.kinds.insert(event.kind);
        });
    INFO(problem.value_or(""));
    REQUIRE_FALSE(problem);
    all.text = game.fileText();
    all.digest = game.digest();
    all.score = game.state().score;
    return all;
}

const Played& disciplined() {
    static const Played all = [] {
        auto game = begun(3, "computer:1");
        return played(*game);
    }();
    return all;
}

const app::GameKind& kind() {
    return *std::ranges::find(app::gameKinds(), Solitaire::kId, &app::GameKind::id);
}

}  // namespace

TEST_CASE("two disciplined coaches play a whole game on the running board",
          "[app][solitaire_live][SOL-AI-3][SOL-AI-5][SOL-CTL-2][SOL-PAS-3]") {
    const Played& game = disciplined();
    CHECK(game.states.back().over);
    for (const solitaire::EventKind kind : {solitaire::EventKind::PassMeant,
                                            solitaire::EventKind::Complete,
                                            solitaire::EventKind::Tackled,
                                            solitaire::EventKind::FirstDown,
                                            solitaire::EventKind::StopGranted}) {
        INFO(nameOf(kind));
        CHECK(game.kinds.contains(kind));
    }
}

TEST_CASE("coaches who do anything find something allowed on every board",
          "[app][solitaire_live][SOL-CTL-5]") {
    std::uint64_t seed = 20;
    for (const std::string board : {"2x4", "big", "620"}) {
        INFO(board);
        auto game = begun(++seed, "random", board);
        CHECK(played(*game).states.back().over);
    }
}

TEST_CASE("a computer throws with the hand its game was begun with, else with its level's",
          "[app][solitaire_live][SOL-AI-2]") {
    using solitaire::CoachLevel;
    for (const auto& [asked, due] :
         {std::pair{std::optional<CoachLevel>{}, CoachLevel::Rookie},
          std::pair{std::optional{CoachLevel::Star}, CoachLevel::Star}}) {
        auto game = begun(5, "computer:1", "2x4", "{}", asked);
        int shots = 0;
        const auto problem = app::playOut(
            *game, [&](const solitaire::State&, std::span<const Solitaire::Event> events) {
                for (const auto& event : events) {
                    if (event.kind != solitaire::EventKind::ShotMade || !event.level)
                        continue;
                    ++shots;
                    CHECK(*event.level == due);
                }
            });
        CHECK_FALSE(problem);
        CHECK(shots > 3);
    }
}

TEST_CASE("a record of live runs verifies to the bit", "[app][solitaire_live][SOL-AI-6][D63]") {
    const app::Library library = test::shippedLibrary();
    const auto checked = kind().verify(library, disciplined().text, "game.thrum");
    REQUIRE(checked);
    CHECK_FALSE(checked->difference);
    CHECK(checked->otherwise == 0);
    CHECK(checked->runs > 20);
    CHECK(checked->over);
}

TEST_CASE("the same seed and coaches give the same game", "[app][solitaire_live][SOL-AI-6]") {
    auto again = begun(3, "computer:1");
    CHECK(played(*again).digest == disciplined().digest);
}

TEST_CASE("a run that a crash broke off goes on as it would have",
          "[app][solitaire_live][SOL-REC-1][D59]") {
    const app::Library library = test::shippedLibrary();
    auto first = begun(3, "computer:1");
    while (first->awaits() != games::Awaits::Run) {
        REQUIRE(first->playSeats());
        if (first->awaits() == games::Awaits::Chance) {
            Solitaire::Input drawn;
            REQUIRE(first->draw(drawn));
        }
    }
    io::request::Run until;
    until.until = 130;
    const auto part = first->run(until);
    REQUIRE(part);
    REQUIRE(part->watched.running);
    auto opened = LiveGame::open(library, first->fileText(), "game.thrum");
    REQUIRE(opened);
    REQUIRE(opened->game);
    const auto whole = first->run({});
    const auto resumed = opened->game->run({});
    REQUIRE(whole);
    REQUIRE(resumed);
    CHECK(digestOf(resumed->result) == digestOf(whole->result));
    CHECK(opened->game->digest() == first->digest());
}

TEST_CASE("the record alone shows what stood on the board", "[app][solitaire_live][D62]") {
    const Played& game = disciplined();
    const auto replay = app::Replay::open(game.text, "game.thrum");
    REQUIRE(replay);
    const auto& shown = app::SolitaireReplay::of(*replay);
    REQUIRE(replay->steps().size() == game.states.size());
    int compared = 0;
    for (std::size_t i = 0; i < game.states.size(); ++i) {
        const solitaire::State& truth = game.states[i];
        if (truth.phase != solitaire::Phase::Stop && truth.phase != solitaire::Phase::Live &&
            truth.phase != solitaire::Phase::Loose)
            continue;
        INFO("step " << i);
        const auto now = shown.shown(replay->at(i, 1e9));
        REQUIRE(now.scene.figures.size() == truth.figures.size());
        for (std::size_t k = 0; k < truth.figures.size(); ++k)
            REQUIRE((now.scene.figures[k].pose == truth.figures[k].pose));
        CHECK(now.scene.carrier == truth.carrier);
        CHECK(now.scene.ball == truth.ball);
        ++compared;
    }
    CHECK(compared > 50);
}

TEST_CASE("the plays of a record come to its score", "[app][solitaire_live][SOL-SC-13]") {
    const Played& game = disciplined();
    const auto replay = app::Replay::open(game.text, "game.thrum");
    REQUIRE(replay);
    std::array<int, 2> points{};
    int thrown = 0;
    for (const GamePlay& play : replay->game().plays()) {
        points[0] += play.points[0];
        points[1] += play.points[1];
        thrown += play.thrown ? 1 : 0;
        if (play.complete)
            CHECK((play.passer && play.receiver));
        if (play.type == GamePlay::Type::Run && play.gain && !play.fumble)
            CHECK(play.runner);
    }
    CHECK(points == game.score);
    CHECK(thrown > 3);
}

TEST_CASE("SOL-S117 a match shows its recorded results whatever the rules file says today",
          "[app][solitaire_live][SOL-REC-1][D63]") {
    const Played& game = disciplined();
    const std::size_t head = game.text.find('\n');
    std::string header = game.text.substr(0, head);
    // of another revision, in which a touchdown would be worth nine points
    const auto replaced = [&](const std::string& from, const std::string& to) {
        const std::size_t at = header.find(from);
        REQUIRE(at != std::string::npos);
        header.replace(at, from.size(), to);
    };
    replaced(R"("overrides":{})", R"("overrides":{"revision":7,"score.touchdown":9})");
    const std::string changed = header + game.text.substr(head);
    const auto replay = app::Replay::open(changed, "game.thrum");
    REQUIRE(replay);
    CHECK(replay->game().situation(replay->steps().size()).score == game.score);
    std::array<int, 2> points{};
    for (const GamePlay& play : replay->game().plays()) {
        points[0] += play.points[0];
        points[1] += play.points[1];
    }
    CHECK(points == game.score);
    const auto poses =
        app::SolitaireReplay::of(*replay).shown(replay->at(game.states.size() / 2, 1e9));
    const auto truth = app::Replay::open(game.text, "game.thrum");
    REQUIRE(truth);
    CHECK((poses.scene.figures == app::SolitaireReplay::of(*truth)
                                      .shown(truth->at(game.states.size() / 2, 1e9))
                                      .scene.figures));
    // it is shown, and not gone on with
    const app::Library library = test::shippedLibrary();
    CHECK_FALSE(LiveGame::open(library, changed, "game.thrum"));
}

TEST_CASE("a stored formation lines a side up by its name", "[app][solitaire_live][SOL-FOR-1]") {
    auto game = begun(5, "client");
    while (game->state().phase != solitaire::Phase::KickAlign) {
        if (game->awaits() == games::Awaits::Chance) {
            Solitaire::Input drawn;
            REQUIRE(game->draw(drawn));
            continue;
        }
        solitaire::Decision kick;
        kick.kind = solitaire::DecisionKind::ChooseKick;
        kick.choice = solitaire::Choice::Kickoff;
        REQUIRE(game->submit(Solitaire::Input{kick}));
    }
    CHECK_FALSE(game->submit(io::FormationCall{.formation = "pro-set"}));
    CHECK_FALSE(game->submit(io::FormationCall{.formation = "nobody-knows-it"}));
    REQUIRE(game->submit(io::FormationCall{.formation = "kickoff"}));
    CHECK(game->state().figures.size() == 11);
    CHECK(game->prompt().problems.empty());
}

TEST_CASE("level 2 decides the same on one thread and on three", "[app][solitaire_live]") {
    auto game = begun(9, "computer:2");
    // three plays are enough
    for (int i = 0; i < 60 && game->state().play < 3; ++i) {
        REQUIRE(game->playSeats());
        if (game->awaits() == games::Awaits::Chance) {
            Solitaire::Input drawn;
            REQUIRE(game->draw(drawn));
        } else if (game->awaits() == games::Awaits::Run) {
            REQUIRE(game->run({}));
        }
    }
    CHECK(game->state().play >= 3);
    auto again = begun(9, "computer:2");
    for (int i = 0; i < 60 && again->state().play < 3; ++i) {
        for (const Side side : {Side::Home, Side::Visitor}) {
            app::SeatSetupOf<Solitaire> setup;
            setup.bench = again->sharedLineups();
            setup.seed = bitsAt(~again->header().asked.seed, side == Side::Home ? 2 : 3);
            setup.threads = 3;
            again->setSeat(side, app::Kept<Solitaire>::coachSeat(2, setup, 0));
        }
        REQUIRE(again->playSeats());
        if (again->awaits() == games::Awaits::Chance) {
            Solitaire::Input drawn;
            REQUIRE(again->draw(drawn));
        } else if (again->awaits() == games::Awaits::Run) {
            REQUIRE(again->run({}));
        }
    }
    CHECK(again->digest() == game->digest());
}
