#include "gui/games/solitaire/page.hpp"

#include <algorithm>

namespace thrum::gui::sol {

bool SolPage::submit(solitaire::Decision decision) {
    m_desk.tool.flush();
    return match().submit(std::move(decision));
}

bool SolPage::submit(solitaire::DecisionKind kind, std::optional<FigureId> figure) {
    m_desk.tool.flush();
    return match().submit(kind, figure);
}

FigureChip chipOf(const SolMatch& match, FigureId id, bool chosen) {
    const solitaire::Player* player = solitaire::findPlayer(match.state(), id);
    if (player == nullptr)
        return {};
    return {id,
            QString::fromStdString(player->number),
            QString::fromStdString(player->position),
            chosen};
}

std::vector<TimeoutOffer> timeoutsOf(const SolMatch& match) {
    const solitaire::Prompt& prompt = match.prompt();
    std::vector<TimeoutOffer> offers;
    const auto add = [&](Side side) {
        if (match.isPerson(side))
            offers.push_back({side,
                              SolPage::tr("Time-out %1 (%2 left)")
                                  .arg(match.teamName(side))
                                  .arg(match.state().timeouts[solitaire::indexOf(side)])});
    };
    if (match.wants(solitaire::DecisionKind::Timeout))
        add(prompt.side);
    if (std::ranges::find(prompt.also, solitaire::DecisionKind::Timeout) != prompt.also.end())
        add(other(prompt.side));
    return offers;
}

}  // namespace thrum::gui::sol
