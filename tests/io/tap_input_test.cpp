#include "support/tap_json.hpp"
#include "support/tap_scene.hpp"

#include <cmath>

#include <catch2/catch.hpp>

using namespace thrum;
using tap::DecisionKind;
using tap::Phase;
using tap::test::Scene;

namespace {

tap::State scene() {
    return Scene{Phase::StopOffense}.standardOffense().standardDefense().carrier("H34");
}

std::string pointerOf(const std::string& text, const tap::State& state) {
    const auto read = io::parseTapInput(text, "input", state, {});
    return read ? std::string{"accepted"} : read.error().pointer;
}

tap::Decision decisionOf(const std::string& text, const tap::State& state) {
    const auto read = io::parseTapInput(text, "input", state, {});
    if (!read)
        FAIL(read.error().text());
    return std::get<tap::Decision>(std::get<tap::Input>(*read));
}

void checkRoundTrip(const tap::State& state, const tap::Input& input) {
    const std::string text = io::textOf(state, input);
    INFO(text);
    const auto read = io::parseRecordedTapInput(text, "input", state);
    if (!read)
        FAIL(read.error().text());
    CHECK((*read == input));
}

}  // namespace

TEST_CASE("D41 every decision reads back equal", "[io][D41][property]") {
    const tap::State state = scene();
    const FigureId back = tap::test::idOf(state, "H34");
    const FigureId end = tap::test::idOf(state, "H88");
    for (const tap::EnumName<DecisionKind>& entry : namesOf(DecisionKind{})) {
        tap::Decision decision{.kind = entry.value, .ms = 3200};
        switch (entry.value) {
            case DecisionKind::Place:
                decision.placements = {
                    {back, {{Spot::yards(36.6), Spot::yards(26.6503)}, Heading::degrees(0.4)}, 0},
                    {end, {{Spot::yards(39), Spot::yards(12)}, Heading::degrees(359.99)}, {}}};
                std::ranges::sort(decision.placements, {}, &tap::Placement::figure);
                break;
            case DecisionKind::MoveInMotion:
                decision.placements = {{back, {{Spot::yards(36.6), Spot::yards(20)}, {}}, {}}};
                break;
            case DecisionKind::Pivot:
                decision.figure = back;
                decision.heading = Heading::degrees(350);
                decision.at = FieldPoint{Spot::yards(40), Spot::yards(20.5)};
                break;
            case DecisionKind::NameGunners:
                decision.figures = {back, end};
                break;
            case DecisionKind::LayStick:
                decision.stick = tap::Stick::Long;
                decision.heading = Heading::degrees(12.5);
                break;
            case DecisionKind::TurnReceiver:
                decision.heading = Heading::degrees(90);
                break;
            case DecisionKind::Lift:
            case DecisionKind::Announce:
            case DecisionKind::SwitchBase:
            case DecisionKind::Pitch:
            case DecisionKind::NameReceiver:
            case DecisionKind::NameReturner:
            case DecisionKind::TuneBase:
                decision.figure = back;
                decision.side = Side::Home;
                break;
            case DecisionKind::CallToss:
            case DecisionKind::ChooseToss:
            case DecisionKind::DeclareKick:
            case DecisionKind::ChooseTry:
            case DecisionKind::ChooseMode:
                decision.choice = tap::Choice::Heads;
                break;
            case DecisionKind::ChooseBoard:
                decision.board = tap::test::bigBoard();
                break;
            default:
                break;
        }
        checkRoundTrip(state, decision);
    }
}

TEST_CASE("D42 chance and expiry read back equal", "[io][D42][property]") {
    const tap::State state = scene();
    checkRoundTrip(state, tap::test::dice(3, 4));
    checkRoundTrip(state, tap::test::coin(tap::CoinFace::Tails));
    tap::Chance typed = tap::test::dice(6, 1);
    typed.typed = true;
    checkRoundTrip(state, typed);
    checkRoundTrip(state, tap::test::expire());
    checkRoundTrip(state, tap::test::expire(tap::ClockName::Stoppage));
}

TEST_CASE("A whole run result reads back equal and keeps its digest", "[io][D30][property]") {
    const tap::State state = scene();
    SegmentResult result;
    result.request = 0x7d1f'0000'1234'00c3ULL;
    result.ticks = 178;
    result.stop = {StopCause::Dead, "TAP-TK-4"};
    for (const tap::Figure& figure : state.figures)
        result.figures.push_back({.id = figure.id, .pose = figure.pose});
    result.figures[3].fallen = Heading::degrees(201);
    result.figures[1].baseSlot = 1;
    const FigureId a = result.figures[0].id;
    const FigureId b = result.figures[12].id;
    result.touching = {makePair(a, b)};
    result.calls = {{{60, Side::Home, CallKind::Stop}, true, "TAP-SW-2"},
                    {{61, Side::Visitor, CallKind::Progress}, false, "TAP-FP-4"}};
    result.notes = {
        {.tick = 40,
         .kind = "tackle_opened",
         .figures = {b},
         .frontX = Spot::yards(42.0921),
         .at = FieldPoint{Spot::yards(42.0724), Spot::yards(23.226)}},
        {.tick = 88, .kind = "tackle_closed", .clause = "TAP-TK-5", .result = "broken"}};
    result.contacts = {
        {40,
         {makePair(a, b), {Spot::yards(42), Spot::yards(23)}, {12.7, 7.05}, {12.7, -9.52}, 124}}};
    result.falls = {{55, {result.figures[3].id, Heading::degrees(201)}}};
    result.rails = {{77, a}};
    checkRoundTrip(state, result);
}

TEST_CASE("D66 a recorded run keeps its keyframes beside the result", "[io][D66][property]") {
    const tap::State state = scene();
    SegmentResult result;
    result.ticks = 6;
    for (const tap::Figure& figure : state.figures)
        result.figures.push_back({.id = figure.id, .pose = figure.pose});
    for (const int tick : {0, 4, 6}) {
        Frame frame{tick, {}};
        for (int man = 0; man < static_cast<int>(result.figures.size()); ++man)
            frame.poses.push_back({{Spot::yards(40.25 - tick), Spot::yards(1.5 * man)},
                                   Heading::degrees(180.5 + tick)});
        result.frames.push_back(std::move(frame));
    }
    auto whole = io::parseRecordedTapInput(io::textOf(state, result), "input", state);
    REQUIRE(whole);
    auto& back = std::get<SegmentResult>(*whole);
    REQUIRE(back.frames.size() == result.frames.size());
    for (std::size_t i = 0; i < back.frames.size(); ++i) {
        CHECK(back.frames[i].tick == result.frames[i].tick);
        REQUIRE(back.frames[i].poses.size() == result.frames[i].poses.size());
        for (std::size_t man = 0; man < back.frames[i].poses.size(); ++man) {
            const Pose& kept = back.frames[i].poses[man];
            const Pose& was = result.frames[i].poses[man];
            CHECK(std::abs(kept.at.x.yards() - was.at.x.yards()) <= 0.02);
            CHECK(std::abs(kept.at.y.yards() - was.at.y.yards()) <= 0.02);
            CHECK(std::abs(kept.heading.degrees() - was.heading.degrees()) <= 1.0);
        }
    }
    back.frames = result.frames;
    CHECK(back == result);

    const auto pointer = [&](std::string_view from, std::string_view to) {
        std::string text = io::textOf(state, result);
        const std::size_t at = text.find(from);
        REQUIRE(at != std::string::npos);
        const auto read =
            io::parseRecordedTapInput(text.replace(at, from.size(), to), "input", state);
        return read ? std::string{"accepted"} : read.error().pointer;
    };
    CHECK(pointer(R"("every":4)", R"("every":3)") == "accepted");
    CHECK(pointer(R"("every":4)", R"("every":2)") == "/frames/data");
    CHECK(pointer(R"("every":4)", R"("every":0)") == "/frames/every");
    CHECK(pointer(R"("order":["H)", R"("order":["H64","H)") == "/frames/order");
    CHECK(pointer(R"("data":")", R"("data":"*)") == "/frames/data");
}

TEST_CASE("D29 a written run is read line by line", "[io][D29][example]") {
    const tap::State state = scene();
    const auto read = io::parseTapInput(
        R"({"type":"run","script":[
            {"tick":40,"pose":{"H34":{"x":40.9912,"y":22.8278,"heading_deg":351.4},"V52":[43.03,22.41]}},
            {"tick":40,"touch":["H34","V52"]},{"tick":55,"fall":"V52"},
            {"tick":60,"fall":{"figure":"V21","direction_deg":90}},
            {"tick":30,"call":"stop","side":"visitor"},{"tick":70,"ball":[45,20]},
            {"tick":80,"ball_touch":"H34"},{"tick":81,"ball_part":"H34"},{"tick":90,"part":["V52","H34"]}]})",
        "input",
        state,
        {});
    if (!read)
        FAIL(read.error().text());
    const auto& run = std::get<io::WrittenRun>(*read);
    REQUIRE(run.lines.size() == 10);
    CHECK(run.lines.front().tick == 30);
    CHECK(std::get<Call>(run.lines.front().what).side == Side::Visitor);
    CHECK(std::get<ScriptLine::FallLine>(run.lines[5].what).direction == Heading::degrees(90));
}

TEST_CASE("D41 places may be written in three ways", "[io][D41]") {
    const tap::State state = scene();
    const tap::Decision one =
        decisionOf(R"({"type":"place","figure":"H34","x":36.5,"y":20})", state);
    REQUIRE(one.placements.size() == 1);
    CHECK(one.placements[0].pose.heading == Heading{});
    const tap::Decision several = decisionOf(
        R"({"type":"place","figures":{"H34":[36.5,20,350],"H12":{"x":37,"y":26.6665,"base":"stationary"}}})",
        state);
    REQUIRE(several.placements.size() == 2);
    CHECK(several.placements[0].baseSlot == 1);
    CHECK(several.placements[1].pose.heading == Heading::degrees(350));
    const auto formation = io::parseTapInput(
        R"({"type":"place","formation":"i-right","side":"home"})", "input", state, {});
    REQUIRE(formation);
    CHECK(std::get<io::FormationCall>(*formation).formation == "i-right");
}

TEST_CASE("D44 malformed inputs are named by their pointer", "[io][D44][refusal]") {
    const tap::State state = scene();
    CHECK(pointerOf(R"({"type":"pivot","figure":"H99","heading_deg":1})", state) == "/figure");
    CHECK(pointerOf(R"({"type":"pivot","figure":"H34","heading_deg":"up"})", state) ==
          "/heading_deg");
    CHECK(pointerOf(R"({"type":"pivot","figure":"H34"})", state) == "");
    CHECK(pointerOf(R"({"type":"teleport"})", state) == "/type");
    CHECK(pointerOf(R"({"type":"card","card":3})", state) == "/type");
    CHECK(pointerOf(R"({"figure":"H34"})", state) == "");
    CHECK(pointerOf(R"({"type":"done","ms":-1})", state) == "/ms");
    CHECK(pointerOf(R"({"type":"done","speed":9})", state) == "/speed");
    CHECK(pointerOf(R"({"type":"done","side":"both"})", state) == "/side");
    CHECK(pointerOf(R"({"type":"dice","faces":[1.5,2]})", state) == "/faces/0");
    CHECK(pointerOf(R"({"type":"coin","face":"edge"})", state) == "/face");
    CHECK(pointerOf(R"({"type":"time_expired","clock":"cuckoo"})", state) == "/clock");
    CHECK(pointerOf(R"({"type":"run","by":"board","ticks":3})", state) == "");
    CHECK(pointerOf(R"({"type":"run","script":[{"tick":0,"touch":["H34","V52"]}]})", state) ==
          "/script/0/tick");
    CHECK(pointerOf(R"({"type":"run","script":[{"tick":5}]})", state) == "/script/0");
    CHECK(pointerOf(R"({"type":"run","script":[{"tick":5,"touch":["H34","V99"]}]})", state) ==
          "/script/0/touch/1");
    CHECK(pointerOf(R"({"type":"run","script":[],"ticks_per_second":50})", state) ==
          "/ticks_per_second");
    CHECK(pointerOf(R"({"type":"place","figures":{}})", state) == "/figures");
    CHECK(pointerOf(R"({"type":"place","figure":"H34","x":1e999,"y":2})", state) == "");
    CHECK(pointerOf(R"({"type":"pivot","figure":"H34","heading_deg":1e300})", state) ==
          "/heading_deg");
    CHECK(pointerOf(R"("pivot")", state) == "");
    CHECK(pointerOf("", state) == "");
    CHECK(pointerOf(std::string(100, '[') + std::string(100, ']'), state).substr(0, 2) == "/0");
}
