#include "gui/games/scrimmage/ways.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include <queue>

namespace thrum::gui {

using scrimmage::ManId;
using scrimmage::Square;
using scrimmage::State;

namespace {
// More than anybody's speed: who has moved that much moves no more.
constexpr int kTired = 100;

struct Node {
    State state;
    ScrimmageWay way;
};

/// Cheapest first, then with fewest segments, then in the order they were found.
struct Later {
    bool operator()(const std::pair<std::array<int, 3>, std::size_t>& a,
                    const std::pair<std::array<int, 3>, std::size_t>& b) const {
        return a.first > b.first;
    }
};

int apart(Square a, Square b) {
    return std::abs(a.column - b.column) + std::abs(a.row - b.row);
}

const scrimmage::Reach* reachIn(const scrimmage::Prompt& prompt, ManId man) {
    for (const scrimmage::Reach& reach : prompt.moves) {
        if (reach.man == man)
            return &reach;
    }
    return nullptr;
}

/// He may go on from where a segment has left him.
bool goesOn(const State& before, const State& after, ManId man, Square at) {
    const scrimmage::Man* moved = scrimmage::findMan(after, man);
    return after.phase == before.phase && after.turn == before.turn &&
           after.toMove == before.toMove && !after.chance && after.squaresLeft > 0 &&
           moved != nullptr && moved->at == at;
}
}  // namespace

std::vector<Square> squaresBetween(Square from, Square to) {
    const int columns = to.column - from.column;
    const int rows = to.row - from.row;
    std::vector<Square> path;
    if (columns != 0 && rows != 0 && std::abs(columns) != std::abs(rows))
        return path;
    while (from != to) {
        from.column += (columns > 0) - (columns < 0);
        from.row += (rows > 0) - (rows < 0);
        path.push_back(from);
    }
    return path;
}

ScrimmageWays waysOf(const State& state, ManId man, std::optional<Square> goal) {
    ScrimmageWays all;
    all.man = man;
    const scrimmage::Man* mover = scrimmage::findMan(state, man);
    if (mover == nullptr || !mover->at || man.side() != state.toMove || state.chance)
        return all;
    State start = state;
    for (scrimmage::Man& other : start.men) {
        if (other.id != man)
            other.moved = kTired;  // only he is asked about
    }
    std::vector<Node> nodes;
    std::priority_queue<std::pair<std::array<int, 3>, std::size_t>,
                        std::vector<std::pair<std::array<int, 3>, std::size_t>>,
                        Later>
        open;
    const auto add = [&](State next, ScrimmageWay way) {
        const auto number = nodes.size();
        open.push(
            {{way.cost, static_cast<int>(way.points.size()), static_cast<int>(number)}, number});
        nodes.push_back({std::move(next), std::move(way)});
    };
    add(start, {});
    all.ways[*mover->at] = {};
    while (!open.empty()) {
        const std::size_t number = open.top().second;
        open.pop();
        const State from = nodes[number].state;
        const ScrimmageWay way = nodes[number].way;
        const Square at = scrimmage::findMan(from, man)->at.value_or(Square{});
        if (!way.points.empty() && all.ways[at] != way)
            continue;  // a better one was found meanwhile
        const scrimmage::Prompt prompt = scrimmage::prompt(from);
        const scrimmage::Reach* reach = reachIn(prompt, man);
        if (reach == nullptr)
            continue;
        if (number == 0)
            all.left = reach->left;
        for (const Square to : reach->squares) {
            if (goal && apart(to, *goal) > all.left - way.cost - apart(at, to))
                continue;
            const auto step =
                scrimmage::apply(from,
                                 scrimmage::Decision{.kind = scrimmage::DecisionKind::Move,
                                                     .side = man.side(),
                                                     .man = man,
                                                     .to = to});
            if (!step || step->events.empty())
                continue;
            ScrimmageWay next = way;
            next.cost += step->events.front().squares.value_or(0);
            next.points.push_back(to);
            next.meets = step->events.front().by.has_value();
            const ScrimmageWay* known = all.to(to);
            if (known != nullptr &&
                (known->points.empty() || std::pair{known->cost, known->points.size()} <=
                                              std::pair{next.cost, next.points.size()}))
                continue;
            all.ways[to] = next;
            if (goesOn(start, step->next, man, to))
                add(step->next, std::move(next));
        }
    }
    all.ways.erase(*mover->at);
    return all;
}

}  // namespace thrum::gui
