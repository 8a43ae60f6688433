#include "scenario_steps.hpp"

#include <thrum/io/fields.hpp>

#include <catch2/catch.hpp>

// States, inputs and events as documents; states that are patched.
using namespace thrum;
using namespace thrum::scrimmage;
using namespace thrum::scrimmage::test;

namespace {

using G = games::Scrimmage;

State patched(const State& state, std::string_view patch) {
    State read;
    const auto written = io::written([&](FieldSink& to) { G::write(state, to); });
    io::PatchReader reader;
    reader.voided = [](const FieldSource& at) { return G::voidedBy(at); };
    reader.read = [&](const FieldSource& whole, const FieldSource& at) {
        read = G::readPatched(whole, at);
    };
    if (const auto error = io::readPatched(written, patch, "/patch", reader))
        FAIL(error->text());
    if (const auto problem = validate(read))
        FAIL(problem->pointer << " " << problem->reason);
    return read;
}

Input input(std::string_view json, const State& state) {
    Input read;
    const auto error = io::readText(
        json, "input", "", [&](const FieldSource& at) { read = G::readInput(at, state); });
    if (error)
        FAIL(error->text());
    return read;
}
std::string wrong(std::string_view json, const State& state) {
    const auto error = io::readText(json, "input", "", [&](const FieldSource& at) {
        static_cast<void>(G::readInput(at, state));
    });
    return error ? error->pointer : "fine";
}

}  // namespace

TEST_CASE("SCR-AR2 a state reads back equal", "[scrimmage][SCR-AR2][property]") {
    State odd = inAir({22, 7});
    odd.score = {6, 0};
    std::vector<State> states{newGame({})->next,
                              lineUp(),
                              go(lineUp(), {press(DecisionKind::CallPlay)}),
                              snapped(runBy(Label::H), 5),
                              odd,
                              loose({20, 3}, kRed, 3)};
    State tried = running(Label::F);
    put(tried, red(Label::F), {17, 5});
    states.push_back(go(tried, {moved(yellow(Label::L2), {17, 5})}));
    for (const State& state : states) {
        State read;
        const std::string text = io::written([&](FieldSink& to) { G::write(state, to); }).line();
        const auto error = io::readText(
            text, "state", "", [&](const FieldSource& at) { read = G::readState(at); });
        if (error)
            FAIL(error->text());
        CHECK(read == state);
        CHECK(digest(read) == digest(state));
    }
}

TEST_CASE("SCR-M9 inputs by the words of the book", "[scrimmage][SCR-M9][property]") {
    const State s = snapped(runBy(Label::F), 6);
    CHECK(input(R"({"type":"move","man":"T1","to":[15,6]})", s) == moved(red(Label::T1), {15, 6}));
    const Decision theirs =
        std::get<Decision>(input(R"({"type":"move","side":"visitor","man":"T1","to":[15,6]})", s));
    CHECK(theirs.man == yellow(Label::T1));
    CHECK(std::get<Decision>(input(R"({"type":"move","man":"VL2","to":[15,6]})", s)).man ==
          yellow(Label::L2));
    CHECK(std::get<Decision>(input(R"({"type":"move","from":[12,6],"to":[12,4]})", s)).man ==
          red(Label::F));
    CHECK_FALSE(std::get<Decision>(input(R"({"type":"move","to":[12,4]})", s)).man);
    CHECK(std::get<Decision>(input(R"({"type":"move","man":"F","to":{"column":12,"row":4}})", s))
              .to == Square{12, 4});
    CHECK(input(R"({"type":"call","run":"H"})", s) == runBy(Label::H));
    CHECK(input(R"({"type":"call","pass":11})", s) == passTo(11));
    CHECK(input(R"({"type":"number","value":17})", s) == drawn(17));
    CHECK(input(R"({"type":"draws","values":[0,1]})", s) == Input{Chance{.values = {0, 1}}});
    CHECK(input(R"({"type":"target","to":[22,7]})", s) == aimed({22, 7}));
    CHECK(input(R"({"type":"throw","to":[22,7]})", s) == aimed({22, 7}));
    CHECK(wrong(R"({"type":"call","run":"SE"})", s) == "/run");
    CHECK(wrong(R"({"type":"call","pass":13})", s) == "/pass");
    CHECK(wrong(R"({"type":"call"})", s).empty());
    CHECK(wrong(R"({"type":"move","man":"X9","to":[1,1]})", s) == "/man");
    CHECK(wrong(R"({"type":"kick"})", s) == "/type");
    CHECK(wrong(R"({"type":"ready","zone":3})", s) == "/zone");
}

TEST_CASE("SCR-ERR1 a patched state is filled in", "[scrimmage][SCR-ERR1][property]") {
    const State base = lineUp();
    // another line with its window, line to gain and line-ups
    const State far = patched(base, R"({"line_of_scrimmage":47})");
    CHECK(far.lineToGain == 52);
    CHECK(placeOf(far, red(Label::Q)) == Square{45, 7});
    CHECK(patched(base, R"({"los":47})") == far);
    // the other team
    const State yellows = patched(base, R"({"offense":"visitor","line_of_scrimmage":30})");
    CHECK(placeOf(yellows, yellow(Label::Q)) == Square{31, 7});
    CHECK(yellows.lineToGain == 25);
    // a play under way
    const State play =
        patched(base,
                R"({"phase":"TURN","turn":2,"to_move":"visitor","call":{"run":"F"},"allotment":5,
            "men":{"home":{"F":[19,6]},"visitor":{"L2":[19,7],"S":null}}})");
    CHECK(play.phase == Phase::Turn);
    CHECK(play.carrier == red(Label::F));
    CHECK(play.squaresLeft == 5);
    CHECK(placeOf(play, red(Label::F)) == Square{19, 6});
    CHECK_FALSE(placeOf(play, yellow(Label::S)));
    CHECK(placeOf(play, yellow(Label::L1)) == Square{17, 4});
    CHECK(play.shown.kind);
    CHECK_FALSE(play.shown.carrier);
    // a new turn asks for its draw
    CHECK(patched(play, R"({"to_move":"home","turn":3})").chance == ChanceKind::Allotment);
    // line, men and play at once
    const State goal =
        patched(base,
                R"({"phase":"TURN","los":7,"turn":2,"to_move":"visitor","allotment":4,"carrier":"Q",
            "men":{"home":{"Q":[5,7]},"visitor":{"L1":[5,5]}}})");
    CHECK(placeOf(goal, red(Label::Q)) == Square{5, 7});
    CHECK(placeOf(goal, red(Label::G1)) == Square{6, 6});
    CHECK(goal.call.runner == Label::Q);
    // in the air, intercepted, loose
    const State air = patched(base, R"({"phase":"AIR_DEF","ball":[22,5],"allotment":3})");
    CHECK(air.thrown);
    CHECK(air.toMove == kYellow);
    CHECK(air.call.kind == PlayKind::Pass);
    const State taken = patched(
        base,
        R"({"phase":"TURN","turn":3,"carrier":"S","allotment":6,"men":{"visitor":{"S":[56,7]}}})");
    CHECK(taken.possessionChanged);
    CHECK(taken.thrown);
    CHECK(taken.shown.carrier);
    const State loose = patched(base, R"({"phase":"LOOSE","ball":[3,5],"allotment":4})");
    CHECK(loose.fumbledBy == kRed);
    CHECK_FALSE(loose.carrier);
}

TEST_CASE("SCR-M8 a patched turn that nobody can use is over",
          "[scrimmage][SCR-M8][G31][example]") {
    std::string men =
        R"({"phase":"LOOSE","ball":[50,0],"to_move":"home","allotment":4,"squares_left":1,"men":{"home":{)";
    for (const Label label : labelsOf(Role::Offense)) {
        if (label != Label::G1)
            men += "\"" + std::string{nameOf(label)} + "\":null,";
    }
    men += R"("G1":{"at":[14,6],"moved":3}}}})";
    const State s = patched(lineUp(), men);
    CHECK(s.toMove == kYellow);
    CHECK(s.chance == ChanceKind::Allotment);
}

TEST_CASE("SCR-ERR1 a state that makes no sense is refused with its place",
          "[scrimmage][SCR-ERR1][refusal]") {
    const auto problem = [](auto change) {
        State s = snapped(runBy(Label::F), 5);
        change(s);
        const auto found = validate(s);
        return found ? found->pointer : std::string{};
    };
    CHECK(problem([](State& s) { s.down = 5; }) == "/down");
    CHECK(problem([](State& s) { s.lineToGain = 15; }) == "/line_to_gain");
    CHECK(problem([](State& s) { put(s, red(Label::F), {60, 1}); }) == "/men/home/F");
    CHECK(problem([](State& s) { put(s, red(Label::H), {12, 6}); }) == "/men/home/H");
    CHECK(problem([](State& s) { s.men.pop_back(); }) == "/men");
    CHECK(problem([](State& s) { s.carrier.reset(); }) == "/carrier");
    CHECK(problem([](State& s) { off(s, red(Label::F)); }) == "/carrier");
    CHECK(problem([](State& s) { s.call.zone = 3; }) == "/call/zone");
    CHECK(problem([](State& s) { s.squaresLeft = 0; }) == "/squares_left");
    CHECK(problem([](State& s) { s.allotment = 21; }) == "/allotment");
    CHECK(problem([](State& s) { s.ball = Square{3, 3}; }) == "/ball");
    CHECK(problem([](State& s) { s.chance = ChanceKind::Tackle; }) == "/contact");
    CHECK(problem([](State& s) { s.chance = ChanceKind::Contested; }) == "/chance");
    CHECK(problem([](State& s) { s.over = true; }) == "/over");
    CHECK(problem([](State& s) { s.limits = {7, 3}; }) == "/limits/high");
    CHECK(problem([](State& s) { s.phase = Phase::AirOff; }) == "/call/kind");
    CHECK(problem([](State& s) { s.lineUps[0].offense.resize(3); }) == "/line_ups/home/offense");
}
