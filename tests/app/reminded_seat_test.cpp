#include "app/reminded_seat.hpp"

#include "support/recorded_game.hpp"

#include <thrum/games/tap.hpp>

#include <memory>

#include <catch2/catch.hpp>

using namespace thrum;
using games::Tap;

namespace {

// Counts how often it is asked, and has the same idea always.
struct CountingSeat : match::Seat<Tap> {
    int asked = 0;
    tap::Decision idea{.kind = tap::DecisionKind::Ready, .side = Side::Home};

    tap::Input decide(const tap::State&, const tap::Prompt&, Side, std::uint64_t, int) override {
        ++asked;
        return idea;
    }
    [[nodiscard]] bool remembers() const override { return true; }
    [[nodiscard]] bool thinksLong() const override { return false; }
};

}  // namespace

TEST_CASE("D50 a coach is not asked over and over for what others decided", "[app][D50][seat]") {
    const auto game =
        test::RecordedGame::begin(test::shippedLibrary(), test::RecordedGame::asked(3));
    const tap::State& seen = game->state();
    const tap::Decision others{.kind = tap::DecisionKind::Done, .side = Side::Home};

    std::vector<app::PastDecision<Tap>> past(1000, {seen, others, 1});
    auto coach = std::make_shared<CountingSeat>();
    app::RemindedSeat<Tap> strangers{coach, Side::Home, past};
    strangers.decide(seen, Tap::prompt(seen), Side::Home, 1, 0);
    CHECK(coach->asked > 1000);  // once each at the least: he may have sat there later on
    CHECK(coach->asked < 2000);

    // where his own come between he is asked as often as ever
    for (std::size_t i = 0; i < past.size(); i += 5)
        past[i].decided = coach->idea;
    coach->asked = 0;
    app::RemindedSeat<Tap> mixed{coach, Side::Home, past};
    mixed.decide(seen, Tap::prompt(seen), Side::Home, 1, 0);
    CHECK(coach->asked == 200 + 800 * match::Driver<Tap>::kMostAttempts + 1);
}
