#include "app/engine_seat.hpp"

#include "app/coach_seat.hpp"
#include "app/engine_process.hpp"

#include <thrum/io/tap_engine.hpp>

#include <algorithm>

namespace thrum::app {
namespace {

class EngineSeat final : public match::Seat<games::Tap> {
    struct Run {
        tap::State seen;
        tap::Prompt prompt;
    };

public:
    EngineSeat(const std::string& command, const SeatSetup& setup)
        : m_process{command},
          m_lineups{setup.lineups},
          m_budget{setup.engineBudgetMs},
          m_notice{setup.notice},
          m_standIn{makeCoachSeat(1, setup)} {}

    tap::Input decide(const tap::State& seen,
                      const tap::Prompt& prompt,
                      Side side,
                      std::uint64_t key,
                      int attempt) override {
        if (attempt == 0) {
            m_refused.reset();
            m_instead.reset();
        } else if (m_last) {
            m_refused = tap::check(seen, *m_last);
        }
        if (attempt > 0)
            m_planned.clear();
        if (!m_planned.empty()) {
            tap::Decision next = std::move(m_planned.back());
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

    std::vector<Call> calls(const tap::State& seen,
                            const tap::Prompt& prompt,
                            Side side,
                            std::uint64_t /*key*/) override {
        // with nobody to stop for and nobody to down there is nothing to call
        m_run.reset();
        if (seen.switchHolder == side || seen.carrier)
            m_run = Run{seen, prompt};
        return {};
    }

    [[nodiscard]] bool watches() const override { return true; }
    std::optional<Call> watch(const TickReport& shown, Side side) override {
        if (!m_run || !mayAsk())
            return std::nullopt;
        const auto answer = ask(io::askWatch(
            m_run->seen, m_run->prompt, side, shown, static_cast<int>(m_budget.count())));
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
    // A program that keeps dying is left alone.
    [[nodiscard]] bool mayAsk() const {
        constexpr int kMostStarts = 5;
        return m_process.starts() < kMostStarts || m_answered;
    }
    std::optional<std::string> ask(const std::string& line) {
        auto answer = m_process.ask(line, m_budget, stop());
        m_answered = answer.has_value();
        if (!answer && !stop().stop_requested())
            tell(m_process.ended() ? "the engine has ended; its decision is taken for it"
                                   : "the engine was late; its decision is taken for it");
        return answer;
    }
    void wrong(const LoadError& error) {
        tell("the engine's answer makes no sense: " + error.text());
    }
    std::optional<tap::Input> asked(const tap::State& seen, const tap::Prompt& prompt, Side side) {
        const auto answer = ask(io::askDecision(seen,
                                                prompt,
                                                side,
                                                static_cast<int>(m_budget.count()),
                                                m_refused ? &*m_refused : nullptr));
        if (!answer)
            return std::nullopt;
        auto input = io::parseEngineInput(*answer, seen);
        if (!input) {
            wrong(input.error());
            return std::nullopt;
        }
        if (const auto* call = std::get_if<io::FormationCall>(&*input))
            return lineUp(seen, side, *call);
        auto& plain = std::get<tap::Input>(*input);
        auto* decision = std::get_if<tap::Decision>(&plain);
        // dice, coin and runs are not an engine's to bring
        if (decision == nullptr && !std::holds_alternative<tap::TimeExpired>(plain)) {
            tell("the engine's answer makes no sense: it is not a decision");
            return std::nullopt;
        }
        if (decision != nullptr)
            decision->side = side;
        return std::move(plain);
    }
    std::optional<tap::Input> lineUp(const tap::State& seen,
                                     Side side,
                                     const io::FormationCall& call) {
        const Formation* formation = m_lineups->find(call.formation);
        if (formation == nullptr) {
            tell("the engine's answer makes no sense: there is no formation \"" + call.formation +
                 "\"");
            return std::nullopt;
        }
        const auto decisions = m_lineups->decisions(seen, side, *formation);
        if (!decisions) {
            tell("the engine's formation: " + decisions.error().reason);
            return std::nullopt;
        }
        m_planned.assign(decisions->rbegin(), decisions->rend());
        tap::Decision first = std::move(m_planned.back());
        m_planned.pop_back();
        return first;
    }
    tap::Input instead(const tap::State& seen,
                       const tap::Prompt& prompt,
                       Side side,
                       std::uint64_t key,
                       int attempt) {
        const bool settles = std::ranges::any_of(prompt.clocks, [&](const tap::ClockView& clock) {
            return clock.running && clock.policy == tap::ClockPolicy::Enforced && !clock.marked &&
                   clock.name != tap::ClockName::Game && clock.onExpiry != "delay_callable";
        });
        // a stand-in that was refused goes on by itself
        if (!m_instead)
            m_instead = attempt;
        if (settles && attempt == *m_instead)
            return tap::TimeExpired{};
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

    EngineProcess m_process;
    std::shared_ptr<const coach::TapLineups> m_lineups;
    std::chrono::milliseconds m_budget;
    std::function<void(const std::string&)> m_notice;
    std::unique_ptr<match::Seat<games::Tap>> m_standIn;
    std::vector<tap::Decision> m_planned;  ///< the rest of a line-up, last first
    std::optional<tap::Input> m_last;
    std::optional<RuleViolation> m_refused;
    std::optional<Run> m_run;      ///< that it is shown
    std::optional<int> m_instead;  ///< attempt from which on somebody else decides here
    bool m_answered = true;
    std::vector<std::string> m_told;
};

}  // namespace

std::unique_ptr<match::Seat<games::Tap>> makeEngineSeat(const std::string& command,
                                                        const SeatSetup& setup) {
    return std::make_unique<EngineSeat>(command, setup);
}

}  // namespace thrum::app
