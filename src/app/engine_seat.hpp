#pragma once

#include "app/engine_process.hpp"

#include <thrum/app/game_of.hpp>
#include <thrum/io/engine.hpp>
#include <thrum/io/record_line.hpp>

#include <algorithm>

namespace thrum::app {

/// A program on a seat (D70). Where it is late, gone or wrong, the prompt's default on expiry
/// decides; where expiry settles nothing, as in line-ups and on advisory clocks, a coach of level 1
/// stands in.
template <class G>
class EngineSeat final : public match::Seat<G> {
    using State = typename G::State;
    using Prompt = typename G::Prompt;
    using Input = typename G::Input;
    struct Run {
        State seen;
        Prompt prompt;
    };

public:
    EngineSeat(const std::string& command, const SeatSetupOf<G>& setup)
        : m_process{command},
          m_bench{setup.bench},
          m_budget{setup.engineBudgetMs},
          m_notice{setup.notice},
          m_standIn{Kept<G>::coachSeat(1, setup, 0)} {}

    Input decide(const State& seen,
                 const Prompt& prompt,
                 Side side,
                 std::uint64_t key,
                 int attempt) override {
        if (attempt == 0) {
            m_refused.reset();
            m_instead.reset();
            if (leadsNowhere(G::windowOf(seen, prompt))) {
                tell(
                    "the engine decides on and on and comes no further; a coach of level 1 goes "
                    "on for it");
                m_planned.clear();
                m_instead = 0;
                return m_standIn->decide(seen, prompt, side, key, 0);
            }
        } else if (m_last) {
            m_refused = G::check(seen, *m_last);
        }
        if (attempt > 0)
            m_planned.clear();
        if (!m_planned.empty()) {
            Input next = std::move(m_planned.back());
            m_planned.pop_back();
            return next;
        }
        constexpr int kMostAttempts = 3;
        m_last.reset();
        if (!m_instead && attempt < kMostAttempts && mayAsk()) {
            auto input = asked(seen, prompt, side);
            if (input) {
                m_last = *input;
                return *std::move(input);
            }
        } else if (attempt == kMostAttempts) {
            tell("the engine found nothing that is allowed; its decision is taken for it");
        }
        return instead(seen, prompt, side, key, attempt);
    }

    std::vector<Call> calls(const State& seen,
                            const Prompt& prompt,
                            Side side,
                            std::uint64_t /*key*/) override {
        m_run.reset();
        if (Kept<G>::mayCall(seen, side))
            m_run = Run{seen, prompt};
        return {};
    }

    [[nodiscard]] bool watches() const override { return G::kHasBoard; }
    std::optional<Call> watch(const TickReport& shown, Side side) override {
        if (!m_run || !mayAsk())
            return std::nullopt;
        const auto names = G::namesIn(m_run->seen);
        const auto answer = ask(io::askWatch(++m_asked,
                                             viewOf(m_run->seen, m_run->prompt),
                                             names,
                                             side,
                                             shown,
                                             static_cast<int>(m_budget.count())));
        if (!answer) {
            m_run.reset();  // the board does not wait for it again in this run
            return std::nullopt;
        }
        const auto call = io::parseEngineCall(*answer, side, shown.tick);
        if (!call) {
            wrong(call.error());
            return std::nullopt;
        }
        return *call;
    }

private:
    // Decisions it may make in one window of a game: more than two line-ups, man by man. A game
    // without windows has its moments instead.
    [[nodiscard]] bool leadsNowhere(const games::Window& window) {
        constexpr int kMostInAWindow = 100;
        m_inWindow = m_window == window ? m_inWindow + 1 : 0;
        m_window = window;
        return m_inWindow >= kMostInAWindow;
    }
    // A program that keeps dying is left alone.
    [[nodiscard]] bool mayAsk() const {
        constexpr int kMostStarts = 5;
        return m_process.starts() < kMostStarts || m_answered;
    }
    std::optional<std::string> ask(const std::string& line) {
        auto answer = m_process.ask(line, m_budget, this->stop(), [this](const std::string& said) {
            return io::numberOf(said).value_or(m_asked) == m_asked;
        });
        m_answered = answer.has_value();
        if (!answer && !this->stop().stop_requested())
            tell(m_process.ended() ? "the engine has ended; its decision is taken for it"
                                   : "the engine was late; its decision is taken for it");
        return answer;
    }
    void wrong(const LoadError& error) {
        tell("the engine's answer makes no sense: " + error.text());
    }
    static io::SeatView viewOf(const State& seen, const Prompt& prompt) {
        return {[&seen, &prompt](FieldSink& to) { G::write(prompt, seen, to); },
                [&seen](FieldSink& to) { G::write(seen, to); }};
    }
    std::optional<Input> asked(const State& seen, const Prompt& prompt, Side side) {
        const auto answer = ask(io::askDecision(++m_asked,
                                                viewOf(seen, prompt),
                                                side,
                                                static_cast<int>(m_budget.count()),
                                                m_refused ? &*m_refused : nullptr));
        if (!answer)
            return std::nullopt;
        std::optional<typename SubmittedOf<G>::Type> read;
        if (const auto error = io::parseEngineInput(*answer, [&](const FieldSource& at) {
                read = readSubmitted<G>(at, seen, {});
                if (!std::holds_alternative<Input>(*read) && !isLineUp(*read))
                    at.fail("an engine decides and does not run the board");
            })) {
            wrong(*error);
            return std::nullopt;
        }
        if constexpr (G::kHasBoard)
            if (const auto* call = std::get_if<io::FormationCall>(&*read))
                return lineUp(seen, side, *call);
        auto& plain = std::get<Input>(*read);
        // dice, coin and runs are not an engine's to bring
        const games::InputKind kind = G::kindOf(plain);
        if (kind != games::InputKind::Decision && kind != games::InputKind::Time) {
            tell("the engine's answer makes no sense: it is not a decision");
            return std::nullopt;
        }
        if (kind == games::InputKind::Decision)
            Kept<G>::takeSide(plain, side);
        return std::move(plain);
    }
    static bool isLineUp(const typename SubmittedOf<G>::Type& read) {
        if constexpr (G::kHasBoard)
            return std::holds_alternative<io::FormationCall>(read);
        else
            return false;
    }
    std::optional<Input> lineUp(const State& seen,
                                Side side,
                                const io::FormationCall& call) requires G::kHasBoard {
        auto decisions = Kept<G>::lineUp(*m_bench, seen, side, call.formation);
        if (!decisions) {
            tell("the engine's line-up: " + sentenceOf(decisions.error()));
            return std::nullopt;
        }
        m_planned.assign(decisions->rbegin(), decisions->rend());
        Input first = std::move(m_planned.back());
        m_planned.pop_back();
        return first;
    }
    Input instead(
        const State& seen, const Prompt& prompt, Side side, std::uint64_t key, int attempt) {
        // a stand-in that was refused goes on by itself
        if (!m_instead)
            m_instead = attempt;
        if (attempt == *m_instead)
            if (auto expiry = Kept<G>::expiry(seen, prompt))
                return *std::move(expiry);
        return m_standIn->decide(seen, prompt, side, key, attempt - *m_instead);
    }
    // Once a game for each sentence.
    void tell(const std::string& sentence) {
        if (std::ranges::find(m_told, sentence) != m_told.end() || m_told.size() > 20)
            return;
        m_told.push_back(sentence);
        if (m_notice)
            m_notice(sentence);
    }

    int m_asked = 0;  ///< the number of the question that was asked last
    EngineProcess m_process;
    std::shared_ptr<const typename Kept<G>::Bench> m_bench;
    std::chrono::milliseconds m_budget;
    std::function<void(const std::string&)> m_notice;
    std::unique_ptr<match::Seat<G>> m_standIn;
    std::vector<Input> m_planned;  ///< the rest of a line-up, last first
    std::optional<Input> m_last;
    std::optional<RuleViolation> m_refused;
    std::optional<Run> m_run;      ///< that it is shown
    std::optional<int> m_instead;  ///< attempt from which on somebody else decides here
    bool m_answered = true;
    std::optional<games::Window> m_window;
    int m_inWindow = 0;  ///< decisions before this one
    std::vector<std::string> m_told;
};

}  // namespace thrum::app
