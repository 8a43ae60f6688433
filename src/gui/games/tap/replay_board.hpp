#pragma once

#include "gui/board/table_data.hpp"
#include "gui/board_game/replay_board.hpp"

#include <thrum/app/library.hpp>
#include <thrum/app/tap_replay.hpp>

#include <memory>

namespace thrum::gui {

/// A recorded game of TAP as it is drawn: looks, numbers and the outlines of the bases.
class TapReplayBoard final : public ReplayBoard {
public:
    /// @param replay  of a game of TAP; its game outlives this
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
    TapReplayBoard(const app::TapReplay& game, TableData data);
    [[nodiscard]] FigureDrawing drawing(const tap::Figure& figure) const;
    [[nodiscard]] std::optional<double> spotAt(const app::ReplayMoment& at) const;
    [[nodiscard]] std::optional<std::size_t> runAt(const app::ReplayMoment& moment) const;
    [[nodiscard]] std::vector<ContactLine> contactsOf(std::size_t step) const;
    [[nodiscard]] QString gapText(const ContactLine& line) const;
    [[nodiscard]] QString numberOf(FigureId id) const;
    [[nodiscard]] int ticksPerSecond() const;
    void addTraces(BoardScene& scene, const app::TapMoment& moment) const;

    const app::TapReplay& m_game;
    TableData m_data;
    // the ways of one run, made once for all its pictures
    struct Ways {
        std::optional<std::size_t> step;
        std::vector<int> ticks;
        std::vector<FigureId> ids;
        std::vector<QPolygonF> points;  ///< one for each figure, a point for each tick
    };
    mutable Ways m_ways;
};

}  // namespace thrum::gui
