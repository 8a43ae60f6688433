#include "app/tap_game_parts.hpp"

#include <algorithm>

// A game's runs of the board, here and elsewhere.
namespace thrum::app {
namespace {

/// Ticks between two frames that are shown to a seat (D28).
constexpr int kWatchEvery = 30;

// The board knows men by side and place in the roster; people know them by the number they wear.
std::string withNumbers(std::string reason, const tap::State& state) {
    for (const Side side : {Side::Home, Side::Visitor}) {
        const std::string places =
            side == Side::Home ? "Home roster place " : "Visitor roster place ";
        for (std::size_t at = reason.find(places); at != std::string::npos;
             at = reason.find(places, at + 1)) {
            const std::size_t number = at + places.size();
            const std::size_t end =
                std::min(reason.find_first_not_of("0123456789", number), reason.size());
            const FigureId id{side, std::stoi(reason.substr(number, end - number))};
            if (tap::findPlayer(state, id) != nullptr)
                reason.replace(at, end - at, tap::figureName(state, id));
        }
    }
    return reason;
}

// Nobody may call a tick that has been shown (D28).
Expected<std::vector<Call>, Refused> callsOf(const io::request::Run& asked,
                                             Side switchHolder,
                                             int shown) {
    std::vector<Call> calls = asked.calls;
    if (asked.switchOffAt)
        calls.push_back({*asked.switchOffAt, switchHolder, CallKind::Stop});
    const auto late =
        std::ranges::find_if(calls, [&](const Call& call) { return call.tick <= shown; });
    if (late != calls.end())
        return Unexpected{
            wrong("/calls", "tick " + std::to_string(late->tick) + " has been shown already")};
    return calls;
}

}  // namespace

Expected<TableSetup, Refused> TapGame::table() const {
    BoardSpec board = m_header.board;
    const tap::Board& wanted = state().board;
    // the home coach may have chosen another board since, or a state brought its own
    if (wanted != tap::boardOf(board)) {
        const BoardSpec* known = m_library->board(wanted.id);
        if (known == nullptr || tap::boardOf(*known) != wanted)
            return Unexpected{
                wrong("", "the board \"" + wanted.id + "\" is not one the program knows")};
        board = *known;
    }
    auto table = tapTable(*m_library, board, m_header.teams, m_header.asked.speedTenths, state());
    if (!table)
        return Unexpected{wrong("", table.error().text())};
    return *std::move(table);
}

Expected<TapGame::BoardTask, Refused> TapGame::boardTask() const {
    const auto& request = m_session->prompt().request;
    if (!request || conceded())
        return Unexpected{notNow()};
    auto setup = table();
    if (!setup)
        return Unexpected{setup.error()};
    BoardTask task{*request,
                   tap::makeJudge(state()),
                   *std::move(setup),
                   m_session->chanceSeed(),
                   1,
                   {},
                   0,
                   {}};
    if (m_brokenOff) {
        task.calls = m_brokenOff->calls;
        task.shownUntil = m_brokenOff->tick;
    }
    // seats hear of the run even where their calls are known: they may watch the rest of it
    std::vector<Call> asked = driver().seatCalls();
    if (!m_brokenOff)
        task.calls = std::move(asked);
    task.watch = watcher(task.shownUntil);
    return task;
}

RunWatcher TapGame::watcher(int shown) const {
    std::vector<std::pair<Side, std::shared_ptr<Seat>>> seats;
    for (const Side side : {Side::Home, Side::Visitor})
        if (const auto there = seat(side); there && there->watches())
            seats.emplace_back(side, there);
    if (seats.empty())
        return {};
    return [seats = std::move(seats), shown](const TickReport& report) {
        std::vector<Call> calls;
        if (report.tick < shown || report.tick % kWatchEvery != 0)
            return calls;
        for (const auto& [side, watching] : seats)
            if (const auto call = watching->watch(report, side); call && call->tick > report.tick)
                calls.push_back(*call);
        return calls;
    };
}

Expected<TapGame::RunOutcome, Refused> TapGame::submitRun(SegmentResult result) {
    RunOutcome outcome;
    outcome.watched.tick = result.ticks;
    auto events = take(result);
    if (!events)
        return Unexpected{Refused{events.error()}};
    outcome.result = std::move(result);
    outcome.events = *std::move(events);
    return outcome;
}

void TapGame::markRun(int tick, const std::vector<Call>& calls) {
    write({.what = io::TapGameLine::Mark{tick, calls}});
}

Expected<TapGame::RunOutcome, Refused> TapGame::run(const io::request::Run& asked) {
    if (m_brokenOff && m_live == nullptr) {
        const auto again = goOnWithRun();
        if (!again)
            return Unexpected{again.error()};
    }
    const int shown = m_live == nullptr ? 0 : m_live->simulator->report().tick;
    const auto calls = callsOf(asked, state().switchHolder.value_or(state().offense), shown);
    if (!calls)
        return Unexpected{calls.error()};
    if (m_live == nullptr) {
        auto live = beginLive();
        if (!live)
            return Unexpected{live.error()};
        m_live = *std::move(live);
        watchLive();
    }
    m_live->calls.insert(m_live->calls.begin(), calls->begin(), calls->end());
    stepLive(asked.until);
    Simulator& board = *m_live->simulator;
    if (!board.done()) {
        const int tick = board.report().tick;
        if (tick - m_live->marked >= state().board.ticksPerSecond) {
            markRun(tick, m_live->calls);
            m_live->marked = tick;
        }
        RunOutcome outcome;
        outcome.watched = watched();
        return outcome;
    }
    SegmentResult result = board.finish();
    m_live.reset();
    return submitRun(std::move(result));
}

Expected<TapGame::Watched, Refused> TapGame::goOnWithRun() {
    if (!m_brokenOff || m_live != nullptr)
        return watched();
    auto live = beginLive();
    if (!live)
        return Unexpected{live.error()};
    m_live = *std::move(live);
    m_live->marked = m_brokenOff->tick;
    stepLive(m_brokenOff->tick);
    return watched();
}

Expected<std::unique_ptr<TapGame::Live>, Refused> TapGame::beginLive() const {
    auto task = boardTask();
    if (!task)
        return Unexpected{task.error()};
    auto simulator = std::make_unique<Simulator>(std::move(task->table), task->seed);
    simulator->setFrames({task->framesEvery});
    auto live = std::make_unique<Live>(
        Live{std::move(simulator), std::move(task->judge), std::move(task->calls), 0, {}});
    live->watch = std::move(task->watch);
    if (const auto error = live->simulator->begin(task->request, live->judge))
        return Unexpected{wrong("",
                                withNumbers(error->reason, state()) +
                                    "; a written run or \"load\" can put that right")};
    return live;
}

void TapGame::watchLive() {
    if (!m_live->watch)
        return;
    const auto more = m_live->watch(m_live->simulator->report());
    m_live->calls.insert(m_live->calls.end(), more.begin(), more.end());
}

void TapGame::stepLive(std::optional<int> until) {
    Simulator& board = *m_live->simulator;
    while (!board.done() && (!until || board.report().tick < *until)) {
        const int tick = board.report().tick + 1;
        std::vector<Call> now;
        std::ranges::copy_if(
            m_live->calls, std::back_inserter(now), [&](const Call& c) { return c.tick == tick; });
        board.step(now);
        if (!board.done())
            watchLive();
    }
}

TapGame::Watched TapGame::watched() const {
    if (m_live == nullptr)
        return {};
    const TickReport& report = m_live->simulator->report();
    return {true,
            report.tick,
            {report.figures.begin(), report.figures.end()},
            {report.poses.begin(), report.poses.end()}};
}

}  // namespace thrum::app
