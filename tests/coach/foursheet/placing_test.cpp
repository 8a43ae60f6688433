#include "coach/foursheet/placing.hpp"

#include "coach/foursheet/call_game.hpp"
#include "rules/foursheet/scene.hpp"

#include <thrum/core/hash.hpp>

#include <catch2/catch.hpp>

// Placements thought out man by man, against the reckoning of whole cards. Clauses: chapters 4, 9.
using namespace thrum;
using namespace thrum::foursheet;
using namespace thrum::foursheet::coach;
using foursheet::test::Scene;

namespace {

struct Table {
    explicit Table(int ball = 40, int down = 1, int toGo = 10)
        : state{Scene{}.at(ball, down, toGo).s},
          tables{tablesOf(state)},
          lines{state.rules, state.data, state.teams},
          odds{lines},
          judgment{*tables, state, Sense::Drive, lines.flags()},
          deck{*deckOf(*state.data, Formation::ProSet)},
          shares(deck.cards.size(), 0.0) {}
    Table& calls(int number, double share) {
        for (std::size_t card = 0; card < deck.cards.size(); ++card)
            if (deck.cards[card].number == number)
                shares[card] = share;
        return *this;
    }
    [[nodiscard]] Placing placing() { return {state, deck, shares, odds, judgment}; }
    [[nodiscard]] Placement usual() const { return placementOf(state.data->tables, Scheme::A); }
    // as the referee's own rules have everybody stand
    [[nodiscard]] float reckoned(Unit unit, const Placement& zones) {
        DefenseCall call;
        call.unit = unit;
        call.zones = zones;
        double value = 0;
        for (std::size_t card = 0; card < shares.size(); ++card)
            if (shares[card] > 0)
                value += shares[card] * static_cast<double>(judgment.of(odds.of(
                                            state, deck.formation, deck.cards[card], call)));
        return static_cast<float>(value);
    }

    State state;
    std::shared_ptr<const GameTables> tables;
    LineOdds lines;
    PlayOdds odds;
    Judgment judgment;
    const Deck& deck;
    std::vector<double> shares;
};

Placement anyPlacement(std::uint64_t seed) {
    Placement zones{};
    for (std::size_t man = 0; man < zones.size(); ++man)
        for (std::uint64_t attempt = 0;; ++attempt) {
            const auto die = dieAt(bitsAt(seed, man), attempt, kZones) - 1;
            const Zone zone = allZones()[static_cast<std::size_t>(die)];
            int there = 0;
            for (std::size_t before = 0; before < man; ++before)
                there += zones[before] == zone ? 1 : 0;
            if (there >= limitOf(zone))
                continue;
            zones[man] = zone;
            break;
        }
    return zones;
}

int menAt(const Placement& zones, std::initializer_list<Zone> where) {
    int men = 0;
    for (const Zone zone : where)
        men += menIn(zones, zone);
    return men;
}

}  // namespace

TEST_CASE("FSS-9.2 a placement costs what its cards cost line by line, stacks and all",
          "[foursheet][coach][FSS-9.2][FSS-9.3][FSS-11.2][property]") {
    Table table;
    table.calls(1, 0.4).calls(12, 0.2).calls(25, 0.3).calls(30, 0.1);
    Placing placing = table.placing();
    for (std::uint64_t seed = 0; seed < 25; ++seed) {
        const Placement zones = anyPlacement(seed);
        REQUIRE_FALSE(overfull(zones));
        INFO("placement " << seed);
        const Unit unit = seed % 3 == 0 ? Unit::Nickel : Unit::FourThree;
        CHECK(placing.against(unit, zones) == Approx(table.reckoned(unit, zones)).margin(1e-4));
        // what was reckoned for one man is not taken for another's
        for (std::size_t man = 0; man + 1 < zones.size(); ++man) {
            Placement other = zones;
            std::swap(other[man], other[man + 1]);
            CHECK(placing.against(unit, other) == Approx(table.reckoned(unit, other)).margin(1e-4));
        }
    }
}

TEST_CASE("FSS-4.3 moved men are eleven in zones with room, and every shift pays",
          "[foursheet][coach][FSS-4.1][FSS-4.3][property]") {
    Table table{55, 2, 6};
    table.calls(8, 0.5).calls(22, 0.3).calls(31, 0.2);
    Placing placing = table.placing();
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        const Placement from = anyPlacement(seed);
        CHECK(placing.bettered(Unit::FourThree, from, 0) == from);
        float before = placing.against(Unit::FourThree, from);
        for (const int shifts : {1, 3, 12}) {
            const Placement zones = placing.bettered(Unit::FourThree, from, shifts);
            CHECK_FALSE(overfull(zones));
            int moved = 0;
            for (std::size_t man = 0; man < zones.size(); ++man)
                moved += zones[man] != from[man] ? 1 : 0;
            CHECK(moved <= 2 * shifts);
            const float now = placing.against(Unit::FourThree, zones);
            CHECK(now <= before);
            before = now;
        }
    }
}

TEST_CASE("FSS-8.3 men go where the calls go", "[foursheet][coach][FSS-8.3][FSS-9.1]") {
    constexpr int kShifts = 8;
    Table dives{40, 3, 1};
    dives.calls(1, 0.5).calls(8, 0.5);
    Placing placing = dives.placing();
    const Placement close = placing.bettered(Unit::FourThree, dives.usual(), kShifts);
    const float cost = placing.against(Unit::FourThree, close);
    for (const EnumName<Scheme>& chart : namesOf(Scheme{})) {
        INFO(chart.name);  // those against short yardage among them
        const Placement& zones = placementOf(dives.state.data->tables, chart.value);
        CHECK(cost < placing.against(Unit::FourThree, zones) - 0.05F);
    }
    Table flies{40, 3, 15};
    flies.calls(30, 1.0);
    const Placement far = flies.placing().bettered(Unit::FourThree, flies.usual(), kShifts);
    CHECK(menAt(far, {Zone::D1}) == 2);
    // in the red zone nobody throws there (FSS-23.1)
    Table near{90, 3, 8};
    near.calls(30, 1.0);
    const Placement short_ = near.placing().bettered(Unit::FourThree, near.usual(), kShifts);
    CHECK(menAt(short_, {Zone::D1}) < 2);
}

TEST_CASE("no card is called more often than the limit, others as often as before",
          "[foursheet][coach]") {
    const std::vector<double> shares{0.7, 0.2, 0.1, 0.0};
    const auto cut = limited(shares, 0.4);
    CHECK(cut[0] == Approx(0.4));
    CHECK(cut[1] == Approx(0.4));
    CHECK(cut[2] == Approx(0.2));
    CHECK(cut[3] == Approx(0.0));
    CHECK(limited(shares, 1.0) == shares);
    // there is nobody to give it to
    CHECK(limited({1.0, 0.0}, 0.4) == std::vector<double>{1.0, 0.0});
}
