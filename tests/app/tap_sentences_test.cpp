#include <thrum/games/tap/sentences.hpp>

#include <catch2/catch.hpp>

using namespace thrum;
using tap::Event;
using tap::EventKind;

namespace {

const FigureId kH34{Side::Home, 3};
const FigureId kV52{Side::Visitor, 5};
const FigureId kV97{Side::Visitor, 9};

app::TapNames names() {
    app::TapNames names;
    names.teams = {"Lancers", "Wildcats"};
    names.number = [](FigureId id) {
        return std::string{id == kH34 ? "34" : id == kV52 ? "52" : id == kV97 ? "97" : "?"};
    };
    return names;
}

Event event(EventKind kind, std::string clause = {}) {
    Event made;
    made.kind = kind;
    made.clause = std::move(clause);
    return made;
}

std::vector<std::string> told(const std::vector<Event>& events) {
    std::vector<std::string> lines;
    for (const app::Sentence& sentence : app::sentencesOf(events, names()))
        lines.push_back(app::filled(sentence));
    return lines;
}

Event spotted(Side side, double x, std::optional<double> gain) {
    Event made = event(EventKind::Spotted, "TAP-GE-11");
    made.side = side;
    made.x = Spot::yards(x);
    if (gain)
        made.gain = Distance::yards(*gain);
    return made;
}

}  // namespace

TEST_CASE("TAP-GN-4 tells a tackle and its spot in one sentence", "[app][TAP-GN-4][example]") {
    Event tackled = event(EventKind::Tackled, "TAP-TK-1");
    tackled.carrier = kH34;
    tackled.by = {kV52, kV97};
    const std::vector<Event> events = {
        tackled, event(EventKind::BoardOff), spotted(Side::Home, 45.4, 5.4)};
    CHECK(told(events) ==
          std::vector<std::string>{"#34 gains 5.4 yards, tackled by #52 and #97 at own 45.4."});
    const auto sentences = app::sentencesOf(events, names());
    CHECK(sentences.front().clause == "TAP-TK-1");
    CHECK(sentences.front().figures == std::vector<FigureId>{kH34, kV52, kV97});
    CHECK(sentences.front().weight == app::Weight::Play);
}

TEST_CASE("TAP-GN-4 counts a visitor's yards from his own goal line", "[app][TAP-GN-4][example]") {
    Event out = event(EventKind::OutOfBounds, "TAP-OB-1");
    out.carrier = kV52;
    CHECK(told({out, spotted(Side::Visitor, 30.0, -1.0)}) ==
          std::vector<std::string>{"#52 loses 1 yard, out of bounds at Lancers 30."});
    CHECK(told({out, spotted(Side::Visitor, 70.0, 0.0)}) ==
          std::vector<std::string>{"#52 gains nothing, out of bounds at own 30."});
    CHECK(app::yardLine(Spot::yards(50.0), Side::Visitor, names()) == "midfield");
    CHECK(app::yardLine(Spot::yards(-2.0), Side::Visitor, names()) == "the Lancers end zone");
    CHECK(app::yardLine(Spot::yards(-2.0), Side::Home, names()) == "the own end zone");
}

TEST_CASE("TAP-GN-4 keeps a blocker's fall apart from the tackle after it",
          "[app][TAP-GN-4][example]") {
    Event fell = event(EventKind::Fell, "TAP-TK-4");
    fell.figure = kV97;
    Event tackled = event(EventKind::Tackled, "TAP-TK-1");
    tackled.carrier = kH34;
    tackled.by = {kV52};
    CHECK(told({fell, tackled, spotted(Side::Home, 41.0, 1.0)}) ==
          std::vector<std::string>{"#97 falls.", "#34 gains 1 yard, tackled by #52 at own 41."});
}

TEST_CASE("TAP-GN-4 says a book's notice in the book's words", "[app][TAP-GN-4][example]") {
    Event missed = event(EventKind::Incomplete, "TAP-CA-5");
    missed.text = "#{n} was engaged; incomplete.";
    missed.args = {{"n", "88"}};
    CHECK(told({missed}) == std::vector<std::string>{"#88 was engaged; incomplete."});
    Event late = event(EventKind::PassWithdrawn, "TAP-PA-11");
    late.text = "the pass was not ready in {seconds} s; the QB keeps the ball.";
    late.args = {{"seconds", "20"}};
    CHECK(told({late}) ==
          std::vector<std::string>{"The pass was not ready in 20 s; the QB keeps the ball."});
}

TEST_CASE("TAP-GN-4 marks points and turnovers as headlines", "[app][TAP-GN-4][example]") {
    Event touchdown = event(EventKind::Touchdown, "TAP-SC-1");
    touchdown.side = Side::Home;
    touchdown.carrier = kH34;
    touchdown.points = 6;
    Event end = event(EventKind::GameEnded, "TAP-GL-8");
    end.side = Side::Visitor;
    end.situation = tap::Situation{.score = {13, 20}};
    const auto sentences = app::sentencesOf(std::vector<Event>{touchdown, end}, names());
    REQUIRE(sentences.size() == 2);
    CHECK(app::filled(sentences[0]) == "Touchdown Lancers: #34 is over the line.");
    CHECK(sentences[0].weight == app::Weight::Headline);
    CHECK(app::filled(sentences[1]) == "Wildcats win 20–13.");
}

TEST_CASE("TAP-GN-4 says down and distance as a coach does", "[app][TAP-GN-4][example]") {
    tap::Situation at;
    at.offense = Side::Visitor;
    at.down = 3;
    at.lineOfScrimmage = Spot::yards(58.0);
    at.lineToGain = Spot::yards(51.5);
    CHECK(app::downAndDistance(at, names()) == "3rd and 6.5 at own 42");
    at.lineOfScrimmage = Spot::yards(4.0);
    at.lineToGain = Spot::yards(0.0);
    CHECK(app::downAndDistance(at, names()) == "3rd and goal at Lancers 4");
}

TEST_CASE("TAP-GN-4 leaves no placeholder in any sentence", "[app][TAP-GN-4][property]") {
    for (const auto& [kind, name] : tap::namesOf(EventKind{})) {
        Event bare = event(kind);
        for (const std::string& line : told({bare})) {
            INFO(name << ": " << line);
            CHECK(line.find('{') == std::string::npos);
        }
    }
}

TEST_CASE("TAP-TK-11 another man's fall is not the carrier's end", "[app][TAP-TK-11][TAP-GN-4]") {
    Event fell = event(EventKind::Fell, "TAP-TK-11");
    fell.figure = kV52;
    Event recovered = event(EventKind::Recovered, "TAP-ON-12");
    recovered.figure = kV97;
    const std::vector<Event> events = {fell, recovered, spotted(Side::Visitor, 41.0, std::nullopt)};
    const auto lines = told(events);
    REQUIRE(lines.size() == 3);
    CHECK(lines[0] == "#52 falls.");
    CHECK(lines[1] == "Recovered by #97.");
}

TEST_CASE("TAP-SW-3 a call that is refused on the running board is told in the book's words",
          "[app][TAP-SW-3][TAP-GN-4]") {
    Event call = event(EventKind::CallRefused, "TAP-SW-3");
    call.result = "stop";
    CHECK(told({call}) == std::vector<std::string>{"The call of \"stop\" is refused."});
    call.text = THRUM_TEXT("no stoppages left ({used} of {max} used).");
    call.args = {{"used", "3"}, {"max", "3"}};
    CHECK(told({call}) == std::vector<std::string>{"No stoppages left (3 of 3 used)."});
    CHECK(app::sentencesOf(std::vector{call}, names()).front().weight == app::Weight::Detail);
}

TEST_CASE("TAP-OT-3 overtime has no downs to tell", "[app][TAP-OT-3]") {
    tap::Situation there;
    there.half = 3;
    there.lineOfScrimmage = Spot::yards(50);
    there.lineToGain = Spot::yards(60);
    CHECK(app::downAndDistance(there, names()) == "overtime, at midfield");
    there.half = 2;
    CHECK(app::downAndDistance(there, names()) == "1st and 10 at midfield");
    // a house rule may have more of them
    app::TapNames quarters = names();
    quarters.periods = 4;
    there.half = 4;
    CHECK(app::downAndDistance(there, quarters) == "1st and 10 at midfield");
    there.half = 5;
    CHECK(app::downAndDistance(there, quarters) == "overtime, at midfield");
}

TEST_CASE("TAP-TM-5 what a clock that ran out leads to is a sentence, for every clock",
          "[app][TAP-TM-5][TAP-GN-4]") {
    const auto expired = [](tap::ClockName clock) {
        Event made = event(EventKind::ClockExpired, "TAP-TM-5");
        made.clock = clock;
        return told({made});
    };
    for (int i = 0; i <= static_cast<int>(tap::ClockName::Handover); ++i) {
        const auto clock = static_cast<tap::ClockName>(i);
        INFO(tap::nameOf(clock));
        const std::vector<std::string> lines = expired(clock);
        if (clock == tap::ClockName::Handover) {
            CHECK(lines.empty());
            continue;
        }
        REQUIRE(lines.size() == 1);
        CHECK(lines.front().back() == '.');
    }
    CHECK(expired(tap::ClockName::KickDeclare) ==
          std::vector<std::string>{"The time to declare the kick is up; it is a kickoff."});
}

TEST_CASE("TAP-PU-12 a punt comes down at a yard line or in an end zone",
          "[app][TAP-PU-12][TAP-GN-4][example]") {
    Event punted = event(EventKind::Punted, "TAP-PU-12");
    punted.side = Side::Home;
    punted.at = FieldPoint{Spot::yards(104.0), Spot::yards(20.0)};
    CHECK(told({punted}) ==
          std::vector<std::string>{"Lancers punt; the ball comes down in the Wildcats end zone."});
    punted.at = FieldPoint{Spot::yards(85.0), Spot::yards(20.0)};
    CHECK(told({punted}) ==
          std::vector<std::string>{"Lancers punt; the ball comes down at Wildcats 15."});
}

TEST_CASE("TAP-TK-10 a returner who falls is told without a gain", "[app][TAP-TK-10][example]") {
    Event fell = event(EventKind::Fell, "TAP-TK-10");
    fell.figure = kH34;
    CHECK(told({fell, spotted(Side::Home, 30.0, std::nullopt)}) ==
          std::vector<std::string>{"#34 falls by himself at own 30."});
    CHECK(told({fell, spotted(Side::Home, 30.0, 2.0)}) ==
          std::vector<std::string>{"#34 gains 2 yards and falls by himself at own 30."});
}

TEST_CASE("TAP-OT-7 what decides an overtime is not told as points",
          "[app][TAP-OT-7][TAP-OT-10][example]") {
    Event safety = event(EventKind::Safety, "TAP-OT-7");
    safety.side = Side::Visitor;
    safety.points = 0;
    Event ended = event(EventKind::GameEnded, "TAP-OT-10");
    ended.side = Side::Visitor;
    ended.situation = tap::Situation{};
    CHECK(told({safety, ended}) ==
          std::vector<std::string>{"Safety: Wildcats win.", "Wildcats win in overtime after 0–0."});
}
