#pragma once

#include "tap_scene.hpp"

#include <map>
#include <set>
#include <string>
#include <vector>

namespace thrum::gui::test {

/// What makes two prompts ask for the same page with the same things on it.
[[nodiscard]] std::string promptKey(const tap::State& state);
/// "decision pivot", "dice 4 3", "a run of the board", "time of snap": an input in a few words.
[[nodiscard]] std::string inputWords(const tap::Input& input);

/// An input that a scenario hands in and the rules accept.
struct Move {
    tap::State before;
    tap::Input input;
    tap::State after;
};

/// What the scenarios of the rule book come by: one state of each kind of prompt, one input of each
/// kind in each of them, and every sentence that an input is refused with.
class Harvest {
public:
    /// From now on listens to the inputs of all scenarios.
    /// @param every  one input of each kind for each kind of prompt, else for each phase
    explicit Harvest(bool every);
    ~Harvest();
    Harvest(const Harvest&) = delete;
    Harvest& operator=(const Harvest&) = delete;
    Harvest(Harvest&&) = delete;
    Harvest& operator=(Harvest&&) = delete;

    [[nodiscard]] const std::map<std::string, tap::State>& prompts() const { return m_prompts; }
    [[nodiscard]] const std::map<std::string, Move>& moves() const { return m_moves; }
    /// Unfilled, as the sources have them.
    [[nodiscard]] const std::set<std::string>& refusals() const { return m_refusals; }
    [[nodiscard]] std::size_t phases() const { return m_phases.size(); }
    void note(const RuleViolation& refusal) { m_refusals.emplace(refusal.text); }
    /// Inputs tried, accepted or not.
    [[nodiscard]] std::size_t inputs() const { return m_inputs; }

private:
    void meet(const tap::State& state,
              const tap::Input& input,
              const Expected<tap::Step, RuleViolation>& outcome);

    std::map<std::string, tap::State> m_prompts;
    std::map<std::string, Move> m_moves;
    std::set<std::string> m_refusals;
    std::set<tap::Phase> m_phases;
    std::size_t m_inputs = 0;
    bool m_every = false;
};

/// A refusal that is no answer to an input: squads a game cannot begin with, an undo, a correction.
void noteRefusal(const RuleViolation& refusal);

}  // namespace thrum::gui::test
