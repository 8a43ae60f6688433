#include "scene.hpp"

#include <thrum/rules/solitaire/told.hpp>

// The play by play, from events written by hand.
using namespace thrum;
using namespace thrum::solitaire;
using namespace thrum::solitaire::test;

namespace {
std::string said(const Scene& scene, const Event& event) {
    const auto sentences = told(std::vector{event}, scene.s);
    REQUIRE(sentences.size() == 1);
    return filled(sentences.front());
}

Event ended(const Scene& scene, EventKind kind, std::optional<double> u = std::nullopt) {
    Event event;
    event.kind = kind;
    event.carrier = scene.id("H22");
    event.side = Side::Home;
    if (u)
        event.u = Distance::yards(*u);
    return event;
}
}  // namespace

TEST_CASE("a man who is tackled as he recovers the ball is brought down without a place",
          "[solitaire][told][SOL-FUM-5][regression]") {
    const Scene scene;
    CHECK(said(scene, ended(scene, EventKind::Tackled)) == "#22 is brought down.");
    CHECK(said(scene, ended(scene, EventKind::Tackled, 31)) ==
          "#22 is brought down at their own 31.");
    CHECK(said(scene, ended(scene, EventKind::CarrierFell)) == "#22 falls with the ball.");
}

TEST_CASE("who is stopped behind his own goal line is told to be in his end zone",
          "[solitaire][told][SOL-SC-6][regression]") {
    const Scene scene;
    CHECK(said(scene, ended(scene, EventKind::OutOfBounds, -10)) ==
          "#22 goes out of bounds in their own end zone.");
    CHECK(said(scene, ended(scene, EventKind::ProgressStopped, 0)) ==
          "#22 gets no farther in their own end zone.");
    CHECK(said(scene, ended(scene, EventKind::OutOfBounds, 70.2)) ==
          "#22 goes out of bounds at the opponents' 30.");
}

TEST_CASE("a loss into the own end zone is told to the goal line as the drives count it",
          "[solitaire][told][SOL-SC-6][regression]") {
    const Scene scene;
    Event tackled = ended(scene, EventKind::Tackled, -10);
    tackled.by = {scene.id("V21")};
    tackled.gain = Distance::yards(-62.8);  // from the own 52.8
    CHECK(said(scene, tackled) == "#22 is tackled by #21 in their own end zone, -52.8 yards.");
}
