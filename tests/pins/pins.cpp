#include "pins/pins.hpp"

#include "support/shipped.hpp"
#include "support/temporary_folder.hpp"

#include <thrum/core/digest.hpp>

#include <algorithm>
#include <fstream>

#include <catch2/catch.hpp>

namespace thrum::test {
namespace {

std::filesystem::path fileOfPins() {
    return sourceTree() / "tests" / "data" / "pins" / "pins.json";
}

std::filesystem::path playthroughFolder() {
    return sourceTree() / "tests" / "data" / "playthroughs";
}

}  // namespace

const Pins& pinned() {
    static const Pins all = Pins::parse(contentsOf(fileOfPins()));
    return all;
}

void pin(const Pins& all) {
    std::ofstream{fileOfPins()} << all.dump(1) << '\n';
}

std::string digestOf(std::string_view text) {
    Digest digest;
    digest.add(text);
    return hex16(digest.value());
}

std::vector<std::string> playthroughNames() {
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator{playthroughFolder()})
        if (entry.path().extension() == ".thrum")
            names.push_back(entry.path().stem().string());
    std::ranges::sort(names);
    return names;
}

std::string playthrough(const std::string& name) {
    return contentsOf(playthroughFolder() / (name + ".thrum"));
}

}  // namespace thrum::test

// See tests/data/pins/README.md for when this may be run.
TEST_CASE("the pins are renewed", "[.][renew]") {
    using namespace thrum::test;
    pin(Pins{{"signature", signatureNow()},
             {"sessions", sessionPinsNow()},
             {"playthroughs", recordPinsNow()}});
}
