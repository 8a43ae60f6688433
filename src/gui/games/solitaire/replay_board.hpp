#pragma once

#include "gui/board_game/run_replay_board.hpp"

#include <thrum/app/library.hpp>
#include <thrum/games/solitaire/replay.hpp>

#include <memory>

namespace thrum::gui::sol {

/// A recorded game by the Solitaire Coach's rules as it is drawn.
class SolReplayBoard final : public RunReplayBoard {
public:
    /// @param replay  of such a game; its game outlives this
    /// Errors: LoadError if its teams cannot stand on the board.
    [[nodiscard]] static Expected<std::unique_ptr<ReplayBoard>, LoadError> make(
        const app::Replay& replay, const app::Library& library);

    [[nodiscard]] BoardScene scene(const app::ReplayMoment& at,
                                   const ShownLayers& shown) const override;
    [[nodiscard]] std::optional<ContactLine> decidingTouch() const override;
    [[nodiscard]] HeatDrawing heat() const override;

protected:
    [[nodiscard]] std::vector<FigureSetup> standing(const app::ReplayMoment& moment) const override;
    [[nodiscard]] FigureDrawing drawing(const FigureSetup& man) const override;

private:
    SolReplayBoard(const app::SolitaireReplay& game, TableData data);
    [[nodiscard]] std::optional<Side> shooterAt(std::size_t step) const;
    void addShot(BoardScene& scene, const app::SolitaireMoment& moment) const;

    const app::SolitaireReplay& m_game;
};

}  // namespace thrum::gui::sol
