// Making teams and cards of one's own: what follows from ratings, and what stays readable.

#include "shipped_files.hpp"

#include <thrum/rules/foursheet/card_making.hpp>
#include <thrum/rules/foursheet/making.hpp>

#include <algorithm>

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::foursheet;

namespace {
constexpr std::array<std::string_view, 4> kLeague{"herons", "quarrymen", "lanterns", "threshers"};

std::optional<LoadError> problemOf(const Team& team) {
    return shipped::readFrom(shipped::writtenBy([&](FieldSink& sink) { write(team, sink); }),
                             [](const FieldSource& at) { static_cast<void>(readTeam(at)); });
}
std::optional<LoadError> problemOf(const Deck& deck) {
    return shipped::readFrom(shipped::writtenBy([&](FieldSink& sink) { write(deck, sink); }),
                             [](const FieldSource& at) { static_cast<void>(readDeck(at)); });
}
const Player& averageAt(Position position) {
    return *firstAt(*shipped::team("avg"), position);
}
PlayerIndex idOf(const Team& team, std::string_view id) {
    return indexOf(team, id);
}
}  // namespace

TEST_CASE("FSS-37.5 ratings make the very cards that are shipped",
          "[foursheet][FSS-37.5][FSS-37.6][example]") {
    int men = 0;
    for (const std::string_view id : kLeague)
        for (const Player& player : shipped::team(id)->players) {
            if (!hasCard(player.pos))
                continue;
            INFO(player.id << " of " << id);
            Player bare = player;
            bare.columns = {};
            bare.fm = 0;
            if (bare.intc)
                bare.intc = 0;
            CHECK(madeFromRatings(bare, averageAt(player.pos)) == player);
            ++men;
        }
    CHECK(men == 4 * 51);
}

TEST_CASE("FSS-36.2 a man of another position and a fresh one can be read",
          "[foursheet][FSS-36.2]") {
    for (const EnumName<Position>& position : namesOf(Position{})) {
        INFO(position.name);
        Team team = *shipped::team("herons");
        const auto wr = static_cast<std::size_t>(idOf(team, "se3"));
        if (hasCard(position.value)) {
            team.players[wr] = atPosition(team.players[wr], averageAt(position.value));
            CHECK(team.players[wr].pos == position.value);
            CHECK(team.players[wr].name == shipped::team("herons")->players[wr].name);
            CHECK_FALSE(problemOf(team));
        }
        const Player fresh = freshPlayer(team, averageAt(position.value));
        team.players.push_back(fresh);
        CHECK_FALSE(problemOf(team));
        CHECK(idOf(team, fresh.id) == static_cast<PlayerIndex>(team.players.size()) - 1);
    }
}

TEST_CASE("FSS-36.3 a man who leaves is replaced in every unit, a lone kicker stays",
          "[foursheet][FSS-36.3]") {
    const Team before = *shipped::team("herons");
    for (const Player& player : before.players) {
        INFO(player.id);
        Team team = before;
        const auto refused = withoutPlayer(team, idOf(team, player.id));
        if (!hasCard(player.pos)) {
            CHECK(refused);
            CHECK(team == before);
            continue;
        }
        REQUIRE_FALSE(refused);
        CHECK(team.players.size() == before.players.size() - 1);
        CHECK(idOf(team, player.id) == kNobody);
        CHECK_FALSE(problemOf(team));
        // everybody else stands where he stood
        const Eleven& was = before.platoon.defense[0];
        const Eleven& now = team.platoon.defense[0];
        for (std::size_t i = 0; i < was.size(); ++i)
            if (playerOf(before, was[i]).id != player.id)
                CHECK(playerOf(team, now[i]).id == playerOf(before, was[i]).id);
    }
}

TEST_CASE("FSS-36.3 who is out of place and whom nobody replaces is remarked",
          "[foursheet][FSS-36.3][FSS-24.3]") {
    for (const std::string_view id : kLeague)
        CHECK(remarksOn(*shipped::team(id)).empty());
    Team team = *shipped::team("herons");
    auto& unit = *team.platoon.offense[0];
    const PlayerIndex back = idOf(team, "rb1") != kNobody ? idOf(team, "rb1") : idOf(team, "hb2");
    unit[6] = back;  // left tackle
    std::erase_if(team.platoon.depth, [](const DepthList& list) { return list.slot == "QB"; });
    const auto remarks = remarksOn(team);
    const auto says = [&](std::string_view clause, std::string_view slot) {
        return std::ranges::any_of(remarks, [&](const RuleViolation& remark) {
            return remark.clause == clause &&
                   std::ranges::any_of(remark.args, [&](const TextArgument& argument) {
                       return argument.first == "slot" && argument.second == slot;
                   });
        });
    };
    CHECK(says("FSS-36.3", "LT"));
    const auto outOfPlace = std::ranges::find(remarks, "FSS-36.3", &RuleViolation::clause);
    REQUIRE(outOfPlace != remarks.end());
    CHECK(filled(outOfPlace->text, outOfPlace->args).ends_with(" is an RB, not an OL."));
    CHECK(says("FSS-24.3", "QB"));
    CHECK(remarks.size() == 2);
}

TEST_CASE("FSS-6.1 a card taken apart into twenty values is the same card",
          "[foursheet][FSS-6.1]") {
    for (const Deck& deck : shipped::data()->decks)
        for (const Card& card : deck.cards) {
            INFO(card.number);
            CHECK(withValues(card, valuesOf(card)) == card);
        }
    // neighbors that call the same stand on one line
    const Card& dive = *cardNumbered(shipped::data()->decks.front(), 1);
    CardValues values = valuesOf(dive);
    values[0] = values[1];
    const Card made = withValues(dive, values);
    CHECK(made.lines.front().from == 1);
    CHECK(made.lines.front().to == 2);
    CHECK(made.lines.size() == dive.lines.size() - 1);
}

TEST_CASE("FSS-36.4 a card as a run or a pass calls the letters of its kind",
          "[foursheet][FSS-36.4]") {
    for (const Deck& shippedDeck : shipped::data()->decks)
        for (std::size_t i = 0; i < shippedDeck.cards.size(); ++i)
            for (const PlayType type : {PlayType::Run, PlayType::Pass}) {
                Deck deck = shippedDeck;
                deck.cards[i] = asType(deck.cards[i], deck.formation, type);
                INFO(deck.cards[i].number);
                CHECK(deck.cards[i].type == type);
                CHECK_FALSE(problemOf(deck));
                if (shippedDeck.cards[i].type == type)
                    CHECK(deck.cards[i] == shippedDeck.cards[i]);
            }
    CHECK(calledIn(PlayType::Run, Zone::D1, Rating::E) == Rating::A);
    CHECK(calledIn(PlayType::Pass, Zone::B3, Rating::A) == Rating::B);
    CHECK(calledIn(PlayType::Pass, Zone::F2, Rating::A) == Rating::C);
    CHECK(calledIn(PlayType::Pass, Zone::M1, Rating::A) == Rating::D);
    CHECK(calledIn(PlayType::Pass, Zone::D1, Rating::A) == Rating::E);
    CHECK(calledIn(PlayType::Pass, Zone::D1, Rating::D) == Rating::D);
}

TEST_CASE("FSS-5.5 every formation has a card to begin with, and a deck may have a name",
          "[foursheet][FSS-5.5][FSS-36.4]") {
    for (const EnumName<Formation>& formation : namesOf(Formation{})) {
        INFO(formation.name);
        Deck deck{.name = "Tuesday", .formation = formation.value, .cards = {}};
        deck.cards.push_back(plainCard(formation.value));
        CHECK_FALSE(problemOf(deck));
        CHECK(shipped::writtenBy([&](FieldSink& sink) {
                  write(deck, sink);
              }).find("\"name\":\"Tuesday\"") != std::string::npos);
        deck.name = std::string(41, 'x');
        CHECK(problemOf(deck));
    }
}

TEST_CASE("FSS-36.4 cards of more formations come before the shipped ones",
          "[foursheet][FSS-36.4]") {
    Data data = *shipped::data();
    Deck trips{
        .name = "Mine", .formation = Formation::Trips, .cards = {plainCard(Formation::Trips)}};
    data.decks.insert(data.decks.begin(), trips);
    const std::string text = shipped::writtenBy([&](FieldSink& sink) { write(data, sink); });
    std::optional<Data> read;
    REQUIRE_FALSE(
        shipped::readFrom(text, [&](const FieldSource& at) { read = readDataWhole(at); }));
    CHECK(*read == data);
    // one deck a formation
    data.decks.insert(data.decks.begin(), trips);
    CHECK(shipped::readFrom(shipped::writtenBy([&](FieldSink& sink) { write(data, sink); }),
                            [&](const FieldSource& at) { read = readDataWhole(at); }));
}
