#pragma once

#include <thrum/core/contract.hpp>
#include <thrum/core/expected.hpp>
#include <thrum/core/hash.hpp>
#include <thrum/core/shared.hpp>
#include <thrum/core/violation.hpp>
#include <thrum/games/game.hpp>
#include <thrum/segment/result.hpp>

#include <algorithm>
#include <cstdint>
#include <deque>
#include <functional>
#include <optional>
#include <utility>
#include <variant>
#include <vector>

namespace thrum::match {

struct SessionOptions {
    std::uint64_t seed = 0;
    bool freeUndo = false;    ///< lifts the rules of undo (D68)
    bool keepsDraws = false;  ///< a prompt met again after a take-back draws the same (D51)
};

/// One game in progress: its state, every input that led there, what was taken back, and the chance
/// that belongs to it. It asks no coach and runs no board; see Driver.
///
/// The record only grows: a take-back is a line of its own, and what is in force follows from it.
/// @tparam G  a game of thrum/games
template <games::Playable G>
class Session {
public:
    using State = typename G::State;
    using Input = typename G::Input;
    using Event = typename G::Event;
    using Prompt = typename G::Prompt;

    /// The state put in place of the one before (D57).
    struct Correction {
        std::string reason;
        Shared<State> state;  // an entry is no larger for it
        bool operator==(const Correction&) const = default;
    };
    /// Back to where `inForce` inputs were in force.
    struct TakeBack {
        std::size_t inForce = 0;
        bool clocksStand = false;  ///< what was decided is undone, the time it took is gone
    };
    struct Entry {
        std::variant<Input, Correction, TakeBack> what;
        std::optional<Side> side{};
        std::vector<Event> events{};
        std::uint64_t digest = 0;  ///< of the state after it
    };

    /// Looks at an input that the rules take, before it counts, with what it leads to; what it
    /// answers keeps the input out.
    using Acceptance = std::function<std::optional<RuleViolation>(
        const Input& input, const State& next, const std::vector<Event>& events)>;
    void acceptBy(Acceptance acceptance) { m_accepts = std::move(acceptance); }

    /// @param opening  state and events of the new game
    Session(typename G::Step opening, SessionOptions options)
        : m_options{options},
          m_initial{std::move(opening.next)},
          m_state{m_initial},
          m_openingEvents{std::move(opening.events)},
          m_initialDigest{G::digest(m_state)},
          m_digest{m_initialDigest},
          m_prompt{G::prompt(m_state)} {}

    [[nodiscard]] const State& state() const { return m_state; }
    [[nodiscard]] const State& initial() const { return m_initial; }
    [[nodiscard]] const Prompt& prompt() const { return m_prompt; }
    [[nodiscard]] games::Awaits awaits() const { return G::awaits(m_prompt); }
    [[nodiscard]] std::uint64_t digest() const { return m_digest; }
    [[nodiscard]] const SessionOptions& options() const { return m_options; }
    [[nodiscard]] const std::vector<Event>& openingEvents() const { return m_openingEvents; }
    /// Everything that happened, taken back or not, in order.
    [[nodiscard]] const std::vector<Entry>& record() const { return m_record; }
    [[nodiscard]] std::size_t inForce() const { return m_inForce.size(); }
    [[nodiscard]] int takeBacks() const { return m_takeBacks; }

    /// Errors: the violated clause; nothing changed.
    [[nodiscard]] Expected<std::vector<Event>, RuleViolation> submit(const Input& input) {
        // what is repeated takes its own time and not that of the clocks, which stood
        const bool again = m_asItWas && repeats(input);
        auto step = G::apply(again ? *m_asItWas : m_state, input);
        if (!step)
            return Unexpected{step.error()};
        if (m_accepts)
            if (auto kept = m_accepts(input, step->next, step->events))
                return Unexpected{*std::move(kept)};
        repeatOrForget(input);
        Mark mark{m_record.size(), G::windowOf(m_state, m_prompt), m_play, m_takeBacks};
        const std::optional<Side> side = G::sideOf(input, m_prompt);
        if (G::startsPlay(m_state, step->next))
            ++m_play;
        m_asItWas.reset();
        if (again) {
            m_asItWas = step->next;
            step->next = stood(m_state, std::move(step->next));
        }
        m_state = std::move(step->next);
        add(std::move(mark), input, side, step->events);
        return std::move(step->events);
    }

    /// Sets a state that was validated elsewhere; in the record it is a correction.
    void correct(State state, std::string reason) {
        Mark mark{m_record.size(), G::windowOf(m_state, m_prompt), m_play, m_takeBacks};
        m_state = state;
        m_asItWas.reset();
        Correction correction{std::move(reason), Shared<State>{std::move(state)}};
        repeatOrForget(correction);
        add(std::move(mark), std::move(correction), std::nullopt, {});
    }

    /// What a take-back would take back first; null before the first input.
    [[nodiscard]] const Entry* lastInForce() const {
        return m_inForce.empty() ? nullptr : &m_record[m_inForce.back().record];
    }
    /// The clause that keeps a coach from taking back so many inputs; nothing if none does. How far
    /// he may go is the game's to say (games::UndoScope).
    /// @param agreed  the other coach has said yes
    [[nodiscard]] std::optional<RuleViolation> checkUndo(std::size_t count,
                                                         bool agreed = false) const {
        if (count == 0 || count > m_inForce.size())
            return G::undoRefused();
        if (!m_options.freeUndo && !mayTakeBackTo(m_inForce.size() - count, agreed))
            return G::undoRefused();
        return std::nullopt;
    }
    /// Takes back the last inputs, as far as the mode of play lets a coach.
    /// Errors: the clause that forbids it; nothing changed.
    [[nodiscard]] std::optional<RuleViolation> undo(std::size_t count, bool agreed = false) {
        return undo(count, agreed, clocksStand());
    }
    /// The same with clocks as a record has them.
    [[nodiscard]] std::optional<RuleViolation> undo(std::size_t count,
                                                    bool agreed,
                                                    bool clocksStand) {
        if (auto refused = checkUndo(count, agreed))
            return refused;
        takeBackTo(m_inForce.size() - count, clocksStand);
        return std::nullopt;
    }
    /// Whether a take-back gives nobody his time back; a tester's (D68) leads to the very state.
    [[nodiscard]] bool clocksStand() const { return kClocksStand && !m_options.freeUndo; }
    /// The same without asking the mode; for reading a record. target <= inForce().
    void takeBackTo(std::size_t target, bool clocksStand = false) {
        THRUM_ASSERT(target <= m_inForce.size());
        const std::size_t given = m_inForce.size() - target;
        const bool changes = given > 0;
        std::optional<State> left;
        if (clocksStand)
            left = m_state;
        if (changes)
            m_play = m_inForce[target].play;
        for (std::size_t i = m_inForce.size(); i > target; --i)
            m_takenBack.push_back({m_inForce[i - 1].record, i == m_inForce.size()});
        m_inForce.resize(target);
        while (!m_checkpoints.empty() && m_checkpoints.back().inForce > target)
            m_checkpoints.pop_back();
        if (changes)
            rebuild(given);
        const bool stoodBefore = !m_checkpoints.empty() && m_checkpoints.back().inForce == target &&
                                 m_checkpoints.back().asItWas;
        if (left)
            letClocksStand(*left);
        if (changes || left) {
            m_prompt = G::prompt(m_state);
            // where clocks stood the state is another than the one the input led to
            m_digest = left || stoodBefore ? G::digest(m_state)
                       : target == 0       ? m_initialDigest
                                           : m_record[m_inForce.back().record].digest;
        }
        ++m_takeBacks;
        m_record.push_back({TakeBack{target, clocksStand}, std::nullopt, {}, m_digest});
    }

    /// How many inputs the newest take-back, as far as it has not been repeated yet, could give
    /// back; 0: none. To repeat one is to hand it in again just as it was: what else is handed in
    /// makes an end of repeating (UX-21.1).
    [[nodiscard]] std::size_t redoCount() const {
        std::size_t count = 0;
        for (auto at = m_takenBack.rbegin(); at != m_takenBack.rend(); ++at) {
            ++count;
            if (at->last)
                break;
        }
        return count;
    }
    /// The first of them, an input or a correction; null if there is none.
    [[nodiscard]] const Entry* nextRedo() const {
        return m_takenBack.empty() ? nullptr : &m_record[m_takenBack.back().record];
    }
    /// Its place in record().
    [[nodiscard]] std::size_t nextRedoPlace() const {
        THRUM_ASSERT(!m_takenBack.empty());
        return m_takenBack.back().record;
    }

    /// Tells every input in force, in order, and the state it met.
    template <class F>  // F(const State& before, const Entry&)
    void visit(F visit) const {
        walk(0, m_inForce.size(), visit);
    }
    /// Tells every input of the play under way, in order, the state it met and the seed of chance
    /// there was then.
    template <class F>  // F(const State& before, const Entry&, std::uint64_t chanceSeed)
    void visitPlay(F visit) const {
        const auto first = std::ranges::find(m_inForce, m_play, &Mark::play);
        auto at = static_cast<std::size_t>(first - m_inForce.begin());
        walk(at, m_inForce.size(), [&](const State& before, const Entry& entry) {
            visit(before, entry, chanceSeedAt(at, m_inForce[at].takeBacks));
            ++at;
        });
    }

    /// The seed of the coming run, dice or coin (D23).
    [[nodiscard]] std::uint64_t chanceSeed() const {
        return chanceSeedAt(m_inForce.size(), m_takeBacks);
    }
    /// The outcome of the awaited chance.
    [[nodiscard]] Input draw() const {
        return games::drawnInput<G>(m_state, m_prompt, chanceSeed());
    }
    /// What falls in it, as the chance that is awaited asks for it.
    [[nodiscard]] ChanceOutcome outcome() const {
        return drawn(*G::chance(m_state, m_prompt), chanceSeed());
    }

private:
    struct Mark {
        std::size_t record = 0;  ///< index of its entry
        games::Window window{};  ///< open when it came
        int play = 0;
        int takeBacks = 0;  ///< there had been
    };
    struct Checkpoint {
        std::size_t inForce = 0;
        State state;
        std::optional<State> asItWas{};  ///< before its clocks stood
    };
    struct TakenBack {
        std::size_t record = 0;
        bool last = false;  ///< of its take-back, in the order they were handed in
    };
    static constexpr std::size_t kCheckpointEvery = 64;
    static constexpr bool kClocksStand = requires(const State& left, State back) {
        G::clocksStand(left, back);
    };

    [[nodiscard]] std::uint64_t chanceSeedAt(std::size_t inForce, int takeBacks) const {
        const auto backs = static_cast<std::uint64_t>(m_options.keepsDraws ? 0 : takeBacks);
        return bitsAt(bitsAt(m_options.seed, inForce), backs);
    }

    [[nodiscard]] static State stood(const State& left, State back) {
        if constexpr (kClocksStand)
            return G::clocksStand(left, std::move(back));
        else
            return back;
    }
    void letClocksStand(const State& left) {
        const std::size_t here = m_inForce.size();
        if (!m_checkpoints.empty() && m_checkpoints.back().inForce == here) {
            m_asItWas = std::move(m_checkpoints.back().asItWas);
            m_checkpoints.pop_back();
        }
        if (!m_asItWas)
            m_asItWas = m_state;
        m_state = stood(left, std::move(m_state));
        m_checkpoints.push_back({here, m_state, m_asItWas});
        if (!m_recent.empty())
            m_recent.back() = m_state;
    }

    template <class T>
    [[nodiscard]] bool repeats(const T& what) const {
        if (m_takenBack.empty())
            return false;
        const auto* same = std::get_if<T>(&m_record[m_takenBack.back().record].what);
        return same != nullptr && *same == what;
    }
    template <class T>
    void repeatOrForget(const T& what) {
        if (m_takenBack.empty())
            return;
        if (repeats(what))
            m_takenBack.pop_back();
        else
            m_takenBack.clear();
    }

    void add(Mark mark,
             std::variant<Input, Correction, TakeBack> what,
             std::optional<Side> side,
             std::vector<Event> events) {
        m_digest = G::digest(m_state);
        m_inForce.push_back(std::move(mark));
        m_record.push_back({std::move(what), side, std::move(events), m_digest});
        m_prompt = G::prompt(m_state);
        if (m_asItWas || m_inForce.size() % kCheckpointEvery == 0)
            m_checkpoints.push_back({m_inForce.size(), m_state, m_asItWas});
        remember(m_state);
    }
    void remember(const State& state) {
        m_recent.push_back(state);
        if (m_recent.size() > kCheckpointEvery)
            m_recent.pop_front();
    }

    [[nodiscard]] bool mayTakeBackTo(std::size_t target, bool agreed) const {
        const games::UndoScope scope = G::undoScope(m_state);
        for (std::size_t i = target; i < m_inForce.size(); ++i)
            if (std::ranges::any_of(m_record[m_inForce[i].record].events, &G::reveals))
                return false;
        if (scope == games::UndoScope::Free)
            return true;
        if (scope == games::UndoScope::Agreed)
            return agreed;
        if (scope == games::UndoScope::Play)
            return m_inForce[target].play == m_play;
        const games::Window open = G::windowOf(m_state, m_prompt);
        for (std::size_t i = target; i < m_inForce.size(); ++i) {
            const Entry& entry = m_record[m_inForce[i].record];
            const auto* input = std::get_if<Input>(&entry.what);
            const bool ownWindow = m_inForce[i].window == open && entry.side == open.side;
            if (input == nullptr || !ownWindow)
                return false;
            if (scope == games::UndoScope::None && !G::mayChangeInWindow(*input))
                return false;
        }
        return true;
    }

    // @param given  states that were kept are given up with the inputs that led to them
    void rebuild(std::size_t given) {
        m_asItWas.reset();
        const auto gone = static_cast<std::ptrdiff_t>(std::min(given, m_recent.size()));
        m_recent.erase(m_recent.end() - gone, m_recent.end());
        if (!m_recent.empty()) {
            m_state = m_recent.back();
            return;
        }
        // whoever takes back on and on, an input at a time, pays for each input once
        const std::size_t to = m_inForce.size();
        const std::size_t from = to - std::min(to, kCheckpointEvery);
        m_state = walk(from, to, [&](const State& before, const Entry&) { remember(before); });
        remember(m_state);
    }

    // The state after `to` inputs in force; those from `from` on are told with the state they met.
    template <class F>
    State walk(std::size_t from, std::size_t to, F visit) const {
        std::size_t at = 0;
        const State* start = &m_initial;
        auto next = m_checkpoints.begin();
        for (; next != m_checkpoints.end() && next->inForce <= from; ++next) {
            at = next->inForce;
            start = &next->state;
        }
        State state = *start;
        for (; at < to; ++at) {
            const Entry& entry = m_record[m_inForce[at].record];
            if (at >= from)
                visit(std::as_const(state), entry);
            if (next != m_checkpoints.end() && next->inForce == at + 1) {
                state = next->state;  // where clocks stood the inputs alone do not lead there
                ++next;
                continue;
            }
            if (const auto* correction = std::get_if<Correction>(&entry.what)) {
                state = *correction->state;
                continue;
            }
            auto step = G::apply(state, std::get<Input>(entry.what));
            THRUM_ASSERT(step.has_value());
            state = std::move(step->next);
        }
        return state;
    }

    SessionOptions m_options;
    Acceptance m_accepts;
    State m_initial;
    State m_state;
    std::optional<State>
        m_asItWas{};  ///< m_state before its clocks stood: what is repeated meets it
    std::vector<Event> m_openingEvents;
    std::uint64_t m_initialDigest = 0;
    std::uint64_t m_digest = 0;  // of m_state; computing it costs as much as a step
    Prompt m_prompt;
    std::vector<Entry> m_record;
    std::vector<Mark> m_inForce;
    std::vector<Checkpoint> m_checkpoints;
    std::deque<State> m_recent;          // after the latest inputs in force, the newest last
    std::vector<TakenBack> m_takenBack;  // what can be repeated, the next one last
    int m_takeBacks = 0;
    int m_play = 0;
};

}  // namespace thrum::match
