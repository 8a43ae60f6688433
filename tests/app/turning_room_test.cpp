#include "support/lineup_checks.hpp"
#include "support/shipped.hpp"

#include <thrum/app/table.hpp>
#include <thrum/core/field.hpp>
#include <thrum/segment/lineup.hpp>

#include <set>

#include <catch2/catch.hpp>

// Formations leave room: each man of a line-up may be aimed where he stands before Set is declared.

using namespace thrum;

namespace {

/// What Set would say with one man alone turned by each of these degrees.
std::set<std::string> brokenByTurns(const app::Library& library,
                                    const std::string& board,
                                    const Formation& formation,
                                    Side side,
                                    const std::vector<int>& degrees) {
    const TeamFile& home = *library.team("lancers");
    const TeamFile& visitor = *library.team("wildcats");
    const auto table = app::composeTable(library, *library.board(board), home, visitor);
    REQUIRE(table);
    const TeamFile& team = side == Side::Home ? home : visitor;
    const auto up = lineUp(formation, team, *table, side, {50_x, field::kMiddle.y});
    REQUIRE(up);
    std::set<std::string> broken;
    for (std::size_t i = 0; i < up->men.size(); ++i) {
        for (const int by : degrees) {
            LineUp turned = *up;
            Pose& pose = turned.men[i].setup.pose;
            pose.heading = pose.heading.turned(by * 100);
            test::LineUpChecks checks{turned, formation, team, *table, side, 50_x};
            for (const std::string& each : checks.brokenBy(i))
                broken.insert(each + ", " + turned.men[i].role + " turned");
        }
    }
    return broken;
}

std::string joined(const std::set<std::string>& lines) {
    std::string all;
    for (const std::string& line : lines)
        all += line + "; ";
    return all;
}

/// Kinds of places that a turn alone may bring about although there is room for the man.
bool isOfTheLine(const std::string& broken) {
    // A line is as narrow as its yard lets it be (TAP-LO-5), and toes the ball (TAP-LO-3, KO-4);
    // seven men are needed on it, and across it a man stands deeper than his yard (TAP-LO-2, LO-6).
    static const std::vector<std::string> kOfTheLine = {
        "TAP-LO-5", "TAP-LO-3 offside", "TAP-KO-4", "TAP-LO-2", "TAP-LO-4", "TAP-LO-6"};
    return std::ranges::any_of(
        kOfTheLine, [&](const std::string& clause) { return broken.starts_with(clause); });
}

std::vector<int> everyTurn() {
    std::vector<int> all;
    for (int by = 5; by < 360; by += 5)
        all.push_back(by);
    return all;
}

/// Smaller boards push men together until they stand at the limits themselves.
bool hasRoom(const BoardSpec& board) {
    return board.mmPerYard > 9.0;
}

}  // namespace

TEST_CASE("TAP-LO-13: each man of each shipped formation may be turned by five degrees",
          "[app][TAP-LO-13][TAP-LO-5][TAP-LO-10][TAP-LD-2][formations][property]") {
    const auto library = test::shippedLibrary();
    for (const auto& board : library.boards()) {
        if (!hasRoom(board.value))
            continue;
        for (const auto& entry : library.formations()) {
            for (const Side side : {Side::Home, Side::Visitor}) {
                INFO(board.value.id << " " << entry.value.id);
                CHECK(joined(brokenByTurns(library, board.value.id, entry.value, side, {-5, 5})) ==
                      "");
            }
        }
    }
}

TEST_CASE("TAP-LO-10: each man of each shipped formation may be turned all the way round",
          "[app][TAP-LO-10][TAP-LO-9][TAP-LD-1][TAP-LD-2][formations][property]") {
    const auto library = test::shippedLibrary();
    for (const std::string board : {"2x4", "big"}) {
        for (const auto& entry : library.formations()) {
            auto broken = brokenByTurns(library, board, entry.value, Side::Home, everyTurn());
            std::erase_if(broken, isOfTheLine);
            INFO(board << " " << entry.value.id);
            CHECK(joined(broken) == "");
        }
    }
}

TEST_CASE("TAP-LO-3: nobody who is turned touches another, on the smallest board either",
          "[app][TAP-LO-3][TAP-LD-1][formations][property]") {
    const auto library = test::shippedLibrary();
    for (const auto& entry : library.formations()) {
        auto broken = brokenByTurns(library, "620", entry.value, Side::Home, everyTurn());
        std::erase_if(broken, [](const std::string& each) {
            // who takes the snap may stand against his center (TAP-LO-10)
            return each.find("touching") == std::string::npos || each.find(" C QB,") != each.npos;
        });
        INFO(entry.value.id);
        CHECK(joined(broken) == "");
    }
}
