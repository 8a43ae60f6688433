#pragma once

#include "gui/games/foursheet/defense_draft.hpp"
#include "gui/games/foursheet/match.hpp"
#include "gui/games/foursheet/scenes.hpp"

namespace thrum::gui::fss {

/// What the pages and the picture of one table share.
struct Desk {
    FoursheetMatch& match;
    PlayStory story{};
    PlaySteps steps{};
    DefenseDraft draft;
    /// A card its coach looks at and has not called yet: for his eyes.
    std::optional<std::pair<Formation, int>> peeked{};
    std::optional<Inspected> inspected{};
    /// The game during the play that was told last, when everything of it lay open.
    std::optional<State> played{};

    explicit Desk(FoursheetMatch& shown) : match{shown}, draft{shown} {}
    [[nodiscard]] TableView view() const {
        return {match, story, draft, steps, peeked, inspected, played ? &*played : nullptr};
    }
    /// Somebody at this window is asked that now, and the other looks away where he must.
    [[nodiscard]] bool asks(Phase phase) const {
        return match.doing() == MatchDoing::Waiting && match.prompt().phase == phase &&
               match.prompt().kind == PromptKind::Decision && !match.isCurtained() &&
               (match.isPerson(match.prompt().side) || match.prompt().bothSides);
    }
};

}  // namespace thrum::gui::fss
