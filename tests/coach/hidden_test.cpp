#include "coach/coach_table.hpp"

using namespace thrum;
using test::CoachTable;

// A coach decides by what it sees (TAP-MD-1): two games that look the same and differ in what
// nobody can see yet, the seed of dice, coin and board and the keys drawn from it.
namespace {

using Seat = match::Seat<games::Tap>;

// How far two seats agree along one game, each asked at every decision and every run.
struct Agreement {
    int decisions = 0;
    int runs = 0;
    bool same = true;
};

Agreement alongOneGame(app::TapGame& game, Seat& one, Seat& two, int mostDecisions) {
    Agreement agreement;
    while (agreement.same && agreement.decisions < mostDecisions &&
           game.awaits() != games::Awaits::Over) {
        const tap::State& state = game.state();
        const tap::Prompt& prompt = game.prompt();
        const auto key = static_cast<std::uint64_t>(agreement.decisions);
        switch (game.awaits()) {
            case games::Awaits::Decision: {
                const Side side = prompt.side;
                const tap::State seen = tap::observe(state, side);
                // a refused decision is thought over, by both
                constexpr int kMostAttempts = 30;
                bool taken = false;
                for (int attempt = 0; attempt < kMostAttempts && agreement.same && !taken;
                     ++attempt) {
                    const auto first = one.decide(seen, prompt, side, key, attempt);
                    const auto second = two.decide(seen, prompt, side, ~key, attempt);
                    agreement.same = first == second;
                    taken = game.submit(first).has_value();
                }
                REQUIRE((taken || !agreement.same));
                ++agreement.decisions;
                break;
            }
            case games::Awaits::Chance: {
                tap::Input drawn;
                REQUIRE(game.draw(drawn));
                break;
            }
            case games::Awaits::Run: {
                const tap::State seen = tap::observe(state, state.offense);
                const auto calls = one.calls(seen, prompt, state.offense, key);
                agreement.same = calls == two.calls(seen, prompt, state.offense, ~key);
                ++agreement.runs;
                io::request::Run asked;
                for (const Call& call : calls)
                    asked.calls.push_back(call);
                REQUIRE(game.run(asked));
                break;
            }
            case games::Awaits::Over:
                break;
        }
    }
    return agreement;
}

// Somebody who knows the key of the match: such a leak has to be found.
class Peeker final : public Seat {
public:
    explicit Peeker(std::unique_ptr<Seat> coach) : m_coach{std::move(coach)} {}
    tap::Input decide(const tap::State& seen,
                      const tap::Prompt& prompt,
                      Side side,
                      std::uint64_t key,
                      int attempt) override {
        auto input = m_coach->decide(seen, prompt, side, key, attempt);
        if (auto* decision = std::get_if<tap::Decision>(&input);
            decision != nullptr && decision->kind == tap::DecisionKind::CallToss)
            decision->choice = key % 2 == 0 ? tap::Choice::Heads : tap::Choice::Tails;
        return input;
    }
    std::vector<Call> calls(const tap::State& seen,
                            const tap::Prompt& prompt,
                            Side side,
                            std::uint64_t key) override {
        return m_coach->calls(seen, prompt, side, key);
    }

private:
    std::unique_ptr<Seat> m_coach;
};

}  // namespace

TEST_CASE("TAP-MD-1 what is hidden changes no decision of a computer coach",
          "[coach][TAP-MD-1][hidden]") {
    const CoachTable table;
    for (const char* name : {"computer:1", "computer:2", "computer:4/8"}) {
        const auto game = table.begin("client", "client", 1, 3);
        const auto other = table.begin("client", "client", 2, 3);
        REQUIRE((game->state() == other->state()));
        auto setup = CoachTable::setupFor(*game);
        setup.seed = 11;
        const auto one = app::makeSeat(*app::parseSeat(name), setup);
        setup.bench = {std::shared_ptr<const void>{}, &other->lineups()};
        const auto two = app::makeSeat(*app::parseSeat(name), setup);
        const Agreement agreement = alongOneGame(*game, *one, *two, 120);
        INFO(name);
        CHECK(agreement.same);
        CHECK(agreement.decisions > 40);
        CHECK(agreement.runs > 4);
    }
}

TEST_CASE("TAP-MD-1 a coach who knew the match's keys would be found out",
          "[coach][TAP-MD-1][hidden]") {
    const CoachTable table;
    const auto game = table.begin("client", "client", 1, 3);
    auto setup = CoachTable::setupFor(*game);
    setup.seed = 11;
    Peeker one{app::makeSeat(*app::parseSeat("computer:1"), setup)};
    Peeker two{app::makeSeat(*app::parseSeat("computer:1"), setup)};
    CHECK_FALSE(alongOneGame(*game, one, two, 120).same);
}
