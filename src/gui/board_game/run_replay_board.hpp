#pragma once

#include "gui/board/table_data.hpp"
#include "gui/board_game/replay_board.hpp"

#include <thrum/app/replayed_game.hpp>

namespace thrum::gui {

/// What the replays of all games on the vibrating board share: the ghosts of another play, the ways
/// of a run and its touches in words. A game says who stands where.
class RunReplayBoard : public ReplayBoard {
public:
    [[nodiscard]] std::vector<FigureDrawing> ghosts(const app::ReplayMoment& moment,
                                                    std::size_t play) const override;
    [[nodiscard]] std::vector<ContactLine> contactsAt(
        const app::ReplayMoment& moment) const override;

protected:
    /// @param game  outlives this
    RunReplayBoard(const app::ReplayedGame& game, TableData data);

    /// The men on the board at a moment, in the order in which they are drawn.
    [[nodiscard]] virtual std::vector<FigureSetup> standing(
        const app::ReplayMoment& moment) const = 0;
    [[nodiscard]] virtual FigureDrawing drawing(const FigureSetup& man) const = 0;

    [[nodiscard]] const TableData& data() const { return m_data; }
    /// "#34", as his shirt says at the end of the record.
    [[nodiscard]] QString numberOf(FigureId id) const;
    /// The touches of two opponents in a run, in its order.
    /// @param step  a run
    [[nodiscard]] std::vector<ContactLine> contactsOf(std::size_t step) const;
    /// The ways of the run that is, or was last, in the play that is shown.
    void addTraces(BoardScene& scene, const app::ReplayMoment& moment) const;
    /// The last of the touches that happen at this moment, with its words.
    void addTouch(BoardScene& scene,
                  const app::ReplayMoment& moment,
                  const std::vector<TimedTouch>& justTouched) const;

private:
    [[nodiscard]] std::optional<std::size_t> playAt(const app::ReplayMoment& moment) const;
    [[nodiscard]] std::optional<std::size_t> runAt(const app::ReplayMoment& moment) const;

    // the ways of one run, made once for all its pictures
    struct Ways {
        std::optional<std::size_t> step;
        std::vector<int> ticks;
        std::vector<FigureId> ids;
        std::vector<QPolygonF> points;  ///< one for each figure, a point for each tick
    };
    void makeWays(std::size_t step) const;

    const app::ReplayedGame& m_game;
    TableData m_data;
    mutable Ways m_ways;
};

/// The man with this id; nothing if he is not there.
[[nodiscard]] const FigureSetup* manIn(const std::vector<FigureSetup>& men, FigureId id);

}  // namespace thrum::gui
