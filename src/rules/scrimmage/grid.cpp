#include <thrum/rules/scrimmage/grid.hpp>

#include <algorithm>
#include <cstdlib>

namespace thrum::scrimmage {

bool onField(const RulesData& rules, Square square) {
    return square.column >= 0 && square.column < rules.field.columns && square.row >= 0 &&
           square.row < rules.field.rows;
}

int yardsAt(const RulesData& rules, int line) {
    return rules.field.squareYd * (line - rules.field.endZoneColumns);
}

namespace {
int yardsBetweenGoals(const RulesData& rules) {
    return rules.field.squareYd * (rules.field.columns - 2 * rules.field.endZoneColumns);
}
}  // namespace

int ownYards(const RulesData& rules, int line, int direction) {
    const int fromWest = yardsAt(rules, line);
    return direction > 0 ? fromWest : yardsBetweenGoals(rules) - fromWest;
}

std::string ownYardsText(const RulesData& rules, int line, int direction) {
    const int own = ownYards(rules, line, direction);
    const int length = yardsBetweenGoals(rules);
    if (2 * own == length)
        return "midfield";
    return 2 * own < length ? "own " + std::to_string(own) : "opp " + std::to_string(length - own);
}

int goalLine(const RulesData& rules, int direction) {
    return direction > 0 ? rules.field.columns - rules.field.endZoneColumns
                         : rules.field.endZoneColumns;
}

int lineToGain(const RulesData& rules, int line, int direction) {
    const int goal = goalLine(rules, direction);
    const int gain = line + direction * (rules.downs.toGainYd / rules.field.squareYd);
    return direction > 0 ? std::min(gain, goal) : std::max(gain, goal);
}

bool isGoalToGo(const State& state) {
    return state.lineToGain == goalLine(*state.rules, directionOf(state, state.offense));
}

int yardsToGo(const State& state) {
    return state.rules->field.squareYd * std::abs(state.lineToGain - state.lineOfScrimmage);
}

namespace {
// For the defense the line lies on its other side, so its depth counts like that of a team which
// attacks the other way.
int facing(const State& state, Role role) {
    return directionOf(state, sideOf(state, role));
}
}  // namespace

Square squareOf(const State& state, Role role, Post post) {
    // there is no depth 0: depth 1 of the other side touches the line as well
    const int depth = post.depth < 0 ? post.depth + 1 : post.depth;
    return {columnAtDepth(state.lineOfScrimmage, facing(state, role), depth), post.row};
}

Post postOf(const State& state, Role role, Square square) {
    const int depth = depthOf(state.lineOfScrimmage, facing(state, role), square.column);
    return {depth < 1 ? depth - 1 : depth, square.row};
}

int windowStart(const RulesData& rules, int line, int direction) {
    const int behind = rules.window.behindLineColumns;
    if (direction > 0)
        return std::clamp(line - behind, 0, rules.field.columns - rules.window.columns);
    return std::clamp(
        line - (rules.window.columns - behind), 0, rules.field.columns - rules.window.columns);
}

int windowStart(const State& state) {
    return windowStart(*state.rules, state.lineOfScrimmage, directionOf(state, state.offense));
}

std::optional<int> zoneOf(const RulesData& rules, int windowStart, Square square) {
    const int column = square.column - windowStart;
    if (!onField(rules, square) || column < 0 || column >= rules.window.columns)
        return std::nullopt;
    const int rowsOfZones = rules.field.rows / rules.zones.rows;
    return rowsOfZones * (column / rules.zones.columns) + square.row / rules.zones.rows + 1;
}

std::vector<Marker> markersIn(const RulesData& rules, int windowStart) {
    constexpr int kTenYards = 10;
    std::vector<Marker> markers;
    const int every = kTenYards / rules.field.squareYd;
    for (int line = goalLine(rules, -1); line <= goalLine(rules, 1); line += every) {
        const int at = line - windowStart;
        if (at < 0 || at > rules.window.columns)
            continue;
        const int fromWest = yardsAt(rules, line);
        const int shown = std::min(fromWest, yardsBetweenGoals(rules) - fromWest);
        markers.push_back({at, shown == 0 ? "G" : std::to_string(shown)});
    }
    return markers;
}

namespace {
bool inEndZone(const RulesData& rules, int direction, Square square) {
    return direction > 0 ? square.column >= goalLine(rules, 1)
                         : square.column < goalLine(rules, -1);
}
}  // namespace

bool inAttackedEndZone(const State& state, Side side, Square square) {
    return inEndZone(*state.rules, directionOf(state, side), square);
}

bool inDefendedEndZone(const State& state, Side side, Square square) {
    return inEndZone(*state.rules, -directionOf(state, side), square);
}

int spotLine(const State& state, Side side, int column) {
    const int front = directionOf(state, side) > 0 ? column + 1 : column;
    return std::clamp(front, goalLine(*state.rules, -1) + 1, goalLine(*state.rules, 1) - 1);
}

bool endsMayStartDownfield(const State& state) {
    const RulesData& rules = *state.rules;
    const int direction = directionOf(state, state.offense);
    const int left = yardsBetweenGoals(rules) - ownYards(rules, state.lineOfScrimmage, direction);
    return left > rules.lineup.endDownfieldLineOverYd;
}

int homeYards(const State& state, int line) {
    return ownYards(*state.rules, line, directionOf(state, Side::Home));
}

}  // namespace thrum::scrimmage
