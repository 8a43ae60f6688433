#include "pins/pins.hpp"
#include "pins/recorded_again.hpp"
#include "support/shipped.hpp"

#include <thrum/board/revision.hpp>

#include <algorithm>
#include <array>
#include <sstream>
#include <string_view>

#include <catch2/catch.hpp>

using namespace thrum;
using test::Pins;

namespace {

/// Records of an earlier day, which lack what has come to a line since.
constexpr std::array<std::string_view, 3> kOlder{
    "earlier-board-punt-return", "earlier-board-touchdown", "solitaire-620-clock"};

// Recorded on an earlier board: whoever hands it in again plays on this one, and each run says so.
bool isOfEarlierBoard(const std::string& text) {
    const Pins header = Pins::parse(text.substr(0, text.find('\n')));
    return header.value("physics", 1) < kPhysicsRevision;
}

// The lines without that: why a call was refused, that a run of a game that was begun on an earlier
// board is of this one, and its motion, which was packed less tightly.
std::string asOlder(const std::string& file) {
    std::istringstream lines{file};
    std::string all;
    for (std::string line; std::getline(lines, line);) {
        Pins json = Pins::parse(line);
        if (json.value("kind", "") == "run") {
            json.erase("physics");
            if (json["input"].contains("frames"))
                json["input"]["frames"].erase("data");
            for (Pins& event : json["events"])
                for (const char* reason : {"text", "args", "message"})
                    if (event["type"] == "call_refused")
                        event.erase(reason);
        }
        all += json.dump() + '\n';
    }
    return all;
}

// The clauses of a snap of the quarterback and of "ready" before a line-up are others since.
std::string asCitedFirst(std::string file) {
    constexpr std::array<std::array<std::string_view, 2>, 2> kCited{
        {{R"({"type":"announced","clause":"TAP-PS-6")",
          R"({"type":"announced","clause":"TAP-PS-7")"},
         {R"({"type":"ready_declared","clause":"TAP-MD-5")",
          R"({"type":"ready_declared","clause":"TAP-CP-1")"}}};
    for (const auto& [now, first] : kCited)
        for (std::size_t at = file.find(now); at != std::string::npos; at = file.find(now, at))
            file.replace(at, now.size(), first);
    return file;
}

// Where two files part, for people: number of the line and both lines from a little before.
std::string firstDifference(const std::string& a, const std::string& b) {
    const auto parted = std::ranges::mismatch(a, b).in1;
    if (parted == a.end() && a.size() == b.size())
        return {};
    const auto at = static_cast<std::size_t>(parted - a.begin());
    const std::size_t from = at < 60 ? 0 : at - 60;
    return "line " + std::to_string(1 + std::count(a.begin(), parted, '\n')) + "\n  " +
           a.substr(from, 160) + "\n  " + b.substr(from, 160);
}

Pins pinsOf(const app::Library& library,
            const std::string& text,
            const test::RecordedAgain& again) {
    Pins pins;
    pins["file"] = test::digestOf(again.file);
    pins["prompts"] = test::digestOf(again.prompts);
    pins["states"] = test::digestOf(again.states);
    pins["log"] = test::digestOf(again.log);
    for (const auto& [what, shown] : test::shownOf(text))
        pins[what] = test::digestOf(shown);
    pins["verdict"] = test::verdictOn(library, text);
    return pins;
}

}  // namespace

namespace thrum::test {

Pins recordPinsNow() {
    const app::Library library = shippedLibrary();
    Pins all;
    for (const std::string& name : playthroughNames()) {
        const std::string text = playthrough(name);
        all[name] = pinsOf(library, text, recordAgain(library, text));
    }
    return all;
}

}  // namespace thrum::test

// One case for both: handing a game in takes the time of playing it.
TEST_CASE(
    "D54 the inputs of every playthrough, handed in again, write its file byte for byte, and "
    "what is shown of it has not moved",
    "[pins][D54][golden]") {
    const app::Library library = test::shippedLibrary();
    const Pins& all = test::pinned()["playthroughs"];
    const auto names = test::playthroughNames();
    REQUIRE(all.size() == names.size());
    for (const std::string& name : names) {
        INFO(name);
        const std::string text = test::playthrough(name);
        const test::RecordedAgain again = test::recordAgain(library, text);
        const bool older =
            std::ranges::find(kOlder, name) != kOlder.end() || isOfEarlierBoard(text);
        const std::string before = asCitedFirst(text);
        const std::string after = asCitedFirst(again.file);
        const std::string difference = older ? firstDifference(asOlder(before), asOlder(after))
                                             : firstDifference(before, after);
        INFO(difference);
        CHECK(difference.empty());

        REQUIRE(all.contains(name));
        const Pins now = pinsOf(library, text, again);
        CHECK(now.size() == all[name].size());
        for (const auto& [what, pin] : all[name].items()) {
            INFO(what);
            CHECK(now.value(what, "nothing") == pin.get<std::string>());
        }
    }
}
