#include "support/temporary_folder.hpp"

#include <thrum/app/server.hpp>

#include <string>
#include <vector>

#include <catch2/catch.hpp>

using namespace thrum;
using Catch::Contains;
using Catch::StartsWith;

namespace {

app::Server server() {
    const std::filesystem::path source{THRUM_TEST_SOURCE_DIR};
    return app::Server{app::ServerSetup{.library = app::Library::load(source, {}),
                                        .rulesFolder = source / "rules",
                                        .program = "thrum test",
                                        .now = {}}};
}

constexpr const char* kNew =
    R"({"do":"new","game":"tap","seed":7,"options":{"mode":"solitaire","board":"big","bases":"reference"}})";
constexpr const char* kScene =
    R"({"do":"load","state":{"phase":"S8","offense":"home","down":2,"line_of_scrimmage":40,)"
    R"("line_to_gain":47,"carrier":"H34","switch_holder":"home","figures":{)"
    R"("H12":{"x":36.5,"y":26.6665},"H34":{"x":36,"y":23.9},"V52":{"x":44.31,"y":22.28,"heading_deg":175},)"
    R"("H64":{"x":38.9,"y":30},"V97":{"x":40.91,"y":30}},)"
    R"("play_facts":{"snapped":true,"counted":true,"snap_taker":"H12"},)"
    R"("clocks":[{"name":"stoppage","ms_left":10000,"policy":"advisory","side":"home"}]}})";

std::string ask(app::Server& table, const std::string& line) {
    return table.answer(line);
}

std::string digestOf(const std::string& reply) {
    const std::size_t at = reply.rfind("\"digest\":\"");
    return at == std::string::npos ? reply : reply.substr(at + 10, 16);
}

}  // namespace

TEST_CASE("A session answers before a game and says there is none", "[app][protocol]") {
    app::Server table = server();
    CHECK_THAT(ask(table, R"({"do":"hello"})"),
               StartsWith(R"({"ok":true,"program":"thrum test","protocol":1,)"
                          R"("games":["tap","solitaire","scrimmage","touchdown","foursheet"])"));
    for (const char* request : {"state", "prompt", "draw", "run", "undo", "digest", "log"})
        CHECK_THAT(ask(table, std::string{R"({"do":")"} + request + "\"}"),
                   Contains("there is no game yet") && Contains(R"("at":"/do")"));
}

TEST_CASE("D44 bad lines get one clear answer each and the session goes on",
          "[app][protocol][D44][refusal]") {
    app::Server table = server();
    REQUIRE_THAT(ask(table, kNew), StartsWith(R"({"ok":true)"));
    const std::string before = digestOf(ask(table, R"({"do":"digest"})"));
    const std::vector<std::string> bad{
        "",
        "nonsense",
        "[]",
        "null",
        "{",
        R"({"do":5})",
        R"({"do":"dance"})",
        R"({"do":"state","do":"state"})",
        R"({"do":"state","more":1})",
        R"({"do":"observe"})",
        R"({"do":"observe","side":"referee"})",
        R"({"do":"submit"})",
        R"({"do":"submit","input":{"type":"pivot","figure":"X1","heading_deg":2}})",
        R"({"do":"submit","input":{"type":"pivot","figure":"H12","heading_deg":1e999}})",
        R"({"do":"submit","input":{"type":"run","by":"board"}})",
        R"({"do":"run","switch_off_at":0})",
        R"({"do":"run","calls":[{"tick":1,"side":"home","call":"shout"}]})",
        R"({"do":"undo","count":0})",
        R"({"do":"load","state":7})",
        R"({"do":"load","state":{"figures":{"H12":{"x":"left"}}}})",
        R"({"do":"save","file":""})",
        R"({"do":"open","file":"/no/such/file"})",
        R"({"do":"new","game":"chess"})",
        R"({"do":"new","game":"tap","home":{"team":"nobody"}})",
        R"({"do":"new","game":"tap","home":{"seat":"oracle"}})",
        R"({"do":"new","game":"tap","options":{"board":"round"}})",
        R"({"do":"new","game":"tap","options":{"speed":5.55}})",
        R"({"do":"new","game":"tap","options":{"mode":"friendly"}})",
        "{\"do\":\"\xc3\x28\"}",
        std::string(2'000'000, 'x'),
        std::string(50'000, '[')};
    for (const std::string& line : bad) {
        INFO(line.substr(0, 100));
        const std::string reply = ask(table, line);
        CHECK_THAT(reply, StartsWith(R"({"ok":false,"error":)") && Contains(R"("at":)"));
        CHECK(reply.find('\n') == std::string::npos);
        CHECK(reply.size() < 2000);
    }
    CHECK(digestOf(ask(table, R"({"do":"digest"})")) == before);
}

TEST_CASE("D43 a refusal names clause and message and leaves the state", "[app][protocol][D43]") {
    app::Server table = server();
    REQUIRE_THAT(ask(table, kNew), StartsWith(R"({"ok":true)"));
    REQUIRE_THAT(ask(table, kScene), StartsWith(R"({"ok":true)"));
    const std::string before = digestOf(ask(table, R"({"do":"digest"})"));
    CHECK_THAT(
        ask(table, R"({"do":"submit","input":{"type":"pivot","figure":"V52","heading_deg":90}})"),
        StartsWith(R"({"ok":false,"clause":"TAP-)") && Contains(R"("message":)") &&
            Contains(R"("args":)"));
    CHECK(digestOf(ask(table, R"({"do":"digest"})")) == before);
}

TEST_CASE("TAP-GN-5 house rules out of range refuse the game",
          "[app][protocol][TAP-GN-5][refusal]") {
    app::Server table = server();
    CHECK_THAT(
        ask(table,
            R"({"do":"new","game":"tap","options":{"overrides":{"stoppages":{"max":"three"}}}})"),
        StartsWith(R"({"ok":false,"clause":"TAP-GN-5","code":"TAP-GN-5","message":)"
                   R"("rules file: stoppages.max is three; allowed whole numbers.")"));
}

TEST_CASE("D68 load takes all or nothing and points at what is wrong", "[app][protocol][D68]") {
    app::Server table = server();
    REQUIRE_THAT(ask(table, kNew), StartsWith(R"({"ok":true)"));
    REQUIRE_THAT(ask(table, kScene), StartsWith(R"({"ok":true)"));
    const std::string before = digestOf(ask(table, R"({"do":"digest"})"));
    const auto at = [&](const std::string& members) {
        const std::string reply = ask(table, R"({"do":"load","state":)" + members + "}");
        const std::size_t start = reply.find("\"at\":\"");
        return start == std::string::npos
                   ? reply
                   : reply.substr(start + 6, reply.find('"', start + 6) - start - 6);
    };
    CHECK(at(R"({"score":{"home":3},"down":7})") == "/state/down");
    CHECK(at(R"({"figures":{"H34":{"status":"asleep"}}})") == "/state/figures/H34/status");
    CHECK(at(R"({"figures":{"Q34":{"x":1,"y":1}}})") == "/state/figures/Q34");
    CHECK(at(R"({"touching":[["H34"]]})") == "/state/touching/0");
    CHECK(at(R"({"clocks":{"stoppage":{"ms_left":"soon"}}})") == "/state/clocks/stoppage/ms_left");
    CHECK(at(R"({"board":"round"})") == "/state/board");
    CHECK(at(R"({"rules":{"stoppages":{"max":"three"}}})") == "/state/rules/stoppages/max");
    CHECK(digestOf(ask(table, R"({"do":"digest"})")) == before);
}

TEST_CASE("D68 load refuses scenes that cannot be", "[app][protocol][D68][refusal]") {
    app::Server table = server();
    const auto reply = [&](const std::string& members) {
        REQUIRE_THAT(ask(table, kNew), StartsWith(R"({"ok":true)"));
        REQUIRE_THAT(ask(table, kScene), StartsWith(R"({"ok":true)"));
        return ask(table, R"({"do":"load","state":)" + members + "}");
    };
    const auto refusedAt = [&](const std::string& members, const std::string& pointer) {
        INFO(members);
        const std::string answer = reply(members);
        CHECK_THAT(answer, StartsWith(R"({"ok":false)"));
        CHECK_THAT(answer, Contains("\"at\":\"/state/" + pointer + "\""));
    };
    refusedAt(R"({"line_to_gain":40})", "line_to_gain");
    refusedAt(R"({"offense":"visitor","carrier":"V52","line_to_gain":47})", "line_to_gain");
    refusedAt(R"({"line_of_scrimmage":100,"line_to_gain":100})", "line_of_scrimmage");
    refusedAt(R"({"half":3})", "half");
    refusedAt(R"({"winner":"home"})", "winner");
    refusedAt(R"({"carrier":"V52"})", "carrier");
    refusedAt(R"({"figures":{"H34":{"status":"fallen"}}})", "carrier");
    refusedAt(R"({"switch_holder":"visitor"})", "switch_holder");

    // odd, but it can be
    const auto accepted = [&](const std::string& members) {
        INFO(members);
        CHECK_THAT(reply(members), StartsWith(R"({"ok":true)"));
    };
    accepted(R"({"half":3,"overtime":{"period":1}})");
    accepted(R"({"line_of_scrimmage":98,"line_to_gain":98,"try_kind":"two_point"})");
    accepted(R"({"phase":"S16","carrier":"V52"})");
    accepted(R"({"figures":{"V21":{"x":36,"y":24}}})");
    accepted(R"({"figures":{"H64":{"status":"fallen"}}})");
}

TEST_CASE("D68 a moved line takes its line to gain along, a new phase its switch holder",
          "[app][protocol][D68][TAP-DN-1]") {
    app::Server table = server();
    const auto loaded = [&](const std::string& members) {
        REQUIRE_THAT(ask(table, kNew), StartsWith(R"({"ok":true)"));
        REQUIRE_THAT(ask(table, kScene), StartsWith(R"({"ok":true)"));
        REQUIRE_THAT(ask(table, R"({"do":"load","state":)" + members + "}"),
                     StartsWith(R"({"ok":true)"));
        return ask(table, R"({"do":"state"})");
    };
    CHECK_THAT(loaded(R"({"line_of_scrimmage":60})"), Contains(R"("line_to_gain":70,)"));
    CHECK_THAT(loaded(R"({"line_of_scrimmage":95})"), Contains(R"("line_to_gain":100,)"));
    CHECK_THAT(loaded(R"({"line_of_scrimmage":45})"), Contains(R"("line_to_gain":47,)"));
    CHECK_THAT(
        loaded(R"({"phase":"S1","offense":"visitor","line_of_scrimmage":30,"carrier":null})"),
        Contains(R"("line_to_gain":20,)"));
    CHECK_THAT(loaded(R"({"phase":"S16"})"), Contains(R"("switch_holder":"visitor")"));

    // from a kick, and from a game that was over
    REQUIRE_THAT(ask(table,
                     R"({"do":"load","state":{"phase":"K0","carrier":null,"line_of_scrimmage":30,)"
                     R"("line_to_gain":30,"play_facts":{"kind":"kickoff"}}})"),
                 StartsWith(R"({"ok":true)"));
    REQUIRE_THAT(ask(table, R"({"do":"load","state":{"phase":"G5","over":true,"winner":"home"}})"),
                 StartsWith(R"({"ok":true)"));
    REQUIRE_THAT(ask(table,
                     R"({"do":"load","state":{"phase":"S1","stage":"first","over":false,)"
                     R"("play_facts":{"kind":"scrimmage"}}})"),
                 StartsWith(R"({"ok":true)"));
    CHECK_THAT(ask(table, R"({"do":"state"})"), Contains(R"("line_to_gain":40,)"));
}

TEST_CASE("D68 a scene takes the place of a throw that was due", "[app][protocol][D68]") {
    app::Server table = server();
    // seats of the program have called the toss already: the coin is in the air
    REQUIRE(ask(table,
                R"({"do":"new","game":"tap","seed":7,"home":{"team":"lancers","seat":"client"},)"
                R"("visitor":{"team":"wildcats","seat":"random"},"options":{"mode":"solitaire"}})")
                .find("\"kind\":\"chance\"") != std::string::npos);
    const std::string loaded = ask(table, kScene);
    CHECK_THAT(loaded, StartsWith("{\"ok\":true"));
    CHECK(loaded.find("\"kind\":\"decision\"") != std::string::npos);
}

TEST_CASE("TAP-GN-5 a house rule nobody knows is warned of", "[app][protocol][TAP-GN-5]") {
    app::Server table = server();
    const std::string reply = ask(
        table,
        R"({"do":"new","game":"tap","options":{"overrides":{"stoppages.max":4,"game.nope":1}}})");
    CHECK_THAT(reply, StartsWith("{\"ok\":true"));
    CHECK(reply.find("\"warnings\":[") != std::string::npos);
    CHECK(reply.find("game.nope") != std::string::npos);
}

TEST_CASE("D33 figures loaded without contacts are measured once", "[app][protocol][D33]") {
    app::Server table = server();
    REQUIRE_THAT(ask(table, kNew), StartsWith(R"({"ok":true)"));
    // 2.01 yd apart: bases of 2 yd, 0.13 mm between them
    REQUIRE_THAT(ask(table, kScene), StartsWith(R"({"ok":true)"));
    CHECK_THAT(ask(table, R"({"do":"state"})"), Contains(R"("touching":[["H64","V97"]])"));
    REQUIRE_THAT(ask(table, R"({"do":"load","state":{"touching":[]}})"),
                 StartsWith(R"({"ok":true)"));
    CHECK_THAT(ask(table, R"({"do":"state"})"), Contains(R"("touching":[])"));
    REQUIRE_THAT(ask(table, R"({"do":"load","state":{"figures":{"V97":{"status":"off"}}}})"),
                 StartsWith(R"({"ok":true)"));
    CHECK_THAT(ask(table, R"({"do":"state"})"), !Contains("\"V97\":{"));
}

TEST_CASE("D68 a scene that names no clocks gets those of its window",
          "[app][protocol][D68][TAP-SW-6]") {
    app::Server table = server();
    const std::string hotseat =
        R"({"do":"new","game":"tap","seed":7,"options":{"mode":"tournament","board":"big",)"
        R"("bases":"reference","waive_check":true}})";
    REQUIRE_THAT(ask(table, hotseat), StartsWith(R"({"ok":true)"));
    std::string scene = kScene;
    scene.erase(scene.find(R"(,"clocks")"));
    scene += "}}";
    CHECK_THAT(ask(table, scene),
               Contains(R"("clocks":[{"name":"stoppage","ms_left":10000,"running":true)"));
    CHECK_THAT(ask(table, R"({"do":"submit","input":{"type":"done","ms":10000}})"),
               Contains(R"("clause":"TAP-SW-6")"));
    CHECK_THAT(ask(table, R"({"do":"submit","input":{"type":"time_expired"}})"),
               StartsWith(R"({"ok":true)"));
}

TEST_CASE("D10 men left deep in each other are named by their numbers",
          "[app][protocol][D10][refusal]") {
    app::Server table = server();
    REQUIRE_THAT(ask(table, kNew), StartsWith(R"({"ok":true)"));
    REQUIRE_THAT(ask(table,
                     R"({"do":"load","state":{"phase":"S7","offense":"home","carrier":"H34",)"
                     R"("line_of_scrimmage":40,"line_to_gain":50,"touching":[],"figures":{)"
                     R"("H34":{"x":30,"y":20},"H12":{"x":30.5,"y":20.3},"V52":{"x":50,"y":20}}}})"),
                 StartsWith(R"({"ok":true)"));
    const std::string reply = ask(table, R"({"do":"run"})");
    CHECK_THAT(reply,
               StartsWith(R"({"ok":false)") && Contains("H12") && Contains("H34") &&
                   Contains("more than 3 mm into each other") && !Contains("roster place"));
    CHECK_THAT(
        ask(table, R"({"do":"submit","input":{"type":"run","script":[{"tick":5,"fall":"H34"}]}})"),
        StartsWith(R"({"ok":true)"));
}

TEST_CASE(
    "TAP-GN-4 what happens in a run is logged with its own moment, and what ends it with the play",
    "[app][protocol][TAP-GN-4]") {
    app::Server table = server();
    REQUIRE_THAT(ask(table,
                     R"({"do":"new","game":"tap","seed":7,"options":{"mode":"solitaire",)"
                     R"("method":"clock","board":"big","bases":"reference"}})"),
                 StartsWith(R"({"ok":true)"));
    REQUIRE_THAT(ask(table,
                     R"({"do":"load","state":{"phase":"S16","play":4,"offense":"home","down":2,)"
                     R"("line_of_scrimmage":40,"line_to_gain":47,"carrier":"H34","figures":{)"
                     R"("H34":{"x":41,"y":20},"H64":{"x":30,"y":40},"V52":{"x":60,"y":20}},)"
                     R"("play_facts":{"board_ticks":120},)"
                     R"("clocks":{"game":{"ms_left":600000,"running":true}}}})"),
                 StartsWith(R"({"ok":true)"));
    REQUIRE_THAT(ask(table,
                     R"({"do":"submit","input":{"type":"run","script":[{"tick":60,"fall":"H64"},)"
                     R"({"tick":240,"fall":"H34"}]}})"),
                 StartsWith(R"({"ok":true)"));
    const std::string log = ask(table, R"({"do":"log"})");
    CHECK_THAT(log,
               Contains(R"("text":"#64 falls.","half":1,"play":4,"play_board_ms":1500,)"
                        R"("game_clock_ms":599500)"));
    CHECK_THAT(log, Contains(R"("play":4,"play_board_ms":3000,"game_clock_ms":598000)"));
    CHECK_THAT(log, !Contains(R"("play_board_ms":0)"));
}

TEST_CASE("D69 a run may be watched and called", "[app][protocol][D69][D28]") {
    app::Server table = server();
    REQUIRE_THAT(ask(table, kNew), StartsWith(R"({"ok":true)"));
    REQUIRE_THAT(ask(table, kScene), StartsWith(R"({"ok":true)"));
    REQUIRE_THAT(ask(table, R"({"do":"submit","input":{"type":"done"}})"),
                 StartsWith(R"({"ok":true)"));
    REQUIRE_THAT(ask(table, R"({"do":"submit","input":{"type":"switch_on"}})"),
                 StartsWith(R"({"ok":true)"));
    const std::string watched = ask(table, R"({"do":"run","until":30})");
    CHECK_THAT(watched, StartsWith(R"({"ok":true,"running":true,"tick":30,"frame":{"tick":30)"));
    CHECK_THAT(ask(table, R"({"do":"submit","input":{"type":"done"}})"),
               Contains("the board is running"));
    CHECK_THAT(ask(table, R"({"do":"run","switch_off_at":30})"), Contains("shown already"));
    const std::string stopped = ask(table, R"({"do":"run","switch_off_at":45,"frames":true})");
    CHECK_THAT(stopped, StartsWith(R"({"ok":true,"ticks":45)") && Contains("stop_granted"));
    // the same run in one go
    REQUIRE_THAT(ask(table, R"({"do":"load","state":{"stops_used":0}})"),
                 StartsWith(R"({"ok":true)"));
}

TEST_CASE("D56 a saved game opens to the same state and goes on alike",
          "[app][protocol][D56][golden]") {
    const test::TemporaryFolder folder;
    const std::string file = (folder.path() / "game.thrum").string();
    app::Server table = server();
    REQUIRE_THAT(ask(table, kNew), StartsWith(R"({"ok":true)"));
    REQUIRE_THAT(ask(table, kScene), StartsWith(R"({"ok":true)"));
    const std::vector<std::string> requests{
        R"({"do":"submit","input":{"type":"pivot","figure":"H34","heading_deg":350,"ms":3200}})",
        R"({"do":"undo"})",
        R"({"do":"submit","input":{"type":"pivot","figure":"H34","heading_deg":340,"ms":3200}})",
        R"({"do":"submit","input":{"type":"done"}})",
        R"({"do":"submit","input":{"type":"done","side":"visitor"}})",
        R"({"do":"submit","input":{"type":"switch_on"}})",
        R"({"do":"run","switch_off_at":40})"};
    for (const std::string& request : requests) {
        INFO(request);
        REQUIRE_THAT(ask(table, request), StartsWith(R"({"ok":true)"));
    }
    REQUIRE(ask(table, R"({"do":"save","file":")" + file + "\"}") == R"({"ok":true})");
    const std::string saved = digestOf(ask(table, R"({"do":"digest"})"));
    app::Server other = server();
    REQUIRE_THAT(ask(other, R"({"do":"open","file":")" + file + "\"}"),
                 StartsWith(R"({"ok":true)"));
    CHECK(digestOf(ask(other, R"({"do":"digest"})")) == saved);
    CHECK(ask(other, R"({"do":"state"})") == ask(table, R"({"do":"state"})"));
    const std::string next = R"({"do":"submit","input":{"type":"done"}})";
    CHECK(ask(other, next) == ask(table, next));

    // a game takes the place of a game and of nothing else
    CHECK(ask(table, R"({"do":"save","file":")" + file + "\"}") == R"({"ok":true})");
    const std::string letter = folder.write("letter.txt", "dear coach,\n").string();
    CHECK_THAT(ask(table, R"({"do":"save","file":")" + letter + "\"}"),
               Contains("is no game") && Contains("/file"));
    CHECK(test::contentsOf(letter) == "dear coach,\n");

    // a torn last line is dropped, anything else names its line
    const std::string text = test::contentsOf(file);
    const std::string torn = folder.write("torn.thrum", text.substr(0, text.size() - 9)).string();
    CHECK_THAT(ask(other, R"({"do":"open","file":")" + torn + "\"}"), StartsWith(R"({"ok":true)"));
    std::string spoiled = text;
    spoiled.replace(spoiled.find("\"heading_deg\":350"), 17, "\"heading_deg\":351");
    const std::string bad = folder.write("bad.thrum", spoiled).string();
    const std::string opened = ask(other, R"({"do":"open","file":")" + bad + "\"}");
    CHECK_THAT(opened,
               StartsWith(R"({"ok":true)") && Contains(R"("damage":")") && Contains("line 3") &&
                   Contains("/digest"));
    // what came before the damage is there: the scene that was loaded
    CHECK(digestOf(opened) != saved);
    CHECK_THAT(opened, Contains(R"("phase":"S8")"));
}

TEST_CASE("D54 a recorded session comes back at the same prompt in the middle of a run",
          "[app][protocol][D54][D59]") {
    const test::TemporaryFolder folder;
    const std::string file = (folder.path() / "game.thrum").string();
    const std::string record = R"({"do":"record","file":")" + file + "\"}";
    const std::string resume = R"({"do":"resume","file":")" + file + "\"}";
    std::string before;
    std::string watched;
    std::string ended;
    std::string crashed;
    {
        app::Server table = server();
        CHECK_THAT(ask(table, record), Contains("there is no game yet"));
        REQUIRE_THAT(ask(table, kNew), StartsWith(R"({"ok":true)"));
        REQUIRE_THAT(ask(table, kScene), StartsWith(R"({"ok":true)"));
        REQUIRE_THAT(ask(table, R"({"do":"load","state":{"figures":{"H34":{"x":31}}}})"),
                     StartsWith(R"({"ok":true)"));
        REQUIRE(ask(table, record) == R"({"ok":true})");
        CHECK_THAT(ask(table, record), Contains("recorded already"));
        for (const char* request : {R"({"do":"submit","input":{"type":"done"}})",
                                    R"({"do":"submit","input":{"type":"switch_on"}})"})
            REQUIRE_THAT(ask(table, request), StartsWith(R"({"ok":true)"));
        REQUIRE_THAT(ask(table, R"({"do":"run","until":120})"), Contains(R"("running":true)"));
        watched = ask(table, R"({"do":"run","until":150})");
        before = ask(table, R"({"do":"prompt"})");
        crashed = test::contentsOf(file);
        app::Server other = server();
        CHECK_THAT(ask(other, resume), Contains("another program has this game open"));
        ended = ask(table, R"({"do":"run"})");
    }
    folder.write("game.thrum", crashed + R"({"n":6,"kind":"dec)");
    app::Server again = server();
    const std::string resumed = ask(again, resume);
    CHECK_THAT(resumed,
               StartsWith(R"({"ok":true,"file_digest":")") && Contains(R"("notices":[)") &&
                   Contains(R"("running":true,"tick":120,"frame":)"));
    CHECK(ask(again, R"({"do":"prompt"})") == before);
    CHECK(ask(again, R"({"do":"run","until":150})") == watched);
    CHECK(ask(again, R"({"do":"run"})") == ended);
    CHECK_THAT(test::contentsOf(file), Contains("\"kind\":\"run\""));
}

TEST_CASE("D67 random seats play by themselves and a game repeats",
          "[app][protocol][D67][D23][property]") {
    const auto play = [](int seed) {
        app::Server table = server();
        std::string reply =
            ask(table,
                R"({"do":"new","game":"tap","seed":)" + std::to_string(seed) +
                    R"(,"home":{"seat":"random"},"visitor":{"seat":"random"},)"
                    R"("options":{"mode":"hotseat","overrides":{"game.playsPerHalf":1}}})");
        std::string digests;
        for (int i = 0; i < 4000 && reply.find(R"("kind":"over")") == std::string::npos; ++i) {
            INFO(reply.substr(0, 400));
            REQUIRE_THAT(reply, StartsWith(R"({"ok":true)") && !Contains("seat_error"));
            const bool chance = reply.find(R"("prompt":{"kind":"chance")") != std::string::npos;
            reply = ask(table, chance ? R"({"do":"draw"})" : R"({"do":"run"})");
            digests += digestOf(reply);
        }
        REQUIRE_THAT(reply, Contains(R"("kind":"over")"));
        return digests;
    };
    const std::string first = play(11);
    CHECK(first == play(11));
    CHECK(first != play(12));
}
