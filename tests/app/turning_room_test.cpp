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

class Turns {
public:
    explicit Turns(const std::string& board)
        : m_table{app::composeTable(
              m_library, *m_library.board(board), team(Side::Home), team(Side::Visitor))} {
        REQUIRE(m_table);
    }

    [[nodiscard]] const app::Library& library() const { return m_library; }

    /// What Set would say with one man alone turned by each of these degrees.
    [[nodiscard]] std::set<std::string> broken(const Formation& formation,
                                               Side side,
                                               const std::vector<int>& degrees) const {
        const auto up = lineUp(formation, team(side), *m_table, side, {50_x, field::kMiddle.y});
        REQUIRE(up);
        std::set<std::string> broken;
        for (std::size_t i = 0; i < up->men.size(); ++i) {
            for (const int by : degrees) {
                LineUp turned = *up;
                Pose& pose = turned.men[i].setup.pose;
                pose.heading = pose.heading.turned(by * 100);
                test::LineUpChecks checks{turned, formation, team(side), *m_table, side, 50_x};
                for (const std::string& each : checks.brokenBy(i))
                    broken.insert(each + ", " + turned.men[i].role + " turned");
            }
        }
        return broken;
    }

private:
    [[nodiscard]] const TeamFile& team(Side side) const {
        return *m_library.team(side == Side::Home ? "lancers" : "wildcats");
    }

    app::Library m_library = test::shippedLibrary();
    Expected<TableSetup, LoadError> m_table;
};

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

const std::vector<int> kSmallTurns = {-15, -8, 8, 15};

std::vector<int> everyTurn() {
    std::vector<int> all;
    for (int by = 30; by < 360; by += 30)
        all.push_back(by);
    return all;
}

}  // namespace

TEST_CASE("TAP-LO-13: each man of each shipped formation may be turned by fifteen degrees",
          "[app][TAP-LO-13][TAP-LO-5][TAP-LO-10][TAP-LD-2][formations][property]") {
    // boards of one scale lay men out alike: "garage" as "2x4", "club" as "big"
    const Turns turns{GENERATE("2x4", "big")};
    for (const auto& entry : turns.library().formations()) {
        for (const Side side : {Side::Home, Side::Visitor}) {
            INFO(entry.value.id);
            CHECK(joined(turns.broken(entry.value, side, kSmallTurns)) == "");
        }
    }
}

TEST_CASE("TAP-LO-10: each man of each shipped formation may be turned all the way round",
          "[app][TAP-LO-10][TAP-LO-9][TAP-LD-1][TAP-LD-2][formations][property]") {
    const Turns turns{GENERATE("2x4", "big")};
    for (const auto& entry : turns.library().formations()) {
        auto broken = turns.broken(entry.value, Side::Home, everyTurn());
        std::erase_if(broken, isOfTheLine);
        INFO(entry.value.id);
        CHECK(joined(broken) == "");
    }
}

TEST_CASE("TAP-LO-3: nobody who is turned a little touches another, on the smallest board either",
          "[app][TAP-LO-3][TAP-LD-1][formations][property]") {
    // there men are pushed to the very limits of the clauses, so a turn may be refused
    const Turns turns{"620"};
    for (const auto& entry : turns.library().formations()) {
        auto broken = turns.broken(entry.value, Side::Home, {-10, 10});
        std::erase_if(broken, [](const std::string& each) {
            // who takes the snap may stand against his center (TAP-LO-10)
            return each.find("touching") == std::string::npos || each.find(" C QB,") != each.npos;
        });
        INFO(entry.value.id);
        CHECK(joined(broken) == "");
    }
}
