#pragma once

#include "gui/games/tap/tool.hpp"
#include "gui/match/pages/prompt_page.hpp"

namespace thrum::gui {

class FairCalls;

/// What the pages of a game of TAP share.
struct TapDesk {
    TapMatch& match;
    MatchTool& tool;
    Selection& selection;
    const FairCalls& calls;
    const CoachKeys& keys;

    /// The key of a coach who sits at this window; empty: he has none.
    [[nodiscard]] QString keyOf(Side side, CoachCommand command) const {
        return keys && match.isPerson(side) ? keys(side, command) : QString{};
    }
};

/// A page of TAP's.
class TapPromptPage : public MatchPromptPage {
    Q_OBJECT

public:
    explicit TapPromptPage(const TapDesk& desk, QWidget* parent = nullptr);

    /// By default the main decision of the prompt.
    [[nodiscard]] MainButton mainButton() const override;
    void pressMain() override;

protected:
    [[nodiscard]] const TapDesk& desk() const { return m_desk; }
    [[nodiscard]] TapMatch& match() const { return m_desk.match; }
    /// The coach whose window it is not says yes to what is his, where two share the screen.
    [[nodiscard]] bool saysSo(tap::DecisionKind kind, Side side);
    void submit(tap::DecisionKind kind);
    void submit(tap::DecisionKind kind, FigureId figure);
    void submit(tap::DecisionKind kind, Side side);

private:
    void withholdSwitch(MainButton& button) const;
    void withholdReady(MainButton& button) const;

    TapDesk m_desk;
};

}  // namespace thrum::gui
