#pragma once

#include "gui/games/scrimmage/match.hpp"
#include "gui/games/scrimmage/plan.hpp"
#include "gui/match/pages/prompt_page.hpp"

#include <QPointer>

namespace thrum::gui {

/// A page of the prompt panel in SCRIMMAGE.
class ScrimmagePage : public MatchPromptPage {
public:
    /// @param plan  outlives this
    explicit ScrimmagePage(ScrimmagePlan& plan, QWidget* parent = nullptr)
        : MatchPromptPage{plan.match(), parent}, m_plan{plan}, m_there{&plan} {}

protected:
    [[nodiscard]] ScrimmagePlan& plan() const { return m_plan; }
    /// The game is still there: pages outlive it for a moment when a window closes.
    [[nodiscard]] bool isThere() const { return !m_there.isNull(); }
    [[nodiscard]] ScrimmageMatch& match() const { return m_plan.match(); }
    [[nodiscard]] const scrimmage::State& state() const { return m_plan.state(); }

private:
    ScrimmagePlan& m_plan;
    QPointer<ScrimmagePlan> m_there;
};

}  // namespace thrum::gui
