#pragma once

#include "app/game/parts.hpp"

// GameOf: runs of the board, here and elsewhere.
namespace thrum::app {

// Members of games on the board are made for those games alone; clang 14 makes them for all where a
// whole class is asked for.
[[noreturn]] inline void noBoard() {
    contractBroken("the game has a board", __FILE__, __LINE__);
}

/// Ticks between two frames that are shown to a seat (D28).
inline constexpr int kWatchEvery = 30;

// The board knows men by side and place in the roster; people know them by the number they wear.
template <class G>
std::string withNumbers(std::string reason, const typename G::State& state) {
    for (const Side side : {Side::Home, Side::Visitor}) {
        const std::string places =
            side == Side::Home ? "Home roster place " : "Visitor roster place ";
        for (std::size_t at = reason.find(places); at != std::string::npos;
             at = reason.find(places, at + 1)) {
            const std::size_t number = at + places.size();
            const std::size_t end =
                std::min(reason.find_first_not_of("0123456789", number), reason.size());
            const FigureId id{side, std::stoi(reason.substr(number, end - number))};
            if (const std::string name = Kept<G>::manName(state, id); !name.empty())
                reason.replace(at, end - at, name);
        }
    }
    return reason;
}

// Nobody may call a tick that has been shown (D28).
inline Expected<std::vector<Call>, Refused> callsOf(const io::request::Run& asked,
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

template <class G>
Expected<std::vector<typename G::Event>, Refused> GameOf<G>::submit(
    const io::FormationCall& call) requires G::kHasBoard {
    if constexpr (!G::kHasBoard) {
        noBoard();
    } else {
        const Side side = call.side.value_or(facts().side);
        auto decisions = Kept<G>::lineUp(*m_bench, state(), side, call.formation);
        if (!decisions)
            return Unexpected{decisions.error()};
        // all or none: tried on a copy first
        State tried = state();
        decisions->front().ms = call.ms;
        if constexpr (requires { decisions->front().lookMs; })
            decisions->front().lookMs = call.lookMs;
        for (const auto& decision : *decisions) {
            auto step = G::apply(tried, decision);
            if (!step) {
                keepRefusal(step.error(), decision);
                return Unexpected{Refused{step.error()}};
            }
            tried = std::move(step->next);
        }
        std::vector<Event> events;
        for (const auto& decision : *decisions) {
            auto taken = take(decision);
            if (!taken)
                return Unexpected{Refused{taken.error()}};
            events.insert(events.end(), taken->begin(), taken->end());
        }
        return events;
    }
}

template <class G>
void GameOf<G>::addFormation(Formation formation) requires HasFormations<G> {
    if constexpr (HasFormations<G>)  // clang 14 looks at this for every game
        m_bench = std::make_shared<const Bench>(m_bench->with(std::move(formation)));
}

template <class G>
Expected<typename GameOf<G>::RunOutcome, Refused> GameOf<G>::submit(
    const io::WrittenRun& run) requires G::kHasBoard {
    if constexpr (!G::kHasBoard) {
        noBoard();
    } else {
        const SegmentRequest* request = G::request(prompt());
        if (request == nullptr)
            return Unexpected{Refused{G::notNow()}};
        if (m_live != nullptr)
            return Unexpected{wrong("/input", "the board is running; go on with \"run\"")};
        std::vector<ScriptLine> lines = run.lines;
        if (run.ticksPerSecond != 0) {
            for (ScriptLine& line : lines)
                line.tick =
                    std::max(1,
                             (line.tick * request->ticksPerSecond + run.ticksPerSecond / 2) /
                                 run.ticksPerSecond);
        }
        ScriptRunner runner{std::move(lines)};
        auto judge = G::makeJudge(state());
        auto result = runner.run(*request, judge, {});
        if (!result)
            return Unexpected{wrong("/input/script", result.error().reason)};
        return submitRun(*std::move(result));
    }
}

template <class G>
Expected<typename GameOf<G>::BoardTask, Refused> GameOf<G>::boardTask()
    const requires G::kHasBoard {
    if constexpr (!G::kHasBoard) {
        noBoard();
    } else {
        const SegmentRequest* request = G::request(prompt());
        if (request == nullptr || conceded())
            return Unexpected{Refused{G::notNow()}};
        auto setup = Kept<G>::table(*m_library, m_header, state());
        if (!setup)
            return Unexpected{setup.error()};
        BoardTask task{*request,
                       G::makeJudge(state()),
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
}

template <class G>
RunWatcher GameOf<G>::watcher(int shown) const requires G::kHasBoard {
    if constexpr (!G::kHasBoard) {
        noBoard();
    } else {
        std::vector<std::pair<Side, std::shared_ptr<Seat>>> seats;
        for (const Side side : {Side::Home, Side::Visitor})
            if (const auto there = seat(side); there && there->watches())
                seats.emplace_back(side, there);
        if (seats.empty())
            return {};
        return [seats = std::move(seats), shown](const TickReport& report) {
            std::vector<Call> calls;
            if (report.tick % kWatchEvery != 0)
                return calls;
            for (const auto& [side, watching] : seats) {
                // what was called at a moment that was shown before is known; who remembers is
                // shown it again
                const bool again = report.tick < shown;
                if (again && !watching->remembers())
                    continue;
                if (const auto call = watching->watch(report, side);
                    call && call->tick > report.tick && !again)
                    calls.push_back(*call);
            }
            return calls;
        };
    }
}

template <class G>
Expected<typename GameOf<G>::RunOutcome, Refused> GameOf<G>::submitRun(
    SegmentResult result) requires G::kHasBoard {
    if constexpr (!G::kHasBoard) {
        noBoard();
    } else {
        RunOutcome outcome;
        outcome.watched.tick = result.ticks;
        auto events = take(result);
        if (!events)
            return Unexpected{Refused{events.error()}};
        outcome.result = std::move(result);
        outcome.events = *std::move(events);
        return outcome;
    }
}

template <class G>
void GameOf<G>::markRun(int tick, const std::vector<Call>& calls) {
    if (recordIsFull() || calls.size() > io::kRunCalls.most)
        return;
    Line line;
    line.what = typename Line::Mark{tick, calls};
    write(std::move(line));
}

template <class G>
Expected<typename GameOf<G>::RunOutcome, Refused> GameOf<G>::run(
    const io::request::Run& asked) requires G::kHasBoard {
    if constexpr (!G::kHasBoard) {
        noBoard();
    } else {
        if (m_brokenOff && m_live == nullptr) {
            const auto again = goOnWithRun();
            if (!again)
                return Unexpected{again.error()};
        }
        const int shown = m_live == nullptr ? 0 : m_live->simulator->report().tick;
        const auto calls = callsOf(asked, Kept<G>::caller(state()), shown);
        if (!calls)
            return Unexpected{calls.error()};
        const std::size_t known = m_live == nullptr ? 0 : m_live->calls.size();
        if (known + calls->size() > io::kRunCalls.most)
            return Unexpected{wrong(
                "/calls", "a run takes at most " + std::to_string(io::kRunCalls.most) + " calls")};
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
            if (tick - m_live->marked >= G::ticksPerSecond(state())) {
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
}

template <class G>
Expected<typename GameOf<G>::Watched, Refused> GameOf<G>::goOnWithRun() requires G::kHasBoard {
    if constexpr (!G::kHasBoard) {
        noBoard();
    } else {
        if (!m_brokenOff || m_live != nullptr)
            return watched();
        auto live = beginLive();
        if (!live)
            return Unexpected{live.error()};
        m_live = *std::move(live);
        m_live->marked = m_brokenOff->tick;
        watchLive();
        stepLive(m_brokenOff->tick);
        return watched();
    }
}

template <class G>
Expected<std::unique_ptr<typename GameOf<G>::Live>, Refused> GameOf<G>::beginLive()
    const requires G::kHasBoard {
    if constexpr (!G::kHasBoard) {
        noBoard();
    } else {
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
                                    withNumbers<G>(error->reason, state()) +
                                        "; a written run or \"load\" can put that right")};
        return live;
    }
}

template <class G>
void GameOf<G>::watchLive() requires G::kHasBoard {
    if constexpr (!G::kHasBoard) {
        noBoard();
    } else {
        if (!m_live->watch)
            return;
        const auto more = m_live->watch(m_live->simulator->report());
        m_live->calls.insert(m_live->calls.end(), more.begin(), more.end());
    }
}

template <class G>
void GameOf<G>::stepLive(std::optional<int> until) requires G::kHasBoard {
    if constexpr (!G::kHasBoard) {
        noBoard();
    } else {
        Simulator& board = *m_live->simulator;
        while (!board.done() && (!until || board.report().tick < *until)) {
            const int tick = board.report().tick + 1;
            std::vector<Call> now;
            std::ranges::copy_if(m_live->calls, std::back_inserter(now), [&](const Call& c) {
                return c.tick == tick;
            });
            board.step(now);
            if (!board.done())
                watchLive();
        }
    }
}

template <class G>
typename GameOf<G>::Watched GameOf<G>::watched() const requires G::kHasBoard {
    if constexpr (!G::kHasBoard) {
        noBoard();
    } else {
        if (m_live == nullptr)
            return {};
        const TickReport& report = m_live->simulator->report();
        return {true,
                report.tick,
                {report.figures.begin(), report.figures.end()},
                {report.poses.begin(), report.poses.end()},
                report.ballMoves ? report.ball : std::nullopt};
    }
}

}  // namespace thrum::app
