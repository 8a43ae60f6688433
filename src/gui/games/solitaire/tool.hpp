#pragma once

#include "gui/board_game/men_tool.hpp"
#include "gui/games/solitaire/shot_desk.hpp"
#include "gui/games/solitaire/sol_match.hpp"

namespace thrum::gui::sol {

/// Mouse and keys on the board of the Solitaire Coach's game: men are placed and turned as the
/// prompt allows, and while a shot is due they aim it.
class SolTool final : public MenTool {
    Q_OBJECT

public:
    SolTool(SolMatch& match, Selection& selection, ShotDesk& shot, QObject* parent = nullptr);

    bool press(const BoardPointer& pointer) override;
    bool move(const BoardPointer& pointer) override;
    bool release(const BoardPointer& pointer) override;
    bool doubleClick(const BoardPointer& pointer) override;
    bool wheel(const BoardPointer& pointer, int notches) override;
    bool key(const QKeyEvent& event) override;
    bool cancel() override;
    void focusNext(bool forward) override;
    void turnSelection(int hundredths) override;

protected:
    [[nodiscard]] std::vector<FigureSetup> standing() const override;
    [[nodiscard]] bool mayMove(FigureId id) const override;
    [[nodiscard]] bool mayTurn(FigureId id) const override;
    [[nodiscard]] bool mayAct(Side side) const override { return m_match.mayAct(side); }
    [[nodiscard]] Verdict judge(const std::vector<FigureSetup>& wanted) const override;
    bool handIn(const std::vector<FigureSetup>& wanted, std::optional<int> pressedMs) override;
    void lift(FigureId man) override;
    bool refuseTurn(FigureId man) override;
    [[nodiscard]] int elapsedMs() const override { return m_match.elapsedMs(); }
    [[nodiscard]] Heading squareOf(FigureId man) const override;
    [[nodiscard]] std::pair<Side, Spot> ring() const override;

private:
    void turnMen(int hundredths);
    [[nodiscard]] std::vector<solitaire::Decision> decisionsFor(
        const std::vector<FigureSetup>& wanted) const;

    SolMatch& m_match;
    ShotDesk& m_shot;
    std::optional<FigureId> m_refusedTurn;  ///< by the wheel, and when
    qint64 m_refusedAt = 0;
};

}  // namespace thrum::gui::sol
