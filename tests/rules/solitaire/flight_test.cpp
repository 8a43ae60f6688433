#include "scene.hpp"

#include <thrum/core/hash.hpp>

using namespace thrum;
using namespace thrum::solitaire;
using namespace thrum::solitaire::test;

namespace {

constexpr std::array<double, 3> kCalm{};

FirstMet thrown(Vec2 from, const ShotInput& shot, std::vector<Target> men, int direction = 1) {
    const RulesData rules;
    const FlightValues values = flightValues(rules, shot, kCalm);
    const ShotData& data = shotData(rules, shot.kind);
    return firstMet(rules, Flight{from, direction, data.heightYd, values}, men, data.rollFraction);
}

Target receiver(double x, double y, double heading = 0, bool offense = true, int id = 1) {
    return {id, offense, {x, y}, rotationOf(Heading::degrees(heading)), 2.0, 1.5};
}

ShotInput pass(double aim, double power, double loft = 30) {
    return {ShotKind::Throw, aim, power, loft, 0};
}

}  // namespace

TEST_CASE("SOL-S71 a pass hits the figure or comes down onto it",
          "[solitaire][SOL-TT-9][SOL-TT-5]") {
    const FirstMet low = thrown({30, 0}, pass(0, 0.30), {receiver(50, 0)});
    CHECK(low.what == FirstMet::What::Player);
    CHECK(low.s == Approx(18.900).margin(5e-4));
    CHECK(low.height == Approx(2.454).margin(5e-4));
    const FirstMet high = thrown({30, 0}, pass(0, 0.35), {receiver(50, 0)});
    CHECK(high.s == Approx(19.304).margin(5e-4));
    CHECK(high.height == Approx(3.900).margin(5e-4));
}

TEST_CASE("SOL-S72 a pass hits the base low and flies over him with more power",
          "[solitaire][SOL-TT-9][SOL-TT-8][SOL-TT-6][SOL-GEO-8]") {
    const FirstMet low = thrown({30, 0}, pass(0, 0.25), {receiver(50, 0)});
    CHECK(low.s == Approx(18.600).margin(5e-4));
    CHECK(low.height == Approx(0.423).margin(5e-4));
    const FirstMet over = thrown({30, 0}, pass(0, 0.50), {receiver(50, 0)});
    CHECK(over.what == FirstMet::What::Ground);
    CHECK(over.at.x == Approx(64.516).margin(5e-4));
}

TEST_CASE("SOL-S73 the first of two on the way is met", "[solitaire][SOL-TT-9][SOL-TT-10]") {
    const std::vector<Target> men{receiver(50, 0), receiver(40, 0, 180, false, 2)};
    const FirstMet flat = thrown({30, 0}, pass(0, 0.26, 10), men);
    CHECK(flat.id == 2);
    CHECK(flat.s == Approx(8.900).margin(5e-4));
    CHECK(flat.height == Approx(3.674).margin(5e-4));
    CHECK(thrown({30, 0}, pass(0, 0.35), men).id == 1);
}

TEST_CASE("SOL-TT-10 of two hit together the offensive player counts first",
          "[solitaire][SOL-TT-10]") {
    const std::vector<Target> men{receiver(50, 0.5, 0, false, 1), receiver(50, 0.5, 0, true, 2)};
    CHECK(thrown({30, 0.5}, pass(0, 0.30), men).id == 2);
}

TEST_CASE("SOL-S76 a pass over the side line is out", "[solitaire][SOL-TT-7]") {
    const FirstMet out = thrown({30, 20}, pass(45, 0.5), {});
    CHECK(out.what == FirstMet::What::Boundary);
    CHECK(out.at.x == Approx(36.67).margin(5e-3));
}

TEST_CASE("SOL-S77 aim decides whether a man aside is met", "[solitaire][SOL-TT-2][SOL-TT-9]") {
    const FirstMet hit = thrown({30, 0}, pass(10, 0.35), {receiver(50, 3.5)});
    CHECK(hit.what == FirstMet::What::Player);
    CHECK(hit.s == Approx(19.304).margin(5e-4));
    CHECK(hit.at.x == Approx(49.011).margin(5e-4));
    CHECK(hit.at.y == Approx(3.352).margin(5e-4));
    const FirstMet miss = thrown({30, 0}, pass(4, 0.35), {receiver(50, 3.5)});
    CHECK(miss.what == FirstMet::What::Ground);
    CHECK(miss.at.x == Approx(55.249).margin(5e-4));
    CHECK(miss.at.y == Approx(1.766).margin(5e-4));
}

TEST_CASE("SOL-S78 a bad release turns and shortens the throw", "[solitaire][SOL-TT-4][SOL-TT-1]") {
    const RulesData rules;
    ShotInput shot = pass(0, 0.35);
    shot.release = 0.5;
    const FlightValues values = flightValues(rules, shot, kCalm);
    CHECK(values.aimDeg == Approx(3.0));
    CHECK(values.rangeYd == Approx(19.95));
    const FirstMet hit = thrown({30, 0}, shot, {receiver(50, 0)});
    CHECK(hit.s == Approx(19.634).margin(5e-4));
    CHECK(hit.height == Approx(3.179).margin(5e-4));
}

TEST_CASE("SOL-S79 the visitors throw west", "[solitaire][SOL-TT-2]") {
    const FirstMet hit = thrown({70, 0}, pass(0, 0.35), {receiver(50, 0, 180)}, -1);
    CHECK(hit.what == FirstMet::What::Player);
    CHECK(hit.at.x == Approx(50.696).margin(5e-4));
}

TEST_CASE("SOL-S82 three draws make one deviate", "[solitaire][SOL-TT-3][SOL-TT-4]") {
    const double n = deviate(0.9, 0.8, 0.7);
    CHECK(n == Approx(1.8));
    CHECK(deviate(0.0, 0.0, 0.0) == -3.0);
    const RulesData rules;
    const std::array<double, 3> deviates{n, 0.0, 0.0};
    CHECK(flightValues(rules, pass(0, 0.3), deviates).aimDeg == Approx(2.7));
}

TEST_CASE("SOL-TT-4 loft and range keep their limits", "[solitaire][SOL-TT-4]") {
    const RulesData rules;
    const std::array<double, 3> down{0.0, -3.0, -3.0};
    ShotInput shot = pass(0, 0.001, 6);
    const FlightValues values = flightValues(rules, shot, down);
    CHECK(values.rangeYd == 1.0);
    CHECK(values.loftDeg == 5.0);
}

TEST_CASE("SOL-S85 power runs up and down the bar", "[solitaire][SOL-UI-2]") {
    const RulesData rules;
    CHECK(powerAt(rules, 0.4) == Approx(0.5));
    CHECK(powerAt(rules, 1.0) == Approx(0.75));
    CHECK(powerAt(rules, 1.9) == Approx(0.375));
    CHECK(powerAt(rules, 0.01) == Approx(0.05));
}

TEST_CASE("SOL-S86 the needle swings", "[solitaire][SOL-UI-3]") {
    const RulesData rules;
    CHECK(releaseAt(rules, 0.09) == Approx(0.4));
    CHECK(releaseAt(rules, 0.45) == Approx(0.0).margin(1e-12));
    CHECK(releaseAt(rules, 0.81) == Approx(-0.4));
    CHECK(releaseAt(rules, 5.0) == 1.0);
}

TEST_CASE("SOL-UI-1 an aim outside the sector is brought to its edge",
          "[solitaire][SOL-UI-1][SOL-UI-5][SOL-UI-6][SOL-TT-14]") {
    const RulesData rules;
    CHECK(limitedAim(rules, ShotKind::Throw, 100) == 85.0);
    CHECK(limitedAim(rules, ShotKind::Pitch, -20) == -90.0);
    CHECK(limitedAim(rules, ShotKind::Punt, -30) == -30.0);
}

TEST_CASE("SOL-S87 the computer's throw over twenty yards", "[solitaire][SOL-AI-1][SOL-AI-3]") {
    const RulesData rules;
    const std::vector<Target> men{receiver(50, 0)};
    const auto shot = throwAt(rules, {30, 0}, 1, 1, men);
    REQUIRE(shot.has_value());
    CHECK(shot->loftDeg == 15.0);
    CHECK(shot->power == Approx(0.281).margin(5e-4));
    const ComputerAim flat = aimAt(rules, ShotKind::Throw, {30, 0}, 1, {50, 0}, 2.0, 15);
    CHECK(flat.rangeYd == Approx(16.855).margin(5e-4));
    CHECK(aimAt(rules, ShotKind::Throw, {30, 0}, 1, {50, 0}, 2.0, 30).rangeYd ==
          Approx(18.406).margin(5e-4));
}

TEST_CASE("SOL-AI-3 a man behind another is no target", "[solitaire][SOL-AI-3]") {
    const RulesData rules;
    const std::vector<Target> wall{receiver(50, 0), receiver(48.8, 0, 0, true, 2)};
    CHECK_FALSE(throwAt(rules, {30, 0}, 1, 1, wall).has_value());
}

TEST_CASE("SOL-AI-4 what the computer means to kick", "[solitaire][SOL-AI-4]") {
    const RulesData rules;
    CHECK(kickShot(rules, ShotKind::FieldGoal, {78, 0}, 1).power == Approx(45.0 / 75.0));
    CHECK(kickShot(rules, ShotKind::Punt, {48, 0}, 1).power == Approx(44.0 / 65.0));
    CHECK(kickShot(rules, ShotKind::Punt, {20, 0}, 1).power == Approx(1.0));
    CHECK(kickShot(rules, ShotKind::Kickoff, {65, 0}, -1).power == Approx(0.95));
    CHECK(kickShot(rules, ShotKind::FieldGoal, {78, 3.083}, 1).aimDeg < 0.0);
}

TEST_CASE("SOL-AI-2 a hand of some skill errs within its limits", "[solitaire][SOL-AI-2]") {
    const RulesData rules;
    const std::array<double, 3> m{1.0, -1.0, 3.0};
    const ShotInput shot = withSkill(rules, pass(10, 0.5), CoachLevel::Rookie, m);
    CHECK(shot.aimDeg == Approx(14.0));
    CHECK(shot.power == Approx(0.46));
    CHECK(shot.release == 1.0);
    CHECK(withSkill(rules, pass(84, 0.5), CoachLevel::Rookie, m).aimDeg == 85.0);
}

TEST_CASE("SOL-S98 between the uprights is strict", "[solitaire][SOL-TT-12][SOL-GEO-9]") {
    const RulesData rules;
    const auto posts = [&](double aim) {
        const ShotInput shot{ShotKind::FieldGoal, aim, 1.0, 40, 0};
        return atPosts(rules, Flight{{90, 0}, 1, 0.0, flightValues(rules, shot, kCalm)}, 1);
    };
    CHECK(posts(8.7).y == Approx(3.060).margin(1e-3));
    CHECK(posts(8.7).good);
    CHECK(posts(8.8).y == Approx(3.096).margin(1e-3));
    CHECK_FALSE(posts(8.8).good);
}

TEST_CASE("SOL-S99 over the bar is strict", "[solitaire][SOL-TT-12]") {
    const RulesData rules;
    const auto height = [&](double range) {
        const Flight flight{{78, 0}, 1, 0.0, {0.0, range, 40.0}};
        return atPosts(rules, flight, 1);
    };
    CHECK(height(36.6).height == Approx(3.375).margin(1e-3));
    CHECK(height(36.6).good);
    CHECK(height(34.6).height == Approx(2.018).margin(1e-3));
    CHECK_FALSE(height(34.6).good);
}

TEST_CASE("SOL-S105 a pitch meets the man behind", "[solitaire][SOL-PIT-2]") {
    const ShotInput shot{ShotKind::Pitch, 120, 0.4, 20, 0};
    const FirstMet met = thrown({30, 0}, shot, {receiver(26, 7)});
    CHECK(met.what == FirstMet::What::Player);
    CHECK(met.s == Approx(6.963).margin(5e-4));
}

TEST_CASE("SOL-S106 a pitch nobody meets rolls on", "[solitaire][SOL-TT-13][SOL-PIT-2]") {
    const ShotInput shot{ShotKind::Pitch, 180, 0.3, 20, 0};
    const RulesData rules;
    const Flight flight{{30, 0}, 1, 3.0, flightValues(rules, shot, kCalm)};
    CHECK(flight.landing() == Approx(12.461).margin(5e-4));
    const FirstMet met = thrown({30, 0}, shot, {});
    CHECK(met.what == FirstMet::What::Ground);
    CHECK(met.at.x == Approx(14.424).margin(5e-4));
    const FirstMet rolling = thrown({30, 0}, shot, {receiver(15.5, 0)});
    CHECK(rolling.what == FirstMet::What::Rolling);
    CHECK(rolling.at.x == Approx(16.9).margin(1e-3));
}

namespace {

// Times taken by a hand that is so many seconds off, normally; twelve uniform numbers make one.
double offBy(double seconds, std::uint64_t luck) {
    double sum = -6.0;
    for (std::uint64_t i = 0; i < 12; ++i)
        sum += static_cast<double>(bitsAt(luck, i) >> 11U) / 9007199254740992.0;
    return seconds * sum;
}

// Percent of throws at a free receiver that come to him, by somebody whose thumb is off by so much
// on both bars and who aims well.
double completed(double yards, double loftDeg, double seconds) {
    const RulesData rules;
    constexpr int kThrows = 4000;
    const Vec2 origin{30.0, 0.0};
    const Vec2 there{30.0 + yards, 0.0};
    const std::vector<Target> targets{{.id = 1, .offense = true, .centre = there}};
    const ComputerAim meant =
        aimAt(rules, ShotKind::Throw, origin, 1, there, rules.coach.targetHeightYd, loftDeg);
    int caught = 0;
    for (std::uint64_t i = 0; i < kThrows; ++i) {
        const std::uint64_t luck = bitsAt(2026, i);
        const double press = meant.power * rules.ui.powerPeriodS / 2 + offBy(seconds, luck);
        const double click = rules.ui.releasePeriodS / 2 + offBy(seconds, luck + 1);
        const ShotInput shot{ShotKind::Throw,
                             meant.aimDeg,
                             powerAt(rules, std::max(0.0, press)),
                             loftDeg,
                             releaseAt(rules, std::max(0.0, click))};
        std::array<double, 3> n{};
        for (std::uint64_t k = 0; k < 3; ++k) {
            const auto v = [&](std::uint64_t which) {
                return static_cast<double>(bitsAt(luck + 2, 3 * k + which) >> 11U) /
                       9007199254740992.0;
            };
            n[k] = deviate(v(0), v(1), v(2));
        }
        const Flight flight{origin, 1, rules.ttqb.throwing.heightYd, flightValues(rules, shot, n)};
        caught += firstMet(rules, flight, targets, 0.0).what == FirstMet::What::Player ? 1 : 0;
    }
    return 100.0 * caught / kThrows;
}

}  // namespace

TEST_CASE(
    "a hand that is 40 ms off completes most throws at 15 yards and fewer the higher they fly",
    "[solitaire][SOL-UI-2][SOL-UI-3][SOL-TT-4]") {
    // docs/coach.md, "Throws of a person"
    const double flat = completed(15, 15, 0.04);
    const double usual = completed(15, 30, 0.04);
    const double high = completed(15, 45, 0.04);
    INFO(flat << " " << usual << " " << high);
    CHECK(flat > usual);
    CHECK(usual > high);
    CHECK(usual > 70.0);
    CHECK(usual < 88.0);
    CHECK(high > 55.0);
    CHECK(high < 75.0);
    CHECK(completed(15, 30, 0.065) > 45.0);
    CHECK(completed(15, 30, 0.065) < 65.0);
    CHECK(completed(15, 30, 0.0) > 97.0);
    CHECK(completed(30, 30, 0.04) < usual);
}
