#include "gui/scenarios/harvest.hpp"

#include <sstream>

namespace thrum::gui::test {

using tap::DecisionKind;

std::string promptKey(const tap::State& state) {
    const tap::Prompt prompt = tap::prompt(state);
    std::ostringstream text;
    text << tap::nameOf(prompt.phase) << '/' << static_cast<int>(prompt.stage) << '/'
         << static_cast<int>(prompt.kind) << '/' << state.paused << state.handover.has_value()
         << prompt.bothSides << '/' << tap::nameOf(state.mode);
    const auto list = [&text](const std::vector<DecisionKind>& kinds) {
        text << '/';
        for (const DecisionKind kind : kinds)
            text << tap::nameOf(kind) << ' ';
    };
    list(prompt.wants);
    list(prompt.calls);
    list(prompt.also);
    for (const tap::Option& option : prompt.options)
        text << tap::nameOf(option.decision) << (option.figures.empty() ? '-' : '+')
             << option.choices.size() << option.towardBall;
    if (prompt.chance)
        text << '/' << tap::nameOf(*prompt.chance);
    return text.str();
}

std::string inputWords(const tap::Input& input) {
    if (const auto* decision = std::get_if<tap::Decision>(&input)) {
        std::string text{tap::nameOf(decision->kind)};
        if (decision->choice != tap::Choice::None)
            text += " " + std::string{tap::nameOf(decision->choice)};
        if (decision->side)
            text += *decision->side == Side::Home ? " by home" : " by visitor";
        if (decision->placements.size() > 1)
            text += " of several men";
        return text;
    }
    if (const auto* chance = std::get_if<tap::Chance>(&input))
        return chance->kind == tap::ChanceKind::Coin ? "coin" : "dice";
    if (const auto* expired = std::get_if<tap::TimeExpired>(&input))
        return "time" + (expired->clock ? " of " + std::string{tap::nameOf(*expired->clock)}
                                        : std::string{});
    return "run of the board";
}

namespace {
Harvest* listening = nullptr;
}

void noteRefusal(const RuleViolation& refusal) {
    if (listening != nullptr)
        listening->note(refusal);
}

Harvest::Harvest(bool every) : m_every{every} {
    listening = this;
    tap::test::watchInputs(
        [this](const tap::State& state,
               const tap::Input& input,
               const Expected<tap::Step, RuleViolation>& outcome) { meet(state, input, outcome); });
}

Harvest::~Harvest() {
    listening = nullptr;
    tap::test::watchInputs({});
}

void Harvest::meet(const tap::State& state,
                   const tap::Input& input,
                   const Expected<tap::Step, RuleViolation>& outcome) {
    ++m_inputs;
    m_phases.insert(state.phase);
    const std::string key = promptKey(state);
    // a scene that no game could come to is put on no table
    if (!tap::validate(state))
        m_prompts.try_emplace(key, state);
    if (!outcome) {
        note(outcome.error());
        return;
    }
    const std::string where = m_every ? key
                                      : std::string{tap::nameOf(state.phase)} + "/" +
                                            std::string{tap::nameOf(state.stage)} +
                                            (state.handover ? "/handover" : "");
    m_moves.try_emplace(where + " · " + inputWords(input), Move{state, input, outcome->next});
    if (!tap::validate(outcome->next))
        m_prompts.try_emplace(promptKey(outcome->next), outcome->next);
}

}  // namespace thrum::gui::test
