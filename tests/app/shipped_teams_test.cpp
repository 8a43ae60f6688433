#include "support/shipped.hpp"

#include <thrum/app/table.hpp>

#include <map>
#include <set>

#include <catch2/catch.hpp>

using namespace thrum;

namespace {

double weight(const FigureSpec& figure) {
    double grams = figure.base.massG + figure.figureMassG;
    for (const PuttySpec& putty : figure.putty)
        grams += putty.massG;
    return grams;
}

bool isLineman(Position p) {
    return p == Position::Center || p == Position::Guard || p == Position::Tackle;
}

}  // namespace

TEST_CASE("TAP-EQ, TAP-BA, TAP-UN: the shipped teams may be registered as they are",
          "[app][TAP-EQ-1][TAP-EQ-3][TAP-EQ-5][TAP-BA-6][TAP-UN-3][TAP-UN-6][shipped]") {
    const app::Library library = test::shippedLibrary();
    for (const auto& entry : library.teams()) {
        const TeamFile& team = entry.value;
        const auto kits = app::composeKits(team, Side::Home, library, team.id);
        REQUIRE(kits);
        std::map<Uniform, int> squad;
        std::map<Position, int> positions;
        std::set<std::string> numbers;
        std::set<std::string> names;
        for (std::size_t i = 0; i < team.players.size(); ++i) {
            const Player& player = team.players[i];
            INFO(team.name << " #" << player.number << " " << player.name);
            ++squad[player.uniform];
            ++positions[player.position];
            CHECK(numbers.insert(player.number).second);
            CHECK(names.insert(player.name).second);
            for (const FigureSpec& figure : (*kits)[i].onBase) {
                CHECK(weight(figure) <= 4.0);
                CHECK(figure.base.massProduced);
            }
            CHECK(player.figure.heightMm <= 48.0);
            CHECK(player.figure.lengthMm <= 33.0);
            CHECK(player.figure.widthMm <= 29.0);
            const bool mayStandStill =
                player.position == Position::Quarterback || player.position == Position::Punter;
            CHECK(((*kits)[i].onBase[0].base.prongsCut ? mayStandStill : true));
            if (player.uniform == Uniform::White)
                continue;
            const int number = std::stoi(player.number);
            const bool lineNumber = (number >= 50 && number <= 79) ||
                                    (player.number == "00" && player.position == Position::Center);
            const bool skillNumber =
                player.number != "00" && (number <= 49 || (number >= 80 && number <= 89));
            CHECK((isLineman(player.position) ? lineNumber : skillNumber));
        }
        CHECK(squad[Uniform::Dark] >= 11);
        CHECK(squad[Uniform::White] >= 11);
        CHECK(positions[Position::Quarterback] >= 1);
        CHECK(positions[Position::Center] >= 1);
        CHECK(positions[Position::Guard] + positions[Position::Tackle] >= 4);
        CHECK(positions[Position::Kicker] == 1);
        CHECK(positions[Position::Punter] == 1);
        CHECK(contrastToWhite(team.colors.dark) >= kDarkKitContrast);
    }
}

TEST_CASE("Bases differ by position: strength in the line, speed outside", "[app][shipped]") {
    const app::Library library = test::shippedLibrary();
    for (const auto& entry : library.teams()) {
        std::set<std::string> families;
        for (const Player& player : entry.value.players) {
            // a base of a team's own is named after its family: "speed-meteors"
            const std::string family = player.base.substr(0, player.base.find('-'));
            families.insert(family);
            if (isLineman(player.position) || player.position == Position::DefensiveLineman)
                CHECK(family == "strength");
            if (player.position == Position::Quarterback)
                CHECK(player.secondBase == "stationary");
        }
        CHECK(families ==
              std::set<std::string>{"boat", "dial", "rookie", "speed", "stationary", "strength"});
    }
}

TEST_CASE(
    "The middle of a line holds with a flat front, tackles and defensive linemen slip by a point",
    "[app][shipped]") {
    const app::Library library = test::shippedLibrary();
    for (const auto& entry : library.teams()) {
        const TeamFile& team = entry.value;
        for (const Player& player : team.players) {
            const bool holds =
                player.position == Position::Center || player.position == Position::Guard;
            const bool slips = player.position == Position::Tackle ||
                               player.position == Position::DefensiveLineman;
            if (!holds && !slips)
                continue;
            INFO(team.name << " " << player.id);
            const auto base = std::ranges::find(team.bases, player.base, &BaseSpec::id);
            REQUIRE(base != team.bases.end());
            const double front = extentX(Polygon{base->outlineMm}).max;
            std::vector<double> tip;
            for (const Vec2 corner : base->outlineMm)
                if (corner.x == front)
                    tip.push_back(std::fabs(corner.y));
            REQUIRE(tip.size() == 2);
            const double half = extentY(Polygon{base->outlineMm}).max;
            CHECK(tip[0] == Approx(holds ? half : 0.4 * half));
        }
    }
}

TEST_CASE("UX-12 shipped teams are told apart by more than their colors", "[app][shipped][UX-12]") {
    const app::Library library = test::shippedLibrary();
    std::set<KitPattern> patterns;
    int dressed = 0;
    for (const auto& entry : library.teams()) {
        const TeamKit& kit = entry.value.kit;
        patterns.insert(kit.dark.pattern);
        dressed += kit.dark.pattern != KitPattern::Plain && kit.dark.helmet && kit.white.helmet;
    }
    CHECK(dressed >= 3);
    CHECK(patterns.size() == kKitPatternCount);
}

TEST_CASE("Contrast is measured as the web's guidelines do", "[app][shipped]") {
    CHECK(contrastToWhite({0, 0, 0}) == Approx(21.0));
    CHECK(contrastToWhite({255, 255, 255}) == Approx(1.0));
    CHECK(contrastToWhite({0x76, 0x76, 0x76}) == Approx(4.54).margin(0.01));
    CHECK(contrastOf({0, 0, 0}, {255, 255, 255}) == Approx(21.0));
    CHECK(contrastOf({255, 255, 255}, {0x76, 0x76, 0x76}) ==
          contrastOf({0x76, 0x76, 0x76}, {255, 255, 255}));
}
