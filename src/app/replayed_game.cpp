#include <thrum/app/replayed_game.hpp>

#include <algorithm>

namespace thrum::app {
namespace {

constexpr Distance kBigGain = Distance::yards(15);

}  // namespace

std::int64_t millisOf(double ticks, int ticksPerSecond) {
    return static_cast<std::int64_t>(ticks * 1000.0 / ticksPerSecond);
}

std::int64_t snapTimeOf(const ReplayStep& step) {
    return step.kind == ReplayStep::Kind::Chance ? step.startMs : step.endMs;
}

// --- lines ----------------------------------------------------------------------------------

std::optional<LoadError> ReplayedGame::append(std::string_view line) {
    ++m_line;
    const std::string where = m_file + ", line " + std::to_string(m_line);
    auto got = read(line, where);
    if (!got)
        return got.error();
    if (got->takenBackTo) {
        if (*got->takenBackTo > m_steps.size())
            return LoadError{where, "/to", "goes further than the game"};
        takeBack(*got->takenBackTo);
    } else if (got->step) {
        add(*std::move(got));
    } else if (got->refusal && !m_steps.empty()) {
        m_steps.back().refusals.push_back(*std::move(got->refusal));
    } else if (!got->note.empty() && !m_steps.empty()) {
        m_steps.back().notes.push_back(std::move(got->note));
    }
    // marks, names and the end change no picture
    return std::nullopt;
}

void ReplayedGame::add(Read read) {
    ReplayStep step = *std::move(read.step);
    step.line = m_line;
    step.startMs = end();
    step.endMs = step.startMs + read.shownMs;
    keep(step);
    m_steps.push_back(std::move(step));
    if (!m_reading)
        tell(m_steps.size() - 1);
}

void ReplayedGame::tell(std::size_t at) {
    m_steps[at].play = count(at);
    if (const auto ms = clockNow())
        m_steps[at].gameClockMs = ms;
    addMarks(at);
}

void ReplayedGame::takeBack(std::size_t to) {
    m_takenBack += static_cast<int>(m_steps.size() - to);
    m_steps.resize(to);
    cut(to);
    if (!m_reading)
        tellAll();
}

void ReplayedGame::tellAll() {
    m_marks.clear();
    for (std::size_t i = 0; i < m_steps.size(); ++i)
        tell(i);
}

void ReplayedGame::endReading() {
    m_reading = false;
    tellAll();
}

void ReplayedGame::addMarks(std::size_t at) {
    const ReplayStep& step = m_steps[at];
    if (step.kind == ReplayStep::Kind::Correction)
        m_marks.push_back({step.endMs, MarkKind::Correction, step.play, at, std::nullopt});
    if (plays().empty())
        return;
    const GamePlay& play = plays()[step.play];
    if (play.snapped && play.snapStep == at)
        m_marks.push_back({snapTimeOf(step), MarkKind::Snap, step.play, at, play.team});
    mark(at, m_marks);
    if (play.lastStep == at && play.gain && *play.gain >= kBigGain && !play.nullified)
        m_marks.push_back({step.endMs, MarkKind::BigGain, step.play, at, play.team});
}

// From the plays alone; a game that knows when in a step something happened says it itself.
void ReplayedGame::mark(std::size_t at, std::vector<ReplayMark>& marks) const {
    const ReplayStep& step = m_steps[at];
    const GamePlay& play = plays()[step.play];
    const auto add = [&](MarkKind kind, std::optional<Side> side) {
        marks.push_back({step.endMs, kind, step.play, at, side});
    };
    for (const GamePenalty& penalty : play.penalties)
        if (penalty.step == at)
            add(MarkKind::Penalty, penalty.offender);
    if (!play.over || play.lastStep != at)
        return;
    if (play.turnover() && !play.nullified)
        add(MarkKind::Turnover, other(play.team));
    for (const Side side : {Side::Home, Side::Visitor})
        if (play.points[side == Side::Home ? 0 : 1] > 0)
            add(MarkKind::Score, side);
    if (play.halfEnded)
        add(MarkKind::HalfEnd, std::nullopt);
}

// --- moments --------------------------------------------------------------------------------

std::optional<int> ReplayedGame::clockAfter(std::size_t over) const {
    return over == 0 ? std::nullopt : m_steps[over - 1].gameClockMs;
}

// What a step takes from the clock goes evenly while it is shown.
std::optional<int> ReplayedGame::clockDuring(std::size_t step, double share) const {
    const std::optional<int> before = clockAfter(step);
    const std::optional<int> after = clockAfter(step + 1);
    // set anew for the next half, or gone with the last one
    if (!before || !after || *after > *before)
        return before;
    return *before - roundToInt((*before - *after) * std::clamp(share, 0.0, 1.0));
}

ReplayMoment ReplayedGame::moment(std::size_t step, std::size_t over) const {
    ReplayMoment now;
    now.step = step;
    now.over = over;
    if (!plays().empty() && !m_steps.empty())
        now.play = m_steps[std::min(step, m_steps.size() - 1)].play;
    now.situation = situation(over);
    now.gameClockMs = clockAfter(over);
    return now;
}

ReplayMoment ReplayedGame::at(std::int64_t ms) const {
    const std::int64_t when = std::clamp<std::int64_t>(ms, 0, end());
    // the first step that is not over yet
    const auto next = std::ranges::upper_bound(m_steps, when, {}, &ReplayStep::endMs);
    const auto step = static_cast<std::size_t>(next - m_steps.begin());
    ReplayMoment now = moment(step, step);
    if (step < m_steps.size()) {
        const auto since = static_cast<double>(when - next->startMs);
        if (next->run)
            now = at(step,
                     std::min(since * ticksPerSecond(step) / 1000.0,
                              static_cast<double>(next->run->ticks)));
        else if (next->endMs > next->startMs)
            now.gameClockMs =
                clockDuring(step, since / static_cast<double>(next->endMs - next->startMs));
    }
    now.ms = when;
    return now;
}

ReplayMoment ReplayedGame::at(std::size_t step, double tick) const {
    if (step >= m_steps.size())
        return at(end());
    const ReplayStep& under = m_steps[step];
    if (!under.run || tick > under.run->ticks) {
        ReplayMoment now = moment(step, step + 1);
        now.ms = under.endMs;
        return now;
    }
    ReplayMoment now = moment(step, step);
    const double shown = std::max(0.0, tick);
    now.at = shown;
    now.ms = under.startMs + millisOf(shown, ticksPerSecond(step));
    now.boardOn = shown < under.run->ticks;
    now.tick = static_cast<int>(shown);
    if (under.run->ticks > 0)
        now.gameClockMs = clockDuring(step, shown / under.run->ticks);
    return now;
}

std::int64_t ReplayedGame::timeOfPlay(std::size_t play) const {
    const GamePlay& of = plays().at(play);
    return of.snapped ? snapTimeOf(m_steps.at(of.snapStep)) : m_steps.at(of.firstStep).startMs;
}

std::int64_t ReplayedGame::endOfPlay(std::size_t play) const {
    return m_steps.at(plays().at(play).lastStep).endMs;
}

std::string ReplayedGame::placeText(const ReplayMoment& now) const {
    return now.situation.down > 0 ? downAndDistance(now.situation, names(now.over)) : std::string{};
}

}  // namespace thrum::app
