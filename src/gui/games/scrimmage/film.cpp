#include "gui/games/scrimmage/film.hpp"

#include "gui/widgets/comfort.hpp"
#include "gui/widgets/frame_time.hpp"

#include <algorithm>
#include <utility>

namespace thrum::gui {

using scrimmage::Event;
using scrimmage::EventKind;
using scrimmage::ManId;
using scrimmage::Square;

namespace {
constexpr int kSquareMs = 70;
constexpr int kMostWalkMs = 340;
constexpr int kDrawMs = 900;
constexpr int kThrowMs = 600;
constexpr int kLeaveMs = 160;
constexpr int kMostMs = 1200;  // of everything that waits to be shown
constexpr std::size_t kMostTrails = 14;
constexpr std::size_t kMostNotes = 2;

QPointF pointOf(Square square) {
    return {static_cast<double>(square.column), static_cast<double>(square.row)};
}

std::vector<ScrimmageFilm::Standing> standingIn(const scrimmage::State& state) {
    std::vector<ScrimmageFilm::Standing> men;
    for (const scrimmage::Man& man : state.men) {
        if (man.at)
            men.push_back({man.id, pointOf(*man.at), 1.0});
    }
    return men;
}
}  // namespace

ScrimmageFilm::ScrimmageFilm(ScrimmageMatch& match, QObject* parent)
    : QObject{parent}, m_match{match} {
    m_timer.setInterval(kFrameMs);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &ScrimmageFilm::onTick);
}

bool ScrimmageFilm::isStill() const {
    return m_match.brisk() || Comfort::instance().reducedMotion() ||
           (m_match.isWatched() && m_match.timeScale() > 1.0);
}

std::vector<ScrimmageFilm::Step> ScrimmageFilm::stepsOf(const std::vector<Event>& events,
                                                        const scrimmage::State& before) const {
    std::vector<Step> steps;
    if (auto draw = drawOf(events, before)) {
        Step step;
        step.kind = Step::Kind::Draw;
        step.draw = *std::move(draw);
        steps.push_back(std::move(step));
    }
    for (const Event& event : events) {
        Step step;
        if (event.kind == EventKind::Moved && event.man && event.from && event.to) {
            step.man = *event.man;
            step.from = pointOf(*event.from);
            step.to = pointOf(*event.to);
            step.squares = event.squares.value_or(1);
            steps.push_back(step);
        } else if (event.kind == EventKind::Thrown && event.from && event.to) {
            step.kind = Step::Kind::Throw;
            step.from = pointOf(*event.from);
            step.to = pointOf(*event.to);
            steps.push_back(step);
        }
        if ((event.kind == EventKind::Caught || event.kind == EventKind::Intercepted) &&
            event.man) {
            step.kind = Step::Kind::Hold;
            step.man = *event.man;
            steps.push_back(step);
        }
        if (!event.left.empty()) {
            Step leave;
            leave.kind = Step::Kind::Leave;
            leave.left = event.left;
            steps.push_back(std::move(leave));
        }
    }
    return steps;
}

void ScrimmageFilm::keepTrails(const std::vector<Event>& events) {
    for (const Event& event : events) {
        if (event.kind == EventKind::Snapped || event.kind == EventKind::LinedUp)
            m_trails.clear();
        if (event.kind == EventKind::AllotmentDrawn) {
            std::erase_if(m_trails, [](const Trail& trail) { return trail.older; });
            for (Trail& trail : m_trails)
                trail.older = true;
        }
        if (event.kind == EventKind::Moved && event.man && event.from && event.to)
            m_trails.push_back({*event.man, *event.from, *event.to, event.by.has_value(), false});
    }
    if (m_trails.size() > kMostTrails)
        m_trails.erase(m_trails.begin(), m_trails.end() - static_cast<std::ptrdiff_t>(kMostTrails));
}

void ScrimmageFilm::keepNotes(const std::vector<Event>& events) {
    for (const Event& event : events) {
        const bool turn = event.kind == EventKind::TurnEnded && event.turn.value_or(0) > 0;
        if (event.kind == EventKind::LinedUp || event.kind == EventKind::Snapped)
            m_notes.clear();
        if (turn && m_notes.size() > 1)
            m_notes.erase(m_notes.begin(), m_notes.end() - 1);
        if (!event.man || !event.by || !event.at)
            continue;
        Note note{*event.man, *event.by, {}, {}, *event.at};
        if (event.kind == EventKind::Blocked) {
            note.verb = event.result == "double" ? tr("double team on") : tr("blocks");
            note.rest = tr("%1 > %2, both leave")
                            .arg(event.power.value_or(0))
                            .arg(event.against.value_or(0));
        } else if (event.kind == EventKind::BlockFailed) {
            const bool used = event.result == "used_up";
            std::swap(note.man, note.by);
            note.verb = used ? tr("stands against") : tr("pale after");
            note.rest = used ? tr("%1 ≤ %2, pair used up")
                                   .arg(event.power.value_or(0))
                                   .arg(event.against.value_or(0))
                             : tr("first half %1").arg(event.power.value_or(0));
        } else if (event.kind == EventKind::TackleMissed) {
            note.verb = tr("misses");
            note.rest = tr("he leaves");
        } else {
            continue;
        }
        m_notes.push_back(std::move(note));
    }
    if (m_notes.size() > kMostNotes)
        m_notes.erase(m_notes.begin(), m_notes.end() - static_cast<std::ptrdiff_t>(kMostNotes));
}

void ScrimmageFilm::happened() {
    if (m_isReplay)
        finish();
    const std::vector<Event>& events = m_match.events();
    if (std::ranges::find(events, EventKind::LinedUp, &Event::kind) != events.end())
        finish();  // nobody has to wait for the play before
    const scrimmage::State& before = m_match.state();
    keepTrails(events);
    keepNotes(events);
    std::vector<Step> steps = stepsOf(events, before);
    for (const Event& event : events) {
        if (event.kind == EventKind::PlayEnded)
            m_runner = parseName<scrimmage::Label>(event.result).value_or(scrimmage::Label::Q);
        if (event.kind == EventKind::Snapped) {
            m_atSnap = standingIn(before);
            m_snapState = before;
            m_snapper = before.offense;
            m_play.clear();
        }
    }
    m_play.insert(m_play.end(), steps.begin(), steps.end());
    if (steps.empty())
        return;
    if (isStill()) {
        for (const Step& step : steps) {
            if (step.kind == Step::Kind::Draw)
                emit drew(step.draw, true);
        }
        return;
    }
    if (!running())
        m_men = standingIn(before);
    m_steps.insert(m_steps.end(), steps.begin(), steps.end());
    int all = 0;
    m_haste = 1.0;
    for (const Step& step : m_steps)
        all += msOf(step);
    m_haste = std::max(1.0, static_cast<double>(all) / kMostMs);
    if (!running())
        begin();
}

void ScrimmageFilm::startOver() {
    m_timer.stop();
    m_steps.clear();
    m_men.clear();
    m_atSnap.clear();
    m_snapState.reset();
    m_play.clear();
    m_trails.clear();
    m_notes.clear();
    m_carrier.reset();
    m_isReplay = false;
    m_haste = 1.0;
    for (const std::vector<Event>& events : m_match.eventsSoFar()) {
        keepTrails(events);
        keepNotes(events);
    }
    emit ended();
}

void ScrimmageFilm::begin() {
    m_time.start();
    enter(m_steps.front());
    m_timer.start();
    emit stepped();
}

void ScrimmageFilm::enter(const Step& step) {
    if (step.kind == Step::Kind::Draw)
        emit drew(step.draw, false);
}

int ScrimmageFilm::msOf(const Step& step) const {
    int ms = 0;
    switch (step.kind) {
        case Step::Kind::Walk:
            ms = m_isReplay ? m_msPerSquare * step.squares
                            : std::min(kMostWalkMs, kSquareMs * (step.squares + 1));
            break;
        case Step::Kind::Draw:
            ms = kDrawMs;
            break;
        case Step::Kind::Throw:
            ms = kThrowMs;
            break;
        case Step::Kind::Leave:
            ms = kLeaveMs;
            break;
        case Step::Kind::Hold:
            break;
    }
    return static_cast<int>(ms / m_haste);
}

void ScrimmageFilm::onTick() {
    while (!m_steps.empty() && m_time.elapsed() >= msOf(m_steps.front())) {
        apply(m_steps.front());
        m_steps.pop_front();
        m_time.restart();
        if (!m_steps.empty())
            enter(m_steps.front());
    }
    if (m_steps.empty()) {
        finish();
        return;
    }
    emit stepped();
}

void ScrimmageFilm::apply(const Step& step) {
    if (step.kind == Step::Kind::Walk) {
        for (Standing& man : m_men) {
            if (man.id == step.man)
                man.at = step.to;
        }
    }
    if (step.kind == Step::Kind::Hold)
        m_carrier = step.man;
    if (step.kind == Step::Kind::Throw)
        m_carrier.reset();
    std::erase_if(m_men, [&](const Standing& man) {
        return std::ranges::find(step.left, man.id) != step.left.end();
    });
}

void ScrimmageFilm::finish() {
    const bool was = running() || m_isReplay;
    m_timer.stop();
    const auto last =
        std::ranges::find(m_steps.rbegin(), m_steps.rend(), Step::Kind::Draw, &Step::kind);
    if (last != m_steps.rend() && !m_isReplay)
        emit drew(last->draw, true);
    m_steps.clear();
    m_men.clear();
    m_isReplay = false;
    m_haste = 1.0;
    if (!was)
        return;
    emit stepped();
    emit ended();
}

std::vector<ScrimmageFilm::Standing> ScrimmageFilm::men() const {
    if (!running())
        return standingIn(m_match.state());
    std::vector<Standing> men = m_men;
    if (m_steps.empty())
        return men;
    const Step& step = m_steps.front();
    const double ms = std::max(1, msOf(step));
    const double part = std::clamp(static_cast<double>(m_time.elapsed()) / ms, 0.0, 1.0);
    const bool jumps = Comfort::instance().reducedMotion();
    for (Standing& man : men) {
        if (step.kind == Step::Kind::Walk && man.id == step.man)
            man.at = jumps ? step.to : step.from + (step.to - step.from) * part;
        if (step.kind == Step::Kind::Leave &&
            std::ranges::find(step.left, man.id) != step.left.end())
            man.opacity = jumps ? 0.0 : 1.0 - part;
    }
    return men;
}

const scrimmage::State& ScrimmageFilm::ground() const {
    return m_isReplay && m_snapState ? *m_snapState : m_match.state();
}

std::optional<QPointF> ScrimmageFilm::flight() const {
    if (!running() || m_steps.empty() || m_steps.front().kind != Step::Kind::Throw)
        return std::nullopt;
    const Step& step = m_steps.front();
    const double ms = std::max(1, msOf(step));
    const double part = Comfort::instance().reducedMotion()
                            ? 1.0
                            : std::clamp(static_cast<double>(m_time.elapsed()) / ms, 0.0, 1.0);
    // higher in the middle of its way
    const double lift = 4.0 * part * (1.0 - part) * 1.6;
    return step.from + (step.to - step.from) * part - QPointF{0.0, lift};
}

bool ScrimmageFilm::mayReplay() const {
    using enum scrimmage::Phase;
    const scrimmage::State& state = m_match.state();
    const bool between = state.phase == PlayOver || state.phase == OffAlign || state.over;
    return between && !m_atSnap.empty();
}

void ScrimmageFilm::replay(int msPerSquare) {
    if (!mayReplay())
        return;
    finish();
    m_isReplay = true;
    m_msPerSquare = msPerSquare;
    m_carrier = scrimmage::manId(m_snapper, m_runner);
    m_men = m_atSnap;
    m_steps.assign(m_play.begin(), m_play.end());
    if (m_steps.empty())
        finish();
    else
        begin();
}

}  // namespace thrum::gui
