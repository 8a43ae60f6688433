#include "support/tap_json.hpp"
#include "support/tap_scene.hpp"

#include <catch2/catch.hpp>

using namespace thrum;
using tap::EventKind;
using tap::Phase;
using tap::test::Scene;

namespace {
tap::State scene() {
    return Scene{Phase::StopOffense}.standardOffense().standardDefense().carrier("H34");
}
}  // namespace

TEST_CASE("D46 every event reads back equal", "[io][D46][property]") {
    const tap::State state = scene();
    for (const tap::EnumName<EventKind>& entry : namesOf(EventKind{})) {
        tap::Event event;
        event.kind = entry.value;
        event.clause = "TAP-TK-4";
        event.tick = 130;
        event.carrier = tap::test::idOf(state, "H34");
        event.by = {tap::test::idOf(state, "V21")};
        event.at = FieldPoint{Spot::yards(45.2367), Spot::yards(21.7282)};
        event.pose = Pose{{Spot::yards(1.5), Spot::yards(-2)}, Heading::degrees(12.34)};
        event.gain = Distance::yards(5.4);
        event.faces = {3, 4};
        event.foul = tap::FoulKind::TooManyMen;
        if (entry.value == EventKind::SituationChanged || entry.value == EventKind::GameEnded) {
            event.situation = tap::situationOf(state);
            event.toGain = Distance::yards(1.6);
            event.ballX = Spot::yards(45.4);
        } else {
            event.play = 14;
        }
        const std::string text = io::textOf(state, event);
        INFO(text);
        const auto read = io::parseTapEvent(text, "event", state);
        if (!read)
            FAIL(read.error().text());
        CHECK((*read == event));
    }
}

TEST_CASE("D46 events look as in the worked play", "[io][D46][example]") {
    const tap::State state = Scene{Phase::StopOffense}.standardOffense().standardDefense();
    tap::Event tackled;
    tackled.kind = EventKind::Tackled;
    tackled.clause = "TAP-TK-4";
    tackled.tick = 130;
    tackled.carrier = tap::test::idOf(state, "H34");
    tackled.by = {tap::test::idOf(state, "V21")};
    tackled.at = FieldPoint{Spot::yards(45.2367), Spot::yards(21.7282)};
    CHECK(io::textOf(state, tackled) ==
          R"({"type":"tackled","clause":"TAP-TK-4","tick":130,"carrier":"H34","by":["V21"],)"
          R"("at":[45.2367,21.7282]})");

    tap::Event situation;
    situation.situation = tap::Situation{.score = {7, 3},
                                         .half = 1,
                                         .play = 14,
                                         .offense = Side::Home,
                                         .down = 3,
                                         .lineOfScrimmage = Spot::yards(45.4),
                                         .lineToGain = Spot::yards(47)};
    situation.toGain = Distance::yards(1.6);
    situation.ballX = Spot::yards(45.4);
    const std::string text = io::textOf(state, situation);
    for (const char* part : {R"("type":"situation")",
                             R"("score":{"home":7,"visitor":3},"half":1,"play":14)",
                             R"("offense":"home","down":3)",
                             R"("to_go":1.6,"ball_x":45.4)"})
        CHECK_THAT(text, Catch::Contains(part));
}

TEST_CASE("D40 a prompt names side, wants, options and clocks", "[io][D40][example]") {
    const tap::State state = scene();
    tap::Prompt prompt;
    prompt.kind = tap::PromptKind::Decision;
    prompt.phase = Phase::Announce;
    prompt.wants = {tap::DecisionKind::Announce};
    prompt.also = {tap::DecisionKind::CallTooManyMen};
    prompt.options = {{.decision = tap::DecisionKind::Announce,
                       .figures = {tap::test::idOf(state, "H12"), tap::test::idOf(state, "H34")}}};
    prompt.clocks = {{.name = tap::ClockName::Announce,
                      .msLeft = 10000,
                      .policy = tap::ClockPolicy::Advisory,
                      .onExpiry = tap::Expiry::Quarterback}};
    CHECK(io::textOf(state, prompt) ==
          R"({"kind":"decision","side":"home","phase":"S5","wants":["announce"],)"
          R"("also":{"visitor":["call_too_many_men"]},)"
          R"("options":{"announce":{"figures":["H12","H34"]}},)"
          R"("clocks":[{"name":"announce","ms_left":10000,"running":true,"policy":"advisory",)"
          R"("on_expiry":"quarterback"}]})");
}
