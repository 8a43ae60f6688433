#include "support/solitaire_random.hpp"

#include <thrum/core/hash.hpp>
#include <thrum/games/solitaire.hpp>
#include <thrum/io/fields.hpp>
#include <thrum/segment/script_runner.hpp>

#include <algorithm>
#include <set>

#include <catch2/catch.hpp>

// Whole games of both coaches without a board: runs are written by chance.
using namespace thrum;
using namespace thrum::solitaire;
using games::Solitaire;

namespace {

State begun(std::uint64_t seed) {
    return Solitaire::newGame(test::randomConfig(seed)).value().next;
}

template <class Read, class T>
void readsBack(const std::string& text, const T& value, Read read) {
    T again{};
    const auto error =
        io::readText(text, "test", "", [&](const FieldSource& at) { again = read(at); });
    INFO(text);
    INFO((error ? error->text() : std::string{}));
    REQUIRE_FALSE(error.has_value());
    REQUIRE(again == value);
}

void checkDocuments(const State& s, const Input& input, const Step& step) {
    const Solitaire::Names names = Solitaire::namesIn(s);
    readsBack(io::written([&](FieldSink& to) { Solitaire::write(s, to); }).line(),
              s,
              [](const FieldSource& at) { return Solitaire::readState(at); });
    if (Solitaire::kindOf(input) != games::InputKind::Run) {
        readsBack(io::written([&](FieldSink& to) { Solitaire::write(input, to, names); }).line(),
                  input,
                  [&](const FieldSource& at) { return Solitaire::readInput(at, s); });
    }
    for (const Event& event : step.events) {
        readsBack(io::written([&](FieldSink& to) { Solitaire::write(event, to, names); }).line(),
                  event,
                  [&](const FieldSource& at) { return Solitaire::readEvent(at, names); });
    }
}

struct Played {
    State end;
    std::set<EventKind> kinds;
    int steps = 0;
};

// The same game with another covered second must look the same to everybody.
void checkCovered(const State& s) {
    State other = s;
    if (!other.carry.looseTick)
        return;
    other.carry.looseTick = *other.carry.looseTick + 100;
    other.playFacts.shakes = {1};
    const State seen = Solitaire::observe(s, games::Eyes::Table);
    REQUIRE(seen == Solitaire::observe(other, games::Eyes::Home));
    const Prompt p = Solitaire::prompt(s);
    REQUIRE(Solitaire::prompt(seen) == p);
    REQUIRE(Solitaire::facts(s, p) == Solitaire::facts(other, Solitaire::prompt(other)));
    REQUIRE(Solitaire::guess(seen, Side::Home, 5).carry.looseTick.has_value());
}

Played play(std::uint64_t seed, bool random, bool documents) {
    Played played{.end = begun(seed), .kinds = {}};
    State& s = played.end;
    constexpr int kMostSteps = 6000;
    for (; !s.over && played.steps < kMostSteps; ++played.steps) {
        const std::uint64_t bits = bitsAt(seed, static_cast<std::uint64_t>(played.steps));
        const Prompt p = Solitaire::prompt(s);
        Input input;
        switch (Solitaire::awaits(p)) {
            case Awaits::Chance:
                input = games::drawnInput<Solitaire>(s, p, bits);
                break;
            case Awaits::Run:
                input = test::runOf(s, p, bits);
                break;
            default:
                for (int attempt = 0; attempt < 40; ++attempt) {
                    const std::uint64_t own = mix64(bits + static_cast<std::uint64_t>(attempt));
                    const State seen = Solitaire::observe(s, games::eyesOf(p.side));
                    input = random ? Solitaire::randomDecision(seen, p, p.side, own, attempt)
                                   : Solitaire::bookDecision(seen, p, p.side, own, attempt);
                    if (!Solitaire::check(s, input))
                        break;
                }
        }
        const auto step = Solitaire::apply(s, input);
        if (!step)
            FAIL("seed " << seed << " step " << played.steps << " phase " << nameOf(s.phase) << ": "
                         << step.error().code << " " << step.error().clause);
        if (documents && played.steps % 7 == 0)
            checkDocuments(s, input, *step);
        checkCovered(s);
        for (const Event& event : step->events)
            played.kinds.insert(event.kind);
        static_cast<void>(Solitaire::told(step->events, step->next));
        s = step->next;
        if (const auto problem = Solitaire::validate(s))
            FAIL("seed " << seed << " " << problem->pointer << " " << problem->reason);
    }
    INFO("seed " << seed << " phase " << nameOf(s.phase) << " quarter " << s.quarter << " play "
                 << s.play);
    REQUIRE(s.over);
    return played;
}

}  // namespace

TEST_CASE("whole games of the disciplined coach hold together",
          "[solitaire][property][SOL-AI-5][SOL-AI-6][SOL-DEF-2]") {
    std::set<EventKind> kinds;
    for (std::uint64_t seed = 1; seed <= 24; ++seed)
        kinds.merge(play(seed, false, seed <= 4).kinds);
    for (const EventKind kind : {EventKind::Touchdown,
                                 EventKind::Kicked,
                                 EventKind::Complete,
                                 EventKind::Tackled,
                                 EventKind::QuarterEnded,
                                 EventKind::GameEnded}) {
        INFO(nameOf(kind));
        CHECK(kinds.contains(kind));
    }
}

TEST_CASE("whole games of whatever is allowed hold together", "[solitaire][property]") {
    std::set<EventKind> kinds;
    for (std::uint64_t seed = 1; seed <= 50; ++seed)
        kinds.merge(play(seed, true, seed <= 6).kinds);
    for (const EventKind kind : {EventKind::Safety,
                                 EventKind::Touchback,
                                 EventKind::FairCaught,
                                 EventKind::Intercepted,
                                 EventKind::BallLoose,
                                 EventKind::Recovered,
                                 EventKind::Foul,
                                 EventKind::Blocked,
                                 EventKind::TryGood,
                                 EventKind::TryFailed,
                                 EventKind::KickNoGood,
                                 EventKind::TimeoutCalled,
                                 EventKind::OvertimeBegan,
                                 EventKind::Lateraled,
                                 EventKind::PitchMeant})
        CHECK(kinds.contains(kind));
}

TEST_CASE("equal draws and inputs give equal games", "[solitaire][SOL-AI-6]") {
    const Played once = play(11, true, false);
    const Played again = play(11, true, false);
    CHECK(once.steps == again.steps);
    CHECK(Solitaire::digest(once.end) == Solitaire::digest(again.end));
}
