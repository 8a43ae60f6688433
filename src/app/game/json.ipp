#pragma once

#include "app/game/parts.hpp"

// GameOf: the same as JSON, for whoever does not know the game.
namespace thrum::app {

template <class G>
typename SubmittedOf<G>::Type readSubmitted(const FieldSource& at,
                                            const typename G::State& state,
                                            const typename Kept<G>::Surroundings& known) {
    if constexpr (G::kHasBoard) {
        const auto names = G::namesIn(state);
        if (auto table = io::readTableInput(at, names, Kept<G>::caller(state)))
            return std::visit(
                [](auto& input) { return typename SubmittedOf<G>::Type{std::move(input)}; },
                *table);
    }
    return Kept<G>::readInput(at, state, known);
}

template <class G>
io::JsonOut GameOf<G>::json(const std::vector<Event>& events) const {
    const auto names = G::namesIn(state());
    io::JsonOut list = io::JsonOut::list();
    for (const Event& event : events)
        list.add(io::written([&](FieldSink& to) { G::write(event, to, names); }));
    return list;
}

template <class G>
io::JsonOut GameOf<G>::json(const Input& input, const State& before) const {
    const auto names = G::namesIn(before);
    return io::written([&](FieldSink& to) {
        if (const SegmentResult* run = runOf<G>(input))
            io::write(*run, to, names);
        else
            G::write(input, to, names);
    });
}

template <class G>
io::JsonOut GameOf<G>::stateJson() const {
    return io::written([&](FieldSink& to) { G::write(state(), to); });
}
template <class G>
io::JsonOut GameOf<G>::observedJson(games::Eyes eyes) const {
    return io::written([&](FieldSink& to) { G::write(G::observe(state(), eyes), to); });
}
template <class G>
io::JsonOut GameOf<G>::promptJson() const {
    return io::written([&](FieldSink& to) { G::write(prompt(), state(), to); });
}
template <class G>
io::JsonOut GameOf<G>::openingJson() const {
    return json(m_session->openingEvents());
}
template <class G>
std::vector<Sentence> GameOf<G>::openingTold() const {
    return Kept<G>::told(m_session->openingEvents(), state());
}

template <class G>
Game::Submitted GameOf<G>::submitted(const std::vector<Event>& events) const {
    Submitted reply;
    reply.events = json(events);
    reply.told = Kept<G>::told(events, state());
    return reply;
}

template <class G>
Expected<Game::Submitted, Refused> GameOf<G>::submitJson(const std::string& text) {
    std::optional<typename SubmittedOf<G>::Type> read;
    if (auto error = io::readText(text, "", "/input", [&](const FieldSource& at) {
            read = readSubmitted<G>(at, state(), m_known);
        }))
        return Unexpected{Refused{*std::move(error)}};
    return std::visit(
        [&](const auto& input) -> Expected<Submitted, Refused> {
            auto events = submit(input);
            if (!events)
                return Unexpected{events.error()};
            if constexpr (std::is_same_v<std::decay_t<decltype(*events)>, RunOutcome>)
                return ran(*events, false);
            else
                return submitted(*events);
        },
        *read);
}

template <class G>
Expected<Game::Drawn, Refused> GameOf<G>::drawJson() {
    const State before = state();
    Input input;
    const auto events = draw(input);
    if (!events)
        return Unexpected{events.error()};
    return Drawn{json(input, before), json(*events), Kept<G>::told(*events, state())};
}

template <class G>
std::optional<Refused> GameOf<G>::loadJson(const std::string& patch) {
    State patched;
    auto error = io::readPatched(stateJson(),
                                 patch,
                                 "/state",
                                 {.voided = [](const FieldSource& at) { return G::voidedBy(at); },
                                  .read =
                                      [&](const FieldSource& whole, const FieldSource& part) {
                                          patched = Kept<G>::readPatched(whole, part, m_known);
                                      }});
    if (error)
        return Refused{*std::move(error)};
    return correct(std::move(patched), "loaded");
}

template <class G>
Game::SeatTurns GameOf<G>::playSeatsJson() {
    std::vector<SeatMove> moves;
    SeatTurns played;
    played.stuck = playSeats(moves);
    for (const SeatMove& move : moves) {
        const auto names = G::namesIn(move.after);
        io::JsonOut events = io::JsonOut::list();
        for (const Event& event : move.events)
            events.add(io::written([&](FieldSink& to) { G::write(event, to, names); }));
        played.turns.push_back({move.side,
                                json(move.input, move.before),
                                std::move(events),
                                Kept<G>::told(move.events, move.after)});
    }
    return played;
}

// --- runs

template <class G>
io::JsonOut GameOf<G>::frameJson(const Watched& watched) const {
    const auto names = G::namesIn(state());
    return io::jsonOfFrame(names, watched.tick, watched.figures, watched.poses, watched.ball);
}

template <class G>
Game::Submitted GameOf<G>::ran(const RunOutcome& outcome, bool frames) const {
    if constexpr (!G::kHasBoard) {
        noBoard();
    } else {
        Submitted reply;
        reply.ran = true;
        const Watched& seen = outcome.watched;
        if (seen.running) {
            reply.running = true;
            reply.run = io::JsonOut::object();
            reply.run.set("tick", std::int64_t{seen.tick}).set("frame", frameJson(seen));
            return reply;
        }
        reply = submitted(outcome.events);
        reply.ran = true;
        reply.run = io::JsonOut::object();
        const SegmentResult& result = outcome.result;
        reply.run.set("ticks", std::int64_t{result.ticks});
        if (!result.calls.empty())
            reply.run.set("calls",
                          io::written([&](FieldSink& to) { io::write(result.calls, to); }));
        if (result.unusedScriptLines > 0)
            reply.run.set("unused", std::int64_t{result.unusedScriptLines});
        if (frames) {
            std::vector<FigureId> figures;
            for (const FigureSetup& figure : result.figures)
                figures.push_back(figure.id);
            const auto names = G::namesIn(state());
            io::JsonOut list = io::JsonOut::list();
            const int every = io::keyframeInterval(G::ticksPerSecond(state()));
            for (const Frame& frame : result.frames) {
                if (frame.tick % every == 0 || frame.tick == result.ticks)
                    list.add(io::jsonOfFrame(names, frame.tick, figures, frame.poses, frame.ball));
            }
            reply.run.set("frames", list);
        }
        return reply;
    }
}

template <class G>
Expected<Game::Submitted, Refused> GameOf<G>::runJson(const io::request::Run& asked) {
    if constexpr (G::kHasBoard) {
        const auto outcome = run(asked);
        if (!outcome)
            return Unexpected{outcome.error()};
        return ran(*outcome, asked.frames);
    } else {
        return Unexpected{
            Refused{LoadError{"", "/do", std::string{G::kTitle} + " is played without a board"}}};
    }
}

template <class G>
Expected<std::optional<Game::Submitted>, Refused> GameOf<G>::goOnJson() {
    if constexpr (G::kHasBoard) {
        if (!m_brokenOff)
            return std::optional<Submitted>{};
        const auto seen = goOnWithRun();
        if (!seen)
            return Unexpected{seen.error()};
        RunOutcome outcome;
        outcome.watched = *seen;
        return std::optional{ran(outcome, false)};
    } else {
        return std::optional<Submitted>{};
    }
}

}  // namespace thrum::app
