#include "gui/board_game/run_film.hpp"

#include <catch2/catch.hpp>

using namespace thrum;
using namespace thrum::gui;

namespace {
constexpr FigureId kMan{Side::Home, 3};

Pose poseAt(double x, double degrees) {
    return Pose{FieldPoint{Spot::yards(x), Spot::yards(20)}, Heading::degrees(degrees)};
}

/// Two ticks: one yard ahead, turning over the zero, falling in the second.
RunFilm film() {
    RunFilm made;
    FigureSetup setup;
    setup.id = kMan;
    setup.pose = poseAt(10.0, 358.0);
    made.start({setup}, 120);
    RunBatch batch;
    batch.frames = {RunFrame{1, {poseAt(11.0, 2.0)}}, RunFrame{2, {poseAt(12.0, 6.0)}}};
    batch.falls = {TimedFall{2, Fall{kMan, Heading::degrees(90.0)}}};
    made.append(batch);
    return made;
}
}  // namespace

TEST_CASE("UX-8 between two ticks figures are drawn on the way", "[gui][UX-8]") {
    const RunFilm made = film();
    const DrawnPose half = made.at(0.5).front();
    CHECK(half.at.x() == Approx(10.5));
    CHECK(half.headingDeg == Approx(360.0));
    CHECK_FALSE(half.fallenDeg);
}

TEST_CASE("UX-8 the film holds its ends and knows who has fallen", "[gui][UX-8]") {
    const RunFilm made = film();
    CHECK(made.lastTick() == 2);
    CHECK(made.at(-3.0).front().at.x() == Approx(10.0));
    CHECK(made.at(99.0).front().at.x() == Approx(12.0));
    REQUIRE(made.at(2.0).front().fallenDeg);
    CHECK(*made.at(2.0).front().fallenDeg == Approx(90.0));
}

TEST_CASE("UX-8 frames out of order are not taken", "[gui][UX-8]") {
    RunFilm made = film();
    RunBatch late;
    late.frames = {RunFrame{7, {poseAt(50.0, 0.0)}}};
    made.append(late);
    CHECK(made.lastTick() == 2);
}
