#include "shipped_files.hpp"

#include <thrum/core/hash.hpp>
#include <thrum/games/foursheet.hpp>
#include <thrum/io/fields.hpp>

#include <map>

#include <catch2/catch.hpp>

// Whole games of two coaches. What must hold after every input is checked after every input.
using namespace thrum;
using namespace thrum::foursheet;
using G = games::Foursheet;

namespace {

enum class Coach : std::uint8_t { Book, Random };

struct Options {
    Coach coach = Coach::Random;
    bool solo = false;
    bool everything = false;  // audible, wind and fatigue switched on, other dice
};

GameConfig configOf(const Options& options, int seed) {
    GameConfig config;
    config.rules = shipped::rules();
    config.data = shipped::data();
    const std::array<std::string_view, 4> ids{"herons", "quarrymen", "lanterns", "threshers"};
    config.teams = {shipped::team(ids[static_cast<std::size_t>(seed) % 4]),
                    shipped::team(ids[static_cast<std::size_t>(seed / 4 + 1) % 4])};
    config.solo = options.solo;
    Rules& rules = config.rules.edit();
    rules.clock.quarterSeconds = 300;
    if (options.everything) {
        rules.audible.enabled = true;
        rules.wind.enabled = true;
        rules.fatigue = {.enabled = true, .expectedPossessions = 1};
        rules.yardage.d10 = DieSource::Reroll;
        rules.match.xRunYards = DieSource::Reroll;
        rules.stack.die = TestDie::DefenseColor;
        rules.containment.die = TestDie::DefenseColor;
        rules.sack.die = SackDie::D12;
        rules.fumble.offenseMayAdvance = true;
    }
    return config;
}

std::string written(const State& state) {
    return io::written([&](FieldSink& to) { writeFrame(state, to); }).line();
}

class WholeGame {
public:
    WholeGame(int seed, Options options)
        : m_seed{static_cast<std::uint64_t>(seed)}, m_options{options} {
        const auto begun = G::newGame(configOf(options, seed));
        REQUIRE(begun);
        m_state = begun->next;
    }

    void play() {
        for (m_steps = 0; m_steps < 9000 && !m_state.over; ++m_steps)
            step();
        INFO("seed " << m_seed);
        CHECK(m_state.over);
    }
    [[nodiscard]] const std::map<EventKind, int>& seen() const { return m_seen; }

private:
    std::uint64_t bits() { return bitsAt(m_seed, ++m_key); }

    void step() {
        const Prompt asked = G::prompt(m_state);
        INFO("seed " << m_seed << " step " << m_steps << " phase " << nameOf(asked.phase));
        holds(asked);
        hostile(asked);
        if (asked.kind == PromptKind::Chance) {
            take(games::drawnInput<G>(m_state, asked, bits()));
            return;
        }
        for (int attempt = 0; attempt < 60; ++attempt) {
            const Side side = asked.side;
            const State seen = G::observe(m_state, games::eyesOf(side));
            const Input input =
                m_options.coach == Coach::Book
                    ? G::bookDecision(seen, G::prompt(seen), side, bits(), attempt)
                    : G::randomDecision(seen, G::prompt(seen), side, bits(), attempt);
            if (const auto refused = G::check(m_state, input)) {
                INFO("refused " << refused->code);
                CHECK(attempt < 59);
                continue;
            }
            take(input);
            return;
        }
    }

    // D39, and laws (a) and (b) of sealed decisions.
    void holds(const Prompt& asked) {
        const auto problem = G::validate(m_state);
        if (problem)
            FAIL(problem->pointer << " " << problem->reason);
        if (asked.kind == PromptKind::Decision)
            CHECK((G::prompt(G::observe(m_state, games::eyesOf(asked.side))) == asked));
        for (const games::Eyes eyes :
             {games::Eyes::Home, games::Eyes::Visitor, games::Eyes::Table}) {
            const State seen = G::observe(m_state, eyes);
            CHECK((G::prompt(seen) == asked));
            CHECK((G::facts(seen, G::prompt(seen)) == G::facts(m_state, asked)));
        }
        if (m_steps % 5 == 0)
            otherSecret();
        if (m_steps % 197 == 0)
            survivesFiles();
    }

    // Another card, another kick: nobody else sees a difference.
    void otherSecret() {
        State other = m_state;
        if (m_state.phase == Phase::SetDefense && other.call->card) {
            other.call->card = 30;
            other.call->formation = m_state.call->formation;
            if (badFor(other))
                return;
        } else if (m_state.phase == Phase::PlaceReceivers) {
            other.kick = m_state.kick == KickKind::Onside ? KickKind::Normal : KickKind::Onside;
        } else {
            return;
        }
        const Side defense = thrum::other(m_state.offense);
        for (const games::Eyes eyes : {games::eyesOf(defense), games::Eyes::Table}) {
            CHECK((G::observe(m_state, eyes) == G::observe(other, eyes)));
            CHECK((G::facts(m_state, G::prompt(m_state)) == G::facts(other, G::prompt(other))));
        }
    }
    static bool badFor(const State& state) { return G::validate(state).has_value(); }

    void survivesFiles() {
        State back;
        const auto error =
            io::readText(io::written([&](FieldSink& to) { G::write(m_state, to); }).line(),
                         "state",
                         "",
                         [&](const FieldSource& at) { back = G::readState(at); });
        if (error)
            FAIL(error->text());
        CHECK((back == m_state));
        CHECK(G::digest(back) == G::digest(m_state));
    }

    // What is not due changes nothing.
    void hostile(const Prompt& asked) {
        Decision wrong;
        wrong.kind = static_cast<DecisionKind>(bits() % 20);
        wrong.side = static_cast<Side>(bits() % 2);
        const State before = m_state;
        if (const auto refused = G::check(m_state, wrong)) {
            CHECK_FALSE(refused->code.empty());
            CHECK_FALSE(refused->text.empty());
        }
        Chance chance;
        chance.faces = {25};
        CHECK(G::check(m_state, chance));
        CHECK((before == m_state));
        static_cast<void>(asked);
    }

    void take(const Input& input) {
        Input back;
        const auto error =
            io::readText(io::written([&](FieldSink& to) { G::write(input, to, {}); }).line(),
                         "input",
                         "",
                         [&](const FieldSource& at) { back = G::readInput(at, m_state); });
        if (error)
            FAIL(error->text());
        CHECK((back == input));
        const auto step = G::apply(m_state, input);
        if (!step)
            FAIL("refused " << step.error().clause << " " << step.error().code);
        for (const Event& event : step->events)
            tell(event);
        for (const Sentence& sentence : G::told(step->events, step->next)) {
            INFO(sentence.text);
            CHECK(filled(sentence).find('{') == std::string::npos);
        }
        m_state = step->next;
    }

    void tell(const Event& event) {
        ++m_seen[event.kind];
        Event back;
        const auto error =
            io::readText(io::written([&](FieldSink& to) { G::write(event, to, {}); }).line(),
                         "event",
                         "",
                         [&](const FieldSource& at) { back = G::readEvent(at, {}); });
        if (error)
            FAIL(error->text());
        CHECK((back == event));
    }

    std::uint64_t m_seed;
    Options m_options;
    State m_state{};
    std::uint64_t m_key = 0;
    int m_steps = 0;
    std::map<EventKind, int> m_seen{};
};

std::map<EventKind, int>& allSeen() {
    static std::map<EventKind, int> seen;
    return seen;
}

void playMany(int first, int games, Options options) {
    for (int seed = first; seed < first + games; ++seed) {
        WholeGame game{seed, options};
        game.play();
        for (const auto& [kind, times] : game.seen())
            allSeen()[kind] += times;
    }
}

}  // namespace

TEST_CASE("whole games of the book's coach hold after every input", "[foursheet][conformance]") {
    playMany(1, 8, {.coach = Coach::Book});
}

TEST_CASE("whole games of random coaches hold after every input and everything happens in them",
          "[foursheet][conformance]") {
    playMany(100, 12, {});
    playMany(200, 10, {.everything = true});
    playMany(300, 3, {.coach = Coach::Book, .solo = true});
    playMany(400, 2, {.coach = Coach::Book, .everything = true});
    for (const EnumName<EventKind>& entry : namesOf(EventKind{})) {
        INFO(entry.name);
        // a void play takes a weird play or a penalty of its own; it has its scenarios
        if (entry.value != EventKind::PlayVoid)
            CHECK(allSeen()[entry.value] > 0);
    }
}

TEST_CASE("a state that was put together wrong is named", "[foursheet][conformance]") {
    const auto begun = G::newGame(configOf({}, 1));
    REQUIRE(begun);
    State state = begun->next;
    CHECK_FALSE(G::validate(state));
    state.phase = Phase::Roll;
    CHECK(G::validate(state));
    state = begun->next;
    state.phase = Phase::SetDefense;
    CHECK(G::validate(state)->pointer == "/call");
    state = begun->next;
    state.quarter = 5;
    CHECK(G::validate(state)->pointer == "/quarter");
    CHECK(written(state) != written(begun->next));
}
