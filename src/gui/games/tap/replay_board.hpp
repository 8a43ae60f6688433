#pragma once

#include "gui/board_game/run_replay_board.hpp"

#include <thrum/app/library.hpp>
#include <thrum/games/tap/replay.hpp>

#include <memory>

namespace thrum::gui {

/// A recorded game of TAP as it is drawn: looks, numbers and the outlines of the bases.
class TapReplayBoard final : public RunReplayBoard {
public:
    /// @param replay  of a game of TAP; its game outlives this
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
    TapReplayBoard(const app::TapReplay& game, TableData data);
    [[nodiscard]] std::optional<double> spotAt(const app::ReplayMoment& at) const;
    [[nodiscard]] QString gapText(const ContactLine& line) const;

    const app::TapReplay& m_game;
};

}  // namespace thrum::gui
