#include "coach/tap/sense.hpp"
#include "coach/tap/situation.hpp"

#include <thrum/coach/tap/expected_points.hpp>

#include <algorithm>
#include <cmath>

// Between line-up and snap: motion, the turn before the snap, the answer to both, the fake and who
// gets the ball. Clauses: chapter 14, TAP-PU-8.
namespace thrum::coach {
namespace {

using tap::Decision;
using tap::DecisionKind;

constexpr double kCoveredAside = 1.6;  // yards
constexpr double kCoveredAhead = 7.0;

// Whether somebody of the defense stands right in front of a man.
bool isCovered(const TableView& table, const Man& man) {
    return std::ranges::any_of(table.men, [&](const Man& other) {
        const double ahead = other.x - man.x;
        return !other.attacks && ahead > 0.0 && ahead < kCoveredAhead &&
               std::abs(other.y - man.y) < kCoveredAside;
    });
}

Decision moved(const TableView& table, const Man& man, double x, double y, Side side) {
    Decision decision{.kind = DecisionKind::MoveInMotion, .side = side};
    tap::Placement placement;
    placement.figure = man.id;
    placement.pose = {table.place(x, y), table.onField(man.heading)};
    decision.placements = {placement};
    return decision;
}

// How far a carrier may get who is turned at a first look.
double promiseOf(const TableView& table, std::size_t extra) {
    constexpr double kFirstLook = 0.4;  // seconds
    const Forecast asItIs = forecast(table);
    constexpr double kNoWayOut = 5.0;  // yards
    if (asItIs.tackled && asItIs.seconds < kFirstLook + 0.1)
        return asItIs.front - kNoWayOut;
    const auto ways = runIdeas(after(table, kFirstLook), extra, 0);
    return ways.empty() ? asItIs.front : std::max(asItIs.front, ways.front().forecast.front);
}

bool isEnd(const Man& man) {
    return man.position == tap::Position::WR || man.position == tap::Position::TE;
}

}  // namespace

bool Sense::fakesPunt(const tap::State& seen, Side side) const {
    // a surprise pays where little is needed and a miss costs no score at once
    const double spot = spotOf(seen);
    const bool near = toGain(seen) <= 5.0 && spot > 38.0 && spot < 68.0;
    const bool safe = !isLate(seen) || leadOf(seen, side) < 0;
    const std::uint64_t oneIn = nerve() >= 50 ? 3 : nerve() <= -50 ? 24 : 6;
    return near && safe && luck(seen, 21) % oneIn == 0;
}

std::optional<Decision> Sense::turnToTheHole(const tap::State& seen,
                                             const tap::Option& turns,
                                             TableView table) const {
    // the defense may turn one man against it
    constexpr double kWorthIt = 1.5;
    constexpr double kFarEnough = 15.0;
    const auto counted = [&](double front) { return std::min(front, table.line + kFarEnough); };
    double most = kWorthIt;
    std::optional<Decision> best;
    for (const FigureId id : turns.figures) {
        table.carrier = table.indexOf(id);
        if (!table.hasCarrier() || table.men[table.carrier].position != tap::Position::RB)
            continue;
        const double now = forecast(table).front;
        const auto ways = runIdeas(table, std::size_t{0}, 0);
        if (ways.empty() || ways.front().stays)
            continue;
        const double gain = counted(ways.front().forecast.front) - counted(now);
        if (gain > most) {
            most = gain;
            best = pivot(table, table.carrier, ways.front().heading, table.side);
        }
    }
    return best && accepted(seen, {*best}) ? best : std::nullopt;
}

namespace {

// A place beside a covered man where nobody stands in front of him; one defender may follow.
std::optional<Decision> awayFromHisMan(const tap::State& seen,
                                       const TableView& table,
                                       const Man& man) {
    constexpr double kWidest = 23.0;
    if (!isCovered(table, man))
        return std::nullopt;
    for (const double aside : {3.5, -3.5, 6.0, -6.0}) {
        Man there = man;
        there.y += aside;
        if (std::abs(there.y) > kWidest || isCovered(table, there))
            continue;
        Decision goes = moved(table, man, there.x, there.y, table.side);
        if (accepted(seen, {goes}))
            return goes;
    }
    return std::nullopt;
}

std::optional<Decision> motionOf(const tap::State& seen,
                                 const tap::Option& motion,
                                 const TableView& table) {
    for (const FigureId id : motion.figures) {
        const std::size_t at = table.indexOf(id);
        if (at == TableView::kNobody || !isEnd(table.men[at]))
            continue;
        if (auto goes = awayFromHisMan(seen, table, table.men[at]))
            return goes;
    }
    return std::nullopt;
}

// Who covers nobody and stands nearest.
const Man* freeNearest(const TableView& table, const Man& receiver) {
    constexpr double kDeepest = 12.0;
    constexpr double kFarthest = 9.0;
    const Man* nearest = nullptr;
    for (const Man& man : table.men) {
        const double away = std::abs(man.y - receiver.y);
        const bool covers = std::ranges::any_of(table.men, [&](const Man& other) {
            return other.attacks && std::abs(other.y) > kOnTheEnd &&
                   std::abs(other.y - man.y) < kCoveredAside;
        });
        const bool may =
            !man.attacks && !covers && man.x - table.line < kDeepest && away < kFarthest;
        if (may && (nearest == nullptr || away < std::abs(nearest->y - receiver.y)))
            nearest = &man;
    }
    return nearest;
}

// Whoever goes uncovered now is met; where throws come late somebody runs ahead of him if he can
// stand there, because who is met is past his man by then.
std::optional<Decision> answerToMotion(const tap::State& seen,
                                       const TableView& table,
                                       Side side,
                                       Coverage coverage) {
    for (const Man& receiver : table.men) {
        const bool threat = receiver.attacks && std::abs(receiver.y) > kOnTheEnd &&
                            isEnd(receiver) && !isCovered(table, receiver);
        const Man* nearest = threat ? freeNearest(table, receiver) : nullptr;
        if (nearest == nullptr)
            continue;
        if (coverage == Coverage::LateThrows) {
            Man ahead = *nearest;
            ahead.heading = receiver.heading;
            const TablePlace there = aheadOf(table, receiver);
            Decision goes = moved(table, ahead, there.x, there.y, side);
            if (accepted(seen, {goes}))
                return goes;
        }
        Man facing = *nearest;
        facing.heading = 180.0;
        Decision goes =
            moved(table, facing, table.line + kPressFront + facing.reach, receiver.y, side);
        if (accepted(seen, {goes}))
            return goes;
    }
    return std::nullopt;
}

// The back who would get farthest as they all stand.
std::size_t bestRunner(TableView table) {
    std::size_t runner = TableView::kNobody;
    double most = -1e9;
    for (std::size_t i = 0; i < table.men.size(); ++i) {
        if (!table.men[i].attacks || !mayRun(table.men[i]))
            continue;
        table.carrier = i;
        const double front = forecast(table).front;
        if (front > most) {
            most = front;
            runner = i;
        }
    }
    return runner;
}

}  // namespace

std::vector<Decision> Sense::inMotion(const tap::State& seen,
                                      const tap::Prompt& prompt,
                                      Side side) const {
    Decisions plan;
    if (wants(prompt, DecisionKind::DeclareFake) && fakesPunt(seen, side))
        plan.push_back(word(DecisionKind::DeclareFake, side));
    const bool scrimmage = seen.playFacts.kind == tap::PlayKind::Scrimmage;
    const bool pass = m_intent && m_intent->pass;
    TableView table = view(seen, side);
    table.lineCounts = true;
    const tap::Option* turns = optionFor(prompt, DecisionKind::Pivot);
    const tap::Option* motion = optionFor(prompt, DecisionKind::MoveInMotion);
    std::optional<Decision> change;
    if (scrimmage && !pass && turns != nullptr)
        change = turnToTheHole(seen, *turns, table);
    else if (scrimmage && pass && motion != nullptr && luck(seen, 22) % 3 == 0)
        change = motionOf(seen, *motion, table);
    if (change)
        plan.push_back(*std::move(change));
    plan.push_back(word(DecisionKind::Done, side));
    return plan;
}

std::vector<Decision> Sense::matching(const tap::State& seen,
                                      const tap::Prompt& prompt,
                                      Side side) const {
    Decisions plan;
    TableView table = view(seen, other(side));
    table.lineCounts = true;
    if (optionFor(prompt, DecisionKind::MoveInMotion) != nullptr) {
        if (auto goes = answerToMotion(seen, table, side, m_setup.coverage))
            plan.push_back(*std::move(goes));
    }
    table.carrier = bestRunner(table);
    if (optionFor(prompt, DecisionKind::Pivot) != nullptr && table.hasCarrier()) {
        constexpr double kInTime = 4.0;  // seconds
        const auto turns = pursuit(table, 1);
        if (!turns.empty() && turns.front().seconds < kInTime) {
            Decision turned = pivot(table, turns.front().man, turns.front().heading, side);
            if (accepted(seen, {turned}))
                plan.push_back(std::move(turned));
        }
    }
    plan.push_back(word(DecisionKind::Done, side));
    return plan;
}

bool Sense::carriesByCall(Side side, FigureId id) const {
    if (!m_intent)
        return false;
    const auto roles = m_setup.lineups->roles(side, m_intent->formation);
    return std::ranges::any_of(roles, [&](const auto& filled) {
        return filled.second == id && filled.first == m_intent->carrier;
    });
}

std::vector<Decision> Sense::announce(const tap::State& seen,
                                      const tap::Prompt& prompt,
                                      Side side) const {
    const tap::Option* option = optionFor(prompt, DecisionKind::Announce);
    if (option == nullptr || option->figures.empty())
        return {};
    std::optional<FigureId> quarterback;
    for (const FigureId id : option->figures) {
        const tap::Player* player = tap::findPlayer(seen, id);
        const bool punter = player != nullptr && player->position == tap::Position::P;
        if (player != nullptr && (player->position == tap::Position::QB || punter))
            quarterback = id;
    }
    const auto named = [&](FigureId id) {
        Decision decision = word(DecisionKind::Announce, side);
        decision.figure = id;
        return Decisions{decision};
    };
    // a passer, and a quarterback who may pitch on the run
    const bool keeps =
        m_intent && (m_intent->pass || (quarterback && carriesByCall(side, *quarterback)));
    if ((keeps || option->figures.size() == 1) && quarterback)
        return named(*quarterback);
    // whoever would get furthest as they all stand now; the back of the call among equals
    TableView table = view(seen, side);
    const auto extra = static_cast<std::size_t>(seen.rules->pivot.defenseExtra);
    std::optional<FigureId> best;
    double most = -1e9;
    for (const FigureId id : option->figures) {
        if (id == quarterback)
            continue;
        table.carrier = table.indexOf(id);
        if (!table.hasCarrier())
            continue;
        double value = std::min(promiseOf(table, extra) - table.line, 25.0);
        constexpr double kForTheCall = 1.5;
        if (carriesByCall(side, id))
            value += kForTheCall;
        if (value > most) {
            most = value;
            best = id;
        }
    }
    if (!best)
        best = quarterback ? quarterback : option->figures.front();
    return named(*best);
}

}  // namespace thrum::coach
