#include "coach/tap/ghost.hpp"

#include "coach/tap/ghost_walk.hpp"

#include <cmath>

using namespace thrum;
using namespace thrum::coach;

namespace {

Man man(int number, bool attacks, double x, double y, double heading, double speed) {
    Man one;
    one.id = FigureId{attacks ? Side::Home : Side::Visitor, number};
    one.attacks = attacks;
    one.x = x;
    one.y = y;
    one.heading = heading;
    one.speed = speed;
    one.radius = 1.3;
    one.reach = 1.3;
    return one;
}

// A runner at midfield who faces the goal at ten yards a second.
TableView runnerWith(std::vector<Man> others) {
    TableView view;
    view.men = {man(0, true, 50.0, 0.0, 0.0, 10.0)};
    view.men.insert(view.men.end(), others.begin(), others.end());
    view.carrier = 0;
    return view;
}

double runAfter(const TableView& view, double seconds) {
    return after(view, seconds).men.front().x - view.men.front().x;
}

}  // namespace

TEST_CASE("Whom nobody stops runs on at his own speed", "[coach]") {
    CHECK(runAfter(runnerWith({}), 2.0) == Approx(20.0));
    const Forecast ahead = forecast(runnerWith({}));
    CHECK(ahead.scored);
    CHECK(ahead.seconds == Approx(4.9));  // the front of his base is at the goal line
}

TEST_CASE("Who stands ahead stops a man, who stands beside his way does not", "[coach]") {
    CHECK(runAfter(runnerWith({man(1, true, 55.0, 0.0, 0.0, 0.0)}), 2.0) < 2.5);
    CHECK(runAfter(runnerWith({man(1, true, 55.0, 2.7, 0.0, 0.0)}), 2.0) == Approx(20.0));
    // brushed by his shoulder: he slides off
    CHECK(runAfter(runnerWith({man(1, true, 50.5, 2.4, 0.0, 0.0)}), 2.0) == Approx(20.0));
    // also as the last of all, and behind others
    std::vector<Man> many;
    for (int i = 1; i < 21; ++i)
        many.push_back(man(i, true, 10.0, -25.0 + 2.0 * i, 0.0, 0.0));
    many.push_back(man(21, true, 55.0, 0.0, 0.0, 0.0));
    CHECK(runAfter(runnerWith(many), 2.0) < 2.5);
}

TEST_CASE("A tackler's reach grows with time, because nobody keeps to his line", "[coach]") {
    // three yards beside the runner's way: 2.6 and 0.8 a second reach that far after half a second
    const auto tackled = [](double ahead) {
        return forecast(runnerWith({man(1, false, 50.0 + ahead, 3.2, 0.0, 0.0)})).tackled;
    };
    CHECK_FALSE(tackled(2.0));
    CHECK(tackled(10.0));
}

TEST_CASE("Who curves is not where he headed", "[coach]") {
    TableView view = runnerWith({});
    view.men.front().curve = 30.0;
    const TableView later = after(view, 2.0);
    // an arc of a sixth of a turn, 20 yards long
    const double radius = 20.0 / (M_PI / 3.0);
    CHECK(later.men.front().x - 50.0 == Approx(radius * std::sin(M_PI / 3.0)).margin(0.6));
    CHECK(later.men.front().y == Approx(radius * (1.0 - std::cos(M_PI / 3.0))).margin(0.6));
}
