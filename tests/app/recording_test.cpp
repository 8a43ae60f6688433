#include "support/recorded_game.hpp"
#include "support/temporary_folder.hpp"

#include <thrum/app/playout.hpp>
#include <thrum/app/recording.hpp>
#include <thrum/app/verify.hpp>
#include <thrum/board/revision.hpp>
#include <thrum/games/tap/game.hpp>
#include <thrum/games/tap/replay.hpp>
#include <thrum/io/game_summary.hpp>

#include <algorithm>
#include <thread>

#include <catch2/catch.hpp>

using namespace thrum;
using app::TapGame;
using Catch::Contains;
using test::contentsOf;

namespace {

const app::Library& library() {
    static const app::Library shipped = test::shippedLibrary();
    return shipped;
}

std::unique_ptr<TapGame> begun(const app::TapAsked& asked) {
    const auto rules = app::readTapRules(test::sourceTree() / "rules" / "tap.json");
    auto game =
        TapGame::begin(library(), rules->rules, asked, "thrum test", "2026-11-20T19:02:05Z");
    if (!game)
        FAIL(app::sentenceOf(game.error()));
    return *std::move(game);
}

app::TapAsked twoCoaches() {
    app::TapAsked asked;
    asked.game = "tap";
    asked.seed = 7;
    asked.mode = tap::Mode::Solitaire;
    asked.own.board = "big";
    asked.own.bases = "reference";
    return asked;
}

const auto untold = [](const tap::State&, std::span<const tap::Event>) {};

std::unique_ptr<TapGame> playedByComputers(const char* home, const char* visitor, int plays) {
    app::TapAsked asked = twoCoaches();
    asked.home.seat = home;
    asked.visitor.seat = visitor;
    asked.overrides = R"({"game.playsPerHalf":)" + std::to_string(plays) + "}";
    auto game = begun(asked);
    if (const auto broken = app::playOut(*game, untold))
        FAIL(*broken);
    return game;
}

// Home's stoppage before the line: a turn or two, then the board goes on.
void loadScene(TapGame& game, const std::string& carrierX = "36") {
    REQUIRE_FALSE(game.loadJson(
        R"({"phase":"S8","offense":"home","down":2,"line_of_scrimmage":40,)"
        R"("line_to_gain":47,"carrier":"H34","switch_holder":"home","figures":{)"
        R"("H12":{"x":36.5,"y":26.6665},"H34":{"x":)" +
        carrierX +
        R"(,"y":23.9},)"
        R"("V52":{"x":44.31,"y":22.28,"heading_deg":175},)"
        R"("H64":{"x":38.9,"y":30},"V97":{"x":40.91,"y":30}},)"
        R"("play_facts":{"snapped":true,"counted":true,"snap_taker":"H12"},)"
        R"("clocks":[{"name":"stoppage","ms_left":10000,"policy":"advisory","side":"home"}]})"));
}

void submit(TapGame& game, const tap::Input& input) {
    const auto events = game.submit(input);
    if (!events)
        FAIL(app::sentenceOf(events.error()));
}

// The carrier's.
tap::Decision turnOf34(const TapGame& game) {
    tap::Decision turn{.kind = tap::DecisionKind::Pivot, .side = Side::Home};
    turn.figure = game.state().carrier;
    turn.heading = Heading::degrees(350.0);
    turn.ms = 3200;
    return turn;
}

std::unique_ptr<TapGame> scene() {
    auto game = begun(twoCoaches());
    loadScene(*game);
    return game;
}

tap::Decision plain(tap::DecisionKind kind, Side side = Side::Home) {
    return {.kind = kind, .side = side};
}

// Up to the prompt for the run.
void toTheRun(TapGame& game) {
    submit(game, turnOf34(game));
    submit(game, plain(tap::DecisionKind::Done));
    submit(game, plain(tap::DecisionKind::Done, Side::Visitor));
    submit(game, plain(tap::DecisionKind::SwitchOn));
    REQUIRE(game.awaits() == games::Awaits::Run);
}

TapGame::Opened opened(const std::string& text) {
    auto game = TapGame::open(library(), text, "game.thrum");
    if (!game)
        FAIL(game.error().text());
    return *std::move(game);
}

}  // namespace

TEST_CASE("D54 whatever has been accepted is in the file before the next prompt",
          "[app][D54][journal]") {
    const test::TemporaryFolder folder;
    const auto file = folder.path() / "game.thrum";
    const auto game = begun(twoCoaches());
    REQUIRE_FALSE(app::recordTo(*game, file));
    REQUIRE(game->waitUntilSaved());
    CHECK(contentsOf(file) == game->fileText());
    loadScene(*game);
    toTheRun(*game);
    REQUIRE(game->waitUntilSaved());
    CHECK(contentsOf(file) == game->fileText());
    REQUIRE(game->run({.switchOffAt = 40}));
    REQUIRE_FALSE(game->undo(1));
    REQUIRE(game->waitUntilSaved());
    CHECK(contentsOf(file) == game->fileText());
    CHECK_FALSE(game->saveTrouble());
}

TEST_CASE("D61 a file cut off at any byte opens with every whole line", "[app][D61][property]") {
    const auto game = scene();
    std::vector<std::uint64_t> digests{begun(twoCoaches())->session().digest(),
                                       game->session().digest()};
    submit(*game, turnOf34(*game));
    digests.push_back(game->session().digest());
    submit(*game, plain(tap::DecisionKind::Done));
    digests.push_back(game->session().digest());
    submit(*game, plain(tap::DecisionKind::Done, Side::Visitor));
    digests.push_back(game->session().digest());
    const std::string text = game->fileText();
    const std::size_t header = text.find('\n') + 1;
    for (std::size_t cut = header; cut <= text.size(); cut += cut + 410 < text.size() ? 411U : 1U) {
        INFO("cut at " << cut);
        const std::string left = text.substr(0, cut);
        const auto back = opened(left);
        const auto lines = static_cast<std::size_t>(std::ranges::count(left, '\n')) - 1;
        CHECK_FALSE(back.damage);
        CHECK(back.notices.size() == (left.back() == '\n' ? 0 : 1));
        CHECK(back.game->session().record().size() == lines);
        CHECK(back.game->session().digest() == digests.at(lines));
    }
    for (const std::size_t cut : {header - 1, header / 2, std::size_t{0}}) {
        const auto none = TapGame::open(library(), text.substr(0, cut), "game.thrum");
        REQUIRE_FALSE(none);
        CHECK_THAT(none.error().text(), Contains("game.thrum") && Contains("holds no game"));
    }
}

TEST_CASE("D61 other damage is named with its line, and what came before it opens",
          "[app][D61][journal][refusal]") {
    const auto game = scene();
    toTheRun(*game);
    const std::string text = game->fileText();
    const auto line = [&](int number) {
        std::size_t at = 0;
        for (int i = 1; i < number; ++i)
            at = text.find('\n', at) + 1;
        return at;
    };
    const auto check = [&](const std::string& spoiled, std::size_t entries, const char* says) {
        INFO(says);
        const auto back = opened(spoiled);
        REQUIRE(back.damage);
        CHECK_THAT(back.damage->text(), Contains(says));
        CHECK(back.game->session().record().size() == entries);
    };
    std::string spoiled = text;
    spoiled.replace(spoiled.find("\"heading_deg\":350"), 17, "\"heading_deg\":351");
    check(spoiled, 1, "line 3: /digest: does not fit the state");
    spoiled = text;
    spoiled.erase(line(4), line(5) - line(4));
    check(spoiled, 2, "line 4: /n: is 4; due is 3");
    spoiled = text;
    spoiled[line(5) + 3] = '\x01';
    check(spoiled, 3, "line 5");
    spoiled = text;
    spoiled.insert(line(5), "{}\n");
    check(spoiled, 3, "line 5: the key");
    spoiled = text;
    spoiled.insert(line(3),
                   R"({"kind":"mark","n_open":2,"tick":60})"
                   "\n");
    check(spoiled, 1, "line 3: /n_open: no run is awaited there");
    spoiled = text;
    spoiled.insert(line(3),
                   R"({"kind":"end","reason":"final"})"
                   "\n");
    check(spoiled, 1, "line 3: /reason: the game is not over there");
}

TEST_CASE("D61 a man on a base that is nowhere is named, and nothing ends the program",
          "[app][D61][D95]") {
    std::string text =
        contentsOf(test::sourceTree() / "tests" / "data" / "playthroughs" / "fumble.thrum");
    const std::size_t at = text.find("\"base\":\"", text.find("\"players\""));
    REQUIRE(at != std::string::npos);
    text.replace(at, text.find('"', at + 8) - at, "\"base\":\"nosuch");
    const auto opened = TapGame::open(library(), text, "fumble.thrum");
    REQUIRE_FALSE(opened);
    CHECK_THAT(opened.error().text(), Contains("nosuch"));
    CHECK_THAT(opened.error().pointer, Catch::StartsWith("/home/players/"));
}

TEST_CASE("D61 a damaged game goes on in a file of its own", "[app][D61][journal]") {
    const test::TemporaryFolder folder;
    const auto game = scene();
    toTheRun(*game);
    std::string text = game->fileText();
    text.replace(text.find("\"heading_deg\":350"), 17, "\"heading_deg\":351");
    const auto file = folder.write("game.thrum", text);
    {
        const auto resumed = app::resumeGame(library(), file);
        REQUIRE(resumed);
        CHECK(resumed->file == folder.path() / "game-2.thrum");
        REQUIRE(resumed->notices.size() == 1);
        CHECK_THAT(resumed->notices[0], Contains("line 3") && Contains("game-2.thrum"));
        toTheRun(*app::of<games::Tap>(resumed->game.get()));
        REQUIRE(resumed->game->waitUntilSaved());
        CHECK(contentsOf(resumed->file) == resumed->game->fileText());
    }
    CHECK(contentsOf(file) == text);
    CHECK_FALSE(opened(contentsOf(folder.path() / "game-2.thrum")).damage);
}

TEST_CASE("D59 a run that was broken off waits where it was last seen, and goes on alike",
          "[app][D59][journal]") {
    const test::TemporaryFolder folder;
    const auto file = folder.path() / "game.thrum";
    const auto game = begun(twoCoaches());
    loadScene(*game, "31");  // far enough behind the line for a run of seconds
    toTheRun(*game);
    REQUIRE_FALSE(app::recordTo(*game, file));
    // a refused call is one of the things a crash must not lose
    const std::vector<Call> called{{30, Side::Visitor, CallKind::Down}};
    REQUIRE(game->run({.calls = called, .until = 60}));
    REQUIRE(game->run({.until = 130}));
    const auto seen = game->run({.until = 150});
    if (!seen)
        FAIL(app::sentenceOf(seen.error()));
    REQUIRE(seen->watched.running);
    REQUIRE(game->waitUntilSaved());
    const std::string crashed = contentsOf(file);
    CHECK_THAT(crashed, Contains(R"({"kind":"mark","n_open":6,"tick":130,"calls":[{"tick":30)"));
    const auto end = game->run({});
    REQUIRE(end);
    REQUIRE_FALSE(end->watched.running);

    const auto left = folder.write("left.thrum", crashed);
    const auto resumed = app::resumeGame(library(), left);
    REQUIRE(resumed);
    TapGame& again = *app::of<games::Tap>(resumed->game.get());
    REQUIRE(again.brokenOff());
    CHECK(again.brokenOff()->tick == 130);
    CHECK(again.brokenOff()->calls == called);
    const auto waits = again.goOnWithRun();
    REQUIRE(waits);
    CHECK(waits->running);
    CHECK(waits->tick == 130);
    CHECK(again.boardIsRunning());
    CHECK_FALSE(again.run({.switchOffAt = 130}));
    const auto same = again.run({.until = 150});
    REQUIRE(same);
    CHECK(same->watched.poses == seen->watched.poses);
    const auto finished = again.run({});
    REQUIRE(finished);
    CHECK(finished->result == end->result);
    CHECK(again.session().digest() == game->session().digest());
    CHECK_FALSE(again.brokenOff());
    REQUIRE(again.waitUntilSaved());
    CHECK_FALSE(opened(contentsOf(left)).damage);
}

TEST_CASE("D63 a run broken off on another board is run again here, which is said and written down",
          "[app][D63][D59][journal]") {
    const auto game = scene();
    toTheRun(*game);
    game->markRun(60, {});
    std::string text = game->fileText();
    const std::string mine = "\"physics\":" + std::to_string(kPhysicsRevision);
    CHECK(opened(text).notices.empty());
    text.replace(text.find(mine), mine.size(), "\"physics\":0");
    const auto back = opened(text);
    REQUIRE(back.notices.size() == 1);
    CHECK_THAT(back.notices[0], Contains("another version of this program"));
    const auto outcome = back.game->run({});
    REQUIRE(outcome);
    CHECK_FALSE(outcome->watched.running);
    // who verifies it knows which board ran
    const std::string gone = back.game->fileText();
    CHECK(gone.find(mine) > gone.rfind("\"kind\":\"run\""));
    CHECK_FALSE(opened(gone).damage);
    const auto verified = app::verify(library(), gone, "game.thrum");
    REQUIRE(verified);
    CHECK_FALSE(verified->difference);
    CHECK_FALSE(verified->firstOtherwise);
}

TEST_CASE("A run made on another thread is the run made here", "[app][D31][property]") {
    const auto here = scene();
    const auto there = scene();
    toTheRun(*here);
    toTheRun(*there);
    auto task = there->boardTask();
    REQUIRE(task);
    SegmentResult result;
    std::thread worker{[&] {
        Simulator simulator{task->table, task->seed};
        simulator.setFrames({task->framesEvery});
        auto ran = simulator.run(task->request, task->judge, task->calls);
        if (ran)
            result = *ran;
    }};
    worker.join();
    REQUIRE_FALSE(result.frames.empty());
    const auto outcome = there->submitRun(result);
    REQUIRE(outcome);
    REQUIRE(here->run({}));
    CHECK(there->session().digest() == here->session().digest());
    CHECK(there->fileText() == here->fileText());
    // a result of another request is refused
    CHECK_FALSE(there->submitRun(result));
}

TEST_CASE("Seats asked one question at a time play the same game", "[app][D50][property]") {
    app::TapAsked asked = test::RecordedGame::asked(4);
    asked.overrides = R"({"game.playsPerHalf":1,"game.halfMinutes":1})";
    const auto here = begun(asked);
    const auto there = begun(asked);
    int attempts = 0;
    while (here->awaits() != games::Awaits::Over) {
        REQUIRE(here->playSeats());
        for (auto question = there->question(); question; question = there->question()) {
            int attempt = 0;
            for (bool taken = false; !taken; ++attempt) {
                REQUIRE(attempt < 60);
                const auto again = there->question(attempt);
                auto input =
                    there->seat(again->side)
                        ->decide(
                            again->seen, again->prompt, again->side, again->key, again->attempt);
                taken = there->answer(std::move(input)).has_value();
            }
            attempts += attempt;
        }
        REQUIRE(there->session().digest() == here->session().digest());
        tap::Input drawn;
        if (here->awaits() == games::Awaits::Chance) {
            REQUIRE(here->draw(drawn));
            REQUIRE(there->draw(drawn));
        } else if (here->awaits() == games::Awaits::Run) {
            REQUIRE(here->run({}));
            REQUIRE(there->run({}));
        }
    }
    CHECK(there->fileText() == here->fileText());
    CHECK(attempts > 20);
    CHECK_THAT(here->fileText(), Contains(R"({"kind":"end","reason":"final"})"));
}

TEST_CASE("UX-21.1 a play that was taken back is repeated to the last die and frame",
          "[app][UX-21.1][D51][journal]") {
    const auto game = scene();
    toTheRun(*game);
    REQUIRE(game->run({.switchOffAt = 60}));
    const std::string before = game->fileText();
    const std::uint64_t digest = game->session().digest();
    const auto inForce = static_cast<int>(game->session().inForce());
    CHECK_FALSE(game->redo());
    REQUIRE_FALSE(game->undo(2));
    REQUIRE_FALSE(game->undo(3));
    REQUIRE(game->redo());
    CHECK(static_cast<int>(game->session().inForce()) == inForce - 2);
    REQUIRE(game->redo());
    CHECK_FALSE(game->redo());
    CHECK(game->session().digest() == digest);

    // both take-backs stay in the record, the run with all its frames
    const std::string text = game->fileText();
    REQUIRE(text.starts_with(before));
    CHECK(std::ranges::count(text, '\n') == std::ranges::count(before, '\n') + 2 + 5);
    const auto framesAt = [](const std::string& file) {
        return file.substr(file.rfind("\"frames\":"), 400);
    };
    CHECK(framesAt(text) == framesAt(before));
    const auto again = opened(text);
    CHECK_FALSE(again.damage);
    CHECK(again.game->session().digest() == digest);
    const auto verified = app::verify(library(), text, "game.thrum");
    REQUIRE(verified);
    CHECK_FALSE(verified->difference);
}

TEST_CASE("D54 a computer coach who is gone on with in the middle of a play keeps his call",
          "[app][D54][D50][journal][property]") {
    const auto whole = playedByComputers("computer:1", "computer:2", 2);
    const std::string text = whole->fileText();
    std::size_t cut = text.find('\n') + 1;
    for (int line = 1; cut < text.size(); ++line) {
        cut = text.find('\n', cut) + 1;
        if (line % 23 != 0)
            continue;
        INFO("gone on with after line " << line + 1);
        const auto back = opened(text.substr(0, cut));
        REQUIRE_FALSE(back.damage);
        REQUIRE_FALSE(app::playOut(*back.game, untold));
        CHECK(back.game->session().digest() == whole->session().digest());
        REQUIRE((back.game->fileText() == text));
    }
}

TEST_CASE("D54 what a computer coach called is told when its play is over, and not before",
          "[app][D54][D50][journal][hidden]") {
    const auto game = playedByComputers("computer:1", "computer:1", 3);
    const auto replay = app::Replay::open(game->fileText(), "game.thrum");
    REQUIRE(replay);
    std::array<int, 2> told{};
    for (std::size_t i = 0; i < replay->steps().size(); ++i) {
        const app::ReplayStep& step = replay->steps()[i];
        const auto& events = app::TapReplay::of(*replay).events(i);
        const bool over =
            std::ranges::find(events, tap::EventKind::BoardCleared, &tap::Event::kind) !=
            events.end();
        for (const Side side : {Side::Home, Side::Visitor}) {
            const std::string& call = step.called[tap::indexOf(side)];
            if (call.empty())
                continue;
            CHECK(over);
            // dice are rolled for a field goal; nobody called a play
            CHECK(std::ranges::find(events, tap::EventKind::FieldGoalGood, &tap::Event::kind) ==
                  events.end());
            ++told[tap::indexOf(side)];
            CHECK(app::filled(replay->sentences(i).back()).find("had called") != std::string::npos);
        }
    }
    // six plays from scrimmage, a kick or two among them
    CHECK(told[0] >= 4);
    CHECK(told[1] >= 4);
}

TEST_CASE("D57 who concedes ends the game, and a take-back opens it again", "[app][D57]") {
    const auto game = scene();
    toTheRun(*game);
    REQUIRE_FALSE(game->concede(Side::Visitor));
    CHECK(game->awaits() == games::Awaits::Over);
    CHECK(game->conceded() == Side::Visitor);
    CHECK_FALSE(game->run({}));
    CHECK(game->concede(Side::Home));
    game->rename("The long afternoon");
    const auto back = opened(game->fileText());
    CHECK(back.game->conceded() == Side::Visitor);
    CHECK(back.game->name() == "The long afternoon");
    REQUIRE_FALSE(back.game->undo(1));
    CHECK(back.game->awaits() == games::Awaits::Decision);
    CHECK_FALSE(opened(back.game->fileText()).game->conceded());
}

TEST_CASE(
    "a record holds that clocks stood through a take-back, and one without it is read as ever",
    "[app][D57][TAP-TM-1][TAP-SW-6]") {
    app::TapAsked asked = test::RecordedGame::asked(2);
    asked.mode = tap::Mode::Hotseat;
    asked.overrides = "{}";
    asked.home.seat = asked.visitor.seat = "person";
    auto begun = test::RecordedGame::begin(library(), asked);
    TapGame& game = *begun;
    REQUIRE_FALSE(game.loadJson(R"({"phase":"S8","offense":"home","down":2,"line_of_scrimmage":40,
        "line_to_gain":47,"carrier":"H34","switch_holder":"home","stops_used":1,
        "figures":{"H34":{"x":38,"y":26.6665},"V52":{"x":46,"y":26.6665,"heading_deg":180}},
        "play_facts":{"snapped":true,"counted":true,"snap_taker":"H12"}})"));
    tap::Decision turn{.kind = tap::DecisionKind::Pivot,
                       .ms = 4'000,
                       .figure = tap::findFigure(game.state(), "H34"),
                       .heading = Heading::degrees(20)};
    REQUIRE(game.submit(tap::Input{turn}));
    REQUIRE_FALSE(game.undo(1));
    CHECK_THAT(game.fileText(), Contains(R"("kind":"takeback","to":1,"clocks":"stand")"));
    REQUIRE(game.redo());
    const auto back = opened(game.fileText());
    CHECK_FALSE(back.damage);
    CHECK(back.game->session().digest() == game.session().digest());
    std::string older = game.fileText();
    const std::string mark = R"(,"clocks":"stand")";
    older.erase(older.find(mark), mark.size());
    CHECK(opened(older).damage);  // its digest says that they stood
}

TEST_CASE("AS-GN-6 a refusal with the board off stands in the record and is in the log again",
          "[app][TAP-GN-4][AS-GN-6]") {
    const auto game = begun(twoCoaches());
    loadScene(*game);
    const std::size_t entries = game->entries();
    const auto refused = game->submit(
        tap::Input{tap::Decision{.kind = tap::DecisionKind::SwitchOn, .side = Side::Home}});
    REQUIRE_FALSE(refused);
    CHECK(game->entries() == entries);
    const std::string clause = std::get<RuleViolation>(refused.error()).clause;
    CHECK_THAT(game->fileText(),
               Contains(R"({"kind":"refusal","n_open":2,"side":"home","clause":")" + clause));
    const auto back = opened(game->fileText());
    CHECK_FALSE(back.damage);
    CHECK(back.game->log() == game->log());
    CHECK_THAT(back.game->log().back(), Contains(clause));
    CHECK(back.game->fileText() == game->fileText());
    const auto replay = app::Replay::open(game->fileText(), "game.thrum");
    REQUIRE(replay);
    REQUIRE(replay->steps().back().refusals.size() == 1);
    CHECK(replay->steps().back().refusals.front().clause == clause);
    const auto verified = app::verify(library(), game->fileText(), "game.thrum");
    REQUIRE(verified);
    CHECK_FALSE(verified->difference);
    const auto summary = io::summarizeGame(game->fileText(), "game.thrum");
    REQUIRE(summary);
    CHECK(summary->damage.empty());
}

TEST_CASE("after a penalty on a kickoff the stored line-ups of both sides are legal",
          "[app][lineup][TAP-KO-4][TAP-PE-4]") {
    const double shift = GENERATE(0.0, -5.0, 5.0);
    const auto game = test::RecordedGame::begin(library(), [] {
        app::TapAsked asked = test::RecordedGame::asked(1);
        asked.mode = tap::Mode::Hotseat;
        asked.home.seat = asked.visitor.seat = "person";
        return asked;
    }());
    REQUIRE_FALSE(game->loadJson(
        R"({"phase":"K1","stage":"first","offense":"visitor","line_of_scrimmage":30,)"
        R"("line_to_gain":30,"kick_shift":)" +
        std::to_string(shift) + R"(,"play_facts":{"kind":"kickoff"}})"));
    CHECK(tap::ballLine(game->state()) == Spot::yards(30.0 + shift));
    REQUIRE(game->submit(io::FormationCall{"kickoff", Side::Home}));
    REQUIRE(game->submit(
        tap::Input{tap::Decision{.kind = tap::DecisionKind::Set, .side = Side::Home}}));
    if (game->state().handover)
        REQUIRE(game->submit(
            tap::Input{tap::Decision{.kind = tap::DecisionKind::TakeOver, .side = Side::Visitor}}));
    REQUIRE(game->submit(io::FormationCall{"kick-return", Side::Visitor}));
    CHECK(game->prompt().problems.empty());
    CHECK(game->submit(
        tap::Input{tap::Decision{.kind = tap::DecisionKind::Ready, .side = Side::Visitor}}));
    CHECK(game->state().phase == tap::Phase::KickReady);
}

TEST_CASE("D57 a record holds who gave up", "[app][D57]") {
    const auto game = scene();
    REQUIRE_FALSE(game->concede(Side::Visitor));
    const std::string text = game->fileText();
    const std::string who = R"("reason":"conceded","side":"visitor")";
    const std::size_t at = text.find(who);
    REQUIRE(at != std::string::npos);
    std::string swapped = text;
    swapped.replace(at, who.size(), R"("reason":"conceded","side":"home")");
    const auto back = TapGame::open(library(), swapped, "game.thrum");
    REQUIRE(back);
    REQUIRE(back->damage);
    CHECK_THAT(back->damage->text(), Contains("does not fit who gave up"));
    // files from before the digest stood there
    std::string older = swapped;
    const std::size_t digest = older.find(R"(,"digest")", at);
    older.erase(digest, older.find('}', digest) - digest);
    CHECK(opened(older).game->conceded() == Side::Home);

    const auto verified = app::verify(library(), text, "game.thrum");
    REQUIRE(verified);
    CHECK_FALSE(verified->difference);
    CHECK(verified->winner == Side::Home);
    CHECK(verified->conceded == Side::Visitor);
    CHECK(verified->concessionIsHeld);
    const auto forged = app::verify(library(), swapped, "game.thrum");
    REQUIRE(forged);
    REQUIRE(forged->difference);
    CHECK(forged->difference->what == "who gave up");

    const auto summary = io::summarizeGame(text, "game.thrum");
    REQUIRE(summary);
    CHECK(summary->state == io::GameState::Conceded);
    CHECK(summary->winner == Side::Home);
}

TEST_CASE("D57 a game cut just before the line that says it is over is given that line",
          "[app][D57][journal]") {
    app::TapAsked asked = test::RecordedGame::asked(1);
    asked.overrides = R"({"game.playsPerHalf":1,"game.halfMinutes":1})";
    const std::string whole = test::RecordedGame{library(), asked}.text();
    const std::size_t end = whole.rfind('\n', whole.size() - 2) + 1;
    REQUIRE_THAT(whole.substr(end), Contains("end"));
    const test::TemporaryFolder folder;
    const auto file = folder.write("game.thrum", whole.substr(0, end));
    {
        const auto resumed = app::resumeGame(library(), file);
        REQUIRE(resumed);
        CHECK(resumed->game->fileText() == whole);
        REQUIRE(resumed->game->waitUntilSaved());
    }
    CHECK(contentsOf(file) == whole);
    // and not a second one
    REQUIRE(app::resumeGame(library(), file));
    CHECK(contentsOf(file) == whole);
}

TEST_CASE("D51 a what-if begins at any entry of a record and leaves the record alone",
          "[app][D51][D56]") {
    app::TapAsked asked = test::RecordedGame::asked(2);
    asked.mode = tap::Mode::Tournament;
    asked.overrides = R"({"game.playsPerHalf":1,"game.halfMinutes":1})";
    const test::RecordedGame record{library(), asked};
    const auto whole = opened(record.text());
    const std::size_t entries = whole.game->session().record().size();
    for (const std::size_t at : {std::size_t{0}, entries / 3, entries / 2}) {
        INFO("entry " << at << " of " << entries);
        const auto branch =
            TapGame::branch(library(), record.text(), "game.thrum", at, "thrum test", "later");
        REQUIRE(branch);
        TapGame& game = **branch;
        const tap::State& then = at == 0 ? whole.game->session().initial() : game.state();
        CHECK(game.state().mode == tap::Mode::Solitaire);
        CHECK(game.state().figures == then.figures);
        CHECK_THAT(game.name(), Contains("game.thrum") && Contains(std::to_string(at)));
        CHECK_THAT(game.fileText(), Contains(R"("branch_of":"game.thrum")"));
        const auto back = opened(game.fileText());
        CHECK_FALSE(back.damage);
        CHECK(back.game->session().digest() == game.session().digest());
        CHECK(game.seat(Side::Home) == nullptr);
    }
    const auto none =
        TapGame::branch(library(), record.text(), "game.thrum", entries + 1, "thrum test", "later");
    REQUIRE_FALSE(none);
    CHECK_THAT(none.error().text(), Contains("has no entry"));
}

TEST_CASE("D57 every whole game of every mode opens to its end again", "[app][D57][golden]") {
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        app::TapAsked asked = test::RecordedGame::asked(seed);
        asked.overrides = R"({"game.playsPerHalf":2,"game.halfMinutes":1})";
        const test::RecordedGame record{library(), asked};
        INFO(record.what());
        const auto back = opened(record.text());
        CHECK_FALSE(back.damage);
        CHECK(back.notices.empty());
        CHECK(back.game->awaits() == games::Awaits::Over);
        CHECK(back.game->fileText() == record.text());
        CHECK(back.game->state() == record.states().back());
    }
}
