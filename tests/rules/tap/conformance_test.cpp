#include "tap_random.hpp"
#include "tap_scene.hpp"

#include <thrum/core/hash.hpp>
#include <thrum/rules/tap/fresh_clocks.hpp>

#include <algorithm>
#include <map>

#include <catch2/catch.hpp>

// What is TAP's own about random games; what every game promises is in tests/conformance.
using namespace thrum;
using namespace thrum::tap;
using namespace thrum::tap::test;

namespace {

class RandomGame {
public:
    RandomGame(std::uint64_t seed, Mode mode, Method method) : m_seed{seed} {
        GameConfig config = randomConfig(seed);
        config.mode = mode;
        config.method = method;
        const auto started = newGame(config);
        REQUIRE(started);
        m_state = started->next;
    }

    void play() {
        for (m_steps = 0; m_steps < 6000 && !m_state.over; ++m_steps)
            step();
        INFO("seed " << m_seed << " phase " << nameOf(m_state.phase));
        CHECK(m_state.over);
    }
    [[nodiscard]] const State& state() const { return m_state; }
    /// How often each kind of event happened.
    [[nodiscard]] const std::map<EventKind, int>& seen() const { return m_seen; }

private:
    std::uint64_t bits() { return bitsAt(m_seed, ++m_key); }

    void step() {
        const Prompt asked = prompt(m_state);
        INFO("seed " << m_seed << " step " << m_steps << " phase " << nameOf(asked.phase));
        refusalOf(hostileDecision(bits()));
        if (asked.kind == PromptKind::Chance)
            take(randomChance(asked, bits()));
        else if (asked.kind == PromptKind::Run)
            take(randomRun(m_state, bits()));
        else
            decideSomething(asked);
    }

    // Tries inputs in order until one is accepted.
    void decideSomething(const Prompt& asked) {
        constexpr int kRounds = 5;
        for (int round = 0; round < kRounds; ++round) {
            for (const Input& input : randomTries(m_state, asked, bits())) {
                if (tryTake(input))
                    return;
            }
        }
        FAIL("nothing is accepted");
    }

    bool tryTake(const Input& input) {
        const auto step = tap::apply(m_state, input);
        if (!step) {
            refusalReads(step.error());
            return false;
        }
        accept(*step);
        return true;
    }
    void take(const Input& input) {
        const auto step = tap::apply(m_state, input);
        if (!step)
            FAIL("refused " << step.error().clause << " "
                            << filled(step.error().text, step.error().args));
        accept(*step);
    }
    void refusalOf(const Input& input) const {
        if (const auto refused = check(m_state, input))
            refusalReads(*refused);
    }

    void accept(const Step& step) {
        invariants(m_state, step);
        windowHasItsClock(m_state, step.next);
        m_state = step.next;
    }

    // A window that was just opened has the clocks that a tester gets who writes down its phase.
    static void windowHasItsClock(const State& before, const State& s) {
        const bool opened = before.phase != s.phase || before.stage != s.stage;
        if (!opened || s.chance || s.over || s.review.mayCall[0] || s.review.mayCall[1] ||
            s.phase == Phase::TryRoll)
            return;
        // Step 1 on one screen may lie inside a break, which the phase alone does not tell.
        if (std::ranges::find(s.clocks, ClockName::Break, &Clock::name) != s.clocks.end())
            return;
        using Named = std::pair<ClockName, std::optional<Side>>;
        const auto windows = [](const State& state) {
            std::vector<Named> found;
            for (const Clock& clock : state.clocks) {
                const bool own = clock.name != ClockName::Game &&
                                 clock.name != ClockName::AfterScore &&
                                 clock.name != ClockName::Handover;
                if (own)
                    found.emplace_back(clock.name, clock.side);
            }
            std::ranges::sort(found);
            return found;
        };
        INFO("phase " << nameOf(s.phase) << " stage " << nameOf(s.stage));
        CHECK(windows(withFreshClocks(s)) == windows(s));
    }

    static void refusalReads(const RuleViolation& refusal) {
        CHECK(std::ranges::count(filled(refusal.text, refusal.args), ' ') < 25);
    }

    void invariants(const State& before, const Step& step) {
        const State& s = step.next;
        CHECK(s.down >= 1);
        CHECK(s.down <= 4);
        if (s.carrier)
            CHECK_FALSE((s.ball && prompt(s).kind == PromptKind::Run));
        if (prompt(s).kind == PromptKind::Run)
            CHECK(s.switchHolder);
        for (const Event& event : step.events) {
            ++m_seen[event.kind];
            if (event.points && event.side)
                m_points[static_cast<std::size_t>(*event.side)] += *event.points;
            // TAP-PE-10: a foul during the play takes everything back to the snap, and a score with
            // it.
            const bool inPlay = event.foul == FoulKind::OffensiveInterference ||
                                event.foul == FoulKind::DefensiveInterference ||
                                event.foul == FoulKind::GunnerInterference;
            if (event.kind == EventKind::PenaltiesOffset ||
                (event.kind == EventKind::PenaltyEnforced && inPlay))
                m_points = m_atSnap;
            if (event.kind == EventKind::BoardOn && before.phase == Phase::Ready)
                m_atSnap = m_points;
        }
        CHECK(s.score == m_points);
        const auto clockOf = [](const State& state) {
            const auto at = std::ranges::find(state.clocks, ClockName::Game, &Clock::name);
            return at == state.clocks.end() ? -1 : at->msLeft;
        };
        if (before.half == s.half && clockOf(before) >= 0)
            CHECK(clockOf(s) <= clockOf(before));
    }

    std::uint64_t m_seed = 0;
    std::uint64_t m_key = 0;
    int m_steps = 0;
    State m_state;
    std::array<int, 2> m_points{};
    std::array<int, 2> m_atSnap{};
    std::map<EventKind, int> m_seen;
};

}  // namespace

TEST_CASE("Random games keep every invariant and come to an end",
          "[rules_tap][TAP-GN-3][TAP-GN-6][conformance][property]") {
    std::map<EventKind, int> seen;
    for (const Mode mode : {Mode::Solitaire, Mode::Hotseat, Mode::Tournament}) {
        for (const Method method : {Method::Plays, Method::Clock}) {
            for (std::uint64_t seed = 1; seed <= 4; ++seed) {
                RandomGame game{seed * 1231, mode, method};
                game.play();
                for (const auto& [kind, count] : game.seen())
                    seen[kind] += count;
            }
        }
    }
    // The games are worth their name: every kind of play came up.
    for (const EventKind kind :
         {EventKind::StopGranted,  EventKind::Pivoted,      EventKind::BaseSwitched,
          EventKind::Pitched,      EventKind::PassReleased, EventKind::LineReached,
          EventKind::TackleBroken, EventKind::Tackled,      EventKind::Fumbled,
          EventKind::Recovered,    EventKind::Punted,       EventKind::Touchback,
          EventKind::ReturnChosen, EventKind::Touchdown,    EventKind::DiceRolled,
          EventKind::CoinFlipped,  EventKind::FirstDown,    EventKind::PossessionChanged,
          EventKind::HalfEnded,    EventKind::GameEnded}) {
        INFO(nameOf(kind));
        CHECK(seen[kind] > 0);
    }
}
