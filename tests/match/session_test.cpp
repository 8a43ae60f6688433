#include "support/tap_scene.hpp"

#include <thrum/games/tap.hpp>
#include <thrum/match/session.hpp>

#include <catch2/catch.hpp>

using namespace thrum;
using tap::DecisionKind;
using tap::Mode;
using tap::Phase;
using namespace tap::test;
using Session = match::Session<games::Tap>;

namespace {

tap::State stoppage(Mode mode) {
    return Scene{Phase::StopOffense}
        .mode(mode)
        .standardOffense()
        .standardDefense()
        .carrier("H34")
        .holder(Side::Home)
        .clock(tap::ClockName::Stoppage, 10'000);
}

Session sessionAt(tap::State state, match::SessionOptions options = {}) {
    return Session{tap::Step{std::move(state), {}}, options};
}

void accept(Session& session, const tap::Input& input) {
    const auto events = session.submit(input);
    if (!events)
        FAIL(events.error().clause << ": " << filled(events.error().text, events.error().args));
}

}  // namespace

TEST_CASE("TAP-GN-3 a refused input changes nothing in a session", "[match][TAP-GN-3][refusal]") {
    Session session = sessionAt(stoppage(Mode::Hotseat));
    const tap::State before = session.state();
    const auto refused = session.submit(decide(DecisionKind::SwitchOn));
    REQUIRE_FALSE(refused);
    CHECK((session.state() == before));
    CHECK(session.inForce() == 0);
    CHECK(session.record().empty());
}

TEST_CASE("TAP-MD-9 solitaire goes back to any window of the play", "[match][TAP-MD-9][D51]") {
    Session session = sessionAt(stoppage(Mode::Solitaire));
    const std::uint64_t start = session.digest();
    accept(session, pivot(session.state(), "H34", 350.0));
    accept(session, decide(DecisionKind::Done));
    accept(session, by(Side::Visitor, pivot(session.state(), "V51", 170.0)));
    CHECK_FALSE(session.undo(3));
    CHECK(session.digest() == start);
    CHECK(session.inForce() == 0);
    CHECK(session.takeBacks() == 1);
    CHECK(session.record().size() == 4);
}

TEST_CASE("TAP-MD-9 hot-seat takes back inside one's own open window alone",
          "[match][TAP-MD-9][D51]") {
    Session session = sessionAt(stoppage(Mode::Hotseat));
    const std::uint64_t start = session.digest();
    accept(session, pivot(session.state(), "H34", 350.0));
    CHECK_FALSE(session.undo(1));
    CHECK(session.digest() == start);
    accept(session, pivot(session.state(), "H34", 340.0));
    accept(session, decide(DecisionKind::Done));
    const auto refused = session.undo(1);
    REQUIRE(refused);
    CHECK(refused->clause == "TAP-MD-9");
    CHECK(session.inForce() == 2);
}

TEST_CASE("TAP-MD-9 a tournament knows no undo but a turn in its window",
          "[match][TAP-MD-9][refusal]") {
    Session session = sessionAt(stoppage(Mode::Tournament));
    accept(session, pivot(session.state(), "H34", 350.0));
    CHECK_FALSE(session.undo(1));
    accept(session, decide(DecisionKind::Done));
    REQUIRE(session.undo(1));
    CHECK(session.undo(1)->clause == "TAP-MD-9");
}

namespace {

int msLeft(const tap::State& state, tap::ClockName name) {
    const auto clock = std::ranges::find(state.clocks, name, &tap::Clock::name);
    return clock == state.clocks.end() ? -1 : clock->msLeft;
}

tap::State timedStoppage(Mode mode) {
    tap::State state = stoppage(mode);
    state.method = tap::Method::Clock;
    state.gameClockStarted = true;
    state.clocks.push_back({.name = tap::ClockName::Game, .msLeft = 600'000});
    return state;
}

tap::Decision turnAfter(const Session& session, double heading, int ms) {
    tap::Decision turn = pivot(session.state(), "H34", heading);
    turn.ms = ms;
    return turn;
}

}  // namespace

TEST_CASE("a take-back undoes what was decided and gives nobody his time back",
          "[match][TAP-TM-1][TAP-GL-2][TAP-SW-6][TAP-MD-9]") {
    const Mode mode = GENERATE(Mode::Hotseat, Mode::Tournament);
    Session session = sessionAt(timedStoppage(mode));
    const tap::State before = session.state();
    accept(session, turnAfter(session, 350.0, 4'000));
    const std::uint64_t turned = session.digest();
    accept(session, turnAfter(session, 340.0, 2'000));
    const std::uint64_t twice = session.digest();
    REQUIRE_FALSE(session.undo(2));
    CHECK(session.state().figures == before.figures);
    CHECK(msLeft(session.state(), tap::ClockName::Stoppage) == 4'000);
    CHECK(msLeft(session.state(), tap::ClockName::Game) == 594'000);
    CHECK(session.digest() == games::Tap::digest(session.state()));

    SECTION("the window closes when its ten seconds are up, however often he turns") {
        CHECK(session.submit(turnAfter(session, 20.0, 4'000)).error().clause == "TAP-SW-6");
        accept(session, turnAfter(session, 20.0, 3'000));
        REQUIRE_FALSE(session.undo(1));
        CHECK(msLeft(session.state(), tap::ClockName::Stoppage) == 1'000);
        CHECK(msLeft(session.state(), tap::ClockName::Game) == 591'000);
    }
    SECTION("what is repeated takes its time once") {
        accept(session, turnAfter(session, 350.0, 4'000));
        CHECK(session.digest() != turned);
        CHECK(msLeft(session.state(), tap::ClockName::Stoppage) == 4'000);
        accept(session, turnAfter(session, 340.0, 2'000));
        CHECK(session.digest() == twice);
        REQUIRE_FALSE(session.undo(1));
        REQUIRE_FALSE(session.undo(1));
        CHECK(session.redoCount() == 1);
        accept(session, turnAfter(session, 350.0, 4'000));
        CHECK(msLeft(session.state(), tap::ClockName::Stoppage) == 4'000);
        accept(session, turnAfter(session, 340.0, 2'000));
        CHECK(session.digest() == twice);
    }
}

TEST_CASE("TAP-MD-9 alone a window that was gone back to begins anew and the half does not",
          "[match][TAP-MD-9][TAP-GL-2]") {
    Session session = sessionAt(timedStoppage(Mode::Solitaire));
    accept(session, turnAfter(session, 350.0, 4'000));
    tap::Decision done = decide(DecisionKind::Done);
    done.ms = 1'000;
    accept(session, done);
    REQUIRE_FALSE(session.undo(2));
    CHECK(msLeft(session.state(), tap::ClockName::Stoppage) == 10'000);
    CHECK(msLeft(session.state(), tap::ClockName::Game) == 595'000);
}

TEST_CASE("D68 free undo goes as far as the game", "[match][D68]") {
    Session session = sessionAt(stoppage(Mode::Tournament), {.freeUndo = true});
    const std::uint64_t start = session.digest();
    accept(session, pivot(session.state(), "H34", 350.0));
    accept(session, decide(DecisionKind::Done));
    CHECK_FALSE(session.undo(2));
    CHECK(session.digest() == start);
    CHECK(session.undo(1));
}

TEST_CASE("UX-21.1 undo then redo gives the same state in a random walk of 10,000 steps",
          "[match][UX-21.1][D51][property]") {
    Session session = sessionAt(stoppage(Mode::Solitaire), {.freeUndo = true});
    std::vector<std::uint64_t> past{session.digest()};  // after each input in force
    std::vector<std::vector<std::uint64_t>> undone;     // by take-back, the next state last
    int redone = 0;
    constexpr int kSteps = 10'000;
    for (std::uint64_t step = 0; step < kSteps; ++step) {
        INFO("step " << step);
        const std::uint64_t bits = bitsAt(21, step);
        std::size_t group = 0;
        switch (bits % 5) {
            case 0:
            case 1: {  // something new: what was taken back is gone
                const double heading = static_cast<double>(bits / 8 % 3600) / 10.0;
                if (bits % 7 == 0) {
                    tap::State changed = session.state();
                    changed.down = 1 + static_cast<int>(bits / 64 % 4);
                    session.correct(changed, "walk " + std::to_string(step));
                } else {
                    tap::Decision turn = pivot(session.state(), "H34", heading);
                    turn.ms = static_cast<int>(step);
                    accept(session, turn);
                }
                past.push_back(session.digest());
                undone.clear();
                break;
            }
            case 2: {
                const std::size_t count = std::min<std::size_t>(past.size() - 1, 1 + bits / 8 % 4);
                if (count == 0)
                    break;
                REQUIRE_FALSE(session.undo(count));
                undone.emplace_back();
                for (std::size_t i = 0; i < count; ++i) {
                    undone.back().push_back(past.back());
                    past.pop_back();
                }
                break;
            }
            default:
                group = session.redoCount();
                REQUIRE(group == (undone.empty() ? 0 : undone.back().size()));
                for (; group > 0; --group) {
                    const Session::Entry entry = *session.nextRedo();
                    if (const auto* input = std::get_if<tap::Input>(&entry.what)) {
                        accept(session, *input);
                    } else {
                        const auto& correction = std::get<Session::Correction>(entry.what);
                        session.correct(*correction.state, correction.reason);
                    }
                    REQUIRE(session.digest() == undone.back().back());
                    past.push_back(undone.back().back());
                    undone.back().pop_back();
                    ++redone;
                }
                if (!undone.empty())
                    undone.pop_back();
        }
        REQUIRE(session.digest() == past.back());
        REQUIRE(session.inForce() == past.size() - 1);
    }
    CHECK(redone > 500);
}

TEST_CASE("UX-21.1 what comes otherwise makes an end of repeating", "[match][UX-21.1][D51]") {
    Session session = sessionAt(stoppage(Mode::Solitaire), {.freeUndo = true});
    CHECK(session.redoCount() == 0);
    CHECK(session.nextRedo() == nullptr);
    accept(session, pivot(session.state(), "H34", 350.0));
    accept(session, decide(DecisionKind::Done));
    CHECK_FALSE(session.undo(1));
    CHECK_FALSE(session.undo(1));
    CHECK(session.redoCount() == 1);
    accept(session, pivot(session.state(), "H34", 350.0));  // just as it was
    CHECK(session.redoCount() == 1);
    accept(session, pivot(session.state(), "H34", 340.0));
    CHECK(session.redoCount() == 0);
}

TEST_CASE("D23 chance depends on seed, inputs in force and take-backs", "[match][D23][D51]") {
    const auto after = [](match::SessionOptions options, bool takesBack) {
        Session session = sessionAt(stoppage(Mode::Solitaire), options);
        accept(session, pivot(session.state(), "H34", 350.0));
        if (takesBack) {
            REQUIRE_FALSE(session.undo(1));
            accept(session, pivot(session.state(), "H34", 350.0));
        }
        return session.chanceSeed();
    };
    CHECK(after({.seed = 7}, false) == after({.seed = 7}, false));
    CHECK(after({.seed = 7}, false) != after({.seed = 8}, false));
    CHECK(after({.seed = 7}, false) != after({.seed = 7}, true));
    CHECK(after({.seed = 7, .keepsDraws = true}, false) ==
          after({.seed = 7, .keepsDraws = true}, true));
}

TEST_CASE("D57 a correction is an entry that a take-back passes", "[match][D57]") {
    Session session = sessionAt(stoppage(Mode::Solitaire), {.freeUndo = true});
    const std::uint64_t start = session.digest();
    tap::State changed = session.state();
    changed.down = 3;
    session.correct(changed, "loaded");
    const std::uint64_t loaded = session.digest();
    CHECK(loaded != start);
    accept(session, pivot(session.state(), "H34", 350.0));
    CHECK_FALSE(session.undo(1));
    CHECK(session.digest() == loaded);
    CHECK_FALSE(session.undo(1));
    CHECK(session.digest() == start);
}

TEST_CASE("TAP-RN-1 drawn dice and coins are fair",
          "[match][TAP-RN-1][TAP-RN-2][AS-RN-2][AS-RN-3]") {
    const tap::State state = stoppage(Mode::Hotseat);
    tap::Prompt dice;
    dice.chance = tap::ChanceKind::Dice;
    tap::Prompt coin;
    coin.chance = tap::ChanceKind::Coin;
    constexpr int kRolls = 100'000;
    std::array<int, 13> totals{};
    int heads = 0;
    for (int i = 0; i < kRolls; ++i) {
        const std::uint64_t bits = bitsAt(2026, static_cast<std::uint64_t>(i));
        const auto roll = std::get<tap::Chance>(games::drawnInput<games::Tap>(state, dice, bits));
        ++totals.at(static_cast<std::size_t>(roll.faces.at(0) + roll.faces.at(1)));
        const auto flip = std::get<tap::Chance>(games::drawnInput<games::Tap>(state, coin, bits));
        heads += flip.face == tap::CoinFace::Heads ? 1 : 0;
    }
    CHECK(totals[7] >= 16'100);
    CHECK(totals[7] <= 17'200);
    for (const std::size_t rare : {2U, 12U}) {
        CHECK(totals[rare] >= 2500);
        CHECK(totals[rare] <= 3100);
    }
    CHECK(heads >= 49'400);
    CHECK(heads <= 50'600);
}
