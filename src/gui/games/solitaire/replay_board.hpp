#pragma once

#include "gui/board/table_data.hpp"
#include "gui/board_game/replay_board.hpp"

#include <thrum/app/library.hpp>
#include <thrum/app/solitaire_replay.hpp>

#include <memory>

namespace thrum::gui::sol {

/// A recorded game by the Solitaire Coach's rules as it is drawn.
class SolReplayBoard final : public ReplayBoard {
public:
    /// @param replay  of such a game; its game outlives this
    /// Errors: LoadError if its teams cannot stand on the board.
    [[nodiscard]] static Expected<std::unique_ptr<ReplayBoard>, LoadError> make(
        const app::Replay& replay, const app::Library& library);

    [[nodiscard]] BoardScene scene(const app::ReplayMoment& at,
                                   const ShownLayers& shown) const override;
    [[nodiscard]] std::vector<FigureDrawing> ghosts(const app::ReplayMoment& moment,
                                                    std::size_t play) const override;
    [[nodiscard]] std::vector<ContactLine> contactsAt(
        const app::ReplayMoment& moment) const override;
    [[nodiscard]] std::optional<ContactLine> decidingTouch() const override;
    [[nodiscard]] HeatDrawing heat() const override;

private:
    SolReplayBoard(const app::SolitaireReplay& game, TableData data);
    [[nodiscard]] FigureDrawing drawing(const solitaire::Figure& figure) const;
    [[nodiscard]] std::optional<std::size_t> runAt(const app::ReplayMoment& moment) const;
    [[nodiscard]] std::vector<ContactLine> contactsOf(std::size_t step) const;
    [[nodiscard]] QString sideOf(FigureId id, Vec2 at) const;
    [[nodiscard]] app::SolitaireMoment shownAt(std::size_t step, double tick) const {
        return m_game.shown(m_game.at(step, tick));
    }
    void addShot(BoardScene& scene, const app::SolitaireMoment& moment) const;

    const app::SolitaireReplay& m_game;
    TableData m_data;
};

}  // namespace thrum::gui::sol
