#include "scenario_steps.hpp"

#include <thrum/core/hash.hpp>
#include <thrum/io/fields.hpp>

#include <map>

#include <catch2/catch.hpp>

// Whole games; what must hold after every step is checked after every step.
using namespace thrum;
using namespace thrum::scrimmage;
using namespace thrum::scrimmage::test;
using games::Eyes;
using G = games::Scrimmage;

namespace {

enum class Coach : std::uint8_t { Book, Random };

class WholeGame {
public:
    WholeGame(std::uint64_t seed, Coach home, Coach visitor, Limits limits)
        : m_seed{seed}, m_coaches{home, visitor} {
        GameConfig config;
        config.limits = limits;
        m_state = newGame(config)->next;
    }

    void play(int everySoMany) {
        constexpr int kMost = 60'000;
        for (m_steps = 0; m_steps < kMost && !m_state.over; ++m_steps) {
            if (m_steps % everySoMany == 0)
                inspect();
            step();
        }
        INFO("seed " << m_seed);
        CHECK(m_state.over);
        if (m_state.over)
            inspect();
    }
    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] const std::map<EventKind, int>& seen() const { return m_seen; }
    [[nodiscard]] int steps() const { return m_steps; }

private:
    std::uint64_t bits() { return bitsAt(m_seed, ++m_key); }

    void step() {
        const Prompt asked = G::prompt(m_state);
        if (asked.kind == Awaits::Chance) {
            take(games::drawnInput<G>(m_state, asked, bits()));
            return;
        }
        const Side side = asked.side;
        const State seen = G::observe(m_state, games::eyesOf(side));
        const std::uint64_t key = bits();
        const Prompt shown = G::prompt(seen);
        for (int attempt = 0; attempt < 60; ++attempt) {
            const Input input = m_coaches[indexOf(side)] == Coach::Book
                                    ? G::bookDecision(seen, shown, side, key, attempt)
                                    : G::randomDecision(seen, shown, side, key, attempt);
            if (!G::check(m_state, input)) {
                take(input);
                return;
            }
        }
        FAIL("seed " << m_seed << " step " << m_steps << ": nothing allowed in phase "
                     << nameOf(m_state.phase));
    }

    void take(const Input& input) {
        auto applied = G::apply(m_state, input);
        REQUIRE(applied);
        for (const Event& event : applied->events) {
            ++m_seen[event.kind];
            if (m_steps % 5 == 0)
                readBack(event);
        }
        if (m_steps % 5 == 0)
            readBack(input);
        m_state = std::move(applied->next);
    }

    void inspect() {
        INFO("seed " << m_seed << " step " << m_steps << " phase " << nameOf(m_state.phase));
        const auto problem = validate(m_state);
        if (problem)
            FAIL(problem->pointer << " " << problem->reason);
        const Prompt asked = G::prompt(m_state);
        if (asked.kind == Awaits::Decision) {
            CHECK_FALSE(asked.wants.empty());
            CHECK(G::prompt(G::observe(m_state, games::eyesOf(asked.side))) == asked);
            offersAreTaken(asked);
        }
        refusedChangesNothing();
        const std::string text = io::written([&](FieldSink& to) { G::write(m_state, to); }).line();
        State read;
        const auto error = io::readText(
            text, "state", "", [&](const FieldSource& at) { read = G::readState(at); });
        if (error)
            FAIL(error->text());
        CHECK(read == m_state);
        static_cast<void>(io::written([&](FieldSink& to) { G::write(asked, m_state, to); }));
        const State guessed =
            G::guess(G::observe(m_state, Eyes::Visitor), Side::Visitor, bitsAt(m_seed, 99));
        const auto wrong = validate(guessed);
        if (wrong)
            FAIL("guess: " << wrong->pointer << " " << wrong->reason);
    }

    void offersAreTaken(const Prompt& asked) {
        for (const DecisionKind kind : asked.wants) {
            if (kind == DecisionKind::Move || kind == DecisionKind::Place ||
                kind == DecisionKind::Call || kind == DecisionKind::Target)
                continue;
            if (kind == DecisionKind::CallPlay || kind == DecisionKind::Ready)
                CHECK(asked.problems.empty() == !G::check(m_state, press(kind)).has_value());
            else
                CHECK_FALSE(G::check(m_state, press(kind)));
        }
        for (const Reach& reach : asked.moves) {
            CHECK_FALSE(G::check(m_state, moved(reach.man, reach.squares.front())));
            CHECK_FALSE(G::check(m_state, moved(reach.man, reach.squares.back())));
        }
        for (const Label runner : asked.runners)
            CHECK_FALSE(G::check(m_state, runBy(runner)));
    }

    void refusedChangesNothing() {
        const State before = m_state;
        for (const EnumName<DecisionKind>& kind : namesOf(DecisionKind{})) {
            const Input input = press(kind.value, bits() % 2 == 0 ? kRed : kYellow);
            const auto refusal = G::check(m_state, input);
            const auto applied = G::apply(m_state, input);
            CHECK(refusal.has_value() == !applied.has_value());
        }
        CHECK(m_state == before);
    }

    void readBack(const Event& event) {
        const ManNamer names;
        Event read;
        const std::string text =
            io::written([&](FieldSink& to) { G::write(event, to, names); }).line();
        const auto error = io::readText(
            text, "event", "", [&](const FieldSource& at) { read = G::readEvent(at, names); });
        if (error)
            FAIL(error->text());
        if (!(read == event))
            FAIL("event is not read back: " << text);
    }
    void readBack(const Input& input) {
        const ManNamer names = G::namesIn(m_state);
        Input read;
        const std::string text =
            io::written([&](FieldSink& to) { G::write(input, to, names); }).line();
        const auto error = io::readText(
            text, "input", "", [&](const FieldSource& at) { read = G::readInput(at, m_state); });
        if (error)
            FAIL(error->text());
        if (!(read == input))
            FAIL("input is not read back: " << text);
    }

    std::uint64_t m_seed;
    std::array<Coach, 2> m_coaches;
    State m_state{};
    std::uint64_t m_key = 0;
    int m_steps = 0;
    std::map<EventKind, int> m_seen{};
};

Limits limitsFor(std::uint64_t seed) {
    constexpr std::array<Limits, 4> kLimits{
        Limits{3, 6}, Limits{1, 4}, Limits{4, 4}, Limits{2, 12}};
    return kLimits[seed % 4 == 3 ? 1 + seed / 4 % 3 : 0];
}

}  // namespace

TEST_CASE("SCR-D8 games of two coaches end and every state on the way makes sense",
          "[scrimmage][SCR-D8][SCR-W1][property]") {
    std::map<EventKind, int> seen;
    const auto add = [&](const WholeGame& game) {
        for (const auto& [kind, count] : game.seen())
            seen[kind] += count;
    };
    // turns that are all alike, where both could wait for ever, among them
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        WholeGame book{seed, Coach::Book, Coach::Book, limitsFor(seed)};
        book.play(7);
        add(book);
    }
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
        WholeGame random{seed, Coach::Random, Coach::Random, limitsFor(seed)};
        random.play(41);
        add(random);
    }
    for (const EnumName<EventKind>& kind : namesOf(EventKind{})) {
        INFO(kind.name);
        // a ball that nobody reaches has a scenario of its own (G64)
        if (kind.value != EventKind::BallDead)
            CHECK(seen[kind.value] > 0);
    }
}

TEST_CASE("SCR-D8 a play ends also where every turn has the same few squares",
          "[scrimmage][SCR-D8][SCR-M13][property]") {
    for (const Limits limits :
         {Limits{1, 1}, Limits{2, 2}, Limits{3, 3}, Limits{4, 4}, Limits{1, 2}}) {
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            INFO("allotments of " << limits.low << " to " << limits.high << ", seed " << seed);
            WholeGame game{seed, Coach::Book, Coach::Book, limits};
            game.play(1000);
        }
    }
}

TEST_CASE("SCR-Q7 the coach of the house beats one who decides at random",
          "[scrimmage][SCR-Q7][property]") {
    int won = 0;
    constexpr int kGames = 40;
    for (int i = 0; i < kGames; ++i) {
        const bool home = i % 2 == 0;
        WholeGame game{1000U + static_cast<std::uint64_t>(i),
                       home ? Coach::Book : Coach::Random,
                       home ? Coach::Random : Coach::Book,
                       Limits{3, 6}};
        game.play(1000);
        won += game.state().winner == (home ? kRed : kYellow) ? 1 : 0;
    }
    CHECK(won >= 36);
}
