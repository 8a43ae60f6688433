#pragma once

#include "gui/games/scrimmage/match.hpp"
#include "gui/games/scrimmage/plan.hpp"
#include "gui/match/pages/prompt_page.hpp"

namespace thrum::gui {

/// A page of the prompt panel in SCRIMMAGE.
class ScrimmagePage : public MatchPromptPage {
    Q_OBJECT

public:
    /// @param plan  outlives this
    explicit ScrimmagePage(ScrimmagePlan& plan, QWidget* parent = nullptr)
        : MatchPromptPage{plan.match(), parent}, m_plan{plan} {}

protected:
    [[nodiscard]] ScrimmagePlan& plan() const { return m_plan; }
    [[nodiscard]] ScrimmageMatch& match() const { return m_plan.match(); }
    [[nodiscard]] const scrimmage::State& state() const { return m_plan.state(); }

private:
    ScrimmagePlan& m_plan;
};

}  // namespace thrum::gui
