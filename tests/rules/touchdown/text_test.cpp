#include "scene.hpp"

#include <thrum/games/touchdown.hpp>
#include <thrum/io/fields.hpp>
#include <thrum/io/json_out.hpp>

#include <fstream>
#include <sstream>

// Documents: rules, teams, inputs and patched states as people and programs write them.
using namespace thrum;
using namespace thrum::touchdown;
using namespace thrum::touchdown::test;
using games::Touchdown;

namespace {

std::string fileText(const std::string& path) {
    std::ifstream file{std::string{THRUM_TEST_SOURCE_DIR} + "/" + path};
    REQUIRE(file);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

struct Read {
    RulesData rules{};
    std::optional<RuleViolation> refused{};
};
Read readRulesText(const std::string& text) {
    Read result;
    const auto error = io::readText(
        text, "rules", "", [&](const FieldSource& at) { result.rules = readRules(at); });
    if (error)
        result.refused = rulesRefused(*error);
    return result;
}
std::string changed(std::string text, const std::string& from, const std::string& to) {
    const auto at = text.find(from);
    INFO(from);
    REQUIRE(at != std::string::npos);
    return text.replace(at, from.size(), to);
}
std::string said(const RuleViolation& refused) {
    return filled(refused.text, refused.args);
}

Input readInputText(const State& state, const std::string& text) {
    Input input;
    const auto error = io::readText(
        text, "", "", [&](const FieldSource& at) { input = Touchdown::readInput(at, state); });
    INFO((error ? error->text() : ""));
    REQUIRE_FALSE(error);
    return input;
}
std::string inputError(const State& state, const std::string& text) {
    const auto error = io::readText(
        text, "", "", [&](const FieldSource& at) { (void)Touchdown::readInput(at, state); });
    return error ? error->pointer + " " + error->reason : "";
}

State patched(const State& state, const std::string& patch) {
    State result;
    const auto error =
        io::readPatched(io::written([&](FieldSink& to) { Touchdown::write(state, to); }),
                        patch,
                        "",
                        {[](const FieldSource& at) { return Touchdown::voidedBy(at); },
                         [&](const FieldSource& whole, const FieldSource& at) {
                             result = Touchdown::readPatched(whole, at);
                         }});
    INFO((error ? error->text() : ""));
    REQUIRE_FALSE(error);
    const auto problem = Touchdown::validate(result);
    INFO((problem ? problem->pointer + " " + problem->reason : ""));
    REQUIRE_FALSE(problem);
    return result;
}

}  // namespace

TEST_CASE("TDM-19.1 the shipped rules are the printed defaults and survive writing",
          "[touchdown][TDM-19.1][TDM-1.1]") {
    const Read shipped = readRulesText(fileText("rules/touchdown.json"));
    REQUIRE_FALSE(shipped.refused);
    CHECK(shipped.rules == RulesData{});
    const auto written = io::written([](FieldSink& to) { Touchdown::write(RulesData{}, to); });
    CHECK(readRulesText(written.line()).rules == RulesData{});
    CHECK(shipped.rules.dice.size() == 12);
}

TEST_CASE("TDM-19.1 a rules file with a wrong key or number is refused",
          "[touchdown][TDM-19.1][refusal]") {
    const std::string text = fileText("rules/touchdown.json");
    const auto refused = [&](const std::string& from, const std::string& to) {
        const Read read = readRulesText(changed(text, from, to));
        REQUIRE(read.refused);
        CHECK(read.refused->code == "E-TDM-DATA");
        return said(*read.refused);
    };
    CHECK(refused("\"quarters\": 4", "\"quarters\": 5") ==
          "Rules file invalid at /quarters: must be a whole number from 1 to 4, not 5.");
    CHECK(refused("\"playsPerQuarter\": 30", "\"playsPerQuarter\": 100").find("/playsPerQuarter") !=
          std::string::npos);
    CHECK(refused("\"perRed\": 5", "\"perReds\": 5").find("perRed") != std::string::npos);
    CHECK(refused("\"base\": 45", "\"base\": 45, \"bonus\": 1").find("/kickoff/bonus") !=
          std::string::npos);
    CHECK(refused("\"yardsPerBlue\": 2", "\"yardsPerBlue\": \"two\"").find("/sack/yardsPerBlue") !=
          std::string::npos);
    CHECK(refused("[20,2]", "[9,2]").find("/fieldGoal/bands/1") != std::string::npos);
    CHECK(refused("[30,3]", "[30,2]").find("/fieldGoal/bands/2") != std::string::npos);
    CHECK(refused("\"maxToGoal\": 38", "\"maxToGoal\": 40").find("must end at maxToGoal") !=
          std::string::npos);
    CHECK(refused("\"caller\": \"visitor\"", "\"caller\": \"home\"").find("/toss/caller") !=
          std::string::npos);
    CHECK(refused("[30,24,28,18]", "[30,24,28,19]").find("100 percent") != std::string::npos);
    CHECK(refused("\"SK\"] }", "\"GN\"] }").find("/colours/blue") != std::string::npos);
    CHECK(refused("\"yardsPerRed\": 2", "\"yardsPerRed\": 100").find("/fumble/yardsPerRed") !=
          std::string::npos);
}

TEST_CASE("TDM-1.2 a dice table with a wrong die or face is refused",
          "[touchdown][TDM-1.2][TDM-1.1][refusal]") {
    const std::string text = fileText("rules/touchdown.json");
    const auto refused = [&](const std::string& from, const std::string& to) {
        const Read read = readRulesText(changed(text, from, to));
        REQUIRE(read.refused);
        CHECK(read.refused->code == "E-TDM-DATA");
        return said(*read.refused);
    };
    CHECK(refused("\"CP4\",\"CP2\",\"TK\"", "\"XX\",\"CP2\",\"TK\"") ==
          "Dice table invalid: W2 face 3.");
    CHECK(refused("\"GN6\",", "\"GN0\",") == "Dice table invalid: RI face 1.");
    CHECK(refused("\"GNL\",", "") == "Dice table invalid: RO face 0.");
    CHECK(refused("\"id\": \"BL\"", "\"id\": \"DI\"") == "Dice table invalid: BL face 0.");
    const Read long_ = readRulesText(changed(text, "\"GN6\",", "\"GN99\","));
    REQUIRE_FALSE(long_.refused);
    CHECK(long_.rules.face(Die::RI, 1) == "GN99");
}

TEST_CASE("TDM-4.2 dice are read by number and as printed", "[touchdown][TDM-4.2][TDM-18.5]") {
    const State ready = called(Scene{}, Die::RI, Die::NI);
    const Input numbers = readInputText(ready, R"({"type":"dice","faces":[1,3,3,5,2,1]})");
    const Input printed =
        readInputText(ready, R"({"type":"dice","faces":["GN5","CP 4","GN1","IN","GN4","TK"]})");
    CHECK(numbers == printed);
    CHECK(inputError(ready, R"({"type":"dice","faces":["SK",1,1,1,1,1]})") ==
          "/faces/0 die W1 has no face \"SK\"");
    CHECK_FALSE(inputError(ready, R"({"type":"dice","faces":[0,1,1,1,1,1]})").empty());
    const Input early = readInputText(Scene{}, R"({"type":"dice","faces":["GN5","CP4"]})");
    CHECK(code(Scene{}, early) == "E-TDM-PHASE");
    const Input typed =
        readInputText(ready, R"({"type":"dice","faces":[1,1,1,1,1,1],"by":"typed"})");
    CHECK(std::get<Chance>(typed).typed);
}

TEST_CASE("TDM-4.1 decisions are read by the words of the book", "[touchdown][TDM-4.1][TDM-2.1]") {
    const State ready = Scene{};
    const auto reads = [&](const std::string& text) {
        return std::get<Decision>(readInputText(ready, text));
    };
    CHECK(reads(R"({"type":"call","side":"home","die":"Run Inside"})") == calls(kHome, Die::RI));
    CHECK(reads(R"({"type":"call","side":"visitor","die":"nickel"})") == calls(kVisitor, Die::NI));
    CHECK(reads(R"({"type":"choose_strength","strength":"long_pass"})").strengths ==
          std::vector{Die::LP});
    CHECK(reads(R"({"type":"choose_strength","strengths":["LP","BL"]})").strengths.size() == 2);
    CHECK(reads(R"({"type":"choose_strength"})").strengths.empty());
    CHECK(reads(R"({"type":"punt"})").kind == DecisionKind::DeclarePunt);
    CHECK(reads(R"({"type":"onside","side":"home"})") ==
          choose(kHome, DecisionKind::DeclareKick, Choice::Onside));
    CHECK(reads(R"({"type":"cancel","results":["GN 5"]})").results == Faces{"GN5"});
    CHECK(inputError(ready, R"({"type":"call","die":"XX"})").starts_with("/die there is no die"));
    CHECK(inputError(ready, R"({"type":"call_toss"})").find("choice") != std::string::npos);
    CHECK(inputError(ready, R"({"type":"dance"})") == "/type there is no input \"dance\"");
}

TEST_CASE("D68 a patched state is completed by what follows from it", "[touchdown][TDM-14.1]") {
    GameConfig config;
    const State fresh = Touchdown::newGame(config)->next;
    const State first = patched(fresh, R"({"phase":"call","offense":"visitor","ball":94})");
    CHECK(series(first) == Series{kVisitor, 1, 6, 94});
    CHECK(first.strengthsRevealed);
    CHECK(series(patched(first, R"({"down":4,"to_go":2})")) == Series{kVisitor, 4, 2, 94});
    CHECK(patched(first, R"({"to_goal":25})").ball == 75);
    const State back = patched(first, R"({"phase":"run_back_choice","ball":40})");
    CHECK(back.runBack->side == kHome);
    CHECK(back.runBack->line == 60);
    const State roll = patched(first, R"({"phase":"roll","roll":{"red":"SP","blue":"BL"}})");
    CHECK(roll.roll->offense == kVisitor);
    CHECK(prompt(roll).chance->draws.size() == 6);
    const State kick = patched(first, R"({"phase":"kickoff","offense":"home"})");
    CHECK(series(kick).down == 0);
    const State used = patched(first, R"({"strengths":{"home":"RI"},"strength_uses":{"home":1}})");
    CHECK(code(used, adds(kHome)) == "E-TDM-STRENGTH-USED");
    SECTION("a game under way stays as it is") {
        const State asked =
            play(Scene{}, Die::RI, Die::NI, {"GN5", "CP4", "GN1", "IN", "GN4", "TK"}).next;
        State expected = asked;
        expected.score = {7, 3};
        CHECK(patched(asked, R"({"score":{"home":7,"visitor":3}})") == expected);
    }
}

TEST_CASE("the shipped teams are read and written", "[touchdown][TDM-2.1]") {
    const std::vector<std::string> ids{"harbor-gulls",
                                       "copper-foxes",
                                       "millrace-otters",
                                       "quarry-rams",
                                       "lantern-owls",
                                       "saltmarsh-herons",
                                       "tinker-hounds",
                                       "orchard-bees"};
    for (const std::string& id : ids) {
        Team team;
        const std::string text = fileText("resources/games/touchdown/teams/" + id + ".json");
        const auto error = io::readText(
            text, id, "", [&](const FieldSource& at) { team = Touchdown::readTeam(at); });
        INFO((error ? error->text() : ""));
        REQUIRE_FALSE(error);
        CHECK(team.id == id);
        Team again;
        const auto written = io::written([&](FieldSink& to) { Touchdown::write(team, to); });
        CHECK_FALSE(io::readText(written.line(), id, "", [&](const FieldSource& at) {
            again = Touchdown::readTeam(at);
        }));
        CHECK(again == team);
    }
}

TEST_CASE("TDM-18.4 plays are told in sentences", "[touchdown][TDM-18.4][example]") {
    const auto told = [](const Step& step) {
        std::string text;
        for (const Sentence& sentence : Touchdown::told(step.events, step.next))
            text += filled(sentence) + " ";
        return text;
    };
    const Step run =
        play(Scene{}.automatic(), Die::RI, Die::NI, {"GN5", "CP4", "GN1", "IN", "GN4", "TK"});
    CHECK(told(run) == "The dice: GN5, CP4, GN1, IN, GN4, TK. Run for 5 yards, at own 35. ");
    const Step sack =
        play(Scene{}.ball(5), Die::LP, Die::BL, {"BP", "GN2", "TK", "GN1", "CP20", "SK"});
    CHECK(told(sack).find("Gulls are sacked for a loss of 6 yards, at the own end zone.") !=
          std::string::npos);
    CHECK(told(sack).find("Safety: 2 points, Foxes.") != std::string::npos);
}
