#include "support/tap_json.hpp"
#include "support/tap_scene.hpp"

#include <catch2/catch.hpp>

using namespace thrum;
using tap::Phase;
using tap::test::Scene;

namespace {

tap::State readBack(const tap::State& state) {
    const auto read = io::parseTapState(io::textOf(state), "state");
    if (!read)
        FAIL(read.error().text());
    return *read;
}

tap::State busyScene(Phase phase) {
    Scene scene{phase};
    scene.standardOffense().standardDefense().carrier("H34").snapTaker("H12").stopsUsed(2);
    scene.fallen("V52", 201.25).touching("H64", "V97").magnet(45.4173, 22.5811);
    scene.gunners({"H80"}).eligible({"H80", "H88", "H84"}).clock(tap::ClockName::Stoppage, 7312);
    scene.with([&](tap::State& state) {
        state.playFacts.lanes = {{scene.id("H80"), 12.125, 31.0625}};
        state.playFacts.turned = {{scene.id("H34"), Heading::degrees(349.99), 1}};
        state.playFacts.pass.receiver = scene.id("H88");
        state.playFacts.pass.stick = tap::Stick::Medium;
        state.playFacts.pass.stickHeading = Heading::degrees(12.34);
        state.playFacts.puntLanding = FieldPoint{Spot::yards(-3.0001), Spot::yards(53.333)};
        state.review.flags = {{.kind = tap::FoulKind::DelayOfGame,
                               .clause = "TAP-PE-4",
                               .offender = Side::Visitor,
                               .figures = {scene.id("V52")},
                               .spot = Spot::yards(40.1),
                               .tick = 7}};
        state.review.before = tap::situationOf(state);
        state.overtime.yards[1] = Distance::yards(-4.5);
        state.rules.edit().onside.laneWidthFractions = std::vector<double>(11, 0.08);
        state.winner = Side::Visitor;
    });
    return scene;
}

}  // namespace

TEST_CASE("D3 a state reads back equal in every phase", "[io][D3][property]") {
    for (const tap::EnumName<Phase>& phase : namesOf(Phase{})) {
        const tap::State state = busyScene(phase.value);
        INFO(phase.name);
        const tap::State back = readBack(state);
        CHECK(back == state);
        CHECK(tap::digest(back) == tap::digest(state));
    }
}

TEST_CASE("D12 two men of one number are told apart by their id", "[io][D12]") {
    // 52 is a center in dark and a linebacker in white
    Scene scene{Phase::StopOffense};
    scene.standardOffense().standardDefense().with([&](tap::State& state) {
        const auto& players = state.teams[0]->players;
        for (std::size_t i = 0; i < players.size(); ++i) {
            if (players[i].id == "w52")
                state.playFacts.recoverer = FigureId{Side::Home, static_cast<int>(i)};
        }
    });
    const tap::State state = scene;
    REQUIRE(state.playFacts.recoverer);
    CHECK_THAT(io::textOf(state), Catch::Contains("\"recoverer\":\"H52/w52\""));
    CHECK(readBack(state) == state);
}

TEST_CASE("D47 the members others rely on have their names", "[io][D47]") {
    const std::string text = io::textOf(busyScene(Phase::StopOffense));
    for (const char* part : {"\"phase\":\"S8\"",
                             "\"mode\":\"hotseat\"",
                             "\"offense\":\"home\"",
                             "\"carrier\":\"H34\"",
                             "\"switch_holder\":",
                             "\"stops_used\":2",
                             "\"line_of_scrimmage\":40",
                             "\"line_to_gain\":50",
                             "\"status\":\"fallen\"",
                             "\"ball\":[45.4173,22.5811]",
                             "\"touching\":[[\"H64\",\"V97\"]]",
                             "\"score\":{\"home\":0,\"visitor\":0}",
                             "\"ms_left\":7312"})
        CHECK_THAT(text, Catch::Contains(part));
}

TEST_CASE("A figure of no roster joins on the reference base", "[io][D7]") {
    const auto read =
        io::parseTapState(R"({"offense":"home","figures":{"H34":{"x":40,"y":26.6665},)"
                          R"("V52":{"x":44.31,"y":22.28,"heading_deg":-188.5},)"
                          R"("V21":{"x":1,"y":2,"status":"off"}}})",
                          "state");
    REQUIRE(read);
    REQUIRE(read->figures.size() == 2);
    const tap::Player* runner = tap::findPlayer(*read, read->figures[0].id);
    REQUIRE(runner != nullptr);
    CHECK(runner->position == tap::Position::RB);
    CHECK(runner->unit == tap::Unit::Dark);
    CHECK(tap::baseLengthMm(runner->bases[0]) == 25.4);
    CHECK(read->figures[1].pose.heading == Heading::degrees(171.5));
    CHECK(tap::findPlayer(*read, read->figures[1].id)->unit == tap::Unit::White);
}

TEST_CASE("D44 what is wrong with a state is named by its pointer", "[io][D44][refusal]") {
    const auto pointer = [](const char* text) {
        const auto read = io::parseTapState(text, "state");
        return read ? std::string{"accepted"} : read.error().pointer;
    };
    CHECK(pointer(R"({"phase":"S99"})") == "/phase");
    CHECK(pointer(R"({"down":"third"})") == "/down");
    CHECK(pointer(R"({"downs":3})") == "/downs");
    CHECK(pointer(R"({"figures":{"H134":{"x":1,"y":2}}})") == "/figures/H134");
    CHECK(pointer(R"({"figures":{"H34":{"x":1}}})") == "/figures/H34");
    CHECK(pointer(R"({"figures":{"H34":{"x":1,"y":1e9}}})") == "/figures/H34/y");
    CHECK(pointer(R"({"figures":{"H34":{"x":1,"y":2,"status":"up"}}})") == "/figures/H34/status");
    CHECK(pointer(R"({"carrier":"H34"})") == "/carrier");
    CHECK(pointer(R"({"touching":[["H34","H34"]],"figures":{"H34":{"x":1,"y":2}}})") ==
          "/touching/0");
    CHECK(pointer(R"({"clocks":{"lunch":{"ms_left":1}}})") == "/clocks/lunch");
    CHECK(pointer(R"({"down":1,"down":2})") == "/down");
    CHECK(pointer("[1,2]") == "");
    CHECK(pointer(R"({"score":{"home":NaN}})") == "");
    CHECK(pointer("{\"mode\":\"\xff\"}") == "");
}
