#include "gui/games/scrimmage/plan.hpp"

#include <thrum/rules/scrimmage/grid.hpp>

#include <algorithm>
#include <utility>

#include <QTimer>

namespace thrum::gui {

using scrimmage::Decision;
using scrimmage::DecisionKind;
using scrimmage::ManId;
using scrimmage::Square;

ScrimmagePlan::ScrimmagePlan(ScrimmageMatch& match, QObject* parent)
    : QObject{parent}, m_match{match} {
    connect(&match, &Match::refused, this, [this] { m_running.reset(); });
}

ScrimmagePlan::About ScrimmagePlan::about() const {
    const scrimmage::Prompt& prompt = m_match.prompt();
    return {state().play, state().turn, prompt.phase, prompt.side};
}

void ScrimmagePlan::refresh() {
    const Work before = std::exchange(m_work, work());
    if (m_running && m_match.doing() == MatchDoing::Waiting)
        QTimer::singleShot(0, this, &ScrimmagePlan::walkOn);
    if (before == m_work && m_asked == m_match.prompt() && m_seen == state())
        return;
    m_asked = m_match.prompt();
    m_seen = state();
    m_ways.reset();
    m_places.reset();
    m_routeKnown = false;
    const About now = about();
    const scrimmage::Man* man = m_selected ? scrimmage::findMan(state(), *m_selected) : nullptr;
    if (now != m_about || man == nullptr || !man->at)
        m_selected.reset();
    if (now != m_about) {
        m_running.reset();
        m_hovered.reset();
    }
    if (now.play != m_about.play || now.phase != m_about.phase) {
        const auto& columns = state().rules->field.columns;
        const int line = std::clamp(state().lineOfScrimmage, 0, columns - 1);
        m_cursor = {line, state().rules->field.rows / 2};
    }
    m_about = now;
}

ScrimmagePlan::Work ScrimmagePlan::work() const {
    const scrimmage::Prompt& prompt = m_match.prompt();
    if (prompt.kind != Awaits::Decision || !m_match.mayAct(prompt.side) || m_match.isCurtained())
        return Work::None;
    if (m_match.wants(DecisionKind::Place))
        return Work::Place;
    if (m_match.wants(DecisionKind::Target))
        return Work::Aim;
    const bool underWay = m_match.wants(DecisionKind::Move) || m_match.wants(DecisionKind::Throw);
    return underWay ? Work::Move : Work::None;
}

// --- who and where ----------------------------------------------------------------------------

void ScrimmagePlan::select(std::optional<ManId> man) {
    if (m_selected == man)
        return;
    m_selected = man;
    m_ways.reset();
    m_places.reset();
    m_routeKnown = false;
    emit changed();
}

void ScrimmagePlan::selectNext(int step) {
    std::vector<ManId> able;
    if (work() == Work::Place) {
        able = m_match.prompt().men;
    } else if (work() == Work::Move) {
        for (const scrimmage::Reach& reach : m_match.prompt().moves)
            able.push_back(reach.man);
    }
    if (able.empty())
        return;
    std::ranges::stable_sort(able, {}, [&](ManId id) {
        const scrimmage::Man* man = scrimmage::findMan(state(), id);
        const Square at = man != nullptr ? man->at.value_or(Square{}) : Square{};
        return std::pair{at.row, at.column};
    });
    const auto found = m_selected ? std::ranges::find(able, *m_selected) : able.end();
    const auto count = static_cast<int>(able.size());
    const int last = step > 0 ? -1 : 0;
    const int from = found == able.end() ? last : static_cast<int>(found - able.begin());
    const int to = (from + step + count) % count;
    select(able[static_cast<std::size_t>(to)]);
    const scrimmage::Man* man = scrimmage::findMan(state(), *m_selected);
    if (man != nullptr && man->at)
        setCursor(*man->at);
}

void ScrimmagePlan::setCursor(Square square) {
    square.column = std::clamp(square.column, 0, state().rules->field.columns - 1);
    square.row = std::clamp(square.row, 0, state().rules->field.rows - 1);
    m_cursor = square;
    m_cursorShown = true;
    m_hovered.reset();
    m_routeKnown = false;
    emit changed();
}

void ScrimmagePlan::showCursor(bool shown) {
    if (std::exchange(m_cursorShown, shown) == shown)
        return;
    m_routeKnown = false;
    emit changed();
}

void ScrimmagePlan::hover(std::optional<Square> square) {
    if (m_hovered == square)
        return;
    m_hovered = square;
    if (square) {
        // the keyboard goes on from where the mouse was
        m_cursor = *square;
        m_cursorShown = false;
    }
    m_routeKnown = false;
    emit changed();
}

std::optional<Square> ScrimmagePlan::aim() const {
    if (m_hovered)
        return m_hovered;
    return m_cursorShown ? std::optional{m_cursor} : std::nullopt;
}

// --- what the rules say -------------------------------------------------------------------------

std::optional<ManId> ScrimmagePlan::spotlight() const {
    if (m_selected || work() != Work::Move)
        return m_selected;
    const auto at = aim();
    const scrimmage::Man* man = at ? scrimmage::manAt(state(), side(), *at) : nullptr;
    return man != nullptr ? std::optional{man->id} : std::nullopt;
}

const ScrimmageWays& ScrimmagePlan::ways() const {
    const auto man = spotlight();
    if (!m_ways || m_ways->man != man) {
        m_ways = work() == Work::Move && man ? waysOf(state(), *man) : ScrimmageWays{};
        m_ways->man = man;
    }
    return *m_ways;
}

const std::vector<Square>& ScrimmagePlan::places() const {
    if (m_places)
        return *m_places;
    m_places.emplace();
    const Work now = work();
    const bool asks = now == Work::Aim || (now == Work::Place && m_selected);
    for (int column = 0; asks && column < state().rules->field.columns; ++column) {
        for (int row = 0; row < state().rules->field.rows; ++row) {
            const Square square{column, row};
            const bool allowed = now == Work::Aim ? scrimmage::isTarget(state(), square)
                                                  : !refusalAt(square).has_value();
            if (allowed)
                m_places->push_back(square);
        }
    }
    return *m_places;
}

bool ScrimmagePlan::mayPlace(Square square) const {
    return std::ranges::binary_search(places(), square);
}

const ScrimmagePlan::Route* ScrimmagePlan::route() const {
    if (!std::exchange(m_routeKnown, true)) {
        m_route.reset();
        const auto to = aim();
        const ScrimmageWay* way = to && m_selected ? ways().to(*to) : nullptr;
        if (way != nullptr) {
            m_route = Route{*to, *way, forecastOf(state(), *m_selected, *way), {}};
            const bool walks = m_route->forecast.kind == ScrimmageForecast::Kind::Walks;
            const bool carries =
                state().carrier == *m_selected || mayHaveBall(state(), *m_selected);
            if (walks && carries && m_match.mode() != Mode::Tournament)
                m_route->reachers = reachersOf(state(), *m_selected, *to);
        }
    }
    return m_route ? &*m_route : nullptr;
}

std::optional<RuleViolation> ScrimmagePlan::refusalAt(Square square) const {
    Decision asked{.kind = DecisionKind::Move, .side = side()};
    switch (work()) {
        case Work::None:
            return std::nullopt;
        case Work::Place:
            asked.kind = DecisionKind::Place;
            if (m_selected)
                asked.placements = {{*m_selected, square}};
            break;
        case Work::Aim:
            asked.kind = DecisionKind::Target;
            asked.to = square;
            break;
        case Work::Move:
            asked.man = m_selected;
            asked.to = square;
            break;
    }
    return scrimmage::check(state(), asked);
}

void ScrimmagePlan::light(std::optional<int> zone) {
    m_litFor = m_match.questionNumber();
    if (std::exchange(m_litZone, zone) != zone)
        emit changed();
}

std::optional<int> ScrimmagePlan::litZone() const {
    return m_litFor == m_match.questionNumber() && m_match.wants(DecisionKind::Call) ? m_litZone
                                                                                     : std::nullopt;
}

// --- what the coach does ------------------------------------------------------------------------

const scrimmage::Man* ScrimmagePlan::manOn(Square square) const {
    const scrimmage::Man* own = scrimmage::manAt(state(), side(), square);
    return own != nullptr ? own : scrimmage::manAt(state(), other(side()), square);
}

void ScrimmagePlan::pick(Square square) {
    if (work() != Work::Place && work() != Work::Move)
        return;
    if (const scrimmage::Man* man = manOn(square))
        select(man->id);
}

void ScrimmagePlan::go(Square square) {
    Decision asked{.kind = DecisionKind::Move};
    switch (work()) {
        case Work::None:
            return;
        case Work::Place:
            asked.kind = DecisionKind::Place;
            if (m_selected)
                asked.placements = {{*m_selected, square}};
            break;
        case Work::Aim:
            asked.kind = DecisionKind::Target;
            asked.to = square;
            break;
        case Work::Move:
            asked.man = m_selected;
            asked.to = square;
            break;
    }
    m_match.submit(asked);
}

void ScrimmagePlan::run(Square square) {
    const ScrimmageWay* way = work() == Work::Move && m_selected ? ways().to(square) : nullptr;
    if (way == nullptr || way->isOneSegment()) {
        go(square);
        return;
    }
    m_running = Running{*m_selected, way->points, 0};
    walkOn();
}

// One press, several segments, each a decision of its own (D102): it goes on as long as he stands
// where the one before should have brought him and the turn is still the same.
void ScrimmagePlan::walkOn() {
    if (!m_running || m_match.doing() != MatchDoing::Waiting)
        return;
    const scrimmage::Man* man = scrimmage::findMan(state(), m_running->man);
    const bool there = m_running->next == 0 ||
                       (man != nullptr && man->at == m_running->points[m_running->next - 1]);
    if (!there || work() != Work::Move || m_running->next >= m_running->points.size()) {
        m_running.reset();
        return;
    }
    const Square to = m_running->points[m_running->next];
    const ManId mover = m_running->man;
    if (++m_running->next >= m_running->points.size())
        m_running.reset();
    m_match.submit(Decision{.kind = DecisionKind::Move, .man = mover, .to = to});
}

void ScrimmagePlan::submit(DecisionKind kind) {
    Decision pressed{.kind = kind};
    // start and next play are anybody's: here a person presses
    if (m_match.prompt().bothSides && !m_match.isPerson(side()))
        pressed.side = other(side());
    m_match.submit(pressed);
}

}  // namespace thrum::gui
