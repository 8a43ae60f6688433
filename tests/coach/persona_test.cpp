#include "coach/coach_table.hpp"

#include <thrum/app/game_kinds.hpp>
#include <thrum/coach/tap/persona.hpp>

#include <set>

using namespace thrum;
using tap::EventKind;
using test::CoachTable;

namespace {

struct Called {
    int throws = 0;
    int snaps = 0;
};

Called playedBy(const std::string& seat) {
    const CoachTable table;
    Called called;
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
        const auto game = table.begin(seat, seat, seed, 8);
        const auto stuck =
            app::playOut(*game, [&](const tap::State&, std::span<const tap::Event> events) {
                for (const tap::Event& event : events) {
                    called.snaps += event.kind == EventKind::BoardOn && event.play ? 1 : 0;
                    called.throws += event.kind == EventKind::PassReleased ? 1 : 0;
                }
            });
        CHECK_FALSE(stuck);
    }
    return called;
}

}  // namespace

TEST_CASE("There are six coaches and more with names of their own, each known by his id",
          "[coach][persona]") {
    std::set<std::string_view> names;
    std::string_view last;
    for (const coach::Persona& persona : coach::personas()) {
        INFO(persona.id);
        names.insert(persona.name);
        CHECK(last < persona.id);
        CHECK(coach::findPersona(persona.id) == &persona);
        CHECK(persona.likes(persona.favorites.front()));
        CHECK_FALSE(persona.likes(""));
        CHECK(app::mannerNamed(persona.id)->name == persona.name);
        last = persona.id;
    }
    CHECK(names.size() == coach::personas().size());
    CHECK(names.size() >= 6);
    CHECK(coach::findPersona("nobody") == nullptr);
    CHECK(coach::findPersona("") == nullptr);
}

TEST_CASE("A seat names a coach of its game or is refused with those who are known",
          "[coach][persona][D50]") {
    const auto manners = app::gameKind("tap")->manners();
    REQUIRE(app::parseSeat("computer:3:old-joe", 5, manners));
    CHECK(app::parseSeat("computer:3:old-joe", 5, manners)->persona == "old-joe");
    const auto unknown = app::parseSeat("computer:3:young-joe", 5, manners);
    REQUIRE_FALSE(unknown);
    CHECK(unknown.error().find("\"young-joe\"") != std::string::npos);
    CHECK(unknown.error().find("old-joe") != std::string::npos);
    // a game whose coaches have no names takes none
    CHECK_FALSE(app::parseSeat("computer:2:old-joe", 5, app::gameKind("touchdown")->manners()));
}

TEST_CASE("Old Joe runs and Dusty throws", "[coach][persona]") {
    const Called joe = playedBy("computer:2:old-joe");
    const Called dusty = playedBy("computer:2:dusty");
    CHECK(joe.snaps > 40);
    CHECK(dusty.snaps > 40);
    // of throws called many become runs: a passer who sees nobody open goes himself. Half as many
    // again in eight games, a fifth at least in these.
    CHECK(5 * dusty.throws > 6 * joe.throws);
}
