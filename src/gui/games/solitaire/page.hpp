#pragma once

#include "gui/games/solitaire/tool.hpp"
#include "gui/match/pages/prompt_page.hpp"
#include "gui/widgets/figure_chips.hpp"

namespace thrum::gui::sol {

/// What the pages of the Solitaire Coach's game share.
struct SolDesk {
    SolMatch& match;
    SolTool& tool;
    Selection& selection;
    ShotDesk& shot;
    const CoachKeys& keys;

    /// The key of a coach who sits at this window; empty: he has none.
    [[nodiscard]] QString keyOf(Side side, CoachCommand command) const {
        return keys && match.isPerson(side) ? keys(side, command) : QString{};
    }
};

class SolPage : public MatchPromptPage {
    Q_OBJECT

public:
    explicit SolPage(const SolDesk& desk, QWidget* parent = nullptr)
        : MatchPromptPage{desk.match, parent}, m_desk{desk} {}

protected:
    [[nodiscard]] const SolDesk& desk() const { return m_desk; }
    [[nodiscard]] SolMatch& match() const { return m_desk.match; }
    /// Hands in what waits in the tool first.
    bool submit(solitaire::Decision decision);
    bool submit(solitaire::DecisionKind kind, std::optional<FigureId> figure = std::nullopt);

private:
    SolDesk m_desk;
};

/// A man to choose.
[[nodiscard]] FigureChip chipOf(const SolMatch& match, FigureId id, bool chosen);
/// The time-outs that may be called now, by the side that is asked and by the other.
struct TimeoutOffer {
    Side side = Side::Home;
    QString text;
};
[[nodiscard]] std::vector<TimeoutOffer> timeoutsOf(const SolMatch& match);

}  // namespace thrum::gui::sol
