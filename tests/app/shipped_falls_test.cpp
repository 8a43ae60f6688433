#include "support/board_lab.hpp"
#include "support/shipped.hpp"

#include <thrum/app/table.hpp>

#include <array>
#include <map>
#include <string_view>

#include <catch2/catch.hpp>

// What the shipped figures do when they meet. Which of them fall is what TAP's tackles turn on.

using namespace thrum;

namespace {

using Figures = std::vector<FigureSpec>;

// Both teams' figures on their first bases, by position, in the order of the rosters.
std::map<Position, Figures> shippedFigures() {
    const app::Library library = test::shippedLibrary();
    std::map<Position, Figures> figures;
    for (const char* id : {"lancers", "wildcats"}) {
        const TeamFile& team = *library.team(id);
        const auto kits = app::composeKits(team, Side::Home, library, id);
        REQUIRE(kits);
        for (std::size_t i = 0; i < team.players.size(); ++i)
            figures[team.players[i].position].push_back((*kits)[i].onBase.front());
    }
    return figures;
}

struct HitShares {
    double carrierDown = 0.0;  ///< share of hits after which only he lies, %
    double tacklerDown = 0.0;
};

// A back and a defender meet in the open; who lies 0.4 s later (TAP-TK-3)?
HitShares meet(const Figures& backs, const Figures& defenders, double angleDeg, int hits) {
    constexpr int kWindow = 48;
    HitShares shares;
    for (int s = 0; s < hits; ++s) {
        const auto pick = [&](const Figures& from, int stride) {
            return from[static_cast<std::size_t>(s / stride) % from.size()];
        };
        const double offset = 7.0 * std::sin(static_cast<double>(s) * 2.399963);
        const Rotation way = rotationOf(Heading::degrees(180.0 - angleDeg));
        lab::Table table;
        table.add({.spec = pick(backs, 1), .xMm = -50.0});
        table.add({.spec = pick(defenders, 2),
                   .xMm = -45.0 * way.c,
                   .yMm = -45.0 * way.s + offset,
                   .headingDeg = 180.0 - angleDeg,
                   .side = Side::Visitor});
        int met = -1;
        std::array<bool, 2> down{};
        lab::AskJudge judge{[&](const TickReport& report) {
            if (met < 0 && !report.touched.empty())
                met = report.tick;
            for (const Fall& fall : report.fallen)
                down[fall.figure.side() == Side::Home ? 0 : 1] = true;
            return met >= 0 && report.tick >= met + kWindow;
        }};
        (void)table.run(static_cast<std::uint64_t>(77 + s), 4.0, judge);
        shares.carrierDown += down[0] && !down[1] ? 100.0 / hits : 0.0;
        shares.tacklerDown += down[1] && !down[0] ? 100.0 / hits : 0.0;
    }
    return shares;
}

// The calibration's dive, the men replaced by shipped ones in turn.
double fallsOfShippedTeams(const std::map<Position, Figures>& figures, int plays) {
    using enum Position;
    constexpr std::array kMen{Tackle,           Guard,
                              Center,           Guard,
                              Tackle,           TightEnd,
                              WideReceiver,     WideReceiver,
                              Quarterback,      RunningBack,
                              RunningBack,      DefensiveLineman,
                              DefensiveLineman, DefensiveLineman,
                              DefensiveLineman, Linebacker,
                              Linebacker,       Linebacker,
                              DefensiveBack,    DefensiveBack,
                              DefensiveBack,    DefensiveBack};
    std::size_t falls = 0;
    for (int s = 0; s < plays; ++s) {
        const auto seed = static_cast<std::uint64_t>(s);
        lab::Scrimmage play = lab::scrimmage(1000 + seed, lab::Play::Dive);
        std::map<Position, std::size_t> used;
        for (std::size_t i = 0; i < kMen.size(); ++i) {
            const Figures& men = figures.at(kMen[i]);
            lab::Man& man = play.table.men()[i];
            const std::size_t next = used[kMen[i]]++ + (s % 2 == 0 ? 0 : men.size() / 2);
            man.spec = men[next % men.size()];
            if (kMen[i] == Quarterback)
                man.spec.base = lab::shippedBase("stationary");
            man.xMm += man.side == Side::Home ? -1.0 : 1.0;  // some bases are longer
        }
        falls += play.table.run(42 + seed, 5.0).result.falls.size();
    }
    return static_cast<double>(falls) / plays;
}

}  // namespace

TEST_CASE("A back alone against a back of the defense breaks some tackles and keeps his feet",
          "[app][P21][TAP-TK-5]") {
    auto figures = shippedFigures();
    const int hits = lab::sample(200, 60);
    const Figures& backs = figures[Position::RunningBack];
    const HitShares headOn = meet(backs, figures[Position::DefensiveBack], 0.0, hits);
    const HitShares oblique = meet(backs, figures[Position::DefensiveBack], 45.0, hits);
    lab::note(
        "P21", "shipped backs meet defensive backs head-on, tackler falls, %", headOn.tacklerDown);
    lab::note("P21",
              "shipped backs meet defensive backs at 45 deg, tackler falls, %",
              oblique.tacklerDown);
    CHECK(headOn.tacklerDown > 30.0);
    CHECK(oblique.tacklerDown > 5.0);
    CHECK(oblique.tacklerDown < headOn.tacklerDown);
    lab::note("P21",
              "shipped backs meet defensive backs at 45 deg, carrier falls, %",
              oblique.carrierDown);
    CHECK(headOn.carrierDown < 10.0);
    // hands from the side hold on, so that an oblique hit takes the runner down now and then
    CHECK(oblique.carrierDown > 5.0);
    CHECK(oblique.carrierDown < 30.0);
}

TEST_CASE("Nobody falls at once when a back runs into a crouching lineman", "[app][P22]") {
    auto figures = shippedFigures();
    const HitShares shares = meet(figures[Position::RunningBack],
                                  figures[Position::DefensiveLineman],
                                  0.0,
                                  lab::sample(200, 60));
    CHECK(shares.carrierDown == 0.0);
    CHECK(shares.tacklerDown == 0.0);
}

TEST_CASE("The shipped teams fall now and then", "[app][P20][slow]") {
    const double falls = fallsOfShippedTeams(shippedFigures(), lab::sample(200, 60));
    lab::note("P20", "falls of the shipped teams in 5 s at 5", falls);
    CHECK(falls >= 0.02);
    // P20 asks for 0.3 of the calibration's men, who keep to it; these reach for one another, and
    // fumbles and broken tackles need it (docs/physics.md)
    CHECK(falls <= 0.6);
}
